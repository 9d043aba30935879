import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newsItemLimits } from '@masthead/shared/editorial/posts/news-item-form.ts';
import { describe, expect, test } from 'vitest';
import { item, only, type ParsedFeed, parseFeed, rss, utf8 } from './feed.testing.ts';
import { parseFeedDate } from './feed-dates.ts';

const SAMPLES = join(import.meta.dirname, '../../../../../shared', 'data');
const NASA = join(SAMPLES, 'nasa-news.rss.xml');

const atom = (entries: string) =>
  `<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://paper.test/">
    <title>The Atom Paper</title><author><name>Paper Staff</name></author>${entries}</feed>`;
const read = (text: string) => parseFeed(utf8(text));
const problems = (feed: ParsedFeed) =>
  feed.problems.map(({ position, message }) => `Item ${position}: ${message}`);

describe('an RSS feed', () => {
  test('reads headline, URL, dek, body, image, authors, categories and date of each item', async () => {
    const feed = await read(
      rss(`<item>
        <title>Library opens &amp;#8216;late&amp;#8217; on Fridays &amp;amp; Saturdays</title>
        <link>https://paper.test/library</link>
        <guid isPermaLink="false">paper-81</guid>
        <description>Two branches try longer hours.</description>
        <content:encoded><![CDATA[<p>Two branches <b>try</b> longer hours.</p>]]></content:encoded>
        <dc:creator>Ana Ortega</dc:creator><dc:creator>Ben Tate</dc:creator>
        <category>City Life</category><category>Books</category><category>city life</category>
        <media:content url="https://img.test/small.jpg" medium="image" width="200"/>
        <media:content url="https://img.test/large.jpg" medium="image" width="1200"/>
        <pubDate>Fri, 20 Nov 2026 07:30:00 -0600</pubDate>
      </item>`),
    );
    expect(feed).toMatchObject({
      title: 'File title: The Paper',
      problems: [],
      items: [
        {
          externalKey: 'paper-81',
          headline: 'Library opens ‘late’ on Fridays & Saturdays',
          url: 'https://paper.test/library',
          dek: 'Two branches try longer hours.',
          body: '<p>Two branches <b>try</b> longer hours.</p>',
          imageUrl: 'https://img.test/large.jpg',
          authors: ['Ana Ortega', 'Ben Tate'],
          categories: ['City Life', 'Books'],
          publishedAt: new Date('2026-11-20T13:30:00Z'),
        },
      ],
    });
  });

  test('takes the image from an enclosure, a thumbnail or the body, but not from an audio file', async () => {
    const image = async (inside: string) => only(await read(rss(item(inside)))).imageUrl;
    const sound = '<enclosure url="https://a.test/a.mp3" type="audio/mpeg"/>';
    expect(await image(`${sound}<enclosure url="https://a.test/b" type="image/png"/>`)).toBe(
      'https://a.test/b',
    );
    expect(await image(`${sound}<media:thumbnail url="https://a.test/t.jpg"/>`)).toBe(
      'https://a.test/t.jpg',
    );
    expect(await image('<media:group><media:content url="/g.webp"/></media:group>')).toBe(
      'https://paper.test/g.webp',
    );
    expect(
      await image('<description>&lt;img src="pic.jpg?a=1&amp;amp;b=2"&gt; Hi</description>'),
    ).toBe('https://paper.test/news/pic.jpg?a=1&b=2');
    expect(await image(sound)).toBeNull();
  });

  test('identifies an item by id, else URL, else headline', async () => {
    const feed = await read(
      rss(`<item><title>A</title><guid>https://paper.test/a</guid></item>
        <item><title>B</title><link>b.html</link></item><item><title>C</title></item>
        <item><title>D</title><guid>${'x'.repeat(900)}</guid></item>`),
    );
    expect(feed.items.map(({ externalKey, url }) => [externalKey, url])).toEqual([
      ['https://paper.test/a', 'https://paper.test/a'],
      ['https://paper.test/news/b.html', 'https://paper.test/news/b.html'],
      ['headline:C', null],
      [expect.stringMatching(/^sha256:[0-9a-f]{64}$/), null],
    ]);
    expect(problems(feed)).toEqual([
      'Item 3: it has neither an ID nor a link, so it is recognized by its headline',
    ]);
  });

  test('uses a description with the whole story as the body', async () => {
    const story = only(
      await read(
        rss(item('<description>&lt;p&gt;One.&lt;/p&gt;&lt;p&gt;Two.&lt;/p&gt;</description>')),
      ),
    );
    expect(story.dek).toBe('One. Two.');
    expect(story.body).toBe('<p>One.</p><p>Two.</p>');
    const long = only(await read(rss(item(`<description>${'word '.repeat(400)}</description>`))));
    expect(long.dek.length).toBeLessThanOrEqual(1000);
    expect(long.dek.endsWith('word…')).toBe(true);
    expect(long.body).toBe(`<p>${'word '.repeat(400).trim()}</p>`);
  });

  test('uses the name of an author, not the email address', async () => {
    const authors = async (inside: string) => only(await read(rss(item(inside)))).authors;
    expect(await authors('<author>ana@paper.test (Ana Ortega)</author>')).toEqual(['Ana Ortega']);
    expect(await authors('<author>ana@paper.test</author>')).toEqual([]);
    expect(await authors('<author>Ana Ortega &lt;ana@paper.test&gt;</author>')).toEqual([
      'Ana Ortega',
    ]);
  });

  test('can be RSS 1.0, with items beside the channel and custom prefixes', async () => {
    const feed = await read(`<r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
      xmlns="http://purl.org/rss/1.0/" xmlns:d="http://purl.org/dc/elements/1.1/">
      <channel><title>Old Paper</title></channel>
      <item r:about="urn:1"><title>One</title><d:creator>Cy Bell</d:creator><d:date>2026-03-08T09:00-06:00</d:date></item></r:RDF>`);
    expect(only(feed)).toMatchObject({
      externalKey: 'urn:1',
      authors: ['Cy Bell'],
      publishedAt: new Date('2026-03-08T15:00:00Z'),
    });
  });
});

