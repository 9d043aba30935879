import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { byId, id } from '../../platform/values/fields.ts';
import { newsItemLimits } from './news-item-form.ts';
import { mostDecided, suggestionMessages } from './suggestions.ts';

const text = z.string().max(newsItemLimits.body, suggestionMessages.tooLong);

/** What one person suggests for the text of a post: the differences between `base` and `suggested`. */
export const suggestionSet = z.object({
  id: z.int(),
  /** Null: the person no longer exists. */
  by: z.string().nullable(),
  image_url: z.string().nullable(),
  is_own: z.boolean(),
  version: z.int(),
  updated_at: z.iso.datetime(),
  /** The text on which the person suggested. */
  base: z.string(),
  suggested: z.string(),
  /** How many suggestions are open. */
  changes: z.int(),
});
export type SuggestionSet = z.infer<typeof suggestionSet>;

const seen = { id, set_id: id, version: z.int() };

/** Calls of suggestions for the text of a post (decision 151). */
export const suggestionEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/news-item/:id/suggestions',
    summary:
      'Lists the suggestions for the text of a post, one set for each person: those that are open, and the caller’s own.',
    usedBy: ['postEdit'],
    params: byId,
    shows: ['post'],
    reply: z.array(suggestionSet),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/news-item/suggestions',
    summary:
      'Saves what the caller suggests for the text of a post. `version` is that of their set as they saw it, or null if they saw none; any other returns 409. Texts that are equal withdraw it.',
    usedBy: ['postEdit'],
    body: z.object({ id, version: z.int().nullable(), base: text, suggested: text }),
    touches: ['post'],
    reply: suggestionSet,
  }),
  decide: endpoint({
    method: 'PUT',
    path: '/api/news-item/suggestions/decide',
    summary:
      'Accepts or rejects some changes of a set, by their place among its changes. `version` is that of the set as the caller saw it; any other returns 409. The post itself isn’t changed.',
    usedBy: ['postEdit'],
    body: z.object({
      ...seen,
      changes: z
        .array(z.int().min(0))
        .min(1, suggestionMessages.nothingChosen)
        .max(mostDecided, suggestionMessages.noSuchChange),
      is_accepted: z.boolean(),
    }),
    touches: ['post'],
    reply: suggestionSet,
  }),
  undo: endpoint({
    method: 'PUT',
    path: '/api/news-item/suggestions/undo',
    summary:
      'Takes back the latest decision on a set. `version` is the one that the decision made; any other returns 409. The post itself isn’t changed.',
    usedBy: ['postEdit'],
    body: z.object(seen),
    touches: ['post'],
    reply: suggestionSet,
  }),
};
