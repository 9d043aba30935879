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

/** The pool of connections. */
export type Pool = postgres.Sql<{ day: string; clock: string; count: number }>;
/** Something that runs SQL: the pool, or one transaction. */
export type Db = postgres.ISql<{ day: string; clock: string; count: number }>;
