import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';

export const healthMessages = {
  noWorker: 'No worker is running: imports, emails and other jobs wait until one is started.',
} as const;

/** Whether the product can serve (decisions 12). */
export const healthEndpoints = {
  check: endpoint({
    method: 'GET',
    path: '/api/health',
    summary: 'Answers 200 when the product can serve, 503 while its database is away.',
    access: 'public',
    shows: [],
    reply: z.object({
      status: z.literal('ok'),
      /** Errors since the start that nobody waited for; each is in the log. */
      strays: z.number(),
      /** 'ok', or the sentence that says why nothing is sent. */
      sending: z.string(),
      /** 'ok', or the sentence that says that nobody does the jobs. */
      jobs: z.string(),
    }),
  }),
};
