import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { byId } from '../../platform/values/fields.ts';
import { chatMessage } from './chat.ts';
import { reactionMessages } from './chat-reactions.ts';
import { emoji } from './emoji.ts';

const known = new Set<string>(emoji.map(([sign]) => sign));

/** Reactions of the members of the chat (decision 152). */
export const chatReactionEndpoints = {
  set: endpoint({
    method: 'PUT',
    path: '/api/chat/messages/:id/reactions',
    summary: 'Sets or takes back the caller’s reaction of one kind to a message.',
    usedBy: ['chat'],
    params: byId,
    body: z.object({
      emoji: z
        .string(reactionMessages.unknown)
        .refine((sign) => known.has(sign), reactionMessages.unknown),
      is_on: z.boolean(),
    }),
    touches: [],
    reply: chatMessage,
  }),
};
