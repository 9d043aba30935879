import { randomUUID } from 'node:crypto';
import { recordKinds } from '@masthead/shared/record-kinds.ts';
import { versionEndpoints } from '@masthead/shared/workspace/history/history.endpoints.ts';
import { describe, expect, test, vi } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { withStaff } from '../../people/users/with-staff.testing.ts';
import { listChangesBetween } from './copies.queries.ts';
import { versionAt } from './version-at.ts';

vi.mock('./copies.queries.ts', { spy: true });

const server = withTestServer();
const admin = withStaff(server, 'admin');

/** The name of a site after so many of its changes. */
const nameOf = (id: number, changes: number) => `City ${id}, name ${changes}`;

/** A site that was renamed so many times. */
async function renamed(times: number): Promise<number> {
  const { id } = await buildSite(server.pool, { city: randomUUID() });
  // Why in steps: a single statement would exceed the time limit.
  for (let from = 1; from <= times; from += 100)
    await server.pool.unsafe(`do $$ begin for n in ${from}..${Math.min(from + 99, times)} loop
      update sites set city = 'City ${id}, name ' || n where id = ${id}; end loop; end $$`);
  return id;
}

const changesOf = async (id: number) =>
  (
    await server.pool<{ id: number }[]>`
      select id from changes where table_name = 'sites' and record_id = ${String(id)} order by id`
  ).map((row) => row.id);

const copiesOf = async (id: number) =>
  (
    await server.pool<{ changeId: number; whole: { city: string } }[]>`
      select change_id, whole from history_copies
       where table_name = 'sites' and record_id = ${String(id)} order by change_id`
  ).map(({ changeId, whole }) => ({ changeId, city: whole.city }));

const cityAt = async (id: number, change: number) => {
  const { status, body } = await admin.call(versionEndpoints.siteEdit, {
    params: { id, change },
  });
  expect(status).toBe(200);
  return (body.values as { city: string }).city;
};

/** The number of changes read in the meantime. */
async function changesRead(work: () => Promise<unknown>): Promise<number> {
  const { mock } = vi.mocked(listChangesBetween).mockClear();
  await work();
  const read = mock.settledResults.map(({ value }) => (value as unknown[]).length);
  return read.reduce((sum, rows) => sum + rows, 0);
}

describe('an old version of a record with a long history', () => {
  test('is read from a copy and at most a hundred changes, whichever it is', async () => {
    const id = await renamed(1000);
    const changes = await changesOf(id);
    expect((await copiesOf(id)).length).toBe(10);
    for (const at of [1, 2, 98, 99, 100, 101, 550, 900, 999, 1000]) {
      const read = await changesRead(async () =>
        expect(await cityAt(id, changes[at] ?? 0)).toBe(nameOf(id, at)),
      );
      expect(read).toBeLessThanOrEqual(101);
    }
    const [made] = await server.pool<{ city: string }[]>`
      select after ->> 'city' as city from changes where id = ${changes[0] ?? 0}`;
    expect(await cityAt(id, changes[0] ?? 0)).toBe(made?.city);
  });

  test('from before copies existed is read as a whole once, and leaves copies behind', async () => {
    const id = await renamed(1000);
    await server.pool`delete from history_copies where record_id = ${String(id)}`;
    const changes = await changesOf(id);
    const first = await changesRead(() =>
      Promise.all(
        [3, 4, 5, 500].map(async (at) =>
          expect(await cityAt(id, changes[at] ?? 0)).toBe(nameOf(id, at)),
        ),
      ),
    );
    // Four concurrent readers read it as a whole once, after each has looked at a hundred changes.
    expect(first).toBeLessThan(2500);
    const made = await copiesOf(id);
    expect(made.map(({ city }) => city)).toEqual(
      made.map(({ changeId }) => nameOf(id, changes.indexOf(changeId))),
    );
    expect(made.length).toBeGreaterThanOrEqual(9);
    const again = await changesRead(async () =>
      expect(await cityAt(id, changes[3] ?? 0)).toBe(nameOf(id, 3)),
    );
    expect(again).toBeLessThanOrEqual(101);
  });

  test('has the current values of columns that History ignores', async () => {
    const id = await renamed(250);
    const changes = await changesOf(id);
    const [stored] = await server.pool<{ keys: string[] }[]>`
      select array_agg(distinct key) as keys from history_copies, jsonb_object_keys(whole) key
       where table_name = 'sites' and record_id = ${String(id)}`;
    const [derived] = await server.pool<{ names: string[] }[]>`
      select coalesce(array_agg(column_name::text), '{}') as names from history_columns where table_name = 'sites' and treatment = 'derived'`;
    expect(stored?.keys.filter((key) => derived?.names.includes(key))).toEqual([]);
    const row = await versionAt(server.pool, recordKinds.siteEdit, String(id), changes[20] ?? 0);
    expect(row).toMatchObject({ id, city: nameOf(id, 20), version: 21 });
  });

  test('is not found by a change of another record', async () => {
    const [one, other] = [await renamed(150), await renamed(150)];
    const [change] = (await changesOf(other)).slice(-120);
    const statusFor = async (id: number) =>
      (await admin.call(versionEndpoints.siteEdit, { params: { id, change: change ?? 0 } })).status;
    expect(await statusFor(other)).toBe(200);
    expect(await statusFor(one)).toBe(404);
  });

  test('never shows a secret, not even in a copy', async () => {
    const userId = await buildStaff(server.pool, 'editor');
    await server.pool.unsafe(`do $$ begin
      for n in 1..120 loop update users set name = 'Nina ' || n, password_hash = 'hash ' || n where id = ${userId}; end loop; end $$`);
    const [copy] = await server.pool<{ text: string }[]>`
      select whole::text as text from history_copies where table_name = 'users' and record_id = ${String(userId)}`;
    expect(copy?.text).toContain('Nina');
    expect(copy?.text).not.toContain('hash ');
  });

  test('of many records changed by one statement has a copy for those whose turn it is', async () => {
    const [one, other] = [await renamed(98), await renamed(50)];
    await server.pool`update sites set city = 'Both ' || id where id in (${one}, ${other})`;
    expect((await copiesOf(one)).map(({ city }) => city)).toEqual([`Both ${one}`]);
    expect(await copiesOf(other)).toEqual([]);
  });
});
