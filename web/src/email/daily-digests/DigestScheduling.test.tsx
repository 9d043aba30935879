import { campaignMessages } from '@masthead/shared/email/campaigns/campaign.messages.ts';
import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import type { DailyDigest } from '@masthead/shared/email/daily-digests/daily-digest.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../platform/api/axe.testing.ts';
import { answer, failing } from '../../platform/api/page.testing.tsx';
import { noMail, nothingFound } from '../campaigns/stored-email.testing.ts';
import { button, digest, openDigest, posts, scheduleIt } from './digest.testing.ts';

const schedule = 'PUT /api/daily-digest/schedule';
const scheduled = digest({ status: 'scheduled', isScheduled: true, version: 4 });

/** A server on which one call turns the digest into another. */
function becoming(
  endpoint: typeof dailyDigestEndpoints.schedule | typeof dailyDigestEndpoints.unschedule,
  from: DailyDigest,
  to: DailyDigest,
) {
  let now = from;
  return [
    answer(dailyDigestEndpoints.get, () => now),
    answer(dailyDigestEndpoints.status, () => ({ ...noMail, status: now.status })),
    answer(endpoint as typeof dailyDigestEndpoints.schedule, () => {
      now = to;
      return now;
    }),
  ];
}

// A Wednesday afternoon in Central Time.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T21:00:00Z') }));
afterEach(() => vi.useRealTimers());

test('shows To, From, Subject and When above a draft', async () => {
  const { screen } = await openDigest('/5');
  const lines = () => screen.getByLabelText('Envelope').element().textContent;
  await expect
    .poll(lines)
    .toBe(
      'ToAustin Daily, 2,310 recipientsFromCityBeat Austin, replies to desk@citybeat.exampleSubjectTaco trucksWhenTue, Nov 24 at 6:45 AM CT',
    );
  await screen.getByRole('textbox', { name: 'Subject line' }).fill('Tacos at dawn');
  await expect.poll(lines).toContain('SubjectTacos at dawnWhen');
});

test.each([
  [
    'has no email template',
    { ...nothingFound, envelope: null },
    'No email template for this city and style',
  ],
  ['was not looked at yet', failing(503, { message: ['No.'] }), 'Not known yet'],
])('explains a city that %s instead of asking for a city', async (_, answered, text) => {
  const { screen } = await openDigest('/5', {
    api: [answer(dailyDigestEndpoints.preflight, answered)],
  });
  const lines = () => screen.getByLabelText('Envelope').element().textContent;
  await expect.poll(lines).toContain(`To${text}From${text}Subject`);
});

