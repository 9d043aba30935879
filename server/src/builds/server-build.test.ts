import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ensureServerBuild } from './server-build.ts';

test('the server is built once for the same sources', { timeout: 60_000 }, () => {
  const said: string[] = [];
  const program = ensureServerBuild(() => {});
  expect(ensureServerBuild((line) => said.push(line))).toBe(program);
  expect(program).toMatch(/[/\\]dist[/\\]\w+[/\\]main\.js$/);
  expect(said).toEqual([]);
});

test('what the sources find beside themselves is found by the built server', () => {
  const folder = dirname(ensureServerBuild(() => {}));
  const places = globSync('*.js', { cwd: folder }).flatMap((file) => [
    ...readFileSync(join(folder, file), 'utf8').matchAll(/import\.meta\.dirname \+ ["'](.+?)["']/g),
  ]);
  expect(places.length).toBeGreaterThan(4);
  for (const [, way = ''] of places) expect(existsSync(join(folder, way)), way).toBe(true);
});

test('the built server says what is wrong with a setting as the sources do', async () => {
  const program = ensureServerBuild(() => {});
  const env = { ...process.env, MASTHEAD_URL: 'masthead.example' };
  await expect(promisify(execFile)(process.execPath, [program], { env })).rejects.toMatchObject({
    stderr: expect.stringMatching(/^Masthead could not start: MASTHEAD_URL must be an address/),
  });
});
