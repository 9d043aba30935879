import { fillDemo } from './demo-data.ts';
import { insertFirstAdmin } from './people/set-up/set-up.queries.ts';
import { hashPassword } from './platform/access/password.ts';
import { type Connection, openPool, write } from './platform/db/client.ts';
import { hasPeople, lockFirstStart } from './platform/db/first-start.queries.ts';
import { type Config, usualPublisher } from './platform/process/config.ts';

/**
 * Fills a database that has nobody in it, in one transaction: a stop half-way leaves it new. Of
 * several servers that start at once, one fills it and the others wait. Returns true if it stays
 * empty, because neither demo data nor a password is given: a person sets Masthead up.
 */
export async function fillNewDatabase(
  connection: Connection,
  config: Config,
  log: (line: string) => void,
): Promise<boolean> {
  const pool = openPool(connection, { max: 1, name: 'masthead-fill', hasLimits: false });
  try {
    if (await hasPeople(pool)) return false;
    const { adminPassword, wantsDemo } = config;
    if (!wantsDemo && adminPassword === null) return true;
    await write(pool, null, async (db) => {
      await lockFirstStart(db);
      if (await hasPeople(db)) return;
      if (wantsDemo) {
        log('Filling the new database with the demo data …');
        await fillDemo(db, config, new Date());
      } else if (adminPassword !== null)
        await insertFirstAdmin(db, {
          publisher: config.publisher.name ?? usualPublisher,
          username: 'admin',
          email: 'admin@localhost',
          name: 'Admin',
          passwordHash: await hashPassword(adminPassword),
        });
    });
    return false;
  } finally {
    await pool.end({ timeout: 5 });
  }
}
