import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { withTestDatabase } from '../test/database.ts';
import { buildReadyDigest } from './email/campaigns/campaigns.testing.ts';
import type { Line } from './platform/doctor/checks.ts';
import { startDns } from './platform/doctor/dns.testing.ts';
import { s3Account, startS3Peer } from './platform/integrations/images/s3-peer.testing.ts';
import { dnsRecordOf, readDkimKeys } from './platform/integrations/mail/dkim.ts';
import { scriptedSmtp } from './platform/integrations/mail/scripted-smtp.testing.ts';
import { readConfig } from './platform/process/config.ts';
import { startProduct } from './start.ts';

const database = withTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'masthead-doctor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let product: Awaited<ReturnType<typeof startProduct>>;
let env: Record<string, string>;

beforeAll(async () => {
  const { host, port, user, password, database: name } = database.connection;
  const named = { PGHOST: host, PGPORT: String(port), PGUSER: user, PGPASSWORD: password };
  env = { ...named, DATABASE_URL: `postgres:///${name}`, MASTHEAD_DATA: folder };
  for (const [key, value] of Object.entries(named)) vi.stubEnv(key, value);
  await buildReadyDigest(database.pool);
  product = await startProduct(
    readConfig({ ...env, PORT: '0', MASTHEAD_ADMIN_PASSWORD: 'of the test' }),
    () => {},
  );
  vi.unstubAllEnvs();
});
afterAll(() => product.stop());

/** What the doctor finds with these settings, and how it ends. */
async function examine(settings: Record<string, string>, ...args: string[]) {
  const program = join(import.meta.dirname, 'doctor.ts');
  const ended = await promisify(execFile)(process.execPath, [program, '--json', ...args], {
    env: { PATH: process.env.PATH, TMPDIR: tmpdir(), ...env, ...settings },
  }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
  );
  const lines = JSON.parse(ended.stdout) as Line[];
  const of = (check: string) => lines.filter((line) => line.check === check);
  return { code: ended.code, lines, of };
}

