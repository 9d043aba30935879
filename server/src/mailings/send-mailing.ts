import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { campaignMessages, deliveryProblem } from '@masthead/shared/campaigns/campaign.messages.ts';
import { lateAfterMinutes } from '@masthead/shared/campaigns/campaign.ts';
import { type Pool, write } from '../db/client.ts';
import { isAtHome } from '../db/place.queries.ts';
import type { MailTransport, Outcome } from '../integrations/mail/mail-transport.ts';
import { bounceOf, statusOfAnswer } from './bounce-kind.ts';
import { noteBounces } from './bounces.queries.ts';
import { countedOf, startCounting } from './counts.queries.ts';
import {
  countLedger,
  handOut,
  openLedger,
  type Recorded,
  recordDeliveries,
  settleAbandoned,
} from './ledger.queries.ts';
import type { MailLinks } from './mail-links.ts';
import { messagesOf } from './mailing-message.ts';
import {
  cancelOrphans,
  describeAudience,
  findMailing,
  type Mailing,
  moveMailing,
  noteProblem,
  takeMailing,
} from './mailings.queries.ts';
import { secondsToNext, spreadByDomain } from './pace.queries.ts';

/** What sending needs. */
export interface Sending {
  pool: Pool;
  transport: MailTransport;
  links: MailLinks;
  mailFrom: string | null;
  /** Messages that one receiving domain gets in a second at most; null spares nobody. */
  perDomain: number | null;
  /** True when this server is stopping: finish what is on its way, leave the rest to another. */
  isStopping: () => boolean;
  /** Told after each change of the mailing's state. */
  onChange: (campaignId: number) => Promise<void>;
}

/**
 * Two lanes of ten messages: the connections never idle while results are written, and at most
 * twenty messages can be in doubt when a server dies.
 */
const lanes = 2;
const handfulSize = 10;
/** A refused recipient is tried this often, with longer and longer pauses. */
const mostAttempts = 4;
const retryAfterSeconds = (attempts: number) => 30 * 4 ** (attempts - 1);
/** Pauses while the mail server is away, in ms. */
const awayPauses = [1000, 2000, 5000, 10_000, 20_000, 30_000];

/** What falls due later than this is no reason to keep a lane; the job comes again. */
const nearSeconds = 2;
const shortestPause = 20;

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

function recorded(outcome: Outcome, attempts: number): Omit<Recorded, 'subscriberId'> {
  const settled = { problem: null, bounce: null, retryAfterSeconds: 0, attempts };
  if (outcome.result === 'sent') return { ...settled, status: 'sent' };
  const { problem } = outcome;
  // Why: what never reached the server was no attempt.
  if (outcome.result === 'away')
    return { ...settled, status: 'waiting', problem, attempts: attempts - 1 };
  if (outcome.result === 'retry' && attempts < mostAttempts) {
    const pauseBefore = retryAfterSeconds(attempts);
    return { ...settled, status: 'waiting', problem, retryAfterSeconds: pauseBefore };
  }
  if (outcome.result === 'unknown') return { ...settled, status: 'unknown', problem };
  return { ...settled, status: 'failed', problem, bounce: bounceOf(statusOfAnswer(problem)) };
}

const isAnswered = ({ result }: Outcome) =>
  result === 'sent' || result === 'failed' || result === 'retry';

/** A mailing that this sender has taken, with how its messages are written. */
interface Going {
  mailing: Mailing;
  sender: string;
  messageTo: ReturnType<typeof messagesOf>;
}

/** Sends one handful and writes down what became of it; answers why the server is away, if it is. */
async function sendHandful(
  sending: Sending,
  { mailing, sender, messageTo }: Going,
  handful: Awaited<ReturnType<typeof handOut>>,
) {
  const messages = handful.filter((message) => message.status === 'handed');
  const sent = await Promise.all(
    messages.map(async (message) => {
      const outcome = await sending.transport.send(messageTo(message));
      return { ...message, outcome };
    }),
  );
  // Why: a server that answers others is not away; then the message is the trouble, and holds up nobody.
  const isAnswering = sent.some(({ outcome }) => isAnswered(outcome));
  const results = sent.map(({ subscriberId, attempts, outcome }): Recorded => {
    const judged: Outcome =
      isAnswering && outcome.result === 'away' ? { ...outcome, result: 'retry' } : outcome;
    return { subscriberId, ...recorded(judged, attempts) };
  });
  await recordDeliveries(sending.pool, mailing.id, sender, results);
  await noteFailures(sending.pool, mailing.id, results);
  const [first] = results;
  return isAnswering ? null : (first?.problem ?? null);
}

/** What receiving servers refused for good says something of those addresses. */
async function noteFailures(pool: Pool, id: number, results: readonly Recorded[]): Promise<void> {
  const bounced = results.flatMap(({ subscriberId, bounce: kind, problem }) =>
    kind ? [{ subscriberId, kind, said: problem ?? '' }] : [],
  );
  if (bounced.length > 0) await write(pool, null, (db) => noteBounces(db, id, bounced));
}

/** Waits, but no longer than until this server stops. */
async function pause(sending: Sending, ms: number): Promise<void> {
  const until = Date.now() + ms;
  while (Date.now() < until && !sending.isStopping()) await wait(Math.min(250, until - Date.now()));
}

/** Why: while nothing could be sent, everything of a domain has fallen due. */
async function goOn({ pool, perDomain }: Sending, id: number): Promise<void> {
  await noteProblem(pool, id, null);
  if (perDomain !== null) await spreadByDomain(pool, id, perDomain);
}

