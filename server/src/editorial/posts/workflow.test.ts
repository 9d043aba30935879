import { newsItemEndpoints } from '@masthead/shared/editorial/posts/news-item.endpoints.ts';
import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { workflowEndpoints } from '@masthead/shared/editorial/posts/workflow.endpoints.ts';
import { type Move, workflowMessages } from '@masthead/shared/editorial/posts/workflow.ts';
import { activityEndpoints } from '@masthead/shared/workspace/history/history.endpoints.ts';
import { noticeEndpoints } from '@masthead/shared/workspace/notices/notice.endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildStaff, buildUser } from '../../people/users/users.testing.ts';
import { withStaff } from '../../people/users/with-staff.testing.ts';
import { buildAuthor, buildNewsItem, type GivenPost } from './news-items.testing.ts';

const server = withTestServer();
let siteId: number;
const editor = withStaff(server, 'editor');
const admin = withStaff(server, 'admin');
let writer: TestClient;
let writerId: number;
let other: TestClient;
let otherId: number;
let contributorId: number;

beforeAll(async () => {
  siteId = (await buildSite(server.pool)).id;
  [writerId, otherId, contributorId] = await Promise.all([
    buildStaff(server.pool, 'author'),
    buildStaff(server.pool, 'author'),
    buildStaff(server.pool, 'contributor'),
  ]);
  writer = server.as(writerId);
  other = server.as(otherId);
});

const build = (given: Partial<GivenPost> = {}) =>
  buildNewsItem(server.pool, { siteId, status: 5, headline: 'Tacos at dawn', ...given });
const read = async (id: number, by = editor) =>
  (await by.call(newsItemEditEndpoints.get, { params: { id } })).body;
const move = async (id: number, change: Move, by = editor) => {
  const version = (await read(id)).workflow?.version ?? 0;
  return by.call(workflowEndpoints.move, { body: { id, version, ...change } });
};
const newsOf = async (by: TestClient, id: number) => {
  const { body } = await by.call(noticeEndpoints.list);
  return body.nodes
    .filter(({ record }) => record?.id === id)
    .map(({ event, about }) => [event, about].filter(Boolean).join(': '));
};
const found = async (query: object) => {
  const { body } = await editor.call(newsItemEndpoints.search, {
    query: { siteId: String(siteId), limit: '100', ...query },
  });
  return body.map(({ id }) => id);
};

test('a writer hands a story over, an editor sends it back with a sentence, and each is told', async () => {
  const id = await build();
  const { version, workflow } = await read(id);
  expect(workflow).toEqual({
    state: 'draft',
    assignee_id: null,
    assignee: null,
    due_at: null,
    note: null,
    version: 0,
  });
  expect((await move(id, { assignee_id: writerId })).status).toBe(200);
  expect(await newsOf(writer, id)).toEqual(['story-assigned']);
  expect((await move(id, { state: 'edit' }, writer)).body.workflow.state).toBe('edit');
  expect(await newsOf(editor, id)).toEqual(['story-ready']);
  const note = 'Please name the second source.';
  const { body } = await move(id, { state: 'draft', note });
  expect(body.workflow).toMatchObject({ state: 'draft', note, version: 3 });
  expect(await newsOf(editor, id)).toEqual([]);
  expect(await newsOf(writer, id)).toEqual([`story-sent-back: ${note}`, 'story-assigned']);
  expect((await read(id)).version).toBe(version);

  const { body: moves } = await writer.call(workflowEndpoints.moves, { params: { id } });
  const name = (await read(id)).workflow?.assignee;
  expect(moves.map(({ told }) => told)).toEqual([
    `Edit → Draft: “${note}”`,
    'Draft → Edit',
    `assigned to ${name}`,
  ]);
  expect((await move(id, { assignee_id: otherId })).body.workflow.note).toBe(note);
  expect((await move(id, { state: 'edit' })).body.workflow.note).toBeNull();
});

test('a story without an assignee goes back to its authors', async () => {
  const authorId = await buildAuthor(server.pool);
  await server.pool`update authors set user_id = ${otherId} where id = ${authorId}`;
  const id = await build({ authorIds: [authorId] });
  await move(id, { state: 'copy' }, writer);
  expect(await newsOf(editor, id)).toEqual([]);
  await move(id, { state: 'assigned', note: 'Too long.' });
  expect(await newsOf(other, id)).toEqual(['story-sent-back: Too long.']);
  expect(await newsOf(writer, id)).toEqual([]);
});

test('sending back requires a sentence; other moves don’t', async () => {
  const id = await build();
  await move(id, { state: 'ready' });
  const refused = await move(id, { state: 'draft', note: '  ' });
  expect([refused.status, refused.error.message]).toEqual([409, [workflowMessages.noteRequired]]);
  expect((await move(id, { state: 'edit' })).status).toBe(200);
  const long = await move(id, { state: 'draft', note: 'x'.repeat(301) });
  expect([long.status, long.error.message]).toEqual([400, [workflowMessages.noteTooLong]]);
});

