import { z } from 'zod';
import { passkeyToUse } from '../../platform/access/passkey-answers.ts';
import { freshProof, waysToProve } from '../../platform/access/proof.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';

/** Proving who one is again, before calls that are declared `freshProof` (decision 138). */
export const proofEndpoints = {
  ways: endpoint({
    method: 'GET',
    path: '/api/auth/proof',
    summary: 'Says how the caller can prove again who they are.',
    access: 'signed-in',
    isBeforeCodes: true,
    ownTransactions: true,
    shows: ['second factor', 'passkey', 'profile'],
    reply: waysToProve,
  }),
  beginPasskey: endpoint({
    method: 'POST',
    path: '/api/auth/proof/passkey',
    summary: 'Begins a proof with one of the caller’s passkeys.',
    access: 'signed-in',
    isBeforeCodes: true,
    ownTransactions: true,
    isSecret: true,
    isAllowedReadOnly: true,
    touches: [],
    reply: passkeyToUse,
  }),
  prove: endpoint({
    method: 'POST',
    path: '/api/auth/proof',
    summary:
      'Proves with a password, a code or a passkey who the caller is. Calls that answer 428 with needsProof then work in this session for 15 minutes.',
    access: 'signed-in',
    isBeforeCodes: true,
    ownTransactions: true,
    isSecret: true,
    body: freshProof,
    isAllowedReadOnly: true,
    touches: [],
    reply: z.object({}),
  }),
};
