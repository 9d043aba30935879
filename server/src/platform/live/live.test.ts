import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { type LivePlace, liveEnds, livePath } from '@masthead/shared/platform/live/live.ts';
import { chatEndpoints } from '@masthead/shared/workspace/chat/chat.endpoints.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../../test/server.ts';
import { openSession } from '../../../test/session.ts';
import { buildApp } from '../../app.ts';
import type { App } from '../../app-parts.ts';
import { buildNewsItem } from '../../editorial/posts/news-items.testing.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { buildMember, words } from '../../workspace/chat/chat.testing.ts';
import { openPool, type Pool } from '../db/client.ts';
import { addressOf, listenAs, type OpenConnection, openConnection } from './live.testing.ts';

let server: TestServer;
let otherPool: Pool;
let other: App;
let hosts: [string, string];
const lines: OpenConnection[] = [];

beforeAll(async () => {
  server = await startTestServer({ config: { logLevel: 'silent' } });
  otherPool = openPool(server.connection, { max: 3 });
  other = await buildApp({ ...server.app, pool: otherPool });
  hosts = [await addressOf(server.app), await addressOf(other)];
});
afterEach(() => {
  for (const connection of lines.splice(0)) connection.close();
});
afterAll(async () => {
  await other.http.close();
  await otherPool.end({ timeout: 2 });
  await server.stop();
});

const tokenOf = (userId: number) => openSession(server.pool, userId);

/** A member with a line that is ready, in the chat or elsewhere. */
async function member(host = hosts[0], place?: LivePlace) {
  const id = await buildMember(server.pool);
  const token = await tokenOf(id);
  const connection = listenAs(host, token, place);
  lines.push(connection);
  await expect.poll(() => connection.heard).toContain('ready');
  return { id, token, line: connection, client: server.withToken(token) };
}

/** How many words of the chat a line has heard. */
const told = ({ heard }: OpenConnection) => heard.filter((word) => word === 'chat').length;

describe('a word about the chat', () => {
  test('reaches members on every server, and says nothing of what was said', async () => {
    const [ana, ben] = [await member(hosts[0]), await member(hosts[1])];
    await ana.client.call(chatEndpoints.send, words('Only for us'));
    for (const { line: connection } of [ana, ben])
      await expect.poll(() => told(connection)).toBeGreaterThan(0);
    expect([...ana.line.heard, ...ben.line.heard].join()).not.toContain('Only');
  });

  test('is told of what is read and typed, too', async () => {
    const [ana, ben] = [await member(hosts[0]), await member(hosts[1])];
    const before = told(ben.line);
    await ana.client.call(chatEndpoints.typing, { body: { isTyping: true } });
    await expect.poll(() => told(ben.line)).toBeGreaterThan(before);
  });

  test('does not reach an admin who is no member', async () => {
    const connection = listenAs(hosts[0], await tokenOf(await buildStaff(server.pool, 'admin')));
    lines.push(connection);
    await expect.poll(() => connection.heard).toContain('ready');
    const ana = await member();
    await ana.client.call(chatEndpoints.send, words('Not for admins'));
    await expect.poll(() => told(ana.line)).toBeGreaterThan(0);
    expect(connection.heard).toEqual(['ready']);
  });
});

test('a word about notices reaches the person whom it concerns, on every server, and nobody else', async () => {
  const [ana, ben] = [await member(hosts[1]), await member(hosts[0])];
  await server.pool`insert into notices (user_id, event, record_kind, record_id)
    values (${ana.id}, 'post-flagged', 'post', 1)`;
  await expect.poll(() => ana.line.heard).toContain('notices');
  expect(ana.line.heard.join()).not.toMatch(/\d/);
  await ana.client.call(chatEndpoints.send, words('After the notice'));
  await expect.poll(() => told(ben.line)).toBeGreaterThan(0);
  expect(ben.line.heard).not.toContain('notices');
});

