import { addDays, centralDay } from '@masthead/shared/platform/values/dates.ts';
import { expect, type Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { test } from './journey.ts';
import { inbox, letSendTimeCome, openAs, subscribersOf } from './product.ts';

const write = (page: Page, name: string, words: string) =>
  page.getByRole('textbox', { name, exact: true }).fill(words);

/** An email for Austin, for tomorrow morning. */
async function writeEdition(page: Page, subject: string) {
  await page.getByRole('combobox', { name: 'City' }).click();
  await page.getByRole('option', { name: 'Austin' }).click();
  await write(page, 'Send date', addDays(centralDay(new Date()), 1));
  await page.getByRole('combobox', { name: 'Send time' }).click();
  await page.getByRole('option', { name: '9:00 AM' }).click();
  await write(page, 'Subject line', subject);
}

async function fillHomes(page: Page): Promise<string[]> {
  await write(page, 'Banner URL', 'https://homes.example/autumn');
  await write(page, 'Banner alt text', 'Homes by the canal');
  await write(page, 'Listing button URL', 'https://homes.example/all');
  return ['Homes by the canal', ...(await pickListings(page))];
}

/** Picks the first listings offered. */
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

/**
 * The kinds of emails besides the digest; `fill` writes the fields of that kind and returns the text that readers get.
 */
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
    await openAs(page, 'email-campaign', list);
    await page.getByRole(isOnly ? 'link' : 'button', { name: 'New Email' }).click();
    if (!isOnly) await page.getByRole('menuitem', { name: style, exact: true }).click();
    await page.getByRole('button', { name: 'Live preview', exact: true }).click();
    await writeEdition(page, subject);
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
      // Headings in plain text are in capitals.
      expect(text?.toLowerCase()).toContain(each.toLowerCase());
    }
  });

test('an email is stopped half way, corrected, and sent to the rest: each reader has it once', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const readersOf = (subject: string) =>
    inbox()
      .filter(({ raw }) => new RegExp(`^Subject: ${subject}`, 'm').test(raw))
      .flatMap(({ to }) => to);
  const [wrong, right] = ['The canel, taken slowly', 'The canal, as it is written'] as const;
  const numbersOf = async (text: RegExp) => {
    const words = (await page.getByText(text).first().textContent()) ?? '';
    return words.match(/\d+/g)?.map(Number) ?? [];
  };
  await openAs(page, 'email-campaign', '/news-alert');
  await page.getByRole('link', { name: 'New Email' }).click();
  await expect(page.getByText('Choose a city first').first()).toBeVisible();
  await writeEdition(page, wrong);
  await write(page, 'Preview text', 'Boats from Saturday');
  await writeMessage(page);
  await page.getByRole('button', { name: 'Save and continue editing' }).click();
  await expect(page).toHaveURL(/\/\d+$/);
  const id = Number(page.url().split('/').at(-1));
  const sendNow = async () => {
    await page.getByRole('button', { name: 'Send now' }).click();
    const dialog = page.getByRole('dialog');
    const asked = await dialog.textContent();
    await dialog.getByRole('button', { name: 'Send now' }).click();
    return asked;
  };
  await sendNow();
  await page.getByRole('button', { name: 'Stop sending' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop sending' }).click();
  await expect(page.getByText(/already received it and won’t receive it again/)).toBeVisible();
  const all = await subscribersOf(id);
  // Why: messages that were in flight when sending stopped still arrive, and the page counts them at its next poll.
  await expect(async () => {
    const numbers = await numbersOf(/already received it and won’t receive it again/);
    expect(numbers).toEqual([readersOf(wrong).length, all.length]);
  }).toPass({ timeout: 20_000 });
  const reached = readersOf(wrong).length;
  expect(reached).toBeLessThan(all.length);

  await write(page, 'Subject line', right);
  await page.getByRole('button', { name: 'Save and continue editing' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(right);
  const asked = await sendNow();
  expect(asked).toContain(`to ${all.length - reached} recipients in`);
  expect(asked).toContain(`${reached} already received it`);
  await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible({ timeout: 60_000 });
  expect(readersOf(right)).toHaveLength(all.length - reached);
  expect([...readersOf(wrong), ...readersOf(right)].sort()).toEqual([...all].sort());
  const status = page.getByRole('region', { name: 'Mail status' });
  await expect(status.locator('div', { hasText: /^Recipients/ })).toHaveText(
    `Recipients${all.length}`,
  );
  await expect(status.locator('div', { hasText: /^Delivered/ })).toHaveText(
    `Delivered${all.length}`,
  );
});
