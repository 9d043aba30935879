import { publicPostEndpoints } from '@masthead/shared/editorial/public-posts/public-posts.endpoints.ts';
import { beforeAll, expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { buildAuthor, buildNewsItem } from '../posts/news-items.testing.ts';
import { contentOf } from './public-posts.testing.ts';

const server = withTestServer();
let site: Awaited<ReturnType<typeof buildSite>>;

beforeAll(async () => {
  site = await buildSite(server.pool);
});

const { preview } = publicPostEndpoints;

test('the preview shows the typed content and saves nothing', async () => {
  const { pool } = server;
  const author = await buildAuthor(pool, 'Ana Ruiz');
  const id = await buildNewsItem(pool, {
    siteId: site.id,
    status: 5,
    headline: 'Kept',
    postUrl: null,
  });
  const content = contentOf({ headline: 'Typed', body: '<p>Now</p>', authors: [author] });
  const contributor = server.as(await buildStaff(pool, 'contributor'));
  const answer = await contributor.call(preview, { body: { id, content } });
  expect(answer.status).toBe(200);
  expect(answer.body).toContain('<h1>Typed</h1>');
  expect(answer.body).toContain('<p>Now</p>');
  expect(answer.body).toContain('Ana Ruiz');
  expect(answer.body).toContain('noindex');
  expect(answer.raw.headers['content-security-policy']).toContain("default-src 'none'");
  const [row] = await pool<
    { headline: string }[]
  >`select headline from news_items where id = ${id}`;
  expect(row?.headline).toBe('Kept');
});

test('the preview shows the current photosets of the library', async () => {
  const { pool } = server;
  const photo = async (alt: string) => {
    const [row] = await pool<{ id: number }[]>`
      insert into photos (original, width, height, alt_tag, credit)
      values ('/images/upload/v1/x.jpg', 900, 600, ${alt}, 'Ana Ruiz') returning id`;
    return row?.id ?? 0;
  };
  const [one, two] = [await photo('Bats'), await photo('The bridge')];
  const [set] = await pool<
    { id: number }[]
  >`insert into photosets (name) values ('Bats') returning id`;
  const place = (id: number, position: number) =>
    pool`insert into photoset_photos (photoset_id, photo_id, position) values (${set?.id ?? 0}, ${id}, ${position})`;
  await place(two, 1);
  await place(one, 2);
  const id = await buildNewsItem(pool, { siteId: site.id, status: 5, postUrl: null });
  await pool`update photos set photo_type = '4x3' where id = ${two}`;
  const body = `<figure data-photoset="${set?.id}"><figcaption>At dusk</figcaption></figure>`;
  const editor = server.as(await buildStaff(pool, 'editor'));
  const shown = async () =>
    (await editor.call(preview, { body: { id, content: contentOf({ body }) } })).body;
  expect(await shown()).toMatch(
    /alt="The bridge"[\s\S]*Photo: Ana Ruiz[\s\S]*alt="Bats"[\s\S]*At dusk/,
  );
  expect(await shown()).toMatch(/alt="The bridge" width="800" height="600"/);
  await pool`update photos set deleted_at = now() where id = ${one}`;
  expect(await shown()).not.toContain('alt="Bats"');
  await pool`update photosets set deleted_at = now() where id = ${set?.id ?? 0}`;
  expect(await shown()).not.toContain('At dusk');
});

test('rejects the preview of a missing or deleted post, and invalid content', async () => {
  const editor = server.as(await buildStaff(server.pool, 'editor'));
  const deleted = await buildNewsItem(server.pool, { siteId: site.id, status: 4 });
  const content = contentOf({});
  expect((await editor.call(preview, { body: { id: deleted, content } })).status).toBe(404);
  expect((await editor.call(preview, { body: { id: 999_999, content } })).status).toBe(404);
  const wrong = await editor.call(preview, {
    body: { id: deleted, content: { ...content, body: 7 } },
  });
  expect(wrong.status).toBe(400);
});
