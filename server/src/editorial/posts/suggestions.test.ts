import { newsItemEndpoints } from '@masthead/shared/editorial/posts/news-item.endpoints.ts';
import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { suggestionEndpoints } from '@masthead/shared/editorial/posts/suggestions.endpoints.ts';
import { suggestionMessages } from '@masthead/shared/editorial/posts/suggestions.ts';
import { noticeText } from '@masthead/shared/platform/notices/notice.ts';
import { activityEndpoints } from '@masthead/shared/workspace/history/history.endpoints.ts';
import { noticeEndpoints } from '@masthead/shared/workspace/notices/notice.endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildStaff, buildUser } from '../../people/users/users.testing.ts';
import { withStaff } from '../../people/users/with-staff.testing.ts';
import { openListener } from '../../platform/db/listener.ts';
import { buildAuthor, buildNewsItem, type GivenPost } from './news-items.testing.ts';

const server = withTestServer();
const editor = withStaff(server, 'editor');
const admin = withStaff(server, 'admin');
const colleague = withStaff(server, 'author');
let siteId: number;
let writerId: number;
let writer: TestClient;

beforeAll(async () => {
  siteId = (await buildSite(server.pool)).id;
  writerId = await buildStaff(server.pool, 'contributor');
  writer = server.as(writerId);
});

const text = '<p>On Monday the mayor spoke of the budget.</p><p>Nobody asked.</p>';
/** Three changes: a word, two words, and one at the end. */
const other = '<p>On Friday the mayor said little of the budget.</p><p>Nobody answered.</p>';

/** A draft by the writer. */
async function build(given: Partial<GivenPost> = {}): Promise<number> {
  const authorId = await buildAuthor(server.pool);
  await server.pool`update authors set user_id = null where user_id = ${writerId}`;
  await server.pool`update authors set user_id = ${writerId} where id = ${authorId}`;
  return buildNewsItem(server.pool, {
    siteId,
    status: 5,
    body: text,
    authorIds: [authorId],
    ...given,
  });
}

const save = (
  id: number,
  by: TestClient,
  given: { version?: number | null; base?: string; suggested?: string } = {},
) =>
  by.call(suggestionEndpoints.save, {
    body: { id, version: null, base: text, suggested: other, ...given },
  });
const suggest = async (id: number, by = colleague) => (await save(id, by)).body;
type Seen = { id: number; version: number };
const decide = (id: number, set: Seen, changes: number[], is_accepted: boolean, by = editor) =>
  by.call(suggestionEndpoints.decide, {
    body: { id, set_id: set.id, version: set.version, changes, is_accepted },
  });
const undo = (id: number, set: Seen, by = editor) =>
  by.call(suggestionEndpoints.undo, { body: { id, set_id: set.id, version: set.version } });
const setsOf = async (id: number, by = editor) =>
  (await by.call(suggestionEndpoints.list, { params: { id } })).body;
const read = async (id: number, by = editor) =>
  (await by.call(newsItemEditEndpoints.get, { params: { id } })).body;
const sentenceOf = ({ status, error }: { status: number; error: { message: string[] } }) => [
  status,
  ...error.message,
];

