import { userEndpoints } from '@masthead/shared/people/users/user.endpoints.ts';
import { describe, expect, test } from 'vitest';
import type { TestClient } from '../../../test/server.ts';
import { listUsers } from '../../people/users/user.store.ts';
import { type Db, isDatabaseAway, write } from '../db/client.ts';
import {
  everybody,
  ids,
  organizations,
  partner,
  people,
  server,
  withTwoOrganizations,
} from './rows.testing.ts';

withTwoOrganizations();

/** Guarded for people, not for partners, who read none of them. */
const personsTables = [
  'changed_invoices',
  'chat_messages',
  'chat_presence',
  'chat_reactions',
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

/** What partners work on (Spec, showcase): theirs to see and change, as far as it is their own. */
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
        'kept_answers',
        'notice_choices',
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
        'kept_answers',
        'notice_choices',
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
    expect(seen).toBe('Invalid value for the setting masthead.organization');
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
    const roleOf = (db: Db) => db<{ role: string }[]>`select current_user as role`;
    const [owner] = await roleOf(server.pool);
    expect(owner?.role).toMatch(/^(?!masthead_partner$)\w/);
    expect(await write(server.pool, people.staff, roleOf)).toEqual([owner]);
  });
});
