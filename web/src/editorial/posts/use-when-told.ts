import type { LiveTopic } from '@masthead/shared/platform/live/live.ts';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { follow } from '../../platform/api/live.ts';

/** Reads something once it is wanted or somebody else has changed it, and again with each change. */
export function useWhenTold<T, K extends QueryKey>(
  topic: LiveTopic,
  options: UseQueryOptions<T, Error, T, K>,
  isWanted: boolean,
) {
  const [isTold, setTold] = useState(false);
  const enabled = isWanted || isTold;
  const query = useQuery({ ...options, enabled, meta: { isQuiet: true } });
  const { refetch } = query;
  useEffect(
    () =>
      follow({
        topic,
        onWord: (word) => {
          if (word) setTold(true);
          if (word || enabled) void refetch();
        },
        onLine: () => {},
      }),
    [topic, refetch, enabled],
  );
  return query;
}
