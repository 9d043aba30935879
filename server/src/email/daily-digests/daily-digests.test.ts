import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { dailyDigestOperations } from '@masthead/shared/email/daily-digests/daily-digest.operations.ts';
import type { DigestStyle } from '@masthead/shared/email/daily-digests/daily-digest.record.ts';
import { describe, expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { buildAuthor, buildNewsItem } from '../../editorial/posts/news-items.testing.ts';
import { withStaff } from '../../people/users/with-staff.testing.ts';
import { buildDigest, buildSite, digestForm } from '../campaigns/campaigns.testing.ts';

const { create, build } = dailyDigestEndpoints;
const { dailyDigests } = dailyDigestOperations;

const server = withTestServer();
const editor = withStaff(server, 'editor');
const mailer = withStaff(server, 'email-campaign');

const newSite = () => buildSite(server.pool);

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
    expect(body.news_items.map((item) => item.last_published_ts)).toEqual([
      '2026-07-15T11:00:59.000Z',
      '2026-07-15T04:00:00.000Z',
      '2026-07-14T11:01:00.000Z',
    ]);
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

  test('a Dining Report takes its own section first and fills up with the rest; other styles do not', async () => {
    const { id, sections } = await newSite();
    const food = [sections.get('Restaurants + Bars') ?? 0];
    for (const n of [1, 2, 3]) await post(id, `news ${n}`, `2026-07-15T0${n}:00:00Z`);
    for (const n of [1, 2])
      await post(id, `food ${n}`, `2026-07-14T1${n + 2}:00:00Z`, { sectionIds: food });
    const all = async (asked: { style?: DigestStyle } = {}) =>
      names(
        (await editor.call(build, { query: { siteId: id, sendDate, ...asked } })).body.news_items,
      );
    const newest = ['news 3', 'news 2', 'news 1', 'food 2', 'food 1'];
    expect(await all({ style: 'Dining Report' })).toEqual([
      'food 2',
      'food 1',
      'news 3',
      'news 2',
      'news 1',
    ]);
    expect(await all({ style: 'Hot Headlines' })).toEqual(newest);
    expect(await all()).toEqual(newest);
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
      'Choose a send date',
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
    expect(await found({ status: 'On its way' })).toEqual(['d scheduled']);
    expect(await found({ status: 'Gone out' })).toEqual(['c sent']);
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
});
