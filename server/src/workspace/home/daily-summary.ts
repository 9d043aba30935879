import type { ApprovalRule } from '@masthead/shared/finance/invoices/invoice.rules.ts';
import { summaryMessages } from '@masthead/shared/people/profile/profile.ts';
import { countText } from '@masthead/shared/platform/values/counting.ts';
import {
  centralClock,
  type Day,
  sendDay,
  today,
  weekdayOf,
  weekdays,
} from '@masthead/shared/platform/values/dates.ts';
import { screens } from '@masthead/shared/screens.ts';
import {
  type DeskEntry,
  deskItems,
  deskText,
  summaryHours,
} from '@masthead/shared/workspace/home/desk.ts';
import { asPartner, type Pool, write } from '../../platform/db/client.ts';
import {
  type Letter,
  type LetterSender,
  letter,
  oneLine,
  sendLetter,
  throwUnlessSent,
} from '../../platform/integrations/mail/send-letter.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import {
  claimSummaries,
  countDesk,
  type DeskPerson,
  findSummaryPerson,
  handSummary,
  takeBackSummary,
} from './desk.queries.ts';

export const summaryQueue = 'daily-summary';

/** One person's daily email for a day. */
export interface Summary {
  userId: number;
  day: Day;
}

/**
 * Plans the emails of a day once its hour has come, once for all servers. They are not sent late in the day:
 * the morning's list is outdated by the afternoon.
 */
export async function planSummaries(
  pool: Pool,
  jobs: Pick<Jobs, 'plan'>,
  now: Date,
): Promise<void> {
  const clock = centralClock(now);
  if (clock < summaryHours.from || clock >= summaryHours.until) return;
  const day = today(now);
  await write(pool, null, async (db) => {
    for (const userId of await claimSummaries(db, day))
      await jobs.plan(db, summaryQueue, { userId, day } satisfies Summary);
  });
}

const deskOf = (pool: Pool, person: DeskPerson, now: Date, rule: ApprovalRule) =>
  person.isStaff
    ? countDesk(pool, person, now, rule)
    : asPartner(pool, person, (db) => countDesk(db, person, now, rule));

/**
 * Sends one email, at most once even after a crash, because it is recorded before it is sent. Throws if the
 * mail server is unavailable, so that the job retries; the next day has its own email.
 */
export async function sendSummary(
  sender: LetterSender & ApprovalRule & { pool: Pool },
  summary: Summary,
  now: Date,
): Promise<void> {
  const { pool, publicUrl } = sender;
  if (summary.day !== today(now)) return;
  const person = await findSummaryPerson(pool, summary.userId);
  if (!person) return;
  const items = await deskOf(pool, person, now, sender);
  if (items.length === 0 || !(await handSummary(pool, summary))) return;
  const outcome = await sendLetter(
    sender,
    person.email,
    summaryLetter(person, items, { now, publicUrl }),
  );
  if (outcome.result === 'retry' || outcome.result === 'away') await takeBackSummary(pool, summary);
  throwUnlessSent(outcome);
}

/** The to-do list as a letter; each entry links to its list. */
function summaryLetter(
  { name }: { name: string },
  items: readonly DeskEntry[],
  { now, publicUrl }: { now: Date; publicUrl: string },
): Letter {
  const day = today(now);
  return letter({
    subject: summaryMessages.subject(`${weekdays[weekdayOf(day)]}, ${sendDay(day)}`),
    paragraphs: [summaryMessages.greeting(oneLine(name))],
    links: items.map(({ key, count, search, named }) => ({
      label: `${countText(count)} ${deskText({ key, count, named })}`,
      href: `${publicUrl}${screens[deskItems[key].screen].path}?${new URLSearchParams(search).toString()}`,
    })),
    button: { label: summaryMessages.button, href: `${publicUrl}${screens.home.path}` },
    otherwise: summaryMessages.otherwise,
  });
}