describe('scheduling', () => {
  test('sends the whole form and the screen becomes read-only', async () => {
    const api = becoming(dailyDigestEndpoints.schedule, digest(), scheduled);
    const { screen, callsTo } = await openDigest('/5', { api });
    await screen.getByRole('textbox', { name: 'Subject line' }).fill('Tacos at dawn');
    await scheduleIt(screen);
    await expect.element(screen.getByText('Email scheduled')).toBeVisible();
    expect(callsTo(schedule)[0]?.request.body).toMatchObject({
      id: 5,
      version: 3,
      subject: 'Tacos at dawn',
      newsItems: [{ id: 1 }, { id: 2 }, { id: 3 }],
    });
    await expect
      .element(screen.getByRole('textbox', { name: 'Subject line' }))
      .toHaveAttribute('readonly');
    await expect.element(button(screen, 'Unschedule')).toBeVisible();
  });

  test('confirms To, From, Subject and When', async () => {
    const api = becoming(dailyDigestEndpoints.schedule, digest(), scheduled);
    const { screen, callsTo } = await openDigest('/5', { api });
    await screen.getByRole('textbox', { name: 'Subject line' }).fill('Tacos at dawn');
    await button(screen, 'Schedule').click();
    const dialog = screen.getByRole('dialog', { name: 'Schedule this email?' });
    await expect
      .poll(() => dialog.element().textContent)
      .toContain(
        [
          'To: Austin Daily, 2,310 recipients',
          'From: CityBeat Austin, replies to desk@citybeat.example',
          'Subject: Tacos at dawn',
          'When: Tue, Nov 24 at 6:45 AM CT',
        ].join('\n'),
      );
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(callsTo(schedule)).toEqual([]);
  });

  test('is not reported as done while it continues in the background', async () => {
    const unknown = digest({ status: 'unknown', isScheduled: true, version: 4 });
    const api = becoming(dailyDigestEndpoints.schedule, digest(), unknown);
    const { screen } = await openDigest('/5', { api });
    await scheduleIt(screen);
    await expect.element(screen.getByText(campaignMessages.goesOn)).toBeVisible();
    expect(screen.getByText('Email scheduled').query()).toBeNull();
  });

  test('explains why it is blocked, and shows the problems on click', async () => {
    const { screen, callsTo } = await openDigest('/5', {
      stored: digest({ newsItems: posts(1, 2) }),
    });
    await expect.element(button(screen, 'Schedule')).toBeDisabled();
    button(screen, 'Schedule').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(screen.getByText('Please fix errors before saving', { exact: true }))
      .toBeVisible();
    expect(callsTo(schedule)).toHaveLength(0);
  });

  test('waits for the first save', async () => {
    const { screen } = await openDigest('');
    await button(screen, 'Schedule').hover();
    await expect.element(screen.getByText('Save the email first.')).toBeVisible();
  });

  test('keeps the form and the saved version when the provider is unreachable', async () => {
    let version = 3;
    const saves = answer(dailyDigestEndpoints.update, ({ body }) => ({
      ...digest(),
      ...(body as object),
      version: 6,
    }));
    const api = [
      answer(dailyDigestEndpoints.get, () => digest({ version })),
      answer(dailyDigestEndpoints.schedule, () => {
        version = 5;
        return failing(502, {
          message: [
            'We couldn’t reach the mail server. Nothing was sent. Try again in a few minutes.',
          ],
        });
      }),
      saves,
    ];
    const { screen, callsTo } = await openDigest('/5', { api });
    await scheduleIt(screen);
    await expect.element(screen.getByText(/^We couldn’t reach the mail server/)).toBeVisible();
    await expect.element(button(screen, 'Schedule')).toBeEnabled();
    await expect.poll(() => callsTo('GET /api/daily-digest/:id')).toHaveLength(2);
    await screen.getByRole('textbox', { name: 'Subject line' }).fill('Second try');
    await button(screen, 'Save and continue editing').click();
    await expect
      .poll(() => callsTo('PUT /api/daily-digest')[0]?.request.body)
      .toMatchObject({ version: 5 });
  });

  test('shows a refused send time at its field', async () => {
    const message =
      'The send date and time have passed. Choose a later time, or send the email now.';
    const refuses = answer(
      dailyDigestEndpoints.schedule,
      failing(400, { message: [message], errors: [{ path: 'sendTime', message }] }),
    );
    const { screen } = await openDigest('/5', { api: [refuses] });
    await scheduleIt(screen);
    await expect.element(screen.getByRole('combobox', { name: 'Send time' })).toHaveFocus();
    await expect.element(screen.getByRole('combobox', { name: 'Send time' })).toBeInvalid();
  });
});

describe('a scheduled digest', () => {
  test('cannot be changed or deleted, with the reason', async () => {
    const { screen } = await openDigest('/5', { stored: scheduled });
    await expect
      .element(screen.getByText('This email is scheduled. Unschedule it to change it.'))
      .toBeVisible();
    await expect
      .element(screen.getByRole('combobox', { name: 'City' }))
      .toHaveAttribute('readonly');
    for (const name of ['Save', 'Load posts', 'Remove Post 1', 'Add item to News Items'])
      await expect.element(button(screen, name)).not.toBeInTheDocument();
    await button(screen, 'Delete').hover();
    await expect
      .element(screen.getByText('This email is scheduled. Unschedule it before you delete it.'))
      .toBeVisible();
    await expectAccessible();
  });

  test('is not reported as unscheduled while that continues in the background', async () => {
    const api = becoming(dailyDigestEndpoints.unschedule, scheduled, scheduled);
    const { screen } = await openDigest('/5', { stored: scheduled, api });
    await button(screen, 'Unschedule').click();
    await expect.element(screen.getByText(campaignMessages.goesOn)).toBeVisible();
    expect(screen.getByText('Email unscheduled').query()).toBeNull();
  });

  test('can be changed again once it is unscheduled', async () => {
    const api = becoming(dailyDigestEndpoints.unschedule, scheduled, digest({ version: 5 }));
    const { screen, callsTo } = await openDigest('/5', { api });
    await button(screen, 'Unschedule').click();
    await expect.element(screen.getByText('Email unscheduled')).toBeVisible();
    await screen.getByRole('textbox', { name: 'Subject line' }).fill('Changed');
    await button(screen, 'Save and continue editing').click();
    await expect
      .poll(() => callsTo('PUT /api/daily-digest')[0]?.request.body)
      .toMatchObject({ version: 5 });
  });
});
