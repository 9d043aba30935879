import { Button, Group, TextInput } from '@mantine/core';
import {
  audienceEndpoints,
  subscriberEndpoints,
  subscriberImportEndpoints,
} from '@masthead/shared/email/audiences/audience.endpoints.ts';
import { audienceMessages } from '@masthead/shared/email/audiences/audience.messages.ts';
import {
  type Audience,
  audienceRename,
  longestName,
  subscriberForm,
} from '@masthead/shared/email/audiences/audience.record.ts';
import { heldBackMessages } from '@masthead/shared/email/audiences/held-back.ts';
import { mailchimpMoveMessages } from '@masthead/shared/email/audiences/subscriber-import.ts';
import { historyMessages } from '@masthead/shared/platform/history/history.messages.ts';
import { longestEmail } from '@masthead/shared/platform/values/email-address.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call, callUpload } from '../../platform/api/call.ts';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { HistoryButton } from '../../platform/forms/HistoryButton.tsx';
import { useAreaForm } from '../../platform/forms/use-area-form.ts';
import { useDialogSave } from '../../platform/forms/use-dialog-save.ts';
import { ImportDialog } from '../../platform/imports/ImportDialog.tsx';
import { late } from '../../platform/ui/late.tsx';
import { toast } from '../../platform/ui/toast.tsx';
import { useExport } from './audience.queries.ts';
import { RenameDialog } from './RenameDialog.tsx';
import type { SubscriberSearch } from './SubscriberFilters.tsx';

const MailchimpMove = late(async () => (await import('./MailchimpMove.tsx')).MailchimpMove);

const HoldBackDialog = late(async () => (await import('./HoldBackDialog.tsx')).HoldBackDialog);

interface Props {
  audience: Audience;
  search: SubscriberSearch;
}

/** What can be done with an audience as a whole. */
export function AudienceActions({ audience, search }: Props) {
  const [open, setOpen] = useState<'rename' | 'add' | 'import' | 'move' | 'hold' | null>(null);
  const exporting = useExport(audience, search);
  const close = () => setOpen(null);
  return (
    <>
      <Group gap="xs">
        <AudienceHistory audience={audience} />
        <Button variant="default" onClick={() => setOpen('rename')}>
          Rename
        </Button>
        <Button variant="default" loading={exporting.isPending} onClick={() => exporting.mutate()}>
          Export CSV
        </Button>
        <Button variant="default" onClick={() => setOpen('import')}>
          Import CSV
        </Button>
        <Button variant="default" onClick={() => setOpen('move')}>
          {mailchimpMoveMessages.title}
        </Button>
        <Button variant="default" onClick={() => setOpen('hold')}>
          {heldBackMessages.title}
        </Button>
        <Button onClick={() => setOpen('add')}>Add subscriber</Button>
      </Group>
      {open === 'rename' && <RenameDialog audience={audience} onClose={close} />}
      {open === 'add' && <AddSubscriberDialog audienceId={audience.id} onClose={close} />}
      {open === 'import' && <SubscriberImport audience={audience} onClose={close} />}

      {open === 'hold' && <HoldBackDialog audienceId={audience.id} onClose={close} />}
      {open === 'move' && <MailchimpMove audience={audience} onClose={close} />}
    </>
  );
}

/** What was done to an audience. What is restored is saved at once: the screen has no form that it could be put into. */
function AudienceHistory({ audience }: { audience: Audience }) {
  const { id, name, version } = audience;
  const saveMutation = useMutation({
    mutationFn: (values: Record<string, unknown>) => {
      const checked = audienceRename.safeParse({ ...values, version });
      if (!checked.success) throw new Error(historyMessages.notReadable);
      return call(audienceEndpoints.rename, { params: { id }, body: checked.data });
    },
    onSuccess: () => toast(audienceMessages.updated),
  });
  const restore = (values: Record<string, unknown>) =>
    saveMutation.mutateAsync(values).then(
      () => true,
      // Why: the error is already shown as a toast.
      () => false,
    );
  return (
    <HistoryButton screen="audienceEdit" id={id} title={name} locked={null} onRestore={restore} />
  );
}

const intro =
  'Choose a CSV file with the column names in its first row. The column email is required; name, or first and last name, is optional. The file is checked first; nothing is imported until you start the import. An import never resubscribes people who unsubscribed or bounced, in the file or here.';

/** Import of subscribers into an audience. */
function SubscriberImport({ audience, onClose }: { audience: Audience; onClose: () => void }) {
  return (
    <ImportDialog
      title={`Import into ${audience.name}`}
      intro={intro}
      send={(file, onProgress) =>
        callUpload(
          subscriberImportEndpoints.import,
          { file, params: { id: audience.id } },
          { onProgress },
        )
      }
      onClose={onClose}
    />
  );
}

interface AddSubscriberDialogProps {
  audienceId: string;
  onClose: () => void;
}

/** Adds one person to an audience. */
function AddSubscriberDialog({ audienceId, onClose }: AddSubscriberDialogProps) {
  const area = useAreaForm(
    subscriberForm,
    { email: '', name: '' },
    {
      screen: 'audienceEdit',
      id: null,
      dialog: `subscriber of ${audienceId}`,
      title: 'New subscriber',
    },
  );
  const { form } = area;
  const dialogSave = useDialogSave(area, {
    send: (values) => call(subscriberEndpoints.add, { params: { id: audienceId }, body: values }),
    onSaved: () => {
      toast(audienceMessages.subscriberAdded);
      onClose();
    },
  });
  return (
    <FormDialog title="Add subscriber" onClose={onClose} saveLabel="Add subscriber" {...dialogSave}>
      <TextInput
        label="Email"
        type="email"
        withAsterisk
        maxLength={longestEmail}
        {...form.getInputProps('email')}
      />
      <TextInput label="Name" maxLength={longestName} {...form.getInputProps('name')} />
    </FormDialog>
  );
}
