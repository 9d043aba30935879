import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { inDatabase, openAs } from './product.ts';

const said = (page: Page, words: string) =>
  page.getByRole('log').getByRole('listitem').filter({ hasText: words });

/** Everybody has read everything that was said. Why also at the end: the chat opens at the first unread message. */
const readChat = () =>
  inDatabase(
    (db) => db`insert into chat_reads (user_id, message_id)
      select u.id, max(m.id) from users u, chat_messages m where u.is_chat_member group by u.id
      on conflict (user_id) do update set message_id = excluded.message_id`,
  );

const readBell = (username: string) =>
  inDatabase(
    (db) => db`update notices n set read_at = now() from users u
      where u.id = n.user_id and u.username = ${username} and n.read_at is null`,
  );

/** Others say so much that a message is no longer among the newest. */
const talkOn = () =>
  inDatabase(
    (db) => db`insert into chat_messages (user_id, client_id, type, message)
      select u.id, gen_random_uuid(), 'text', 'Later, ' || at
        from generate_series(1, 300) at, users u where u.username = 'admin'`,
  );

test('a member is mentioned in the chat, is told by the bell, and opens the message far back', async ({
  baseURL,
  browser,
  page: edith,
}) => {
  await readChat();
  await readBell('editor');
  await openAs(edith, 'editor', '/home');
  const bell = edith.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications');

  const desk = await browser.newContext({ baseURL: baseURL ?? '' });
  const avery = await desk.newPage();
  await openAs(avery, 'admin', '/reporting');
  const field = avery.getByRole('textbox', { name: 'Message' });
  // Why: the names are offered a moment after the field is drawn.
  await expect(field).toHaveAttribute('aria-autocomplete', 'list');
  await field.pressSequentially('Who edits the river story, @edi');
  await avery.getByRole('option', { name: 'Edith Marlowe' }).click();
  await field.pressSequentially('or me?');
  await field.press('Enter');
  const words = 'Who edits the river story, @Edith Marlowe or me?';
  await expect(said(avery, words)).toHaveCount(1);
  await expect(said(avery, words).getByText('@Edith Marlowe', { exact: true })).toBeVisible();

  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
  await talkOn();
  await bell.click();
  const told = edith.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first();
  await expect(told).toContainText('Avery Admire mentioned you in the chat');
  await expect(told).not.toContainText('river');
  await told.getByRole('link', { name: /^Message of / }).click();
  await expect(edith).toHaveURL(/\/reporting\?message=\d+$/);
  await expect(said(edith, words)).toBeInViewport();
  await expect(said(edith, 'Later, 300')).toHaveCount(0);

  await edith.goto('/home');
  await expect(bell).toHaveAccessibleName('Notifications');
  await desk.close();
  await readChat();
});
