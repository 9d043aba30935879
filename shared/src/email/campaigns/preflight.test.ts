import { expect, test } from 'vitest';
import { centralSentence } from '../../platform/values/dates.ts';
import type { LookedUp } from '../../platform/values/looked-up.ts';
import { digestRecord } from '../daily-digests/daily-digest.record.ts';
import { hotwRecord } from '../homes-of-the-week/hotw.record.ts';
import { newsAlertRecord } from '../news-alerts/news-alert.record.ts';
import { promoAlertRecord } from '../promo-alerts/promo-alert.record.ts';
import { preflight, preflightRules } from './preflight.ts';
import type { EmailFacts } from './preflight-facts.ts';

const fine = (url: string): LookedUp => ({ outcome: 'answers', finalUrl: url, bytes: null });
const link = (url: string, found: LookedUp | null = fine(url)) => ({
  path: 'buttonUrl',
  url,
  found,
});
const dead = (url: string): LookedUp => ({ outcome: 'dead', finalUrl: url, bytes: null });

const item = {
  path: 'newsItems',
  id: 7,
  headline: 'Rain at last',
  state: 'published',
  publishesAt: null,
  endsAt: null,
  before: null,
} as const;
const listing = {
  path: 'slots',
  id: 3,
  name: 'A house by the creek',
  isDeleted: false,
  firm: 'Creek Realty',
  isFirmPaused: false,
  hasPicture: true,
};
const picture = {
  path: 'bannerImageUrl',
  url: 'https://images.publisher.net/creek.jpg',
  alt: 'A house by the creek',
  altPath: 'bannerAlt',
  found: null,
};
const sendAt = new Date('2026-12-01T12:45:00Z');

/** An email that nothing is wrong with. */
const clean: EmailFacts = {
  subject: 'Rain at last, and where to hear it',
  previewText: 'The creek is back, and so are the frogs',
  utm: { source: 'promo-alert', medium: 'email', campaign: 'website' },
  words: [{ path: 'body', text: 'It rained (a little) on Tuesday.' }],
  links: [link('https://austin.publisher.net/rain/')],
  pictures: [picture],
  bareBanners: [],
  items: [item],
  listings: [listing],
  needsListings: true,
  template: { audience: { readers: 1200 } },
  sendAt,
  neighbours: [],
  siteHost: 'austin.publisher.net',
  foreignSites: [
    {
      city: 'Dallas',
      host: 'dallas.publisher.net',
      pages: 'https://masthead.publisher.net/sites/3/',
    },
  ],
  ownHost: 'masthead.publisher.net',
  bytes: 48_000,
};

const heavy = { outcome: 'answers', finalUrl: picture.url, bytes: 4_300_000 } as const;
const at = (minutes: number) => new Date(sendAt.getTime() + minutes * 60_000);

