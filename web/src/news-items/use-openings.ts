import { newsItemEditEndpoints } from '@masthead/shared/news-items/news-item-edit.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../app/call.ts';
import { follow } from '../app/live.ts';

/** So often it is said again: a window that falls silent is taken for closed after a while. */
const everyMs = 30_000;
const leaving = { keepalive: true, isBackground: true };

/** Says that this window has the post open, and who else has it open now. */
export function useOpenings(id: number) {
  const [window_id] = useState(() => crypto.randomUUID());
  const query = useQuery({
    queryKey: [newsItemEditEndpoints.openings.path, id, window_id],
    queryFn: ({ signal }) =>
      call(
        newsItemEditEndpoints.openings,
        { body: { id, window_id } },
        { signal, isBackground: true },
      ),
    refetchInterval: everyMs,
    // Why: a window in the background has the post open, too.
    refetchIntervalInBackground: true,
    retry: false,
    meta: { isQuiet: true },
  });
  const { refetch } = query;
  useEffect(
    () => follow({ topic: 'openings', onWord: () => void refetch(), onLine: () => {} }),
    [refetch],
  );
  useEffect(() => {
    const onClose = () => {
      const body = { id, window_id, is_closing: true };
      call(newsItemEditEndpoints.openings, { body }, leaving).catch(() => {});
    };
    window.addEventListener('pagehide', onClose);
    return () => {
      window.removeEventListener('pagehide', onClose);
      onClose();
    };
  }, [id, window_id]);
  return query.data ?? [];
}