test('a move on an outdated state returns 409 with who moved it and where', async () => {
  const id = await build();
  const body = { id, version: 0, state: 'edit' } as const;
  const answers = await Promise.all([
    writer.call(workflowEndpoints.move, { body }),
    other.call(workflowEndpoints.move, { body }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const { error } = answers.find(({ status }) => status === 409) ?? {};
  expect(error?.message[0]).toMatch(/^Person .* changed this story first: it is now in Edit\./);
});

describe('who may assign', () => {
  const noRight = workflowMessages.assignedByEditors;
  const tried = async (id: number, assignee_id: number | null, by: TestClient) => {
    const { status, error } = await move(id, { assignee_id }, by);
    return status === 200 ? null : error.message[0];
  };

  test('a writer takes an unassigned story and gives it back, and assigns nobody else', async () => {
    const id = await build();
    expect(await tried(id, otherId, writer)).toBe(noRight);
    expect(await tried(id, writerId, writer)).toBeNull();
    expect(await tried(id, otherId, other)).toBe(noRight);
    expect(await tried(id, null, other)).toBe(noRight);
    expect(await tried(id, null, writer)).toBeNull();
    expect(await newsOf(writer, id)).toEqual([]);
  });

  test('editors and admins assign anyone who may edit the post', async () => {
    const id = await build();
    expect(await tried(id, otherId, editor)).toBeNull();
    expect(await tried(id, writerId, admin)).toBeNull();
    expect(await newsOf(other, id)).toEqual([]);
    expect(await tried(id, contributorId, editor)).toContain('Add them to its authors first.');
    const gone = await buildUser(server.pool, { organizationId: null, roles: ['author'] });
    expect(await tried(id, gone, editor)).toBe(workflowMessages.unknownPerson);
  });

  test('people of the staff who work on stories are offered', async () => {
    const partner = await buildUser(server.pool, { organizationId: null, roles: ['author'] });
    const mailer = await buildStaff(server.pool, 'email-campaign');
    const disabled = await buildStaff(server.pool, 'author');
    await server.pool`update users set is_disabled = true where id = ${disabled}`;
    const { body } = await writer.call(workflowEndpoints.people);
    const ids = body.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([writerId, otherId, contributorId]));
    for (const id of [partner, mailer, disabled]) expect(ids).not.toContain(id);
  });

  test('only editors and admins set the due time', async () => {
    const id = await build();
    const due_at = '2027-03-01T23:00:00.000Z';
    const { error } = await move(id, { due_at }, writer);
    expect(error.message).toEqual([workflowMessages.dueByEditors]);
    expect((await move(id, { due_at })).body.workflow.due_at).toBe(due_at);
  });
});

test('who may not edit the post may not move it, and published posts don’t move', async () => {
  const id = await build();
  const contributor = server.as(contributorId);
  expect((await move(id, { state: 'edit' }, contributor)).status).toBe(409);
  const live = await build({ status: 0 });
  expect((await read(live)).workflow).toBeUndefined();
  const { error } = await move(live, { state: 'edit' });
  expect(error.message).toEqual([workflowMessages.onlyUnpublished]);
});

test('a post that is published leaves the lists of stories, and comes back as it was', async () => {
  const id = await build({ body: '<p>Text</p>' });
  await move(id, { state: 'edit', assignee_id: writerId }, editor);
  await move(id, { state: 'ready' });
  expect(await found({ state: 'ready' })).toContain(id);
  const { version, draft_version } = await read(id);
  await editor.call(newsItemEditEndpoints.publish, { body: { id, version, draft_version } });
  expect(await found({ state: 'ready' })).not.toContain(id);
  expect(await newsOf(writer, id)).not.toContain('story-assigned');
  await server.pool`update news_items set status = 5 where id = ${id}`;
  expect(await found({ state: 'ready' })).toContain(id);
});

test('lists are filtered by state, assignee and due time', async () => {
  const overdue = await build();
  const later = await build();
  const fresh = await build();
  const live = await build({ status: 0 });
  await move(overdue, { due_at: '2020-01-01T12:00:00Z', assignee_id: writerId, state: 'copy' });
  await move(later, { due_at: '2090-01-01T12:00:00Z', state: 'pitch' });
  const those = async (query: object) => {
    const ids = await found(query);
    return [overdue, later, fresh, live].filter((id) => ids.includes(id));
  };
  expect(await those({ state: 'copy' })).toEqual([overdue]);
  expect(await those({ state: 'draft' })).toEqual([fresh]);
  expect(await those({ assigneeId: String(writerId) })).toEqual([overdue]);
  expect(await those({ assigneeId: '0' })).toEqual([later, fresh]);
  expect(await those({ due: 'overdue' })).toEqual([overdue]);
  expect(await those({ due: 'week' })).toEqual([overdue]);
  expect(await those({ state: 'pitch', due: 'today' })).toEqual([]);
});

test('Activity tells each change', async () => {
  const id = await build({ headline: 'Told in Activity' });
  await move(id, { state: 'edit' });
  const { body } = await admin.call(activityEndpoints.list, { query: { kind: 'post' } });
  const [entry] = body.nodes;
  expect(entry).toMatchObject({ does: 'changed the workflow (Draft → Edit) of' });
});
