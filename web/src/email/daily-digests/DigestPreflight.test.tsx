import { campaignMessages } from '@masthead/shared/email/campaigns/campaign.messages.ts';
import { driftMessages } from '@masthead/shared/email/campaigns/drift.messages.ts';
import { stateDifference } from '@masthead/shared/email/campaigns/drift.ts';
import type { ToldFinding } from '@masthead/shared/email/campaigns/preflight-call.ts';
import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer } from '../../platform/api/page.testing.tsx';
import { noMail } from '../campaigns/stored-email.testing.ts';
import { digest, openDigest, posts } from './digest.testing.ts';

const warning: ToldFinding = {
  key: 'empty preview text',
  severity: 'warns',
  sentence: 'The preview text is empty, so inboxes show the first words of the email.',
  path: 'previewText',
  about: '',
  accepted: null,
};
const dead: ToldFinding = {
  key: 'dead link',
  severity: 'blocks',
  sentence: 'This link is dead: https://gone.net/',
  path: 'newsItems',
  about: 'https://gone.net/',
  accepted: null,
};

// Before the send date of the digest.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T21:00:00Z') }));
afterEach(() => vi.useRealTimers());

const { get, preflight, acceptWarning, drift, refresh, status, unschedule } = dailyDigestEndpoints;

test('preflight findings link to their fields, and blocking ones disable Schedule', async () => {
  const api = [
    answer(preflight, { findings: [dead, warning], isLookingUp: false, envelope: null }),
  ];
  const { screen, callsTo } = await openDigest('/5', { api });
  const panel = screen.getByRole('region', { name: 'Preflight' });
  await expect.element(panel.getByText('1 thing to fix, 1 to review')).toBeVisible();
  await panel.getByRole('button', { name: warning.sentence }).click();
  await expect.element(screen.getByLabelText('Preview text')).toHaveFocus();
  const schedule = screen.getByRole('button', { name: 'Schedule', exact: true });
  await expect.element(schedule).toHaveAttribute('aria-disabled', 'true');
  expect(callsTo('POST /api/daily-digest/preflight')[0]?.request.body).toMatchObject({
    id: 5,
    values: { subject: 'Taco trucks' },
  });
  await expectAccessible();
});

test('preflight lists missing fields, each linked to its field, until they are filled in', async () => {
  const api = [answer(preflight, { findings: [], isLookingUp: false, envelope: null })];
  const stored = digest({ newsItems: posts(1, 2, 3, 4, 5, 6, 7, 8), sendTime: null });
  const { screen } = await openDigest('/5', { api, stored });
  const panel = screen.getByRole('region', { name: 'Preflight' });
  await expect.element(panel.getByText('2 things to fix')).toBeVisible();
  await expect.element(panel.getByText('Choose a send date and a send time first.')).toBeVisible();
  await panel.getByText(/You currently have 8 posts selected/).click();
  await expect.element(screen.getByRole('heading', { name: /^News Items/ })).toHaveFocus();
  await expect.element(panel.getByText('Ready to send')).not.toBeInTheDocument();
});

test('preflight reports a send time in the past', async () => {
  vi.setSystemTime(new Date('2026-11-24T12:50:00Z'));
  const api = [answer(preflight, { findings: [], isLookingUp: false, envelope: null })];
  const { screen } = await openDigest('/5', { api });
  const panel = screen.getByRole('region', { name: 'Preflight' });
  await panel.getByRole('button', { name: campaignMessages.inThePast }).click();
  await expect.element(screen.getByRole('combobox', { name: 'Send time' })).toHaveFocus();
  const schedule = screen.getByRole('button', { name: 'Schedule', exact: true });
  await expect.element(schedule).toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(screen.getByRole('button', { name: 'Send now' }))
    .not.toHaveAttribute('aria-disabled');
});

test('on a phone, Schedule and Send now are in the bar with what blocks them', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 900));
  const api = [answer(preflight, { findings: [dead], isLookingUp: false, envelope: null })];
  const { screen } = await openDigest('/5', { api });
  await expect.element(screen.getByText(dead.sentence)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Send now' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.element(screen.getByRole('menuitem', { name: /^Schedule/ })).toBeVisible();
  const sendNow = screen.getByRole('menuitem', { name: /^Send now/ });
  await expect.element(sendNow.getByText(dead.sentence)).toBeVisible();
  await expectAccessible();
});

test('on a phone, the bar unschedules an email', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 900));
  let now = digest({ status: 'scheduled', isScheduled: true, version: 4 });
  const api = [
    answer(get, () => now),
    answer(status, () => ({ ...noMail, status: now.status })),
    answer(unschedule, () => {
      now = digest({ version: 5 });
      return now;
    }),
  ];
  const { screen } = await openDigest('/5', { api });
  await screen.getByRole('button', { name: 'Unschedule' }).click();
  await expect.element(screen.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
});

