import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { fakeLive } from '../../platform/api/fake-live.testing.ts';
import { forgetUnsaved } from '../../platform/forms/unsaved-work.ts';
import { chat, draftKey, edith, me, message, openChat } from './chat-page.testing.tsx';

let live: ReturnType<typeof fakeLive>;
beforeEach(async () => {
  live = fakeLive();
  await forgetUnsaved(draftKey);
});

/** A chat with a message of this person between two of Edith Marlowe. */
async function openWithOwn() {
  const user = { id: me.id, name: me.name, imageUrl: null };
  const talk = chat([message(1), message(2, { user, message: 'Wensday' }), message(3)]);
  const page = await openChat(talk.api);
  const row = page.screen.getByRole('listitem').filter({ hasText: 'Wensday' });
  const actions = row.getByRole('button', { name: 'Message actions' });
  await expect.element(actions).toBeInTheDocument();
  /** Opens the message in its place. */
  const change = async () => {
    await actions.click();
    await page.screen.getByRole('button', { name: 'Edit or delete' }).click();
  };
  return { ...talk, ...page, actions, changeOwn: change };
}

test('one’s own message is edited in its place, and marked as edited', async () => {
  const { screen, changeOwn, callsTo } = await openWithOwn();
  await changeOwn();
  const field = screen.getByRole('textbox', { name: 'Edit message' });
  await expect.element(field).toHaveFocus();
  await expectAccessible();
  await field.fill('Wednesday');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Wednesday')).toBeVisible();
  await expect.element(screen.getByText('(edited)')).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
  const [call] = callsTo('POST /api/chat/messages/:id');
  expect(call?.request).toMatchObject({ params: { id: '2' }, body: { message: 'Wednesday' } });
});

test('Escape and Cancel keep the message; nothing empty or too long is saved', async () => {
  const { screen, changeOwn, callsTo } = await openWithOwn();
  await changeOwn();
  const field = screen.getByRole('textbox', { name: 'Edit message' });
  const save = screen.getByRole('button', { name: 'Save' });
  await field.fill('  ');
  await expect.element(save).toBeDisabled();
  await field.fill('x'.repeat(5001));
  await expect.element(screen.getByText(/at most 5,000 characters/)).toBeVisible();
  await expect.element(save).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText('Wensday')).toBeVisible();
  expect(document.activeElement?.id).toBe('message-2');
  await changeOwn();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByText('Wensday')).toBeVisible();
  expect(callsTo('POST /api/chat/messages/:id')).toEqual([]);
});

test('a deleted message leaves a line, after a question', async () => {
  const { screen, actions, changeOwn } = await openWithOwn();
  await changeOwn();
  await screen.getByRole('button', { name: 'Delete' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(screen.getByText('Message deleted')).toBeVisible();
  await expect.element(screen.getByText('Wensday')).not.toBeInTheDocument();
  await expect.element(actions).not.toBeInTheDocument();
  await expectAccessible();
});

test('edits and deletions of others show live, among the messages that are on the page', async () => {
  const { screen, change, callsTo } = await openWithOwn();
  change(1, { message: 'Words mended', editedAt: '2026-11-22T13:00:00.000Z', user: edith });
  live.tell();
  await expect.element(screen.getByText('Words mended')).toBeVisible();
  change(3, { message: '', isDeleted: true });
  live.tell();
  await expect.element(screen.getByText('Message deleted')).toBeVisible();
  const count = callsTo('GET /api/chat/messages').length;
  live.tell();
  await expect.poll(() => callsTo('GET /api/chat/messages').length).toBe(count + 1);
});
