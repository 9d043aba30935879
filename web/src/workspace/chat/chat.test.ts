import type { ChatMember, ChatMessage } from '@masthead/shared/workspace/chat/chat.ts';
import { describe, expect, test } from 'vitest';
import { clockOf } from './ChatHeading.tsx';
import { type Block, blocksOf, isSameBlock } from './MessageList.tsx';
import {
  type Conversation,
  mergeMessages,
  mostShown,
  readersByMessage,
  typingNow,
  withoutNewest,
  withoutOldest,
} from './merge-messages.ts';
import { afterwards, isFinal, nextOf, type Pending, pauseMs } from './use-outbox.ts';

const message = (id: number, userId = 1): ChatMessage => ({
  id,
  clientId: `c${id}`,
  user: { id: userId, name: `P${userId}`, imageUrl: null },
  type: 'text',
  message: `m${id}`,
  mentions: [],
  file: null,
  createdAt: '2026-11-22T12:00:00.000Z',
  readAt: null,
  emoji: false,
  editedAt: null,
  isDeleted: false,
  replyTo: null,
  reactions: [],
});
const member = (id: number, changes: Partial<ChatMember> = {}): ChatMember => ({
  id,
  name: `P${id}`,
  imageUrl: null,
  readUpTo: null,
  typedAgoMs: null,
  isHere: false,
  ...changes,
});
const talk = (changes: Partial<Conversation>): Conversation => ({
  messages: [],
  listedUpTo: 0,
  changes: 0,
  members: [],
  membersAt: 0,
  hasOlder: false,
  hasNewer: false,
  ...changes,
});
const ids = (messages: ChatMessage[]) => messages.map(({ id }) => id);

describe('messages that arrive in any order, and more than once', () => {
  test.each([
    [
      [1, 2],
      [4, 3],
      [1, 2, 3, 4],
    ],
    [
      [5, 6],
      [2, 1],
      [1, 2, 5, 6],
    ],
    [
      [1, 3, 5],
      [5, 4, 3, 2],
      [1, 2, 3, 4, 5],
    ],
    [[], [2, 1], [1, 2]],
    [[1], [], [1]],
  ])('%j and %j are shown once each, in order', (known, more, all) =>
    expect(
      ids(
        mergeMessages(
          known.map((id) => message(id)),
          more.map((id) => message(id)),
        ),
      ),
    ).toEqual(all),
  );
});

describe('what a page shows of a long conversation', () => {
  const messages = Array.from({ length: mostShown + 20 }, (_, at) => message(at + 1));

  test('lets go of the newest for someone who scrolls back', () => {
    const shown = withoutNewest(talk({ messages, listedUpTo: mostShown + 20 }));
    expect([shown.messages.length, shown.messages[0]?.id]).toEqual([mostShown, 1]);
    expect([shown.listedUpTo, shown.hasNewer, shown.hasOlder]).toEqual([mostShown, true, false]);
  });

  test('lets go of the oldest for someone who scrolls forth', () => {
    const shown = withoutOldest(talk({ messages, listedUpTo: mostShown + 20 }));
    expect([shown.messages.length, shown.messages[0]?.id]).toEqual([mostShown, 21]);
    expect([shown.listedUpTo, shown.hasNewer, shown.hasOlder]).toEqual([
      mostShown + 20,
      false,
      true,
    ]);
  });
});

test('shows receipts at the last message each other member has read, except at their own', () => {
  const readers = readersByMessage(
    talk({
      messages: [message(1, 1), message(2, 2), message(3, 1)],
      members: [member(1, { readUpTo: 3 }), member(2, { readUpTo: 2 }), member(3, { readUpTo: 3 })],
    }),
    1,
  );
  expect([...readers].map(([{ id }, who]) => [id, who.map((one) => one.id)])).toEqual([
    [1, [2]],
    [3, [3]],
  ]);
});

