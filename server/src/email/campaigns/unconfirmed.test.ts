import { expect, test } from 'vitest';
import { buildReadyDigest } from './campaigns.testing.ts';
import {
  age,
  builtIn,
  isAway,
  isBroken,
  leaveUnconfirmed,
  mailingsOf,
  read,
  remove,
  replaceMail,
  schedule,
  sendNow,
  server,
  statusOf,
  unschedule,
  withServer,
} from './schedule.testing.ts';
import { settleCampaign, settleCampaigns } from './settle-campaign.ts';

withServer();

test('keeps the digest a saved draft while the provider is down, and schedules it later', async () => {
  const { id } = await buildReadyDigest(server.pool);
  replaceMail({ schedule: isAway });
  const { status, error, raw } = await schedule(id, { subject: 'Typed before' });
  expect(status).toBe(503);
  expect(error.message).toEqual([
    'We couldn’t reach the mail server. Nothing was sent. Try again in a few minutes.',
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

test('keeps a late digest late while the provider is down', async () => {
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

test('marks an unconfirmed digest as unknown, with the next step', async () => {
  const { id } = await buildReadyDigest(server.pool);
  replaceMail({ schedule: isBroken });
  const { status, error } = await schedule(id);
  const sentence =
    'The mail provider didn’t confirm. Unschedule this email, then schedule it again.';
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

test("settles an unconfirmed digest from the provider's state after a grace period", async () => {
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

test('settles an unconfirmed digest that was sent as sent', async () => {
  const { id } = await buildReadyDigest(server.pool);
  await schedule(id);
  await sendNow(id);
  await leaveUnconfirmed(id);
  await settleCampaigns(server.pool, server.app.mail);
  expect(await read(id)).toMatchObject({ status: 'sent', isSent: true });
});

test('settles the other digests when the provider fails on one', async () => {
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

test('sends nothing when unscheduled while the provider was still working', async () => {
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

test('a response to an earlier attempt does not confirm a later one', async () => {
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

test('settling with outdated state does not undo a newer decision', async () => {
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
