import PostalMime from 'postal-mime';
import { afterEach, expect, test } from 'vitest';
import { oneKey } from '../../../test/one-key.ts';
import type { Message } from '../../platform/integrations/mail/mail-transport.ts';
import { nameMark } from '../../platform/integrations/mail/merge-marks.ts';
import {
  type ScriptedSmtp,
  scriptedSmtp,
} from '../../platform/integrations/mail/scripted-smtp.testing.ts';
import { smtpTransport } from '../../platform/integrations/mail/smtp.ts';
import { mailLinks } from './mail-links.ts';
import { messagesOf, testMessage } from './mailing-message.ts';
import type { Mailing } from './mailings.queries.ts';
import { mailingContent } from './mailings.testing.ts';

const links = mailLinks('https://masthead.example', oneKey('test key'));
const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

function mailing(given: Partial<Mailing> = {}): Mailing {
  return {
    id: 7,
    campaignId: 3,
    audienceId: 'austin-daily',
    subject: 'The best of today',
    previewText: '',
    fromName: 'CityBeat Austin',
    replyTo: 'newsroom@citybeat.example',
    part: null,
    ...mailingContent,
    sendAt: new Date(),
    status: 'sending',
    problem: null,
    archiveKey: 'k'.repeat(24),
    startedAt: new Date(),
    isDue: true,
    idleMinutes: 0,
    ...given,
  };
}

/** Sends for real and answers with the recipients named to the server and the message as a mailbox reads it. */
async function onTheWire(message: Message) {
  const server: ScriptedSmtp = await scriptedSmtp();
  const transport = smtpTransport(server.url);
  stops.push(
    () => server.stop(),
    () => transport.close(),
  );
  const outcome = await transport.send(message);
  const raw = server.contents[0]?.replaceAll('\r\n..', '\r\n.') ?? '';
  const parsed = await PostalMime.parse(raw);
  return {
    outcome,
    raw,
    parsed,
    recipients: server.seen.filter(({ step }) => step === 'RCPT').map(({ line }) => line),
    headers: parsed.headers.map((header) => header.key).sort(),
  };
}

const reader = { subscriberId: 12, email: 'reader@example.com', name: null };
/** Content with the place of a name in both its parts. */
const personal = mailing({
  subject: 'For {first name|you}',
  html: `<p title="${nameMark('all &amp; sundry')}">Hello ${nameMark('all &amp; sundry')}</p>`,
  text: `Hello ${nameMark('all & sundry')}`,
});

const plannedHeaders = [
  'content-type',
  'date',
  'from',
  'list-id',
  'list-unsubscribe',
  'list-unsubscribe-post',
  'message-id',
  'mime-version',
  'precedence',
  'reply-to',
  'subject',
  'to',
];

test('a reader gets one message to themselves, in both parts, with one-click unsubscribing', async () => {
  const { recipients, parsed, headers } = await onTheWire(
    messagesOf(mailing(), links, 'mail@lonestar.example')(reader),
  );
  expect(recipients).toEqual(['RCPT TO:<reader@example.com>']);
  expect(headers).toEqual(plannedHeaders);
  const unsubscribe = links.unsubscribe(7, 12);
  const header = (key: string) => parsed.headers.find((each) => each.key === key)?.value;
  expect(header('list-unsubscribe')).toBe(`<${unsubscribe}>`);
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(header('message-id')).toBe('<7.12@lonestar.example>');
  expect(parsed.to).toEqual([{ address: 'reader@example.com', name: '' }]);
  expect(parsed.from).toEqual({ address: 'mail@lonestar.example', name: 'CityBeat Austin' });
  expect(parsed.replyTo).toEqual([{ address: 'newsroom@citybeat.example', name: '' }]);
  expect(parsed.cc ?? parsed.bcc).toBeUndefined();
  const archive = `https://masthead.example/e/${'k'.repeat(24)}`;
  expect(parsed.html?.trim()).toBe(
    `<p>Hello</p><a href="${unsubscribe}">Unsubscribe</a> <a href="${archive}">View in a browser</a>`,
  );
  expect(parsed.text?.trim()).toBe(`Hello. Unsubscribe: ${unsubscribe} In a browser: ${archive}`);
});

const evil = '\r\nBcc: victim@evil.example\r\nX-Evil: 1\r\n\r\n<p>evil</p>';

