import { adminScreens } from './admin-screens.ts';
import { type Screen, screen } from './screen.ts';

const newsroom = ['author', 'admin', 'contributor', 'editor'] as const;
const editors = ['editor', 'admin'] as const;
const mailers = ['editor', 'admin', 'email-campaign'] as const;
const eventDesk = ['admin', 'editor', 'events'] as const;
const seriesDesk = ['admin', 'editor', 'series'] as const;
const admins = ['admin'] as const;

/** Every screen of the product: router, navigation, guards and docs/access.md read this one table. */
export const screens = {
  login: screen({
    path: '/login',
    title: 'Sign in',
    access: 'public',
    area: 'auth',
  }),
  resetPassword: screen({
    path: '/reset-password/$token',
    title: 'Update password',
    access: 'public',
    area: 'auth',
  }),
  signInCallback: screen({
    path: '/login/callback',
    title: 'Signing in',
    access: 'public',
    area: 'auth',
  }),
  home: screen({ path: '/home', title: 'Home', access: 'signed-in', area: 'auth' }),
  profile: screen({
    path: '/profile',
    title: 'My profile',
    access: 'signed-in',
    area: 'profile',
  }),

  articleList: screen({
    path: '/articles',
    title: 'Articles',
    access: newsroom,
    area: 'news-items',
    nav: { group: 'Articles', label: 'Articles' },
  }),
  postEdit: screen({
    path: '/editor/$siteId/$postId',
    title: 'Editor',
    access: ['author', 'admin', 'contributor', 'editor', 'events'],
    area: 'news-items',
  }),
  eventList: screen({
    path: '/events',
    title: 'Events',
    access: eventDesk,
    area: 'news-items',
    nav: { group: 'Events', label: 'Events' },
  }),

  calendar: screen({
    path: '/calendar',
    title: 'Calendar',
    access: ['author', 'admin', 'editor', 'events'],
    area: 'calendar',
    nav: { group: 'Articles', label: 'Calendar' },
  }),

  seriesList: screen({
    path: '/series',
    title: 'Series',
    access: seriesDesk,
    area: 'series',
    nav: { group: 'Series', label: 'Series' },
  }),
  seriesEdit: screen({
    path: '/series/$siteId/edit/$seriesId',
    title: 'Edit Series',
    access: seriesDesk,
    area: 'series',
  }),
  seriesPreview: screen({
    path: '/preview/series/$siteId/$seriesId',
    title: 'Series preview',
    access: seriesDesk,
    area: 'series',
  }),

  charityList: screen({
    path: '/charity',
    title: 'Charity Guide',
    access: editors,
    area: 'news-items',
    nav: { group: 'Other Content', label: 'Charity Guide' },
  }),
  placeList: screen({
    path: '/places',
    title: 'City Guide',
    access: admins,
    area: 'news-items',
    nav: { group: 'Other Content', label: 'City Guide' },
  }),

  photoList: screen({
    path: '/photos',
    title: 'Photos',
    access: admins,
    area: 'photos',
    nav: { group: 'Photos', label: 'Photos' },
  }),
  photoAdd: screen({
    path: '/photos/add',
    title: 'Add photo',
    access: admins,
    area: 'photos',
    nav: { group: 'Photos', label: 'Add photo' },
  }),
  photoEdit: screen({
    path: '/photos/$id',
    title: 'Edit photo',
    access: admins,
    area: 'photos',
  }),
  photosetList: screen({
    path: '/photosets',
    title: 'Photosets',
    access: admins,
    area: 'photos',
    nav: { group: 'Photos', label: 'Photosets' },
  }),
  photosetEdit: screen({
    path: '/photosets/$id',
    title: 'Edit photoset',
    access: admins,
    area: 'photos',
  }),

  dailyDigestList: screen({
    path: '/daily-digest',
    title: 'Daily Digest',
    access: mailers,
    area: 'daily-digests',
    nav: { group: 'Email Campaigns', label: 'Daily Digest' },
  }),
  dailyDigestEdit: screen({
    path: '/daily-digest/create/{-$id}',
    title: 'Edit Daily Digest',
    access: editors,
    area: 'daily-digests',
  }),
  campaignPreview: screen({
    path: '/preview/email/$id',
    title: 'Email preview',
    access: mailers,
    area: 'campaigns',
  }),
  hotwList: screen({
    path: '/hotw',
    title: 'Homes of the Week',
    access: mailers,
    area: 'homes-of-the-week',
    nav: { group: 'Email Campaigns', label: 'Homes of the Week' },
  }),
  hotwEdit: screen({
    path: '/hotw/create/{-$id}',
    title: 'Edit Homes of the Week',
    access: mailers,
    area: 'homes-of-the-week',
  }),
  promoAlertList: screen({
    path: '/promo-alert',
    title: 'Promo Alerts',
    access: mailers,
    area: 'promo-alerts',
    nav: { group: 'Email Campaigns', label: 'Promo Alerts' },
  }),
  promoAlertEdit: screen({
    path: '/promo-alert/create/{-$id}',
    title: 'Edit Promo Alert',
    access: mailers,
    area: 'promo-alerts',
  }),
  newsAlertList: screen({
    path: '/news-alert',
    title: 'News Alerts',
    access: mailers,
    area: 'news-alerts',
    nav: { group: 'Email Campaigns', label: 'News Alerts' },
  }),
  newsAlertCreate: screen({
    path: '/news-alert/create',
    title: 'New News Alert',
    access: mailers,
    area: 'news-alerts',
  }),
  newsAlertEdit: screen({
    path: '/news-alert/edit/$id',
    title: 'Edit News Alert',
    access: mailers,
    area: 'news-alerts',
  }),
  emailCalendar: screen({
    path: '/email-calendar',
    title: 'Send calendar',
    access: mailers,
    area: 'campaigns',
    nav: { group: 'Email Campaigns', label: 'Send calendar' },
  }),
  outboxList: screen({
    path: '/outbox',
    title: 'Outbox',
    access: mailers,
    area: 'outbox',
    nav: { group: 'Email Campaigns', label: 'Outbox' },
  }),

  adSlotList: screen({
    path: '/ad-slot',
    title: 'Ad Slots',
    access: ['ad-slot', 'admin'],
    area: 'ad-slots',
    nav: { group: 'Showcase', label: 'Ad Slots' },
  }),
  adSlotCreate: screen({
    path: '/ad-slot/create',
    title: 'New Ad Slot',
    access: ['ad-slot', 'admin'],
    area: 'ad-slots',
  }),
  adSlotTimeline: screen({
    path: '/ad-slot/timeline',
    title: 'Booking timeline',
    access: ['ad-slot', 'admin'],
    area: 'ad-slots',
    nav: { group: 'Showcase', label: 'Booking timeline' },
  }),
  adSlotQueue: screen({
    path: '/ad-slot/queue',
    title: 'Booking queue',
    access: ['ad-slot', 'admin'],
    area: 'ad-slots',
    nav: { group: 'Showcase', label: 'Booking queue' },
  }),
  adSlotPreview: screen({
    path: '/preview/ad-slot/$id',
    title: 'Ad slot preview',
    access: ['ad-slot', 'admin'],
    area: 'showcase',
  }),
  slotProof: screen({
    path: '/proof/$token',
    title: 'Client proof',
    access: 'public',
    area: 'showcase',
  }),
  adSlotEdit: screen({
    path: '/ad-slot/$id',
    title: 'Edit Ad Slot',
    access: ['ad-slot', 'admin'],
    area: 'ad-slots',
  }),
  firmList: screen({
    path: '/firm',
    title: 'Firms',
    access: ['firm', 'admin'],
    area: 'firms',
    nav: { group: 'Showcase', label: 'Firms' },
  }),
  firmEdit: screen({
    path: '/firm/$id',
    title: 'Edit Firm',
    access: ['firm', 'admin'],
    area: 'firms',
  }),
  representativeList: screen({
    path: '/rep',
    title: 'Realtors',
    access: ['rep', 'admin'],
    area: 'representatives',
    nav: { group: 'Showcase', label: 'Realtors' },
  }),
  representativeEdit: screen({
    path: '/rep/$id',
    title: 'Edit Realtor',
    access: ['rep', 'admin'],
    area: 'representatives',
  }),
  listingList: screen({
    path: '/listing',
    title: 'Listings',
    access: ['listing', 'admin'],
    area: 'listings',
    nav: { group: 'Showcase', label: 'Listings' },
  }),
  listingAdd: screen({
    path: '/listing/add',
    title: 'New Listing',
    access: ['listing', 'admin'],
    area: 'listings',
  }),
  listingEdit: screen({
    path: '/listing/$id',
    title: 'Edit Listing',
    access: ['listing', 'admin'],
    area: 'listings',
  }),

  invoiceAdd: screen({
    path: '/invoice',
    title: 'Add invoice',
    access: newsroom,
    area: 'invoices',
    nav: { group: 'Invoicing', label: 'Add invoice' },
  }),
  invoiceEdit: screen({
    path: '/invoice/$id',
    title: 'Edit invoice',
    access: newsroom,
    area: 'invoices',
  }),
  myInvoices: screen({
    path: '/my-invoices',
    title: 'My Invoices',
    access: newsroom,
    area: 'invoices',
    nav: { group: 'Invoicing', label: 'My Invoices' },
  }),
  reviewInvoices: screen({
    path: '/review-invoices',
    title: 'Review Invoices',
    access: editors,
    area: 'invoices',
    nav: { group: 'Invoicing', label: 'Review Invoices' },
  }),
  invoiceTotals: screen({
    path: '/invoice-totals',
    title: 'Invoice totals',
    access: editors,
    area: 'invoices',
    nav: { group: 'Invoicing', label: 'Invoice totals' },
  }),
  invoiceStatement: screen({
    path: '/invoice-statement',
    title: 'Monthly statement',
    access: newsroom,
    area: 'invoices',
    nav: { group: 'Invoicing', label: 'Monthly statement' },
  }),

  ...adminScreens,
  chat: screen({
    path: '/reporting',
    title: 'Staff chat',
    access: 'chat-members',
    area: 'chat',
    nav: { group: 'Admin', label: 'Staff chat' },
  }),
  chatVisits: screen({
    path: '/reporting-stats',
    title: 'Chat visits',
    access: admins,
    area: 'chat',
    nav: { group: 'Admin', label: 'Chat visits' },
  }),
} as const satisfies Record<string, Screen>;

/** The key of a screen, which is also the name of its page component. */
export type ScreenKey = keyof typeof screens;
