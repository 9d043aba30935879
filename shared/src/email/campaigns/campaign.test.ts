import { describe, expect, test } from 'vitest';
import { campaignMessages, deliveryProblem } from './campaign.messages.ts';
import {
  isScheduledStatus,
  isSentStatus,
  whyDeleteBlocked,
  whyEditBlocked,
  whyScheduleBlocked,
  whyUnscheduleBlocked,
} from './campaign.rules.ts';
import {
  type CampaignStatus,
  campaignStatuses,
  defaultUtm,
  emailStyles,
  lateAfterMinutes,
  sendTime,
  sendTimesFrom,
  statusLabel,
  statusPollMs,
  testEmailsPerHour,
  utm,
} from './campaign.ts';

const saved = { id: 1, sendDate: '2027-07-01', sendTime: '06:45' };

/** What may be done to an email, by where it stands. */
const table: [CampaignStatus, string | null, string | null, string | null, string | null][] = [
  ['draft', null, null, null, 'This email is not scheduled.'],
  [
    'scheduled',
    'This email is already scheduled. Unschedule it first.',
    'This email is scheduled. Unschedule it to change it.',
    'This email is scheduled. Unschedule it before you delete it.',
    null,
  ],
  [
    'sending',
    'This email is being sent.',
    'This email is being sent and can no longer be changed.',
    'This email is being sent and can’t be deleted.',
    null,
  ],
  [
    'sent',
    'This email has been sent.',
    'This email has been sent and can no longer be changed.',
    null,
    'This email has been sent and can’t be recalled.',
  ],
  ['failed', null, null, null, null],
  ['canceled', null, null, null, 'This email is not scheduled.'],
  ['late', null, null, null, null],
  [
    'unknown',
    'The mail provider has not confirmed the last step. Unschedule this email first.',
    'The mail provider has not confirmed the last step. Unschedule this email first.',
    'This email is scheduled. Unschedule it before you delete it.',
    null,
  ],
];

describe('what may be done to an email, by where it stands', () => {
  test('the table names every status', () =>
    expect(table.map(([status]) => status)).toEqual([...campaignStatuses]));
  test.each(table)('%s', (status, schedule, edit, remove, unschedule) => {
    expect(whyScheduleBlocked({ ...saved, status }), 'schedule').toBe(schedule);
    expect(whyEditBlocked(status), 'edit').toBe(edit);
    expect(whyDeleteBlocked(status), 'delete').toBe(remove);
    expect(whyUnscheduleBlocked(status), 'unschedule').toBe(unschedule);
  });
});

describe('scheduling needs a saved email with a date and a time (Spec, content 4)', () => {
  test.each([
    ['no date', { sendDate: null }, 'Choose a send date and a send time first.'],
    ['no time', { sendTime: null }, 'Choose a send date and a send time first.'],
    ['an unsaved email', { id: null }, 'Save the email first.'],
  ])('%s: %s', (_case, change, sentence) =>
    expect(whyScheduleBlocked({ ...saved, status: 'draft', ...change })).toBe(sentence),
  );
});

test.each([
  ['draft', false, false],
  ['scheduled', true, false],
  ['sending', true, false],
  ['sent', true, true],
  ['failed', false, false],
  ['canceled', false, false],
  ['late', false, false],
  ['unknown', true, false],
] as const)('the flags of %s: scheduled %s, sent %s', (status, isScheduled, isSent) => {
  expect([isScheduledStatus(status), isSentStatus(status)]).toEqual([isScheduled, isSent]);
});

describe('send times', () => {
  test('a digest has 69 choices from 6:45 AM, the other kinds 96', () => {
    const digest = sendTimesFrom('06:45');
    expect([digest.length, digest[0], digest[1], digest.at(-1)]).toEqual([
      69,
      '06:45',
      '07:00',
      '23:45',
    ]);
    expect(sendTimesFrom('00:00')).toHaveLength(96);
  });
  test.each([
    ['06:45', '06:45'],
    ['6:45 AM', '06:45'],
    ['6:45am', '06:45'],
    ['12:00 AM', '00:00'],
    ['12:15 pm', '12:15'],
    ['11:45 PM', '23:45'],
  ])('%s is understood as %s', (given, clock) => expect(sendTime.parse(given)).toBe(clock));
  test.each(['6:45', '06:50', '24:00', '13:45 PM', '99:15 AM', '0:15 AM', '06:45:00', ''])(
    '"%s" is refused',
    (given) => {
      expect(sendTime.safeParse(given).error?.issues[0]?.message).toBe(
        'A send time must be on the quarter hour',
      );
    },
  );
});

describe('UTM marks', () => {
  test.each([
    ['Daily Digest', 'daily-digest'],
    ['Hot Headlines', 'hot-headlines'],
    ['Dining Report', 'dining-report'],
    ['Promo Alert', 'promo-alert'],
    ['Insider Invite', 'insider-invite'],
    ['News Alert', 'news-alert'],
  ] as const)('of a %s begin as %s, email, website', (style, source) =>
    expect(defaultUtm(style)).toEqual({ source, medium: 'email', campaign: 'website' }),
  );

  test.each(['a"b', 'a&b', '<b>', 'a#b', '', 'x'.repeat(61)])('refuse %j', (campaign) => {
    const issues = utm.safeParse({ source: 'daily-digest', medium: 'email', campaign }).error
      ?.issues;
    expect(issues?.map((issue) => issue.message)).toEqual([
      'A UTM campaign can have letters, digits, spaces, dots, dashes and underscores',
    ]);
  });
});

test('the words and numbers of the specification', () => {
  expect(emailStyles).toEqual([
    'Daily Digest',
    'Hot Headlines',
    'Dining Report',
    'Homes of the Week',
    'Showcase',
    'Gift Guide',
    'Promo Alert',
    'Insider Invite',
    'News Alert',
  ]);
  expect(Object.values(statusLabel)).toEqual([
    'Draft',
    'Scheduled',
    'Sending',
    'Sent',
    'Failed',
    'Canceled',
    'Late',
    'Unknown',
  ]);
  expect([statusPollMs, lateAfterMinutes, testEmailsPerHour]).toEqual([5000, 30, 10]);
  expect(campaignMessages).toMatchObject({
    updated: 'Email updated',
    testSending: 'Sending test email...',
    testSent: 'Test email sent',
    testFailed: 'An error occurred while generating the test email.',
    deleteFailed: 'The email couldn’t be deleted.',
  });
});

test.each([
  [0, 0, null],
  [1200, 0, '1,200 couldn’t be delivered.'],
  [0, 3, '3 may or may not have been delivered and were not sent again.'],
  [1, 2, '1 couldn’t be delivered; 2 may or may not have been delivered and were not sent again.'],
])('a send with %s failed and %s unknown says %s', (failed, unknown, sentence) =>
  expect(deliveryProblem(failed, unknown)).toBe(sentence),
);