test('preflight shows that links are being checked', async () => {
  const api = [answer(preflight, { findings: [], isLookingUp: true, envelope: null })];
  const { screen } = await openDigest('/5', { api });
  const panel = screen.getByRole('region', { name: 'Preflight' });
  await expect.element(panel.getByText('Checking links…')).toBeVisible();
  await expect.element(panel.getByText('Ready to send')).not.toBeInTheDocument();
});

test('accepts a warning with a reason, and shows the reason beside it', async () => {
  let accepted: ToldFinding['accepted'] = null;
  const api = [
    answer(preflight, () => ({
      findings: [{ ...warning, accepted }],
      isLookingUp: false,
      envelope: null,
    })),
    answer(acceptWarning, ({ body }) => {
      const { reason } = body as { reason: string };
      accepted = { reason, by: 'Pat editor', at: '2026-11-20T15:00:00.000Z' };
      return { id: 5 };
    }),
  ];
  const { screen, callsTo } = await openDigest('/5', { api });
  const panel = screen.getByRole('region', { name: 'Preflight' });
  await panel.getByRole('button', { name: 'Accept…' }).click();
  await panel.getByLabelText('Reason for sending anyway').fill('The headline says it');
  await userEvent.keyboard('{Enter}');
  await expect.element(panel.getByText('Pat editor: “The headline says it”')).toBeVisible();
  await expect.element(panel.getByText('Ready to send')).toBeVisible();
  expect(callsTo('PUT /api/daily-digest/accept-warning')[0]?.request.body).toEqual({
    id: 5,
    key: 'empty preview text',
    about: '',
    reason: 'The headline says it',
  });
  expect(callsTo('PUT /api/daily-digest')).toEqual([]);
});

test('a scheduled email shows what has changed under it, and refreshes with one click', async () => {
  const stored = digest({ status: 'scheduled', isScheduled: true, version: 4 });
  let isRefreshed = false;
  const differences = [{ label: 'Headline', before: 'Post 1', now: 'Post one' }];
  const source = { path: 'newsItems', id: 1, title: 'Post 1', differences, onRefresh: null };
  const api = [
    answer(drift, () => ({ sources: isRefreshed ? [] : [source] })),
    answer(refresh, () => {
      isRefreshed = true;
      return { ...stored, version: 7 };
    }),
  ];
  const { screen, callsTo } = await openDigest('/5', { stored, api });
  const panel = screen.getByRole('region', { name: 'Changed since it was scheduled' });
  await expect.element(panel.getByText('Post one')).toBeVisible();
  const items = screen.getByRole('list', { name: 'News Items' });
  await expect.element(items.getByText('Changed since it was scheduled')).toBeVisible();
  await panel.getByRole('button', { name: 'Refresh and reschedule' }).click();
  await expect.element(panel).not.toBeInTheDocument();
  expect(callsTo('PUT /api/daily-digest/refresh')[0]?.request.body).toEqual({ id: 5, version: 4 });
});

test('names deleted posts above the form of a scheduled email, and offers Unschedule because a refresh cannot restore them', async () => {
  const stored = digest({ status: 'scheduled', isScheduled: true, version: 4 });
  let now = stored;
  const source = {
    path: 'newsItems',
    id: 1,
    title: 'Post 1',
    differences: stateDifference('published', 'deleted'),
    onRefresh: 'is refused' as const,
  };
  const api = [
    answer(drift, { sources: [source] }),
    answer(get, () => now),
    answer(unschedule, () => {
      now = { ...stored, status: 'draft', isScheduled: false, version: 5 };
      return now;
    }),
  ];
  const { screen, callsTo } = await openDigest('/5', { stored, api });
  const notice = screen.getByText(
    'This email will be sent as scheduled, including “Post 1” (deleted).',
  );
  await expect.element(notice).toBeVisible();
  await expect.element(notice).toHaveAttribute('role', 'alert');
  const panel = screen.getByRole('region', { name: 'Changed since it was scheduled' });
  await expect.element(panel.getByText('Deleted', { exact: true })).toBeVisible();
  await expect.element(panel.getByText(driftMessages.onRefresh['is refused'])).toBeVisible();
  const refreshing = panel.getByRole('button', { name: driftMessages.refresh });
  await expect.element(refreshing).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible();
  await panel.getByRole('button', { name: 'Unschedule and edit' }).click();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(notice).not.toBeInTheDocument();
  expect(callsTo('PUT /api/daily-digest/unschedule/:id')).toHaveLength(1);
  expect(callsTo('PUT /api/daily-digest/refresh')).toEqual([]);
});
