import { Modal, Stack, Text } from '@mantine/core';
import { subscriberEndpoints } from '@masthead/shared/email/audiences/audience.endpoints.ts';
import { subscriberStatusLabel } from '@masthead/shared/email/audiences/audience.record.ts';
import { heldBackMessages } from '@masthead/shared/email/audiences/held-back.ts';
import type { Subscriber } from '@masthead/shared/email/audiences/subscriber.ts';
import { whyReturned } from '@masthead/shared/email/mailings/delivery-reason.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../platform/api/call.ts';
import { Instant } from '../../platform/ui/Instant.tsx';
import { StatusDot } from '../../platform/ui/StatusDot.tsx';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import text from '../../platform/ui/text.module.css';
import { tones } from './audience-columns.tsx';
import styles from './audiences.module.css';

interface Props {
  audienceId: string;
  subscriber: Subscriber;
  onClose: () => void;
}

/** When a person was subscribed, unsubscribed or bounced, why, and by whom. */
export function StatusHistory({ audienceId, subscriber, onClose }: Props) {
  const params = { id: audienceId, subscriberId: String(subscriber.id) };
  const query = useQuery({
    ...queryOf(subscriberEndpoints.history, { params }),
    meta: { isQuiet: true },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={heldBackMessages.history}
      attributes={{ header: { role: 'presentation' } }}
    >
      <Stack gap="md">
        <Text className={text.anywhere}>{subscriber.email}</Text>
        {query.error && !query.data && (
          <Trouble
            failure={sentences.notLoaded('status history')}
            error={query.error}
            onRetry={query.refetch}
            isRetrying={query.isFetching}
          />
        )}
        {query.data?.length === 0 && <Text c="dimmed">{heldBackMessages.noHistory}</Text>}
        <ol className={styles.moves}>
          {query.data?.map(({ id, status, at, reason, by }) => (
            <li key={id}>
              <StatusDot tone={tones[status]}>{subscriberStatusLabel[status]}</StatusDot>
              <Text fz="sm" c="dimmed">
                <Instant at={at} />
                {by && ` · ${by}`}
              </Text>
              {reason && <Text fz="sm">{by ? reason : whyReturned(reason)}</Text>}
            </li>
          ))}
        </ol>
      </Stack>
    </Modal>
  );
}
