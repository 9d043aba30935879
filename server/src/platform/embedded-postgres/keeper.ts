import type { ChildProcess } from 'node:child_process';
import { readdir, readFile, readlink, realpath } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { type Attempt, connectKeeper, isUsedByOthers, leave } from './connect.ts';
import {
  isHeld,
  lastWords,
  launch,
  logPath,
  type Server,
  SHUTDOWN_MS,
  shutDown,
} from './server-process.ts';

type Log = (line: string) => void;

const START_MS = 90_000;
const POLL_MS = 20;
const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 1_000;
const HEALTHY_MS = 10_000;

/** Holds one idle connection as a sign of use; when it ends, the server is found or started again. */
export function createKeeper(server: Server, log: Log) {
  const stopping = new AbortController();
  const launcher = createLauncher(server, log);
  let connection: Client | null = null;
  let repair = Promise.resolve();
  let stopped: Promise<void> | undefined;

  async function start() {
    connection = await untilConnected(server, launcher, onEnd, stopping.signal);
  }

  function onEnd() {
    connection = null;
    if (stopping.signal.aborted) return;
    log('The database stopped unexpectedly. Restarting it.');
    repair = bringBack();
  }

  async function bringBack() {
    while (!stopping.signal.aborted) {
      try {
        await start();
        return log('The database is running again.');
      } catch (error) {
        if (stopping.signal.aborted) return;
        log((error as Error).message);
        await sleep(MAX_PAUSE_MS, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
  }

  async function finish() {
    stopping.abort();
    await repair;
    if (!connection) return launcher.giveUp();
    await leave(connection);
    if (await isUsedByOthers(server)) return;
    const isDown = await shutDown(server);
    log(
      isDown
        ? 'The database has stopped.'
        : 'The database is taking long to stop. Not waiting for it.',
    );
  }

  function stop() {
    stopped ??= finish();
    return stopped;
  }

  return { start, stop };
}

type Launcher = ReturnType<typeof createLauncher>;

/** Starts the server if no process has it, with increasing pauses after repeated failures. */
function createLauncher(server: Server, log: Log) {
  let child: ChildProcess | null = null;
  let launchedAt = 0;
  let pause = 0;
  let told = '';

  function isRunning() {
    return child?.pid !== undefined && child.exitCode === null && child.signalCode === null;
  }

  async function launchIfFree() {
    const age = Date.now() - launchedAt;
    if (isRunning() || age < pause || (await isHeld(server))) return;
    if (age < HEALTHY_MS) await tellWhy();
    pause = age > HEALTHY_MS ? FIRST_PAUSE_MS : Math.min(2 * pause, MAX_PAUSE_MS);
    await endOrphans(server.cluster.path);
    launchedAt = Date.now();
    child = await launch(server);
  }

  async function tellWhy() {
    const why = await lastWords(server);
    if (why !== told) log(`The database stopped again: ${why}`);
    told = why;
  }

  /** For a server of ours that nobody could connect to yet. */
  async function giveUp() {
    const deadline = Date.now() + SHUTDOWN_MS;
    if (isRunning() && process.platform !== 'win32') child?.kill('SIGINT');
    while (isRunning() && Date.now() < deadline) await sleep(POLL_MS);
  }

  return { launchIfFree, giveUp };
}

async function untilConnected(
  server: Server,
  launcher: Launcher,
  onEnd: () => void,
  signal: AbortSignal,
) {
  const deadline = Date.now() + START_MS;
  for (;;) {
    signal.throwIfAborted();
    const attempt = await connectKeeper(server, onEnd);
    if (attempt.client) return attempt.client;
    if (attempt.because === 'refused' || Date.now() > deadline) {
      throw new Error(await explain(server, attempt));
    }
    if (attempt.because === 'away') await launcher.launchIfFree();
    await sleep(POLL_MS, undefined, { signal });
  }
}

async function explain(server: Server, attempt: Attempt & { client: null }) {
  const { folder } = server.tools;
  const what =
    attempt.because === 'refused'
      ? `The database in ${folder.path} refuses connections from Masthead`
      : `The database in ${folder.path} did not start within ${START_MS / 1000} seconds`;
  return `${what} (${attempt.message}). Its log ${logPath(folder)} says: ${await lastWords(server)}`;
}

/** A running process, from Linux's /proc. */
async function look(pid: number) {
  const [folder, status] = await Promise.all([
    readlink(`/proc/${pid}/cwd`).catch(() => null),
    readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''),
  ]);
  // Why: the name is in parentheses and may itself contain spaces and parentheses.
  const [, parent] = status.slice(status.lastIndexOf(')') + 2).split(' ');
  return { pid, folder, parent: Number(parent) };
}

/**
 * Ends the processes that a database with a killed main process has left running. Why: a running query does not
 * notice the kill, and no new server starts on the data before the last process has ended.
 */
async function endOrphans(cluster: string): Promise<void> {
  if (process.platform !== 'linux') return;
  const folderOfData = await realpath(cluster);
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 1);
  const programs = await Promise.all(pids.map(look));
  const ours = programs.filter(({ folder }) => folder === folderOfData);
  // Why: the main process works in the folder too, and its children have it for a parent.
  const families = new Set(ours.map(({ pid }) => pid));
  for (const { pid, parent } of ours) if (!families.has(parent) && (await isWorker(pid))) kill(pid);
}

/** A worker calls itself `postgres: …`; the main process still has its command line. */
const isWorker = async (pid: number) =>
  (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).startsWith('postgres: ');

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has gone by itself.
  }
}
