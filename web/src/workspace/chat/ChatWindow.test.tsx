import { chatEndpoints } from '@masthead/shared/workspace/chat/chat.endpoints.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeLive } from '../../platform/api/fake-live.testing.ts';
import { answer, openPage } from '../../platform/api/page.testing.tsx';
import { forgetUnsaved } from '../../platform/forms/unsaved-work.ts';
import { chat, draftKey, me, message, openChat } from './chat-page.testing.tsx';
import { mostShown } from './merge-messages.ts';

let live: ReturnType<typeof fakeLive>;
beforeEach(async () => {
  live = fakeLive();
  await forgetUnsaved(draftKey);
});

const many = (count: number) => Array.from({ length: count }, (_, at) => message(at + 1));
const box = () => document.querySelector('section[aria-label=Conversation]') as HTMLElement;
const rows = () => [...box().querySelectorAll('li[id]')];
const idsShown = () => rows().map(({ id }) => Number(id.replace('message-', '')));
const topOf = (element?: Element) => element?.getBoundingClientRect().top ?? Number.NaN;
const elements = () => document.querySelectorAll('main *').length;

/** Scrolls to an end, and expects the first row in view to stay where it is while more is loaded. */
async function scrollTo(end: 'oldest' | 'newest', edge: number): Promise<void> {
  box().scrollTop = end === 'newest' ? -1 : -box().scrollHeight;
  const read = rows().find((row) => topOf(row) > topOf(box()) + 60);
  const top = topOf(read);
  await expect.poll(() => (end === 'newest' ? idsShown().at(-1) : idsShown()[0])).toBe(edge);
  expect(Math.abs(topOf(read) - top)).toBeLessThan(3);
}

describe('a long conversation', () => {
  test('keeps few messages on the page both ways, and the reader’s place', async () => {
    const { screen } = await openChat(chat(many(400)).api);
    await expect.element(screen.getByText('Words 400')).toBeVisible();
    for (const first of [251, 201, 151, 101, 51, 1]) await scrollTo('oldest', first);
    expect(idsShown()).toEqual(Array.from({ length: mostShown }, (_, at) => at + 1));
    expect(elements()).toBeLessThan(2000);
    for (const last of [200, 250, 300, 350, 400]) await scrollTo('newest', last);
    expect(idsShown().length).toBe(mostShown);
    await expect.element(screen.getByText('Words 400')).toBeInTheDocument();
  });

  test('is searched page by page, and jumps to a match and back to the newest', async () => {
    const { api, all } = chat(many(20_000));
    const found = answer(chatEndpoints.search, ({ query }) =>
      all
        .slice(0, 120)
        .filter(({ id }) => id < Number(query.before ?? Infinity))
        .slice(-50)
        .reverse(),
    );
    const { screen, callsTo } = await openChat([found, ...api]);
    await screen.getByRole('button', { name: 'Search the conversation' }).click();
    await screen.getByRole('searchbox').fill('words');
    await expect.element(screen.getByText('The newest 50 messages')).toBeVisible();
    const more = screen.getByRole('button', { name: 'Show earlier matches' });
    await more.click();
    await expect.element(screen.getByText('The newest 100 messages')).toBeVisible();
    await more.click();
    await expect.element(screen.getByText('120 messages')).toBeVisible();
    await expect.element(more).not.toBeInTheDocument();
    const before = callsTo('GET /api/chat/messages').length;
    await screen.getByRole('button', { name: /Words 1$/ }).click();
    await expect
      .poll(() => document.querySelector('[data-found]')?.textContent)
      .toContain('Words 1');
    expect(callsTo('GET /api/chat/messages')).toHaveLength(before + 1);
    expect(elements()).toBeLessThan(2000);
    await screen.getByRole('button', { name: 'To the newest' }).click();
    await expect.element(screen.getByText('Words 20000')).toBeVisible();
  });

  test('shows nothing new among old messages, and a sent message leads to the newest', async () => {
    const { api, all } = chat(many(500));
    const { screen } = await openPage('/reporting?message=100', { as: me, api });
    await expect
      .poll(() => document.querySelector('[data-found]')?.textContent)
      .toContain('Words 100');
    all.push(message(501));
    live.tell();
    await screen.getByRole('textbox', { name: 'Message' }).fill('I am back');
    expect(idsShown().at(-1)).toBe(130);
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(screen.getByText('I am back')).toBeInTheDocument();
    expect(idsShown().slice(-2)).toEqual([501, 502]);
  });
});
