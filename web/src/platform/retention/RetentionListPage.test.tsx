import { retentionEndpoints } from '@masthead/shared/platform/retention/retention.endpoints.ts';
import { retentionMessages as say } from '@masthead/shared/platform/retention/retention.messages.ts';
import type { Retained } from '@masthead/shared/platform/retention/retention.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../api/axe.testing.ts';
import { answer, failing, openPage, person } from '../api/page.testing.tsx';

const { list, due, change } = retentionEndpoints;
const history: Retained = {
  kind: 'history',
  days: null,
  isChanged: false,
  rows: 1_234_567,
  bytes: 734_000_000,
  due: null,
  lastRun: null,
};
const sessions: Retained = {
  kind: 'sessions',
  days: 90,
  isChanged: true,
  rows: 40,
  bytes: 81_920,
  due: 3,
  lastRun: { at: '2026-11-20T12:00:00.000Z', isUnderWay: false, deleted: 12, deletedInAll: 340 },
};
const pictures: Retained = { ...history, kind: 'pictures', rows: 1 };
const trash: Retained = { ...history, kind: 'trash', rows: null, bytes: null };
const open = (...api: ReturnType<typeof answer>[]) =>
  openPage('/admin/retention', {
    as: person('admin'),
    api: [...api, answer(list, [history, sessions, trash, pictures])],
  });

test('lists what is kept, how long, how much, and what the last run deleted', async () => {
  const { screen } = await open();
  const row = screen.getByRole('row', { name: /Ended sign-ins/ });
  for (const words of ['90 days', 'Changed from for good', '82 KB', '12 deleted, 340 in all'])
    await expect.element(row.getByText(words)).toBeVisible();
  const first = screen.getByRole('row', { name: /^History/ });
  for (const words of ['1,234,567 rows', '734 MB'])
    await expect.element(first.getByText(words)).toBeVisible();
  // A fixed period has nothing to change.
  const fixed = screen.getByRole('row', { name: /Photos and images/ });
  expect(fixed.getByRole('button', { name: 'For good' }).elements()).toEqual([]);
  await expect.element(fixed.getByText(/^Photos and images.*may show them\.$/)).toBeVisible();
  await expectAccessible();
});

test('a card has one line of facts, and only those that there are', async () => {
  await page.viewport(390, 844);
  const { screen } = await open();
  await expect.element(screen.getByText('1,234,567 rows').first()).toBeVisible();
  const factsOf = (row: string) =>
    [...document.querySelectorAll(`tr[data-row="${row}"] [data-card="meta"]`)].filter(
      (cell) => cell.getBoundingClientRect().width > 0,
    );
  expect(factsOf('3').map((cell) => cell.textContent)).toEqual(['For good']);
  const fixed = factsOf('4');
  expect(fixed.map((cell) => cell.textContent)).toEqual(['For good', '1 row', '734 MB']);
  expect(new Set(fixed.map((cell) => cell.getBoundingClientRect().top)).size).toBe(1);
});

const choose = async (screen: Awaited<ReturnType<typeof open>>['screen'], span: string) => {
  await screen
    .getByRole('row', { name: /^History/ })
    .getByRole('button', { name: 'For good' })
    .click();
  const dialog = screen.getByRole('dialog', { name: say.title('History') });
  await dialog.getByRole('combobox', { name: 'Keep for' }).click();
  expect(screen.getByRole('option', { name: '60 days' }).elements()).toEqual([]);
  await screen.getByRole('option', { name: span, exact: true }).click();
  return dialog;
};

test('says what a shorter period deletes before it is saved', async () => {
  const { screen, callsTo } = await open(answer(due, { count: 1500 }), answer(change, null));
  const dialog = await choose(screen, '1 year');
  await expect.element(dialog.getByText(say.deletes(1500, '1 year'))).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: say.saveAndDelete }).click();
  await expect.element(screen.getByText(say.saved)).toBeVisible();
  expect(callsTo('PUT /api/retention/:kind')[0]?.request.body).toEqual({ days: 365 });
});

test('says that nothing is that old', async () => {
  const { screen } = await open(answer(due, { count: 0 }));
  const dialog = await choose(screen, '2 years');
  await expect.element(dialog.getByText(say.nothingYet('2 years'))).toBeVisible();
});

test('warns when what is deleted could not be counted', async () => {
  const down = failing(500, { message: ['Out of order.'], requestId: 'req-7' });
  const { screen } = await open(answer(due, down));
  const dialog = await choose(screen, '1 year');
  await expect.element(dialog.getByText(say.notCounted)).toBeVisible();
});

test('keeps the dialog open with the reason when saving failed', async () => {
  const down = failing(500, { message: ['Out of order.'], requestId: 'req-7' });
  const { screen } = await open(answer(due, { count: 2 }), answer(change, down));
  const dialog = await choose(screen, '1 year');
  await dialog.getByRole('button', { name: say.saveAndDelete }).click();
  await expect.element(screen.getByText(say.saveFailed, { exact: false })).toBeVisible();
  await expect.element(dialog).toBeVisible();
});

test('shows a failure, with another try', async () => {
  const down = failing(500, { message: ['Out of order.'], requestId: 'req-7' });
  const { screen } = await openPage('/admin/retention', {
    as: person('admin'),
    api: [answer(list, down)],
  });
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
