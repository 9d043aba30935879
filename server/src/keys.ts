import { parseArgs } from 'node:util';
import { resealMailchimpKey } from './email/mailchimp/mailchimp-account.ts';
import { countMailings } from './email/mailings/mailings.queries.ts';
import { openDatabase } from './open-database.ts';
import { keyLines, revokeKey, rotateKeys } from './platform/access/rotate-keys.ts';
import { resealSecondFactors } from './platform/access/second-factor.ts';
import { openPool, type Pool } from './platform/db/client.ts';
import { listSigningKeys } from './platform/db/secrets.queries.ts';
import { callOf } from './platform/process/call-of.ts';
import { readConfig } from './platform/process/config.ts';
import { resealWebhooks } from './workspace/webhooks/webhook-secret.ts';

const usage = `Usage: ${callOf('keys', 'list | rotate | revoke NUMBER [--yes]')}`;
const say = (line: string) => process.stdout.write(`${line}\n`);

/** The command on the command line, or null if there is no such. */
function readCommand(): ((pool: Pool) => Promise<string[]>) | null {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: 'boolean', default: false } },
  });
  const [command, number = '', ...more] = positionals;
  if (command === 'revoke' && /^[1-9]\d{0,8}$/.test(number) && more.length === 0)
    return (pool) =>
      revokeKey(pool, {
        number: Number(number),
        isConfirmed: values.yes,
        countMailings,
        reseal: async (db, keys) => {
          await resealMailchimpKey(db, keys);
          await resealSecondFactors(db, keys);
          await resealWebhooks(db, keys);
        },
      });
  if (positionals.length !== 1) return null;
  if (command === 'list') return async (pool) => keyLines(await listSigningKeys(pool));
  return command === 'rotate' ? rotateKeys : null;
}

/** Lists, adds or revokes the keys that sign links; servers may be running. */
async function main(): Promise<void> {
  const command = readCommand();
  if (!command) throw new Error(usage);
  const database = await openDatabase(readConfig(process.env), () => {});
  const pool = openPool(database.connection, { max: 1, name: 'masthead-keys' });
  try {
    for (const line of await command(pool)) say(line);
  } catch (error) {
    // Why: a column or the table is missing.
    if (!/^42(703|P01)$/.test((error as { code?: string }).code ?? '')) throw error;
    throw new Error(
      'The database has no keys with dates yet. Start this version of Masthead first.',
    );
  } finally {
    await pool.end({ timeout: 5 });
    await database.stop();
  }
}

await main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
