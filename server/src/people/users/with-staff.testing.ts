import type { Role } from '@masthead/shared/platform/access/roles.ts';
import { beforeAll } from 'vitest';
import type { TestClient, TestServer } from '../../../test/server.ts';
import { buildStaff } from './users.testing.ts';

/**
 * A signed-in person of the owner organization with these roles, available from the next `beforeAll` of a
 * test file on.
 */
export function withStaff(server: TestServer, ...roles: Role[]): TestClient {
  const client = {} as TestClient;
  beforeAll(async () => {
    Object.assign(client, server.as(await buildStaff(server.pool, ...roles)));
  });
  return client;
}
