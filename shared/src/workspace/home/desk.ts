import { z } from 'zod';
import { may, type Principal } from '../../platform/access/access.ts';
import type { Access } from '../../platform/access/screen.ts';
import { inDigits } from '../../platform/values/counting.ts';
import { type ScreenKey, screens } from '../../screens.ts';

/** The parts of the to-do list: late or failed, due today, and the rest. */
export const deskRanks = ['late', 'today', 'rest'] as const;
export type DeskRank = (typeof deskRanks)[number];

/**
 * An entry of the to-do list, and the list screen that shows exactly the counted records. A new entry is one
 * declaration here and its rows in `desk.queries.ts` of the server.
 */
interface DeskItem {
  /** What follows the number, at one and at many. */
  one: string;
  many: string;
  /** Why 'by date': the entry is as urgent as its earliest record. */
  rank: DeskRank | 'by date';
  /** The screen of a single record, for people who may open it. */
  record?: ScreenKey;
  /** Who gets it, of those who may open the list. */
  for: Access;
  screen: ScreenKey;
  /** The list's filters, as search parameters. */
  search: () => Record<string, string>;
}

const editors = ['editor', 'admin'] as const;
const mailers = ['editor', 'admin', 'email-campaign'] as const;
const eventDesk = ['events', 'editor', 'admin'] as const;
const lacking = () => ({ lacking: 'yes' });
const bookers = ['ad-slot', 'admin'] as const;

const inTrouble = () => ({ status: 'Needs attention' });
const toApprove = () => ({ status: 'Needs your approval' });
const commented = () => ({ comments: 'open' });
const suggested = () => ({ suggestions: 'open' });
const overdue = () => ({ due: 'overdue' });
const flaggedDrafts = () => ({ status: '5', marked: 'flagged' });

/** Entries about posts in some state, one for each list of posts. */
const postsThat =
  (are: string, search: DeskItem['search']) =>
  <S extends ScreenKey>(screen: S, one: string, many: string) => ({
    one: `${one} ${are}`,
    many: `${many} ${are}`,
    rank: 'rest' as const,
    for: editors,
    screen,
    search,
  });
const flaggedIn = postsThat('flagged for the editor', flaggedDrafts);
const commentedIn = postsThat('with open comments', commented);
const suggestedIn = postsThat('with open suggestions', suggested);

