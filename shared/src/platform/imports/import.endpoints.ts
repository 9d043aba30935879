import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { pageOf, queryInt } from '../contract/paging.ts';
import { byId } from '../values/fields.ts';
import { importPageSize, importRow, importRun, runChoices } from './import.ts';
import { importScreens } from './import-kinds.ts';
import { fileReadingChoice, filesTogether } from './people-files.ts';

/** What all imports have in common; an area's own call takes the file and starts it. */
export const importEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/import',
    summary: 'Imports of every kind that the caller may see, newest first.',
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
    summary: 'One import: where it stands, how far it has come, and its report.',
    usedBy: importScreens,
    params: byId,
    shows: ['import'],
    reply: importRun,
  }),
  run: endpoint({
    method: 'POST',
    path: '/api/import/:id/run',
    summary:
      'Imports a checked file, or goes on with an import that has failed. `differing` says what becomes of posts that differ from what is here, `addresses` what becomes of the addresses they had. Answers at once.',
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
    summary: 'Undoes an import as one; what has changed since stays and is named. Answers at once.',
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
      'Says how a checked file is to be read: by what each line says, or everyone in it as unsubscribed or bounced. The file is checked again.',
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
      'Imports checked files of people one after the other, those of people who left first. Answers at once, in that order.',
    usedBy: ['audienceEdit'],
    body: filesTogether,
    ownTransactions: true,
    touches: ['import', 'subscriber'],
    reply: z.array(importRun),
  }),
  problems: endpoint({
    method: 'GET',
    path: '/api/import/:id/problems.csv',
    summary: 'Every row that was left out or came in otherwise, and why, as a CSV file.',
    usedBy: importScreens,
    params: byId,
    produces: 'text/csv; charset=utf-8',
    ownTransactions: true,
    isRead: true,
    shows: ['import'],
    reply: z.string(),
  }),
};
