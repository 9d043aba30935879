import { segmentEndpoints } from '@masthead/shared/email/audiences/segment.endpoints.ts';
import type { Condition } from '@masthead/shared/email/audiences/segment-conditions.ts';
import { campaignMessages } from '@masthead/shared/email/campaigns/campaign.messages.ts';
import { partMessages } from '@masthead/shared/email/campaigns/part.messages.ts';
import { releaseReasons } from '@masthead/shared/email/campaigns/release.ts';
import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../../test/server.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { fakeTransport } from '../mailings/mailings.testing.ts';
import { buildAudience, buildReadyDigest } from './campaigns.testing.ts';
import {
  editor,
  read,
  sendNow as runJob,
  schedule,
  server,
  statusOf,
  withServer,
} from './schedule.testing.ts';

withServer();

let admin: TestClient;
beforeAll(async () => {
  admin = server.as(await buildStaff(server.pool, 'admin'));
});

const vip: Condition = { kind: 'tag', is: true, tag: 'VIP' };
const { update, preflight, readers, drift, refresh, clone } = dailyDigestEndpoints;

async function buildSegment(audienceId: string, conditions: Condition[] = [vip]) {
  const body = { mailchimpListId: audienceId, name: 'Regulars', conditions };
  return (await admin.call(segmentEndpoints.create, { body })).body.id;
}

/** A digest for two of five readers, who have a tag. */
async function buildForSegment() {
  const ready = await buildReadyDigest(server.pool, { subscribers: 5 });
  const { id, audienceId } = ready;
  await tag(audienceId, [1, 2]);
  const segmentId = await buildSegment(audienceId);
  await save(id, { segmentId });
  return { ...ready, segmentId };
}
const nth = (audienceId: string, n: number) => `reader${n}@${audienceId}.example`;
const tag = (audienceId: string, people: number[]) => server.pool`
  update subscribers set tags = '{VIP}' where email = any(${people.map((n) => nth(audienceId, n))}::text[])`;
const save = async (id: number, change: object) => {
  const saved = await editor.call(update, {
    body: { id, version: (await read(id)).version, ...change },
  });
  expect(saved.status).toBe(200);
};
const reported = async (id: number) =>
  (await editor.call(preflight, { body: { id, values: { ...(await read(id)) } } })).body;
const foundIn = async (id: number) =>
  (await reported(id)).findings
    .filter(({ path }) => path === 'segmentId' || path === 'emailTemplateId')
    .map(({ severity, sentence }) => `${severity}: ${sentence}`);
const saysOf = ({ body }: { body: unknown }) => (body as { message: string[] }).message;

test('an email goes to its segment, which every number before and after says', async () => {
  const { id, audienceId } = await buildForSegment();
  const { envelope } = await reported(id);
  expect(envelope?.audience).toMatchObject({ part: 'Regulars', readers: 2, reached: 0 });
  const asked = await editor.call(readers, { params: { id } });
  expect(asked.body).toMatchObject({ subscribers: 2, reached: 0 });
  expect(asked.body.name).toMatch(/ \(Regulars\)$/);
  expect((await schedule(id)).status).toBe(200);
  expect((await statusOf(id)).recipients).toMatchObject({
    recipient_count: 2,
    list_name: expect.stringMatching(/ \(Regulars\)$/),
  });
  const { recipients } = await runJob(id);
  expect(recipients()).toEqual([nth(audienceId, 1), nth(audienceId, 2)]);
  expect(await statusOf(id)).toMatchObject({ status: 'sent', emails_sent: 2 });
});

test('a scheduled email keeps the conditions that it was scheduled with; who meets them is found when it goes out', async () => {
  const { id, audienceId, segmentId } = await buildForSegment();
  await schedule(id);
  const conditions = [{ ...vip, is: false }];
  const body = { id: segmentId, version: 1, conditions };
  expect((await admin.call(segmentEndpoints.update, { body })).status).toBe(200);
  const { sources } = (await editor.call(drift, { params: { id } })).body;
  expect(sources.find(({ path }) => path === 'segmentId')).toMatchObject({
    title: 'Regulars',
    differences: [{ before: 'Has the tag “VIP”', now: 'Does not have the tag “VIP”' }],
  });
  await tag(audienceId, [3]);
  const { recipients } = await runJob(id);
  expect(recipients()).toEqual([1, 2, 3].map((n) => nth(audienceId, n)));
});

test('Refresh takes the conditions as they are now', async () => {
  const { id, audienceId, segmentId } = await buildForSegment();
  await schedule(id);
  await admin.call(segmentEndpoints.update, {
    body: { id: segmentId, version: 1, conditions: [{ ...vip, is: false }] },
  });
  const { version } = await read(id);
  expect((await editor.call(refresh, { body: { id, version } })).status).toBe(200);
  const { recipients } = await runJob(id);
  expect(recipients()).toEqual([3, 4, 5].map((n) => nth(audienceId, n)));
});