describe('an Atom feed', () => {
  test('reads text, HTML and XHTML content with absolute URLs', async () => {
    const feed = await read(
      atom(`<entry><id>tag:1</id><title>Why &lt;b&gt; &amp; &lt;i&gt; matter</title>
          <link href="one.html"/><summary>Short &amp; sweet</summary>
          <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>See <a href="two">this &amp; that</a>.</p></div></content>
          <category term="arts" label="Arts"/><published>2026-11-20T08:00:00-06:00</published><updated>2026-11-21T08:00:00Z</updated></entry>
        <entry xml:base="/deep/"><id>tag:2</id><title type="html">Tea &amp;amp; toast</title><author><name>Di Cole</name></author>
          <link rel="enclosure" type="image/jpeg" href="tea.jpg"/><link rel="alternate" href="tea"/>
          <content type="html">&lt;p&gt;Tea.&lt;/p&gt;</content><updated>2026-11-21T08:00:00Z</updated></entry>`),
    );
    expect(feed).toMatchObject({ title: 'File title: The Atom Paper', problems: [] });
    expect(feed.items).toEqual([
      {
        externalKey: 'tag:1',
        fingerprint: expect.any(String),
        headline: 'Why <b> & <i> matter',
        url: 'https://paper.test/one.html',
        dek: 'Short & sweet',
        body: '<div><p>See <a href="https://paper.test/two">this &amp; that</a>.</p></div>',
        imageUrl: null,
        imageAlt: null,
        imageCredit: null,
        authors: ['Paper Staff'],
        categories: ['Arts'],
        publishedAt: new Date('2026-11-20T14:00:00Z'),
        isPublic: true,
      },
      {
        externalKey: 'tag:2',
        fingerprint: expect.any(String),
        headline: 'Tea & toast',
        url: 'https://paper.test/deep/tea',
        dek: '',
        body: '<p>Tea.</p>',
        imageUrl: 'https://paper.test/deep/tea.jpg',
        imageAlt: null,
        imageCredit: null,
        authors: ['Di Cole'],
        categories: [],
        publishedAt: new Date('2026-11-21T08:00:00Z'),
        isPublic: true,
      },
    ]);
  });

  test('can use a prefix for its elements', async () => {
    const feed = await read(`<a:feed xmlns:a="http://www.w3.org/2005/Atom"><a:title>P</a:title>
      <a:entry><a:id>x</a:id><a:title>One</a:title></a:entry></a:feed>`);
    expect(only(feed).headline).toBe('One');
  });
});

