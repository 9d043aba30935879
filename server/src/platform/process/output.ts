import { writeSync } from 'node:fs';

/** Characters that wait while nothing can be written; lines that come after them are dropped. */
const mostWaiting = 1_000_000;
/** Pauses after a failed write, and after one to a full pipe, in ms. */
const [failedMs, fullMs] = [200, 10];

const droppedLines = (count: number) =>
  `Dropped ${count} lines of the log, which could not be written.\n`;

/**
 * Writes lines to a stream without blocking and without failing: a full disk, a closed pipe and a pipe that nobody
 * reads cost log lines only. Why not with the stream itself: it blocks the event loop until a pipe is read, and its
 * error on a full disk or a closed pipe ends the process.
 */
export function openOutput(stream: NodeJS.WriteStream & { fd: number }) {
  // Why `stream`: opening it makes a pipe non-blocking.
  const { fd } = stream;
  stream.on('error', () => {});
  let current = Buffer.alloc(0);
  let waiting = '';
  let dropped = 0;
  let pause: NodeJS.Timeout | null = null;

  function writeAll(): void {
    pause = null;
    try {
      while (current.length > 0 || waiting) {
        if (current.length === 0) {
          current = Buffer.from(dropped > 0 ? waiting + droppedLines(dropped) : waiting);
          [waiting, dropped] = ['', 0];
        }
        current = current.subarray(writeSync(fd, current));
      }
    } catch (error) {
      const isPipeFull = (error as NodeJS.ErrnoException).code === 'EAGAIN';
      pause = setTimeout(writeAll, isPipeFull ? fullMs : failedMs).unref();
    }
  }

  process.once('exit', writeAll);
  return {
    write(text: string): void {
      if (waiting.length + text.length > mostWaiting) dropped += 1;
      else waiting += text;
      if (!pause) writeAll();
    },
  };
}

/** Standard output: the log, and the lines at the start. */
export const output = openOutput(process.stdout);

/** Standard error: messages of the supervisor. */
export const errorOutput = openOutput(process.stderr);
