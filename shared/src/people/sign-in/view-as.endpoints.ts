import { signedIn } from '../../platform/access/auth.ts';
import { viewAsRequest } from '../../platform/access/view-as.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';

/** Seeing the product as another person, read only. It ends by signing that session out. */
export const viewAsEndpoints = {
  begin: endpoint({
    method: 'POST',
    path: '/api/auth/view-as',
    summary:
      'Opens a read-only session of another enabled person for an admin, for 60 minutes at the most.',
    usedBy: ['userEdit'],
    ownTransactions: true,
    body: viewAsRequest,
    touches: [],
    reply: signedIn,
  }),
};
