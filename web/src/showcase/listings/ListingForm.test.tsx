import { imageEndpoints } from '@masthead/shared/platform/images/image.endpoints.ts';
import { listingEndpoints } from '@masthead/shared/showcase/listings/listing.endpoints.ts';
import type { Listing } from '@masthead/shared/showcase/listings/listing.ts';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, failing, openPage, person } from '../../platform/api/page.testing.tsx';
import { firmAnswers, listing } from './listings.testing.ts';

const as = person('listing');
type Api = NonNullable<NonNullable<Parameters<typeof openPage>[1]>['api']>;
type Screen = Awaited<ReturnType<typeof openPage>>['screen'];

const open = (address: string, api: Api = []) =>
  openPage(address, {
    as,
    api: [
      ...api,
      answer(listingEndpoints.search, { totalCount: 0, nodes: [] }),
      answer(listingEndpoints.get, ({ params }) => listing(Number(params.id))),
      ...firmAnswers,
    ],
  });

const summaryOf = (screen: Screen) => screen.getByRole('main').getByRole('alert').first();
async function choose(screen: Screen, label: string, option: string) {
  await screen.getByRole('combobox', { name: label }).click();
  await screen.getByRole('option', { name: option, exact: true }).click();
}
const box = (screen: Screen, name: string) => screen.getByRole('textbox', { name, exact: true });

describe('Create Listing', () => {
  test('says everything that is missing, by type', async () => {
    const { screen } = await open('/listing/add');
    await expect.element(screen.getByRole('heading', { name: 'Create Listing' })).toBeVisible();
    await screen.getByRole('button', { name: 'Save' }).click();
    for (const sentence of [
      'You must select a firm',
      'You must select a listing type',
      'A description is required.',
      'You must provide a URL.',
      'You must provide an image',
    ])
      await expect
        .element(summaryOf(screen).getByRole('button', { name: sentence, exact: true }))
        .toBeVisible();
    await expect.element(screen.getByText('Please fix errors before saving')).toBeVisible();
    await choose(screen, 'Type', 'Property');
    await screen.getByRole('button', { name: 'Save' }).click();
    for (const sentence of [
      'A price is required',
      'An address is required',
      'A city is required',
      'A state is required',
      'A zip is required',
      'A description is required.',
    ])
      await expect
        .element(summaryOf(screen).getByRole('button', { name: sentence, exact: true }))
        .toBeVisible();
    await box(screen, 'URL').fill('javascript:alert(1)');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect
      .element(summaryOf(screen).getByRole('button', { name: 'You must provide a valid URL' }))
      .toBeVisible();
    await expectAccessible();
  });

  test('shows the fields of its type, and restores their values when the type comes back', async () => {
    const { screen } = await open('/listing/add');
    const shown = async (present: string[], absent: string[]) => {
      for (const name of present) await expect.element(box(screen, name)).toBeVisible();
      for (const name of absent) await expect.element(box(screen, name)).not.toBeInTheDocument();
    };
    const property = ['Price', 'Address', 'City', 'State', 'Zip'];
    const lines = ['Line 1', 'Line 2', 'Line 3'];
    await shown(['Description 1'], [...property, ...lines]);
    await choose(screen, 'Firm', 'Limestone & Live Oak');
    await choose(screen, 'Type', 'Property');
    await shown(property, lines);
    await choose(screen, 'Representative', 'Realtor of 1');
    await box(screen, 'City').fill('Waco');
    await expect.element(screen.getByText('Open house starts')).toBeVisible();
    await choose(screen, 'Type', 'Product');
    await shown(lines, property);
    await expect.element(screen.getByText('Open house starts')).not.toBeInTheDocument();
    await choose(screen, 'Type', 'Property w/o Realtor');
    await shown(property, lines);
    await expect.element(box(screen, 'City')).toHaveValue('Waco');
    await expect
      .element(screen.getByRole('combobox', { name: 'Representative' }))
      .not.toBeInTheDocument();
    await choose(screen, 'Type', 'Property');
    await expect
      .element(screen.getByRole('combobox', { name: 'Representative' }))
      .toHaveValue('Realtor of 1');
  });

  test('creates a product and goes to the list', async () => {
    const { screen, router, callsTo } = await open('/listing/add', [
      answer(listingEndpoints.create, ({ body }) => listing(50, body as Partial<Listing>)),
      answer(imageEndpoints.fromUrl, {
        publicId: 'listings/mug',
        version: 1,
        format: 'png',
        bytes: 99,
        url: '/images/upload/listings/mug.png',
        width: 80,
        height: 60,
      }),
    ]);
    await choose(screen, 'Firm', 'Copper Kettle Kitchens');
    await choose(screen, 'Type', 'Product');
    await box(screen, 'Description 1').fill('Hand-thrown mug');
    await box(screen, 'Line 1').fill('Blue glaze');
    await box(screen, 'URL').fill('https://example.com/mug');
    await screen.getByRole('button', { name: 'Upload image' }).click();
    const uploading = screen.getByRole('dialog');
    await uploading
      .getByLabelText('Web address of an image')
      .fill('https://pictures.invalid/mug.png');
    await uploading.getByRole('button', { name: 'Use address' }).click();
    await uploading.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect.element(uploading).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Listing added.')).toBeVisible();
    await expect.poll(() => router.state.location.pathname).toBe('/listing');
    expect(callsTo('POST /api/showcase-firm-item')[0]?.request.body).toMatchObject({
      firmId: 2,
      type: 'Product',
      description1: 'Hand-thrown mug',
      line1: 'Blue glaze',
      line2: null,
      price: null,
      imageUrl: '/images/upload/listings/mug.png',
    });
  });
});

