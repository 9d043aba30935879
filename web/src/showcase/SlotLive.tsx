import { Skeleton, Text } from '@mantine/core';
import { slotDeliveryEndpoints } from '@masthead/shared/ad-slots/slot-delivery.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../app/call.ts';
import { StatusDot } from '../ui/StatusDot.tsx';
import { Trouble } from '../ui/Trouble.tsx';
import styles from './slot-live.module.css';

/** 'Is it live, and if not why?': every site of a slot with every cause (showcase, C3). */
export function SlotLive({ slotId }: { slotId: number }) {
  const query = useQuery({
    ...queryOf(slotDeliveryEndpoints.live, { params: { id: slotId } }),
    meta: { isQuiet: true },
  });
  const { data, error } = query;
  if (error && !data)
    return <Trouble error={error} onRetry={query.refetch} isRetrying={query.isFetching} />;
  if (!data) return <Skeleton h={60} />;
  return (
    <div className={styles.panel}>
      {data.sites.length === 0 && <Sentences of={data.causes} />}
      <ul className={styles.sites}>
        {data.sites.map(({ siteId, site, isLive, causes }) => (
          <li key={siteId}>
            <Text span inherit fw={550}>
              {site}
            </Text>
            <StatusDot tone={isLive ? 'live' : 'draft'}>{isLive ? 'Live' : 'Not live'}</StatusDot>
            <Sentences of={causes} />
          </li>
        ))}
      </ul>
      <Sentences of={data.notes} />
    </div>
  );
}

function Sentences({ of: sentences }: { of: string[] }) {
  if (sentences.length === 0) return null;
  return (
    <ul className={styles.causes}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
