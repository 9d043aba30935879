import {
  type CloseEmail,
  type EmailCalendar,
  missingDigests,
  tooClose,
} from '@masthead/shared/campaigns/email-calendar.ts';
import { addDays } from '@masthead/shared/dates.ts';
import { type Rows, rowsOf } from '../access/rows.ts';
import type { Viewer } from '../access/viewer.ts';
import type { Db } from '../db/client.ts';
import { campaignRows } from './campaign.rows.ts';
import {
  listDigestCities,
  listOfAudiences,
  listPlanned,
  type PlannedEmail,
} from './email-calendar.queries.ts';
import { sendAtOf } from './email-facts.ts';

/** An email without its audience, as the calendar names it beside another. */
const named = ({ id, subject, city, sendDate, sendTime }: CloseEmail): CloseEmail => ({
  id,
  subject,
  city,
  sendDate,
  sendTime,
});

/** For each shown email, what its readers get too near to it: also on the day before and after, and of any city. */
async function closeOnes(
  db: Db,
  seen: Rows<'campaign'>,
  { from, to }: { from: string; to: string },
  planned: readonly PlannedEmail[],
) {
  const audiences = new Set(planned.flatMap(({ audienceId }) => audienceId ?? []));
  const days = { from: addDays(from, -1), to: addDays(to, 1) };
  const emails = audiences.size > 0 ? await listOfAudiences(db, seen, days, [...audiences]) : [];
  return tooClose(emails.map((email) => ({ ...email, sendAt: sendAtOf(email) })));
}

/** What goes out when: the emails of some days, those too close to each other, and the digests that are missing. */
export async function emailCalendarOf(
  db: Db,
  viewer: Viewer,
  wish: { from: string; to: string; siteId?: number | undefined },
  now: Date,
): Promise<EmailCalendar> {
  const seen = rowsOf(viewer, campaignRows);
  const [planned, cities] = await Promise.all([
    listPlanned(db, seen, wish),
    listDigestCities(db, seen, wish.siteId),
  ]);
  const close = await closeOnes(db, seen, wish, planned);
  const digests = planned.filter(({ kind }) => kind === 'daily-digest');
  return {
    emails: planned.map((email) => ({
      ...email,
      closeTo: (close.get(email.id) ?? []).map(named),
    })),
    gaps: missingDigests(wish, cities, digests, now),
  };
}
