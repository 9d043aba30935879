import { inFourDigits, type MigrationFile, numberOf } from './migration-files.ts';
import type { Applied } from './migrations.queries.ts';

/** Why this version does not run on this database, in sentences for the operator. */
export class SchemaRefused extends Error {}

/** How the migrations of this version and those of a database compare. */
export interface SchemaFit {
  /** Migrations that the database lacks. */
  pending: MigrationFile[];
  /** Ids of migrations of a newer version that the database has had. */
  newer: string[];
}

/**
 * Compares them. Throws when a migration was changed after it ran, or when the database has had one of a newer version
 * that no longer works with this one.
 */
export function compareMigrations(
  files: readonly MigrationFile[],
  applied: readonly Applied[],
): SchemaFit {
  const known = new Map(files.map((file) => [file.id, file]));
  const own = files.at(-1)?.number ?? 0;
  const changed = applied.find(
    ({ id, checksum }) =>
      checksum !== null && known.has(id) && known.get(id)?.checksum !== checksum,
  );
  if (changed)
    throw new SchemaRefused(
      `The migration ${changed.id} was changed after this database ran it. Restore the file as it was released, and put the change into a new migration.`,
    );
  const newer = applied.filter(({ id }) => !known.has(id) && numberOf(id) > own);
  const breaking = newer.filter(({ fitsFrom }) => fitsFrom !== null && fitsFrom > own).at(-1);
  if (breaking)
    throw new SchemaRefused(
      `This database has the migration ${breaking.id} of a newer version of Masthead, which needs a version with migration ${inFourDigits(breaking.fitsFrom ?? 0)} or later. This version ends with ${inFourDigits(own)}. Start the newer version, or restore a backup from before the upgrade.`,
    );
  const done = new Set(applied.map(({ id }) => id));
  return {
    pending: files.filter(({ id }) => !done.has(id)),
    newer: newer.map(({ id }) => id).sort(),
  };
}
