import { Text } from '@mantine/core';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { webhookEndpoints } from '@masthead/shared/workspace/webhooks/webhook.endpoints.ts';
import { webhookMessages } from '@masthead/shared/workspace/webhooks/webhook.messages.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { queryOf } from '../../platform/api/call.ts';
import { NoRows } from '../../platform/lists/NoRows.tsx';
import { AddButton } from '../../platform/records/AddButton.tsx';
import { localPage } from '../../platform/records/local-page.ts';
import { RecordList } from '../../platform/records/RecordList.tsx';
import { late } from '../../platform/ui/late.tsx';
import { type Opened, WebhookMenu } from './WebhookMenu.tsx';
import { webhookColumns } from './webhook-columns.tsx';

const WebhookDialog = lazy(async () => ({
  default: (await import('./WebhookDialog.tsx')).WebhookDialog,
}));
const DeliveriesDialog = late(
  async () => (await import('./DeliveriesDialog.tsx')).DeliveriesDialog,
);
const SecretDialog = late(async () => (await import('./WebhookDialog.tsx')).SecretDialog);
const EditDialog = late(async () => (await import('./WebhookDialog.tsx')).WebhookDialog);

const add = (
  <AddButton label="Add webhook" dialog={(onClose) => <WebhookDialog onClose={onClose} />} />
);

/** How often the list is read again while something waits, in ms. */
const pollMs = 5000;

/** Decision 140: the programs that are told what happens here. */
export function WebhookListPage() {
  const query = useQuery({
    ...queryOf(webhookEndpoints.list),
    refetchInterval: ({ state }) =>
      state.data?.some(({ waiting, isEnabled }) => isEnabled && waiting > 0) ? pollMs : false,
    meta: { isQuiet: true },
  });
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <RecordList
      screen="webhookList"
      label="Webhooks"
      query={localPage(query, query.data)}
      failure={sentences.notLoaded('webhooks')}
      columns={webhookColumns}
      expected={3}
      rowName={({ name }) => name}
      rowMenu={(webhook) => <WebhookMenu webhook={webhook} onOpen={setOpened} />}
      primaryAction={add}
      note={
        <Text c="dimmed" fz="sm" maw="68ch" mb="md">
          {webhookMessages.purpose}
        </Text>
      }
      empty={<NoRows none={webhookMessages.none} action={add} />}
    >
      {opened?.what === 'edit' && <EditDialog webhook={opened.webhook} onClose={close} />}
      {opened?.what === 'deliveries' && (
        <DeliveriesDialog webhook={opened.webhook} onClose={close} />
      )}
      {opened?.what === 'secret' && <SecretDialog secret={opened.secret} onClose={close} />}
    </RecordList>
  );
}
