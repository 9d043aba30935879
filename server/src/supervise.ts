import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureServerBuild } from './builds/server-build.ts';
import { nodeEnvironment, nodeFlags } from './node-flags.ts';

/** When to try again, and when no longer. */
interface Patience {
  firstPauseMs: number;
  longestPauseMs: number;
  /** Who lived this long has started well. */
  healthyMs: number;
  /** So many ends soon after a start are enough. */
  failures: number;
}

const usual: Patience = {
  firstPauseMs: 200,
  longestPauseMs: 10_000,
  healthyMs: 30_000,
  failures: 10,
};

interface Life {
  code: number | null;
  signal: NodeJS.Signals | null;
  wasReady: boolean;
  ms: number;
}

const say = (line: string) => process.stderr.write(`${line}\n`);

/** Where Node keeps what it has made of the sources, so that the next start need not: half the time. */
const compiled = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'masthead');

/** Detached: Ctrl-C reaches a whole process group, and the program would be told to stop twice. */
const launch = (program: string) =>
  spawn(process.execPath, [...nodeFlags, ...process.execArgv, program], {
    detached: process.platform !== 'win32',
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { NODE_COMPILE_CACHE: compiled, ...nodeEnvironment, ...process.env },
  });

async function watch(child: ChildProcess): Promise<Life> {
  const startedAt = Date.now();
  let wasReady = false;
  child.once('message', () => {
    wasReady = true;
  });
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  return { code, signal, wasReady, ms: Date.now() - startedAt };
}

const sentences = {
  again: ({ signal, code }: Life) =>
    `Masthead has ended (${signal ?? `code ${code}`}). It is started again.`,
  enough: (times: number) =>
    `Masthead has ended ${times} times soon after its start and is not started again. The lines above say why.`,
};

/**
 * Runs a program and starts it again when it ends without being asked to; answers the exit code. Not again: when
 * its first start refuses (a wrong setting stays wrong), and when it fails again and again.
 */
export async function supervise(program: string, patience = usual): Promise<number> {
  const stopping = new AbortController();
  let child: ChildProcess | null = null;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      stopping.abort();
      child?.kill(signal);
    });
  let hasBeenReady = false;
  let failures = 0;
  while (!stopping.signal.aborted) {
    child = launch(program);
    const life = await watch(child);
    hasBeenReady ||= life.wasReady;
    const wasAsked = life.code === 0 || life.signal === 'SIGTERM' || life.signal === 'SIGINT';
    if (stopping.signal.aborted || wasAsked) return life.code ?? 1;
    if (life.code !== null && !hasBeenReady) return life.code;
    failures = life.ms > patience.healthyMs ? 1 : failures + 1;
    if (failures >= patience.failures) {
      say(sentences.enough(failures));
      return life.code ?? 1;
    }
    say(sentences.again(life));
    const pause = Math.min(patience.firstPauseMs * 2 ** (failures - 1), patience.longestPauseMs);
    await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {});
  }
  return 0;
}

if (import.meta.main) process.exitCode = await supervise(ensureServerBuild(console.log));
