import { campaignEndpoints } from '@masthead/shared/campaigns/campaign.endpoints.ts';
import { dailyDigestEndpoints } from '@masthead/shared/daily-digests/daily-digest.endpoints.ts';
import { dailyDigestOperations } from '@masthead/shared/daily-digests/daily-digest.operations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../test/server.ts';
import {
  buildAudience,
  buildDigest,
  buildSite,
  buildTemplate,
  digestForm,
  pickedPost,
} from '../campaigns/campaigns.testing.ts';
import { buildAuthor, buildNewsItem } from '../news-items/news-items.testing.ts';
import { buildStaff } from '../users/users.testing.ts';

const { create, get, update, build, restore } = dailyDigestEndpoints;
const { dailyDigests, deleteDailyDigest } = dailyDigestOperations;

let server: TestServer;
let editor: TestClient;
let mailer: TestClient;
let author: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  editor = server.as(await buildStaff(server.pool, 'editor'));
  mailer = server.as(await buildStaff(server.pool, 'email-campaign'));
  author = server.as(await buildStaff(server.pool, 'author'));
});
afterAll(() => server.stop());

const newSite = () => buildSite(server.pool);
const load = async (id: number) => (await editor.call(get, { params: { id } })).body;

describe('creating a digest', () => {
  test('keeps what was written and answers with the whole record', async () => {
    const site = await buildSite(server.pool, { city: 'Laredo' });
    const form = digestForm(site.id, {
      subject: '<b>Five</b> things',
      sendTime: '6:45 AM',
    });
    const { status, body } = await editor.call(create, { body: form });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      version: 1,
      style: 'Daily Digest',
      subject: 'Five things',
      siteId: site.id,
      city: 'Laredo',
      property: 'CityBeat',
      sendDate: form.sendDate,
      sendTime: '06:45',
      status: 'draft',
      isScheduled: false,
      isSent: false,
      mailchimpCampaignId: null,
      utm: { source: 'daily-digest', medium: 'email', campaign: 'website' },
    });
    expect(body.newsItems).toEqual(form.newsItems);
    expect(await load(body.id)).toEqual(body);
  });

  test('fills in what is not stated', async () => {
    const { style, subject, siteId, newsItems, trendingEvents } = digestForm((await newSite()).id, {
      style: 'Dining Report',
    });
    const { status, body } = await editor.call(create, {
      body: { style, subject, siteId, newsItems, trendingEvents },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      newsLinks: [],
      trendingPlaces: [],
      charityEvent: null,
      series1: null,
      sendDate: null,
      sendTime: null,
      emailTemplateId: null,
      utm: { source: 'dining-report', medium: 'email', campaign: 'website' },
    });
  });

  test('looks up the email template of the style and site', async () => {
    const { pool } = server;
    const site = await newSite();
    const audienceId = await buildAudience(pool, site.id);
    const daily = await buildTemplate(pool, { siteId: site.id, audienceId });
    const hot = await buildTemplate(pool, { siteId: site.id, audienceId, style: 'Hot Headlines' });
    const { body } = await editor.call(create, { body: digestForm(site.id) });
    expect(body.emailTemplateId).toBe(daily);
    const changed = await editor.call(update, {
      body: { id: body.id, version: 1, style: 'Hot Headlines' },
    });
    expect(changed.body.emailTemplateId).toBe(hot);
    const unknown = await editor.call(create, {
      body: digestForm(site.id, { emailTemplateId: 999_999 }),
    });
    expect([unknown.status, unknown.error.errors?.[0]?.path]).toEqual([400, 'emailTemplateId']);
  });

  test('refuses every broken rule with its sentence, and stores nothing', async () => {
    const { id: siteId } = await newSite();
    const cases: [object, string][] = [
      [{ style: null }, 'A style is required'],
      [{ subject: ' ' }, 'A subject is required'],
      [{ siteId: null }, 'A site is required'],
      [{ siteId: 999_999 }, 'A site is required'],
      [
        { newsItems: [pickedPost(), pickedPost()] },
        'Digests must contain 1, 3, 5, 7 or 9 posts. You currently have 2 posts selected.',
      ],
      [{ trendingEvents: [] }, 'Trending Events must contain 3 posts'],
      [{ sendTime: '06:50' }, 'A send time must be on the quarter hour'],
      [{ sendDate: '2027-02-30' }, 'A send date must be a day'],
    ];
    for (const [wrong, sentence] of cases) {
      const { status, error } = await editor.call(create, {
        body: { ...digestForm(siteId), ...wrong },
      });
      expect([status, error.message[0]]).toEqual([400, sentence]);
    }
    const { data } = await editor.run(dailyDigests, { siteId });
    expect(data.totalCount).toBe(0);
  });

  test('is for editors and admins', async () => {
    const body = digestForm((await newSite()).id);
    expect((await server.as(null).call(create, { body })).status).toBe(401);
    for (const client of [mailer, author])
      expect((await client.call(create, { body })).status).toBe(403);
    expect(
      (await server.as(await buildStaff(server.pool, 'admin')).call(create, { body })).status,
    ).toBe(200);
  });
});

