import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { webhookEndpoints } from '@masthead/shared/workspace/webhooks/webhook.endpoints.ts';
import { webhookMessages } from '@masthead/shared/workspace/webhooks/webhook.messages.ts';
import {
  eventName,
  type Webhook,
  type WebhookDelivery,
} from '@masthead/shared/workspace/webhooks/webhook.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, queryOf } from '../../platform/api/call.ts';
import { sayingFailure } from '../../platform/forms/say-failure.ts';
import { DialogFrame } from '../../platform/ui/DialogFrame.tsx';
import { exactInstant } from '../../platform/ui/Instant.tsx';
import { StatusDot, type Tone } from '../../platform/ui/StatusDot.tsx';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import { toast } from '../../platform/ui/toast.tsx';
import styles from './webhooks.module.css';

const states: Record<WebhookDelivery['status'], { tone: Tone; name: string }> = {
  waiting: { tone: 'scheduled', name: 'Waiting' },
  delivered: { tone: 'live', name: 'Delivered' },
  failed: { tone: 'failed', name: 'Failed' },
};

/** How often the list is read again while something waits, in ms. */
const pollMs = 2000;

/** What was sent to a webhook, newest first, with the answers. */
export function DeliveriesDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const [before, setBefore] = useState<number[]>([]);
  const last = before.at(-1);
  const query = useQuery({
    ...queryOf(webhookEndpoints.deliveries, {
      params: { id: webhook.id },
      query: last === undefined ? {} : { before: String(last) },
    }),
    refetchInterval: ({ state }) =>
      state.data?.nodes.some(({ status }) => status === 'waiting') ? pollMs : false,
    meta: { isQuiet: true },
  });
  const { data, error, isPending } = query;
  const next = data?.next ?? null;
  return (
    <DialogFrame title={`Deliveries to ${webhook.name}`} size={720} onClose={onClose}>
      {isPending && <Skeleton height={120} />}
      {!data && error && (
        <Trouble
          failure={webhookMessages.deliveriesFailed}
          error={error}
          onRetry={query.refetch}
          isRetrying={query.isFetching}
        />
      )}
      {data?.nodes.length === 0 && <Text c="dimmed">{webhookMessages.noDeliveries}</Text>}
      <ul className={styles.deliveries} aria-label="Deliveries">
        {data?.nodes.map((delivery) => (
          <Delivery key={delivery.id} delivery={delivery} />
        ))}
      </ul>
      {(before.length > 0 || next !== null) && (
        <Group justify="space-between" mt="md">
          <Button
            variant="default"
            disabled={before.length === 0}
            onClick={() => setBefore(before.slice(0, -1))}
          >
            Newer
          </Button>
          <Button
            variant="default"
            disabled={next === null}
            onClick={() => next !== null && setBefore([...before, next])}
          >
            Older
          </Button>
        </Group>
      )}
    </DialogFrame>
  );
}

const triesOf = ({ tries, nextTryAt, tookMs }: WebhookDelivery) =>
  [
    tries === 1 ? '1 try' : `${tries} tries`,
    tookMs !== null && `${tookMs} ms`,
    nextTryAt && tries > 0 && `next try ${exactInstant(nextTryAt)}`,
  ]
    .filter(Boolean)
    .join(' · ');

function Delivery({ delivery }: { delivery: WebhookDelivery }) {
  const { id, type, status, createdAt, problem, responseStatus, responseExcerpt } = delivery;
  const again = useMutation({
    mutationFn: () =>
      sayingFailure(webhookMessages.againFailed, call(webhookEndpoints.again, { params: { id } })),
    onSuccess: () => toast(webhookMessages.again),
  });
  return (
    <li className={styles.delivery}>
      <Group justify="space-between" gap="xs">
        <StatusDot tone={states[status].tone}>{states[status].name}</StatusDot>
        <Text fw={500} flex={1} miw={140}>
          {eventName(type)}
        </Text>
        <Text c="dimmed" fz="sm">
          {exactInstant(createdAt)}
        </Text>
      </Group>
      <Text c="dimmed" fz="sm">
        {triesOf(delivery)}
      </Text>
      {problem && <Text fz="sm">{problem}</Text>}
      <details>
        <summary className={styles.summary}>Request and response</summary>
        <Stack gap="xs" mt="xs">
          <Text fz="xs" c="dimmed">
            webhook-id: {delivery.messageId}
          </Text>
          <pre className={styles.text}>{delivery.request}</pre>
          {responseStatus !== null && (
            <pre className={styles.text}>{`${responseStatus}\n${responseExcerpt ?? ''}`}</pre>
          )}
        </Stack>
      </details>
      {status !== 'waiting' && (
        <Button
          variant="default"
          size="xs"
          loading={again.isPending}
          onClick={() => again.mutate()}
          style={{ justifySelf: 'start' }}
          aria-label={`Send again: ${eventName(type)}, ${exactInstant(createdAt)}`}
        >
          Send again
        </Button>
      )}
    </li>
  );
}