/** Everything that can be on a to-do list. Within a rank, this is its order. */
export const deskItems = {
  digestSends: {
    one: 'daily digest needs attention',
    many: 'daily digests need attention',
    rank: 'late',
    record: 'dailyDigestEdit',
    for: mailers,
    screen: 'dailyDigestList',
    search: inTrouble,
  },
  hotwSends: {
    one: 'Homes of the Week email needs attention',
    many: 'Homes of the Week emails need attention',
    rank: 'late',
    record: 'hotwEdit',
    for: mailers,
    screen: 'hotwList',
    search: inTrouble,
  },
  promoAlertSends: {
    one: 'promo alert needs attention',
    many: 'promo alerts need attention',
    rank: 'late',
    record: 'promoAlertEdit',
    for: mailers,
    screen: 'promoAlertList',
    search: inTrouble,
  },
  newsAlertSends: {
    one: 'news alert needs attention',
    many: 'news alerts need attention',
    rank: 'late',
    record: 'newsAlertEdit',
    for: mailers,
    screen: 'newsAlertList',
    search: inTrouble,
  },
  overdueArticles: {
    one: 'article overdue',
    many: 'articles overdue',
    rank: 'late',
    record: 'postEdit',
    for: editors,
    screen: 'articleList',
    search: overdue,
  },
  overdueEvents: {
    one: 'event overdue',
    many: 'events overdue',
    rank: 'late',
    record: 'postEdit',
    for: editors,
    screen: 'eventList',
    search: overdue,
  },
  overdueCharities: {
    one: 'charity overdue',
    many: 'charities overdue',
    rank: 'late',
    record: 'postEdit',
    for: editors,
    screen: 'charityList',
    search: overdue,
  },
  overduePlaces: {
    one: 'city guide overdue',
    many: 'city guides overdue',
    rank: 'late',
    record: 'postEdit',
    for: editors,
    screen: 'placeList',
    search: overdue,
  },
  digestReleases: {
    one: 'daily digest needs your approval',
    many: 'daily digests need your approval',
    rank: 'by date',
    record: 'dailyDigestEdit',
    for: screens.dailyDigestEdit.access,
    screen: 'dailyDigestList',
    search: toApprove,
  },
  hotwReleases: {
    one: 'Homes of the Week email needs your approval',
    many: 'Homes of the Week emails need your approval',
    rank: 'by date',
    record: 'hotwEdit',
    for: screens.hotwEdit.access,
    screen: 'hotwList',
    search: toApprove,
  },
  promoAlertReleases: {
    one: 'promo alert needs your approval',
    many: 'promo alerts need your approval',
    rank: 'by date',
    record: 'promoAlertEdit',
    for: screens.promoAlertEdit.access,
    screen: 'promoAlertList',
    search: toApprove,
  },
  newsAlertReleases: {
    one: 'news alert needs your approval',
    many: 'news alerts need your approval',
    rank: 'by date',
    record: 'newsAlertEdit',
    for: screens.newsAlertEdit.access,
    screen: 'newsAlertList',
    search: toApprove,
  },
  digestsMissing: {
    one: 'digest missing for tomorrow',
    many: 'digests missing for tomorrow',
    rank: 'today',
    for: editors,
    screen: 'dailyDigestList',
    search: () => ({ missing: 'tomorrow' }),
  },
  flaggedArticles: flaggedIn('articleList', 'article draft', 'article drafts'),
  flaggedEvents: flaggedIn('eventList', 'event draft', 'event drafts'),
  flaggedCharities: flaggedIn('charityList', 'charity draft', 'charity drafts'),
  flaggedPlaces: flaggedIn('placeList', 'city guide draft', 'city guide drafts'),
  commentedArticles: commentedIn('articleList', 'article', 'articles'),
  commentedEvents: commentedIn('eventList', 'event', 'events'),
  commentedCharities: commentedIn('charityList', 'charity', 'charities'),
  commentedPlaces: commentedIn('placeList', 'city guide', 'city guides'),
  suggestedArticles: suggestedIn('articleList', 'article', 'articles'),
  suggestedEvents: suggestedIn('eventList', 'event', 'events'),
  suggestedCharities: suggestedIn('charityList', 'charity', 'charities'),
  suggestedPlaces: suggestedIn('placeList', 'city guide', 'city guides'),
  eventsNotOut: {
    one: 'event draft past its date',
    many: 'event drafts past their date',
    rank: 'rest',
    for: eventDesk,
    screen: 'eventList',
    search: () => ({ status: '5', when: 'past' }),
  },
  eventsUndated: {
    one: 'event without a date',
    many: 'events without a date',
    rank: 'rest',
    for: eventDesk,
    screen: 'eventList',
    search: () => ({ when: 'undated' }),
  },
  seriesLacking: {
    one: 'active series without a post',
    many: 'active series without a post',
    rank: 'rest',
    for: ['series', 'admin'],
    screen: 'seriesList',
    search: () => ({ active: 'yes', ...lacking() }),
  },
  chatMentions: {
    one: 'unread mention in the chat',
    many: 'unread mentions in the chat',
    rank: 'rest',
    for: 'chat-members',
    screen: 'chat',
    search: () => ({}),
  },
  invoicesToReview: {
    one: 'invoice to review',
    many: 'invoices to review',
    rank: 'rest',
    for: editors,
    screen: 'reviewInvoices',
    search: () => ({ state: 'awaiting', only: 'decidable' }),
  },
  invoicesChanged: {
    one: 'invoice changed since its export',
    many: 'invoices changed since their export',
    rank: 'rest',
    for: editors,
    screen: 'reviewInvoices',
    search: () => ({ state: 'all', exported: 'changed' }),
  },
  invoicesSentBack: {
    one: 'invoice of yours sent back for changes',
    many: 'invoices of yours sent back for changes',
    rank: 'rest',
    for: 'signed-in',
    screen: 'myInvoices',
    search: () => ({ state: 'changes asked' }),
  },
  slotsEnding: {
    one: 'ad slot ending soon',
    many: 'ad slots ending soon',
    rank: 'by date',
    record: 'adSlotEdit',
    for: bookers,
    screen: 'adSlotQueue',
    search: () => ({ show: 'ending' }),
  },
  slotsLacking: {
    one: 'ad slot or listing needs attention',
    many: 'ad slots and listings need attention',
    rank: 'rest',
    for: bookers,
    screen: 'adSlotQueue',
    search: () => ({ show: 'lacking' }),
  },
  firmsLacking: {
    one: 'firm without a site',
    many: 'firms without a site',
    rank: 'rest',
    for: ['firm', 'admin'],
    screen: 'firmList',
    search: lacking,
  },
  realtorsLacking: {
    one: 'realtor without a photo, email or phone',
    many: 'realtors without a photo, email or phone',
    rank: 'rest',
    for: ['rep', 'admin'],
    screen: 'representativeList',
    search: lacking,
  },
  listingsLacking: {
    one: 'listing without an image or with a past open house',
    many: 'listings without an image or with a past open house',
    rank: 'rest',
    for: ['listing', 'admin'],
    screen: 'listingList',
    search: lacking,
  },
  photosUnfinished: {
    one: 'photo without a credit or alt text',
    many: 'photos without a credit or alt text',
    rank: 'rest',
    for: 'signed-in',
    screen: 'photoList',
    search: () => ({ view: 'worklist' }),
  },
} as const satisfies Record<string, DeskItem>;

