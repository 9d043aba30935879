import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureServerBuild } from './platform/builds/server-build.ts';
import { awayCode, brokenCode } from './platform/process/end-in-order.ts';
import { nodeEnvironment, nodeFlags } from './platform/process/node-flags.ts';
import { errorOutput, output } from './platform/process/output.ts';
import { version } from './platform/process/version.ts';
import { serverFolder } from './platform/server-folder.ts';

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

const say = (line: string) => errorOutput.write(`${line}\n`);

/** Where Node keeps what it has made of the sources, so that the next start need not: half the time. */
const compiled = join(serverFolder, '..', 'node_modules', '.cache', 'masthead');

/** Detached: Ctrl-C reaches a whole process group, and the program would be told to stop twice. */
const launch = (program: string, role: string) =>
  spawn(process.execPath, [...nodeFlags, ...process.execArgv, program], {
    detached: process.platform !== 'win32',
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { NODE_COMPILE_CACHE: compiled, ...nodeEnvironment, ...process.env, MASTHEAD_ROLE: role },
  });

/** What a part sends when it is ready: the lines for whoever has started the product. */
export interface Ready {
  says: string[];
}

async function watch(child: ChildProcess, onReady: (ready: Ready) => void): Promise<Life> {
  const startedAt = Date.now();
  let wasReady = false;
  child.once('message', (ready: Ready) => {
    wasReady = true;
    onReady(ready);
  });
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  return { code, signal, wasReady, ms: Date.now() - startedAt };
}

/** What the processes are called, by their role (MASTHEAD_ROLE). */
const names: Record<string, string> = { web: 'web server', worker: 'worker' };

const sentences = {
  again: (role: string, { signal, code }: Life) =>
    `Masthead’s ${names[role] ?? role} ended (${signal ?? `code ${code}`}). Restarting it.`,
  enough: (role: string, times: number) =>
    `Masthead’s ${names[role] ?? role} ended ${times} times soon after starting and will not be restarted. See the lines above.`,
};

/** A program that is run in one role. */
interface Part {
  role: string;
  program: string;
  patience: Patience;
  /** False for one that is tried for ever, because the others are of use without it. */
  isGivenUp: boolean;
  stopping: AbortSignal;
  onStart: (child: ChildProcess) => void;
  onReady: (ready: Ready) => void;
}

/**
 * Runs a part, and again when it ends without being asked to; answers its exit code. Not again: when its first start
 * refuses (a wrong setting stays wrong), unless only the database went away after the part before it was ready, and when
 * it fails again and again. One that ended itself in order after an error that nobody caught (`brokenCode`) is never
 * given up: between its ends it serves.
 */
async function keepRunning(part: Part): Promise<number> {
  const { role, patience, stopping } = part;
  let hasBeenReady = false;
  let failures = 0;
  while (!stopping.aborted) {
    const child = launch(part.program, role);
    part.onStart(child);
    const life = await watch(child, part.onReady);
    hasBeenReady ||= life.wasReady;
    const wasAsked = life.code === 0 || life.signal === 'SIGTERM' || life.signal === 'SIGINT';
    if (stopping.aborted || wasAsked) return life.code ?? 1;
    const mayPass = life.code === awayCode && !part.isGivenUp;
    if (life.code !== null && !hasBeenReady && !mayPass) return life.code;
    failures = life.ms > patience.healthyMs ? 1 : failures + 1;
    if (part.isGivenUp && failures >= patience.failures && life.code !== brokenCode) {
      say(sentences.enough(role, failures));
      return life.code ?? 1;
    }
    say(sentences.again(role, life));
    const pause = Math.min(patience.firstPauseMs * 2 ** (failures - 1), patience.longestPauseMs);
    await sleep(pause, undefined, { signal: stopping }).catch(() => {});
  }
  return 0;
}

/**
 * Runs a program once for each role and starts again, alone, whichever ends; answers the exit code. Each begins when the
 * one before is ready, and their lines are said when all are. When one is stopped or given up, the others are stopped.
 */
export async function supervise(
  program: string,
  roles: readonly string[],
  patience = usual,
): Promise<number> {
  const stopping = new AbortController();
  const running = new Map<string, ChildProcess>();
  const stop = (signal: NodeJS.Signals) => {
    stopping.abort();
    for (const child of running.values()) child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(signal));
  const notReady = new Set(roles);
  const lines: string[] = [];
  const ends: Promise<number>[] = [];
  for (const [index, role] of roles.entries()) {
    const ready = Promise.withResolvers<void>();
    const end = keepRunning({
      role,
      program,
      patience,
      isGivenUp: index === 0,
      stopping: stopping.signal,
      onStart: (child) => running.set(role, child),
      onReady: ({ says }) => {
        lines.push(...says);
        notReady.delete(role);
        if (notReady.size === 0) for (const line of lines.splice(0)) output.write(`${line}\n`);
        ready.resolve();
      },
    }).finally(() => {
      // Why: whoever was told to stop already may be serving its last requests, and a second signal would end it.
      if (!stopping.signal.aborted) stop('SIGTERM');
    });
    ends.push(end);
    await Promise.race([ready.promise, end]);
    if (stopping.signal.aborted) break;
  }
  const code = await Promise.race(ends);
  await Promise.all(ends);
  return code;
}

/** One process for pages and one for jobs, unless one of them alone is wanted here. */
const rolesFor = (role: string | undefined): string[] =>
  !role || role === 'all' ? ['web', 'worker'] : [role];

/** Runs Masthead until it is stopped. */
export async function start(): Promise<void> {
  console.log(`Masthead ${version} on Node ${process.versions.node}`);
  const program = ensureServerBuild(console.log);
  process.exitCode = await supervise(program, rolesFor(process.env.MASTHEAD_ROLE));
}

if (import.meta.main) await start();
