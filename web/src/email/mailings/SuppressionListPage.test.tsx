import { suppressionEndpoints } from '@masthead/shared/email/mailings/suppression.endpoints.ts';
import {
  type Suppression,
  suppressionMessages,
} from '@masthead/shared/email/mailings/suppression.ts';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';

const row = (id: number, changes: Partial<Suppression> = {}): Suppression => ({
  id,
  email: `reader${id}@example.com`,
  reason: 'bounced',
  detail: '550 5.1.1 No such user',
  subject: 'Tacos at dawn',
  suppressedAt: '2026-11-20T12:45:00.000Z',
  liftedAt: null,
  liftedBy: null,
  liftReason: null,
  ...changes,
});
const rows = [row(2, { reason: 'complained', detail: 'abuse' }), row(1)];
const listOf = (nodes: Suppression[]) =>
  answer(suppressionEndpoints.list, { totalCount: nodes.length, nodes });
const open = (address = '', api = [listOf(rows)]) =>
  openPage(`/admin/suppression${address}`, { as: person('admin'), api });
const asked = 'GET /api/suppression';

describe('the suppression list', () => {
  test('lists suppressed addresses with reason, date and server response', async () => {
    const { screen } = await open();
    const line = screen.getByRole('row', { name: /reader1@/ });
    for (const cell of ['Does not exist', '11/20/2026', 'The address does not exist.'])
      await expect.element(line.getByRole('cell', { name: cell })).toBeVisible();
    await expect.element(screen.getByText(suppressionMessages.purpose)).toBeVisible();
    await expectAccessible();
  });

  test('keeps its filters in the URL', async () => {
    const { screen, router, callsTo } = await open();
    await screen.getByRole('searchbox', { name: 'Email' }).fill('reader');
    await expect.poll(() => router.state.location.search).toEqual({ search: 'reader' });
    await expect
      .poll(() => callsTo(asked).at(-1)?.request.query)
      .toEqual({ search: 'reader', show: 'listed', limit: '50', offset: '0' });
  });

  test('requires a reason for removing an address', async () => {
    const lift = answer(suppressionEndpoints.lift, { id: 1 });
    const { screen, callsTo } = await open('', [listOf(rows), lift]);
    await screen.getByRole('button', { name: 'Actions for reader1@example.com' }).click();
    await screen.getByRole('menuitem', { name: 'Remove from the list…' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect
      .element(dialog.getByText('Add the reason for emailing this address again.').first())
      .toBeVisible();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('They wrote to us');
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect.element(screen.getByText(suppressionMessages.removed)).toBeVisible();
    expect(callsTo('PUT /api/suppression/:id/lift')[0]?.request.body).toEqual({
      reason: 'They wrote to us',
    });
    await expect.poll(() => callsTo(asked).length).toBeGreaterThan(1);
  });

  test('shows who was removed, by whom and why, without a menu', async () => {
    const removed = row(3, {
      liftedAt: '2026-11-21T12:00:00.000Z',
      liftedBy: 'Ada Admin',
      liftReason: 'They wrote to us',
    });
    const { screen } = await open('?show=removed', [listOf([removed])]);
    await expect.element(screen.getByText('They wrote to us (Ada Admin)')).toBeVisible();
    expect(screen.getByRole('button', { name: /Actions for/ }).elements()).toHaveLength(0);
  });

  test('shows an empty state, and an error when the list cannot be loaded', async () => {
    const empty = await open('', [listOf([])]);
    await expect.element(empty.screen.getByText('No suppressed addresses.')).toBeVisible();
    const broken = await open('', [
      answer(suppressionEndpoints.list, failing(500, { message: ['Out of order.'] })),
    ]);
    await expect
      .element(broken.screen.getByText('The suppression list couldn’t be loaded.').first())
      .toBeVisible();
  });
});
