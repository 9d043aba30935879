import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { unsubscribe } from './mailings.queries.ts';
import { buildMailing, fakeTransport, sendingWith } from './mailings.testing.ts';
import { sendMailing } from './send-mailing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const peopleOf = (audienceId: string) =>
  database.pool<{ id: number; status: string; statusReason: string | null }[]>`
    select id, status, status_reason from subscribers where audience_id = ${audienceId} order by id`;

test('whose address does not exist, as their server says for good, gets no further emails', async () => {
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

test('who leaves by the link is noted so, and a bounce that comes later does not change it', async () => {
  const { pool } = database;
  const mailing = await buildMailing(pool, { subscribers: 1 });
  const [person] = await peopleOf(mailing.audienceId);
  const { transport } = fakeTransport(async () => {
    await unsubscribe(pool, person?.id ?? 0);
    return { result: 'failed', problem: '550 5.1.1 Unknown' };
  });
  await sendMailing(sendingWith(pool, transport), mailing.id);
  expect(await peopleOf(mailing.audienceId)).toMatchObject([
    { status: 'unsubscribed', statusReason: 'By the link in an email' },
  ]);
});
