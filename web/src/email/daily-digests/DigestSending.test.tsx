import type { MailStatus } from '@masthead/shared/email/campaigns/campaign.ts';
import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { dailyDigestOperations } from '@masthead/shared/email/daily-digests/daily-digest.operations.ts';
import type { DailyDigest } from '@masthead/shared/email/daily-digests/daily-digest.ts';
import { centralSentence } from '@masthead/shared/platform/values/dates.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, answerOperation, failing } from '../../platform/api/page.testing.tsx';
import { noMail } from '../campaigns/stored-email.testing.ts';
import { button, digest, openDigest, posts, type Screen } from './digest.testing.ts';

const panel = (screen: Screen) => screen.getByRole('region', { name: 'Mail status' });

const status = 'GET /api/daily-digest/status/:id';
const scheduled = digest({ status: 'scheduled', isScheduled: true, version: 4 });
const sentMail: MailStatus = {
  ...noMail,
  status: 'sending',
  emails_sent: 1480,
  recipients: { recipient_count: 2310, list_name: 'Austin Daily' },
  send_time: '2026-11-24T12:45:00.000Z',
  settings: { subject_line: 'Taco trucks', preview_text: 'Six of them' },
  long_archive_url: 'https://example.com/archive',
  failed_count: 12,
  unknown_count: 3,
  problem: 'The mail server cannot be reached. Sending goes on as soon as it answers.',
};

const readers = answer(dailyDigestEndpoints.readers, {
  name: 'Austin Daily',
  subscribers: 2310,
  reached: 0,
});
const question = 'This email will be sent right away to 2,310 recipients in Austin Daily.';

// A Wednesday afternoon in Central Time.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T21:00:00Z') }));
afterEach(() => vi.useRealTimers());

describe('sending now', () => {
  const sending = digest({ status: 'scheduled', isScheduled: true, version: 4 });

  test('names the audience and the number of recipients, and sends after confirmation', async () => {
    const api = [readers, answer(dailyDigestEndpoints.sendNow, sending)];
    const { screen, callsTo } = await openDigest('/5', { api });
    await button(screen, 'Send now').click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByText(question)).toBeVisible();
    expect(callsTo('PUT /api/daily-digest/send-now')).toHaveLength(0);
    await dialog.getByRole('button', { name: 'Send now', exact: true }).click();
    await expect.element(screen.getByText('Sending the email now')).toBeVisible();
    expect(callsTo('PUT /api/daily-digest/send-now')[0]?.request.body).toEqual({
      id: 5,
      version: 3,
    });
  });
});

describe('what is clicked while a save runs', () => {
  const open = async (reply: DailyDigest | ReturnType<typeof failing>) => {
    const { promise, resolve } = Promise.withResolvers<typeof reply>();
    const api = [readers, answer(dailyDigestEndpoints.update, () => promise)];
    return { ...(await openDigest('/5', { api })), release: () => resolve(reply) };
  };
  const subject = (screen: Screen) => screen.getByRole('textbox', { name: 'Subject line' });
  const toSend = 'GET /api/daily-digest/readers/:id';

  test('is done after it, with what was saved', async () => {
    const { screen, release, callsTo } = await open(
      digest({ subject: 'Tacos at dawn', version: 4 }),
    );
    await subject(screen).fill('Tacos at dawn');
    await button(screen, 'Save and continue editing').click();
    await button(screen, 'Send now').click();
    expect(callsTo(toSend)).toHaveLength(0);
    release();
    await expect.element(screen.getByRole('dialog').getByText(question)).toBeVisible();
    expect(callsTo('PUT /api/daily-digest')).toHaveLength(1);
    await screen.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  });

  test('is not done when nothing was saved', async () => {
    const { screen, release, callsTo } = await open(
      failing(503, { message: ['The database is away.'] }),
    );
    await subject(screen).fill('Tacos at dawn');
    await button(screen, 'Save and continue editing').click();
    await button(screen, 'Clone').click();
    release();
    await expect.element(screen.getByText('The database is away.').first()).toBeVisible();
    expect(callsTo('POST /api/daily-digest/clone/:id')).toHaveLength(0);
    await expect.element(button(screen, 'Clone')).toBeEnabled();
  });
});

describe('a clone', () => {
  test('is made of what was saved, and the list says so', async () => {
    const api = [answer(dailyDigestEndpoints.clone, digest({ id: 6, version: 1 }))];
    const { screen, router, callsTo } = await openDigest('/5', { api });
    await button(screen, 'Clone').click();
    await expect.element(screen.getByText('email cloned')).toBeVisible();
    await expect.poll(() => router.state.location.pathname).toBe('/daily-digest');
    expect(callsTo('POST /api/daily-digest/clone/:id')[0]?.request.params).toEqual({ id: '5' });
  });
});

