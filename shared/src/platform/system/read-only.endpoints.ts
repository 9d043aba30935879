import { endpoint } from '../contract/endpoint.ts';
import { readOnlyChange, readOnlyState } from './read-only.ts';

/** Read-only mode, for admins. */
export const readOnlyEndpoints = {
  state: endpoint({
    method: 'GET',
    path: '/api/read-only',
    summary: 'Returns whether read-only mode is on, with its sentence.',
    access: ['admin'],
    shows: ['read-only mode'],
    reply: readOnlyState,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/read-only',
    summary:
      'Turns read-only mode on with a sentence, or off with null. An outdated version returns 409.',
    access: ['admin'],
    isAllowedReadOnly: true,
    body: readOnlyChange,
    touches: ['read-only mode'],
    reply: readOnlyState,
  }),
};