test.for([
  ['subject', { subject: `News${evil}` }],
  ['subject with a bare line feed', { subject: 'News\nBcc: victim@evil.example' }],
  [
    'subject with an encoded line break',
    { subject: '=?utf-8?Q?News=0D=0ABcc:_victim@evil.example?=' },
  ],
  ['subject of 10,000 characters', { subject: 'News '.repeat(2000) }],
  ['subject that turns the writing direction', { subject: 'News \u202Egnp.exe\u2066' }],
  ['name of the sender', { fromName: `CityBeat" <boss@evil.example>${evil}` }],
  ['name of the sender with a list of addresses', { fromName: 'CityBeat, victim@evil.example' }],
  ['name of the audience', { audienceId: `daily>${evil}` }],
] as [string, Partial<Mailing>][])('a %s adds no header and no recipient', async ([, given]) => {
  const { outcome, recipients, headers, parsed, raw } = await onTheWire(
    messagesOf(mailing(given), links, null)(reader),
  );
  expect(outcome).toEqual({ result: 'sent' });
  expect(recipients).toEqual(['RCPT TO:<reader@example.com>']);
  expect(headers).toEqual(plannedHeaders);
  expect(parsed.from?.address).toBe('newsroom@citybeat.example');
  expect(parsed.html).not.toContain('evil');
  expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
});

test('an address to reply to that holds more than an address gets nobody else any mail', async () => {
  for (const replyTo of [
    `newsroom@citybeat.example${evil}`,
    'newsroom@citybeat.example, victim@evil.example',
  ]) {
    const { recipients, headers } = await onTheWire(
      messagesOf(mailing({ replyTo }), links, 'mail@lonestar.example')(reader),
    );
    expect(recipients).toEqual(['RCPT TO:<reader@example.com>']);
    expect(headers).toEqual(plannedHeaders);
    const asSender = await onTheWire(messagesOf(mailing({ replyTo }), links, null)(reader));
    expect(asSender.recipients.filter((line) => line.includes('evil'))).toEqual([]);
    expect(asSender.headers.filter((key) => !plannedHeaders.includes(key))).toEqual([]);
  }
});

test('template marks of other systems in what an editor writes stay what they are', async () => {
  const text = `{{7*7}} \${7*7} <%= 7*7 %> *|EMAIL|*`;
  const { parsed } = await onTheWire(
    messagesOf(mailing({ subject: text, text, html: text }), links, null)(reader),
  );
  expect(parsed.subject).toBe(text);
  expect(parsed.text?.trim()).toBe(text);
  expect(parsed.html?.trim()).toBe(text);
});

test('a test email says so, and its links belong to nobody', async () => {
  const email = {
    campaignId: 3,
    campaignVersion: 1,
    audienceId: 'austin-daily',
    subject: 'The best of today',
    previewText: '',
    fromName: 'CityBeat',
    replyTo: 'newsroom@citybeat.example',
    part: null,
    ...mailingContent,
  };
  const message = testMessage(
    email,
    { email: 'editor@lonestar.example', name: 'Edith Marlowe' },
    'https://masthead.example',
    null,
    'test.1',
  );
  const { parsed, recipients, headers } = await onTheWire(message);
  expect(recipients).toEqual(['RCPT TO:<editor@lonestar.example>']);
  expect(parsed.subject).toBe('[Test] The best of today');
  expect(parsed.html).toContain('<a href="https://masthead.example/u/test">Unsubscribe</a>');
  expect(parsed.text).not.toContain('*|');
  expect(headers).not.toContain('list-unsubscribe');
});

test.each([
  ['Ana Reed', 'Ana Reed', 'Ana'],
  ['O"Hara & Co', 'O"Hara & Co', 'O"Hara'],
  ['Reed, $& Ana', 'Reed, $& Ana', '$&'],
  ['דנה כהן', 'דנה כהן', '\u2068דנה\u2069'],
  ['Ana\r\nBcc: eve', 'Ana Bcc: eve', 'Ana'],
])(
  'the name %j stands in the subject, both parts and the header To, and is nothing but words',
  async (name, to, first) => {
    const { parsed, headers, recipients } = await onTheWire(
      messagesOf(personal, links, null)({ ...reader, name }),
    );
    expect(parsed.to).toEqual([{ name: to, address: 'reader@example.com' }]);
    expect(recipients).toHaveLength(1);
    expect(headers).toEqual(plannedHeaders);
    expect(parsed.subject).toBe(`For ${first}`);
    expect(parsed.text?.trim()).toBe(`Hello ${first}`);
    const inHtml = first.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    expect(parsed.html?.trim()).toBe(`<p title="${inHtml}">Hello ${inHtml}</p>`);
  },
);

test.each([null, '<b>Ana</b>', '*|LNAME|*'])(
  'a reader called %j is addressed without a name',
  async (name) => {
    const { parsed } = await onTheWire(messagesOf(personal, links, null)({ ...reader, name }));
    expect(parsed.to).toEqual([{ name: '', address: 'reader@example.com' }]);
    expect(parsed.subject).toBe('For you');
    expect(parsed.text?.trim()).toBe('Hello all & sundry');
    expect(parsed.html?.trim()).toBe('<p title="all &amp; sundry">Hello all &amp; sundry</p>');
  },
);