test('a segment that empties between choosing and sending sends to nobody, and says why', async () => {
  const { id, audienceId } = await buildForSegment();
  await schedule(id);
  await server.pool`update subscribers set tags = '{}' where audience_id = ${audienceId}`;
  const { recipients } = await runJob(id);
  expect(recipients()).toEqual([]);
  expect(await statusOf(id)).toMatchObject({
    status: 'failed',
    problem: partMessages.nobodyInPart,
  });
  expect(await foundIn(id)).toEqual([`warns: ${partMessages.nobodyInPart}`]);
});

test('who has it from a stopped send gets it no second time, also from a segment', async () => {
  const { id, audienceId } = await buildForSegment();
  await schedule(id);
  const transport = fakeTransport();
  await runJob(id, transport);
  await server.pool`update campaigns set status = 'canceled' where id = ${id}`;
  await server.pool`update mailings set status = 'canceled' where campaign_id = ${id}`;
  expect(await foundIn(id)).toEqual([`warns: ${campaignMessages.nobodyLeft}`]);
  await tag(audienceId, [4]);
  expect((await schedule(id)).status).toBe(200);
  const { recipients } = await runJob(id);
  expect(recipients()).toEqual([nth(audienceId, 4)]);
});

test('a segment that is deleted, or of another audience, holds the email back', async () => {
  const { id, audienceId, segmentId, siteId } = await buildForSegment();
  await admin.call(segmentEndpoints.remove, { params: { id: segmentId } });
  expect(await foundIn(id)).toEqual([`blocks: ${partMessages.segmentDeleted}`]);
  const refused = await schedule(id);
  expect([refused.status, saysOf(refused)]).toEqual([400, [partMessages.segmentDeleted]]);
  await admin.call(segmentEndpoints.restore, { params: { id: segmentId } });
  const other = await buildAudience(server.pool, siteId, 1);
  await save(id, { segmentId: await buildSegment(other) });
  const elsewhere = await schedule(id);
  expect(saysOf(elsewhere)).toEqual([partMessages.segmentElsewhere]);
  await save(id, { segmentId: null });
  expect((await schedule(id)).status).toBe(200);
  const { recipients } = await runJob(id);
  expect(recipients()).toEqual([1, 2, 3, 4, 5].map((n) => nth(audienceId, n)));
});

test('a segment that is deleted once the email is scheduled does not hold it back', async () => {
  const { id, audienceId, segmentId } = await buildForSegment();
  await schedule(id);
  await admin.call(segmentEndpoints.remove, { params: { id: segmentId } });
  const { sources } = (await editor.call(drift, { params: { id } })).body;
  expect(sources.find(({ path }) => path === 'segmentId')).toMatchObject({
    differences: [{ before: 'Active', now: 'Deleted' }],
    onRefresh: 'is refused',
  });
  const { recipients } = await runJob(id);
  expect(recipients()).toEqual([nth(audienceId, 1), nth(audienceId, 2)]);
});

test('an email names no segment that is not there, and its copy goes to the same one', async () => {
  const { id, segmentId } = await buildForSegment();
  const { version } = await read(id);
  const refused = await editor.call(update, { body: { id, version, segmentId: 999_999 } });
  expect([refused.status, saysOf(refused)]).toEqual([400, ['This segment does not exist.']]);
  const copy = await editor.call(clone, { params: { id } });
  expect(copy.body).toMatchObject({ segmentId, againOf: null });
});

test('an approval is of the segment too, and of its conditions', async () => {
  const { id, emailTemplateId, segmentId } = await buildForSegment();
  const { askRelease, approveRelease } = dailyDigestEndpoints;
  const other = server.as(await buildStaff(server.pool, 'editor'));
  await server.pool`update email_templates set needs_release = true where id = ${emailTemplateId}`;
  const approve = async () => {
    const body = { id, version: (await read(id)).version };
    await editor.call(askRelease, { body });
    expect((await other.call(approveRelease, { body })).status).toBe(200);
  };
  await approve();
  await save(id, { segmentId: null });
  expect(saysOf(await schedule(id))).toEqual([releaseReasons.notAsked]);
  await save(id, { segmentId });
  await approve();
  const change = (version: number, given: object) =>
    admin.call(segmentEndpoints.update, { body: { id: segmentId, version, ...given } });
  await change(1, { conditions: [{ ...vip, is: false }] });
  expect(saysOf(await schedule(id))).toEqual([releaseReasons.looksOtherwise]);
  await change(2, { conditions: [vip], name: 'Another name' });
  expect((await schedule(id)).status).toBe(200);
});

test('two that save a segment at once with an email that is being scheduled: the email has one of both', async () => {
  const { id, segmentId, audienceId } = await buildForSegment();
  const body = { id: segmentId, version: 1, conditions: [{ ...vip, is: false }] };
  const [scheduled] = await Promise.all([
    schedule(id),
    admin.call(segmentEndpoints.update, { body }),
  ]);
  expect(scheduled.status).toBe(200);
  const { recipients } = await runJob(id);
  const tagged = [1, 2].map((n) => nth(audienceId, n));
  const others = [3, 4, 5].map((n) => nth(audienceId, n));
  expect([tagged, others]).toContainEqual(recipients());
});
