import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { inDatabase, openAs } from './product.ts';

const said = (page: Page, words: string) =>
  page.getByRole('log').getByRole('listitem').filter({ hasText: words });

/** Everybody has read everything that was said, and is told nothing about it any more. */
const readAll = () =>
  inDatabase(async (db) => {
    await db`insert into chat_reads (user_id, message_id)
      select u.id, max(m.id) from users u, chat_messages m where u.is_chat_member group by u.id
      on conflict (user_id) do update set message_id = excluded.message_id`;
    await db`update notices set read_at = now() where read_at is null`;
  });

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
  await readAll();
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
});