describe('changing a digest', () => {
  const opened = async () => load(await buildDigest(server.pool, { siteId: (await newSite()).id }));

  test('keeps absent fields and clears those of null', async () => {
    const digest = await opened();
    const kept = await editor.call(update, {
      body: { id: digest.id, version: 1, subject: 'Only this' },
    });
    expect(kept.body).toEqual({
      ...digest,
      subject: 'Only this',
      version: 2,
      updatedAt: kept.body.updatedAt,
      updatedBy: kept.body.updatedBy,
    });
    const cleared = await editor.call(update, {
      body: { id: digest.id, version: 2, sendDate: null, sendTime: null },
    });
    expect(cleared.body).toMatchObject({
      sendDate: null,
      sendTime: null,
      subject: 'Only this',
      newsItems: digest.newsItems,
    });
  });

  test('takes a whole record back and ignores what is read-only', async () => {
    const digest = await opened();
    const lies = {
      city: 'Nowhere',
      property: 'x',
      status: 'sent',
      isSent: true,
      isScheduled: true,
      mailchimpCampaignId: 'mine',
      updatedBy: 'x',
    };
    const { status, body } = await editor.call(update, { body: { ...digest, ...lies } });
    expect([status, body]).toEqual([200, digest]);
  });

  test('refuses a field that does not exist', async () => {
    const digest = await opened();
    const { status, error } = await editor.call(update, { body: { ...digest, isApproved: true } });
    expect([status, error.message]).toEqual([400, ['Unknown field "isApproved".']]);
  });

  test('holds the whole to every rule, also when a part is sent', async () => {
    const digest = await opened();
    await server.pool`update campaigns set content = content || '{"trendingEvents": []}' where id = ${digest.id}`;
    const { status, error } = await editor.call(update, {
      body: { id: digest.id, version: 2, subject: 'x' },
    });
    expect([status, error.message]).toEqual([400, ['Trending Events must contain 3 posts']]);
  });

  test.each([
    ['scheduled', 'This email is scheduled. Unschedule it to change it.'],
    ['sending', 'This email is being sent and can no longer be changed.'],
    ['sent', 'This email has been sent and can no longer be changed.'],
  ] as const)('is refused when it is %s', async (status, sentence) => {
    const id = await buildDigest(server.pool, {
      siteId: (await newSite()).id,
      status,
      providerCampaignId: '1',
    });
    const digest = await load(id);
    const refused = await editor.call(update, { body: { ...digest, subject: 'Late' } });
    expect([refused.status, refused.error.message]).toEqual([409, [sentence]]);
    expect(await load(id)).toEqual(digest);
  });

  test('of a deleted or missing digest is a 404', async () => {
    const digest = await opened();
    await editor.run(deleteDailyDigest, { id: digest.id });
    expect((await editor.call(update, { body: { ...digest, subject: 'x' } })).status).toBe(404);
    expect((await editor.call(update, { body: { id: 999_999, version: 1 } })).status).toBe(404);
  });
});

