import { photoQuery } from '@masthead/shared/editorial/photos/photo.ts';
import type { eventTimes, PostType } from '@masthead/shared/editorial/posts/news-item.ts';
import type { CampaignKind } from '@masthead/shared/email/campaigns/campaign.ts';
import type { ApprovalRule } from '@masthead/shared/finance/invoices/invoice.rules.ts';
import type { Principal } from '@masthead/shared/platform/access/access.ts';
import type { Role } from '@masthead/shared/platform/access/roles.ts';
import { countedUpTo } from '@masthead/shared/platform/values/counting.ts';
import { addDays, type Day, today } from '@masthead/shared/platform/values/dates.ts';
import { queueDays, whatIsMissing } from '@masthead/shared/showcase/ad-slots/slot-live.ts';
import {
  type DeskEntry,
  type DeskKey,
  type DeskRank,
  deskItems,
  deskOf,
  deskRanks,
  mostNamed,
  type NamedRecord,
} from '@masthead/shared/workspace/home/desk.ts';
import { photoRows, photosFound } from '../../editorial/photos/photo.store.ts';
import { postRows } from '../../editorial/posts/news-item.store.ts';
import { everyPost, namedPosts, postsFound } from '../../editorial/posts/news-items.queries.ts';
import { seriesRows, seriesWithoutPosts } from '../../editorial/series/series.store.ts';
import {
  campaignRows,
  campaignsFound,
  namedCampaigns,
} from '../../email/campaigns/campaign.store.ts';
import { citiesWithoutDigest } from '../../email/daily-digests/daily-digest.store.ts';
import { invoiceRows, invoicesFound } from '../../finance/invoices/invoice.store.ts';
import { getsSummary } from '../../people/profile/profile.store.ts';
import { siteRows } from '../../people/sites/site.store.ts';
import { rowsOf, type Seer } from '../../platform/access/rows.ts';
import { standingOf } from '../../platform/access/viewer.ts';
import type { Db, Fragment } from '../../platform/db/client.ts';
import { noticeRows, unreadMentions } from '../../platform/notices/notice.store.ts';
import { adSlotRows } from '../../showcase/ad-slots/ad-slot.store.ts';
import {
  endingSlots,
  pastOpenHouses,
  type QueuedFacts,
  slotFacts,
  startingSlots,
  withoutImage,
} from '../../showcase/ad-slots/slot-queue.queries.ts';
import { firmRows, firmsLacking } from '../../showcase/firms/firm.store.ts';
import { listingRows, listingsLacking } from '../../showcase/listings/listing.store.ts';
import {
  representativeRows,
  representativesLacking,
} from '../../showcase/representatives/representative.store.ts';

/** The person of a to-do list: their row access and their roles. */
export type DeskPerson = Seer & Principal;

interface Asked {
  db: Db;
  seer: Seer;
  day: Day;
  now: Date;
  rule: ApprovalRule;
}

/** The number of rows that a list finds, up to the limit of list counts. */
const counted = (db: Db, found: Fragment) =>
  db`(select count(*)::int from (select from (${found}) found limit ${countedUpTo + 1}) counted)`;

const sends =
  (kind: CampaignKind) =>
  ({ db, seer }: Asked) => {
    const visible = rowsOf(seer, campaignRows);
    return counted(db, campaignsFound(db, visible, { kind, status: 'Needs attention' }));
  };

const releases =
  (kind: CampaignKind) =>
  ({ db, seer }: Asked) => {
    const wanted = { kind, status: 'Needs your approval', approver: seer.id } as const;
    return counted(db, campaignsFound(db, rowsOf(seer, campaignRows), wanted));
  };

const flagged =
  (type: PostType) =>
  ({ db, seer }: Asked) => {
    const search = { ...everyPost, statuses: [5], types: [type], isFlagged: true };
    return counted(db, postsFound(db, rowsOf(seer, postRows), search));
  };

const discussed =
  (type: PostType, search: { hasComments: true } | { hasSuggestions: true }) =>
  ({ db, seer }: Asked) =>
    counted(db, postsFound(db, rowsOf(seer, postRows), { ...everyPost, types: [type], ...search }));
const commented = (type: PostType) => discussed(type, { hasComments: true });
const suggested = (type: PostType) => discussed(type, { hasSuggestions: true });

const overdue =
  (type: PostType) =>
  ({ db, seer, now }: Asked) =>
    counted(
      db,
      postsFound(db, rowsOf(seer, postRows), { ...everyPost, types: [type], dueBefore: now }),
    );

const events =
  (statuses: number[], when: (typeof eventTimes)[number]) =>
  ({ db, seer }: Asked) =>
    counted(
      db,
      postsFound(db, rowsOf(seer, postRows), { ...everyPost, statuses, types: ['event'], when }),
    );

