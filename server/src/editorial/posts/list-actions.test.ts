import { newsItemEndpoints } from '@masthead/shared/editorial/posts/news-item.endpoints.ts';
import { type PostMark, postMarks } from '@masthead/shared/editorial/posts/news-item.ts';
import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { withStaff } from '../../people/users/with-staff.testing.ts';
import { buildNewsItem, type GivenPost } from './news-items.testing.ts';

const server = withTestServer();
let site: Awaited<ReturnType<typeof buildSite>>;
const editor = withStaff(server, 'editor');
const author = withStaff(server, 'author');
const events = withStaff(server, 'events');

beforeAll(async () => {
  site = await buildSite(server.pool);
});

const build = (given: Partial<GivenPost> = {}) =>
  buildNewsItem(server.pool, { siteId: site.id, ...given });
const read = async (id: number) =>
  (await editor.call(newsItemEditEndpoints.get, { params: { id } })).body;
const mark = (id: number, version: number, name: PostMark, is_on = true, by = editor) =>
  by.call(newsItemEditEndpoints.mark, { body: { id, version, mark: name, is_on } });

describe('marks', () => {
  test.each(postMarks)('%s is set and taken off, and asking twice is no conflict', async (name) => {
    const id = await build({ internalTags: ['kept'] });
    const { version } = await read(id);
    const set = await mark(id, version, name);
    expect(set.body).toMatchObject({ [name]: true, version: version + 1 });
    expect((await mark(id, version, name)).body.version).toBe(version + 1);
    expect(await read(id)).toMatchObject({ [name]: true });
    const off = await mark(id, set.body.version, name, false);
    expect(off.body).toMatchObject({ [name]: false, internal_tags: ['kept'] });
  });

  test('on an outdated version return 409 with the other person’s name', async () => {
    const id = await build({ status: 5 });
    const { version } = await read(id);
    await mark(id, version, 'starred', true, author);
    const late = await mark(id, version, 'promoted');
    expect([late.status, late.error.conflict?.version]).toEqual([409, version + 1]);
    expect((await read(id)).promoted).toBe(false);
  });

  test('authors star and flag their drafts, and only editors set marks that readers see', async () => {
    const id = await build({ status: 5 });
    const flagged = await mark(id, (await read(id)).version, 'flaggedForEditor', true, author);
    expect(flagged.body.flaggedForEditor).toBe(true);
    const refused = await mark(id, flagged.body.version, 'promoted', true, author);
    expect([refused.status, ...refused.error.message]).toEqual([
      409,
      'Only editors and admins can set this mark.',
    ]);
    const live = await build();
    const blocked = await mark(live, (await read(live)).version, 'starred', true, author);
    expect(blocked.error.message).toEqual(['Only editors and admins can change published posts.']);
  });

  test('the event desk sets marks of events only', async () => {
    const event = await build({ type: 'event' });
    expect((await mark(event, (await read(event)).version, 'promoted', true, events)).status).toBe(
      200,
    );
    const article = await build();
    const refused = await mark(article, (await read(article)).version, 'starred', true, events);
    expect([refused.status, ...refused.error.message]).toEqual([409, 'You can edit events only.']);
    expect((await mark(999_999, 1, 'starred')).status).toBe(404);
    expect((await mark(event, 1, 'hidden' as PostMark)).status).toBe(400);
  });
});

describe('tags and deletes on top of another version', () => {
  test('are rejected and change nothing', async () => {
    const id = await build({ status: 5 });
    const { version } = await read(id);
    await mark(id, version, 'starred');
    const params = { siteId: site.id, postId: id };
    const tagged = await editor.call(newsItemEditEndpoints.tag, {
      params,
      body: { tags: ['late'], version },
    });
    const deleted = await editor.call(newsItemEndpoints.remove, {
      params: { id },
      query: { version },
    });
    expect([tagged.status, deleted.status]).toEqual([409, 409]);
    expect(await read(id)).toMatchObject({ tags: [], status: 'Draft' });
    const query = { version: version + 1 };
    expect((await editor.call(newsItemEndpoints.remove, { params: { id }, query })).status).toBe(
      200,
    );
    const again = await editor.call(newsItemEndpoints.remove, { params: { id }, query });
    expect(again.error.message).toEqual(['This post is already deleted.']);
  });

  test('the event desk tags events only', async () => {
    const tagOf = async (given: Partial<GivenPost>) => {
      const params = { siteId: site.id, postId: await build(given) };
      return events.call(newsItemEditEndpoints.tag, { params, body: { tags: ['food'] } });
    };
    expect((await tagOf({ type: 'event' })).body.tags).toEqual(['food']);
    expect((await tagOf({ status: 5 })).error.message).toEqual(['You can edit events only.']);
  });
});

