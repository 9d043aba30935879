import { campaignMessages } from '@masthead/shared/email/campaigns/campaign.messages.ts';
import {
  softBouncesToSuppress,
  suppressionMessages,
} from '@masthead/shared/email/mailings/suppression.ts';
import { expect, test } from 'vitest';
import { withTestDatabase } from '../../../test/database.ts';
import { write } from '../../platform/db/client.ts';
import { buildReadyDigest } from '../campaigns/campaigns.testing.ts';
import { openLedger } from './ledger.queries.ts';
import { findMailing, unsubscribe } from './mailings.queries.ts';
import { buildMailing, fakeTransport, sendingWith, tallyOf } from './mailings.testing.ts';
import { sendMailing } from './send-mailing.ts';
import { countReaders } from './sends.queries.ts';

const database = withTestDatabase();

const peopleOf = (audienceId: string) =>
  database.pool<{ id: number; status: string; statusReason: string | null }[]>`
    select id, status, status_reason from subscribers where audience_id = ${audienceId} order by id`;

test('sends nothing more to an address that permanently does not exist', async () => {
  const { pool } = database;
  const mailing = await buildMailing(pool, { subscribers: 5 });
  const gone = '550 5.1.1 <reader1> does not exist';
  const problems = [gone, '550 No such mailbox', '552 5.2.2 Mailbox full', '451 4.7.1 Later'];
  const { transport } = fakeTransport(({ to }) => {
    const problem = problems[Number(/^reader(\d)/.exec(to)?.[1]) - 1];
    return problem ? { result: 'failed', problem } : { result: 'sent' };
  });
  await sendMailing(sendingWith(pool, transport), mailing.id);
  const people = await peopleOf(mailing.audienceId);
  expect(people.map(({ status }) => status)).toEqual([
    'cleaned',
    ...Array.from({ length: 4 }, () => 'subscribed'),
  ]);
  expect(people[0]?.statusReason).toBe(gone);
});

test('records an unsubscribe by link, which a later bounce does not change', async () => {
  const { pool } = database;
  const mailing = await buildMailing(pool, { subscribers: 1 });
  const [person] = await peopleOf(mailing.audienceId);
  const { transport } = fakeTransport(async () => {
    await unsubscribe(pool, { mailingId: mailing.id, subscriberId: person?.id ?? 0 });
    return { result: 'failed', problem: '550 5.1.1 Unknown' };
  });
  await sendMailing(sendingWith(pool, transport), mailing.id);
  expect(await peopleOf(mailing.audienceId)).toMatchObject([
    { status: 'unsubscribed', statusReason: 'Unsubscribe link in an email' },
  ]);
});

const suppressedOf = (audienceId: string) =>
  database.pool<{ email: string; reason: string; detail: string | null }[]>`
    select email, reason, detail from suppressions
     where email like ${`%@${audienceId}.example`} and lifted_at is null order by email`;

/** Sends another email to an audience, with what becomes of each message. */
async function sendAgain(audienceId: string, answer: Parameters<typeof fakeTransport>[0]) {
  const { pool } = database;
  const { id: campaignId } = await buildReadyDigest(pool, { subscribers: 0 });
  const mailing = await buildMailing(pool, { campaignId, audienceId });
  const { transport, recipients } = fakeTransport(answer);
  await sendMailing(sendingWith(pool, transport), mailing.id);
  return { mailing, recipients: recipients() };
}

test('an address that does not exist is suppressed at once: the next send skips it, in other audiences too, and the ledger says so', async () => {
  const { pool } = database;
  const first = await buildMailing(pool, { subscribers: 3 });
  const { audienceId } = first;
  const gone = `reader1@${audienceId}.example`;
  const said = '550 5.1.1 No such user';
  const { transport } = fakeTransport(({ to }) =>
    to === gone ? { result: 'failed', problem: said } : { result: 'sent' },
  );
  await sendMailing(sendingWith(pool, transport), first.id);
  expect(await suppressedOf(audienceId)).toEqual([
    { email: gone, reason: 'bounced', detail: said },
  ]);

  const other = await buildReadyDigest(pool, { subscribers: 1 });
  await pool`insert into subscribers (audience_id, email) values (${other.audienceId}, ${gone.toUpperCase()})`;
  const { mailing, recipients } = await sendAgain(other.audienceId, undefined);
  expect(recipients).toEqual([`reader1@${other.audienceId}.example`]);
  expect(await countReaders(pool, other.audienceId, null)).toMatchObject({ subscribers: 1 });
  const skipped = await pool`
    select email, status, problem from mail_deliveries where mailing_id = ${mailing.id} and status = 'skipped'`;
  expect([...skipped]).toEqual([
    { email: gone.toUpperCase(), status: 'skipped', problem: suppressionMessages.skipped },
  ]);
});

