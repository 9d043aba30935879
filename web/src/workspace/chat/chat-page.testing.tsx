import { chatEndpoints } from '@masthead/shared/workspace/chat/chat.endpoints.ts';
import type { ChatMessage } from '@masthead/shared/workspace/chat/chat.ts';
import { quoteOf } from '@masthead/shared/workspace/chat/chat-quotes.ts';
import { chatReactionEndpoints } from '@masthead/shared/workspace/chat/chat-reactions.endpoints.ts';
import { findEndpoints } from '@masthead/shared/workspace/find/find.endpoints.ts';
import { answer, openPage, person } from '../../platform/api/page.testing.tsx';

/** The person of the browser. */
export const me = person('editor', { isChatMember: true });
/** The storage key of unsent text. */
export const draftKey = { userId: me.id, screen: 'chat', recordId: 'draft' } as const;
/** Another member. */
export const edith = { id: 77, name: 'Edith Marlowe', imageUrl: null };

/** A message from her. */
export function message(id: number, changes: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id,
    clientId: `c${id}`,
    user: edith,
    type: 'text',
    message: `Words ${id}`,
    mentions: [],
    file: null,
    createdAt: '2026-11-22T12:45:00.000Z',
    readAt: null,
    emoji: false,
    editedAt: null,
    isDeleted: false,
    replyTo: null,
    reactions: [],
    ...changes,
  };
}

interface Reacting {
  id: number;
  name: string;
  isOn?: boolean;
}

/** A chat server with these messages; more can arrive. */
export function chat(messages: ChatMessage[] = [message(1)]) {
  const all = [...messages];
  const members = [
    { ...edith, readUpTo: null as number | null, typedAgoMs: null as number | null, isHere: false },
    {
      id: me.id,
      name: me.name,
      imageUrl: null,
      readUpTo: null as number | null,
      typedAgoMs: null as number | null,
      isHere: true,
    },
  ];
  const state = { changes: 0 };
  /** Changes a message, as its sender does. */
  const change = (id: number, changes: Partial<ChatMessage>) => {
    const at = all.findIndex((one) => one.id === id);
    const changed = { ...(all[at] ?? message(id)), ...changes };
    all[at] = changed;
    state.changes += 1;
    return changed;
  };
  /** Reacts to a message, or takes that back, as somebody does. */
  const react = (id: number, emoji: string, { isOn = true, ...who }: Reacting = edith) => {
    const { reactions = [] } = all.find((one) => one.id === id) ?? {};
    const people =
      reactions.find((one) => one.emoji === emoji)?.people.filter((one) => one.id !== who.id) ?? [];
    const others = reactions.filter((one) => one.emoji !== emoji);
    const now = isOn ? [...people, { id: who.id, name: who.name }] : people;
    return change(id, {
      reactions: now.length > 0 ? [...others, { emoji, people: now }] : others,
    });
  };
  const api = [
    answer(chatEndpoints.edit, ({ params, body }) =>
      change(Number(params.id), {
        message: (body as { message: string }).message,
        editedAt: '2026-11-22T13:00:00.000Z',
      }),
    ),
    answer(chatEndpoints.remove, ({ params }) =>
      change(Number(params.id), { message: '', file: null, type: 'text', isDeleted: true }),
    ),
    answer(chatReactionEndpoints.set, ({ params, body }) => {
      const { emoji, is_on: isOn } = body as { emoji: string; is_on: boolean };
      return react(Number(params.id), emoji, { id: me.id, name: me.name, isOn });
    }),
    answer(chatEndpoints.list, ({ query }) => {
      const limit = Number(query.limit);
      const until = (before: number, count: number) =>
        all.filter(({ id }) => id < before).slice(-count);
      const from = (after: number, count: number) =>
        all.filter(({ id }) => id > after).slice(0, count);
      const around = Number(query.around ?? 0);
      const place = () => {
        if (around) return [...until(around + 1, limit / 2), ...from(around, limit / 2)];
        if (query.after) return from(Number(query.after), limit);
        return until(Number(query.before ?? Infinity), limit);
      };
      return { nodes: place().reverse(), members, changes: state.changes };
    }),
    answer(chatEndpoints.send, ({ body }) => {
      const { replyTo: id, ...given } = body as {
        clientId: string;
        message: string;
        replyTo?: number;
      };
      const user = { id: me.id, name: me.name, imageUrl: null };
      const quoted = all.find((one) => one.id === id);
      const replyTo = quoted ? quoteOf(quoted) : null;
      const sent = message(all.length + 1, { ...given, replyTo, user });
      all.push(sent);
      return sent;
    }),
    answer(chatEndpoints.read, {}),
    answer(chatEndpoints.unread, { count: 0 }),
    answer(chatEndpoints.typing, {}),
    answer(chatEndpoints.visit, {}),
    answer(findEndpoints.card, null),
  ];
  return { api, all, members, change, react };
}

/** Opens the chat as one of its members. */
export const openChat = (api = chat().api) => openPage('/reporting', { as: me, api });
