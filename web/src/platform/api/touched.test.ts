import { organizationEndpoints } from '@masthead/shared/people/organizations/organization.endpoints.ts';
import { siteEndpoints } from '@masthead/shared/people/sites/site.endpoints.ts';
import { type QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createQueryClient } from '../../app/query-client.ts';
import { call, queryOf } from './call.ts';
import { edited, reloaded } from './touched.ts';

const organizations = queryOf(organizationEndpoints.list);
const sites = queryOf(siteEndpoints.list);
const editedOrganization = (id: string) =>
  queryOptions({ ...queryOf(organizationEndpoints.get, { params: { id } }), ...edited() });
const restore = (id: number) => call(organizationEndpoints.restore, { params: { id } });

/** A server that says how often it was asked so far; `refuses` answers what is not a reading call. */
function openServer(refuses?: number) {
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    init?.signal?.throwIfAborted();
    const path = input instanceof Request ? input.url : input.toString();
    if (init?.method === 'GET') asked.push(path);
    else if (refuses) return Response.json({ message: ['No.'] }, { status: refuses });
    return Response.json([{ id: asked.filter((one) => one === path).length }]);
  };
  vi.stubGlobal('fetch', fetch);
  return asked;
}

/** The screens that show these. */
async function show(queryClient: QueryClient, ...shown: { queryKey: readonly unknown[] }[]) {
  for (const options of shown) {
    const observer = new QueryObserver(queryClient, options);
    onTestFinished(observer.subscribe(() => {}));
    await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true);
  }
}

test('refetches only queries that show a touched subject', async () => {
  const asked = openServer();
  await show(createQueryClient(), organizations, sites);
  expect(asked).toEqual(['/api/user-group', '/api/site']);
  await restore(7);
  await reloaded();
  expect(asked).toEqual(['/api/user-group', '/api/site', '/api/user-group']);
});

test('nothing of a deleted record is asked for again, only the lists; after a refusal all of it is', async () => {
  const one = queryOf(organizationEndpoints.get, { params: { id: '7' } });
  const remove = () => call(organizationEndpoints.remove, { params: { id: 7 } });
  const asked = openServer();
  await show(createQueryClient(), organizations, one);
  await remove();
  await reloaded();
  expect(asked).toEqual(['/api/user-group', '/api/user-group/7', '/api/user-group']);
  const after = openServer(409);
  await show(createQueryClient(), one);
  await expect(remove()).rejects.toMatchObject({ status: 409 });
  await reloaded();
  expect(after).toEqual(['/api/user-group/7', '/api/user-group/7']);
});

test.each([
  [404, 2],
  [409, 2],
  [400, 1],
])('after a refusal with %i it was read %i times', async (status, times) => {
  const asked = openServer(status);
  await show(createQueryClient(), organizations);
  await expect(restore(7)).rejects.toMatchObject({ status });
  await reloaded();
  expect(asked).toHaveLength(times);
});

test('a form is not refetched after a call that names its record; its cached data stays', async () => {
  const asked = openServer();
  const queryClient = createQueryClient();
  const [own, other] = [editedOrganization('7'), editedOrganization('8')];
  await show(queryClient, own, other);
  const saved = await restore(7);
  queryClient.setQueryData(own.queryKey, saved);
  await reloaded();
  expect(asked.filter((path) => path.endsWith('/7'))).toHaveLength(1);
  expect(asked.filter((path) => path.endsWith('/8'))).toHaveLength(2);
  expect(queryClient.getQueryState(own.queryKey)).toMatchObject({ isInvalidated: false });
});

test("a form's unused cached data is refetched when it is next opened", async () => {
  openServer();
  const queryClient = createQueryClient();
  const own = editedOrganization('7');
  await show(queryClient, own);
  const { dataUpdatedAt } = queryClient.getQueryState(own.queryKey) ?? { dataUpdatedAt: 0 };
  await expect.poll(Date.now).toBeGreaterThan(dataUpdatedAt);
  await restore(7);
  await reloaded();
  expect(queryClient.getQueryState(own.queryKey)).toMatchObject({ isInvalidated: true });
});

test('a button stays busy until touched queries are refetched', async () => {
  const asked = openServer();
  const queryClient = createQueryClient();
  await show(queryClient, organizations);
  const press = queryClient.getMutationCache().build(queryClient, { mutationFn: restore });
  await press.execute(7);
  expect(asked).toHaveLength(2);
  expect(queryClient.getQueryData(organizations.queryKey)).toEqual([{ id: 2 }]);
});

test('refetches data cached from another reply, too', async () => {
  const asked = openServer();
  const queryClient = createQueryClient();
  const kept = { ...queryOf(organizationEndpoints.firms), staleTime: Number.POSITIVE_INFINITY };
  queryClient.setQueryData(kept.queryKey, []);
  await show(queryClient, kept);
  expect(asked).toEqual([]);
  await restore(7);
  await reloaded();
  expect(asked).toEqual(['/api/user-group/firms']);
});
