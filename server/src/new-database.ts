import { randomBytes } from 'node:crypto';
import { fillDemo } from './demo-data.ts';
import { hashPassword } from './platform/access/password.ts';
import { type Connection, type Db, openPool, write } from './platform/db/client.ts';
import { hasPeople } from './platform/db/first-start.queries.ts';
import type { Config } from './platform/process/config.ts';

/** Who can sign in after the first start. */
export interface FirstPeople {
  /** Set when a password was made up and must be shown, once. */
  adminPassword: string | null;
}

/** Any number: the same for every server, so that one fills the database and the others wait. */
const lock = 7_231_965;

/** The first organization and its admin, without demo data (decisions 3). */
async function firstAdmin(db: Db, config: Config): Promise<FirstPeople> {
  const made = config.adminPassword ? null : randomBytes(12).toString('base64url');
  const hash = await hashPassword(config.adminPassword ?? made ?? '');
  await db`with organization as (
      insert into organizations (name, is_owner) values (${config.publisher.name}, true) returning id),
    person as (
      insert into users (username, email, name, organization_id, password_hash)
      select 'admin', 'admin@localhost', 'Admin', id, ${hash} from organization returning id)
    insert into user_roles (user_id, name) select id, 'admin' from person`;
  return { adminPassword: made };
}

/**
 * Fills a database that has nobody in it, in one transaction: a stop half-way leaves it new. Of
 * several servers that start at once, one fills it and the others wait.
 */
export async function fillNewDatabase(
  connection: Connection,
  config: Config,
  log: (line: string) => void,
): Promise<FirstPeople | null> {
  const pool = openPool(connection, { max: 1, name: 'masthead-fill', hasLimits: false });
  try {
    if (await hasPeople(pool)) return null;
    return await write(pool, null, async (db) => {
      await db`select pg_advisory_xact_lock(${lock})`;
      if (await hasPeople(db)) return null;
      if (!config.wantsDemo) return firstAdmin(db, config);
      log('Filling the new database with the demo data …');
      await fillDemo(db, config, new Date());
      return { adminPassword: null };
    });
  } finally {
    await pool.end({ timeout: 5 });
  }
}