describe('loading posts (Spec, content 4: the post window)', () => {
  /** A Wednesday: from 6:01 of Tuesday to 6:00 of Wednesday, five hours behind UTC. */
  const sendDate = '2026-07-15';
  const post = (siteId: number, headline: string, lastPublishedAt: string, more: object = {}) =>
    buildNewsItem(server.pool, {
      siteId,
      headline,
      lastPublishedAt,
      createdAt: '2026-07-01T00:00:00Z',
      ...more,
    });
  const loadPosts = (siteId: number, day = sendDate) =>
    editor.call(build, { query: { siteId, sendDate: day } });
  const names = (items: { headline: string }[]) => items.map((item) => item.headline);

  test('takes what was published in the window, to the second', async () => {
    const { id } = await newSite();
    await post(id, 'a second too early', '2026-07-14T11:00:59.999Z');
    await post(id, 'the first', '2026-07-14T11:01:00Z');
    await post(id, 'in the night', '2026-07-15T04:00:00Z');
    await post(id, 'the last', '2026-07-15T11:00:59Z');
    await post(id, 'a second too late', '2026-07-15T11:01:00Z');
    const { status, body } = await loadPosts(id);
    expect(status).toBe(200);
    expect(names(body.news_items)).toEqual(['the last', 'in the night', 'the first']);
    expect(body).toMatchObject({
      news_links: [],
      found: 3,
      window: { from: '2026-07-14T11:01:00.000Z', to: '2026-07-15T11:00:00.000Z' },
    });
  });

  test('leaves out drafts, deleted posts, other kinds and other sites', async () => {
    const [{ id }, other] = [await newSite(), await newSite()];
    const at = '2026-07-15T00:00:00Z';
    await post(id, 'live', at);
    await post(id, 'draft', at, { status: 5 });
    await post(id, 'pending', at, { status: 1 });
    await post(id, 'unlisted', at, { status: 2 });
    await post(id, 'deleted', at, { status: 4 });
    await post(id, 'event', at, { type: 'event' });
    await post(id, 'place', at, { type: 'place' });
    await post(other.id, 'elsewhere', at);
    const { body } = await loadPosts(id);
    expect([names(body.news_items), body.found]).toEqual([['live'], 1]);
  });

  test.each([
    [0, 0, 0],
    [1, 1, 0],
    [2, 1, 1],
    [4, 3, 1],
    [6, 5, 1],
    [8, 7, 1],
    [9, 9, 0],
    [10, 9, 1],
    [12, 9, 3],
    [14, 9, 3],
  ])('of %s posts %s become news items and %s links', async (found, items, links) => {
    const { id } = await newSite();
    for (let made = 0; made < found; made += 1)
      await post(id, `Post ${made}`, `2026-07-15T0${made % 10}:${10 + made}:00Z`);
    const { body } = await loadPosts(id);
    expect([body.news_items.length, body.news_links.length, body.found]).toEqual([
      items,
      links,
      found,
    ]);
    const all = [...body.news_items, ...body.news_links];
    expect(new Set(all.map((item) => item.id)).size).toBe(all.length);
  });

  test('takes the three most viewed live events from the send date on', async () => {
    const { id } = await newSite();
    const event = (headline: string, startsAt: string, totalViews: number, more: object = {}) =>
      buildNewsItem(server.pool, {
        siteId: id,
        type: 'event',
        headline,
        startsAt,
        totalViews,
        ...more,
      });
    await event('over', '2026-07-15T04:59:59Z', 900);
    await event('tonight', '2026-07-15T05:00:00Z', 20);
    await event('popular', '2026-07-20T00:00:00Z', 300);
    await event('small', '2026-07-18T00:00:00Z', 10);
    await event('good', '2026-07-19T00:00:00Z', 100);
    await event('draft', '2026-07-19T00:00:00Z', 800, { status: 5 });
    const { body } = await loadPosts(id);
    expect(names(body.events)).toEqual(['popular', 'good', 'tonight']);
    expect(body.series).toEqual([]);
  });

  test('what was loaded can be saved as it is', async () => {
    const site = await newSite();
    const authorIds = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        buildAuthor(server.pool, `${'Long name '.repeat(4)}${site.id} ${index}`),
      ),
    );
    await post(site.id, '🌮'.repeat(400), '2026-07-15T00:00:00Z', {
      description: 'ñ'.repeat(4000),
      authorIds,
      postUrl: 'https://user:password@evil.example/x',
      imageUrl: 'javascript:alert(1)',
      sectionIds: [site.sections.get('HOME') ?? 0, site.sections.get('Arts') ?? 0],
    });
    for (const startsAt of ['2026-07-16', '2026-07-17', '2026-07-18'])
      await buildNewsItem(server.pool, { siteId: site.id, type: 'event', startsAt, postUrl: null });
    const { status, body } = await loadPosts(site.id);
    expect(status).toBe(200);
    expect(body.news_items[0]).toMatchObject({ url: site.url, image_url: null, section: 'Arts' });
    const form = digestForm(site.id, {
      newsItems: body.news_items,
      trendingEvents: body.events,
      newsLinks: body.news_links,
    });
    expect((await editor.call(create, { body: form })).status).toBe(200);
  });

  test('needs a site that exists and a day', async () => {
    expect((await loadPosts(999_999)).error.message).toEqual(['A site is required']);
    expect((await loadPosts((await newSite()).id, 'tomorrow')).error.message).toEqual([
      'A send date must be a day',
    ]);
    expect((await mailer.call(build, { query: { siteId: 1, sendDate } })).status).toBe(403);
  });
});

