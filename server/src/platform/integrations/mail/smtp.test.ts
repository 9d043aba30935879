import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, describe, expect, test } from 'vitest';
import type { MailTransport, Message, Outcome } from './mail-transport.ts';
import { type Play, type ScriptedSmtp, type Step, scriptedSmtp } from './scripted-smtp.testing.ts';
import { outcomeOfError, smtpTransport } from './smtp.ts';

const stops: (() => void | Promise<void>)[] = [];
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

let made = 0;
function message(given: Partial<Message> = {}): Message {
  made += 1;
  return {
    from: { name: 'CityBeat', address: 'newsroom@citybeat.example' },
    to: 'reader@example.com',
    replyTo: 'newsroom@citybeat.example',
    subject: 'The best of today',
    html: '<p>Hello</p>',
    text: 'Hello',
    headers: {},
    messageId: `<${made}@citybeat.example>`,
    purpose: 'campaign',
    ...given,
  };
}

function open(url: string): MailTransport {
  const transport = smtpTransport(url);
  stops.push(() => transport.close());
  return transport;
}

async function scripted(
  play?: (step: Step, times: number) => Play,
  extensions?: string[],
): Promise<ScriptedSmtp> {
  const server = await scriptedSmtp(play, extensions);
  stops.push(() => server.stop());
  return server;
}

/** Sends one more: what the client would try again by itself stands before it in its queue. */
const sendNext = (transport: MailTransport) => transport.send(message({ to: nextReader }));
const nextReader = 'next@example.com';

const script: [string, Partial<Record<Step, string>>, Outcome['result']][] = [
  ['the recipient is unknown (550)', { RCPT: '550 5.1.1 No such mailbox' }, 'failed'],
  ['the recipient is put off (450)', { RCPT: '450 4.2.0 Greylisted' }, 'retry'],
  ['the mailbox is full for now (452)', { RCPT: '452 4.2.2 Mailbox full' }, 'retry'],
  ['the server closes at the recipient (421)', { RCPT: '421 4.3.2 Shutting down' }, 'away'],
  ['the message is refused before it is sent (554)', { DATA: '554 5.5.1 No' }, 'failed'],
  ['the message is put off before it is sent (451)', { DATA: '451 4.3.0 Later' }, 'retry'],
  [
    'the message is refused after it was sent (550)',
    { dot: '550 5.7.1 Looks like spam' },
    'failed',
  ],
  ['the message is put off after it was sent (450)', { dot: '450 4.7.0 Later' }, 'retry'],
  [
    'the server closes after the message was sent (421)',
    { dot: '421 4.3.2 Shutting down' },
    'away',
  ],
  ['the sender is refused (550)', { MAIL: '550 5.7.1 Who are you' }, 'away'],
  ['the server is too busy to greet (421)', { greeting: '421 4.3.2 Busy' }, 'away'],
  ['the server wants nobody (554)', { greeting: '554 5.3.2 Closed' }, 'away'],
  ['the connection is cut before the greeting', { greeting: 'cut' }, 'away'],
  ['the connection is cut at the sender', { MAIL: 'cut' }, 'away'],
  ['the connection is cut at the recipient', { RCPT: 'cut' }, 'away'],
  ['the connection is cut before the message is asked for', { DATA: 'cut' }, 'away'],
  ['the connection is cut in the middle of the message', { content: 'cut' }, 'unknown'],
  ['the connection is cut after the final dot', { dot: 'cut' }, 'unknown'],
];

describe.concurrent.for([{ extensions: [] }, { extensions: ['PIPELINING'] }])(
  'with extensions $extensions',
  ({ extensions }) => {
    test.for(script)(
      'when %s, the outcome is as documented and nothing is sent twice',
      async ([, plays, result], { expect }) => {
        const server = await scripted((step) => plays[step], extensions);
        const transport = open(server.url);
        const outcome = await transport.send(message());
        expect(outcome.result).toBe(result);
        expect((await sendNext(transport)).result).toBe(result);
        // One conversation for each of the two at most, and one try.
        for (const step of ['greeting', 'MAIL', 'RCPT', 'DATA'] as const)
          expect(server.count(step), step).toBeLessThanOrEqual(2);
        const [reply] = Object.values(plays);
        if (reply && reply !== 'cut')
          expect(outcome).toMatchObject({ problem: expect.stringContaining(reply) });
      },
    );
  },
);

