import { photoEndpoints } from '@masthead/shared/editorial/photos/photo.endpoints.ts';
import { segmentEndpoints } from '@masthead/shared/email/audiences/segment.endpoints.ts';
import { stateDifference } from '@masthead/shared/email/campaigns/drift.ts';
import { hotwEndpoints } from '@masthead/shared/email/homes-of-the-week/hotw.endpoints.ts';
import { hotwOperations } from '@masthead/shared/email/homes-of-the-week/hotw.operations.ts';
import { hotwMessages, hotwRecord } from '@masthead/shared/email/homes-of-the-week/hotw.record.ts';
import type { HotwEmail, HotwListing } from '@masthead/shared/email/homes-of-the-week/hotw.ts';
import { emailTemplateOperations } from '@masthead/shared/email/templates/email-template.operations.ts';
import { type FieldValues, initialOf } from '@masthead/shared/platform/records/record.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { photo } from '../../editorial/photos/photos.testing.ts';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import {
  answer,
  answerOperation,
  failing,
  openPage,
  person,
  sites,
} from '../../platform/api/page.testing.tsx';
import { drawing, drawnHeadline } from '../campaigns/live-preview.testing.ts';
import {
  noMail,
  noRelease,
  nothingDrifted,
  nothingFound,
  storedEmail,
} from '../campaigns/stored-email.testing.ts';

const email: HotwEmail = {
  ...(initialOf(hotwRecord) as FieldValues<typeof hotwRecord>),
  ...storedEmail,
  style: 'Homes of the Week',
  subject: 'Six homes',
  bannerUrl: 'https://partner.example',
  bannerAlt: 'Open house weekend',
  listingUrl: 'https://homes.example/all',
  slots: [1, 2],
};

const listing = (id: number): HotwListing => ({
  id,
  imageUrl: '/images/upload/house.jpg',
  url: `https://homes.example/${id}`,
  description1: `House ${id}`,
  description2: null,
  address: `${id} Main Street`,
  city: 'Austin',
  state: 'TX',
  price: '450000.00',
  type: 'Property',
  firm: 'Alamo Realty',
  firmId: 1,
  dateCreated: '2026-11-20T15:00:00.000Z',
});

const api = [
  answer(hotwEndpoints.listing, ({ params }) => listing(Number(params.id))),
  answer(hotwEndpoints.get, email),
  answer(hotwEndpoints.status, noMail),
  answer(hotwEndpoints.preflight, nothingFound),
  drawing(hotwEndpoints.typedPreview),
  answer(hotwEndpoints.drift, nothingDrifted),
  answer(hotwEndpoints.release, noRelease),
  answer(segmentEndpoints.choices, []),
  answer(hotwEndpoints.openings, []),
  answer(hotwEndpoints.update, ({ body }) => ({ ...email, ...(body as HotwEmail), version: 4 })),
  answerOperation(hotwOperations.hotws, {
    totalCount: 1,
    nodes: [{ ...email, opens: 9, clicks: 2 }],
  }),
  answerOperation(hotwOperations.hotwListings, {
    totalCount: 3,
    nodes: [listing(1), listing(2), listing(3)],
  }),
  answerOperation(emailTemplateOperations.emailTemplates, []),
];
const open = (address: string) => openPage(address, { as: person('email-campaign'), api });

test('the list of Homes of the Week offers its styles', async () => {
  const { screen } = await open('/hotw');
  await expect.element(screen.getByText('9 opens, 2 clicks')).toBeVisible();
  await expect.element(screen.getByRole('columnheader', { name: 'Send on' })).toBeVisible();
  await screen.getByRole('button', { name: 'New Email' }).click();
  for (const name of ['Homes of the Week', 'Showcase', 'Gift Guide'])
    await expect.element(screen.getByRole('menuitem', { name })).toBeVisible();
});

