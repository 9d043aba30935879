import { z } from 'zod';
import {
  accessToken,
  credentials,
  signedIn,
  signedInUser,
  signInAnswer,
} from '../../platform/access/auth.ts';
import { secondStep } from '../../platform/access/second-factor.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { passwordReset, resetRequest } from './reset.ts';

/** Calls for signing in and out. */
export const authEndpoints = {
  login: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Signs a person in and returns the token of the new session.',
    access: 'public',
    ownTransactions: true,
    body: credentials,
    touches: [],
    reply: signedIn,
  }),
  secondStep: endpoint({
    method: 'POST',
    path: '/api/auth/second-step',
    summary:
      'Completes a sign-in with a code. A sign-in that needs one answers 401 with its proof as secondFactor.',
    access: 'public',
    ownTransactions: true,
    body: secondStep,
    touches: [],
    reply: signedIn,
  }),
  session: endpoint({
    method: 'GET',
    path: '/api/auth/session',
    summary: 'Returns the signed-in person with the roles that apply now.',
    access: 'signed-in',
    isBeforeCodes: true,
    shows: [],
    reply: signedInUser,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/auth/logout',
    ownTransactions: true,
    summary: 'Ends this session immediately, on every server.',
    access: 'signed-in',
    isBeforeCodes: true,
    touches: [],
    reply: z.object({}),
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Sends an email with a link for setting a new password, if the account exists.',
    access: 'public',
    ownTransactions: true,
    body: resetRequest,
    touches: [],
    reply: z.object({}),
  }),
  setPassword: endpoint({
    method: 'POST',
    path: '/api/auth/set-password',
    summary: 'Sets a new password with the token from a reset email, and signs the person in.',
    access: 'public',
    ownTransactions: true,
    body: passwordReset,
    touches: [],
    reply: signedIn,
  }),
  options: endpoint({
    method: 'GET',
    path: '/api/auth/options',
    summary:
      'Returns the other ways to sign in: the name of the OpenID provider or null, and whether passkeys work at this address.',
    access: 'public',
    shows: [],
    reply: z.object({
      openId: z.object({ name: z.string() }).nullable(),
      hasPasskeys: z.boolean(),
    }),
  }),
  startOpenId: endpoint({
    method: 'POST',
    path: '/api/auth/oidc/start',
    summary:
      'Starts a sign-in with the OpenID provider. The browser keeps the returned key to complete it.',
    access: 'public',
    ownTransactions: true,
    touches: [],
    reply: z.object({ address: z.string(), browserKey: z.string() }),
  }),
  finishOpenId: endpoint({
    method: 'POST',
    path: '/api/auth/oidc/finish',
    summary: 'Completes a sign-in with the code from the OpenID provider.',
    access: 'public',
    ownTransactions: true,
    body: signInAnswer,
    touches: [],
    reply: signedIn,
  }),
  exchangeToken: endpoint({
    method: 'POST',
    path: '/api/auth/oauth',
    summary: 'Signs in with an access token that the OpenID provider issued to Masthead.',
    access: 'public',
    ownTransactions: true,
    body: z.object({ accessToken }),
    touches: [],
    reply: signedIn,
  }),
  exchangeTokenInPath: endpoint({
    method: 'GET',
    path: '/api/auth/oauth/:accessToken',
    summary: 'Does the same with the token in the path, which is never logged. Prefer POST.',
    access: 'public',
    ownTransactions: true,
    params: z.object({ accessToken }),
    touches: [],
    reply: signedIn,
  }),
};
