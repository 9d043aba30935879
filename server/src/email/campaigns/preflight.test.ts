import { pickedItem } from '@masthead/shared/email/campaigns/picked-item.ts';
import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { promoAlertEndpoints } from '@masthead/shared/email/promo-alerts/promo-alert.endpoints.ts';
import { addDays } from '@masthead/shared/platform/values/dates.ts';
import type { LookedUp } from '@masthead/shared/platform/values/looked-up.ts';
import { historyEndpoints } from '@masthead/shared/workspace/history/history.endpoints.ts';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type PlannedJob, withTestServer } from '../../../test/server.ts';
import { buildNewsItem } from '../../editorial/posts/news-items.testing.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { withStaff } from '../../people/users/with-staff.testing.ts';
import {
  buildAudience,
  buildReadyDigest,
  buildSite,
  buildTemplate,
  pickedPost,
  tomorrow,
} from './campaigns.testing.ts';
import { lookUpLinks } from './look-up-links.ts';

const { create, preflight, acceptWarning, schedule, get } = promoAlertEndpoints;

const planned: PlannedJob[] = [];
const server = withTestServer({ planned, config: { logLevel: 'silent' } });
const mailer = withStaff(server, 'email-campaign');
let siteId: number;

beforeAll(async () => {
  siteId = (await buildSite(server.pool, { city: 'Waco' })).id;
  await buildSite(server.pool, { city: 'Tyler', url: 'https://tyler.example' });
  const audienceId = await buildAudience(server.pool, siteId);
  await buildTemplate(server.pool, { siteId, audienceId, style: 'Promo Alert' });
});
beforeEach(() => {
  planned.length = 0;
});

const promo = (over: object = {}) => ({
  style: 'Promo Alert',
  subject: 'Two for one',
  previewText: 'Stay two nights',
  siteId,
  sendDate: tomorrow(),
  sendTime: '10:00',
  title: 'A long weekend',
  ...over,
});
const saved = async (over: object = {}) => (await mailer.call(create, { body: promo(over) })).body;
const check = async (values: object, id: number | null = null) =>
  (await mailer.call(preflight, { body: { id, values } })).body;
const found = async (values: object, id: number | null = null) =>
  (await check(values, id)).findings.map(({ key, path }) => `${key}: ${path}`);

const picked = async (given: object = {}) => {
  const id = await buildNewsItem(server.pool, { siteId, ...given });
  return pickedItem.parse({ id, headline: `Story ${id}`, url: `https://site.example/${id}/` });
};

test('preflight looks at what is typed, finished or not, and at what it stands on', async () => {
  expect(await check(promo())).toMatchObject({ findings: [], isLookingUp: false });
  const nothing = { findings: [], isLookingUp: false, envelope: null };
  expect(await check({ subject: 'No site yet' })).toEqual(nothing);
  const typed = promo({
    subject: ' ',
    body: '<p>[NAME] says <a href="https://tyler.example/x?a=1&amp;b=2">so</a></p>',
    buttonUrl: 'http://localhost:3000/offer',
    trendingNews: [await picked({ status: 5 })],
    sendTime: 'whenever',
  });
  expect(await found(typed)).toEqual([
    'empty subject: subject',
    'unpublished post: trendingNews',
    'local link: buttonUrl',
    'placeholder: body',
    'link of another city: body',
  ]);
});

test('preflight says to whom an email goes, without those who are suppressed, and from whom', async () => {
  const { pool } = server;
  const site = await buildSite(pool, { city: 'Marfa' });
  const envelopeNow = async () => (await check(promo({ siteId: site.id }))).envelope;
  expect(await envelopeNow()).toBeNull();
  const templateId = await buildTemplate(pool, {
    siteId: site.id,
    audienceId: null,
    style: 'Promo Alert',
  });
  await pool`update email_templates set from_name = 'Marfa desk', reply_to = 'marfa@site.example' where id = ${templateId}`;
  const from = { fromName: 'Marfa desk', replyTo: 'marfa@site.example' };
  expect(await envelopeNow()).toEqual({ ...from, audience: null });
  const audienceId = await buildAudience(pool, site.id, 2);
  await pool`update email_templates set mailchimp_list_id = ${audienceId} where id = ${templateId}`;
  await pool`update audiences set name = 'Marfa Daily' where id = ${audienceId}`;
  const audience = (readers: number) => ({
    name: 'Marfa Daily',
    part: null,
    readers,
    reached: 0,
  });
  expect(await envelopeNow()).toEqual({ ...from, audience: audience(2) });
  await pool`
    insert into suppressions (email, reason) values (${`reader1@${audienceId}.example`}, 'complained')`;
  expect(await envelopeNow()).toEqual({ ...from, audience: audience(1) });
});

