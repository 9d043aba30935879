import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';

export const healthMessages = {
  noWorker: 'No worker is running. Imports, emails and other jobs wait until one starts.',
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
      /** When the last good backup began; null if none has been made. */
      lastBackup: z.iso.datetime().nullable(),
    }),
  }),
};
