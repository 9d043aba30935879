import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { publicPostEndpoints } from '@masthead/shared/editorial/public-posts/public-posts.endpoints.ts';
import { viewAsEndpoints } from '@masthead/shared/people/sign-in/view-as.endpoints.ts';
import { beforeAll, expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildStaff, buildUser } from '../../people/users/users.testing.ts';
import { withStaff } from '../../people/users/with-staff.testing.ts';
import { buildNewsItem } from '../posts/news-items.testing.ts';
import { contentOf } from './public-posts.testing.ts';

const server = withTestServer();
const editor = withStaff(server, 'editor');
let siteId: number;

beforeAll(async () => {
  siteId = (await buildSite(server.pool)).id;
});

const { previewLink, previewLinks, revokePreviewLink } = publicPostEndpoints;
const draft = () =>
  buildNewsItem(server.pool, {
    siteId,
    status: 5,
    headline: 'Kept',
    body: '<p>x</p>',
    postUrl: null,
  });
const open = (path: string) => server.app.http.inject({ method: 'GET', url: path });
const linkTo = async (id: number) => {
  const { body } = await editor.call(previewLink, { body: { id } });
  return { ...body, path: body.url.replace('https://masthead.example', '') };
};

test('a link shows the current draft to anyone, with noindex and no caching', async () => {
  const id = await draft();
  const { path, expires_at } = await linkTo(id);
  expect(Math.round((Date.parse(expires_at) - Date.now()) / 86_400_000)).toBe(7);
  const first = await open(path);
  expect([first.statusCode, first.headers['cache-control'], first.headers['x-robots-tag']]).toEqual(
    [200, 'private, no-store', 'noindex, nofollow'],
  );
  expect(first.body).toContain('<h1>Kept</h1>');
  expect(first.body).toContain('<meta name="robots" content="noindex">');
  expect(first.body).not.toContain('class="count"');
  expect(first.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  await editor.call(newsItemEditEndpoints.autosave, {
    body: { id, version: 1, draft_version: 0, content: contentOf({ headline: 'Typed' }) },
  });
  expect((await open(path)).body).toContain('<h1>Typed</h1>');
  await server.pool`update news_items set status = 4 where id = ${id}`;
  expect((await open(path)).statusCode).toBe(404);
});

test('a link expires after its days or when it is revoked, and the list shows who created it', async () => {
  const id = await draft();
  const list = async () => (await editor.call(previewLinks, { params: { id } })).body;
  const [first, second] = [await linkTo(id), await linkTo(id)];
  expect((await list()).map((link) => link.id)).toEqual([second.id, first.id]);
  expect(JSON.stringify(await list())).not.toContain(first.path.split('/').at(-1));
  const admin = server.as(await buildStaff(server.pool, 'admin'));
  expect((await admin.call(revokePreviewLink, { params: { id: first.id } })).status).toBe(200);
  await server.pool`update preview_links set expires_at = now() where id = ${second.id}`;
  for (const { path } of [first, second]) {
    const { statusCode, body, headers } = await open(path);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'private, no-store']);
    expect(body).toContain('This preview has expired');
    expect(body).not.toContain('Kept');
  }
  const [, revoked] = await list();
  expect(revoked).toMatchObject({ revoked_by: expect.any(String), created_by: expect.any(String) });
  expect((await editor.call(revokePreviewLink, { params: { id: 999_999 } })).status).toBe(404);
});

test('a link cannot be guessed: its token is random, and the database stores only a hash', async () => {
  const id = await draft();
  const { path } = await linkTo(id);
  const token = path.split('/').at(-1) ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  const [row] = await server.pool<{ text: string }[]>`
    select l::text as text from preview_links l where news_item_id = ${id}`;
  expect(row?.text).not.toContain(token);
  for (const other of [`${token.slice(0, -1)}-`, String(id), 'x', '%00'])
    expect((await open(`/sites/${siteId}/draft/${other}`)).statusCode, other).toBe(404);
});

test('a published post without changes gets no link, one with unpublished changes does', async () => {
  const id = await buildNewsItem(server.pool, { siteId, status: 0, slug: 'out', headline: 'Out' });
  const refused = await editor.call(previewLink, { body: { id } });
  expect([refused.status, refused.error.message[0]]).toEqual([
    409,
    'The post is published and has no unpublished changes. Share its own URL instead.',
  ]);
  await editor.call(newsItemEditEndpoints.autosave, {
    body: { id, version: 1, draft_version: 0, content: contentOf({ headline: 'Changed' }) },
  });
  const { path } = await linkTo(id);
  expect((await open(path)).body).toContain('<h1>Changed</h1>');
});

test('requires access to the editor, a valid number of days and an existing post', async () => {
  const id = await draft();
  const contributor = server.as(await buildStaff(server.pool, 'contributor'));
  expect((await contributor.call(previewLink, { body: { id, days: 30 } })).status).toBe(200);
  const partner = server.as(await buildUser(server.pool, { roles: ['admin'] }));
  expect((await partner.call(previewLink, { body: { id } })).status).toBe(403);
  const { status, error } = await editor.call(previewLink, { body: { id, days: 31 } });
  expect([status, error.message[0]]).toEqual([400, 'Choose 1 to 30 days']);
  expect((await editor.call(previewLink, { body: { id: 999_999 } })).status).toBe(404);
});

test('nobody creates a link while viewing as another person', async () => {
  const id = await draft();
  const admin = server.as(await buildStaff(server.pool, 'admin'));
  const userId = await buildStaff(server.pool, 'editor');
  const view = await admin.call(viewAsEndpoints.begin, { body: { userId } });
  const seen = server.withToken(view.body.access_token);
  expect((await seen.call(previewLink, { body: { id } })).status).toBe(409);
});

test('a link stops working while its creator is disabled or no longer staff', async () => {
  const { pool } = server;
  const maker = await buildStaff(pool, 'editor');
  const { body } = await server.as(maker).call(previewLink, { body: { id: await draft() } });
  const path = body.url.replace('https://masthead.example', '');
  const status = async () => (await open(path)).statusCode;
  expect(await status()).toBe(200);
  await pool`update users set is_disabled = true where id = ${maker}`;
  expect(await status()).toBe(404);
  await pool`update users set is_disabled = false where id = ${maker}`;
  expect(await status()).toBe(200);
  await pool`update users set organization_id = null where id = ${maker}`;
  expect(await status()).toBe(404);
});
