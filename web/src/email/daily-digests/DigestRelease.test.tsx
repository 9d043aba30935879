import { releaseMessages } from '@masthead/shared/email/campaigns/release.messages.ts';
import type { Release } from '@masthead/shared/email/campaigns/release.ts';
import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, person } from '../../platform/api/page.testing.tsx';
import { digest, openDigest } from './digest.testing.ts';

// Before the send date of the digest.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T21:00:00Z') }));
afterEach(() => vi.useRealTimers());

const { release, askRelease, approveRelease, takeBackRelease } = dailyDigestEndpoints;

const at = '2026-11-20T15:00:00.000Z';
const me = { by: 'Pat editor', byId: person('editor').id, at };
const other = { by: 'Ana Ruiz', byId: 999, at };
const needed: Release = { isNeeded: true, asked: null, approved: null };

/** A server on which the release of a digest is asked for, approved and taken back. */
function releasing(first: Release) {
  let now = first;
  const become = (next: Release) => () => {
    now = next;
    return now;
  };
  return [
    answer(release, () => now),
    answer(askRelease, become({ ...needed, asked: me })),
    answer(approveRelease, become({ ...first, approved: me })),
    answer(takeBackRelease, become(needed)),
  ];
}
async function open(first: Release, stored = digest()) {
  const { screen, callsTo } = await openDigest('/5', { stored, api: releasing(first) });
  const panel = screen.getByRole('region', { name: 'Approval' });
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  return { screen, callsTo, panel, button };
}

test('blocks Schedule without approval, and requests approval of the saved version', async () => {
  const { screen, callsTo, panel, button } = await open(needed);
  await expect.element(panel.getByText(releaseMessages.needed)).toBeVisible();
  await expect.element(button('Schedule')).toHaveAttribute('aria-disabled', 'true');
  await screen.getByRole('textbox', { name: 'Subject line' }).fill('Taco trucks at noon');
  await button('Request approval').click();
  await expect
    .element(panel.getByText(/^Pat editor requested approval on Fri, Nov 20/))
    .toBeVisible();
  await expect.element(panel.getByText(releaseMessages.waiting)).toBeVisible();
  await expect.element(button('Approve')).toHaveAttribute('aria-disabled', 'true');
  expect(callsTo('PUT /api/daily-digest')[0]?.request.body).toMatchObject({
    subject: 'Taco trucks at noon',
  });
  expect(callsTo('PUT /api/daily-digest/ask-release')[0]?.request.body).toEqual({
    id: 5,
    version: 4,
  });
  await button('Withdraw request').click();
  await expect.element(button('Request approval')).toBeVisible();
  await expectAccessible();
});

test('another person approves the version on screen; later edits are not approved', async () => {
  const { screen, callsTo, panel, button } = await open({ ...needed, asked: other });
  await expect.element(panel.getByText(/^Ana Ruiz requested approval on/)).toBeVisible();
  await expect.element(panel.getByText(releaseMessages.waiting)).not.toBeInTheDocument();
  await screen.getByRole('textbox', { name: 'Subject line' }).fill('Mine');
  await expect.element(panel.getByText(releaseMessages.withdrawal.request.byEdit)).toBeVisible();
  await expect.element(button('Approve')).toHaveAttribute('aria-disabled', 'true');
  await screen.getByRole('textbox', { name: 'Subject line' }).fill('Taco trucks');
  await expect.element(button('Approve')).not.toHaveAttribute('aria-disabled');
  await button('Approve').click();
  await expect.element(panel.getByText(/^Pat editor approved this version on/)).toBeVisible();
  await expect.element(button('Schedule')).not.toHaveAttribute('aria-disabled');
  expect(callsTo('PUT /api/daily-digest/approve-release')[0]?.request.body).toEqual({
    id: 5,
    version: 3,
  });
  expect(callsTo('PUT /api/daily-digest')).toEqual([]);
  await screen.getByRole('textbox', { name: 'Subject line' }).fill('Something else');
  await expect.element(button('Schedule')).toHaveAttribute('aria-disabled', 'true');
});

test('shows who approved a scheduled email, without actions', async () => {
  const stored = digest({ status: 'scheduled', isScheduled: true, version: 4 });
  const { panel, button } = await open({ ...needed, asked: other, approved: me }, stored);
  await expect.element(panel.getByText(/^Pat editor approved this version on/)).toBeVisible();
  await expect.element(button('Withdraw approval')).not.toBeInTheDocument();
});

test('shows no approval panel when approval is not required', async () => {
  const { screen, panel, button } = await open({ isNeeded: false, asked: null, approved: null });
  await expect.element(screen.getByRole('region', { name: 'Preflight' })).toBeVisible();
  await expect.element(button('Schedule')).not.toHaveAttribute('aria-disabled');
  await expect.element(panel).not.toBeInTheDocument();
});