test('preflight knows what the same readers got, and when', async () => {
  const story = await picked();
  const first = await saved({ trendingNews: [story], subject: 'The first one' });
  expect((await mailer.call(schedule, { body: { id: first.id, version: 1 } })).status).toBe(200);
  const later = promo({ trendingNews: [story], trendingPlaces: [story], sendTime: '11:45' });
  const { findings } = await check(later);
  expect(findings.map(({ key, path, about }) => [key, path, about])).toEqual([
    ['repeated story', 'trendingNews', String(story.id)],
    ['close emails', 'sendTime', String(first.id)],
  ]);
  expect(await found({ ...later, sendDate: addDays(tomorrow(), 8) })).toEqual([]);
  expect(await found({ ...later, sendTime: '12:00' }, first.id)).toEqual([]);
});

test('preflight refuses to schedule what it blocks, and nothing is saved', async () => {
  const { id } = await saved({ sendDate: addDays(tomorrow(), 20) });
  const trendingNews = [await picked({ status: 4 })];
  const refusal = await mailer.call(schedule, {
    body: { id, version: 1, trendingNews, title: 'Lorem ipsum', previewText: '' },
  });
  expect(refusal.status).toBe(400);
  expect(refusal.error.errors?.map(({ path }) => path)).toEqual(['title', 'trendingNews']);
  expect(refusal.error.message[0]).toBe('Filler text was left in: “Lorem ipsum”');
  const { body } = await mailer.call(get, { params: { id } });
  expect(body).toMatchObject({ status: 'draft', version: 1, title: 'A long weekend' });
});

test('a warning is accepted with a reason that is kept with its email, and taken back', async () => {
  const { id } = await saved({ sendDate: addDays(tomorrow(), 30) });
  const values = promo({ previewText: '', sendDate: addDays(tomorrow(), 30) });
  const warning = { id, key: 'empty preview text', about: '' };
  const accept = (body: object) => mailer.call(acceptWarning, { body });
  expect((await accept({ ...warning, reason: '  ' })).error.message).toEqual(['Add a reason']);
  expect((await accept({ ...warning, reason: 'The title says it' })).status).toBe(200);
  const [finding] = (await check(values, id)).findings;
  expect(finding?.accepted).toMatchObject({ reason: 'The title says it', by: expect.any(String) });
  expect((await check(values)).findings[0]?.accepted).toBeNull();
  await accept({ ...warning, reason: null });
  expect((await check(values, id)).findings[0]?.accepted).toBeNull();
  const history = await mailer.call(historyEndpoints.promoAlertEdit, { params: { id } });
  expect(history.body.nodes.map(({ does }) => does)).toEqual([
    'withdrew the reason for a warning (“The title says it”) on',
    'accepted a warning (“The title says it”) on',
    'added',
  ]);
  const blocked = await accept({ ...warning, key: 'dead link', reason: 'It will be there' });
  expect([blocked.status, blocked.error.message[0]]).toEqual([
    400,
    'Only a warning can be accepted.',
  ]);
  expect((await accept({ ...warning, id: 999_999, reason: 'Mine' })).status).toBe(404);
  expect((await mailer.call(preflight, { body: { id: 999_999, values } })).status).toBe(404);
});

