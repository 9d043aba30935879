import { listingEndpoints } from '@masthead/shared/showcase/listings/listing.endpoints.ts';
import type { Listing } from '@masthead/shared/showcase/listings/listing.ts';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { watchAskedPaths } from '../../platform/api/asked-paths.testing.ts';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';
import { firmAnswers, listing } from './listings.testing.ts';

const as = person('listing');
const asked = 'POST /api/showcase-firm-item/search';
type Api = NonNullable<NonNullable<Parameters<typeof openPage>[1]>['api']>;

const mug = listing(2, {
  type: 'Product',
  description1: 'Hand-thrown mug',
  firm: 'Copper Kettle Kitchens',
  price: '19.5',
  address: null,
  city: null,
  state: null,
  zip: null,
  line1: 'Blue glaze',
});

function open(search = '', api: Api = [], who = as) {
  return openPage(`/listing${search}`, {
    as: who,
    api: [
      ...api,
      answer(listingEndpoints.search, { totalCount: 45, nodes: [listing(1), mug] }),
      answer(listingEndpoints.get, ({ params }) =>
        Number(params.id) === 2 ? mug : listing(Number(params.id)),
      ),
      ...firmAnswers,
    ],
  });
}

test.each([
  ['card', '', 'article'],
  ['row', '?view=table', 'row'],
] as const)(
  'a %s under the pointer reads its listing, which the dialog does not read again',
  async (_, search, role) => {
    const { screen, callsTo } = await open(search);
    const shown = screen.getByRole(role).filter({ hasText: 'Hand-thrown mug' });
    await userEvent.hover(shown);
    await expect.poll(() => callsTo('GET /api/showcase-firm-item/:id')).toHaveLength(1);
    await shown.getByRole('link').click();
    await expect.element(screen.getByRole('textbox', { name: /Line 1/ })).toHaveValue('Blue glaze');
    expect(callsTo('GET /api/showcase-firm-item/:id')).toHaveLength(1);
  },
);

test('a card that is drawn under a pointer at rest reads its listing', async () => {
  const { promise, resolve } = Promise.withResolvers<{ totalCount: number; nodes: Listing[] }>();
  const { screen, callsTo } = await open('', [answer(listingEndpoints.search, () => promise)]);
  await userEvent.hover(screen.getByRole('status', { name: 'Loading listings' }));
  resolve({ totalCount: 20, nodes: Array.from({ length: 20 }, (_, at) => listing(at + 1)) });
  await expect.poll(() => callsTo('GET /api/showcase-firm-item/:id')).toHaveLength(1);
});

describe('the listings', () => {
  test('as a grid: five in a row beside the filters on a small screen, with price, place and a 4:3 image', async () => {
    await page.viewport(1280, 800);
    const many = Array.from({ length: 20 }, (_, at) => listing(at + 1));
    const paths = watchAskedPaths();
    const { screen } = await open('', [
      answer(listingEndpoints.search, { totalCount: 20, nodes: many }),
    ]);
    const card = screen.getByRole('article').first();
    await expect.element(card.getByText('$1,250,000')).toBeVisible();
    await expect.element(card.getByText('1 Avenue G, Austin, TX 78751')).toBeVisible();
    await expect.element(card.getByText('Limestone & Live Oak')).toBeVisible();
    const asked4by3 = '/images/upload/ar_4:3,c_fill,f_webp,q_auto:good,w_500/listings/home.jpg';
    await expect.poll(() => paths).toContain(asked4by3);
    const tops = [...document.querySelectorAll('article')].map(
      (one) => one.getBoundingClientRect().top,
    );
    expect(tops.filter((top) => top === tops[0])).toHaveLength(5);
  });

  test('a product shows its lines, and cents where there are some', async () => {
    const { screen } = await open();
    const card = screen.getByRole('article').filter({ hasText: 'Hand-thrown mug' });
    await expect.element(card.getByText('$19.50')).toBeVisible();
    await expect.element(card.getByText('Blue glaze')).toBeVisible();
    await expectAccessible();
  });

  test('as a table, which the URL remembers', async () => {
    const { screen, router } = await open('?page=2');
    await screen.getByRole('button', { name: 'Table view' }).click();
    await expect.poll(() => router.state.location.search).toEqual({ view: 'table', page: '2' });
    const heads = screen.getByRole('columnheader');
    await expect.element(heads.first()).toBeVisible();
    expect(heads.elements().map((head) => head.textContent)).toEqual([
      'Firm',
      'Address',
      'Description 1',
      'Description 2',
      'Type',
      'City',
    ]);
    await expect
      .element(screen.getByRole('row', { name: /Limestone & Live Oak 1 Avenue G Bungalow 1/ }))
      .toBeVisible();
    await expectAccessible();
  });

  test('are searched by seven fields, only after Search', async () => {
    const { screen, router, callsTo } = await open('?page=2');
    await screen.getByRole('combobox', { name: 'Firm' }).click();
    await screen.getByRole('option', { name: 'Copper Kettle Kitchens' }).click();
    await screen.getByRole('combobox', { name: 'Type' }).click();
    await screen.getByRole('option', { name: 'Product', exact: true }).click();
    const words = ['Description 1', 'Description 2', 'Line 1', 'Line 2', 'Address'];
    for (const label of words)
      await screen.getByRole('searchbox', { name: label }).fill(`${label} words`);
    expect(callsTo(asked)).toHaveLength(1);
    await screen.getByRole('button', { name: 'Search', exact: true }).click();
    await expect
      .poll(() => callsTo(asked).at(-1)?.request.body)
      .toEqual({
        firmId: 2,
        type: 'Product',
        description1: 'Description 1 words',
        description2: 'Description 2 words',
        line1: 'Line 1 words',
        line2: 'Line 2 words',
        address: 'Address words',
        offset: 0,
        limit: 20,
      });
    await expect.element(screen.getByText('Line 2: Line 2 words')).toBeVisible();
    await screen.getByRole('button', { name: 'Clear', exact: true }).first().click();
    await expect.poll(() => router.state.location.search).toEqual({});
    await expect.element(screen.getByRole('searchbox', { name: 'Line 1' })).toHaveValue('');
  });

  test('are paged by 20', async () => {
    const { screen, callsTo } = await open();
    await screen.getByRole('button', { name: 'Page 3', exact: true }).click();
    await expect.poll(() => callsTo(asked).at(-1)?.request.body).toEqual({ offset: 40, limit: 20 });
  });

  test.each(['?view=grid', '?view=table'])('say so when there are none (%s)', async (search) => {
    const none = answer(listingEndpoints.search, { totalCount: 0, nodes: [] });
    const { screen } = await open(search, [none]);
    await expect.element(screen.getByText('No records found.')).toBeVisible();
  });

  test.each(['?view=grid', '?view=table'])('say so when they cannot be read (%s)', async (at) => {
    let isDown = true;
    const { screen } = await open(at, [
      answer(listingEndpoints.search, () =>
        isDown
          ? failing(500, { message: ['Something went wrong.'] })
          : { totalCount: 1, nodes: [listing(1)] },
      ),
    ]);
    await expect.element(screen.getByText('An error occurred retrieving listings.')).toBeVisible();
    isDown = false;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('Bungalow 1')).toBeVisible();
  });
});

