import { Button, Group, Modal } from '@mantine/core';
import { organizationMessages } from '@masthead/shared/organizations/organization.messages.ts';
import { whatJoiningChanges } from '@masthead/shared/organizations/organization.rules.ts';
import type { Organization } from '@masthead/shared/organizations/organization.ts';
import { userEndpoints } from '@masthead/shared/users/user.endpoints.ts';
import type { User } from '@masthead/shared/users/user.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../app/call.ts';
import { toast } from '../ui/toast.tsx';
import { UserSelect } from '../users/UserSelect.tsx';
import { useKeepUser, userQuery } from '../users/user.queries.ts';
import { asGroup } from './group.ts';
import { reloadOrganizations } from './organization.queries.ts';
import styles from './organizations.module.css';

interface Props {
  organization: Organization;
  onClose: () => void;
}

/** Moves a person into an organization, on top of the version that the line was read from. */
function useAddMember(organization: Organization, onAdded: () => void) {
  const queryClient = useQueryClient();
  const keepUser = useKeepUser();
  return useMutation({
    mutationFn: ({ id, version }: User) =>
      call(userEndpoints.update, { body: { id, version, userGroupId: organization.id } }),
    meta: { isQuiet: true },
    onSuccess: async (user) => {
      keepUser(user);
      toast(organizationMessages.userAdded);
      onAdded();
      await reloadOrganizations(queryClient);
    },
    // Why: somebody else may have changed the person; the next try is about what they are now.
    onError: (_error, { id }) => queryClient.invalidateQueries(userQuery(id)),
  });
}

/** Spec, platform 2.4: adds an existing person; before, it says what they will see from then on. */
export function AddMemberDialog({ organization, onClose }: Props) {
  const [userId, setUserId] = useState<number | null>(null);
  const [isAsked, setAsked] = useState(false);
  const query = useQuery({ ...userQuery(userId ?? 0), enabled: userId !== null, staleTime: 0 });
  const adding = useAddMember(organization, onClose);
  const user = userId === null ? undefined : query.data;
  const missing = isAsked && userId === null ? organizationMessages.userRequired : undefined;
  const problem = adding.error?.message ?? query.error?.message ?? missing;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (user && !adding.isPending) adding.mutate(user);
  };
  return (
    <Modal opened onClose={onClose} title="Add user">
      <form noValidate className={styles.fields} onSubmit={onSubmit}>
        <UserSelect
          label="User"
          value={userId}
          error={problem}
          exclude={organization.users.map(({ id }) => id)}
          onChange={(id) => {
            adding.reset();
            setUserId(id);
          }}
        />
        <div role="status">
          {user && <p className={styles.change}>{lineFor(user, organization)}</p>}
        </div>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={adding.isPending || (userId !== null && query.isLoading)}>
            Add user
          </Button>
        </Group>
      </form>
    </Modal>
  );
}

const lineFor = (user: User, organization: Organization) =>
  whatJoiningChanges(
    { name: user.name, group: user.group, roles: user.roles.map(({ name }) => name) },
    asGroup(organization),
    organization.showcaseFirms.length,
  );
