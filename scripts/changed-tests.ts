import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { type ImportGraph, readImportGraph } from './import-graph.ts';
import { groupOf } from './import-rules.ts';
import { codeFolders, isTest, listFiles, projectRoot } from './source-tree.ts';

/** The longest import path from a test to a changed file. Beyond it, nearly every test imports nearly every file. */
const mostSteps = 2;

/**
 * The test files that a change can directly affect: all tests of the changed areas in their root (in every root for a
 * file of `shared`), and the tests that import a changed file, at most two imports away. Files that assemble the groups
 * (`app.ts`, `all-records.ts`) are not followed: through them every server test imports every area.
 */
export function testsOf(changed: readonly string[], root = projectRoot): string[] {
  const importers = importersIn(readImportGraph(root, codeFolders));
  const reached = new Set(changed);
  for (let step = 0; step < mostSteps; step += 1)
    for (const path of [...reached])
      if (!isComposition(path))
        for (const importer of importers.get(path) ?? []) reached.add(importer);
  const areas = new Set(changed.filter((path) => groupOf(path) !== null).flatMap(areasTouchedBy));
  return codeFolders
    .flatMap((folder) => listFiles(root, folder))
    .filter((path) => isTest(path) && !path.startsWith('e2e/'))
    .filter((path) => reached.has(path) || areas.has(dirname(path)));
}

/** The folders of a file's area that may import it: server and web do not import each other. */
const areasTouchedBy = (path: string) =>
  ['shared', 'server', 'web']
    .map((root) => dirname(path).replace(/^shared(?=\/src\/)/, root))
    .filter((folder, at, all) => at === all.indexOf(folder));

const isComposition = (path: string) => /^\w+\/src\//.test(path) && groupOf(path) === null;

function importersIn(graph: ImportGraph): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [path, imports] of graph)
    for (const { file } of imports)
      if (file) importers.set(file, [...(importers.get(file) ?? []), path]);
  return importers;
}

/**
 * The files that differ from a commit, new ones included. Default: HEAD, or its parent if nothing differs from HEAD.
 */
export function changedFiles(base = 'HEAD'): string[] {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: projectRoot, encoding: 'utf8' })
      .stdout.split('\n')
      .filter(Boolean);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  const differing = [...git('diff', '--name-only', base), ...untracked];
  return differing.length > 0 || base !== 'HEAD' ? differing : git('diff', '--name-only', 'HEAD~1');
}