test('that a window opens or closes a post reaches whoever edits posts, on every server; that it is still open nobody', async () => {
  const { pool } = server;
  const postId = await buildNewsItem(pool, { siteId: (await buildSite(pool)).id });
  const editor = await buildStaff(pool, 'editor');
  const connection = listenAs(hosts[1], await tokenOf(editor));
  const other = listenAs(hosts[0], await tokenOf(await buildStaff(pool, 'firm')));
  lines.push(connection, other);
  for (const { heard } of [connection, other]) await expect.poll(() => heard).toContain('ready');
  const say = (is_closing: boolean) =>
    server.as(editor).call(newsItemEditEndpoints.openings, {
      body: { id: postId, window_id: '11111111-1111-4111-8111-111111111111', is_closing },
    });
  const words = () => connection.heard.filter((word) => word === 'openings').length;
  await say(false);
  await expect.poll(words).toBe(1);
  await say(false);
  await say(true);
  await expect.poll(words).toBe(2);
  expect([words(), other.heard]).toEqual([2, ['ready']]);
});

describe('who is in the chat', () => {
  const isHere = async (seer: { client: TestClient }, id: number) =>
    (await seer.client.call(chatEndpoints.list, { query: { limit: 1 } })).body.members.find(
      (one) => one.id === id,
    )?.isHere;

  test('is seen by the members of every server, and told when they come and go', async () => {
    const ben = await member(hosts[1], 'chat');
    const ana = await member(hosts[0], 'chat');
    await expect.poll(() => isHere(ben, ana.id)).toBe(true);
    await expect.poll(() => isHere(ana, ben.id)).toBe(true);
    const before = told(ben.line);
    ana.line.close();
    await expect.poll(() => told(ben.line)).toBeGreaterThan(before);
    expect(await isHere(ben, ana.id)).toBe(false);
  });

  test('is nobody who is elsewhere in the product, and nobody who is no member any more', async () => {
    const [ana, ben] = [await member(hosts[0]), await member(hosts[1], 'chat')];
    const present = async (id: number) =>
      (await server.pool`select from chat_presence where user_id = ${id}`).length;
    await expect.poll(() => present(ben.id)).toBe(1);
    const admin = await buildStaff(server.pool, 'admin');
    const connection = listenAs(hosts[0], await tokenOf(admin), 'chat');
    lines.push(connection);
    await expect.poll(() => connection.heard).toContain('ready');
    await server.pool`update users set is_chat_member = false where id = ${ben.id}`;
    await expect.poll(() => present(ben.id)).toBe(0);
    expect([await present(ana.id), await present(admin)]).toEqual([0, 0]);
  });

  test('is said again: what a killed server has left runs out, and what a database has lost is back', async () => {
    const [ana, ben] = [await member(hosts[0], 'chat'), await member(hosts[1], 'chat')];
    const carl = await buildMember(server.pool);
    await expect.poll(() => isHere(ana, ben.id)).toBe(true);
    await server.pool`truncate chat_presence`;
    await server.pool`insert into chat_presence (line, user_id, until)
      values (gen_random_uuid(), ${carl}, now() + interval '4 seconds')`;
    expect(await isHere(ana, carl)).toBe(true);
    const left = () => server.pool`select from chat_presence where user_id = ${carl}`;
    await expect.poll(async () => (await left()).length, { timeout: 15_000 }).toBe(0);
    expect(await isHere(ana, carl)).toBe(false);
    // Each server beats in its own time: the one that Ben is on may come later.
    await expect.poll(() => isHere(ana, ben.id)).toBe(true);
  });
});

describe('a line ends at once, on every server, for', () => {
  const ends: [string, (id: number) => Promise<unknown>, number][] = [
    [
      'an ended session',
      (id) => server.pool`update sessions set ended_at = now() where user_id = ${id}`,
      liveEnds.signedOut,
    ],
    [
      'a disabled person',
      (id) => server.pool`update users set is_disabled = true where id = ${id}`,
      liveEnds.signedOut,
    ],
    [
      'a changed password',
      (id) => server.pool`update users set password_hash = 'other' where id = ${id}`,
      liveEnds.signedOut,
    ],
  ];
  test.each(ends)('%s', async (_, end, code) => {
    const { id, line: connection } = await member(hosts[1]);
    await end(id);
    expect(await connection.ended).toBe(code);
  });

  const leaves: [string, (id: number) => Promise<unknown>][] = [
    ['no member', (id) => server.pool`update users set is_chat_member = false where id = ${id}`],
    [
      'of no organization',
      (id) => server.pool`update users set organization_id = null where id = ${id}`,
    ],
  ];
  test.each(leaves)('and who is %s any more hears nothing from then on', async (_, leave) => {
    const [ana, ben] = [await member(), await member(hosts[1])];
    await leave(ben.id);
    const before = told(ben.line);
    await ana.client.call(chatEndpoints.send, words('Without Ben'));
    await expect.poll(() => told(ana.line)).toBeGreaterThan(0);
    await ana.client.call(chatEndpoints.send, words('Still without'));
    expect(told(ben.line)).toBe(before);
  });
});

