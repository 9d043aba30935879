import { chatEndpoints } from '@masthead/shared/workspace/chat/chat.endpoints.ts';
import type { ChatMessage } from '@masthead/shared/workspace/chat/chat.ts';
import { quoteOf } from '@masthead/shared/workspace/chat/chat-quotes.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { fakeLive } from '../../platform/api/fake-live.testing.ts';
import { answer, failing } from '../../platform/api/page.testing.tsx';
import { findUnsaved, forgetUnsaved } from '../../platform/forms/unsaved-work.ts';
import { chat, draftKey, message, openChat } from './chat-page.testing.tsx';

let live: ReturnType<typeof fakeLive>;
beforeEach(async () => {
  live = fakeLive();
  await forgetUnsaved(draftKey);
});

type Page = Awaited<ReturnType<typeof openChat>>;
const actionsOf = ({ screen }: Pick<Page, 'screen'>, words: string) =>
  screen
    .getByRole('listitem')
    .filter({ hasText: words })
    .getByRole('button', { name: 'Message actions' });
const reply = async (page: Pick<Page, 'screen'>, words: string) => {
  await actionsOf(page, words).click();
  await page.screen.getByRole('button', { name: 'Reply' }).click();
};
const replying = ({ screen }: Pick<Page, 'screen'>, words = 'Words 1') =>
  screen.getByRole('status').filter({ hasText: `Replying to Edith Marlowe ${words}` });
const field = ({ screen }: Pick<Page, 'screen'>) =>
  screen.getByRole('textbox', { name: 'Message' });

/** A chat where the newest message replies to another. */
const talkAbout = (quoted: ChatMessage, count = 2) => {
  const messages = Array.from({ length: count }, (_, at) =>
    at + 1 === quoted.id ? quoted : message(at + 1),
  );
  const last = message(count + 1, { message: 'The answer', replyTo: quoteOf(quoted) });
  return chat([...messages, last]);
};

describe('a reply', () => {
  test('is begun from the actions of a message, and sent with what it quotes', async () => {
    const page = await openChat(chat([message(1), message(2)]).api);
    await reply(page, 'Words 1');
    await expect.element(field(page)).toHaveFocus();
    await expect.element(replying(page)).toBeVisible();
    await expectAccessible();
    await field(page).fill('Like this');
    await userEvent.keyboard('{Enter}');
    const quote = page.screen.getByRole('button', { name: 'In reply to Edith Marlowe Words 1' });
    await expect.element(quote).toBeVisible();
    await expect.element(replying(page)).not.toBeInTheDocument();
    const [call] = page.callsTo('POST /api/chat/messages');
    expect(call?.request.body).toMatchObject({ message: 'Like this', replyTo: 1 });
    await expectAccessible();
    await field(page).fill('Without a quote');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => page.callsTo('POST /api/chat/messages').length).toBe(2);
    expect(page.callsTo('POST /api/chat/messages')[1]?.request.body).not.toHaveProperty('replyTo');
  });

  test('is cancelled by Escape or its button; what was typed stays', async () => {
    const page = await openChat();
    await reply(page, 'Words 1');
    await field(page).fill('Half a sentence');
    await userEvent.keyboard('{Escape}');
    await expect.element(replying(page)).not.toBeInTheDocument();
    await reply(page, 'Words 1');
    await page.screen.getByRole('button', { name: 'Cancel reply' }).click();
    await expect.element(replying(page)).not.toBeInTheDocument();
    await expect.element(field(page)).toHaveFocus();
    await expect.element(field(page)).toHaveValue('Half a sentence');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => page.callsTo('POST /api/chat/messages').length).toBe(1);
    expect(page.callsTo('POST /api/chat/messages')[0]?.request.body).not.toHaveProperty('replyTo');
  });

  test('is kept with the unsent words', async () => {
    const page = await openChat();
    await reply(page, 'Words 1');
    await field(page).fill('Half a sentence');
    await page.router.navigate({ to: '/profile' });
    await expect.poll(async () => (await findUnsaved(draftKey))?.values.replyTo).toBeTruthy();
    await page.router.navigate({ to: '/reporting' });
    await expect.element(field(page)).toHaveValue('Half a sentence');
    await expect.element(replying(page)).toBeVisible();
    // Why: the focus belongs to the page, not to a draft of yesterday.
    await expect.element(field(page)).not.toHaveFocus();
  });

  test('that the server rejects keeps its words and its quote, with the reason', async () => {
    const missing = { message: ['The message you’re replying to no longer exists.'] };
    const away = answer(chatEndpoints.send, failing(400, missing));
    const page = await openChat([away, ...chat().api]);
    await reply(page, 'Words 1');
    await field(page).fill('Too late');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.screen.getByText(`Not sent: ${missing.message[0]}`, { exact: false }))
      .toBeVisible();
    await expect.element(page.screen.getByText('Too late')).toBeVisible();
    await expect.element(page.screen.getByRole('button', { name: /^In reply to/ })).toBeVisible();
  });
});

