import { liveEnds } from '@masthead/shared/platform/live/live.ts';
import { chatEndpoints } from '@masthead/shared/workspace/chat/chat.endpoints.ts';
import { chatTimes } from '@masthead/shared/workspace/chat/chat.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { fakeLive } from '../../platform/api/fake-live.testing.ts';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';
import { findUnsaved, forgetUnsaved } from '../../platform/forms/unsaved-work.ts';
import { chat, draftKey, edith, message, openChat } from './chat-page.testing.tsx';

let live: ReturnType<typeof fakeLive>;
beforeEach(async () => {
  live = fakeLive();
  await forgetUnsaved(draftKey);
});
afterEach(() => {
  vi.useRealTimers();
});

/** Delays the browser's reads from storage until released. */
async function holdStoredWork(): Promise<() => void> {
  const opening = indexedDB.open('masthead-unsaved');
  await expect.poll(() => opening.readyState).toBe('done');
  const store = opening.result.transaction('work', 'readwrite').objectStore('work');
  let isHeld = true;
  const hold = () => {
    if (isHeld) store.get('none').onsuccess = hold;
  };
  hold();
  return () => {
    isHeld = false;
    opening.result.close();
  };
}

describe('the staff chat', () => {
  test('shows messages with their time in Central Time, links and emoji', async () => {
    const { api } = chat([
      message(1, { message: 'See https://a.example/x. javascript:alert(1)' }),
      message(2, { message: '🎉', emoji: true }),
    ]);
    const { screen } = await openChat(api);
    await expect.element(screen.getByText('6:45 AM CT').first()).toBeVisible();
    const link = screen.getByRole('link', { name: 'https://a.example/x' });
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByRole('log').element().textContent).toContain('javascript:alert(1)');
    expect(screen.getByRole('log').getByRole('link').elements()).toHaveLength(1);
    // Why the last: where somebody is, is said in a greeting, and another follower may have greeted before.
    expect(live.said().at(-1)).toBe(JSON.stringify({ token: 'token of editor', place: 'chat' }));
    await expectAccessible();
  });

  test('reconnects when its server stops, and shows what came meanwhile once', async () => {
    const { api, all } = chat();
    const { screen } = await openChat(api);
    await expect.element(screen.getByText('Words 1')).toBeVisible();
    all.push(message(2));
    const before = live.opened();
    live.end(liveEnds.tryAgain);
    await expect.element(screen.getByText('Words 2')).toBeVisible();
    expect(live.opened()).toBe(before + 1);
    all.push(message(3));
    live.tell();
    await expect.element(screen.getByText('Words 3')).toBeVisible();
    expect(screen.getByText(/^Words \d$/).elements()).toHaveLength(3);
  });

  test('sends on Enter, and shows messages of others on a live update', async () => {
    const { api, all, members } = chat();
    const { screen, callsTo } = await openChat(api);
    const field = screen.getByRole('textbox', { name: 'Message' });
    await field.fill('Good morning');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('Good morning')).toBeVisible();
    await expect.element(field).toHaveValue('');
    all.push(message(3, { message: 'Morning!' }));
    for (const member of members) if (member.id === edith.id) member.readUpTo = 3;
    live.tell();
    await expect.element(screen.getByText('Morning!')).toBeVisible();
    await expect.element(screen.getByText('Seen by Edith Marlowe')).toBeVisible();
    expect(screen.getByText('Good morning').elements()).toHaveLength(1);
    await expect
      .poll(() => callsTo('POST /api/chat/read').at(-1)?.request.body)
      .toEqual({ upTo: 3 });
  });

  test('shows messages of a server of the version before, and reacts to one', async () => {
    const older = message(1);
    for (const added of ['mentions', 'replyTo', 'reactions']) Reflect.deleteProperty(older, added);
    const { screen } = await openChat(chat([older]).api);
    await expect.element(screen.getByText('Words 1')).toBeVisible();
    await screen.getByRole('button', { name: 'Message actions' }).click();
    await screen.getByRole('button', { name: 'thumbs up' }).click();
    await expect.element(screen.getByRole('button', { name: '👍 1: You' })).toBeVisible();
  });

  test('shows what was missed while disconnected, even if an own message was accepted first', async () => {
    const { api, all } = chat();
    const { screen, callsTo } = await openChat(api);
    await expect.element(screen.getByText('Words 1')).toBeVisible();
    all.push(message(2, { message: 'Said meanwhile' }));
    await screen.getByRole('textbox', { name: 'Message' }).fill('I am back');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('I am back')).toBeVisible();
    const isReadTo = (upTo: number) =>
      callsTo('POST /api/chat/read').some(
        ({ request }) => (request.body as { upTo: number }).upTo === upTo,
      );
    expect(isReadTo(3)).toBe(false);
    live.tell();
    await expect.element(screen.getByText('Said meanwhile')).toBeVisible();
    await expect.poll(() => isReadTo(3)).toBe(true);
    expect(screen.getByRole('log').element().textContent).toMatch(
      /Words 1.*Said meanwhile.*I am back/,
    );
  });

  test('shows which of the others are here, while they are', async () => {
    const { api, members } = chat();
    const [other] = members;
    if (other) other.isHere = true;
    const { screen } = await openChat(api);
    const said = screen.getByText(/ (is|are) here$/);
    await expect.element(said).toHaveTextContent('Edith Marlowe is here');
    members.push({ ...members[1], id: 78, name: 'Avery Admire' } as (typeof members)[number]);
    live.tell();
    await expect.element(said).toHaveTextContent('Edith Marlowe and Avery Admire are here');
    await expectAccessible();
    for (const member of members) member.isHere = false;
    live.tell();
    await expect.element(said).not.toBeInTheDocument();
  });

  test('sends nothing for an empty message', async () => {
    const { screen, callsTo } = await openChat();
    const field = screen.getByRole('textbox', { name: 'Message' });
    await field.fill('  ');
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(field).toHaveFocus();
    expect(callsTo('POST /api/chat/messages')).toEqual([]);
  });

  test('shows who is typing, and reports one’s own typing', async () => {
    const { api, members } = chat();
    for (const member of members) if (member.id === edith.id) member.typedAgoMs = 100;
    const { screen, callsTo } = await openChat(api);
    await expect.element(screen.getByText('Edith Marlowe is typing')).toBeVisible();
    await screen.getByRole('textbox', { name: 'Message' }).fill('Hm');
    await expect
      .poll(() => callsTo('POST /api/chat/typing')[0]?.request.body)
      .toEqual({ isTyping: true });
  });

  test('keeps a rejected message, says so, and retries it as the same one', async () => {
    const { api } = chat();
    let isAway = true;
    const away = answer(chatEndpoints.send, ({ body }) => {
      if (isAway) return failing(503, { message: ['Away.'] });
      return message(9, { ...(body as { clientId: string; message: string }) });
    });
    const { screen, callsTo } = await openChat([away, ...api]);
    await screen.getByRole('textbox', { name: 'Message' }).fill('Stubborn');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('Not sent yet. Trying again …')).toBeVisible();
    const tryNow = screen.getByRole('button', { name: 'Try now' });
    // Why not before: it also retries by itself, and the button would be gone.
    const back = () => {
      isAway = false;
    };
    tryNow.element().addEventListener('click', back, { capture: true });
    await tryNow.click();
    await expect.element(screen.getByText('Not sent yet. Trying again …')).not.toBeInTheDocument();
    const sent = callsTo('POST /api/chat/messages').map(({ request }) => request.body);
    expect(sent.length).toBeGreaterThan(1);
    expect(new Set(sent.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(screen.getByText('Stubborn').elements()).toHaveLength(1);
  });

  test('goes to Home after five minutes, warns before, and keeps the draft', async () => {
    const { screen, router } = await openChat();
    await screen.getByRole('textbox', { name: 'Message' }).fill('Half a sent');
    await expect.element(screen.getByText(/^Closes in/)).toBeVisible();
    const later = Date.now() + chatTimes.exit - 30_000;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => later);
    await screen.getByRole('button', { name: 'Stay' }).click();
    await expect.element(screen.getByText(/^Closes in/)).toBeVisible();
    expect(router.state.location.pathname).toBe('/reporting');
    clock.mockImplementation(() => later + chatTimes.exit);
    await expect.poll(() => router.state.location.pathname, { timeout: 12_000 }).toBe('/home');
    await router.navigate({ to: '/reporting' });
    await expect
      .element(screen.getByRole('textbox', { name: 'Message' }))
      .toHaveValue('Half a sent');
  });

  test('keeps a draft typed before the stored one was read, even when leaving immediately', async () => {
    const { screen, router } = await openChat();
    await screen.getByRole('textbox', { name: 'Message' }).fill('Kept before');
    await router.navigate({ to: '/profile' });
    const letGo = await holdStoredWork();
    await router.navigate({ to: '/reporting' });
    await screen.getByRole('textbox', { name: 'Message' }).fill('Typed at once');
    await router.navigate({ to: '/profile' });
    letGo();
    await expect
      .poll(async () => (await findUnsaved(draftKey))?.values.draft)
      .toBe('Typed at once');
  });

  test('sends a person who is not a member home, without a message', async () => {
    const { screen, router, callsTo } = await openPage('/reporting', { as: person('admin') });
    await expect.poll(() => router.state.location.pathname).toBe('/home');
    await expect.element(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(callsTo('GET /api/chat/messages')).toEqual([]);
  });

  test('shows an error when the conversation cannot be loaded', async () => {
    const down = answer(chatEndpoints.list, failing(500, { message: ['Out.'], requestId: 'r-1' }));
    const { screen } = await openChat([down, ...chat().api]);
    await expect.element(screen.getByText('The conversation couldn’t be loaded.')).toBeVisible();
  });
});
