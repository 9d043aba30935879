import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { byId, day, id } from '../../platform/values/fields.ts';

/** The day that a post is meant for, or null. Nothing is published by it (decision 51). */
const plannedOn = day('Choose a day').nullable();
const plan = z.object({ planned_on: plannedOn });

/** Calls of the day that a post is planned for. */
export const planEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/news-item/:id/plan',
    summary: 'Returns the day that a post is planned for.',
    usedBy: ['postEdit'],
    params: byId,
    shows: ['plan'],
    reply: plan,
  }),
  set: endpoint({
    method: 'PUT',
    path: '/api/news-item/plan',
    summary:
      'Plans a post for a day, or for none. `was` is the day that the caller saw; any other returns 409. Nothing is published, scheduled or changed in the post.',
    usedBy: ['calendar', 'postEdit'],
    body: plan.extend({ id, was: plannedOn }),
    touches: ['plan'],
    reply: plan,
  }),
};
