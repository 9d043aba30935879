import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ImportGraph, readImportGraph } from './import-graph.ts';
import { whyImportForbidden, whyPackageForbidden } from './import-rules.ts';
import { codeFolders, conclude, isTestCode, projectRoot } from './source-tree.ts';

/** Packages that parse external files. Their cost depends on the file, so they run in a thread (decision 75). */
const parsers = ['csv-parse', 'saxes', 'ical.js', '@streamparser/json', 'postal-mime', 'marked'];

/** The entry points of `npm start` and `npm run import`. */
const programs = ['server/src/main.ts', 'server/src/import.ts'];

/** Import paths through which a server process, not its thread, loads such a parser. */
function findParsersOfProcess(graph: ImportGraph): string[] {
  const problems: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, way: readonly string[]) => {
    if (done.has(path)) return;
    done.add(path);
    const whole = [...way, path];
    for (const { file, packageName, isType } of graph.get(path) ?? []) {
      if (isType) continue;
      if (packageName && parsers.includes(packageName))
        problems.push(
          `${whole.join(' -> ')} imports ${packageName}: files must be parsed in the reader thread (platform/imports/read-apart.ts)`,
        );
      // Why only there: the demo data parses its own files.
      if (file?.startsWith('server/')) visit(file, whole);
    }
  };
  for (const program of programs) visit(program, []);
  return problems;
}

const workspaces = ['shared', 'server', 'web', 'demo'];

/** Every import that breaks a direction rule, as a line with both files. oxlint checks cycles. */
export function findBadImports(root: string): string[] {
  const graph = readImportGraph(root, codeFolders);
  return [...findWrongDirections(root, graph), ...findParsersOfProcess(graph)];
}

function findWrongDirections(root: string, graph: ImportGraph): string[] {
  const tools = declaredIn(root, 'package.json');
  const declared = new Map(
    workspaces.map((workspace) => [workspace, declaredIn(root, `${workspace}/package.json`)]),
  );
  const problems: string[] = [];
  for (const [path, imports] of graph) {
    const own = declared.get(path.split('/')[0] ?? '') ?? [];
    const packages = new Set(isTestCode(path) ? [...own, ...tools] : own);
    for (const { file, packageName, isDynamic } of imports) {
      const why = file
        ? (whyUnnamed(file) ?? whyImportForbidden(path, file, isDynamic))
        : whyPackageForbidden(path, packageName ?? '', packages, isDynamic);
      if (why) problems.push(`${path} imports ${file ?? packageName}: ${why}`);
    }
  }
  return problems;
}

const whyUnnamed = (file: string) =>
  /\.(tsx?|mjs|css|json|svg|heic)(\?[\w&-]+)?$/.test(file)
    ? null
    : 'a file is named with its extension';

function declaredIn(root: string, manifest: string): string[] {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, manifest), 'utf8'));
  return Object.keys({ ...dependencies, ...devDependencies });
}

if (import.meta.main) conclude(findBadImports(projectRoot));
