import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import type { NewsItemDraft } from '@masthead/shared/editorial/posts/news-item-form.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { buildNewsItem } from './news-items.testing.ts';

const server = withTestServer();
let site: Awaited<ReturnType<typeof buildSite>>;
let ids: Record<'editor' | 'author' | 'contributor' | 'events', number>;
let editor: TestClient;
let author: TestClient;
let contributor: TestClient;
let events: TestClient;

beforeAll(async () => {
  site = await buildSite(server.pool);
  const { pool } = server;
  ids = {
    editor: await buildStaff(pool, 'editor'),
    author: await buildStaff(pool, 'author'),
    contributor: await buildStaff(pool, 'contributor'),
    events: await buildStaff(pool, 'events'),
  };
  [editor, author, contributor, events] = [
    server.as(ids.editor),
    server.as(ids.author),
    server.as(ids.contributor),
    server.as(ids.events),
  ];
});

const read = async (id: number, by = editor) =>
  (await by.call(newsItemEditEndpoints.get, { params: { id } })).body;

/** A draft with a text, as an editor opens it. */
async function draft(more: Partial<Parameters<typeof buildNewsItem>[1]> = {}) {
  const id = await buildNewsItem(server.pool, {
    siteId: site.id,
    status: 5,
    headline: 'Tacos at dawn',
    body: '<p>First</p>',
    postUrl: null,
    ...more,
  });
  return read(id);
}

/** What was on the screen. */
const seen = (post: { id: number; version: number; draft_version: number }) => ({
  id: post.id,
  version: post.version,
  draft_version: post.draft_version,
});

const contentKeys =
  'headline slug description body image_url section_ids authors tags starts_at ends_at location lead_image seo social'.split(
    ' ',
  );
/** The whole of what an editor edits, with some of it changed. */
const contentOf = (post: object, change: Partial<NewsItemDraft>) =>
  ({
    ...Object.fromEntries(Object.entries(post).filter(([key]) => contentKeys.includes(key))),
    ...change,
  }) as NewsItemDraft;

const autosave = (
  post: Awaited<ReturnType<typeof draft>>,
  change: Partial<NewsItemDraft>,
  by = editor,
) =>
  by.call(newsItemEditEndpoints.autosave, {
    body: { ...seen(post), content: contentOf(post, change) },
  });

const revisionsOf = async (id: number) =>
  (await editor.call(newsItemEditEndpoints.revisions, { params: { id } })).body;

/** How often a text stands in the change log. */
async function timesLogged(text: string): Promise<number> {
  const [row] = await server.pool<{ n: number }[]>`
    select count(*)::int as n from changes where concat(before, after) like ${`%${text}%`}`;
  return row?.n ?? 0;
}

