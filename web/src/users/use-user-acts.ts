import { valuesOf } from '@masthead/shared/records/record.ts';
import type { Role } from '@masthead/shared/roles.ts';
import { userEndpoints } from '@masthead/shared/users/user.endpoints.ts';
import { userMessages } from '@masthead/shared/users/user.messages.ts';
import { userRecord } from '@masthead/shared/users/user.record.ts';
import type { User } from '@masthead/shared/users/user.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../app/call.ts';
import { sayingFailure } from '../forms/say-failure.ts';
import type { RecordForm } from '../forms/use-record-form.ts';
import { useKeep } from '../records/record-query.ts';
import { toast, toastUndo } from '../ui/toast.tsx';

/** Gives and takes the roles of a person; both count at once. */
export function useRoleActs({ id: userId }: User) {
  const keep = useKeep(userEndpoints.get);

  const addRole = useMutation({
    mutationFn: (name: Role) =>
      sayingFailure(
        userMessages.roleAddFailed,
        call(userEndpoints.addRole, { body: { userId, name } }),
      ),
    onSuccess: (saved) => {
      keep(saved);
      toast(userMessages.roleAdded);
    },
  });

  const removeRole = useMutation({
    mutationFn: (name: Role) =>
      sayingFailure(
        userMessages.roleRemoveFailed,
        call(userEndpoints.removeRole, { body: { userId, name } }),
      ),
    onSuccess: (saved, name) => {
      keep(saved);
      toastUndo(userMessages.roleRemoved, () => addRole.mutate(name));
    },
  });

  return { addRole, removeRole };
}

/** Lets a person sign in no more, or again, at once; their form follows. */
export function useSetDisabled({ id }: User, area: RecordForm<typeof userRecord>) {
  const keep = useKeep(userEndpoints.get);
  return useMutation({
    mutationFn: (isDisabled: boolean) =>
      sayingFailure(
        isDisabled ? userMessages.disableFailed : userMessages.enableFailed,
        call(userEndpoints.update, { body: { id, version: area.version, isDisabled } }),
      ),
    onSuccess: (saved) => {
      keep(saved);
      const values = valuesOf(userRecord, saved);
      area.markSaved(values, saved.version, values);
      toast((saved.isDisabled ? userMessages.disabled : userMessages.enabled)(saved.name));
    },
  });
}
