import { emailTemplateOperations } from '@masthead/shared/email/templates/email-template.operations.ts';
import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { siteEndpoints } from '@masthead/shared/people/sites/site.endpoints.ts';
import { userEndpoints } from '@masthead/shared/people/users/user.endpoints.ts';
import { describe, expect, test } from 'vitest';
import { declaredEndpoints } from '../../../test/declared.ts';
import { listUsers, userRows } from '../../people/users/user.store.ts';
import { buildUser } from '../../people/users/users.testing.ts';
import {
  everybody,
  ids,
  organizations,
  partner,
  people,
  server,
  withTwoOrganizations,
} from './rows.testing.ts';
import { actingFor, isItself, rowRule, rowsOf, type Seer, theProduct } from './rows.ts';

withTwoOrganizations();

const seenBy = async (who: keyof typeof people) =>
  (await server.as(people[who]).call(userEndpoints.list)).body
    .map((person) => person.id)
    .sort((a, b) => a - b);

describe('a rule for what is nobody else’s', () => {
  const seer = (id: number, isChatMember = false): Seer => ({
    id,
    isStaff: true,
    isEditor: false,
    organizationId: organizations.owner,
    isChatMember,
  });

  test('a person’s own is theirs alone: not their colleagues’, not the product’s', async () => {
    const own = rowRule({ record: 'user', visibleTo: 'person', own: isItself });
    const seen = (who: Seer) => listUsers(server.pool, rowsOf(who, own));
    expect(ids(await seen(seer(people.staff)))).toEqual([people.staff]);
    expect(ids(await seen({ ...seer(people.alphaOne), isStaff: false }))).toEqual([
      people.alphaOne,
    ]);
    expect(await seen(theProduct)).toEqual([]);
  });

  test('what its reviewers may see is shown to them besides, and to nobody else', async () => {
    const reviewed = rowRule({
      record: 'user',
      visibleTo: 'person',
      own: isItself,
      seesAll: ({ isEditor }) => isEditor,
    });
    const seen = (who: Seer) => listUsers(server.pool, rowsOf(who, reviewed));
    expect((await seen({ ...seer(people.staff), isEditor: true })).length).toBeGreaterThan(1);
    expect(ids(await seen(seer(people.staff)))).toEqual([people.staff]);
    expect(await seen(theProduct)).toEqual([]);
  });

  test('what is its members’ is shown to them, and to nobody else of the staff', async () => {
    const members = rowRule({
      record: 'user',
      visibleTo: 'members',
      isMember: ({ isChatMember }) => isChatMember,
    });
    const seen = (who: Seer) => listUsers(server.pool, rowsOf(who, members));
    expect((await seen(seer(people.staff, true))).length).toBeGreaterThan(1);
    expect(await seen(seer(people.staff))).toEqual([]);
    expect(await seen(theProduct)).toEqual([]);
  });
});

