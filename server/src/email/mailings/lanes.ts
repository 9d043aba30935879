import { setTimeout as wait } from 'node:timers/promises';
import {
  campaignMessages,
  deliveryProblem,
} from '@masthead/shared/email/campaigns/campaign.messages.ts';
import { type Db, isDatabaseAway, type Pool, write } from '../../platform/db/client.ts';
import { limitConcurrency } from '../../platform/integrations/mail/limit-concurrency.ts';
import type { MailTransport, Outcome } from '../../platform/integrations/mail/mail-transport.ts';
import { bounceOf, isOurs, statusOfAnswer } from './bounce-kind.ts';
import { noteBounces } from './bounces.queries.ts';
import { countedOf } from './counts.queries.ts';
import {
  countLedger,
  handOut,
  type LedgerCounts,
  type Recorded,
  recordDeliveries,
} from './ledger.queries.ts';
import type { MailLinks } from './mail-links.ts';
import { messagesOf } from './mailing-message.ts';
import {
  findMailing,
  lockMailing,
  type Mailing,
  type MailingStatus,
  moveMailing,
} from './mailings.queries.ts';
import { secondsToNext } from './senders.queries.ts';

/** What sending needs. */
export interface Sending {
  pool: Pool;
  transport: MailTransport;
  links: MailLinks;
  mailFrom: string | null;
  /** Most messages to one receiving domain per second; null: no limit. */
  perDomain: number | null;
  /** True when this server is stopping: finish what is on its way, leave the rest to another. */
  isStopping: () => boolean;
  /** Mailings that this server has taken and sends now; others are shared. */
  sentHere: Set<number>;
  /** The mailings of this server take turns, first come, first served: to begin, and for each handful. */
  limit: ReturnType<typeof limitConcurrency>;
  /** Told after each change of the mailing's state. */
  onChange: (campaignId: number) => Promise<void>;
}

/**
 * Two lanes of ten messages: the connections never idle while results are written, and at most
 * twenty messages of a mailing can be in doubt when a server dies.
 */
const lanes = 2;
const handfulSize = 10;

/**
 * The turns of one server, four at once. Why no more: each has a database connection, and ten messages that are in doubt
 * when the server dies. Why to begin as well: emails of one minute all begin before the first of them goes on.
 */
export const sendingLimit = () => limitConcurrency(4);

/** A refused recipient is tried this often, with longer and longer pauses. */
const mostAttempts = 4;
/** One that is refused for a reason of ours (29.10) is tried after 2 and after 8 more minutes. */
const mostAttemptsOfOurs = 3;
const retryAfterSeconds = (attempts: number) => 30 * 4 ** (attempts - 1);
/** What falls due later than this is no reason to keep a lane; the job comes again. */
const nearSeconds = 2;
const shortestPause = 20;

function recorded(outcome: Outcome, attempts: number): Omit<Recorded, 'subscriberId'> {
  const settled = { problem: null, bounce: null, retryAfterSeconds: 0, attempts };
  const again = (problem: string, pauses: number) =>
    ({
      ...settled,
      status: 'waiting',
      problem,
      retryAfterSeconds: retryAfterSeconds(pauses),
    }) as const;
  if (outcome.result === 'sent') return { ...settled, status: 'sent' };
  const { problem } = outcome;
  // Why: what never reached the server was no attempt.
  if (outcome.result === 'away')
    return { ...settled, status: 'waiting', problem, attempts: attempts - 1 };
  if (outcome.result === 'retry' && attempts < mostAttempts) return again(problem, attempts);
  if (outcome.result === 'unknown') return { ...settled, status: 'unknown', problem };
  const status = statusOfAnswer(problem);
  // Why with longer pauses: what a receiver holds against us takes its time to pass.
  if (outcome.result === 'failed' && isOurs(status) && attempts < mostAttemptsOfOurs)
    return again(problem, attempts + 1);
  return { ...settled, status: 'failed', problem, bounce: bounceOf(status) };
}

const isAnswered = ({ result }: Outcome) =>
  result === 'sent' || result === 'failed' || result === 'retry';

/** A mailing that this sender hands out, with how its messages are written. */
export interface Going {
  mailing: Mailing;
  sender: string;
  messageTo: ReturnType<typeof messagesOf>;
}

/** How long a database that is away is waited for, in seconds. */
const mostAwaySeconds = 120;

/**
 * Records what became of messages, while the database is away again every second: otherwise those that arrived would be
 * in doubt. Another server may call them so meanwhile; the results replace that.
 */
async function recordSurely(
  { pool, isStopping }: Sending,
  id: number,
  sender: string,
  results: readonly Recorded[],
): Promise<boolean> {
  let left = results;
  for (let seconds = 0; ; seconds += 1)
    try {
      return await recordDeliveries(pool, id, sender, left);
    } catch (error) {
      if (!isDatabaseAway(error) || isStopping() || seconds === mostAwaySeconds) throw error;
      // Why: if this was recorded after all, a message that waits may have been handed out again.
      left = results.filter(({ status }) => status !== 'waiting');
      await wait(1000);
    }
}

