import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { byId } from '../../platform/values/fields.ts';
import { changedSavedView, newSavedView, savedView } from './saved-view.ts';

const usedBy = ['articleList', 'eventList', 'charityList', 'placeList'] as const;

/** Views of the content lists, one's own and those that a team shares (decision 39). */
export const savedViewEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/saved-view',
    summary:
      'Lists the caller’s views of the content lists and those shared with the caller’s teams, with counts.',
    usedBy,
    shows: ['saved view', 'post'],
    reply: z.array(savedView),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/saved-view',
    summary: 'Saves the filters of a list as a named view.',
    usedBy,
    body: newSavedView,
    touches: ['saved view'],
    reply: savedView,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/saved-view',
    summary: 'Changes the name, filters or teams of one of the caller’s views.',
    usedBy,
    body: changedSavedView,
    touches: ['saved view'],
    reply: savedView,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/saved-view/:id',
    summary: 'Deletes one of the caller’s views.',
    usedBy,
    params: byId,
    touches: ['saved view'],
    reply: z.object({ id: z.int() }),
  }),
};
