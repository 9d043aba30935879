import { findLastGood } from '../backup/backups.queries.ts';
import type { Pool } from '../db/client.ts';
import { compareSchema, differencesTold } from '../db/compare-schema.ts';
import { listMigrationFiles } from '../db/migration-files.ts';
import { listApplied } from '../db/migrations.queries.ts';
import { hasWorker } from '../jobs/workers.queries.ts';
import { callOf } from '../process/call-of.ts';
import { type Finding, ok, problem, warning } from './checks.ts';
import { findRights, findTime } from './rights.queries.ts';

/** Checks the rights of the database user, the version and the extension. */
export async function checkDatabase(pool: Pool): Promise<Finding[]> {
  const rights = await findRights(pool);
  const { version, user, name, owner, isOwner, mayCreateRoles, missingRoles, hasExtension } =
    rights;
  const findings: Finding[] = [ok(`PostgreSQL ${version}, the database ${name} as ${user}`)];
  if (!isOwner)
    findings.push(
      problem(
        `the database belongs to ${owner}, not to ${user}`,
        `As an administrator: alter database "${name}" owner to "${user}";`,
      ),
    );
  if (missingRoles.length > 0 && !mayCreateRoles)
    findings.push(
      problem(
        `${user} may not create roles, and is not in ${missingRoles.join(', ')}`,
        `As an administrator, for each of them that is missing: create role … nologin; then: grant ${missingRoles.join(', ')} to "${user}";`,
      ),
    );
  if (!hasExtension)
    findings.push(
      problem(
        'the extension pg_trgm is neither installed nor available',
        'Install the contrib modules of PostgreSQL.',
      ),
    );
  return findings;
}

/** Compares the schema of the database with what the migrations of this version make. */
export async function checkSchema(pool: Pool): Promise<Finding> {
  const applied = (await listApplied(pool)).map(({ id }) => id);
  const known = await listMigrationFiles();
  const newer = applied.filter((name) => !known.includes(name));
  const missing = known.filter((name) => !applied.includes(name));
  if (newer.length > 0)
    return problem(
      `the database has ${newer.length} migrations of a newer version`,
      'Install that version here.',
    );
  if (missing.length > 0)
    return warning(
      `${missing.length} migrations are outstanding`,
      `The next start of this version applies them, or ${callOf('migrate', '--apply')}.`,
    );
  const differences = (await compareSchema(pool)) ?? [];
  if (differences.length === 0)
    return ok(`the schema is of this version (${known.length} migrations)`);
  const judge = differences.every(({ isHarmless }) => isHarmless) ? warning : problem;
  return judge(
    `the database lacks ${differencesTold(differences)}`,
    `${callOf('schema')} prints the SQL that repairs it.`,
  );
}

/** A daily backup that is this old, in hours, has failed at least once. */
const oldBackupHours = 26;

/** Checks that backups are made. */
export async function checkBackups(pool: Pool, target: string | null): Promise<Finding> {
  const last = await findLastGood(pool);
  if (target === null)
    return warning('no backup is made by schedule', 'Set MASTHEAD_BACKUP to a folder or bucket.');
  if (last === null)
    return warning(
      `no backup to ${target} has been made yet`,
      `Make one: ${callOf('backup', target)}`,
    );
  const hours = Math.floor((Date.now() - last.getTime()) / 3_600_000);
  return hours < oldBackupHours
    ? ok(`the last good backup began ${hours} hours ago`)
    : problem(
        `the last good backup began ${hours} hours ago`,
        'See why under Background jobs failed on an admin’s Home.',
      );
}

/** Checks that somebody does the jobs. */
export async function checkWorker(pool: Pool): Promise<Finding> {
  return (await hasWorker(pool))
    ? ok('a worker is running')
    : warning(
        'no worker is running: nothing is sent or imported',
        'Start Masthead with MASTHEAD_ROLE=all or worker.',
      );
}

/** Judges by how many ms the clock of this computer is ahead of another. */
export function judgeClock(aheadMs: number, other: string): Finding {
  const seconds = Math.abs(aheadMs) / 1000;
  const says = `this computer's clock is ${seconds.toFixed(1)} seconds ${aheadMs < 0 ? 'behind' : 'ahead of'} ${other}`;
  const advice = 'Turn on time synchronization (NTP) on both.';
  if (seconds > 60) return problem(says, advice);
  return seconds > 5 ? warning(says, advice) : ok(says);
}

/** Compares the clock with the database's. */
export async function checkClock(pool: Pool): Promise<Finding> {
  const before = Date.now();
  const there = await findTime(pool);
  return judgeClock((before + Date.now()) / 2 - there.getTime(), "the database's");
}
