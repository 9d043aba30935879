import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { noticeChoice, topicChoice } from './notice-choice.ts';

const choices = z.object({ choices: z.array(topicChoice) });

/** Calls of the notification settings in the profile. Each concerns only the caller. */
export const noticeChoiceEndpoints = {
  choices: endpoint({
    method: 'GET',
    path: '/api/notice/choices',
    summary: 'Returns how each kind of notification reaches the caller.',
    access: 'signed-in',
    shows: ['notice'],
    reply: choices,
  }),
  choose: endpoint({
    method: 'PUT',
    path: '/api/notice/choices',
    summary: 'Changes how a kind of notification reaches the caller.',
    access: 'signed-in',
    body: noticeChoice,
    touches: ['notice'],
    reply: choices,
  }),
};
