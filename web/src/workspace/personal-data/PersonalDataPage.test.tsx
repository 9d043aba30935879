import { personalDataEndpoints } from '@masthead/shared/workspace/personal-data/personal-data.endpoints.ts';
import { personalDataMessages as say } from '@masthead/shared/workspace/personal-data/personal-data.messages.ts';
import type { Erasure, Found } from '@masthead/shared/workspace/personal-data/personal-data.ts';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';

const { list, lookUp, export: exported, erase, retry } = personalDataEndpoints;
const erasure: Erasure = {
  id: 7,
  askedBy: 'authority',
  reason: 'Order of the court',
  isUser: false,
  madeBy: 'Edith Marlowe',
  madeAt: '2026-11-01T12:00:00.000Z',
  state: 'done',
  counts: [
    { label: 'Subscriptions', count: 2 },
    { label: 'Deliveries', count: 1204 },
  ],
  problem: null,
  finishedAt: '2026-11-01T12:01:00.000Z',
};
const found: Found = {
  address: 'ann@example.com',
  user: null,
  counts: [{ label: 'Subscriptions', count: 2 }],
  invoices: 0,
  isErased: false,
  isUnderWay: false,
  blocked: null,
};
const open = (rows: Erasure[], ...api: ReturnType<typeof answer>[]) =>
  openPage('/admin/personal-data', {
    as: person('admin'),
    api: [...api, answer(list, rows)],
  });
const look = async ({ screen }: Awaited<ReturnType<typeof open>>, address = 'ann@example.com') => {
  await screen.getByRole('textbox', { name: 'Email address' }).fill(address);
  await screen.getByRole('button', { name: 'Look up' }).click();
};

test('lists erasures with who asked, who started them and what was erased', async () => {
  const { screen } = await open([erasure, { ...erasure, id: 6, madeBy: null, counts: [] }]);
  const row = screen.getByRole('row', { name: /No\. 7/ });
  await expect
    .element(row)
    .toHaveTextContent(
      'No. 7SubscriberDoneAn authorityOrder of the courtEdith Marlowe11/01/2026Subscriptions 2, Deliveries 1,204',
    );
  const other = screen.getByRole('row', { name: /No\. 6/ });
  await expect.element(other.getByText('A restore')).toBeVisible();
  await expect.element(other.getByText('Nothing found')).toBeVisible();
  await expectAccessible();
});

test('looks an address up and shows what there is', async () => {
  const page = await open([], answer(lookUp, found));
  const { screen, callsTo } = page;
  await expect.element(screen.getByText(say.none)).toBeVisible();
  await look(page, 'ann');
  await expect.element(screen.getByText(say.addressInvalid)).toBeVisible();
  expect(callsTo('POST /api/personal-data/look-up')).toEqual([]);
  await look(page);
  const region = screen.getByRole('region', { name: 'Data about ann@example.com' });
  await expect.element(region.getByText('Subscriptions')).toBeVisible();
  await expect.element(region.getByText(say.mentions)).toBeVisible();
  await expectAccessible();
});

test('exports in the format asked for', async () => {
  const page = await open([], answer(lookUp, found), answer(exported, '{}'));
  const { screen, callsTo } = page;
  await look(page);
  await screen.getByRole('button', { name: 'Export CSV' }).click();
  await expect
    .poll(() => callsTo('POST /api/personal-data/export')[0]?.request.body)
    .toEqual({ address: 'ann@example.com', format: 'csv' });
});

test('erases once reason and address are typed, and says that it can’t be undone', async () => {
  const ofUser = { ...found, user: { id: 4, name: 'Ann Editor' }, invoices: 3 };
  const page = await open([], answer(lookUp, ofUser), answer(erase, { id: 8 }));
  const { screen, callsTo } = page;
  await look(page);
  await screen.getByRole('button', { name: 'Erase…' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Erase personal data' });
  for (const sentence of [say.cannotUndo, say.counts, say.invoices(3)])
    await expect.element(dialog.getByText(sentence)).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Erase' }).click();
  await expect.element(dialog.getByText(say.reasonRequired)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Letter of May 1');
  await dialog.getByRole('checkbox', { name: say.bylines }).click();
  await dialog.getByRole('textbox', { name: /^Type ann@example.com/ }).fill('ann@example.org');
  await dialog.getByRole('button', { name: 'Erase' }).click();
  await expect.element(dialog.getByText(say.typedWrong)).toBeVisible();
  expect(callsTo('POST /api/personal-data/erasure')).toEqual([]);
  await dialog.getByRole('textbox', { name: /^Type ann@example.com/ }).fill('Ann@Example.com');
  await dialog.getByRole('button', { name: 'Erase' }).click();
  await expect.element(screen.getByText(say.erasing)).toBeVisible();
  expect(callsTo('POST /api/personal-data/erasure')[0]?.request.body).toEqual({
    address: 'ann@example.com',
    askedBy: 'person',
    reason: 'Letter of May 1',
    removesBylines: true,
    typed: 'Ann@Example.com',
  });
});

test.each([
  ['under way', { isUnderWay: true }, say.underWay],
  ['in use for replies', { blocked: say.isReplyAddress }, say.isReplyAddress],
])('an address %s can’t be erased', async (_what, changes, sentence) => {
  const page = await open([], answer(lookUp, { ...found, ...changes }));
  await look(page);
  const button = page.screen.getByRole('button', { name: 'Erase…' });
  await button.hover();
  await expect.element(page.screen.getByRole('tooltip', { name: sentence })).toBeVisible();
  await button.click({ force: true });
  expect(page.screen.getByRole('dialog').elements()).toEqual([]);
});

test('resumes a failed erasure', async () => {
  const failed = { ...erasure, state: 'failed' as const, problem: 'Mailchimp is away' };
  const { screen, callsTo } = await open([failed], answer(retry, null));
  await screen.getByRole('button', { name: /Erasure 7/ }).click();
  await screen.getByRole('menuitem', { name: 'Resume' }).click();
  await expect.element(screen.getByText(say.retried)).toBeVisible();
  expect(callsTo('POST /api/personal-data/erasure/:id/retry')[0]?.request.params).toEqual({
    id: '7',
  });
});

test('shows what failed and retries', async () => {
  const down = failing(500, { message: ['Out of order.'], requestId: 'req-7' });
  const page = await open([], answer(list, down), answer(lookUp, down));
  const { screen } = page;
  await expect.element(screen.getByText('The erasures couldn’t be loaded.')).toBeVisible();
  await look(page);
  await expect.element(screen.getByText(say.lookUpFailed)).toBeVisible();
});