describe('the Edit Listing dialog', () => {
  test('opens over the list, saves with the version on the screen, and closes', async () => {
    const { screen, router, callsTo } = await open('', [
      answer(listingEndpoints.update, ({ body }) => listing(1, body as Partial<Listing>)),
    ]);
    await screen.getByRole('link', { name: 'Bungalow 1' }).click();
    await expect.poll(() => router.state.location.search).toEqual({ listing: '1' });
    const dialog = screen.getByRole('dialog', { name: 'Edit Listing' });
    const words = dialog.getByRole('textbox', { name: 'Description 1' });
    await expect.element(words).toHaveValue('Bungalow 1');
    await expect.element(dialog.getByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    await words.fill('Cottage');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Listing updated.')).toBeVisible();
    await expect.poll(() => router.state.location.search).toEqual({});
    const [call] = callsTo('PUT /api/showcase-firm-item');
    expect(call?.request.body).toMatchObject({ id: 1, version: 3, description1: 'Cottage' });
    expect(callsTo(asked).length).toBeGreaterThan(1);
  });

  test('asks before changes are lost', async () => {
    const { screen } = await open('?listing=1');
    const dialog = screen.getByRole('dialog', { name: 'Edit Listing' });
    await dialog.getByRole('textbox', { name: 'City' }).fill('Waco');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await screen.getByRole('button', { name: 'Stay' }).click();
    await expect.element(dialog.getByRole('textbox', { name: 'City' })).toHaveValue('Waco');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await screen.getByRole('button', { name: 'Discard changes' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('keeps the input when someone else saved first', async () => {
    const theirs = listing(1, { city: 'Dallas', version: 4 });
    let isFirst = true;
    const { screen, callsTo } = await open('?listing=1', [
      answer(listingEndpoints.update, ({ body }) => {
        if (!isFirst) return listing(1, body as Partial<Listing>);
        isFirst = false;
        const changedAt = '2026-11-20T12:00:00.000Z';
        return failing(409, {
          message: ['Ana Ruiz changed this in the meantime.'],
          conflict: { version: 4, changedBy: 'Ana Ruiz', changedById: 77, changedAt },
        });
      }),
      answer(listingEndpoints.get, () => (isFirst ? listing(1) : theirs)),
    ]);
    const dialog = screen.getByRole('dialog', { name: 'Edit Listing' });
    await dialog.getByRole('textbox', { name: 'City' }).fill('Waco');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await screen.getByRole('button', { name: 'Overwrite' }).click();
    await expect.element(screen.getByText('Listing updated.')).toBeVisible();
    expect(callsTo('PUT /api/showcase-firm-item')[1]?.request.body).toMatchObject({
      version: 4,
      city: 'Waco',
    });
  });

  test('admins delete, with a confirmation and undo', async () => {
    const { screen, callsTo } = await open(
      '?listing=1',
      [
        answer(listingEndpoints.update, ({ body }) =>
          listing(1, { ...(body as Partial<Listing>), version: 4 }),
        ),
      ],
      person('admin'),
    );
    const dialog = screen.getByRole('dialog', { name: 'Edit Listing' });
    await dialog.getByRole('button', { name: 'Delete' }).click();
    const question = screen.getByRole('dialog', { name: 'Are you sure?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect.element(screen.getByText('Listing deleted.')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(screen.getByText('Listing restored.')).toBeVisible();
    expect(callsTo('PUT /api/showcase-firm-item').map(({ request }) => request.body)).toEqual([
      { id: 1, version: 3, isDeleted: true },
      { id: 1, version: 4, isDeleted: false },
    ]);
  });

  test('a listing that is gone says so', async () => {
    const { screen } = await open('?listing=9', [
      answer(listingEndpoints.get, failing(404, { message: ['There is nothing here.'] })),
    ]);
    const dialog = screen.getByRole('dialog', { name: 'Edit Listing' });
    await expect.element(dialog.getByText('An error occurred retrieving listings.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect.element(dialog).not.toBeInTheDocument();
  });
});
