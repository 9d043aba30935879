import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { webhookEndpoints } from '@masthead/shared/workspace/webhooks/webhook.endpoints.ts';
import { webhookMessages } from '@masthead/shared/workspace/webhooks/webhook.messages.ts';
import {
  newWebhook,
  type Webhook,
  webhookEvents,
} from '@masthead/shared/workspace/webhooks/webhook.ts';
import { useState } from 'react';
import { SiteMultiSelect } from '../../people/sites/SiteMultiSelect.tsx';
import { call } from '../../platform/api/call.ts';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { PrivateLinks, ShownOnce } from '../../platform/forms/PrivateLinks.tsx';
import { useAreaForm } from '../../platform/forms/use-area-form.ts';
import { useDialogSave } from '../../platform/forms/use-dialog-save.ts';
import { DialogFrame } from '../../platform/ui/DialogFrame.tsx';
import { toast } from '../../platform/ui/toast.tsx';

/** Shows a secret this once. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <DialogFrame title="Signing secret" size={560} onClose={onClose}>
      <PrivateLinks>
        <ShownOnce
          label="Secret"
          note={webhookMessages.shownOnce}
          copied={webhookMessages.copied}
          value={secret}
        />
        <Group justify="flex-end">
          <Button onClick={onClose}>Done</Button>
        </Group>
      </PrivateLinks>
    </DialogFrame>
  );
}

interface Props {
  /** Null adds one. */
  webhook?: Webhook | null;
  onClose: () => void;
}

/** Adds a webhook, and shows its secret this once; or changes one. */
export function WebhookDialog({ webhook = null, onClose }: Props) {
  const [secret, setSecret] = useState<string | null>(null);
  if (secret !== null) return <SecretDialog secret={secret} onClose={onClose} />;
  return <WebhookForm webhook={webhook} onClose={onClose} onAdded={setSecret} />;
}

interface FormProps {
  webhook: Webhook | null;
  onClose: () => void;
  onAdded: (secret: string) => void;
}

const none = { name: '', url: '', events: [] as string[], siteIds: [] as number[] };
const fieldsOf = ({ name, url, events, siteIds }: Webhook) => ({ name, url, events, siteIds });

function WebhookForm({ webhook, onClose, onAdded }: FormProps) {
  const title = webhook ? 'Edit webhook' : 'Add webhook';
  const area = useAreaForm(newWebhook, webhook ? fieldsOf(webhook) : none, {
    screen: 'webhookList',
    id: webhook?.id ?? null,
    title: webhook?.name ?? 'New webhook',
  });
  const dialogSave = useDialogSave(area, {
    send: async (values) => {
      if (!webhook) return call(webhookEndpoints.create, { body: values });
      const { id, version } = webhook;
      await call(webhookEndpoints.update, { body: { ...values, id, version } });
      return null;
    },
    failure: webhook ? webhookMessages.updateFailed : webhookMessages.addFailed,
    onSaved: (added) => {
      toast(added ? webhookMessages.added : webhookMessages.updated);
      if (added) onAdded(added.secret);
      else onClose();
    },
  });
  const { form } = area;
  return (
    <FormDialog
      title={title}
      size={560}
      onClose={onClose}
      saveLabel={webhook ? 'Save changes' : 'Add webhook'}
      {...dialogSave}
    >
      <TextInput
        label="Name"
        description="What receives it, such as “Newsroom chat”"
        withAsterisk
        maxLength={80}
        data-path="name"
        {...form.getInputProps('name')}
      />
      <TextInput
        label="Address"
        description="Public, beginning with https://"
        type="url"
        withAsterisk
        data-path="url"
        {...form.getInputProps('url')}
      />
      <Checkbox.Group
        label="Events"
        withAsterisk
        data-path="events"
        value={form.values.events}
        error={form.errors.events}
        onChange={(events) => area.change({ events })}
      >
        <Stack gap="xs" my="xs">
          {Object.entries(webhookEvents).map(([value, label]) => (
            <Checkbox key={value} value={value} label={label} />
          ))}
        </Stack>
      </Checkbox.Group>
      <SiteMultiSelect
        label="Sites"
        description="Leave empty for all sites, including new ones."
        data-path="siteIds"
        value={form.values.siteIds}
        error={form.errors.siteIds}
        onChange={(siteIds) => area.change({ siteIds })}
      />
    </FormDialog>
  );
}