describe('a quote', () => {
  test('leads to its message far back, and the focus goes along', async () => {
    const page = await openChat(talkAbout(message(20), 400).api);
    const quote = page.screen.getByRole('button', { name: /^In reply to/ });
    await quote.click();
    await expect.poll(() => document.activeElement?.id).toBe('message-20');
    expect(document.querySelector('[data-found]')?.id).toBe('message-20');
    await expect.element(page.screen.getByText('Words 20', { exact: true })).toBeInViewport();
  });

  test('shows new words of an edited message, and that one was deleted, live', async () => {
    const { api, change } = talkAbout(message(1));
    const { screen } = await openChat(api);
    await expect
      .element(screen.getByRole('button', { name: /^In reply to .* Words 1/ }))
      .toBeVisible();
    const edited = change(1, { message: 'Words mended' });
    change(3, { replyTo: quoteOf(edited) });
    live.tell();
    const quote = screen.getByRole('button', { name: /^In reply to/ });
    await expect.element(quote).toHaveTextContent('In reply to Edith Marlowe Words mended');
    change(3, { replyTo: quoteOf(change(1, { message: '', isDeleted: true })) });
    live.tell();
    await expect.element(quote).toHaveTextContent('In reply to Edith Marlowe Message deleted');
    await expectAccessible();
  });

  test('in the field shows the message as it is now', async () => {
    const { api, change } = chat();
    const page = await openChat(api);
    await reply(page, 'Words 1');
    change(1, { message: 'Words mended' });
    live.tell();
    await expect.element(replying(page, 'Words mended')).toBeVisible();
  });

  test('of a message that is no longer kept leads nowhere', async () => {
    const gone = { id: 1, name: null, words: null };
    const { screen } = await openChat(chat([message(5, { replyTo: gone })]).api);
    await expect.element(screen.getByText('Message deleted')).toBeVisible();
    expect(screen.getByRole('button', { name: /^In reply to/ }).elements()).toEqual([]);
  });
});

describe('the actions of messages', () => {
  test('are one tab stop, at the newest; the arrow keys go from message to message', async () => {
    const page = await openChat(chat([message(1), message(2), message(3)]).api);
    await expect.element(actionsOf(page, 'Words 3')).toHaveAttribute('tabindex', '0');
    const stops = () => document.querySelectorAll('[data-actions][tabindex="0"]').length;
    expect(stops()).toBe(1);
    (actionsOf(page, 'Words 3').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect.element(actionsOf(page, 'Words 2')).toHaveFocus();
    await expect.element(actionsOf(page, 'Words 2')).toHaveAccessibleDescription(/Words 2/);
    expect(stops()).toBe(1);
    const first = page.screen.getByRole('button', { name: 'thumbs up' });
    await userEvent.keyboard('{Enter}');
    await expect.element(first).toHaveFocus();
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(actionsOf(page, 'Words 2')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(first).toHaveFocus();
    // Six reactions and the other emoji come before it.
    await userEvent.keyboard('{Tab}'.repeat(7));
    await expect.element(page.screen.getByRole('button', { name: 'Reply' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field(page)).toHaveFocus();
  });

  test('offer to change only one’s own message, and nothing on a deleted one', async () => {
    const page = await openChat(chat([message(1), message(2, { isDeleted: true })]).api);
    await actionsOf(page, 'Words 1').click();
    await expect.element(page.screen.getByRole('button', { name: 'Reply' })).toBeVisible();
    const change = page.screen.getByRole('button', { name: 'Edit or delete' });
    expect(change.elements()).toEqual([]);
    expect(actionsOf(page, 'Message deleted').elements()).toEqual([]);
    // The button closes what it opened.
    await actionsOf(page, 'Words 1').click();
    await expect
      .element(page.screen.getByRole('button', { name: 'Reply' }))
      .not.toBeInTheDocument();
  });
});
