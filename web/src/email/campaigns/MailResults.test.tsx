import { campaignEndpoints } from '@masthead/shared/email/campaigns/campaign.endpoints.ts';
import { campaignMessages } from '@masthead/shared/email/campaigns/campaign.messages.ts';
import {
  type MailResults,
  noLinksWords,
  type ResultDetails,
  recipientsGoneWords,
} from '@masthead/shared/email/campaigns/mail-results.ts';
import { partMessages } from '@masthead/shared/email/campaigns/part.messages.ts';
import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, failing } from '../../platform/api/page.testing.tsx';
import { digest, openDigest } from '../daily-digests/digest.testing.ts';
// Why: the chart library is loaded before the page is, so that no test waits for it.
import '../../platform/ui/Bars.tsx';
import { noMail } from './stored-email.testing.ts';

const results: MailResults = {
  delivered: 2000,
  bounces: { hard: 6, soft: 2, refused: 1 },
  complaints: 3,
  unsubscribed: 14,
  skipped: 5,
  remembersReaders: false,
  opens: { readers: 900, times: 1500, machines: 120 },
  clicks: 345,
};
const send = (id: number, sentAt: string) => ({
  id,
  subject: `Tacos ${id}`,
  sentAt,
  delivered: 2000,
  bounced: 10,
  unsubscribed: 4,
  opens: 500 + 20 * id,
  clicks: 40,
});
const details: ResultDetails = {
  noLinks: null,
  links: [
    { url: 'https://citybeat.example/tacos?utm_source=a', clicks: 300, readers: 250 },
    { url: 'https://sponsor.example/', clicks: 45, readers: 45 },
  ],
  trend: [send(1, '2026-11-23T12:45:00.000Z'), send(2, '2026-11-24T12:45:00.000Z')],
};

const open = (given: MailResults, answered: ResultDetails | ReturnType<typeof failing> = details) =>
  openDigest('/5', {
    stored: digest({ status: 'sent', version: 4 }),
    api: [
      answer(dailyDigestEndpoints.status, {
        ...noMail,
        status: 'sent',
        emails_sent: 2009,
        results: given,
      }),
      answer(campaignEndpoints.results, answered),
    ],
  });

test('shows the results of a sent email with percentages', async () => {
  const { screen } = await open(results);
  const panel = screen.getByRole('region', { name: 'Mail status' });
  for (const words of [
    '900 (45.0%)',
    'plus 120 automated opens',
    '345',
    '14',
    '6 hard, 2 soft, 1 blocked',
  ])
    await expect.element(panel.getByText(words, { exact: true })).toBeVisible();
});

test('opens clicks by link and earlier sends in a dialog', async () => {
  const { screen } = await open(results);
  await screen.getByRole('button', { name: 'Links and trend' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Links and trend' });
  await expect.element(dialog.getByRole('link', { name: 'citybeat.example/tacos' })).toBeVisible();
  await expect.element(dialog.getByText('300 by 250')).toBeVisible();
  await expect.element(dialog.getByRole('rowheader', { name: 'Nov 24, 2026' })).toBeVisible();
  await expect.element(dialog.getByRole('cell', { name: '27.0%' })).toBeVisible();
  const chart = dialog.getByRole('figure', { name: 'Opens and clicks of the latest sends' });
  await expect
    .poll(() => chart.element().querySelectorAll('.recharts-bar path.recharts-rectangle').length)
    .toBe(4);
  await expectAccessible();
});

test('shows how many received a stopped email, and exports the recipients for admins', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL');
  const { screen } = await openDigest('/5', {
    role: 'admin',
    stored: digest({ status: 'canceled', version: 4 }),
    api: [
      answer(dailyDigestEndpoints.status, {
        ...noMail,
        status: 'canceled',
        emails_sent: 28,
        unknown_count: 2,
        recipients: { recipient_count: 66, list_name: 'Austin Daily' },
        results,
      }),
      answer(campaignEndpoints.results, details),
      answer(campaignEndpoints.sentTo, 'email,send'),
    ],
  });
  await expect.element(screen.getByText(campaignMessages.reached(30, 66))).toBeVisible();
  await screen.getByRole('button', { name: 'Links and trend' }).click();
  await screen.getByRole('button', { name: 'Export CSV' }).click();
  await expect.poll(() => saved.mock.calls.length).toBe(1);
});

test('says that the recipients are no longer kept', async () => {
  const { screen } = await openDigest('/5', {
    role: 'admin',
    stored: digest({ status: 'sent', version: 4 }),
    api: [
      answer(dailyDigestEndpoints.status, {
        ...noMail,
        status: 'sent',
        emails_sent: 2009,
        results: { ...results, remembersReaders: true, recipientsGone: true },
      }),
      answer(campaignEndpoints.results, { ...details, recipientsGone: true }),
    ],
  });
  await screen.getByRole('button', { name: partMessages.again }).hover();
  await expect.element(screen.getByText(partMessages.againGone)).toBeVisible();
  await screen.getByRole('button', { name: 'Links and trend' }).click();
  await expect.element(screen.getByText(recipientsGoneWords)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export CSV' }).elements()).toEqual([]);
});

test('leaves out results that are not counted instead of showing zero', async () => {
  const { screen } = await open(
    { ...results, opens: null, clicks: null, complaints: null },
    {
      links: [],
      noLinks: 'off',
      trend: [],
    },
  );
  const panel = screen.getByRole('region', { name: 'Mail status' });
  await expect.element(panel.getByText('Delivered')).toBeVisible();
  for (const name of ['Opened by', 'Clicks', 'Complaints'])
    expect(panel.getByText(name, { exact: true }).elements()).toHaveLength(0);
  await panel.getByRole('button', { name: 'Links and trend' }).click();
  await expect.element(screen.getByText(noLinksWords.off)).toBeVisible();
  await expect
    .element(screen.getByText('Masthead hasn’t sent any of these itself yet.'))
    .toBeVisible();
});

test('shows an error with a retry when the results cannot be loaded', async () => {
  const { screen } = await open(results, failing(500, { message: ['Out of order.'] }));
  await screen.getByRole('button', { name: 'Links and trend' }).click();
  await expect.element(screen.getByText('The results couldn’t be loaded.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
