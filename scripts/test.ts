import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { howMany } from '../shared/src/platform/values/counting.ts';
import { changedFiles, testsOf } from './changed-tests.ts';
import { runChecks } from './check.ts';
import {
  addCounts,
  type Counts,
  closingLine,
  countRun,
  countsVariable,
  exitCodeOf,
  failuresTold,
  noCounts,
  readCounts,
  skipsTold,
} from './counts.ts';
import { ensureBrowser } from './find-browser.ts';
import { useScratchMemory } from './scratch.ts';
import { projectRoot } from './source-tree.ts';
import { toolEnvironment } from './tools.ts';

const parts: Record<string, (args: string[]) => Promise<Counts>> = {
  check: () => runChecks(),
  unit: (args) => runCounted('vitest', ['run', ...args]),
  changed: runChanged,
  e2e: (args) => runCounted('playwright', ['test', ...args]),
};

let running: ChildProcess | null = null;
let isStopped = false;

/** Runs the tests named on the command line: a part, or a filter of the unit tests; everything by default. */
async function runTests(args: string[]): Promise<Counts> {
  const [first = '', ...rest] = args;
  const isPart = Object.hasOwn(parts, first);
  if (first !== 'check') process.env.MASTHEAD_BROWSER = ensureBrowser();
  return args.length === 0 ? runAll() : runPart(isPart ? first : 'unit', isPart ? rest : args);
}

async function runPart(name: string, args: string[] = []): Promise<Counts> {
  if (isStopped) return noCounts;
  console.log(`\n== ${name}`);
  return (await parts[name]?.(args)) ?? noCounts;
}

/**
 * Why the checks run beside the unit tests: these wait for databases and browsers, and leave much of two processors
 * idle.
 */
async function runAll(): Promise<Counts> {
  const said: string[] = [];
  const [unit, checked] = await Promise.all([
    runPart('unit'),
    runChecks((text) => said.push(text)),
  ]);
  console.log(`\n== check\n${said.join('\n')}`);
  return addCounts([unit, checked, await runPart('e2e')]);
}

/** Runs the unit tests that the changes since a commit can affect. */
async function runChanged([base]: string[]): Promise<Counts> {
  const changed = changedFiles(base);
  const tests = testsOf(changed);
  console.log(`${howMany(changed.length, 'changed file')}, ${howMany(tests.length, 'test file')}`);
  return tests.length > 0 ? runCounted('vitest', ['run', ...tests]) : noCounts;
}

async function runCounted(command: string, args: string[]): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'masthead-counts-'));
  const file = join(folder, 'counts.json');
  const exitCode = await run(command, args, { [countsVariable]: file });
  const counts = readCounts(file);
  rmSync(folder, { recursive: true });
  return countRun(command, counts, exitCode);
}

function run(command: string, args: string[], extra: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve) => {
    running = spawn(command, args, {
      cwd: projectRoot,
      env: toolEnvironment(extra),
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    running.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    running.on('exit', (code) => resolve(code ?? 1));
  });
}

// Why: Ctrl-C reaches the runner directly, and a second SIGINT would interrupt its cleanup.
process.on('SIGINT', () => {
  isStopped = true;
});
process.on('SIGTERM', () => {
  isStopped = true;
  running?.kill('SIGINT');
});

let counts: Counts;
const clearScratch = useScratchMemory();
try {
  counts = await runTests(process.argv.slice(2));
} catch (error) {
  counts = { ...noCounts, failed: [error instanceof Error ? error.message : String(error)] };
} finally {
  clearScratch();
}
const told = [failuresTold(counts), skipsTold(counts), closingLine(counts)];
console.log(`\n${told.filter(Boolean).join('\n\n')}`);
process.exitCode = isStopped ? 130 : exitCodeOf(counts);