describe('who sees whom', () => {
  test('a partner sees the enabled people of their own organization', async () => {
    expect(await seenBy('alphaOne')).toEqual([people.alphaOne, people.alphaTwo]);
    expect(await seenBy('betaOne')).toEqual([people.betaOne, people.betaAdmin]);
    expect(await seenBy('betaAdmin')).toEqual([people.betaOne, people.betaAdmin]);
  });

  test('a person without an organization sees nobody, with any role', async () => {
    expect(await seenBy('nowhere')).toEqual([]);
  });

  test('staff see all enabled people', async () => {
    const { alphaGone: _, ...enabled } = people;
    expect(await seenBy('staff')).toEqual(Object.values(enabled).sort((a, b) => a - b));
  });

  test('moving to another organization counts from the next request on', async () => {
    const id = await buildUser(server.pool, {
      organizationId: organizations.alpha,
      roles: ['firm'],
    });
    const client = server.as(id);
    const visible = async () =>
      (await client.call(userEndpoints.list)).body.map((person) => person.id);
    expect(await visible()).toContain(people.alphaOne);
    await server.pool`update users set organization_id = ${organizations.beta} where id = ${id}`;
    expect(await visible()).toContain(people.betaOne);
    expect(await visible()).not.toContain(people.alphaOne);
    await server.pool`update users set organization_id = null where id = ${id}`;
    expect(await visible()).toEqual([]);
    await server.pool`delete from users where id = ${id}`;
  });

  test('lists of people carry names and roles, no e-mail, no user name, no hash', async () => {
    for (const who of ['staff', 'alphaOne'] as const) {
      const { body, raw } = await server.as(people[who]).call(userEndpoints.list);
      for (const person of body)
        expect(Object.keys(person).sort()).toEqual(['id', 'name', 'roles']);
      expect(raw.body).not.toMatch(/@example\.com|hash-canary|password/);
    }
  });

  test('no answer to a partner holds a word of another organization', async () => {
    const client = server.as(people.alphaOne);
    for (const [name, endpoint] of await declaredEndpoints()) {
      if (name === 'authEndpoints.logout') continue;
      const { raw } = await client.call(endpoint, { params: { id: 1 } });
      expect(raw.body, name).not.toMatch(/Canary Beta|beta-canary|staff-canary|hash-canary/);
    }
    const { raw } = await client.call(authEndpoints.session);
    expect(raw.json()).toMatchObject({
      isGowUser: false,
      isAdmin: false,
      userGroupId: organizations.alpha,
    });
  });

  test('partners may read what every screen needs: sites and email templates by name', async () => {
    const client = server.as(people.alphaOne);
    expect((await client.call(siteEndpoints.list)).body).toHaveLength(1);
    const { data } = await client.run(emailTemplateOperations.emailTemplates, {});
    expect(data).toHaveLength(1);
    const { id, description, category, siteId, site, ...hidden } = data[0] ?? {};
    expect({ id, description, category, siteId, site }).not.toContain(null);
    expect(hidden).toEqual({
      mailchimpListId: null,
      fromName: null,
      replyTo: null,
      dateUpdated: null,
      isInUse: true,
    });
  });
});

describe('each of the two layers holds alone (reliability G3)', () => {
  test('without the rule in the query, the database shows a partner their own people only', async () => {
    expect(ids(await partner(organizations.alpha, (db) => listUsers(db, everybody)))).toEqual([
      people.alphaOne,
      people.alphaTwo,
    ]);
    expect(ids(await partner(organizations.beta, (db) => listUsers(db, everybody)))).toEqual([
      people.betaOne,
      people.betaAdmin,
    ]);
    // Why: the own record is everybody's, also without an organization (the profile).
    expect(ids(await partner(null, (db) => listUsers(db, everybody)))).toEqual([people.nowhere]);
  });

  test('without the database’s rules, the rule in the query shows a partner their own people only', async () => {
    const seenBy = (organizationId: number | null) =>
      rowsOf({ ...actingFor(organizationId), isStaff: false }, userRows);
    expect(ids(await listUsers(server.pool, seenBy(organizations.alpha)))).toEqual([
      people.alphaOne,
      people.alphaTwo,
    ]);
    expect(ids(await listUsers(server.pool, seenBy(organizations.beta)))).toEqual([
      people.betaOne,
      people.betaAdmin,
    ]);
    expect(await listUsers(server.pool, seenBy(null))).toHaveLength(0);
    expect(await listUsers(server.pool, everybody)).toHaveLength(6);
  });

  test('the roles of strangers and other organizations are out of sight too', async () => {
    const seen = await partner(organizations.alpha, async (db) => ({
      organizations: (await db<{ name: string }[]>`select name from organizations`).map(
        (row) => row.name,
      ),
      roles: (
        await db<{ userId: number }[]>`select distinct user_id from user_roles order by 1`
      ).map((row) => row.userId),
      joined:
        await db`select 1 from users u join organizations o on o.id = u.organization_id where o.name like '%Beta%'`,
    }));
    expect(seen.organizations).toEqual(['Canary Alpha']);
    expect(seen.roles).toEqual([people.alphaOne, people.alphaTwo]);
    expect(seen.joined).toHaveLength(0);
  });
});
