import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { isCode, listFiles } from './source-tree.ts';

/** One import: a file of the tree, or a package (`node:fs`, `zod`). */
export interface Import {
  file: string | null;
  packageName: string | null;
  isDynamic: boolean;
  /** True for type-only imports: nothing is loaded. */
  isType: boolean;
}

export type ImportGraph = Map<string, Import[]>;

/** Reads the imports of every file in these folders, including types. */
export function readImportGraph(root: string, folders: string[]): ImportGraph {
  const graph: ImportGraph = new Map();
  for (const path of folders.flatMap((folder) => listFiles(root, folder)).filter(isCode)) {
    graph.set(path, importsOf(path, readFileSync(join(root, path), 'utf8')));
  }
  return graph;
}

function importsOf(path: string, code: string): Import[] {
  const { module } = parseSync(path, code);
  const fixed = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? { specifier: moduleRequest.value, isType } : [],
      ),
    ),
  ];
  const dynamic = module.dynamicImports
    .map(({ moduleRequest }) => code.slice(moduleRequest.start, moduleRequest.end))
    .flatMap((source) => source.match(/^['"]([^'"]+)['"]$/)?.[1] ?? []);
  return [
    ...fixed.map(({ specifier, isType }) => ({
      ...resolve(path, specifier),
      isDynamic: false,
      isType,
    })),
    ...dynamic.map((specifier) => ({
      ...resolve(path, specifier),
      isDynamic: true,
      isType: false,
    })),
  ];
}

function resolve(from: string, specifier: string): Pick<Import, 'file' | 'packageName'> {
  if (specifier.startsWith('.')) {
    return { file: posix.join(posix.dirname(from), specifier), packageName: null };
  }
  const own = specifier.match(/^@masthead\/(\w+)\/(.+)$/);
  if (own) return { file: `${own[1]}/src/${own[2]}`, packageName: null };
  const scoped = specifier.startsWith('@') ? 2 : 1;
  return { file: null, packageName: specifier.split('/').slice(0, scoped).join('/') };
}
