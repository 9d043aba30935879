import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { pageOf, queryInt } from '../contract/paging.ts';
import { byId } from '../values/fields.ts';
import { importPageSize, importRow, importRun, runChoices } from './import.ts';
import { importScreens } from './import-kinds.ts';
import { fileReadingChoice, filesTogether } from './people-files.ts';

/** Calls shared by all imports; an area's own call uploads the file and starts the check. */
export const importEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/import',
    summary: 'Lists the imports of every kind that the caller may see, newest first.',
    usedBy: ['importList'],
    query: z.object({
      kind: importRow.shape.kind.optional(),
      limit: queryInt('limit', 1, 100).default(importPageSize),
      offset: queryInt('offset', 0, 1_000_000).default(0),
    }),
    shows: ['import'],
    reply: pageOf(importRow),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/import/:id',
    summary: 'One import with its status, progress and report.',
    usedBy: importScreens,
    params: byId,
    shows: ['import'],
    reply: importRun,
  }),
  run: endpoint({
    method: 'POST',
    path: '/api/import/:id/run',
    summary:
      'Imports a checked file, or resumes a failed import. `differing` sets what happens to posts that differ from the existing ones, `addresses` what happens to their old addresses. Returns immediately.',
    usedBy: importScreens,
    params: byId,
    body: runChoices,
    ownTransactions: true,
    touches: ['import', 'listing', 'subscriber', 'post'],
    reply: importRun,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/import/:id/undo',
    summary:
      'Undoes a whole import; records changed since then are kept and listed. Returns immediately.',
    usedBy: importScreens,
    params: byId,
    ownTransactions: true,
    touches: ['import', 'listing', 'subscriber', 'post'],
    reply: importRun,
  }),
  readAs: endpoint({
    method: 'PUT',
    path: '/api/import/:id/read-as',
    summary:
      'Sets how a checked file is read: each line as it says, or everyone in it as unsubscribed or bounced. The file is checked again.',
    usedBy: ['audienceEdit'],
    params: byId,
    body: fileReadingChoice,
    ownTransactions: true,
    touches: ['import'],
    reply: importRun,
  }),
  runTogether: endpoint({
    method: 'POST',
    path: '/api/import/run-together',
    summary:
      'Imports checked files of people one after another, those of people who left first. Returns immediately, in that order.',
    usedBy: ['audienceEdit'],
    body: filesTogether,
    ownTransactions: true,
    touches: ['import', 'subscriber'],
    reply: z.array(importRun),
  }),
  problems: endpoint({
    method: 'GET',
    path: '/api/import/:id/problems.csv',
    summary: 'Every row that was skipped or changed on import, with the reason, as a CSV file.',
    usedBy: importScreens,
    params: byId,
    produces: 'text/csv; charset=utf-8',
    ownTransactions: true,
    isRead: true,
    shows: ['import'],
    reply: z.string(),
  }),
};
