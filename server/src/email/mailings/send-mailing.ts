import { randomUUID } from 'node:crypto';
import { campaignMessages } from '@masthead/shared/email/campaigns/campaign.messages.ts';
import { lateAfterMinutes } from '@masthead/shared/email/campaigns/campaign.ts';
import { partMessages } from '@masthead/shared/email/campaigns/part.messages.ts';
import { whyAway } from '@masthead/shared/email/mailings/delivery-reason.ts';
import { stoppedWork } from '@masthead/shared/platform/notices/notice.ts';
import { type Pool, write } from '../../platform/db/client.ts';
import { isAtHome } from '../../platform/db/place.queries.ts';
import { LeftToOthers } from '../../platform/jobs/failure.ts';
import type { GivenUp } from '../../platform/jobs/run-job.ts';
import { logged } from '../../platform/process/logged.ts';
import { startCounting } from './counts.queries.ts';
import {
  endOf,
  type Going,
  goingOf,
  inLanes,
  lateProblem,
  pause,
  type Sending,
  sendWhatWaits,
} from './lanes.ts';
import { countLedger, type LedgerCounts, openLedger, settleAbandoned } from './ledger.queries.ts';
import {
  cancelOrphans,
  findMailing,
  type Mailing,
  type MailingStatus,
  moveMailing,
  noteProblem,
} from './mailings.queries.ts';
import { isAlone, spreadByDomain, takeMailing } from './senders.queries.ts';
import { countReaders } from './sends.queries.ts';

/** Pauses while the mail server is unreachable, in ms. */
const awayPauses = [1000, 2000, 5000, 10_000, 20_000, 30_000];

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** Why: while nothing could be sent, everything of a domain has fallen due. */
async function goOn({ pool, perDomain }: Sending, id: number): Promise<void> {
  await noteProblem(pool, id, null);
  if (perDomain !== null) await spreadByDomain(pool, id, perDomain);
}

/** One lane of the mailing's owner: an unreachable mail server is retried for half an hour. */
async function runLane(sending: Sending, going: Going): Promise<void> {
  const { mailing } = going;
  let failures = 0;
  let awaySince = new Date();
  const onThrough = async () => {
    if (failures > 0) await goOn(sending, mailing.id);
    failures = 0;
  };
  while (!sending.isStopping()) {
    const away = await sendWhatWaits(sending, going, onThrough);
    if (!away) return;
    if (failures === 0) awaySince = new Date();
    if (awaySince < minutesAgo(lateAfterMinutes)) return giveUp(sending, mailing, away);
    await noteProblem(sending.pool, mailing.id, campaignMessages.serverAway(whyAway(away)));
    await sending.onChange(mailing.campaignId);
    await pause(sending, awayPauses[Math.min(failures, awayPauses.length - 1)] ?? 0);
    failures += 1;
  }
}

/** Other servers report their messages in flight; those of a dead server stay in doubt. */
async function waitForOthers(sending: Sending, { mailing, sender }: Going): Promise<void> {
  while (!sending.isStopping() && !(await isAlone(sending.pool, mailing.id, sender)))
    await pause(sending, 100);
}

async function giveUp(sending: Sending, mailing: Mailing, away: string): Promise<void> {
  const why = campaignMessages.gaveUp(whyAway(away));
  logged(`Mailing ${mailing.id} failed`)(new Error(away));
  await moveMailing(sending.pool, mailing.id, ['sending'], 'failed', why);
  await sending.onChange(mailing.campaignId);
}

/** Why a mailing had no recipients. */
async function whyNobody(
  pool: Pool,
  { audienceId, part }: Mailing,
  { skipped }: LedgerCounts,
): Promise<string> {
  const found = await countReaders(pool, audienceId, null, part);
  if (!found?.subscribers && skipped > 0) return campaignMessages.allSkipped;
  const state = part && (part.conditions.length > 0 ? 'segment' : 'not opened');
  return partMessages.nobody({ isReached: Boolean(found?.subscribers), part: state });
}

