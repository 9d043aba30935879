import { audienceEndpoints } from '@masthead/shared/email/audiences/audience.endpoints.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { retainNow } from '../../retentions.testing.ts';
import { buildReadyDigest } from '../campaigns/campaigns.testing.ts';
import { gatherReadings } from './counting.routes.ts';
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

const story = 'https://citybeat.example/tacos?utm_source=a&utm_medium=email';
const html = `<html><body><a class="x" href="${story.replace('&', '&amp;')}"><img src="https://citybeat.example/t.jpg"></a>
<a href="${story.replace('&', '&amp;')}">Tacos</a> <a href="https://sponsor.example/">Sponsor</a> <a href="mailto:a@b.example">Mail</a>
<a href="*|ARCHIVE|*">View in browser</a> <a href="*|UNSUB|*">Unsubscribe</a></body></html>`;
const browser =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';

/** An email that went out to so many readers, with its messages. */
async function send(
  given: { opens?: boolean; clicks?: boolean; subscribers?: number } = {},
  { pool, app } = server,
) {
  const { opens = true, clicks = true, subscribers = 2 } = given;
  const digest = await buildReadyDigest(pool, { subscribers });
  const mailing = await buildMailing(pool, {
    campaignId: digest.id,
    audienceId: digest.audienceId,
  });
  await pool`update mailings set html = ${html}, text = ${`Tacos: ${story} *|UNSUB|*`} where id = ${mailing.id}`;
  await pool`update audiences set counts_opens = ${opens}, counts_clicks = ${clicks} where id = ${digest.audienceId}`;
  const { transport, messages } = fakeTransport();
  await sendMailing(sendingWith(pool, transport, { links: app.links }), mailing.id);
  return { ...mailing, messages };
}

const linksIn = (text: string) =>
  [...text.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
const dotIn = (text: string) => /<img src="(https:\/\/masthead[^"]*)"/.exec(text)?.[1] ?? '';
const get = (
  address: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
  { app } = server,
) =>
  app.http.inject({
    method,
    url: new URL(address, 'https://masthead.example').pathname,
    headers: { 'user-agent': browser, ...headers },
  });
const countsOf = async (id: number, { pool } = server) =>
  (
    await pool<{ line: string }[]>`
      select place || ': ' || readers || ' of ' || times as line from mailing_counts where mailing_id = ${id} order by place`
  ).map(({ line }) => line);
async function expectCounts(id: number, lines: string[]): Promise<void> {
  vi.advanceTimersByTime(5000);
  await expect.poll(() => countsOf(id)).toEqual(lines);
}

