import type { PostType } from '@masthead/shared/editorial/posts/news-item.ts';
import { centralSentence } from '@masthead/shared/platform/values/dates.ts';
import { describe, expect, test } from 'vitest';
import { absentFrom } from '../../../test/absent-from.ts';
import { oneKey } from '../../../test/one-key.ts';
import { aimedImages } from '../../platform/integrations/images/aimed-image.ts';
import type { PagePost } from './page-post.ts';
import { renderPostPage } from './post-page.ts';
import { pagePost, structuredDataIn } from './public-posts.testing.ts';

const publicUrl = 'https://masthead.example';
const aimed = aimedImages(oneKey('a key'));
const show = (post: PagePost, more: { isIndexed?: boolean; countPath?: string | null } = {}) =>
  renderPostPage(post, { publicUrl, aimed, isIndexed: true, countPath: null, ...more });
const bodyOf = (body: string, isPromoted = false) =>
  show(pagePost({ content: { body }, isPromoted })).html;

describe('what the page of a post shows', () => {
  test('headline, dek, section, authors, dates and tags', () => {
    const { html } = show(
      pagePost({
        content: { description: 'Before the sun.', tags: ['tacos'] },
        authors: [
          { name: 'Ana Ruiz', avatar: '/images/upload/ana.jpg' },
          { name: 'Bo Li', avatar: null },
        ],
        updatedAt: new Date('2027-01-11T01:05:00Z'),
      }),
    );
    expect(html).toContain('<h1>Tacos at dawn</h1>');
    expect(html).toContain('<p class="dek">Before the sun.</p>');
    expect(html).toContain('<a href="/sites/3/sections/city-life">City Life</a>');
    expect(html).toContain('By <strong>Ana Ruiz</strong> and <strong>Bo Li</strong>');
    expect(html).toContain('>Jan 10, 2027, 12:00 PM CT</time> · Updated <time');
    expect(html).toContain('>Jan 10, 2027, 7:05 PM CT</time>');
    expect(html).toContain('<li>tacos</li>');
  });

  test('a hidden publish date is said to nobody, machines included', () => {
    const headline = '<h1>Tacos at dawn</h1>';
    absentFrom(show(pagePost()).html, { there: [headline, '2027'], gone: 'hidesDate' });
    absentFrom(show(pagePost({ hidesDate: true })).html, { there: headline, gone: '2027' });
  });

  test('the lead image keeps to its focal point and names its credit', () => {
    const { html } = show(
      pagePost({
        content: {
          image_url: '/images/upload/tacos.jpg',
          lead_image: { alt: 'A taco', credit: 'Ana Ruiz', focus_x: 82, focus_y: 11 },
        },
      }),
    );
    expect(html).toContain('<img class="fx-80 fy-10" src="/images/upload/');
    expect(html).toContain('alt="A taco"');
    expect(html).toContain('<figcaption>Photo: Ana Ruiz</figcaption>');
  });

  test('a card has the words of its own picture, and no other', () => {
    const lead_image = { alt: 'A taco', credit: null, focus_x: 50, focus_y: 50 };
    const content = { image_url: '/images/upload/tacos.jpg', lead_image };
    const { html } = show(pagePost({ content }));
    expect(html).toContain('<meta property="og:image:alt" content="A taco">');
    const social = { title: null, description: null, image_url: '/images/upload/card.jpg' };
    const other = show(pagePost({ content: { ...content, social } })).html;
    expect(other).toMatch(/og:image" content="[^"]*card.jpg"/);
    expect(other).not.toContain('og:image:alt');
  });

  test('an event says when, where and how it is reached; one day is said once', () => {
    const { html } = show(
      pagePost({
        type: 'event',
        content: {
          starts_at: '2027-02-01T00:00:00Z',
          ends_at: '2027-02-01T03:00:00Z',
          occurrence: '2027-02-08T00:00:00Z',
          location: {
            venue: 'The Hall',
            address: '1 Oak Street',
            city: 'Austin',
            phone: '512 555 0100',
            website: 'https://hall.example/x',
            hours: null,
          },
        },
      }),
    );
    expect(html).toContain(
      `>${centralSentence(new Date('2027-02-01T00:00:00Z'))}</time> until <time`,
    );
    expect(html).toContain('>9:00 PM CT</time>');
    expect(html).toContain('<dt>Next date</dt><dd><time datetime="2027-02-08T00:00:00.000Z">');
    expect(html).toContain('<dd>The Hall, 1 Oak Street, Austin</dd>');
    expect(html).toContain('<a href="https://hall.example/x" rel="noopener">hall.example</a>');
  });

  test('a photoset shows its photos in order with alt text and credit, and its caption; one that is gone is nothing', () => {
    const photo = (name: string, credit: string | null) => ({
      src: `/images/upload/library/${name}`,
      altTag: `The <${name}>`,
      credit,
      width: 900,
      height: 600,
    });
    const body =
      '<figure data-photoset="12"><figcaption>Opening <em>night</em><script>x()</script></figcaption></figure><p>Then</p>' +
      '<figure data-photoset="13"><figcaption>Gone</figcaption></figure><figure data-photoset="x"></figure>';
    const photosets = new Map([[12, [photo('second', 'Bo & Co'), photo('first', null)]]]);
    const { html } = show(pagePost({ content: { body }, photosets }));
    const shown = html.slice(html.indexOf('<div class="body">'), html.indexOf('<p>Then</p>'));
    expect([...shown.matchAll(/alt="([^"]*)"/g)].map(([, alt]) => alt)).toEqual([
      'The &lt;second&gt;',
      'The &lt;first&gt;',
    ]);
    expect(shown).toContain('width="900" height="600"');
    expect(shown).toContain('<figcaption>Photo: Bo &amp; Co</figcaption>');
    expect(shown).toContain('</ol><figcaption>Opening <em>night</em></figcaption></figure>');
    expect(html).not.toMatch(/Gone|data-photoset|x\(\)/);
  });

  test('a promoted post says so, and its links are said to be paid for', () => {
    const html = bodyOf('<p><a href="https://shop.example/">Shop</a></p>', true);
    expect(html).toContain('Promoted: produced by a sponsor, not by our editorial staff');
    expect(html).toContain('<a href="https://shop.example/" rel="noopener sponsored">');
  });

  test('only a page that is counted asks for something to be counted', () => {
    expect(show(pagePost()).html).not.toContain('class="count"');
    expect(show(pagePost(), { countPath: '/sites/3/count/7.gif' }).html).toContain(
      '<img class="count" src="/sites/3/count/7.gif"',
    );
  });
});

