import { slotDeliveryEndpoints } from '@masthead/shared/showcase/ad-slots/slot-delivery.endpoints.ts';
import { showcaseEndpoints } from '@masthead/shared/showcase/delivery/showcase.endpoints.ts';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';
import { SlotLive, SlotNumbers } from './SlotNumbers.tsx';
import { SlotProofs } from './SlotProofs.tsx';
import { servedSlot } from './showcase.testing.ts';

const { served, live, numbers, numbersCsv, proofs, createProof, revokeProof } =
  slotDeliveryEndpoints;
const gone = failing(404, { message: ['This record does not exist.'] });
const frame = () => document.querySelector('iframe');
const shadow = () => frame()?.contentDocument?.querySelector('[data-slot]')?.shadowRoot;

describe('the preview of an ad slot', () => {
  test('renders the slot as sites do, for the device in the URL', async () => {
    const { screen, router } = await openPage('/preview/ad-slot/3?displayType=tablet', {
      as: person('ad-slot'),
      api: [answer(served, servedSlot())],
    });
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Homes by the water');
    await expect
      .poll(() => shadow()?.querySelector('.heading')?.textContent)
      .toBe('Homes by the water');
    expect(frame()?.clientWidth).toBe(820);
    await screen.getByRole('radio', { name: 'Phone' }).click();
    await expect.poll(() => frame()?.clientWidth).toBe(390);
    await expect.poll(() => shadow()?.querySelectorAll('.card').length).toBe(1);
    expect(router.state.location.href).toBe('/preview/ad-slot/3?displayType=phone');
  });

  test('says so for a slot that does not exist', async () => {
    const { screen } = await openPage('/preview/ad-slot/9', {
      as: person('ad-slot'),
      api: [answer(served, () => gone)],
    });
    await expect.element(screen.getByText('This ad slot does not exist')).toBeVisible();
  });
});

describe('the client proof', () => {
  const token = 'x'.repeat(43);
  const proof = {
    slot: servedSlot(),
    sites: ['CityBeat Austin'],
    startDate: '2026-11-20',
    endDate: '2026-11-30',
    expiresAt: '2026-12-05T15:00:00.000Z',
  };

  test('shows the slot without signing in, and requests nothing else', async () => {
    const { screen, calls } = await openPage(`/proof/${token}`, {
      api: [answer(showcaseEndpoints.proof, proof)],
    });
    await expect
      .element(screen.getByText(/Runs 11\/20\/2026 – 11\/30\/2026 on CityBeat Austin/))
      .toBeVisible();
    await expect
      .poll(() => shadow()?.querySelector('.heading')?.textContent)
      .toBe('Homes by the water');
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe(
      'noindex, nofollow',
    );
    expect(new Set(calls.map(({ name }) => name))).toEqual(
      new Set(['GET /api/public/proof/:token']),
    );
  });

  test('that has expired says whom to ask', async () => {
    const { screen } = await openPage(`/proof/${token}`, {
      api: [answer(showcaseEndpoints.proof, () => gone)],
    });
    await expect.element(screen.getByText('This proof is no longer available')).toBeVisible();
  });
});

/** The panels of the ad slot screen, on a page of their own. */
const panels = (
  Panel: (props: { slotId: number }) => React.ReactNode,
  api: Parameters<typeof openPage>[1],
) =>
  openPage('/home', {
    as: person('ad-slot'),
    ...api,
    pages: { home: () => <Panel slotId={3} /> },
  });

