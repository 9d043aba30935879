import { Group } from '@mantine/core';
import { type OpeningsCall, openingMessages } from '@masthead/shared/platform/contract/openings.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../api/call.ts';
import { follow } from '../api/live.ts';
import { UserAvatar } from '../ui/UserAvatar.tsx';

interface Props {
  endpoint: OpeningsCall;
  id: number;
  /** The current user. */
  userId: number;
  /** People who are shown beside it already. */
  shownBeside?: readonly { user_id: number }[];
}

/** Who else has a record open now, oneself in another window too. */
export function OpenElsewhere({ endpoint, id, userId, shownBeside = [] }: Props) {
  const openings = useOpenings(endpoint, id).filter(
    ({ user_id }) => !shownBeside.some((one) => one.user_id === user_id),
  );
  const others = [...new Map(openings.map((one) => [one.user_id, one])).values()];
  const names = others.map(({ user_id, name }) =>
    user_id === userId ? openingMessages.yourOtherWindow : name,
  );
  return (
    <Group gap={6} c="dimmed" fz="sm" role="status">
      {others.map(({ user_id, name, image_url }) => (
        <UserAvatar key={user_id} user={{ name, imageUrl: image_url }} size={26} />
      ))}
      {names.length > 0 && <span>{openingMessages.alsoOpen(names)}</span>}
    </Group>
  );
}

/** The interval of reports; a window that stops reporting is considered closed. */
const everyMs = 30_000;
const leaving = { keepalive: true, isBackground: true };

/** Reports that this window has a record open, and returns who else has it open. */
function useOpenings(endpoint: OpeningsCall, id: number) {
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
