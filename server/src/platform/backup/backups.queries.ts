import type { Db } from '../db/client.ts';

/** A backup without a sign of life for this long has died. */
const silentSeconds = 120;

/** Notes that a backup begins; null when another one is under way. */
export async function beginBackup(
  db: Db,
  { archive, target }: { archive: string; target: string },
): Promise<number | null> {
  await db`
    update backups set ended_at = alive_at, problem = 'It was interrupted.'
     where ended_at is null and alive_at < now() - ${silentSeconds} * interval '1 second'`;
  const [row] = await db<{ id: number }[]>`
    insert into backups (archive, target) values (${archive}, ${target}) on conflict do nothing returning id`;
  return row?.id ?? null;
}

/** A sign of life. */
export async function noteBackup(db: Db, id: number): Promise<void> {
  await db`update backups set alive_at = now() where id = ${id}`;
}

/** Notes how a backup ended; null: well. */
export async function endBackup(db: Db, id: number, problem: string | null): Promise<void> {
  await db`update backups set ended_at = now(), problem = ${problem} where id = ${id}`;
}

/** Notes that an archive was restored for a trial and is good; false when this database has not made it. */
export async function noteProof(db: Db, archive: string): Promise<boolean> {
  const rows =
    await db`update backups set proved_at = now() where archive = ${archive} returning id`;
  return rows.length > 0;
}

/** Forgets a backup that was stopped. */
export async function dropBackup(db: Db, id: number): Promise<void> {
  await db`delete from backups where id = ${id}`;
}

/** When the last good backup began, wherever it went. */
export async function findLastGood(db: Db): Promise<Date | null> {
  const [row] = await db<{ at: Date | null }[]>`
    select max(begun_at) as at from backups where ended_at is not null and problem is null`;
  return row?.at ?? null;
}

/** When the last good backup to a target began, and when one last failed. */
export interface LastBackups {
  good: Date | null;
  failed: Date | null;
}

export async function findLastBackups(db: Db, target: string): Promise<LastBackups> {
  const [row] = await db<LastBackups[]>`
    select max(begun_at) filter (where problem is null) as good, max(ended_at) filter (where problem is not null) as failed
      from backups where ended_at is not null and target = ${target}`;
  return row ?? { good: null, failed: null };
}

/** What was known of a file when it was last hashed. */
export interface HashedFile {
  name: string;
  bytes: number;
  changedAt: Date;
  sha256: string;
}

export async function listHashed(db: Db): Promise<HashedFile[]> {
  return db<HashedFile[]>`select name, bytes, changed_at, sha256 from file_hashes`;
}

/** Replaces what is known of these files. */
export async function noteHashed(db: Db, files: readonly HashedFile[]): Promise<void> {
  if (files.length === 0) return;
  await db`
    insert into file_hashes ${db(files.map(({ name, bytes, changedAt, sha256 }) => ({ name, bytes, changedAt, sha256 })))}
    on conflict (name) do update
       set bytes = excluded.bytes, changed_at = excluded.changed_at, sha256 = excluded.sha256`;
}

/** Forgets files that no longer exist. */
export async function forgetHashed(db: Db, names: readonly string[]): Promise<void> {
  await db`delete from file_hashes where name = any(${[...names]}::text[])`;
}
