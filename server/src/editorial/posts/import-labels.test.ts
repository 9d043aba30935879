import type { ImportLabel, LabelChoice } from '@masthead/shared/editorial/posts/import-labels.ts';
import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { newsItemImportEndpoints } from '@masthead/shared/editorial/posts/news-item-import.endpoints.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { withStaff } from '../../people/users/with-staff.testing.ts';
import { check, run, undo } from '../../platform/imports/imports.testing.ts';
import { labelKey } from './label-rules.ts';

const server = withTestServer({ config: { logLevel: 'silent' } });
const editor = withStaff(server, 'editor');
let siteId: number;
let sections: Map<string, number>;
beforeEach(async () => {
  ({ id: siteId } = await buildSite(server.pool));
  const rows = await server.pool<{ id: number; title: string }[]>`
    select id, title from sections where site_id = ${siteId}`;
  sections = new Map(rows.map(({ id, title }) => [title, id]));
});

interface Story {
  categories?: readonly string[];
  tags?: readonly string[];
  writer?: string;
}
const escaped = (name: string) => name.replaceAll('&', '&amp;');

/** An export of the WordPress site at this host. */
const wordpress = (host: string, stories: readonly Story[]) => {
  const items = stories.map(
    ({ categories = [], tags = [], writer }, at) =>
      `<item><title>Story ${at + 1}</title><wp:post_id>${at + 1}</wp:post_id><wp:post_type>post</wp:post_type>
       <wp:status>publish</wp:status><pubDate>Fri, 20 Nov 2020 08:00:00 CST</pubDate><content:encoded>Words</content:encoded>
       ${writer ? `<dc:creator>${writer}</dc:creator>` : ''}
       ${categories.map((name) => `<category domain="category">${escaped(name)}</category>`).join('')}
       ${tags.map((name) => `<category domain="post_tag">${escaped(name)}</category>`).join('')}</item>`,
  );
  return `<rss xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
    <channel><title>Paper</title><link>https://${host}</link>${items.join('')}</channel></rss>`;
};

const checkFile = async (text: string, name = 'paper.xml') =>
  (
    await check(server, editor, newsItemImportEndpoints.import, {
      file: { bytes: text, name },
      body: { siteId: String(siteId) },
    })
  ).body.id;
const labelsOf = async (id: number) =>
  (await editor.call(newsItemImportEndpoints.labels, { params: { id } })).body;
const told = ({ name, posts, becomes, by }: ImportLabel) => `${name} ${posts} ${becomes} ${by}`;
const choose = (id: number, choices: LabelChoice[], by = editor) =>
  by.call(newsItemImportEndpoints.chooseLabels, { params: { id }, body: { choices } });
const category = (name: string, to: string): LabelChoice => ({
  kind: 'category',
  name,
  becomes: to === 'tag' || to === 'nothing' ? to : 'section',
  sectionId: sections.get(to) ?? null,
});
const author = (name: string, becomes: 'person' | 'byline'): LabelChoice => ({
  kind: 'author',
  name,
  becomes,
  sectionId: null,
});

/** The posts of the site as they came in, by their headline. */
const posts = () => server.pool<
  { id: number; sections: string[]; tags: string[]; authors: string[]; byline: string | null }[]
>`
  select n.id, n.tags, n.byline,
         array(select s.title from news_item_sections x join sections s on s.id = x.section_id
                where x.news_item_id = n.id order by x.position) as sections,
         array(select a.name from news_item_authors x join authors a on a.id = x.author_id
                where x.news_item_id = n.id order by x.position) as authors
    from news_items n where n.site_id = ${siteId} and n.status <> 4 order by n.headline`;

test.each([
  ['Restaurants & Bars', 'Restaurants + Bars', true],
  ['restaurants and  bars', 'Restaurants + Bars', true],
  ['CITY LÍFE', 'City Life', true],
  ['Bands', 'B+s', false],
  ['Home Design', 'Home + Design', false],
])('"%s" and "%s" are the same name: %s', (one, other, isSame) => {
  expect(labelKey(one) === labelKey(other)).toBe(isSame);
});

