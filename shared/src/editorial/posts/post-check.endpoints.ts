import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { mostLinks } from './post-check.ts';

/** The link check before publishing. */
export const postCheckEndpoints = {
  checkLinks: endpoint({
    method: 'POST',
    path: '/api/news-item/check-links',
    summary:
      'Returns the last known state of the links of a post. Links not checked recently are checked in the background.',
    usedBy: ['postEdit'],
    body: z.object({ urls: z.array(z.string().max(2000)).max(mostLinks) }),
    isRead: true,
    shows: ['post'],
    reply: z.object({
      links: z.array(
        z.object({
          url: z.string(),
          outcome: z.enum(['answers', 'dead', 'unreachable', 'unchecked']).nullable(),
        }),
      ),
      /** Ask again in a moment. */
      is_looking_up: z.boolean(),
    }),
  }),
};
