import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { subjects } from '../../platform/contract/subjects.ts';
import { findMessages, foundGroup, longestFind, recordCard } from './find.ts';

/** The search of the command palette (decisions 11). */
export const findEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/api/find',
    summary: 'Finds records of every kind that the person may open, best matches first.',
    access: 'signed-in',
    query: z.strictObject({ text: z.string().max(longestFind, findMessages.tooLong).default('') }),
    shows: subjects,
    reply: z.array(foundGroup),
  }),
  card: endpoint({
    method: 'GET',
    path: '/api/find/record',
    summary: 'The record that is opened at a path of the product; null for whoever may not see it.',
    access: 'signed-in',
    query: z.strictObject({ path: z.string().max(500).default('') }),
    shows: subjects,
    reply: recordCard.nullable(),
  }),
};
