import type { Role } from '@masthead/shared/roles.ts';
import { userEndpoints } from '@masthead/shared/users/user.endpoints.ts';
import { userMessages } from '@masthead/shared/users/user.messages.ts';
import type { User } from '@masthead/shared/users/user.ts';
import { useMutation } from '@tanstack/react-query';
import { ApiError, call } from '../app/call.ts';
import { toast, toastFailure, toastUndo } from '../ui/toast.tsx';
import { useKeepUser } from './user.queries.ts';

/** Says what could not be done, and why. A refused call leads to the login card instead. */
export function sayFailure(sentence: string, error: Error): void {
  if (error instanceof ApiError && error.isRefusal) return;
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  toastFailure({ message: `${sentence} ${error.message}`, requestId });
}

const isQuiet = { meta: { isQuiet: true } } as const;

/** What is done to a person at once, beside the form. */
export function useUserActs(user: User, onChanged: (user: User) => void = () => {}) {
  const keep = useKeepUser();
  const userId = user.id;

  const addRole = useMutation({
    ...isQuiet,
    mutationFn: (name: Role) => call(userEndpoints.addRole, { body: { userId, name } }),
    onSuccess: (saved) => {
      keep(saved);
      toast(userMessages.roleAdded);
    },
    onError: (error) => sayFailure(userMessages.roleAddFailed, error),
  });

  const removeRole = useMutation({
    ...isQuiet,
    mutationFn: (name: Role) => call(userEndpoints.removeRole, { body: { userId, name } }),
    onSuccess: (saved, name) => {
      keep(saved);
      toastUndo(userMessages.roleRemoved, () => addRole.mutate(name));
    },
    onError: (error) => sayFailure(userMessages.roleRemoveFailed, error),
  });

  const setDisabled = useMutation({
    ...isQuiet,
    mutationFn: ({ isDisabled, version }: { isDisabled: boolean; version: number | undefined }) =>
      call(userEndpoints.update, { body: { id: userId, version, isDisabled } }),
    onSuccess: (saved) => {
      keep(saved);
      onChanged(saved);
      toast((saved.isDisabled ? userMessages.disabled : userMessages.enabled)(saved.name));
    },
    onError: (error, { isDisabled }) =>
      sayFailure(isDisabled ? userMessages.disableFailed : userMessages.enableFailed, error),
  });

  return { addRole, removeRole, setDisabled };
}
export type UserActs = ReturnType<typeof useUserActs>;
