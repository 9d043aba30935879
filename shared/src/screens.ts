import { adminScreens } from './admin-screens.ts';
import { type Screen, screen } from './platform/access/screen.ts';

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
    area: 'people/sign-in',
  }),
  resetPassword: screen({
    path: '/reset-password/$token',
    title: 'Update password',
    access: 'public',
    area: 'people/sign-in',
  }),
  signInCallback: screen({
    path: '/login/callback',
    title: 'Signing in',
    access: 'public',
    area: 'people/sign-in',
  }),
  setUp: screen({
    path: '/set-up',
    title: 'Set up',
    access: 'public',
    area: 'people/set-up',
  }),
  home: screen({ path: '/home', title: 'Home', access: 'signed-in', area: 'workspace/home' }),
  profile: screen({
    path: '/profile',
    title: 'My profile',
    access: 'signed-in',
    area: 'people/profile',
  }),

  articleList: screen({
    path: '/articles',
    title: 'Articles',
    access: newsroom,
    area: 'editorial/posts',
    nav: { group: 'Articles', label: 'Articles' },
  }),
  postEdit: screen({
    path: '/editor/$siteId/$postId',
    title: 'Editor',
    access: ['author', 'admin', 'contributor', 'editor', 'events'],
    area: 'editorial/posts',
  }),
  eventList: screen({
    path: '/events',
    title: 'Events',
    access: eventDesk,
    area: 'editorial/posts',
    nav: { group: 'Events', label: 'Events' },
  }),

  calendar: screen({
    path: '/calendar',
    title: 'Calendar',
    access: ['author', 'admin', 'editor', 'events'],
    area: 'workspace/calendar',
    nav: { group: 'Articles', label: 'Calendar' },
  }),

  seriesList: screen({
    path: '/series',
    title: 'Series',
    access: seriesDesk,
    area: 'editorial/series',
    nav: { group: 'Series', label: 'Series' },
  }),
  seriesEdit: screen({
    path: '/series/$siteId/edit/$seriesId',
    title: 'Edit Series',
    access: seriesDesk,
    area: 'editorial/series',
  }),
  seriesPreview: screen({
    path: '/preview/series/$siteId/$seriesId',
    title: 'Series preview',
    access: seriesDesk,
    area: 'editorial/series',
  }),

  charityList: screen({
    path: '/charity',
    title: 'Charity Guide',
    access: editors,
    area: 'editorial/posts',
    nav: { group: 'Other Content', label: 'Charity Guide' },
  }),
  placeList: screen({
    path: '/places',
    title: 'City Guide',
    access: admins,
    area: 'editorial/posts',
    nav: { group: 'Other Content', label: 'City Guide' },
  }),

  photoList: screen({
    path: '/photos',
    title: 'Photos',
    access: admins,
    area: 'editorial/photos',
    nav: { group: 'Photos', label: 'Photos' },
  }),
  photoAdd: screen({
    path: '/photos/add',
    title: 'Add photo',
    access: admins,
    area: 'editorial/photos',
    nav: { group: 'Photos', label: 'Add photo' },
  }),
  photoEdit: screen({
    path: '/photos/$id',
    title: 'Edit photo',
    access: admins,
    area: 'editorial/photos',
  }),
  photosetList: screen({
    path: '/photosets',
    title: 'Photosets',
    access: admins,
    area: 'editorial/photos',
    nav: { group: 'Photos', label: 'Photosets' },
  }),
  photosetEdit: screen({
    path: '/photosets/$id',
    title: 'Edit photoset',
    access: admins,
    area: 'editorial/photos',
  }),

  dailyDigestList: screen({
    path: '/daily-digest',
    title: 'Daily Digest',
    access: mailers,
    area: 'email/daily-digests',
    nav: { group: 'Email Campaigns', label: 'Daily Digest' },
  }),
  dailyDigestEdit: screen({
    path: '/daily-digest/create/{-$id}',
    title: 'Edit Daily Digest',
    access: editors,
    area: 'email/daily-digests',
  }),
  campaignPreview: screen({
    path: '/preview/email/$id',
    title: 'Email preview',
    access: mailers,
    area: 'email/campaigns',
  }),
  hotwList: screen({
    path: '/hotw',
    title: 'Homes of the Week',
    access: mailers,
    area: 'email/homes-of-the-week',
    nav: { group: 'Email Campaigns', label: 'Homes of the Week' },
  }),
  hotwEdit: screen({
    path: '/hotw/create/{-$id}',
    title: 'Edit Homes of the Week',
    access: mailers,
    area: 'email/homes-of-the-week',
  }),
  promoAlertList: screen({
    path: '/promo-alert',
    title: 'Promo Alerts',
    access: mailers,
    area: 'email/promo-alerts',
    nav: { group: 'Email Campaigns', label: 'Promo Alerts' },
  }),
  promoAlertEdit: screen({
    path: '/promo-alert/create/{-$id}',
    title: 'Edit Promo Alert',
    access: mailers,
    area: 'email/promo-alerts',
  }),
  newsAlertList: screen({
    path: '/news-alert',
    title: 'News Alerts',
    access: mailers,
    area: 'email/news-alerts',
    nav: { group: 'Email Campaigns', label: 'News Alerts' },
  }),
  newsAlertCreate: screen({
    path: '/news-alert/create',
    title: 'New News Alert',
    access: mailers,
    area: 'email/news-alerts',
    pageOf: 'newsAlertEdit',
  }),
  newsAlertEdit: screen({
    path: '/news-alert/edit/$id',
    title: 'Edit News Alert',
    access: mailers,
    area: 'email/news-alerts',
  }),
  emailCalendar: screen({
    path: '/email-calendar',
    title: 'Send calendar',
    access: mailers,
    area: 'email/campaigns',
    nav: { group: 'Email Campaigns', label: 'Send calendar' },
  }),
  outboxList: screen({
    path: '/outbox',
    title: 'Outbox',
    access: mailers,
    area: 'email/outbox',
    nav: { group: 'Email Campaigns', label: 'Outbox' },
  }),

  adSlotList: screen({
    path: '/ad-slot',
    title: 'Ad Slots',
    access: ['ad-slot', 'admin'],
    area: 'showcase/ad-slots',
    nav: { group: 'Showcase', label: 'Ad Slots' },
  }),
  adSlotCreate: screen({
    path: '/ad-slot/create',
    title: 'New Ad Slot',
    access: ['ad-slot', 'admin'],
    area: 'showcase/ad-slots',
  }),
  adSlotTimeline: screen({
    path: '/ad-slot/timeline',
    title: 'Booking timeline',
    access: ['ad-slot', 'admin'],
    area: 'showcase/ad-slots',
    nav: { group: 'Showcase', label: 'Booking timeline' },
  }),
  adSlotQueue: screen({
    path: '/ad-slot/queue',
    title: 'Booking queue',
    access: ['ad-slot', 'admin'],
    area: 'showcase/ad-slots',
    nav: { group: 'Showcase', label: 'Booking queue' },
  }),
  adSlotPreview: screen({
    path: '/preview/ad-slot/$id',
    title: 'Ad slot preview',
    access: ['ad-slot', 'admin'],
    area: 'showcase/delivery',
  }),
  slotProof: screen({
    path: '/proof/$token',
    title: 'Client proof',
    access: 'public',
    area: 'showcase/delivery',
  }),
  adSlotEdit: screen({
    path: '/ad-slot/$id',
    title: 'Edit Ad Slot',
    access: ['ad-slot', 'admin'],
    area: 'showcase/ad-slots',
  }),
  firmList: screen({
    path: '/firm',
    title: 'Firms',
    access: ['firm', 'admin'],
    area: 'showcase/firms',
    nav: { group: 'Showcase', label: 'Firms' },
  }),
  firmEdit: screen({
    path: '/firm/$id',
    title: 'Edit Firm',
    access: ['firm', 'admin'],
    area: 'showcase/firms',
  }),
  representativeList: screen({
    path: '/rep',
    title: 'Realtors',
    access: ['rep', 'admin'],
    area: 'showcase/representatives',
    nav: { group: 'Showcase', label: 'Realtors' },
  }),
  representativeEdit: screen({
    path: '/rep/$id',
    title: 'Edit Realtor',
    access: ['rep', 'admin'],
    area: 'showcase/representatives',
  }),
  listingList: screen({
    path: '/listing',
    title: 'Listings',
    access: ['listing', 'admin'],
    area: 'showcase/listings',
    nav: { group: 'Showcase', label: 'Listings' },
  }),
  listingAdd: screen({
    path: '/listing/add',
    title: 'New Listing',
    access: ['listing', 'admin'],
    area: 'showcase/listings',
  }),
  listingEdit: screen({
    path: '/listing/$id',
    title: 'Edit Listing',
    access: ['listing', 'admin'],
    area: 'showcase/listings',
  }),

  invoiceAdd: screen({
    path: '/invoice',
    title: 'Add invoice',
    access: newsroom,
    area: 'finance/invoices',
    nav: { group: 'Invoicing', label: 'Add invoice' },
  }),
  invoiceEdit: screen({
    path: '/invoice/$id',
    title: 'Edit invoice',
    access: newsroom,
    area: 'finance/invoices',
  }),
  myInvoices: screen({
    path: '/my-invoices',
    title: 'My Invoices',
    access: newsroom,
    area: 'finance/invoices',
    nav: { group: 'Invoicing', label: 'My Invoices' },
  }),
  reviewInvoices: screen({
    path: '/review-invoices',
    title: 'Review Invoices',
    access: editors,
    area: 'finance/invoices',
    nav: { group: 'Invoicing', label: 'Review Invoices' },
  }),
  invoiceTotals: screen({
    path: '/invoice-totals',
    title: 'Invoice totals',
    access: editors,
    area: 'finance/invoices',
    nav: { group: 'Invoicing', label: 'Invoice totals' },
  }),
  invoiceStatement: screen({
    path: '/invoice-statement',
    title: 'Monthly statement',
    access: newsroom,
    area: 'finance/invoices',
    nav: { group: 'Invoicing', label: 'Monthly statement' },
  }),

  ...adminScreens,
  chat: screen({
    path: '/reporting',
    title: 'Staff chat',
    access: 'chat-members',
    area: 'workspace/chat',
    nav: { group: 'Admin', label: 'Staff chat' },
  }),
  chatVisits: screen({
    path: '/reporting-stats',
    title: 'Chat visits',
    access: admins,
    area: 'workspace/chat',
    nav: { group: 'Admin', label: 'Chat visits' },
  }),
} as const satisfies Record<string, Screen>;

/** The key of a screen, which is also the name of its page component. */
export type ScreenKey = keyof typeof screens;
