import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { addDays, centralInstant } from '@masthead/shared/platform/values/dates.ts';
import { expect, test } from 'vitest';
import { moveCampaign } from './campaign.store.ts';
import {
  buildDigest,
  buildReadyDigest,
  buildSite,
  buildTemplate,
  tomorrow,
} from './campaigns.testing.ts';
import {
  editor,
  mailingsOf,
  planned,
  read,
  remove,
  schedule,
  server,
  statusOf,
  sundayOfNextYear,
  withServer,
} from './schedule.testing.ts';

withServer();

test('scheduling saves, freezes the email with the provider and plans its job for that instant', async () => {
  const { id } = await buildReadyDigest(server.pool, { subscribers: 4 });
  const sendDate = addDays(tomorrow(), 2);
  const { status, body } = await schedule(id, {
    subject: 'Changed with the same click',
    previewText: 'And what <i>else</i>  there is',
    sendDate,
    sendTime: '07:15',
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: 'scheduled',
    isScheduled: true,
    isSent: false,
    subject: 'Changed with the same click',
    sendDate,
    sendTime: '07:15',
  });
  const [mailing, ...more] = await mailingsOf(id);
  expect(more).toEqual([]);
  const sendAt = centralInstant(sendDate, '07:15');
  expect(mailing).toMatchObject({
    status: 'scheduled',
    sendAt,
    subject: 'Changed with the same click',
  });
  expect(mailing?.html).toContain('*|UNSUB|*');
  expect(mailing?.html).toContain('>And what else there is');
  expect(body.mailchimpCampaignId).toBe(String(mailing?.id));
  expect(planned).toEqual([
    { queue: 'send-mailing', data: { mailingId: mailing?.id }, startAfter: sendAt },
  ]);
  expect(await statusOf(id)).toEqual({
    status: 'scheduled',
    emails_sent: 0,
    recipients: { recipient_count: 4, list_name: expect.stringMatching(/^Audience \d+$/) },
    send_time: sendAt?.toISOString(),
    settings: {
      subject_line: 'Changed with the same click',
      preview_text: 'And what else there is',
    },
    long_archive_url: null,
    failed_count: 0,
    unknown_count: 0,
    problem: null,
  });
});

test('an email moves on from the state that was seen, and from no other', async () => {
  const { id } = await buildReadyDigest(server.pool);
  const { version } = await read(id);
  const to = { status: 'scheduled', problem: null, providerCampaignId: 'of another' } as const;
  expect(await moveCampaign(server.pool, { id, version: version - 1 }, to)).toBeNull();
  expect(await read(id)).toMatchObject({ status: 'draft', version, mailchimpCampaignId: null });
  expect(await moveCampaign(server.pool, { id, version }, to)).toBe(version + 1);
  expect(await moveCampaign(server.pool, { id, version }, to)).toBeNull();
});

test('an hour that the clock skips is refused, one that it repeats means the first', async () => {
  const { id } = await buildReadyDigest(server.pool);
  const skipped = await schedule(id, { sendDate: sundayOfNextYear('03', 2), sendTime: '02:30' });
  expect(skipped.status).toBe(400);
  expect(skipped.error).toEqual({
    message: [
      'That time doesn’t exist on that day because clocks move forward. Choose another time.',
    ],
    errors: [
      {
        path: 'sendTime',
        message:
          'That time doesn’t exist on that day because clocks move forward. Choose another time.',
      },
    ],
  });
  const sendDate = sundayOfNextYear('11', 1);
  expect((await schedule(id, { sendDate, sendTime: '01:30' })).status).toBe(200);
  expect(planned[0]?.startAfter?.toISOString()).toBe(`${sendDate}T06:30:00.000Z`);
});

test('what cannot go out is refused with its reason, and nothing is saved or planned', async () => {
  const site = await buildSite(server.pool);
  const bare = await buildSite(server.pool);
  const withoutTemplate = await buildDigest(server.pool, { siteId: site.id });
  await buildTemplate(server.pool, { siteId: bare.id, audienceId: null });
  const withoutAudience = await buildDigest(server.pool, { siteId: bare.id });
  const { id } = await buildReadyDigest(server.pool);
  const refusals: [number, object, number, string][] = [
    [id, { sendTime: '06:50' }, 400, 'A send time must be on the quarter hour'],
    [id, { sendTime: '06:45:00' }, 400, 'A send time must be on the quarter hour'],
    [
      id,
      { sendDate: addDays(tomorrow(), -2) },
      400,
      'The send date and time have passed. Choose a later time, or send the email now.',
    ],
    [id, { sendDate: '2027-02-30' }, 400, 'Choose a send date'],
    [id, { sendTime: null }, 409, 'Choose a send date and a send time first.'],
    [id, { sendDate: null }, 409, 'Choose a send date and a send time first.'],
    [
      id,
      { newsItems: [] },
      400,
      'Digests must contain 1, 3, 5, 7 or 9 posts. You currently have 0 posts selected.',
    ],
    [
      withoutTemplate,
      {},
      400,
      'No email template exists for this style and site. An admin can add one.',
    ],
    [withoutAudience, {}, 400, 'The email template has no audience. An admin can choose one.'],
  ];
  for (const [digest, change, status, sentence] of refusals) {
    const before = await read(digest);
    const answer = await schedule(digest, { subject: 'Not to be kept', ...change });
    expect([answer.status, answer.error.message[0]]).toEqual([status, sentence]);
    expect(await read(digest)).toEqual(before);
    expect(await mailingsOf(digest)).toEqual([]);
  }
  expect(planned).toEqual([]);
});

test('what is scheduled cannot be scheduled again, changed or deleted', async () => {
  const { id } = await buildReadyDigest(server.pool);
  const { body: scheduled } = await schedule(id);
  const again = await schedule(id);
  expect([again.status, again.error.message]).toEqual([
    409,
    ['This email is scheduled. Unschedule it to change it.'],
  ]);
  const change = await editor.call(dailyDigestEndpoints.update, {
    body: { id, version: scheduled.version, subject: 'Too late' },
  });
  expect([change.status, change.error.message]).toEqual([
    409,
    ['This email is scheduled. Unschedule it to change it.'],
  ]);
  const { errors } = await remove(id);
  expect(errors[0]).toMatchObject({
    message: 'This email is scheduled. Unschedule it before you delete it.',
    extensions: { code: 'CONFLICT' },
  });
  expect(await read(id)).toEqual(scheduled);
  expect(await mailingsOf(id)).toHaveLength(1);
});

test('of many clicks at once exactly one schedules', async () => {
  const { id } = await buildReadyDigest(server.pool);
  const { version } = await read(id);
  const answers = await Promise.all(Array.from({ length: 8 }, () => schedule(id, { version })));
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
    200,
    ...Array(7).fill(409),
  ]);
  expect(await mailingsOf(id)).toHaveLength(1);
  expect(planned).toHaveLength(1);
});

test('a deleted digest is gone everywhere, and comes back as it was', async () => {
  const { id } = await buildReadyDigest(server.pool);
  const before = await read(id);
  expect((await remove(id)).data).toEqual({ id });
  expect((await editor.call(dailyDigestEndpoints.get, { params: { id } })).status).toBe(404);
  expect((await remove(id)).errors[0]?.extensions.code).toBe('NOT_FOUND');
  const restored = await editor.call(dailyDigestEndpoints.restore, { params: { id } });
  expect(restored.status).toBe(200);
  expect({ ...restored.body, version: 0, dateUpdated: '', updatedBy: '' }).toEqual({
    ...before,
    version: 0,
    dateUpdated: '',
    updatedBy: '',
  });
});
