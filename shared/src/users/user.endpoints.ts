import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { userReference } from './user.ts';

/** Reference list of people. */
export const userEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/user',
    summary:
      'The enabled people whom the caller may see: staff see all, partners their own organization.',
    access: 'signed-in',
    reply: z.array(userReference),
  }),
};