export type DeskKey = keyof typeof deskItems;
export const deskKeys = Object.keys(deskItems) as [DeskKey, ...DeskKey[]];

/** An entry as it is declared. */
export const deskItem = (key: DeskKey): DeskItem => deskItems[key];

/** Entries that Home leaves out for people who see the bookings, which show the slots themselves. */
export const bookingKeys = ['slotsEnding', 'slotsLacking'] as const satisfies DeskKey[];

/** The queue of ad slots counts these listings already, so whoever sees it is told of them once. */
const isToldTwice = (key: DeskKey, keys: readonly DeskKey[]) =>
  key === 'listingsLacking' && keys.includes('slotsLacking');

/** The entries for this person: only those whose list they may open. */
export const deskOf = (person: Principal): DeskKey[] => {
  const keys = deskKeys.filter((key) => {
    const { for: whom, screen } = deskItems[key];
    return may(person, whom) && may(person, screens[screen].access);
  });
  return keys.filter((key) => !isToldTwice(key, keys));
};

/** Records that an entry names; the list has the others. */
export const mostNamed = 3;

/** A record that is late, failed or due. */
const namedRecord = z.object({
  /** Null if it has no screen of its own. */
  id: z.int().nullable(),
  /** Of posts. */
  siteId: z.int().optional(),
  name: z.string(),
  /** Since when it is late or has failed. */
  since: z.iso.datetime().nullable(),
  /** The day it is due. */
  due: z.string().nullable(),
  state: z.enum(['failed', 'late', 'unknown']).nullable(),
});
export type NamedRecord = z.infer<typeof namedRecord>;

const deskEntry = z.object({
  key: z.enum(deskKeys),
  count: z.int(),
  rank: z.enum(deskRanks),
  /** The list's filters, as search parameters. */
  search: z.record(z.string(), z.string()),
  /** The earliest of its records, unless its rank is the rest. */
  named: z.array(namedRecord),
});
export type DeskEntry = z.infer<typeof deskEntry>;

/** The to-do list of a person now. */
export const desk = z.object({
  /** Background jobs that failed permanently; 0 unless the person is an admin. */
  failedJobs: z.int(),
  /** The newest of them. */
  namedJobs: z.array(namedRecord),
  /** By rank: late or failed first. */
  items: z.array(deskEntry),
});
export type Desk = z.infer<typeof desk>;

const sendStates = {
  failed: ['failed', 'failed'],
  late: ['missed its send time', 'missed their send time'],
  unknown: ['isn’t confirmed', 'aren’t confirmed'],
} as const;

/** What follows the number of an entry: '1 daily digest failed', '2 daily digests need attention'. */
export function deskText({
  key,
  count,
  named,
}: Pick<DeskEntry, 'key' | 'count' | 'named'>): string {
  const { one, many } = deskItems[key];
  const [first] = named;
  const isSame = named.length === count && named.every(({ state }) => state === first?.state);
  const text = count === 1 ? one : many;
  if (!isSame || !first?.state) return text;
  const [ofOne, ofMany] = sendStates[first.state];
  return text.replace(/needs? attention$/, count === 1 ? ofOne : ofMany);
}

/** Sentences of the to-do list. */
export const deskMessages = {
  title: 'Your to-do list',
  none: 'Your to-do list is empty.',
  failed: 'Your to-do list couldn’t be loaded.',
  late: 'Late or failed',
  today: 'Due today',
  rest: (count: number) => `Everything else (${count})`,
  more: (count: number) => `${inDigits(count)} more`,
  since: (when: string) => `since ${when}`,
  states: { failed: 'Failed', late: 'Late', unknown: 'Not confirmed' },
} as const;

/** The daily to-do email is sent between these times, Central; after the second, it waits for the next day. */
export const summaryHours = { from: '07:00', until: '12:00' } as const;