describe('what is unsafe in a body', () => {
  const dirty = `<h1 onclick="go()">Big</h1><h3>Less</h3><p style="color:red" class="x">Hi <a href="java\tscript:go()">bad</a>
    <a href="/good">good</a> <a href="mailto:a@b.test">mail</a></p><script>steal()</script><style>p{}</style>
    <iframe src="https://x.test"></iframe><form action="/x"><input name="a">Sign up</form>
    <img src="data:image/png;base64,AAAA"><img src="/ok.jpg" onerror="go()"><img src="https://x.test/p.gif" width="1" height="1">
    <svg><script>steal()</script></svg>`;

  test('is removed, and each removal is reported', async () => {
    const feed = await read(
      rss(`${item('')}<item><title>B</title><guid>2</guid>
      <content:encoded><![CDATA[${dirty}]]></content:encoded></item>`),
    );
    const body = feed.items[1]?.body.replace(/\s+/g, ' ');
    expect(body).toBe(
      '<h2>Big</h2><h3>Less</h3><p>Hi bad <a href="https://paper.test/good">good</a> <a href="mailto:a@b.test">mail</a></p> ' +
        'Sign up <img src="https://paper.test/ok.jpg" />',
    );
    expect(problems(feed)).toEqual([
      'Item 2: a script in an attribute was removed',
      'Item 2: the link to "java script:go()" was removed',
      'Item 2: a script was removed',
      'Item 2: an embedded frame was removed',
      'Item 2: a form was removed',
      'Item 2: an image without a web address was removed',
      'Item 2: a tracking pixel was removed',
      'Item 2: an embedded drawing was removed',
    ]);
  });

  test.each([
    '<img src=x onerror=go()>',
    '<a href="&#106;avascript:go()">x</a>',
    '<a href="javascript&colon;go()">x</a>',
    '<math><mtext><table><mglyph><style><img src=x onerror=go()></style></mglyph></table></mtext></math>',
    '<noscript><p title="</noscript><img src=x onerror=go()>"></noscript>',
    '<a href="vbscript:go()">x</a><a href="data:text/html,<script>go()</script>">y</a>',
    '<svg/onload=go()><scr<script>ipt>go()</scr</script>ipt>',
    '<object data="javascript:go()"></object><embed src="javascript:go()"><base href="javascript:/a/">',
  ])('cannot hide as %s', async (html) => {
    const { body, dek } = only(
      await read(rss(item(`<description><![CDATA[Hello ${html}]]></description>`))),
    );
    expect(body).not.toMatch(
      /<[^>]*(?:\son\w+\s*=|script:|data:|style)|<(?:script|svg|math|base)/i,
    );
    expect(dek).toContain('Hello');
  });

  test('leaves out links and images that are no web addresses', async () => {
    const feed = await read(
      rss(item('<link>javascript:go()</link><enclosure url="file:///x.png" type="image/png"/>')),
    );
    expect(only(feed)).toMatchObject({ url: null, imageUrl: null });
    expect(problems(feed)).toEqual(['Item 1: its link is not a web address and was removed']);
  });

  test('leaves out text that the editor could not save', async () => {
    const text = async (length: number) =>
      only(
        await read(
          rss(item(`<description><![CDATA[<p>${'a'.repeat(length)}</p>]]></description>`)),
        ),
      );
    const most = newsItemLimits.body;
    expect((await text(most - '<p></p>'.length)).body).toHaveLength(most);
    expect((await text(most)).body).toBe('');
  });

  test('leaves out text that would take minutes to sanitize', async () => {
    const feed = await read(
      rss(item(`<description><![CDATA[${'<div>'.repeat(20_000)}]]></description>`)),
    );
    expect(only(feed).body).toBe('');
    expect(problems(feed)).toEqual([
      'Item 1: its text is too long or too complex to clean and was left out',
      'Item 1: its text could not be read, so it becomes a draft',
    ]);
    expect(only(feed).isPublic).toBe(false);
  });
});

