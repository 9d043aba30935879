import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { expect, test } from 'vitest';
import { buildReadyDigest, tomorrow } from './campaigns.testing.ts';
import {
  editor,
  isAway,
  mailingsOf,
  planned,
  read,
  replaceMail,
  sendNow as runJob,
  schedule,
  server,
  withServer,
} from './schedule.testing.ts';

withServer();

const { clone, readers, sendNow } = dailyDigestEndpoints;
const sendAtOnce = async (id: number, version?: number) =>
  editor.call(sendNow, { body: { id, version: version ?? (await read(id)).version } });

test('an email that is sent now goes out once, to all readers of its audience', async () => {
  const { id } = await buildReadyDigest(server.pool, { subscribers: 3 });
  expect((await editor.call(readers, { params: { id } })).body).toEqual({
    name: expect.stringMatching(/^Audience \d+$/),
    subscribers: 3,
    reached: 0,
  });
  const before = Date.now();
  const { version } = await read(id);
  const answers = await Promise.all([sendAtOnce(id, version), sendAtOnce(id, version)]);
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  const [mailing, ...more] = await mailingsOf(id);
  expect(more).toEqual([]);
  expect(mailing?.sendAt.getTime()).toBeGreaterThanOrEqual(before);
  expect(mailing?.sendAt.getTime()).toBeLessThanOrEqual(Date.now());
  expect(planned.at(-1)).toMatchObject({ data: { mailingId: mailing?.id } });
  const { messages } = await runJob(id);
  expect(messages).toHaveLength(3);
  expect(await read(id)).toMatchObject({
    status: 'sent',
    sendTime: expect.stringMatching(/:(00|15|30|45)$/),
  });
  expect((await sendAtOnce(id)).status).toBe(409);
});

test('sending now follows the rules of Schedule', async () => {
  const ready = await buildReadyDigest(server.pool);
  expect((await sendAtOnce(ready.id, 99)).status).toBe(409);
  expect((await schedule(ready.id)).status).toBe(200);
  expect((await sendAtOnce(ready.id)).status).toBe(409);
  const short = await buildReadyDigest(server.pool, { newsItems: [] });
  expect((await sendAtOnce(short.id)).error?.message[0]).toBe(
    'Digests must contain 1, 3, 5, 7 or 9 posts. You currently have 0 posts selected.',
  );
  const bare = await buildReadyDigest(server.pool, { emailTemplateId: null });
  await server.pool`update email_templates set mailchimp_list_id = null where id = (select email_template_id from campaigns where id = ${bare.id})`;
  const none = await sendAtOnce(bare.id);
  expect(none.status).toBe(400);
  expect((await editor.call(readers, { params: { id: bare.id } })).error).toEqual(none.error);
  replaceMail({ schedule: isAway });
  const plan = { sendDate: tomorrow(), sendTime: '06:45' };
  const away = await buildReadyDigest(server.pool, plan);
  expect((await sendAtOnce(away.id)).status).toBe(503);
  expect(await read(away.id)).toMatchObject({ status: 'draft', ...plan });
});

test('a clone is a draft of its own, without the campaign at the provider', async () => {
  const { id } = await buildReadyDigest(server.pool, {
    previewText: 'And more',
    sendDate: tomorrow(),
  });
  expect((await schedule(id)).status).toBe(200);
  const source = await read(id);
  const { status, body } = await editor.call(clone, { params: { id } });
  expect(status).toBe(200);
  expect(body.id).not.toBe(id);
  expect(body).toEqual({
    ...source,
    id: body.id,
    version: 1,
    status: 'draft',
    isScheduled: false,
    mailchimpCampaignId: null,
    createdBy: body.createdBy,
    dateCreated: body.dateCreated,
    dateUpdated: body.dateUpdated,
  });
  expect(await mailingsOf(body.id)).toEqual([]);
  expect((await editor.call(clone, { params: { id: 999_999 } })).status).toBe(404);
});
