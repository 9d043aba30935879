import { performance } from 'node:perf_hooks';
import { nineEmails } from '../server/src/campaigns/nine-emails.testing.ts';
import {
  type DigestEmailContent,
  renderDigestEmail,
} from '../server/src/daily-digests/digest-email.ts';
import { median } from './database.ts';

const rounds = 200;

/** A digest of nine items with everything that can be in it. */
export function fullDigest(): DigestEmailContent {
  const story = (n: number) => ({
    headline: `A neighborhood market number ${n} opens where the old cannery stood for sixty years`,
    url: `https://austin.citybeat.example/market-${n}/`,
    imageUrl: `https://austin.citybeat.example/pictures/${n}.jpg`,
    dek: 'Forty stalls, a kitchen for beginners and a stage for Friday nights: what to expect, and where to park.',
    section: 'Restaurants + Bars',
    author: 'A. Writer',
  });
  const asEvent = (one: ReturnType<typeof story>) => ({
    ...one,
    section: 'Sat, Nov 28 at 7:00 PM',
  });
  const stories = (from: number, count: number) =>
    Array.from({ length: count }, (_, n) => story(from + n));
  return {
    style: 'Daily Digest',
    city: 'Austin',
    property: 'CityBeat',
    siteUrl: 'https://austin.citybeat.example',
    subject: 'A market opens where the cannery stood',
    previewText: '',
    sendDate: '2026-11-24',
    newsItems: stories(1, 9),
    newsLinks: stories(20, 3),
    series: Array.from({ length: 5 }, (_, n) => ({
      title: `Series ${n}`,
      headerImageUrl: null,
      logoUrl: null,
      items: stories(30 + 2 * n, 2),
    })),
    trendingEvents: stories(50, 3).map(asEvent),
    trendingPlaces: stories(60, 3),
    charityEvent: asEvent(story(70)),
    charityOrganizations: stories(80, 3),
    utm: { source: 'daily-digest', medium: 'email', campaign: 'website' },
    publisher: { name: 'Lone Star Media', postalAddress: '100 Congress Avenue, Austin, TX 78701' },
  };
}

/** One of nine items without series, places and charity, as most of them are. */
export const usualDigest = (): DigestEmailContent => ({
  ...fullDigest(),
  series: [],
  trendingPlaces: [],
  charityEvent: null,
  charityOrganizations: [],
});

/** An email with everything that it can hold, and how it is rendered: two digests, then each style. */
const emails: { name: string; render: () => { html: string } }[] = [
  { name: 'digest of nine items', render: () => renderDigestEmail(usualDigest()) },
  {
    name: 'digest of nine items, five series, places and charity',
    render: () => renderDigestEmail(fullDigest()),
  },
  ...Object.entries(nineEmails).map(([name, render]) => ({ name, render: () => render() })),
];

/** How long each style of email takes to render, and how large it is. */
export async function benchDigest(): Promise<string[]> {
  const rows = ['| email | median ms (aim) | slowest ms | HTML KB |', '|---|---|---|---|'];
  for (const { name, render } of emails) {
    render();
    const times: number[] = [];
    let size = 0;
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now();
      const { html } = render();
      times.push(performance.now() - start);
      size = Buffer.byteLength(html);
    }
    rows.push(
      `| ${name} | **${median(times).toFixed(1)}** (10) | ${Math.max(...times).toFixed(1)} | ${(size / 1024).toFixed(0)} |`,
    );
  }
  return rows;
}