describe('the mail status panel', () => {
  test('shows the send time, and polls every five seconds', async () => {
    const { screen, callsTo } = await openDigest('/5', {
      stored: scheduled,
      api: [
        answer(dailyDigestEndpoints.status, { ...sentMail, status: 'scheduled', emails_sent: 0 }),
      ],
    });
    await expect
      .element(
        panel(screen).getByText(
          `Scheduled for ${centralSentence(new Date('2026-11-24T12:45:00Z'))}`,
        ),
      )
      .toBeVisible();
    await expect.element(panel(screen).getByText('Austin Daily')).toBeVisible();
    await expect.element(panel(screen).getByText('2,310')).toBeVisible();
    await expect.poll(() => callsTo(status).length, { timeout: 9000 }).toBeGreaterThan(1);
  });

  test('shows the progress of a send, and stops the rest after confirmation', async () => {
    const stopped = digest({ status: 'canceled', version: 6 });
    const { screen } = await openDigest('/5', {
      stored: digest({ status: 'sending' }),
      api: [
        answer(dailyDigestEndpoints.status, sentMail),
        answer(dailyDigestEndpoints.unschedule, stopped),
      ],
    });
    await expect.element(panel(screen).getByRole('progressbar')).toBeVisible();
    for (const words of ['Sending now', '1,480', '12', '3', 'Six of them', sentMail.problem ?? ''])
      await expect.element(panel(screen).getByText(words, { exact: true })).toBeVisible();
    await expect
      .element(panel(screen).getByRole('link', { name: 'Open the archived email' }))
      .toHaveAttribute('href', 'https://example.com/archive');
    await expectAccessible();
    await button(screen, 'Stop sending').click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Stop sending' }).click();
    await expect.element(screen.getByText('Sending stopped')).toBeVisible();
  });

  test('follows the email from scheduled to sent without a reload', async () => {
    let now: 'scheduled' | 'sent' = 'scheduled';
    const { screen } = await openDigest('/5', {
      api: [
        answer(dailyDigestEndpoints.get, () => ({
          ...scheduled,
          status: now,
          version: now === 'sent' ? 8 : 4,
        })),
        answer(dailyDigestEndpoints.status, () => ({ ...sentMail, status: now, problem: null })),
      ],
    });
    await expect.element(panel(screen).getByText('Scheduled')).toBeVisible();
    now = 'sent';
    await expect
      .element(screen.getByText('This email has been sent and can no longer be changed.'), {
        timeout: 9000,
      })
      .toBeVisible();
  });

  test('shows empty values when its fetch fails', async () => {
    const { screen } = await openDigest('/5', {
      stored: scheduled,
      api: [answer(dailyDigestEndpoints.status, failing(500, { message: ['No.'] }))],
    });
    await expect
      .element(panel(screen).getByText('The status can’t be loaded right now.'))
      .toBeVisible();
    expect(
      panel(screen)
        .getByRole('definition')
        .elements()
        .map((one) => one.textContent),
    ).toEqual(Array.from({ length: 7 }, () => '–'));
  });

  test('has the UTM campaign for admins only', async () => {
    const opened = await openDigest('/5', { role: 'admin' });
    await opened.screen.getByLabelText('UTM campaign').fill('holiday');
    await button(opened.screen, 'Save and continue editing').click();
    await expect
      .poll(() => opened.callsTo('PUT /api/daily-digest')[0]?.request.body)
      .toMatchObject({ utm: { source: 'daily-digest', medium: 'email', campaign: 'holiday' } });
    await opened.screen.unmount();
    const { screen } = await openDigest();
    await expect.element(panel(screen)).toBeVisible();
    await expect.element(screen.getByLabelText('UTM campaign')).not.toBeInTheDocument();
  });
});

describe('preview and test email', () => {
  test('are disabled while the form is invalid, with what to fix', async () => {
    const { screen } = await openDigest('/5', { stored: digest({ trendingEvents: posts(21) }) });
    for (const name of ['Save and Preview', 'Send Test Email'])
      await expect.element(button(screen, name)).toBeDisabled();
    button(screen, 'Save and Preview').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(screen.getByText('Please fix errors before previewing', { exact: true }))
      .toBeVisible();
  });

  test('opens the preview within the click and shows it once saved', async () => {
    const opens = vi.spyOn(window, 'open').mockReturnValue(null);
    const { screen, callsTo } = await openDigest();
    await expect.element(button(screen, 'Save and Preview')).toBeEnabled();
    button(screen, 'Save and Preview').element().focus();
    await userEvent.keyboard('{Enter}');
    expect(opens.mock.calls[0]?.[0]).toMatch(/^\/preview\/email\/5\?wait=/);
    await expect.poll(() => callsTo('PUT /api/daily-digest')).toHaveLength(1);
    await expect.element(screen.getByText('Updated email')).toBeVisible();
    opens.mockRestore();
  });
});

describe('deleting', () => {
  const deletes = answerOperation(dailyDigestOperations.deleteDailyDigest, { id: 5 });

  test('confirms, returns to the list and can be undone there, even with unsaved changes', async () => {
    const api = [deletes, answer(dailyDigestEndpoints.restore, digest())];
    const { screen, router, calls } = await openDigest('/5', { api });
    await screen.getByRole('textbox', { name: 'Subject line' }).fill('Never saved');
    await button(screen, 'Delete').click();
    await expect.element(screen.getByText('Are you sure?')).toBeVisible();
    await screen.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/daily-digest');
    await button(screen, 'Undo').click();
    await expect.element(screen.getByText('Email restored')).toBeVisible();
    const after = calls.slice(calls.findIndex(({ name }) => /deleteDailyDigest/.test(name)));
    const asked = after.filter(({ name }) => name.includes('/:id'));
    expect(asked.map(({ name, request }) => `${name} ${request.params.id}`)).toEqual([
      'PUT /api/daily-digest/restore/:id 5',
    ]);
  });

  test('stays on the page with an error when it fails', async () => {
    const fails = answerOperation(
      dailyDigestOperations.deleteDailyDigest,
      failing(500, { message: ['Something went wrong on our side.'] }),
    );
    const { screen, router } = await openDigest('/5', { api: [fails] });
    await button(screen, 'Delete').click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(screen.getByText(/^The email couldn’t be deleted\./)).toBeVisible();
    expect(router.state.location.pathname).toBe('/daily-digest/create/5');
  });
});
