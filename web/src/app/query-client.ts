import { MutationCache, QueryCache, QueryClient, type Register } from '@tanstack/react-query';
import { ApiError } from '../platform/api/call.ts';
import { noteEffect } from '../platform/api/double-click.ts';
import { reloaded, reloadTouched } from '../platform/api/touched.ts';
import { toastFailure } from '../platform/ui/toast.tsx';

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * `isQuiet`: the screen shows the failure itself, so there is no toast. `failure`: the specified
     * sentence for the toast, while the screen says why. `showsGone`: a 404 is a sign on the screen.
     * `isEdited`: a form stands on it.
     */
    queryMeta: { isQuiet?: boolean; failure?: string; showsGone?: boolean; isEdited?: boolean };
    mutationMeta: { isQuiet?: boolean };
  }
}

/** Spec, platform 8: a failed call shows a toast; a refused one leads to the login card instead. */
function say(error: Error, { isQuiet, failure, showsGone }: Register['queryMeta'] = {}) {
  const known = error instanceof ApiError ? error : null;
  if (isQuiet || known?.isRefusal || (showsGone && known?.status === 404)) return;
  toastFailure(failure ? { message: failure, requestId: known?.requestId } : error);
}

/** The query cache: touched queries are refetched, and a button stays busy until they are. */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => say(error, query.meta) }),
    mutationCache: new MutationCache({
      onMutate: noteEffect,
      onError: (error, _input, _result, mutation) => say(error, mutation.meta),
      onSettled: reloaded,
    }),
    // Why: `call` retries by itself, and a list refetched on Back starts from its cached rows.
    defaultOptions: {
      queries: { retry: false, staleTime: 10_000, refetchOnWindowFocus: true },
    },
  });
  reloadTouched(queryClient);
  return queryClient;
}
