import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { credentials, signedIn, signedInUser } from './auth.ts';

/** Calls of sign-in and sign-out. */
export const authEndpoints = {
  login: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Signs a person in and answers with the token of the new session.',
    access: 'public',
    ownTransactions: true,
    body: credentials,
    reply: signedIn,
  }),
  session: endpoint({
    method: 'GET',
    path: '/api/auth/session',
    summary: 'The person of this session, with the roles that count right now.',
    access: 'signed-in',
    reply: signedInUser,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/auth/logout',
    ownTransactions: true,
    summary: 'Ends this session at once, on every server.',
    access: 'signed-in',
    reply: z.object({}),
  }),
};
