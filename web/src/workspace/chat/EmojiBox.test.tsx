import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { fakeLive } from '../../platform/api/fake-live.testing.ts';
import { forgetUnsaved } from '../../platform/forms/unsaved-work.ts';
import { draftKey, openChat } from './chat-page.testing.tsx';

beforeEach(async () => {
  fakeLive();
  await forgetUnsaved(draftKey);
});

test('an emoji is found by its name; Enter inserts the first one where the caret was', async () => {
  const { screen } = await openChat();
  const field = screen.getByRole('textbox', { name: 'Message' });
  await field.fill('Well done');
  await screen.getByRole('button', { name: 'Add an emoji' }).click();
  const search = screen.getByRole('searchbox', { name: 'Search emoji' });
  await expect.element(search).toHaveFocus();
  await search.fill('no such');
  await expect.element(screen.getByText('No emoji with this name.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await search.fill('Thumbs');
  await expect.element(screen.getByRole('button', { name: 'thumbs down' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'clapping' })).not.toBeInTheDocument();
  await expectAccessible();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('Well done👍');
  await expect.element(field).toHaveFocus();
});
