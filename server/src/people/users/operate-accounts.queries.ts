import type { newUser } from '@masthead/shared/people/users/user.ts';
import type { z } from 'zod';
import type { Db } from '../../platform/db/client.ts';

/** An admin as the operator sees them. */
export interface AdminRow {
  name: string;
  username: string;
  email: string;
  lastSignIn: Date | null;
  isDisabled: boolean;
  hasPassword: boolean;
  isLocked: boolean;
  hasSecondFactor: boolean;
}

/** The keys under which sign_in_failures counts a person's attempts: passwords at sign-in and later, and codes. */
const attemptKeys = (db: Db) => db`array['account ' || u.id, 'person ' || u.id, 'code ' || u.id]`;

/** The admins of the owner organization, by name. A person is locked as in `noteAttempt`. */
export function listAdmins(
  db: Db,
  borne: { ofAccount: number; everywhere: number },
): Promise<AdminRow[]> {
  return db<AdminRow[]>`
    select u.name, u.username, u.email, u.is_disabled, u.password_hash is not null as has_password,
           exists (select from second_factors f where f.user_id = u.id and f.confirmed_at is not null)
             or exists (select from passkeys p where p.user_id = u.id) as has_second_factor,
           (select max(s.created_at) from sessions s where s.user_id = u.id and s.viewed_by is null) as last_sign_in,
           exists (select from sign_in_failures f
                    where f.account = any(${attemptKeys(db)}) and f.at > now() - interval '15 minutes'
                    group by grouping sets ((f.account, f.address), (f.account))
                   having count(*) >= case grouping(f.address) when 0 then ${borne.ofAccount}::integer
                                                                      else ${borne.everywhere}::integer end) as is_locked
      from users u join organizations o on o.id = u.organization_id and o.is_owner and o.deleted_at is null
     where exists (select from user_roles r where r.user_id = u.id and r.name = 'admin')
     order by u.name collate "und-x-icu", u.id`;
}

/** Forgets the failed attempts of a person; returns how many there were. */
export async function deleteFailures(db: Db, userId: number): Promise<number> {
  const rows = await db`
    delete from sign_in_failures f using users u
     where u.id = ${userId} and f.account = any(${attemptKeys(db)}) returning f.id`;
  return rows.length;
}

/** Ends every way in that a person has, including their sessions; the password's end ends mailed links, too. */
export async function endWaysIn(db: Db, userId: number): Promise<void> {
  await db`update sessions set ended_at = now() where user_id = ${userId} and ended_at is null`;
  await db`update users set password_hash = null where id = ${userId}`;
}

/** Adds an admin of the owner organization, without a password. */
export async function insertAdmin(
  db: Db,
  person: Pick<z.output<typeof newUser>, 'name' | 'username' | 'email'>,
): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    with person as (
      insert into users (username, email, name, organization_id)
      select ${person.username}, ${person.email}, ${person.name}, id from organizations
       where is_owner and deleted_at is null order by id limit 1
      returning id)
    insert into user_roles (user_id, name) select id, 'admin' from person returning user_id as id`;
  if (!row) throw new Error('Masthead isn’t set up yet. Start it and open /set-up first.');
  return row.id;
}