describe('the text on its page', () => {
  test('pictures come in widths to choose from, late, and with their size', () => {
    const html = bodyOf(
      '<figure><img src="/images/upload/a.jpg" alt="A" width="800" height="600"></figure>',
    );
    expect(html).toContain('/images/upload/c_limit,f_webp,q_auto:good,w_480/a.jpg 480w');
    expect(html).toContain('/images/upload/c_limit,f_webp,q_auto:good,w_1600/a.jpg 1600w');
    expect(html).toMatch(/<img [^>]*width="800" height="600" loading="lazy"/);
    expect(bodyOf('<img src="https://cdn.example/a.jpg">')).toMatch(
      /<img src="https:\/\/cdn.example\/a.jpg" alt="" loading="lazy"/,
    );
  });

  test('a picture whose size is not known comes in one width, so that it is drawn no larger than it is', () => {
    expect(bodyOf('<img src="/images/upload/a.jpg" alt="A">')).toContain(
      '<img src="/images/upload/c_limit,f_webp,q_auto:good,w_1200/a.jpg" alt="A" loading="lazy"',
    );
  });

  test('the credit of a picture stands after its caption, whatever is in either', () => {
    const figure = (credit: string, caption: string) =>
      bodyOf(
        `<figure data-credit="${credit}"><img src="/images/upload/a.jpg" alt="A">${caption}</figure>`,
      );
    expect(
      figure('Ana &lt;b&gt; &quot;R&quot;', '<figcaption>At <em>dawn</em></figcaption>'),
    ).toContain(
      '<figcaption>At <em>dawn</em> · Photo: Ana &lt;b&gt; &quot;R&quot;</figcaption></figure>',
    );
    for (const caption of ['', '<figcaption></figcaption>'])
      expect(figure('Ana Ruiz', caption)).toMatch(
        /<img [^>]*><figcaption>Photo: Ana Ruiz<\/figcaption><\/figure>/,
      );
    expect(figure('', '<figcaption>At dawn</figcaption>')).not.toContain('Photo:');
  });

  test('a picture that stands out of the text says how far, and is asked for as large', () => {
    const figure = (attributes: string) =>
      bodyOf(
        `<figure ${attributes}><img src="/images/upload/a.jpg" alt="A" width="1600"><figcaption>B</figcaption></figure>`,
      );
    for (const attributes of [
      'data-credit="Ana" data-width="wide"',
      'data-width="wide" data-credit="Ana"',
    ])
      expect(figure(attributes)).toMatch(
        /<figure class="wide"><img [^>]*sizes="\(min-width: 62.5rem\) 60rem, 100vw"[^>]*><figcaption>B · Photo: Ana<\/figcaption>/,
      );
    expect(figure('data-width="full"')).toMatch(/<figure class="full"><img [^>]*sizes="100vw"/);
    expect(figure('data-width="lead"')).toMatch(/<figure><img [^>]*sizes="\(min-width: 46rem\)/);
  });

  test('a pull quote and a button keep their look, and an empty button is left out', () => {
    const body =
      '<blockquote data-look="pull"><p>Said</p></blockquote><p data-look="button"><a href="/go">Go</a></p>';
    expect(bodyOf(`${body}<p data-look="button"></p>`)).toContain(
      `<div class="body">${body}</div>`,
    );
  });

  test('sizes of letters and spaces are classes, so that no element needs a style', () => {
    const html = bodyOf(
      '<p style="margin-top: 5px; margin-bottom:25px"><span style="font-size: 14px">x</span></p>',
    );
    expect(html).toContain('<p class="mt-5 mb-25"><span class="fs-14">x</span></p>');
    expect(html).toContain('.fs-14{font-size:14px}');
    expect(html).not.toContain('style="');
  });

  test('an empty paragraph is left out, whatever is around its nothing', () => {
    const kept = '<p>a<br /></p><p class="mt-5">b</p><p><a href="/c">c</a></p>';
    const body =
      '<p></p><p>a<br></p><p> <strong>\u200b&nbsp;</strong></p><p style="margin-top:5px">b</p>' +
      '<p style="margin-top:5px"><br /></p><p><span style="font-size:14px"><a href="/x"></a></span></p>' +
      '<p><a href="/c">c</a></p><p><img src="javascript:x()"></p>';
    expect(bodyOf(body)).toContain(`<div class="body">${kept}</div>`);
    expect(bodyOf('<p><img src="/images/upload/d.jpg"></p>')).toContain('<p><img src=');
    // Sooner than a second: nothing is gone through twice.
    expect(bodyOf(`<p>${'<span> </span>'.repeat(9000)}x</p>`)).toContain('x</p>');
  });

  test('what is of another site is a link until it is asked for, and only its origin may be framed', () => {
    const { html, policy } = show(
      pagePost({
        content: { body: '<p>x</p><div data-embed="https://youtu.be/abcdefghijk"></div>' },
      }),
    );
    expect(html).toContain('href="https://youtu.be/abcdefghijk"');
    expect(html).toContain('data-frame="https://www.youtube-nocookie.com/embed/abcdefghijk"');
    expect(html).not.toContain('<iframe');
    expect(policy).toContain('frame-src https://www.youtube-nocookie.com;');
    expect(policy).toMatch(/script-src 'sha256-[^']+';/);
  });

  test('an address that is not on the list of embeds is nothing, and such a page may run no script', () => {
    const { html, policy } = show(
      pagePost({
        content: { body: '<p>Words</p><div data-embed="https://evil.example/x"></div>' },
      }),
    );
    absentFrom(html, { there: '<p>Words</p>', gone: 'evil.example' });
    absentFrom(policy, { there: "default-src 'none'", gone: /script-src|frame-src|unsafe/ });
  });

  test('a table scrolls in its own box', () => {
    expect(bodyOf('<table><tr><td>1</td></tr></table>')).toContain(
      '<div class="table" tabindex="0"><table>',
    );
  });
});

describe('what machines read', () => {
  const descriptionOf = (body: string) =>
    /<meta property="og:description" content="([^"]*)"/.exec(bodyOf(body))?.[1];
  const long = `Many ${'words '.repeat(60)}end.`;

  test.each([
    [
      'its first sentences',
      '<h2>No</h2><p>One. Two!</p><p></p><p>Three &amp; &nbsp;a half?</p>',
      'One. Two! Three &amp; a half?',
    ],
    ['whole ones', `<p>Dr. A. Li came to St. Paul. ${long}</p>`, 'Dr. A. Li came to St. Paul.'],
    ['a long one up to a word', `<p>${long}</p>`, `Many ${'words '.repeat(32).trim()}…`],
    [
      'no caption and no address',
      '<figure><img src="/a.jpg"><figcaption>Cap</figcaption></figure><div data-embed="https://youtu.be/abcdefghijk">x</div><p>Said</p>',
      'Said',
    ],
    ['nothing where there is none', '<figure><img src="/a.jpg" /></figure>', undefined],
  ])('without a description a text describes itself by %s', (_what, body, description) => {
    expect(descriptionOf(body)).toBe(description);
    expect(structuredDataIn(bodyOf(body)).description).toBe(description?.replace('&amp;', '&'));
  });

  test('without a lead image the first picture of the text is that of its card, with its words', () => {
    const cardOf = (body: string, content = {}) => {
      const photosets = new Map([
        [
          12,
          [{ src: '/images/upload/set.jpg', altTag: 'A set', credit: null, width: 9, height: 9 }],
        ],
      ]);
      const { html } = show(pagePost({ content: { body, ...content }, photosets }));
      return ['og:image', 'og:image:alt'].map((name) =>
        new RegExp(`"${name}" content="([^"]*)"`).exec(html)?.[1]?.replace(/.*\//, ''),
      );
    };
    const pixel = '<img src="https://x.example/pixel.gif" width="1" height="1" />';
    const photo =
      '<figure><img src="/images/upload/a.jpg" alt="A &quot;taco&quot;" width="900" /></figure>';
    const set = '<figure data-photoset="12"></figure>';
    expect(cardOf(`${pixel}${photo}${set}`)).toEqual(['a.jpg', 'A &quot;taco&quot;']);
    expect(cardOf(`<figure data-photoset="13"></figure>${set}${photo}`)).toEqual([
      'set.jpg',
      'A set',
    ]);
    expect(cardOf(photo, { image_url: '/images/upload/lead.jpg' })).toEqual([
      'lead.jpg',
      undefined,
    ]);
    expect(cardOf(`${pixel}<img src="javascript:x()" />`)).toEqual([undefined, undefined]);
  });

  test('canonical address, description, and the social texts before the others', () => {
    const { html } = show(
      pagePost({
        content: {
          description: 'Before the sun.',
          image_url: '/images/upload/lead.jpg',
          seo: { title: 'Dawn tacos', description: 'For searchers' },
          social: { title: 'Eat now', description: null, image_url: '/images/upload/card.jpg' },
        },
      }),
    );
    expect(html).toContain('<title>Dawn tacos | CityBeat Austin</title>');
    expect(html).toContain(
      '<link rel="canonical" href="https://masthead.example/sites/3/tacos-at-dawn">',
    );
    expect(html).toContain('<meta name="description" content="For searchers">');
    expect(html).toContain('<meta property="og:title" content="Eat now">');
    expect(html).toContain('<meta property="og:description" content="For searchers">');
    expect(html).toMatch(
      /og:image" content="https:\/\/masthead.example\/images\/upload\/[^"]*card.jpg"/,
    );
    expect(html).toContain(
      '<meta property="article:published_time" content="2027-01-10T18:00:00.000Z">',
    );
  });

  test('what is not listed is not for search engines', () => {
    expect(show(pagePost()).html).not.toContain('noindex');
    expect(show(pagePost(), { isIndexed: false }).html).toContain(
      '<meta name="robots" content="noindex">',
    );
  });

  test.each<[PostType, string]>([
    ['article', 'NewsArticle'],
    ['event', 'Event'],
    ['charity', 'NGO'],
    ['place', 'LocalBusiness'],
    ['page', 'WebPage'],
  ])('%s is a %s', (type, schemaType) => {
    const { html } = show(pagePost({ type }));
    expect(structuredDataIn(html)).toMatchObject({ '@type': schemaType });
  });

  test('an event of whole days says its days and no hour, to readers and to search engines', () => {
    const content = { starts_at: '2027-02-01T06:00:00Z', ends_at: '2027-02-04T06:00:00Z' };
    const { html } = show(pagePost({ type: 'event', content }));
    expect(html).toContain('<time datetime="2027-02-01">Mon, Feb 1, 2027</time>');
    expect(html).toContain('until <time datetime="2027-02-03">Wed, Feb 3, 2027</time>');
    expect(structuredDataIn(html)).toMatchObject({
      startDate: '2027-02-01',
      endDate: '2027-02-03',
    });
    const ofOneDay = { ...content, ends_at: '2027-02-02T06:00:00Z' };
    const day = show(pagePost({ type: 'event', content: ofOneDay })).html;
    expect(day).toContain('<dd><time datetime="2027-02-01">Mon, Feb 1, 2027</time></dd>');
  });

  test('an article names its authors, publisher and dates; an event its start and its place', () => {
    expect(structuredDataIn(show(pagePost()).html)).toMatchObject({
      headline: 'Tacos at dawn',
      datePublished: '2027-01-10T18:00:00.000Z',
      author: [{ '@type': 'Person', name: 'Ana Ruiz' }],
      publisher: { name: 'CityBeat Austin', url: 'https://masthead.example/sites/3' },
    });
    const starts_at = '2027-02-01T00:00:00Z';
    expect(
      structuredDataIn(show(pagePost({ type: 'event', content: { starts_at } })).html),
    ).toMatchObject({
      name: 'Tacos at dawn',
      startDate: '2027-02-01T00:00:00.000Z',
      location: { '@type': 'Place', name: 'Austin' },
    });
  });
});

describe('script in any field of a post', () => {
  const canary = `"><script>canary()</script><img src=x onerror=canary()>'</style></title></textarea><!--`;
  const everywhere = pagePost({
    content: {
      headline: canary,
      slug: canary,
      description: canary,
      body: `<p onclick="canary()" style="background:url(javascript:canary())">${canary}</p><a href="javascript:canary()">x</a>
        <svg onload="canary()"></svg><iframe src="javascript:canary()"></iframe><div data-embed='${canary}'></div>
        <img src="javascript:canary()"><img src='x" onerror="canary()'>`,
      image_url: canary,
      tags: [canary],
      starts_at: '2027-02-01T00:00:00Z',
      location: {
        venue: canary,
        address: canary,
        city: canary,
        phone: canary,
        website: 'javascript:canary()',
        hours: canary,
      },
      lead_image: { alt: canary, credit: canary, focus_x: 50, focus_y: 50 },
      seo: { title: canary, description: canary },
      social: { title: canary, description: canary, image_url: canary },
    },
    authors: [{ name: canary, avatar: canary }],
    sections: [{ title: canary, slug: 'x' }],
  });

  test.each<PostType>(['article', 'event', 'place'])('is text on the page of a %s', (type) => {
    const { html } = show({ ...everywhere, type });
    const tags = html.match(/<[a-z][^>]*>/gi) ?? [];
    expect(tags.filter((tag) => /^<script/i.test(tag))).toEqual([
      '<script type="application/ld+json">',
    ]);
    expect(tags.filter((tag) => /^<(svg|iframe|object|base|form)/i.test(tag))).toEqual([]);
    expect(tags.filter((tag) => /(href|src|srcset)="\s*javascript:/i.test(tag))).toEqual([]);
    const attributes = tags.map((tag) => tag.replaceAll(/"[^"]*"/g, '""'));
    expect(attributes.filter((tag) => /\s(on\w+|style)\s*=/i.test(tag))).toEqual([]);
    expect(html).not.toContain('<!--');
    expect(structuredDataIn(html)['@type']).toBeTruthy();
  });
});
