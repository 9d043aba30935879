import { campaignMessages } from '@masthead/shared/email/campaigns/campaign.messages.ts';
import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { expect, test } from 'vitest';
import { findMailing } from '../mailings/mailings.queries.ts';
import { fakeTransport, sendingWith, tallyOf } from '../mailings/mailings.testing.ts';
import { sendMailing } from '../mailings/send-mailing.ts';
import { buildReadyDigest } from './campaigns.testing.ts';
import {
  builtIn,
  editor,
  isAway,
  isBroken,
  mailingsOf,
  read,
  replaceMail,
  schedule,
  sendNow,
  server,
  statusOf,
  unschedule,
  withServer,
} from './schedule.testing.ts';

withServer();

test('unscheduling takes it back from the provider, then the flag and the id go, and it can be changed again', async () => {
  const { id } = await buildReadyDigest(server.pool);
  await schedule(id);
  const { status, body } = await unschedule(id);
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'draft', isScheduled: false, mailchimpCampaignId: null });
  const [mailing] = await mailingsOf(id);
  expect(mailing?.status).toBe('canceled');
  const { transport, messages } = fakeTransport();
  await server.pool`update mailings set send_at = now() where id = ${mailing?.id ?? 0}`;
  await sendMailing(sendingWith(server.pool, transport), mailing?.id ?? 0);
  expect(messages).toEqual([]);
  const change = { body: { id, version: body.version, subject: 'Better' } };
  expect((await editor.call(dailyDigestEndpoints.update, change)).body.subject).toBe('Better');
  const again = await unschedule(id);
  expect([again.status, again.error.message]).toEqual([409, ['This email is not scheduled.']]);
});

test('an open status panel that asks in the middle of unscheduling changes nothing of the result', async () => {
  const { id } = await buildReadyDigest(server.pool);
  await schedule(id);
  replaceMail({
    unschedule: async (providerId) => {
      const outcome = await builtIn.unschedule(providerId);
      expect((await statusOf(id)).status).toBe('canceled');
      return outcome;
    },
  });
  expect((await unschedule(id)).body).toMatchObject({ status: 'draft', mailchimpCampaignId: null });
});

test('a request that dies after the provider has let go leaves nothing scheduled, and a way on', async () => {
  const { id } = await buildReadyDigest(server.pool);
  const { body } = await schedule(id);
  await builtIn.unschedule(body.mailchimpCampaignId ?? '');
  expect(await statusOf(id)).toMatchObject({ status: 'canceled' });
  expect(await read(id)).toMatchObject({ status: 'canceled', isScheduled: false });
  expect((await schedule(id)).body.status).toBe('scheduled');
});

test('unscheduling while it is being sent stops the rest and ends as canceled', async () => {
  const { id } = await buildReadyDigest(server.pool, { subscribers: 60 });
  await schedule(id);
  let stopped: unknown;
  const { mailingId, messages } = await sendNow(
    id,
    fakeTransport(async () => {
      stopped ??= unschedule(id);
      await stopped;
      return { result: 'sent' };
    }),
  );
  expect(await stopped).toMatchObject({
    status: 200,
    body: { status: 'canceled', isScheduled: false, mailchimpCampaignId: null },
  });
  expect(messages.length).toBeLessThanOrEqual(20);
  expect(await tallyOf(server.pool, mailingId)).toEqual({
    sent: messages.length,
    waiting: 60 - messages.length,
  });
  expect((await read(id)).status).toBe('canceled');

  await schedule(id);
  const rest = await sendNow(id);
  expect(rest.messages).toHaveLength(60 - messages.length);
  expect(new Set([...messages, ...rest.messages].map((message) => message.to)).size).toBe(60);
  expect((await read(id)).status).toBe('sent');
});

test('what has been sent cannot be called back, whoever noticed it first', async () => {
  const { id } = await buildReadyDigest(server.pool);
  await schedule(id);
  const { mailingId } = await sendNow(id);
  const sentence = 'This email has been sent and can’t be recalled.';
  const known = await unschedule(id);
  expect([known.status, known.error.message]).toEqual([409, [sentence]]);
  await server.pool`update campaigns set status = 'sending' where id = ${id}`;
  const unnoticed = await unschedule(id);
  expect([unnoticed.status, unnoticed.error.message]).toEqual([409, [sentence]]);
  expect((await findMailing(server.pool, mailingId))?.status).toBe('sent');
  expect((await schedule(id)).status).toBe(409);
  expect(await statusOf(id)).toMatchObject({
    status: 'sent',
    emails_sent: 3,
    recipients: { recipient_count: 3 },
  });
});

