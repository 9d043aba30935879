import { setTimeout as pause } from 'node:timers/promises';
import { dataCenterOf } from '@masthead/shared/email/mailchimp/mailchimp.ts';
import { limitConcurrency } from '../../platform/integrations/mail/limit-concurrency.ts';
import { askOutside } from '../../platform/outside/ask-outside.ts';
import { answerOf, failureOf, longestAnswer, MailchimpFailure } from './mailchimp-failure.ts';

/** How patient the client is; tests are less so. */
export interface MailchimpPatience {
  /** One request is given up after this long. */
  requestMs: number;
  /** Before the first repetition; then twice as long each time, with a random share. */
  pauseMs: number;
  /** After some requests in a row that got no answer, nobody is made to wait for this long. */
  restMs: number;
  /** An answer about a campaign is good for this long: every open panel asks every few seconds. */
  rememberMs: number;
  /** What its checklist says of an email that stays as it is is good for this long. */
  checklistMs: number;
  /** A person waits this long for one action, all its requests together. */
  actionMs: number;
  /** The requests of one action end after this long, also when nobody waits for them any more. */
  workMs: number;
  /** Whoever chooses an audience waits this long for those of Mailchimp. */
  choicesMs: number;
}

export const usualPatience: MailchimpPatience = {
  requestMs: 10_000,
  pauseMs: 700,
  restMs: 15_000,
  rememberMs: 4000,
  checklistMs: 60_000,
  actionMs: 30_000,
  workMs: 120_000,
  choicesMs: 5000,
};

/** Ten are allowed for all programs of an account together; two servers of ours leave two. */
const atOnce = 4;
const failuresBeforeRest = 4;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Sent = { query?: Record<string, string>; body?: object };

/** Asks the Marketing API with one key. */
export interface MailchimpClient {
  ask(method: Method, path: string, sent?: Sent): Promise<unknown>;
  /** The same client, whose requests all end when so much time has passed. */
  within(ms: number): MailchimpClient;
}

/** Refuses at once while the other side seems to be away, so that nobody waits for nothing. */
function breaker({ restMs }: MailchimpPatience) {
  let failures = 0;
  let restsUntil = 0;
  return {
    check() {
      if (Date.now() < restsUntil)
        throw new MailchimpFailure('away', 'Mailchimp did not respond to the last requests');
    },
    note(failure: MailchimpFailure | null) {
      const isSilent = failure !== null && failure.why !== 'refused' && failure.status === null;
      failures = isSilent ? failures + 1 : 0;
      if (failures >= failuresBeforeRest) restsUntil = Date.now() + restMs;
    },
  };
}

/**
 * A client of the Marketing API. A request that was turned away is asked again after a pause; one
 * whose answer was lost only where asking twice means the same as asking once.
 */
export function mailchimpClient(
  key: string,
  patience: MailchimpPatience,
  /** Asked instead of the data center of the key (`MAILCHIMP_URL`). */
  url: string | null = null,
): MailchimpClient {
  const address = `${url ?? `https://${dataCenterOf(key)}.api.mailchimp.com`}/3.0`;
  const authorization = `Basic ${Buffer.from(`masthead:${key}`).toString('base64')}`;
  const take = limitConcurrency(atOnce);
  const rest = breaker(patience);

  const once = async (
    method: Method,
    path: string,
    { query, body }: Sent,
    signal: AbortSignal | null,
  ) => {
    rest.check();
    if (signal?.aborted) throw new MailchimpFailure('away', 'Mailchimp took too long');
    try {
      const said = await askOutside(`${address}${path}?${new URLSearchParams(query).toString()}`, {
        method,
        headers: {
          authorization,
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
        },
        body: body && JSON.stringify(body),
        maxBytes: longestAnswer,
        timeoutMs: patience.requestMs,
        signal: signal ?? undefined,
      });
      const answer = answerOf(said);
      rest.note(null);
      return answer;
    } catch (error) {
      const failure = failureOf(error);
      failure.call = `${method} ${path}`;
      // Why: whatever Mailchimp writes back, the key leaves the server in no message.
      failure.message = failure.message.replaceAll(key, '…');
      rest.note(failure);
      throw failure;
    }
  };

  const asking = (signal: AbortSignal | null): MailchimpClient => ({
    async ask(method, path, sent = {}) {
      for (let tries = 1; ; tries += 1) {
        try {
          return await take(() => once(method, path, sent, signal));
        } catch (error) {
          const { why, status } = error as MailchimpFailure;
          const isRateLimited = why === 'away' && status === 429;
          const mayRepeat = isRateLimited || (why === 'lost' && method !== 'POST');
          if (!mayRepeat || tries >= (isRateLimited ? 3 : 2) || signal?.aborted) throw error;
          await pause(patience.pauseMs * 2 ** (tries - 1) * (0.5 + Math.random()));
        }
      }
    },
    within: (ms) => asking(AbortSignal.timeout(ms)),
  });
  return asking(null);
}
