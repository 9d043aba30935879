import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { byId } from '../../platform/values/fields.ts';
import { apiToken, newApiToken } from './api-token.ts';

/** Calls for API tokens (decision 131). No token can make them. */
export const apiTokenEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/api-token',
    summary:
      'Lists API tokens, newest first, with maker, limits and last use. Ended ones are listed for 90 days.',
    usedBy: ['apiTokenList'],
    shows: ['api token', 'organization', 'user'],
    reply: z.array(apiToken),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/api-token',
    freshProof: true,
    summary:
      'Creates an API token that acts with the caller’s rights on some screens, for a year at most. The token is returned only once.',
    usedBy: ['apiTokenList'],
    body: newApiToken,
    touches: ['api token'],
    reply: z.object({ id: apiToken.shape.id, token: z.string() }),
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/api-token/:id',
    summary: 'Revokes an API token immediately, on every server.',
    usedBy: ['apiTokenList'],
    params: byId,
    touches: ['api token'],
    reply: z.null(),
  }),
};
