import { authEndpoints } from '@masthead/shared/auth/auth.endpoints.ts';
import { userMessages } from '@masthead/shared/users/user.record.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../app/call.ts';
import { sayingFailure } from '../forms/say-failure.ts';
import { toast } from '../ui/toast.tsx';

/** Sends somebody the mail with which they set their password. */
export const useSendResetMail = () =>
  useMutation({
    mutationFn: (email: string) =>
      sayingFailure(
        userMessages.resetFailed,
        call(authEndpoints.resetPassword, { body: { email } }),
      ),
    onSuccess: (_reply, email) => toast(userMessages.resetSent(email)),
  });
