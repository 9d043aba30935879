import { lastDay } from '@masthead/shared/editorial/posts/event-times.ts';
import type { PostType } from '@masthead/shared/editorial/posts/news-item.ts';
import type { CampaignKind, CampaignStatus } from '@masthead/shared/email/campaigns/campaign.ts';
import { inSiteOrder, isCityChoice } from '@masthead/shared/people/sites/site.record.ts';
import { may } from '@masthead/shared/platform/access/access.ts';
import { recordPath } from '@masthead/shared/platform/access/screen.ts';
import {
  addDays,
  centralInstant,
  type Day,
  dayMs,
  today,
} from '@masthead/shared/platform/values/dates.ts';
import { type ScreenKey, screens } from '@masthead/shared/screens.ts';
import {
  type CalendarEntry,
  type CalendarMark,
  type CalendarQuery,
  type CalendarReply,
  gapsOf,
  type MarkKind,
  type MarkState,
  mostMarks,
} from '@masthead/shared/workspace/calendar/calendar.ts';
import { postRows } from '../../editorial/posts/news-item.store.ts';
import { campaignRows } from '../../email/campaigns/campaign.store.ts';
import { listSites, siteRows } from '../../people/sites/site.store.ts';
import { rowsOf } from '../../platform/access/rows.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Db } from '../../platform/db/client.ts';
import { adSlotRows } from '../../showcase/ad-slots/ad-slot.store.ts';
import {
  type EmailMark,
  listEmails,
  listFilled,
  listPosts,
  listSlots,
  listUnplanned,
  type PostMark,
  type SlotMark,
} from './calendar.queries.ts';

/** The viewer, as far as the calendar is concerned. */
export type Reader = Pick<
  Viewer,
  'id' | 'roles' | 'isStaff' | 'isEditor' | 'organizationId' | 'isChatMember'
>;

/** The calendar shows a kind to people who may open its list. */
const screenOf: Record<MarkKind, ScreenKey> = {
  article: 'articleList',
  event: 'eventList',
  email: 'dailyDigestList',
  slot: 'adSlotList',
};
export const kindsFor = (reader: Reader, kinds: readonly MarkKind[]): MarkKind[] =>
  kinds.filter((kind) => may(reader, screens[screenOf[kind]].access));

const typesOf: Partial<Record<MarkKind, readonly PostType[]>> = {
  article: ['article', 'image', 'video'],
  event: ['event'],
};
const typesIn = (kinds: readonly MarkKind[]) => kinds.flatMap((kind) => typesOf[kind] ?? []);

const postEntry = ({ id, type, siteId, title }: Omit<PostMark, 'state' | 'day' | 'at' | 'until'>) =>
  ({
    kind: type === 'event' ? 'event' : 'article',
    id,
    siteIds: [siteId],
    title,
    path: `/editor/${siteId}/${id}`,
  }) satisfies CalendarEntry;

/** A post on its day; an event of several days where it starts and where it ends. */
const postMarks =
  (asked: Days) =>
  (row: PostMark): CalendarMark[] => {
    const { state, day, at, until } = row;
    const times = { at: at?.toISOString() ?? null, until: until?.toISOString() ?? null };
    const mark = { ...postEntry(row), state, day, ...times, edge: null };
    if (!at || !until || until.getTime() - at.getTime() < dayMs) return [mark];
    const last = lastDay(at, until);
    return last === day ? [mark] : edgesOf(mark, day, last, asked);
  };

const emailStates: Partial<Record<CampaignStatus, MarkState>> = {
  scheduled: 'scheduled',
  sending: 'scheduled',
  unknown: 'scheduled',
  sent: 'live',
};
const emailScreens: Record<CampaignKind, ScreenKey> = {
  'daily-digest': 'dailyDigestEdit',
  hotw: 'hotwEdit',
  'promo-alert': 'promoAlertEdit',
  'news-alert': 'newsAlertEdit',
};

const emailMark =
  (reader: Reader) =>
  ({ id, kind, siteId, title, status, day, sendTime }: EmailMark): CalendarMark => {
    const form = screens[emailScreens[kind]];
    const opened = may(reader, form.access) ? form : screens.campaignPreview;
    const at = sendTime ? centralInstant(day, sendTime) : null;
    return {
      kind: 'email',
      id,
      siteIds: [siteId],
      title,
      path: recordPath(opened, { id }),
      state: emailStates[status] ?? 'planned',
      day,
      at: at?.toISOString() ?? null,
      until: null,
      edge: null,
    };
  };

