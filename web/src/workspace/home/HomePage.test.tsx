import { failedJobEndpoints } from '@masthead/shared/platform/jobs/failed-jobs.endpoints.ts';
import { adSlotEndpoints } from '@masthead/shared/showcase/ad-slots/ad-slot.endpoints.ts';
import type { SlotQueue } from '@masthead/shared/showcase/ad-slots/slot-timeline.ts';
import { deskEndpoints } from '@masthead/shared/workspace/home/desk.endpoints.ts';
import type { Desk, DeskEntry } from '@masthead/shared/workspace/home/desk.ts';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';
import { oneRow } from '../../showcase/ad-slots/ad-slots.testing.ts';

const empty: SlotQueue = {
  starting: [],
  ending: [],
  doubleBooked: [],
  withoutImage: [],
  pastOpenHouse: [],
};
const open = (queue: SlotQueue, slots = [oneRow({ id: 4, title1: 'Runs today' })]) =>
  openPage('/home', {
    as: person('ad-slot', { roles: ['ad-slot', 'listing'] }),
    api: [
      waits([entry({ key: 'slotsEnding', search: { show: 'ending' } })]),
      answer(adSlotEndpoints.search, { slots, count: slots.length }),
      answer(adSlotEndpoints.queue, queue),
    ],
  });

test('home shows people who book what runs, ends and needs attention', async () => {
  const { screen } = await open({
    ...empty,
    starting: [{ ...oneRow({ id: 5, title1: 'Comes' }), missing: ['It has no address.'] }],
    ending: [
      {
        ...oneRow({ id: 6, title1: 'Ends' }),
        renewedAs: { id: 9, title1: 'Goes on', startDate: '2031-03-10' },
      },
    ],
    withoutImage: [{ id: 71, description1: 'Walnut table', firm: 'Harbor Lights' }],
  });
  const link = (name: string) => screen.getByRole('link', { name, exact: true });
  await expect.element(link('Runs today')).toHaveAttribute('href', '/ad-slot/4');
  await expect.element(link('Comes')).toHaveAttribute('href', '/ad-slot/5');
  await expect.element(link('Ends')).toHaveAttribute('href', '/ad-slot/6');
  await expect.element(link('Walnut table')).toHaveAttribute('href', '/listing/71');
  await expect.element(screen.getByText(/It has no address\./)).toBeVisible();
  await expect.element(screen.getByText(/renewed as “Goes on”/)).toBeVisible();
  await expect.element(screen.getByText(/Harbor Lights · no image/)).toBeVisible();
  await expectAccessible();
});

const entry = (changes: Partial<DeskEntry> & Pick<DeskEntry, 'key'>): DeskEntry => ({
  count: 1,
  rank: 'rest',
  search: {},
  named: [],
  ...changes,
});
const waits = (items: Desk['items']) =>
  answer(deskEndpoints.get, { items, failedJobs: 0, namedJobs: [] });

test('home shows what is late, then what is due today, then the rest, folded', async () => {
  const failed = {
    id: 7,
    name: 'Friday',
    since: '2026-11-24T16:00:00.000Z',
    due: null,
    state: 'failed',
  };
  const { screen } = await openPage('/home', {
    as: person('editor'),
    api: [
      waits([
        entry({
          key: 'digestSends',
          rank: 'late',
          search: { status: 'Needs attention' },
          named: [failed as DeskEntry['named'][number]],
        }),
        entry({
          key: 'digestsMissing',
          rank: 'today',
          count: 4,
          search: { missing: 'tomorrow' },
          named: [{ id: null, name: 'Austin', since: null, due: null, state: null }],
        }),
        entry({ key: 'invoicesSentBack', count: 10_001, search: { state: 'changes asked' } }),
      ]),
    ],
  });
  const late = screen.getByRole('region', { name: 'Late or failed' });
  await expect
    .element(late.getByRole('link', { name: '1 daily digest failed' }))
    .toHaveAttribute('href', '/daily-digest?status=Needs+attention');
  await expect
    .element(late.getByRole('link', { name: 'Friday' }))
    .toHaveAttribute('href', '/daily-digest/create/7');
  await expect.element(late.getByText('Failed since Tue, Nov 24 at 10:00 AM CT')).toBeVisible();
  const today = screen.getByRole('region', { name: 'Due today' });
  await expect.element(today.getByText('Austin')).toBeVisible();
  await expect.element(today.getByText('3 more')).toBeVisible();
  const rest = screen.getByRole('link', { name: /^more than 10,000 invoices of yours/ });
  await expect.element(rest).not.toBeInTheDocument();
  await screen.getByText('Everything else (1)').click();
  await expect.element(rest).toHaveAttribute('href', '/my-invoices?state=changes+asked');
  await expectAccessible();
});

