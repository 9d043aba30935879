import { showcaseRoles } from '@masthead/shared/platform/access/roles.ts';
import { afterAll, beforeAll } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { buildNewsItem } from '../../editorial/posts/news-items.testing.ts';
import { buildReadyDigest } from '../../email/campaigns/campaigns.testing.ts';
import { userRows } from '../../people/users/user.store.ts';
import { buildOrganization, buildUser } from '../../people/users/users.testing.ts';
import { asPartner, type Db } from '../db/client.ts';
import { rowsOf, theProduct } from './rows.ts';

export let server: TestServer;
export let organizations: Record<'owner' | 'alpha' | 'beta', number>;
export let people: Record<
  'staff' | 'alphaOne' | 'alphaTwo' | 'alphaGone' | 'betaOne' | 'betaAdmin' | 'nowhere',
  number
>;

/** Begins the tests of a file with a product that has staff and two organizations of partners, and ends it with them. */
export function withTwoOrganizations(): void {
  beforeAll(async () => {
    server = await startTestServer();
    const { pool } = server;
    organizations = {
      owner: await buildOrganization(pool, { name: 'Owner', isOwner: true }),
      alpha: await buildOrganization(pool, { name: 'Canary Alpha' }),
      beta: await buildOrganization(pool, { name: 'Canary Beta' }),
    };
    const { owner, alpha, beta } = organizations;
    const roles = [...showcaseRoles];
    people = {
      staff: await buildUser(pool, {
        organizationId: owner,
        roles: ['editor'],
        username: 'staff-canary',
        passwordHash: 'hash-canary',
      }),
      alphaOne: await buildUser(pool, {
        organizationId: alpha,
        roles,
        username: 'alpha-one',
        passwordHash: 'hash-canary',
      }),
      alphaTwo: await buildUser(pool, { organizationId: alpha, roles, username: 'alpha-two' }),
      alphaGone: await buildUser(pool, {
        organizationId: alpha,
        isDisabled: true,
        username: 'alpha-gone',
      }),
      betaOne: await buildUser(pool, { organizationId: beta, roles, username: 'beta-canary' }),
      betaAdmin: await buildUser(pool, {
        organizationId: beta,
        roles: ['admin'],
        username: 'beta-admin',
      }),
      nowhere: await buildUser(pool, { roles: ['admin', 'firm'], username: 'nowhere' }),
    };
    const digest = await buildReadyDigest(pool);
    await buildNewsItem(pool, { siteId: digest.siteId });
  });
  afterAll(() => server.stop());
}

/** Runs as the database role of partners, on behalf of somebody of that organization. */
export const partner = async <T>(organization: number | null, work: (db: Db) => Promise<T>) => {
  const id = {
    [organizations.alpha]: people.alphaOne,
    [organizations.beta]: people.betaOne,
  }[organization ?? 0];
  return asPartner(server.pool, { id: id ?? people.nowhere, organizationId: organization }, work);
};

/** The rule under which the product itself reads people: all of them. */
export const everybody = rowsOf(theProduct, userRows);
export const ids = (rows: { id: number }[]) => rows.map((row) => row.id).sort((a, b) => a - b);
