import { describe, expect, test } from 'vitest';
import { may } from './platform/access/access.ts';
import type { Role } from './platform/access/roles.ts';
import { type Access, navGroups, type Screen } from './platform/access/screen.ts';
import { screens } from './screens.ts';

/** Spec, platform 2.1 and 2.2, with decisions 2: the route and its roles, spelled out by hand. */
const routes: [string, Access][] = [
  ['/login', 'public'],
  ['/reset-password/$token', 'public'],
  ['/home', 'signed-in'],
  ['/profile', 'signed-in'],
  ['/articles', ['author', 'admin', 'contributor', 'editor']],
  ['/events', ['admin', 'editor', 'events']],
  ['/series', ['admin', 'editor', 'series']],
  ['/series/$siteId/edit/$seriesId', ['admin', 'editor', 'series']],
  ['/charity', ['editor', 'admin']],
  ['/places', ['admin']],
  ['/photos', ['admin']],
  ['/photos/add', ['admin']],
  ['/photos/$id', ['admin']],
  ['/daily-digest', ['editor', 'admin', 'email-campaign']],
  ['/daily-digest/create/{-$id}', ['editor', 'admin']],
  ['/promo-alert', ['editor', 'admin', 'email-campaign']],
  ['/promo-alert/create/{-$id}', ['editor', 'admin', 'email-campaign']],
  ['/hotw', ['editor', 'admin', 'email-campaign']],
  ['/hotw/create/{-$id}', ['editor', 'admin', 'email-campaign']],
  ['/news-alert', ['editor', 'admin', 'email-campaign']],
  ['/news-alert/create', ['editor', 'admin', 'email-campaign']],
  ['/news-alert/edit/$id', ['editor', 'admin', 'email-campaign']],
  ['/ad-slot', ['ad-slot', 'admin']],
  ['/ad-slot/create', ['ad-slot', 'admin']],
  ['/ad-slot/$id', ['ad-slot', 'admin']],
  ['/firm', ['firm', 'admin']],
  ['/firm/$id', ['firm', 'admin']],
  ['/listing', ['listing', 'admin']],
  ['/listing/add', ['listing', 'admin']],
  ['/listing/$id', ['listing', 'admin']],
  ['/rep', ['rep', 'admin']],
  ['/rep/$id', ['rep', 'admin']],
  ['/invoice', ['author', 'editor', 'contributor', 'admin']],
  ['/my-invoices', ['author', 'contributor', 'editor', 'admin']],
  ['/review-invoices', ['editor', 'admin']],
  ['/admin/user', ['admin']],
  ['/admin/user/$id', ['admin']],
  ['/admin/email-template', ['admin']],
  ['/admin/email-template/add', ['admin']],
  ['/admin/email-template/edit/$id', ['admin']],
  ['/admin/import', ['editor', 'admin']],
  ['/admin/organization', ['admin']],
  ['/admin/organization/$id', ['admin']],
  ['/admin/site', ['admin']],
  ['/admin/site/$id', ['admin']],
  ['/reporting', 'chat-members'],
  ['/reporting-stats', ['admin']],
];

/** What Masthead adds: the return of third-party sign-in, the in-app editor, the calendar over all sites, an invoice of one's own again, what invoices come to and the statement of a month, photosets, previews, the local outbox, bookings, client proofs, audiences and their segments, activity and trash (decisions 3, 5, 6, 7, 9, 11). */
const added: [string, Access][] = [
  ['/editor/$siteId/$postId', ['author', 'admin', 'contributor', 'editor', 'events']],
  ['/preview/email/$id', ['editor', 'admin', 'email-campaign']],
  ['/invoice/$id', ['author', 'editor', 'contributor', 'admin']],
  ['/invoice-totals', ['editor', 'admin']],
  ['/invoice-statement', ['author', 'editor', 'contributor', 'admin']],
  ['/photosets', ['admin']],
  ['/photosets/$id', ['admin']],
  ['/outbox', ['editor', 'admin', 'email-campaign']],
  ['/email-calendar', ['editor', 'admin', 'email-campaign']],
  ['/login/callback', 'public'],
  ['/set-up', 'public'],
  ['/ad-slot/timeline', ['ad-slot', 'admin']],
  ['/ad-slot/queue', ['ad-slot', 'admin']],
  ['/preview/ad-slot/$id', ['ad-slot', 'admin']],
  ['/preview/series/$siteId/$seriesId', ['admin', 'editor', 'series']],
  ['/proof/$token', 'public'],
  ['/calendar', ['author', 'admin', 'editor', 'events']],
  ['/admin/api-token', ['admin']],
  ['/admin/system', ['admin']],
  ['/admin/webhook', ['admin']],
  ['/admin/audience', ['admin']],
  ['/admin/audience/$id', ['admin']],
  ['/admin/segment/{-$id}', ['admin']],
  ['/admin/suppression', ['admin']],
  ['/admin/mailchimp', ['admin']],
  ['/admin/activity', ['admin']],
  ['/admin/retention', ['admin']],
  ['/admin/trash', ['admin']],
  ['/admin/personal-data', ['admin']],
  ['/admin/audit', ['admin']],
];