/** The condition behind each count, the same as that of the linked list. */
const counts: Record<DeskKey, (asked: Asked) => Fragment> = {
  digestSends: sends('daily-digest'),
  hotwSends: sends('hotw'),
  promoAlertSends: sends('promo-alert'),
  newsAlertSends: sends('news-alert'),
  overdueArticles: overdue('article'),
  overdueEvents: overdue('event'),
  overdueCharities: overdue('charity'),
  overduePlaces: overdue('place'),
  digestReleases: releases('daily-digest'),
  hotwReleases: releases('hotw'),
  promoAlertReleases: releases('promo-alert'),
  newsAlertReleases: releases('news-alert'),
  digestsMissing: ({ db, seer, day }) =>
    counted(db, citiesWithoutDigest(db, rowsOf(seer, siteRows), addDays(day, 1))),
  flaggedArticles: flagged('article'),
  flaggedEvents: flagged('event'),
  flaggedCharities: flagged('charity'),
  flaggedPlaces: flagged('place'),
  commentedArticles: commented('article'),
  commentedEvents: commented('event'),
  commentedCharities: commented('charity'),
  commentedPlaces: commented('place'),
  suggestedArticles: suggested('article'),
  suggestedEvents: suggested('event'),
  suggestedCharities: suggested('charity'),
  suggestedPlaces: suggested('place'),
  eventsNotOut: events([5], 'past'),
  eventsUndated: events(everyPost.statuses, 'undated'),
  seriesLacking: ({ db, seer, day }) =>
    counted(db, seriesWithoutPosts(db, rowsOf(seer, seriesRows), day)),
  chatMentions: ({ db, seer }) => counted(db, unreadMentions(db, rowsOf(seer, noticeRows))),
  invoicesToReview: ({ db, seer, rule }) => {
    const wanted = { state: 'awaiting', decidableBy: { id: seer.id, ...rule } } as const;
    return counted(db, invoicesFound(db, rowsOf(seer, invoiceRows), wanted));
  },
  invoicesChanged: ({ db, seer }) =>
    counted(db, invoicesFound(db, rowsOf(seer, invoiceRows), { exported: 'changed' })),
  invoicesSentBack: ({ db, seer }) => {
    const own = { state: 'changes asked', contributorId: seer.id } as const;
    return counted(db, invoicesFound(db, rowsOf(seer, invoiceRows), own));
  },
  slotsEnding: ({ db, seer, day }) =>
    counted(db, endingSlots(db, rowsOf(seer, adSlotRows), day, addDays(day, queueDays.ending))),
  slotsLacking: ({ db, seer, day, now }) => {
    const slots = rowsOf(seer, adSlotRows);
    const listings = rowsOf(seer, listingRows);
    const soon = startingSlots(db, slots, day, addDays(day, queueDays.starting));
    return db`(select json_build_object(
      'listings', ${counted(db, withoutImage(db, listings))} + ${counted(db, pastOpenHouses(db, listings, now))},
      'starting', coalesce((select json_agg(f.facts) from (${slotFacts(db, slots, soon)}) f), '[]')))`;
  },
  firmsLacking: ({ db, seer }) => counted(db, firmsLacking(db, rowsOf(seer, firmRows))),
  realtorsLacking: ({ db, seer }) =>
    counted(db, representativesLacking(db, rowsOf(seer, representativeRows))),
  listingsLacking: ({ db, seer }) => counted(db, listingsLacking(db, rowsOf(seer, listingRows))),
  photosUnfinished: ({ db, seer, now }) => {
    const search = photoQuery.parse({ unfinished: 'true' });
    return counted(db, photosFound(db, rowsOf(seer, photoRows), search, now));
  },
};

/** A count. For slots that start soon, missing parts are found the same way as in the queue. */
type Count = number | { listings: number; starting: QueuedFacts[] };
type Answer = Count | { count: number; named: NamedRecord[] };

const numberOf = (answer: Count) =>
  typeof answer === 'number'
    ? answer
    : answer.listings + answer.starting.filter((slot) => whatIsMissing(slot).length > 0).length;

const namedSends =
  (kind: CampaignKind) =>
  ({ db, seer }: Asked) =>
    namedCampaigns(db, rowsOf(seer, campaignRows), { kind, status: 'Needs attention' });

const namedReleases =
  (kind: CampaignKind) =>
  ({ db, seer }: Asked) => {
    const wanted = { kind, status: 'Needs your approval', approver: seer.id } as const;
    return namedCampaigns(db, rowsOf(seer, campaignRows), wanted);
  };

const namedOverdue =
  (type: PostType) =>
  ({ db, seer, now }: Asked) =>
    namedPosts(db, rowsOf(seer, postRows), { ...everyPost, types: [type], dueBefore: now });

