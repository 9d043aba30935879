import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import type {
  DailyDigest,
  DigestBuild,
} from '@masthead/shared/email/daily-digests/daily-digest.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answer, failing } from '../../platform/api/page.testing.tsx';
import { noMail } from '../campaigns/stored-email.testing.ts';
import { button, digest, openDigest, posts, type Screen, scheduleIt } from './digest.testing.ts';

const subject = (screen: Screen) => screen.getByRole('textbox', { name: 'Subject line' });
const scheduled = digest({ status: 'scheduled', isScheduled: true, version: 4 });

/** An answer that waits until the test lets it go. */
function held<T>() {
  let release: (value: T) => void = () => {};
  const answered = new Promise<T>((resolve) => {
    release = resolve;
  });
  return { answered, release };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T21:00:00Z') });
  return () => vi.useRealTimers();
});

describe('while Schedule is being answered', () => {
  const open = async (more: ReturnType<typeof answer>[] = []) => {
    const { answered, release } = held<DailyDigest | ReturnType<typeof failing>>();
    let now = digest();
    const api = [
      ...more,
      answer(dailyDigestEndpoints.get, () => now),
      answer(dailyDigestEndpoints.status, () => ({ ...noMail, status: now.status })),
      answer(dailyDigestEndpoints.schedule, async ({ body }) => {
        const given = await answered;
        if ('version' in given) now = { ...given, ...(body as object), version: given.version };
        return 'version' in given ? now : given;
      }),
    ];
    return { ...(await openDigest('/5', { api, role: 'admin' })), release };
  };

  test('locks the form', async () => {
    const { screen, release, callsTo } = await open();
    await subject(screen).fill('Tacos at dawn');
    await scheduleIt(screen);
    await expect.poll(() => callsTo('PUT /api/daily-digest/schedule')).toHaveLength(1);
    for (const name of ['Subject line', 'UTM campaign'])
      await expect.element(screen.getByRole('textbox', { name })).toHaveAttribute('readonly');
    for (const name of ['City', 'Send time'])
      await expect.element(screen.getByRole('combobox', { name })).toHaveAttribute('readonly');
    for (const name of ['Load posts', 'Remove Post 1', 'Add item to News Items'])
      await expect.element(button(screen, name)).not.toBeInTheDocument();
    subject(screen).element().focus();
    await userEvent.keyboard(' and dusk');
    release(scheduled);
    await expect.element(screen.getByText('Email scheduled')).toBeVisible();
    await expect.element(subject(screen)).toHaveValue('Tacos at dawn');
  });

  test('ignores posts that arrive after Schedule was pressed', async () => {
    const { answered, release: load } = held<DigestBuild>();
    const build = answer(dailyDigestEndpoints.build, () => answered);
    const { screen, release } = await open([build]);
    await button(screen, 'Load posts').click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Replace' }).click();
    await scheduleIt(screen);
    await expect.element(subject(screen)).toHaveAttribute('readonly');
    load({
      news_items: posts(91, 92, 93),
      news_links: [],
      events: posts(94, 95, 96),
      series: [],
      window: { from: '2026-11-23T12:01:00.000Z', to: '2026-11-24T12:00:00.000Z' },
      found: 6,
    });
    release(scheduled);
    await expect.element(screen.getByText('Email scheduled')).toBeVisible();
    await expect.element(screen.getByText('Post 1', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('Post 91')).not.toBeInTheDocument();
  });

  test('unlocks the fields with their values when scheduling is refused', async () => {
    const { screen, release } = await open();
    await subject(screen).fill('Tacos at dawn');
    await scheduleIt(screen);
    await expect.element(subject(screen)).toHaveAttribute('readonly');
    release(failing(502, { message: ['The mail server cannot be reached.'] }));
    await expect.element(subject(screen)).not.toHaveAttribute('readonly');
    await expect.element(subject(screen)).toHaveValue('Tacos at dawn');
  });
});

test('locks the form while Send now is pending', async () => {
  const { answered, release } = held<DailyDigest>();
  const api = [
    answer(dailyDigestEndpoints.readers, { name: 'Austin Daily', subscribers: 2310, reached: 0 }),
    answer(dailyDigestEndpoints.sendNow, () => answered),
  ];
  const { screen, callsTo } = await openDigest('/5', { api });
  await button(screen, 'Send now').click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Send now', exact: true }).click();
  await expect.poll(() => callsTo('PUT /api/daily-digest/send-now')).toHaveLength(1);
  await expect.element(subject(screen)).toHaveAttribute('readonly');
  subject(screen).element().focus();
  await userEvent.keyboard(' and dusk');
  release(scheduled);
  await expect.element(screen.getByText('Sending the email now')).toBeVisible();
  await expect.element(subject(screen)).toHaveValue('Taco trucks');
});

test('replaces edits when a colleague schedules the email, and offers them back once it can be edited', async () => {
  let now = digest();
  const api = [
    answer(dailyDigestEndpoints.get, () => now),
    answer(dailyDigestEndpoints.status, () => ({ ...noMail, status: now.status })),
    answer(dailyDigestEndpoints.unschedule, () => {
      now = digest({ version: 5 });
      return now;
    }),
  ];
  const { screen } = await openDigest('/5', { api });
  await subject(screen).fill('Tacos at dusk');
  now = scheduled;
  await expect
    .element(subject(screen), { timeout: 9000 })
    .toHaveAttribute('readonly', expect.anything());
  await expect.element(subject(screen)).toHaveValue('Taco trucks');
  const restore = button(screen, 'Restore');
  await expect.element(restore).toBeDisabled();
  const words = screen.getByRole('region', { name: 'What you typed' });
  const sides = 'Subject lineSavedTaco trucksYoursTacos at duskCopy what you typed';
  await expect.element(words).toHaveTextContent(sides);
  await expect.element(words.getByRole('button', { name: 'Copy what you typed' })).toBeVisible();
  restore.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(subject(screen)).toHaveValue('Taco trucks');
  await button(screen, 'Unschedule').click();
  await expect.element(restore).toBeEnabled();
  await restore.click();
  await expect.element(subject(screen)).toHaveValue('Tacos at dusk');
});

test('names the colleague who scheduled first and keeps the unsaved edits', async () => {
  const conflict = {
    version: 4,
    changedBy: 'Emilia Cole',
    changedById: 77,
    changedAt: '2026-11-18T20:59:00.000Z',
  };
  let now = digest();
  const api = [
    answer(dailyDigestEndpoints.get, () => now),
    answer(dailyDigestEndpoints.update, () => {
      now = scheduled;
      return failing(409, { message: ['Somebody was first.'], conflict });
    }),
  ];
  const { screen } = await openDigest('/5', { api });
  await subject(screen).fill('Tacos at dusk');
  await button(screen, 'Save and continue editing').click();
  await expect.element(screen.getByText('Emilia Cole has scheduled this email.')).toBeVisible();
  await expect.element(subject(screen)).toHaveValue('Taco trucks');
  await expect.element(screen.getByRole('region', { name: 'What you typed' })).toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('shows who else has the email open', async () => {
  const others = [
    { user_id: 77, name: 'Emilia Cole', image_url: null, opened_at: '2026-11-18T20:59:00.000Z' },
  ];
  const { screen } = await openDigest('/5', {
    api: [answer(dailyDigestEndpoints.openings, others)],
  });
  await expect.element(screen.getByText('Also open: Emilia Cole')).toBeVisible();
});
