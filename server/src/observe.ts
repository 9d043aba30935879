import type { Pool } from './platform/db/client.ts';
import { logSlowStatements } from './platform/db/observe-statements.ts';
import type { Config } from './platform/process/config.ts';
import type { Logger } from './platform/process/log.ts';

type End = () => Promise<void>;

/** Logs slow statements and makes traces, as far as the settings want either. What is not wanted is not loaded. */
export async function observeWork(config: Config, log: Logger): Promise<End> {
  const stopLogging = logSlowStatements(config.slowStatementMs, log);
  const traces =
    config.traces && (await import('./platform/traces/open-traces.ts')).openTraces(config, log);
  return async () => {
    stopLogging();
    await traces?.close();
  };
}

interface Parts {
  config: Config;
  pool: Pool;
  log: Logger;
  live: () => number;
}

/** Answers Prometheus, if the settings want it. */
export async function observeServer(parts: Parts): Promise<End> {
  const { metrics } = parts.config;
  if (!metrics) return async () => {};
  const { openMetrics } = await import('./platform/metrics/open-metrics.ts');
  return (await openMetrics(metrics, parts)).close;
}
