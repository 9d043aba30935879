import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { planEndpoints } from '@masthead/shared/editorial/posts/plan.endpoints.ts';
import { addDays, centralInstant, today } from '@masthead/shared/platform/values/dates.ts';
import { calendarEndpoints } from '@masthead/shared/workspace/calendar/calendar.endpoints.ts';
import type { CalendarMark, MarkKind } from '@masthead/shared/workspace/calendar/calendar.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { buildNewsItem } from '../../editorial/posts/news-items.testing.ts';
import { occurrenceTag } from '../../editorial/posts/occurrence.ts';
import { publishDue } from '../../editorial/posts/publish-post.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildOrganization, buildStaff, buildUser } from '../../people/users/users.testing.ts';
import { icalOf } from './calendar.routes.ts';

const server = withTestServer();
let austin: number;
let dallas: number;
let admin: TestClient;
let editor: TestClient;
const now = today(new Date());
const day = (n: number) => addDays(now, n);
const at = (n: number, clock: string) => centralInstant(day(n), clock) as Date;
const { marks, links, createLink, revokeLink } = calendarEndpoints;
const seen = { from: day(-3), to: day(9) };

beforeAll(async () => {
  const { pool } = server;
  austin = (await buildSite(pool, { city: 'Austin' })).id;
  dallas = (await buildSite(pool, { city: 'Dallas' })).id;
  admin = server.as(await buildStaff(pool, 'admin'));
  editor = server.as(await buildStaff(pool, 'editor'));
  await buildNewsItem(pool, { siteId: austin, headline: 'Out', lastPublishedAt: at(-1, '23:30') });
  await buildNewsItem(pool, {
    siteId: austin,
    status: 5,
    headline: 'Waits',
    scheduledAt: at(2, '06:00'),
  });
  await buildNewsItem(pool, {
    siteId: dallas,
    type: 'event',
    status: 5,
    headline: 'Fair',
    scheduledAt: at(3, '07:00'),
  });
  await buildNewsItem(pool, {
    siteId: austin,
    headline: 'Long ago',
    lastPublishedAt: at(-30, '08:00'),
  });
  await pool`
    insert into campaigns (kind, style, subject, site_id, utm, content, send_date, send_time)
    values ('daily-digest', 'Daily Digest', 'Morning', ${austin}, '{"source":"s","medium":"m","campaign":"c"}', '{}', ${day(1)}, '06:45')`;
  const [slot] = await pool<{ id: number }[]>`
    insert into ad_slots (start_date, end_date, title1) values (${day(1)}, ${day(40)}, 'Lofts') returning id`;
  await pool`insert into ad_slot_sites (ad_slot_id, site_id) values (${slot?.id ?? 0}, ${austin}), (${slot?.id ?? 0}, ${dallas})`;
});

const look = async (client: TestClient, query: Record<string, string> = {}) => {
  const { body } = await client.call(marks, { query: { ...seen, ...query } });
  return body;
};
const inWords = ({ kind, state, title, day: on, edge }: CalendarMark) =>
  `${state} ${kind} ${title} ${(Date.parse(on) - Date.parse(now)) / 86_400_000}${edge ? ` ${edge}` : ''}`;
const draft = (headline: string) =>
  buildNewsItem(server.pool, { siteId: austin, status: 5, headline, body: '<p>Text</p>' });
const plan = (client: TestClient, id: number, was: string | null, planned_on: string | null) =>
  client.call(planEndpoints.set, { body: { id, was, planned_on } });