describe('an item that is not as it should be', () => {
  test('is skipped without headline and text, and the others are kept', async () => {
    const feed = await read(rss(`<item><guid>0</guid><title> </title></item>${item('')}`));
    expect(only(feed).externalKey).toBe('1');
    expect(problems(feed)).toEqual(['Item 1: it has neither a headline nor text and was skipped']);
  });

  test('becomes a draft called Untitled without a headline, also without an id', async () => {
    const feed = await read(
      rss(
        `<item><guid>0</guid><description>Words</description></item><item><description>Words</description></item>
         <item><description>Other words</description></item>`,
      ),
    );
    expect(feed.items.map(({ headline, isPublic, dek }) => [headline, isPublic, dek])).toEqual([
      ['Untitled', false, 'Words'],
      ['Untitled', false, 'Words'],
      ['Untitled', false, 'Other words'],
    ]);
    expect(problems(feed)[0]).toBe(
      'Item 1: it has no headline, so it becomes a draft, called "Untitled"',
    );
  });

  test('is skipped if an earlier item has the same id', async () => {
    const feed = await read(
      rss(
        `<item><title>First</title><guid>7</guid></item><item><title>Second</title><guid>7</guid></item>`,
      ),
    );
    expect(only(feed).headline).toBe('First');
    expect(problems(feed)).toEqual(['Item 2: it has the same ID as item 1 and was skipped']);
  });

  test('has its headline shortened to 500 characters, never inside a character', async () => {
    const feed = await read(rss(`<item><guid>1</guid><title>${'😀'.repeat(300)}</title></item>`));
    const { headline } = only(feed);
    expect(headline.length).toBeLessThanOrEqual(500);
    expect(headline).toMatch(/^(?:😀)+…$/u);
    expect(problems(feed)).toEqual(['Item 1: the headline was shortened to 500 characters']);
  });

  test('loses control characters, written out or by number', async () => {
    const feed = await read(
      rss(
        `<item><guid>1</guid><title>A\u0000B&#0;C&#8;D</title><description>x\u0001y</description></item>`,
      ),
    );
    expect(only(feed)).toMatchObject({ headline: 'ABCD', dek: 'xy' });
    expect(problems(feed)).toEqual(['Item 1: control characters were removed']);
  });

  test('becomes a draft without a date if its date is unreadable, as it may be in the future', async () => {
    const feed = await read(rss(item('<pubDate>next Tuesday-ish</pubDate>')));
    expect(only(feed)).toMatchObject({ publishedAt: null, isPublic: false });
    expect(problems(feed)).toEqual([
      'Item 1: the date "next Tuesday-ish" could not be read, so it becomes a draft',
    ]);
    expect(only(await read(rss(item('')))).isPublic).toBe(true);
  });
});