test('the slots of an email are moved, removed, given back and selected', async () => {
  const { screen, callsTo, router } = await open('/hotw/create/5');
  await expect.element(screen.getByText('House 2')).toBeVisible();
  await screen.getByRole('button', { name: 'Move House 2 up' }).click();
  await screen.getByRole('button', { name: 'Remove House 1' }).click();
  await expect.element(screen.getByText('Removed: House 1')).toBeVisible();
  await screen.getByText('Undo').click();
  await screen.getByRole('button', { name: 'Select Listings' }).click();
  const dialog = screen.getByRole('dialog');
  await expect
    .element(dialog.getByRole('button', { name: /^House 1 .*In the email/ }))
    .toBeDisabled();
  await dialog.getByRole('button', { name: /^House 3 / }).click();
  await dialog.getByRole('button', { name: 'Add listing' }).click();
  await expect.element(screen.getByText('3 of 30')).toBeVisible();
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/hotw');
  expect(callsTo('PUT /api/hotw')[0]?.request.body).toMatchObject({ slots: [2, 1, 3] });
});

test('the picker of listings asks for city, firm and price, and for the city of the email first', async () => {
  const asked: object[] = [];
  const { screen } = await openPage('/hotw/create/5', {
    as: person('email-campaign'),
    api: [
      answerOperation(hotwOperations.hotwListings, ({ body }) => {
        asked.push(body as object);
        return { totalCount: 1, nodes: [listing(3)] };
      }),
      ...api,
    ],
  });
  await screen.getByRole('button', { name: 'Select Listings' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('$450,000')).toBeVisible();
  const city = sites.find(({ id }) => id === email.siteId)?.city;
  expect(city).toBeTruthy();
  await expect.poll(() => asked.at(-1)).toMatchObject({ near: city });
  await dialog.getByLabelText('City').fill('Alpine');
  await dialog.getByLabelText('Firm').fill('Rio');
  await dialog.getByLabelText('Price from').fill('$300,000');
  await dialog.getByLabelText('Price to').fill('a lot');
  await expect.element(dialog.getByText('Enter a price, such as 450000.')).toBeVisible();
  const wished = { near: city, city: 'Alpine', firm: 'Rio', priceFrom: 300_000 };
  await expect.poll(() => asked.at(-1)).toMatchObject(wished);
  await dialog.getByLabelText('Price to').fill('450000');
  await expect.poll(() => asked.at(-1)).toMatchObject({ ...wished, priceTo: 450_000 });
  await expect.element(dialog.getByText('Enter a price, such as 450000.')).not.toBeInTheDocument();
});

test('a sentence that several fields break says of which in the summary, and leads there', async () => {
  const { screen } = await openPage('/hotw/create', { as: person('editor'), api });
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  const summary = screen.getByRole('alert').filter({ hasText: 'things to fix' });
  await expect.element(summary.getByRole('button', { name: 'City: Required field' })).toBeVisible();
  await expect
    .element(summary.getByRole('button', { name: 'A URL is required.', exact: true }))
    .toBeVisible();
  await summary.getByRole('button', { name: 'Subject line: Required field' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Subject line' })).toHaveFocus();
});

test('the form of Homes of the Week is accessible', async () => {
  const { screen } = await open('/hotw/create/5');
  await expect.element(screen.getByText('House 2')).toBeVisible();
  await expectAccessible();
});

test('another banner brings its alt text, and none where it has none', async () => {
  const bats = [photo(1), photo(2, { altTag: '', title: 'bats-2.jpg' })];
  const { screen } = await openPage('/hotw/create/5', {
    as: person('email-campaign'),
    api: [...api, answer(photoEndpoints.list, [bats, 2])],
  });
  for (const [name, alt] of [
    [/Bats no. 1/, 'Bats no. 1'],
    [/bats-2.jpg/, ''],
  ] as const) {
    await screen.getByRole('button', { name: /^(Choose|Replace) banner photo/ }).click();
    await screen.getByRole('button', { name }).click();
    await screen.getByRole('button', { name: 'Use photo' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Banner alt text' })).toHaveValue(alt);
  }
});

test('the bottom banner has fields of its own when the top one is not used again', async () => {
  const { screen } = await open('/hotw/create?style=Gift+Guide');
  await expect
    .element(screen.getByRole('textbox', { name: 'Listing button text' }))
    .toHaveValue('VIEW ALL LISTINGS');
  await expect
    .element(screen.getByRole('textbox', { name: 'Bottom banner URL' }))
    .not.toBeInTheDocument();
  await screen.getByRole('switch', { name: 'Same banner at the bottom' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Bottom banner URL' })).toBeVisible();
  for (const name of ['Save & Preview', 'Schedule Email'])
    await expect.element(screen.getByRole('button', { name })).toBeVisible();
});

test('what is typed of a Homes of the Week email is shown beside its form', async () => {
  const { screen } = await open('/hotw/create/5');
  await screen.getByRole('button', { name: 'Live preview', exact: true }).click();
  await screen.getByRole('textbox', { name: 'Subject line' }).fill('A canal');
  await expect.poll(drawnHeadline).toBe('A canal');
});

test('a scheduled email shows its listings as it holds them, with what became of each since', async () => {
  const { id: _id, dateCreated: _at, firmId: _firm, ...frozen } = listing(1);
  const source = { path: 'slots', onRefresh: null, frozen };
  const { screen } = await openPage('/hotw/create/5', {
    as: person('email-campaign'),
    api: [
      answer(hotwEndpoints.get, { ...email, status: 'scheduled', isScheduled: true }),
      answer(hotwEndpoints.listing, ({ params }) =>
        params.id === '1'
          ? failing(404, { message: ['This record does not exist.'] })
          : { ...listing(2), description1: 'House of today' },
      ),
      answer(hotwEndpoints.drift, {
        sources: [
          {
            ...source,
            id: 1,
            title: 'House 1',
            differences: stateDifference('active', 'deleted'),
          },
          {
            ...source,
            id: 2,
            title: 'House 2',
            differences: [{ label: 'Description 1', before: 'House 2', now: 'House of today' }],
            frozen: { ...frozen, description1: 'House 2' },
          },
        ],
      }),
      ...api,
    ],
  });
  const slots = screen.getByRole('list', { name: 'Slots' });
  await expect.element(slots.getByText('Deleted since it was scheduled')).toBeVisible();
  await expect.element(slots.getByText('Changed since it was scheduled')).toBeVisible();
  for (const name of ['House 1', 'House 2'])
    await expect.element(slots.getByRole('link', { name })).toBeVisible();
  await expect.element(slots.getByText(hotwMessages.listingGone)).not.toBeInTheDocument();
  await expect.element(slots.getByText('House of today')).not.toBeInTheDocument();
  const look = (name: string) =>
    getComputedStyle(screen.getByRole('textbox', { name }).element()).background;
  expect(look('UTM campaign')).toBe(look('Subject line'));
});

test('a send date that has passed is refused at once, and one that was saved before it passed is not', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-11-20T18:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const { screen, callsTo } = await open('/hotw/create/5');
  const saved = () => callsTo('PUT /api/hotw').length;
  const save = screen.getByRole('button', { name: 'Save and continue editing' });
  const day = screen.getByLabelText('Send date');
  await day.fill('2030-11-19');
  await save.click();
  await expect.element(screen.getByText(hotwMessages.sendDatePassed).first()).toBeVisible();
  expect(saved()).toBe(0);
  await day.fill('2030-11-20');
  await expect.element(screen.getByText(hotwMessages.sendDatePassed)).not.toBeInTheDocument();
  await save.click();
  await expect.poll(saved).toBe(1);
  vi.setSystemTime(new Date('2030-11-21T18:00:00Z'));
  await screen.getByRole('textbox', { name: 'Subject line' }).fill('Seven homes');
  await save.click();
  await expect.poll(saved).toBe(2);
});
