import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { subjects } from '../../platform/contract/subjects.ts';
import { findMessages, foundGroup, longestFind, recordCard } from './find.ts';

/** The search of the command palette (decisions 11). */
export const findEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/api/find',
    summary: 'Finds records of every kind the caller may open, best matches first.',
    access: 'signed-in',
    query: z.strictObject({ text: z.string().max(longestFind, findMessages.tooLong).default('') }),
    shows: subjects,
    reply: z.array(foundGroup),
  }),
  card: endpoint({
    method: 'GET',
    path: '/api/find/record',
    summary: 'Returns the record at a path in Masthead, or null if the caller may not see it.',
    access: 'signed-in',
    query: z.strictObject({ path: z.string().max(500).default('') }),
    shows: subjects,
    reply: recordCard.nullable(),
  }),
};
