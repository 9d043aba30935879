import { digestStyles } from '@masthead/shared/email/daily-digests/daily-digest.record.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { absentFrom } from '../../../test/absent-from.ts';
import { type DigestEmailContent, type EmailStory, renderDigestEmail } from './digest-email.ts';

const story = (name: string, over: Partial<EmailStory> = {}): EmailStory => ({
  headline: `Headline ${name}`,
  url: `https://austin.example/news/${name}?ref=1#top`,
  imageUrl: `https://img.example/${name}.jpg`,
  dek: `Summary ${name}`,
  section: 'City Life',
  author: 'Staff Writer',
  ...over,
});

const event = (name: string): EmailStory => ({
  headline: `Event ${name}`,
  url: `https://austin.example/events/${name}`,
  imageUrl: `https://img.example/${name}.jpg`,
  section: 'Sat, Nov 28 at 7:00 PM',
});

const guide = (name: string): EmailStory => ({
  headline: `Guide ${name}`,
  url: `https://austin.example/guide/${name}`,
  imageUrl: `https://img.example/${name}.jpg`,
  dek: `About ${name}`,
});

const digest = (over: Partial<DigestEmailContent> = {}): DigestEmailContent => ({
  style: 'Daily Digest',
  city: 'Austin',
  property: 'CityBeat',
  siteUrl: 'https://austin.example',
  subject: 'The subject of the day',
  previewText: '',
  sendDate: '2026-11-24',
  newsItems: ['n1', 'n2', 'n3'].map((name) => story(name)),
  newsLinks: ['p1', 'p2', 'p3'].map((name) => story(name)),
  series: [
    {
      title: 'Gift Guide',
      headerImageUrl: 'https://img.example/header.jpg',
      logoUrl: 'https://img.example/logo.png',
      items: [story('s1'), story('s2')],
    },
    { title: 'Where to Eat', headerImageUrl: null, logoUrl: null, items: [story('s3')] },
  ],
  trendingEvents: ['e1', 'e2', 'e3'].map(event),
  trendingPlaces: ['o1', 'o2'].map(guide),
  charityEvent: event('c1'),
  charityOrganizations: ['g1', 'g2'].map(guide),
  utm: { source: 'daily-digest', medium: 'email', campaign: 'website' },
  publisher: { name: 'The Publisher', postalAddress: '1 Main Street\nAustin, TX 78701' },
  ...over,
});

