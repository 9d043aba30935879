import type { Db } from '../db/client.ts';

interface Rights {
  /** The major version of PostgreSQL. */
  version: number;
  user: string;
  name: string;
  owner: string;
  isOwner: boolean;
  mayCreateRoles: boolean;
  /** Roles of row-level security that do not exist, or that the user may not take on. */
  missingRoles: string[];
  /** True if the extension is installed or can be. */
  hasExtension: boolean;
}

/** What the database user may do. */
export async function findRights(db: Db): Promise<Rights> {
  const [row] = await db<Rights[]>`
    select current_setting('server_version_num')::int / 10000 as version,
           current_user::text as user, d.datname::text as name, pg_get_userbyid(d.datdba)::text as owner,
           pg_has_role(d.datdba, 'member') as is_owner,
           r.rolsuper or r.rolcreaterole as may_create_roles,
           array(select role from unnest('{masthead_partner,masthead_person,masthead_contributor}'::text[]) role
                  where not coalesce((select pg_has_role(p.oid, 'member') from pg_roles p where p.rolname = role), false)
           ) as missing_roles,
           exists (select from pg_extension where extname = 'pg_trgm')
             or exists (select from pg_available_extensions where name = 'pg_trgm') as has_extension
      from pg_database d, pg_roles r
     where d.datname = current_database() and r.rolname = current_user`;
  if (!row) throw new Error('the database does not tell its owner');
  return row;
}

/** The time by the database's clock. */
export async function findTime(db: Db): Promise<Date> {
  const [row] = await db<{ now: Date }[]>`select clock_timestamp() as now`;
  if (!row) throw new Error('the database tells no time');
  return row.now;
}
