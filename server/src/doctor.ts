import { parseArgs } from 'node:util';
import { checksOf } from './doctor-checks.ts';
import { openDatabase } from './open-database.ts';
import { openPool } from './platform/db/client.ts';
import { type Check, problem, reportOf, runChecks } from './platform/doctor/checks.ts';
import { callOf } from './platform/process/call-of.ts';
import { type Config, readConfig } from './platform/process/config.ts';

const usage = `Usage: ${callOf('doctor', '[--json] [--send-to ADDRESS] [--dns SERVER]')}`;
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Opens the database, or says why it can't be. */
async function openOrWhy(config: Config) {
  try {
    const { connection, stop } = await openDatabase(config, () => {});
    const pool = openPool(connection, { max: 4, name: 'masthead-doctor' });
    const close = async () => {
      await pool.end({ timeout: 1 });
      await stop();
    };
    const why = await pool`select 1`.then(
      () => null,
      (error: unknown) => (error as Error).message,
    );
    return { pool: why === null ? pool : null, why, close };
  } catch (error) {
    return { pool: null, why: (error as Error).message, close: async () => {} };
  }
}

/** Checks what a running product needs, and says what to do about each. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      'send-to': { type: 'string' },
      dns: { type: 'string' },
    },
  });
  const config = readConfig(process.env);
  const asked = { sendTo: values['send-to'] ?? null, dns: values.dns ?? null };
  const { pool, why, close } = await openOrWhy(config);
  const parts = { config, pool, ...asked };
  const noDatabase: Check = {
    name: 'database',
    run: async () => problem(`can't be opened: ${why}`, 'Check DATABASE_URL, or the data folder.'),
  };
  try {
    const lines = await runChecks([...(why === null ? [] : [noDatabase]), ...checksOf(parts)]);
    if (values.json) say(JSON.stringify(lines, null, 2));
    else for (const line of reportOf(lines)) say(line);
    process.exitCode = lines.some(({ state }) => state === 'problem') ? 1 : 0;
  } finally {
    await close();
  }
}

await main().catch((error: Error & { code?: string }) => {
  const isUsage = error.code?.startsWith('ERR_PARSE_ARGS');
  process.stderr.write(`${error.message}\n${isUsage ? `${usage}\n` : ''}`);
  process.exitCode = 1;
});
