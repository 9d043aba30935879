import { z } from 'zod';
import { operation } from '../operation.ts';
import { pageOf } from '../paging.ts';
import { digestRow } from './daily-digest.ts';

/** Columns the digest list can be sorted by. */
export const digestSorts = ['sendDate', 'subject', 'style', 'city', 'status'] as const;

/** Rows on a page of the digest list; the API's default is 50 (decisions 5). */
export const digestPageSize = 10;
export const digestDefaultLimit = 50;

/** List, search and delete of digests over GraphQL (Spec, content 7). */
export const dailyDigestOperations = {
  dailyDigests: operation({
    kind: 'query',
    name: 'dailyDigests',
    summary: 'A page of digests: subject, style and send date by contains, site by id.',
    usedBy: ['dailyDigestList'],
    args: z.object({
      subject: z.string().max(200).nullish(),
      style: z.string().max(50).nullish(),
      sendDate: z.string().max(10).nullish(),
      siteId: z.int().nullish(),
      sort: z.enum(digestSorts).nullish(),
      direction: z.enum(['asc', 'desc']).nullish(),
      offset: z.int().min(0).max(1_000_000).nullish(),
      limit: z.int().min(1).max(100).nullish(),
    }),
    reply: pageOf(digestRow),
  }),
  deleteDailyDigest: operation({
    kind: 'mutation',
    name: 'deleteDailyDigest',
    summary: 'Deletes a digest; it can be restored.',
    usedBy: ['dailyDigestEdit'],
    args: z.object({ id: z.int() }),
    reply: z.object({ id: z.int() }),
  }),
};
