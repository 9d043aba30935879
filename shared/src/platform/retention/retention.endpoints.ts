import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { queryInt } from '../contract/paging.ts';
import { changeableKinds, mostCounted, mostDays, retained } from './retention.ts';

/** Calls for what is kept, and how long (decision 136). */
export const retentionEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/retention',
    summary:
      'Lists what is kept, how long, how much there is by the estimates of the database, what the next run deletes and what the last one deleted.',
    usedBy: ['retentionList'],
    shows: ['retention period'],
    reply: z.array(retained),
  }),
  due: endpoint({
    method: 'GET',
    path: '/api/retention/:kind/due',
    summary: `Counts what a period would delete, up to ${mostCounted + 1}.`,
    usedBy: ['retentionList'],
    params: z.object({ kind: z.enum(changeableKinds) }),
    query: z.object({ days: queryInt('days', 1, mostDays) }),
    shows: [],
    reply: z.object({ count: z.int() }),
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/retention/:kind',
    summary:
      'Changes how many days something is kept; null is for good. What is older is deleted within an hour.',
    usedBy: ['retentionList'],
    params: z.object({ kind: z.enum(changeableKinds) }),
    body: z.object({ days: z.int().min(1).max(mostDays).nullable() }),
    touches: ['retention period'],
    reply: z.null(),
  }),
};
