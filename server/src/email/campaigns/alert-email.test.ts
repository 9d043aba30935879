import { describe, expect, it } from 'vitest';
import { type AlertEmailContent, renderAlertEmail } from './alert-email.ts';
import { alertThemes } from './alert-email-brands.ts';

const story = (name: string) => ({
  headline: `Headline ${name}`,
  url: `https://austin.example/${name}`,
  imageUrl: `https://img.example/${name}.jpg`,
});

const alert = (over: Partial<AlertEmailContent> = {}): AlertEmailContent => ({
  style: 'Promo Alert',
  site: 'CityBeat Austin',
  siteUrl: 'https://austin.example',
  subject: 'Two for one',
  previewText: '',
  sendDate: '2026-11-24',
  title: 'A long weekend',
  teaser: null,
  photoUrl: 'https://img.example/photo.jpg',
  buttonLabel: 'Book it',
  buttonUrl: 'https://partner.example/offer?utm_source=theirs',
  body: '<p>Stay <strong>two</strong> nights.</p>',
  blocks: [
    { title: 'Trending News', look: 'pairs', stories: [story('n1'), story('n2')] },
    { title: 'Plus', look: 'headlines', stories: [story('p1')] },
    { title: 'Trending Events', look: 'threes', stories: [] },
  ],
  utm: { source: 'promo-alert', medium: 'email', campaign: 'website' },
  publisher: { name: 'The Publisher', postalAddress: '1 Main Street\nAustin, TX 78701' },
  ...over,
});

const marks = 'utm_source=promo-alert&utm_medium=email&utm_campaign=website';
const inOrder = (text: string, parts: string[]) => {
  const places = parts.map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
};

describe.each(Object.keys(alertThemes) as AlertEmailContent['style'][])('the %s email', (style) => {
  const { html, text } = renderAlertEmail(alert({ style, teaser: 'Only this week.' }));

  it('says photo, title, teaser, words, button and posts in this order, in both parts', () => {
    const body = html.slice(html.indexOf('role="article"'));
    inOrder(body, [
      'photo.jpg',
      'A long weekend</h1>',
      'Only this week.',
      'nights.',
      'Book it',
      'Headline n1',
      '>Plus<',
      'Headline p1',
      'The Publisher',
    ]);
    inOrder(text, [
      'A LONG WEEKEND',
      'Only this week.',
      'Stay two nights.',
      'Book it: https://',
      'TRENDING NEWS',
      'Headline n2',
      'PLUS',
      'Headline p1',
      'Unsubscribe: *|UNSUB|*',
    ]);
    expect(html).not.toContain('Trending Events');
  });

  it('adapts to the dark scheme and stays under 100 KB', () => {
    expect(html).toContain('prefers-color-scheme:dark');
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
  });
});

describe('the words of an alert', () => {
  it('keep the marks that a link has, and give the others theirs', () => {
    const { html } = renderAlertEmail(
      alert({ body: '<p><a href="https://austin.example/x">here</a></p>' }),
    );
    const hrefs = [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    );
    expect(hrefs).toContain(
      'https://partner.example/offer?utm_source=theirs&utm_medium=email&utm_campaign=website',
    );
    expect(hrefs).toContain(`https://austin.example/x?${marks}`);
  });

  it('stand in sizes and spaces of the specification, each with its own style', () => {
    const body =
      '<p style="margin-bottom:25px"><span style="font-size:22px">Big</span></p><p style="margin-bottom:99px">Far</p>';
    const { html } = renderAlertEmail(alert({ body }));
    expect(html).toContain('<span style="font-size:22px;line-height:1.6">Big</span>');
    // A space that is too wide is the widest there is.
    expect(html.split('margin:0px 0 25px')).toHaveLength(3);
  });

  it('cannot bring in scripts, other styles or merge marks, whatever they are', () => {
    const body =
      '<p onclick="x()" style="position:fixed;background:url(//evil)">a<script>alert(1)</script>' +
      '<img src=x onerror=alert(1)>*|UNSUB|*<a href="javascript:alert(1)">b</a><a href="https://e.example/*|X|*">c</a>' +
      '&lt;script&gt;<style>p{}</style><form action="https://evil.example">';
    const { html, text } = renderAlertEmail(alert({ body, photoUrl: 'javascript:alert(1)' }));
    const words = html.slice(html.indexOf('A long weekend</h1>'), html.indexOf('Book it'));
    expect(words).not.toMatch(/onclick|onerror|<script|<img|<form|<style|position|evil|javascript/);
    expect(words).not.toContain('*|');
    expect(words).toContain('&lt;script&gt;');
    expect(html).not.toContain('src="javascript');
    expect(text.split('*|UNSUB|*')).toHaveLength(2);
  });

  it('are announced by the preview text, or else by title and first words', () => {
    expect(renderAlertEmail(alert({ previewText: 'Only now' })).html).toContain('>Only now');
    expect(renderAlertEmail(alert()).html).toContain('>A long weekend · Stay two nights.');
  });

  it('have the subject for a title, and no button without an address', () => {
    const { html } = renderAlertEmail(alert({ title: null, buttonUrl: null }));
    expect(html).toContain('>Two for one</h1>');
    expect(html).not.toContain('Book it');
  });
});
