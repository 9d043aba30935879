import type { OpeningsCall } from '@masthead/shared/openings.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../app/call.ts';
import { follow } from '../app/live.ts';

/** So often it is said again: a window that falls silent is taken for closed after a while. */
const everyMs = 30_000;
const leaving = { keepalive: true, isBackground: true };

/** Says that this window has a record open, and who else has it open now. */
export function useOpenings(endpoint: OpeningsCall, id: number) {
  const [window_id] = useState(() => crypto.randomUUID());
  const query = useQuery({
    queryKey: [endpoint.path, id, window_id],
    queryFn: ({ signal }) =>
      call(endpoint, { body: { id, window_id } }, { signal, isBackground: true }),
    refetchInterval: everyMs,
    // Why: a window in the background has the record open, too.
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
      call(endpoint, { body }, leaving).catch(() => {});
    };
    window.addEventListener('pagehide', onClose);
    return () => {
      window.removeEventListener('pagehide', onClose);
      onClose();
    };
  }, [endpoint, id, window_id]);
  return query.data ?? [];
}
