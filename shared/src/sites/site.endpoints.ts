import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { site } from './site.ts';

/** Reference list of sites. */
export const siteEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/site',
    summary: 'Every site, in site order.',
    access: 'signed-in',
    reply: z.array(site),
  }),
};
