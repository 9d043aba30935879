import { Select, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { organizationEndpoints } from '@masthead/shared/people/organizations/organization.endpoints.ts';
import { userEndpoints } from '@masthead/shared/people/users/user.endpoints.ts';
import { rebelmouseRoles, userRecord } from '@masthead/shared/people/users/user.record.ts';
import type { User } from '@masthead/shared/people/users/user.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, queryOf } from '../../platform/api/call.ts';
import { FormSection } from '../../platform/forms/FormSection.tsx';
import type { RecordForm } from '../../platform/forms/use-record-form.ts';
import { ImageSelect } from '../../platform/images/ImageSelect.tsx';
import { RecordEdit } from '../../platform/records/RecordEdit.tsx';
import { firstRecord } from '../../platform/records/record-query.ts';
import { AccessPanel } from './AccessPanel.tsx';
import { ExternalProfiles } from './ExternalProfiles.tsx';
import { OrganizationSelect } from './OrganizationSelect.tsx';
import { AddRoleDialog, UserRoles } from './UserRoles.tsx';
import { UserSide } from './UserSide.tsx';

/** Spec, platform 2.4: one person. Roles and Enable or Disable apply immediately, without Save. */
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
UserEditPage.firstQuery = firstRecord(userEndpoints.get);

/** The input for the access report. */
const personOf = ({ roles, group, isStaff, isChatMember, isDisabled }: User) => ({
  roles: roles.map(({ name }) => name),
  organization: group === null ? null : { name: group, isOwner: isStaff },
  isChatMember,
  isDisabled,
});

/** The organization's name, for comparing two people's edits. */
function useOrganizationName() {
  const query = useQuery({ ...queryOf(organizationEndpoints.list), meta: { isQuiet: true } });
  return (id: number | null) => query.data?.find((one) => one.id === id)?.name ?? id;
}

/** The fields that staff enter on a person (Spec, platform 2.4). */
function UserFields({ input }: RecordForm<typeof userRecord>) {
  return (
    <>
      <FormSection title="Person">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <TextInput {...input('name')} />
          <TextInput {...input('email')} />
          <OrganizationSelect {...input('organizationId')} />
          <Select
            {...input('rebelmouseRole')}
            placeholder="None"
            clearable
            data={rebelmouseRoles}
          />
        </SimpleGrid>
      </FormSection>
      <FormSection title="Photo and bio">
        <ImageSelect {...input('imageUrl')} folder="profiles" aspect={1} />
        <Textarea {...input('bio')} autosize minRows={3} maxRows={12} />
      </FormSection>
    </>
  );
}
