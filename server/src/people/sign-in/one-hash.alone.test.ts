import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { verify } from '@node-rs/argon2';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { hashPassword } from '../../platform/access/password.ts';
import { buildUser } from '../users/users.testing.ts';

vi.mock(import('@node-rs/argon2'), async (original) => {
  const real = await original();
  return { ...real, verify: vi.fn(real.verify) };
});

const server = withTestServer();
beforeAll(async () => {
  const passwordHash = await hashPassword('correct horse battery');
  await buildUser(server.pool, { username: 'known', passwordHash });
  await buildUser(server.pool, { username: 'gone', passwordHash, isDisabled: true });
  await buildUser(server.pool, { username: 'new' });
});
beforeEach(() => {
  vi.mocked(verify).mockClear();
});

test.each([
  ['the right password', 'known', 'correct horse battery', 200],
  ['a wrong password', 'known', 'wrong', 401],
  ['an unknown name', 'nobody', 'correct horse battery', 401],
  ['a disabled person', 'gone', 'correct horse battery', 401],
  ['a person without a password', 'new', 'correct horse battery', 401],
])('compares exactly one hash for %s', async (_case, username, password, status) => {
  const answer = await server.as(null).call(authEndpoints.login, { body: { username, password } });
  expect(answer.status).toBe(status);
  expect(verify).toHaveBeenCalledTimes(1);
});
