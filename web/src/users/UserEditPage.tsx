import { sentences } from '@masthead/shared/errors.ts';
import { organizationEndpoints } from '@masthead/shared/organizations/organization.endpoints.ts';
import { userEndpoints } from '@masthead/shared/users/user.endpoints.ts';
import { userRecord } from '@masthead/shared/users/user.record.ts';
import type { User } from '@masthead/shared/users/user.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, queryOf } from '../app/call.ts';
import { RecordEdit } from '../records/RecordEdit.tsx';
import { AccessPanel } from './AccessPanel.tsx';
import { AddRoleDialog } from './AddRoleDialog.tsx';
import { ExternalProfiles } from './ExternalProfiles.tsx';
import { UserFields } from './UserFields.tsx';
import { UserRoles } from './UserRoles.tsx';
import { UserSide } from './UserSide.tsx';

/** Spec, platform 2.4: one person, with what is done to them at once: their roles, and whether they can sign in. */
export function UserEditPage() {
  const [isAddingRole, setAddingRole] = useState(false);
  return (
    <RecordEdit
      record={userRecord}
      list="userList"
      get={userEndpoints.get}
      update={(body) => call(userEndpoints.update, { body })}
      updated={sentences.changesSaved}
      names={{ organizationId: useOrganizationName() }}
      side={(area, user) => <UserSide user={user} area={area} />}
      dialogs={(user) =>
        isAddingRole && <AddRoleDialog user={user} onClose={() => setAddingRole(false)} />
      }
    >
      {(area, user) => (
        <>
          <UserFields {...area} />
          <UserRoles user={user} onAdd={() => setAddingRole(true)} />
          <ExternalProfiles email={user.email} />
          <AccessPanel person={personOf(user)} />
        </>
      )}
    </RecordEdit>
  );
}

/** What access is decided on. */
const personOf = ({ roles, group, isStaff, isChatMember, isDisabled }: User) => ({
  roles: roles.map(({ name }) => name),
  organization: group === null ? null : { name: group, isOwner: isStaff },
  isChatMember,
  isDisabled,
});

/** How an organization is called, where two people's work is compared. */
function useOrganizationName() {
  const query = useQuery({ ...queryOf(organizationEndpoints.list), meta: { isQuiet: true } });
  return (id: number | null) => query.data?.find((one) => one.id === id)?.name ?? id;
}
