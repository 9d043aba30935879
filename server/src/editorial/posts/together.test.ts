import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { togetherLimits, togetherMessages } from '@masthead/shared/editorial/posts/together.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { buildAuthor, buildNewsItem } from './news-items.testing.ts';
import { contentSent, openWindow } from './together.testing.ts';
import { tidyDocuments } from './together.ts';

const server = withTestServer();
let siteId = 0;
let ids: Record<'ana' | 'ben' | 'contributor', number>;
let ana: TestClient;
let ben: TestClient;

beforeAll(async () => {
  siteId = (await buildSite(server.pool)).id;
  ids = {
    ana: await buildStaff(server.pool, 'editor'),
    ben: await buildStaff(server.pool, 'author'),
    contributor: await buildStaff(server.pool, 'contributor'),
  };
  [ana, ben] = [server.as(ids.ana), server.as(ids.ben)];
});

const newPost = (more: Partial<Parameters<typeof buildNewsItem>[1]> = {}) =>
  buildNewsItem(server.pool, {
    siteId,
    status: 5,
    headline: 'Tacos at dawn',
    body: '<p>First</p><p>Second</p>',
    postUrl: null,
    ...more,
  });
const read = async (id: number) =>
  (await ana.call(newsItemEditEndpoints.get, { params: { id } })).body;
type Post = Awaited<ReturnType<typeof read>>;
const seen = ({ id, version, draft_version }: Post) => ({ id, version, draft_version });
const written = (post: Post) => post.draft?.content ?? post;

/** Autosaves as a window that writes together does. */
async function autosave(by: TestClient, id: number) {
  const post = await read(id);
  const body = { ...seen(post), content: contentSent(written(post)), is_together: true };
  return by.call(newsItemEditEndpoints.autosave, { body });
}

/** The revisions of a post: who saved them, and their text. */
async function savedTexts(id: number) {
  const { body } = await ana.call(newsItemEditEndpoints.revisions, { params: { id } });
  const revisions = await Promise.all(
    body.map((one) => ana.call(newsItemEditEndpoints.revision, { params: { id: one.id } })),
  );
  return revisions.map(({ body: { saved_by, content } }) => [saved_by, content.body]);
}

/** Two windows of two people that have a post open. */
async function twoWindows(id: number) {
  const [a, b] = [openWindow(ana, id), openWindow(ben, id)];
  for (const each of [a, b]) expect((await each.sync()).status).toBe(200);
  return [a, b] as const;
}

describe('two people who write one post', () => {
  test('see the same text, with each other’s words, cursors and names', async () => {
    const [a, b] = await twoWindows(await newPost());
    a.words(0).insert(5, ' words');
    b.words(1).insert(0, 'The ');
    b.headline.insert(0, 'More ');
    const caret = { field: 'headline', anchor: 'AQ', head: 'AQ' } as const;
    await b.sync({ caret });
    const { body } = await a.sync();
    expect(body.writers).toMatchObject([{ user_id: ids.ben, window_id: b.windowId, caret }]);
    await b.sync();
    expect(a.markup()).toBe('<p>First words</p><p>The Second</p>');
    expect([b.markup(), a.headline.toJSON()]).toEqual([a.markup(), 'More Tacos at dawn']);
    await b.sync({ is_closing: true });
    expect((await a.sync()).body.writers).toEqual([]);
  });

  test('have their words autosaved as a revision of each, one per sitting', async () => {
    const id = await newPost();
    const [a, b] = await twoWindows(id);
    for (const round of [1, 2, 3]) {
      a.write(`Ana ${round}`);
      b.write(`Ben ${round}`);
      for (const each of [a, b, a]) await each.sync();
      expect((await autosave(round === 2 ? ben : ana, id)).status).toBe(200);
    }
    const post = await read(id);
    expect(post.draft?.content.body).toBe(a.markup());
    const { body } = await ana.call(newsItemEditEndpoints.revisions, { params: { id } });
    expect(body).toHaveLength(3);
    expect(body.filter(({ is_draft }) => is_draft)).toHaveLength(1);
  });

  test('an autosave takes the other fields from the request and the words from the document', async () => {
    const id = await newPost();
    const [a] = await twoWindows(id);
    a.write('Third');
    await a.sync();
    const post = await read(id);
    const content = { ...contentSent(post), body: '<p>Old</p>', tags: ['tacos'] };
    await ana.call(newsItemEditEndpoints.autosave, {
      body: { ...seen(post), content, is_together: true },
    });
    expect((await read(id)).draft?.content).toMatchObject({ body: a.markup(), tags: ['tacos'] });
  });

  test('publish what they wrote, saved or not', async () => {
    const id = await newPost({ headline: 'Ready', body: '<p>First</p>' });
    const [a, b] = await twoWindows(id);
    b.write('Just now');
    await b.sync();
    const section_ids = [await section()];
    const saved = await ana.call(newsItemEditEndpoints.save, {
      body: { ...seen(await read(id)), section_ids },
    });
    expect(saved.status).toBe(200);
    b.write('And now');
    await b.sync();
    const { status } = await ana.call(newsItemEditEndpoints.publish, { body: seen(saved.body) });
    expect(status).toBe(200);
    await a.sync();
    expect((await read(id)).body).toBe(a.markup());
    expect(a.markup()).toContain('And now');
  });
});

