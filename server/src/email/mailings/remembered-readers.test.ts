import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { write } from '../../platform/db/client.ts';
import { retainNow } from '../../retentions.testing.ts';
import { buildReadyDigest } from '../campaigns/campaigns.testing.ts';
import { buildMailing, fakeTransport, sendingWith } from './mailings.testing.ts';
import { sendMailing } from './send-mailing.ts';

let server: TestServer;
beforeAll(async () => {
  // Why: what is gathered is written at a set pace, which these tests do not wait for.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  server = await startTestServer();
});
afterAll(async () => {
  await server.stop();
  vi.useRealTimers();
});

const html =
  '<html><body><a href="https://citybeat.example/tacos">Tacos</a> <a href="*|UNSUB|*">Unsubscribe</a></body></html>';

/** An email that went out to two readers, with what each of them can open and click. */
async function send(switches: { remembers: boolean; opens?: boolean; clicks?: boolean }) {
  const { pool, app } = server;
  const { remembers, opens = true, clicks = true } = switches;
  const digest = await buildReadyDigest(pool, { subscribers: 2 });
  const { id, audienceId } = await buildMailing(pool, {
    campaignId: digest.id,
    audienceId: digest.audienceId,
  });
  await pool`update mailings set html = ${html} where id = ${id}`;
  await pool`update audiences set counts_opens = ${opens}, counts_clicks = ${clicks}, remembers_readers = ${remembers} where id = ${audienceId}`;
  const { transport, messages } = fakeTransport();
  await sendMailing(sendingWith(pool, transport, { links: app.links }), id);
  const readers = messages
    .toSorted((a, b) => a.to.localeCompare(b.to))
    .map((message) => ({
      click: /href="([^"]*\/c\/[^"]*)"/.exec(message.html)?.[1] ?? '',
      dot: /<img src="([^"]*\/o\/[^"]*)"/.exec(message.html)?.[1] ?? '',
    }));
  return { id, audienceId, readers };
}

const browser = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15';
const get = (address = '', agent = browser) =>
  server.app.http.inject({
    url: new URL(address, 'https://masthead.example').pathname,
    headers: { 'user-agent': agent },
  });
/** 'reader1 opened', 'reader2 clicked' */
const readersOf = async (id: number) =>
  (
    await server.pool<{ line: string }[]>`
      select split_part(s.email, '@', 1) || case when r.clicked_at is null then ' opened' else ' clicked' end as line
        from mailing_readers r join subscribers s on s.id = r.subscriber_id
       where r.mailing_id = ${id} order by s.email`
  ).map(({ line }) => line);
const countsOf = async (id: number) =>
  (
    await server.pool<{ line: string }[]>`
      select place || ': ' || readers || ' of ' || times as line from mailing_counts where mailing_id = ${id} order by place`
  ).map(({ line }) => line);
async function expectReaders(id: number, counts: string[], readers: string[]): Promise<void> {
  vi.advanceTimersByTime(5000);
  await expect.poll(() => countsOf(id)).toEqual(counts);
  expect(await readersOf(id)).toEqual(readers);
}

test('records who opened and clicked when per-subscriber tracking is on', async () => {
  const { id, readers } = await send({ remembers: true });
  const [first, second] = readers;
  await get(first?.dot);
  await get(first?.dot);
  await get(second?.click);
  await expectReaders(
    id,
    ['-1: 0 of 0', '0: 1 of 2', '1: 1 of 1'],
    ['reader1 opened', 'reader2 clicked'],
  );
  await get(first?.click);
  await expectReaders(
    id,
    ['-1: 0 of 0', '0: 1 of 2', '1: 2 of 2'],
    ['reader1 clicked', 'reader2 clicked'],
  );
});

test('records nobody while tracking is off, which is the default', async () => {
  const { id, readers } = await send({ remembers: false });
  await get(readers[0]?.dot);
  await get(readers[1]?.click);
  await expectReaders(id, ['-1: 0 of 0', '0: 1 of 1', '1: 1 of 1'], []);
});

test('a message that went out without it stays unknown once it is switched on, and one with it once it is off', async () => {
  const { pool } = server;
  const without = await send({ remembers: false });
  await pool`update audiences set remembers_readers = true where id = ${without.audienceId}`;
  await get(without.readers[0]?.dot);
  await expectReaders(without.id, ['-1: 0 of 0', '0: 1 of 1', '1: 0 of 0'], []);
  const { id, audienceId, readers } = await send({ remembers: true });
  await get(readers[0]?.dot);
  await expectReaders(id, ['-1: 0 of 0', '0: 1 of 1', '1: 0 of 0'], ['reader1 opened']);
  await pool`update audiences set remembers_readers = false where id = ${audienceId}`;
  expect(await readersOf(id)).toEqual([]);
  await get(readers[1]?.dot);
  await expectReaders(id, ['-1: 0 of 0', '0: 2 of 2', '1: 0 of 0'], []);
  const tokens = await pool<
    { token: string }[]
  >`select token from mailing_tokens where mailing_id = ${id}`;
  expect(tokens.map(({ token }) => token)).toEqual([
    expect.stringMatching(/^[\w-]{22}$/),
    expect.stringMatching(/^[\w-]{22}$/),
  ]);
});

test('rejects forged readers, and records neither automated opens nor disabled events', async () => {
  const { id, readers } = await send({ remembers: true, opens: false });
  const { click = '', dot } = readers[0] ?? {};
  expect(dot).toBe('');
  await get(
    click.replace(/\/(\d+)\.([\w-]{22})$/, (_, reader, sign) => `/${Number(reader) + 1}.${sign}`),
  );
  await get(click, 'Googlebot/2.1');
  await get(click.replace('/c/', '/o/'));
  await get(readers[1]?.click);
  await expectReaders(id, ['1: 1 of 1'], ['reader2 clicked']);
});

test('deletes the records after a year, and with the subscriber', async () => {
  const { pool } = server;
  const { id, readers } = await send({ remembers: true });
  for (const { click } of readers) await get(click);
  await expectReaders(
    id,
    ['-1: 0 of 0', '0: 0 of 0', '1: 2 of 2'],
    ['reader1 clicked', 'reader2 clicked'],
  );
  await pool`
    update mailing_readers set opened_at = now() - interval '367 days'
     where mailing_id = ${id} and subscriber_id = (select min(subscriber_id) from mailing_readers where mailing_id = ${id})`;
  await retainNow(pool);
  expect(await readersOf(id)).toEqual(['reader2 clicked']);
});

test('does not record opens from while tracking was off', async () => {
  const { pool } = server;
  const { id, audienceId, readers } = await send({ remembers: true });
  await write(pool, null, async (db) => {
    await db`update audiences set remembers_readers = false where id = ${audienceId}`;
    await get(readers[0]?.dot);
    vi.advanceTimersByTime(5000);
    const waiting = () =>
      pool`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(waiting).not.toEqual([]);
  });
  await expectReaders(id, ['-1: 0 of 0', '0: 1 of 1', '1: 0 of 0'], []);
});
