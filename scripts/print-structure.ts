import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ImportGraph, readImportGraph } from './import-graph.ts';
import { areaOf, groupOf } from './import-rules.ts';
import { codeFolders, isTestCode, projectRoot } from './source-tree.ts';

type Needs = Map<string, Set<string>>;
/** The box that a file is drawn in; null for a file that is left out. */
export type BoxOf = (path: string) => string | null;

/**
 * Draws who needs whom inside one root (`server`, `web`) as a Mermaid chart: the groups, or the areas of all groups with
 * what every area stands on left out, each with its lines of code. An arrow is left out where a longer way says it.
 */
export function drawStructure(root: string, of: string, boxOf: BoxOf = groupOf): string {
  const graph = readImportGraph(root, codeFolders);
  const drawn: BoxOf = (path) =>
    path.startsWith(`${of}/src/`) && !isTestCode(path) ? boxOf(path) : null;
  const needs = needsOf(graph, drawn);
  const lines = linesOf(root, graph, drawn);
  const boxes = [...needs.keys()].map((box) => `  ${idOf(box)}["${box} ${lines.get(box)}"]`);
  const arrows = [...needs].flatMap(([box, others]) =>
    [...others]
      .filter((other) => !isSaidByAWay(needs, box, other))
      .map((other) => `  ${idOf(box)} --> ${idOf(other)}`),
  );
  return ['graph LR', ...boxes.sort(), ...arrows.sort()].join('\n');
}

/** Why: Mermaid takes a stroke for the edge of a box. */
const idOf = (box: string) => box.replace('/', '.');

function needsOf(graph: ImportGraph, boxOf: BoxOf): Needs {
  const needs: Needs = new Map();
  for (const [path, imports] of graph) {
    const box = boxOf(path);
    if (box === null) continue;
    const others = needs.get(box) ?? new Set();
    needs.set(box, others);
    for (const { file } of imports) {
      const other = file && boxOf(file);
      if (other && other !== box) others.add(other);
    }
  }
  return needs;
}

function linesOf(root: string, graph: ImportGraph, boxOf: BoxOf): Map<string, number> {
  const lines = new Map<string, number>();
  for (const path of graph.keys()) {
    const box = boxOf(path);
    if (box === null) continue;
    const count = readFileSync(join(root, path), 'utf8').split('\n').length - 1;
    lines.set(box, (lines.get(box) ?? 0) + count);
  }
  return lines;
}

/** Whether a longer way says the arrow; two that need each other keep both of theirs. */
const isSaidByAWay = (needs: Needs, from: string, to: string): boolean =>
  !reaches(needs, [to], from) &&
  reaches(
    needs,
    [...(needs.get(from) ?? [])].filter((box) => box !== to),
    to,
  );

function reaches(needs: Needs, starts: string[], to: string): boolean {
  const next = [...starts];
  const seen = new Set<string>();
  for (let box = next.pop(); box !== undefined; box = next.pop()) {
    if (box === to) return true;
    if (!seen.has(box)) next.push(...(needs.get(box) ?? []));
    seen.add(box);
  }
  return false;
}

if (import.meta.main) {
  const [of = 'server', boxes] = process.argv.slice(2);
  console.log(drawStructure(projectRoot, of, boxes === 'areas' ? areaOf : groupOf));
}
