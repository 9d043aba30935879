import { beforeAll, expect, test } from 'vitest';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { buildNewsItem } from './news-items.testing.ts';
import { runHistory } from './together-histories.testing.ts';

const server = withTestServer();
let siteId = 0;
let people: TestClient[] = [];
beforeAll(async () => {
  siteId = (await buildSite(server.pool)).id;
  const ids = [];
  for (const role of ['editor', 'author', 'admin'] as const)
    ids.push(await buildStaff(server.pool, role));
  people = ids.map((id) => server.as(id));
});

test.each([1, 2, 3, 4])(
  'a random history of edits, kills, restores and API saves ends equal, with nothing lost (%i)',
  async (seed) => {
    const body = '<p>First paragraph</p><p>Second paragraph</p>';
    const id = await buildNewsItem(server.pool, { siteId, status: 5, body, postUrl: null });
    const { texts, lost, acknowledged, statuses } = await runHistory(people, id, {
      seed,
      steps: 60,
    });
    expect(new Set(texts).size).toBe(1);
    expect(lost).toEqual([]);
    expect(acknowledged).toBeGreaterThan(10);
    expect(Object.keys(statuses).filter((key) => !/ (200|409)$/.test(key))).toEqual([]);
  },
);