describe('saving a draft', () => {
  test('saves every field, keeps omitted ones, and clears those sent as null', async () => {
    const post = await draft({ description: 'A dek' });
    const sections = [site.sections.get('Arts') ?? 0, site.sections.get('Travel') ?? 0];
    const change = {
      headline: 'Tacos at noon',
      slug: 'tacos-at-noon',
      body: '<h2>Hello</h2><p>World</p>',
      section_ids: sections,
      tags: ['food', 'austin'],
      starts_at: '2027-05-01T17:00:00.000Z',
      ends_at: '2027-05-01T19:00:00.000Z',
      location: {
        venue: 'The Hall',
        address: '1 Main St',
        city: 'Austin',
        phone: '555',
        website: 'https://hall.example',
        hours: 'Daily',
      },
      lead_image: { alt: 'Tacos', credit: 'Ana', focus_x: 20, focus_y: 80 },
      seo: { title: 'T', description: 'D' },
      social: { title: 'S', description: 'E', image_url: '/images/x.jpg' },
    };
    const answer = await editor.call(newsItemEditEndpoints.save, {
      body: { ...seen(post), ...change },
    });
    expect(answer.status).toBe(200);
    expect(await read(post.id)).toMatchObject({
      ...change,
      description: 'A dek',
      version: post.version + 1,
      draft: null,
    });
    const cleared = await editor.call(newsItemEditEndpoints.save, {
      body: { ...seen(answer.body), starts_at: null, ends_at: null, tags: [] },
    });
    expect(cleared.body).toMatchObject({ starts_at: null, tags: [], location: change.location });
  });

  test.each([
    [{ headline: ' ' }, 'A headline is required'],
    [{ slug: 'Not a slug' }, 'Use lowercase letters, digits and single hyphens'],
    [
      { starts_at: '2027-05-01T17:00:00Z', ends_at: '2027-05-01T16:00:00Z' },
      'The end must be after the start',
    ],
    [{ image_url: 'javascript:alert(1)' }, 'Choose an image or enter a URL'],
    [{ section_ids: [999_999] }, 'Choose sections of the post’s site.'],
    [{ authors: [999_999] }, 'One of the authors no longer exists.'],
    [{ nonsense: 1 }, 'Unknown field "nonsense".'],
  ])('%j is refused', async (change, sentence) => {
    const post = await draft();
    const { status, error } = await editor.call(newsItemEditEndpoints.save, {
      body: { ...seen(post), ...change },
    });
    expect([status, error.message[0]]).toEqual([400, sentence]);
    expect(await read(post.id)).toEqual(post);
  });

  test('rejects the slug of another post of the site', async () => {
    await draft({ slug: 'mine' });
    const post = await draft();
    const { status, error } = await editor.call(newsItemEditEndpoints.save, {
      body: { ...seen(post), slug: 'mine' },
    });
    expect([status, error.message[0]]).toEqual([
      400,
      'Another post on this site already uses this slug.',
    ]);
  });

  test('removes scripts from the text and keeps the editor’s fonts and spacing', async () => {
    const post = await draft();
    const body =
      '<p style="margin-top: 25px; position: fixed" onclick="x()">a<script>alert(1)</script>' +
      '<a href="javascript:x()">b</a><img src="https://x.example/a.jpg" onerror="x()" />' +
      '<span style="font-size: 22px">c</span><span style="font-size: 99px">d</span></p>' +
      '<div data-embed="javascript:x()">e</div><iframe src="https://x.example"></iframe>';
    const saved = await editor.call(newsItemEditEndpoints.save, { body: { ...seen(post), body } });
    expect(saved.body.body).toBe(
      '<p style="margin-top:25px">a<a>b</a><img src="https://x.example/a.jpg" />' +
        '<span style="font-size:22px">c</span><span>d</span></p><div>e</div>',
    );
  });

  test('both saves reject a text with too many tags and leave the post unchanged', async () => {
    const post = await draft();
    const body = '<b>'.repeat(100_000);
    const sentence =
      'This text has too much formatting to save. Paste it as plain text, or split it into several texts.';
    const refusal = { message: [sentence], errors: [{ path: 'body', message: sentence }] };
    const saved = await editor.call(newsItemEditEndpoints.save, { body: { ...seen(post), body } });
    expect([saved.status, saved.error]).toEqual([400, expect.objectContaining(refusal)]);
    const typed = await autosave(post, { body });
    expect([typed.status, typed.error]).toEqual([400, expect.objectContaining(refusal)]);
    expect((await read(post.id)).body).toBe('<p>First</p>');
  });
});

