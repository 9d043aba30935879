import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { failedJob } from './failed-job.ts';

const byJob = z.object({ id: z.uuid() });
const seen = z.strictObject({ failedAt: z.iso.datetime() });

/** Calls about background jobs that failed for good. */
export const failedJobEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/failed-job',
    summary: 'The number of background jobs that failed permanently, and the newest 100 of them.',
    access: ['admin'],
    shows: ['failed job'],
    reply: z.object({ count: z.int(), nodes: z.array(failedJob) }),
  }),
  retry: endpoint({
    method: 'PUT',
    path: '/api/failed-job/:id/retry',
    summary: 'Retries a failed job. Returns 409 unless `failedAt` is still its latest failure.',
    access: ['admin'],
    params: byJob,
    body: seen,
    touches: ['failed job'],
    reply: z.object({}),
  }),
  discard: endpoint({
    method: 'PUT',
    path: '/api/failed-job/:id/discard',
    summary: 'Discards a failed job. Returns 409 unless `failedAt` is still its latest failure.',
    access: ['admin'],
    params: byJob,
    body: seen,
    touches: ['failed job'],
    reply: z.object({}),
  }),
};
