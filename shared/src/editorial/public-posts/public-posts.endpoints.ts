import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { byId, id } from '../../platform/values/fields.ts';
import { newsItemDraft } from '../posts/news-item-form.ts';
import { previewLink } from './preview-link.ts';
import { publicPostMessages } from './public-posts.messages.ts';

/** Calls around the public pages of posts (decisions 9). */
export const publicPostEndpoints = {
  preview: endpoint({
    method: 'POST',
    path: '/api/news-item/preview',
    summary:
      'Renders the page of a post as its site would show it with this content. Nothing is saved.',
    usedBy: ['postEdit'],
    body: z.object({ id, content: newsItemDraft }),
    isRead: true,
    shows: ['post', 'site'],
    reply: z.string(),
  }),
  previewLink: endpoint({
    method: 'POST',
    path: '/api/news-item/preview-link',
    summary:
      'Creates a link that shows a draft, or the unpublished changes of a post, without sign-in for some days. The link is returned only once.',
    usedBy: ['postEdit'],
    body: z.object({
      id,
      days: z
        .int(publicPostMessages.days)
        .min(1, publicPostMessages.days)
        .max(30, publicPostMessages.days)
        .default(7),
    }),
    touches: ['preview link'],
    reply: z.object({ id, url: z.string(), expires_at: z.iso.datetime() }),
  }),
  previewLinks: endpoint({
    method: 'GET',
    path: '/api/news-item/:id/preview-links',
    summary: 'Lists the preview links of a post, newest first, with creator and expiry.',
    usedBy: ['postEdit'],
    params: byId,
    shows: ['preview link'],
    reply: z.array(previewLink),
  }),
  revokePreviewLink: endpoint({
    method: 'DELETE',
    path: '/api/news-item/preview-link/:id',
    summary: 'Revokes a preview link immediately.',
    usedBy: ['postEdit'],
    params: byId,
    touches: ['preview link'],
    reply: z.null(),
  }),
};