/** A proxy in front of the product. */
async function startProxy(target: string) {
  const server = http.createServer((request, response) => {
    const { 'x-forwarded-for': before, host: _, ...headers } = request.headers;
    const forwarded = [before ?? [], '127.0.0.1'].flat().join(', ');
    const passed = { ...headers, 'x-forwarded-for': forwarded };
    http.get(target + request.url, { headers: passed }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

/** The settings of a bucket. */
const bucket = (url: string) => ({
  MASTHEAD_S3_URL: url,
  MASTHEAD_S3_BUCKET: s3Account.bucket,
  MASTHEAD_S3_REGION: s3Account.region,
  MASTHEAD_S3_KEY: s3Account.accessKeyId,
  MASTHEAD_S3_SECRET: s3Account.secretAccessKey,
});

test('finds nothing wrong with a product that is set up well, and sends an email only when asked', async () => {
  const dkim = join(folder, 'dkim');
  mkdirSync(dkim);
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  writeFileSync(join(dkim, 'mail.citybeat.example.pem'), pem);
  const [key] = readDkimKeys(dkim);
  if (!key) throw new Error('no key');
  const record = dnsRecordOf(key);
  const dns = await startDns({
    'citybeat.example': ['v=spf1 mx -all'],
    [record.name]: [record.value],
    '_dmarc.citybeat.example': ['v=DMARC1; p=reject'],
  });
  const [smtp, s3, proxy] = [
    await scriptedSmtp(),
    await startS3Peer(),
    await startProxy(product.address ?? ''),
  ];
  const settings = {
    MASTHEAD_URL: proxy.url,
    MASTHEAD_TRUSTED_PROXIES: '1',
    SMTP_URL: smtp.url,
    MASTHEAD_DKIM: dkim,
    ...bucket(s3.url),
  };
  try {
    const { code, lines, of } = await examine(settings, '--dns', dns.address);
    expect(lines.filter(({ state }) => state === 'problem')).toEqual([]);
    expect(code).toBe(0);
    expect(of('dns').map(({ state, says }) => [state, says])).toEqual([
      ['ok', 'citybeat.example has an SPF record'],
      ['ok', `${record.name} has our DKIM key`],
      ['ok', 'citybeat.example has a DMARC record (reject)'],
    ]);
    expect(
      of('address')
        .map(({ says }) => says)
        .slice(1),
    ).toEqual([
      `${proxy.url} is answered by this product`,
      'MASTHEAD_TRUSTED_PROXIES is 1, and 1 proxy adds to X-Forwarded-For',
    ]);
    for (const check of ['database', 'schema', 'worker', 'storage', 'mail', 'dkim'])
      expect(of(check), check).toEqual([expect.objectContaining({ state: 'ok' })]);
    expect(of('clock')).toHaveLength(2);
    expect(s3.files.size).toBe(0);
    expect(smtp.count('MAIL')).toBe(0);

    const mailed = await examine(settings, '--dns', dns.address, '--send-to', 'me@x.example');
    expect(mailed.of('test email')).toMatchObject([{ state: 'ok' }]);
    expect(smtp.contents).toEqual([expect.stringContaining('Subject: Test email of Masthead')]);
  } finally {
    dns.stop();
    s3.stop();
    proxy.stop();
    await smtp.stop();
  }
});

test('says of each thing that is wrong what to do, whatever else fails', async () => {
  const dns = await startDns({ 'citybeat.example': ['v=spf1 +all'] }, ['_dmarc.citybeat.example']);
  const smtp = await scriptedSmtp(
    (step) => (step === 'AUTH' ? '535 who are you' : undefined),
    ['AUTH PLAIN'],
  );
  const s3 = await startS3Peer();
  s3.state.fail = 403;
  await database.pool`insert into migrations (id) values ('9999_of_a_newer_version.sql')`;
  await database.pool`delete from migrations where id = '0166_several_signing_keys.sql'`;
  try {
    const { code, of } = await examine(
      {
        MASTHEAD_URL: s3.url,
        MASTHEAD_DATA: join(folder, 'missing'),
        SMTP_URL: smtp.url.replace('smtp://', 'smtp://user:topsecret@'),
        ...bucket(s3.url),
      },
      '--dns',
      dns.address,
    );
    expect(code).toBe(1);
    const says = (check: string) =>
      of(check)
        .filter(({ state, advice }) => state === 'problem' && advice)
        .map((line) => line.says)
        .join('\n');
    expect(says('address')).toBe(`${s3.url} is answered by something else (status 403)`);
    expect(says('folder')).toContain(`${join(folder, 'missing')} (MASTHEAD_DATA) does not exist`);
    expect(says('storage')).toContain("can't store files: The storage responded with 403");
    expect(says('mail')).toContain('535 who are you');
    expect(says('schema')).toContain('1 migrations of a newer version');
    expect(says('dns')).toMatch(/failed|no answer/);
    expect(JSON.stringify([of('mail'), of('storage')])).not.toContain('topsecret');
    expect(of('database')).toMatchObject([{ state: 'ok' }]);
  } finally {
    await database.pool`delete from migrations where id = '9999_of_a_newer_version.sql'`;
    dns.stop();
    s3.stop();
    await smtp.stop();
  }
});

test('a proxy that nobody trusts, and a database that is away', async () => {
  const proxy = await startProxy(product.address ?? '');
  const { code, of } = await examine({ MASTHEAD_URL: proxy.url });
  proxy.stop();
  expect([code, of('address').at(-1)]).toEqual([
    1,
    {
      check: 'address',
      state: 'problem',
      says: 'MASTHEAD_TRUSTED_PROXIES is 0, but 1 proxy adds to X-Forwarded-For: all people count as one address in rate limits',
      advice: 'Set MASTHEAD_TRUSTED_PROXIES to 1, and restart.',
    },
  ]);
  const away = await examine({ DATABASE_URL: 'postgres://user:topsecret@127.0.0.1:1/x' });
  expect(away.of('database')).toMatchObject([
    { state: 'problem', says: expect.stringContaining("can't be opened") },
  ]);
  expect(JSON.stringify(away.lines)).not.toContain('topsecret');
});

test('nobody else can ask a server what it sees', async () => {
  const { status } = await fetch(
    `${product.address}/doctor?at=${Date.now()}&signature=${'A'.repeat(43)}`,
  );
  expect(status).toBe(404);
});
