import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { byId } from '../../platform/values/fields.ts';
import { ownSession, passwordChange, profile, profileUpdate } from './profile.ts';

/** Calls of the profile page. Each concerns only the caller. */
export const profileEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/profile',
    summary: 'Returns the caller’s own profile.',
    usedBy: ['profile'],
    shows: ['profile'],
    reply: profile,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/profile',
    summary: 'Updates the caller’s own profile. A new email address requires the current password.',
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
    summary:
      'Changes the caller’s own password. Every session ends, and this browser gets a new one.',
    usedBy: ['profile'],
    ownTransactions: true,
    body: passwordChange,
    touches: ['session'],
    reply: z.object({ access_token: z.string(), version: z.int() }),
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/profile/session',
    summary: 'Lists the browsers in which the caller is signed in, most recently active first.',
    usedBy: ['profile'],
    shows: ['session'],
    reply: z.array(ownSession),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/profile/session/:id',
    summary: 'Signs the caller out of one other browser.',
    ownTransactions: true,
    usedBy: ['profile'],
    params: byId,
    touches: ['session'],
    reply: z.object({}),
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/api/profile/session',
    summary: 'Signs the caller out of all other browsers.',
    ownTransactions: true,
    usedBy: ['profile'],
    touches: ['session'],
    reply: z.object({}),
  }),
};
