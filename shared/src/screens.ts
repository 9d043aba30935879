import { adminScreens } from './admin-screens.ts';
import { built, type Screen, toCome } from './screen.ts';

const newsroom = ['author', 'admin', 'contributor', 'editor'] as const;
const editors = ['editor', 'admin'] as const;
const mailers = ['editor', 'admin', 'email-campaign'] as const;
const eventDesk = ['admin', 'editor', 'events'] as const;
const seriesDesk = ['admin', 'editor', 'series'] as const;
const admins = ['admin'] as const;

/** Every screen of the product: router, navigation, guards and docs/access.md read this one table. */
export const screens = {
  login: built({
    path: '/login',
    title: 'Sign in',
    access: 'public',
    area: 'auth',
  }),
  resetPassword: built({
    path: '/reset-password/$token',
    title: 'Update password',
    access: 'public',
    area: 'auth',
  }),
  signInCallback: built({
    path: '/login/callback',
    title: 'Signing in',
    access: 'public',
    area: 'auth',
  }),
  home: built({ path: '/home', title: 'Home', access: 'signed-in', area: 'auth' }),
  profile: built({
    path: '/profile',
    title: 'My profile',
    access: 'signed-in',
    area: 'profile',
  }),

  articleList: built({
    path: '/articles',
    title: 'Articles',
    access: newsroom,
    area: 'news-items',
    nav: { group: 'Articles', label: 'Articles' },
  }),
  postEdit: toCome({
    path: '/editor/$siteId/$postId',
    title: 'Editor',
    access: ['author', 'admin', 'contributor', 'editor', 'events'],
    area: 'news-items',
  }),
  eventList: toCome({
    path: '/events',
    title: 'Events',
    access: eventDesk,
    area: 'news-items',
    nav: { group: 'Events', label: 'Events' },
  }),

  seriesList: toCome({
    path: '/series',
    title: 'Series',
    access: seriesDesk,
    area: 'series',
    nav: { group: 'Series', label: 'Series' },
  }),
  seriesEdit: toCome({
    path: '/series/$siteId/edit/$seriesId',
    title: 'Edit Series',
    access: seriesDesk,
    area: 'series',
  }),

  charityList: toCome({
    path: '/charity',
    title: 'Charity Guide',
    access: editors,
    area: 'news-items',
    nav: { group: 'Other Content', label: 'Charity Guide' },
  }),
  placeList: toCome({
    path: '/places',
    title: 'City Guide',
    access: admins,
    area: 'news-items',
    nav: { group: 'Other Content', label: 'City Guide' },
  }),

  photoList: toCome({
    path: '/photos',
    title: 'Photos',
    access: admins,
    area: 'photos',
    nav: { group: 'Photos', label: 'Photos' },
  }),
  photoAdd: toCome({
    path: '/photos/add',
    title: 'Add photo',
    access: admins,
    area: 'photos',
    nav: { group: 'Photos', label: 'Add photo' },
  }),
  photoEdit: toCome({
    path: '/photos/$id',
    title: 'Edit photo',
    access: admins,
    area: 'photos',
  }),

  dailyDigestList: built({
    path: '/daily-digest',
    title: 'Daily Digest',
    access: mailers,
    area: 'daily-digests',
    nav: { group: 'Email Campaigns', label: 'Daily Digest' },
  }),
  dailyDigestEdit: built({
    path: '/daily-digest/create/{-$id}',
    title: 'Edit Daily Digest',
    access: editors,
    area: 'daily-digests',
  }),
  campaignPreview: built({
    path: '/preview/email/$id',
    title: 'Email preview',
    access: mailers,
    area: 'campaigns',
  }),
  hotwList: toCome({
    path: '/hotw',
    title: 'Homes of the Week',
    access: mailers,
    area: 'homes-of-the-week',
    nav: { group: 'Email Campaigns', label: 'Homes of the Week' },
  }),
  hotwEdit: toCome({
    path: '/hotw/create/{-$id}',
    title: 'Edit Homes of the Week',
    access: mailers,
    area: 'homes-of-the-week',
  }),
  promoAlertList: toCome({
    path: '/promo-alert',
    title: 'Promo Alerts',
    access: mailers,
    area: 'promo-alerts',
    nav: { group: 'Email Campaigns', label: 'Promo Alerts' },
  }),
  promoAlertEdit: toCome({
    path: '/promo-alert/create/{-$id}',
    title: 'Edit Promo Alert',
    access: mailers,
    area: 'promo-alerts',
  }),
  newsAlertList: toCome({
    path: '/news-alert',
    title: 'News Alerts',
    access: mailers,
    area: 'news-alerts',
    nav: { group: 'Email Campaigns', label: 'News Alerts' },
  }),
  newsAlertCreate: toCome({
    path: '/news-alert/create',
    title: 'New News Alert',
    access: mailers,
    area: 'news-alerts',
  }),
  newsAlertEdit: toCome({
    path: '/news-alert/edit/$id',
    title: 'Edit News Alert',
    access: mailers,
    area: 'news-alerts',
  }),
  outboxList: built({
    path: '/outbox',
    title: 'Outbox',
    access: mailers,
    area: 'outbox',
    nav: { group: 'Email Campaigns', label: 'Outbox' },
  }),

  adSlotList: built({
    path: '/ad-slot',
    title: 'Ad Slots',
    access: ['ad-slot', 'admin'],
    area: 'ad-slots',
    nav: { group: 'Showcase', label: 'Ad Slots' },
  }),
  adSlotCreate: built({
    path: '/ad-slot/create',
    title: 'New Ad Slot',
    access: ['ad-slot', 'admin'],
    area: 'ad-slots',
  }),
  adSlotTimeline: built({
    path: '/ad-slot/timeline',
    title: 'Booking timeline',
    access: ['ad-slot', 'admin'],
    area: 'ad-slots',
    nav: { group: 'Showcase', label: 'Booking timeline' },
  }),
  adSlotQueue: built({
    path: '/ad-slot/queue',
    title: 'Booking queue',
    access: ['ad-slot', 'admin'],
    area: 'ad-slots',
    nav: { group: 'Showcase', label: 'Booking queue' },
  }),
  adSlotPreview: built({
    path: '/preview/ad-slot/$id',
    title: 'Ad slot preview',
    access: ['ad-slot', 'admin'],
    area: 'showcase',
  }),
  slotProof: built({
    path: '/proof/$token',
    title: 'Client proof',
    access: 'public',
    area: 'showcase',
  }),
  adSlotEdit: built({
    path: '/ad-slot/$id',
    title: 'Edit Ad Slot',
    access: ['ad-slot', 'admin'],
    area: 'ad-slots',
  }),
  firmList: built({
    path: '/firm',
    title: 'Firms',
    access: ['firm', 'admin'],
    area: 'firms',
    nav: { group: 'Showcase', label: 'Firms' },
  }),
  firmEdit: built({
    path: '/firm/$id',
    title: 'Edit Firm',
    access: ['firm', 'admin'],
    area: 'firms',
  }),
  representativeList: built({
    path: '/rep',
    title: 'Realtors',
    access: ['rep', 'admin'],
    area: 'representatives',
    nav: { group: 'Showcase', label: 'Realtors' },
  }),
  representativeEdit: built({
    path: '/rep/$id',
    title: 'Edit Realtor',
    access: ['rep', 'admin'],
    area: 'representatives',
  }),
  listingList: built({
    path: '/listing',
    title: 'Listings',
    access: ['listing', 'admin'],
    area: 'listings',
    nav: { group: 'Showcase', label: 'Listings' },
  }),
  listingAdd: built({
    path: '/listing/add',
    title: 'New Listing',
    access: ['listing', 'admin'],
    area: 'listings',
  }),
  listingEdit: built({
    path: '/listing/$id',
    title: 'Edit Listing',
    access: ['listing', 'admin'],
    area: 'listings',
  }),

  invoiceAdd: toCome({
    path: '/invoice',
    title: 'Add invoice',
    access: newsroom,
    area: 'invoices',
    nav: { group: 'Invoicing', label: 'Add invoice' },
  }),
  myInvoices: toCome({
    path: '/my-invoices',
    title: 'My invoices',
    access: newsroom,
    area: 'invoices',
    nav: { group: 'Invoicing', label: 'My invoices' },
  }),
  reviewInvoices: toCome({
    path: '/review-invoices',
    title: 'Review invoices',
    access: editors,
    area: 'invoices',
    nav: { group: 'Invoicing', label: 'Review invoices' },
  }),

  ...adminScreens,
  chat: toCome({
    path: '/reporting',
    title: 'Staff chat',
    access: 'chat-members',
    area: 'chat',
    nav: { group: 'Admin', label: 'Staff chat' },
  }),
  chatVisits: toCome({
    path: '/reporting-stats',
    title: 'Chat visits',
    access: admins,
    area: 'chat',
    nav: { group: 'Admin', label: 'Chat visits' },
  }),
} as const satisfies Record<string, Screen>;

/** The key of a screen, which is also the name of its page component. */
export type ScreenKey = keyof typeof screens;
