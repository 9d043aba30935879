import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Pool } from '../db/client.ts';
import { newestMigration } from '../db/migration-files.ts';
import type { Config } from '../process/config.ts';
import type { Logger } from '../process/log.ts';
import { version } from '../process/version.ts';
import { countSignals, setFigures, setOwn } from './collect.ts';
import { declareMetrics } from './declare-metrics.ts';
import { portOfRole } from './metrics-port.ts';
import { openFigures } from './read-figures.ts';

/** A scrape is one short request; whoever holds more connections than this gets none. */
const limits = { requestMs: 5000, connections: 20 };

interface Parts {
  config: Config;
  pool: Pool;
  log: Pick<Logger, 'error'>;
  /** How many browsers are connected for live updates. */
  live: () => number;
}

function answer(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}

/**
 * Answers Prometheus at a port of its own. A port that is taken is logged and costs the metrics alone: pages matter more
 * than figures, and Prometheus reports a target that does not answer.
 */
export async function openMetrics(
  at: NonNullable<Config['metrics']>,
  { config, pool, log, live }: Parts,
) {
  const metrics = declareMetrics();
  const figures = openFigures(pool);
  const counting = countSignals(metrics);
  metrics.build.set({ version, role: config.role }, 1);
  metrics.schemaWanted.set(newestMigration());

  async function scrape(): Promise<string> {
    const [found] = await Promise.all([figures.read(), setOwn(metrics, { pool, config, live })]);
    counting.setMailServer();
    setFigures(metrics, found);
    return metrics.registry.metrics();
  }

  const server = createServer({ requestTimeout: limits.requestMs }, (request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics')
      return answer(response, 404, 'text/plain; charset=utf-8', 'The metrics are at /metrics.\n');
    scrape().then(
      (text) => answer(response, 200, metrics.registry.contentType, text),
      (err: unknown) => {
        log.error({ err }, 'Couldn’t collect the metrics');
        answer(response, 500, 'text/plain; charset=utf-8', 'The metrics could not be collected.\n');
      },
    );
  });
  server.maxConnections = limits.connections;
  const port = portOfRole(at.port, config.role);
  const settled = Promise.withResolvers<void>();
  server.on('error', (err) => {
    log.error({ err }, `No metrics at port ${port}`);
    settled.resolve();
  });
  server.listen(port, at.host, settled.resolve).unref();
  await settled.promise;
  return {
    /** Null when the port was taken. */
    port: (server.address() as AddressInfo | null)?.port ?? null,
    close: async () => {
      counting.stop();
      server.close();
      server.closeAllConnections();
      await figures.close();
    },
  };
}
