import { logged, noted } from '../../process/logged.ts';
import { signals } from '../../process/signals.ts';
import type { MailTransport } from './mail-transport.ts';

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** So many messages in a row find the server away before it is said to be: one alone may be at fault itself. */
const inARow = 2;

/**
 * Tells of each message, and logs when the mail server goes away and when it answers again: a line for each change, not
 * for each try. A message whose outcome is unknown says nothing about the server.
 */
export function watchTransport(
  transport: MailTransport,
  now = () => performance.now(),
): MailTransport {
  let away = { times: 0, since: 0 };

  function noteAway(problem: string): void {
    away = { times: away.times + 1, since: away.times === 0 ? now() : away.since };
    if (away.times === inARow)
      logged('The mail server is unreachable. Mail waits and is retried')(new Error(problem));
  }
  function noteAnswer(): void {
    const seconds = Math.round((now() - away.since) / 1000);
    if (away.times >= inARow) noted(`The mail server answers again, after ${seconds} seconds`);
    away = { times: 0, since: 0 };
  }

  return {
    async send(message) {
      const outcome = await transport.send(message);
      if (outcome.result === 'away') noteAway(outcome.problem);
      else if (outcome.result !== 'unknown') noteAnswer();
      signals.mailDone.send({ domain: domainOf(message.to), outcome: outcome.result });
      return outcome;
    },
    close: () => transport.close(),
  };
}
