import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { findMessages, foundGroup, longestFind } from './find.ts';

/** The search of the command palette (decisions 11). */
export const findEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/api/find',
    summary: 'Finds records of every kind that the person may open, best matches first.',
    access: 'signed-in',
    query: z.strictObject({ text: z.string().max(longestFind, findMessages.tooLong).default('') }),
    reply: z.array(foundGroup),
  }),
};
