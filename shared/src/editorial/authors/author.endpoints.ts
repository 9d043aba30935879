import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { author } from './author.ts';

/** Reference list of authors. */
export const authorEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/author',
    summary: 'Lists all authors by name.',
    access: 'signed-in',
    shows: ['author'],
    reply: z.array(author),
  }),
};
