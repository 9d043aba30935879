import { addDays, today } from '@masthead/shared/platform/values/dates.ts';
import { auditEndpoints } from '@masthead/shared/workspace/audit/audit.endpoints.ts';
import { auditMessages as say } from '@masthead/shared/workspace/audit/audit.messages.ts';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';

const { state, export: exported } = auditEndpoints;
const now = today(new Date());
const last = { entries: 12_345, hash: 'ab'.repeat(32), at: '2026-11-01T12:00:00.000Z' };
const open = (...api: ReturnType<typeof answer>[]) =>
  openPage('/admin/audit', { as: person('admin'), api });

test('shows the last entry and exports a period', async () => {
  const { screen, callsTo } = await open(answer(state, last), answer(exported, '{}\n'));
  await expect.element(screen.getByText('12,345')).toBeVisible();
  await expect.element(screen.getByText('ab'.repeat(32))).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Export JSON lines' }).click();
  await expect.element(screen.getByText(say.exported)).toBeVisible();
  expect(callsTo('POST /api/audit/export')[0]?.request.body).toEqual({
    from: addDays(now, -30),
    to: now,
    format: 'jsonl',
  });
});

test('says that a period has no entries', async () => {
  const none = failing(400, { message: [say.none], requestId: 'req-7' });
  const { screen } = await open(answer(state, last), answer(exported, none));
  await screen.getByRole('button', { name: 'Export CSV' }).click();
  await expect.element(screen.getByText(new RegExp(say.none))).toBeVisible();
});

test('is empty at first, and says what failed', async () => {
  const empty = await open(answer(state, { entries: 0, hash: null, at: null }));
  await expect.element(empty.screen.getByText(say.empty)).toBeVisible();
});

test('shows a failure', async () => {
  const down = failing(500, { message: ['Out of order.'], requestId: 'req-7' });
  const { screen } = await open(answer(state, down));
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
