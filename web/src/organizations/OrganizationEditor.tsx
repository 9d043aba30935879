import { Button, Switch, TextInput } from '@mantine/core';
import { organizationEndpoints } from '@masthead/shared/organizations/organization.endpoints.ts';
import {
  organizationMessages,
  whyOrganizationStays,
} from '@masthead/shared/organizations/organization.messages.ts';
import { organizationRecord } from '@masthead/shared/organizations/organization.record.ts';
import {
  whatOwnerChanges,
  whatOwnerMeans,
} from '@masthead/shared/organizations/organization.rules.ts';
import type { Organization } from '@masthead/shared/organizations/organization.ts';
import { valuesOf } from '@masthead/shared/records/record.ts';
import { call } from '../app/call.ts';
import { useGoTo } from '../app/links.tsx';
import { ConfirmButton } from '../forms/ConfirmButton.tsx';
import { EditShell } from '../forms/EditShell.tsx';
import { FormSection } from '../forms/FormSection.tsx';
import { labelsOf } from '../forms/record-labels.ts';
import { type RecordForm, useRecordForm } from '../forms/use-record-form.ts';
import { useSaving } from '../forms/use-saving.ts';
import { toast } from '../ui/toast.tsx';
import { asGroup } from './group.ts';
import { OrganizationTabs } from './OrganizationTabs.tsx';
import {
  latestOrganization,
  useDeleteOrganization,
  useKeepOrganization,
} from './organization.queries.ts';
import styles from './organizations.module.css';

const labels = labelsOf(organizationRecord, {});

interface Props {
  organization: Organization;
  onAdd: (what: 'user' | 'firm') => void;
}

/** The form of an organization, and what belongs to it. */
export function OrganizationEditor({ organization, onAdd }: Props) {
  const { id, name } = organization;
  const area = useRecordForm(organizationRecord, organization, { screen: 'organizationEdit' });
  const keep = useKeepOrganization();
  const saving = useSaving(area, {
    record: organization,
    valuesOf: (saved: Organization) => valuesOf(organizationRecord, saved),
    latest: () => latestOrganization(id),
    onSaved: keep,
  });
  const onSave = async () => {
    const saved = await saving.save((values, seen) =>
      call(organizationEndpoints.update, { body: { ...values, id, version: seen } }),
    );
    if (saved) toast(organizationMessages.updated);
  };
  return (
    <EditShell
      screen="organizationEdit"
      title={name}
      list="organizationList"
      area={area}
      saving={saving}
      labels={labels}
      onSave={() => void onSave()}
      actions={
        <>
          <DeleteOrganization organization={organization} onGone={area.discardChanges} />
          <Button type="submit" loading={saving.isSaving}>
            Save changes
          </Button>
        </>
      }
    >
      <FormSection title="Organization">
        <TextInput {...area.input('name')} maw={480} />
        <OwnerSwitch organization={organization} area={area} />
        <TextInput
          {...area.input('testDomains')}
          description={organizationMessages.testDomainsHint}
          placeholder="example.com"
          maw={480}
        />
      </FormSection>
      <OrganizationTabs organization={organization} onAdd={onAdd} />
    </EditShell>
  );
}

/** Says before a save who will see everything, or only their own firms. */
function OwnerSwitch(props: {
  organization: Organization;
  area: RecordForm<typeof organizationRecord>;
}) {
  const { organization, area } = props;
  const { isOwner } = area.form.values;
  const group = { ...asGroup(organization), isOwner };
  return (
    <>
      <Switch
        {...area.input('isOwner')}
        // Why: the label holds the description too, which would be read as a part of the name.
        aria-label={organizationRecord.fields.isOwner.label}
        classNames={switchStyles}
        description={whatOwnerMeans(isOwner)}
      />
      <div role="status">
        {isOwner !== organization.isOwner && (
          <p className={styles.change}>
            {whatOwnerChanges(group, organization.showcaseFirms.length)}
          </p>
        )}
      </div>
    </>
  );
}

function DeleteOrganization(props: { organization: Organization; onGone: () => void }) {
  const { organization, onGone } = props;
  const { id, name, users, showcaseFirms } = organization;
  const goTo = useGoTo();
  const { mutate, isPending } = useDeleteOrganization();
  const onConfirm = () =>
    mutate(
      { id, name },
      {
        onSuccess: () => {
          onGone();
          void goTo('organizationList');
        },
      },
    );
  return (
    <ConfirmButton
      question={`Delete ${name}?`}
      detail={organizationMessages.deleteDetail}
      confirmLabel="Delete"
      isDangerous
      blockedBy={whyOrganizationStays({ users: users.length, firms: showcaseFirms.length })}
      loading={isPending}
      onConfirm={onConfirm}
    >
      Delete
    </ConfirmButton>
  );
}

const switchStyles = { description: styles.switchNote ?? '' };
