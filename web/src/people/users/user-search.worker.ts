import { userSearch } from '@masthead/shared/people/users/user.ts';
import Fuse from 'fuse.js';

/** The searched fields of a person. */
interface Searched {
  id: number;
  username: string;
  email: string;
  name: string;
}

/** The fuzzy search of the user list: ids, best first (Spec, platform 2.4). */
function indexOf(people: readonly Searched[]): (words: string) => number[] {
  const fuse = new Fuse(people, { keys: [...userSearch.keys], threshold: userSearch.threshold });
  return (words) => fuse.search(words).map(({ item }) => item.id);
}

/** Messages from the page: the people, once, then search texts. */
export type ToWorker = { people: Searched[] } | { words: string };
/** The reply: ids of the people found, best first. */
export interface FromWorker {
  words: string;
  ids: number[];
}

let find: (words: string) => number[] = () => [];
let wanted: string | null = null;

/** Why: of several keystrokes during one search, only the last one is still of interest. */
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
