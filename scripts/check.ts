import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import {
  addCounts,
  type Counts,
  closingLine,
  exitCodeOf,
  noCounts,
  tellFailure,
} from './counts.ts';
import { projectRoot, skippedCheck } from './source-tree.ts';
import { toolEnvironment } from './tools.ts';

/** Why not at a lower priority: tests that wait for the processor fail by their time limits. */
const ofTests = 'scripts/check-upgrade.ts';

/** Every check of the source tree: its description and its command. */
const checks: [name: string, command: string, ...args: string[]][] = [
  ['types: shared, server, demo, scripts, bench', 'tsc', ...typesOf('.')],
  ['types: web', 'tsc', ...typesOf('web')],
  ['types: e2e', 'tsc', ...typesOf('e2e')],
  ['format and lint (biome)', 'biome', 'ci', '--colors=off', '--error-on-warnings', '.'],
  ['lint with types (oxlint)', 'oxlint', '--deny-warnings'],
  ['import direction', 'node', 'scripts/check-imports.ts'],
  ['every promise is handled', 'node', 'scripts/check-promises.ts'],
  ['no failure is swallowed', 'node', 'scripts/check-swallowed.ts'],
  ['queries take their caller’s row filter', 'node', 'scripts/check-rows.ts'],
  ['migrations: expand and contract', 'node', 'scripts/check-migrations.ts'],
  ['migrations: tests of the version before', 'node', ofTests],
  ['map: screens and calls', 'node', 'scripts/check-map.ts'],
  ['docs/coverage.md names tests that exist', 'node', 'scripts/check-coverage.ts'],
  ['budgets: file lengths and folders', 'node', 'scripts/check-budgets.ts'],
  ['generated files are up to date', 'node', 'scripts/generated-files.ts', '--check'],
  ['first-load sizes', 'node', 'scripts/check-bytes.ts'],
  ['dependencies have no serious advisories', 'node', 'scripts/check-advisories.ts'],
];

/** A lower priority than other processes, as a `nice` value. */
const modest = 10;

/** Runs every check and prints each result, with the output of failed ones. */
export async function runChecks(say: (text: string) => void = console.log): Promise<Counts> {
  const runs = checks.map(([name, command, ...args]) => ({ name, ended: run(command, args) }));
  let counts = noCounts;
  for (const { name, ended } of runs) {
    const { isOk, output } = await ended;
    const outcome = outcomeOf(name, isOk, output);
    counts = addCounts([counts, outcome.counts]);
    say(`  ${outcome.word.padEnd(7)} ${name}`);
    const shown = isOk ? linesIn(output, 'warning: ').join('\n') : output.trimEnd();
    if (shown) say(shown.replace(/^/gm, '           '));
  }
  return counts;
}

function run(command: string, args: string[]): Promise<{ isOk: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      env: toolEnvironment({ NO_COLOR: '1' }),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (child.pid && !args.includes(ofTests)) setPriority(child.pid, modest);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', (error) => resolve({ isOk: false, output: error.message }));
    child.on('close', (code) => resolve({ isOk: code === 0, output }));
  });
}

/** The result of a check, as a word and as counts; a skipped one gives its reason. */
export function outcomeOf(name: string, isOk: boolean, output: string) {
  if (!isOk)
    return {
      word: 'FAILED',
      counts: { ...noCounts, failed: [tellFailure(name, [{ message: output }])] },
    };
  const [skipped] = linesIn(output, skippedCheck);
  return skipped
    ? { word: 'skipped', counts: { ...noCounts, skipped: [skipped.slice(skippedCheck.length)] } }
    : { word: 'ok', counts: { ...noCounts, passed: 1 } };
}

const linesIn = (output: string, beginning: string) =>
  output.split('\n').filter((line) => line.startsWith(beginning));

/** Only changed files are checked again. */
function typesOf(project: string): string[] {
  const known = `node_modules/.cache/types-${project === '.' ? 'root' : project}.tsbuildinfo`;
  return ['--noEmit', '--incremental', '--tsBuildInfoFile', known, '-p', project];
}

if (import.meta.main) {
  const counts = await runChecks();
  console.log(closingLine(counts));
  process.exitCode = exitCodeOf(counts);
}
