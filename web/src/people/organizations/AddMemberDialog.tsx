import { organizationMessages } from '@masthead/shared/people/organizations/organization.messages.ts';
import { whatJoiningChanges } from '@masthead/shared/people/organizations/organization.rules.ts';
import type { Organization } from '@masthead/shared/people/organizations/organization.ts';
import { userEndpoints } from '@masthead/shared/people/users/user.endpoints.ts';
import type { User } from '@masthead/shared/people/users/user.ts';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { ApiError, call } from '../../platform/api/call.ts';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { useAreaForm } from '../../platform/forms/use-area-form.ts';
import { useDialogSave } from '../../platform/forms/use-dialog-save.ts';
import { recordQuery, useCacheRecord } from '../../platform/records/record-query.ts';
import surface from '../../platform/ui/surface.module.css';
import { toast } from '../../platform/ui/toast.tsx';
import { UserSelect } from '../users/UserSelect.tsx';
import { asGroup } from './AssignFirmDialog.tsx';
import styles from './organizations.module.css';

interface Props {
  organization: Organization;
  onClose: () => void;
}

const memberChoice = z.object({
  userId: z
    .int()
    .nullable()
    .refine((id) => id !== null, organizationMessages.userRequired),
});

/** The selected person, freshly loaded, because the dialog says what they will see before they are moved. */
function useMember({ id, name }: Organization) {
  const area = useAreaForm<typeof memberChoice>(
    memberChoice,
    { userId: null },
    {
      screen: 'organizationEdit',
      id,
      dialog: 'member',
      title: `${name}, new member`,
    },
  );
  const { userId } = area.form.values;
  const query = useQuery({
    ...recordQuery(userEndpoints.get, userId ?? 0),
    enabled: userId !== null,
    staleTime: 0,
  });
  const user = userId === null ? undefined : query.data;
  return { area, user, query, isReading: userId !== null && query.isLoading };
}

/** Spec, platform 2.4: adds an existing person; first it says what they will see afterwards. */
export function AddMemberDialog({ organization, onClose }: Props) {
  const cacheUser = useCacheRecord(userEndpoints.get);
  const { area, user, query, isReading } = useMember(organization);
  const { form } = area;
  const dialogSave = useDialogSave(area, {
    send: async () => {
      if (!user) throw query.error;
      const { id, version } = user;
      const body = { id, version, organizationId: organization.id };
      return call(userEndpoints.update, { body }).catch((failure: unknown) => {
        // Why: someone else may have changed the person; the next attempt starts from their current state.
        void query.refetch();
        throw atMember(failure);
      });
    },
    onSaved: (saved) => {
      cacheUser(saved);
      toast(organizationMessages.userAdded);
      onClose();
    },
  });
  return (
    <FormDialog
      title="Add user"
      onClose={onClose}
      saveLabel="Add user"
      isLoading={isReading}
      {...dialogSave}
    >
      <UserSelect
        label="User"
        data-path="userId"
        value={form.values.userId}
        error={form.errors.userId ?? query.error?.message}
        exclude={organization.users.map(({ id }) => id)}
        onChange={(id) => form.setFieldValue('userId', id)}
      />
      <div role="status">
        {user && (
          <p className={`${surface.callout} ${styles.change}`}>{lineFor(user, organization)}</p>
        )}
      </div>
    </FormDialog>
  );
}

/** Every error concerns the selected person. */
const atMember = (failure: unknown) =>
  failure instanceof ApiError && !failure.isRefusal
    ? new ApiError(failure.status, {
        message: [failure.message],
        errors: [{ path: 'userId', message: failure.message }],
        ...(failure.requestId && { requestId: failure.requestId }),
      })
    : failure;

const lineFor = (user: User, organization: Organization) =>
  whatJoiningChanges(
    { name: user.name, group: user.group, roles: user.roles.map(({ name }) => name) },
    asGroup(organization),
    organization.showcaseFirms.length,
  );