test('an accepted message is sent, once', async () => {
  const server = await scripted();
  const transport = open(server.url);
  expect(await transport.send(message())).toEqual({ result: 'sent' });
  expect(await sendNext(transport)).toEqual({ result: 'sent' });
  expect(server.contents).toHaveLength(2);
});

test('nobody listening, an unknown host and a wrong password are the server being away', async () => {
  const server = await scripted(
    (step) => (step === 'AUTH' ? '535 5.7.8 Wrong password' : undefined),
    ['AUTH PLAIN'],
  );
  const login = await open(server.url.replace('smtp://', 'smtp://user:wrong@')).send(message());
  expect(login).toMatchObject({
    result: 'away',
    problem: expect.stringContaining('535 5.7.8 Wrong password'),
  });
  expect(server.count('MAIL')).toBe(0);
  await server.stop();
  expect(await open(server.url).send(message())).toMatchObject({ result: 'away' });
  expect(await open('smtp://no-such-host.invalid:25').send(message())).toMatchObject({
    result: 'away',
  });
});

test('a server that says nothing is away, unless the message has left', () => {
  const silence = { code: 'ETIMEDOUT', command: 'CONN', message: 'Timeout' };
  expect(outcomeOfError(silence, false).result).toBe('away');
  expect(outcomeOfError(silence, true).result).toBe('unknown');
});

test('a certificate that cannot be trusted is a reason not to send', async () => {
  let accepted = 0;
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    onData(stream, _session, done) {
      accepted += 1;
      stream.resume().on('end', () => done());
    },
  });
  server.on('error', () => {});
  await once(server.listen(0, '127.0.0.1'), 'listening');
  stops.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  expect(await open(`smtp://127.0.0.1:${port}`).send(message())).toMatchObject({ result: 'away' });
  expect(accepted).toBe(0);
});

test('an address the client cannot write on the wire fails, and gets nobody else any mail', async () => {
  const server = await scripted();
  const transport = open(server.url);
  for (const to of [
    'not an address',
    'a@x.example, b@y.example',
    'a@x.example>\r\nRCPT TO:<b@y.example',
    '',
  ]) {
    const outcome = await transport.send(message({ to }));
    expect(['failed', 'sent']).toContain(outcome.result);
  }
  expect(
    server.seen.filter(
      ({ line }) => line.includes('b@y.example') && line.startsWith('RCPT TO:<b@'),
    ),
  ).toEqual([]);
  expect(server.count('RCPT')).toBe(server.count('MAIL'));
});

test('a kept connection that the server has dropped is not used again behind our back', async () => {
  const server = await scripted((step, times) =>
    step === 'MAIL' && times === 2 ? 'cut' : undefined,
  );
  const transport = open(server.url);
  expect((await transport.send(message())).result).toBe('sent');
  expect((await transport.send(message())).result).toBe('away');
  expect((await sendNext(transport)).result).toBe('sent');
  expect(server.count('greeting')).toBe(2);
  expect(server.count('MAIL')).toBe(3);
  expect(server.contents).toHaveLength(2);
});

test('in doubt is in doubt, whatever the message is called', async () => {
  const server = await scripted((step) => (step === 'dot' ? 'cut' : undefined));
  const transport = open(server.url);
  for (const messageId of ['', 'no brackets', '<a@b>\r\nBcc: x@evil.example', '<é@ü>']) {
    expect((await transport.send(message({ messageId }))).result).toBe('unknown');
  }
});

test('of many at once, one lost after the dot leaves the others sent and none twice', async () => {
  const server = await scripted((step, times) =>
    step === 'dot' && times === 7 ? 'cut' : undefined,
  );
  const transport = open(server.url);
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => transport.send(message())));
  expect(outcomes.filter(({ result }) => result === 'sent')).toHaveLength(19);
  expect(outcomes.filter(({ result }) => result === 'unknown')).toHaveLength(1);
  expect((await sendNext(transport)).result).toBe('sent');
  const ids = server.contents.map((content) => /^Message-ID: (.*)$/im.exec(content)?.[1]);
  expect(ids).toHaveLength(21);
  expect(new Set(ids).size).toBe(21);
});