/** A slot where it starts and where it ends; a one-day slot only where it starts. */
const slotMarks =
  (asked: Days, now: Day) =>
  ({ id, siteIds, title, startDate, endDate, isPaused }: SlotMark): CalendarMark[] => {
    const coming: MarkState = startDate > now ? 'scheduled' : 'live';
    const state: MarkState = isPaused ? 'planned' : coming;
    const path = `/ad-slot/${id}`;
    const whole = { kind: 'slot' as const, id, siteIds, title, path, state, at: null, until: null };
    return edgesOf(whole, startDate, endDate, asked);
  };

type Days = Pick<CalendarQuery, 'from' | 'to'>;

/** Something that lasts several days: a mark for each end within the range. */
function edgesOf(
  whole: Omit<CalendarMark, 'day' | 'edge'>,
  first: Day,
  last: Day,
  { from, to }: Days,
): CalendarMark[] {
  const starts = { ...whole, day: first, edge: 'starts' as const };
  const ends = { ...whole, day: last, edge: 'ends' as const };
  return (first === last ? [starts] : [starts, ends]).filter(({ day }) => day >= from && day <= to);
}

/** Sorts by day and time. Entries without a time come first; slots last, as they matter least that day. */
const byTime = (one: CalendarMark, other: CalendarMark) =>
  one.day.localeCompare(other.day) ||
  Number(one.kind === 'slot') - Number(other.kind === 'slot') ||
  (one.at ?? '').localeCompare(other.at ?? '');

/** The marks in a range that the viewer may see, sorted. */
export async function readMarks(
  db: Db,
  reader: Reader,
  asked: CalendarQuery,
): Promise<{ marks: CalendarMark[]; isCut: boolean }> {
  const kinds = kindsFor(reader, asked.kinds);
  const types = typesIn(kinds);
  const limit = mostMarks + 1;
  const [posts, emails, slots] = await Promise.all([
    types.length > 0 ? listPosts(db, rowsOf(reader, postRows), asked, types, limit) : [],
    kinds.includes('email') ? listEmails(db, rowsOf(reader, campaignRows), asked, limit) : [],
    kinds.includes('slot') ? listSlots(db, rowsOf(reader, adSlotRows), asked, limit) : [],
  ]);
  const marks = [
    ...posts.flatMap(postMarks(asked)),
    ...emails.map(emailMark(reader)),
    ...slots.flatMap(slotMarks(asked, today(new Date()))),
  ]
    .filter(({ state }) => asked.states.includes(state))
    .sort(byTime);
  return { marks: marks.slice(0, mostMarks), isCut: marks.length > mostMarks };
}

const mostUnplanned = 30;

/** The calendar of a range: marks, coming days without a post, and drafts without a day. */
export async function readCalendar(
  db: Db,
  reader: Reader,
  asked: CalendarQuery,
): Promise<CalendarReply> {
  const [shown, gaps, unplanned] = await Promise.all([
    readMarks(db, reader, asked),
    readGaps(db, reader, asked),
    listUnplanned(
      db,
      rowsOf(reader, postRows),
      asked.siteId,
      typesIn(kindsFor(reader, asked.kinds)),
      mostUnplanned,
    ),
  ]);
  return { ...shown, gaps, unplanned: unplanned.map(postEntry) };
}

/** A gap is a coming day on which a city site has neither an article nor an event, whatever kinds are shown. */
async function readGaps(db: Db, reader: Reader, { from, to, siteId }: CalendarQuery) {
  if (kindsFor(reader, ['article']).length === 0) return [];
  const now = today(new Date());
  const first = from < now ? now : from;
  if (first > to) return [];
  const asked = { from: first, to, siteId };
  const [sites, filled] = await Promise.all([
    listSites(db, rowsOf(reader, siteRows)),
    listFilled(db, rowsOf(reader, postRows), asked),
  ]);
  const cities = inSiteOrder(sites).filter(
    (site) => isCityChoice(site) && (!siteId || site.id === siteId),
  );
  const days: Day[] = [];
  for (let day = first; day <= to; day = addDays(day, 1)) days.push(day);
  return gapsOf(
    cities.map(({ id }) => id),
    days,
    filled,
  );
}