/** Waits for what falls due in a moment; false when a lane has nothing to wait for. */
async function isNextNear(sending: Sending, { mailing, sender }: Going): Promise<boolean> {
  const seconds = await secondsToNext(sending.pool, mailing.id, sender);
  if (seconds === null || seconds > nearSeconds) return false;
  await pause(sending, Math.max(shortestPause, seconds * 1000));
  return true;
}

/** One lane: handful after handful until nothing is left to hand out. */
async function runLane(sending: Sending, going: Going): Promise<void> {
  const { mailing, sender } = going;
  let failures = 0;
  let awaySince = new Date();
  while (!sending.isStopping()) {
    const handful = await handOut(sending.pool, mailing.id, sender, handfulSize);
    if (handful.length === 0 && !(await isNextNear(sending, going))) return;
    if (handful.length === 0) continue;
    const away = await sendHandful(sending, going, handful);
    if (!away) {
      if (failures > 0) await goOn(sending, mailing.id);
      failures = 0;
      continue;
    }
    if (failures === 0) awaySince = new Date();
    if (awaySince < minutesAgo(lateAfterMinutes)) return giveUp(sending, mailing, away);
    await noteProblem(sending.pool, mailing.id, `${campaignMessages.serverAway} (${away})`);
    await sending.onChange(mailing.campaignId);
    await pause(sending, awayPauses[Math.min(failures, awayPauses.length - 1)] ?? 0);
    failures += 1;
  }
}

async function giveUp(sending: Sending, mailing: Mailing, away: string): Promise<void> {
  await moveMailing(
    sending.pool,
    mailing.id,
    ['sending'],
    'failed',
    `${campaignMessages.gaveUp} (${away})`,
  );
  await sending.onChange(mailing.campaignId);
}

async function finish(sending: Sending, mailing: Mailing): Promise<void> {
  const { pool } = sending;
  const counts = await countLedger(pool, mailing.id);
  if (counts.waiting > 0 || counts.handed > 0) return;
  if (counts.total === 0) {
    const audience = await describeAudience(pool, mailing.audienceId);
    const nobody = counts.skipped > 0 ? campaignMessages.allSkipped : campaignMessages.noRecipients;
    const why = audience?.subscribers ? campaignMessages.nobodyLeft : nobody;
    await moveMailing(pool, mailing.id, ['sending'], 'failed', why);
  } else if (counts.sent + counts.unknown === 0)
    await moveMailing(pool, mailing.id, ['sending'], 'failed', deliveryProblem(counts.failed, 0));
  else
    await moveMailing(
      pool,
      mailing.id,
      ['sending'],
      'sent',
      deliveryProblem(counts.failed, counts.unknown),
    );
  await sending.onChange(mailing.campaignId);
}

/**
 * A mailing whose time, or whose last sign of life, is too long ago is held for a person
 * (decisions 7), unless all that was missing is to say that it is done.
 */
async function holdIfLate(sending: Sending, mailing: Mailing): Promise<boolean> {
  if (mailing.activeAt > minutesAgo(lateAfterMinutes)) return false;
  await settleAbandoned(sending.pool, mailing.id, randomUUID());
  const counts = await countLedger(sending.pool, mailing.id);
  if (counts.total > 0 && counts.waiting === 0) {
    await finish(sending, mailing);
    return true;
  }
  const progress =
    counts.total > 0
      ? ` ${counts.sent} of ${counts.total} had been sent before; they are not sent again.`
      : '';
  await moveMailing(
    sending.pool,
    mailing.id,
    ['scheduled', 'sending'],
    'late',
    campaignMessages.late + progress,
  );
  await sending.onChange(mailing.campaignId);
  return true;
}

/** Sends a mailing that is due, or goes on where a server that died has stopped. */
export async function sendMailing(sending: Sending, id: number): Promise<void> {
  const { pool } = sending;
  const mailing = await findMailing(pool, id);
  if (!mailing || !['scheduled', 'sending'].includes(mailing.status)) return;
  // Why: the clocks of this machine and of the database differ a little; the job comes again.
  if (mailing.sendAt.getTime() > Date.now() + 1000) throw new Error(`Mailing ${id} is not due yet`);
  if (!(await isAtHome(pool)) || (await holdIfLate(sending, mailing))) return;

  const sender = randomUUID();
  const isMine = await write(pool, null, async (db) => {
    if (!(await takeMailing(db, id, sender))) return false;
    if (mailing.status === 'scheduled') {
      await openLedger(db, mailing);
      await startCounting(db, mailing);
    }
    await settleAbandoned(db, id, sender);
    if (sending.perDomain !== null) await spreadByDomain(db, id, sending.perDomain);
    return true;
  });
  if (!isMine) return leaveAlone(sending, mailing);
  await sending.onChange(mailing.campaignId);

  const counted = await countedOf(pool, id);
  const messageTo = messagesOf(mailing, sending.links, sending.mailFrom, counted);
  const going = { mailing, sender, messageTo };
  await Promise.all(Array.from({ length: lanes }, () => runLane(sending, going)));
  await finish(sending, mailing);
  await waitForRetries(sending, id);
}

/**
 * A mailing that may not go out now: a held one is looked for every minute, one that no campaign names
 * is canceled, and one whose campaign has not been told of it yet comes again.
 */
async function leaveAlone(sending: Sending, mailing: Mailing): Promise<void> {
  if (!(await isAtHome(sending.pool))) return;
  await cancelOrphans(sending.pool, mailing.campaignId);
  await sending.onChange(mailing.campaignId);
  await waitForRetries(sending, mailing.id);
}

/** What waits for another try, or for a server that is not stopping, brings the job back. */
async function waitForRetries(sending: Sending, id: number): Promise<void> {
  const after = await findMailing(sending.pool, id);
  if (after?.status !== 'sending' && after?.status !== 'scheduled') return;
  await pause(sending, 2000);
  throw new Error(`Mailing ${id} is not finished yet`);
}