const all: Screen[] = Object.values(screens);
const byPath = new Map(all.map((screen) => [screen.path, screen]));
const sorted = (access: Access | undefined) =>
  typeof access === 'object' ? [...access].sort() : access;

describe('every route of the specification has exactly its roles', () => {
  test.each([...routes, ...added])('%s: %j', (path, access) =>
    expect(sorted(byPath.get(path)?.access)).toEqual(sorted(access)),
  );

  test('there is no other screen', () => {
    expect([...byPath.keys()].sort()).toEqual([...routes, ...added].map(([path]) => path).sort());
    expect(byPath.size).toBe(all.length);
  });
});

describe('the navigation (Spec, platform 2.3)', () => {
  test('has its groups in order', () => {
    expect(navGroups).toEqual([
      'Articles',
      'Events',
      'Series',
      'Other Content',
      'Photos',
      'Email Campaigns',
      'Showcase',
      'Invoicing',
      'Admin',
    ]);
  });

  const items = (roles: Role[], isChatMember = false) =>
    navGroups
      .map((group) => [
        group,
        all
          .filter(
            (screen) => screen.nav?.group === group && may({ roles, isChatMember }, screen.access),
          )
          .map((screen) => screen.nav?.label),
      ])
      .filter(([, labels]) => labels?.length);

  const administration = [
    'Users',
    'Organizations',
    'API tokens',
    'Webhooks',
    'Sites',
    'Email templates',
    'Audiences',
    'Suppression list',
    'Mailchimp',
    'Activity',
    'Audit log',
    'Imports',
    'Retention',
    'System',
    'Personal data',
    'Trash',
  ];

  test('an admin sees every item but the chat, which is for its members', () => {
    expect(items(['admin'])).toEqual([
      ['Articles', ['Articles', 'Calendar']],
      ['Events', ['Events']],
      ['Series', ['Series']],
      ['Other Content', ['Charity Guide', 'City Guide']],
      ['Photos', ['Photos', 'Add photo', 'Photosets']],
      [
        'Email Campaigns',
        [
          'Daily Digest',
          'Homes of the Week',
          'Promo Alerts',
          'News Alerts',
          'Send calendar',
          'Outbox',
        ],
      ],
      [
        'Showcase',
        ['Ad Slots', 'Booking timeline', 'Booking queue', 'Firms', 'Realtors', 'Listings'],
      ],
      [
        'Invoicing',
        ['Add invoice', 'My Invoices', 'Review Invoices', 'Invoice totals', 'Monthly statement'],
      ],
      ['Admin', [...administration, 'Chat visits']],
    ]);
    expect(items(['admin'], true).at(-1)).toEqual([
      'Admin',
      [...administration, 'Staff chat', 'Chat visits'],
    ]);
  });

  test('others see the items of their roles, and no empty group', () => {
    expect(items(['contributor'])).toEqual([
      ['Articles', ['Articles']],
      ['Invoicing', ['Add invoice', 'My Invoices', 'Monthly statement']],
    ]);
    expect(items(['rep'])).toEqual([['Showcase', ['Realtors']]]);
    expect(items(['email-campaign'])).toEqual([
      [
        'Email Campaigns',
        [
          'Daily Digest',
          'Homes of the Week',
          'Promo Alerts',
          'News Alerts',
          'Send calendar',
          'Outbox',
        ],
      ],
    ]);
    expect(items([])).toEqual([]);
  });
});
