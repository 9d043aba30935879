import { spawnSync } from 'node:child_process';
import type { Node } from 'libpg-query';
import {
  inFourDigits,
  type MigrationFile,
  readMigrations,
  type SqlStatement,
  statementsOf,
} from '../server/src/platform/db/migration-files.ts';
import { createdTable } from '../server/src/platform/db/migration-plan.ts';
import { conclude, skippedCheck } from './source-tree.ts';
import { toolEnvironment } from './tools.ts';

/** The newest migration of the last release. Its migrations are history; later ones follow the rules. */
export const released = 152;

/**
 * Rules of squawk that are not ours: the runner sets timeouts and repeats files, and the names and types of columns are
 * a matter of taste.
 */
const notOurs = [
  'require-lock-timeout',
  'require-statement-timeout',
  'prefer-robust-stmts',
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
  'prefer-identity',
  'prefer-text-field',
  'prefer-timestamp-tz',
  'ban-char-field',
  'identifier-too-long',
];

/** Rules about what servers of the version before still use: a file that says `-- fits from` may break them. */
const breaking = new Set([
  'ban-drop-column',
  'ban-drop-table',
  'renaming-column',
  'renaming-table',
  'changing-column-type',
  'adding-required-field',
  'adding-not-nullable-field',
  'drops',
]);

interface Finding {
  line: number;
  rule: string;
  message: string;
}

/** What squawk says of a file; null where it has no program for this platform. */
function askSquawk({ id, sql, isConcurrent }: MigrationFile): Finding[] | null {
  const flags = isConcurrent ? [] : ['--assume-in-transaction'];
  const { stdout, stderr, error } = spawnSync(
    'squawk',
    ['--reporter=json', `--stdin-filepath=${id}`, `--exclude=${notOurs.join(',')}`, ...flags],
    { input: sql, encoding: 'utf8', env: toolEnvironment() },
  );
  if (error || (stdout === '' && /platform|not found/i.test(stderr))) return null;
  const found = JSON.parse(stdout || '[]') as {
    line: number;
    rule_name: string;
    message: string;
    help: string | null;
  }[];
  return found.map(({ line, rule_name: rule, message, help }) => ({
    line: line + 1,
    rule,
    message: [message, help].filter(Boolean).join(' '),
  }));
}

const dropped: Record<string, string> = {
  OBJECT_FUNCTION: 'function',
  OBJECT_VIEW: 'view',
  OBJECT_TYPE: 'type',
  OBJECT_SEQUENCE: 'sequence',
};

/** A comment above a change of rows that says why they are few. */
const fewRows = /^-- Why few rows: ./;

/** What squawk does not look for. */
function findOthers(file: MigrationFile, statements: readonly SqlStatement[]): Finding[] {
  const created = new Set(statements.map(({ node }) => createdTable(node)));
  const lines = file.sql.split('\n');
  return statements.flatMap(({ node, line }) => {
    const finding = (rule: string, message: string) => ({ line, rule, message });
    const table = changedTable(node);
    const isFew = table?.startsWith('history_') || fewRows.test(lines[line - 2] ?? '');
    if (table && !created.has(table) && !isFew)
      return [
        finding(
          'rows',
          `Changes the rows of ${table} under locks that last until the end of the file. Declare a data move, or say above it '-- Why few rows: …'.`,
        ),
      ];
    const kind = 'DropStmt' in node ? dropped[node.DropStmt.removeType ?? ''] : undefined;
    if (kind)
      return [finding('drops', `Drops a ${kind} that servers of the version before may use.`)];
    if (file.isConcurrent && !isRepeatable(node))
      return [
        finding(
          'concurrently',
          'A file that begins with -- concurrently may run twice, so it only has create index concurrently with a name, drop index concurrently if exists, and validate constraint.',
        ),
      ];
    return [];
  });
}

function changedTable(node: Node): string | undefined {
  if ('UpdateStmt' in node) return node.UpdateStmt.relation?.relname;
  return 'DeleteStmt' in node ? node.DeleteStmt.relation?.relname : undefined;
}

function isRepeatable(node: Node): boolean {
  if ('IndexStmt' in node)
    return node.IndexStmt.concurrent === true && node.IndexStmt.idxname !== undefined;
  if ('DropStmt' in node)
    return node.DropStmt.concurrent === true && node.DropStmt.missing_ok === true;
  return (
    'AlterTableStmt' in node &&
    (node.AlterTableStmt.cmds ?? []).every(
      (change) =>
        'AlterTableCmd' in change && change.AlterTableCmd.subtype === 'AT_ValidateConstraint',
    )
  );
}

/** The problems of one file; null where squawk is missing. */
export async function problemsOf(file: MigrationFile): Promise<string[] | null> {
  const bySquawk = askSquawk(file);
  const statements = await statementsOf(file.sql);
  const found = [...(bySquawk ?? []), ...findOthers(file, statements)]
    .filter(({ rule }) => file.fitsFrom === null || !breaking.has(rule))
    .map(({ line, rule, message }) => {
      const way = breaking.has(rule)
        ? ` Remove it one version after the last use, in a file with the line '-- fits from ${inFourDigits(file.number - 1)}' (the newest migration of the version that no longer uses it).`
        : '';
      return `server/migrations/${file.id}:${line}: ${message} (${rule})${way}`;
    });
  if (file.fitsFrom !== null && file.fitsFrom >= file.number)
    found.push(`server/migrations/${file.id}: '-- fits from' must name a migration before it.`);
  return bySquawk ? found : null;
}

if (import.meta.main) {
  const files = (await readMigrations()).filter(({ number }) => number > released);
  const found = await Promise.all(files.map(problemsOf));
  if (found.includes(null)) console.log(`${skippedCheck}rules of migrations (needs squawk)`);
  conclude(found.flatMap((problems) => problems ?? []));
}
