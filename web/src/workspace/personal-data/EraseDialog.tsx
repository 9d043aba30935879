import { Checkbox, Select, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { personalDataEndpoints } from '@masthead/shared/workspace/personal-data/personal-data.endpoints.ts';
import {
  askedByNames,
  personalDataMessages as say,
} from '@masthead/shared/workspace/personal-data/personal-data.messages.ts';
import {
  askedBy,
  type Found,
  newErasure,
} from '@masthead/shared/workspace/personal-data/personal-data.ts';
import { call } from '../../platform/api/call.ts';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { useAreaForm } from '../../platform/forms/use-area-form.ts';
import { useDialogSave } from '../../platform/forms/use-dialog-save.ts';
import { toast } from '../../platform/ui/toast.tsx';

interface Props {
  found: Found;
  onClose: () => void;
  onStarted: () => void;
}

const choices = askedBy.map((value) => ({ value, label: askedByNames[value] }));

/** Erases what there is about a person, once it is clear who asked, why, and that it can't be undone. */
export function EraseDialog({ found: { address, user, invoices }, onClose, onStarted }: Props) {
  const area = useAreaForm(
    newErasure,
    {
      address,
      askedBy: user ? 'person' : 'subscriber',
      reason: '',
      removesBylines: false,
      typed: '',
    },
    { screen: 'personalData', id: null, title: 'Erase personal data' },
  );
  const dialogSave = useDialogSave(area, {
    send: (body) => call(personalDataEndpoints.erase, { body }),
    failure: say.eraseFailed,
    onSaved: () => {
      toast(say.erasing);
      onStarted();
    },
  });
  const { form } = area;
  return (
    <FormDialog
      title="Erase personal data"
      size={560}
      onClose={onClose}
      saveLabel="Erase"
      {...dialogSave}
    >
      <Stack gap={6}>
        <Text fw={600}>{say.cannotUndo}</Text>
        <Text fz="sm">{say.counts}</Text>
        {invoices > 0 && <Text fz="sm">{say.invoices(invoices)}</Text>}
      </Stack>
      <Select
        label="Who asked for it"
        withAsterisk
        allowDeselect={false}
        data={choices}
        data-path="askedBy"
        value={form.values.askedBy}
        error={form.errors.askedBy}
        onChange={(value) => value && area.change({ askedBy: value })}
      />
      <Textarea
        label="Reason"
        description="Such as the date and kind of the request"
        withAsterisk
        autosize
        minRows={2}
        maxLength={500}
        data-path="reason"
        {...form.getInputProps('reason')}
      />
      {user && (
        <Checkbox
          label={say.bylines}
          data-path="removesBylines"
          {...form.getInputProps('removesBylines', { type: 'checkbox' })}
        />
      )}
      <TextInput
        label={`Type ${address} to confirm`}
        withAsterisk
        autoComplete="off"
        data-path="typed"
        {...form.getInputProps('typed')}
      />
    </FormDialog>
  );
}
