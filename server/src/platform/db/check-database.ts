import { openPool } from './client.ts';
import { findPostgresVersion } from './first-start.queries.ts';

const oldestVersion = 15;

const reasons: Record<string, string> = {
  '3D000': 'the database does not exist',
  '28P01': 'the user or the password is wrong',
  '28000': 'the user or the password is wrong',
  ECONNREFUSED: 'nothing is listening at that address',
  ENOENT: 'nothing is listening at that address',
  ENOTFOUND: 'the server name cannot be resolved',
  EAI_AGAIN: 'the server name cannot be resolved',
  CONNECT_TIMEOUT: 'nothing is listening at that address',
};

/** Checks at startup that the configured database is usable; errors name the setting. */
export async function checkDatabase(address: string): Promise<void> {
  const pool = openPool(address, { max: 1, name: 'masthead-check' });
  try {
    const version = await findPostgresVersion(pool);
    if ((version ?? 0) < oldestVersion)
      throw new Error(`it is PostgreSQL ${version}, but ${oldestVersion} or newer is required`);
  } catch (cause) {
    const { code = '', message } = cause as Error & { code?: string };
    throw new Error(`DATABASE_URL cannot be used: ${reasons[code] ?? message}.`, { cause });
  } finally {
    await pool.end({ timeout: 1 });
  }
}