test('the event desk clones events only', async () => {
  const clone = async (given: Partial<GivenPost>) =>
    events.call(newsItemEditEndpoints.clone, {
      query: { siteId: site.id, sectionId: site.sections.get('Arts') ?? 0 },
      body: { id: await build(given) },
    });
  expect((await clone({ type: 'event' })).status).toBe(200);
  expect((await clone({})).status).toBe(403);
});

describe('lists', () => {
  const find = async (query: object) => {
    const { body } = await editor.call(newsItemEndpoints.search, {
      query: { siteId: site.id, ...query },
    });
    return body.map(({ headline }) => headline).sort();
  };

  test('filter by star and editor flag, with counts', async () => {
    const [starred, flagged] = [
      await build({ headline: 'Bright' }),
      await build({ headline: 'Look' }),
    ];
    await build({ headline: 'Plain' });
    await mark(starred, (await read(starred)).version, 'starred');
    await mark(flagged, (await read(flagged)).version, 'flaggedForEditor');
    const before = { startDate: '2027-01-01', title: '' };
    expect(await find({ ...before, starred: 'true', title: 'Bright' })).toEqual(['Bright']);
    expect(await find({ flaggedForEditor: 'true', type: 'article', status: '0' })).toEqual([
      'Look',
    ]);
    expect(await find({ flaggedForEditor: 'true', title: 'Bright' })).toEqual([]);
    const { raw } = await editor.call(newsItemEndpoints.search, {
      query: { siteId: site.id, flaggedForEditor: 'true', status: '0', limit: '1' },
    });
    expect(raw.headers['x-count']).toBe('1');
  });

  test('of events show venue and next occurrence, and filter by upcoming and past', async () => {
    const past = await build({ type: 'event', headline: 'Gone', startsAt: '2020-01-01T18:00:00Z' });
    await build({
      type: 'event',
      headline: 'Coming',
      startsAt: '2099-01-01T18:00:00Z',
      internalTags: ['occurrence-209907041930'],
    });
    const mine = { title: 'o', type: 'event', status: '0' };
    expect(await find({ ...mine, when: 'upcoming' })).toEqual(['Coming']);
    expect(await find({ ...mine, when: 'past' })).toEqual(['Gone']);
    const { version, draft_version } = await read(past);
    const location = {
      venue: 'Blue Hall',
      address: null,
      city: null,
      phone: null,
      website: null,
      hours: null,
    };
    const body = { id: past, version, draft_version, location };
    await editor.call(newsItemEditEndpoints.save, { body });
    const { version: v2, draft_version: d2 } = await read(past);
    await editor.call(newsItemEditEndpoints.publish, {
      body: { id: past, version: v2, draft_version: d2 },
    });
    const { body: rows } = await editor.call(newsItemEndpoints.search, {
      query: { siteId: site.id, ...mine, sort: 'starts_at', direction: 'asc' },
    });
    expect(rows.map((row) => [row.headline, row.venue, row.occurrence, row.upcoming])).toEqual([
      ['Gone', 'Blue Hall', null, false],
      ['Coming', null, '2099-07-05T00:30:00.000Z', true],
    ]);
  });

  test("say who may change what: an event is the event desk's, a live article no author's", async () => {
    const id = await build({ headline: 'Closed to authors' });
    const blockedFor = async (client: TestClient) => {
      const query = { siteId: site.id, title: 'Closed to' };
      const { body } = await client.call(newsItemEndpoints.search, { query });
      return body.find((row) => row.id === id)?.edit_blocked;
    };
    expect(await blockedFor(editor)).toBeNull();
    expect(await blockedFor(author)).toBe('Only editors and admins can change published posts.');
    expect(await blockedFor(events)).toBe('You can edit events only.');
  });
});
