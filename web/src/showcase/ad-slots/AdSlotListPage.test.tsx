import { addDays, today } from '@masthead/shared/platform/values/dates.ts';
import { adSlotOperations } from '@masthead/shared/showcase/ad-slots/ad-slot.operations.ts';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answerOperation, failing, openPage, person } from '../../platform/api/page.testing.tsx';
import { oneRow, surroundings } from './ad-slots.testing.ts';

const { adSlots } = adSlotOperations;
const day = (days: number) => addDays(today(new Date()), days);
const rows = [
  oneRow({ id: 12, title1: 'Runs', startDate: day(0), endDate: day(0), isPaused: true }),
  oneRow({ id: 11, title1: 'Comes', startDate: day(1), endDate: day(4) }),
  oneRow({ id: 10, title1: 'Was', startDate: '2020-03-01', endDate: '2020-03-09' }),
];
const open = (
  address = '/ad-slot',
  reply: Parameters<
    typeof answerOperation<(typeof adSlots)['args'], (typeof adSlots)['reply']>
  >[1] = { totalCount: 43, nodes: rows },
) =>
  openPage(address, {
    as: person('ad-slot'),
    api: [answerOperation(adSlots, reply), ...surroundings()],
  });
const asked = (page: Awaited<ReturnType<typeof open>>) =>
  (page.callsTo('graphql adSlots').at(-1)?.request.body as { variables: unknown } | undefined)
    ?.variables;

test('shows firm, sites, dates and status, and each row links to its form and its preview', async () => {
  const page = await open();
  const row = page.screen.getByRole('row', { name: /Was/ });
  await expect.element(row).toMatchTextContent(/Harbor Lights/);
  await expect.element(row).toMatchTextContent(/CityBeat Austin/);
  await expect.element(row).toMatchTextContent(/03\/01\/2020/);
  await expect.element(row).toMatchTextContent(/03\/09\/2020/);
  await expect.element(row).toMatchTextContent(/Inactive/);
  await expect
    .element(page.screen.getByRole('row', { name: /Runs/ }))
    .toMatchTextContent(/ActivePaused/);
  await expect
    .element(page.screen.getByRole('row', { name: /Comes/ }))
    .toMatchTextContent(/Upcoming/);
  const link = (name: string) =>
    page.screen.getByRole('link', { name: `${name} Harbor Lights: Was` });
  await expect.element(link('Edit')).toHaveAttribute('href', '/ad-slot/10');
  await expect
    .element(link('Preview'))
    .toHaveAttribute('href', '/preview/ad-slot/10?displayType=desktop');
  await expect.element(link('Preview')).toHaveAttribute('target', '_blank');
  await expect
    .element(page.screen.getByRole('link', { name: 'New ad slot' }))
    .toHaveAttribute('href', '/ad-slot/create');
  expect(asked(page)).toEqual({ offset: 0, limit: 20 });
  await expectAccessible();
});

test('searches by site, firms and status on Search, keeps them in the URL, and clears them', async () => {
  const page = await open('/ad-slot?page=2');
  const { screen, router } = page;
  await expect.poll(() => asked(page)).toEqual({ offset: 20, limit: 20 });
  await screen.getByLabelText('Site').click();
  await screen.getByRole('option', { name: 'Houston' }).click();
  await screen.getByLabelText('Firms').click();
  await screen.getByRole('option', { name: 'Cedar Goods' }).click();
  await screen.getByLabelText('Status').click();
  await screen.getByRole('option', { name: 'Upcoming' }).click();
  expect(page.callsTo('graphql adSlots')).toHaveLength(1);
  await screen.getByRole('button', { name: 'Search', exact: true }).click();
  await expect
    .poll(() => asked(page))
    .toEqual({ siteId: 2, firmIds: [32], status: 'Upcoming', offset: 0, limit: 20 });
  expect(router.state.location.search).toEqual({ siteId: '2', firms: '32', status: 'Upcoming' });
  await screen.getByRole('button', { name: 'Clear Search' }).click();
  await expect.poll(() => router.state.location.search).toEqual({});
});

test('shows impressions and clicks with their rate, and sorts by them in the URL', async () => {
  const counted = oneRow({ id: 12, title1: 'Seen', impressions: 12_400, clicks: 31 });
  const page = await open('/ad-slot?page=2', { totalCount: 43, nodes: [counted] });
  const row = page.screen.getByRole('row', { name: /Seen/ });
  await expect.element(row).toMatchTextContent(/12,400/);
  await expect.element(row).toMatchTextContent(/310\.25%/);
  await page.screen.getByRole('button', { name: 'Clicks' }).click();
  await expect
    .poll(() => asked(page))
    .toEqual({ sort: 'clicks', direction: 'desc', offset: 0, limit: 20 });
  expect(page.router.state.location.search).toEqual({ sort: 'clicks' });
});

test('ignores invalid values in the URL', async () => {
  const page = await open('/ad-slot?siteId=x&firms=3,y&status=Never&page=-1');
  await expect.poll(() => asked(page)).toEqual({ offset: 0, limit: 20 });
});

test('says when nothing matches', async () => {
  const { screen } = await open('/ad-slot?status=Active', { totalCount: 0, nodes: [] });
  await expect.element(screen.getByText('No records found.')).toBeVisible();
});

test('says in its place and in a toast when loading failed', async () => {
  const { screen } = await open('/ad-slot', failing(500, { message: ['Try later.'] }));
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  const said = screen.getByText('An error occurred loading ad slots.');
  await expect.poll(() => said.elements().length).toBe(2);
});
