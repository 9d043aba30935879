import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { serverFolder } from '../server-folder.ts';
import { ensureServerBuild } from './server-build.ts';

test('the server is built once for the same sources', { timeout: 60_000 }, () => {
  const said: string[] = [];
  const program = ensureServerBuild(() => {});
  expect(ensureServerBuild((line) => said.push(line))).toBe(program);
  expect(program).toMatch(/[/\\]dist[/\\]\w+[/\\]main\.js$/);
  expect(said).toEqual([]);
});

test('of several that build at once none fails, and one build stays', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'masthead-builds-')), 'built');
  const module = pathToFileURL(join(import.meta.dirname, 'server-build.ts'));
  const program = `
    import { mkdirSync, writeFileSync } from 'node:fs';
    import { makeWhole } from ${JSON.stringify(module)};
    for (let times = 0; times < 200; times += 1)
      makeWhole(${JSON.stringify(folder)}, (fresh) => {
        mkdirSync(fresh, { recursive: true });
        writeFileSync(fresh + '/main.js', '');
      });`;
  const build = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  await Promise.all([build(), build(), build()]);
  expect(readdirSync(folder)).toEqual(['main.js']);
});

test('what the sources find beside themselves is found by the built server', () => {
  const program = ensureServerBuild(() => {});
  expect(join(dirname(program), '..', '..')).toBe(serverFolder);
  const ways = builtFiles(program).flatMap((code) => [
    ...code.matchAll(/import\.meta\.dirname(.{0,16})/g),
  ]);
  expect(ways.length).toBeGreaterThan(0);
  // Why so far up at least: nothing lies beside what is built.
  for (const [, way = ''] of ways) expect(way).toMatch(/^, "\.\.", "\.\."/);
});

test('a built file holds no letter that would make Node take two bytes for each', () => {
  for (const code of builtFiles(ensureServerBuild(() => {}))) expect(code).toMatch(/^[\0-\x7f]*$/);
});

const builtFiles = (program: string) =>
  globSync('*.js', { cwd: dirname(program) }).map((file) =>
    readFileSync(join(dirname(program), file), 'utf8'),
  );

test('the built server says what is wrong with a setting as the sources do', async () => {
  const program = ensureServerBuild(() => {});
  const env = { ...process.env, MASTHEAD_URL: 'masthead.example' };
  await expect(promisify(execFile)(process.execPath, [program], { env })).rejects.toMatchObject({
    stderr: expect.stringMatching(/^Masthead could not start: MASTHEAD_URL must be an address/),
  });
});
