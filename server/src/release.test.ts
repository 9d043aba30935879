import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTestDatabase } from '../test/database.ts';
import { blocksOf } from './guide.testing.ts';
import { runAsInstaller } from './install.testing.ts';
import { root as checkout } from './platform/builds/server-build.ts';
import { twoColours } from './platform/images/images.testing.ts';
import { buildImage, type Container, runContainer } from './release.testing.ts';

const database = withTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'masthead-release-'));
const made = join(folder, 'made');
/** The release without PostgreSQL, unpacked. */
let unpacked: string;

const makeRelease = (to: string) =>
  execFileSync(
    process.execPath,
    [join(checkout, 'scripts/release.ts'), '--preview', '--without-postgres', '--to', to],
    { encoding: 'utf8' },
  );

beforeAll(() => {
  makeRelease(made);
  const [tarball = ''] = globSync('*.tar.gz', { cwd: made });
  execFileSync('tar', ['-xzf', join(made, tarball), '-C', folder]);
  unpacked = join(folder, globSync('masthead-*', { cwd: folder })[0] ?? '');
}, 600_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const filesIn = (at: string): string[] =>
  readdirSync(at, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(at.length + 1));

/** What this computer can't do, of what a container needs; null: nothing. */
function whyNoContainer(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'needs root on Linux';
  const tools = ['unshare', 'nsenter', 'setpriv', 'ip', 'chroot'];
  const missing = tools.filter((tool) => spawnSync(tool, ['--version']).error);
  if (missing.length > 0) return `needs ${missing.join(', ')}`;
  return spawnSync('unshare', ['--net', '--mount', 'true']).status === 0
    ? null
    : 'needs namespaces';
}

test('a release holds nothing of the tests and names each package in its bill of materials', () => {
  const files = filesIn(unpacked);
  expect(files).toContain('server/dist/release/main.js');
  expect(files).toContain('web/dist/index.html');
  expect(files.filter((file) => /\.test\.|\.testing\.|\.map$|\.tsx?$/.test(file))).toEqual([]);
  const [bill = ''] = globSync('*.cdx.json', { cwd: made });
  const { components } = JSON.parse(readFileSync(join(made, bill), 'utf8'));
  const listed = components.map(
    ({ name, version }: Record<string, string>) => `${name}@${version}`,
  );
  const installed = globSync('node_modules/**/package.json', { cwd: unpacked })
    .filter((file) => /node_modules\/(@[^/]+\/)?[^/@]+\/package\.json$/.test(file))
    .map((file) => JSON.parse(readFileSync(join(unpacked, file), 'utf8')))
    .map(({ name, version }) => `${name}@${version}`);
  expect(installed.length).toBeGreaterThan(20);
  expect(installed.filter((each) => !listed.includes(each))).toEqual([]);
  for (const each of ['fastify', 'react', 'libheif-js', 'sharp'])
    expect(
      listed.some((one: string) => one.startsWith(`${each}@`)),
      each,
    ).toBe(true);
  expect(listed.some((one: string) => /^(vite|vitest|typescript)@/.test(one))).toBe(false);
});

test('no link of the guide leads out of a release', () => {
  const guide = ['README.md', ...globSync('docs/operation/*.md', { cwd: unpacked })];
  const links = guide.flatMap((page) =>
    [...readFileSync(join(unpacked, page), 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(
      ([, to = '']) => join(dirname(page), to),
    ),
  );
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((to) => !existsSync(join(unpacked, to)))).toEqual([]);
});

test('two runs on one commit make the same bytes, and the checksums are theirs', () => {
  const again = join(folder, 'again');
  makeRelease(again);
  const sums = readFileSync(join(made, 'SHA256SUMS'), 'utf8');
  expect(readFileSync(join(again, 'SHA256SUMS'), 'utf8')).toBe(sums);
  const checked = execFileSync('sha256sum', ['--check', 'SHA256SUMS'], { cwd: again });
  expect(String(checked).match(/OK$/gm)).toHaveLength(sums.trim().split('\n').length);
  rmSync(again, { recursive: true });
});

/** A folder whose `node` says that it is this version. */
function nodeThatIs(version: string): string {
  const bin = mkdtempSync(join(folder, 'node-'));
  writeFileSync(join(bin, 'node'), `#!/bin/sh\necho ${version}\n`, { mode: 0o755 });
  return bin;
}

/** Runs `masthead` with these programs first on the path. */
function masthead(args: string[], bin = dirname(process.execPath), env: NodeJS.ProcessEnv = {}) {
  const path = `${bin}:/usr/bin:/bin`;
  const command = join(unpacked, 'bin', 'masthead');
  return spawnSync(command, args, { encoding: 'utf8', env: { PATH: path, ...env } });
}

test('masthead says its version, runs from a link, and lists its commands for one it lacks', () => {
  const { version } = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8'));
  expect(masthead(['version']).stdout).toBe(`${version}\n`);
  symlinkSync(join(unpacked, 'bin', 'masthead'), join(folder, 'linked'));
  expect(String(execFileSync(join(folder, 'linked'), ['version']))).toBe(`${version}\n`);
  expect(masthead(['keys']).stderr).toMatch(/^Usage: masthead keys list \|/);
  const { status, stderr } = masthead(['strat']);
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^masthead: there is no command "strat"\.\n[\s\S]+\n {2}start +runs Masthead\n/,
  );
});

test.each(['v20.20.2', 'v24.11.1'])('masthead refuses Node %s', (version) => {
  const { status, stderr } = masthead(['version'], nodeThatIs(version));
  expect(status).toBe(1);
  expect(stderr).toMatch(/^masthead: Node\.js 24\.12 or newer is needed, and \S+ is v2/);
});

test('a release without PostgreSQL refuses to start without DATABASE_URL', () => {
  const env = { MASTHEAD_DATA: join(folder, 'no-database'), PORT: '0' };
  const { status, stderr } = masthead(['start'], undefined, env);
  expect(status).toBe(1);
  expect(stderr).toContain('This Masthead has no embedded PostgreSQL');
  expect(stderr).toContain('Set DATABASE_URL to PostgreSQL 15 or newer, or install the release');
});

/** Opens the login page with its scripts, signs in, and has a picture made; prints what it got. */
const visit = `
  const [picture] = process.argv.slice(1);
  const at = 'http://127.0.0.1:3000';
  const page = await (await fetch(at + '/login')).text();
  const files = [...page.matchAll(/(?:src|href)="(\\/assets\\/[^"]+)"/g)].map(([, path]) => path);
  const got = await Promise.all(files.map(async (path) => (await fetch(at + path)).status));
  const signedIn = await fetch(at + '/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'of the release test' }),
  });
  const { access_token: token } = await signedIn.json();
  const form = new FormData();
  form.append('file', new Blob([Buffer.from(picture, 'base64')], { type: 'image/png' }), 'a.png');
  const authorization = 'Bearer ' + token;
  const uploaded = await fetch(at + '/api/image', { method: 'POST', headers: { authorization }, body: form });
  const { url } = await uploaded.json();
  const docs = await fetch(at + '/api/docs/static/index.html');
  console.log(JSON.stringify({ files: files.length, got: [...new Set(got)], signedIn: signedIn.status,
    uploaded: uploaded.status, image: (await fetch(new URL(url, at))).headers.get('content-type'), docs: docs.status,
    isReady: (await fetch(at + '/api/health/ready')).ok }));
  // Why: idle connections would keep this program running for a minute.
  process.exit();`;

const why = whyNoContainer();
test.skipIf(why)(
  `runs as an image: unprivileged, on a read-only root, without network${why ? ` (${why})` : ''}`,
  async () => {
    const image = buildImage(unpacked, join(folder, 'root'));
    expect(image.user).toBeGreaterThan(0);
    const { host, port, user, password, database: name } = database.connection;
    const mountedSocket = `run/postgresql/.s.PGSQL.${port}`;
    const socket = join(host, `.s.PGSQL.${port}`);
    chmodSync(socket, 0o777);
    const env = {
      DATABASE_URL: `postgres:///${name}`,
      PGHOST: '/run/postgresql',
      PGPORT: String(port),
      PGUSER: user,
      PGPASSWORD: password,
      MASTHEAD_ADMIN_PASSWORD: 'of the release test',
    };
    const [data, tmp] = [join(folder, 'data'), join(folder, 'tmp')];
    const before = filesIn(image.root);
    const container: Container = runContainer(image, { data, tmp, socket, env });
    try {
      await expect
        .poll(() => container.said(), { timeout: 120_000 })
        .toContain('Masthead is ready');
      expect(container.said()).toMatch(/^Masthead \d+\.\d+\.\d+\S* on Node \d/);
      const picture = (await twoColours(80, 60).png().toBuffer()).toString('base64');
      const node = [process.execPath, '--input-type=module', '-e', visit, picture];
      const got = JSON.parse(container.beside(node));
      expect(got).toMatchObject({
        got: [200],
        signedIn: 200,
        uploaded: 200,
        image: expect.stringMatching(/^image\//),
        docs: 200,
        isReady: true,
      });
      expect(await container.inside(image.healthCheck)).toBe(0);
      expect(await container.stop()).toBe(0);
    } finally {
      container.kill();
    }
    const written = filesIn(image.root).filter((file) => !before.includes(file));
    expect(written).toEqual([mountedSocket]);
    expect(readdirSync(data)).toContain('images');
    expect(readdirSync(tmp)).toEqual(['masthead-compile-cache']);
  },
  180_000,
);

test.skipIf(why)(
  `the commands of the install and upgrade pages install, upgrade and remove it${why ? ` (${why})` : ''}`,
  () => {
    const { version } = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8'));
    const [install, upgrades] = [blocksOf('install.md'), blocksOf('upgrades.md')];
    const remove = install.splice(-2);
    const blocks = [...install, ...upgrades, ...remove].map((block) =>
      block.replace(/^( *)VERSION=.*$/m, `$1VERSION=${version}`),
    );
    expect(blocks.length).toBeGreaterThan(14);
    const said = runAsInstaller(
      { blocks, downloads: made, scratch: join(folder, 'scratch') },
      'echo "= $(ls -d /opt/masthead /etc/masthead /var/lib/masthead 2>/dev/null | tr "\\n" " ")"',
    );
    expect(said).toContain(`\n${version}\n`);
    expect(said).toMatch(/^masthead\.example \{$/m);
    expect(said).toMatch(/reverse_proxy masthead-1:3000 masthead-2:3000 \{$/m);
    const left = [...said.matchAll(/^= (.*)$/gm)].map(([, folders = '']) => folders.trim());
    expect(left).toHaveLength(blocks.length);
    expect(left).toContain('/etc/masthead /opt/masthead /var/lib/masthead');
    expect(left.at(-1)).toBe('');
  },
  180_000,
);
