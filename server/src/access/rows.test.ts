import { authEndpoints } from '@masthead/shared/auth/auth.endpoints.ts';
import { emailTemplateOperations } from '@masthead/shared/email-templates/email-template.operations.ts';
import { showcaseRoles } from '@masthead/shared/roles.ts';
import { siteEndpoints } from '@masthead/shared/sites/site.endpoints.ts';
import { userEndpoints } from '@masthead/shared/users/user.endpoints.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { declaredEndpoints } from '../../test/declared.ts';
import { startTestServer, type TestClient, type TestServer } from '../../test/server.ts';
import { buildReadyDigest } from '../campaigns/campaigns.testing.ts';
import { asPartner, type Db, isDatabaseAway, write } from '../db/client.ts';
import { buildNewsItem } from '../news-items/news-items.testing.ts';
import { userRows } from '../users/user.rows.ts';
import { listUsers } from '../users/users.queries.ts';
import { buildOrganization, buildUser } from '../users/users.testing.ts';
import { actingFor, isItself, rowRule, rowsOf, type Seer, theProduct } from './rows.ts';

let server: TestServer;
let organizations: Record<'owner' | 'alpha' | 'beta', number>;
let people: Record<
  'staff' | 'alphaOne' | 'alphaTwo' | 'alphaGone' | 'betaOne' | 'betaAdmin' | 'nowhere',
  number
>;

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

const seenBy = async (who: keyof typeof people) =>
  (await server.as(people[who]).call(userEndpoints.list)).body
    .map((person) => person.id)
    .sort((a, b) => a - b);

/** Runs as the database role of partners, on behalf of somebody of that organization. */
const partner = async <T>(organization: number | null, work: (db: Db) => Promise<T>) => {
  const id = {
    [organizations.alpha]: people.alphaOne,
    [organizations.beta]: people.betaOne,
  }[organization ?? 0];
  return asPartner(server.pool, { id: id ?? people.nowhere, organizationId: organization }, work);
};

const everybody = rowsOf(theProduct, userRows);
const ids = (rows: { id: number }[]) => rows.map((row) => row.id).sort((a, b) => a - b);

