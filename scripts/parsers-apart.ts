import type { ImportGraph } from './import-graph.ts';

/** Packages that parse files from outside. What they cost depends on the file, so they run in a thread (decision 75). */
const parsers = ['csv-parse', 'saxes', 'ical.js', '@streamparser/json', 'postal-mime', 'marked'];

/** What `npm start` and `npm run import` begin with. */
const programs = ['server/src/main.ts', 'server/src/import.ts'];

/** Each way on which a program of the server itself, and not its thread, loads such a parser. */
export function findParsersOfProcess(graph: ImportGraph): string[] {
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
          `${whole.join(' -> ')} imports ${packageName}: files are read by a thread (imports/read-apart.ts)`,
        );
      // Why only there: the demo data bring files of their own.
      if (file?.startsWith('server/')) visit(file, whole);
    }
  };
  for (const program of programs) visit(program, []);
  return problems;
}