async function section() {
  const [row] = await server.pool<{ id: number }[]>`
    select id from sections where site_id = ${siteId} limit 1`;
  if (row) return row.id;
  const [made] = await server.pool<{ id: number }[]>`
    insert into sections (site_id, title, slug) values (${siteId}, 'City Life', 'city-life') returning id`;
  return made?.id ?? 0;
}

describe('a save without the document', () => {
  test('becomes an edit of it, beside unsaved words at another place', async () => {
    const id = await newPost();
    const [a, b] = await twoWindows(id);
    a.words(0).insert(5, ' words');
    await a.sync();
    const saved = await ben.call(newsItemEditEndpoints.save, {
      body: { ...seen(await read(id)), body: '<p>First</p><p>Second, by API</p>' },
    });
    expect(saved.status).toBe(200);
    for (const each of [a, b]) await each.sync();
    expect(a.markup()).toBe('<p>First words</p><p>Second, by API</p>');
    expect([b.markup(), (await read(id)).body]).toEqual([a.markup(), a.markup()]);
  });

  test('is a conflict where both changed the same place, and nothing is lost', async () => {
    const id = await newPost();
    const [a] = await twoWindows(id);
    a.words(0).insert(5, ' words');
    await a.sync();
    const body = { ...seen(await read(id)), body: '<p>Other</p><p>Second</p>' };
    const { status, error } = await ben.call(newsItemEditEndpoints.save, { body });
    expect([status, error.conflict?.changedById]).toEqual([409, ids.ana]);
    expect((await autosave(ana, id)).status).toBe(200);
    expect((await read(id)).draft?.content.body).toBe('<p>First words</p><p>Second</p>');
  });

  test('keeps the position of words that are written after it', async () => {
    const id = await newPost();
    const [a] = await twoWindows(id);
    const body = '<p>Before</p><p>First</p><p>Second</p>';
    await ben.call(newsItemEditEndpoints.save, { body: { ...seen(await read(id)), body } });
    a.words(1).insert(6, ' half');
    await a.sync();
    expect(a.markup()).toBe('<p>Before</p><p>First</p><p>Second half</p>');
  });

  test('never stands in the middle of what a window writes meanwhile, nor the other way round', async () => {
    const id = await newPost({ headline: '😀 w98x4', body: '<p>w98x4 w98x37</p><p>Second</p>' });
    const [a, b] = await twoWindows(id);
    for (const line of [a.words(0), a.headline]) line.insert(line.toJSON().length, ' end');
    for (const line of [b.words(0), b.headline]) line.insert(line.toJSON().indexOf(' '), ' middle');
    const change = { headline: '😁 w98x30', body: '<p>w98x7</p><p>Second</p>' };
    const body = { ...seen(await read(id)), ...change };
    expect((await ben.call(newsItemEditEndpoints.save, { body })).status).toBe(200);
    for (const each of [a, b, a]) await each.sync();
    expect([a.markup(), a.headline.toJSON()]).toEqual([
      '<p>w98x7 middle end</p><p>Second</p>',
      '😁 w98x30 middle end',
    ]);
    expect([b.markup(), b.headline.toJSON()]).toEqual([a.markup(), a.headline.toJSON()]);
  });

  test('a restored revision is an edit, too; unsaved words stay in the history', async () => {
    const id = await newPost();
    const [a] = await twoWindows(id);
    a.write('Third');
    await a.sync();
    await autosave(ana, id);
    const { body: before } = await ana.call(newsItemEditEndpoints.revisions, { params: { id } });
    const first = before.at(-1)?.id ?? 0;
    a.write('Fourth');
    await a.sync();
    const { status } = await ben.call(newsItemEditEndpoints.restoreRevision, {
      body: { ...seen(await read(id)), revision_id: first },
    });
    expect(status).toBe(200);
    await a.sync();
    expect(a.markup()).toBe('<p>First</p><p>Second</p>');
    expect(String(await savedTexts(id))).toContain('Fourth');
  });

  test('where it changed the same place behind the document’s back, it wins and the words are a revision', async () => {
    const id = await newPost();
    const [a] = await twoWindows(id);
    a.words(0).insert(5, ' words');
    await a.sync();
    await server.pool`update news_item_contents set body = '<p>Imported</p>' where news_item_id = ${id}`;
    await a.sync();
    expect(a.markup()).toBe('<p>Imported</p>');
    const [row] = await server.pool<{ count: number }[]>`
      select count(*)::integer as count from news_item_revisions
       where news_item_id = ${id} and content ->> 'body' like '%First words%'`;
    expect(row?.count).toBe(1);
  });
});

