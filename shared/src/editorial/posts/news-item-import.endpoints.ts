import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { importRun } from '../../platform/imports/import.ts';
import { byId, id } from '../../platform/values/fields.ts';
import { importLabels, labelChoice } from './import-labels.ts';
import { postsFile } from './news-item-import.ts';

/** Import of posts from files of other systems. */
export const newsItemImportEndpoints = {
  import: endpoint({
    method: 'POST',
    path: '/api/news-item/import',
    summary:
      'Uploads a feed, a WordPress or Ghost export, or a calendar, and checks it. Send the fields before the file. Returns the import at once; follow and start it at /api/import/{id}.',
    usedBy: ['importList'],
    body: z.object({ siteId: z.coerce.number().pipe(id) }),
    upload: { maxBytes: postsFile.bytes, types: postsFile.types, isStreamed: true },
    ownTransactions: true,
    touches: ['import'],
    reply: importRun,
  }),
  labels: endpoint({
    method: 'GET',
    path: '/api/news-item/import/:id/labels',
    summary:
      'Lists the categories and authors of a checked file, with post counts and what each becomes.',
    usedBy: ['importList'],
    params: byId,
    shows: ['import'],
    reply: importLabels,
  }),
  chooseLabels: endpoint({
    method: 'PUT',
    path: '/api/news-item/import/:id/labels',
    summary:
      'Sets what categories and authors of a checked file become. Remembered for files from the same source into the same site.',
    usedBy: ['importList'],
    params: byId,
    body: z.object({ choices: z.array(labelChoice).min(1).max(1000) }),
    touches: [],
    reply: importLabels,
  }),
};
