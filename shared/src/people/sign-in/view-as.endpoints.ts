import { signedIn } from '../../platform/access/auth.ts';
import { viewAsRequest } from '../../platform/access/view-as.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';

/** A read-only view as another person. Signing that session out ends it. */
export const viewAsEndpoints = {
  begin: endpoint({
    method: 'POST',
    path: '/api/auth/view-as',
    freshProof: true,
    summary: 'Starts a read-only session as another enabled person, for up to 60 minutes.',
    usedBy: ['userEdit'],
    ownTransactions: true,
    body: viewAsRequest,
    touches: [],
    reply: signedIn,
  }),
};