describe('words that another one took away without having seen them are in a revision', () => {
  const nameOf = async (id: number) => {
    const [row] = await server.pool<{ name: string }[]>`select name from users where id = ${id}`;
    return row?.name;
  };

  test.each([
    ['the words came first', 0],
    ['the paragraph was taken away first', 1],
  ])('%s, also when the same words stand elsewhere', async (_, first) => {
    const id = await newPost();
    const [a, b] = await twoWindows(id);
    a.words(0).insert(5, ' Second');
    b.body.delete(0, 1);
    for (const each of first === 0 ? [a, b, a] : [b, a, b])
      expect((await each.sync()).status).toBe(200);
    a.write('Third');
    await a.sync();
    expect((await autosave(ana, id)).status).toBe(200);
    expect((await read(id)).draft?.content.body).toBe('<p>Second</p><p>Third</p>');
    const texts = await savedTexts(id);
    expect(texts).toContainEqual([await nameOf(ids.ana), '<p>First Second</p><p>Second</p>']);
    expect(texts.at(-1)?.[1]).toBe('<p>First</p><p>Second</p>');
  });

  test.each([
    ['the words came first', 0, '<p>First words</p><p>Second</p>'],
    ['the paragraph was taken away first', 1, '<p>Second</p><p> words</p>'],
  ])('by a window that has been away since before a snapshot: %s', async (_, first, text) => {
    const id = await newPost();
    const [a, b] = await twoWindows(id);
    a.words(0).insert(5, ' words');
    b.body.delete(0, 1);
    const [early, late] = first === 0 ? [a, b] : [b, a];
    await early.sync();
    await server.pool`update news_item_documents set updated_at = now() - interval '2 minutes' where news_item_id = ${id}`;
    await tidyDocuments(server.pool);
    for (const each of [late, early, a]) expect((await each.sync()).status).toBe(200);
    a.write('Third');
    await a.sync();
    await autosave(ana, id);
    expect(String(await savedTexts(id))).toContain(text);
  });

  test('by an import, though their writer goes on', async () => {
    const id = await newPost();
    const [a] = await twoWindows(id);
    a.write('Third');
    await a.sync();
    await ana.call(newsItemEditEndpoints.save, {
      body: { ...seen(await read(id)), body: a.markup() },
    });
    await server.pool`update news_item_contents set body = '<p>Imported</p>' where news_item_id = ${id}`;
    await a.sync();
    a.write('Fourth');
    await a.sync();
    await autosave(ana, id);
    expect(String(await savedTexts(id))).toContain('<p>First</p><p>Second</p><p>Third</p>');
  });

  test('but not words that were seen, or that stay', async () => {
    const id = await newPost();
    const [a, b] = await twoWindows(id);
    a.words(0).insert(5, ' words');
    for (const each of [a, b]) await each.sync();
    a.words(1).insert(6, ' more');
    await a.sync();
    b.body.delete(0, 1);
    for (const each of [b, a]) await each.sync();
    expect(await savedTexts(id)).toEqual([]);
    expect(a.markup()).toBe('<p>Second more</p>');
  });
});