test('the check counts categories and authors, matches sections by name, and omits no category', async () => {
  const id = await checkFile(
    wordpress('old.example', [
      { categories: ['Restaurants &amp; Bars', 'Old Town'], tags: ['Tea'], writer: 'ada' },
      { categories: ['Old Town', 'OLD TOWN', 'réal estate'], writer: 'Bo Li' },
      { categories: ['HOME'], writer: 'ada' },
    ]),
  );
  const { source, labels, others, sections: offered } = await labelsOf(id);
  expect([source, others, offered.length]).toEqual(['old.example', 0, 11]);
  expect(labels.map(told)).toEqual([
    'Old Town 2 tag nobody',
    'HOME 1 tag nobody',
    'réal estate 1 section name',
    'Restaurants & Bars 1 section name',
    'ada 2 person nobody',
    'Bo Li 1 person nobody',
  ]);
  expect((await run(server, editor, id)).body.counts.added).toBe(3);
  expect(await posts()).toMatchObject([
    { sections: ['Restaurants + Bars'], tags: ['Tea', 'Old Town'], authors: ['ada'] },
    { sections: ['Real Estate'], tags: ['Old Town'], authors: ['Bo Li'] },
    { sections: [], tags: ['HOME'], authors: ['ada'] },
  ]);
});

describe('what people choose', () => {
  const file = (host: string, extra: readonly Story[] = []) =>
    wordpress(host, [
      { categories: ['Old Town', 'Arts', 'Uncategorized'], writer: 'Wire Desk' },
      ...extra,
    ]);

  test('applies to this import and the next file from the same source, not to other sources or sites', async () => {
    const id = await checkFile(file('here.example'));
    const { status, body } = await choose(id, [
      category('old town', 'City Life'),
      category('Arts', 'tag'),
      category('Uncategorized', 'nothing'),
      author('Wire Desk', 'byline'),
    ]);
    expect(status).toBe(200);
    expect(body.labels.map(told)).toEqual([
      'Arts 1 tag choice',
      'Old Town 1 section choice',
      'Uncategorized 1 nothing choice',
      'Wire Desk 1 byline choice',
    ]);
    await run(server, editor, id);
    const chosen = { sections: ['City Life'], tags: ['Arts'], authors: [], byline: 'Wire Desk' };
    expect(await posts()).toMatchObject([chosen]);
    const [made] = await server.pool`select from authors where name = 'Wire Desk'`;
    expect(made).toBeUndefined();

    const next = await checkFile(file('here.example', [{ categories: ['OLD TOWN'] }]));
    expect((await labelsOf(next)).labels.map(told)).toEqual(['OLD TOWN 1 section choice']);
    await run(server, editor, next);
    expect(await posts()).toMatchObject([chosen, { sections: ['City Life'], tags: [] }]);
    expect((await labelsOf(await checkFile(file('there.example')))).labels.map(told)).toContain(
      'Old Town 1 tag nobody',
    );
    ({ id: siteId } = await buildSite(server.pool));
    expect((await labelsOf(await checkFile(file('here.example')))).labels.map(told)).toContain(
      'Old Town 1 tag nobody',
    );
  });

  test('can be changed: after an undo the posts are imported with the current choices', async () => {
    const id = await checkFile(file('anew.example'));
    await choose(id, [category('Old Town', 'nothing')]);
    await run(server, editor, id);
    await undo(server, editor, id);
    const again = await checkFile(file('anew.example'));
    await choose(again, [category('Old Town', 'Sports')]);
    await run(server, editor, again);
    expect((await posts()).map((post) => post.sections)).toEqual([['Sports', 'Arts']]);
  });

  test('a deleted section is no longer a choice', async () => {
    const id = await checkFile(file('gone.example'));
    await choose(id, [category('Old Town', 'Sports')]);
    await server.pool`delete from sections where id = ${sections.get('Sports') ?? 0}`;
    expect((await labelsOf(id)).labels.map(told)).toContain('Old Town 1 tag nobody');
  });

  test('rejects invalid choices by name and saves none of them', async () => {
    const id = await checkFile(file('bad.example'));
    const foreign = (await buildSite(server.pool)).id;
    const [section] = await server.pool<{ id: number }[]>`
      select id from sections where site_id = ${foreign} and title = 'Arts'`;
    const good = category('Old Town', 'Sports');
    for (const [wrong, path] of [
      [category('Nowhere', 'tag'), 'choices.1'],
      [{ ...good, sectionId: section?.id ?? 0 }, 'choices.1'],
      [{ ...good, sectionId: sections.get('HOME') ?? 0 }, 'choices.1'],
      [{ ...good, sectionId: null }, 'choices.1.sectionId'],
      [{ ...category('Arts', 'tag'), becomes: 'person' as const }, 'choices.1.becomes'],
    ] as const) {
      const { status, error } = await choose(id, [good, wrong]);
      expect([status, error?.errors?.[0]?.path], wrong.name).toEqual([400, path]);
    }
    expect((await labelsOf(id)).labels.map(told)).toContain('Old Town 1 tag nobody');
    await run(server, editor, id);
    expect((await choose(id, [good])).status).toBe(409);
    expect((await choose(999_999, [good])).status).toBe(404);
    const series = server.as(await buildStaff(server.pool, 'series'));
    expect((await choose(id, [good], series)).status).toBe(403);
  });
});

