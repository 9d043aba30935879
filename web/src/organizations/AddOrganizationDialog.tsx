import { Switch, TextInput } from '@mantine/core';
import { organizationEndpoints } from '@masthead/shared/organizations/organization.endpoints.ts';
import { organizationMessages } from '@masthead/shared/organizations/organization.messages.ts';
import { organizationRecord } from '@masthead/shared/organizations/organization.record.ts';
import { whatOwnerMeans } from '@masthead/shared/organizations/organization.rules.ts';
import { organizationForm } from '@masthead/shared/organizations/organization.ts';
import { initialOf } from '@masthead/shared/records/record.ts';
import { call } from '../app/call.ts';
import { useGoTo } from '../app/links.tsx';
import { FormDialog } from '../forms/FormDialog.tsx';
import { inputsOf } from '../forms/record-inputs.ts';
import { useAreaForm } from '../forms/use-area-form.ts';
import { useDialogSave } from '../forms/use-dialog-save.ts';
import { toast } from '../ui/toast.tsx';
import { useKeepOrganization } from './organization.queries.ts';
import styles from './organizations.module.css';

const about = { screen: 'organizationList', id: null, title: 'New organization' } as const;

/** Spec, platform 2.4: the Add organization dialog. */
export function AddOrganizationDialog({ onClose }: { onClose: () => void }) {
  const goTo = useGoTo();
  const keep = useKeepOrganization();
  const area = useAreaForm(organizationForm, initialOf(organizationRecord), about);
  const input = inputsOf(organizationRecord, area.form);
  const saving = useDialogSave(area, {
    send: (values) => call(organizationEndpoints.create, { body: values }),
    onSaved: (organization) => {
      keep(organization);
      toast(organizationMessages.added);
      onClose();
      void goTo('organizationEdit', { id: organization.id });
    },
  });
  return (
    <FormDialog title="Add organization" onClose={onClose} saveLabel="Add organization" {...saving}>
      <TextInput {...input('name')} />
      <Switch
        {...input('isOwner')}
        // Why: the label holds the description too, which would be read as a part of the name.
        aria-label={organizationRecord.fields.isOwner.label}
        classNames={switchStyles}
        description={whatOwnerMeans(area.form.values.isOwner)}
      />
    </FormDialog>
  );
}

const switchStyles = { description: styles.switchNote ?? '' };
