import { z } from 'zod';
import { contentScope } from '../../platform/access/api-token.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import {
  contentEvents,
  contentPage,
  contentPost,
  contentQuery,
  contentSite,
  eventQuery,
  postInPath,
  siteInPath,
} from './content.ts';

const declared = {
  method: 'GET',
  access: 'signed-in',
  scope: contentScope,
  ownTransactions: true,
  isRead: true,
} as const;

/** What sites and apps read of the published posts (decision 141). Additions keep the version in the path. */
export const contentEndpoints = {
  sites: endpoint({
    ...declared,
    path: '/api/content/v1/sites',
    summary: 'Lists the sites that the token may read, with their sections.',
    shows: ['site'],
    reply: z.array(contentSite),
  }),
  posts: endpoint({
    ...declared,
    path: '/api/content/v1/sites/:siteId/posts',
    summary:
      'Lists published posts of a site, newest first: all that its front page shows, or those of a section, tag, series or type.',
    params: siteInPath,
    query: contentQuery,
    shows: ['post'],
    reply: contentPage,
  }),
  post: endpoint({
    ...declared,
    path: '/api/content/v1/sites/:siteId/posts/:slug',
    summary:
      'Returns a published post with its text. A former slug finds it, too, and the reply has the current one.',
    params: postInPath,
    shows: ['post'],
    reply: contentPost,
  }),
  events: endpoint({
    ...declared,
    path: '/api/content/v1/sites/:siteId/events',
    summary: 'Lists the events of a site that start on some days, by start.',
    params: siteInPath,
    query: eventQuery,
    shows: ['post'],
    reply: contentEvents,
  }),
};
