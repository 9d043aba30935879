import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { mailchimpEndpoints } from '@masthead/shared/email/mailchimp/mailchimp.endpoints.ts';
import { mailchimpMessages } from '@masthead/shared/email/mailchimp/mailchimp.messages.ts';
import { activityEndpoints } from '@masthead/shared/workspace/history/history.endpoints.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { oneKey } from '../../../test/one-key.ts';
import type { TestClient } from '../../../test/server.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { seal, unseal } from '../../platform/access/seal.ts';
import { readConfig } from '../../platform/process/config.ts';
import { startWithMailchimp, testKey, type WithMailchimp } from './mailchimp.testing.ts';
import { mailchimpAccounts } from './mailchimp-account.ts';
import { mailchimpClient, usualPatience } from './mailchimp-client.ts';
import type { MailchimpFailure } from './mailchimp-failure.ts';
import { problem } from './mailchimp-state.testing.ts';

const { account, save: keep, remove, try: tryInUse } = mailchimpEndpoints;
const listenOn = async (server: Server) => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
const otherKey = testKey.replace('us19', 'us6');

describe('the key of Mailchimp', () => {
  let at: WithMailchimp;
  let admin: TestClient;
  beforeAll(async () => {
    at = await startWithMailchimp({ key: null });
    admin = at.server.as(await buildStaff(at.server.pool, 'admin'));
  });
  afterEach(() => {
    at.peer.play.fault = () => null;
  });
  afterAll(() => at.stop());

  test('reports a missing key for an email with a Mailchimp audience', async () => {
    const none = { source: null, accountName: null, usedBy: { templates: 0, emails: 0 } };
    expect((await admin.call(account)).body).toMatchObject(none);
    const { status, error } = await at.schedule(await at.ready());
    expect([status, error.message]).toEqual([409, [mailchimpMessages.noKey]]);
    const tried = await admin.call(tryInUse);
    expect([tried.status, tried.error.message]).toEqual([409, [mailchimpMessages.noKey]]);
  });

  test.each([
    ['us19', 400, mailchimpMessages.keyShape],
    [`${testKey}.evil.example/`, 400, mailchimpMessages.keyShape],
    [testKey.replace('0', '1'), 400, mailchimpMessages.keyRefused],
  ])('does not save the key %s, because it is tested first', async (key, expected, sentence) => {
    const { status, error } = await admin.call(keep, { body: { key } });
    expect([status, error.message]).toEqual([expected, [sentence]]);
    expect((await admin.call(account)).body.source).toBeNull();
  });

  test('does not save a key that cannot be tested', async () => {
    at.peer.play.fault = () => 'before';
    const { status, error } = await admin.call(keep, { body: { key: testKey } });
    expect([status, error.message]).toEqual([503, [mailchimpMessages.away]]);
    expect((await admin.call(account)).body.source).toBeNull();
  });

  test('saves a working key encrypted, for this product only, and shows it nowhere', async () => {
    const kept = await admin.call(keep, { body: { key: ` ${testKey} ` } });
    expect(kept.body).toEqual({ accountName: 'Lone Star Media', audiences: 1 });
    const shown = await admin.call(account);
    expect(shown.body).toMatchObject({
      source: 'admin',
      dataCenter: 'us19',
      accountName: 'Lone Star Media',
      usedBy: { templates: 1, emails: 0 },
    });
    const id = await at.ready();
    expect((await at.schedule(id)).body.status).toBe('scheduled');

    const { pool } = at.server;
    const activity = await admin.call(activityEndpoints.list, { query: {} });
    expect(activity.raw.payload).toContain('Mailchimp account');
    const [secret = ''] = testKey.split('-');
    for (const text of [activity.raw.payload, shown.raw.payload, kept.raw.payload])
      expect(text).not.toContain(secret);
    const [stored] = await pool<{ all: string }[]>`
      select (select json_agg(to_jsonb(a)) from mailchimp_accounts a)::text ||
             (select json_agg(to_jsonb(c)) from changes c)::text as all`;
    expect(stored?.all).toContain('sealed_key');
    expect(stored?.all).not.toContain(secret);

    const { patience } = at;
    const elsewhere = mailchimpAccounts({
      pool,
      key: null,
      keys: oneKey('another'),
      patience,
      url: null,
    });
    await expect(elsewhere.find()).rejects.toMatchObject({
      sentence: mailchimpMessages.keyUnreadable,
    });
  });

  test('refuses to remove the key or change its account while an email is scheduled in Mailchimp', async () => {
    const forgotten = await admin.call(remove);
    expect([forgotten.status, forgotten.error.message]).toEqual([
      409,
      [mailchimpMessages.inUse(1)],
    ]);
    const { id } = at.peer.account;
    at.peer.account.id = 'another account';
    const changed = await admin.call(keep, { body: { key: testKey } });
    at.peer.account.id = id;
    expect([changed.status, changed.error.message]).toEqual([409, [mailchimpMessages.inUse(1)]]);

    const [row] = await at.server.pool<{ id: number }[]>`
      select id from campaigns where status = 'scheduled'`;
    await at.unschedule(row?.id ?? 0);
    expect((await admin.call(remove)).body.source).toBeNull();
  });
});

