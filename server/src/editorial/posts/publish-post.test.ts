import { newsItemEndpoints } from '@masthead/shared/editorial/posts/news-item.endpoints.ts';
import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type PlannedJob, type TestClient, withTestServer } from '../../../test/server.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { buildNewsItem, type GivenPost } from './news-items.testing.ts';
import { publishAllDue, publishDue, publishQueue } from './publish-post.ts';

let site: Awaited<ReturnType<typeof buildSite>>;
let editor: TestClient;
const planned: PlannedJob[] = [];

const server = withTestServer({ planned });
beforeAll(async () => {
  site = await buildSite(server.pool);
  editor = server.as(await buildStaff(server.pool, 'editor'));
});

const read = async (id: number) =>
  (await editor.call(newsItemEditEndpoints.get, { params: { id } })).body;
type Post = Awaited<ReturnType<typeof read>>;

const build = async (more: Partial<GivenPost> = {}) =>
  read(
    await buildNewsItem(server.pool, {
      siteId: site.id,
      status: 5,
      body: '<p>First</p>',
      postUrl: null,
      ...more,
    }),
  );
const seen = ({ id, version, draft_version }: Post) => ({ id, version, draft_version });
const publish = (post: Post) => editor.call(newsItemEditEndpoints.publish, { body: seen(post) });
const save = async (post: Post, change: object) =>
  (await editor.call(newsItemEditEndpoints.save, { body: { ...seen(post), ...change } })).body;
const listed = async (id: number) => {
  const { body } = await editor.call(newsItemEndpoints.search, {
    query: { siteId: site.id, limit: 100 },
  });
  return body.find((post) => post.id === id);
};

