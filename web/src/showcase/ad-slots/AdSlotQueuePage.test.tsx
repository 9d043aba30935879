import { adSlotEndpoints } from '@masthead/shared/showcase/ad-slots/ad-slot.endpoints.ts';
import type { SlotQueue } from '@masthead/shared/showcase/ad-slots/slot-timeline.ts';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';
import { dayAt, slotAt, usDay, wholeSlot } from './timeline.testing.ts';

const listing = (id: number, description1: string) => ({ id, description1, firm: 'Lamar Realty' });
const queue: SlotQueue = {
  starting: [
    {
      ...slotAt(1, 14, 30, { title1: 'Homes by the water' }),
      missing: ['It is paused.', 'It has no URL.'],
    },
  ],
  ending: [{ ...slotAt(2, 1, 10, { title1: 'Lofts' }), renewedAs: null }],
  doubleBooked: [],
  withoutImage: [listing(7, '12 Oak Street')],
  pastOpenHouse: [{ ...listing(8, '9 Elm Street'), endedAt: '2026-11-20T21:00:00.000Z' }],
};
const nothing: SlotQueue = {
  starting: [],
  ending: [],
  doubleBooked: [],
  withoutImage: [],
  pastOpenHouse: [],
};
const asked = 'GET /api/adslot/queue';

type Options = NonNullable<Parameters<typeof openPage>[1]>;
const openQueue = ({ as = person('admin'), api = [] }: Options = {}) =>
  openPage('/ad-slot/queue', { as, api: [...api, answer(adSlotEndpoints.queue, queue)] });

