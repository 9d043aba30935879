import postgres, { type Sql } from 'postgres';
import { SUPERUSER } from './cluster.ts';
import type { Server } from './server-process.ts';

const KEEPER = 'masthead-keeper';

/** The app's own role owns its database but is no superuser, as on a PostgreSQL given by DATABASE_URL. */
export const APP_ROLE = 'masthead';

const ONE_START_AT_A_TIME = 0x6d617374;
const CONNECT_SECONDS = 5;

export type Attempt =
  | { sql: Sql }
  /** `starting`: a server answers, but not yet with work. `away`: none answers. `refused`: it never will. */
  | { sql: null; because: 'starting' | 'away' | 'refused'; message: string };

/** Counts as connected only with the app's database there: a server found while it goes down fails here. */
export async function connectKeeper(server: Server, onEnd: () => void): Promise<Attempt> {
  let isConnected = false;
  const sql = connect(server, KEEPER, () => isConnected && onEnd());
  try {
    await prepareDatabase(sql, server);
    isConnected = true;
    return { sql };
  } catch (error) {
    await sql.end({ timeout: 0 });
    return { sql: null, ...readRefusal(error) };
  }
}

function connect(server: Server, name: string, onEnd: () => void) {
  const { host, port } = server.address;
  return postgres({
    host,
    port,
    user: SUPERUSER,
    password: server.cluster.password,
    // Not in the app's database, which must stay free to be dropped and copied.
    database: 'postgres',
    ssl: false,
    max: 1,
    connect_timeout: CONNECT_SECONDS,
    max_lifetime: null,
    fetch_types: false,
    connection: { application_name: name },
    onnotice: () => {},
    onclose: onEnd,
  });
}

function readRefusal(error: unknown) {
  const { code = '', message } = error as Error & { code?: string };
  if (/^28|^3D000/.test(code)) return { because: 'refused' as const, message };
  const isStarting = ['57P03', '53300'].includes(code);
  return { because: isStarting ? ('starting' as const) : ('away' as const), message };
}

/** Asked on a connection that is no keeper, after our own has gone: two that stop at once cannot both stay. */
export async function isUsedByOthers(server: Server) {
  const sql = connect(server, 'masthead-stop', () => {});
  try {
    const keepers =
      await sql`select from pg_stat_activity where application_name = ${KEEPER} limit 1`;
    return keepers.length > 0;
  } catch {
    // It is on its way down already.
    return false;
  } finally {
    await sql.end({ timeout: CONNECT_SECONDS });
  }
}

async function prepareDatabase(sql: Sql, { cluster, database }: Server) {
  await sql`select pg_advisory_lock(${ONE_START_AT_A_TIME})`;
  try {
    const [role] = await sql`select from pg_roles where rolname = ${APP_ROLE}`;
    // The password is our own base64url text: it needs no quoting.
    if (!role) {
      await sql.unsafe(
        `create role ${APP_ROLE} login createdb createrole password '${cluster.password}'`,
      );
    }
    const [found] = await sql`select from pg_database where datname = ${database}`;
    if (!found) await sql`create database ${sql(database)} owner ${sql(APP_ROLE)}`.simple();
  } finally {
    await sql`select pg_advisory_unlock(${ONE_START_AT_A_TIME})`;
  }
}
