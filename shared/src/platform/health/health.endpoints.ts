import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';

export const healthMessages = {
  noWorker: 'No worker is running. Imports, emails and other jobs wait until one starts.',
  movingData: (what: string, percent: number) => `Moving data: ${what}, ${percent} %.`,
} as const;

/** Whether the product can serve (decisions 12). */
export const healthEndpoints = {
  check: endpoint({
    method: 'GET',
    path: '/api/health',
    summary: 'Returns 200 when Masthead is ready to serve, 503 while its database is unavailable.',
    access: 'public',
    shows: [],
    reply: z.object({
      status: z.literal('ok'),
      /** Unhandled errors since startup; each is in the log. */
      strays: z.number(),
      /** 'ok', or the reason why sending is on hold. */
      sending: z.string(),
      /** 'ok', or the sentence that no worker is running. */
      jobs: z.string(),
      /** 'ok', or what is being moved after an upgrade, and how far it is. */
      data: z.string(),
    }),
  }),
};
