import type { Role } from '@masthead/shared/roles.ts';
import { userEndpoints } from '@masthead/shared/users/user.endpoints.ts';
import { userMessages } from '@masthead/shared/users/user.messages.ts';
import type { User } from '@masthead/shared/users/user.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../app/call.ts';
import { sayingFailure } from '../forms/say-failure.ts';
import { toast, toastUndo } from '../ui/toast.tsx';
import { useKeepUser } from './user.queries.ts';

/** What is done to a person at once, beside the form. */
export function useUserActs(user: User, onChanged: (user: User) => void = () => {}) {
  const keep = useKeepUser();
  const userId = user.id;

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

  const setDisabled = useMutation({
    mutationFn: ({ isDisabled, version }: { isDisabled: boolean; version: number | undefined }) =>
      sayingFailure(
        isDisabled ? userMessages.disableFailed : userMessages.enableFailed,
        call(userEndpoints.update, { body: { id: userId, version, isDisabled } }),
      ),
    onSuccess: (saved) => {
      keep(saved);
      onChanged(saved);
      toast((saved.isDisabled ? userMessages.disabled : userMessages.enabled)(saved.name));
    },
  });

  return { addRole, removeRole, setDisabled };
}
export type UserActs = ReturnType<typeof useUserActs>;
