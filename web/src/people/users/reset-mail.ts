import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { userMessages } from '@masthead/shared/people/users/user.record.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { sayingFailure } from '../../platform/forms/say-failure.ts';
import { toast } from '../../platform/ui/toast.tsx';

/** Sends a person the email with which they set their password. */
export const useSendResetMail = () =>
  useMutation({
    mutationFn: (email: string) =>
      sayingFailure(
        userMessages.resetFailed,
        call(authEndpoints.resetPassword, { body: { email } }),
      ),
    onSuccess: (_reply, email) => toast(userMessages.resetSent(email)),
  });
