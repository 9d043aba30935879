import { bulkEndpoints } from '@masthead/shared/editorial/posts/bulk.endpoints.ts';
import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { withStaff } from '../../people/users/with-staff.testing.ts';
import { buildNewsItem, type GivenPost } from './news-items.testing.ts';

const server = withTestServer();
let siteId: number;
const editor = withStaff(server, 'editor');
let count = 0;

beforeAll(async () => {
  siteId = (await buildSite(server.pool)).id;
});

/** A live post with an address of its site. */
async function build(given: Partial<GivenPost> = {}) {
  count += 1;
  const slug = `story-${count}`;
  const id = await buildNewsItem(server.pool, {
    siteId,
    status: 0,
    slug,
    body: '<p>Text</p>',
    postUrl: null,
    ...given,
  });
  return { id, path: `/sites/${siteId}/${slug}` };
}
const read = async (id: number) =>
  (await editor.call(newsItemEditEndpoints.get, { params: { id } })).body;
const runAction = async (name: string, ids: number[], more: object = {}, by = editor) => {
  const posts = await Promise.all(
    ids.map(async (id) => {
      const { version, draft_version } = await read(id);
      return { id, version, draft_version };
    }),
  );
  const body = { act: name, type: 'article', posts, reason: 'A wrong name', ...more };
  return by.call(bulkEndpoints.run, { body });
};
const page = (url: string) => server.app.http.inject({ method: 'GET', url });
const listed = async (id: number) => {
  const texts = await Promise.all(
    [`/sites/${siteId}`, `/sites/${siteId}/feed.rss`, `/sites/${siteId}/sitemap/1.xml`].map(
      async (url) => (await page(url)).body,
    ),
  );
  const { slug } = await read(id);
  return texts.map((text) => text.includes(`/sites/${siteId}/${slug}`));
};

describe('unpublishing', () => {
  test('a live post becomes a draft and leaves its page and every list at once, until that is undone', async () => {
    const { id, path } = await build();
    expect((await page(path)).statusCode).toBe(200);
    expect(await listed(id)).toEqual([true, true, true]);
    const { body } = await runAction('unpublish', [id]);
    expect(body).toMatchObject({ done: 1, refused: [] });
    const gone = await page(path);
    expect([gone.statusCode, gone.body.includes('This story is no longer available')]).toEqual([
      410,
      true,
    ]);
    expect(await listed(id)).toEqual([false, false, false]);
    expect(await read(id)).toMatchObject({
      status: 'Draft',
      taken_down: { reason: 'A wrong name', moved_to: null },
    });

    await editor.call(bulkEndpoints.undo, { params: { id: body.act_id ?? 0 } });
    expect((await page(path)).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'Live', taken_down: null });
  });

  test('its URL redirects if a target is given, and shows the post again once it is published', async () => {
    const { id, path } = await build();
    await runAction('unpublish', [id], { moved_to: ' https://example.com/łódź ' });
    const moved = await page(path);
    expect([moved.statusCode, moved.headers.location]).toEqual([
      302,
      'https://example.com/%C5%82%C3%B3d%C5%BA',
    ]);
    await runAction('publish', [id]);
    expect((await page(path)).statusCode).toBe(200);
    expect((await read(id)).taken_down).toBeNull();
  });

  test('a draft that was never published returns 404, not 410', async () => {
    const { path } = await build({ status: 5 });
    expect((await page(path)).statusCode).toBe(404);
  });

  test('History shows the reason', async () => {
    const { id } = await build();
    await runAction('unpublish', [id], { reason: 'Withdrawn by its author' });
    const [row] = await server.pool<{ after: object }[]>`
      select after from changes where table_name = 'news_items' and record_id = ${String(id)}
       order by id desc limit 1`;
    expect(row?.after).toMatchObject({ status: 5, status_reason: 'Withdrawn by its author' });
  });
});

test('an unlisted post is in no list but readable at its URL, with noindex', async () => {
  const { id, path } = await build();
  expect((await page(path)).body).not.toContain('noindex');
  await runAction('unlist', [id]);
  const shown = await page(path);
  expect([shown.statusCode, shown.body.includes('noindex')]).toEqual([200, true]);
  expect(await listed(id)).toEqual([false, false, false]);
  await runAction('unpublish', [id]);
  expect((await page(path)).statusCode).toBe(410);
});

test('skips posts that are not live or have changed, and rejects a request without a reason', async () => {
  const [draft, live] = [await build({ status: 5 }), await build()];
  const { body } = await runAction('unpublish', [draft.id, live.id]);
  expect(body).toMatchObject({
    done: 1,
    refused: [{ id: draft.id, message: 'Only live and unlisted posts can be unpublished.' }],
  });
  const other = await build();
  const { version, draft_version } = await read(other.id);
  const posts = [{ id: other.id, version: version - 1, draft_version }];
  const late = await editor.call(bulkEndpoints.run, {
    body: { act: 'unlist', type: 'article', posts, reason: 'Late' },
  });
  expect(late.body).toMatchObject({ done: 0, refused: [{ id: other.id }] });
  for (const [more, message] of [
    [{ reason: ' ' }, 'Add a reason'],
    [{ moved_to: 'javascript:alert(1)' }, 'Enter a URL or a path that begins with /'],
    [{ reason: 'x'.repeat(501) }, 'Use at most 500 characters for a reason'],
  ] as const) {
    const { status, error } = await runAction('unpublish', [other.id], more);
    expect([status, error.message]).toEqual([400, [message]]);
  }
  const itself = await runAction('unpublish', [other.id], { moved_to: other.path });
  expect(itself.body).toMatchObject({
    refused: [{ message: 'This is the post’s own URL' }],
  });
  expect((await read(other.id)).status).toBe('Live');
});

test('only editors and admins can take a post down', async () => {
  const { id } = await build();
  for (const role of ['author', 'contributor', 'events', 'series'] as const) {
    const person = server.as(await buildStaff(server.pool, role));
    expect((await runAction('unpublish', [id], {}, person)).status, role).toBe(403);
  }
  expect((await read(id)).status).toBe('Live');
});

test('lists the scheduled emails and series that contain a post', async () => {
  const { id } = await build();
  const content = { articles: [{ id, headline: 'Tacos', url: 'https://example.com' }] };
  const insert = (subject: string, status: string) => server.pool`
    insert into campaigns (kind, style, subject, site_id, status, send_date, provider_campaign_id, utm, content)
    values ('daily-digest', 'Daily Digest', ${subject}, ${siteId}, ${status}, '2030-01-01', ${subject},
            '{"source":"s","medium":"m","campaign":"c"}', ${server.pool.json(content)})`;
  await insert('Goes out', 'scheduled');
  await insert('Only a draft', 'draft');
  const [series] = await server.pool<{ id: number }[]>`
    insert into series (site_id, slug, name, headline, type) values (${siteId}, 'tacos', 'Tacos', 'T', 'Series') returning id`;
  await server.pool`insert into series_posts (series_id, news_item_id, position) values (${series?.id ?? 0}, ${id}, 1)`;
  const uses = (ids: string) => editor.call(bulkEndpoints.uses, { query: { ids } });
  const { body } = await uses(`${id},999999`);
  expect(body.emails.map(({ subject }) => subject)).toEqual(['Goes out']);
  expect(body.series.map(({ name }) => name)).toEqual(['Tacos']);
  const other = await build();
  expect((await uses(String(other.id))).body).toEqual({ emails: [], series: [] });
  expect((await uses('1;drop')).status).toBe(400);
});
