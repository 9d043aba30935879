import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { buildOrganization, buildStaff, buildUser } from '../users/users.testing.ts';
import { secrets, startProvider, type TestProvider } from './open-id.testing.ts';
import { rolesByGroups } from './open-id-roles.ts';

describe('rolesByGroups', () => {
  const pairs = [
    { group: 'desk', role: 'editor' },
    { group: 'news', role: 'author' },
    { group: 'desk', role: 'author' },
  ] as const;
  test.each([
    ['gives the roles of all groups', [], ['desk'], ['editor', 'author'], []],
    ['takes the roles of groups that were left', ['editor', 'author'], ['news'], [], ['editor']],
    ['leaves roles that no group gives', ['firm', 'editor'], [], [], ['editor']],
    ['changes nothing that is right', ['author'], ['news', 'unknown'], [], []],
  ] as const)('%s', (_name, held, groups, gained, lost) => {
    expect(rolesByGroups(held, groups, pairs)).toEqual({ gained, lost });
  });
});

describe('a sign-in by the provider', () => {
  let provider: TestProvider;
  let server: TestServer;
  let ana: number;

  beforeAll(async () => {
    provider = await startProvider();
    server = await startTestServer({
      config: {
        openId: {
          issuer: provider.issuer,
          clientId: 'masthead',
          clientSecret: secrets.masthead ?? null,
          name: 'Lone Star Accounts',
          scope: 'openid email groups',
          groupsClaim: 'groups',
          groupRoles: [
            { group: 'desk', role: 'editor' },
            { group: 'chiefs', role: 'admin' },
          ],
        },
      },
    });
    const owner = await buildOrganization(server.pool, { name: 'The owner', isOwner: true });
    ana = await buildUser(server.pool, { organizationId: owner, username: 'ana', roles: ['firm'] });
  });
  beforeEach(() => server.pool`delete from sign_in_failures`);
  afterAll(async () => {
    await server.stop();
    await provider.stop();
  });

  /** Signs in as an account whose name begins with its groups. */
  async function signIn(account: string) {
    const nobody = server.as(null);
    const { body } = await nobody.call(authEndpoints.startOpenId);
    const address = await provider.logIn(body.address, account);
    const { code = '', state = '', iss = '' } = Object.fromEntries(address.searchParams);
    return nobody.call(authEndpoints.finishOpenId, {
      body: { code, state, iss, browserKey: body.browserKey },
    });
  }

  test('gives and takes roles by groups, and leaves the others', async () => {
    const came = await signIn('desk|+ana@example.com');
    expect(came.body.user.roles.toSorted()).toEqual(['editor', 'firm']);
    const left = await signIn('ana@example.com');
    expect(left.body.user.roles).toEqual(['firm']);
  });

  test('changes nothing where the groups say what is there', async () => {
    await signIn('desk|+ana@example.com');
    const count = () =>
      server.pool`select id from changes where table_name in ('users', 'user_roles')`;
    const before = await count();
    await signIn('desk|+ana@example.com');
    expect(await count()).toHaveLength(before.length);
  });

  test('leaves the last admin, and takes the role when there is another', async () => {
    const came = await signIn('chiefs|+ana@example.com');
    expect(came.body.user.roles).toContain('admin');
    await server.pool`delete from user_roles where name = 'admin' and user_id <> ${ana}`;
    expect((await signIn('ana@example.com')).body.user.roles).toContain('admin');
    await buildStaff(server.pool, 'admin');
    expect((await signIn('ana@example.com')).body.user.roles).not.toContain('admin');
  });

  test('takes the token of an app in the same way', async () => {
    const token = await provider.tokenFor('masthead', 'desk|+ana@example.com');
    const { body } = await server
      .as(null)
      .call(authEndpoints.exchangeToken, { body: { accessToken: token } });
    expect(body.user.roles).toContain('editor');
  });
});