describe('the calendar', () => {
  test('shows what is planned, scheduled and live on each day in Central Time, over all sites', async () => {
    const id = await draft('Meant');
    await plan(editor, id, null, day(4));
    const { marks: all } = await look(admin);
    expect(all.map(inWords)).toEqual([
      'live article Out -1',
      'planned email Morning 1',
      'scheduled slot Lofts 1 starts',
      'scheduled article Waits 2',
      'scheduled event Fair 3',
      'planned article Meant 4',
    ]);
    expect(all[1]?.at).toBe(at(1, '06:45').toISOString());
    expect(all[2]?.siteIds).toEqual([austin, dallas]);
    await plan(editor, id, day(4), null);
  });

  test('shows an event on its day, and one of several days where it starts and ends', async () => {
    const event = async (headline: string, startsAt: Date, given: Record<string, unknown> = {}) => {
      const id = await buildNewsItem(server.pool, {
        siteId: dallas,
        type: 'event',
        headline,
        startsAt: startsAt.toISOString(),
        lastPublishedAt: at(-20, '02:14'),
      });
      await server.pool`update news_items set ${server.pool(given)} where id = ${id}`;
      return id;
    };
    const made = [
      await event('Concert', at(1, '19:30'), { endsAt: at(2, '00:30') }),
      await event('Biennale', at(-2, '10:00'), { endsAt: at(7, '18:00') }),
      await event('Market', at(-40, '08:00'), {
        endsAt: at(-40, '12:00'),
        internalTags: [occurrenceTag(at(4, '08:00'))],
      }),
      await event('Fast', at(6, '00:00'), { endsAt: at(7, '00:00') }),
      await event('Festival', at(7, '00:00'), { endsAt: at(10, '00:00') }),
      await event('Parade', at(5, '09:00'), { status: 5, scheduledAt: at(1, '06:00') }),
    ];
    const { marks: all } = await look(admin, { kinds: 'event', siteId: String(dallas) });
    expect(all.map(inWords)).toEqual([
      'live event Biennale -2 starts',
      'live event Concert 1',
      'scheduled event Fair 3',
      'live event Market 4',
      'scheduled event Parade 5',
      'live event Fast 6',
      'live event Biennale 7 ends',
      'live event Festival 7 starts',
      'live event Festival 9 ends',
    ]);
    expect(all[3]).toMatchObject({
      at: at(4, '08:00').toISOString(),
      until: at(4, '12:00').toISOString(),
    });
    const feed = icalOf({
      marks: all,
      siteNames: new Map(),
      publicUrl: 'https://masthead.example',
      now: new Date(),
    });
    const instant = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '');
    expect(feed.match(/UID:.*/g)).toHaveLength(7);
    const days = (from: number, to: number) =>
      [`DTSTART;VALUE=DATE:${day(from)}`, `DTEND;VALUE=DATE:${day(to)}`]
        .join('\r\n')
        .replaceAll('-', '');
    expect(feed).toContain(`${days(6, 7)}\r\nSUMMARY:Event live: Fast`);
    expect(feed).toContain(`${days(7, 10)}\r\nSUMMARY:Event live: Festival`);
    expect(feed).toContain(
      `DTSTART:${instant(at(-2, '10:00'))}\r\nDTEND:${instant(at(7, '18:00'))}\r\nSUMMARY:Event live: Biennale`,
    );
    await server.pool`delete from news_items where id = any(${made})`;
  });

  test('filters by site, kind and state; rejects unknown choices and more than 62 days', async () => {
    const titles = async (query: Record<string, string>) =>
      (await look(admin, query)).marks.map(({ title }) => title);
    expect(await titles({ siteId: String(dallas) })).toEqual(['Lofts', 'Fair']);
    expect(await titles({ kinds: 'event,email' })).toEqual(['Morning', 'Fair']);
    expect(await titles({ states: 'live' })).toEqual(['Out']);
    for (const query of [{ kinds: 'slot,x' }, { to: day(90) }, { from: '2026-13-01' }])
      expect((await admin.call(marks, { query: { ...seen, ...query } })).status).toBe(400);
  });

  test('shows each person the kinds whose lists they may open', async () => {
    const kinds = async (...roles: Parameters<typeof buildStaff>[1][]) => {
      const client = server.as(await buildStaff(server.pool, ...roles));
      return [...new Set((await look(client)).marks.map(({ kind }) => kind))].sort();
    };
    expect(await kinds('author')).toEqual(['article']);
    expect(await kinds('events')).toEqual(['event']);
    expect(await kinds('author', 'email-campaign')).toEqual(['article', 'email']);
    expect(await kinds('editor')).toEqual(['article', 'email', 'event']);
    const partner = server.as(await buildUser(server.pool, { roles: ['admin', 'ad-slot'] }));
    expect((await partner.call(marks, { query: seen })).status).toBe(403);
  });

  test('reports coming days on which a site has no post, whatever the filters', async () => {
    const { gaps } = await look(admin, { kinds: 'email', states: 'live' });
    const of = (siteId: number) =>
      gaps.filter((gap) => gap.siteId === siteId).map((gap) => gap.day);
    expect(of(austin)).toEqual([0, 1, 3, 4, 5, 6, 7, 8, 9].map(day));
    expect(of(dallas)).toEqual([0, 1, 2, 4, 5, 6, 7, 8, 9].map(day));
  });
});

