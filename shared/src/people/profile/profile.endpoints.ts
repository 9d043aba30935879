import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { byId } from '../../platform/values/fields.ts';
import { ownSession, passwordChange, profile, profileUpdate } from './profile.ts';

/** Calls of the profile page: each concerns the person who calls and nobody else. */
export const profileEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/profile',
    summary: 'The own record.',
    usedBy: ['profile'],
    shows: ['profile'],
    reply: profile,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/profile',
    summary: 'Changes the own record. Another e-mail address needs the current password.',
    usedBy: ['profile'],
    ownTransactions: true,
    body: profileUpdate,
    ignores: ['id', 'username', 'updatedAt', 'updatedBy'],
    touches: ['profile', 'user'],
    reply: profile,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/profile/password',
    summary: 'Changes the own password: every session ends and this browser gets a new one.',
    usedBy: ['profile'],
    ownTransactions: true,
    body: passwordChange,
    touches: ['session'],
    reply: z.object({ access_token: z.string(), version: z.int() }),
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/profile/session',
    summary: 'The browsers in which the person is signed in, last seen first.',
    usedBy: ['profile'],
    shows: ['session'],
    reply: z.array(ownSession),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/profile/session/:id',
    summary: 'Signs out one other browser.',
    ownTransactions: true,
    usedBy: ['profile'],
    params: byId,
    touches: ['session'],
    reply: z.object({}),
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/api/profile/session',
    summary: 'Signs out every browser but this one.',
    ownTransactions: true,
    usedBy: ['profile'],
    touches: ['session'],
    reply: z.object({}),
  }),
};
