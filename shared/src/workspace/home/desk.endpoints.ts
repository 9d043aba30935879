import { endpoint } from '../../platform/contract/endpoint.ts';
import { desk } from './desk.ts';

/** The to-do list of the caller. */
export const deskEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/desk',
    summary:
      'Returns the caller’s to-do list: each count with the filters of the list that shows exactly these items.',
    usedBy: ['home'],
    shows: [
      'post',
      'campaign',
      'release',
      'email template',
      'invoice',
      'ad slot',
      'listing',
      'firm',
      'representative',
      'photo',
      'site',
      'failed job',
    ],
    reply: desk,
  }),
};
