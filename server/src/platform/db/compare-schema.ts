import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { howMany } from '@masthead/shared/platform/values/counting.ts';
import { callOf } from '../process/call-of.ts';
import { serverFolder } from '../server-folder.ts';
import type { Db } from './client.ts';
import { listApplied } from './migrations.queries.ts';
import {
  listSchemaParts,
  type PartKind,
  partKinds,
  type SchemaPart,
} from './schema-parts.queries.ts';

/** What the migrations make, written by `npm run docs` from a new database (decision 120). */
export const schemaFile = join(serverFolder, 'migrations', 'schema.json');

/** A part of the schema that the migrations made and that is missing now, or has changed. */
export interface SchemaDifference extends SchemaPart {
  isMissing: boolean;
  /** Only slows Masthead down. */
  isHarmless: boolean;
}

/** The text of the file: a part per line. */
export const schemaAsText = (parts: readonly SchemaPart[]): string =>
  `[\n${parts.map(({ kind, name, sql }) => JSON.stringify([kind, name, sql])).join(',\n')}\n]\n`;

async function readSchema(): Promise<SchemaPart[]> {
  const parts = JSON.parse(await readFile(schemaFile, 'utf8')) as [PartKind, string, string][];
  return parts.map(([kind, name, sql]) => ({ kind, name, sql }));
}

/** Why: a restored expression has the same meaning with fewer parentheses. */
const essence = (sql: string) => sql.replace(/[()\s]+/g, '');
const keyOf = ({ kind, name }: SchemaPart) => `${kind} ${name}`;

/**
 * Compares the schema with what the migrations made. What the operator has added, such as indexes, is no difference.
 * Null when the database has had the migrations of another version, whose schema is not known.
 */
export async function compareSchema(db: Db): Promise<SchemaDifference[] | null> {
  const files = (await readdir(join(serverFolder, 'migrations'))).filter((file) =>
    file.endsWith('.sql'),
  );
  const done = new Set((await listApplied(db)).map(({ id }) => id));
  if (done.size !== files.length || files.some((file) => !done.has(file))) return null;
  const there = new Map((await listSchemaParts(db)).map((part) => [keyOf(part), part]));
  const differences = (await readSchema()).flatMap((part) => {
    const found = there.get(keyOf(part));
    if (found && essence(found.sql) === essence(part.sql)) return [];
    const isHarmless = part.kind === 'index' && !part.sql.startsWith('CREATE UNIQUE');
    return [{ ...part, isMissing: !found, isHarmless }];
  });
  return differences.sort((a, b) => partKinds.indexOf(a.kind) - partKinds.indexOf(b.kind));
}

/** The statements that take away a changed part, so that it can be made again. */
function removalOf({ kind, name, sql }: SchemaPart): string {
  const [own = '', table = ''] = name.split(' on ');
  if (kind === 'policy' || kind === 'trigger') return `drop ${kind} ${name};\n`;
  if (kind === 'constraint') return `alter table ${table} drop constraint ${own};\n`;
  if (kind === 'index') return `drop index ${name};\n`;
  if (kind === 'grant' && sql.startsWith('grant'))
    return `revoke ${name.replace(/ to (\S+)$/, ' from $1')};\n`;
  return '';
}

/** SQL that makes what differs as the migrations made it, for the owner of the database. */
export function repairOf(part: SchemaDifference): string {
  const { kind, name, sql, isMissing } = part;
  if (kind === 'column' && !isMissing)
    return `-- Restore a backup: the column ${name} has changed.`;
  if (kind === 'role' && !isMissing) return `alter role ${name} nosuperuser nobypassrls;`;
  // Why: an index whose build failed has the name already.
  const invalid = kind === 'index' && isMissing ? `drop index if exists ${name};\n` : '';
  // Why: a trigger that is switched off has the name already.
  const off = kind === 'trigger' && isMissing ? `drop trigger if exists ${name};\n` : '';
  return `${isMissing ? `${invalid}${off}` : removalOf(part)}${sql};`;
}

/** How many parts a message names. */
const mostNamed = 10;

export function differencesTold(differences: readonly SchemaDifference[]): string {
  const names = differences
    .slice(0, mostNamed)
    .map(({ kind, name, isMissing }) => `${kind} ${name}${isMissing ? '' : ' (changed)'}`);
  const more = differences.length - names.length;
  return `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/**
 * Refuses a database that lacks what the migrations made: without its policies and grants, partners would see rows of
 * others or get errors. Missing indexes are only logged.
 */
export async function checkSchema(db: Db, log: (line: string) => void): Promise<void> {
  const differences = (await compareSchema(db)) ?? [];
  const repair = `${callOf('schema')} prints the SQL that repairs it.`;
  const harmless = differences.filter(({ isHarmless }) => isHarmless);
  if (harmless.length > 0)
    log(`Queries may be slow, because the database lacks ${differencesTold(harmless)}. ${repair}`);
  const others = differences.filter(({ isHarmless }) => !isHarmless);
  if (others.length === 0) return;
  throw new Error(
    `The database lacks ${howMany(others.length, 'part')} of its schema: ${differencesTold(others)}. It was restored without them, or they were removed. ${repair} Or restore a complete backup.`,
  );
}
