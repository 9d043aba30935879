import { setTimeout as wait } from 'node:timers/promises';
import { readApart } from '../imports/read-apart.ts';
import { type ReadLimits, readLimits } from '../imports/read-limits.ts';
import { logged } from '../logged.ts';
import type { Report, ReportRow } from './read-report.ts';

export type ReportReader = ReturnType<typeof openReportReader>;

/** A message that waits to be read, and who hears what it says. */
interface Waiting {
  raw: Uint8Array;
  settle: (report: Report | null) => void;
}

/** No honest report takes a hundredth of the time. One that takes more says nothing. */
export const reportLimits: ReadLimits = { ...readLimits, placeMs: 1000, fileMs: Infinity };
/** How long a thread waits for another message. */
const idleMs = 10_000;

/**
 * Reads messages that came back, one after the other, in a thread that is kept while they come (decision 75). Anybody
 * may write them. One past its limits is no report; those behind it are read by another thread.
 */
export function openReportReader(limits: ReadLimits = reportLimits) {
  const waiting: Waiting[] = [];
  const inHand: Waiting[] = [];
  let [isReading, isClosed] = [false, false];
  let onMessage = () => {};

  /** The next message is a piece of what the thread reads. */
  async function next(): Promise<Uint8Array | null> {
    if (waiting.length === 0 && !isClosed) {
      const patience = new AbortController();
      const come = new Promise<void>((resolve) => {
        onMessage = resolve;
      });
      await Promise.race([come, wait(idleMs, undefined, { ref: false, signal: patience.signal })]);
      patience.abort();
    }
    const message = waiting.shift();
    if (!message) return null;
    inHand.push(message);
    return message.raw;
  }

  async function readAll(): Promise<void> {
    isReading = true;
    while (waiting.length > 0) {
      const reading = readApart<ReportRow>({
        reader: 'reports',
        options: {},
        rowsAtATime: 1,
        pieceAt: next,
        note: () => {},
        limits,
      });
      try {
        for await (const { rows } of reading)
          for (const { report } of rows) inHand.shift()?.settle(report);
      } catch (error) {
        logged('A message at the intake cannot be read as a report')(error);
        // Why null: it would end its reader again and again.
        inHand.shift()?.settle(null);
        waiting.unshift(...inHand.splice(0));
      }
    }
    isReading = false;
  }

  return {
    /** What a message says, null when it is no report. */
    read: (raw: Uint8Array): Promise<Report | null> =>
      new Promise((settle) => {
        waiting.push({ raw, settle });
        onMessage();
        if (!isReading) void readAll();
      }),
    /** Lets the thread go as soon as nothing waits for it. */
    close() {
      isClosed = true;
      onMessage();
    },
  };
}
