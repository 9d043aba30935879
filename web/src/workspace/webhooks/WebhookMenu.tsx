import { Menu } from '@mantine/core';
import { webhookEndpoints } from '@masthead/shared/workspace/webhooks/webhook.endpoints.ts';
import { webhookMessages } from '@masthead/shared/workspace/webhooks/webhook.messages.ts';
import type { Webhook } from '@masthead/shared/workspace/webhooks/webhook.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { sayingFailure } from '../../platform/forms/say-failure.ts';
import { confirm } from '../../platform/ui/confirm.tsx';
import { toast } from '../../platform/ui/toast.tsx';

/** What a row of the list has opened. */
export type Opened =
  | { what: 'edit' | 'deliveries'; webhook: Webhook }
  | { what: 'secret'; secret: string };

interface Props {
  webhook: Webhook;
  onOpen: (opened: Opened) => void;
}

/** What can be done with a webhook. */
export function WebhookMenu({ webhook, onOpen }: Props) {
  const { id, name, isEnabled } = webhook;
  const params = { id };
  const tryOut = useMutation({
    mutationFn: () =>
      sayingFailure(webhookMessages.testFailed, call(webhookEndpoints.test, { params })),
    onSuccess: () => {
      toast(webhookMessages.tested);
      onOpen({ what: 'deliveries', webhook });
    },
  });
  const enable = useMutation({
    mutationFn: () =>
      sayingFailure(
        webhookMessages.updateFailed,
        call(webhookEndpoints.enable, { params, body: { isEnabled: !isEnabled } }),
      ),
    onSuccess: () => toast(isEnabled ? webhookMessages.disabled : webhookMessages.enabled),
  });
  const rotate = useMutation({
    mutationFn: () =>
      sayingFailure(webhookMessages.rotateFailed, call(webhookEndpoints.rotate, { params })),
    onSuccess: ({ secret }) => onOpen({ what: 'secret', secret }),
  });
  const remove = useMutation({
    mutationFn: () =>
      sayingFailure(webhookMessages.removeFailed, call(webhookEndpoints.remove, { params })),
    onSuccess: () => toast(webhookMessages.removed),
  });
  const onRotate = async () => {
    const question = {
      title: webhookMessages.rotate(name),
      detail: webhookMessages.rotateDetail,
      confirmLabel: 'Replace secret',
    };
    if (await confirm(question)) rotate.mutate();
  };
  const onRemove = async () => {
    const question = { title: webhookMessages.remove(name), detail: webhookMessages.removeDetail };
    if (await confirm({ ...question, confirmLabel: 'Delete', isDangerous: true })) remove.mutate();
  };
  return (
    <>
      <Menu.Item onClick={() => onOpen({ what: 'deliveries', webhook })}>Deliveries</Menu.Item>
      <Menu.Item onClick={() => onOpen({ what: 'edit', webhook })}>Edit…</Menu.Item>
      <Menu.Item onClick={() => tryOut.mutate()}>Send a test</Menu.Item>
      <Menu.Item onClick={() => enable.mutate()}>{isEnabled ? 'Disable' : 'Enable'}</Menu.Item>
      <Menu.Item onClick={() => void onRotate()}>Replace secret…</Menu.Item>
      <Menu.Item onClick={() => void onRemove()}>Delete…</Menu.Item>
    </>
  );
}
