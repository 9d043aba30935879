import { mailchimpEndpoints } from '@masthead/shared/email/mailchimp/mailchimp.endpoints.ts';
import { mailchimpMessages } from '@masthead/shared/email/mailchimp/mailchimp.messages.ts';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';

const { account, save: keep, remove, try: tryInUse } = mailchimpEndpoints;
const none = {
  source: null,
  dataCenter: null,
  accountName: null,
  updatedBy: null,
  dateUpdated: null,
  usedBy: { templates: 0, emails: 0 },
};
const savedAccount = {
  source: 'admin' as const,
  dataCenter: 'us19',
  accountName: 'Lone Star Media',
  updatedBy: 'Ada Admin',
  dateUpdated: '2026-11-22T12:00:00.000Z',
  usedBy: { templates: 3, emails: 0 },
};
const trial = { accountName: 'Lone Star Media', audiences: 12 };
const works = 'Connected to Mailchimp: Lone Star Media, 12 audiences.';
const key = `${'0123456789abcdef'.repeat(2)}-us19`;
const open = (...api: ReturnType<typeof answer>[]) =>
  openPage('/admin/mailchimp', { as: person('admin'), api });

test('sets a key: a malformed key is rejected at once, a refused one by the server, a working one is saved', async () => {
  let isRefused = true;
  const sentence = mailchimpMessages.keyRefused;
  const refusal = failing(400, {
    message: [sentence],
    errors: [{ path: 'key', message: sentence }],
  });
  const { screen, callsTo } = await open(
    answer(account, () => (callsTo('PUT /api/mailchimp/key').length > 1 ? savedAccount : none)),
    answer(keep, () => {
      if (isRefused) {
        isRefused = false;
        return refusal;
      }
      return trial;
    }),
  );
  await expect.element(screen.getByText('No key is set.')).toBeVisible();
  await screen.getByRole('button', { name: 'Set key' }).click();
  const dialog = screen.getByRole('dialog');
  const field = dialog.getByLabelText('API key');
  const save = dialog.getByRole('button', { name: 'Test and save' });
  await field.fill('us19');
  await save.click();
  await expect.element(dialog.getByText(mailchimpMessages.keyShape)).toBeVisible();
  await field.fill(key);
  await save.click();
  await expect.element(dialog.getByText(sentence)).toBeVisible();
  await expectAccessible();
  await save.click();
  await expect.element(screen.getByText(`${mailchimpMessages.keySaved}. ${works}`)).toBeVisible();
  await expect.element(screen.getByText('3 email templates, 0 scheduled emails')).toBeVisible();
  expect(callsTo('PUT /api/mailchimp/key')[1]?.request.body).toEqual({ key });
  expect(document.body.textContent).not.toContain(key);
});

test('tests the key, shows the result, and removes the key after confirmation', async () => {
  const away = failing(503, { message: [mailchimpMessages.away] });
  let isAway = true;
  const { screen, callsTo } = await open(
    answer(account, () => (callsTo('DELETE /api/mailchimp/key').length > 0 ? none : savedAccount)),
    answer(tryInUse, () => (isAway ? away : trial)),
    answer(remove, none),
  );
  const button = screen.getByRole('button', { name: 'Test key' });
  await button.click();
  await expect.element(screen.getByText(mailchimpMessages.away)).toBeVisible();
  isAway = false;
  await button.click();
  await expect.element(screen.getByText(works)).toBeVisible();
  await screen.getByRole('button', { name: 'Remove key' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Remove key' }).click();
  await expect.element(screen.getByText(mailchimpMessages.keyRemoved)).toBeVisible();
  await expect.element(screen.getByText('No key is set.')).toBeVisible();
});

test('a key from the environment can only be tested; a key with scheduled emails cannot be removed', async () => {
  const { screen } = await open(answer(account, { ...savedAccount, source: 'environment' }));
  await expect
    .element(screen.getByRole('button', { name: 'Change key' }))
    .toHaveAttribute('aria-disabled', 'true');
  await expect.element(screen.getByText(mailchimpMessages.setByEnvironment)).toBeVisible();
});
