import type { UserRow } from '@masthead/shared/users/user.ts';
import { startTransition, useEffect, useRef, useState } from 'react';
import type { FromWorker, ToWorker } from './user-search.worker.ts';

interface Found {
  people: UserRow[];
  words: string;
  ids: readonly number[];
}

/**
 * Who is found by these words, best first; everybody without words, none until the first answer.
 * Why: a search over 10,000 people takes longer than a key may, so it runs beside the page.
 */
export function useUserSearch(people: UserRow[] | undefined, words: string) {
  const worker = useRef<Worker | null>(null);
  const [found, setFound] = useState<Found | null>(null);

  useEffect(() => {
    if (!people) return;
    const made = new Worker(new URL('./user-search.worker.ts', import.meta.url), {
      type: 'module',
    });
    const searched = people.map(({ id, username, email, name }) => ({ id, username, email, name }));
    made.postMessage({ people: searched } satisfies ToWorker);
    made.onmessage = ({ data }: MessageEvent<FromWorker>) =>
      startTransition(() => setFound({ people, ...data }));
    worker.current = made;
    return () => made.terminate();
  }, [people]);

  useEffect(() => {
    if (people && words !== '') worker.current?.postMessage({ words } satisfies ToWorker);
  }, [people, words]);

  const byId = new Map(people?.map((one) => [one.id, one]));
  if (words === '' || !people) return { rows: people, isSearching: false };
  const isSearching = found?.words !== words || found.people !== people;
  const rows = found?.ids.map((id) => byId.get(id)).filter((one) => one !== undefined);
  return { rows, isSearching };
}
