import type postgres from 'postgres';

/** Rows come back in camelCase; days and times are strings, counts are numbers. */
export const types = {
  day: { to: 1082, from: [1082], serialize: (v: string) => v, parse: (v: string) => v },
  clock: {
    to: 1083,
    from: [1083],
    serialize: (v: string) => v,
    parse: (v: string) => v.slice(0, 5),
  },
  count: { to: 20, from: [20], serialize: (v: number) => String(v), parse: Number },
};

type Types = { day: string; clock: string; count: number };

/**
 * A statement whose code does not say what its rows are (`` db<Row[]>`…` ``) may be a part of another, or be
 * run for what it does: what a row holds cannot be used, only how many there are.
 */
type Statements = <T extends readonly (object | undefined)[] = Record<string, unknown>[]>(
  template: TemplateStringsArray,
  ...values: readonly postgres.ParameterOrFragment<Types[keyof Types]>[]
) => postgres.PendingQuery<T>;

/** The pool of connections. */
export type Pool = Statements & postgres.Sql<Types>;
/** Something that runs SQL: the pool, or one transaction. */
export type Db = Statements & postgres.ISql<Types>;
