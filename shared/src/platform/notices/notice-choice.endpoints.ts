import { endpoint } from '../contract/endpoint.ts';
import { allChoices, noticeChoice } from './notice-choice.ts';

/** Calls of the notification settings in the profile. Each concerns only the caller. */
export const noticeChoiceEndpoints = {
  choices: endpoint({
    method: 'GET',
    path: '/api/notice/choices',
    summary:
      'Returns how each kind of notification, and new messages of the staff chat, reach the caller.',
    access: 'signed-in',
    shows: ['notice'],
    reply: allChoices,
  }),
  choose: endpoint({
    method: 'PUT',
    path: '/api/notice/choices',
    summary:
      'Changes how a kind of notification, or new messages of the staff chat, reach the caller.',
    access: 'signed-in',
    body: noticeChoice,
    touches: ['notice'],
    reply: allChoices,
  }),
};
