import { TagsInput } from '@mantine/core';
import { campaignMessages } from '@masthead/shared/email/campaigns/campaign.messages.ts';
import { testEmailsPerHour } from '@masthead/shared/email/campaigns/campaign.ts';
import { testEmailForm, testEmailMessages } from '@masthead/shared/email/campaigns/test-email.ts';
import type { ScreenKey } from '@masthead/shared/screens.ts';
import { useState } from 'react';
import { UserMultiSelect } from '../../people/users/UserMultiSelect.tsx';
import { call } from '../../platform/api/call.ts';
import { useUser } from '../../platform/api/session.ts';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { useAreaForm } from '../../platform/forms/use-area-form.ts';
import { useDialogSave } from '../../platform/forms/use-dialog-save.ts';
import { toast, toastWorking } from '../../platform/ui/toast.tsx';
import type { AnyCampaignKind } from './campaign-kind.ts';
import styles from './test-email.module.css';

interface Props {
  kind: AnyCampaignKind & { edit: ScreenKey };
  id: number;
  onClose: () => void;
}

/** Sends the saved email as a test, to oneself or to others. Who did not get it stays chosen. */
export function TestEmailDialog({ kind, id, onClose }: Props) {
  const me = useUser();
  const [partly, setPartly] = useState<string | null>(null);
  const area = useAreaForm(
    testEmailForm,
    { people: [me.id], to: [] },
    { screen: kind.edit, id, dialog: 'test', title: testEmailMessages.title },
  );
  const { form } = area;
  const dialogSave = useDialogSave(area, {
    // Why by POST: a second test is a second email.
    send: (body) => {
      setPartly(null);
      const done = toastWorking(campaignMessages.testSending);
      return call(kind.endpoints.postTestEmail, { params: { id }, body }).finally(done);
    },
    failure: campaignMessages.testFailed,
    onSaved: ({ to, message, unsent }) => {
      if (unsent.length === 0) {
        toast(message, to);
        return onClose();
      }
      setPartly(message);
      form.setValues({
        people: unsent.flatMap(({ personId }) => personId ?? []),
        to: unsent.filter(({ personId }) => personId === null).map((one) => one.to),
      });
    },
  });
  const { values, errors } = form;
  return (
    <FormDialog
      title={testEmailMessages.title}
      onClose={onClose}
      saveLabel={testEmailMessages.send}
      {...dialogSave}
    >
      {partly && (
        <p className={styles.partly} role="alert">
          {partly}
        </p>
      )}
      <UserMultiSelect
        label={testEmailMessages.people}
        data-path="people"
        value={values.people}
        error={errors.people}
        onChange={(people) => form.setFieldValue('people', people)}
      />
      <TagsInput
        label={testEmailMessages.others}
        description={testEmailMessages.othersHint}
        data-path="to"
        maxTags={testEmailsPerHour}
        splitChars={[',', ';', ' ']}
        acceptValueOnBlur
        value={values.to}
        error={errors.to}
        onChange={(to) => form.setFieldValue('to', to)}
      />
    </FormDialog>
  );
}
