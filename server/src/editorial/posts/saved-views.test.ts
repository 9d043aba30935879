import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { savedViewEndpoints } from '@masthead/shared/editorial/posts/saved-view.endpoints.ts';
import { viewLimit } from '@masthead/shared/editorial/posts/saved-view.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { withStaff } from '../../people/users/with-staff.testing.ts';
import { buildNewsItem } from './news-items.testing.ts';

const server = withTestServer();
let site: Awaited<ReturnType<typeof buildSite>>;
const editor = withStaff(server, 'editor');
const author = withStaff(server, 'author');
const desk = withStaff(server, 'events');

beforeAll(async () => {
  site = await buildSite(server.pool);
});

const add = (by: TestClient, given: object = {}) =>
  by.call(savedViewEndpoints.create, {
    body: { type: 'article', name: 'Mine', filters: {}, ...given },
  });
const viewsOf = async (by: TestClient) => (await by.call(savedViewEndpoints.list)).body;
const namesOf = async (by: TestClient) => (await viewsOf(by)).map(({ name }) => name);

test('a view shows the current count of its list', async () => {
  const flagged = { status: '5', marked: 'flagged', siteId: site.id } as const;
  const { body: view } = await add(editor, { name: 'Drafts flagged for editor', filters: flagged });
  expect(view).toMatchObject({ filters: flagged, count: 0, is_own: true, teams: [] });
  const id = await buildNewsItem(server.pool, { siteId: site.id, status: 5 });
  const body = { id, version: 1, mark: 'flaggedForEditor', is_on: true };
  expect((await author.call(newsItemEditEndpoints.mark, { body })).status).toBe(200);
  const counted = (await viewsOf(editor)).find((one) => one.id === view.id);
  expect(counted?.count).toBe(1);
});

test('a view is visible only to its owner and the teams it is shared with', async () => {
  const { body: view } = await add(editor, { name: 'Shared', teams: ['author'] });
  await add(editor, { name: 'My own' });
  expect(await namesOf(author)).toEqual(['Shared']);
  expect((await viewsOf(author))[0]).toMatchObject({ is_own: false, id: view.id });
  expect(await namesOf(desk)).toEqual([]);
  const admin = server.as(await buildStaff(server.pool, 'admin'));
  expect(await namesOf(admin)).toEqual(['Shared']);
  const change = { ...view, name: 'Stolen' };
  const { id, version, type, name, filters, teams } = change;
  const body = { id, version, type, name, filters, teams };
  expect((await author.call(savedViewEndpoints.update, { body })).status).toBe(404);
  const params = { id: view.id };
  expect((await author.call(savedViewEndpoints.remove, { params })).status).toBe(404);
});

test('a view can be changed unless it is outdated, and deleted', async () => {
  const { body: view } = await add(desk, {
    type: 'event',
    name: 'Next',
    filters: { when: 'upcoming' },
  });
  const { id, version, type } = view;
  const body = { id, version, type, name: 'Past', filters: { when: 'past' }, teams: ['editor'] };
  const { body: changed } = await desk.call(savedViewEndpoints.update, { body });
  expect(changed).toMatchObject({ name: 'Past', version: 2, filters: { when: 'past' } });
  expect((await desk.call(savedViewEndpoints.update, { body })).status).toBe(404);
  expect(await namesOf(editor)).toContain('Past');
  expect((await desk.call(savedViewEndpoints.remove, { params: { id } })).status).toBe(200);
  expect(await namesOf(desk)).toEqual([]);
});

test('people who may not open a list can neither save nor see views of it', async () => {
  const { status, error } = await add(desk, { name: 'Not theirs' });
  expect([status, error.message]).toEqual([400, ['Your roles don’t allow this.']]);
});

test.each([
  ['no name', { name: ' ' }, 'A name is required'],
  [
    'a team that may not open it',
    { teams: ['events'] },
    'Choose teams that have access to this list',
  ],
])('%s is refused', async (_what, given, sentence) => {
  const { status, error } = await add(editor, given);
  expect([status, error.message[0]]).toEqual([400, sentence]);
});

test('names are unique ignoring case, and a person can have at most twenty views', async () => {
  const many = server.as(await buildStaff(server.pool, 'editor'));
  await add(many, { name: 'View 0' });
  const { status, error } = await add(many, { name: 'VIEW 0' });
  expect([status, error.message]).toEqual([409, ['You already have a view with this name.']]);
  for (let at = 1; at < viewLimit; at += 1) await add(many, { name: `View ${at}` });
  expect((await add(many, { name: 'One more' })).error.message[0]).toMatch(/Delete one first/);
  expect(await namesOf(many)).toHaveLength(viewLimit);
});
