import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { subscriberEndpoints } from '@masthead/shared/audiences/audience.endpoints.ts';
import { audienceMessages } from '@masthead/shared/audiences/audience.messages.ts';
import type { Subscriber, SubscriberStatus } from '@masthead/shared/audiences/audience.ts';
import { listDate } from '@masthead/shared/dates.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../app/call.ts';
import { toast } from '../ui/toast.tsx';
import { reloadAudiences } from './audience.queries.ts';
import { sayAtFields } from './field-errors.ts';
import { type AskedChange, actLabel } from './SubscriberMenu.tsx';

/** Which change is being asked about. */
export function useStatusDialog() {
  const [asked, ask] = useState<AskedChange | null>(null);
  return { asked, ask, close: () => ask(null) };
}

const done: Record<SubscriberStatus, string> = {
  subscribed: audienceMessages.subscribedAgain,
  unsubscribed: audienceMessages.unsubscribed,
  cleaned: audienceMessages.cleaned,
};

function explain({ email, status, statusAt, statusReason }: Subscriber, to: SubscriberStatus) {
  if (to === 'unsubscribed') return `${email} will get no more emails of this audience.`;
  if (to === 'cleaned') return `${email} cannot be reached and will get no more emails.`;
  const what = status === 'cleaned' ? 'bounced' : 'unsubscribed';
  const why = statusReason ? ` (${statusReason})` : '';
  return `${email} ${what} on ${listDate(new Date(statusAt))}${why}. Subscribe again only somebody who has asked for it; your name and the reason are kept.`;
}

interface Props {
  audienceId: string;
  asked: AskedChange;
  onClose: () => void;
}

/** Asks for the reason before a subscriber's status changes. */
export function StatusDialog({ audienceId, asked: { subscriber, to }, onClose }: Props) {
  const queryClient = useQueryClient();
  const isAgain = to === 'subscribed';
  const form = useForm({
    initialValues: { reason: '' },
    validate: {
      reason: (reason) => (isAgain && !reason.trim() ? audienceMessages.reasonNeeded : null),
    },
  });
  const change = useMutation({
    meta: { isQuiet: true },
    mutationFn: ({ reason }: { reason: string }) =>
      call(subscriberEndpoints.changeStatus, {
        params: { id: audienceId, subscriberId: String(subscriber.id) },
        body: { from: subscriber.status, to, reason },
      }),
    onSuccess: () => {
      toast(done[to]);
      onClose();
      return reloadAudiences(queryClient);
    },
    onError: (error) => sayAtFields(form, error),
  });
  return (
    <Modal opened onClose={onClose} title={actLabel[to]} closeOnClickOutside={!form.isDirty()}>
      <form noValidate onSubmit={form.onSubmit((values) => change.mutate(values))}>
        <Stack gap="md">
          <Text style={{ overflowWrap: 'anywhere' }}>{explain(subscriber, to)}</Text>
          <TextInput
            label="Reason"
            description={isAgain ? 'How and when they asked' : 'May be left empty'}
            withAsterisk={isAgain}
            data-autofocus
            maxLength={300}
            {...form.getInputProps('reason')}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={change.isPending}>
              {actLabel[to]}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
