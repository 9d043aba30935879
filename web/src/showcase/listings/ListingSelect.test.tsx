import { listingEndpoints } from '@masthead/shared/showcase/listings/listing.endpoints.ts';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, openPage, person } from '../../platform/api/page.testing.tsx';
import { ListingSelect } from './ListingSelect.tsx';
import { firmAnswers, listing } from './listings.testing.ts';

const onAdd = vi.fn();
const asked = 'POST /api/showcase-firm-item/search';

async function openPicker(firmIds: number[] = [1, 2]) {
  onAdd.mockClear();
  const TestPage = () => <ListingSelect firmIds={firmIds} chosen={[1]} onAdd={onAdd} />;
  const opened = await openPage('/listing', {
    as: person('listing'),
    pages: { listingList: TestPage },
    api: [
      answer(listingEndpoints.search, ({ body }) => {
        const { offset } = body as { offset: number };
        const first = offset + 1;
        const nodes = [listing(first), listing(first + 1), listing(first + 2)];
        return { totalCount: 45, nodes };
      }),
      ...firmAnswers,
    ],
  });
  await opened.screen.getByRole('button', { name: 'Add Item' }).click();
  return { ...opened, dialog: opened.screen.getByRole('dialog', { name: 'Add items' }) };
}

test('several listings are selected across pages and added in their order', async () => {
  const { dialog } = await openPicker();
  await expect.element(dialog.getByRole('button', { name: 'Add item' })).toBeDisabled();
  await dialog.getByRole('button', { name: /Bungalow 3/ }).click();
  await dialog.getByRole('button', { name: 'Page 2', exact: true }).click();
  await dialog.getByRole('button', { name: /Bungalow 21/ }).click();
  await dialog.getByRole('button', { name: /Bungalow 22/ }).click();
  await dialog.getByRole('button', { name: /Bungalow 22/ }).click();
  await expectAccessible();
  await expect.element(dialog.getByText('2 selected')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add 2 items' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onAdd).toHaveBeenCalledExactlyOnceWith([listing(3), listing(21)]);
});

test('on a phone the pages fit on one line, and wrapped details keep their first letters', async () => {
  await page.viewport(390, 844);
  const { dialog } = await openPicker();
  await expect.element(dialog.getByText('1 / 3')).toBeVisible();
  await expect.element(dialog.getByText('2', { exact: true })).not.toBeVisible();
  const details = document.querySelector<HTMLElement>('[data-option] span > span + span');
  if (!details?.firstElementChild) throw new Error('there are no details');
  const cut = Number(
    /inset\(0(?:px)? 0(?:px)? 0(?:px)? (\d+)px\)/.exec(getComputedStyle(details).clipPath)?.[1],
  );
  const begin = Number.parseFloat(getComputedStyle(details.firstElementChild).paddingLeft);
  expect(cut).toBeGreaterThan(0);
  expect(begin).toBe(cut);
  await page.viewport(1280, 900);
});

test('a listing that is already in the slot cannot be selected again', async () => {
  const { dialog } = await openPicker();
  const taken = dialog.getByRole('button', { name: /Bungalow 1 .*In this slot/ });
  await expect.element(taken).toHaveAttribute('aria-disabled', 'true');
  await taken.click({ force: true });
  await expect.element(dialog.getByText('0 selected')).toBeVisible();
});

test('words, firm and type narrow the search to firms of the slot', async () => {
  const { screen, dialog, callsTo } = await openPicker();
  await dialog.getByRole('searchbox', { name: 'Search' }).fill('porch');
  await dialog.getByRole('combobox', { name: 'Type' }).click();
  await screen.getByRole('option', { name: 'Product', exact: true }).click();
  await expect
    .poll(() => callsTo(asked).at(-1)?.request.body)
    .toEqual({ firmIds: [1, 2], text: 'porch', type: 'Product', offset: 0, limit: 20 });
  await dialog.getByRole('combobox', { name: 'Firm' }).click();
  await screen.getByRole('option', { name: 'Copper Kettle Kitchens' }).click();
  await expect
    .poll(() => callsTo(asked).at(-1)?.request.body)
    .toMatchObject({ firmIds: [2], text: 'porch' });
});

test('a city and prices narrow the search, and an invalid price shows its error', async () => {
  const { dialog, callsTo } = await openPicker();
  await dialog.getByLabelText('City').fill('Austin');
  await dialog.getByLabelText('Price from').fill('350,000');
  await dialog.getByLabelText('Price to').fill('half a million');
  await expect.element(dialog.getByText('Enter a price, such as 450000.')).toBeVisible();
  await expect
    .poll(() => callsTo(asked).at(-1)?.request.body)
    .toEqual({ firmIds: [1, 2], city: 'Austin', priceFrom: 350_000, offset: 0, limit: 20 });
  await dialog.getByLabelText('Price to').fill('9'.repeat(40));
  await expect.poll(() => callsTo(asked).at(-1)?.request.body).toMatchObject({ priceTo: 1e12 });
});

test('the arrow keys go from one listing to the next', async () => {
  const { dialog } = await openPicker();
  await dialog.getByRole('button', { name: /Bungalow 2/ }).click();
  await userEvent.keyboard('{ArrowDown} ');
  await expect.element(dialog.getByText('2 selected')).toBeVisible();
});

test('without a firm it says what to do first, and requests nothing', async () => {
  const { dialog, callsTo } = await openPicker([]);
  await expect.element(dialog.getByText(/Choose a firm first/)).toBeVisible();
  expect(callsTo(asked)).toEqual([]);
});
