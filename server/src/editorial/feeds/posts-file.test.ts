import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { readingAt, readPosts } from './feed.testing.ts';
import { FeedRefused } from './feed-decode.ts';
import { readPostsFile } from './posts-file.ts';

const export_ = (items: string, head = '') => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel><title>Old Paper</title><link>https://old.example</link>
<wp:author><wp:author_login>ada</wp:author_login><wp:author_display_name><![CDATA[Ada Brook]]></wp:author_display_name></wp:author>
${head}${items}</channel></rss>`;
const wpItem = (
  n: number,
  status: string,
  more = '',
  type = 'post',
) => `<item><title>Story ${n}</title>
<link>https://old.example/${n}</link><guid>https://old.example/?p=${n}</guid><dc:creator>ada</dc:creator>
<content:encoded><![CDATA[First & foremost.

Then <b>this</b>.]]></content:encoded><wp:post_id>${n}</wp:post_id><wp:post_name>story-of-${n}</wp:post_name>
<wp:post_date_gmt>2020-01-0${n} 10:00:00</wp:post_date_gmt><wp:post_type>${type}</wp:post_type><wp:status>${status}</wp:status>${more}</item>`;

describe('an export of WordPress', () => {
  test('imports authors, images after their posts, tags, slug and dates, for any chunking', async () => {
    const text = export_(
      wpItem(
        1,
        'publish',
        `<category domain="post_tag" nicename="tea">Tea</category><category domain="category" nicename="x">Travel</category>
         <category domain="place" nicename="y">Harbor</category><category domain="post_format" nicename="z">Gallery</category>
         <wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>9</wp:meta_value></wp:postmeta>
         <wp:postmeta><wp:meta_key>_yoast_wpseo_metadesc</wp:meta_key><wp:meta_value>All of it</wp:meta_value></wp:postmeta>`,
      ) +
        '<item><title>pic</title><wp:post_type>attachment</wp:post_type><wp:post_id>9</wp:post_id><wp:attachment_url>https://old.example/a.jpg?x=1&y=2</wp:attachment_url></item>',
    );
    const whole = await readPosts(text);
    expect(whole.notes).toEqual(['File title: Old Paper']);
    expect(whole.posts).toEqual([
      expect.objectContaining({
        externalKey: 'wordpress:old.example#1',
        formerKey: 'https://old.example/?p=1',
        headline: 'Story 1',
        slug: 'story-of-1',
        authors: ['Ada Brook'],
        tags: ['Tea'],
        categories: ['Travel', 'Harbor'],
        imageUrl: 'https://old.example/a.jpg?x=1&y=2',
        body: '<p>First &amp; foremost.</p>\n<p>Then <b>this</b>.</p>',
        seo: { title: null, description: 'All of it' },
        publishedAt: new Date('2020-01-01T10:00:00Z'),
        isPublic: true,
      }),
    ]);
    for (const pieceBytes of [1, 7, 97])
      expect((await readPosts(text, pieceBytes)).entries).toEqual(whole.entries);
  });

  test('keeps statuses: non-public posts become drafts, and pages, trash and internal records are skipped', async () => {
    const { entries } = await readPosts(
      export_(
        wpItem(1, 'publish') +
          wpItem(2, 'draft') +
          wpItem(3, 'private') +
          wpItem(4, 'publish', '<wp:post_password>shh</wp:post_password>') +
          wpItem(5, 'trash') +
          wpItem(6, 'publish', '', 'page') +
          wpItem(7, 'publish', '', 'recipe') +
          wpItem(8, 'publish', '', 'nav_menu_item') +
          wpItem(9, 'future'),
      ),
    );
    expect(entries.map(({ item, isOther }) => (isOther ? 'left out' : item?.isPublic))).toEqual([
      true,
      false,
      false,
      false,
      'left out',
      'left out',
      'left out',
      'left out',
      true,
    ]);
    const said = entries.map(({ messages }) => messages.join(' ').replace(/ \(line \d+\)/, ''));
    expect(said).toEqual([
      '',
      '',
      'its status at the source is "private", so it becomes a draft',
      'it is password-protected at the source, so it becomes a draft',
      'it is in the trash at the source',
      'it is a page, not an article',
      'it is a record of type "recipe"',
      '',
      '',
    ]);
    expect(entries[5]?.messages[0]).toMatch(/\(line 30\)$/);
  });

  test('imports a post with very many comments, without them', async () => {
    const comment = '<wp:comment><wp:comment_content>Me too</wp:comment_content></wp:comment>';
    const { posts } = await readPosts(export_(wpItem(1, 'publish', comment.repeat(150_000))));
    expect(posts.map(({ headline }) => headline)).toEqual(['Story 1']);
  });

  test('identifies a post by site and id, whatever its guid', async () => {
    const guid = /<guid>[^<]*<\/guid>/;
    const one = wpItem(1, 'publish').replace(guid, '<guid>same</guid>');
    const two = wpItem(2, 'publish').replace(guid, '<guid>same</guid>');
    const three = wpItem(3, 'publish').replace(guid, '');
    const { entries } = await readPosts(export_(one + two + three + one));
    expect(
      entries.map(({ item, isDuplicate }) => (isDuplicate ? 'again' : item?.externalKey)),
    ).toEqual([
      'wordpress:old.example#1',
      'wordpress:old.example#2',
      'wordpress:old.example#3',
      'again',
    ]);
    const moved = export_(one).replaceAll('https://old.example', 'http://new.example');
    expect((await readPosts(moved)).posts[0]?.externalKey).toBe('wordpress:new.example#1');
  });

  test('detects changed content, but not a changed site URL or date', async () => {
    const printOf = async (text: string) => (await readPosts(text)).posts[0]?.fingerprint;
    const text = export_(wpItem(1, 'publish'));
    const said = await printOf(text);
    expect(await printOf(text.replaceAll('2020-01-01', '2021-01-01'))).toBe(said);
    expect(await printOf(text.replace('>publish<', '>draft<'))).toBe(said);
    for (const [from, to] of [
      ['Story 1', 'Story one'],
      ['foremost', 'finally'],
      ['Ada Brook', 'Ada Rill'],
      ['<wp:post_type>', '<category domain="post_tag">Tea</category><wp:post_type>'],
    ] as const)
      expect(await printOf(text.replace(from, to)), to).not.toBe(said);
  });

  test('a live post without a date or headline becomes a draft, with a note', async () => {
    const dateless = wpItem(1, 'publish').replace(/<wp:post_date_gmt>.*?<\/wp:post_date_gmt>/, '');
    const untitled = wpItem(2, 'publish').replace('Story 2', '');
    const { entries } = await readPosts(export_(dateless + untitled));
    expect(entries.map(({ item }) => [item?.headline, item?.isPublic])).toEqual([
      ['Story 1', false],
      ['Untitled', false],
    ]);
    expect(entries.map(({ messages }) => messages.join())).toEqual([
      expect.stringContaining('it has no date, so it becomes a draft (line'),
      expect.stringContaining('it has no headline, so it becomes a draft, called "Untitled" (line'),
    ]);
  });

  test('ignores a date of zeros and an invalid slug', async () => {
    const odd = wpItem(1, 'draft')
      .replace('2020-01-01 10:00:00', '0000-00-00 00:00:00')
      .replace('story-of-1', '%D0%xx');
    const { posts } = await readPosts(export_(odd));
    expect(posts).toMatchObject([{ publishedAt: null, slug: null }]);
  });

  test('removes shortcodes with a note, and converts captions', async () => {
    const { entries } = await readPosts(
      export_(
        wpItem(1, 'publish').replace(
          'First & foremost.',
          '[caption id="a"]<img src="/p.jpg" alt="Pier" /> By the sea[/caption]\n\n[gallery ids="1,2"]She [sic] said',
        ),
      ),
    );
    expect(entries[0]?.item?.body).toContain(
      '<figure><img src="https://old.example/p.jpg" alt="Pier" /><figcaption>By the sea</figcaption></figure>',
    );
    expect(entries[0]?.item?.body).toContain('She [sic] said');
    expect(entries[0]?.messages.join()).toContain('the shortcode [gallery] was removed');
  });

  test.each([
    ['cut off', export_(wpItem(1, 'publish')).slice(0, -40), 'ends in the middle'],
    [
      'with entities',
      `<!DOCTYPE rss [<!ENTITY a "b">]>${export_('')}`,
      'declares entities in its document type',
    ],
    ['crossed', export_('<item><title>x</item></title>'), 'not well-formed XML. Line'],
  ])('one that is %s is refused with a sentence', async (_name, text, sentence) => {
    await expect(readPosts(text)).rejects.toThrow(FeedRefused);
    await expect(readPosts(text)).rejects.toThrow(sentence);
  });
});

/** A file of many posts that is made while it is read, with how much of it was asked for. */
function endless(head: string, one: (n: number) => string, end: string, count: number) {
  const asked = { walks: 0, posts: 0 };
  const file = {
    async *[Symbol.asyncIterator]() {
      asked.walks += 1;
      asked.posts = 0;
      yield Buffer.from(head);
      for (let n = 0; n < count; n += 1) {
        asked.posts += 1;
        yield Buffer.from(one(n));
      }
      yield Buffer.from(end);
    },
  };
  return { file, asked };
}

/** What is held in memory once everything that nobody holds has gone. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

describe('a file larger than memory', () => {
  const rest = 'A line forms around the block. '.repeat(3500);
  const atomFeed = '<feed xmlns="http://www.w3.org/2005/Atom"><title>Takeout</title>';
  const rssFeed = '<rss version="2.0"><channel><title>Takeout</title>';
  const kinds: [string, string, (n: number) => string, string][] = [
    [
      'Atom',
      atomFeed,
      (n) =>
        `<entry><id>tag:blogger.com,2026:${n}</id><title>Story ${n}</title><content type="html">Words</content><!--${rest}--></entry>`,
      '</feed>',
    ],
    [
      'RSS',
      rssFeed,
      (n) =>
        `<item><guid>https://paper.test/stories/${n}</guid><title>Story ${n}</title><description>Words</description><!--${rest}--></item>`,
      '</channel></rss>',
    ],
    [
      'iCalendar',
      'BEGIN:VCALENDAR\r\n',
      (n) =>
        `BEGIN:VEVENT\r\nUID:${n}@calendar.paper.test\r\nSUMMARY:Story ${n}\r\nDTSTART:20261201T180000Z\r\nEND:VEVENT\r\nBEGIN:VTODO\r\nDESCRIPTION:${rest}\r\nEND:VTODO\r\n`,
      'END:VCALENDAR\r\n',
    ],
  ];

  test.each(kinds)(
    '%s of 24 MB comes in one post after the other',
    async (_name, head, one, end) => {
      const { file, asked } = endless(head, one, end, 220);
      const found: number[] = [];
      const before = heldBytes();
      for await (const { item } of readPostsFile(file, readingAt, () => {})) {
        if (item) found.push(asked.posts);
        if (found.length === 215) expect(heldBytes() - before).toBeLessThan(10_000_000);
        // Why 10: what a piece holds stays until its last post is whole.
        expect([asked.walks, asked.posts - found.length <= 10]).toEqual([3, true]);
      }
      expect(found).toHaveLength(220);
    },
  );
});

