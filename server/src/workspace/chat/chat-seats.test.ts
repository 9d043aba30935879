import { beforeAll, expect, test } from 'vitest';
import { withTestDatabase } from '../../../test/database.ts';
import { buildOrganization, buildStaff, buildUser } from '../../people/users/users.testing.ts';
import { readConfig } from '../../platform/process/config.ts';
import { seatMembers } from './chat.store.ts';

const database = withTestDatabase();
let ids: number[];
beforeAll(async () => {
  ids = [
    await buildStaff(database.pool),
    await buildStaff(database.pool),
    await buildStaff(database.pool),
  ];
});

const emailOf = async (id: number) => {
  const [row] = await database.pool<{ email: string }[]>`select email from users where id = ${id}`;
  return row?.email ?? '';
};
const members = async () =>
  (
    await database.pool<{ id: number }[]>`select id from users where is_chat_member order by id`
  ).map(({ id }) => id);
const seat = (...addresses: string[]) => seatMembers(database.pool, addresses);

test('finds members by their configured addresses, in any letter case and with spaces', () => {
  const read = (value: string) => readConfig({ MASTHEAD_CHAT_MEMBERS: value }).chatMembers;
  expect(read(' Ana@Example.com, ben@example.com ,')).toEqual([
    'ana@example.com',
    'ben@example.com',
  ]);
  expect(read('')).toBeNull();
  expect(() => read('ana, ben@example.com')).toThrow('not "ana, ben@example.com"');
});

test('keeps the first person with an address as the member, whatever their address later', async () => {
  const [ana = 0, ben = 0, eve = 0] = ids;
  const [first, second] = [await emailOf(ana), await emailOf(ben)];
  expect(await seat(first, second, 'nobody@example.com')).toEqual(['nobody@example.com']);
  expect(await members()).toEqual([ana, ben]);
  // Ana has another address now, and someone else took hers.
  await database.pool`update users set email = 'new@example.com' where id = ${ana}`;
  await database.pool`update users set email = ${first} where id = ${eve}`;
  expect(await seat(first, second)).toEqual([]);
  expect(await members()).toEqual([ana, ben]);
  expect(await seat(first)).toEqual([]);
  expect(await members()).toEqual([ana]);
});

test('accepts only enabled people of the owner organization', async () => {
  const { pool } = database;
  const partner = await buildUser(pool, { organizationId: await buildOrganization(pool) });
  const off = await buildStaff(pool);
  await pool`update users set is_disabled = true where id = ${off}`;
  const addresses = [await emailOf(partner), await emailOf(off)];
  expect((await seat(...addresses)).sort()).toEqual([...addresses].sort());
  expect(await members()).toEqual([]);
});
