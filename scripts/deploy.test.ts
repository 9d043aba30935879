import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
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

/** Settings that other parts of the same change declare. */
const declaredBeside = ['DATABASE_DIRECT_URL', 'MASTHEAD_DRAIN_SECONDS'];

test('compose.yaml sets only settings that exist', () => {
  const known = [...read('.env.example').matchAll(/^([A-Z_\d]+)=/gm)].map(([, name]) => name);
  const set = services
    .filter(([name]) => name.startsWith('masthead-'))
    .flatMap(([, { environment }]) => Object.keys(environment ?? {}))
    .map((name) => name.replace(/_FILE$/, ''));
  expect(set).toContain('DATABASE_URL');
  expect(set.filter((name) => ![...known, ...declaredBeside].includes(name))).toEqual([]);
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
  const madeByGuide = ['./Caddyfile'];
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
