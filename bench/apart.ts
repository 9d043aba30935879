import { fork } from 'node:child_process';
import { once } from 'node:events';
import { nodeFlags } from '../server/src/platform/process/node-flags.ts';
import { inMegabytes } from './figures.ts';

/** Runs a file of this folder in a process of its own, so that its memory and processor time can be measured alone. */
export async function apart<O extends object, R>(file: string, order: O): Promise<R> {
  const child = fork(file, { execArgv: nodeFlags, serialization: 'advanced' });
  const ended = once(child, 'exit');
  child.send(order);
  const [result] = (await Promise.race([
    once(child, 'message'),
    ended.then(([code]) => Promise.reject(new Error(`${file} ended with ${code}`))),
  ])) as [R];
  await ended;
  return result;
}

/** The other end: does the ordered work, sends the result and ends. */
export function onOrder<O, R>(work: (order: O) => Promise<R>): void {
  process.once('message', (order: O) => {
    void work(order).then((result) => {
      process.send?.(result);
      process.disconnect();
    });
  });
}

/** Resident memory before some work and its peak during it, in MB; `read` returns that of another process. */
export async function withMemory<T>(
  work: () => Promise<T>,
  read: () => Promise<number> = async () => process.memoryUsage.rss(),
): Promise<{ result: T; before: number; most: number }> {
  const before = await read();
  let most = before;
  let isReading = false;
  const look = async () => {
    if (isReading) return;
    isReading = true;
    most = Math.max(most, await read());
    isReading = false;
  };
  const watch = setInterval(() => void look(), 100);
  try {
    const result = await work();
    return { result, before: inMegabytes(before), most: inMegabytes(most) };
  } finally {
    clearInterval(watch);
  }
}
