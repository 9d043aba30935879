import { Client, type ClientConfig, DatabaseError } from 'pg';

/** How long a new connection is tried, in ms. */
const probeMs = 5000;

const probes = new Map<string, Promise<unknown>>();

/** Null if the database answers on a new connection: any answer counts, such as that there are too many. */
export function whyDead(config: ClientConfig): Promise<unknown> {
  const { host, port, database, connectionString } = config;
  const key = JSON.stringify([host, port, database, connectionString]);
  // Why: all connections to a frozen database fall silent together.
  const probe = probes.get(key) ?? tryNew(config).finally(() => probes.delete(key));
  probes.set(key, probe);
  return probe;
}

async function tryNew(config: ClientConfig): Promise<unknown> {
  const limits = { connectionTimeoutMillis: probeMs, query_timeout: probeMs };
  const client = new Client({
    ...config,
    ...limits,
    // Why: the library's pool hides it from being copied.
    password: config.password,
    application_name: 'masthead-probe',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return null;
  } catch (error) {
    return error instanceof DatabaseError ? null : error;
  } finally {
    void client.end().catch(() => {});
  }
}
