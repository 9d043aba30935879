import { userSearch } from '@masthead/shared/people/users/user.ts';
import Fuse from 'fuse.js';

/** What a person is found by. */
interface Searched {
  id: number;
  username: string;
  email: string;
  name: string;
}

/** The fuzzy search of the list of users: ids, best first (Spec, platform 2.4). */
function indexOf(people: readonly Searched[]): (words: string) => number[] {
  const fuse = new Fuse(people, { keys: [...userSearch.keys], threshold: userSearch.threshold });
  return (words) => fuse.search(words).map(({ item }) => item.id);
}

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