describe('two people at one post', () => {
  test('the second save returns 409 with the first person’s name and overwrites nothing', async () => {
    const post = await draft();
    await author.call(newsItemEditEndpoints.save, { body: { ...seen(post), body: '<p>Mine</p>' } });
    for (const answer of [
      await editor.call(newsItemEditEndpoints.save, {
        body: { ...seen(post), body: '<p>Yours</p>' },
      }),
      await autosave(post, { body: '<p>Yours</p>' }),
    ]) {
      expect(answer.status).toBe(409);
      expect(answer.error.conflict?.changedBy).toMatch(/^Person /);
    }
    expect((await read(post.id)).body).toBe('<p>Mine</p>');
  });

  test('of eight concurrent autosaves one wins and the others get 409', async () => {
    const post = await draft();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        autosave(post, { body: `<p>${at}</p>` }, at % 2 ? author : editor),
      ),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      200,
      ...Array(7).fill(409),
    ]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await read(post.id)).draft?.content.body).toBe(`<p>${winner}</p>`);
  });

  test('repeating a save whose response was lost is no conflict', async () => {
    const post = await draft();
    const [one, again] = [
      await autosave(post, { body: '<p>Same</p>' }),
      await autosave(post, { body: '<p>Same</p>' }),
    ];
    expect([one.status, again.status]).toEqual([200, 200]);
    expect(again.body.draft_version).toBe(one.body.draft_version);
  });
});

describe('autosave and revisions', () => {
  test('autosaves invalid text beside the post, without a History entry', async () => {
    const post = await draft();
    for (const [at, words] of ['<p>unlogged a</p>', '<p>unlogged b</p>'].entries())
      expect(
        (
          await editor.call(newsItemEditEndpoints.autosave, {
            body: {
              ...seen(post),
              draft_version: at,
              content: contentOf(post, { headline: '', body: words }),
            },
          })
        ).status,
      ).toBe(200);
    expect(await read(post.id)).toMatchObject({
      headline: 'Tacos at dawn',
      version: post.version,
      draft: { content: { headline: '', body: '<p>unlogged b</p>' } },
    });
    expect(await timesLogged('unlogged')).toBe(0);
  });

  test('saved text is stored in its revision, and History refers to it', async () => {
    const post = await draft();
    const words = `<p>saved ${post.id}</p>`;
    await editor.call(newsItemEditEndpoints.save, { body: { ...seen(post), body: words } });
    expect(await timesLogged(`saved ${post.id}`)).toBe(0);
    const [newest] = await revisionsOf(post.id);
    const [change] = await server.pool<{ after: Record<string, unknown> }[]>`
      select after from changes where table_name = 'news_items' and record_id = ${String(post.id)}
       order by id desc limit 1`;
    expect(change?.after.revision_id).toBe(newest?.id);
    const whole = await editor.call(newsItemEditEndpoints.revision, {
      params: { id: newest?.id ?? 0 },
    });
    expect(whole.body).toMatchObject({ news_item_id: post.id, content: { body: words } });
  });

  test('makes one revision per person and session, and keeps the original text', async () => {
    const post = await draft();
    let at = post.draft_version;
    const type = async (body: string, by: TestClient) => {
      const answer = await autosave({ ...post, draft_version: at }, { body }, by);
      at = answer.body.draft_version;
    };
    await type('<p>a</p>', editor);
    await type('<p>ab</p>', editor);
    await type('<p>abc</p>', author);
    await type('<p>abcd</p>', editor);
    await server.pool`update news_item_revisions set saved_at = saved_at - interval '11 minutes'
      where news_item_id = ${post.id}`;
    await type('<p>abcde</p>', editor);
    const bodies = await server.pool<{ body: string }[]>`
      select content ->> 'body' as body from news_item_revisions where news_item_id = ${post.id} order by id`;
    expect(bodies.map(({ body }) => body)).toEqual([
      '<p>First</p>',
      '<p>ab</p>',
      '<p>abc</p>',
      '<p>abcd</p>',
      '<p>abcde</p>',
    ]);
    expect((await revisionsOf(post.id)).map((one) => one.is_draft)).toEqual([
      true,
      ...Array(4).fill(false),
    ]);
  });

  test('restoring makes the old text the unpublished changes, publishes nothing and overwrites nothing', async () => {
    const post = await draft({ status: 0 });
    await autosave(post, { body: '<p>New</p>' });
    const [, first] = await revisionsOf(post.id);
    const now = await read(post.id);
    const restored = await editor.call(newsItemEditEndpoints.restoreRevision, {
      body: { ...seen(now), revision_id: first?.id },
    });
    expect(restored.body).toMatchObject({
      body: '<p>First</p>',
      draft: { content: { body: '<p>First</p>' } },
    });
    const texts = (await revisionsOf(post.id)).length;
    expect(texts).toBe(3);
    const old = { body: { ...seen(now), revision_id: first?.id } };
    expect((await editor.call(newsItemEditEndpoints.restoreRevision, old)).status).toBe(409);
    const other = await draft();
    const foreign = { body: { ...seen(other), revision_id: first?.id } };
    expect((await editor.call(newsItemEditEndpoints.restoreRevision, foreign)).status).toBe(404);
  });
});

