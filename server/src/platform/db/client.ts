import type { ClientConfig } from 'pg';
import { claiming } from './open-claim.ts';
import { type Connection, type Limits, openSource, type Pool, poolOf } from './pool.ts';
import type { Db, Fragment } from './sql.ts';
import { tokenInHand } from './token-in-hand.ts';
import { transaction } from './transaction.ts';

export type { Connection, Db, Fragment, Pool };

/** Limits that keep a slow statement or an abandoned transaction from blocking others, in ms. */
const limits = {
  statement_timeout: 8000,
  lock_timeout: 4000,
  idle_in_transaction_session_timeout: 20_000,
} satisfies Limits;

interface PoolOptions {
  max?: number;
  name?: string;
  hasLimits?: boolean;
  /** Reaches PostgreSQL itself, where the connection leads to a pooler in transaction mode. */
  direct?: Connection;
}

/** Opens a pool. Connections are made when they are needed and again after the database was away. */
export function openPool(
  connection: Connection,
  { max = 10, name = 'masthead', hasLimits = true, direct = connection }: PoolOptions = {},
): Pool {
  const shared = { application_name: name, options: '-c TimeZone=UTC' };
  const own = { ...reach(direct), ...shared, ...(hasLimits ? limits : {}) };
  const waitMs = hasLimits ? limits.statement_timeout : 0;
  if (direct === connection) return poolOf(openSource(own, { max, waitMs }));
  // Why: PgBouncer refuses limits when a connection is opened (decision 120).
  const behind = { direct: own, limits: hasLimits ? limits : {} };
  return poolOf(openSource({ ...reach(connection), ...shared }, { max, waitMs, ...behind }));
}

/** How the driver reaches a database. */
export const reach = (connection: Connection): ClientConfig =>
  typeof connection === 'string' ? { connectionString: asLibpq(connection) } : connection;

/** An address whose `sslmode` has the same meaning as in libpq. */
function asLibpq(address: string): string {
  if (!address.includes('sslmode=') || address.includes('uselibpqcompat=')) return address;
  return `${address}&uselibpqcompat=true`;
}

/** Who writes: noted in the history by the database itself. Null is the product; below zero, an operator. */
export type Actor = number | null;

const opening = ({ limits }: Pool, settings: Record<string, string | number | null>) => {
  const token = tokenInHand();
  const own = token === undefined ? settings : { ...settings, 'masthead.token': token };
  const each = Object.entries({ ...limits, ...own }).map(([name, value]) => {
    if (!/^-?\w*$/.test(String(value ?? '')))
      throw new Error(`Invalid value for the setting ${name}`);
    return `set_config('${name}', '${value ?? ''}', true)`;
  });
  return `begin; select ${each.join(', ')}`;
};

/** Runs `work` in one transaction whose changes are noted as this person's. */
export const write = async <T>(
  pool: Pool,
  actor: Actor,
  work: (db: Db) => Promise<T>,
): Promise<T> => {
  const run = (all: typeof work) =>
    transaction(pool, opening(pool, { 'masthead.actor': actor }), all);
  return actor === null ? run(work) : claiming(work, run);
};

/**
 * Runs a partner's request as the database role that sees only their organization: the second layer of row-level
 * access, whatever the queries select (decisions 2).
 */
export const asPartner = async <T>(
  pool: Pool,
  partner: { id: number; organizationId: number | null },
  work: (db: Db) => Promise<T>,
): Promise<T> =>
  claiming(work, (all) =>
    transaction(
      pool,
      opening(pool, {
        'masthead.actor': partner.id,
        'masthead.organization': partner.organizationId,
        role: 'masthead_partner',
      }),
      all,
    ),
  );

/** Switches to that role until the transaction ends, for work that first reads rows hidden from partners. */
export const goOnAsPartner = (db: Db, organizationId: number) =>
  db`select set_config('masthead.organization', ${String(organizationId)}, true),
            set_config('role', 'masthead_partner', true)`;

/**
 * Runs work as the database role that sees rows of a few persons only, and of those only the ones this person may
 * see: the second layer for rows that even colleagues must not see (decisions 2, decision 46).
 */
export const asPerson = async <T>(
  pool: Pool,
  person: { id: number },
  work: (db: Db) => Promise<T>,
): Promise<T> =>
  claiming(work, (all) =>
    transaction(pool, opening(pool, { 'masthead.actor': person.id, role: 'masthead_person' }), all),
  );

/** Runs work on invoices as the database role that sees and writes the contributor's own (decision 44). */
export const asContributor = async <T>(
  pool: Pool,
  contributor: { id: number },
  work: (db: Db) => Promise<T>,
): Promise<T> =>
  claiming(work, (all) =>
    transaction(
      pool,
      opening(pool, { 'masthead.actor': contributor.id, role: 'masthead_contributor' }),
      all,
    ),
  );

/** True when a transaction may have been committed: the connection was lost while the database was asked to. */
export const mayBeCommitted = (error: unknown): boolean =>
  (error as { isCommitUnknown?: unknown } | null)?.isCommitUnknown === true;

/** Codes of a connection that could not be made or was lost. */
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  // A Unix socket whose queue is full, such as of a frozen database.
  'EAGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  'CONNECTION_CLOSED',
]);

/** True when the database is away or going away, so that trying again can help. */
export function isDatabaseAway(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code !== 'string') return false;
  return /^(57P0[1-5]|25P0[34]|53300|08\w{3})$/.test(code) || awayCodes.has(code);
}
