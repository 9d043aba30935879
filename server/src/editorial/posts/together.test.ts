import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import type { NewsItemDraft } from '@masthead/shared/editorial/posts/news-item-form.ts';
import { togetherMessages } from '@masthead/shared/editorial/posts/together.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { startTestServer, type TestClient, type TestServer } from '../../../test/server.ts';
import { buildApp } from '../../app.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { openPool } from '../../platform/db/client.ts';
import { withTestServer } from '../../../test/server.ts';
import { buildAuthor, buildNewsItem } from './news-items.testing.ts';
import { tidyDocuments } from './together.ts';
import { openWindow } from './together.testing.ts';

const server = withTestServer();
let siteId = 0;
let ids: Record<'ana' | 'ben' | 'admin', number>;
let [ana, ben, admin]: TestClient[] = [];

beforeAll(async () => {
  siteId = (await buildSite(server.pool)).id;
  ids = {
    ana: await buildStaff(server.pool, 'editor'),
    ben: await buildStaff(server.pool, 'author'),
    admin: await buildStaff(server.pool, 'admin'),
  };
  [ana, ben, admin] = [server.as(ids.ana), server.as(ids.ben), server.as(ids.admin)];
});

const newPost = (more: Partial<Parameters<typeof buildNewsItem>[1]> = {}) =>
  buildNewsItem(server.pool, {
    siteId,
    status: 5,
    headline: 'Tacos at dawn',
    body: '<p>First</p><p>Second</p>',
    postUrl: null,
    ...more,
  });
const read = async (id: number) =>
  (await (ana as TestClient).call(newsItemEditEndpoints.get, { params: { id } })).body;
const seen = ({ id, version, draft_version }: Awaited<ReturnType<typeof read>>) => ({ id, version, draft_version });

test('x', async () => {
  const id = await newPost();
  const [a, b] = [openWindow(ana as TestClient, id), openWindow(ben as TestClient, id)];
  expect((await a.sync()).status).toBe(200);
  expect(a.markup()).toBe('<p>First</p><p>Second</p>');
  expect((await b.sync()).body.writers.map(({ user_id }) => user_id)).toEqual([ids.ana]);
  a.words(0).insert(5, ' words');
  b.words(1).insert(0, 'The ');
  b.headline.insert(0, 'More ');
  for (const one of [a, b, a]) expect((await one.sync()).status).toBe(200);
  expect(a.markup()).toBe('<p>First words</p><p>The Second</p>');
  expect(b.markup()).toBe(a.markup());
  const post = await read(id);
  const { draft: _, ...rest } = post;
  const answer = await (ana as TestClient).call(newsItemEditEndpoints.autosave, { body: { ...seen(post), content: contentOf(rest), is_together: true } });
  expect([answer.status, answer.error]).toMatchObject([200, {}]);
  const now = await read(id);
  expect(now.draft?.content).toMatchObject({ headline: 'More Tacos at dawn', body: a.markup() });
});
const contentKeys =
  'headline slug description body image_url section_ids authors tags starts_at ends_at location lead_image seo social'.split(
    ' ',
  );
const contentOf = (post: object) =>
  Object.fromEntries(Object.entries(post).filter(([key]) => contentKeys.includes(key))) as NewsItemDraft;
