import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digestWindow } from '@masthead/shared/email/daily-digests/digest-window.ts';
import { addDays, centralDay, weekdayOf } from '@masthead/shared/platform/values/dates.ts';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';
import { test } from './journey.ts';
import { importFeed, inbox, letSendTimeCome, openAs, subscribersOf } from './product.ts';

/** A feed of five stories within the window of a digest. */
function freshFeed(sendDate: string): string {
  const { from } = digestWindow(sendDate);
  const items = Array.from({ length: 5 }, (_, n) => {
    const at = new Date(from.getTime() + (n + 1) * 60_000).toUTCString();
    return `<item><title>Thread story ${n + 1}: a canal opens for boats</title><link>https://desk.example/thread-${n + 1}</link>
      <guid>thread-${n + 1}</guid><pubDate>${at}</pubDate><description>What to know before you row.</description></item>`;
  });
  const file = join(mkdtempSync(join(tmpdir(), 'masthead-feed-')), 'feed.xml');
  writeFileSync(
    file,
    `<?xml version="1.0"?><rss version="2.0"><channel><title>Thread Desk</title>${items.join('')}</channel></rss>`,
  );
  return file;
}

/** The next digest whose window has begun: later stories are not live yet. */
const today = centralDay(new Date());
const tomorrow = addDays(today, 1);
const isNight = digestWindow(tomorrow).from > new Date(Date.now() - 10 * 60_000);
const sendDate = isNight ? today : tomorrow;
const styles = [
  'Dining Report',
  'Daily Digest',
  'Daily Digest',
  'Daily Digest',
  'Daily Digest',
  'Daily Digest',
  'Hot Headlines',
];
const style = styles[weekdayOf(sendDate)] ?? 'Daily Digest';

const subject = 'The canal opens for boats';
/** The emails of this digest, oldest first, without the emails to staff at seven. */
const copies = () =>
  inbox().filter(({ raw }) => new RegExp(`^Subject: .*${subject}`, 'm').test(raw));

test('from a real feed to a digest in real inboxes, once for each recipient', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const report = importFeed(freshFeed(sendDate), 'Austin');
  expect(report).toContain('into Austin. Added: 5.');

  await openAs(page, 'editor', '/daily-digest');
  await page.getByRole('button', { name: 'New Email' }).click();
  await page.getByRole('menuitem', { name: style }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`New ${style}`);

  await page
    .getByRole('textbox', { name: 'City' })
    .or(page.getByRole('combobox', { name: 'City' }))
    .first()
    .click();
  await page.getByRole('option', { name: 'Austin' }).click();
  const day = page.getByRole('textbox', { name: 'Send date' });
  await day.fill(sendDate);
  await day.press('Tab');
  await page.getByRole('button', { name: 'Load posts' }).click();
  await expect(page.getByRole('heading', { name: /^News Items [1-9] of 9/ })).toBeVisible();
  await page.getByLabel('Subject line').fill(subject);
  await page.getByRole('button', { name: 'Save and continue editing' }).click();
  await expect(page).toHaveURL(/\/daily-digest\/create\/\d+/);
  await expect(page.getByText('Updated email').first()).toBeVisible();
  const id = Number(/create\/(\d+)/.exec(page.url())?.[1]);

  const [preview] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Save and Preview' }).click(),
  ]);
  await expect(
    preview.frameLocator('iframe').first().getByText('Trending Events').first(),
  ).toBeVisible();
  await preview.close();

  await page.getByRole('button', { name: 'Send Test Email' }).click();
  await page.getByRole('button', { name: 'Send test', exact: true }).click();
  await expect(page.getByText('Test email sent').first()).toBeVisible();
  expect(copies().map(({ to }) => to)).toEqual([['editor@masthead.example']]);

  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('Scheduled', { exact: true }).first()).toBeVisible();
  const subscribers = await subscribersOf(id);
  expect(subscribers.length).toBeGreaterThan(100);

  await letSendTimeCome(id);
  await expect.poll(() => copies().length - 1, { timeout: 120_000 }).toBe(subscribers.length);
  await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible({ timeout: 30_000 });

  const received = copies().slice(1);
  expect(received.flatMap((message) => message.to).sort()).toEqual([...subscribers].sort());
  const mail = await PostalMime.parse(received[0]?.raw ?? '');
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain('Unsubscribe');
  const header = (name: string) => mail.headers.find((each) => each.key === name)?.value;
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');

  // One click, as an email program does it (RFC 8058), and the page for a person.
  const address = /<(http[^>]+)>/.exec(header('list-unsubscribe') ?? '')?.[1] ?? '';
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Unsubscribe' })).toBeVisible();
  expect(await subscribersOf(id)).toHaveLength(subscribers.length);
  const answer = await page.request.post(address, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(answer.status()).toBe(200);
  expect(await subscribersOf(id)).toHaveLength(subscribers.length - 1);
});
