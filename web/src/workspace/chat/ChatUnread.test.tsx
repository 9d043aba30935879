import { chatEndpoints } from '@masthead/shared/workspace/chat/chat.endpoints.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { fakeLive } from '../../platform/api/fake-live.testing.ts';
import { answer, openPage, person } from '../../platform/api/page.testing.tsx';
import { forgetUnsaved } from '../../platform/forms/unsaved-work.ts';
import { chat, draftKey, me, message, openChat } from './chat-page.testing.tsx';
import type { Conversation } from './merge-messages.ts';
import { positionOf } from './Reading.tsx';

let live: ReturnType<typeof fakeLive>;
beforeEach(async () => {
  live = fakeLive();
  await forgetUnsaved(draftKey);
});

const many = (count: number) => Array.from({ length: count }, (_, at) => message(at + 1));

/** A chat of which this person has read up to a message. */
function readTo(upTo: number, count: number) {
  const talk = chat(many(count));
  for (const member of talk.members) if (member.id === me.id) member.readUpTo = upTo;
  return talk;
}

describe('the position that a person has read up to', () => {
  const conversation = (changes: Partial<Conversation> = {}): Conversation => ({
    messages: [...many(4), message(5, { user: me }), message(6)],
    listedUpTo: 6,
    changes: 0,
    members: [],
    membersAt: 0,
    hasOlder: false,
    hasNewer: false,
    ...changes,
  });
  const at = (seen: number[], known: number | null, changes?: Partial<Conversation>) =>
    positionOf(conversation(changes), { known, seen: new Set(seen), ownId: me.id });

  test.each([
    ['ends before the first message that was not on the screen', [3, 5, 6], 2, 3],
    ['passes one’s own messages', [3, 4], 2, 5],
    ['stays if the next unread message is skipped', [4, 6], 2, 2],
    ['begins at what is first seen by someone new', [4, 6], null, 6],
    ['is nothing before anything was seen', [], null, 0],
  ])('the position %s', (_, seen, known, position) => expect(at(seen, known)).toBe(position));

  test('stays if unread messages may come before the page', () =>
    expect(at([3, 4, 6], 0, { messages: many(6).slice(2), hasOlder: true })).toBe(0));

  test('does not pass what the server has not listed', () =>
    expect(at([3, 4, 5, 6], 2, { listedUpTo: 4 })).toBe(4));
});

describe('unread messages', () => {
  test('begin at a line, where the chat opens, and are read when they were on the screen', async () => {
    const { api } = readTo(40, 100);
    const { screen, callsTo } = await openChat(api);
    const line = screen.getByText('Unread messages');
    await expect.element(line).toBeInViewport();
    const upTo = () =>
      callsTo('POST /api/chat/read').map(({ request }) => (request.body as { upTo: number }).upTo);
    await expect.poll(() => upTo().length).toBeGreaterThan(0);
    expect(Math.max(...upTo())).toBeLessThan(80);
    await expectAccessible();
    const box = screen.getByRole('region', { name: 'Conversation' }).element();
    for (let step = 0; step < 40 && box.scrollTop < 0; step += 1) {
      box.scrollTop += 200;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    await expect.poll(() => upTo().at(-1)).toBe(100);
  });

  test('before the page are loaded, and can be marked as read at the newest', async () => {
    const { api } = readTo(100, 600);
    const { screen, callsTo } = await openChat(api);
    await expect.element(screen.getByText('Unread messages')).toBeInViewport();
    await screen.getByRole('button', { name: 'To the newest' }).click();
    await expect.element(screen.getByText('Words 600')).toBeInViewport();
    await screen.getByRole('button', { name: 'Mark all as read' }).click();
    await expect
      .poll(() => callsTo('POST /api/chat/read').at(-1)?.request.body)
      .toEqual({ upTo: 600 });
  });

  test('are not read in a hidden tab', async () => {
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { api } = readTo(1, 3);
    const { screen, callsTo } = await openChat(api);
    await expect.element(screen.getByText('Words 3')).toBeInViewport();
    expect(callsTo('POST /api/chat/read')).toEqual([]);
    hidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await expect
      .poll(() => callsTo('POST /api/chat/read').at(-1)?.request.body)
      .toEqual({ upTo: 3 });
  });

  test('are counted in the navigation and the title, live', async () => {
    let count = 3;
    const unread = answer(chatEndpoints.unread, () => ({ count }));
    const { screen, router } = await openPage('/profile', { as: me, api: [unread] });
    await expect.poll(() => document.title).toMatch(/^\(3\) .* · Masthead$/);
    const group = screen.getByRole('button', { name: /^Admin/ });
    await expect.element(group).toHaveTextContent('Admin 3');
    await router.navigate({ to: '/home' });
    await expect.poll(() => document.title).toBe('(3) Masthead');
    count = 100;
    live.tell();
    await expect.poll(() => document.title).toBe('(99+) Masthead');
    count = 0;
    live.tell();
    await expect.poll(() => document.title).toBe('Masthead');
    await expect.element(group).toHaveTextContent('Admin');
  });

  test('are not asked for by others', async () => {
    const { callsTo, screen } = await openPage('/home', { as: person('admin') });
    await expect.element(screen.getByRole('button', { name: /^Notifications/ })).toBeVisible();
    expect(callsTo('GET /api/chat/unread')).toEqual([]);
  });
});
