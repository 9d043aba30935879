import { signedIn } from '../../platform/access/auth.ts';
import { viewAsRequest } from '../../platform/access/view-as.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';

/** Seeing the product as another person, read only. It ends by signing that session out. */
export const viewAsEndpoints = {
  begin: endpoint({
    method: 'POST',
    path: '/api/auth/view-as',
    summary: 'Starts a read-only session as another enabled person, for up to 60 minutes.',
    usedBy: ['userEdit'],
    ownTransactions: true,
    body: viewAsRequest,
    touches: [],
    reply: signedIn,
  }),
};
