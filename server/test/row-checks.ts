import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Fragment, Pool } from '../src/platform/db/client.ts';
import { type PoolConnection, poolOf } from '../src/platform/db/pool.ts';
import { type Answer, Statement } from '../src/platform/db/sql.ts';
import { type RowClaim, type Shape, textKey } from './row-claims.ts';

/** What the database says of the types and columns of the migrated template. */
export interface Catalog {
  /** What values of a type are, by its number; missing for those that may be anything. */
  kinds: Record<string, string>;
  /** The columns of tables that may be null: `table.number`, with their names. */
  nullable: Record<string, string>;
}

declare module 'vitest' {
  interface ProvidedContext {
    rowClaims: Record<string, RowClaim[]>;
    /** Why there are none; '' when there are. */
    whyNoClaims: string;
    catalog: Catalog;
    /** The folder in which each worker lists the claims whose statements it has run. */
    ranClaims: string;
  }
}

type Result = Awaited<ReturnType<PoolConnection['run']>>;

/** Of a long answer so many rows are looked at. */
const enough = 25;

const isStatement = (value: unknown): value is Fragment => value instanceof Statement;

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'Date';
  return value instanceof Uint8Array ? 'Buffer' : typeof value;
}

/** Why a value is not what the code says; null when it is. */
function whyOther(shape: Shape, value: unknown, path: string): string | null {
  const kind = kindOf(value);
  if (kind === 'undefined' && shape.isOptional) return null;
  if (shape.kinds.length > 0 && !shape.kinds.includes(kind))
    return `${path} is ${kind}, and called ${shape.kinds.join(' or ')}`;
  if (kind === 'array' && shape.items)
    return firstOf(value as unknown[], (item) => whyOther(shape.items as Shape, item, `${path}[]`));
  if (kind === 'object' && shape.fields)
    return firstOf(Object.entries(shape.fields), ([key, field]) =>
      whyOther(field, (value as Record<string, unknown>)[key], `${path}.${key}`),
    );
  return null;
}

function firstOf<T>(all: readonly T[], why: (one: T) => string | null): string | null {
  for (const one of all) {
    const found = why(one);
    if (found) return found;
  }
  return null;
}

/** What is known of the code and of the database. */
interface Known {
  claims: Record<string, RowClaim[]>;
  catalog: Catalog;
  /** Where the claims of statements that ran are listed. */
  ranClaims?: string;
}

/** What the columns themselves tell, with or without a row. */
function whyOtherColumn(
  name: string,
  shape: Shape,
  { columns }: Answer,
  { sql, catalog }: { sql: string; catalog: Catalog },
) {
  const column = columns.find((one) => one.name === name);
  if (!column) return shape.isOptional ? null : `there is no column ${name}`;
  if (shape.kinds.length === 0) return null;
  const kind = catalog.kinds[column.type];
  if (kind && !shape.kinds.includes(kind))
    return `${name} is ${kind}, and called ${shape.kinds.join(' or ')}`;
  const source = catalog.nullable[`${column.table}.${column.number}`];
  // Why: an insert writes what it is given, and a condition on the column leaves no row in which it is missing.
  if (!source || shape.kinds.includes('null') || /^\s*insert /.test(sql)) return null;
  const isAsked = new RegExp(`\\b${source} *(is not null|[=<>]|like |between |in \\()`).test(sql);
  return isAsked ? null : `${name} may be null, and is called ${shape.kinds.join(' or ')}`;
}

/** What is said of the rows of a statement, also by a fragment of it: a list says it of what it reads. */
const claimsOf = ({ strings, values }: Fragment, claims: Known['claims']): RowClaim[] => [
  ...(claims[textKey(strings)] ?? []),
  ...values.filter(isStatement).flatMap((part) => claimsOf(part, claims)),
];

const listed = new Set<string>();

/** Lists a claim once for each worker, so that the end of the run can name those that no test reached. */
function listRan(place: string, folder: string): void {
  if (listed.has(place)) return;
  listed.add(place);
  appendFileSync(join(folder, String(process.pid)), `${place}\n`);
}

function whyOtherRows(
  query: Fragment,
  result: Result,
  { claims, catalog, ranClaims }: Known,
): string | null {
  const said = claimsOf(query, claims);
  if (ranClaims) for (const { place } of said) listRan(place, ranClaims);
  const about = { sql: said.length > 0 ? query.sent().text : '', catalog };
  return firstOf(said, ({ place, row }) => {
    const why = firstOf(
      Object.entries(row),
      ([name, shape]) =>
        whyOtherColumn(name, shape, result, about) ??
        firstOf(result.slice(0, enough), (found) =>
          whyOther(shape, (found as Record<string, unknown>)[name], name),
        ),
    );
    return why && `${place}: ${why}`;
  });
}

/** What the run found out before its tests began. */
export const knownOfRun = (): Known => ({
  claims: inject('rowClaims'),
  catalog: inject('catalog'),
  ranClaims: inject('ranClaims'),
});

/**
 * The pool, with every statement of the product held to the rows that its code says it answers with: the
 * names and types of the columns, what may be null, and the values themselves. One that answers otherwise fails.
 */
export function holdingRows(pool: Pool, known: Known = knownOfRun()): Pool {
  const held = (line: PoolConnection): PoolConnection => ({
    ...line,
    async run(statement) {
      const rows = await line.run(statement);
      const why = whyOtherRows(statement, rows, known);
      if (!why) return rows;
      // Why: the product answers 500 with a sentence of its own, which does not name the statement.
      console.error(why);
      throw new Error(why);
    },
  });
  return poolOf({ ...pool, connect: async () => held(await pool.connect()) });
}
