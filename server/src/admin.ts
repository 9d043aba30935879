import { parseArgs } from 'node:util';
import { openDatabase } from './open-database.ts';
import {
  adminLines,
  createAdmin,
  type Operating,
  resetAccount,
  unlockAccount,
} from './people/users/operate-accounts.ts';
import { openPool } from './platform/db/client.ts';
import { callOf } from './platform/process/call-of.ts';
import { readConfig } from './platform/process/config.ts';

const usage = `Usage: ${callOf('admin', 'list | reset PERSON | unlock PERSON | create EMAIL [--name NAME] [--username USERNAME]')}
PERSON is a username or an email address.`;

/** The command on the command line, or null if there is no such. */
function readCommand(): ((operating: Operating) => Promise<string[]>) | null {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      username: { type: 'string' },
    },
  });
  const { name, username } = values;
  const [command, person, ...more] = positionals;
  if (more.length > 0) return null;
  if (command === 'create' && person)
    return (operating) => createAdmin(operating, { email: person, name, username });
  if (name !== undefined || username !== undefined) return null;
  if (command === 'list' && !person) return adminLines;
  if (command === 'reset' && person) return (operating) => resetAccount(operating, person);
  return command === 'unlock' && person ? (operating) => unlockAccount(operating, person) : null;
}

const takenSentence: Record<string, string> = {
  users_email_unique: 'This email address is already in use.',
  users_username_unique: 'This username is already in use. Choose another one with --username.',
};

/** Lists, adds, resets and unlocks people who must get in; servers may be running. */
async function main(): Promise<void> {
  const command = readCommand();
  if (!command) throw new Error(usage);
  const config = readConfig(process.env);
  const database = await openDatabase(config, () => {});
  const pool = openPool(database.connection, { max: 1, name: 'masthead-admin' });
  try {
    const lines = await command({ pool, publicUrl: config.publicUrl });
    process.stdout.write(`${lines.join('\n')}\n`);
  } catch (error) {
    const { code = '', constraint = '' } = error as { code?: string; constraint?: string };
    if (takenSentence[constraint]) throw new Error(takenSentence[constraint]);
    // Why: a column or the table is missing.
    if (!/^42(703|P01)$/.test(code)) throw error;
    throw new Error('The database is of an older version. Start this version of Masthead first.');
  } finally {
    await pool.end({ timeout: 5 });
    await database.stop();
  }
}

await main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