describe('who may edit what (decisions 6)', () => {
  const save = async (post: Awaited<ReturnType<typeof draft>>, by: TestClient) =>
    (await by.call(newsItemEditEndpoints.save, { body: { ...seen(post), description: 'x' } })).error
      .message?.[0];

  test('authors edit drafts, contributors only their own', async () => {
    const [live, free] = [await draft({ status: 0 }), await draft()];
    expect(await save(live, author)).toBe('Only editors and admins can change published posts.');
    expect(await save(free, contributor)).toBe('Contributors can edit only their own drafts.');
    expect(await save(free, author)).toBeUndefined();
    expect(await save(live, editor)).toBeUndefined();
    const section_id = site.sections.get('Arts');
    const { body: own } = await contributor.call(newsItemEditEndpoints.create, {
      body: { type: 'article', site_id: site.id, section_id, headline: 'My own' },
    });
    const mine = await read(own.id, contributor);
    expect(await save(mine, contributor)).toBeUndefined();
    const left = await contributor.call(newsItemEditEndpoints.save, {
      body: { ...seen(await read(own.id)), authors: [] },
    });
    expect(left.error.message[0]).toBe(
      'Keep yourself as an author, or you’ll lose access to this post.',
    );
  });

  test('the event desk edits draft and live events only', async () => {
    const event = await draft({ type: 'event', status: 0 });
    expect(await save(event, events)).toBeUndefined();
    expect(await save(await draft(), events)).toBe('You can edit events only.');
  });
});

describe('adding', () => {
  const add = (body: object, by = editor) => by.call(newsItemEditEndpoints.create, { body });

  test.each([
    [
      { type: 'article' },
      ['A site is required', 'A section is required', 'A headline is required'],
    ],
    [{ type: 'event' }, ['A site is required', 'An event title is required']],
    [{ type: 'charity' }, ['Required']],
    [{ type: 'place', headline: 'x' }, ['A site is required', 'A section is required']],
    [{ type: 'video' }, ['type must be one of article, event, charity, place']],
  ])('%j is told what is missing', async (body, sentences) => {
    const { status, error } = await add(body);
    expect([status, error.message]).toEqual([400, sentences]);
  });

  test('adds a draft with its section and the caller as author, and sets the section of an event', async () => {
    const section_id = site.sections.get('Arts');
    const made = await add(
      { type: 'article', site_id: site.id, section_id, headline: 'Été à Austin' },
      author,
    );
    expect(made.body).toMatchObject({
      status: 'Draft',
      sections: [{ name: 'Arts' }],
      authors: [expect.any(Number)],
      editor_url: `/editor/${site.id}/${made.body.id}`,
    });
    expect(await read(made.body.id)).toMatchObject({ slug: 'ete-a-austin', body: '' });
    const event = await add({ type: 'event', site_id: site.id, headline: 'Fair' });
    expect(event.body.sections.map(({ name }) => name)).toEqual(['Event detail']);
  });

  test('rejects a section of another site, and a type whose list the caller may not open', async () => {
    const other = await buildSite(server.pool);
    const section_id = other.sections.get('Arts');
    const body = { type: 'article', site_id: site.id, section_id, headline: 'x' };
    expect((await add(body)).error.message).toEqual(['A section is required']);
    expect((await add({ ...body, type: 'place' }, author)).status).toBe(403);
    expect((await add({ type: 'event', site_id: 999_999, headline: 'x' })).status).toBe(400);
  });
});