describe('a feed', () => {
  test('reads the same for any chunking, with title and authors after its items', async () => {
    const text = `<?xml version="1.0"?><!-- salt & pepper --><a:feed xmlns:a="http://www.w3.org/2005/Atom" xml:base="https://paper.test/">
      <a:entry><a:id>1</a:id><a:title>Tea &amp; toast &#0;&#x92;&#146;</a:title><a:link href="/tea?x=1&y=2"/><a:published>2020-01-01T10:00:00Z</a:published>
      <a:content type="html"><![CDATA[<p>Salt & pepper &amp; tea</p>]]></a:content></a:entry>
      <a:author><a:name>Paper Staff</a:name></a:author><a:title>The Paper</a:title></a:feed>`;
    const whole = await readPosts(text);
    expect(whole.notes).toEqual(['File title: The Paper']);
    expect(whole.posts).toEqual([
      expect.objectContaining({
        headline: 'Tea & toast ’’',
        url: 'https://paper.test/tea?x=1&y=2',
        body: '<p>Salt &amp; pepper &amp; tea</p>',
        authors: ['Paper Staff'],
      }),
    ]);
    expect(whole.entries[0]?.messages).toEqual(['control characters were removed']);
    for (const pieceBytes of [1, 7, 97])
      expect((await readPosts(text, pieceBytes)).entries).toEqual(whole.entries);
  });
});