describe('a date', () => {
  test.each([
    ['Tue, 22 Jun 2021 16:52 EDT', '2021-06-22T20:52:00Z'],
    ['Tue, 22 Jun 2021 16:52:09 EST', '2021-06-22T21:52:09Z'],
    ['22 Jun 2021 16:52 CDT', '2021-06-22T21:52:00Z'],
    ['Tue, 22 June 2021 16:52 CST', '2021-06-22T22:52:00Z'],
    ['Tue, 22 Jun 21 16:52 MDT', '2021-06-22T22:52:00Z'],
    ['Tuesday, 22-Jun-2021 16:52:00 MST', '2021-06-22T23:52:00Z'],
    ['Tue,  22 Jun 2021  16:52 PDT', '2021-06-22T23:52:00Z'],
    ['22 Jun 2021 16:52 PST', '2021-06-23T00:52:00Z'],
    ['Tue, 22 Jun 2021 16:52:00 +0530', '2021-06-22T11:22:00Z'],
    ['Tue, 22 Jun 2021 16:52:00 GMT', '2021-06-22T16:52:00Z'],
    ['Tue, 22 Jun 2021 16:52:00 -0500 (CDT)', '2021-06-22T21:52:00Z'],
    ['2021-06-22T16:52:09.123-05:00', '2021-06-22T21:52:09Z'],
    ['2021-06-22T16:52Z', '2021-06-22T16:52:00Z'],
    ['2021-06-22 16:52:09', '2021-06-22T16:52:09Z'],
    ['2021-06-22', '2021-06-22T12:00:00Z'],
    ['June 22, 2021 4:52 PM EDT', '2021-06-22T20:52:00Z'],
    ['Tue Jun 22, 2021 at 12:05 a.m. CDT', '2021-06-22T05:05:00Z'],
  ])('%s is read', (text, instant) => {
    expect(parseFeedDate(text)).toEqual(new Date(instant));
  });

  test.each([
    '',
    'today',
    '31 Feb 2021 10:00 GMT',
    '2021-13-01',
    '22 Jun 2021 25:00 GMT',
    '22 Jun 2021 10:00 XYZ',
    '0001-01-01T00:00:00Z',
    '22 Foo 2021',
    '1'.repeat(5000),
  ])('"%.40s" is not guessed at', (text) => {
    expect(parseFeedDate(text)).toBeNull();
  });
});

test.skipIf(!existsSync(NASA))(
  'the real feed of a space agency is read whole (needs ../shared/data)',
  async () => {
    const feed = await parseFeed(readFileSync(NASA));
    expect(feed).toMatchObject({ title: 'File title: NASA Breaking News', problems: [] });
    expect(feed.items.map((found) => found.publishedAt?.toISOString())).toEqual([
      '2021-06-22T20:52:00.000Z',
      '2021-06-22T19:54:00.000Z',
      '2021-06-22T14:35:00.000Z',
      '2021-06-22T13:53:00.000Z',
      '2021-06-21T21:17:00.000Z',
      '2021-06-17T21:27:00.000Z',
      '2021-06-17T15:00:00.000Z',
      '2021-06-17T12:00:00.000Z',
      '2021-06-15T21:05:00.000Z',
      '2021-06-15T19:15:00.000Z',
    ]);
    expect(feed.items[8]?.headline).toBe(
      'La NASA lanza la misión Equity y solicita comentarios del público para ampliar el acceso',
    );
    for (const found of feed.items) {
      expect(found.url).toMatch(/^http:\/\/www\.nasa\.gov\/press-release\//);
      expect(found.externalKey).toBe(found.url);
      expect(found.imageUrl).toMatch(/\.jpe?g\?itok=/);
      expect(found.dek).not.toBe('');
    }
  },
);

test.each([
  'http://localhost:8080/a',
  'http://paper.local/a',
  'http://paper/a',
  'https://127.0.0.1/a',
  'https://192.168.1.7/a',
  'https://[::1]/a',
])('the link %s is no address of a post, which is still known by it', async (link) => {
  const feed = (title: string) =>
    parseFeed(utf8(rss(`<item><title>${title}</title><link>${link}</link></item>`)));
  const { items, problems } = await feed('One');
  expect(items[0]?.url).toBeNull();
  expect(problems.map(({ message }) => message)).toEqual([
    'its link points to a private network and was removed',
  ]);
  expect((await feed('Two')).items[0]?.externalKey).toBe(items[0]?.externalKey);
});
