import { releaseReasons } from '@masthead/shared/email/campaigns/release.ts';
import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { hotwEndpoints } from '@masthead/shared/email/homes-of-the-week/hotw.endpoints.ts';
import { historyEndpoints } from '@masthead/shared/workspace/history/history.endpoints.ts';
import { deskEndpoints } from '@masthead/shared/workspace/home/desk.endpoints.ts';
import { noticeEndpoints } from '@masthead/shared/workspace/notices/notice.endpoints.ts';
import { beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../../test/server.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { write } from '../../platform/db/client.ts';
import { buildFirm, buildListing } from '../../showcase/delivery/showcase.testing.ts';
import {
  buildAudience,
  buildReadyDigest,
  buildSite,
  buildTemplate,
  tomorrow,
} from './campaigns.testing.ts';
import {
  editor,
  mailingsOf,
  read,
  sendNow as runJob,
  schedule,
  server,
  unschedule,
  withServer,
} from './schedule.testing.ts';

withServer();

const { release, askRelease, approveRelease, takeBackRelease } = dailyDigestEndpoints;
const { update, sendNow, refresh } = dailyDigestEndpoints;

let other: TestClient;
let otherId: number;
beforeAll(async () => {
  otherId = await buildStaff(server.pool, 'editor');
  other = server.as(otherId);
});

async function digestWithRelease() {
  const ready = await buildReadyDigest(server.pool);
  await server.pool`update email_templates set needs_release = true where id = ${ready.emailTemplateId}`;
  return ready;
}
const seen = async (id: number) => ({ body: { id, version: (await read(id)).version } });
const ask = async (id: number, by = editor) => by.call(askRelease, await seen(id));
const approve = async (id: number, by = other) => by.call(approveRelease, await seen(id));
async function approved() {
  const ready = await digestWithRelease();
  expect((await ask(ready.id)).status).toBe(200);
  expect((await approve(ready.id)).status).toBe(200);
  return ready;
}
const releaseOf = async (id: number) => (await editor.call(release, { params: { id } })).body;
/** 'asked, approved' */
const stepsOf = async (id: number) => {
  const { asked, approved: yes } = await releaseOf(id);
  return [asked && 'asked', yes && 'approved'].filter(Boolean).join(', ');
};
const refusal = ({ status, error }: { status: number; error: { message: string[] } }) => [
  status,
  error?.message[0],
];
const toldTo = async (person: TestClient, id: number) =>
  (await person.call(noticeEndpoints.list)).body.nodes
    .filter(({ record }) => record?.id === id)
    .map(({ event }) => event);

test('sends an email that needs approval only after another person has approved it', async () => {
  const { id } = await digestWithRelease();
  expect(refusal(await schedule(id))).toEqual([409, releaseReasons.notAsked]);
  expect(refusal(await approve(id))).toEqual([409, releaseReasons.nothingAsked]);
  expect((await ask(id)).body).toMatchObject({ isNeeded: true, asked: {}, approved: null });
  expect(refusal(await ask(id, other))).toEqual([409, releaseReasons.alreadyAsked]);
  expect(refusal(await schedule(id))).toEqual([409, releaseReasons.notApproved]);
  expect(refusal(await editor.call(sendNow, await seen(id)))[1]).toBe(releaseReasons.notApproved);
  expect(await mailingsOf(id)).toEqual([]);
  expect(refusal(await approve(id, editor))).toEqual([409, releaseReasons.ownRequest]);
  const { body } = await approve(id);
  expect(body.approved).toMatchObject({ byId: otherId, at: expect.any(String) });
  expect((await schedule(id)).status).toBe(200);
  expect(await stepsOf(id)).toBe('asked, approved');
  const taken = await other.call(takeBackRelease, { params: { id } });
  expect(refusal(taken)[0]).toBe(409);
  // What was approved is still what stands there.
  await unschedule(id);
  expect((await schedule(id)).status).toBe(200);
  const { messages } = await runJob(id);
  expect(messages).toHaveLength(3);
});

test('any edit cancels the approval; saving without changes does not', async () => {
  const { id } = await approved();
  const { version, subject, newsItems } = await read(id);
  const saved = await editor.call(update, { body: { id, version, subject, newsItems } });
  expect(saved.status).toBe(200);
  expect(await stepsOf(id)).toBe('asked, approved');
  for (const edit of [
    { subject: 'Another subject' },
    { previewText: 'Another preview' },
    { sendTime: '07:15' },
    { utm: { source: 'x', medium: 'email', campaign: 'website' } },
    { newsItems: newsItems.slice(0, 1) },
  ]) {
    if ((await stepsOf(id)) === '') await ask(id);
    await approve(id);
    expect(await stepsOf(id)).toBe('asked, approved');
    await other.call(update, { body: { ...edit, ...(await seen(id)).body } });
    expect([edit, await stepsOf(id)]).toEqual([edit, '']);
  }
  expect(refusal(await schedule(id))).toEqual([409, releaseReasons.notAsked]);
});

test('does not schedule edits made after an approval, and keeps the approval', async () => {
  const { id } = await approved();
  const { subject, version } = await read(id);
  const refused = await schedule(id, { subject: 'Smuggled in' });
  expect(refusal(refused)).toEqual([409, releaseReasons.notAsked]);
  expect(await read(id)).toMatchObject({ subject, version, status: 'draft' });
  expect(await stepsOf(id)).toBe('asked, approved');
});

test('an approval is of the version on screen, and there is only one', async () => {
  const { id } = await digestWithRelease();
  await ask(id);
  const before = await seen(id);
  await editor.call(update, { body: { ...before.body, subject: 'Newer' } });
  await ask(id);
  expect((await other.call(approveRelease, before)).error?.message[0]).toContain('changed');
  const third = server.as(await buildStaff(server.pool, 'editor'));
  const now = await seen(id);
  const answers = await Promise.all([other, third].map((by) => by.call(approveRelease, now)));
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  const twice = write(
    server.pool,
    otherId,
    (db) => db`insert into release_steps (campaign_id, step, fingerprint, person_id)
        select campaign_id, 'approved', 'x', person_id from release_steps where campaign_id = ${id} and step = 'asked'`,
  );
  await expect(twice).rejects.toThrow('release_steps');
});

test('compares the rendered email with the approved one', async () => {
  const siteId = (await buildSite(server.pool)).id;
  const audienceId = await buildAudience(server.pool, siteId);
  const style = 'Homes of the Week';
  const template = await buildTemplate(server.pool, { siteId, audienceId, style });
  await server.pool`update email_templates set needs_release = true where id = ${template}`;
  const firmId = await buildFirm(server.pool);
  const listing = await buildListing(server.pool, { firmId });
  const [one, two] = [
    server.as(await buildStaff(server.pool, 'email-campaign')),
    server.as(await buildStaff(server.pool, 'email-campaign')),
  ];
  const form = {
    style,
    subject: 'Homes',
    siteId,
    bannerUrl: 'https://banner.example/',
    bannerAlt: 'A house',
    listingUrl: 'https://homes.example/',
    sendDate: tomorrow(),
    sendTime: '10:00',
  };
  const made = await one.call(hotwEndpoints.create, { body: { ...form, slots: [listing] } });
  const { id, version } = made.body;
  await one.call(hotwEndpoints.askRelease, { body: { id, version } });
  expect((await two.call(hotwEndpoints.approveRelease, { body: { id, version } })).status).toBe(
    200,
  );
  const trySchedule = () => one.call(hotwEndpoints.schedule, { body: { id, version } });
  await server.pool`update listings set description1 = 'A castle' where id = ${listing}`;
  expect(refusal(await trySchedule())).toEqual([409, releaseReasons.looksOtherwise]);
  await one.call(hotwEndpoints.takeBackRelease, { params: { id } });
  await one.call(hotwEndpoints.askRelease, { body: { id, version } });
  await two.call(hotwEndpoints.approveRelease, { body: { id, version } });
  await server.pool`update email_templates set from_name = 'Somebody else' where id = ${template}`;
  expect(refusal(await trySchedule())).toEqual([409, releaseReasons.looksOtherwise]);
  await server.pool`update email_templates set from_name = 'CityBeat' where id = ${template}`;
  expect((await trySchedule()).status).toBe(200);
});

test('an approved email can be sent now, but not refreshed without a new approval', async () => {
  const { id } = await approved();
  expect((await editor.call(sendNow, await seen(id))).status).toBe(200);
  expect(await stepsOf(id)).toBe('asked, approved');
  const later = await approved();
  await schedule(later.id);
  const refreshed = await editor.call(refresh, await seen(later.id));
  expect(refusal(refreshed)).toEqual([409, releaseReasons.refreshNeedsRelease]);
  expect((await read(later.id)).status).toBe('scheduled');
});

test('notifies approvers of a request, and the requester of the approval', async () => {
  const { id } = await digestWithRelease();
  const outsider = server.as(await buildStaff(server.pool, 'email-campaign'));
  await ask(id);
  expect(await toldTo(other, id)).toEqual(['release-asked']);
  expect(await toldTo(editor, id)).toEqual([]);
  const all = (await outsider.call(noticeEndpoints.list)).body.nodes;
  expect(all.filter(({ event }) => event === 'release-asked')).toEqual([]);
  await editor.call(takeBackRelease, { params: { id } });
  expect(await toldTo(other, id)).toEqual([]);
  await ask(id);
  await approve(id);
  expect(await toldTo(other, id)).toEqual([]);
  expect(await toldTo(editor, id)).toEqual(['release-approved']);
  await other.call(update, { body: { ...(await seen(id)).body, subject: 'Changed' } });
  const { body } = await editor.call(historyEndpoints.dailyDigestEdit, { params: { id } });
  const said = body.nodes.map(({ does }) => does);
  expect(said[0]).toBe('changed');
  expect(said.slice(1, 3).sort()).toEqual([
    'withdrew the approval of',
    'withdrew the approval request for',
  ]);
  expect(said.slice(3, 6)).toEqual([
    'approved',
    'requested approval of',
    'withdrew the approval request for',
  ]);
  expect((await outsider.call(askRelease, await seen(id))).status).toBe(403);
});

test("lists a requested approval on others' to-do lists until it is given, withdrawn or canceled by an edit", async () => {
  const { id } = await digestWithRelease();
  const onDesk = async (person: TestClient) =>
    (await person.call(deskEndpoints.get)).body.items.find(({ key }) => key === 'digestReleases')
      ?.count ?? 0;
  const [before, own] = [await onDesk(other), await onDesk(editor)];
  const waits = async () => [(await onDesk(other)) - before, (await onDesk(editor)) - own];
  await ask(id);
  expect(await waits()).toEqual([1, 0]);
  await editor.call(takeBackRelease, { params: { id } });
  expect(await waits()).toEqual([0, 0]);
  await ask(id);
  const { version } = await read(id);
  await editor.call(update, { body: { id, version, subject: 'Other words' } });
  expect(await waits()).toEqual([0, 0]);
  await ask(id);
  expect(await waits()).toEqual([1, 0]);
  await approve(id);
  expect(await waits()).toEqual([0, 0]);
});
