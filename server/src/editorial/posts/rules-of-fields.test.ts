import { bulkEndpoints } from '@masthead/shared/editorial/posts/bulk.endpoints.ts';
import { newsItemMessages } from '@masthead/shared/editorial/posts/news-item.rules.ts';
import { newsItemEditEndpoints as edit } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import type { Role } from '@masthead/shared/platform/access/roles.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { buildNewsItem, type GivenPost } from './news-items.testing.ts';

const server = withTestServer();
let site: Awaited<ReturnType<typeof buildSite>>;
const people = new Map<Role, { id: number; client: TestClient; authorId: number }>();
const roles: Role[] = ['editor', 'author', 'contributor', 'events', 'series'];

beforeAll(async () => {
  site = await buildSite(server.pool);
  for (const role of roles) {
    const id = await buildStaff(server.pool, role);
    const [author] = await server.pool<{ id: number }[]>`
      insert into authors (name, user_id) values (${role}, ${id}) returning id`;
    people.set(role, { id, client: server.as(id), authorId: author?.id ?? 0 });
  }
});

const by = (role: Role) => people.get(role)?.client ?? server.as(null);
const read = async (id: number) => (await by('editor').call(edit.get, { params: { id } })).body;
const section = (title: string) => site.sections.get(title) ?? 0;

/** A draft that authors and contributors may edit. */
const build = (given: Partial<GivenPost> = {}) =>
  buildNewsItem(server.pool, {
    siteId: site.id,
    status: 5,
    authorIds: [...people.values()].map(({ authorId }) => authorId),
    tags: ['food'],
    ...given,
  });

/** Every call that can set or take off what a post is marked with, by the post that it changes or adds. */
const marking: Record<string, (role: Role, tag: string) => Promise<number>> = {
  async 'the call of tags'(role, tag) {
    const id = await build();
    await by(role).call(edit.tag, {
      params: { siteId: site.id, postId: id },
      body: { tags: ['food', tag] },
    });
    return id;
  },
  async 'the call of marks'(role, tag) {
    const id = await build();
    const mark = tag === 'promoted' ? tag : 'hidePublishDate';
    const { version } = await read(id);
    await by(role).call(edit.mark, { body: { id, version, mark, is_on: true } });
    return id;
  },
  async 'a save'(role, tag) {
    const id = await build();
    const { version, draft_version } = await read(id);
    const mark = tag === 'promoted' ? { promoted: true } : { hidePublishDate: true };
    await by(role).call(edit.save, { body: { id, version, draft_version, ...mark } });
    return id;
  },
  async 'an act on many posts'(role, tag) {
    const id = await build();
    const { version, draft_version } = await read(id);
    await by(role).call(bulkEndpoints.run, {
      body: {
        act: 'tag',
        type: 'article',
        posts: [{ id, version, draft_version }],
        add_tags: [tag],
      },
    });
    return id;
  },
  async 'a clone'(role, tag) {
    const id = await build({ internalTags: [tag] });
    const { body } = await by(role).call(edit.clone, {
      query: { siteId: site.id, sectionId: section('Arts') },
      body: { id },
    });
    return body.id ?? (await build());
  },
};

describe.each(Object.keys(marking))('what readers see of a post goes by one rule, by %s', (way) => {
  const has = async (role: Role, tag: string) => {
    const id = (await marking[way]?.(role, tag)) ?? 0;
    const { internal_tags, tags } = await read(id);
    return [internal_tags.includes(tag), tags];
  };

  test.each(['promoted', 'hidedate'])('%s', async (tag) => {
    expect(await has('editor', tag)).toEqual([true, ['food']]);
    for (const role of ['author', 'contributor', 'events'] as const)
      expect([role, ...(await has(role, tag))]).toEqual([role, false, ['food']]);
    const isOfSeries = tag === 'hidedate' && way === 'the call of tags';
    expect(await has('series', tag)).toEqual([isOfSeries, ['food']]);
  });
});

test('the series desk cannot remove other tags', async () => {
  const id = await build({ status: 0, internalTags: ['promoted'] });
  const call = (tags: string[], role: Role = 'series') =>
    by(role).call(edit.tag, { params: { siteId: site.id, postId: id }, body: { tags } });
  for (const tags of [[], ['food'], ['food', 'promoted', 'news']]) {
    const { status, error } = await call(tags);
    expect([status, error.message]).toEqual([
      409,
      ['The series desk can only show or hide the date of a post.'],
    ]);
  }
  expect(await read(id)).toMatchObject({ tags: ['food'], promoted: true });
  expect((await call(['food', 'promoted', 'hidedate'])).status).toBe(200);
  expect(await read(id)).toMatchObject({ tags: ['food'], promoted: true, hidePublishDate: true });
  expect((await call(['food', 'promoted'])).body.hidePublishDate).toBe(false);
});

/** Every call that can put a post into a section, by the sections that its post has then. */
const placing: Record<string, (role: Role, sectionId: number) => Promise<number[]>> = {
  async 'adding a post'(role, section_id) {
    const { status, body } = await by(role).call(edit.create, {
      body: { type: 'article', site_id: site.id, section_id, headline: 'New' },
    });
    return status === 200 ? (await read(body.id)).section_ids : [];
  },
  async 'a save'(role, section_id) {
    const id = await build();
    const { version, draft_version } = await read(id);
    await by(role).call(edit.save, {
      body: { id, version, draft_version, section_ids: [section_id] },
    });
    return (await read(id)).section_ids;
  },
  async 'what is kept while typing'(role, section_id) {
    const id = await build();
    const { version, draft_version, ...content } = await read(id);
    await by(role).call(edit.autosave, {
      body: {
        id,
        version,
        draft_version,
        content: { ...content, section_ids: [section_id] },
      },
    });
    return (await read(id)).draft?.content.section_ids ?? [];
  },
  async 'a clone'(role, sectionId) {
    const id = await build();
    const { status, body } = await by(role).call(edit.clone, {
      query: { siteId: site.id, sectionId },
      body: { id },
    });
    return status === 200 ? (await read(body.id)).section_ids : [];
  },
};

describe.each(Object.keys(placing))('the front page is for editors, by %s', (way) => {
  test.each(['HOME', 'PROMOTED'])('%s', async (title) => {
    const place = async (role: Role, id: number) => (await placing[way]?.(role, id)) ?? [];
    expect(await place('editor', section(title))).toContain(section(title));
    for (const role of ['author', 'contributor'] as const) {
      expect([role, ...(await place(role, section('Arts')))]).toContain(section('Arts'));
      expect([role, ...(await place(role, section(title)))]).not.toContain(section(title));
    }
  });
});

test('rejects changes to read-only fields by name and ignores unchanged ones', async () => {
  const id = await build();
  const whole = await read(id);
  const save = (change: object) => by('editor').call(edit.save, { body: { ...whole, ...change } });
  const { changedElsewhere } = newsItemMessages;
  const wrong = {
    status: 'Live',
    status_code: 0,
    site_id: whole.site_id + 1,
    type: 'event',
    scheduled_at: '2027-01-01T00:00:00.000Z',
  };
  for (const [path, value] of Object.entries(wrong)) {
    const { status, error } = await save({ [path]: value });
    expect([status, error.errors]).toEqual([
      400,
      [{ path, message: changedElsewhere[path as keyof typeof wrong] }],
    ]);
  }
  expect((await save({ headline: 'As it is' })).body.headline).toBe('As it is');
});
