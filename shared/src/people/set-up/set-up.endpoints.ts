import { z } from 'zod';
import { signedIn } from '../../platform/access/auth.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { setUpCode, wholeSetUp } from './set-up.ts';

/** The first start without demo data (decision 139). Once Masthead is set up, these answer 404 or 409. */
export const setUpEndpoints = {
  state: endpoint({
    method: 'GET',
    path: '/api/set-up',
    summary: 'Returns 200 while Masthead waits to be set up, and 404 ever after.',
    access: 'public',
    shows: [],
    reply: z.object({}),
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/set-up/code',
    summary:
      'Checks the one-time code from the server’s log. Returns the publisher’s name if the settings have it.',
    access: 'public',
    isRead: true,
    ownTransactions: true,
    body: setUpCode,
    shows: [],
    reply: z.object({ publisher: z.string().nullable() }),
  }),
  finish: endpoint({
    method: 'POST',
    path: '/api/set-up',
    summary:
      'Adds the publisher, the first site and the first admin, and signs the admin in. Works once, with the one-time code.',
    access: 'public',
    ownTransactions: true,
    body: wholeSetUp,
    touches: [],
    reply: signedIn,
  }),
};