describe('a rule for what is nobody else’s', () => {
  const seer = (id: number, isChatMember = false): Seer => ({
    id,
    isStaff: true,
    isEditor: false,
    organizationId: organizations.owner,
    isChatMember,
  });

  test('a person’s own is theirs alone: not their colleagues’, not the product’s', async () => {
    const own = rowRule({ record: 'user', seenBy: 'person', own: isItself });
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
      seenBy: 'person',
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
      seenBy: 'members',
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

  test('a person without an organization sees nobody, whatever roles they hold', async () => {
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

/** What partners work on (Spec, showcase): theirs to see and change, as far as it is their own. */
/** Guarded for people, not for partners, who read none of them. */
const personsTables = [
  'chat_messages',
  'chat_presence',
  'chat_reads',
  'chat_typing',
  'chat_visits',
  'invoice_export_rows',
  'invoice_exports',
  'invoice_files',
  'invoice_posts',
  'invoice_uploads',
  'invoices',
];

const showcaseTables = [
  'ad_slot_days',
  'ad_slot_firms',
  'ad_slot_items',
  'ad_slot_proofs',
  'ad_slot_sites',
  'ad_slots',
  'import_changes',
  'import_problems',
  'imports',
  'listings',
  'representatives',
  'showcase_firm_sites',
  'showcase_firms',
];

describe('what the database role of partners may not touch', () => {
  const denied = async (work: (db: Db) => Promise<unknown>) => {
    const error = await partner(organizations.alpha, work).catch((thrown: unknown) => thrown);
    expect((error as { code?: string }).code).toBe('42501');
    expect(isDatabaseAway(error)).toBe(false);
  };

  test.each([
    'sessions',
    'secrets',
    'changes',
    'campaigns',
    'mailings',
    'mail_deliveries',
    'audiences',
    'subscribers',
    'news_items',
    'news_item_counts',
    'outbox_messages',
    'sign_in_failures',
    'test_emails',
  ])('it reads nothing of %s', (table) => denied((db) => db`select * from ${db(table)}`));

  test('of people it reads no password hash and no flag of the staff', async () => {
    await denied((db) => db`select password_hash from users`);
    await denied((db) => db`select is_chat_member from users`);
    await denied((db) => db`select * from users`);
    await denied((db) => db`select id from users where password_hash like '%'`);
    await denied((db) => db`select id from users order by password_hash`);
  });

  test('it writes nothing of the administration', async () => {
    const { alpha } = organizations;
    for (const column of ['organization_id', 'is_disabled', 'is_chat_member', 'username'])
      await denied((db) => db`update users set ${db(column)} = null`);
    const others = await partner(
      alpha,
      (db) => db`update users set name = name where id <> ${people.alphaOne} returning id`,
    );
    expect(others).toHaveLength(0);
    await denied(
      (db) => db`insert into user_roles (user_id, name) values (${people.alphaOne}, 'admin')`,
    );
    await denied((db) => db`delete from user_roles`);
    await denied((db) => db`update organizations set is_owner = true`);
    await denied((db) => db`create table mine (id integer)`);
    await denied((db) => db`truncate users`);
    await denied((db) => db`select add_news_item_counts('{}')`);
  });

  test('every table that it may read is one of a short list', async () => {
    const rows = await server.pool<{ name: string }[]>`
      select c.relname as name from pg_class c
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
         and (has_table_privilege('masthead_partner', c.oid, 'select')
              or has_any_column_privilege('masthead_partner', c.oid, 'select')) order by 1`;
    expect(rows.map((row) => row.name)).toEqual(
      [
        ...showcaseTables,
        'authors',
        'email_templates',
        'images',
        'notices',
        'organizations',
        'sections',
        'sites',
        'user_roles',
        'users',
      ].sort(),
    );
    const guarded = await server.pool<{ name: string }[]>`
      select relname as name from pg_class where relrowsecurity order by 1`;
    expect(guarded.map((row) => row.name)).toEqual(
      [
        ...showcaseTables,
        ...personsTables,
        'images',
        'notices',
        'organizations',
        'user_roles',
        'users',
      ].sort(),
    );
  });
});

describe('the role cannot be left from inside', () => {
  const crafted = [
    "'; reset role; --",
    "x'; set role postgres; select '",
    '$1; reset role',
    '1); reset role; select (1',
    '\\',
  ];

  test.each(crafted)('a crafted value stays a value: %s', async (value) => {
    const inside = await partner(organizations.alpha, async (db) => {
      const [echo] = await db<{ value: string }[]>`select ${value}::text as value`;
      const found = await db`select id from users where name = ${value} or username = ${value}`;
      const [now] = await db<{ role: string }[]>`select current_user as role`;
      return { echo: echo?.value, found: found.length, role: now?.role };
    });
    expect(inside).toEqual({ echo: value, found: 0, role: 'masthead_partner' });
  });

  test.each(crafted)('a crafted organization shows nobody: %s', async (value) => {
    const seen = await partner(value as never, (db) => listUsers(db, everybody)).catch(
      (error: Error) => error.message,
    );
    expect(seen).toBe('masthead.organization cannot be set to this');
  });

  test('a connection goes back to the pool as it came, also after a failure', async () => {
    await partner(organizations.alpha, (db) => db`select 1`);
    await partner(organizations.alpha, (db) => db`select nothing_there`).catch(() => null);
    const asOthers = await Promise.all(
      Array.from(
        { length: 20 },
        () =>
          server.pool<{ role: string; organization: string; actor: string }[]>`
          select current_user as role, coalesce(current_setting('masthead.organization', true), '') as organization,
                 coalesce(current_setting('masthead.actor', true), '') as actor`,
      ),
    );
    for (const [row] of asOthers) {
      expect(row?.role).not.toBe('masthead_partner');
      expect([row?.organization, row?.actor]).toEqual(['', '']);
    }
  });

  test('requests of two partners at once do not mix', async () => {
    const clients = [server.as(people.alphaOne), server.as(people.betaOne)];
    const rounds = Array.from({ length: 40 }, (_, index) =>
      (clients[index % 2] as TestClient).call(userEndpoints.list),
    );
    const answers = await Promise.all(rounds);
    answers.forEach((answer, index) => {
      const own =
        index % 2 ? [people.betaOne, people.betaAdmin] : [people.alphaOne, people.alphaTwo];
      expect(ids(answer?.body ?? [])).toEqual(own);
    });
  });

  test('a write of staff is not bounded by it', async () => {
    const [row] = await write(
      server.pool,
      people.staff,
      (db) => db<{ role: string }[]>`select current_user as role`,
    );
    expect(row?.role).not.toBe('masthead_partner');
  });
});