test('counts someone as typing for ten seconds after the marker, by the server’s clock', () => {
  const conversation = talk({
    members: [member(1, { typedAgoMs: 0 }), member(2, { typedAgoMs: 4000 }), member(3)],
    membersAt: 1000,
  });
  expect(ids2(typingNow(conversation, 1, 1000, 10_000))).toEqual([2]);
  expect(ids2(typingNow(conversation, 1, 6999, 10_000))).toEqual([2]);
  expect(ids2(typingNow(conversation, 1, 7000, 10_000))).toEqual([]);
});
const ids2 = (members: ChatMember[]) => members.map(({ id }) => id);

describe('blocks of messages', () => {
  const many = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => message(from + at));
  const draw = (changes: Partial<Conversation>, found: number | null = null) =>
    blocksOf(talk(changes), { ownId: 9, found });
  /** The blocks that rerender. */
  const drawnAgain = (before: Block[], after: Block[]) =>
    after.filter((block) => {
      const old = before.find(({ key }) => key === block.key);
      return !old || !isSameBlock(old, block);
    });
  const messages = many(300, 900);
  const first = draw({ messages });

  test('hold every message once, in order, and know the message before', () => {
    expect(first.flatMap((block) => block.messages)).toEqual(messages);
    expect(first.slice(1).map(({ before }) => before?.id)).toEqual(
      first.slice(0, -1).map((block) => block.messages.at(-1)?.id),
    );
    expect(first[0]?.before).toBeUndefined();
  });

  test('do not rerender for an unchanged refetch, typing, or messages elsewhere', () => {
    expect(drawnAgain(first, draw({ messages: [...messages], members: [member(2)] }))).toEqual([]);
    const said = draw({ messages: [...messages, message(901)] });
    expect(drawnAgain(first, said).map((block) => block.messages.at(-1)?.id)).toEqual([901]);
    const older = draw({ messages: [...many(200, 299), ...messages] });
    const touched = drawnAgain(first, older).flatMap((block) => block.messages);
    expect(touched.at(-1)?.id).toBeLessThan(340);
  });

  test('rerender for a receipt, and for a search result', () => {
    const members = [member(3, { readUpTo: 500 })];
    const read = drawnAgain(first, draw({ messages, members }));
    expect(read.map(({ seen }) => seen)).toEqual([[{ id: 500, names: 'P3' }]]);
    expect(drawnAgain(first, draw({ messages }, 700)).map(({ found }) => found)).toEqual([700]);
  });
});

describe('outgoing messages', () => {
  const waiting = (clientId: string, refusal: string | null = null): Pending => ({
    clientId,
    message: clientId,
    refusal,
  });
  const taken = { isTaken: true } as const;
  const failed = (status: number) => ({ isTaken: false, status, sentence: 'No.' }) as const;

  test('are sent in order; a rejected one does not block others', () => {
    let pending = [waiting('a'), waiting('b'), waiting('c')];
    expect(nextOf(pending)?.clientId).toBe('a');
    pending = afterwards(pending, 'a', failed(400));
    expect(pending[0]?.refusal).toBe('No.');
    expect(nextOf(pending)?.clientId).toBe('b');
    pending = afterwards(pending, 'b', taken);
    expect(pending.map(({ clientId }) => clientId)).toEqual(['a', 'c']);
  });

  test.each([0, 408, 429, 500, 503])('stay and are retried after %d', (status) => {
    expect(isFinal(status)).toBe(false);
    expect(nextOf(afterwards([waiting('a')], 'a', failed(status)))?.clientId).toBe('a');
  });

  test('wait longer after each attempt, at most ten seconds', () => {
    expect([0, 1, 2, 9].map(pauseMs)).toEqual([1000, 2000, 4000, 10_000]);
  });
});

test('formats the remaining time as a clock', () =>
  expect([300_000, 59_400, 1, 0].map(clockOf)).toEqual(['5:00', '1:00', '0:01', '0:00']));
