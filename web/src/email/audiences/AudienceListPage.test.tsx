import { audienceEndpoints } from '@masthead/shared/email/audiences/audience.endpoints.ts';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';
import { audience } from './audiences.testing.ts';

const as = person('admin');
type Api = NonNullable<NonNullable<Parameters<typeof openPage>[1]>['api']>;

describe('the list of audiences', () => {
  const used = audience({
    id: 'houston',
    name: 'Houston Daily',
    siteId: 2,
    usedBy: [{ id: 1, description: 'Digest' }],
  });
  const open = (api: Api = []) =>
    openPage('/admin/audience', {
      as,
      api: [...api, answer(audienceEndpoints.list, [audience(), used])],
    });

  test('shows site and how many are subscribed, unsubscribed and bounced', async () => {
    const { screen } = await open();
    const row = screen.getByRole('row', { name: /Austin Daily/ });
    for (const cell of ['1,200', '30', '4'])
      await expect.element(row.getByRole('cell', { name: cell, exact: true })).toBeVisible();
    await expectAccessible();
  });

  test('adds one, with what is wrong at its field, and opens it', async () => {
    const taken = 'This site already has an audience with this name.';
    let isTaken = true;
    const { screen, router } = await open([
      answer(audienceEndpoints.create, () => {
        if (!isTaken) return audience();
        isTaken = false;
        return failing(400, { message: [taken], errors: [{ path: 'name', message: taken }] });
      }),
    ]);
    await screen.getByRole('button', { name: 'Add audience' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add audience' }).click();
    await expect.element(dialog.getByText('An audience name is required')).toBeVisible();
    await expect.element(dialog.getByText('A site is required')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Austin Daily');
    await dialog.getByRole('combobox', { name: 'Site' }).click();
    await screen.getByRole('option', { name: 'Austin' }).click();
    await dialog.getByRole('button', { name: 'Add audience' }).click();
    await expect.element(dialog.getByText(taken)).toBeVisible();
    await dialog.getByRole('button', { name: 'Add audience' }).click();
    await expect.element(screen.getByText('Audience added.')).toBeVisible();
    await expect.poll(() => router.state.location.pathname).toBe('/admin/audience/austin-daily');
  });

  test('deletes one with a way back, but not one that a template sends to', async () => {
    const { screen, callsTo } = await open([
      answer(audienceEndpoints.remove, { id: 'austin-daily' }),
      answer(audienceEndpoints.restore, audience()),
    ]);
    await screen.getByRole('button', { name: 'Actions for Houston Daily' }).click();
    await expect
      .element(screen.getByText(/The email template 'Digest' sends to this audience\./))
      .toBeVisible();
    await screen.getByRole('heading', { name: 'Audiences' }).click({ force: true });
    await screen.getByRole('button', { name: 'Actions for Austin Daily' }).click();
    await screen.getByRole('menuitem', { name: 'Delete' }).last().click();
    await screen.getByRole('button', { name: 'Delete', exact: true }).click();
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(screen.getByText('Audience restored.')).toBeVisible();
    expect(callsTo('DELETE /api/audience/:id')[0]?.request.params).toEqual({ id: 'austin-daily' });
  });
});
