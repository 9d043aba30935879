import { expect, onTestFinished, test } from 'vitest';
import { logFailuresTo } from '../../process/logged.ts';
import { type MailDone, signals } from '../../process/signals.ts';
import type { Message, Outcome } from './mail-transport.ts';
import { watchTransport } from './watch-transport.ts';

test('a mail server that goes away and comes back is a line each, with cause and time, however often mail is tried', async () => {
  const lines: unknown[] = [];
  const told: MailDone[] = [];
  onTestFinished(
    logFailuresTo(({ err }, sentence) => lines.push([sentence, (err as Error)?.message])),
  );
  onTestFinished(signals.mailDone.hear((each) => told.push(each)));
  let now = 0;
  let outcome: Outcome = { result: 'sent' };
  const transport = watchTransport({ send: async () => outcome, close: () => {} }, () => now);
  const send = async (next: Outcome, times = 1) => {
    outcome = next;
    for (let time = 0; time < times; time += 1) {
      now += 1000;
      await transport.send({ to: 'Ana@Mail.Example' } as Message);
    }
  };
  const away: Outcome = { result: 'away', problem: 'connect ECONNREFUSED' };
  await send({ result: 'sent' });
  // One message alone may be at fault itself.
  await send(away);
  await send({ result: 'sent' });
  expect(lines).toEqual([]);
  await send(away, 90);
  await send({ result: 'unknown', problem: 'cut' });
  await send({ result: 'retry', problem: '451 later' });
  await send({ result: 'sent' }, 3);
  expect(lines).toEqual([
    ['The mail server is unreachable. Mail waits and is retried', 'connect ECONNREFUSED'],
    ['The mail server answers again, after 91 seconds', undefined],
  ]);
  expect(told.at(-1)).toEqual({ domain: 'mail.example', outcome: 'sent' });
});