describe('the right to edit is asked with every update', () => {
  test('a contributor whose draft was published in the middle of a sentence is told', async () => {
    const authorId = await buildAuthor(server.pool);
    await server.pool`update authors set user_id = ${ids.contributor} where id = ${authorId}`;
    const id = await newPost({ authorIds: [authorId] });
    const mine = openWindow(server.as(ids.contributor), id);
    mine.write('In the mid');
    expect((await mine.sync()).status).toBe(200);
    await server.pool`update news_items set status = 0 where id = ${id}`;
    mine.write('dle');
    const { status, error } = await mine.sync();
    expect([status, error.message]).toEqual([409, [(await readAs(id)).edit_blocked]]);
    const other = openWindow(ana, id);
    expect((await other.sync()).body.writers).toHaveLength(1);
    expect(other.markup()).toContain('In the mid');
    expect(other.markup()).not.toContain('dle');
    expect((await mine.sync({ is_closing: true })).status).toBe(409);
    mine.forget();
    expect((await mine.sync({ is_closing: true })).status).toBe(200);
    expect((await other.sync()).body.writers).toEqual([]);
  });
  const readAs = async (id: number) =>
    (await server.as(ids.contributor).call(newsItemEditEndpoints.get, { params: { id } })).body;

  test('nobody writes without a right to the editor, or in a post that is not there', async () => {
    const id = await newPost();
    expect(
      (await openWindow(server.as(await buildStaff(server.pool, 'firm')), id).sync()).status,
    ).toBe(403);
    expect((await openWindow(ana, 999_999).sync()).status).toBe(404);
  });

  test('nobody takes over another’s window', async () => {
    const id = await newPost();
    const [a, b] = await twoWindows(id);
    const body = { id, window_id: a.windowId, document: null, since: 0, is_closing: true };
    await ben.call(newsItemEditEndpoints.together, { body });
    expect((await b.sync()).body.writers).toHaveLength(1);
  });
});

describe('a hostile update is refused, and changes nothing', () => {
  /** What a program that is not the editor sends. */
  async function refused(change: (window: ReturnType<typeof openWindow>) => void) {
    const id = await newPost();
    const window = openWindow(ben, id);
    await window.sync();
    change(window);
    const { status, error } = await window.sync();
    const honest = openWindow(ana, id);
    await honest.sync();
    expect(honest.markup()).toBe('<p>First</p><p>Second</p>');
    return [status, error.message];
  }
  const element = (name: string, attributes: object = {}) => {
    const made = new Y.XmlElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value as string);
    return made;
  };
  const notText = [400, [togetherMessages.notText]];

  test.each([
    ['an embed of a foreign site', () => element('embed', { address: 'https://evil.example/x' })],
    ['an image with a script', () => element('figure', { src: 'javascript:alert(1)' })],
    ['an image as data', () => element('figure', { src: 'data:image/svg+xml,<svg onload=x>' })],
    ['a heading of a level that there is not', () => element('heading', { level: 1 })],
    ['a value of another type', () => element('heading', { level: { toString: 'x' } })],
    ['a kind of block that there is not', () => element('iframe', { src: 'https://evil.example' })],
    ['a style', () => element('paragraph', { spaceAbove: '1px;background:url(//x)' })],
    ['words outside of a block', () => new Y.XmlText('Loose')],
  ])('%s', async (_, made) => {
    expect(await refused(({ body }) => body.push([made()]))).toEqual(notText);
  });

  test('a link with a script, and a format that there is not', async () => {
    const link = { link: { href: 'javascript:alert(1)' } };
    expect(await refused((window) => window.words(0).format(0, 5, link))).toEqual(notText);
    const blink = { blink: true };
    expect(await refused((window) => window.words(0).format(0, 5, blink))).toEqual(notText);
  });

  test('markup in words is words', async () => {
    const id = await newPost();
    const [a, b] = await twoWindows(id);
    a.words(0).insert(5, '<script>alert(1)</script>');
    for (const each of [a, b]) expect((await each.sync()).status).toBe(200);
    expect(b.markup()).toContain('First&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  test('a list that two edits at the same time have emptied is taken away, and nobody is refused', async () => {
    const id = await newPost({ body: '<ul><li><p>One</p></li><li><p>Two</p></li></ul><p>End</p>' });
    const [a, b] = await twoWindows(id);
    (a.body.get(0) as Y.XmlElement).delete(0, 1);
    (b.body.get(0) as Y.XmlElement).delete(1, 1);
    for (const each of [a, b, a]) expect((await each.sync()).status).toBe(200);
    expect([a.markup(), b.markup()]).toEqual(['<p>End</p>', '<p>End</p>']);
    expect(a.body.length).toBe(b.body.length);
  });

  test('a part beside the words, or formats in a headline', async () => {
    expect(await refused(({ doc }) => doc.getMap('more').set('a', 'b'))).toEqual(notText);
    expect(await refused(({ headline }) => headline.format(0, 3, { bold: true }))).toEqual(notText);
    expect(await refused(({ headline }) => headline.insertEmbed(0, { a: 1 }))).toEqual(notText);
  });

  test('more than a post may hold', async () => {
    const [status, message] = await refused(({ headline }) => headline.insert(0, 'x'.repeat(600)));
    expect([status, message]).toEqual([400, [togetherMessages.tooLong]]);
    const id = await newPost();
    const body = { id, window_id: crypto.randomUUID(), document: null, since: 0 };
    for (const update of ['x'.repeat(togetherLimits.update + 4), '%%', 'AAEC']) {
      const answer = await ana.call(newsItemEditEndpoints.together, { body: { ...body, update } });
      expect(answer.status).toBe(400);
    }
  });

  test('an update that waits for another one, or that names another person’s client', async () => {
    const id = await newPost();
    const [a, b] = await twoWindows(id);
    const parts: Uint8Array[] = [];
    b.doc.on('update', (update: Uint8Array) => parts.push(update));
    b.write('Lost');
    b.write('Late');
    const send = (by: TestClient, update: Uint8Array) =>
      by.call(newsItemEditEndpoints.together, {
        body: {
          id,
          window_id: crypto.randomUUID(),
          ...a.at(),
          update: Buffer.from(update).toString('base64'),
        },
      });
    expect((await send(ben, parts[1] as Uint8Array)).status).toBe(400);
    a.write('Mine');
    await a.sync();
    const posing = new Y.Doc();
    Y.applyUpdate(posing, Y.encodeStateAsUpdate(a.doc));
    posing.clientID = a.doc.clientID;
    const before = Y.encodeStateVector(posing);
    posing.getText('headline').insert(0, 'Posing ');
    const update = Y.encodeStateAsUpdate(posing, before);
    expect((await send(ben, update)).status).toBe(400);
    expect((await send(ana, update)).status).toBe(200);
  });
});