const bodyOf = (html: string) => html.slice(html.indexOf('<div role="article"'));
const hrefs = (html: string) =>
  [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
const count = (text: string, part: string | RegExp) => text.split(part).length - 1;
const marks = 'utm_source=daily-digest&utm_medium=email&utm_campaign=website';

function expectOrder(text: string, parts: string[]) {
  const places = parts.map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
}

describe.each(digestStyles)('the %s email', (style) => {
  const { html, text } = renderDigestEmail(digest({ style }));

  it('carries its nameplate, date line and style', () => {
    const date = 'Tuesday, November 24, 2026';
    for (const words of ['CityBeat', 'Austin', date, style]) {
      expect(bodyOf(html)).toContain(words);
      expect(text).toContain(words);
    }
    expect(html).toContain('<html lang="en"');
    expect(html).toContain('<title>The subject of the day</title>');
  });

  it('shows news, plus links, series, events, places and charity in this order, in both parts', () => {
    const order = ['n1', 'n2', 'n3'].map((name) => `Headline ${name}`);
    const links = ['p1', 'p2', 'p3'].map((name) => `Headline ${name}`);
    const events = ['e1', 'e2', 'e3'].map((name) => `Event ${name}`);
    const guide = ['Headline s1', 'Headline s2'];
    const html1 = ['Gift Guide', ...guide, 'Where to Eat', 'Headline s3'];
    const text1 = html1.map((part) => (part.startsWith('H') ? part : part.toUpperCase()));
    const guides = [
      ['Trending Events', ...events],
      ['Trending Places', 'Guide o1', 'Guide o2'],
      ['Charity Event', 'Event c1'],
      ['Charity Organizations', 'Guide g1', 'Guide g2'],
    ];
    const later = guides.flatMap(([title, ...stories]) => [`>${title}<`, ...stories]);
    const laterWords = guides.flatMap(([title = '', ...stories]) => [
      `${title.toUpperCase()}\n`,
      ...stories,
    ]);
    expectOrder(bodyOf(html), [...order, '>Plus<', ...links, ...html1, ...later]);
    expectOrder(text, [...order, 'PLUS\n', ...links, ...text1, ...laterWords]);
  });

  it('links every story with its UTM marks, keeping query and fragment, in both parts', () => {
    const found = hrefs(html);
    for (const name of ['n1', 'n2', 'n3', 'p1', 'p2', 'p3', 's1', 's2', 's3']) {
      const address = `https://austin.example/news/${name}?ref=1&${marks}#top`;
      expect(found).toContain(address);
      expect(text).toContain(`\n${address}\n`);
    }
    for (const name of ['events/e1', 'events/e3', 'events/c1', 'guide/o2', 'guide/g1']) {
      expect(found).toContain(`https://austin.example/${name}?${marks}`);
      expect(text).toContain(`\nhttps://austin.example/${name}?${marks}\n`);
    }
    for (const href of found.filter((one) => !one.startsWith('*|'))) expect(href).toContain(marks);
  });

  it('has a button for the lead story only', () => {
    expect(count(html, '>Read more<')).toBe(1);
    expect(html).toMatch(/<a class="button" href="https:\/\/austin\.example\/news\/n1\?/);
  });

  it('ends with reason, unsubscribe, browser version, publisher and postal address', () => {
    const footer = bodyOf(html).slice(bodyOf(html).lastIndexOf('Guide g2'));
    const why = `You receive the ${style} from CityBeat Austin because you signed up for it.`;
    for (const words of [why, 'The Publisher', '1 Main Street, Austin, TX 78701'])
      expect(footer).toContain(words);
    expect(text.replaceAll('\n', ' ')).toContain(why);
    expect(text).toContain('The Publisher, 1 Main Street, Austin, TX 78701');
    expect(hrefs(footer)).toEqual(['*|UNSUB|*', '*|ARCHIVE|*']);
    expect(hrefs(html)[0]).toBe('*|ARCHIVE|*');
  });

  it('adapts to the dark scheme, in Outlook too', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    const media = html.slice(html.indexOf('@media (prefers-color-scheme:dark)'));
    for (const kind of ['page', 'paper', 'ink', 'soft', 'accent', 'button']) {
      expect(media).toMatch(new RegExp(`\\n\\.${kind}\\{[^}]*!important`));
      expect(html).toMatch(new RegExp(`\\[data-ogsc\\] \\.${kind},\\[data-ogsb\\] \\.${kind}\\{`));
      expect(bodyOf(html) + html).toMatch(new RegExp(`class="[^"]*\\b${kind}\\b`));
    }
  });

  it('is 600 pixels wide, in one column on a phone, and keeps its columns in Outlook', () => {
    expect(html).toContain('max-width:600px;margin:0 auto');
    expect(html).toMatch(/max-width:599px\)\{\s*\.col\{max-width:100%!important\}/);
    const blocks = [...html.matchAll(/<div class="col [^>]*>/g)].map(([block]) => block);
    expect(blocks.length).toBeGreaterThan(0);
    for (const block of blocks) expect(block).toContain('display:inline-block;width:100%');
    expect(count(html, '<!--[if mso]>')).toBe(count(html, '<![endif]-->'));
    const outlook = html.replace(/<!--\[if mso\]>|<!\[endif\]-->/g, '');
    for (const tag of ['table', 'tr', 'td'])
      expect(count(outlook, new RegExp(`<${tag}[ >]`))).toBe(count(outlook, `</${tag}>`));
  });

  it('gives every picture a text, a width and no broken frame', () => {
    const pictures = [...html.matchAll(/<img [^>]*>/g)].map(([picture]) => picture);
    expect(pictures).toHaveLength(3 + 3 + 3 + 2 + 2 + 1 + 2);
    for (const picture of pictures) expect(picture).toMatch(/ width="\d+" alt="[^"]+"/);
    const bare = renderDigestEmail(
      digest({
        style,
        newsItems: [story('n1', { imageUrl: null })],
        series: [],
        trendingEvents: ['e1', 'e2', 'e3'].map((name) => ({ ...event(name), imageUrl: '' })),
        trendingPlaces: [],
        charityEvent: { ...event('c1'), imageUrl: null },
        charityOrganizations: [{ ...guide('g1'), imageUrl: null }],
      }),
    );
    expect(bare.html).not.toContain('<img');
    expect(bare.html).toContain('Headline n1');
  });

  it('leaves out the sections that are empty', () => {
    const empty = renderDigestEmail(
      digest({
        style,
        newsLinks: [],
        trendingEvents: [],
        trendingPlaces: [],
        charityEvent: null,
        charityOrganizations: [],
        series: [{ title: 'Gift Guide', headerImageUrl: null, logoUrl: null, items: [] }],
      }),
    );
    const gone = /^plus$|>Plus<|trending|charity|gift guide/im;
    const whole = renderDigestEmail(digest({ style }));
    for (const part of ['html', 'text'] as const) {
      absentFrom(empty[part], { there: 'Headline n1', gone });
      expect(whole[part]).toMatch(gone);
    }
  });

  it('renders a digest that is not finished', () => {
    const draft = digest({ style, newsItems: [], trendingEvents: [event('e1')] });
    expect(renderDigestEmail(draft).html).toContain('Event e1');
    const four = digest({ style, newsItems: ['n1', 'n2', 'n3', 'n4'].map((name) => story(name)) });
    expectOrder(bodyOf(renderDigestEmail(four).html), ['Headline n1', 'Headline n4', '>Plus<']);
  });

  it('stays under 100 KB at its largest, with long texts and addresses', () => {
    const texts = [
      '“¿Dónde está?”: Café Münchën’s über-crème brûlée & 12 naïve résumés 🌮🔥👩‍👩‍👧 win the day again',
      'أفضل المطاعم في أوستن: دليل كامل لأفضل الأماكن لتناول الطعام هذا الموسم في وسط المدينة وما حولها',
      'A very long headline that goes on well past eighty characters to see where it wraps & weighs',
    ];
    const large = (name: string, index: number) =>
      story(name, {
        headline: `${texts[index % 3]} ${name}`,
        url: `https://austin.example/news/2026/11/24/${'long-slug-'.repeat(14)}${name}?id=${'0a'.repeat(20)}#part`,
        imageUrl: `https://img.example/w_800,h_600,c_fill/${'signature'.repeat(12)}/${name}.jpg`,
        dek: `${texts[(index + 1) % 3]} ${texts[(index + 2) % 3]} ${texts[index % 3]}`,
        isPromoted: index % 4 === 0,
      });
    const many = (size: number, name: string) =>
      Array.from({ length: size }, (_, index) => large(`${name}${index}`, index));
    const rendered = renderDigestEmail(
      digest({
        style,
        newsItems: many(9, 'n'),
        newsLinks: many(3, 'p'),
        series: Array.from({ length: 5 }, (_, index) => ({
          title: `A Sponsored Series With a Long Name ${index}`,
          headerImageUrl: `https://img.example/${'header'.repeat(20)}.jpg`,
          logoUrl: `https://img.example/${'logo'.repeat(20)}.png`,
          items: many(2, `s${index}-`),
        })),
        trendingEvents: many(3, 'e'),
        trendingPlaces: many(3, 'o'),
        charityEvent: large('c', 0),
        charityOrganizations: many(3, 'g'),
      }),
    );
    expect(Buffer.byteLength(rendered.html)).toBeLessThan(100 * 1024);
    for (const line of rendered.html.split('\n')) expect(line.length).toBeLessThan(10_000);
  });
});

describe('what editors write', () => {
  it('cannot bring in markup, scripts or merge marks, whatever it is', () => {
    const written = (text: string) => {
      const own = {
        headline: `H${text}`,
        dek: `D${text}`,
        section: `S${text}`,
        author: `A${text}`,
      };
      return renderDigestEmail(
        digest({
          property: `P${text}`,
          city: `C${text}`,
          subject: `T${text}`,
          newsItems: [story('n1', { ...own, imageAlt: `I${text}` })],
          newsLinks: [story('p1', own)],
          series: [
            { title: `R${text}`, headerImageUrl: null, logoUrl: null, items: [story('s1', own)] },
          ],
          trendingEvents: ['e1', 'e2', 'e3'].map((name) => ({
            ...event(name),
            section: `W${text}`,
          })),
          trendingPlaces: [story('o1', own)],
          charityEvent: story('c1', own),
          charityOrganizations: [story('g1', own)],
          publisher: { name: `B${text}`, postalAddress: `O${text}` },
        }),
      );
    };
    const plain = written('');
    const piece = fc.constantFrom('<', '>', '"', "'", '&', '*|UNSUB|*', '*|', '|*', '*', '|', '\n');
    const texts = fc.array(fc.oneof(piece, fc.string({ unit: 'grapheme' })), { maxLength: 6 });
    fc.assert(
      fc.property(texts, (parts) => {
        const { html, text } = written(parts.join(''));
        for (const character of ['<', '"', "'"])
          expect(count(html, character)).toBe(count(plain.html, character));
        expect(count(html, '*|')).toBe(3);
        expect(count(html, '|*')).toBe(3);
        expect(count(text, '*|')).toBe(3);
        expect(count(text, '|*')).toBe(3);
      }),
      { numRuns: 60 },
    );
  });

  it('becomes a link or a picture only with a web address', () => {
    const bad = {
      url: 'javascript:alert(1)',
      imageUrl: 'data:image/svg+xml,<svg onload=alert(1)>',
    };
    const { html, text } = renderDigestEmail(
      digest({
        siteUrl: 'javascript:alert(2)',
        newsItems: [story('n1', bad)],
        newsLinks: [story('p1', bad)],
        series: [],
        trendingEvents: [],
        trendingPlaces: [story('o1', bad)],
        charityEvent: story('c1', bad),
        charityOrganizations: [],
      }),
    );
    expect(html + text).not.toMatch(/javascript:|data:image/);
    expect(html).toContain('Headline n1');
    expect(html).toContain('Headline p1');
    expect(html).not.toContain('>Read more<');
    expect(new Set(hrefs(html))).toEqual(new Set(['*|ARCHIVE|*', '*|UNSUB|*']));
  });

  it('cannot end an address early or hide a merge mark in one', () => {
    const url = 'https://austin.example/"><img src=x onerror=alert(1)>*|UNSUB|*';
    const { html, text } = renderDigestEmail(
      digest({ newsItems: [story('n1', { url, imageUrl: url })] }),
    );
    expect(html).not.toContain('onerror=alert(1)>');
    expect(count(html, '*|UNSUB|*')).toBe(1);
    expect(count(text, '*|UNSUB|*')).toBe(1);
  });

  it('shows promoted stories as such, in both parts', () => {
    const { html, text } = renderDigestEmail(
      digest({
        newsItems: [story('n1'), story('n2', { isPromoted: true }), story('n3')],
        newsLinks: [story('p1', { isPromoted: true })],
        series: [],
      }),
    );
    expect(count(html, '>Promoted</span>')).toBe(2);
    expectOrder(bodyOf(html), ['Headline n1', '>Promoted<', '>Headline n2<', '>Headline n3<']);
    expect(text).toContain('Promoted: Headline n2');
    expect(text).toContain('Promoted: Headline p1');
    expect(text).not.toContain('Promoted: Headline n1');
  });

  it('is announced in the inbox by the first headlines', () => {
    const { html, text } = renderDigestEmail(digest({ subject: 'Headline n1' }));
    const hidden = /<div style="display:none[^>]*>([^<]*)</.exec(html)?.[1];
    expect(hidden).toMatch(/^Headline n2 · Headline n3/);
    expect(hidden).not.toContain('Headline n1');
    expect(text).not.toContain('·');
  });

  it('is announced by its preview text where it has one', () => {
    const { html, text } = renderDigestEmail(digest({ previewText: 'Tacos & <b>more</b>' }));
    const hidden = /<div style="display:none[^>]*>([^<]*)</.exec(html)?.[1];
    expect(hidden).toMatch(/^Tacos &amp; &lt;b&gt;more&lt;\/b&gt;[^A-Za-z]*$/);
    expect(text).not.toContain('Tacos');
  });

  it("describes a picture in its own words, else in the headline's", () => {
    const own = story('n1', { imageAlt: 'Six cooks at a stove' });
    const { html } = renderDigestEmail(digest({ newsItems: [own, story('n2'), story('n3')] }));
    expect(html).toContain('alt="Six cooks at a stove"');
    expect(html).toContain('alt="Headline n2"');
  });
});
