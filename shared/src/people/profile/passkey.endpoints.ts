import { z } from 'zod';
import { passkeyName } from '../../platform/access/passkey.ts';
import { newPasskey, ownPasskey, passkeyToMake } from '../../platform/access/passkey-answers.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { byId } from '../../platform/values/fields.ts';

/** The caller's own passkeys (decision 138). */
export const passkeyEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/profile/passkey',
    summary:
      'Lists the caller’s own passkeys, oldest first, and whether this address can have passkeys.',
    usedBy: ['profile'],
    isBeforeCodes: true,
    ownTransactions: true,
    shows: ['passkey'],
    reply: z.object({ isPossible: z.boolean(), passkeys: z.array(ownPasskey) }),
  }),
  begin: endpoint({
    method: 'POST',
    path: '/api/profile/passkey/begin',
    freshProof: true,
    summary: 'Begins to add a passkey: returns what the browser makes it from, for five minutes.',
    usedBy: ['profile'],
    isBeforeCodes: true,
    ownTransactions: true,
    isSecret: true,
    touches: [],
    reply: passkeyToMake,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/profile/passkey',
    summary: 'Adds the passkey that the browser has made.',
    usedBy: ['profile'],
    isBeforeCodes: true,
    ownTransactions: true,
    body: newPasskey,
    touches: ['passkey'],
    reply: z.object({ id: z.int() }),
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/api/profile/passkey/:id',
    summary: 'Renames one of the caller’s passkeys.',
    usedBy: ['profile'],
    ownTransactions: true,
    params: byId,
    body: passkeyName,
    touches: ['passkey'],
    reply: z.object({}),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/profile/passkey/:id',
    freshProof: true,
    summary:
      'Removes one of the caller’s passkeys; 409 for the last way of a demanded second step.',
    usedBy: ['profile'],
    ownTransactions: true,
    params: byId,
    touches: ['passkey'],
    reply: z.object({}),
  }),
};
