import { chatReactionEndpoints } from '@masthead/shared/workspace/chat/chat-reactions.endpoints.ts';
import { reactionMessages } from '@masthead/shared/workspace/chat/chat-reactions.ts';
import type { App } from '../../app-parts.ts';
import { rowsOf } from '../../platform/access/rows.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { chatReply } from './chat.routes.ts';
import { chatRows, findMessage, react } from './chat.store.ts';

/** Reactions to messages (decision 152). */
export function chatReactionRoutes(app: App): void {
  handle(app, chatReactionEndpoints.set, async ({ params: { id }, body, viewer, db }) => {
    const outcome = await react(db, id, { emoji: body.emoji, isOn: body.is_on });
    if (outcome === 'full') throw conflict(reactionMessages.full);
    const row = outcome === 'done' ? await findMessage(db, rowsOf(viewer, chatRows), id) : null;
    if (!row) throw notFound();
    return chatReply(row);
  });
}
