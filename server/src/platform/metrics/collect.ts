import { statfs } from 'node:fs/promises';
import type { Pool } from '../db/client.ts';
import type { Config } from '../process/config.ts';
import { signals } from '../process/signals.ts';
import { strayCount } from '../process/strays.ts';
import type { Metrics } from './declare-metrics.ts';
import type { Figures } from './figures.queries.ts';
import { domainLabels } from './mail-domains.ts';

/** A mail server that was away counts as there again when no message was tried for this long, in ms. */
const awayMs = 1_200_000;

/** Counts what happens in this process. */
export function countSignals(metrics: Metrics, now = () => performance.now()) {
  const labelOf = domainLabels();
  let awayAt = -Infinity;
  const ends = [
    signals.requestDone.hear(({ method, route, status, seconds }) => {
      metrics.requests.inc({ method, route, status });
      metrics.requestSeconds.observe({ method, route }, seconds);
    }),
    signals.statementDone.hear(({ seconds, error }) => {
      metrics.statements.inc({ result: error ? 'failed' : 'done' });
      metrics.statementSeconds.inc(seconds);
    }),
    signals.jobDone.hear(({ queue, seconds, error }) =>
      metrics.jobSeconds.observe({ queue, result: error ? 'failed' : 'done' }, seconds),
    ),
    signals.mailDone.hear(({ domain, outcome }) => {
      metrics.mail.inc({ outcome, domain: labelOf(domain) });
      if (outcome !== 'unknown') awayAt = outcome === 'away' ? now() : -Infinity;
    }),
    signals.readerEvent.hear((kind) => metrics.readerEvents.inc({ kind })),
    signals.cacheUsed.hear(({ cache, isHit }) =>
      metrics.cache.inc({ cache, result: isHit ? 'hit' : 'miss' }),
    ),
  ];
  return {
    setMailServer: () => metrics.mailServer.set(now() - awayAt < awayMs ? 0 : 1),
    stop() {
      for (const end of ends) end();
    },
  };
}

const timestamp = (at: number | null) => at ?? 0;

/** Sets what the database tells. While it is away, its figures are missing instead of being old. */
export function setFigures(metrics: Metrics, figures: Figures | null): void {
  const { jobs, oldestJob, deliveries, storage, workers, schema, lastBackup, lastProof } = metrics;
  metrics.up.set(figures ? 1 : 0);
  for (const each of [deliveries, workers, schema, lastBackup, lastProof]) each.remove();
  for (const each of [jobs, oldestJob, storage]) each.reset();
  if (!figures) return;
  for (const { queue, state, count, oldestSeconds } of figures.jobs ?? []) {
    jobs.set({ queue, state }, count);
    if (state !== 'scheduled') oldestJob.set({ queue, state }, oldestSeconds);
  }
  deliveries.set(figures.deliveriesWaiting);
  workers.set(figures.workers);
  schema.set(figures.schema);
  lastBackup.set(timestamp(figures.lastBackup));
  lastProof.set(timestamp(figures.lastProof));
  const { databaseBytes, pictureBytes, chatBytes, invoiceBytes } = figures;
  const areas = {
    database: databaseBytes,
    pictures: pictureBytes,
    chat: chatBytes,
    invoices: invoiceBytes,
  };
  for (const [area, bytes] of Object.entries(areas))
    if (bytes !== null) storage.set({ area }, bytes);
}

/** Sets what is known without the database. */
export async function setOwn(
  metrics: Metrics,
  { pool, config, live }: { pool: Pool; config: Config; live: () => number },
): Promise<void> {
  const { max, open, idle, waiting } = pool.use();
  metrics.poolSize.set(max);
  metrics.pool.set({ state: 'in use' }, open - idle);
  metrics.pool.set({ state: 'idle' }, idle);
  metrics.poolWaiting.set(waiting);
  metrics.live.set(live());
  metrics.strays.set(strayCount());
  metrics.backupScheduled.set(config.backup.target ? 1 : 0);
  // Why: a folder that is gone must not end the scrape; the absence of its figures says so.
  const disk = await statfs(config.dataFolder).catch(() => null);
  metrics.diskFree.remove();
  metrics.diskSize.remove();
  if (!disk) return;
  metrics.diskFree.set(disk.bavail * disk.bsize);
  metrics.diskSize.set(disk.blocks * disk.bsize);
}
