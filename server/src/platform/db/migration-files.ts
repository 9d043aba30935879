import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Node } from 'libpg-query';
import { serverFolder } from '../server-folder.ts';

export const migrationsFolder = join(serverFolder, 'migrations');

/** A numbered SQL file of the folder `migrations`. */
export interface MigrationFile {
  /** Its name, which is its id in the table `migrations`. */
  id: string;
  number: number;
  sql: string;
  /** What its first comment says, or its name in words. */
  title: string;
  /** Of its text without comment lines, which may be reworded. */
  checksum: string;
  /**
   * The newest migration of the oldest version that works once this one is applied, from a line `-- fits from 0149`;
   * null leaves that as it was.
   */
  fitsFrom: number | null;
  /** Its first line is `-- concurrently`: its statements run one by one, outside a transaction. */
  isConcurrent: boolean;
}

/** One statement of a file, with the line on which it begins. */
export interface SqlStatement {
  text: string;
  line: number;
  node: Node;
}

const suffix = '.sql';
export const numberOf = (id: string) => Number.parseInt(id, 10);
export const inFourDigits = (number: number) => String(number).padStart(4, '0');

/** The names of the migrations of a folder, in order. */
export const listMigrationFiles = async (folder = migrationsFolder): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith(suffix)).sort();

/** The migrations of a folder, in order. */
export async function readMigrations(folder = migrationsFolder): Promise<MigrationFile[]> {
  return Promise.all(
    (await listMigrationFiles(folder)).map(async (name) =>
      migrationOf(name, await readFile(join(folder, name), 'utf8')),
    ),
  );
}

/** The number of the newest migration that this version of Masthead has. */
export function newestMigration(folder = migrationsFolder): number {
  return Math.max(
    0,
    ...readdirSync(folder)
      .filter((name) => name.endsWith(suffix))
      .map(numberOf),
  );
}

const commentLine = /^\s*--.*(?:\n|$)/gm;
const instruction = /^-- (?:concurrently|fits from \d+)$/;

export function migrationOf(id: string, text: string): MigrationFile {
  const sql = text.replaceAll('\r\n', '\n');
  const comments = sql.match(commentLine)?.map((line) => line.trim()) ?? [];
  const title = sql.startsWith('--') ? comments.find((line) => !instruction.test(line)) : undefined;
  const fitsFrom = /^-- fits from (\d+)$/m.exec(sql)?.[1];
  return {
    id,
    number: numberOf(id),
    sql,
    title: title?.replace(/^-- ?/, '') ?? id.slice(5, -suffix.length).replaceAll('_', ' '),
    checksum: createHash('sha256').update(sql.replaceAll(commentLine, '')).digest('hex'),
    fitsFrom: fitsFrom === undefined ? null : Number(fitsFrom),
    isConcurrent: sql.startsWith('-- concurrently\n'),
  };
}

const beforeStatement = /^(?:\s|--[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*/;

/** The statements of a text, as PostgreSQL's own parser reads them. */
export async function statementsOf(sql: string): Promise<SqlStatement[]> {
  // Why on demand: a start without migrations needs no parser.
  const { parse } = await import('libpg-query');
  const bytes = Buffer.from(sql);
  const { stmts = [] } = await parse(sql);
  return stmts.map(({ stmt, stmt_location: start = 0, stmt_len: length }) => {
    const end = length ? start + length : bytes.length;
    const [lead = ''] = beforeStatement.exec(bytes.toString('utf8', start, end)) ?? [];
    const text = bytes.toString('utf8', start, end).slice(lead.length).trimEnd();
    return { text, line: lineAt(bytes.toString('utf8', 0, start) + lead), node: stmt as Node };
  });
}

const lineAt = (before: string) => before.split('\n').length;
