import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { programPath } from './built-programs.ts';

/** A program of `server/test` that runs beside the test and can be killed. */
export interface Program {
  /** The text after `ready` in its output. */
  address: string;
  /** Ends it with a signal, waits until it has exited and returns its exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Its exit code, or the signal that ended it. */
  ended: Promise<[number | null, NodeJS.Signals | null]>;
  /** The end of its standard error. */
  said(): string;
  /** Writes to its standard input. */
  tell(text: string): void;
  /** Suspends and resumes the process. */
  freeze(): void;
  thaw(): void;
}

/** The compile cache of the product (`supervise.ts`). */
const compiled = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'masthead');

/** Starts a program and waits until it is ready. */
export async function startProgram(
  file: string,
  options: { args?: string[]; env?: NodeJS.ProcessEnv } = {},
): Promise<Program> {
  const child = spawn(process.execPath, [programPath(file), ...(options.args ?? [])], {
    env: { NODE_COMPILE_CACHE: compiled, ...process.env, ...options.env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    process.stderr.write(text);
    complaint = (complaint + text).slice(-20_000);
  });
  const ended = once(child, 'exit') as Program['ended'];
  const gone = ended.then(([code]) => code);
  const address = await (async () => {
    for await (const line of createInterface(child.stdout))
      if (line.startsWith('ready ')) return line.slice('ready '.length);
    throw new Error(`${file} ended with ${await gone}: ${complaint}`);
  })();
  child.stdout.resume();
  return {
    address,
    ended,
    said: () => complaint,
    end(signal) {
      child.kill(signal);
      return gone;
    },
    tell: (text) => void child.stdin.write(text),
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
  };
}
