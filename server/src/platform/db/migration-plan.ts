import { healthMessages } from '@masthead/shared/platform/health/health.endpoints.ts';
import { inDigits } from '@masthead/shared/platform/values/counting.ts';
import type { Node, RangeVar } from 'libpg-query';
import { callOf } from '../process/call-of.ts';
import type { Db } from './client.ts';
import { listDataMoves } from './data-moves.queries.ts';
import {
  inFourDigits,
  type MigrationFile,
  type SqlStatement,
  statementsOf,
} from './migration-files.ts';
import {
  findOlderProcesses,
  findSizes,
  findTableOfIndex,
  listApplied,
} from './migrations.queries.ts';
import { compareMigrations } from './schema-fit.ts';

/** What others must wait for while a statement runs, from its lock; in order of strength. */
const stops = ['nothing', 'writes', 'reads and writes'] as const;
type Stops = (typeof stops)[number];

/** A table, or an index of one, that a statement locks. */
interface Lock {
  table?: string | undefined;
  index?: string | undefined;
  stops: Stops;
}

/** Changes of a table that need no lock against reads or writes, and those that let others read. */
const quiet = new Set(['AT_ValidateConstraint', 'AT_SetStatistics', 'AT_SetRelOptions']);
const letRead = new Set([...quiet, 'AT_EnableTrig', 'AT_DisableTrig', 'AT_EnableTrigUser']);

function stopsOfChange(change: Node): Stops {
  if (!('AlterTableCmd' in change)) return 'reads and writes';
  const { subtype = '', def } = change.AlterTableCmd;
  if (quiet.has(subtype)) return 'nothing';
  const isForeignKey =
    def !== undefined && 'Constraint' in def && def.Constraint.contype === 'CONSTR_FOREIGN';
  return letRead.has(subtype) || isForeignKey ? 'writes' : 'reads and writes';
}

const strongest = (given: readonly Stops[]) =>
  stops.findLast((each) => given.includes(each)) ?? 'nothing';

const names = (list: Node) =>
  'List' in list
    ? (list.List.items ?? []).map((item) => ('String' in item ? (item.String.sval ?? '') : ''))
    : [];

/** The locks of a statement on tables, as PostgreSQL's manual lists them. */
function locksOf(node: Node): Lock[] {
  const of = (relation: RangeVar | undefined, kind: Stops): Lock[] => [
    { table: relation?.relname, stops: kind },
  ];
  if ('AlterTableStmt' in node) {
    const { relation, cmds = [], objtype } = node.AlterTableStmt;
    return objtype === 'OBJECT_TABLE' ? of(relation, strongest(cmds.map(stopsOfChange))) : [];
  }
  if ('IndexStmt' in node)
    return of(node.IndexStmt.relation, node.IndexStmt.concurrent ? 'nothing' : 'writes');
  if ('CreateTrigStmt' in node) return of(node.CreateTrigStmt.relation, 'writes');
  if ('RenameStmt' in node) return of(node.RenameStmt.relation, 'reads and writes');
  if ('CreatePolicyStmt' in node) return of(node.CreatePolicyStmt.table, 'reads and writes');
  if ('AlterPolicyStmt' in node) return of(node.AlterPolicyStmt.table, 'reads and writes');
  if ('UpdateStmt' in node) return of(node.UpdateStmt.relation, 'nothing');
  if ('DeleteStmt' in node) return of(node.DeleteStmt.relation, 'nothing');
  if (!('DropStmt' in node)) return [];
  const { objects = [], removeType, concurrent } = node.DropStmt;
  const kind: Stops = concurrent ? 'nothing' : 'reads and writes';
  const dropped = objects.map(names);
  if (removeType === 'OBJECT_INDEX')
    return dropped.map((parts) => ({ index: parts.at(-1), stops: kind }));
  if (removeType === 'OBJECT_TABLE')
    return dropped.map((parts) => ({ table: parts.at(-1), stops: kind }));
  const isOfTable = removeType === 'OBJECT_TRIGGER' || removeType === 'OBJECT_POLICY';
  return isOfTable ? dropped.map((parts) => ({ table: parts.at(-2), stops: kind })) : [];
}

/** The tables that were there before and that a file locks or changes, without those of indexes. */
export const tablesOf = (statements: readonly SqlStatement[]) => {
  const created = new Set(statements.map(({ node }) => createdTable(node)));
  const locked = statements.flatMap(({ node }) => locksOf(node).map(({ table }) => table));
  return locked.filter((table) => table !== undefined && !created.has(table)) as string[];
};

export const createdTable = (node: Node) =>
  'CreateStmt' in node ? node.CreateStmt.relation?.relname : undefined;

/** What a file does to each table that is there already: the strongest of its locks. */
async function locksOfFile(db: Db, statements: readonly SqlStatement[]) {
  const found = new Map<string, Stops>();
  for (const { table, index, stops: kind } of statements.flatMap(({ node }) => locksOf(node))) {
    const name = index === undefined ? table : await findTableOfIndex(db, index);
    if (name) found.set(name, strongest([kind, found.get(name) ?? 'nothing']));
  }
  return found;
}

const inMegabytes = (bytes: number) =>
  bytes < 2 ** 20 ? 'under 1 MB' : `${inDigits(Math.round(bytes / 2 ** 20))} MB`;

const waits: Record<Stops, string> = {
  nothing: 'others read and write on',
  writes: 'others read on, and writes wait',
  'reads and writes': 'reads and writes wait',
};

async function linesOf(db: Db, file: MigrationFile): Promise<string[]> {
  const statements = await statementsOf(file.sql);
  const locks = await locksOfFile(db, statements);
  const sizes = await findSizes(db, [...locks.keys()]);
  const tables = sizes.map(
    ({ name, rows, bytes }) =>
      `  ${name} (about ${inDigits(Math.round(rows))} rows, ${inMegabytes(bytes)}): ${waits[locks.get(name) ?? 'nothing']}`,
  );
  const lines = [`${file.id}: ${file.title}`, ...tables];
  if (statements.some(({ node }) => 'DoStmt' in node))
    lines.push('  It contains a program, whose locks are not listed.');
  if (file.fitsFrom === null) return [...lines, '  Older servers can keep running.'];
  const older = await findOlderProcesses(db, file.fitsFrom);
  const from = inFourDigits(file.fitsFrom);
  return [
    ...lines,
    `  Only versions with migration ${from} or later can keep running. ${
      older.length > 0
        ? `Older processes are connected now: ${older.length}. It waits until they have ended.`
        : 'No older process is connected now.'
    }`,
  ];
}

/**
 * What a migration of this database would do: each file with the tables that it locks. A lock without work on the rows
 * lasts for milliseconds; the sizes tell how long it takes to build an index or to change all rows.
 */
export async function planMigrations(db: Db, files: readonly MigrationFile[]): Promise<string[]> {
  const { pending } = compareMigrations(files, await listApplied(db));
  if (pending.length === 0) {
    const moves = await listDataMoves(db);
    const lines = moves.map(({ what, percent }) => healthMessages.movingData(what, percent));
    return ['The database is up to date. There is nothing to migrate.', ...lines];
  }
  const lines: string[] = [];
  for (const file of pending) lines.push(...(await linesOf(db, file)));
  const count = pending.length === 1 ? '1 migration' : `${pending.length} migrations`;
  return [`${count} would run:`, '', ...lines, '', `Apply: ${callOf('migrate', '--apply')}`];
}
