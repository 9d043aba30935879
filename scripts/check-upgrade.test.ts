import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { testsOfTables, versionBefore } from './check-upgrade.ts';
import { buildTree, writeFiles } from './fixture.testing.ts';

test('finds the version before: the last release, or what all new migrations came after', () => {
  const root = buildTree({ 'a.sql': '' });
  expect(versionBefore(root, ['b.sql'])).toBe('needs a clone with .git');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.example', ...args], {
      cwd: root,
      encoding: 'utf8',
    }).trim();
  const commit = () => {
    git('add', '-A');
    git('commit', '-qm', 'Next');
    return git('rev-parse', 'HEAD');
  };
  git('init', '-q');
  const first = commit();
  writeFiles(root, { 'b.sql': '' });
  expect(versionBefore(root, ['b.sql'])).toEqual({ commit: 'HEAD' });
  commit();
  writeFiles(root, { 'c.sql': '' });
  commit();
  expect(versionBefore(root, ['b.sql', 'c.sql'])).toEqual({ commit: first });
  expect(versionBefore(root, ['a.sql', 'c.sql'])).toBe('needs a clone with its whole history');
  git('tag', 'v1.0.0', first);
  expect(versionBefore(root, ['c.sql'])).toEqual({ commit: 'v1.0.0' });
});

test('chooses the tests of the areas that name a table most', () => {
  const root = buildTree({
    'server/src/a/a.test.ts': 'listings',
    'server/src/a/b.test.ts': 'listings listings',
    'server/src/a/a.ts': 'listings',
    'server/src/b/b.test.ts': 'listings',
    'server/src/c/c.test.ts': 'all_listings',
  });
  expect(testsOfTables(root, ['listings', 'photos'])).toEqual([
    'server/src/a/b.test.ts',
    'server/src/b/b.test.ts',
  ]);
  expect(testsOfTables(root, [])).toEqual([]);
});
