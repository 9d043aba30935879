import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Bounds of times, in seconds: a page, a slow page, a job. */
const requestBounds = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const jobBounds = [0.1, 0.5, 1, 5, 15, 60, 300, 1800];

/** Every metric of the product. `collectDefaultMetrics` adds those of the process: event loop lag, memory, processor time. */
export function declareMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = <const L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Gauge({ name: `masthead_${name}`, help, labelNames, registers });
  const counter = <const L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Counter({ name: `masthead_${name}`, help, labelNames, registers });
  return {
    registry,
    build: gauge('build_info', 'Version and role of this process', 'version', 'role'),
    up: gauge('up', '1 when the database has answered, 0 when its figures are missing'),
    requests: counter('http_requests_total', 'Requests', 'method', 'route', 'status'),
    requestSeconds: new Histogram({
      name: 'masthead_http_request_seconds',
      help: 'Time of requests',
      labelNames: ['method', 'route'],
      buckets: requestBounds,
      registers,
    }),
    statements: counter('statements_total', 'Statements of the database', 'result'),
    statementSeconds: counter('statement_seconds_total', 'Time of statements'),
    pool: gauge('pool_connections', 'Connections to the database', 'state'),
    poolSize: gauge('pool_size', 'Connections that the pool may have (MASTHEAD_POOL)'),
    poolWaiting: gauge('pool_waiting', 'Callers that wait for a connection'),
    jobs: gauge('jobs', 'Jobs', 'queue', 'state'),
    oldestJob: gauge('oldest_job_seconds', 'Age of the oldest job', 'queue', 'state'),
    jobSeconds: new Histogram({
      name: 'masthead_job_seconds',
      help: 'Time of jobs that this worker ran',
      labelNames: ['queue', 'result'],
      buckets: jobBounds,
      registers,
    }),
    workers: gauge('worker_connections', 'Connections of all workers; 0 when none runs'),
    mail: counter('mail_total', 'Messages given to the mail server', 'outcome', 'domain'),
    mailServer: gauge('mail_server_up', '0 when the last message found the mail server away'),
    deliveries: gauge('deliveries_waiting', 'Messages of campaigns that wait, up to 100,000'),
    readerEvents: counter('reader_events_total', 'Opens, clicks and views of readers', 'kind'),
    cache: counter('cache_requests_total', 'Look-ups in a cache', 'cache', 'result'),
    storage: gauge('storage_bytes', 'Bytes that are stored', 'area'),
    diskFree: gauge('disk_free_bytes', 'Free bytes on the disk of MASTHEAD_DATA'),
    diskSize: gauge('disk_size_bytes', 'Size of the disk of MASTHEAD_DATA'),
    backupScheduled: gauge('backup_scheduled', '1 when MASTHEAD_BACKUP is set'),
    lastBackup: gauge('last_backup_timestamp_seconds', 'Begin of the last good backup; 0: none'),
    lastProof: gauge('last_proof_timestamp_seconds', 'Last good verify-backup; 0: none'),
    schema: gauge('schema_version', 'Newest migration of the database'),
    schemaWanted: gauge('schema_version_wanted', 'Newest migration of this version'),
    live: gauge('live_connections', 'Browsers that hear of changes'),
    strays: gauge('unhandled_errors', 'Errors that nobody handled since the start'),
  };
}

export type Metrics = ReturnType<typeof declareMetrics>;