/** The records behind an entry that has a date, earliest first. */
const names: Partial<Record<DeskKey, (asked: Asked) => Fragment>> = {
  digestSends: namedSends('daily-digest'),
  hotwSends: namedSends('hotw'),
  promoAlertSends: namedSends('promo-alert'),
  newsAlertSends: namedSends('news-alert'),
  overdueArticles: namedOverdue('article'),
  overdueEvents: namedOverdue('event'),
  overdueCharities: namedOverdue('charity'),
  overduePlaces: namedOverdue('place'),
  digestReleases: namedReleases('daily-digest'),
  hotwReleases: namedReleases('hotw'),
  promoAlertReleases: namedReleases('promo-alert'),
  newsAlertReleases: namedReleases('news-alert'),
  digestsMissing: ({ db, seer, day }) => db`
    select null::int as id, city as name, null as since, null as due, null as state
      from (${citiesWithoutDigest(db, rowsOf(seer, siteRows), addDays(day, 1))}) missing order by city`,
  slotsEnding: ({ db, seer, day }) => db`
    select s.id, s.title1 as name, null as since, s.end_date as due, null as state
      from (${endingSlots(db, rowsOf(seer, adSlotRows), day, addDays(day, queueDays.ending))}) ending
      join ad_slots s on s.id = ending.id order by ending.end_date, s.id`,
};

const columnOf = (asked: Asked, key: DeskKey) => {
  const { db } = asked;
  const named = names[key]?.(asked);
  if (!named) return db`${counts[key](asked)} as ${db(key)}`;
  return db`json_build_object('count', ${counts[key](asked)},
    'named', coalesce((select json_agg(n) from (${named} limit ${mostNamed}) n), '[]')) as ${db(key)}`;
};

const entryOf = (answer: Answer | undefined): { count: number; named: NamedRecord[] } =>
  typeof answer === 'object' && 'named' in answer
    ? answer
    : { count: numberOf(answer ?? 0), named: [] };

/** An entry 'by date' is as urgent as its earliest record. */
function rankOf(key: DeskKey, [first]: readonly NamedRecord[], day: Day): DeskRank {
  const { rank } = deskItems[key];
  if (rank !== 'by date') return rank;
  if (!first?.due || first.due > day) return 'rest';
  return first.due < day ? 'late' : 'today';
}

const atUtc = (since: string | null) => since && new Date(since).toISOString();

/** The to-do list of a person, in one statement. */
export async function countDesk(
  db: Db,
  person: DeskPerson,
  now: Date,
  rule: ApprovalRule,
): Promise<DeskEntry[]> {
  const keys = deskOf(person);
  if (keys.length === 0) return [];
  const day = today(now);
  const asked = { db, seer: person, day, now, rule };
  const columns = keys.map((key) => columnOf(asked, key));
  const [row] = await db<Partial<Record<DeskKey, Answer>>[]>`
    select ${columns.reduce((all, column) => db`${all}, ${column}`)}`;
  const entries = keys.map((key): DeskEntry => {
    const { count, named } = entryOf(row?.[key]);
    const rank = rankOf(key, named, day);
    const told = rank === 'rest' ? [] : named.map((one) => ({ ...one, since: atUtc(one.since) }));
    return { key, count, rank, search: deskItems[key].search(), named: told };
  });
  const place = ({ rank }: DeskEntry) => deskRanks.indexOf(rank);
  return entries.filter(({ count }) => count > 0).sort((a, b) => place(a) - place(b));
}

const people = 'users u left join organizations o on o.id = u.organization_id';

/** Claims the emails of a day, once; a second call returns no one. */
export async function claimSummaries(db: Db, day: Day): Promise<number[]> {
  const rows = await db<{ userId: number }[]>`
    insert into daily_summaries (user_id, day)
    select u.id, ${day} from ${db.unsafe(people)}
     where not u.is_disabled and ${db.unsafe(getsSummary)}
       and not exists (select from daily_summaries s where s.day = ${day})
    on conflict do nothing returning user_id`;
  await db`delete from daily_summaries where day < ${day}::date - 30`;
  return rows.map(({ userId }) => userId);
}

/** A person who still gets the to-do email; else null. */
export const findSummaryPerson = (db: Db, userId: number) =>
  findMailPerson(db, userId, db.unsafe(getsSummary));

/** An enabled person with the data of their access; else null. */
export async function findMailPerson(
  db: Db,
  userId: number,
  wanted: Fragment = db`true`,
): Promise<(DeskPerson & { name: string; email: string }) | null> {
  const [row] = await db<
    {
      id: number;
      name: string;
      email: string;
      organizationId: number | null;
      isOwner: boolean | null;
      isChatMember: boolean;
      roles: Role[];
    }[]
  >`
    select u.id, u.name, u.email, o.id as organization_id, o.is_owner, u.is_chat_member,
           array(select r.name from user_roles r where r.user_id = u.id) as roles
      from ${db.unsafe(people)}
     where u.id = ${userId} and not u.is_disabled and ${wanted}`;
  if (!row) return null;
  const standing = standingOf(row);
  return { ...row, ...standing, isChatMember: row.isChatMember && standing.isStaff };
}

/** Records that the email is being sent; false if it was sent before. */
export async function handSummary(db: Db, of: { userId: number; day: Day }): Promise<boolean> {
  const rows = await db`
    update daily_summaries set handed_at = now()
     where user_id = ${of.userId} and day = ${of.day} and handed_at is null returning user_id`;
  return rows.length > 0;
}

/** Records that the email was certainly not accepted. */
export async function takeBackSummary(db: Db, of: { userId: number; day: Day }): Promise<void> {
  await db`update daily_summaries set handed_at = null where user_id = ${of.userId} and day = ${of.day}`;
}
