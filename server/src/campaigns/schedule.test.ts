import { dailyDigestEndpoints } from '@masthead/shared/daily-digests/daily-digest.endpoints.ts';
import { addDays, centralInstant } from '@masthead/shared/dates.ts';
import { expect, test } from 'vitest';
import { buildStaff } from '../users/users.testing.ts';
import {
  buildDigest,
  buildReadyDigest,
  buildSite,
  buildTemplate,
  tomorrow,
} from './campaigns.testing.ts';
import {
  age,
  builtIn,
  editor,
  isAway,
  isBroken,
  leaveUnconfirmed,
  mailingsOf,
  planned,
  read,
  remove,
  replaceMail,
  schedule,
  sendNow,
  server,
  statusOf,
  sundayOfNextYear,
  unschedule,
  withServer,
} from './schedule.testing.ts';
import { settleCampaign, settleCampaigns } from './settle-campaign.ts';

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

test('an hour that the clock skips is refused, one that it repeats means the first', async () => {
  const { id } = await buildReadyDigest(server.pool);
  const skipped = await schedule(id, { sendDate: sundayOfNextYear('03', 2), sendTime: '02:30' });
  expect(skipped.status).toBe(400);
  expect(skipped.error).toEqual({
    message: ['The clock skips this hour on that day. Choose another time.'],
    errors: [
      { path: 'sendTime', message: 'The clock skips this hour on that day. Choose another time.' },
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
      'The send date and time have passed. Choose a later time.',
    ],
    [id, { sendDate: '2027-02-30' }, 400, 'A send date must be a day'],
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

test('an old version is refused and says who was faster', async () => {
  const { id } = await buildReadyDigest(server.pool);
  const { version } = await read(id);
  const other = server.as(await buildStaff(server.pool, 'admin'));
  const saved = await other.call(dailyDigestEndpoints.update, {
    body: { id, version, subject: 'Mine' },
  });
  const { status, error } = await schedule(id, { version });
  expect(status).toBe(409);
  expect(error.conflict).toMatchObject({
    version: saved.body.version,
    changedBy: saved.body.updatedBy,
  });
  expect((await schedule(id, { version: undefined })).status).toBe(400);
  expect(await read(id)).toMatchObject({ status: 'draft', subject: 'Mine' });
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

test('a provider that is away leaves the digest a draft, with what was typed saved, and it works later', async () => {
  const { id } = await buildReadyDigest(server.pool);
  replaceMail({ schedule: isAway });
  const { status, error, raw } = await schedule(id, { subject: 'Typed before' });
  expect(status).toBe(503);
  expect(error.message).toEqual([
    'The mail server cannot be reached. Nothing was sent. Try again in a few minutes.',
  ]);
  expect(Number(raw.headers['retry-after'])).toBeGreaterThan(0);
  expect(await read(id)).toMatchObject({
    status: 'draft',
    isScheduled: false,
    mailchimpCampaignId: null,
    subject: 'Typed before',
  });
  expect(await statusOf(id)).toMatchObject({ status: 'draft', problem: null });
  server.app.mail = builtIn;
  expect((await schedule(id)).body.status).toBe('scheduled');
});

test('a digest that was held stays held when the provider is away', async () => {
  const { id } = await buildReadyDigest(server.pool);
  const { body } = await schedule(id);
  await server.pool`update mailings set status = 'late', problem = 'Held' where campaign_id = ${id}`;
  expect(await statusOf(id)).toMatchObject({ status: 'late', problem: 'Held' });
  replaceMail({ schedule: isAway });
  expect((await schedule(id)).status).toBe(503);
  expect(await read(id)).toMatchObject({
    status: 'late',
    mailchimpCampaignId: body.mailchimpCampaignId,
  });
  server.app.mail = builtIn;
  expect((await schedule(id)).body.status).toBe('scheduled');
  expect((await mailingsOf(id)).map((mailing) => mailing.status)).toEqual(['late', 'scheduled']);
});

test('a provider that does not confirm leaves it unknown, and says the way on', async () => {
  const { id } = await buildReadyDigest(server.pool);
  replaceMail({ schedule: isBroken });
  const { status, error } = await schedule(id);
  const sentence =
    'The mail provider did not confirm. Unschedule this email, then schedule it again.';
  expect([status, error.message]).toEqual([503, [sentence]]);
  expect(JSON.stringify(error)).not.toContain('Bad gateway');
  expect(await statusOf(id)).toMatchObject({
    status: 'unknown',
    problem: sentence,
    send_time: null,
  });
  const again = await schedule(id);
  expect([again.status, again.error.message]).toEqual([
    409,
    ['The mail provider has not confirmed the last step. Unschedule this email first.'],
  ]);
  expect((await remove(id)).errors[0]?.extensions.code).toBe('CONFLICT');
  expect((await unschedule(id)).body).toMatchObject({ status: 'draft', mailchimpCampaignId: null });
  server.app.mail = builtIn;
  expect((await schedule(id)).body.status).toBe('scheduled');
});

test('an unconfirmed digest is given time, then settled by what the provider has', async () => {
  const has = await buildReadyDigest(server.pool);
  const hasNot = await buildReadyDigest(server.pool);
  replaceMail({
    schedule: async (...given) => {
      await builtIn.schedule(...given);
      throw new Error('The connection was lost after the provider had taken it');
    },
  });
  expect((await schedule(has.id)).status).toBe(503);
  replaceMail({ schedule: isBroken });
  expect((await schedule(hasNot.id)).status).toBe(503);
  server.app.mail = builtIn;

  expect(await statusOf(has.id)).toMatchObject({ status: 'unknown' });
  expect(await statusOf(hasNot.id)).toMatchObject({ status: 'unknown' });
  await age(has.id, 31);
  await age(hasNot.id, 31);
  const [mailing] = await mailingsOf(has.id);
  expect(await statusOf(has.id)).toMatchObject({ status: 'scheduled', problem: null });
  expect(await read(has.id)).toMatchObject({
    isScheduled: true,
    mailchimpCampaignId: String(mailing?.id),
  });
  expect(await statusOf(hasNot.id)).toMatchObject({ status: 'draft', problem: null });
  expect(await read(hasNot.id)).toMatchObject({ isScheduled: false, mailchimpCampaignId: null });
});

test('an unconfirmed digest that went out meanwhile is settled as sent, not as a draft', async () => {
  const { id } = await buildReadyDigest(server.pool);
  await schedule(id);
  await sendNow(id);
  await leaveUnconfirmed(id);
  await settleCampaigns(server.pool, server.app.mail);
  expect(await read(id)).toMatchObject({ status: 'sent', isSent: true });
});

test('one digest that the provider chokes on does not keep the others from being settled', async () => {
  const [first, second] = [
    await buildReadyDigest(server.pool),
    await buildReadyDigest(server.pool),
  ];
  await leaveUnconfirmed(first.id);
  await leaveUnconfirmed(second.id);
  replaceMail({ find: (asked) => (asked.id === first.id ? isBroken() : builtIn.find(asked)) });
  await expect(settleCampaigns(server.pool, server.app.mail)).rejects.toThrow('Bad gateway');
  expect((await read(first.id)).status).toBe('unknown');
  expect((await read(second.id)).status).toBe('draft');
});

test('taken back while the provider was still working, it does not go out', async () => {
  const { id } = await buildReadyDigest(server.pool);
  replaceMail({
    schedule: async (...given) => {
      expect((await unschedule(id)).body.status).toBe('draft');
      return builtIn.schedule(...given);
    },
  });
  const { status, error } = await schedule(id);
  expect([status, error.message]).toEqual([
    409,
    ['This email was unscheduled while the mail provider was working on it.'],
  ]);
  expect(await read(id)).toMatchObject({ status: 'draft', mailchimpCampaignId: null });
  expect((await mailingsOf(id)).map((mailing) => mailing.status)).toEqual(['canceled']);
});

test('an answer that belongs to an earlier attempt does not confirm a later one', async () => {
  const { id } = await buildReadyDigest(server.pool);
  let letLaterGoOn: (value?: unknown) => void = () => {};
  const laterMayGoOn = new Promise((resolve) => {
    letLaterGoOn = resolve;
  });
  let later: ReturnType<typeof schedule> | undefined;
  const takenBack: string[] = [];
  const isAsked = async () => (await read(id)).status === 'unknown';
  replaceMail({
    schedule: async () => {
      await unschedule(id);
      replaceMail({
        schedule: async (...given) => {
          await laterMayGoOn;
          return builtIn.schedule(...given);
        },
        unschedule: async (providerId) => {
          takenBack.push(providerId);
          return 'gone';
        },
      });
      later = schedule(id, { subject: 'The later one' });
      while (!(await isAsked())) await new Promise((resolve) => setTimeout(resolve, 10));
      return { id: '424242' };
    },
  });
  expect((await schedule(id, { subject: 'The earlier one' })).status).toBe(409);
  expect(takenBack).toEqual(['424242']);
  letLaterGoOn();
  const { body } = (await later) ?? {};
  const [mailing] = await mailingsOf(id);
  expect(body).toMatchObject({
    status: 'scheduled',
    subject: 'The later one',
    mailchimpCampaignId: String(mailing?.id),
  });
  expect(mailing?.subject).toBe('The later one');
});

test('what was settled with old news does not undo a newer decision', async () => {
  const { id } = await buildReadyDigest(server.pool);
  const { body: first } = await schedule(id);
  replaceMail({
    status: async (providerId) => {
      const known = await builtIn.status(providerId);
      if (providerId === first.mailchimpCampaignId) {
        server.app.mail = builtIn;
        await unschedule(id);
        await schedule(id);
      }
      return known && { ...known, status: 'canceled' };
    },
  });
  await settleCampaign(server.pool, server.app.mail, id);
  const now = await read(id);
  expect(now.status).toBe('scheduled');
  expect(now.mailchimpCampaignId).not.toBe(first.mailchimpCampaignId);
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

test('ids that are unknown, impossible or deleted get the same 404 from every call', async () => {
  const { id: deleted } = await buildReadyDigest(server.pool);
  const { version } = await read(deleted);
  await remove(deleted);
  const {
    get,
    status,
    unschedule: take,
    testEmail,
    postTestEmail,
    email,
    restore,
    schedule: put,
    update,
  } = dailyDigestEndpoints;
  const answers = new Set<string>();
  for (const id of [deleted, 999_999, 2_147_483_648, 0]) {
    for (const call of [get, status, take, testEmail, postTestEmail, email])
      answers.add((await editor.call(call, { params: { id } })).raw.payload);
  }
  for (const id of ['x', '-1', '1.5', ' 1', '1e0'])
    answers.add((await editor.call(get, { params: { id } })).raw.payload);
  for (const call of [put, update])
    answers.add((await editor.call(call, { body: { id: deleted, version } })).raw.payload);
  answers.add((await editor.call(restore, { params: { id: 999_999 } })).raw.payload);
  expect(answers.size).toBe(1);
  expect([...answers][0]).toContain('message');
});

test('who may only list digests, and who is not signed in, can schedule and send nothing', async () => {
  const { id } = await buildReadyDigest(server.pool);
  const lister = server.as(await buildStaff(server.pool, 'email-campaign'));
  const { unschedule: take, testEmail, postTestEmail, status } = dailyDigestEndpoints;
  expect((await schedule(id, {}, lister)).status).toBe(403);
  expect((await schedule(id, {}, server.as(null))).status).toBe(401);
  for (const call of [take, testEmail, postTestEmail, status]) {
    expect((await lister.call(call, { params: { id } })).status).toBe(403);
    expect((await server.as(null).call(call, { params: { id } })).status).toBe(401);
  }
  expect((await read(id)).status).toBe('draft');
});
