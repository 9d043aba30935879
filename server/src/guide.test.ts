import { execFile, execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { withTestDatabase } from '../test/database.ts';
import { freePort } from '../test/free-port.ts';
import { blocksOf, guidePages } from './guide.testing.ts';
import { buildOrganization, buildUser } from './people/users/users.testing.ts';
import { createEmptyDatabase, environmentOf } from './platform/backup/backup.testing.ts';
import { ensureServerBuild, root } from './platform/builds/server-build.ts';
import { isAtHome } from './platform/db/place.queries.ts';
import { readConfig } from './platform/process/config.ts';
import { startProduct } from './start.ts';

/** Why a block of the guide is not run here: it calls a program that can't do its work in a test. */
const notRun: Record<string, string> = {
  systemctl: 'needs systemd as the first process',
  journalctl: 'needs the journal of systemd',
  docker: 'needs a container engine',
  tar: 'needs a release: release.test.ts runs it',
  useradd: 'changes this computer: release.test.ts runs it in a copy',
  createdb: 'changes this computer: release.test.ts runs it in a copy',
  pgbackrest: 'needs a PostgreSQL of its own: recover.test.ts recovers one from its log',
  'npm run bench': 'takes minutes',
};

const whyNotRun = (block: string) =>
  Object.keys(notRun).find((program) => new RegExp(`(^|[ ;|])${program} `, 'm').test(block));

test('only these blocks of the guide are not run, because of what they call', () => {
  const left = guidePages.flatMap((page) =>
    blocksOf(page).flatMap((block) => {
      const program = whyNotRun(block);
      return program ? `${page}: ${program}` : [];
    }),
  );
  // Why not those of the pages that release.test.ts runs: it runs each of them.
  expect(left.filter((each) => !/^(install|upgrades)/.test(each))).toEqual([
    'backup.md: docker',
    'backup.md: pgbackrest',
    'backup.md: pgbackrest',
    'faults.md: npm run bench',
    'incidents.md: journalctl',
    'several-servers.md: systemctl',
  ]);
});

const database = withTestDatabase();

/** Puts the places of an installation into a folder, and its users aside. */
function inFolder(
  block: string,
  folder: string,
  { address, metrics }: { address: string; metrics: string },
): string {
  return block
    .replaceAll('http://127.0.0.1:9464', metrics)
    .replaceAll('/opt/masthead/current/deploy', join(root, 'deploy'))
    .replaceAll(/\/(?:etc|var\/lib|var\/backups)\/masthead(?=[/" \n])/g, (place) => folder + place)
    .replaceAll('http://127.0.0.1:3000', address)
    .replaceAll(/\/opt\/masthead\/\S+\/masthead /g, 'masthead ')
    .replaceAll(/ -[og] masthead(?= )/g, '')
    .replaceAll('masthead:masthead ', '"$(id -u)" ');
}

const missing = ['age', 'age-keygen', 'zstd', 'psql', 'curl', 'promtool'].filter(
  (program) => spawnSync(program, ['--version']).error,
);
const need = missing.length > 0 ? ` (needs ${missing.join(', ')})` : '';

test.skipIf(missing.length > 0)(
  `the other blocks of the guide work on an installation${need}`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'masthead-guide-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const at = (place: string) => join(folder, place);
    for (const place of ['bin', 'etc/masthead/secrets', 'var/lib/masthead'])
      mkdirSync(at(place), { recursive: true });
    const { DATABASE_URL, ...reach } = environmentOf(database.connection);
    writeFileSync(at('etc/masthead/secrets/database-url'), DATABASE_URL);
    const program = (name: string, does: string) =>
      writeFileSync(at(`bin/${name}`), `#!/bin/sh\n${does} "$@"\n`, { mode: 0o755 });
    program('sudo', 'shift 2; exec');
    const build = dirname(ensureServerBuild(() => {}));
    program('masthead', `exec '${process.execPath}' '${join(build, 'masthead.js')}'`);

    const organizationId = await buildOrganization(database.pool, { isOwner: true });
    await buildUser(database.pool, { organizationId, username: 'editor', roles: ['admin'] });
    const settings = {
      DATABASE_URL,
      MASTHEAD_DATA: at('var/lib/masthead'),
      MASTHEAD_ADMIN_PASSWORD: 'of the test',
    };
    for (const [name, value] of Object.entries(reach)) vi.stubEnv(name, value);
    const metricsPort = String(await freePort());
    const own = { ...settings, PORT: '0', MASTHEAD_METRICS_PORT: metricsPort };
    const product = await startProduct(readConfig(own), () => {});
    onTestFinished(() => product.stop().finally(() => vi.unstubAllEnvs()));
    const address = product.address ?? '';
    const places = { address, metrics: `http://127.0.0.1:${metricsPort}` };
    const empty = await createEmptyDatabase(database.connection);
    onTestFinished(() => empty.drop());

    const env: NodeJS.ProcessEnv = {
      ...settings,
      ...reach,
      PATH: `${at('bin')}:${dirname(process.execPath)}:${process.env.PATH}`,
      PORT: new URL(address).port,
      TMPDIR: tmpdir(),
      NODE_COMPILE_CACHE: at('cache'),
    };
    const run = async (commands: string, more: NodeJS.ProcessEnv = {}) => {
      const options = { cwd: folder, env: { ...env, ...more } };
      const { stdout } = await promisify(execFile)('sh', ['-euc', commands], options);
      return stdout;
    };
    /** What all blocks of a page said. */
    const runPage = async (page: string) => {
      let said = '';
      for (const block of blocksOf(page).filter((each) => !whyNotRun(each))) {
        // Why: a new key signs after a minute.
        await database.pool`update secrets set signs_from = now() where signs_from > now()`;
        const isRestore = block.includes('masthead restore');
        const more = isRestore
          ? { ...environmentOf(empty.connection), MASTHEAD_DATA: at('new') }
          : {};
        said += await run(inFolder(block, folder, places), more);
        if (page === 'backup.md')
          env.MASTHEAD_BACKUP_RECIPIENTS ??= (await run('age-keygen -y masthead.key')).trim();
      }
      return said;
    };

    expect(await isAtHome(database.pool)).toBe(true);
    const backedUp = await runPage('backup.md');
    expect(backedUp).toContain('The archive is good.');
    expect(backedUp).toMatch(/^Restored \d{8}t\d{6}z: /m);
    const people = (pool: typeof empty.pool) => pool`select username from users order by username`;
    expect(await people(empty.pool)).toEqual(await people(database.pool));
    expect(JSON.parse(readFileSync(at('manifest.json'), 'utf8'))).toHaveProperty('version');
    expect(await isAtHome(database.pool)).toBe(false);

    expect(await runPage('database.md')).toBe('');
    const looked = await runPage('incidents.md');
    expect(looked).toContain('"server":"ok"');
    expect(looked).toMatch(/^ok +schema/m);
    expect(await runPage('monitoring.md')).toContain('masthead_up 1\n');
    expect(looked).toMatch(/^Person editor +editor +editor@example.com/m);
    expect(looked).toContain('Person editor is signed out everywhere');
    expect(looked).toContain('Night desk is an admin with the username night-desk.');
    expect(await runPage('several-servers.md')).toContain('"status":"ok"');
    expect(await runPage('two-machines.md')).toMatch(/^ok +schema/m);
    expect(await runPage('keys.md')).toContain('Key 1 is revoked');
    expect(readdirSync(at('new-keys'))).toEqual(['mail2027.citybeat.example.pem']);
    expect(await runPage('personal-data.md')).toContain('The last good entry is ');
    const readOnly = await runPage('read-only.md');
    expect(readOnly).toContain('Read-only mode is on since ');
    expect(readOnly).toContain('last changed by Operator');
    const upgraded = await runPage('upgrades.md');
    expect(upgraded).toContain('There is nothing to migrate.');
    expect(upgraded).toContain('The database is up to date.\n');
    const shown = [
      'backup',
      'database',
      'incidents',
      'keys',
      'monitoring',
      'personal-data',
      'read-only',
      'several-servers',
      'two-machines',
      'upgrades',
    ];
    const toRun = guidePages.filter((page) => blocksOf(page).some((block) => !whyNotRun(block)));
    expect(toRun).toEqual([...shown, 'install'].map((page) => `${page}.md`).sort());
  },
  600_000,
);

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** The commands of a release, from its help. */
const commands = [
  ...execFileSync(process.execPath, [join(import.meta.dirname, 'masthead.ts'), 'help'], {
    encoding: 'utf8',
  }).matchAll(/^ {2}([\w-]+) /gm),
].map(([, name = '']) => name);

/** A call of Masthead in the guide: its command and the options it is given. */
interface Call {
  page: string;
  command: string;
  options: string[];
}

const optionsIn = (text: string) =>
  [...text.matchAll(/ --([a-z][\w-]*)/g)].map(([, name = '']) => name);

/** What the blocks call: `masthead NAME …`, also in a container, and `npm run NAME -- …`. */
function callsOf(page: string) {
  const lines = blocksOf(page).flatMap((block) => block.replaceAll('\\\n', ' ').split('\n'));
  const find = (pattern: RegExp): Call[] =>
    lines.flatMap((line) =>
      [...line.matchAll(pattern)].map(([, command = '', rest = '']) => ({
        page,
        command,
        options: optionsIn(rest),
      })),
    );
  return {
    masthead: find(/(?:^|[;&|(] *|sudo -u masthead )masthead ([\w-]+)([^;&|]*)/g).concat(
      find(/masthead\.js ([\w-]+)([^;&|]*)/g),
    ),
    npm: find(/npm run ([\w:-]+)([^;&|]*)/g),
  };
}

/** Whether a program of `server/src` takes an option. */
function takes(program: string, option: string): boolean {
  const file = join(root, program);
  return existsSync(file) && new RegExp(`['\\s]${option}'?: \\{`).test(readFileSync(file, 'utf8'));
}

test('each command that the guide names exists and takes the options it is given', () => {
  const calls = guidePages.map(callsOf);
  const masthead = calls.flatMap((each) => each.masthead);
  const npm = calls.flatMap((each) => each.npm);
  expect(masthead.map(({ command }) => command)).toContain('version');
  expect(masthead.filter(({ command }) => !commands.includes(command))).toEqual([]);
  expect(npm.filter(({ command }) => !scripts[command])).toEqual([]);
  const wrong = masthead.flatMap(({ page, command, options }) =>
    options
      .filter((option) => !takes(`server/src/${command}.ts`, option))
      .map((option) => `${page}: masthead ${command} --${option}`),
  );
  const wrongInNpm = npm.flatMap(({ page, command, options }) =>
    options
      .filter((option) => !takes(scripts[command]?.split(' ').at(-1) ?? '', option))
      .map((option) => `${page}: npm run ${command} -- --${option}`),
  );
  expect([...wrong, ...wrongInNpm]).toEqual([]);
});

test('each file of a release that the guide names is in it', () => {
  const named = guidePages.flatMap((page) =>
    blocksOf(page).flatMap((block) =>
      [
        ...block.matchAll(/(?:\/opt\/masthead\/current\/|[\s/](?=deploy\/))([\w.@/-]+\/[\w.@-]+)/g),
      ].map(([, file = '']) => file),
    ),
  );
  expect(named).toContain('deploy/masthead.service');
  const places: Record<string, string> = { 'bin/masthead': 'deploy/masthead.sh' };
  expect(named.filter((file) => !existsSync(join(root, places[file] ?? file)))).toEqual([]);
});
