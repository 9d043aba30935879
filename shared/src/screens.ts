import type { Role } from './roles.ts';

/** Groups of the top navigation, in order (Spec, platform 2.3). */
export const navGroups = [
  'Articles',
  'Events',
  'Series',
  'Other Content',
  'Photos',
  'Email Campaigns',
  'Showcase',
  'Invoicing',
  'Admin',
] as const;
export type NavGroup = (typeof navGroups)[number];

/**
 * Who may do a thing: anyone, anyone signed in, the members of the staff chat, or holders of one of
 * these roles. An admin of the owner organization may do everything but the staff chat (decisions 2).
 */
export type Access = 'public' | 'signed-in' | 'chat-members' | readonly Role[];

/** One screen: where it is, what it is called, who may open it. `$id` is a part of the address. */
export interface Screen {
  path: string;
  title: string;
  access: Access;
  /** Folder of the area in shared, server and web. */
  area: string;
  /** Navigation group and label; a screen without them is reached from another screen. */
  nav?: { group: NavGroup; label: string };
  /** False while the address answers with the plain 'not built yet' page. */
  isBuilt: boolean;
}

const newsroom = ['author', 'admin', 'contributor', 'editor'] as const;
const editors = ['editor', 'admin'] as const;
const mailers = ['editor', 'admin', 'email-campaign'] as const;
const eventDesk = ['admin', 'editor', 'events'] as const;
const seriesDesk = ['admin', 'editor', 'series'] as const;
const admins = ['admin'] as const;

const screen = <const S extends Screen>(row: S) => row;

