import { defaultUtm, type EmailStyle } from '@masthead/shared/email/campaigns/campaign.ts';
import { renderDigestEmail } from '../daily-digests/digest-email.ts';
import { renderHotwEmail } from '../homes-of-the-week/hotw-email.ts';
import { renderAlertEmail } from './alert-email.ts';
import type { Publisher } from './email-layout.ts';
import type { RenderedEmail } from './rendering.ts';

const story = (name: string) => ({
  headline: `Where ${name} went & what "they" found <there>`,
  url: `https://austin.example/news/${name}?ref=1#top`,
  imageUrl: `https://img.example/${name}.jpg`,
  dek: `What happened to ${name}, in one sentence.`,
  section: 'City Life',
  author: 'Staff Writer',
});
const event = (name: string) => ({ ...story(name), section: 'Sat, Nov 28 at 7:00 PM' });

const words = `<p>Stay <strong>two</strong> <em>nights</em>.</p><h2>Breakfast</h2><ul><li>Tacos</li><li>Coffee</li></ul>
<p><a href="https://partner.example/menu">The menu</a></p>`;
const common = {
  siteUrl: 'https://austin.example',
  subject: 'Two for one & more',
  previewText: '',
  sendDate: '2026-11-24',
};
const site = 'CityBeat Austin';
const usual: Publisher = {
  name: 'The Publisher',
  postalAddress: '1 Main Street\nAustin, TX 78701',
};

const digestOf = (style: 'Daily Digest' | 'Hot Headlines' | 'Dining Report', publisher = usual) =>
  renderDigestEmail({
    ...common,
    publisher,
    style,
    city: 'Austin',
    property: 'CityBeat',
    newsItems: ['n1', 'n2', 'n3', 'n4', 'n5'].map(story),
    newsLinks: ['p1', 'p2', 'p3'].map(story),
    series: [
      {
        title: 'Gift Guide',
        headerImageUrl: 'https://img.example/header.jpg',
        logoUrl: 'https://img.example/logo.png',
        items: ['s1', 's2'].map(story),
      },
    ],
    trendingEvents: ['e1', 'e2', 'e3'].map(event),
    trendingPlaces: ['o1', 'o2', 'o3'].map(story),
    charityEvent: event('c1'),
    charityOrganizations: ['g1', 'g2'].map(story),
    utm: defaultUtm(style),
  });

const homesOf = (style: 'Homes of the Week' | 'Showcase' | 'Gift Guide', publisher = usual) =>
  renderHotwEmail({
    ...common,
    publisher,
    style,
    site,
    top: { url: 'https://bank.example/', alt: 'A bank', imageUrl: 'https://img.example/top.jpg' },
    bottom: { url: 'https://inn.example/', alt: 'Stay at the inn', imageUrl: null },
    introduction: words,
    listings: ['h1', 'h2', 'h3'].map(story),
    buttonText: 'All homes',
    buttonUrl: 'https://homes.example/all',
    utm: defaultUtm(style),
  });

const alertOf = (style: 'Promo Alert' | 'Insider Invite' | 'News Alert', publisher = usual) =>
  renderAlertEmail({
    ...common,
    publisher,
    style,
    site,
    title: 'A long weekend',
    teaser: 'Only this week.',
    photoUrl: 'https://img.example/photo.jpg',
    buttonLabel: 'Book it',
    buttonUrl: 'https://partner.example/offer',
    body: words,
    blocks: [
      { title: 'Trending News', look: 'pairs', stories: ['n1', 'n2'].map(story) },
      { title: 'Plus', look: 'headlines', stories: ['p1'].map(story) },
      { title: 'Trending Events', look: 'threes', stories: ['e1', 'e2', 'e3'].map(event) },
    ],
    utm: defaultUtm(style),
  });

/** An email of each style with everything that it can hold. */
export const nineEmails: Record<EmailStyle, (publisher?: Publisher) => RenderedEmail> = {
  'Daily Digest': (publisher) => digestOf('Daily Digest', publisher),
  'Hot Headlines': (publisher) => digestOf('Hot Headlines', publisher),
  'Dining Report': (publisher) => digestOf('Dining Report', publisher),
  'Homes of the Week': (publisher) => homesOf('Homes of the Week', publisher),
  Showcase: (publisher) => homesOf('Showcase', publisher),
  'Gift Guide': (publisher) => homesOf('Gift Guide', publisher),
  'Promo Alert': (publisher) => alertOf('Promo Alert', publisher),
  'Insider Invite': (publisher) => alertOf('Insider Invite', publisher),
  'News Alert': (publisher) => alertOf('News Alert', publisher),
};