describe('publishing', () => {
  test('publishes a draft once, with a URL of its site', async () => {
    const post = await build({ slug: `slug-${site.id}` });
    const { status, body } = await publish(post);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'Live',
      post_url: `https://masthead.example/sites/${site.id}/slug-${site.id}`,
      last_published_ts: expect.any(String),
    });
    expect((await publish(post)).status).toBe(409);
    const again = await publish(body);
    expect([again.status, again.error.message[0]]).toEqual([
      409,
      'Nothing to publish: the live post has no unpublished changes.',
    ]);
  });

  test('sends no update date for changes made before publication', async () => {
    const slug = `dated-${site.id}`;
    const { body: live } = await publish(await build({ slug }));
    const base = `/sites/${site.id}`;
    const get = async (url: string) => (await server.app.http.inject({ url })).body;
    const [page, feed, map] = await Promise.all(
      [`${base}/${slug}`, `${base}/feed.json`, `${base}/sitemap/1.xml`].map(get),
    );
    const dateIn = (pattern: RegExp, text = '') => pattern.exec(text)?.[1] ?? 'missing';
    const published = dateIn(/published_time" content="([^"]+)/, page);
    expect(published).toBe(live.last_published_ts);
    const item = (JSON.parse(feed ?? '') as { items: Record<string, string>[] }).items.find(
      ({ url }) => url?.endsWith(slug),
    );
    const modified = [
      dateIn(/modified_time" content="([^"]+)/, page),
      dateIn(/"dateModified":"([^"]+)/, page),
      item?.date_modified,
      dateIn(new RegExp(`${slug}</loc><lastmod>([^<]+)`), map),
    ];
    for (const date of modified) expect(date && date >= published && date < '2100').toBe(true);
  });

  test('changes to a live post stay unpublished until published, and do not change its publication date', async () => {
    const { body: live } = await publish(await build({ headline: 'Before' }));
    const changed = await save(live, { headline: 'After', body: '<p>Second</p>' });
    expect(changed).toMatchObject({
      headline: 'Before',
      body: '<p>First</p>',
      draft: { content: { headline: 'After', body: '<p>Second</p>' } },
    });
    expect((await listed(live.id))?.headline).toBe('Before');
    const { body: updated } = await publish(changed);
    expect(updated).toMatchObject({ headline: 'After', body: '<p>Second</p>', draft: null });
    expect(updated.last_published_ts).toBe(live.last_published_ts);
    const { body: revisions } = await editor.call(newsItemEditEndpoints.revisions, {
      params: { id: live.id },
    });
    expect(revisions.filter((one) => one.published_at).length).toBe(2);
  });

  test('never overwrites a published revision, even in the same session', async () => {
    const { body: live } = await publish(await save(await build(), { body: '<p>Published</p>' }));
    await save(live, { body: '<p>Later</p>' });
    const bodies = await server.pool<{ body: string }[]>`
      select content ->> 'body' as body from news_item_revisions where news_item_id = ${live.id} order by id`;
    expect(bodies.map(({ body }) => body)).toEqual([
      '<p>First</p>',
      '<p>Published</p>',
      '<p>Later</p>',
    ]);
  });

  test('redirects the old URL when a published post gets a new slug', async () => {
    const first = `old-${site.id}`;
    const { body: live } = await publish(await build({ slug: first }));
    const { body: moved } = await publish(await save(live, { slug: `new-${site.id}` }));
    expect(moved.post_url).toBe(`https://masthead.example/sites/${site.id}/new-${site.id}`);
    // A publisher that shows posts itself has them at its own address.
    await server.pool`update sites set preview_url = 'https://city.example/' where id = ${site.id}`;
    expect((await read(live.id)).post_url).toBe(`https://city.example/new-${site.id}/`);
    await server.pool`update sites set preview_url = null where id = ${site.id}`;
    const old =
      await server.pool`select slug, news_item_id from news_item_old_slugs where news_item_id = ${live.id}`;
    expect(old).toEqual([{ slug: first, newsItemId: live.id }]);
    // Another post that asks for it is told whose redirect it is; its own post may have it back.
    const other = await build();
    const refused = await editor.call(newsItemEditEndpoints.save, {
      body: { ...seen(other), slug: first },
    });
    expect([refused.status, refused.error.errors?.[0]]).toEqual([
      400,
      {
        path: 'slug',
        message: `This slug redirects to “${moved.headline}”. Choose another one.`,
      },
    ]);
    const { body: back } = await publish(await save(moved, { slug: first }));
    expect(back.slug).toBe(first);
    // An imported post stays at its own address.
    const imported = await build({
      slug: 'kept',
      postUrl: 'https://elsewhere.example/x',
      status: 0,
    });
    const { body } = await publish(await save(imported, { slug: 'other' }));
    expect(body.post_url).toBe('https://elsewhere.example/x');
  });

  test('rejects an event without a start date', async () => {
    const event = await build({ type: 'event' });
    const { status, error } = await publish(event);
    expect([status, error.message[0]]).toEqual([
      409,
      'An event needs a start date before it can be published.',
    ]);
    const dated = await save(event, { starts_at: '2027-05-01T17:00:00Z' });
    expect((await publish(dated)).body.status).toBe('Live');
  });

  test('rejects invalid autosaved text with its messages', async () => {
    const post = await build();
    const [row] = await server.pool<{ id: number }[]>`
      insert into news_item_revisions (news_item_id, content) values (${post.id}, '{"headline": ""}') returning id`;
    await server.pool`update news_item_contents set draft_revision_id = ${row?.id ?? 0} where news_item_id = ${post.id}`;
    const { status, error } = await publish(post);
    expect([status, error.message[0]]).toEqual([400, 'A headline is required']);
    expect((await read(post.id)).status).toBe('Draft');
  });
});

describe('scheduled publishing', () => {
  const schedule = (post: Post, scheduled_at: string | null) =>
    editor.call(newsItemEditEndpoints.schedule, { body: { ...seen(post), scheduled_at } });
  const comeDue = (id: number) =>
    server.pool`update news_items set scheduled_at = now() - interval '1 second' where id = ${id}`;
  const nextYear = `${new Date().getUTCFullYear() + 1}-06-01T12:00:00.000Z`;

  test('schedules a job and cancels it', async () => {
    const post = await build();
    const { body } = await schedule(post, nextYear);
    expect(body).toMatchObject({ status: 'Draft', scheduled_at: nextYear });
    expect(planned.at(-1)).toMatchObject({
      queue: publishQueue,
      data: { newsItemId: post.id },
      startAfter: new Date(nextYear),
    });
    expect((await schedule(body, null)).body.scheduled_at).toBeNull();
    expect((await schedule(body, nextYear)).status).toBe(409);
  });

  test.each([
    ['a time gone by', {}, '2020-01-01T00:00:00Z', 409, 'Choose a time in the future.'],
    ['a live post', { status: 0 }, nextYear, 409, 'Only drafts can be scheduled.'],
    [
      'an event without a start',
      { type: 'event' as const },
      nextYear,
      409,
      'An event needs a start',
    ],
  ])('%s is refused', async (_what, more, at, status, sentence) => {
    const answer = await schedule(await build(more), at);
    expect([answer.status, answer.error.message[0]]).toEqual([
      status,
      expect.stringContaining(sentence),
    ]);
  });

  test('publishes once under concurrent jobs, and a job that runs early does nothing', async () => {
    const post = await build();
    await schedule(post, nextYear);
    expect(await publishDue(server.pool, post.id)).toBe(false);
    await comeDue(post.id);
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => publishDue(server.pool, post.id)),
    );
    expect(tries.filter(Boolean)).toHaveLength(1);
    expect(await read(post.id)).toMatchObject({ status: 'Live', scheduled_at: null });
    const [logged] = await server.pool`
      select count(*)::int as n from changes where table_name = 'news_items' and record_id = ${String(post.id)}
         and (after ->> 'status')::int = 0`;
    expect(logged?.n).toBe(1);
  });

  test('publishes at the time of the database, whatever the clock of the server', async () => {
    const post = await build();
    await schedule(post, nextYear);
    const shifted = (minutes: number) =>
      vi.useFakeTimers({ now: Date.now() + minutes * 60_000, toFake: ['Date'] });
    try {
      shifted(2 * 366 * 24 * 60);
      expect(await publishDue(server.pool, post.id)).toBe(false);
      await comeDue(post.id);
      vi.useRealTimers();
      shifted(-5);
      expect(await publishDue(server.pool, post.id)).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  test('publishes the saved text, and keeps later autosaves as unpublished changes', async () => {
    const post = await save(await build(), { body: '<p>Saved</p>' });
    const { id, version, draft_version, headline, slug, description, image_url } = post;
    const { section_ids, authors, tags, starts_at, ends_at, location, lead_image, seo, social } =
      post;
    const content = {
      ...{ headline, slug, description, image_url, section_ids, authors, tags, starts_at, ends_at },
      ...{ location, lead_image, seo, social, body: '<p>Saved and unfini</p>' },
    };
    await editor.call(newsItemEditEndpoints.autosave, {
      body: { id, version, draft_version, content },
    });
    await schedule(await read(id), nextYear);
    await comeDue(id);
    await publishAllDue(server.pool);
    expect(await read(id)).toMatchObject({
      status: 'Live',
      body: '<p>Saved</p>',
      draft: { content: { body: '<p>Saved and unfini</p>' } },
    });
    const [published] = await server.pool`
      select content ->> 'body' as body from news_item_revisions where news_item_id = ${id} and published_at is not null`;
    expect(published?.body).toBe('<p>Saved</p>');
  });

  test('unschedules a post that can no longer go live instead of retrying forever', async () => {
    const event = await build({ type: 'event', startsAt: '2027-05-01T17:00:00Z' });
    await schedule(event, nextYear);
    await server.pool`update news_items set starts_at = null where id = ${event.id}`;
    await comeDue(event.id);
    await publishAllDue(server.pool);
    expect(await read(event.id)).toMatchObject({ status: 'Draft', scheduled_at: null });
  });
});