describe('a line is refused', () => {
  test.each([
    ['a made-up token', JSON.stringify({ token: 'x'.repeat(43) }), liveEnds.signedOut],
    ['no token', JSON.stringify({}), liveEnds.noGreeting],
    [
      'more than a token',
      JSON.stringify({ token: 'x'.repeat(43), topic: 'chat' }),
      liveEnds.noGreeting,
    ],
    ['words', 'hello', liveEnds.noGreeting],
    ['a query', '{ users { id } }', liveEnds.noGreeting],
  ])('with %s', async (_, greeting, code) => {
    const connection = openConnection(hosts[0]);
    connection.say(greeting);
    expect(await connection.ended).toBe(code);
    expect(connection.heard).toEqual([]);
  });

  test('with a greeting that is too long, or with anything said after it', async () => {
    const long = openConnection(hosts[0]);
    long.say(JSON.stringify({ token: 'x'.repeat(5000) }));
    expect(await long.ended).not.toBe(1000);
    const { line: connection } = await member();
    connection.say('more');
    expect(await connection.ended).toBe(1006);
  });

  test('to a page of somewhere else, with a good token or not', async () => {
    const token = await tokenOf(await buildMember(server.pool));
    for (const origin of ['https://evil.example', 'null', `http://${hosts[0]}.evil.example`]) {
      const connection = openConnection(hosts[0], origin);
      connection.say(JSON.stringify({ token }));
      expect(await connection.ended).toBe(1006);
      expect(connection.heard).toEqual([]);
    }
  });

  test('to what is no line, and lines to any other address are', async () => {
    const asked = await fetch(`http://${hosts[0]}${livePath}`);
    expect(asked.status).toBe(404);
    const socket = new WebSocket(`ws://${hosts[0]}/api/health`);
    const opened = await new Promise((resolve) => {
      socket.addEventListener('open', () => resolve(true));
      socket.addEventListener('error', () => resolve(false));
    });
    expect(opened).toBe(false);
  });
});

test('through cuts of every connection to the database nothing is lost or doubled on either server', async () => {
  const [ana, ben] = [await member(hosts[0]), await member(hosts[1])];
  const seen = new Map<number, string>();
  let newest = 0;
  const readOn = async () => {
    const { status, body } = await ben.client.call(chatEndpoints.list, {
      query: { after: newest, limit: 1000 },
    });
    if (status !== 200) return;
    for (const { id, message } of body.nodes) {
      expect(seen.has(id)).toBe(false);
      seen.set(id, message);
      newest = Math.max(newest, id);
    }
  };
  let reading = Promise.resolve();
  /** What the page does at each word, and when its line begins anew: one reading after the other. */
  const catchUp = async (connection: OpenConnection, from: number) => {
    await expect.poll(() => connection.heard.length, { timeout: 15_000 }).toBeGreaterThan(from);
    reading = reading.then(readOn);
    await reading;
  };
  let { line: connection } = ben;
  /** A line that ends, also one that has just begun, is followed by another. */
  const follow = async (from: number) => {
    for (let after = from; ; after = 0) {
      const ended = await Promise.race([
        connection.ended,
        catchUp(connection, after).then(() => null),
      ]);
      if (ended === null) return;
      connection = listenAs(hosts[1], ben.token);
      lines.push(connection);
    }
  };
  const rounds = 30;
  for (let round = 0; round < rounds; round += 1) {
    const sent = words(`Cut ${round}`);
    const from = connection.heard.length;
    if (round % 10 === 5)
      await server.pool`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`.catch(
        () => {},
      );
    // The outbox of the page: the same message until it is taken.
    await expect
      .poll(async () => (await ana.client.call(chatEndpoints.send, sent)).status, {
        timeout: 15_000,
      })
      .toBe(200);
    await follow(from);
  }
  await expect
    .poll(async () => {
      await catchUp(connection, 0);
      return [...seen.values()].filter((text) => text.startsWith('Cut'));
    })
    .toEqual(Array.from({ length: rounds }, (_, round) => `Cut ${round}`));
});
