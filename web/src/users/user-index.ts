import { userSearch } from '@masthead/shared/users/user.ts';
import Fuse from 'fuse.js';

/** What a person is found by. */
export interface Searched {
  id: number;
  username: string;
  email: string;
  name: string;
}

/** The fuzzy search of the list of users: ids, best first (Spec, platform 2.4). */
export function indexOf(people: readonly Searched[]): (words: string) => number[] {
  const fuse = new Fuse(people, { keys: [...userSearch.keys], threshold: userSearch.threshold });
  return (words) => fuse.search(words).map(({ item }) => item.id);
}