/** For each rule: what is wrong, the sentence, and the field it jumps to. */
const broken: Record<string, [Partial<EmailFacts>, string, string]> = {
  'empty subject': [{ subject: ' ' }, 'The subject is empty.', 'subject'],
  'long subject': [
    { subject: 'x'.repeat(51) },
    'The subject has more than 50 characters, so inboxes cut it off.',
    'subject',
  ],
  'empty preview text': [
    { previewText: '' },
    'The preview text is empty, so inboxes show the first words of the email.',
    'previewText',
  ],
  'long preview text': [
    { previewText: 'y'.repeat(111) },
    'The preview text has more than 110 characters, so inboxes cut it off.',
    'previewText',
  ],
  'name tag': [
    { words: [{ path: 'subject', text: 'Good morning, {first name}' }] },
    'Recipients would see “{first name}” as is. To insert their first name, write {first name|there}.',
    'subject',
  ],
  'filler text': [
    { words: [{ path: 'body', text: 'Lorem ipsum for now' }] },
    'Filler text was left in: “Lorem ipsum”',
    'body',
  ],
  placeholder: [
    { words: [{ path: 'teaser', text: 'Tickets are TK dollars' }] },
    'This looks like a placeholder: “TK” in “Tickets are TK dollars”',
    'teaser',
  ],
  'alt text': [
    { pictures: [{ ...picture, alt: 'IMG_2041.jpg' }] },
    '“IMG_2041.jpg” is a file name. Describe what the image shows.',
    'bannerAlt',
  ],
  'bare banner': [
    { bareBanners: ['bannerImageUrl'] },
    'The banner has no image, so only its text is shown.',
    'bannerImageUrl',
  ],
  'unpublished post': [
    { items: [{ ...item, state: 'draft', publishesAt: at(1) }] },
    'This post is not published: “Rain at last”',
    'newsItems',
  ],
  'deleted post': [
    { items: [{ ...item, state: 'deleted' }] },
    'This post has been deleted: “Rain at last”',
    'newsItems',
  ],
  'past event': [
    { items: [{ ...item, path: 'trendingEvents', endsAt: at(-1) }] },
    'This event will be over when the email is sent: “Rain at last”',
    'trendingEvents',
  ],
  'repeated story': [
    { items: [{ ...item, before: { subject: 'Monday’s news', sendDate: '2026-11-30' } }] },
    'This audience already got “Rain at last” on Nov 30, 2026 in “Monday’s news”.',
    'newsItems',
  ],
  'no listings': [{ listings: [] }, 'The email has no listings. Select at least one.', 'slots'],
  'deleted listing': [
    { listings: [listing, { ...listing, isDeleted: true, isFirmPaused: true }] },
    'This listing has been deleted and will be left out: “A house by the creek”',
    'slots',
  ],
  'paused firm': [
    { listings: [{ ...listing, isFirmPaused: true }] },
    'Creek Realty is paused: “A house by the creek”',
    'slots',
  ],
  'bare listing': [
    { listings: [{ ...listing, hasPicture: false }] },
    'This listing has no photo: “A house by the creek”',
    'slots',
  ],
  'no template': [
    { template: null },
    'No email template exists for this style and site. An admin can add one.',
    'emailTemplateId',
  ],
  'template deleted': [
    { template: 'deleted' },
    'The email template of this email was deleted. An admin can restore it or add another one for this style and site.',
    'emailTemplateId',
  ],
  'no audience': [
    { template: { audience: null } },
    'The email template has no audience. An admin can choose one.',
    'emailTemplateId',
  ],
  'segment deleted': [
    { template: { audience: { readers: 9, part: 'deleted' } } },
    'The segment of this email was deleted. Choose another segment or Everyone.',
    'segmentId',
  ],
  'segment elsewhere': [
    { template: { audience: { readers: 0, part: 'elsewhere' } } },
    'The segment of this email belongs to another audience. Choose one of this audience or Everyone.',
    'segmentId',
  ],
  'again elsewhere': [
    { template: { audience: { readers: 0, part: 'again elsewhere' } } },
    'The original email was sent to another audience. Choose the style and city of the original.',
    'emailTemplateId',
  ],
  'empty audience': [
    { template: { audience: { readers: 0 } } },
    'This audience has no subscribers.',
    'emailTemplateId',
  ],
  'no utm': [
    { utm: { ...clean.utm, campaign: '' } },
    'A UTM parameter is missing, so clicks from this email can’t be identified.',
    'utm.campaign',
  ],
  'close emails': [
    { neighbours: [{ id: 9, subject: 'Ice on the roads', sendAt: at(-119), isGone: false }] },
    `The same audience gets “Ice on the roads” on ${centralSentence(at(-119))}.`,
    'sendTime',
  ],
  'large email': [
    { bytes: 105_000 },
    'The email is 103 KB. Gmail clips emails over 102 KB.',
    'buttonUrl',
  ],
  'dead link': [
    { links: [link('https://gone.net/', dead('https://gone.net/'))] },
    'This link is dead: https://gone.net/',
    'buttonUrl',
  ],
  'unreachable link': [
    {
      links: [link('https://slow.net/', { ...fine('https://slow.net/'), outcome: 'unreachable' })],
    },
    'This link didn’t respond when it was last checked: https://slow.net/',
    'buttonUrl',
  ],
  'unchecked link': [
    {
      pictures: [{ ...picture, found: { ...fine(picture.url), outcome: 'unchecked' } }],
    },
    'This URL hasn’t been checked yet: https://images.publisher.net/creek.jpg',
    'bannerImageUrl',
  ],
  'redirecting link': [
    { links: [link('https://old.net/a', fine('https://new.net/b'))] },
    'This link redirects to https://new.net/b: https://old.net/a',
    'buttonUrl',
  ],
  'local link': [
    { links: [link('http://192.168.0.7/offer')] },
    'Recipients can’t open this local URL: http://192.168.0.7/offer',
    'buttonUrl',
  ],
  'staging link': [
    { links: [link('https://staging.publisher.net/offer')] },
    'This link leads to a test site: https://staging.publisher.net/offer',
    'buttonUrl',
  ],
  'link of another city': [
    { links: [link('https://www.dallas.publisher.net/rain/')] },
    'This link leads to the site of Dallas: https://www.dallas.publisher.net/rain/',
    'buttonUrl',
  ],
  'missing picture': [
    { pictures: [{ ...picture, found: dead(picture.url) }] },
    'This image no longer exists: https://images.publisher.net/creek.jpg',
    'bannerImageUrl',
  ],
  'heavy picture': [
    { pictures: [{ ...picture, found: heavy }] },
    'This image is 4.3 MB and loads slowly on phones: https://images.publisher.net/creek.jpg',
    'bannerImageUrl',
  ],
};

test('every rule of preflight has an email that breaks it', () =>
  expect(Object.keys(broken).sort()).toEqual(preflightRules.map(({ key }) => key).sort()));

test.each(Object.entries(broken))(
  'preflight finds exactly: %s',
  (key, [change, sentence, path]) => {
    const found = preflight({ ...clean, ...change });
    expect(found.map((one) => [one.key, one.sentence, one.path])).toEqual([[key, sentence, path]]);
  },
);

