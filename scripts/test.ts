import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
import { projectRoot } from './source-tree.ts';
import { toolEnvironment } from './tools.ts';

const memory = '/dev/shm';
/** A whole run wrote 0.2 GB at its fullest; the rest is left to whoever else is here. */
const roomWanted = 4 * 1024 ** 3;

/**
 * Has this process and those it starts write what they throw away again into memory, where there is room; answers how
 * to remove it. Why: every test file has a database of its own, about a thousand files; on a disk they cost nearly a
 * third of the processor time of the server's tests.
 */
export function useScratchMemory(): () => void {
  if (process.env.TMPDIR || !hasRoom()) return () => {};
  const folder = mkdtempSync(join(memory, 'masthead-'));
  // Why: as in every folder of its kind, programs of other accounts (the database of who is root) write here, too.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** False where files cannot be written into memory, or too little of it is left for them. */
export function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= roomWanted;
  } catch {
    return false;
  }
}

const parts: Record<string, (args: string[]) => Promise<Counts>> = {
  check: () => runChecks(),
  unit: (args) => runCounted('vitest', ['run', ...args]),
  e2e: (args) => runCounted('playwright', ['test', ...args]),
};

let running: ChildProcess | null = null;
let isStopped = false;

/** Runs what the command line names: nothing is everything, a part, or a filter of the unit tests. */
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

/** Why the checks beside the unit tests: these wait for databases and browsers, and leave much of two processors. */
async function runAll(): Promise<Counts> {
  const said: string[] = [];
  const [unit, checked] = await Promise.all([
    runPart('unit'),
    runChecks((text) => said.push(text)),
  ]);
  console.log(`\n== check\n${said.join('\n')}`);
  return addCounts([unit, checked, await runPart('e2e')]);
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

// Why: Ctrl-C reaches the runner by itself, and a second SIGINT would keep it from tidying up.
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
