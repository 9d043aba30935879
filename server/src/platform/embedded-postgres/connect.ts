import { setTimeout as sleep } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';
import { SUPERUSER } from './cluster.ts';
import type { Server } from './server-process.ts';

const KEEPER = 'masthead-keeper';

/** The app's own role owns its database but is no superuser, as on a PostgreSQL given by DATABASE_URL. */
export const APP_ROLE = 'masthead';

const ONE_START_AT_A_TIME = 0x6d617374;
const CONNECT_MS = 5000;

export type Attempt =
  | { client: Client }
  /** `starting`: a server answers, but not yet with work. `away`: none answers. `refused`: it never will. */
  | { client: null; because: 'starting' | 'away' | 'refused'; message: string };

/** Counts as connected only with the app's database there: a server found while it goes down fails here. */
export async function connectKeeper(server: Server, onEnd: () => void): Promise<Attempt> {
  const client = clientOf(server, KEEPER);
  try {
    await client.connect();
    await prepareDatabase(client, server);
    client.once('end', onEnd);
    return { client };
  } catch (error) {
    await leave(client);
    return { client: null, ...readRefusal(error) };
  }
}

function clientOf({ address: { host, port }, cluster }: Server, name: string) {
  const client = new Client({
    host,
    port,
    user: SUPERUSER,
    password: cluster.password,
    // Not in the app's database, which must stay free to be dropped and copied.
    database: 'postgres',
    ssl: false,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: name,
  });
  // Why ignored: the connection's end event handles failures.
  client.on('error', () => {});
  return client;
}

/** Ends a connection; a server that does not answer is not waited for. */
export const leave = (client: Client): Promise<unknown> =>
  Promise.race([client.end(), sleep(CONNECT_MS, undefined, { ref: false })]);

function readRefusal(error: unknown) {
  const { code = '', message } = error as Error & { code?: string };
  if (/^28|^3D000/.test(code)) return { because: 'refused' as const, message };
  const isStarting = ['57P03', '53300'].includes(code);
  return { because: isStarting ? ('starting' as const) : ('away' as const), message };
}

/** Asked on a connection that is no keeper, after our own has gone: two that stop at once cannot both stay. */
export async function isUsedByOthers(server: Server) {
  const client = clientOf(server, 'masthead-stop');
  try {
    await client.connect();
    const keepers = await client.query(
      'select from pg_stat_activity where application_name = $1 limit 1',
      [KEEPER],
    );
    return keepers.rowCount !== 0;
  } catch {
    // It is on its way down already.
    return false;
  } finally {
    await leave(client);
  }
}

async function prepareDatabase(client: Client, { cluster, database }: Server) {
  await client.query('select pg_advisory_lock($1)', [ONE_START_AT_A_TIME]);
  try {
    const role = await client.query('select from pg_roles where rolname = $1', [APP_ROLE]);
    // The password is our own base64url text: it needs no quoting.
    if (role.rowCount === 0) {
      await client.query(
        `create role ${APP_ROLE} login createdb createrole password '${cluster.password}'`,
      );
    }
    const found = await client.query('select from pg_database where datname = $1', [database]);
    if (found.rowCount === 0) {
      await client.query(`create database ${escapeIdentifier(database)} owner ${APP_ROLE}`);
    }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [ONE_START_AT_A_TIME]);
  }
}
