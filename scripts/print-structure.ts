import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ImportGraph, readImportGraph } from './import-graph.ts';
import { areaOf } from './import-rules.ts';
import { codeFolders, isTestCode, projectRoot } from './source-tree.ts';

type Needs = Map<string, Set<string>>;

/**
 * Draws who needs whom inside one root (`server`, `web`) as a Mermaid chart: each area with its lines of
 * code, the folders that every area stands on left out, and an arrow left out where a longer way says it.
 */
export function drawStructure(root: string, of: string): string {
  const graph = readImportGraph(root, codeFolders);
  const needs = needsOfAreas(graph, of);
  const lines = linesOfAreas(root, graph, of);
  const boxes = [...needs.keys()].map((area) => `  ${area}["${area} ${lines.get(area)}"]`);
  const arrows = [...needs].flatMap(([area, others]) =>
    [...others]
      .filter((other) => !isSaidByAWay(needs, area, other))
      .map((other) => `  ${area} --> ${other}`),
  );
  return ['graph LR', ...boxes.sort(), ...arrows.sort()].join('\n');
}

const isOf = (path: string, root: string) =>
  path.startsWith(`${root}/src/`) && !isTestCode(path) && areaOf(path) !== null;

function needsOfAreas(graph: ImportGraph, root: string): Needs {
  const needs: Needs = new Map();
  for (const [path, imports] of graph) {
    const area = areaOf(path);
    if (area === null || !isOf(path, root)) continue;
    const others = needs.get(area) ?? new Set();
    needs.set(area, others);
    for (const { file } of imports) {
      const other = file && isOf(file, root) ? areaOf(file) : null;
      if (other && other !== area) others.add(other);
    }
  }
  return needs;
}

function linesOfAreas(root: string, graph: ImportGraph, of: string): Map<string, number> {
  const lines = new Map<string, number>();
  for (const path of graph.keys()) {
    const area = areaOf(path);
    if (area === null || !isOf(path, of)) continue;
    const count = readFileSync(join(root, path), 'utf8').split('\n').length - 1;
    lines.set(area, (lines.get(area) ?? 0) + count);
  }
  return lines;
}

/** Whether a longer way says the arrow; two areas that need each other keep both of theirs. */
const isSaidByAWay = (needs: Needs, from: string, to: string): boolean =>
  !reaches(needs, [to], from) &&
  reaches(
    needs,
    [...(needs.get(from) ?? [])].filter((area) => area !== to),
    to,
  );

function reaches(needs: Needs, starts: string[], to: string): boolean {
  const next = [...starts];
  const seen = new Set<string>();
  for (let area = next.pop(); area !== undefined; area = next.pop()) {
    if (area === to) return true;
    if (!seen.has(area)) next.push(...(needs.get(area) ?? []));
    seen.add(area);
  }
  return false;
}

if (import.meta.main) console.log(drawStructure(projectRoot, process.argv[2] ?? 'server'));
