import { indexOf, type Searched } from './user-index.ts';

/** What the page sends: the people, once, and then words to find. */
export type ToWorker = { people: Searched[] } | { words: string };
/** What comes back: who was found, best first. */
export interface FromWorker {
  words: string;
  ids: number[];
}

let find: (words: string) => number[] = () => [];
let wanted: string | null = null;

/** Why: of several keys that came while one search ran, only the last is still asked for. */
function answer(): void {
  if (wanted === null) return;
  const words = wanted;
  wanted = null;
  postMessage({ words, ids: find(words) } satisfies FromWorker);
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('people' in data) {
    find = indexOf(data.people);
    return;
  }
  wanted = data.words;
  setTimeout(answer);
});