test('rewrites links to go through Masthead, except unsubscribe, archive, mailto and the text part', async () => {
  const { id, messages } = await send();
  const [first, second] = messages.map((message) => linksIn(message.html));
  const [picture = '', headline, sponsor = '', mail, archive, unsubscribe] = first ?? [];
  expect(headline).toBe(picture);
  expect([(await get(picture)).headers.location, (await get(sponsor)).headers.location]).toEqual([
    story,
    'https://sponsor.example/',
  ]);
  expect(mail).toBe('mailto:a@b.example');
  expect(archive).toMatch(/\/e\//);
  expect(unsubscribe).toBe(messages[0]?.headers['List-Unsubscribe']?.slice(1, -1));
  expect(messages[0]?.text).toContain(`Tacos: ${story} https://masthead.example/u/`);
  expect(second?.[0]).not.toBe(picture);
  const page = await get(archive ?? '');
  expect(page.body).toContain(story.replace('&', '&amp;'));
  expect(page.body).not.toMatch(/\/[co]\/\d/);
  await expectCounts(id, ['-1: 0 of 0', '0: 0 of 0', '1: 1 of 1', '2: 1 of 1']);
});

test('counts one open and click per message, separates automated opens and honors Global Privacy Control', async () => {
  const { id, messages } = await send();
  const [one = '', two = ''] = messages.map((message) => message.html);
  const [link = ''] = linksIn(one);
  for (const address of [dotIn(one), dotIn(one), dotIn(two)]) {
    const answer = await get(address);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/gif']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
  await get(dotIn(one), { 'user-agent': 'Mozilla/5.0' });
  for (const address of [link, link]) expect((await get(address)).statusCode).toBe(302);
  await get(link, { 'user-agent': 'SafetyScanner-bot/1.0 (checks links)' });
  await get(link, { 'sec-gpc': '1' });
  await get(dotIn(one), { 'sec-gpc': '1' });
  await get(link, {}, 'HEAD');
  await expectCounts(id, ['-1: 1 of 1', '0: 2 of 3', '1: 1 of 2', '2: 0 of 0']);
});

test('batches a hundred concurrent opens on two servers into one write', async () => {
  const { pool } = server;
  const [one, other] = [await send(), await send()];
  const token = (n: number) => String(n % 60).padStart(22, 'x');
  await pool`create table writes (n serial)`;
  await pool`create function note_write() returns trigger language plpgsql as $$
    begin insert into writes default values; return null; end $$`;
  await pool`create trigger note_write after update on mailing_counts
    for each row execute function note_write()`;
  const troubles: unknown[] = [];
  const servers = [1, 2].map(() => gatherReadings(pool, (error) => troubles.push(error)));
  const pairs = [
    [one, other],
    [other, one],
  ];
  for (const [index, readings] of servers.entries())
    for (let n = 0; n < 100; n += 1)
      for (const { id } of pairs[index] ?? []) readings.add(`${id} 0 ${token(n)} `);
  await Promise.all(servers.map((readings) => readings.close()));
  await pool`drop trigger note_write on mailing_counts`;
  for (const { id } of [one, other]) expect((await countsOf(id))[1]).toBe('0: 60 of 200');
  const [row] = await pool<{ n: number }[]>`select count(*)::int as n from writes`;
  expect([row?.n, troubles]).toEqual([4, []]);
});

test('writes pending opens when the server stops', async () => {
  const own = await startTestServer();
  const sent = await send({}, own);
  const [message] = sent.messages;
  await get(dotIn(message?.html ?? ''), {}, 'GET', own);
  expect((await countsOf(sent.id, own))[1]).toBe('0: 0 of 0');
  await own.app.http.close();
  expect((await countsOf(sent.id, own))[1]).toBe('0: 1 of 1');
  await own.drop();
});

test('is no open redirector: forged, changed and foreign links do not redirect; a truncated token redirects without counting', async () => {
  const [{ id, messages }, other] = [await send(), await send()];
  const [link = ''] = linksIn(messages[0]?.html ?? '');
  const [, name = '', token = ''] = /\/c\/([^/]*)\/(.*)$/.exec(link) ?? [];
  const signature = name.split('.')[2];
  const forged = [
    `/c/${id}.2.${signature}/${token}`,
    `/c/${other.id}.1.${signature}/${token}`,
    `/c/${id}.1.${'A'.repeat(16)}/${token}`,
    `/c/${id}.1/${token}`,
    `/c/https%3A%2F%2Fevil.example/${token}`,
    `/c/${name}%00/${token}`,
  ];
  for (const address of forged) {
    const answer = await get(address);
    expect([address, answer.statusCode, answer.headers.location]).toEqual([
      address,
      404,
      undefined,
    ]);
  }
  const [foreign = ''] = linksIn(other.messages[0]?.html ?? '').map((href) =>
    href.split('/').at(-1),
  );
  for (const cut of ['x', token.slice(0, -1), foreign, 'A'.repeat(22)]) {
    expect((await get(`/c/${name}/${cut}`)).headers.location).toBe(story);
    expect((await get(`/o/${id}/${cut}.gif`)).statusCode).toBe(200);
  }
  expect((await get(`/o/999999999999/${token}.gif`)).statusCode).toBe(200);
  await get(link);
  await expectCounts(id, ['-1: 0 of 0', '0: 0 of 0', '1: 1 of 1', '2: 0 of 0']);
});

test('adds no tracking when an audience turns it off, and stops counting earlier emails', async () => {
  const silent = await send({ opens: false, clicks: false });
  expect(linksIn(silent.messages[0]?.html ?? '').slice(0, 3)).toEqual([
    story.replace('&', '&amp;'),
    story.replace('&', '&amp;'),
    'https://sponsor.example/',
  ]);
  expect(dotIn(silent.messages[0]?.html ?? '')).toBe('');
  expect(await countsOf(silent.id)).toEqual([]);
  const onlyOpens = await send({ clicks: false });
  expect(onlyOpens.messages[0]?.html).not.toContain('/c/');
  expect(dotIn(onlyOpens.messages[0]?.html ?? '')).not.toBe('');

  const { id, audienceId, messages } = await send();
  const admin = server.as(await buildStaff(server.pool, 'admin'));
  const audience = (await admin.call(audienceEndpoints.get, { params: { id: audienceId } })).body;
  const body = { name: audience.name, countsClicks: false, version: audience.version };
  expect(
    (await admin.call(audienceEndpoints.rename, { params: { id: audienceId }, body })).body,
  ).toMatchObject({
    countsOpens: true,
    countsClicks: false,
  });
  expect((await get(linksIn(messages[0]?.html ?? '')[0] ?? '')).headers.location).toBe(story);
  await get(dotIn(messages[0]?.html ?? ''));
  await expectCounts(id, ['-1: 0 of 0', '0: 1 of 1', '1: 0 of 0', '2: 0 of 0']);
});

test('stores nothing that identifies who opened or clicked; tokens expire after some weeks', async () => {
  const { id, messages } = await send();
  const { pool } = server;
  await get(dotIn(messages[0]?.html ?? ''));
  await expectCounts(id, ['-1: 0 of 0', '0: 1 of 1', '1: 0 of 0', '2: 0 of 0']);
  const [kept] = await pool<
    { token: string }[]
  >`select token from mailing_tokens where mailing_id = ${id}`;
  const tables = await pool<{ name: string }[]>`
    select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'mailing_tokens'`;
  for (const { name } of tables) {
    const [{ found } = { found: 0 }] = await pool<{ found: number }[]>`
      select count(*)::int as found from ${pool(name)} t where t::text like ${`%${kept?.token}%`}`;
    expect([name, found]).toEqual([name, 0]);
  }
  await pool`update mailings set started_at = now() - interval '32 days' where id = ${id}`;
  await retainNow(pool);
  expect(await pool`select 1 from mailing_tokens where mailing_id = ${id}`).toHaveLength(0);
  await get(dotIn(messages[1]?.html ?? ''));
  await get(linksIn(messages[1]?.html ?? '')[0] ?? '');
  await expectCounts(id, ['-1: 0 of 0', '0: 1 of 1', '1: 0 of 0', '2: 0 of 0']);
});
