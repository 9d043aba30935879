import { expect, test } from 'vitest';
import { withTestDatabase } from '../../../test/database.ts';
import { buildMailing, fakeTransport, sendingWith, tallyOf, until } from './mailings.testing.ts';
import { sendMailing } from './send-mailing.ts';

const database = withTestDatabase();

/** A mailing whose readers are at these domains, in this order. */
async function mailingTo(...domains: string[]) {
  const { pool } = database;
  const mailing = await buildMailing(pool, { subscribers: domains.length });
  await pool`
    update subscribers s set email = 'reader' || d.n || '@' || d.domain
      from unnest(${domains}::text[]) with ordinality d (domain, n)
     where s.audience_id = ${mailing.audienceId} and s.email like 'reader' || d.n || '@%'`;
  return mailing;
}

const readers = ['big.net', 'BIG.net', 'big.net', 'big.net', 'small.net', 'a.example', 'a.example'];

test('what a domain gets in a second is limited, and others do not wait for it', async () => {
  const { pool } = database;
  const mailing = await mailingTo(...readers);
  const sentBefore: (number | undefined)[] = [];
  const { transport, messages } = fakeTransport(async () => {
    sentBefore.push((await tallyOf(pool, mailing.id)).sent);
    return { result: 'sent' };
  });
  await sendMailing(sendingWith(pool, transport, { perDomain: 3 }), mailing.id);
  expect(messages.at(-1)?.to).toMatch(/@big\.net$/i);
  // The fourth message to one domain left when all others were done.
  expect(sentBefore.at(-1)).toBe(readers.length - 1);
  expect(await tallyOf(pool, mailing.id)).toEqual({ sent: readers.length });
});

test.each([
  ['without a limit', null, readers],
  ['at domains that lead nowhere', 1, ['a.example', 'b.test', 'a.example', 'b.test']],
])('%s everything is due at once', async (_where, perDomain, domains) => {
  const mailing = await mailingTo(...domains);
  // Why: nothing is answered before all are there, so one that waits for its second holds up the others for good.
  const sent = fakeTransport(async () => {
    await until(() => sent.messages.length === domains.length);
    return { result: 'sent' };
  });
  await sendMailing(sendingWith(database.pool, sent.transport, { perDomain }), mailing.id);
  expect(await tallyOf(database.pool, mailing.id)).toEqual({ sent: domains.length });
});

test('a server that takes over spreads what is left from then on', async () => {
  const { pool } = database;
  const mailing = await mailingTo('big.net', 'big.net', 'big.net', 'big.net', 'big.net');
  let isStopping = false;
  const first = fakeTransport(() => {
    isStopping = true;
    return { result: 'sent' };
  });
  const stopped = sendMailing(
    sendingWith(pool, first.transport, { perDomain: 1, isStopping: () => isStopping }),
    mailing.id,
  );
  await expect(stopped).rejects.toThrow('not finished yet');
  expect(first.messages).toHaveLength(1);
  // As if it had stood still for a while: all that was spread has fallen due.
  await pool`update mail_deliveries set not_before = now() - interval '1 minute' where mailing_id = ${mailing.id}`;
  let isEnough = false;
  const second = fakeTransport(() => {
    isEnough = true;
    return { result: 'sent' };
  });
  const going = sendingWith(pool, second.transport, { perDomain: 2, isStopping: () => isEnough });
  await expect(sendMailing(going, mailing.id)).rejects.toThrow('not finished yet');
  expect(second.messages).toHaveLength(2);
  expect(await tallyOf(pool, mailing.id)).toEqual({ sent: 3, waiting: 2 });
});
