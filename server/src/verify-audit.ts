import { parseArgs } from 'node:util';
import { inDigits } from '@masthead/shared/platform/values/counting.ts';
import { openDatabase } from './open-database.ts';
import { runCommand, say, UsageError } from './platform/backup/command.ts';
import { openPool } from './platform/db/client.ts';
import { callOf } from './platform/process/call-of.ts';
import { readConfig } from './platform/process/config.ts';
import { type Verdict, verifyDatabase, verifyFile } from './workspace/audit/verify-audit.ts';

const usage = `Usage: ${callOf('verify-audit', '[FILE] [--expect ENTRY:HASH]…')}

Checks that no entry of the audit log was altered, deleted or added later: in the database, or in an export in JSON lines.
Masthead can be running.

  FILE                 an export; without it, the database
  --expect ENTRY:HASH  an entry with its hash as an earlier check printed it; may be repeated
  -h, --help           show this help

Exit codes: 0 the log is whole, 1 it is not, or could not be checked.`;

/** `12:ab34…` as a number and a hash. */
function readExpected(given: readonly string[]): Map<number, string> {
  return new Map(
    given.map((text) => {
      const [, seq = '', hash = ''] = /^([1-9]\d{0,14}):([0-9a-f]{64})$/.exec(text) ?? [];
      if (!seq) throw new Error(`--expect must be ENTRY:HASH, not "${text}".`);
      return [Number(seq), hash];
    }),
  );
}

async function inDatabase(expected: ReadonlyMap<number, string>): Promise<Verdict> {
  const database = await openDatabase(readConfig(process.env), () => {});
  const pool = openPool(database.connection, {
    max: 1,
    name: 'masthead-verify',
    hasLimits: false,
  });
  try {
    return await verifyDatabase(pool, expected);
  } finally {
    await pool.end({ timeout: 5 });
    await database.stop();
  }
}

/** Checks the audit log. */
async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      expect: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [file] = positionals;
  if (values.help || positionals.length > 1) throw new UsageError(usage, values.help);
  const expected = readExpected(values.expect);
  const verdict = file ? await verifyFile(file) : await inDatabase(expected);
  const { entries, redacted, removed, unconfirmed, end, problem } = verdict;
  say(
    `${inDigits(entries)} entries checked, ${inDigits(redacted)} of them redacted by an erasure, ${inDigits(removed)} removed by retention.`,
  );
  if (unconfirmed > 0)
    say(`${inDigits(unconfirmed)} removals can't be checked in this file. Check the database.`);
  if (end.seq > 0) say(`The last good entry is ${end.seq}:${end.hash}`);
  say(problem ?? 'The audit log is whole.');
  return problem === null;
}

await runCommand(main);