describe('the list of digests', () => {
  const list = async (args: Record<string, unknown>, by = editor) => {
    const { data, errors } = await by.run(dailyDigests, args);
    expect(errors).toEqual([]);
    return data;
  };
  const subjects = async (args: Record<string, unknown>) =>
    (await list(args)).nodes.map((row) => row.subject);

  test('finds by words of the subject, of the style and of the send date, and by site', async () => {
    const [{ id: siteId }, other] = [await newSite(), await newSite()];
    const digest = (subject: string, more: object = {}) =>
      buildDigest(server.pool, { siteId, subject, sendDate: '2027-03-01', ...more });
    await digest('100% Tacos');
    await digest('100 tacos', { style: 'Hot Headlines', sendDate: '2027-03-13' });
    await digest('ÓPERA', { style: 'Dining Report', sendDate: '2028-03-01' });
    await digest('Elsewhere', { siteId: other.id });
    const found = async (args: object) => (await subjects({ siteId, ...args })).sort();
    expect(await found({})).toEqual(['100 tacos', '100% Tacos', 'ÓPERA']);
    expect(await found({ subject: 'TACO' })).toEqual(['100 tacos', '100% Tacos']);
    expect(await found({ subject: '0%' })).toEqual(['100% Tacos']);
    expect(await found({ subject: 'ópera' })).toEqual(['ÓPERA']);
    expect(await found({ subject: ' ' })).toHaveLength(3);
    expect(await found({ style: 'headlines' })).toEqual(['100 tacos']);
    expect(await found({ style: 'Daily Digest' })).toEqual(['100% Tacos']);
    expect(await found({ sendDate: '2027-03' })).toEqual(['100 tacos', '100% Tacos']);
    expect(await found({ sendDate: '03-01' })).toEqual(['100% Tacos', 'ÓPERA']);
    expect(await found({ subject: 'nothing' })).toEqual([]);
    expect(await subjects({ siteId: other.id })).toEqual(['Elsewhere']);
  });

  test('finds by where it stands, and sorts by a column under either of its names', async () => {
    const { id: siteId } = await newSite();
    const digest = (subject: string, status?: 'scheduled' | 'sent' | 'late') =>
      buildDigest(server.pool, {
        siteId,
        subject,
        ...(status ? { status, providerCampaignId: '1' } : {}),
      });
    await digest('b draft');
    await digest('a late', 'late');
    await digest('d scheduled', 'scheduled');
    await digest('c sent', 'sent');
    const found = (args: object) => subjects({ siteId, direction: 'asc', ...args });
    expect(await found({ status: 'Draft', column: 'subject' })).toEqual(['a late', 'b draft']);
    expect(await found({ status: 'Scheduled', sort: 'subject' })).toEqual([
      'c sent',
      'd scheduled',
    ]);
    expect(await found({ status: 'All', column: 'subject' })).toHaveLength(4);
    expect(await found({ column: 'property' })).toHaveLength(4);
  });

  test('shows what is not scheduled first, then by send date, newest first', async () => {
    const { id: siteId } = await newSite();
    const digest = (
      subject: string,
      sendDate: string | null,
      status?: 'scheduled' | 'sent' | 'failed' | 'late' | 'canceled',
    ) =>
      buildDigest(server.pool, {
        siteId,
        subject,
        sendDate,
        ...(status ? { status, providerCampaignId: '1' } : {}),
      });
    await digest('scheduled, late in the year', '2027-12-01', 'scheduled');
    await digest('draft, early', '2027-01-01');
    await digest('sent', '2027-06-01', 'sent');
    await digest('draft, later', '2027-02-01');
    await digest('no date', null);
    await digest('failed', '2027-01-15', 'failed');
    expect(await subjects({ siteId })).toEqual([
      'draft, later',
      'failed',
      'draft, early',
      'no date',
      'scheduled, late in the year',
      'sent',
    ]);
    expect(await subjects({ siteId, sort: 'sendDate', direction: 'asc' })).toEqual([
      'draft, early',
      'failed',
      'draft, later',
      'no date',
      'sent',
      'scheduled, late in the year',
    ]);
    const rows = (await list({ siteId })).nodes;
    expect(rows.map((row) => [row.status, row.isScheduled, row.isSent]).at(-1)).toEqual([
      'sent',
      true,
      true,
    ]);
  });

  test('sorts by every column, both ways', async () => {
    const { id: siteId } = await newSite();
    for (const [subject, style] of [
      ['éclair', 'Hot Headlines'],
      ['Zebra', 'Daily Digest'],
      ['apple', 'Dining Report'],
    ] as const)
      await buildDigest(server.pool, { siteId, subject, style, sendDate: '2027-01-01' });
    expect(await subjects({ siteId, sort: 'subject', direction: 'asc' })).toEqual([
      'apple',
      'éclair',
      'Zebra',
    ]);
    expect(await subjects({ siteId, sort: 'subject', direction: 'desc' })).toEqual([
      'Zebra',
      'éclair',
      'apple',
    ]);
    expect(await subjects({ siteId, sort: 'style', direction: 'asc' })).toEqual([
      'Zebra',
      'apple',
      'éclair',
    ]);
    for (const sort of ['city', 'status', 'sendDate'])
      for (const direction of ['asc', 'desc'])
        expect(await subjects({ siteId, sort, direction })).toHaveLength(3);
  });

  test('pages through all rows once, fifty at a time unless told otherwise', async () => {
    const { id: siteId } = await newSite();
    for (let made = 0; made < 53; made += 1)
      await buildDigest(server.pool, { siteId, subject: 'Same', sendDate: '2027-01-01' });
    const whole = await list({ siteId });
    expect([whole.totalCount, whole.nodes.length]).toEqual([53, 50]);
    const seen = new Set<number>();
    for (let offset = 0; offset < 60; offset += 10) {
      const page = await list({ siteId, offset, limit: 10 });
      expect(page.totalCount).toBe(53);
      for (const row of page.nodes) seen.add(row.id);
    }
    expect(seen.size).toBe(53);
  });

  test('is for editors, admins and email campaigners', async () => {
    await list({}, mailer);
    expect((await author.run(dailyDigests, {})).errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('deleting and restoring a digest', () => {
  test('hides it everywhere, and the undo brings it back as it was', async () => {
    const { id: siteId } = await newSite();
    const id = await buildDigest(server.pool, { siteId });
    const digest = await load(id);
    expect((await editor.run(deleteDailyDigest, { id })).data).toEqual({ id });
    expect((await editor.call(get, { params: { id } })).status).toBe(404);
    expect((await editor.run(dailyDigests, { siteId })).data.totalCount).toBe(0);
    expect((await editor.call(campaignEndpoints.preview, { params: { id } })).status).toBe(404);
    expect((await editor.run(deleteDailyDigest, { id })).errors[0]?.extensions.code).toBe(
      'NOT_FOUND',
    );
    const restored = await editor.call(restore, { params: { id } });
    expect(restored.body).toEqual({
      ...digest,
      version: restored.body.version,
      updatedAt: restored.body.updatedAt,
      updatedBy: restored.body.updatedBy,
    });
  });

  test.each(['scheduled', 'sending', 'unknown'] as const)(
    'one that is %s cannot be deleted',
    async (status) => {
      const id = await buildDigest(server.pool, {
        siteId: (await newSite()).id,
        status,
        providerCampaignId: '1',
      });
      const { errors } = await editor.run(deleteDailyDigest, { id });
      expect(errors[0]?.extensions.code).toBe('CONFLICT');
      expect((await load(id)).id).toBe(id);
    },
  );

  test('is for editors and admins, and there is no other kind of email behind the id', async () => {
    const id = await buildDigest(server.pool, { siteId: (await newSite()).id });
    expect((await mailer.run(deleteDailyDigest, { id })).errors[0]?.extensions.code).toBe(
      'FORBIDDEN',
    );
    expect((await mailer.call(restore, { params: { id } })).status).toBe(403);
    await server.pool`update campaigns set kind = 'promo-alert' where id = ${id}`;
    expect((await editor.run(deleteDailyDigest, { id })).errors[0]?.extensions.code).toBe(
      'NOT_FOUND',
    );
    expect((await editor.call(get, { params: { id } })).status).toBe(404);
  });
});
