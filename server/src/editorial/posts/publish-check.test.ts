import { bulkEndpoints } from '@masthead/shared/editorial/posts/bulk.endpoints.ts';
import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { postCheckEndpoints } from '@masthead/shared/editorial/posts/post-check.endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type PlannedJob, type TestClient, withTestServer } from '../../../test/server.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { lookUpLinks } from '../../email/campaigns/look-up-links.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { lookUpQueue } from '../../platform/outside/look-ups.queries.ts';
import { buildNewsItem, type GivenPost } from './news-items.testing.ts';

let site: Awaited<ReturnType<typeof buildSite>>;
let editor: TestClient;
let contributor: TestClient;
const planned: PlannedJob[] = [];

const server = withTestServer({ planned });
beforeAll(async () => {
  site = await buildSite(server.pool);
  editor = server.as(await buildStaff(server.pool, 'editor'));
  contributor = server.as(await buildStaff(server.pool, 'contributor'));
});

const build = (given: Partial<GivenPost> = {}) =>
  buildNewsItem(server.pool, { siteId: site.id, status: 5, postUrl: null, ...given });
const read = async (id: number) =>
  (await editor.call(newsItemEditEndpoints.get, { params: { id } })).body;
const publish = async (id: number, change: object = {}) => {
  const { version, draft_version } = await read(id);
  const body = { id, version, draft_version, ...change };
  return editor.call(newsItemEditEndpoints.publish, { body });
};

describe('links of a post', () => {
  const check = async (urls: string[], by = contributor) =>
    (await by.call(postCheckEndpoints.checkLinks, { body: { urls } })).body;

  test('are checked by the same background job as links of emails, and no call waits for it', async () => {
    const urls = ['https://dead.test.com/a', 'https://fine.test.com/b'];
    expect(await check(urls)).toEqual({
      links: urls.map((url) => ({ url, outcome: null })),
      is_looking_up: true,
    });
    expect(planned.map(({ queue }) => queue)).toContain(lookUpQueue);
    await lookUpLinks(server.pool, async (url) => ({
      outcome: url.includes('dead') ? 'dead' : 'answers',
      finalUrl: url,
      bytes: null,
    }));
    const { links, is_looking_up } = await check(urls);
    expect(links.map(({ outcome }) => outcome)).toEqual(['dead', 'answers']);
    expect(is_looking_up).toBe(false);
  });

  test('to our own pages are resolved at once, by path or full URL', async () => {
    const slug = `live-${site.id}`;
    await build({ status: 0, slug });
    const page = `/sites/${site.id}/${slug}`;
    const urls = [page, `https://masthead.example${page}`, `/sites/${site.id}/never-was`];
    const { links, is_looking_up } = await check(urls);
    expect(links.map(({ outcome }) => outcome)).toEqual(['answers', 'answers', 'dead']);
    expect(is_looking_up).toBe(false);
  });

  test('that nothing can be asked of are left alone', async () => {
    const urls = ['http://localhost/a', 'https://a.example/b', 'https://[bad'];
    const { links, is_looking_up } = await check(urls);
    expect(links.map(({ outcome }) => outcome)).toEqual([null, null, null]);
    expect(is_looking_up).toBe(false);
  });
});

describe('a post without a text', () => {
  const sentence = 'A post needs text before it can be published.';

  test('cannot be published by any call', async () => {
    const id = await build({ body: '<p></p>' });
    const refused = await publish(id);
    expect([refused.status, ...refused.error.message]).toEqual([409, sentence]);
    const { version, draft_version } = await read(id);
    const seenVersion = { id, version, draft_version };
    const scheduled_at = '2099-01-01T18:00:00.000Z';
    const schedule = await editor.call(newsItemEditEndpoints.schedule, {
      body: { ...seenVersion, scheduled_at },
    });
    expect([schedule.status, ...schedule.error.message]).toEqual([409, sentence]);
    const body = { act: 'publish', type: 'article', posts: [seenVersion] };
    const many = await editor.call(bulkEndpoints.run, { body });
    expect(many.body.refused).toMatchObject([{ id, message: sentence }]);
    expect((await publish(id, { body: '<p>Words</p>' })).status).toBe(200);
  });

  test('that is already live can be corrected, and one with text cannot lose it', async () => {
    const bare = await build({ status: 0 });
    expect((await publish(bare, { headline: 'Corrected' })).body.headline).toBe('Corrected');
    const told = await build({ status: 0, body: '<p>Words</p>' });
    expect((await publish(told, { body: '' })).error.message).toEqual([sentence]);
  });
});

test('a publication is undone through its bulk action, only by the same person', async () => {
  const id = await build({ headline: 'Before', body: '<p>Words</p>' });
  const { act_id } = (await publish(id)).body;
  const undo = (by: TestClient) => by.call(bulkEndpoints.undo, { params: { id: act_id } });
  const colleague = server.as(await buildStaff(server.pool, 'editor'));
  expect((await undo(colleague)).status).toBe(404);
  expect((await undo(editor)).body).toEqual({ done: 1, stayed: [] });
  expect(await read(id)).toMatchObject({ status: 'Draft', last_published_ts: null });
  const live = (await publish(id)).body;
  const updated = (await publish(id, { headline: 'After' })).body;
  await editor.call(bulkEndpoints.undo, { params: { id: updated.act_id } });
  const back = await read(id);
  expect(back).toMatchObject({ status: 'Live', headline: 'Before' });
  expect(back.last_published_ts).toBe(live.last_published_ts);
});
