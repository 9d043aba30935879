import { expect, test } from 'vitest';
import { withTestDatabase } from '../../../test/database.ts';
import { limitConcurrency } from '../../platform/integrations/mail/limit-concurrency.ts';
import type { Outcome } from '../../platform/integrations/mail/mail-transport.ts';
import { buildMailing, fakeTransport, sendingWith, tallyOf, until } from './mailings.testing.ts';
import { sendMailing } from './send-mailing.ts';

const database = withTestDatabase();

test('nine emails of one minute go out in turns: none gets ahead of another by more than its lanes', async () => {
  const { pool } = database;
  const ids: number[] = [];
  for (let n = 0; n < 9; n += 1) ids.push((await buildMailing(pool, { subscribers: 120 })).id);
  const answer = Promise.withResolvers<Outcome>();
  let isHeld = true;
  const sink = fakeTransport(() => (isHeld ? answer.promise : { result: 'sent' }));
  const turns = limitConcurrency(4);
  const begun = Promise.withResolvers<void>();
  let asked = 0;
  const sending = sendingWith(pool, sink.transport, {
    limit: async (work) => {
      asked += 1;
      if (asked === ids.length) begun.resolve();
      await begun.promise;
      return turns(work);
    },
  });
  const done = ids.map((id) => sendMailing(sending, id));
  // Each asks for a turn to begin, and then for one in each of its two lanes.
  await until(() => asked === 27 && sink.messages.length === 40);
  isHeld = false;
  answer.resolve({ result: 'sent' });
  await Promise.all(done);

  const sent = new Map(ids.map((id) => [id, 0]));
  const ahead: number[] = [];
  for (const { delivery } of sink.messages) {
    const id = delivery?.mailingId ?? 0;
    sent.set(id, (sent.get(id) ?? 0) + 1);
    ahead.push(Math.max(...sent.values()) - Math.min(...sent.values()));
  }
  expect(Math.max(...ahead)).toBeLessThanOrEqual(40);
  for (const id of ids) expect(await tallyOf(pool, id)).toEqual({ sent: 120 });
});