test('imports tags of Ghost and categories of feeds and calendars too', async () => {
  const ghost = JSON.stringify({
    data: {
      posts: [
        {
          id: '1',
          title: 'Story',
          html: '<p>Words</p>',
          status: 'published',
          published_at: '2024-05-01T10:00:00.000Z',
        },
      ],
      tags: [
        { id: 'a', name: 'arts' },
        { id: 'b', name: 'Old Town' },
      ],
      posts_tags: [
        { post_id: '1', tag_id: 'a' },
        { post_id: '1', tag_id: 'b' },
      ],
    },
  });
  const feed = `<rss><channel><title>F</title><item><title>Story</title><guid>1</guid><pubDate>Fri, 20 Nov 2020 08:00:00 CST</pubDate>
    <category>Arts</category><category>Old Town</category></item></channel></rss>`;
  const calendar =
    'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Story\r\nDTSTART:20261201T180000Z\r\nCATEGORIES:Arts,Old Town\r\nEND:VEVENT\r\nEND:VCALENDAR';
  for (const [name, text, own] of [
    ['ghost.json', ghost, []],
    ['feed.xml', feed, []],
    ['events.ics', calendar, ['Event detail']],
  ] as const) {
    const id = await checkFile(text, name);
    await run(server, editor, id);
    expect(await posts(), name).toMatchObject([{ sections: [...own, 'Arts'], tags: ['Old Town'] }]);
    await undo(server, editor, id);
  }
});

test('reports labels beyond the limits of a post, and lists the most frequent of very many', async () => {
  const names = (count: number, word: string) =>
    Array.from({ length: count }, (_, at) => `${word} ${at}`);
  const id = await checkFile(
    wordpress('many.example', [
      { categories: names(61, 'Topic'), tags: ['x'.repeat(70)] },
      ...names(300, 'Rare').map((name) => ({ categories: ['Often', name] })),
    ]),
  );
  const { labels, others } = await labelsOf(id);
  expect([labels.length, others, labels[0]?.name]).toEqual([300, 62, 'Often']);
  const { body } = await run(server, editor, id);
  expect(body.problems.map(({ line, message }) => [line, message])).toEqual([
    [1, `the tag "${'x'.repeat(60)}" was shortened to 60 characters`],
    [1, 'a post can have at most 60 tags, so these were left out: "Topic 59", "Topic 60"'],
  ]);
});

test('a byline name is shown to readers and survives saves until other authors are chosen', async () => {
  const id = await checkFile(wordpress('byline.example', [{ writer: 'The Wire' }]));
  await choose(id, [author('The Wire', 'byline')]);
  await run(server, editor, id);
  const [row] = await posts();
  const read = async () =>
    (await editor.call(newsItemEditEndpoints.get, { params: { id: row?.id ?? 0 } })).body;
  const seen = ({ id: postId, version, draft_version }: Awaited<ReturnType<typeof read>>) => ({
    id: postId,
    version,
    draft_version,
  });
  const say = async (more: { headline: string } | { authors: number[] }) => {
    const saved = await editor.call(newsItemEditEndpoints.save, {
      body: { ...seen(await read()), ...more },
    });
    const body = seen(saved.body);
    expect((await editor.call(newsItemEditEndpoints.publish, { body })).status).toBe(200);
  };
  const page = async () =>
    (await server.app.http.inject({ url: `/sites/${siteId}/${(await read()).slug}` })).body;
  await say({ headline: 'Story, again' });
  expect((await posts())[0]).toMatchObject({ byline: 'The Wire', authors: [] });
  expect(await page()).toContain('By <strong>The Wire</strong>');
  expect((await read()).author).toBe('The Wire');
  const [ana] = await server.pool<{ id: number }[]>`
    insert into authors (name) values ('Ana Ruiz') returning id`;
  await say({ authors: [ana?.id ?? 0] });
  expect((await posts())[0]).toMatchObject({ byline: 'Ana Ruiz', authors: ['Ana Ruiz'] });
});
