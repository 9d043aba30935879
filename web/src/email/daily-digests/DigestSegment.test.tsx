import { segmentEndpoints } from '@masthead/shared/email/audiences/segment.endpoints.ts';
import type { MailStatus } from '@masthead/shared/email/campaigns/campaign.ts';
import { partMessages } from '@masthead/shared/email/campaigns/part.messages.ts';
import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, failing } from '../../platform/api/page.testing.tsx';
import { noMail, nothingFound } from '../campaigns/stored-email.testing.ts';
import { digest, openDigest } from './digest.testing.ts';

const choices = answer(segmentEndpoints.choices, [
  { id: 1, name: 'Food lovers', says: ['Has the tag “Food”'] },
  {
    id: 2,
    name: 'Quiet members',
    says: ['Has the tag “Member”', 'Has not opened an email in the last 90 days'],
  },
]);
type Opened = Awaited<ReturnType<typeof openDigest>>['screen'];
const segment = (screen: Opened) => screen.getByRole('combobox', { name: 'Segment' });

test('sends to everyone until a segment is chosen, and describes the segment', async () => {
  const { screen, callsTo } = await openDigest('/5', { api: [choices] });
  await expect.element(segment(screen)).toHaveValue('Everyone');
  await segment(screen).click();
  await screen.getByRole('option', { name: 'Quiet members' }).click();
  await expect.element(segment(screen)).toHaveValue('Quiet members');
  await expect
    .element(segment(screen))
    .toHaveAccessibleDescription(
      'Has the tag “Member”. Has not opened an email in the last 90 days',
    );
  await expectAccessible();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect
    .poll(() => callsTo('PUT /api/daily-digest')[0]?.request.body)
    .toMatchObject({ segmentId: 2 });
});

test('shows no field when the audience has no segments', async () => {
  const { screen, callsTo } = await openDigest();
  await expect.poll(() => callsTo('GET /api/segment/choices')).toHaveLength(1);
  await expect.element(screen.getByRole('textbox', { name: /Subject line/ })).toBeVisible();
  await expect.element(segment(screen)).not.toBeInTheDocument();
});

test('keeps a segment of another audience selected, with a finding that links to it', async () => {
  const finding = {
    key: 'segment elsewhere',
    severity: 'blocks' as const,
    sentence: partMessages.segmentElsewhere,
    path: 'segmentId',
    about: '',
    accepted: null,
  };
  const { screen } = await openDigest('/5', {
    stored: digest({ segmentId: 9 }),
    api: [
      choices,
      answer(dailyDigestEndpoints.preflight, { ...nothingFound, findings: [finding] }),
    ],
  });
  await expect.element(segment(screen)).toHaveValue('No. 9');
  await screen.getByRole('button', { name: partMessages.segmentElsewhere }).click();
  await expect.element(segment(screen)).toHaveFocus();
});

test('shows an error with a retry when segments cannot be loaded', async () => {
  const { screen, callsTo } = await openDigest('/5', {
    api: [answer(segmentEndpoints.choices, failing(503, { message: ['Masthead is starting.'] }))],
  });
  await expect.element(screen.getByText('The segments couldn’t be loaded.')).toBeVisible();
  const before = callsTo('GET /api/segment/choices').length;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => callsTo('GET /api/segment/choices').length).toBeGreaterThan(before);
});

test('lets the segment be cleared even when segments cannot be loaded', async () => {
  const { screen } = await openDigest('/5', {
    stored: digest({ segmentId: 2 }),
    api: [answer(segmentEndpoints.choices, failing(503, { message: ['Masthead is starting.'] }))],
  });
  await expect.element(segment(screen)).toHaveValue('No. 2');
  await expect.element(screen.getByText('The segments couldn’t be loaded.')).toBeVisible();
  await segment(screen).click();
  await screen.getByRole('option', { name: 'Everyone' }).click();
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(segment(screen)).not.toBeInTheDocument();
});

test('locks the segment once the email is scheduled', async () => {
  const { screen } = await openDigest('/5', {
    stored: digest({ status: 'scheduled', isScheduled: true, segmentId: 1 }),
    api: [choices],
  });
  await expect.element(segment(screen)).toHaveValue('Food lovers');
  await expect.element(segment(screen)).toHaveAttribute('readonly');
  await segment(screen).click();
  await expect.element(screen.getByRole('option', { name: 'Everyone' })).not.toBeInTheDocument();
});

const sentMail = (remembersReaders: boolean): MailStatus => ({
  ...noMail,
  status: 'sent',
  emails_sent: 40,
  results: {
    delivered: 40,
    bounces: { hard: 0, soft: 0, refused: 0 },
    complaints: 0,
    unsubscribed: 0,
    skipped: 0,
    opens: { readers: 12, times: 14, machines: 0 },
    clicks: 3,
    remembersReaders,
  },
});
const sent = digest({ status: 'sent', isScheduled: true, isSent: true });

test('resends a sent email to non-openers as a draft that links back to it', async () => {
  const draft = digest({ id: 6, againOf: 5, sendDate: null, sendTime: null });
  const { screen, callsTo } = await openDigest('/5', {
    stored: sent,
    api: [
      answer(dailyDigestEndpoints.status, sentMail(true)),
      answer(dailyDigestEndpoints.sendAgain, draft),
      answer(dailyDigestEndpoints.get, ({ params }) => (params.id === '6' ? draft : sent)),
    ],
  });
  await expect.element(screen.getByText(partMessages.againDetail)).toBeVisible();
  await screen.getByRole('button', { name: 'Resend to non-openers' }).click();
  await expect.element(screen.getByText(partMessages.againMade)).toBeVisible();
  expect(callsTo('POST /api/daily-digest/send-again/:id')).toHaveLength(1);
  const note = screen.getByRole('link', { name: partMessages.againFirst });
  await expect.element(note).toHaveAttribute('href', '/daily-digest/create/5');
});

test('explains why resending is blocked when tracking was off', async () => {
  const { screen, callsTo } = await openDigest('/5', {
    stored: sent,
    api: [answer(dailyDigestEndpoints.status, sentMail(false))],
  });
  const button = screen.getByRole('button', { name: 'Resend to non-openers' });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await button.hover();
  await expect.element(screen.getByText(partMessages.againBlocked)).toBeVisible();
  await button.click({ force: true });
  expect(callsTo('POST /api/daily-digest/send-again/:id')).toEqual([]);
});
