import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { healthEndpoints } from '../shared/src/platform/health/health.endpoints.ts';
import { projectRoot } from './source-tree.ts';

const folder = mkdtempSync(join(tmpdir(), 'masthead-deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

/** The unit under a name, with a program in place of Masthead's: systemd checks that it exists. */
function unitAs(name: string): string {
  const file = join(folder, name);
  const unit = read('deploy/masthead.service').replace(/^ExecStart=\S+/m, 'ExecStart=/bin/sh');
  writeFileSync(file, unit);
  return file;
}

const isMissing = Boolean(spawnSync('systemd-analyze', ['--version']).error);
const need = isMissing ? ' (needs systemd-analyze)' : '';

test.skipIf(isMissing)(`systemd accepts the unit under both of its names${need}`, () => {
  for (const name of ['masthead.service', 'masthead@3001.service']) {
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', unitAs(name)], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  }
});

test.skipIf(isMissing)(`the unit is exposed at most 1.5 of 10${need}`, () => {
  const options = ['security', '--offline=yes', '--threshold=15', '--no-pager'];
  const { status, stdout } = spawnSync(
    'systemd-analyze',
    [...options, unitAs('masthead.service')],
    { encoding: 'utf8' },
  );
  expect(stdout).toContain('Overall exposure level');
  expect(status, stdout).toBe(0);
});

interface Service {
  image: string;
  environment?: Record<string, string>;
  depends_on?: Record<string, unknown> | string[];
  volumes?: string[];
  secrets?: (string | { source: string })[];
  [key: string]: unknown;
}

interface Compose {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
  volumes: Record<string, unknown>;
}

const compose = parse(read('compose.yaml'), { merge: true }) as Compose;
const services = Object.entries(compose.services);

test('compose.yaml sets only settings that exist', () => {
  const known = [...read('.env.example').matchAll(/^([A-Z_\d]+)=/gm)].map(([, name]) => name);
  const set = services
    .filter(([name]) => name.startsWith('masthead-'))
    .flatMap(([, { environment }]) => Object.keys(environment ?? {}))
    .map((name) => name.replace(/_FILE$/, ''));
  expect(set).toContain('DATABASE_URL');
  expect(set.filter((name) => !known.includes(name))).toEqual([]);
});

test('each service of compose.yaml has limits, restarts, rotates its log and may not gain rights', () => {
  expect(services.map(([name]) => name)).toEqual([
    'proxy',
    'masthead-1',
    'masthead-2',
    'pooler',
    'database',
  ]);
  for (const [name, service] of services)
    expect(service, name).toMatchObject({
      restart: 'unless-stopped',
      security_opt: ['no-new-privileges:true'],
      logging: { driver: 'json-file', options: { 'max-size': '10m' } },
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
      cpus: expect.any(Number),
    });
});

test('compose.yaml names only services, volumes, secrets and files that exist', () => {
  /** Made from the guide (release.test.ts runs its commands). */
  const madeByGuide = ['./Caddyfile', './backups'];
  for (const [name, { depends_on = [], volumes = [], secrets = [] }] of services) {
    const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
    for (const other of needed) expect(compose.services, name).toHaveProperty(other);
    for (const secret of secrets)
      expect(compose.secrets, name).toHaveProperty(
        typeof secret === 'string' ? secret : secret.source,
      );
    for (const [source = ''] of volumes.map((volume) => volume.split(':')))
      if (!source.startsWith('.')) expect(Object.keys(compose.volumes), name).toContain(source);
      else
        expect(madeByGuide.includes(source) || existsSync(join(projectRoot, source)), source).toBe(
          true,
        );
  }
});

/** What a file says between two texts, such as the value of a setting. */
function valueIn(file: string, pattern: RegExp): string {
  const [, value] = pattern.exec(read(file)) ?? [];
  if (value === undefined) throw new Error(`${file} has no ${pattern}`);
  return value;
}
const numberIn = (file: string, pattern: RegExp) => Number(valueIn(file, pattern));

const masthead = compose.services['masthead-1'];
const servers = services.filter(([name]) => name.startsWith('masthead-'));

test('proxies and the image ask whether a server is ready, and keep that to themselves', () => {
  const { path } = healthEndpoints.ready;
  expect(valueIn('deploy/Caddyfile', /health_uri (\S+)/)).toBe(path);
  expect(valueIn('deploy/healthcheck.js', /}(\/\S+)`/)).toBe(path);
  const hidden = new RegExp(valueIn('deploy/nginx.conf', /location ~ (\S+) \{\s+return 404/));
  const hiddenByCaddy = valueIn('deploy/Caddyfile', /@probes path (.+)/).split(' ');
  for (const probe of [path, healthEndpoints.live.path]) {
    expect(probe).toMatch(hidden);
    expect(hiddenByCaddy).toContain(probe);
  }
  expect(healthEndpoints.check.path).not.toMatch(hidden);
  const port = valueIn('Dockerfile', /^EXPOSE (\d+)$/m);
  expect(read('.env.example')).toContain(`\nPORT=${port}\n`);
  expect(valueIn('deploy/Caddyfile', /reverse_proxy \S+:(\d+) /)).toBe(port);
  expect(valueIn('deploy/nginx.conf', /server \S+:(\d+) /)).toBe(port);
});

test('a server drains for longer than a proxy needs to see it, and has time to stop', () => {
  const { environment, stop_grace_period: patience } = masthead as Service;
  const drain = Number(environment?.MASTHEAD_DRAIN_SECONDS);
  expect(drain).toBe(numberIn('deploy/Caddyfile', /MASTHEAD_DRAIN_SECONDS=(\d+)/));
  const interval = numberIn('deploy/Caddyfile', /health_interval (\d+)s/);
  const timeout = numberIn('deploy/Caddyfile', /health_timeout (\d+)s/);
  expect(drain).toBeGreaterThanOrEqual(interval + timeout);
  expect(Number.parseInt(String(patience), 10)).toBeGreaterThan(drain + 15);
  expect(numberIn('deploy/masthead.service', /TimeoutStopSec=(\d+)/)).toBeGreaterThan(drain + 15);
  expect(valueIn('Dockerfile', /^STOPSIGNAL (\w+)$/m)).toBe('SIGTERM');
});

test('every server trusts exactly the proxy in front of it', () => {
  for (const file of ['deploy/Caddyfile', 'deploy/nginx.conf', 'docs/operation/install.md'])
    expect(valueIn(file, /MASTHEAD_TRUSTED_PROXIES=(\d)/), file).toBe('1');
  for (const [name, { environment }] of servers)
    expect(environment?.MASTHEAD_TRUSTED_PROXIES, name).toBe('1');
});

test('the pooler is one that Masthead accepts, and leaves room for what goes past it', () => {
  const ini = 'deploy/pgbouncer.ini';
  expect(valueIn(ini, /^pool_mode = (\w+)$/m)).toBe('transaction');
  expect(numberIn(ini, /^max_prepared_statements = (\d+)$/m)).toBeGreaterThan(0);
  expect(Object.keys(compose.services)).toContain(valueIn(ini, /^masthead = host=(\S+)/m));
  const port = valueIn(ini, /^listen_port = (\d+)$/m);
  const addresses = 'docs/operation/install.md';
  expect(valueIn(addresses, /@pooler:(\d+)\/masthead" > secrets\/database-url/)).toBe(port);
  expect(read(addresses)).toContain('@database:5432/masthead" > secrets/database-direct-url');
  expect(compose.services.pooler).toMatchObject({
    healthcheck: { test: expect.arrayContaining([port]) },
  });
  const direct = numberIn('docs/operation/several-servers.md', /`MASTHEAD_POOL` \+ (\d+):/);
  const ofWorker = numberIn('docs/operation/several-servers.md', /worker \| .* \+ (\d+):/);
  const pooled = numberIn(ini, /^default_pool_size = (\d+)$/m);
  const most = numberIn('compose.yaml', /max_connections=(\d+)/);
  expect(pooled + servers.length * (direct + ofWorker) + 10).toBeLessThanOrEqual(most);
});

test('unit, image and commands have the same folders and user', () => {
  const data = valueIn('server/src/masthead.ts', /dataFolder = '(\S+)'/);
  expect(`/var/lib/${valueIn('deploy/masthead.service', /^StateDirectory=(\w+)$/m)}`).toBe(data);
  expect(valueIn('Dockerfile', /^VOLUME (\S+)$/m)).toBe(data);
  const settings = valueIn('server/src/masthead.ts', /settingsFile = '(\S+)'/);
  expect(valueIn('deploy/masthead.service', /^EnvironmentFile=(\S+)$/m)).toBe(settings);
  const backups = valueIn('deploy/masthead.service', /^ReadWritePaths=-(\S+)$/m);
  expect(masthead?.volumes).toEqual([`files:${data}`, `./backups:${backups}`]);
  const user = valueIn('Dockerfile', /^USER (\d+):/m);
  expect(valueIn('docs/operation/install.md', /-o (\d+) .*backups$/m)).toBe(user);
});
