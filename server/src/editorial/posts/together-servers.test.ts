import type { TogetherEdit } from '@masthead/shared/editorial/posts/together-shape.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { openSession } from '../../../test/session.ts';
import { buildApp } from '../../app.ts';
import type { App } from '../../app-parts.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { openPool, type Pool } from '../../platform/db/client.ts';
import {
  addressOf,
  listenAs,
  listenForChanges,
  type OpenConnection,
} from '../../platform/live/live.testing.ts';
import { buildAuthor, buildNewsItem } from './news-items.testing.ts';
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

/** The edits that a connection has brought. */
const editsOf = ({ heard }: OpenConnection) =>
  heard
    .filter((word) => word.startsWith('together {'))
    .map((word): TogetherEdit => JSON.parse(word.slice('together '.length)));
const plain = ({ heard }: OpenConnection) => heard.filter((word) => word === 'together').length;

/** Two people who write a post, one on each server, with pages that take edits. */
async function openBoth(role: 'editor' | 'contributor' = 'editor') {
  const { pool } = server;
  const people = [await buildStaff(pool, 'editor'), await buildStaff(pool, role)];
  const authorId = await buildAuthor(pool);
  await pool`update authors set user_id = ${people[1] ?? 0} where id = ${authorId}`;
  const siteId = (await buildSite(pool)).id;
  const id = await buildNewsItem(pool, {
    siteId,
    status: 5,
    body: '<p>First</p>',
    authorIds: [authorId],
  });
  const hosts = [await addressOf(server.app), await addressOf(other)];
  const [ana, ben] = await Promise.all(
    people.map(async (person, at) => {
      const line = listenForChanges(hosts[at] ?? '', await openSession(pool, person));
      lines.push(line);
      await expect.poll(() => line.heard).toContain('ready');
      return { line, window: openWindow(server.as(person), id) };
    }),
  );
  if (!ana || !ben) throw new Error('two people');
  for (const { window } of [ana, ben, ana]) expect((await window.sync()).status).toBe(200);
  await expect.poll(() => plain(ana.line)).toBe(1);
  return { id, ana, ben };
}

test('an edit goes along the live connection to the colleague on another server, and to nobody else', async () => {
  const { id, ana, ben } = await openBoth();
  const elsewhere = await openBoth();
  ana.window.write('By Ana');
  await ana.window.sync();
  await expect.poll(() => editsOf(ben.line)).toHaveLength(1);
  const [edit] = editsOf(ben.line);
  const { document, since } = ana.window.at();
  expect(edit).toMatchObject({ id, document, before: since - 1, since });
  expect(edit && ben.window.receive(edit)).toBe(true);
  expect(ben.window.markup()).toBe('<p>First</p><p>By Ana</p>');
  const others = [ana, elsewhere.ana, elsewhere.ben];
  expect(others.flatMap(({ line }) => editsOf(line))).toEqual([]);
  ben.window.write('By Ben');
  await ben.window.sync();
  await expect.poll(() => editsOf(ana.line)).toHaveLength(1);
});

test('an edit that is too large for the live connection is only told of', async () => {
  const { ana, ben } = await openBoth();
  const before = plain(ben.line);
  ana.window.write('Long '.repeat(14_000));
  await ana.window.sync();
  await expect.poll(() => plain(ben.line)).toBe(before + 1);
  expect(editsOf(ben.line)).toEqual([]);
});

test('whoever may no longer edit the post is only told of an edit', async () => {
  const { id, ana, ben } = await openBoth('contributor');
  await server.pool`update news_items set status = 0 where id = ${id}`;
  const before = plain(ben.line);
  ana.window.write('Not for Ben');
  await ana.window.sync();
  await expect.poll(() => plain(ben.line)).toBe(before + 1);
  expect(editsOf(ben.line)).toEqual([]);
});
