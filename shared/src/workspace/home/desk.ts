import { z } from 'zod';
import { may, type Principal } from '../../platform/access/access.ts';
import type { Access } from '../../platform/access/screen.ts';
import { addDays, type Day } from '../../platform/values/dates.ts';
import { type ScreenKey, screens } from '../../screens.ts';

/** An entry of the to-do list, and the list screen that shows exactly the counted records. */
interface DeskItem {
  title: string;
  /** Who gets it, of those who may open the list. */
  for: Access;
  screen: ScreenKey;
  /** The list's filters, as search parameters. */
  search: (today: Day) => Record<string, string>;
}

const editors = ['editor', 'admin'] as const;
const mailers = ['editor', 'admin', 'email-campaign'] as const;
const eventDesk = ['events', 'editor', 'admin'] as const;
const lacking = () => ({ lacking: 'yes' });
const bookers = ['ad-slot', 'admin'] as const;

const inTrouble = () => ({ status: 'Needs attention' });
const toApprove = () => ({ status: 'Needs your approval' });
const flaggedDrafts = () => ({ status: '5', marked: 'flagged' });

/** Everything that can be on a to-do list, most urgent first. */
export const deskItems = {
  digestSends: {
    title: 'Daily digests that need attention',
    for: mailers,
    screen: 'dailyDigestList',
    search: inTrouble,
  },
  hotwSends: {
    title: 'Homes of the Week emails that need attention',
    for: mailers,
    screen: 'hotwList',
    search: inTrouble,
  },
  promoAlertSends: {
    title: 'Promo alerts that need attention',
    for: mailers,
    screen: 'promoAlertList',
    search: inTrouble,
  },
  newsAlertSends: {
    title: 'News alerts that need attention',
    for: mailers,
    screen: 'newsAlertList',
    search: inTrouble,
  },
  digestReleases: {
    title: 'Daily digests that need your approval',
    for: screens.dailyDigestEdit.access,
    screen: 'dailyDigestList',
    search: toApprove,
  },
  hotwReleases: {
    title: 'Homes of the Week emails that need your approval',
    for: screens.hotwEdit.access,
    screen: 'hotwList',
    search: toApprove,
  },
  promoAlertReleases: {
    title: 'Promo alerts that need your approval',
    for: screens.promoAlertEdit.access,
    screen: 'promoAlertList',
    search: toApprove,
  },
  newsAlertReleases: {
    title: 'News alerts that need your approval',
    for: screens.newsAlertEdit.access,
    screen: 'newsAlertList',
    search: toApprove,
  },
  digestsMissing: {
    title: 'Digests missing for tomorrow',
    for: editors,
    screen: 'dailyDigestList',
    search: () => ({ missing: 'tomorrow' }),
  },
  flaggedArticles: {
    title: 'Article drafts flagged for the editor',
    for: editors,
    screen: 'articleList',
    search: flaggedDrafts,
  },
  flaggedEvents: {
    title: 'Event drafts flagged for the editor',
    for: editors,
    screen: 'eventList',
    search: flaggedDrafts,
  },
  flaggedCharities: {
    title: 'Charity drafts flagged for the editor',
    for: editors,
    screen: 'charityList',
    search: flaggedDrafts,
  },
  flaggedPlaces: {
    title: 'City guide drafts flagged for the editor',
    for: editors,
    screen: 'placeList',
    search: flaggedDrafts,
  },
  eventsNotOut: {
    title: 'Event drafts past their date',
    for: eventDesk,
    screen: 'eventList',
    search: () => ({ status: '5', when: 'past' }),
  },
  eventsUndated: {
    title: 'Events without a date',
    for: eventDesk,
    screen: 'eventList',
    search: () => ({ when: 'undated' }),
  },
  seriesLacking: {
    title: 'Active series without a post',
    for: ['series', 'admin'],
    screen: 'seriesList',
    search: () => ({ active: 'yes', ...lacking() }),
  },
  invoicesToReview: {
    title: 'Invoices to review',
    for: editors,
    screen: 'reviewInvoices',
    search: () => ({ state: 'awaiting', only: 'decidable' }),
  },
  invoicesSentBack: {
    title: 'Your invoices sent back for changes',
    for: 'signed-in',
    screen: 'myInvoices',
    search: () => ({ state: 'changes asked' }),
  },
  slotsEnding: {
    title: 'Ad slots ending soon',
    for: bookers,
    screen: 'adSlotQueue',
    search: () => ({ show: 'ending' }),
  },
  slotsLacking: {
    title: 'Ad slots and listings that need attention',
    for: bookers,
    screen: 'adSlotQueue',
    search: () => ({ show: 'lacking' }),
  },
  firmsLacking: {
    title: 'Firms without a site',
    for: ['firm', 'admin'],
    screen: 'firmList',
    search: lacking,
  },
  realtorsLacking: {
    title: 'Realtors without a photo, email or phone',
    for: ['rep', 'admin'],
    screen: 'representativeList',
    search: lacking,
  },
  listingsLacking: {
    title: 'Listings without an image or with a past open house',
    for: ['listing', 'admin'],
    screen: 'listingList',
    search: lacking,
  },
  photosUnfinished: {
    title: 'Photos without a credit or alt text',
    for: 'signed-in',
    screen: 'photoList',
    search: () => ({ view: 'worklist' }),
  },
  partnerChanges: {
    title: 'Changes by partners since yesterday',
    for: 'signed-in',
    screen: 'activityList',
    search: (today) => ({ by: 'partners', from: addDays(today, -1) }),
  },
} as const satisfies Record<string, DeskItem>;

export type DeskKey = keyof typeof deskItems;
export const deskKeys = Object.keys(deskItems) as [DeskKey, ...DeskKey[]];

/** Entries that Home leaves out for people who see the bookings, which show the slots themselves. */
export const bookingKeys = ['slotsEnding', 'slotsLacking'] as const satisfies DeskKey[];

/** The entries for this person: only those whose list they may open. */
export const deskOf = (person: Principal): DeskKey[] =>
  deskKeys.filter((key) => {
    const { for: whom, screen } = deskItems[key];
    return may(person, whom) && may(person, screens[screen].access);
  });

/** The to-do list of a person now. */
export const desk = z.object({
  /** Background jobs that failed permanently; 0 unless the person is an admin. */
  failedJobs: z.int(),
  items: z.array(
    z.object({
      key: z.enum(deskKeys),
      count: z.int(),
      /** The list's filters, as search parameters. */
      search: z.record(z.string(), z.string()),
    }),
  ),
});
export type Desk = z.infer<typeof desk>;

/** Sentences of the to-do list. */
export const deskMessages = {
  title: 'Your to-do list',
  none: 'Your to-do list is empty.',
  failed: 'Your to-do list couldn’t be loaded.',
} as const;

/** The daily to-do email is sent between these times, Central; after the second, it waits for the next day. */
export const summaryHours = { from: '07:00', until: '12:00' } as const;
