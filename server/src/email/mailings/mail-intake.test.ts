import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { oneKey } from '../../../test/one-key.ts';
import { openIntake } from './mail-intake.ts';
import { mailLinks } from './mail-links.ts';
import { buildMailing, fakeTransport, sendingWith } from './mailings.testing.ts';
import { complaint, deliveryReport, outOfOffice } from './reports.testing.ts';
import { sendMailing } from './send-mailing.ts';

const mailbox = 'bounces@mail.citybeat.example';
const links = mailLinks('https://masthead.example', oneKey('test key'), mailbox);
const troubles: unknown[] = [];
let database: TestDatabase;
let intake: Awaited<ReturnType<typeof openIntake>>;
beforeAll(async () => {
  database = await createTestDatabase();
  const onTrouble = (error: unknown) => troubles.push(error);
  intake = await openIntake(
    { host: '127.0.0.1', port: 0 },
    { pool: database.pool, links, onTrouble },
  );
});
afterAll(async () => {
  await intake.close();
  await database.drop();
});

/** Hands a message to the intake as a mail server does; answers its answer. */
async function hand(raw: string | Buffer, to: string, from = ''): Promise<string> {
  const transport = createTransport({ host: '127.0.0.1', port: intake.port, ignoreTLS: true });
  try {
    const { response } = await transport.sendMail({ envelope: { from, to: [to] }, raw });
    return response;
  } catch (error) {
    return (error as { response?: string }).response ?? String(error);
  } finally {
    transport.close();
  }
}

/** A mailing that went out to three readers, and the return path of each. */
async function buildSent() {
  const { pool } = database;
  const mailing = await buildMailing(pool, { subscribers: 3 });
  const { transport, messages } = fakeTransport();
  await sendMailing(sendingWith(pool, transport, { links }), mailing.id);
  const byAddress = [...messages].sort((a, b) => a.to.localeCompare(b.to));
  return {
    ...mailing,
    messages: byAddress,
    paths: byAddress.map(({ returnPath }) => returnPath ?? ''),
  };
}

async function stateOf({ id, audienceId }: { id: number; audienceId: string }) {
  const { pool } = database;
  const ledger = await pool<{ state: string }[]>`
    select d.status || ' ' || coalesce(d.bounce, case when d.complained_at is not null then 'complained' else '-' end)
           || ' ' || s.status as state
      from mail_deliveries d join subscribers s on s.id = d.subscriber_id
     where d.mailing_id = ${id} order by d.subscriber_id`;
  const list = await pool<{ entry: string }[]>`
    select split_part(email, '@', 1) || ' ' || reason as entry from suppressions
     where email like ${`%@${audienceId}.example`} order by email`;
  return { ledger: ledger.map(({ state }) => state), list: list.map(({ entry }) => entry) };
}
const untouched = { ledger: Array.from({ length: 3 }, () => 'sent - subscribed'), list: [] };

test('a delivery report to the return path is recorded once and suppresses the address', async () => {
  const sent = await buildSent();
  const [first = '', second = ''] = sent.paths;
  const report = deliveryReport({
    status: '5.1.1',
    answer: '550 5.1.1 <x>: Recipient address\n    rejected',
  });
  for (const to of [first, first, first.toUpperCase()])
    expect(await hand(report, to)).toMatch(/^250/);
  await hand(deliveryReport({ status: '5.0.0', answer: '552 5.2.2 Mailbox full' }), second);
  await hand(deliveryReport({ status: '4.4.1', action: 'delayed' }), sent.paths[2] ?? '');
  expect(await stateOf(sent)).toEqual({
    ledger: ['sent hard cleaned', 'sent soft subscribed', 'sent - subscribed'],
    list: ['reader1 bounced'],
  });
  const [row] = await database.pool`
    select problem from mail_deliveries where mailing_id = ${sent.id} order by subscriber_id limit 1`;
  expect(row?.problem).toBe('550 5.1.1 <x>: Recipient address rejected');
});

test('a complaint is matched by the signed link in the returned message, and unsubscribes the reader', async () => {
  const sent = await buildSent();
  const unsubscribe = sent.messages[1]?.headers['List-Unsubscribe'] ?? '';
  expect(await hand(complaint({ unsubscribe }), mailbox, 'fbl@provider.example')).toMatch(/^250/);
  await hand(
    complaint({
      type: 'not-spam',
      unsubscribe: sent.messages[2]?.headers['List-Unsubscribe'] ?? '',
    }),
    mailbox,
  );
  expect(await stateOf(sent)).toEqual({
    ledger: ['sent - subscribed', 'sent complained unsubscribed', 'sent - subscribed'],
    list: ['reader2 complained'],
  });
});

test('refuses forged, truncated and foreign return paths, and ignores forged links', async () => {
  const sent = await buildSent();
  const [path = ''] = sent.paths;
  const [, mailing, reader, signature] = /\+(\d+)\.(\d+)\.(\w+)@/.exec(path) ?? [];
  const report = deliveryReport({ status: '5.1.1' });
  const forged = [
    'postmaster@mail.citybeat.example',
    `bounces+${mailing}.${Number(reader) + 1}.${signature}@mail.citybeat.example`,
    `bounces+${Number(mailing) + 1}.${reader}.${signature}@mail.citybeat.example`,
    `bounces+${mailing}.${reader}@mail.citybeat.example`,
    path.replace('citybeat', 'elsewhere'),
    `${path}.evil.example`,
  ];
  for (const to of forged)
    expect([to, await hand(report, to)]).toEqual([to, expect.stringMatching(/^550/)]);
  const link = sent.messages[0]?.headers['List-Unsubscribe'] ?? '';
  await hand(complaint({ unsubscribe: link.replace(/.>$/, '_>') }), mailbox);
  await hand(report, mailbox);
  expect(await stateOf(sent)).toEqual(untouched);
});

test('ignores messages that are no report: auto-replies, broken and huge messages', async () => {
  const sent = await buildSent();
  const [path = ''] = sent.paths;
  const nested = `Content-Type: multipart/report; boundary=a\r\n\r\n${'--a\r\nContent-Type: multipart/mixed; boundary=a\r\n\r\n'.repeat(5000)}`;
  const others = [
    outOfOffice,
    'no header at all',
    Buffer.from([0, 255, 13, 10, 13, 10, 0, 200]),
    nested,
    deliveryReport({ status: '5.1.1', action: 'delivered' }),
  ];
  for (const raw of others) expect(await hand(raw, path)).toMatch(/^250/);
  const huge =
    `${outOfOffice}${'x'.repeat(998)}\r\n`.repeat(1) + `${'y'.repeat(990)}\r\n`.repeat(22_000);
  expect(await hand(huge, path)).toMatch(/^552/);
  expect(await stateOf(sent)).toEqual(untouched);
  expect(troubles).toEqual([]);
});

test('asks the mail server to retry while the database is down, so that nothing is lost', async () => {
  const sent = await buildSent();
  const own = await createTestDatabase();
  const told: unknown[] = [];
  const away = await openIntake(
    { host: '127.0.0.1', port: 0 },
    { pool: own.pool, links, onTrouble: (error) => told.push(error) },
  );
  await own.drop();
  const here = intake;
  intake = away;
  const answer = await hand(deliveryReport({ status: '5.1.1' }), sent.paths[0] ?? '');
  intake = here;
  await away.close();
  expect(answer).toMatch(/^451/);
  expect(told).toHaveLength(1);
});
