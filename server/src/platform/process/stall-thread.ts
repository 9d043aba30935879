import { writeSync } from 'node:fs';
import type { Debugger, Session } from 'node:inspector';
import { workerData } from 'node:worker_threads';
import type { StallOrder } from './stall-watch.ts';

/** The thread of stall-watch.ts: it ends the process when the event loop of the main thread stands still. */
const { beats, lookMs, looks } = workerData as StallOrder;

/** What runs in native code cannot be asked; after so long the process ends without its name. */
const askMs = 5000;
const shownFrames = 8;

function end(fields: object): void {
  const line = {
    level: 60,
    time: Date.now(),
    pid: process.pid,
    ...fields,
    msg: `The event loop was blocked for ${(lookMs * looks) / 1000} s. Ending this process.`,
  };
  try {
    writeSync(2, `${JSON.stringify(line)}\n`);
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}

/** The files that are loaded, by the number that a stack names them by. */
const files = new Map<string, string>();

const frameText = ({ functionName, location }: Debugger.CallFrame) =>
  `${functionName || 'anonymous'} (${files.get(location.scriptId)}:${location.lineNumber + 1})`;

/** Asks the stopped main thread which request or job it is in the midst of, then ends the process. */
function askAndEnd(session: Session, frames: Debugger.CallFrame[]): void {
  const stack = frames.slice(0, shownFrames).map(frameText);
  const callFrameId = frames[0]?.callFrameId ?? '';
  const expression = 'JSON.stringify(globalThis[Symbol.for("masthead.work")]?.())';
  session.post(
    'Debugger.evaluateOnCallFrame',
    { callFrameId, expression, returnByValue: true },
    (_error, answer) => end({ ...JSON.parse(answer?.result.value ?? '{}'), stack }),
  );
}

async function endStalled(): Promise<void> {
  const { Session } = await import('node:inspector');
  setTimeout(() => end({}), askMs);
  const session = new Session();
  session.connectToMainThread();
  session.on('Debugger.scriptParsed', ({ params }) => files.set(params.scriptId, params.url));
  session.on('Debugger.paused', ({ params }) => askAndEnd(session, params.callFrames));
  session.post('Debugger.enable');
  session.post('Debugger.pause');
}

let last = 0;
let missed = 0;
const looking = setInterval(() => {
  const now = Atomics.load(beats, 0);
  missed = now === last ? missed + 1 : 0;
  last = now;
  if (missed < looks) return;
  clearInterval(looking);
  endStalled().catch(() => end({}));
}, lookMs);
