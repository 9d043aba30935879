import { openPool } from './client.ts';
import { findPostgresVersion } from './first-start.queries.ts';

const oldestVersion = 15;

const reasons: Record<string, string> = {
  '3D000': 'there is no such database',
  '28P01': 'the user or the password is wrong',
  '28000': 'the user or the password is wrong',
  ECONNREFUSED: 'nothing answers there',
  ENOENT: 'nothing answers there',
  ENOTFOUND: 'there is no such server',
  EAI_AGAIN: 'there is no such server',
  CONNECT_TIMEOUT: 'nothing answers there',
};

/** Asks the operator's database whether it can be used, before anything else is done; refuses by the setting's name. */
export async function checkDatabase(address: string): Promise<void> {
  const pool = openPool(address, { max: 1, name: 'masthead-check' });
  try {
    const version = await findPostgresVersion(pool);
    if ((version ?? 0) < oldestVersion)
      throw new Error(`it is PostgreSQL ${version}, and ${oldestVersion} or newer is needed`);
  } catch (cause) {
    const { code = '', message } = cause as Error & { code?: string };
    throw new Error(`DATABASE_URL cannot be used: ${reasons[code] ?? message}.`, { cause });
  } finally {
    await pool.end({ timeout: 1 });
  }
}