test('performance: totals, a table of every day and site, one site alone, and the CSV file of the range', async () => {
  const row = (siteId: number, site: string, day: string, impressions: number) => ({
    siteId,
    site,
    day,
    impressions,
    viewable: impressions / 2,
    clicks: 3,
    filtered: 1,
  });
  const { screen, callsTo } = await panels(SlotNumbers, {
    api: [
      answer(numbersCsv, () => ''),
      answer(numbers, ({ query }) => [
        row(1, 'Austin', query.from ?? '', 1200),
        row(2, 'Houston', query.to ?? '', 800),
      ]),
    ],
  });
  const total = (label: string) => screen.getByText(label, { exact: true }).first();
  await expect.element(total('2,000 ')).toBeVisible();
  await expect.element(screen.getByText('50.00%')).toBeVisible();
  await screen.getByText('Show as a table').click();
  expect(document.querySelectorAll('tbody tr')).toHaveLength(2);
  expect(document.querySelectorAll('svg g > title').length).toBe(30);
  await screen.getByRole('combobox', { name: 'Site' }).click();
  await screen.getByRole('option', { name: 'Houston' }).click();
  await expect.element(total('800 ')).toBeVisible();
  await screen.getByLabelText('From').fill('2026-01-01');
  await screen.getByLabelText('To').fill('2026-01-31');
  await expect
    .poll(() => callsTo('GET /api/adslot/:id/numbers').at(-1)?.request.query)
    .toEqual({
      from: '2026-01-01',
      to: '2026-01-31',
    });
  await screen.getByRole('button', { name: 'Download CSV' }).click();
  await expect
    .poll(() => callsTo('GET /api/adslot/:id/numbers.csv')[0]?.request.query)
    .toEqual({
      from: '2026-01-01',
      to: '2026-01-31',
    });
  await screen.getByLabelText('To').fill('2025-01-31');
  await expect.element(screen.getByText('Choose a range of up to a year')).toBeVisible();
});

test('live status: every reason for every site', async () => {
  const { screen } = await panels(SlotLive, {
    api: [
      answer(live, {
        sites: [
          { siteId: 1, site: 'Austin', isLive: true, causes: [] },
          {
            siteId: 2,
            site: 'Houston',
            isLive: false,
            causes: ['The slot is paused.', 'It ended on 11/20/2026.'],
          },
        ],
        causes: [],
        notes: ['The listing “A flat” was deleted and isn’t shown.'],
      }),
    ],
  });
  for (const words of [
    'Live',
    'Not live',
    'The slot is paused.',
    'It ended on 11/20/2026.',
    'The listing “A flat” was deleted and isn’t shown.',
  ])
    await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
});

test('proof links: created, shown once, revoked after a confirmation', async () => {
  const made = {
    id: 5,
    createdBy: 'Ana Ruiz',
    createdAt: '2026-11-21T15:00:00.000Z',
    expiresAt: '2099-12-05T15:00:00.000Z',
    revokedAt: null as string | null,
    openedAt: null,
  };
  let list: (typeof made)[] = [];
  const { screen, callsTo } = await panels(SlotProofs, {
    api: [
      answer(proofs, () => list),
      answer(createProof, () => {
        list = [made];
        return { ...made, url: 'https://masthead.example/proof/abc' };
      }),
      answer(revokeProof, () => {
        list = [{ ...made, revokedAt: '2026-11-22T15:00:00.000Z' }];
        return { id: 5 };
      }),
    ],
  });
  await screen.getByRole('button', { name: 'Create proof link' }).click();
  await expect
    .element(screen.getByLabelText('New proof link'))
    .toHaveValue('https://masthead.example/proof/abc');
  await expect.element(screen.getByText('Copy it now. It won’t be shown again.')).toBeVisible();
  expect(callsTo('POST /api/adslot/:id/proof')[0]?.request.body).toEqual({ days: 14 });
  await expect.element(screen.getByText('Not opened', { exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'Revoke' }).click();
  await expect.element(screen.getByText('Revoke this proof link?')).toBeVisible();
  await userEvent.click(screen.getByRole('dialog').getByRole('button', { name: 'Revoke' }));
  await expect.element(screen.getByText('Revoked', { exact: true })).toBeVisible();
  expect(callsTo('DELETE /api/adslot/proof/:id')).toHaveLength(1);
});
