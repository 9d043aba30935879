import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { fakeLive } from '../../platform/api/fake-live.testing.ts';
import { forgetUnsaved } from '../../platform/forms/unsaved-work.ts';
import { chat, draftKey, me, message, openChat } from './chat-page.testing.tsx';

beforeEach(async () => {
  fakeLive();
  await forgetUnsaved(draftKey);
});

/** The chat with further members, and its field. */
async function openField(talk = chat()) {
  for (const [id, name] of [
    [78, 'Ed Bo'],
    [79, 'Cy Bo'],
  ] as const)
    talk.members.push({ ...talk.members[0], id, name, imageUrl: null, isHere: false } as never);
  const page = await openChat(talk.api);
  const { screen } = page;
  const field = screen.getByRole('textbox', { name: 'Message' });
  await expect.element(screen.getByText('Words 1')).toBeVisible();
  // Why: the list comes after the field.
  await expect.element(field).toHaveAttribute('aria-autocomplete', 'list');
  return { ...page, field, option: (name: string) => screen.getByRole('option', { name }) };
}

test('an @ offers the other members, also by a later name, and Enter takes the chosen one', async () => {
  const { screen, field, option, callsTo } = await openField();
  await field.fill('Ask @');
  await expect.element(option('Edith Marlowe')).toHaveAttribute('aria-selected', 'true');
  await expect.element(option(me.name)).not.toBeInTheDocument();
  await expectAccessible();
  await field.fill('Ask @bo');
  await expect.element(option('Edith Marlowe')).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(option('Cy Bo')).toHaveAttribute('aria-selected', 'true');
  await expect
    .element(field)
    .toHaveAttribute('aria-activedescendant', option('Cy Bo').element().id);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(option('Ed Bo')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('Ask @Ed Bo ');
  await expect.element(option('Ed Bo')).not.toBeInTheDocument();
  expect(callsTo('POST /api/chat/messages')).toEqual([]);
  await userEvent.keyboard('now{Enter}');
  await expect.element(screen.getByText('Ask @Ed Bo now')).toBeVisible();
  expect(callsTo('POST /api/chat/messages')[0]?.request.body).toMatchObject({
    message: 'Ask @Ed Bo now',
  });
});

test('a click takes a name; Escape and an email address leave what is typed', async () => {
  const { field, option } = await openField();
  await field.fill('@edi');
  await option('Edith Marlowe').click();
  await expect.element(field).toHaveValue('@Edith Marlowe ');
  await expect.element(field).toHaveFocus();
  await field.fill('@edi');
  await expect.element(option('Edith Marlowe')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(option('Edith Marlowe')).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('@edi');
  await field.fill('Ed @e');
  await expect.element(option('Ed Bo')).toBeVisible();
  await field.fill('mail@e');
  await expect.element(option('Ed Bo')).not.toBeInTheDocument();
});

test('a name is offered while a message is edited, too', async () => {
  const user = { id: me.id, name: me.name, imageUrl: null };
  const { screen, option, callsTo } = await openField(chat([message(1), message(2, { user })]));
  await screen.getByRole('button', { name: 'Message actions' }).last().click();
  await screen.getByRole('button', { name: 'Edit or delete' }).click();
  const field = screen.getByRole('textbox', { name: 'Edit message' });
  await expect.element(field).toHaveAttribute('aria-autocomplete', 'list');
  await field.fill('For @edi');
  await expect.element(option('Edith Marlowe')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('For @Edith Marlowe ');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('For @Edith Marlowe')).toBeVisible();
  expect(callsTo('POST /api/chat/messages/:id')).toHaveLength(1);
});

test('mentions stand out in a message, one’s own more than others, and no address does', async () => {
  const said = `@${me.name}: ask @Ed Bo, mail@Ed Bo, and see https://example.com/@Ed`;
  const { screen } = await openField(
    chat([message(1), message(2, { message: said, mentions: [me.name, 'Ed Bo'] })]),
  );
  const row = screen.getByRole('listitem').filter({ hasText: 'ask' });
  const marked = () =>
    [...row.element().querySelectorAll('strong')].map((one) => [
      one.textContent,
      one.hasAttribute('data-own'),
    ]);
  await expect.poll(marked).toEqual([
    [`@${me.name}`, true],
    ['@Ed Bo', false],
  ]);
  await expectAccessible();
});
