import { addDays, centralDay } from '@masthead/shared/platform/values/dates.ts';
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { inbox, inDatabase, openAs } from './product.ts';

const audience = 'houston-insiders';
const copiesOf = (subject: string) =>
  inbox().filter(({ raw }) => new RegExp(`^Subject: ${subject}`, 'm').test(raw));
const readersOf = (subject: string) =>
  copiesOf(subject)
    .flatMap(({ to }) => to)
    .sort();

async function sendNow(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Send now' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Send now' })).toBeVisible();
  const asked = (await dialog.textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Send now' }).click();
  return asked;
}

test('an admin makes a segment; an email goes to it, and again to those who have not opened it', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const desk = await (await browser.newContext()).newPage();
  await openAs(desk, 'admin', `/admin/audience/${audience}`);
  const memory = desk.getByRole('switch', { name: 'Per-subscriber tracking' });
  await memory.click();
  await expect(desk.getByText('Audience updated.').first()).toBeVisible();
  await expect(memory).toBeChecked();
  await desk.getByRole('link', { name: 'Add segment' }).click();
  await desk.getByRole('textbox', { name: 'Name' }).fill('Concert goers');
  await desk.getByRole('combobox', { name: 'Tag' }).fill('Concerts');
  const expected = await inDatabase(
    (db) => db<{ email: string }[]>`
      select s.email from subscribers s
       where s.audience_id = ${audience} and s.status = 'subscribed' and 'Concerts' = any(s.tags)
         and not exists (select from suppressions x where lower(x.email) = lower(s.email) and x.lifted_at is null)
       order by s.email`,
  );
  expect(expected.length).toBeGreaterThan(3);
  await expect(desk.getByText(new RegExp(`^${expected.length} of \\d+ subscribers`))).toBeVisible();
  await desk.getByRole('button', { name: 'Add segment' }).click();
  await expect(desk.getByRole('link', { name: 'Concert goers' })).toBeVisible();

  await desk.context().close();
  const subject = 'Music in the park';
  await openAs(page, 'email-campaign', '/promo-alert');
  await page.getByRole('button', { name: 'New Email' }).click();
  await page.getByRole('menuitem', { name: 'Promo Alert', exact: true }).click();
  await expect(page.getByText('Choose a city first').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'City' }).click();
  await page.getByRole('option', { name: /^Houston/ }).click();
  const write = (name: string, words: string) =>
    page.getByRole('textbox', { name, exact: true }).fill(words);
  await write('Send date', addDays(centralDay(new Date()), 1));
  await page.getByRole('combobox', { name: 'Send time' }).click();
  await page.getByRole('option', { name: '9:00 AM' }).click();
  await write('Subject line', subject);
  await write('Title', 'Two nights of music');
  await page.getByRole('combobox', { name: 'Segment' }).click();
  await page.getByRole('option', { name: 'Concert goers' }).click();
  await expect(page.getByText(`(Concert goers), ${expected.length} recipients`)).toBeVisible();
  await page.getByRole('button', { name: 'Save and continue editing' }).click();
  await expect(page).toHaveURL(/\/\d+$/);
  expect(await sendNow(page)).toContain(`${expected.length} recipients in`);
  const emails = expected.map(({ email }) => email);
  await expect.poll(() => readersOf(subject), { timeout: 60_000 }).toEqual(emails);

  const [opener] = copiesOf(subject);
  const dot = /src=3D"[^"]*?(\/o\/[^"]*?\.gif)"/.exec((opener?.raw ?? '').replaceAll('=\r\n', ''));
  await page.request.get(dot?.[1] ?? '', { headers: { 'user-agent': 'Mozilla/5.0 Safari/605.1' } });
  const again = page.getByRole('button', { name: 'Resend to non-openers' });
  await expect(again).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/^1 \(/)).toBeVisible({ timeout: 30_000 });
  const first = page.url();
  await again.click();
  await expect(page.getByRole('link', { name: 'Open the original email' })).toBeVisible();
  expect(page.url()).not.toBe(first);
  await write('Subject line', 'Music once more');
  await page.getByRole('button', { name: 'Save and continue editing' }).click();
  expect(await sendNow(page)).toContain(`${expected.length - 1} recipients in`);
  const left = emails.filter((email) => !opener?.to.includes(email));
  await expect.poll(() => readersOf('Music once more'), { timeout: 60_000 }).toEqual(left);
});