test('a provider that is away keeps what is scheduled scheduled', async () => {
  const { id } = await buildReadyDigest(server.pool);
  const { body } = await schedule(id);
  replaceMail({ unschedule: isAway });
  const { status, error } = await unschedule(id);
  expect([status, error.message]).toEqual([
    503,
    ['We couldn’t reach the mail server. Nothing was sent. Try again in a few minutes.'],
  ]);
  expect(await read(id)).toEqual(body);
});

test('the status panel follows a send and counts what went wrong', async () => {
  const { id } = await buildReadyDigest(server.pool, { subscribers: 3 });
  await schedule(id);
  let during: ReturnType<typeof statusOf> | undefined;
  await sendNow(
    id,
    fakeTransport(async (message) => {
      // Why: the messages go out side by side, and none may be delivered before the panel was read.
      during ??= statusOf(id);
      await during;
      if (message.to.startsWith('reader1@'))
        return { result: 'failed', problem: '550 No such mailbox' };
      return message.to.startsWith('reader2@')
        ? { result: 'unknown', problem: 'cut' }
        : { result: 'sent' };
    }),
  );
  expect(await during).toMatchObject({
    status: 'sending',
    emails_sent: 0,
    recipients: { recipient_count: 3 },
    problem: null,
  });
  expect(await statusOf(id)).toMatchObject({
    status: 'sent',
    emails_sent: 1,
    failed_count: 1,
    unknown_count: 1,
    long_archive_url: expect.stringMatching(/^https:\/\/masthead\.example\/e\/[\w-]{24}$/),
    problem:
      '1 couldn’t be delivered; 1 may or may not have been delivered and were not sent again.',
  });
});

const emptyStatus = {
  emails_sent: null,
  recipients: { recipient_count: null, list_name: null },
  send_time: null,
  settings: { subject_line: null, preview_text: null },
  long_archive_url: null,
  failed_count: 0,
  unknown_count: 0,
  problem: null,
};

test('the status panel is empty for a draft, and when the provider does not answer', async () => {
  const { id } = await buildReadyDigest(server.pool);
  expect(await statusOf(id)).toEqual({ ...emptyStatus, status: 'draft' });
  await schedule(id);
  for (const status of [isAway, isBroken]) {
    replaceMail({ status });
    expect(await statusOf(id)).toEqual({ ...emptyStatus, status: 'scheduled' });
  }
});

test('a digest that the provider no longer knows is not called scheduled', async () => {
  const { id } = await buildReadyDigest(server.pool);
  await schedule(id);
  replaceMail({ status: async () => null });
  expect(await statusOf(id)).toEqual({
    ...emptyStatus,
    status: 'draft',
    problem: campaignMessages.goneAtProvider,
  });
  expect(await read(id)).toMatchObject({ isScheduled: false, mailchimpCampaignId: null });
});

test('scheduled again while it was being taken back: what the row names now is taken back too', async () => {
  const { id } = await buildReadyDigest(server.pool);
  await schedule(id);
  let isFirst = true;
  replaceMail({
    unschedule: async (providerId) => {
      const outcome = await builtIn.unschedule(providerId);
      if (!isFirst) return outcome;
      isFirst = false;
      expect((await unschedule(id)).body.status).toBe('draft');
      expect((await schedule(id)).body.status).toBe('scheduled');
      return outcome;
    },
  });
  expect((await unschedule(id)).body).toMatchObject({ status: 'draft', mailchimpCampaignId: null });
  expect((await mailingsOf(id)).map((mailing) => mailing.status)).toEqual(['canceled', 'canceled']);
});

test('confirmed while it was being taken back: it does not stay at the provider', async () => {
  const { id } = await buildReadyDigest(server.pool);
  let taken: ReturnType<typeof unschedule> | undefined;
  let sayLooked = () => {};
  const looked = new Promise<void>((resolve) => {
    sayLooked = resolve;
  });
  replaceMail({
    find: async (asked) => {
      const found = await builtIn.find(asked);
      sayLooked();
      await scheduled;
      return found;
    },
    schedule: async (...given) => {
      taken = unschedule(id);
      await looked;
      return builtIn.schedule(...given);
    },
  });
  const scheduled = schedule(id);
  expect((await scheduled).body.status).toBe('scheduled');
  expect((await taken)?.body).toMatchObject({ status: 'draft', mailchimpCampaignId: null });
  expect((await mailingsOf(id)).map((mailing) => mailing.status)).toEqual(['canceled']);
});
