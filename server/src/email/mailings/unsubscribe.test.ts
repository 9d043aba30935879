import { expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { buildMailing, fakeTransport, sendingWith } from './mailings.testing.ts';
import { sendMailing } from './send-mailing.ts';

const server = withTestServer();

/** A mailing, and the link in the email of its first reader. */
async function buildReader() {
  const mailing = await buildMailing(server.pool, { subscribers: 2 });
  const [reader] = await server.pool<{ id: number; email: string }[]>`
    select id, email from subscribers where audience_id = ${mailing.audienceId} order by id`;
  if (!reader) throw new Error('no reader');
  const path = new URL(server.app.links.unsubscribe(mailing.id, reader.id)).pathname;
  return { mailing, reader, path };
}

const statusesOf = async (audienceId: string) =>
  (
    await server.pool<
      { status: string }[]
    >`select status from subscribers where audience_id = ${audienceId} order by id`
  ).map((row) => row.status);

const get = (url: string) => server.app.http.inject({ method: 'GET', url });
const post = (url: string, body = '', type = 'application/x-www-form-urlencoded') =>
  server.app.http.inject({ method: 'POST', url, payload: body, headers: { 'content-type': type } });

test('opening the link only asks for confirmation, however often a scanner follows it', async () => {
  const { mailing, path } = await buildReader();
  for (let n = 0; n < 3; n += 1) {
    const page = await get(path);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('<h1>Unsubscribe?</h1>');
    expect(page.body).toContain(mailing.audienceId.replace('audience-', 'Audience '));
    expect(page.body).toContain('<button>Unsubscribe</button>');
  }
  await server.app.http.inject({ method: 'HEAD', url: path });
  expect(await statusesOf(mailing.audienceId)).toEqual(['subscribed', 'subscribed']);
});

test('the button unsubscribes this reader only, and pressing it again is harmless', async () => {
  const { mailing, reader, path } = await buildReader();
  for (let n = 0; n < 2; n += 1) {
    const page = await post(path, 'confirm=yes');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('You are unsubscribed');
    expect(page.body).toContain(reader.email);
    expect(await statusesOf(mailing.audienceId)).toEqual(['unsubscribed', 'subscribed']);
  }
});

test('one click in the mail program unsubscribes too (RFC 8058), in both form encodings', async () => {
  const oneClick: [string, string][] = [
    ['List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
    [
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
      'multipart/form-data; boundary=b',
    ],
  ];
  for (const [body, type] of oneClick) {
    const { mailing, path } = await buildReader();
    expect((await post(path, body, type)).statusCode).toBe(200);
    expect(await statusesOf(mailing.audienceId)).toEqual(['unsubscribed', 'subscribed']);
  }
});

test('sends no later mailing to people who unsubscribed', async () => {
  const { mailing, reader, path } = await buildReader();
  await post(path, 'List-Unsubscribe=One-Click');
  const { transport, recipients } = fakeTransport();
  await sendMailing(sendingWith(server.pool, transport), mailing.id);
  expect(recipients()).toHaveLength(1);
  expect(recipients()).not.toContain(reader.email);
});

test('an address that has bounced stays marked as such', async () => {
  const { mailing, path } = await buildReader();
  await server.pool`update subscribers set status = 'cleaned' where audience_id = ${mailing.audienceId}`;
  expect((await post(path)).statusCode).toBe(200);
  expect(await statusesOf(mailing.audienceId)).toEqual(['cleaned', 'cleaned']);
});

test('a forged, truncated or changed link returns 404 and changes nothing', async () => {
  const { mailing, reader, path } = await buildReader();
  const [mailingId, , signature = ''] = path.slice('/u/'.length).split('.');
  const forged = [
    path.slice(0, -1),
    `${path}x`,
    `/u/${mailingId}.${reader.id + 1}.${signature}`,
    `/u/${Number(mailingId) + 1}.${reader.id}.${signature}`,
    `/u/${mailingId}.${reader.id}.${'A'.repeat(27)}`,
    `/u/${mailingId}.${reader.id}`,
    `/u/0${path.slice('/u/'.length)}`,
    '/u/99999999999.99999999999.aaaaaaaaaaaaaaaaaaaaaaaaaaa',
    '/u/%00',
    '/u/%27%20or%201%3D1',
    `/u/${'é'.repeat(40)}`,
  ];
  for (const url of forged) {
    for (const answer of [await get(url), await post(url, 'List-Unsubscribe=One-Click')]) {
      expect([url, answer.statusCode]).toEqual([url, 404]);
      expect(answer.body).toContain('This link doesn’t work');
    }
  }
  expect(await statusesOf(mailing.audienceId)).toEqual(['subscribed', 'subscribed']);
});

test('the links of a test email explain themselves', async () => {
  const page = await get('/u/test');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('This was a test email');
  expect((await post('/u/test')).statusCode).toBe(404);
});

test('a form that is too large or no form at all is refused', async () => {
  const { mailing, path } = await buildReader();
  expect((await post(path, `x=${'y'.repeat(5000)}`)).statusCode).toBe(413);
  expect((await post(path, '<x/>', 'application/xml')).statusCode).toBe(415);
  expect(await statusesOf(mailing.audienceId)).toEqual(['subscribed', 'subscribed']);
});

test('the name of an audience is text on the page, never markup', async () => {
  const { mailing, path } = await buildReader();
  await server.pool`update audiences set name = ${'<img src=x onerror=alert(1)>"\''} where id = ${mailing.audienceId}`;
  const page = await get(path);
  expect(page.body).toContain('&#60;img src=x onerror=alert(1)&#62;&#34;&#39;');
  expect(page.body).not.toContain('<img');
});

test('the email can be read in a browser once it has begun to go out, and not before', async () => {
  const mailing = await buildMailing(server.pool);
  const path = new URL(server.app.links.archive(mailing.archiveKey)).pathname;
  expect((await get(path)).statusCode).toBe(404);
  await server.pool`update mailings set status = 'canceled' where id = ${mailing.id}`;
  expect((await get(path)).statusCode).toBe(404);
  await server.pool`update mailings set status = 'scheduled' where id = ${mailing.id}`;
  await sendMailing(sendingWith(server.pool, fakeTransport().transport), mailing.id);
  const page = await get(path);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<p>Hello</p>');
  expect(page.body).not.toContain('*|');
  expect(page.body).not.toContain('/u/');
});

test('serves the archived email with Cache-Control, ETag and compression', async () => {
  const mailing = await buildMailing(server.pool);
  await server.pool`update mailings set html = html || ${'<p>More</p>'.repeat(200)} where id = ${mailing.id}`;
  await sendMailing(sendingWith(server.pool, fakeTransport().transport), mailing.id);
  const url = new URL(server.app.links.archive(mailing.archiveKey)).pathname;
  const ask = (headers: Record<string, string>) =>
    server.app.http.inject({ method: 'GET', url, headers });
  const page = await ask({ 'accept-encoding': 'br' });
  expect(page.headers).toMatchObject({
    'cache-control': expect.stringMatching(/^public, max-age=\d{4}/),
    'content-encoding': 'br',
    vary: expect.stringMatching(/accept-encoding/i),
  });
  const again = await ask({ 'if-none-match': String(page.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await ask({ 'if-none-match': 'W/"another"' })).statusCode).toBe(200);
});

test('an address of no email returns 404', async () => {
  for (const url of ['/e/%00', '/e/x', `/e/${'A'.repeat(24)}`, '/e/%27%3B--']) {
    const page = await get(url);
    expect([url, page.statusCode]).toEqual([url, 404]);
    expect(page.body).toContain('This link doesn’t work');
  }
});

test('allows no script or framing on these pages, and no caching of pages about a reader', async () => {
  const { mailing, path } = await buildReader();
  await sendMailing(sendingWith(server.pool, fakeTransport().transport), mailing.id);
  const archive = new URL(server.app.links.archive(mailing.archiveKey)).pathname;
  for (const url of [path, '/u/test', '/u/forged', archive]) {
    const { headers, body } = await get(url);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
    expect(policy).toContain('frame-ancestors');
    if (url !== archive) expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).not.toMatch(/<script/i);
  }
  expect(String((await get(archive)).headers['content-security-policy'])).toMatch(
    /^sandbox(?!.*allow-scripts)/,
  );
});