test('checks a key from the environment at startup without printing it in the error', () => {
  expect(readConfig({ MAILCHIMP_API_KEY: testKey }).mailchimpKey).toBe(testKey);
  expect(readConfig({}).mailchimpKey).toBeNull();
  const wrong = () => readConfig({ MAILCHIMP_API_KEY: 'topsecret' });
  expect(wrong).toThrow('MAILCHIMP_API_KEY must be a key that ends with a dash');
  expect(wrong).not.toThrow('topsecret');
});

test.each([
  ['https://proxy.example/mailchimp/', 'https://proxy.example/mailchimp'],
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ['http://localhost:8080/', 'http://localhost:8080'],
  ['http://[::1]:8080', 'http://[::1]:8080'],
])('MAILCHIMP_URL may be %s', (value, url) => {
  expect(readConfig({ MAILCHIMP_URL: value }).mailchimpUrl).toBe(url);
});

test.each([
  'http://proxy.example',
  'http://127.0.0.1.evil.example',
  'ftp://proxy.example',
  'proxy.example',
  'https://user:topsecret@proxy.example',
  'https://proxy.example?to=us19',
])('refuses MAILCHIMP_URL as %s by name, without printing the value', (value) => {
  const wrong = () => readConfig({ MAILCHIMP_URL: value });
  expect(wrong).toThrow('MAILCHIMP_URL must be an address that begins with https://');
  expect(wrong).not.toThrow(value);
});

test('uses the data center of the key without MAILCHIMP_URL', async () => {
  const asked: string[] = [];
  const lookUp = vi.spyOn(https, 'request').mockImplementation((url) => {
    asked.push(String(url));
    throw new Error('offline');
  });
  await mailchimpClient(otherKey, { ...usualPatience, pauseMs: 1 })
    .ask('GET', '/ping')
    .catch(() => {});
  expect(lookUp).toHaveBeenCalled();
  expect(asked[0]).toBe('https://us6.api.mailchimp.com/3.0/ping?');
});

/** A client of one address, which repeats without waiting. */
const clientOf = (address: string, restMs = 0) =>
  mailchimpClient(otherKey, { ...usualPatience, requestMs: 5000, pauseMs: 1, restMs }, address);

test('never includes the key in an error message', async () => {
  const { body } = problem(400, 'Bad Request', `Your key is ${otherKey}`);
  const server = createServer((_, response) =>
    response
      .writeHead(400, { 'content-type': 'application/problem+json' })
      .end(JSON.stringify(body)),
  );
  const address = await listenOn(server);
  const failure = clientOf(address).ask('GET', '/ping');
  await expect(failure).rejects.toMatchObject({ why: 'refused', message: 'Your key is …' });
  server.close();
});

test('fails fast after several requests without a response', async () => {
  const server = createServer((_, response) => response.end('{}'));
  const address = await listenOn(server);
  server.close();
  const client = clientOf(address, 60_000);
  const told: string[] = [];
  for (let n = 0; n < 6; n += 1)
    await client.ask('GET', '/ping').catch((error: MailchimpFailure) => {
      told.push(`${error.why} ${error.message}`);
    });
  expect(told).toEqual([
    ...Array<string>(4).fill('away Mailchimp: ECONNREFUSED'),
    ...Array<string>(2).fill('away Mailchimp did not respond to the last requests'),
  ]);
});

test('decrypts only with the same secret and purpose, and only unaltered data', () => {
  const sealed = seal('secret', 'a key', testKey);
  expect(sealed).not.toContain(testKey.slice(0, 8));
  expect(seal('secret', 'a key', testKey)).not.toBe(sealed);
  expect(unseal('secret', 'a key', sealed)).toBe(testKey);
  const flipped = `${sealed.slice(0, -2)}${sealed.endsWith('A') ? 'BB' : 'AA'}`;
  for (const opened of [
    unseal('other', 'a key', sealed),
    unseal('secret', 'another', sealed),
    unseal('secret', 'a key', flipped),
    unseal('secret', 'a key', ''),
  ])
    expect(opened).toBeNull();
});