describe('saving', () => {
  test('makes one set for each person, which everybody reads', async () => {
    const id = await build();
    const made = await suggest(id);
    expect(made).toMatchObject({ base: text, suggested: other, changes: 3, version: 1 });
    await save(id, writer, { suggested: '<p>Nobody asked.</p>' });
    const sets = await setsOf(id);
    expect(sets.map(({ is_own, version }) => [is_own, version])).toEqual([
      [false, 1],
      [false, 1],
    ]);
    expect(sets[0]).toEqual({ ...made, is_own: false });
    expect((await setsOf(id, writer)).map(({ is_own }) => is_own)).toEqual([false, true]);
  });

  test('counts the version up, and refuses another one than the saved', async () => {
    const id = await build();
    const { version } = await suggest(id);
    // Somebody else's set has the same version.
    await save(id, writer, { suggested: '<p>Nothing.</p>' });
    const again = await save(id, colleague, { version, suggested: '<p>Less.</p>' });
    expect(again.body.version).toBe(2);
    for (const outdated of [version, null, 9])
      expect(sentenceOf(await save(id, colleague, { version: outdated }))).toEqual([
        409,
        suggestionMessages.changedFirst,
      ]);
    expect((await setsOf(id)).map(({ suggested }) => suggested)).toEqual([
      '<p>Less.</p>',
      '<p>Nothing.</p>',
    ]);
  });

  test('withdraws what is equal to the text; a new set begins without a version', async () => {
    const id = await build();
    const { version } = await suggest(id);
    const none = await save(id, colleague, { version, suggested: text });
    expect(none.body).toMatchObject({ changes: 0, version: 2 });
    expect([await setsOf(id), await setsOf(id, colleague)]).toEqual([[], [none.body]]);
    expect((await suggest(id)).version).toBe(3);
  });

  test('two windows that begin at once make one set', async () => {
    const id = await build();
    const both = await Promise.all([save(id, colleague), save(id, colleague)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await setsOf(id)).toHaveLength(1);
  });

  test('keeps nothing that a text may not hold', async () => {
    const id = await build();
    const forged = '<p onclick="a()">On <script>x()</script>Monday</p><iframe src="//x"></iframe>';
    const { body } = await save(id, colleague, { base: forged, suggested: forged });
    expect(body).toMatchObject({ base: '<p>On Monday</p>', changes: 0 });
    expect(body.suggested).toBe(body.base);
  });

  test.each([
    ['a text that is too long', { suggested: 'x'.repeat(600_001) }, 400],
    ['a text that is too tangled', { base: '<b>'.repeat(5000) }, 400],
    ['no text', { base: undefined }, 400],
    ['a version that is none', { version: 'a' }, 400],
    ['a byte that no text holds', { suggested: '<p>\0</p>' }, 400],
    ['more than a request may hold', { base: 'x'.repeat(1_100_000) }, 413],
  ])('refuses %s', async (_what, given, status) => {
    const answer = await save(await build(), colleague, given as object);
    expect([answer.status, typeof answer.error.message[0]]).toEqual([status, 'string']);
  });

  test('changes neither the post nor its version', async () => {
    const id = await build();
    const before = await read(id);
    await suggest(id);
    const { open_suggestions, ...after } = await read(id);
    expect([after, open_suggestions]).toEqual([before, 3]);
  });
});

describe('who', () => {
  test('a contributor suggests for a post that they can no longer edit, and decides nothing', async () => {
    const id = await build({ status: 0 });
    const { edit_blocked } = await read(id, writer);
    const set = await suggest(id, writer);
    expect(set.changes).toBe(3);
    for (const answer of [await decide(id, set, [0], true, writer), await undo(id, set, writer)])
      expect(sentenceOf(answer)).toEqual([409, edit_blocked]);
  });

  test('people of partners neither read nor suggest', async () => {
    const id = await build();
    const set = await suggest(id);
    const partner = server.as(
      await buildUser(server.pool, { organizationId: null, roles: ['author'] }),
    );
    for (const { status } of [
      await partner.call(suggestionEndpoints.list, { params: { id } }),
      await save(id, partner),
      await decide(id, set, [0], true, partner),
      await undo(id, set, partner),
    ])
      expect([403, 404]).toContain(status);
  });

  test('a set of another post, and one of a deleted post, are a 404', async () => {
    const [id, elsewhere] = [await build(), await build()];
    const set = await suggest(id);
    expect((await decide(elsewhere, set, [0], true)).status).toBe(404);
    expect((await undo(elsewhere, set)).status).toBe(404);
    await server.pool`update news_items set status = 4 where id = ${id}`;
    expect((await editor.call(suggestionEndpoints.list, { params: { id } })).status).toBe(404);
    expect([(await save(id, colleague)).status, (await decide(id, set, [0], true)).status]).toEqual(
      [404, 404],
    );
  });

  test('a set stays when its author no longer exists, and names a former colleague', async () => {
    const id = await build();
    const goneId = await buildStaff(server.pool, 'author');
    const set = await suggest(id, server.as(goneId));
    await server.pool`update news_item_suggestions set author_id = null where id = ${set.id}`;
    expect(await setsOf(id)).toMatchObject([{ by: null, is_own: false, changes: 3 }]);
    expect((await decide(id, set, [0], true)).body.changes).toBe(2);
    expect(sentenceOf(await decide(id, set, [0], true))).toEqual([
      409,
      suggestionMessages.changedMeanwhile(suggestionMessages.former),
    ]);
  });
});

describe('deciding', () => {
  test('accepting puts changes into the base, rejecting takes them out of what is suggested', async () => {
    const id = await build();
    const accepted = (await decide(id, await suggest(id), [1], true)).body;
    expect(accepted).toMatchObject({
      base: '<p>On Monday the mayor said little of the budget.</p><p>Nobody asked.</p>',
      suggested: other,
      changes: 2,
      version: 2,
    });
    const rejected = (await decide(id, accepted, [1, 1], false)).body;
    expect(rejected).toMatchObject({
      base: accepted.base,
      suggested: '<p>On Friday the mayor said little of the budget.</p><p>Nobody asked.</p>',
      changes: 1,
    });
    expect((await decide(id, rejected, [0], true)).body.changes).toBe(0);
    expect(await setsOf(id)).toEqual([]);
    expect((await read(id)).body).toBe(text);
  });

  test('all at once', async () => {
    const [id, elsewhere] = [await build(), await build()];
    const all = [2, 0, 1];
    expect((await decide(id, await suggest(id), all, true)).body.base).toBe(other);
    expect((await decide(elsewhere, await suggest(elsewhere), all, false)).body.suggested).toBe(
      text,
    );
  });

  test('refuses another version than the saved, and changes that are none', async () => {
    const id = await build();
    const set = await suggest(id);
    await decide(id, set, [0], true);
    expect(sentenceOf(await decide(id, set, [0], true))).toEqual([
      409,
      suggestionMessages.changedMeanwhile(set.by ?? ''),
    ]);
    const now = { id: set.id, version: 2 };
    expect(sentenceOf(await decide(id, now, [0, 2], true))).toEqual([
      400,
      suggestionMessages.noSuchChange,
    ]);
    for (const changes of [[], [-1], [0.5], Array(5001).fill(0)])
      expect((await decide(id, now, changes, true)).status).toBe(400);
    expect((await setsOf(id))[0]).toMatchObject({ version: 2, changes: 2 });
  });

  test('of a decision and a save, or of two decisions at once, one is first', async () => {
    const id = await build();
    const set = await suggest(id);
    const { version } = set;
    for (const both of [
      await Promise.all([decide(id, set, [0], true), decide(id, set, [0], false)]),
      await Promise.all([
        decide(id, { ...set, version: 2 }, [0], true),
        save(id, colleague, { version: version + 1 }),
      ]),
    ])
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('the author meets a decision with an outdated version', async () => {
    const id = await build();
    const set = await suggest(id);
    await decide(id, set, [0], false);
    expect((await save(id, colleague, { version: set.version })).status).toBe(409);
  });
});

describe('undoing', () => {
  test('takes the latest decision back, once', async () => {
    const id = await build();
    const set = await suggest(id);
    const first = (await decide(id, set, [0], true)).body;
    const second = (await decide(id, first, [0, 1], false)).body;
    expect(second.changes).toBe(0);
    const back = await undo(id, second);
    expect(back.body).toEqual({ ...first, version: 4, updated_at: expect.any(String) });
    expect(sentenceOf(await undo(id, back.body))).toEqual([409, suggestionMessages.cannotUndo]);
  });

  test('is refused once something was saved, and with another version', async () => {
    const id = await build();
    const set = await suggest(id);
    expect((await undo(id, set)).status).toBe(409);
    const { version } = (await decide(id, set, [0], true)).body;
    expect((await undo(id, set)).status).toBe(409);
    const saved = (await save(id, colleague, { version })).body;
    expect(sentenceOf(await undo(id, saved))).toEqual([409, suggestionMessages.cannotUndo]);
  });
});

describe('telling', () => {
  const newsOf = async (by: TestClient, id: number) => {
    const { body } = await by.call(noticeEndpoints.list);
    const events = body.nodes.filter(({ record }) => record?.id === id).map(({ event }) => event);
    return events.filter((event) => event.startsWith('suggestion'));
  };
  /** Ends the sitting, so that what follows is told by itself. */
  const endSitting = () =>
    server.pool`update notices set made_at = made_at - interval '1 hour', gathering = null`;

  test('tells the authors and the assignee of suggestions, once for some minutes, and nobody of their own', async () => {
    const id = await build();
    const assigneeId = await buildStaff(server.pool, 'author');
    await server.pool`insert into news_item_workflow (news_item_id, assignee_id) values (${id}, ${assigneeId})`;
    const few = await save(id, editor, { suggested: text.replace('Monday', 'Friday') });
    const { version } = (await save(id, editor, { version: few.body.version })).body;
    const people = [writer, server.as(assigneeId), editor];
    const told = () => Promise.all(people.map((by) => newsOf(by, id)));
    expect(await told()).toEqual([['suggestion-made'], ['suggestion-made'], []]);
    await endSitting();
    // As many as before are nothing new.
    const again = (await save(id, editor, { version })).body;
    expect(await told()).toEqual([['suggestion-made'], ['suggestion-made'], []]);
    await save(id, editor, { version: again.version, suggested: text });
    expect(await told()).toEqual([[], [], []]);
  });

  test('tells of each person who suggests; a withdrawal drops nothing of others', async () => {
    const id = await build();
    await suggest(id, editor);
    const { version } = await suggest(id);
    const told = async () => {
      const { count } = await server.pool`
        select from notices where user_id = ${writerId} and record_id = ${id} and event = 'suggestion-made'`;
      return count;
    };
    expect(await told()).toBe(2);
    await save(id, colleague, { version, suggested: text });
    expect(await told()).toBe(1);
  });

  test('tells of more suggestions once the first notification was read', async () => {
    const id = await build();
    const few = await save(id, colleague, { suggested: text.replace('Monday', 'Friday') });
    await server.pool`update notices set read_at = now() where user_id = ${writerId}`;
    await save(id, colleague, { version: few.body.version });
    const { count } = await server.pool`
      select from notices where user_id = ${writerId} and record_id = ${id} and event = 'suggestion-made'`;
    expect(count).toBe(2);
  });

  test('tells whoever suggested what was accepted and rejected, and not of what was undone', async () => {
    const id = await build();
    const set = await suggest(id);
    const first = (await decide(id, set, [0], true)).body;
    await endSitting();
    expect(await newsOf(colleague, id)).toEqual(['suggestion-accepted']);
    const second = (await decide(id, first, [0], false)).body;
    expect(await newsOf(colleague, id)).toEqual(['suggestion-rejected', 'suggestion-accepted']);
    await undo(id, second);
    expect(await newsOf(colleague, id)).toEqual(['suggestion-accepted']);
    expect(await newsOf(editor, id)).toEqual([]);
  });

  test('gathers a sitting into one notification', async () => {
    const id = await build();
    await endSitting();
    const first = (await decide(id, await suggest(id), [0], true)).body;
    await decide(id, (await decide(id, first, [0], true)).body, [0], false);
    const { body } = await colleague.call(noticeEndpoints.list);
    const [notice] = body.nodes;
    expect(notice && noticeText(notice)).toBe(
      'Your suggestions accepted, your suggestions rejected',
    );
    expect(notice?.gathered?.lines).toHaveLength(2);
  });

  test('Activity tells each decision', async () => {
    const id = await build();
    const set = await suggest(id);
    const now = (await decide(id, set, [0, 1, 1], true)).body;
    await undo(id, (await decide(id, now, [0], false)).body);
    const { body } = await admin.call(activityEndpoints.list, { query: { kind: 'post' } });
    expect(body.nodes.slice(0, 3).map(({ does }) => does)).toEqual([
      `undid the latest decision on suggestions by ${set.by} for`,
      `rejected 1 suggestion by ${set.by} for`,
      `accepted 2 suggestions by ${set.by} for`,
    ]);
  });

  test('whoever has the post open hears of each save and decision, and nobody else', async () => {
    const id = await build();
    const openedBy = await buildStaff(server.pool, 'editor');
    await server.as(openedBy).call(newsItemEditEndpoints.openings, {
      body: { id, window_id: crypto.randomUUID(), is_closing: false },
    });
    const heard: (string | null)[] = [];
    const listener = openListener(server.pool, 'live', (word) => heard.push(word));
    await expect.poll(() => heard).toContain(null);
    const set = await suggest(id);
    await decide(id, set, [0], true);
    const words = () => heard.filter((word) => word?.startsWith('suggestions'));
    await expect.poll(words).toEqual(Array(2).fill(`suggestions ${openedBy}`));
    await listener.close();
  });
});

test('lists show how many suggestions are open, and find posts that have some', async () => {
  const [id, quiet] = [await build(), await build()];
  const set = await suggest(id);
  await save(id, writer, { suggested: text.replace('Monday', 'Friday') });
  await suggest(quiet).then(({ version }) => save(quiet, colleague, { version, suggested: text }));
  const counts = async (query: object = {}) => {
    const asked = { siteId: String(siteId), limit: '100', ...query };
    const { body, raw } = await editor.call(newsItemEndpoints.search, { query: asked });
    expect(raw.headers['x-count']).toBe(String(body.length));
    const found = body.filter((post) => [id, quiet].includes(post.id));
    return Object.fromEntries(found.map((post) => [post.id, post.open_suggestions]));
  };
  expect(await counts()).toEqual({ [id]: 4, [quiet]: undefined });
  await decide(id, set, [0, 1, 2], true);
  expect(await counts({ suggestions: 'open' })).toStrictEqual({ [id]: 1 });
});
