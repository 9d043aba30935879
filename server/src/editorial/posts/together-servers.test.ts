import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { openSession } from '../../../test/session.ts';
import { buildApp } from '../../app.ts';
import type { App } from '../../app-parts.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { openPool, type Pool } from '../../platform/db/client.ts';
import { addressOf, listenAs, type OpenConnection } from '../../platform/live/live.testing.ts';
import { buildNewsItem } from './news-items.testing.ts';
import { openWindow } from './together.testing.ts';

let server: TestServer;
let otherPool: Pool;
let other: App;
const lines: OpenConnection[] = [];

beforeAll(async () => {
  server = await startTestServer({ config: { logLevel: 'silent' } });
  otherPool = openPool(server.connection, { max: 3 });
  other = await buildApp({ ...server.app, pool: otherPool });
});
afterAll(async () => {
  for (const line of lines) line.close();
  await other.http.close();
  await otherPool.end({ timeout: 2 });
  await server.stop();
});

test('who writes a post is told of the others’ edits on every server; nobody else is, and not of their own', async () => {
  const { pool } = server;
  const id = await buildNewsItem(pool, {
    siteId: (await buildSite(pool)).id,
    body: '<p>First</p>',
  });
  const people = [];
  for (let at = 0; at < 3; at += 1) people.push(await buildStaff(pool, 'editor'));
  const hosts = [await addressOf(server.app), await addressOf(other), await addressOf(other)];
  const [ana, ben, eve] = await Promise.all(
    people.map(async (person, at) => {
      const line = listenAs(hosts[at] as string, await openSession(pool, person));
      lines.push(line);
      await expect.poll(() => line.heard).toContain('ready');
      return { line, window: openWindow(server.as(person), id) };
    }),
  );
  if (!ana || !ben || !eve) throw new Error('three people');
  const told = ({ line }: typeof ana) => line.heard.filter((word) => word === 'together').length;
  await ana.window.sync();
  expect(told(ana)).toBe(0);
  await ben.window.sync();
  await expect.poll(() => told(ana)).toBe(1);
  ana.window.write('By Ana');
  await ana.window.sync();
  await expect.poll(() => told(ben)).toBe(1);
  await ben.window.sync();
  expect(ben.window.markup()).toBe('<p>First</p><p>By Ana</p>');
  expect([told(ana), told(eve)]).toEqual([1, 0]);
  await pool`update news_item_contents set body = '<p>By API</p>' where news_item_id = ${id}`;
  await expect.poll(() => told(ana)).toBe(2);
  await ana.window.sync();
  expect(ana.window.markup()).toBe('<p>By API</p><p>By Ana</p>');
});