describe('Edit Listing', () => {
  test('saves price and Central times exactly, and goes back to the list', async () => {
    const { screen, router, callsTo } = await open('/listing/7', [
      answer(listingEndpoints.get, () =>
        listing(7, {
          price: '425000.50',
          openHouseStartDate: '2026-12-05T19:00:00.000Z',
          openHouseEndDate: '2026-12-05T21:00:00.000Z',
        }),
      ),
      answer(listingEndpoints.update, ({ body }) => listing(7, body as Partial<Listing>)),
    ]);
    await expect.element(box(screen, 'Price')).toHaveValue('$425,000.50');
    await expect
      .element(screen.getByLabelText('Open house starts', { exact: true }))
      .toHaveValue('2026-12-05');
    await expect
      .element(screen.getByRole('combobox', { name: 'Time (CT) of Open house starts' }))
      .toHaveValue('1:00 PM');
    await expect.element(screen.getByText('Unsaved changes')).not.toBeInTheDocument();
    await expectAccessible();
    await box(screen, 'Price').fill('1250000');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Listing updated.')).toBeVisible();
    await expect.poll(() => router.state.location.pathname).toBe('/listing');
    expect(callsTo('PUT /api/showcase-firm-item')[0]?.request.body).toMatchObject({
      id: 7,
      version: 3,
      price: '1250000.00',
      openHouseStartDate: '2026-12-05T19:00:00.000Z',
      openHouseEndDate: '2026-12-05T21:00:00.000Z',
    });
  });

  test.each(['$1.25M', '450k', '1.250.000', '-5', '1e6', '1,25'])(
    'a pasted price of %s stays as it is, and is said not to be understood',
    async (pasted) => {
      const { screen, callsTo } = await open('/listing/7');
      await box(screen, 'Price').fill(pasted);
      await screen.getByRole('button', { name: 'Save' }).click();
      await expect
        .element(summaryOf(screen).getByText(`We don’t understand “${pasted}”.`, { exact: false }))
        .toBeVisible();
      await expect.element(box(screen, 'Price')).toHaveValue(pasted);
      expect(callsTo('PUT /api/showcase-firm-item')).toEqual([]);
    },
  );

  test('accepts prices as people write them', async () => {
    const { screen } = await open('/listing/7');
    for (const [written, shown] of [
      ['$1,250,000', '$1,250,000'],
      [' 19.9 ', '$19.90'],
      ['0425000', '$425,000'],
    ] as const) {
      await box(screen, 'Price').fill(written);
      await box(screen, 'City').click();
      await expect.element(box(screen, 'Price')).toHaveValue(shown);
    }
  });

  test('a listing imported without an image can be saved', async () => {
    const { screen, callsTo } = await open('/listing/7', [
      answer(listingEndpoints.get, () => listing(7, { imageUrl: '' })),
      answer(listingEndpoints.update, ({ body }) => listing(7, body as Partial<Listing>)),
    ]);
    await box(screen, 'City').fill('Waco');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Listing updated.')).toBeVisible();
    expect(callsTo('PUT /api/showcase-firm-item')[0]?.request.body).toMatchObject({ imageUrl: '' });
  });

  test('an open house that ends before it starts is refused', async () => {
    const { screen } = await open('/listing/7', [
      answer(listingEndpoints.get, () =>
        listing(7, {
          openHouseStartDate: '2026-12-05T21:00:00.000Z',
          openHouseEndDate: '2026-12-05T19:00:00.000Z',
        }),
      ),
    ]);
    await box(screen, 'City').fill('Waco');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect
      .element(summaryOf(screen).getByText('The open house must end after it starts'))
      .toBeVisible();
  });

  test('choosing another firm clears the representative', async () => {
    const { screen, callsTo } = await open('/listing/7', [
      answer(listingEndpoints.update, ({ body }) => listing(7, body as Partial<Listing>)),
    ]);
    const representative = screen.getByRole('combobox', { name: 'Representative' });
    await expect.element(representative).toHaveValue('Realtor of 1');
    await choose(screen, 'Firm', 'Copper Kettle Kitchens');
    await expect.element(representative).toHaveValue('');
    await representative.click();
    await expect.element(screen.getByRole('option', { name: 'Realtor of 2' })).toBeVisible();
    await screen.getByRole('option', { name: 'Realtor of 2' }).click();
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Listing updated.')).toBeVisible();
    expect(callsTo('PUT /api/showcase-firm-item')[0]?.request.body).toMatchObject({
      firmId: 2,
      representativeId: 12,
    });
  });

  test('a failed save shows the message and keeps the text', async () => {
    const { screen } = await open('/listing/7', [
      answer(listingEndpoints.update, failing(500, { message: ['Something went wrong.'] })),
    ]);
    await box(screen, 'Description 1').fill('Cottage');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect
      .element(screen.getByText(/An error occurred updating listing\. Something went wrong\./))
      .toBeVisible();
    await expect.element(box(screen, 'Description 1')).toHaveValue('Cottage');
  });
});