describe('a planned day', () => {
  test('moves without publishing, changing or scheduling the post', async () => {
    const id = await draft('To be moved');
    const before = await server.pool`select * from news_items where id = ${id}`;
    expect((await look(admin)).unplanned.map(({ title }) => title)).toContain('To be moved');
    expect((await plan(editor, id, null, day(-2))).body).toEqual({ planned_on: day(-2) });
    expect((await plan(editor, id, day(-2), day(5))).status).toBe(200);
    await publishDue(server.pool, id);
    expect([...(await server.pool`select * from news_items where id = ${id}`)]).toEqual([
      ...before,
    ]);
    const read = await editor.call(planEndpoints.get, { params: { id } });
    expect(read.body).toEqual({ planned_on: day(5) });
    expect((await look(admin)).unplanned.map(({ title }) => title)).not.toContain('To be moved');
  });

  test('lets one of two concurrent moves succeed and tells the other', async () => {
    const id = await draft('Twice');
    await plan(editor, id, null, day(1));
    const both = await Promise.all([
      plan(editor, id, day(1), day(2)),
      plan(admin, id, day(1), day(3)),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.error.message[0]).toBe(
      'Someone else has planned this post for another day. Check it again.',
    );
    expect((await plan(editor, id, null, day(4))).status).toBe(409);
  });

  test('requires an unpublished post and the right to edit it; scheduled posts show their time', async () => {
    const live = await buildNewsItem(server.pool, { siteId: austin });
    expect((await plan(editor, live, null, day(1))).status).toBe(409);
    expect((await plan(editor, 999_999, null, day(1))).status).toBe(404);
    const id = await draft('Not theirs');
    const contributor = server.as(await buildStaff(server.pool, 'events'));
    expect((await plan(contributor, id, null, day(1))).status).toBe(409);
    await plan(editor, id, null, day(1));
    await editor.call(newsItemEditEndpoints.schedule, {
      body: { id, version: 1, draft_version: 0, scheduled_at: at(6, '06:00').toISOString() },
    });
    const words = (await look(admin)).marks.map(inWords).filter((text) => text.includes('theirs'));
    expect(words).toEqual(['scheduled article Not theirs 6']);
  });
});

describe('a calendar link', () => {
  const make = async (client: TestClient, kinds: MarkKind[], siteId: number | null = null) => {
    const { body } = await client.call(createLink, { body: { siteId, kinds } });
    return { ...body, path: body.url.replace('https://masthead.example', '') };
  };
  const open = (path: string) => server.app.http.inject({ method: 'GET', url: path });

  test('is readable without signing in, shows what its person may see, and is stored as a hash', async () => {
    const userId = await buildStaff(server.pool, 'admin');
    const { path } = await make(server.as(userId), ['article', 'slot'], austin);
    const { statusCode, headers, body } = await open(path);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body).toContain('SUMMARY:Article scheduled: Waits\r\n');
    expect(body).toContain('SUMMARY:Ad slot starts: Lofts\r\n');
    expect(body).not.toContain('Morning');
    const [row] = await server.pool`select l::text as text from calendar_links l`;
    expect(row?.text).not.toContain(path.split('/').at(-1)?.slice(0, 43));
    await server.pool`update users set is_disabled = true where id = ${userId}`;
    expect((await open(path)).statusCode).toBe(404);
  });

  test('no longer shows what its person may no longer see', async () => {
    const userId = await buildStaff(server.pool, 'author', 'email-campaign');
    const { path } = await make(server.as(userId), ['article', 'email']);
    expect((await open(path)).body).toContain('Morning');
    await server.pool`delete from user_roles where user_id = ${userId} and name = 'email-campaign'`;
    expect((await open(path)).body).not.toContain('Morning');
    await server.pool`delete from user_roles where user_id = ${userId}`;
    expect((await open(path)).statusCode).toBe(404);
  });

  test('shows nothing of its person’s former organization after a move', async () => {
    const userId = await buildStaff(server.pool, 'admin');
    const { path } = await make(server.as(userId), ['article', 'slot'], austin);
    expect((await open(path)).body).toContain('SUMMARY:Ad slot starts: Lofts');
    const elsewhere = await buildOrganization(server.pool);
    await server.pool`update users set organization_id = ${elsewhere} where id = ${userId}`;
    expect((await open(path)).body).not.toContain('Lofts');
  });

  test('is revoked only by its person; unknown links return nothing', async () => {
    const { id, path } = await make(editor, ['event']);
    expect((await admin.call(revokeLink, { params: { id } })).status).toBe(404);
    expect((await editor.call(links)).body.map((link) => link.id)).toEqual([id]);
    expect((await editor.call(revokeLink, { params: { id } })).status).toBe(200);
    expect((await open(path)).statusCode).toBe(404);
    for (const name of ['x.ics', `${'a'.repeat(43)}.ics`, '%00.ics'])
      expect((await open(`/calendar-feed/${name}`)).statusCode, name).toBe(404);
    for (const body of [
      { siteId: null, kinds: [] },
      { siteId: 999_999, kinds: ['event'] },
    ])
      expect((await editor.call(createLink, { body })).status).toBe(400);
  });
});

test('an iCalendar folds lines at 75 bytes and escapes special characters', () => {
  const text = icalOf({
    marks: [
      {
        kind: 'article',
        id: 7,
        siteIds: [1],
        title: `Tacos, beans; and\nmore \\ ${'ü'.repeat(60)}`,
        path: '/editor/1/7',
        state: 'planned',
        day: '2026-12-31',
        at: null,
        until: null,
        edge: null,
      },
    ],
    siteNames: new Map([[1, 'Austin']]),
    publicUrl: 'https://masthead.example',
    now: new Date('2026-11-22T12:00:00Z'),
  });
  const lines = text.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
  expect(lines).toContain('DTEND;VALUE=DATE:20270101');
  expect(lines).toContain('STATUS:TENTATIVE');
  expect(text.replaceAll('\r\n ', '')).toContain(
    `SUMMARY:Article planned: Tacos\\, beans\\; and\\nmore \\\\ ${'ü'.repeat(60)}\r\n`,
  );
});
