import { chatReactionEndpoints } from '@masthead/shared/workspace/chat/chat-reactions.endpoints.ts';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { fakeLive } from '../../platform/api/fake-live.testing.ts';
import { answer, failing } from '../../platform/api/page.testing.tsx';
import { forgetUnsaved } from '../../platform/forms/unsaved-work.ts';
import { chat, draftKey, edith, message, openChat } from './chat-page.testing.tsx';

let live: ReturnType<typeof fakeLive>;
beforeEach(async () => {
  live = fakeLive();
  await forgetUnsaved(draftKey);
});

async function openWith(api = chat().api) {
  const page = await openChat(api);
  const actions = page.screen.getByRole('button', { name: 'Message actions' });
  await expect.element(actions).toBeInTheDocument();
  const path = 'PUT /api/chat/messages/:id/reactions';
  return { ...page, actions, sent: () => page.callsTo(path).map(({ request }) => request.body) };
}

test('a reaction is chosen from the actions, shown by name, and taken back by a click', async () => {
  const { screen, actions, sent } = await openWith();
  await actions.click();
  const thumb = screen.getByRole('button', { name: 'thumbs up' });
  await expect.element(thumb).toHaveFocus();
  expect(screen.getByRole('group', { name: 'React' }).getByRole('button').elements()).toHaveLength(
    6,
  );
  await expectAccessible();
  await thumb.click();
  const mine = screen.getByRole('button', { name: '👍 1: You' });
  await expect.element(mine).toHaveTextContent('👍 1');
  await expect.element(mine).toHaveAttribute('aria-pressed', 'true');
  await expect.element(actions).toHaveFocus();
  await expectAccessible();
  await mine.click();
  await expect.element(mine).not.toBeInTheDocument();
  expect(sent()).toEqual([
    { emoji: '👍', is_on: true },
    { emoji: '👍', is_on: false },
  ]);
});

test('what others reacted shows live, with their names, and can be joined', async () => {
  const { api, react } = chat();
  const { screen } = await openWith(api);
  react(1, '🎉');
  live.tell();
  const theirs = screen.getByRole('button', { name: '🎉 1: Edith Marlowe' });
  await expect.element(theirs).toHaveAttribute('aria-pressed', 'false');
  (theirs.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const both = screen.getByRole('button', { name: '🎉 2: You and Edith Marlowe' });
  await expect.element(both).toHaveAttribute('aria-pressed', 'true');
  react(1, '🎉', { ...edith, isOn: false });
  live.tell();
  await expect.element(screen.getByRole('button', { name: '🎉 1: You' })).toBeVisible();
});

test('the names show as a tooltip', async () => {
  const reactions = [{ emoji: '👀', people: [edith, { id: 78, name: 'Avery Admire' }] }];
  const { screen } = await openWith(chat([message(1, { reactions })]).api);
  const said = 'Edith Marlowe and Avery Admire';
  await screen.getByRole('button', { name: `👀 2: ${said}` }).hover();
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent(said);
});

test('any other emoji of the list is found by name', async () => {
  const { screen, actions, sent } = await openWith();
  await actions.click();
  await screen.getByRole('button', { name: 'Other emoji' }).click();
  await expect.element(screen.getByRole('searchbox', { name: 'Search emoji' })).toHaveFocus();
  await screen.getByRole('searchbox', { name: 'Search emoji' }).fill('taco');
  await expectAccessible();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: '🌮 1: You' })).toBeVisible();
  expect(sent()).toEqual([{ emoji: '🌮', is_on: true }]);
});

test('a chosen reaction is marked among the actions, and choosing it again takes it back', async () => {
  const { api, react } = chat();
  const { screen, actions, sent } = await openWith(api);
  await actions.click();
  await screen.getByRole('button', { name: 'celebration' }).click();
  await expect.element(screen.getByRole('button', { name: '🎉 1: You' })).toBeVisible();
  react(1, '🎉');
  live.tell();
  const both = screen.getByRole('button', { name: '🎉 2: You and Edith Marlowe' });
  await expect.element(both).toBeVisible();
  await actions.click();
  const choice = screen.getByRole('button', { name: 'celebration' });
  await expect.element(choice).toHaveAttribute('aria-pressed', 'true');
  await choice.click();
  await expect
    .element(screen.getByRole('button', { name: '🎉 1: Edith Marlowe', exact: true }))
    .toBeVisible();
  expect(sent().at(-1)).toEqual({ emoji: '🎉', is_on: false });
});

test('a reaction that the server rejects is said, and nothing changes', async () => {
  const sentence = 'A message can have at most 20 different reactions.';
  const full = answer(chatReactionEndpoints.set, failing(409, { message: [sentence] }));
  const { screen, actions } = await openWith([full, ...chat().api]);
  await actions.click();
  await screen.getByRole('button', { name: 'heart', exact: true }).click();
  await expect.element(screen.getByText(sentence)).toBeVisible();
  expect(screen.getByRole('group', { name: 'Reactions' }).elements()).toEqual([]);
});