test('suppresses a full mailbox after five mailings, but never because of a policy block', async () => {
  const { pool } = database;
  const { audienceId } = await buildReadyDigest(pool, { subscribers: 2 });
  const answer = ({ to }: { to: string }) =>
    ({
      result: 'failed',
      problem: to.startsWith('reader1') ? '552 5.2.2 Mailbox full' : '554 Not wanted here',
    }) as const;
  for (let n = 1; n <= softBouncesToSuppress; n += 1) {
    expect(await suppressedOf(audienceId)).toEqual([]);
    await sendAgain(audienceId, answer);
  }
  expect(await suppressedOf(audienceId)).toEqual([
    {
      email: `reader1@${audienceId}.example`,
      reason: 'kept bouncing',
      detail: '552 5.2.2 Mailbox full',
    },
  ]);
  expect((await sendAgain(audienceId, undefined)).recipients).toEqual([
    `reader2@${audienceId}.example`,
  ]);
});

test('retries a recipient refused because of the sender with growing pauses, then marks it as failed', async () => {
  const { pool } = database;
  const mailing = await buildMailing(pool, { subscribers: 2 });
  const { transport, recipients } = fakeTransport(({ to }) =>
    to.startsWith('reader1@')
      ? { result: 'failed', problem: '550 5.7.1 Blocked by policy' }
      : { result: 'failed', problem: '550 5.1.1 No such user' },
  );
  const rowOf = async () => {
    const [row] = await pool<{ status: string; attempts: number; pause: number }[]>`
      select d.status, d.attempts, round(extract(epoch from d.not_before - d.at) / 60)::int as pause
        from mail_deliveries d where d.mailing_id = ${mailing.id} and d.email like 'reader1@%'`;
    await pool`update mail_deliveries set not_before = null where mailing_id = ${mailing.id}`;
    return row;
  };
  const send = () => sendMailing(sendingWith(pool, transport), mailing.id);
  await expect(send()).rejects.toThrow('not finished yet');
  expect(await rowOf()).toEqual({ status: 'waiting', attempts: 1, pause: 2 });
  await expect(send()).rejects.toThrow('not finished yet');
  expect(await rowOf()).toEqual({ status: 'waiting', attempts: 2, pause: 8 });
  await send();
  expect(await rowOf()).toMatchObject({ status: 'failed', attempts: 3 });
  const [first, second] = ['reader1', 'reader2'].map(
    (name) => `${name}@${mailing.audienceId}.example`,
  );
  expect(recipients()).toEqual([first, first, first, second]);
  expect((await suppressedOf(mailing.audienceId)).map(({ email }) => email)).toEqual([second]);
});

test('skips suppressed addresses before anything is handed out', async () => {
  const { pool } = database;
  const mailing = await buildMailing(pool, { subscribers: 3 });
  await pool`insert into suppressions (email, reason) values (${`READER2@${mailing.audienceId}.example`}, 'bounced')`;
  await write(pool, null, (db) => openLedger(db, { ...mailing, part: null }));
  expect(await tallyOf(pool, mailing.id)).toEqual({ waiting: 2, skipped: 1 });
});

test('skips addresses suppressed during a send; an email with nobody left explains it', async () => {
  const { pool } = database;
  // Why one more: two lanes of ten have theirs in hand before anything is answered.
  const mailing = await buildMailing(pool, { subscribers: 21 });
  const last = `reader21@${mailing.audienceId}.example`;
  let suppressed: Promise<unknown> | null = null;
  const { transport, recipients } = fakeTransport(async () => {
    suppressed ??=
      pool`insert into suppressions (email, reason) values (${last}, 'complained')`.execute();
    await suppressed;
    return { result: 'sent' };
  });
  await sendMailing(sendingWith(pool, transport), mailing.id);
  expect(recipients()).not.toContain(last);
  expect(await tallyOf(pool, mailing.id)).toEqual({ sent: 20, skipped: 1 });

  const { audienceId } = await buildReadyDigest(pool, { subscribers: 1 });
  await pool`insert into suppressions (email, reason) values (${`reader1@${audienceId}.example`}, 'bounced')`;
  const { mailing: nobody } = await sendAgain(audienceId, undefined);
  expect(await findMailing(pool, nobody.id)).toMatchObject({
    status: 'failed',
    problem: campaignMessages.allSkipped,
  });
});
