import { Button, Switch, TextInput } from '@mantine/core';
import { organizationEndpoints } from '@masthead/shared/organizations/organization.endpoints.ts';
import {
  organizationMessages,
  whyOrganizationStays,
} from '@masthead/shared/organizations/organization.messages.ts';
import {
  whatOwnerChanges,
  whatOwnerMeans,
} from '@masthead/shared/organizations/organization.rules.ts';
import {
  type Organization,
  type OrganizationForm,
  organizationForm,
} from '@masthead/shared/organizations/organization.ts';
import { call } from '../app/call.ts';
import { useGoTo } from '../app/links.tsx';
import { ConfirmButton } from '../forms/ConfirmButton.tsx';
import type { FieldLabels } from '../forms/ConflictDialog.tsx';
import { EditShell } from '../forms/EditShell.tsx';
import { FormSection } from '../forms/FormSection.tsx';
import { type AreaForm, useAreaForm } from '../forms/use-area-form.ts';
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

const valuesOf = ({ name, isOwner }: Organization): OrganizationForm => ({ name, isOwner });
const labels: FieldLabels<OrganizationForm> = { name: 'Name', isOwner: 'Owner organization' };

interface Props {
  organization: Organization;
  onAdd: (what: 'user' | 'firm') => void;
}

/** The form of an organization, and what belongs to it. */
export function OrganizationEditor({ organization, onAdd }: Props) {
  const { id, name, version } = organization;
  const area = useAreaForm(organizationForm, valuesOf(organization), {
    screen: 'organizationEdit',
    id,
    title: name,
    version,
  });
  const keep = useKeepOrganization();
  const saving = useSaving(area, {
    record: organization,
    valuesOf,
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
        <TextInput label="Name" maw={480} maxLength={200} {...area.form.getInputProps('name')} />
        <OwnerSwitch organization={organization} area={area} />
      </FormSection>
      <OrganizationTabs organization={organization} onAdd={onAdd} />
    </EditShell>
  );
}

/** Says before a save who will see everything, or only their own firms. */
function OwnerSwitch(props: {
  organization: Organization;
  area: AreaForm<typeof organizationForm>;
}) {
  const { organization, area } = props;
  const { isOwner } = area.form.values;
  const group = { ...asGroup(organization), isOwner };
  return (
    <>
      <Switch
        label="Owner organization"
        // Why: the label holds the description too, which would be read as a part of the name.
        aria-label="Owner organization"
        classNames={switchStyles}
        description={whatOwnerMeans(isOwner)}
        {...area.form.getInputProps('isOwner', { type: 'checkbox' })}
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