test('treats __proto__ and constructor as ordinary namespace prefixes', async () => {
  for (const prefix of ['constructor', 'toString', '__proto__']) {
    const text = `<rss xmlns:${prefix}="${prefix}" version="2.0"><channel><title>The Paper</title>
      <item><${prefix}:a>1</${prefix}:a><hasOwnProperty:b/><title>Tea</title><guid>1</guid></item></channel></rss>`;
    const bare = text.replace(` xmlns:${prefix}="${prefix}"`, '');
    for (const file of [text, bare])
      expect((await readPosts(file)).posts).toEqual([expect.objectContaining({ headline: 'Tea' })]);
  }
});

test('imports live and draft posts of a Blogger export, and skips comments and settings', async () => {
  const entry = (n: number, more: string) =>
    `<entry><id>tag:blogger.com,2026:${n}</id><title>Entry ${n}</title><published>2020-01-01T10:00:00Z</published>
      <content type="html">Words</content>${more}</entry>`;
  const kind = (name: string) =>
    `<category scheme="http://schemas.google.com/g/2005#kind" term="http://schemas.google.com/blogger/2008/kind#${name}"/>`;
  const typed = (type: string, status: string) =>
    `<blogger:type>${type}</blogger:type><blogger:status>${status}</blogger:status>`;
  const draft = '<app:control><app:draft>yes</app:draft></app:control>';
  const inside = [
    kind('post'),
    kind('post') + draft,
    kind('comment'),
    kind('settings'),
    kind('template'),
    kind('page'),
    typed('POST', 'LIVE'),
    typed('POST', 'DRAFT'),
    typed('POST', 'SOFT_TRASHED'),
    typed('COMMENT', 'LIVE'),
    draft,
  ];
  const { entries } = await readPosts(
    `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:app="http://purl.org/atom/app#"
      xmlns:blogger="http://schemas.google.com/blogger/2018"><title>Old blog</title>
      ${inside.map((more, at) => entry(at, more)).join('')}</feed>`,
  );
  expect(entries.map(({ item, isOther }) => (isOther ? 'left out' : item?.isPublic))).toEqual([
    true,
    false,
    ...['left out', 'left out', 'left out', 'left out'],
    true,
    false,
    ...['left out', 'left out'],
    false,
  ]);
  expect(entries.flatMap(({ messages }) => messages)).toEqual([
    'it is a page, not an article',
    'it is in the trash at the source',
  ]);
});