describe('the document', () => {
  test('is one snapshot after many updates; a window from before and a new one read the same', async () => {
    const id = await newPost();
    const [a, b] = await twoWindows(id);
    for (let round = 0; round < 205; round += 1) {
      a.words(0).insert(5, '.');
      await a.sync();
    }
    await autosave(ana, id);
    const [row] = await server.pool<{ count: number }[]>`
      select count(*)::integer as count from news_item_updates where news_item_id = ${id}`;
    expect(row?.count).toBeLessThan(10);
    b.words(1).insert(6, '!');
    for (const each of [b, a]) await each.sync();
    const late = openWindow(ana, id);
    await late.sync();
    expect(late.markup()).toBe(`<p>First${'.'.repeat(205)}</p><p>Second!</p>`);
    expect([a.markup(), b.markup()]).toEqual([late.markup(), late.markup()]);
  });

  test('has what a killed window sent saved a minute later, as that person’s revision, and is one snapshot', async () => {
    const id = await newPost();
    const [a] = await twoWindows(id);
    a.write('Killed');
    await a.sync();
    await tidyDocuments(server.pool);
    expect((await read(id)).draft).toBeNull();
    await server.pool`update news_item_documents set updated_at = now() - interval '2 minutes' where news_item_id = ${id}`;
    await tidyDocuments(server.pool);
    expect((await read(id)).draft?.content.body).toBe(a.markup());
    const [row] = await server.pool<{ actorId: number; left: number }[]>`
      select r.actor_id, (select count(*)::integer from news_item_updates u where u.news_item_id = ${id}) as left
        from news_item_contents c join news_item_revisions r on r.id = c.draft_revision_id
       where c.news_item_id = ${id}`;
    expect(row).toEqual({ actorId: ids.ana, left: 0 });
  });

  test('is dropped when nobody wrote for a week; a window from before is told so', async () => {
    const id = await newPost();
    const [a] = await twoWindows(id);
    await server.pool`update news_item_documents set updated_at = now() - interval '8 days' where news_item_id = ${id}`;
    await tidyDocuments(server.pool);
    const before = a.at().document;
    a.write('From before');
    const { body } = await a.sync();
    expect(body.document).not.toBe(before);
    expect(body.updates).toEqual([]);
    const fresh = openWindow(ana, id);
    await fresh.sync();
    expect(fresh.markup()).toBe('<p>First</p><p>Second</p>');
  });
});