test('home names a late record without a link for people who may not open its screen', async () => {
  const named = { id: 7, name: 'Friday', since: null, due: null, state: 'late' as const };
  const { screen } = await openPage('/home', {
    as: person('email-campaign'),
    api: [waits([entry({ key: 'digestSends', rank: 'late', named: [named] })])],
  });
  await expect.element(screen.getByText('Friday')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Friday' })).not.toBeInTheDocument();
  await expect
    .element(screen.getByRole('link', { name: '1 daily digest missed its send time' }))
    .toBeVisible();
});

test('home lists failed background jobs for admins, who retry or discard them', async () => {
  const job = (n: number, title: string) => ({
    id: `00000000-0000-4000-8000-00000000000${n}`,
    title,
    about: n === 1 ? 'Ana Ruiz' : null,
    why: 'The email was rejected: 550 no such mailbox',
    tries: n,
    failedAt: '2026-11-24T16:00:00.000Z',
  });
  const nodes = [job(1, 'Daily summary email'), job(2, 'Import of a file')];
  const { screen } = await openPage('/home', {
    as: person('admin'),
    api: [
      answer(deskEndpoints.get, {
        items: [],
        failedJobs: 2,
        namedJobs: [
          {
            id: null,
            name: 'Import',
            since: '2026-11-23T16:00:00.000Z',
            due: null,
            state: 'failed',
          },
        ],
      }),
      answer(failedJobEndpoints.list, { count: 2, nodes }),
      answer(failedJobEndpoints.retry, {}),
      answer(failedJobEndpoints.discard, {}),
    ],
  });
  await screen.getByRole('button', { name: /^2 background jobs failed/ }).click();
  await expect.element(screen.getByText('11/24/2026 10:00 AM CT · 2 tries')).toBeVisible();
  await expect.element(screen.getByText('Ana Ruiz · 11/24/2026 10:00 AM CT · 1 try')).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: /^Retry: Daily summary email/ }).click();
  await expect.element(screen.getByText('The job will run again shortly.')).toBeVisible();
  await screen.getByRole('button', { name: /^Discard: Import of a file/ }).click();
  const question = screen.getByRole('dialog').filter({ hasNotText: 'Daily summary email' });
  await question.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect.element(screen.getByText('Job discarded.')).toBeVisible();
});

test('home shows an empty to-do list, and an error', async () => {
  const { screen } = await openPage('/home', { as: person('rep') });
  await expect.element(screen.getByText('Your to-do list is empty.')).toBeVisible();
  const failed = await openPage('/home', {
    as: person('rep'),
    api: [answer(deskEndpoints.get, failing(500, { message: ['Try again in a few seconds.'] }))],
  });
  await expect
    .element(failed.screen.getByText('Your to-do list couldn’t be loaded.'))
    .toBeVisible();
});

test('home shows articles only to people who may open their list', async () => {
  const { screen, callsTo } = await openPage('/home', { as: person('events') });
  await expect.element(screen.getByText('Your to-do list is empty.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Events' }).first()).toBeVisible();
  await expect
    .element(screen.getByRole('region', { name: 'Latest articles' }))
    .not.toBeInTheDocument();
  expect(callsTo('GET /api/news-item/search')).toEqual([]);
});

test('home shows people who book their slots once', async () => {
  const { screen } = await open({ ...empty, ending: [] });
  await expect
    .element(screen.getByRole('link', { name: 'All ending soon' }))
    .toHaveAttribute('href', '/ad-slot/queue?show=ending');
  await expect.element(screen.getByText('Your to-do list')).not.toBeInTheDocument();
});

test('home says when nothing runs, ends or needs attention, and shows an error', async () => {
  const { screen } = await open(empty, []);
  for (const sentence of ['No slots run today.', 'Nothing is missing.'])
    await expect.element(screen.getByText(sentence)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Firms' })).not.toBeInTheDocument();
  const failed = await openPage('/home', {
    as: person('ad-slot'),
    api: [
      answer(adSlotEndpoints.search, { slots: [], count: 0 }),
      answer(adSlotEndpoints.queue, failing(503, { message: ['Try again in a few seconds.'] })),
    ],
  });
  await expect.element(failed.screen.getByText('The queue couldn’t be loaded.')).toBeVisible();
});
