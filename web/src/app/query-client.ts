import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { toastFailure } from '../ui/toast.tsx';
import { ApiError } from './call.ts';
import { noteAct } from './double-click.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `isQuiet`: the screen shows the failure itself, so there is no toast. */
    queryMeta: { isQuiet?: boolean };
    mutationMeta: { isQuiet?: boolean };
  }
}

/** Spec, platform 8: a failed call shows a toast; a refused one leads to the login card instead. */
function say(error: Error, isQuiet: boolean | undefined) {
  if (isQuiet || (error instanceof ApiError && error.isRefusal)) return;
  toastFailure(error);
}

export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => say(error, query.meta?.isQuiet) }),
    mutationCache: new MutationCache({
      onMutate: noteAct,
      onError: (error, _input, _result, mutation) => say(error, mutation.meta?.isQuiet),
    }),
    // Why: `call` retries what is worth it, and a list that is read again on Back starts from its rows.
    defaultOptions: {
      queries: { retry: false, staleTime: 10_000, refetchOnWindowFocus: true },
    },
  });
