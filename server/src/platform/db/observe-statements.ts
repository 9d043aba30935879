import type { Logger } from 'pino';
import { signals } from '../process/signals.ts';
import { workInHand } from '../process/strays.ts';

/** Notes that a statement is sent; answers what to call when it has ended, if anybody wants to know. */
export function statementBegan(text: string): ((error: unknown) => void) | undefined {
  if (!signals.statementDone.isHeard) return undefined;
  const [work, begunAt] = [workInHand(), performance.now()];
  return (error) => {
    const seconds = (performance.now() - begunAt) / 1000;
    signals.statementDone.send({ text, seconds, error, work });
  };
}

/** Longer texts of statements are cut. */
const longestText = 2000;

/** A statement in one line, without what stands in quotes: a text of our own may hold a value there. */
export const withoutValues = (text: string): string =>
  text
    .replaceAll(/'(?:[^']|'')*'/g, "'…'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longestText);

/** Logs each statement that took longer than the limit; 0 logs none. Answers how to end that. */
export function logSlowStatements(limitMs: number, log: Pick<Logger, 'warn'>): () => void {
  if (limitMs === 0) return () => {};
  return signals.statementDone.hear(({ text, seconds, work }) => {
    const ms = Math.round(seconds * 1000);
    if (ms < limitMs) return;
    const from = work && { work: work.name, workId: work.id };
    log.warn({ ms, statement: withoutValues(text), ...from }, 'Slow statement');
  });
}
