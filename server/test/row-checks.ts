import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Fragment, Pool } from '../src/platform/db/client.ts';
import { type PoolConnection, poolOf } from '../src/platform/db/pool.ts';
import { type Answer, Statement } from '../src/platform/db/sql.ts';
import { type RowClaim, type Shape, textKey } from './row-claims.ts';

/** The types and columns of the migrated template, as the database reports them. */
export interface Catalog {
  /** The kind of a type's values, by the type's number; missing for types that allow any value. */
  kinds: Record<string, string>;
  /** The nullable columns of tables: `table.number`, with their names. */
  nullable: Record<string, string>;
}

declare module 'vitest' {
  interface ProvidedContext {
    rowClaims: Record<string, RowClaim[]>;
    /** Why there are none; '' if there are some. */
    whyNoClaims: string;
    catalog: Catalog;
    /** The folder in which each worker lists the claims whose statements it has run. */
    ranClaims: string;
  }
}

type Result = Awaited<ReturnType<PoolConnection['run']>>;

/** The number of rows checked in a long result. */
const enough = 25;

const isStatement = (value: unknown): value is Fragment => value instanceof Statement;

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'Date';
  return value instanceof Uint8Array ? 'Buffer' : typeof value;
}

/** How a value differs from its declared type; null if it does not. */
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

/** The declarations in the code and the types in the database. */
interface Known {
  claims: Record<string, RowClaim[]>;
  catalog: Catalog;
  /** The folder for the claims of statements that ran. */
  ranClaims?: string;
}

/** Checks the columns themselves, with or without rows. */
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
  // Why: an insert returns the values it was given, and a condition on the column excludes rows without a value.
  if (!source || shape.kinds.includes('null') || /^\s*insert /.test(sql)) return null;
  const isAsked = new RegExp(`\\b${source} *(is not null|[=<>]|like |between |in \\()`).test(sql);
  return isAsked ? null : `${name} may be null, and is called ${shape.kinds.join(' or ')}`;
}

/** The claims for the rows of a statement, including those of its fragments. */
const claimsOf = ({ strings, values }: Fragment, claims: Known['claims']): RowClaim[] => [
  ...(claims[textKey(strings)] ?? []),
  ...values.filter(isStatement).flatMap((part) => claimsOf(part, claims)),
];

const listed = new Set<string>();

/** Lists a claim once per worker, so that the end of the run can name the claims that no test reached. */
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

/** The data that the global setup collected before the tests. */
export const knownOfRun = (): Known => ({
  claims: inject('rowClaims'),
  catalog: inject('catalog'),
  ranClaims: inject('ranClaims'),
});

/**
 * The pool, with the results of every product statement checked against the declared rows: the names and types of the
 * columns, nullability, and the values themselves. A mismatch fails.
 */
export function holdingRows(pool: Pool, known: Known = knownOfRun()): Pool {
  const held = (line: PoolConnection): PoolConnection => ({
    ...line,
    async run(statement) {
      const rows = await line.run(statement);
      const why = whyOtherRows(statement, rows, known);
      if (!why) return rows;
      // Why: the product answers 500 with its own message, which does not name the statement.
      console.error(why);
      throw new Error(why);
    },
  });
  return poolOf({ ...pool, connect: async () => held(await pool.connect()) });
}
