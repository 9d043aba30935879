import { addDays, centralDay } from '@masthead/shared/dates.ts';
import { expect, type Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { test } from './journey.ts';
import { inbox, letSendTimeCome, signIn, subscribersOf } from './product.ts';

const write = (page: Page, name: string, words: string) =>
  page.getByRole('textbox', { name, exact: true }).fill(words);

async function fillHomes(page: Page): Promise<string[]> {
  await write(page, 'Banner URL', 'https://homes.example/autumn');
  await write(page, 'Banner alt text', 'Homes by the canal');
  await write(page, 'Listing button URL', 'https://homes.example/all');
  return ['Homes by the canal', ...(await pickListings(page))];
}

/** Picks the first listings that are offered. */
async function pickListings(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Select Listings' }).click();
  const dialog = page.getByRole('dialog');
  const offered = dialog.locator('[data-option]:not([aria-disabled])');
  const names: string[] = [];
  for (const at of [0, 1]) {
    await offered.nth(at).click();
    names.push((await offered.nth(at).locator('span').nth(1).textContent()) ?? '');
  }
  await dialog.getByRole('button', { name: 'Add 2 listings' }).click();
  return names;
}

async function writeMessage(page: Page): Promise<string[]> {
  await write(page, 'Title', 'Two nights by the canal');
  await page.getByRole('textbox', { name: 'Button label' }).fill('Book a boat');
  await page.getByRole('textbox', { name: 'Button URL' }).fill('https://boats.example/canal');
  return ['Two nights by the canal', 'Book a boat'];
}

/** The kinds of emails beside the digest; `fill` writes what is the kind's own, and says what readers find of it. */
const kinds = [
  { list: '/hotw', style: 'Homes of the Week', fill: fillHomes },
  { list: '/promo-alert', style: 'Promo Alert', fill: writeMessage },
  { list: '/news-alert', style: 'News Alert', fill: writeMessage, isOnly: true },
];

for (const { list, style, fill, isOnly = false } of kinds)
  test(`a ${style} is written beside its live preview, tested, scheduled and read by everybody once`, async ({
    page,
  }) => {
    const subject = `${style} of the canal`;
    const copies = () =>
      inbox().filter(({ raw }) => new RegExp(`^Subject: .*${subject}`, 'm').test(raw));
    await signIn(page, 'email-campaign');
    await page.goto(list);
    await page.getByRole(isOnly ? 'link' : 'button', { name: 'New Email' }).click();
    if (!isOnly) await page.getByRole('menuitem', { name: style, exact: true }).click();
    await page.getByRole('button', { name: 'Live preview', exact: true }).click();
    await page.getByRole('combobox', { name: 'City' }).click();
    await page.getByRole('option', { name: 'Austin' }).click();
    await write(page, 'Send date', addDays(centralDay(new Date()), 1));
    await page.getByRole('combobox', { name: 'Send time' }).click();
    await page.getByRole('option', { name: '9:00 AM' }).click();
    await write(page, 'Subject line', subject);
    await write(page, 'Preview text', 'Before the boats are gone');
    const words = await fill(page);
    const drawn = page.getByRole('region', { name: 'Live preview' }).frameLocator('iframe');
    for (const each of words) await expect(drawn.getByText(each).first()).toBeVisible();

    await page.getByRole('button', { name: 'Save and continue editing' }).click();
    await expect(page).toHaveURL(/\/\d+$/);
    const id = Number(page.url().split('/').at(-1));
    await page.getByRole('button', { name: 'Send Test Email' }).click();
    await page.getByRole('button', { name: 'Send test', exact: true }).click();
    await expect
      .poll(() => copies().flatMap(({ to }) => to))
      .toEqual(['email-campaign@masthead.example']);

    await page.getByRole('button', { name: 'Schedule Email' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Schedule Email' }).click();
    await expect(page.getByText('Scheduled', { exact: true }).first()).toBeVisible();
    const subscribers = await subscribersOf(id);
    expect(subscribers.length).toBeGreaterThan(50);
    await letSendTimeCome(id);
    await expect.poll(() => copies().length - 1, { timeout: 120_000 }).toBe(subscribers.length);
    await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible();
    const received = copies().slice(1);
    expect(received.flatMap(({ to }) => to).sort()).toEqual([...subscribers].sort());
    const { html, text } = await PostalMime.parse(received[0]?.raw ?? '');
    for (const each of words) {
      expect(html).toContain(each);
      // Headings of a text without markup are in capitals.
      expect(text?.toLowerCase()).toContain(each.toLowerCase());
    }
  });
