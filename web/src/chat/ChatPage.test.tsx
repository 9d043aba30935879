import { chatEndpoints, chatVisitEndpoints } from '@masthead/shared/chat/chat.endpoints.ts';
import { type ChatMessage, chatTimes } from '@masthead/shared/chat/chat.ts';
import { findEndpoints } from '@masthead/shared/find/find.endpoints.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../app/axe.testing.ts';
import { fakeLive } from '../app/fake-live.testing.ts';
import { answer, type FakeAnswer, failing, openPage, person } from '../app/page.testing.tsx';
import { findUnsaved, forgetUnsaved } from '../forms/unsaved-work.ts';
import { fakeUploads } from '../images/fake-upload.testing.ts';

const me = person('editor', { isChatMember: true });
const edith = { id: 77, name: 'Edith Marlowe', imageUrl: null };
const draftKey = { userId: me.id, screen: 'chat', recordId: 'draft' } as const;

function message(id: number, changes: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id,
    clientId: `c${id}`,
    user: edith,
    type: 'text',
    message: `Words ${id}`,
    file: null,
    createdAt: '2026-11-22T12:45:00.000Z',
    readAt: null,
    emoji: false,
    ...changes,
  };
}

let live: ReturnType<typeof fakeLive>;
beforeEach(async () => {
  live = fakeLive();
  await forgetUnsaved(draftKey);
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server of the chat with these messages; more can come in. */
function chat(messages: ChatMessage[] = [message(1)]) {
  const all = [...messages];
  const members = [
    { ...edith, readUpTo: null as number | null, typedAgoMs: null as number | null, isHere: false },
    { id: me.id, name: me.name, imageUrl: null, readUpTo: null, typedAgoMs: null, isHere: true },
  ];
  const api = [
    answer(chatEndpoints.list, ({ query }) => {
      const nodes = all
        .filter(({ id }) => id > Number(query.after ?? 0) && id < Number(query.before ?? Infinity))
        .slice(-Number(query.limit))
        .reverse();
      return { nodes, members };
    }),
    answer(chatEndpoints.send, ({ body }) => {
      const { clientId, message: words } = body as { clientId: string; message: string };
      const user = { id: me.id, name: me.name, imageUrl: null };
      const sent = message(all.length + 1, { clientId, message: words, user });
      all.push(sent);
      return sent;
    }),
    answer(chatEndpoints.read, {}),
    answer(chatEndpoints.typing, {}),
    answer(chatEndpoints.visit, {}),
    answer(findEndpoints.card, null),
  ];
  return { api, all, members };
}

/** Keeps the browser from answering what it has kept, until told. */
async function holdKeptWork(): Promise<() => void> {
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

const openChat = (api = chat().api) => openPage('/reporting', { as: me, api });

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
    expect(live.said()).toEqual([JSON.stringify({ token: 'token of editor', place: 'chat' })]);
    await expectAccessible();
  });

  test('sends by Enter, and what others send is shown when the line says so', async () => {
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

  test('what was said while the line was down is shown, though an own message was taken first', async () => {
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

  test('says which of the others are here, as long as they are', async () => {
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

  test('older messages come when one scrolls back, and what one reads stays where it is', async () => {
    const { api } = chat(Array.from({ length: 250 }, (_, at) => message(at + 1)));
    const { screen } = await openChat(api);
    await expect.element(screen.getByText('Words 250')).toBeVisible();
    const box = screen.getByRole('region', { name: 'Conversation' }).element();
    const rows = () => [...box.querySelectorAll('li[id]')];
    const topOf = (element?: Element) => element?.getBoundingClientRect().top ?? Number.NaN;
    for (const count of [200, 250]) {
      box.scrollTop = -box.scrollHeight;
      await new Promise(requestAnimationFrame);
      const read = rows().find((row) => topOf(row) > topOf(box) + 100);
      const top = topOf(read);
      await expect.poll(() => rows().length).toBe(count);
      await new Promise(requestAnimationFrame);
      // Why not nothing: what was never near the screen takes its true height meanwhile. A page is ten times as high.
      expect(Math.abs(topOf(read) - top)).toBeLessThan(box.clientHeight / 2);
    }
    expect(rows().map(({ id }) => id)).toEqual(
      Array.from({ length: 250 }, (_, at) => `message-${at + 1}`),
    );
  });

  test('sends nothing that is empty', async () => {
    const { screen, callsTo } = await openChat();
    const field = screen.getByRole('textbox', { name: 'Message' });
    await field.fill('  ');
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(field).toHaveFocus();
    expect(callsTo('POST /api/chat/messages')).toEqual([]);
  });

  test('says who is typing, and that one is typing oneself', async () => {
    const { api, members } = chat();
    for (const member of members) if (member.id === edith.id) member.typedAgoMs = 100;
    const { screen, callsTo } = await openChat(api);
    await expect.element(screen.getByText('Edith Marlowe is typing')).toBeVisible();
    await screen.getByRole('textbox', { name: 'Message' }).fill('Hm');
    await expect
      .poll(() => callsTo('POST /api/chat/typing')[0]?.request.body)
      .toEqual({ isTyping: true });
  });

  test('a message that is not taken stays, says so, and is sent as the same one', async () => {
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
    isAway = false;
    await screen.getByRole('button', { name: 'Try now' }).click();
    await expect.element(screen.getByText('Not sent yet. Trying again …')).not.toBeInTheDocument();
    const sent = callsTo('POST /api/chat/messages').map(({ request }) => request.body);
    expect(sent.length).toBeGreaterThan(1);
    expect(new Set(sent.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(screen.getByText('Stubborn').elements()).toHaveLength(1);
  });

  test('finds a message and leads to it', async () => {
    const { api, all } = chat([message(1, { message: 'The tacos' }), message(2)]);
    const found = answer(chatEndpoints.search, () => all.slice(0, 1));
    const { screen } = await openChat([found, ...api]);
    await screen.getByRole('button', { name: 'Search the conversation' }).click();
    await screen.getByRole('searchbox').fill('taco');
    await screen.getByRole('button', { name: /The tacos/ }).click();
    await expect
      .element(screen.getByRole('listitem').filter({ hasText: 'The tacos' }).first())
      .toBeVisible();
    await expect
      .poll(() => document.querySelector('[data-found]')?.textContent)
      .toContain('The tacos');
  });

  test('an upload shows how far it is, can be cancelled, and is sent again as the same message', async () => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {});
    const sent = fakeUploads();
    const { screen } = await openChat();
    await expect.element(screen.getByText('Words 1')).toBeVisible();
    const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    await userEvent.upload(input, [new File(['x'], 'plan.txt'), new File(['y'], 'other.txt')]);
    sent[0]?.progress(1, 4);
    const bar = screen.getByRole('progressbar', { name: 'Upload of plan.txt' });
    await expect.element(bar).toHaveAttribute('aria-valuenow', '25');
    await screen.getByRole('button', { name: 'Cancel other.txt' }).click();
    expect(sent[1]?.isAborted).toBe(true);
    await expect.element(screen.getByText('other.txt')).not.toBeInTheDocument();
    sent[0]?.answer(503, { message: ['There is no room left for files.'] });
    await expect
      .poll(() => alert.mock.calls[0]?.[0])
      .toBe('“plan.txt” could not be uploaded. There is no room left for files.');
    await screen.getByRole('button', { name: 'Try again' }).click();
    expect(sent[2]?.form.get('clientId')).toBe(sent[0]?.form.get('clientId'));
    const file = { key: 'a'.repeat(32), name: 'plan.txt', bytes: 1, kind: null };
    sent[2]?.answer(200, message(5, { type: 'file', message: '', file }));
    await expect.element(screen.getByRole('button', { name: 'Save plan.txt' })).toBeVisible();
  });

  /** A file as it is pasted or dropped. */
  const carrying = (file: File) => {
    const data = new DataTransfer();
    data.items.add(file);
    return data;
  };
  const bytes = (file: FormDataEntryValue | null | undefined) => (file as File | null)?.text();

  test('a picture that is pasted is uploaded', async () => {
    const sent = fakeUploads();
    const { screen } = await openChat();
    const field = screen.getByRole('textbox', { name: 'Message' });
    await expect.element(field).toBeVisible();
    const clipboardData = carrying(new File(['a picture'], 'image.png', { type: 'image/png' }));
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    field.element().dispatchEvent(paste);
    await expect.poll(() => sent.length).toBe(1);
    expect(paste.defaultPrevented).toBe(true);
    expect(await bytes(sent[0]?.form.get('file'))).toBe('a picture');
  });

  test('a file that is dropped anywhere on the chat is uploaded, and is not opened by the browser', async () => {
    const sent = fakeUploads();
    const { screen } = await openChat();
    await expect.element(screen.getByText('Words 1')).toBeVisible();
    const dataTransfer = carrying(new File(['a plan'], 'plan.txt'));
    const drop = (type: string) => {
      const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
      screen.getByText('Words 1').element().dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([drop('dragover'), drop('drop')]).toEqual([true, true]);
    await expect
      .element(screen.getByRole('progressbar', { name: 'Upload of plan.txt' }))
      .toBeInTheDocument();
    expect(await bytes(sent[0]?.form.get('file'))).toBe('a plan');
  });

  test('whoever leaves while a file is uploaded is asked; the end of five minutes waits', async () => {
    const sent = fakeUploads();
    const { screen, router } = await openChat();
    await expect.element(screen.getByText('Words 1')).toBeVisible();
    const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    await userEvent.upload(input, new File(['x'], 'plan.txt'));
    await expect.poll(() => sent.length).toBe(1);

    await screen.getByRole('link', { name: 'Home' }).click();
    const question = screen.getByRole('dialog', { name: 'Leave while files are uploaded?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    expect([router.state.location.pathname, sent[0]?.isAborted]).toEqual(['/reporting', false]);

    const later = Date.now() + chatTimes.exit - 30_000;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => later);
    await expect.element(screen.getByText(/You will go home in/)).toBeVisible();
    clock.mockImplementation(() => later + chatTimes.exit);
    await expect.element(screen.getByText('Closes in 5:00'), { timeout: 12_000 }).toBeVisible();
    expect(router.state.location.pathname).toBe('/reporting');
    clock.mockRestore();

    await screen.getByRole('link', { name: 'Home' }).click();
    await question.getByRole('button', { name: 'Stop the upload' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/home');
    await expect.poll(() => sent[0]?.isAborted).toBe(true);
  });

  test('a pasted file that is too large is an alert and goes nowhere', async () => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {});
    const { screen } = await openChat();
    const field = screen.getByRole('textbox', { name: 'Message' });
    await expect.element(field).toBeVisible();
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([new Uint8Array(25 * 1024 * 1024 + 1)], 'film.mov'));
    field.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    await expect.poll(() => alert.mock.calls[0]?.[0]).toContain('25 MB at most');
  });

  test('leads home after five minutes, says so before, and keeps what was typed', async () => {
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

  test('words typed before the kept ones are found are there again, even if one leaves at once', async () => {
    const { screen, router } = await openChat();
    await screen.getByRole('textbox', { name: 'Message' }).fill('Kept before');
    await router.navigate({ to: '/profile' });
    const letGo = await holdKeptWork();
    await router.navigate({ to: '/reporting' });
    await screen.getByRole('textbox', { name: 'Message' }).fill('Typed at once');
    await router.navigate({ to: '/profile' });
    letGo();
    await expect
      .poll(async () => (await findUnsaved(draftKey))?.values.draft)
      .toBe('Typed at once');
  });

  test('whoever is no member is sent home, without a word', async () => {
    const { screen, router, callsTo } = await openPage('/reporting', { as: person('admin') });
    await expect.poll(() => router.state.location.pathname).toBe('/home');
    await expect.element(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(callsTo('GET /api/chat/messages')).toEqual([]);
  });

  test('says what failed when the conversation cannot be loaded', async () => {
    const down = answer(chatEndpoints.list, failing(500, { message: ['Out.'], requestId: 'r-1' }));
    const { screen } = await openChat([down, ...chat().api]);
    await expect.element(screen.getByText('The conversation could not be loaded.')).toBeVisible();
  });
});

describe('the visits', () => {
  const visit = (id: number, name: string) => ({
    id,
    user: { id, name, imageUrl: null },
    createdAt: '2026-11-22T15:05:00.000Z',
  });
  const open = (reply: ReturnType<typeof visit>[] | FakeAnswer) =>
    openPage('/reporting-stats', {
      as: person('admin'),
      api: [answer(chatVisitEndpoints.list, reply)],
    });

  test('lists the visits, newest first, and finds those of a person', async () => {
    const { screen } = await open([visit(2, 'Edith Marlowe'), visit(1, 'Avery Admire')]);
    await expect
      .element(screen.getByRole('cell', { name: '11/22/2026 9:05 AM CT' }).first())
      .toBeVisible();
    expect(screen.getByRole('row').elements()[1]?.textContent).toContain('Edith');
    await screen.getByRole('searchbox', { name: 'Search' }).fill('avery');
    await expect.element(screen.getByText('Edith Marlowe')).not.toBeInTheDocument();
    await expectAccessible();
  });

  test('says when nobody has been there', async () => {
    const { screen } = await open([]);
    await expect.element(screen.getByText('Nobody has opened the chat yet.')).toBeVisible();
  });
});