/** Every screen of the product: router, navigation, guards and docs/access.md read this one table. */
export const screens = {
  login: screen({
    path: '/login',
    title: 'Sign in',
    access: 'public',
    area: 'auth',
    isBuilt: true,
  }),
  resetPassword: screen({
    path: '/reset-password/$token',
    title: 'Update password',
    access: 'public',
    area: 'auth',
    isBuilt: false,
  }),
  home: screen({ path: '/home', title: 'Home', access: 'signed-in', area: 'auth', isBuilt: true }),
  profile: screen({
    path: '/profile',
    title: 'My profile',
    access: 'signed-in',
    area: 'users',
    isBuilt: false,
  }),

  articleList: screen({
    path: '/articles',
    title: 'Articles',
    access: newsroom,
    area: 'news-items',
    nav: { group: 'Articles', label: 'Articles' },
    isBuilt: true,
  }),
  postEdit: screen({
    path: '/editor/$siteId/$postId',
    title: 'Editor',
    access: ['author', 'admin', 'contributor', 'editor', 'events'],
    area: 'news-items',
    isBuilt: false,
  }),
  eventList: screen({
    path: '/events',
    title: 'Events',
    access: eventDesk,
    area: 'news-items',
    nav: { group: 'Events', label: 'Events' },
    isBuilt: false,
  }),

  seriesList: screen({
    path: '/series',
    title: 'Series',
    access: seriesDesk,
    area: 'series',
    nav: { group: 'Series', label: 'Series' },
    isBuilt: false,
  }),
  seriesEdit: screen({
    path: '/series/$siteId/edit/$seriesId',
    title: 'Edit Series',
    access: seriesDesk,
    area: 'series',
    isBuilt: false,
  }),

  charityList: screen({
    path: '/charity',
    title: 'Charity Guide',
    access: editors,
    area: 'news-items',
    nav: { group: 'Other Content', label: 'Charity Guide' },
    isBuilt: false,
  }),
  placeList: screen({
    path: '/places',
    title: 'City Guide',
    access: admins,
    area: 'news-items',
    nav: { group: 'Other Content', label: 'City Guide' },
    isBuilt: false,
  }),

  photoList: screen({
    path: '/photos',
    title: 'Photos',
    access: admins,
    area: 'photos',
    nav: { group: 'Photos', label: 'Photos' },
    isBuilt: false,
  }),
  photoAdd: screen({
    path: '/photos/add',
    title: 'Add photo',
    access: admins,
    area: 'photos',
    nav: { group: 'Photos', label: 'Add photo' },
    isBuilt: false,
  }),
  photoEdit: screen({
    path: '/photos/$id',
    title: 'Edit photo',
    access: admins,
    area: 'photos',
    isBuilt: false,
  }),

  dailyDigestList: screen({
    path: '/daily-digest',
    title: 'Daily Digest',
    access: mailers,
    area: 'daily-digests',
    nav: { group: 'Email Campaigns', label: 'Daily Digest' },
    isBuilt: true,
  }),
  dailyDigestEdit: screen({
    path: '/daily-digest/create/{-$id}',
    title: 'Edit Daily Digest',
    access: editors,
    area: 'daily-digests',
    isBuilt: true,
  }),
  campaignPreview: screen({
    path: '/preview/email/$id',
    title: 'Email preview',
    access: mailers,
    area: 'campaigns',
    isBuilt: true,
  }),
  hotwList: screen({
    path: '/hotw',
    title: 'Homes of the Week',
    access: mailers,
    area: 'homes-of-the-week',
    nav: { group: 'Email Campaigns', label: 'Homes of the Week' },
    isBuilt: false,
  }),
  hotwEdit: screen({
    path: '/hotw/create/{-$id}',
    title: 'Edit Homes of the Week',
    access: mailers,
    area: 'homes-of-the-week',
    isBuilt: false,
  }),
  promoAlertList: screen({
    path: '/promo-alert',
    title: 'Promo Alerts',
    access: mailers,
    area: 'promo-alerts',
    nav: { group: 'Email Campaigns', label: 'Promo Alerts' },
    isBuilt: false,
  }),
  promoAlertEdit: screen({
    path: '/promo-alert/create/{-$id}',
    title: 'Edit Promo Alert',
    access: mailers,
    area: 'promo-alerts',
    isBuilt: false,
  }),
  newsAlertList: screen({
    path: '/news-alert',
    title: 'News Alerts',
    access: mailers,
    area: 'news-alerts',
    nav: { group: 'Email Campaigns', label: 'News Alerts' },
    isBuilt: false,
  }),
  newsAlertCreate: screen({
    path: '/news-alert/create',
    title: 'New News Alert',
    access: mailers,
    area: 'news-alerts',
    isBuilt: false,
  }),
  newsAlertEdit: screen({
    path: '/news-alert/edit/$id',
    title: 'Edit News Alert',
    access: mailers,
    area: 'news-alerts',
    isBuilt: false,
  }),
  outboxList: screen({
    path: '/outbox',
    title: 'Outbox',
    access: mailers,
    area: 'outbox',
    nav: { group: 'Email Campaigns', label: 'Outbox' },
    isBuilt: true,
  }),

  adSlotList: screen({
    path: '/ad-slot',
    title: 'Ad Slots',
    access: ['ad-slot', 'admin'],
    area: 'ad-slots',
    nav: { group: 'Showcase', label: 'Ad Slots' },
    isBuilt: false,
  }),
  adSlotCreate: screen({
    path: '/ad-slot/create',
    title: 'New Ad Slot',
    access: ['ad-slot', 'admin'],
    area: 'ad-slots',
    isBuilt: false,
  }),
  adSlotEdit: screen({
    path: '/ad-slot/$id',
    title: 'Edit Ad Slot',
    access: ['ad-slot', 'admin'],
    area: 'ad-slots',
    isBuilt: false,
  }),
  firmList: screen({
    path: '/firm',
    title: 'Firms',
    access: ['firm', 'admin'],
    area: 'firms',
    nav: { group: 'Showcase', label: 'Firms' },
    isBuilt: false,
  }),
  firmEdit: screen({
    path: '/firm/$id',
    title: 'Edit Firm',
    access: ['firm', 'admin'],
    area: 'firms',
    isBuilt: false,
  }),
  representativeList: screen({
    path: '/rep',
    title: 'Realtors',
    access: ['rep', 'admin'],
    area: 'representatives',
    nav: { group: 'Showcase', label: 'Realtors' },
    isBuilt: false,
  }),
  representativeEdit: screen({
    path: '/rep/$id',
    title: 'Edit Realtor',
    access: ['rep', 'admin'],
    area: 'representatives',
    isBuilt: false,
  }),
  listingList: screen({
    path: '/listing',
    title: 'Listings',
    access: ['listing', 'admin'],
    area: 'listings',
    nav: { group: 'Showcase', label: 'Listings' },
    isBuilt: false,
  }),
  listingAdd: screen({
    path: '/listing/add',
    title: 'New Listing',
    access: ['listing', 'admin'],
    area: 'listings',
    isBuilt: false,
  }),
  listingEdit: screen({
    path: '/listing/$id',
    title: 'Edit Listing',
    access: ['listing', 'admin'],
    area: 'listings',
    isBuilt: false,
  }),

  invoiceAdd: screen({
    path: '/invoice',
    title: 'Add invoice',
    access: newsroom,
    area: 'invoices',
    nav: { group: 'Invoicing', label: 'Add invoice' },
    isBuilt: false,
  }),
  myInvoices: screen({
    path: '/my-invoices',
    title: 'My invoices',
    access: newsroom,
    area: 'invoices',
    nav: { group: 'Invoicing', label: 'My invoices' },
    isBuilt: false,
  }),
  reviewInvoices: screen({
    path: '/review-invoices',
    title: 'Review invoices',
    access: editors,
    area: 'invoices',
    nav: { group: 'Invoicing', label: 'Review invoices' },
    isBuilt: false,
  }),

  userList: screen({
    path: '/admin/user',
    title: 'Users',
    access: admins,
    area: 'users',
    nav: { group: 'Admin', label: 'Users' },
    isBuilt: false,
  }),
  userEdit: screen({
    path: '/admin/user/$id',
    title: 'Edit User',
    access: admins,
    area: 'users',
    isBuilt: false,
  }),
  organizationList: screen({
    path: '/admin/organization',
    title: 'Organizations',
    access: admins,
    area: 'organizations',
    nav: { group: 'Admin', label: 'Organizations' },
    isBuilt: false,
  }),
  organizationEdit: screen({
    path: '/admin/organization/$id',
    title: 'Edit Organization',
    access: admins,
    area: 'organizations',
    isBuilt: false,
  }),
  siteList: screen({
    path: '/admin/site',
    title: 'Sites',
    access: admins,
    area: 'sites',
    nav: { group: 'Admin', label: 'Sites' },
    isBuilt: false,
  }),
  siteEdit: screen({
    path: '/admin/site/$id',
    title: 'Edit Site',
    access: admins,
    area: 'sites',
    isBuilt: false,
  }),
  emailTemplateList: screen({
    path: '/admin/email-template',
    title: 'Email templates',
    access: admins,
    area: 'email-templates',
    nav: { group: 'Admin', label: 'Email templates' },
    isBuilt: false,
  }),
  emailTemplateAdd: screen({
    path: '/admin/email-template/add',
    title: 'New email template',
    access: admins,
    area: 'email-templates',
    isBuilt: false,
  }),
  emailTemplateEdit: screen({
    path: '/admin/email-template/edit/$id',
    title: 'Edit email template',
    access: admins,
    area: 'email-templates',
    isBuilt: false,
  }),
  chat: screen({
    path: '/reporting',
    title: 'Staff chat',
    access: 'chat-members',
    area: 'chat',
    nav: { group: 'Admin', label: 'Staff chat' },
    isBuilt: false,
  }),
  chatVisits: screen({
    path: '/reporting-stats',
    title: 'Chat visits',
    access: admins,
    area: 'chat',
    nav: { group: 'Admin', label: 'Chat visits' },
    isBuilt: false,
  }),
} as const satisfies Record<string, Screen>;

/** The key of a screen, which is also the name of its page component. */
export type ScreenKey = keyof typeof screens;
