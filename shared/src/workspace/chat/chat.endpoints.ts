import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { queryInt } from '../../platform/contract/paging.ts';
import { byId, id } from '../../platform/values/fields.ts';
import {
  changedChatMessage,
  chatFileKey,
  chatLimits,
  chatMember,
  chatMessage,
  chatMessages,
  chatVisit,
  newChatFile,
  newChatMessage,
} from './chat.ts';

const nothing = z.object({});
const messageId = queryInt('id', 0, 2_147_483_647);

/** Calls of the staff chat, for its members only (Spec, content 2 and 7; decisions 2). */
export const chatEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/chat/messages',
    summary:
      'Lists the messages nearest to a place (before, after or around a message, or at the newest), newest first, with the members: how far each has read, who is typing and who is here.',
    usedBy: ['chat'],
    query: z
      .strictObject({
        before: messageId.optional(),
        after: messageId.optional(),
        /** Half of the page up to this message, and half after it. */
        around: messageId.optional(),
        limit: queryInt('limit', 1, chatLimits.page).default(chatLimits.firstPage),
      })
      .refine(
        ({ around, before, after }) =>
          around === undefined || (before === undefined && after === undefined),
        { error: chatMessages.aroundAlone, path: ['around'] },
      ),
    // Shows nothing: live updates bring new messages (decision 46), and the client adds them to its list.
    shows: [],
    reply: z.object({
      nodes: z.array(chatMessage),
      members: z.array(chatMember),
      /** Differs from an earlier reply's if a message was edited or deleted, or somebody reacted to one, in between. */
      changes: z.int(),
    }),
  }),
  search: endpoint({
    method: 'GET',
    path: '/api/chat/search',
    summary:
      'Finds messages and file names that contain the search words, newest first, in pages of 50. `before` takes the last id of the previous page.',
    usedBy: ['chat'],
    query: z.strictObject({
      text: z.string().trim().max(chatLimits.search).default(''),
      before: messageId.optional(),
    }),
    shows: [],
    reply: z.array(chatMessage),
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/chat/messages',
    summary:
      'Sends a message. Members named as `@Name` are notified. Sending it again with the same client id doesn’t duplicate it.',
    usedBy: ['chat'],
    body: newChatMessage,
    touches: [],
    reply: chatMessage,
  }),
  edit: endpoint({
    method: 'POST',
    path: '/api/chat/messages/:id',
    summary:
      'Changes the words of one of the caller’s own messages. Members whom it mentions only now are notified.',
    usedBy: ['chat'],
    params: byId,
    body: changedChatMessage,
    touches: [],
    reply: chatMessage,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/chat/messages/:id',
    summary: 'Deletes one of the caller’s own messages and its file. A line without words stays.',
    usedBy: ['chat'],
    params: byId,
    ownTransactions: true,
    touches: [],
    reply: chatMessage,
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/chat/files',
    summary: 'Sends a file as a message; its content decides whether it is an image.',
    usedBy: ['chat'],
    body: newChatFile,
    upload: { maxBytes: chatLimits.fileBytes, types: [] },
    ownTransactions: true,
    touches: [],
    reply: chatMessage,
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/chat/files/:key',
    summary: 'Downloads the file of a message; browsers never open it as a page.',
    usedBy: ['chat'],
    params: z.object({ key: chatFileKey }),
    produces: 'application/octet-stream',
    shows: [],
    reply: z.string(),
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/chat/read',
    summary: 'Records how far the messages were on the caller’s screen.',
    usedBy: ['chat'],
    body: z.object({ upTo: id }),
    touches: [],
    reply: nothing,
  }),
  unread: endpoint({
    method: 'GET',
    path: '/api/chat/unread',
    summary:
      'Returns the number of messages of others that the caller has not read; 100 means more than 99.',
    usedBy: ['chat'],
    shows: [],
    reply: z.object({ count: z.int() }),
  }),
  typing: endpoint({
    method: 'POST',
    path: '/api/chat/typing',
    summary: 'Records whether the caller is typing.',
    usedBy: ['chat'],
    body: z.object({ isTyping: z.boolean() }),
    touches: [],
    reply: nothing,
  }),
  visit: endpoint({
    method: 'POST',
    path: '/api/chat/visits',
    summary: 'Records that the caller opened the chat.',
    usedBy: ['chat'],
    body: z.object({ clientId: z.uuid() }),
    touches: ['chat visit'],
    reply: nothing,
  }),
};

/** The list of chat visits. */
export const chatVisitEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/chat/visits',
    summary: 'Lists chat visits, newest first, up to 1000.',
    usedBy: ['chatVisits'],
    shows: ['chat visit'],
    reply: z.array(chatVisit),
  }),
};
