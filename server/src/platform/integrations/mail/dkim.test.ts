import { createHash, createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DkimKey, dnsRecordOf, keyFileOf, keyFor, readDkimKeys } from './dkim.ts';
import type { Message } from './mail-transport.ts';
import { type Step, scriptedSmtp } from './scripted-smtp.testing.ts';
import { smtpTransport } from './smtp.ts';

const { privateKey: made } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const privateKey = made.export({ type: 'pkcs8', format: 'pem' }).toString();
const key: DkimKey = { domain: 'citybeat.example', selector: 'mail1', privateKey };
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dkim-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const message = (given: Partial<Message> = {}): Message => ({
  from: { name: 'CityBeat', address: 'newsroom@news.citybeat.example' },
  to: 'reader@example.com',
  replyTo: 'newsroom@citybeat.example',
  subject:
    'The best of today, ñ and 🌮, with a subject so long that it is folded over several lines',
  html: '<p>Hello  there </p>\n\n',
  text: 'Hello  there \n\n\n',
  headers: {
    'List-Unsubscribe': '<https://masthead.example/u/1>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
  messageId: '<1@citybeat.example>',
  purpose: 'campaign',
  ...given,
});

async function arrived(given: Partial<Message> = {}): Promise<string> {
  const server = await scriptedSmtp();
  const transport = smtpTransport(server.url, [key]);
  expect(await transport.send(message(given))).toEqual({ result: 'sent' });
  transport.close();
  await server.stop();
  return (server.contents[0] ?? '').replaceAll(/^\.\./gm, '.');
}

const relaxed = (line: string) => line.replaceAll(/\r\n(?=[ \t])/g, '').replaceAll(/[ \t]+/g, ' ');

/** Checks a signature by RFC 6376 alone, with what stands in the DNS. */
function isSigned(raw: string, dns: string): boolean {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const headers = head.split(/\r\n(?![ \t])/).map((line) => {
    const [name = '', ...value] = line.split(':');
    return { name: name.toLowerCase(), value: relaxed(value.join(':')).trim() };
  });
  const signature = headers.find(({ name }) => name === 'dkim-signature')?.value ?? '';
  const tags = new Map(
    signature.split(';').map((tag): [string, string] => {
      const [name = '', ...value] = tag.trim().split('=');
      return [name, value.join('=').replaceAll(' ', '')];
    }),
  );
  const lines = `${rest.join('\r\n\r\n')}\r\n`
    .split('\r\n')
    .map((line) => line.replaceAll(/[ \t]+/g, ' ').trimEnd());
  const body = `${lines.join('\r\n').replace(/(\r\n)+$/, '')}\r\n`;
  const isBody = createHash('sha256').update(body, 'latin1').digest('base64') === tags.get('bh');

  const left = [...headers].reverse();
  const signed = (tags.get('h') ?? '').split(':').flatMap((name) => {
    const at = left.findIndex((each) => each.name === name.toLowerCase());
    return at < 0 ? [] : left.splice(at, 1).map((each) => `${each.name}:${each.value}\r\n`);
  });
  const unsigned = signature.replace(/(^|;\s*)b=[^;]*/, '$1b=').trim();
  const publicKey = createPublicKey({
    key: Buffer.from(/p=(.*)$/.exec(dns)?.[1] ?? '', 'base64'),
    format: 'der',
    type: 'spki',
  });
  const data = Buffer.from(`${signed.join('')}dkim-signature:${unsigned}`, 'latin1');
  const of = Buffer.from(tags.get('b') ?? '', 'base64');
  return isBody && verify('sha256', data, publicKey, of);
}

test('mail is signed for its domain: the signature holds by the key in the DNS, and breaks with any change', async () => {
  const raw = await arrived();
  const { name, value } = dnsRecordOf(key);
  expect(name).toBe('mail1._domainkey.citybeat.example');
  expect(isSigned(raw, value)).toBe(true);
  const [, headers = ''] = /DKIM-Signature:[\s\S]*?\bh=([^;]*);/i.exec(raw) ?? [];
  for (const one of ['from', 'subject', 'list-unsubscribe', 'list-unsubscribe-post'])
    expect(headers.toLowerCase().replaceAll(/\s/g, '').split(':')).toContain(one);
  expect(isSigned(raw.replace('Hello', 'Hullo'), value)).toBe(false);
  expect(isSigned(raw.replace('/u/1', '/u/2'), value)).toBe(false);
});

test('mail of a domain without a key goes out as it is', async () => {
  const raw = await arrived({ from: { name: 'X', address: 'a@notcitybeat.example' } });
  expect(raw).not.toContain('DKIM-Signature');
});

test.each<[Step, string]>([
  ['RCPT', 'away'],
  ['DATA', 'away'],
  ['content', 'unknown'],
  ['dot', 'unknown'],
])('signing changes nothing of what a cut connection means (at %s: %s)', async (step, result) => {
  const server = await scriptedSmtp((at) => (at === step ? 'cut' : undefined));
  const transport = smtpTransport(server.url, [key]);
  expect((await transport.send(message())).result).toBe(result);
  transport.close();
  await server.stop();
});

test('the keys of a folder are read by their names; the nearest domain signs; what is no key stops the start', () => {
  writeFileSync(join(folder, 'mail1.citybeat.example.pem'), privateKey);
  writeFileSync(join(folder, 'mail2.news.citybeat.example.pem'), privateKey);
  writeFileSync(join(folder, 'README.txt'), 'nothing');
  const keys = readDkimKeys(folder);
  const selector = (address: string) => keyFor(keys, address)?.selector ?? null;
  expect(
    ['a@citybeat.example', 'a@News.citybeat.example', 'a@x.citybeat.example', 'a@beat.example'].map(
      selector,
    ),
  ).toEqual(['mail1', 'mail2', 'mail1', null]);
  expect(keyFileOf('mail1', 'CityBeat.example')).toBe('mail1.citybeat.example.pem');
  expect([keyFileOf('mail1', '../x'), keyFileOf('a/b', 'x.example')]).toEqual([null, null]);
  writeFileSync(join(folder, 'mail3.citybeat.example.pem'), 'no key');
  expect(() => readDkimKeys(folder)).toThrow(
    'mail3.citybeat.example.pem does not contain an RSA key',
  );
  expect(() => readDkimKeys(join(folder, 'nowhere'))).toThrow('does not exist');
});