test('links are looked up by a job, once in some hours, and what is found is kept', async () => {
  const values = promo({
    sendDate: addDays(tomorrow(), 40),
    buttonUrl: 'https://hotel.net/offer',
    body: '<p><a href="https://hotel.net/gone">so</a></p>',
  });
  expect(await check(values)).toMatchObject({ findings: [], isLookingUp: true });
  expect(planned).toEqual([{ queue: 'look-up-links', data: {} }]);
  const asked: string[] = [];
  const lookUp = async (finalUrl: string): Promise<LookedUp> => {
    asked.push(finalUrl);
    return { outcome: finalUrl.endsWith('gone') ? 'dead' : 'answers', finalUrl, bytes: null };
  };
  await lookUpLinks(server.pool, lookUp);
  await lookUpLinks(server.pool, lookUp);
  expect(asked.sort()).toEqual(['https://hotel.net/gone', 'https://hotel.net/offer']);
  expect(await check(values)).toMatchObject({
    findings: [{ key: 'dead link' }],
    isLookingUp: false,
  });
  const checkAfter = async (minutes: number) => {
    await server.pool`
      update link_checks set checked_at = now() - ${minutes} * interval '1 minute'`;
    await server.pool`update link_checks set asked_at = checked_at`;
    return check(values);
  };
  const dead = { findings: [{ key: 'dead link' }] };
  expect(await checkAfter(9)).toMatchObject({ ...dead, isLookingUp: false });
  expect(await checkAfter(11)).toMatchObject({ ...dead, isLookingUp: true });
  await lookUpLinks(server.pool, lookUp);
  expect(asked.sort()).toEqual([
    'https://hotel.net/gone',
    'https://hotel.net/gone',
    'https://hotel.net/offer',
  ]);
  expect(await checkAfter(7 * 60)).toMatchObject({ ...dead, isLookingUp: true });
  await lookUpLinks(server.pool, lookUp);
  expect(asked).toHaveLength(5);
  expect(planned).toHaveLength(3);
  const { id } = await saved(values);
  const refusal = await mailer.call(schedule, { body: { id, version: 1 } });
  expect(refusal.error.message).toEqual(['This link is dead: https://hotel.net/gone']);
});

test('an address that takes its time holds up no other, and one that is not checked in time is told', async () => {
  const slow = 'https://hotel.net/slow';
  const others = Array.from({ length: 20 }, (_, n) => `https://hotel.net/${n}`);
  const links = [slow, ...others].map((url) => `<a href="${url}">so</a>`).join(' ');
  const values = promo({ sendDate: addDays(tomorrow(), 45), body: `<p>${links}</p>` });
  await check(values);
  const asked: string[] = [];
  let answerSlow = () => {};
  const lookUp = async (finalUrl: string): Promise<LookedUp> => {
    if (finalUrl === slow) await new Promise<void>((resolve) => (answerSlow = resolve));
    else asked.push(finalUrl);
    return { outcome: 'answers', finalUrl, bytes: null };
  };
  const done = lookUpLinks(server.pool, lookUp);
  await vi.waitUntil(() => others.every((url) => asked.includes(url)), { timeout: 20_000 });
  await server.pool`update link_checks set asked_at = now() - interval '2 minutes' where url = ${slow}`;
  await vi.waitFor(
    async () =>
      expect(await check(values)).toMatchObject({
        findings: [{ key: 'unchecked link', about: slow }],
        isLookingUp: false,
      }),
    { timeout: 20_000 },
  );
  answerSlow();
  await done;
  expect(await check(values)).toMatchObject({ findings: [], isLookingUp: false });
});

test('preflight of a digest is for those who write digests', async () => {
  const { id, siteId: ofDigest } = await buildReadyDigest(server.pool);
  const body = { id, values: { style: 'Daily Digest', siteId: ofDigest, subject: 'Rain' } };
  const editor = server.as(await buildStaff(server.pool, 'editor'));
  const said = await editor.call(dailyDigestEndpoints.preflight, { body });
  expect(said.body.findings.map(({ key }) => key)).toEqual(['empty preview text']);
  // A post that no database can hold is none.
  const never = pickedPost({ id: 2 ** 31 });
  const odd = { ...body, values: { ...body.values, newsItems: [never], charityEvent: never } };
  const again = await editor.call(dailyDigestEndpoints.preflight, { body: odd });
  expect(again.body).toEqual(said.body);
  const warning = { id, key: 'empty preview text', about: '', reason: 'As always' };
  const { acceptWarning: accept } = dailyDigestEndpoints;
  expect((await editor.call(accept, { body: warning })).body).toEqual({ id });
  // An email of another kind has other calls.
  expect((await mailer.call(acceptWarning, { body: warning })).status).toBe(404);
  expect((await mailer.call(accept, { body: warning })).status).toBe(403);
  expect((await mailer.call(dailyDigestEndpoints.preflight, { body })).status).toBe(403);
});
