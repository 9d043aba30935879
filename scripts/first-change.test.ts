import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { projectRoot } from './source-tree.ts';
import { toolEnvironment } from './tools.ts';

const page = readFileSync(join(projectRoot, 'docs/first-change.md'), 'utf8');
/** The edits described on the page, as one patch. */
const patch = [...page.matchAll(/^( *)```diff\n([\s\S]*?)^ *```$/gm)]
  .map(([, indent = '', diff = '']) => diff.replace(new RegExp(`^${indent}`, 'gm'), ''))
  .join('');

const folder = mkdtempSync(join(tmpdir(), 'masthead-first-change-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Copies the sources, with the installed packages beside them. */
function copyProject(): void {
  const isSource = (path: string) => !/[/\\](node_modules|dist|data)$/.test(path);
  for (const name of [
    'shared',
    'server',
    'web',
    'demo',
    'scripts',
    'package.json',
    'package-lock.json',
    'vitest.config.ts',
  ])
    cpSync(join(projectRoot, name), join(folder, name), { recursive: true, filter: isSource });
  const [installed, linked] = [join(projectRoot, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(join(linked, '@masthead'), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== '@masthead' && !name.startsWith('.'))
      symlinkSync(join(installed, name), join(linked, name));
  for (const name of readdirSync(join(installed, '@masthead')))
    symlinkSync(join(folder, name), join(linked, '@masthead', name));
}

test('the page "Change your first thing" works as it says', () => {
  copyProject();
  const run = (command: string, args: string[], input = '') =>
    execFileSync(command, args, { cwd: folder, input, env: toolEnvironment(), encoding: 'utf8' });
  run('git', ['apply', '--verbose', '-'], patch);
  expect(readFileSync(join(folder, 'server/migrations/0220_call_note.sql'), 'utf8')).toContain(
    'call_note',
  );
  const told = run('vitest', [
    'run',
    '--project=server',
    '--reporter=verbose',
    'server/src/showcase/representatives',
  ]);
  expect(told).toContain('saves a call note, and rejects one over 120 characters');
});
