import { bulkEndpoints } from '@masthead/shared/editorial/posts/bulk.endpoints.ts';
import { expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { openTransaction, untilWaiting } from '../../../test/waits.ts';
import { buildNewsItem } from '../../editorial/posts/news-items.testing.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildStaff } from '../../people/users/users.testing.ts';

const server = withTestServer({ config: { logLevel: 'silent' } });

test('an act on many posts stops at the first post after its person is disabled', async () => {
  const { pool } = server;
  const siteId = (await buildSite(pool)).id;
  const id = await buildStaff(pool, 'editor');
  const posts = await Promise.all([1, 2].map(() => buildNewsItem(pool, { siteId, status: 5 })));
  const tag = (name: string) =>
    server.as(id).call(bulkEndpoints.run, {
      body: {
        act: 'tag',
        type: 'article',
        posts: posts.map((post) => ({ id: post, version: 1, draft_version: 0 })),
        add_tags: [name],
      },
    });
  const disabling = await openTransaction(
    pool,
    (db) => db`update users set is_disabled = true where id = ${id}`,
  );
  const answer = tag('Late');
  await untilWaiting(pool);
  await disabling.commit();
  expect((await answer).status).toBe(401);
  const tagged = () => pool`select from news_items where id = any(${posts}) and tags @> '{Late}'`;
  expect(await tagged()).toHaveLength(0);
  await pool`update users set is_disabled = false where id = ${id}`;
  expect((await tag('Late')).body).toMatchObject({ done: 2 });
});