/** Sends the next batch and records the results. Returns null when none is left, else why the server is unreachable, if it is. */
async function sendHandful(sending: Sending, { mailing, sender, messageTo }: Going) {
  const handful = await handOut(sending.pool, mailing.id, sender, handfulSize);
  if (handful.length === 0) return null;
  const messages = handful.filter((message) => message.status === 'handed');
  const sent = await Promise.all(
    messages.map(async (message) => {
      const outcome = await sending.transport.send(messageTo(message));
      return { ...message, outcome };
    }),
  );
  // Why: if the server answers other messages, this message is at fault and must not delay them.
  const isAnswering = sent.some(({ outcome }) => isAnswered(outcome));
  const results = sent.map(({ subscriberId, attempts, outcome }): Recorded => {
    const judged: Outcome =
      isAnswering && outcome.result === 'away' ? { ...outcome, result: 'retry' } : outcome;
    return { subscriberId, ...recorded(judged, attempts) };
  });
  const hadEnded = await recordSurely(sending, mailing.id, sender, results);
  if (hadEnded && (await write(sending.pool, null, (db) => renewEnd(db, mailing.id))))
    await sending.onChange(mailing.campaignId);
  await noteFailures(sending.pool, mailing.id, results);
  const [first] = results;
  return { away: isAnswering ? null : (first?.problem ?? null) };
}

/** Permanent refusals are recorded as bounces of their addresses. */
async function noteFailures(pool: Pool, id: number, results: readonly Recorded[]): Promise<void> {
  const bounced = results.flatMap(({ subscriberId, bounce: kind, problem }) =>
    kind ? [{ subscriberId, kind, said: problem ?? '' }] : [],
  );
  if (bounced.length > 0) await write(pool, null, (db) => noteBounces(db, id, bounced));
}

/** Waits, but no longer than until this server stops. Why not by the clock: one that is set back would wait on. */
export async function pause(sending: Sending, ms: number): Promise<void> {
  const until = performance.now() + ms;
  for (let left = ms; left > 0 && !sending.isStopping(); left = until - performance.now())
    await wait(Math.min(250, left));
}

/** Waits for what falls due in a moment; false when a lane has nothing to wait for. */
async function isNextNear(sending: Sending, { mailing, sender }: Going): Promise<boolean> {
  const seconds = await secondsToNext(sending.pool, mailing.id, sender);
  if (seconds === null || seconds > nearSeconds) return false;
  await pause(sending, Math.max(shortestPause, seconds * 1000));
  return true;
}

/** A mailing in the hands of a sender, with how its messages are written. */
export async function goingOf(sending: Sending, mailing: Mailing, sender: string): Promise<Going> {
  const counted = await countedOf(sending.pool, mailing.id);
  const messageTo = messagesOf(mailing, sending.links, sending.mailFrom, counted);
  return { mailing, sender, messageTo };
}

/**
 * Sends handful after handful until nothing is left to hand out or this server stops; answers why the mail server is
 * away, if it is. `onThrough` is told of each handful that the mail server has answered.
 */
export async function sendWhatWaits(
  sending: Sending,
  going: Going,
  onThrough: () => Promise<void> = async () => {},
): Promise<string | null> {
  while (!sending.isStopping()) {
    // Why asked again: the server may have begun to stop while this lane waited for its turn.
    const done = await sending.limit(async () =>
      sending.isStopping() ? null : sendHandful(sending, going),
    );
    if (done?.away) return done.away;
    if (done) await onThrough();
    else if (!(await isNextNear(sending, going))) return null;
  }
  return null;
}

/** Runs a sender's lanes side by side. */
export const inLanes = <T>(lane: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: lanes }, lane));

/** How a mailing ends of which nothing waits any more, by its figures. */
export const endOf = ({
  sent,
  failed,
  unknown,
}: LedgerCounts): { status: MailingStatus; problem: string | null } => ({
  status: sent + unknown === 0 ? 'failed' : 'sent',
  problem: deliveryProblem(failed, unknown),
});

/** The problem of a late mailing that is on hold, with how much of it was sent before. */
export const lateProblem = ({ sent, total }: LedgerCounts): string =>
  total > 0
    ? `${campaignMessages.late} ${sent} of ${total} were already sent and won’t be sent again.`
    : campaignMessages.late;

/**
 * Brings the sentence of a mailing that has ended in line with its figures: a sender that was thought dead has told
 * what it knew. True when it says something else now.
 */
export async function renewEnd(db: Db, id: number): Promise<boolean> {
  // Why: with two concurrent reports, the last count wins.
  await lockMailing(db, id);
  const mailing = await findMailing(db, id);
  if (mailing?.status !== 'sent' && mailing?.status !== 'late') return false;
  const counts = await countLedger(db, id);
  const { status } = mailing;
  const end = status === 'sent' ? endOf(counts) : { status, problem: lateProblem(counts) };
  if (end.status === status && end.problem === mailing.problem) return false;
  return moveMailing(db, id, [status], end.status, end.problem);
}