describe('the booking queue', () => {
  test('has four sections with counts, and says what is wrong with each entry', async () => {
    const { screen } = await openQueue();
    for (const name of [
      'Starting soon, incomplete 1',
      'Ending soon 1',
      'Listings without an image 1',
      'Past open houses 1',
    ])
      await expect.element(screen.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Homes by the water' }))
      .toHaveAttribute('href', '/ad-slot/1');
    for (const words of [
      'It is paused.',
      'It has no URL.',
      `Lamar Realty · CityBeat Austin · ends ${usDay(dayAt(10))}`,
      'Lamar Realty · ended 11/20/2026 3:00 PM CT',
    ])
      await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: '12 Oak Street' }))
      .toHaveAttribute('href', '/listing/7');
    await expectAccessible();
  });

  test.each([
    ['ending', 1, ['Ending soon 1'], 'Listings without an image 1'],
    ['lacking', 3, ['Starting soon, incomplete 1', 'Past open houses 1'], 'Ending soon 1'],
  ])('by its address shows only what is %s', async (show, count, shown, hidden) => {
    const api = [answer(adSlotEndpoints.queue, queue)];
    const { screen, router } = await openPage(`/ad-slot/queue?show=${show}`, {
      as: person('admin'),
      api,
    });
    const heading = (name: string) => screen.getByRole('heading', { name, exact: true });
    for (const name of ['Booking queue', ...shown])
      await expect.element(heading(name)).toBeVisible();
    await expect.element(screen.getByText(String(count), { exact: true }).first()).toBeVisible();
    await expect.element(heading(hidden)).not.toBeInTheDocument();
    await screen.getByRole('button', { name: /^Remove filter/ }).click();
    await expect.element(heading(hidden)).toBeVisible();
    expect(router.state.location.href).toBe('/ad-slot/queue');
  });

  test('says what a slot was renewed as, and which slots of two organizations overlap', async () => {
    const renewedAs = { id: 12, title1: 'Lofts again', startDate: dayAt(11) };
    const met = { id: 3, title1: 'Ranches', firms: ['Lamar Realty'] };
    const { screen } = await openQueue({
      api: [
        answer(adSlotEndpoints.queue, {
          ...nothing,
          ending: [{ ...slotAt(2, 1, 10), renewedAs }],
          doubleBooked: [
            {
              ...met,
              other: { id: 4, title1: 'Cabins', firms: ['Cedar Goods'] },
              sites: ['CityBeat Austin'],
              from: dayAt(3),
              to: dayAt(3),
            },
          ],
        }),
      ],
    });
    await expect
      .element(screen.getByRole('link', { name: 'Lofts again' }))
      .toHaveAttribute('href', '/ad-slot/12');
    expect(screen.getByRole('button', { name: /^Renew/ }).elements()).toHaveLength(0);
    await expect
      .element(screen.getByRole('heading', { name: 'Double bookings 1', exact: true }))
      .toBeVisible();
    await expect
      .element(screen.getByText(/^Slots of different organizations overlap, and neither/))
      .toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Cabins' }))
      .toHaveAttribute('href', '/ad-slot/4');
    await expect.element(screen.getByText(`CityBeat Austin · ${usDay(dayAt(3))}`)).toBeVisible();
    await expectAccessible();
  });

  test('shows listings without a link to those who may not open them', async () => {
    const { screen } = await openQueue({ as: person('ad-slot') });
    await expect.element(screen.getByText('9 Elm Street')).toBeVisible();
    expect(screen.getByRole('link', { name: /Street/ }).elements()).toHaveLength(0);
  });

  test('renews a slot once and opens the copy', async () => {
    const { screen, router, callsTo } = await openQueue({
      api: [answer(adSlotEndpoints.renew, wholeSlot(slotAt(20, 11, 20, { title1: 'Lofts' })))],
    });
    await screen
      .getByRole('button', { name: `Renew Lofts, which ends ${usDay(dayAt(10))}` })
      .click();
    await expect
      .element(screen.getByText('“Lofts” renewed. The copy is paused so you can review it first.'))
      .toBeVisible();
    await expect.poll(() => router.state.location.pathname).toBe('/ad-slot/20');
    expect(callsTo('POST /api/adslot/renew/:id').map(({ request }) => request.params)).toEqual([
      { id: '2' },
    ]);
  });

  test('says why a slot could not be renewed, and stays', async () => {
    const { screen, router } = await openQueue({
      api: [
        answer(adSlotEndpoints.renew, failing(404, { message: ['This record does not exist.'] })),
      ],
    });
    await screen.getByRole('button', { name: /Renew Lofts/ }).click();
    await expect.element(screen.getByText('This record does not exist.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/ad-slot/queue');
  });

  test('refetches when the window gets the focus', async () => {
    const { screen, callsTo } = await openQueue();
    await expect.element(screen.getByText('Lofts')).toBeVisible();
    expect(callsTo(asked)).toHaveLength(1);
    globalThis.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => callsTo(asked).length).toBe(2);
  });

  test('says when nothing needs attention', async () => {
    const empty = await openQueue({ api: [answer(adSlotEndpoints.queue, nothing)] });
    await expect.element(empty.screen.getByText('Nothing needs attention.')).toBeVisible();
  });

  test('says when it could not be loaded', async () => {
    const failed = await openQueue({
      api: [answer(adSlotEndpoints.queue, failing(500, { message: ['Nothing was saved.'] }))],
    });
    await expect.element(failed.screen.getByText('The queue couldn’t be loaded.')).toBeVisible();
    await expect.element(failed.screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('links to the list and the timeline, which share their search', async () => {
    const { screen } = await openPage('/ad-slot/queue?firms=5', {
      as: person('ad-slot'),
      api: [answer(adSlotEndpoints.queue, queue)],
    });
    const views = screen.getByRole('navigation', { name: 'Ad slot views' });
    await expect
      .element(views.getByRole('link', { name: 'Queue' }))
      .toHaveAttribute('aria-current', 'page');
    await expect
      .element(views.getByRole('link', { name: 'List' }))
      .toHaveAttribute('href', '/ad-slot?firms=5');
    await expect
      .element(views.getByRole('link', { name: 'Timeline' }))
      .toHaveAttribute('href', '/ad-slot/timeline?firms=5');
  });
});
