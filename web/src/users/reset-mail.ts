import { authEndpoints } from '@masthead/shared/auth/auth.endpoints.ts';
import { userMessages } from '@masthead/shared/users/user.messages.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../app/call.ts';
import { toast } from '../ui/toast.tsx';
import { sayFailure } from './use-user-acts.ts';

/** Sends somebody the mail with which they set their password. */
export const useSendResetMail = () =>
  useMutation({
    meta: { isQuiet: true },
    mutationFn: (email: string) => call(authEndpoints.resetPassword, { body: { email } }),
    onSuccess: (_reply, email) => toast(userMessages.resetSent(email)),
    onError: (error) => sayFailure(userMessages.resetFailed, error),
  });
