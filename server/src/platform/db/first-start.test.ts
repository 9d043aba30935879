import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withTestDatabase } from '../../../test/database.ts';
import { buildOrganization, buildUser } from '../../people/users/users.testing.ts';
import { hasPeople } from './first-start.queries.ts';
import { listApplied } from './migrations.queries.ts';

const database = withTestDatabase();

test('a migrated database lists every migration of the folder', async () => {
  const folder = join(import.meta.dirname, '../../../migrations');
  const ids = (await listApplied(database.pool)).map(({ id }) => id);
  expect(ids.toSorted()).toEqual(
    readdirSync(folder)
      .filter((file) => file.endsWith('.sql'))
      .toSorted(),
  );
});

test('a database has people as soon as there is one', async () => {
  expect(await hasPeople(database.pool)).toBe(false);
  await buildUser(database.pool, { organizationId: await buildOrganization(database.pool) });
  expect(await hasPeople(database.pool)).toBe(true);
});
