import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withTestDatabase } from '../../../test/database.ts';
import { buildOrganization, buildUser } from '../../people/users/users.testing.ts';
import { hasPeople, listMigrations } from './first-start.queries.ts';

const database = withTestDatabase();

test('a migrated database lists every migration of the folder', async () => {
  const folder = join(import.meta.dirname, '../../../migrations');
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  expect((await listMigrations(database.pool)).toSorted()).toEqual(files.toSorted());
});

test('a database has people as soon as there is one', async () => {
  expect(await hasPeople(database.pool)).toBe(false);
  await buildUser(database.pool, { organizationId: await buildOrganization(database.pool) });
  expect(await hasPeople(database.pool)).toBe(true);
});
