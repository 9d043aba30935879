import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { asAdmin, openAs } from './product.ts';

interface Made {
  id: number;
}

const day = (daysFromNow: number) =>
  new Date(Date.now() + daysFromNow * 86_400_000).toISOString().slice(0, 10);

/** A unique name for this run. */
const unheard = (word: string) => `${word} ${Date.now().toString(36)}`;

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** The fields that a product listing needs besides its firm and description. */
const product = {
  representativeId: null,
  type: 'Product',
  description2: null,
  address: null,
  city: null,
  state: null,
  zip: null,
  line1: 'Two rooms',
  line2: null,
  line3: null,
  url: 'https://juniper.example/cabin',
  imageUrl: 'https://juniper.example/cabin.jpg',
  price: '250.00',
  openHouseStartDate: null,
  openHouseEndDate: null,
};

/** A firm with one listing on a site, created for a single test. */
async function bookable() {
  const firm = await asAdmin<Made>('post', '/api/showcase-firm', { name: unheard('Booked') });
  const item = await asAdmin<Made>('post', '/api/showcase-firm-item', {
    ...product,
    showcaseFirmId: firm.id,
    description1: 'A thing made by hand',
  });
  return { firmIds: [firm.id], siteIds: [1], itemIds: [item.id], displayEffect: 'rollover' };
}

test('staff bring a firm from its name to a slot, clone it and take it away again', async ({
  page,
}) => {
  const name = unheard('Juniper Homes');
  await openAs(page, 'admin', '/firm');
  await page.getByRole('button', { name: 'Firm', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Create firm' }).click();
  await expect(page.getByText('Firm created.')).toBeVisible();
  await expect(page).toHaveURL(/\/firm\/\d+$/);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Please fix errors before saving')).toBeVisible();
  await expect(page.getByText('A site is required').first()).toBeVisible();
  await choose(page, 'Sites', 'CityBeat Dallas');
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Website', exact: true }).fill('https://juniper.example');
  await page.getByRole('textbox', { name: 'Button text', exact: true }).fill('See our homes');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Firm updated.')).toBeVisible();
  await expect(page).toHaveURL(/\/firm$/);

  const firms = await asAdmin<{ nodes: Made[] }>('post', '/api/showcase-firm/search', { name });
  const firmId = firms.nodes[0]?.id ?? 0;
  const listing = unheard('Cabin by the creek');
  await asAdmin<Made>('post', '/api/showcase-firm-item', {
    showcaseFirmId: firmId,
    ...product,
    description1: listing,
  });

  await page.goto('/ad-slot/create');
  await choose(page, 'Firms', name);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Button text', exact: true })).toHaveValue(
    'See our homes',
  );
  await expect(page.getByRole('textbox', { name: 'URL', exact: true })).toHaveValue(
    'https://juniper.example',
  );
  await expect(page.getByText('CityBeat Dallas').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Title 1', exact: true }).fill('Quiet places');
  await page.getByLabel('Start date').fill(day(300));
  await page.getByLabel('End date').fill(day(299));
  await page.getByRole('button', { name: 'Add Item' }).click();
  await page.getByRole('dialog').getByRole('button', { name: listing }).click();
  await page.getByRole('button', { name: 'Add item', exact: true }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(
    page.getByText('The end date can’t be before the start date.').first(),
  ).toBeVisible();
  await page.getByLabel('End date').fill(day(310));
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Ad slot created.')).toBeVisible();
  await expect(page).toHaveURL(/\/ad-slot$/);

  await page.getByRole('link', { name }).first().click();
  await expect(page.getByText(/It starts on/)).toBeVisible();
  await page.getByRole('button', { name: 'Save as new' }).click();
  await expect(page.getByRole('switch', { name: 'Paused' })).toBeChecked();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/ad-slot$/);
  await expect(page.getByText('Ad slot deleted.')).toBeVisible();
  await expect(page.getByRole('link', { name: `${name} Quiet places` })).toHaveCount(1);
});

test('a partner sees and books only what belongs to their organization', async ({ page }) => {
  const answers: string[] = [];
  page.on('response', (response) => {
    if ([401, 403].includes(response.status())) answers.push(response.url());
  });
  await openAs(page, 'partner2', '/firm');
  const own = page.getByRole('link', { name: /^Pecan Street Homes/ });
  await expect(own.first()).toBeVisible();
  await expect(page.getByText('Bluebonnet')).toHaveCount(0);

  await page.goto('/listing');
  await expect(page.getByText(/^Pecan Street Homes/).first()).toBeVisible();
  await expect(page.getByText('Bluebonnet')).toHaveCount(0);

  await page.goto('/ad-slot');
  await expect(page.getByRole('heading', { level: 1, name: /Ad Slots/ })).toBeVisible();
  await expect(page.getByText('Bluebonnet')).toHaveCount(0);
  await page.goto('/ad-slot/timeline?weeks=26');
  await expect(page.getByRole('heading', { level: 1, name: 'Booking timeline' })).toBeVisible();
  await expect(page.getByText('Bluebonnet')).toHaveCount(0);

  const foreign = await asAdmin<{ nodes: Made[] }>('post', '/api/showcase-firm/search', {
    name: 'Bluebonnet',
  });
  await page.goto(`/firm/${foreign.nodes[0]?.id}`);
  await expect(page.getByText('This record does not exist.')).toBeVisible();

  await page.goto('/ad-slot/create');
  await page.getByRole('combobox', { name: 'Firms' }).click();
  const offered = page.getByRole('option');
  await expect(offered.first()).toBeVisible();
  for (const text of await offered.allTextContents()) expect(text).not.toContain('Bluebonnet');
  expect(answers).toEqual([]);
});

test('a booking is extended on the timeline by keyboard, and taken back', async ({ page }) => {
  const title = unheard('Far ahead');
  const { id } = await asAdmin<Made>('post', '/api/adslot', {
    ...(await bookable()),
    title1: title,
    startDate: day(200),
    endDate: day(209),
  });
  await openAs(page, 'ad-slot', `/ad-slot/timeline?week=${day(200)}&as=bars`);
  const bar = page.locator(`[data-bar="${id}"]`).first();
  await bar.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`“${title}” now runs`).first()).toBeVisible();
  const stored = async () => {
    const answer = await asAdmin<{ slots: { endDate: string }[] }>('post', '/api/adslot/search', {
      title,
    });
    return answer.slots[0]?.endDate;
  };
  expect(await stored()).toBe(day(210));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(stored).toBe(day(209));
});
