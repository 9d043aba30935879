import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { importRun } from '../imports/import.ts';
import { postsFile } from './news-item-import.ts';

/** Import of posts from files of other systems. */
export const newsItemImportEndpoints = {
  import: endpoint({
    method: 'POST',
    path: '/api/news-item/import',
    summary:
      'Takes a feed, an export of WordPress or Ghost, or a calendar, and checks it; the fields come before the file. Answers at once with the import, which /api/import/{id} follows and starts.',
    usedBy: ['importList'],
    body: z.object({ siteId: z.coerce.number().pipe(id) }),
    upload: { maxBytes: postsFile.bytes, types: postsFile.types, isStreamed: true },
    ownTransactions: true,
    touches: ['import'],
    reply: importRun,
  }),
};
