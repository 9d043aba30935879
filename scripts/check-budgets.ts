import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type ImportGraph, readImportGraph } from './import-graph.ts';
import { areaOf, groupOf } from './import-rules.ts';
import { codeFolders, conclude, isCode, isTest, listFiles, projectRoot } from './source-tree.ts';

const emptyNames = /^(utils?|helpers?|common|types|services?|managers?|index)\./;
const oneMore = /^server\/src\/platform\/integrations\/[^/]+\/[^/]+$/;

const warnLines = 250;
const mostLines = 400;
const mostTestLines = 500;
const mostPageImports = 20;

interface Findings {
  problems: string[];
  warnings: string[];
}

/** Limits of the source tree: lengths, depth and names of files (docs/ARCHITECTURE.md). */
export function checkBudgets(root: string): Findings {
  const files = codeFolders.flatMap((folder) => listFiles(root, folder));
  const problems = [
    ...files.filter(isTooDeep).map((path) => `${path}: lies deeper than group/area/file`),
    ...files
      .filter((path) => emptyNames.test(path.split('/').at(-1) ?? ''))
      .map((path) => `${path}: this name says nothing about what is in it`),
    ...lonelyFolders(files).map((folder) => `${folder}: holds a single file and is not an area`),
    ...undescribedFolders(root, files),
    ...crowdedPages(readImportGraph(root, ['web/src'])),
  ];
  const lengths = checkLengths(root, files);
  return { problems: [...problems, ...lengths.problems], warnings: lengths.warnings };
}

function checkLengths(root: string, files: string[]): Findings {
  const found: Findings = { problems: [], warnings: [] };
  for (const path of files.filter((file) => isCode(file) || file.endsWith('.css'))) {
    const lines = readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length;
    const most = isTest(path) ? mostTestLines : mostLines;
    if (lines > most) found.problems.push(`${path}: ${lines} lines, at most ${most} are allowed`);
    else if (lines > warnLines && !isTest(path)) {
      found.warnings.push(`${path}: ${lines} lines, aim for 40 to 150`);
    }
  }
  return found;
}

const isTooDeep = (path: string) => /^\w+\/src\/([^/]+\/){3}/.test(path) && !oneMore.test(path);

/** Folders with a single file, counted across all roots, because an area has the same name in each. */
function lonelyFolders(files: string[]): string[] {
  const counted = new Map<string, string[]>();
  for (const path of files.filter((file) => /^\w+\/src\/[^/]+\/.+\//.test(file))) {
    const folder = path.slice(path.indexOf('/src/') + '/src/'.length, path.lastIndexOf('/'));
    counted.set(folder, [...(counted.get(folder) ?? []), path]);
  }
  return [...counted]
    .filter(([, inside]) => inside.length === 1 && areaOf(inside[0] ?? '') === null)
    .map(([, [path = '']]) => path.slice(0, path.lastIndexOf('/')));
}

/** Areas missing from the README of their group. */
function undescribedFolders(root: string, files: string[]): string[] {
  const folders = new Set(
    files
      .filter((path) => groupOf(path) !== null)
      .map((path) => path.split('/').slice(0, 4).join('/'))
      .filter((path) => !isCode(path) && !path.endsWith('.md')),
  );
  const readmeOf = (folder: string) => {
    const readme = join(root, dirname(folder), 'README.md');
    return existsSync(readme) ? readFileSync(readme, 'utf8') : '';
  };
  return [...folders]
    .filter((folder) => !readmeOf(folder).includes(`\`${basename(folder)}\``))
    .map((folder) => `${folder}: ${dirname(folder)}/README.md does not name it`);
}

function crowdedPages(web: ImportGraph): string[] {
  return [...web]
    .filter(([path, imports]) => path.endsWith('Page.tsx') && imports.length > mostPageImports)
    .map(
      ([path, { length }]) => `${path}: ${length} imports, at most ${mostPageImports} are allowed`,
    );
}

if (import.meta.main) {
  const { problems, warnings } = checkBudgets(projectRoot);
  conclude(problems, warnings);
}
