import { Button } from '@mantine/core';
import { sentences } from '@masthead/shared/errors.ts';
import { userEndpoints } from '@masthead/shared/users/user.endpoints.ts';
import { type User, userForm } from '@masthead/shared/users/user.ts';
import { useState } from 'react';
import { call } from '../app/call.ts';
import type { FieldLabels } from '../forms/ConflictDialog.tsx';
import { EditShell } from '../forms/EditShell.tsx';
import { useAreaForm } from '../forms/use-area-form.ts';
import { useSaving } from '../forms/use-saving.ts';
import { toast } from '../ui/toast.tsx';
import { AccessPanel } from './AccessPanel.tsx';
import { AddRoleDialog } from './AddRoleDialog.tsx';
import { ExternalProfiles } from './ExternalProfiles.tsx';
import { UserFields, type UserValues } from './UserFields.tsx';
import { UserRoles } from './UserRoles.tsx';
import { UserSide } from './UserSide.tsx';
import { useUserActs } from './use-user-acts.ts';
import { latestUser, useKeepUser } from './user.queries.ts';

const valuesOf = (user: User): UserValues => ({
  name: user.name,
  email: user.email,
  userGroupId: user.userGroupId,
  rebelmouseRole: user.rebelmouseRole,
  imageUrl: user.imageUrl,
  bio: user.bio,
});

/** What access is decided on. */
const personOf = ({ roles, group, isGowUser, isChatMember, isDisabled }: User) => ({
  roles: roles.map(({ name }) => name),
  organization: group === null ? null : { name: group, isOwner: isGowUser },
  isChatMember,
  isDisabled,
});

/** In the order of the screen. */
const labels: FieldLabels<UserValues> = {
  name: 'Name',
  email: 'Email',
  userGroupId: 'Organization',
  rebelmouseRole: 'RebelMouse role',
  imageUrl: 'Image',
  bio: 'Bio',
};

/** The form of one person, with what is done to them at once. */
export function UserEditor({ user }: { user: User }) {
  const { id } = user;
  const keep = useKeepUser();
  const [isAddingRole, setAddingRole] = useState(false);
  const area = useAreaForm(userForm, valuesOf(user), {
    screen: 'userEdit',
    id,
    title: user.name,
    version: user.version,
  });
  const saving = useSaving(area, {
    record: user,
    valuesOf,
    latest: () => latestUser(id),
    onSaved: keep,
  });
  const acts = useUserActs(user, (saved) =>
    area.markSaved(valuesOf(saved), saved.version, valuesOf(saved)),
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
        <UserFields form={area.form} />
        <UserRoles user={user} acts={acts} onAdd={() => setAddingRole(true)} />
        <ExternalProfiles email={user.email} />
        <AccessPanel person={personOf(user)} />
      </EditShell>
      {isAddingRole && (
        <AddRoleDialog user={user} acts={acts} onClose={() => setAddingRole(false)} />
      )}
    </>
  );
}
