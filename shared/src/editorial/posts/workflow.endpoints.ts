import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { byId, id } from '../../platform/values/fields.ts';
import { workflow } from './news-item-shape.ts';
import { longestNote, storyStates, workflowMessages } from './workflow.ts';

/** The screens on which a story is moved. */
const movedOn = ['postEdit', 'articleList', 'eventList', 'charityList', 'placeList'] as const;

/** Calls of a story on its way to publication (decision 148). */
export const workflowEndpoints = {
  people: endpoint({
    method: 'GET',
    path: '/api/news-item/assignees',
    summary: 'Lists the people a story can be assigned to, by name.',
    usedBy: [...movedOn],
    shows: ['user'],
    reply: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  moves: endpoint({
    method: 'GET',
    path: '/api/news-item/:id/moves',
    summary: 'Lists the last 20 changes of a story’s state, assignee and due time, newest first.',
    usedBy: ['postEdit'],
    params: byId,
    shows: ['post'],
    reply: z.array(
      z.object({
        id: z.int(),
        who: z.string().nullable(),
        at: z.iso.datetime(),
        told: z.string(),
      }),
    ),
  }),
  move: endpoint({
    method: 'PUT',
    path: '/api/news-item/move',
    summary:
      'Changes a story’s state, assignee or due time. `version` is that of its workflow as the caller saw it; any other returns 409. Sending back requires a note. The post itself isn’t changed.',
    usedBy: [...movedOn],
    body: z.object({
      id,
      version: z.int().min(0),
      state: z.enum(storyStates, 'Choose one of the states.').optional(),
      assignee_id: id.nullable().optional(),
      due_at: z.iso
        .datetime({ offset: true, error: 'Choose a day and a time.' })
        .nullable()
        .optional(),
      note: z.string().trim().max(longestNote, workflowMessages.noteTooLong).optional(),
    }),
    touches: ['post'],
    reply: z.object({ id: z.int(), workflow }),
  }),
};