test('distinguishes a sent email from one with the same subject', () => {
  const near = { id: 9, sendAt: at(-30), isGone: true };
  const said = (subject: string) =>
    preflight({ ...clean, neighbours: [{ ...near, subject }] })[0]?.sentence;
  const when = centralSentence(near.sendAt);
  expect(said('Ice')).toBe(`The same audience got “Ice” on ${when}.`);
  expect(said(clean.subject)).toBe(
    `The same audience got another email titled “${clean.subject}” on ${when}.`,
  );
});

test.each([
  ['segment', 'This segment currently has no subscribers.', 'segmentId'],
  [
    'not opened',
    'Everyone who received the original email has opened it or unsubscribed.',
    'emailTemplateId',
  ],
] as const)('reports an email to an empty part (%s)', (part, sentence, path) => {
  const found = preflight({ ...clean, template: { audience: { readers: 0, part } } });
  expect(found).toMatchObject([{ sentence, path }]);
});

const subjects = [
  'Rain at last',
  'TKO at the arena: who won',
  'Ten patios for XX degrees',
  'What a dollar [sic',
  'Extra, extra: tacos',
];
const addresses = [
  'https://austin.publisher.net/a/?utm_source=sponsor',
  'https://dev.to/article',
  'https://contest.org/win',
  'https://www.protest.org/',
  'https://tickets.net/latest-offers#now',
];

/** Fifty emails that nothing is wrong with, each a little different. */
const fifty = Array.from({ length: 50 }, (_, n): EmailFacts => {
  const url = addresses[n % 5] ?? '';
  return {
    ...clean,
    subject: `${subjects[n % 5]} ${n}`,
    previewText: 'And what else there is'.slice(0, 8 + (n % 14)),
    words: [{ path: 'body', text: `A test of ${n} dolls (sit!) by the stage, in XL and XXL` }],
    links: [link(url, n % 3 ? fine(url.replace('www.', '').replace(/\/$/, '')) : null)],
    pictures: n % 2 ? [picture] : [],
    items: [
      { ...item, id: n, state: n % 4 ? 'published' : null },
      { ...item, id: n + 100, state: 'draft', publishesAt: at(-n) },
      { ...item, id: n + 200, path: 'trendingEvents', endsAt: at(n) },
    ],
    neighbours: [
      { id: n + 1, subject: 'Another', sendAt: at(n % 2 ? 120 + n : -120 - n), isGone: false },
    ],
    sendAt: n === 49 ? null : sendAt,
    bytes: n % 2 ? 1000 * n : null,
    ...(n === 49 && { items: [item] }),
  };
});

test('fifty clean emails pass preflight without a finding', () =>
  expect(fifty.flatMap(preflight)).toEqual([]));

const records = [digestRecord, hotwRecord, promoAlertRecord, newsAlertRecord];
const fields = records.flatMap((record) => Object.keys(record.fields));

test('every rule leads to a field of an email', () => {
  const paths = Object.values(broken).map(([, , path]) => path.split('.')[0]);
  expect(paths.filter((path) => !fields.includes(path ?? ''))).toEqual([]);
});

test('an email of which all listings are deleted cannot go out, and one without a place for them can', () => {
  const keys = (change: Partial<EmailFacts>) =>
    preflight({ ...clean, ...change }).map(({ key }) => key);
  expect(keys({ listings: [{ ...listing, isDeleted: true }] })).toEqual([
    'no listings',
    'deleted listing',
  ]);
  expect(keys({ listings: [], needsListings: false })).toEqual([]);
});

test('links to a missing UTM parameter', () => {
  const utm = { ...clean.utm, source: '', medium: '' };
  expect(preflight({ ...clean, utm }).map(({ path }) => path)).toEqual(['utm.source']);
});

test('links an email that is too large to its largest field', () => {
  const words = [{ path: 'introduction', text: 'All the homes. '.repeat(5000) }];
  const found = preflight({ ...clean, words, bytes: 105_000 });
  expect(found.map(({ path }) => path)).toEqual(['introduction']);
});

test('reports the same placeholder in two stories as two findings', () => {
  const words = ['Rooms from TK dollars', 'Doors at TK'].map((text) => ({
    path: 'newsItems',
    text,
  }));
  expect(preflight({ ...clean, words }).map(({ about }) => about)).toEqual([
    'TK in Rooms from TK dollars',
    'TK in Doors at TK',
  ]);
});

test('matches a link to the site with the longest matching host name', () => {
  const under = (host: string) => ({
    city: 'Texas',
    host,
    pages: 'https://masthead.publisher.net/sites/4/',
  });
  const found = (siteHost: string, foreign: string, url: string) =>
    preflight({ ...clean, siteHost, foreignSites: [under(foreign)], links: [link(url)] });
  const [all, austin] = ['publisher.net', 'austin.publisher.net'];
  expect(found(austin, all, 'https://austin.publisher.net/rain')).toEqual([]);
  expect(found(austin, all, 'https://www.publisher.net/rain')).toHaveLength(1);
  expect(found(all, austin, 'https://austin.publisher.net/rain')).toHaveLength(1);
});

test('lists blocking findings before warnings', () => {
  const found = preflight({ ...clean, previewText: '', template: null });
  expect(found.map(({ severity }) => severity)).toEqual(['blocks', 'warns']);
});