describe('an export of Ghost', () => {
  const post = (more: object) => ({
    id: '1',
    title: 'A <b> title',
    slug: 'a-title',
    html: '<p>Words</p>',
    status: 'published',
    visibility: 'public',
    published_at: '2024-05-01T10:00:00.000Z',
    ...more,
  });
  const ghost = (posts: object[]) =>
    JSON.stringify({
      db: [
        {
          data: {
            posts,
            posts_authors: [{ post_id: '1', author_id: 'u', sort_order: 0 }],
            posts_tags: [
              { post_id: '1', tag_id: 't', sort_order: 1 },
              { post_id: '1', tag_id: 'h', sort_order: 0 },
            ],
            users: [{ id: 'u', name: 'Ada Brook' }],
            tags: [
              { id: 't', name: 'Tea' },
              { id: 'h', name: '#internal' },
            ],
          },
        },
      ],
    });

  test('imports authors and tags after the posts, and members-only posts as drafts', async () => {
    const posts = [
      post({}),
      post({ id: '2', status: 'draft' }),
      post({ id: '3', visibility: 'members' }),
      post({ id: '4', type: 'page' }),
      post({ id: '5', status: 'scheduled', published_at: '2027-01-01T10:00:00.000Z' }),
      post({ id: '6', html: null }),
    ];
    for (const pieceBytes of [5, 64 * 1024]) {
      const { entries } = await readPosts(ghost(posts), pieceBytes);
      expect(entries[0]?.item).toMatchObject({
        headline: 'A <b> title',
        authors: ['Ada Brook'],
        tags: [],
        categories: ['Tea'],
        body: '<p>Words</p>',
      });
      expect(entries.map(({ item }) => item?.isPublic)).toEqual([
        true,
        false,
        false,
        undefined,
        true,
        true,
      ]);
      expect(entries[2]?.messages).toEqual([
        'only "members" may read it at the source, so it becomes a draft',
      ]);
      expect(entries[5]?.messages).toEqual(['it has no text']);
    }
  });

  test.each([
    ['{"a": 1}', 'not a Ghost export'],
    ['{"data": {"posts": [{"id": "1"', 'ends in the middle'],
    ['{"data": oops}', 'not valid JSON'],
  ])('%s is refused', async (text, sentence) => {
    await expect(readPosts(text)).rejects.toThrow(sentence);
  });
});

test('reads a Ghost export with 20,000 tags on one post in linear time', async () => {
  const links = Array.from({ length: 20_000 }, (_, at) => `{"post_id":"1","tag_id":"${at}"}`);
  const before = process.cpuUsage();
  const { posts } = await readPosts(
    `{"data":{"posts":[{"id":"1","title":"A story","html":"<p>a</p>","status":"published"}],"posts_tags":[${links.join()}]}}`,
  );
  expect(posts).toHaveLength(1);
  // Each link once takes 0.2 s of processor time; with those before it copied for each, 13 s.
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(4000);
});

const samples = join(import.meta.dirname, '../../../../../shared', 'data');
describe.skipIf(!existsSync(samples))('real files (needs ../shared/data)', () => {
  test.each([
    ['wordpress-sample.wxr.xml', 3, 3],
    ['wordpress-captions.wxr.xml', 3, 2],
    ['wordpress-yoast.wxr.xml', 2, 0],
    ['ghost-flat.json', 1, 0],
    ['events-duration.ics', 1, 0],
    ['events-recurring.ics', 13, 0],
    ['events-daily.ics', 395, 0],
    ['nasa-news.rss.xml', 10, 0],
  ])('%s holds %i posts', async (name, posts, others) => {
    const found = await readPosts(readFileSync(join(samples, name)));
    expect([found.posts.length, found.entries.filter(({ isOther }) => isOther).length]).toEqual([
      posts,
      others,
    ]);
  });
});
