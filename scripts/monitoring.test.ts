import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { declareMetrics } from '../server/src/platform/metrics/declare-metrics.ts';
import { projectRoot } from './source-tree.ts';

const folder = mkdtempSync(join(tmpdir(), 'masthead-alerts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (file: string) => join(projectRoot, 'deploy/monitoring', file);
const read = (file: string) => readFileSync(at(file), 'utf8');

interface Rules {
  groups: { rules: { alert: string; expr: string }[] }[];
}
const rules = (parse(read('alerts.yml')) as Rules).groups.flatMap((group) => group.rules);

/** Values of a series, in the notation of promtool. */
type Series = Record<string, string>;
interface Case {
  fires: Series;
  /** The same, as far as it must not fire. */
  rests: Series;
  /** When it is looked at, in steps. */
  at?: number;
  isHourly?: boolean;
}

const job = 'job="masthead"';
const requests = (status: number) =>
  `masthead_http_requests_total{${job},method="GET",route="/",status="${status}"}`;
const bucket = (le: string) => `masthead_http_request_seconds_bucket{${job},route="/",le="${le}"}`;
const mail = (outcome: string) =>
  `masthead_mail_total{${job},domain="gmail.com",outcome="${outcome}"}`;
const deliveries = `masthead_deliveries_waiting{${job}}`;
const backup = `masthead_last_backup_timestamp_seconds{${job}}`;
const proof = `masthead_last_proof_timestamp_seconds{${job}}`;
const scheduled = `masthead_backup_scheduled{${job}}`;
const free = `masthead_disk_free_bytes{${job},instance="a"}`;
const size = `masthead_disk_size_bytes{${job},instance="a"}`;
const oldest = `masthead_oldest_job_seconds{${job},queue="imports",state="waiting"}`;

/** A figure that is above or below its limit all the time. */
const steady = (series: string, fires: number, rests: number): Case => ({
  fires: { [series]: `${fires}x60` },
  rests: { [series]: `${rests}x60` },
});

/** What sets off each alert, and what only nearly does. */
const cases: Record<string, Case> = {
  MastheadDown: steady(`up{${job}}`, 0, 1),
  MastheadDatabaseAway: steady(`masthead_up{${job}}`, 0, 1),
  MastheadErrors: {
    fires: { [requests(200)]: '0+97x60', [requests(503)]: '0+3x60' },
    rests: { [requests(200)]: '0+99x60', [requests(503)]: '0+1x60', [requests(404)]: '0+50x60' },
  },
  MastheadSlow: {
    fires: { [bucket('1')]: '0+90x60', [bucket('5')]: '0+100x60', [bucket('+Inf')]: '0+100x60' },
    rests: { [bucket('1')]: '0+96x60', [bucket('5')]: '0+100x60', [bucket('+Inf')]: '0+100x60' },
  },
  MastheadEventLoopBlocked: steady(`nodejs_eventloop_lag_p99_seconds{${job}}`, 0.6, 0.1),
  MastheadRestarting: {
    fires: { [`process_start_time_seconds{${job}}`]: '0x20 1x3 2x3 3x33' },
    rests: { [`process_start_time_seconds{${job}}`]: '0x20 1x3 2x36' },
    at: 30,
  },
  MastheadUnhandledErrors: steady(`masthead_unhandled_errors{${job}}`, 1, 0),
  MastheadPoolExhausted: steady(`masthead_pool_waiting{${job}}`, 1, 0),
  MastheadNoWorker: steady(`masthead_worker_connections{${job}}`, 0, 2),
  MastheadJobsWait: steady(oldest, 700, 500),
  MastheadJobsFailed: steady(`masthead_jobs{${job},queue="imports",state="failed"}`, 1, 0),
  MastheadMailServerAway: steady(`masthead_mail_server_up{${job}}`, 0, 1),
  MastheadMailRefused: {
    fires: { [mail('sent')]: '0+80x60', [mail('failed')]: '0+20x60' },
    rests: { [mail('sent')]: '0+95x60', [mail('failed')]: '0+5x60' },
  },
  MastheadDeliveriesStuck: {
    fires: { [deliveries]: '10x60', [mail('sent')]: '7x60' },
    rests: { [deliveries]: '10x60', [mail('sent')]: '0+1x60' },
  },
  MastheadDiskFull: {
    fires: { [free]: '9x60', [size]: '100x60' },
    rests: { [free]: '11x60', [size]: '100x60' },
  },
  MastheadDiskFillsUp: {
    fires: { [free]: '1000-20x40' },
    rests: { [free]: '1000-1x40' },
    at: 12,
    isHourly: true,
  },
  MastheadBackupOld: {
    fires: { [backup]: '0x60', [scheduled]: '1x60' },
    rests: { [backup]: '0+3600x60', [scheduled]: '1x60' },
    at: 30,
    isHourly: true,
  },
  MastheadBackupUnproved: {
    fires: { [proof]: '0x900', [scheduled]: '1x900' },
    rests: { [proof]: '0x900', [scheduled]: '0x900' },
    at: 860,
    isHourly: true,
  },
  MastheadSchemaBehind: {
    fires: {
      [`masthead_schema_version{${job}}`]: '194x60',
      [`masthead_schema_version_wanted{${job}}`]: '195x60',
    },
    rests: {
      [`masthead_schema_version{${job}}`]: '196x60',
      [`masthead_schema_version_wanted{${job}}`]: '195x60',
    },
  },
};

test('each alert has a case that sets it off', () => {
  expect(rules.map(({ alert }) => alert)).toEqual(Object.keys(cases));
});

/** The names of metrics in an expression. */
const namesIn = (expr: string) => expr.match(/\b(?:masthead|nodejs|process)_\w+/g) ?? [];

test('alerts and dashboard name only metrics that exist', async () => {
  const { registry } = declareMetrics();
  const known = new Set((await registry.getMetricsAsJSON()).map(({ name }) => name));
  const dashboard = JSON.parse(read('grafana-dashboard.json')) as {
    panels: { title: string; targets?: { expr: string }[] }[];
  };
  const shown = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  expect(shown.length).toBeGreaterThan(20);
  const named = [...rules.map(({ expr }) => expr), ...shown].flatMap(namesIn);
  const missing = named.filter((name) => !known.has(name.replace(/_(bucket|sum|count)$/, '')));
  expect(missing).toEqual([]);
  const left = [...known].filter((name) => name.startsWith('masthead_') && !named.includes(name));
  // Why these: they are labels of others, or told from histograms.
  expect(left.map((name) => name.replace('masthead_', '')).sort()).toEqual([
    'build_info',
    'http_request_seconds',
    'job_seconds',
    'pool_size',
  ]);
});

const isMissing = Boolean(spawnSync('promtool', ['--version']).error);
const need = isMissing ? ' (needs promtool)' : '';

function promtool(args: string[], input = '') {
  const { status, stdout, stderr } = spawnSync('promtool', args, {
    encoding: 'utf8',
    cwd: folder,
    input,
  });
  return { status, said: `${stdout}${stderr}` };
}

/** How many alerts of a name fire, as promtool is to find it. */
const testOf = (
  alert: string,
  { at: step = 50, isHourly }: Case,
  input: Series,
  count: number,
) => ({
  interval: isHourly ? '1h' : '1m',
  input_series: Object.entries(input).map(([series, values]) => ({ series, values })),
  promql_expr_test: [
    {
      expr: `count(ALERTS{alertname="${alert}",alertstate="firing"}) or vector(0)`,
      eval_time: `${step}${isHourly ? 'h' : 'm'}`,
      exp_samples: [{ labels: '{}', value: count }],
    },
  ],
});

test.skipIf(isMissing).each(Object.entries(cases))(
  `%s fires in the state that it is for, and not just before it${need}`,
  (alert, one) => {
    const file = join(folder, `${alert}.json`);
    const tests = [testOf(alert, one, one.fires, 1), testOf(alert, one, one.rests, 0)];
    const content = {
      rule_files: [at('alerts.yml')],
      evaluation_interval: one.isHourly ? '1h' : '1m',
      tests,
    };
    writeFileSync(file, JSON.stringify(content));
    const { status, said } = promtool(['test', 'rules', file]);
    expect(status, said).toBe(0);
  },
);

test.skipIf(isMissing)(
  `Prometheus accepts the rules, the example and the metrics${need}`,
  async () => {
    expect(promtool(['check', 'config', at('prometheus.yml')])).toMatchObject({ status: 0 });
    const { registry } = declareMetrics();
    const metrics = promtool(['check', 'metrics'], await registry.metrics());
    expect(metrics.said.split('\n').filter((line) => line.startsWith('masthead_'))).toEqual([]);
  },
);
