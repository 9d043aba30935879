import {
  type QueryClient,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/react-query';

/**
 * Asks for what a page will show, and keeps it until the page shows it, at most 10 seconds. Why: some records are
 * forgotten as soon as nothing shows them.
 */
export function keepUntilTaken<T, E, D, K extends QueryKey>(
  query: QueryObserverOptions<T, E, D, T, K>,
  queryClient: QueryClient,
): void {
  const keeper = new QueryObserver(queryClient, query);
  const stops = [
    keeper.subscribe(() => {}),
    queryClient.getQueryCache().subscribe((event) => {
      const isTaken = event.type === 'observerAdded' && event.observer !== keeper;
      if (isTaken && event.query === keeper.getCurrentQuery()) stop();
    }),
  ];
  const tired = setTimeout(stop, 10_000);
  function stop() {
    clearTimeout(tired);
    for (const each of stops) each();
  }
}
