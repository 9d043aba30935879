import { Button } from '@mantine/core';
import { sentences } from '@masthead/shared/errors.ts';
import { organizationEndpoints } from '@masthead/shared/organizations/organization.endpoints.ts';
import { valuesOf } from '@masthead/shared/records/record.ts';
import { userEndpoints } from '@masthead/shared/users/user.endpoints.ts';
import { userRecord } from '@masthead/shared/users/user.record.ts';
import type { User } from '@masthead/shared/users/user.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, queryOf } from '../app/call.ts';
import { EditShell } from '../forms/EditShell.tsx';
import { labelsOf } from '../forms/record-labels.ts';
import { useRecordForm } from '../forms/use-record-form.ts';
import { useSaving } from '../forms/use-saving.ts';
import { toast } from '../ui/toast.tsx';
import { AccessPanel } from './AccessPanel.tsx';
import { AddRoleDialog } from './AddRoleDialog.tsx';
import { ExternalProfiles } from './ExternalProfiles.tsx';
import { UserFields } from './UserFields.tsx';
import { UserRoles } from './UserRoles.tsx';
import { UserSide } from './UserSide.tsx';
import { useUserActs } from './use-user-acts.ts';
import { latestUser, useKeepUser } from './user.queries.ts';

const valuesOfSaved = (user: User) => valuesOf(userRecord, user);

/** What access is decided on. */
const personOf = ({ roles, group, isStaff, isChatMember, isDisabled }: User) => ({
  roles: roles.map(({ name }) => name),
  organization: group === null ? null : { name: group, isOwner: isStaff },
  isChatMember,
  isDisabled,
});

/** The form of one person, with what is done to them at once. */
export function UserEditor({ user }: { user: User }) {
  const { id } = user;
  const keep = useKeepUser();
  const [isAddingRole, setAddingRole] = useState(false);
  const area = useRecordForm(userRecord, user, { screen: 'userEdit' });
  const labels = useUserLabels();
  const saving = useSaving(area, {
    record: user,
    valuesOf: valuesOfSaved,
    latest: () => latestUser(id),
    onSaved: keep,
  });
  const acts = useUserActs(user, (saved) =>
    area.markSaved(valuesOfSaved(saved), saved.version, valuesOfSaved(saved)),
  );
  const onSave = async () => {
    const saved = await saving.save((values, version) =>
      call(userEndpoints.update, { body: { ...values, id, version } }),
    );
    if (saved) toast(sentences.changesSaved);
  };
  return (
    <>
      <EditShell
        screen="userEdit"
        title={user.name}
        list="userList"
        area={area}
        saving={saving}
        labels={labels}
        onSave={() => void onSave()}
        actions={
          <Button type="submit" loading={saving.isSaving}>
            Save changes
          </Button>
        }
        side={<UserSide user={user} acts={acts} version={area.version} />}
      >
        <UserFields {...area} />
        <UserRoles user={user} acts={acts} onAdd={() => setAddingRole(true)} />
        <ExternalProfiles email={user.email} />
        <AccessPanel person={personOf(user)} />
      </EditShell>
      {isAddingRole && <AddRoleDialog user={user} onClose={() => setAddingRole(false)} />}
    </>
  );
}

function useUserLabels() {
  const organizations = useQuery({
    ...queryOf(organizationEndpoints.list),
    meta: { isQuiet: true },
  }).data;
  const nameOf = (id: number | null) => organizations?.find((one) => one.id === id)?.name ?? id;
  return labelsOf(userRecord, { organizationId: nameOf });
}
