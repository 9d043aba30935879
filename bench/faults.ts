import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../scripts/source-tree.ts';
import { toolEnvironment } from '../scripts/tools.ts';
import { type Fault, faults } from './fault-list.ts';

/** A test that never ends counts as a detection, too. */
const patienceMs = 15 * 60_000;

/** Injects a defect into the code. If its text does not occur exactly once, the defect no longer matches the code. */
export function plant(
  code: string,
  { name, from, to }: Pick<Fault, 'name' | 'from' | 'to'>,
): string {
  const parts = code.split(from);
  if (parts.length !== 2)
    throw new Error(`'${name}': its text occurs ${parts.length - 1} times instead of once`);
  return parts.join(to);
}

/** A copy of HEAD for injecting defects, with the installed packages of this checkout. */
function openCopy(): { folder: string; close: () => void } {
  const folder = join(mkdtempSync(join(tmpdir(), 'masthead-faults-')), 'copy');
  const git = (...args: string[]) => {
    const { status, stderr } = spawnSync('git', ['-C', projectRoot, ...args], { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  };
  git('worktree', 'add', '--detach', '--quiet', folder, 'HEAD');
  const installed = join(projectRoot, 'node_modules');
  mkdirSync(join(folder, 'node_modules', '@masthead'), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== '@masthead' && !name.startsWith('.vite') && name !== '.cache')
      symlinkSync(join(installed, name), join(folder, 'node_modules', name));
  for (const name of readdirSync(join(installed, '@masthead')))
    symlinkSync(join(folder, name), join(folder, 'node_modules', '@masthead', name));
  return { folder, close: () => git('worktree', 'remove', '--force', folder) };
}

/** The parts of the JSON reporter's output that are read here. */
interface Report {
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** The first test of a folder that fails, with its message; null when all pass. */
function firstFailure(folder: string, tests: readonly string[]): Promise<string | null> {
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  return new Promise((resolve) => {
    const child = spawn(
      'vitest',
      [
        ...['run', '--project=server', '--project=shared', '--bail=1'],
        ...['--reporter=json', `--outputFile=${report}`, ...tests],
      ],
      {
        cwd: folder,
        env: toolEnvironment(),
        stdio: 'ignore',
        timeout: patienceMs,
      },
    );
    child.on('error', ({ message }) => resolve(message));
    child.on('exit', (code, signal) => {
      if (code === 0) resolve(null);
      else resolve((existsSync(report) && failureIn(report)) || `ended with ${signal ?? code}`);
    });
  });
}

function failureIn(report: string): string | null {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .find(({ status }) => status === 'failed');
  const complaint = failed
    ? `${failed.fullName}: ${failed.failureMessages[0]}`
    : testResults.find(({ message }) => message)?.message;
  return complaint?.split('\n')[0] ?? null;
}

async function noticedBy(folder: string, fault: Fault): Promise<string | null> {
  const path = join(folder, fault.file);
  const sound = readFileSync(path, 'utf8');
  writeFileSync(path, plant(sound, fault));
  try {
    return await firstFailure(folder, fault.tests);
  } finally {
    writeFileSync(path, sound);
  }
}

/** Injects every defect in turn, or those of some files or names, and reports which ones the tests detect. It takes an hour; run it by hand, with nothing else running. */
export async function run(): Promise<string[]> {
  const wanted = process.argv.slice(3);
  const chosen = faults.filter(
    ({ name, file }) =>
      wanted.length === 0 || wanted.some((words) => `${file} ${name}`.includes(words)),
  );
  const { folder, close } = openCopy();
  const lines = ['| fault | file | noticed by |', '| --- | --- | --- |'];
  let found = 0;
  try {
    const tests = [...new Set(chosen.flatMap((fault) => fault.tests))];
    const unsound = await firstFailure(folder, tests);
    if (unsound) throw new Error(`The tests fail without any fault: ${unsound}`);
    for (const fault of chosen) {
      const by = await noticedBy(folder, fault);
      if (by) found += 1;
      console.log(`${by ? 'noticed ' : 'SURVIVED'} ${fault.name} (${fault.file}) ${by ?? ''}`);
      lines.push(`| ${fault.name} | ${fault.file} | ${by ?? '**nothing**'} |`);
    }
  } finally {
    close();
    rmSync(join(folder, '..'), { recursive: true, force: true });
  }
  return [...lines, '', `${found} of ${chosen.length} faults were noticed.`];
}
