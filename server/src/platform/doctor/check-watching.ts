import { portOfRole } from '../metrics/metrics-port.ts';
import { askOutside } from '../outside/ask-outside.ts';
import type { Config, Role } from '../process/config.ts';
import { type Finding, ok, problem, warning } from './checks.ts';

const mostBytes = 4 * 1024 * 1024;

/** Asks each process of this server for its metrics. */
export async function checkMetrics(
  metrics: NonNullable<Config['metrics']>,
  role: Role,
): Promise<Finding[]> {
  const isOpen = !/^(127\.|::1$|localhost$)/.test(metrics.host);
  const host = /^(0\.0\.0\.0|::)$/.test(metrics.host) ? '127.0.0.1' : metrics.host;
  const roles: Role[] = role === 'all' ? ['web', 'worker'] : [role];
  const found = await Promise.all(
    roles.map(async (each): Promise<Finding> => {
      const port = portOfRole(metrics.port, each);
      const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}/metrics`;
      const status = await askOutside(url, { maxBytes: mostBytes }).then(
        (answer) => `answered ${answer.status}`,
        (error: Error) => `gave no answer (${error.message})`,
      );
      return status === 'answered 200'
        ? ok(`${url} tells the figures of the ${each} process`)
        : problem(`${url} ${status}`, 'Look in the log for “No metrics at port”, and restart.');
    }),
  );
  const told = warning(
    `the metrics listen on ${metrics.host}`,
    'They need no password: let only Prometheus reach the port.',
  );
  return isOpen ? [...found, told] : found;
}

/** Any answer of the collector will do: it is asked for nothing. */
export const checkCollector = (url: string): Promise<Finding> =>
  askOutside(`${url}/v1/traces`, { method: 'HEAD', maxBytes: null }).then(
    () => ok(`the collector at ${url} answers`),
    (error: Error) =>
      problem(
        `the collector at ${url} gives no answer: ${error.message}`,
        'Start it, or correct OTEL_EXPORTER_OTLP_ENDPOINT.',
      ),
  );
