import { flushSync } from 'react-dom';
import type { Line, LineChange } from './together-words.ts';

/** Changes a line and leaves the cursor in it between the same letters. */
export function holdingCursor(field: Line, change: LineChange, act: () => void): void {
  const input = document.activeElement;
  if (!(input instanceof HTMLTextAreaElement) || input.dataset.path !== field) {
    act();
    return;
  }
  const [start, end] = [moved(input.selectionStart, change), moved(input.selectionEnd, change)];
  flushSync(act);
  input.setSelectionRange(start, end);
}

/** Where a place is after a change of the line. */
function moved(place: number, change: LineChange): number {
  let [at, now] = [0, place];
  for (const { retain = 0, insert, delete: gone = 0 } of change) {
    at += retain;
    if (typeof insert === 'string') {
      if (at < now) now += insert.length;
      at += insert.length;
    }
    now -= Math.min(gone, Math.max(0, now - at));
  }
  return now;
}