async function finish(sending: Sending, mailing: Mailing): Promise<void> {
  const { pool } = sending;
  const counts = await countLedger(pool, mailing.id);
  if (counts.waiting > 0 || counts.handed > 0) return;
  if (counts.total === 0) {
    await moveMailing(
      pool,
      mailing.id,
      ['sending'],
      'failed',
      await whyNobody(pool, mailing, counts),
    );
  } else {
    const { status, problem } = endOf(counts);
    await moveMailing(pool, mailing.id, ['sending'], status, problem);
    if (problem) logged(`Mailing ${mailing.id} has ended as ${status}`)(new Error(problem));
  }
  await sending.onChange(mailing.campaignId);
}

/**
 * A mailing whose time, or whose last sign of life, is too long ago is held for a person
 * (decisions 7), unless all that was missing is to say that it is done.
 */
async function holdIfLate(sending: Sending, mailing: Mailing): Promise<boolean> {
  if (mailing.idleMinutes < lateAfterMinutes) return false;
  await settleAbandoned(sending.pool, mailing.id, 'everybody');
  const counts = await countLedger(sending.pool, mailing.id);
  if (counts.total > 0 && counts.waiting === 0) {
    await finish(sending, mailing);
    return true;
  }
  const from: MailingStatus[] = ['scheduled', 'sending'];
  await moveMailing(sending.pool, mailing.id, from, 'late', lateProblem(counts));
  logged(`Mailing ${mailing.id} is on hold`)(new Error(lateProblem(counts)));
  await sending.onChange(mailing.campaignId);
  return true;
}

/** Sends a mailing that is due, or goes on where a server that died has stopped. */
export async function sendMailing(sending: Sending, id: number): Promise<void> {
  const { pool } = sending;
  const mailing = await findMailing(pool, id);
  if (!mailing || !['scheduled', 'sending'].includes(mailing.status)) return;
  // Why: a job of an earlier time is still queued; it comes again.
  if (!mailing.isDue) throw new Error(`Mailing ${id} is not due yet`);
  if (!(await isAtHome(pool)) || (await holdIfLate(sending, mailing))) return;

  const sender = randomUUID();
  // Why before it is taken: this server would share it with itself, and fall short of itself.
  sending.sentHere.add(id);
  try {
    if (!(await sending.limit(() => takeUp(sending, mailing, sender))))
      return await leaveAlone(sending, mailing);
    await sending.onChange(mailing.campaignId);
    const going = await goingOf(sending, mailing, sender);
    await inLanes(() => runLane(sending, going));
    await waitForOthers(sending, going);
    await finish(sending, mailing);
  } finally {
    sending.sentHere.delete(id);
  }
  await waitForRetries(sending, id);
}

/** How far a mailing is. Why both: what a server that died had on its way is settled only when it is taken again. */
export async function progressOfMailing(pool: Pool, id: number): Promise<string> {
  const { total, waiting, handed } = await countLedger(pool, id);
  return `${total} ${waiting + handed}`;
}

/** Ends a mailing whose sending took its worker down again and again. */
export async function giveUpMailing(sending: Sending, id: number): Promise<GivenUp> {
  const { pool } = sending;
  const mailing = await findMailing(pool, id);
  if (!mailing) return { about: stoppedWork.email(`No. ${id}`), person: null };
  await settleAbandoned(pool, id, 'everybody');
  const from: MailingStatus[] = ['scheduled', 'sending'];
  await moveMailing(pool, id, from, 'failed', campaignMessages.crashed);
  await sending.onChange(mailing.campaignId);
  // Why nobody: the sender is notified about the email itself.
  return { about: stoppedWork.email(mailing.subject), person: null };
}

/** Takes a mailing for this server to send; false when it may not go out. */
function takeUp({ pool, perDomain }: Sending, mailing: Mailing, sender: string): Promise<boolean> {
  const { id } = mailing;
  return write(pool, null, async (db) => {
    if (!(await takeMailing(db, id, sender))) return false;
    if (mailing.status === 'scheduled') {
      await openLedger(db, mailing);
      await startCounting(db, mailing);
    }
    await settleAbandoned(db, id, 'everybody');
    if (perDomain !== null) await spreadByDomain(db, id, perDomain);
    return true;
  });
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
  const sentence = `Mailing ${id} is not finished yet`;
  throw sending.isStopping() ? new LeftToOthers(sentence) : new Error(sentence);
}
