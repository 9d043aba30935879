import {
  type EmailCalendar,
  missingDigests,
  tooClose,
} from '@masthead/shared/campaigns/email-calendar.ts';
import { rowsOf } from '../access/rows.ts';
import type { Viewer } from '../access/viewer.ts';
import type { Db } from '../db/client.ts';
import { campaignRows } from './campaign.rows.ts';
import { listDigestCities, listPlanned, type PlannedEmail } from './email-calendar.queries.ts';
import { sendAtOf } from './email-facts.ts';

const goesNowhere: readonly PlannedEmail['status'][] = ['failed', 'canceled'];

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
  const close = tooClose(
    planned
      .filter(({ status }) => !goesNowhere.includes(status))
      .map((email) => ({ ...email, sendAt: sendAtOf(email) })),
  );
  const digests = planned.filter(({ kind }) => kind === 'daily-digest');
  return {
    emails: planned.map((email) => ({ ...email, isClose: close.has(email.id) })),
    gaps: missingDigests(wish, cities, digests, now),
  };
}
