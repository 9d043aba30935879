import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { authEndpoints } from '@masthead/shared/auth/auth.endpoints.ts';
import { resetMessages } from '@masthead/shared/auth/reset.ts';
import { useState } from 'react';
import { ApiError, call } from '../app/call.ts';
import { toast, toastFailure } from '../ui/toast.tsx';
import type { CardProps } from './SignInCard.tsx';
import { focusFirstError, Notice } from './SignInFrame.tsx';

type Outcome = { isFailure: boolean; sentence: string };

/** Spec, platform 8: the first message of the answer; without one, that the error is unknown. */
const sentenceOf = (error: unknown) =>
  error instanceof ApiError && error.status > 0 && error.status < 500
    ? error.message
    : resetMessages.resetFailed;

/** Asks for a reset mail. What it says never tells whether the account exists (decisions 3). */
export function ResetCard({ username, onSwitch }: CardProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const form = useForm({
    initialValues: { username },
    validate: { username: (typed) => (typed.trim() ? null : resetMessages.resetNeedsEmail) },
  });
  const onSubmit = form.onSubmit(async (values) => {
    setOutcome(null);
    try {
      await call(authEndpoints.resetPassword, { body: { email: values.username } });
      setOutcome({ isFailure: false, sentence: resetMessages.resetSent });
      toast(resetMessages.resetSentLong);
    } catch (error) {
      const sentence = sentenceOf(error);
      setOutcome({ isFailure: true, sentence });
      toastFailure(new Error(sentence));
    }
  }, focusFirstError(form.getInputNode));
  return (
    <form onSubmit={onSubmit} noValidate>
      <h1 tabIndex={-1}>Reset Password</h1>
      {outcome && <Notice isFailure={outcome.isFailure}>{outcome.sentence}</Notice>}
      <TextInput
        label="Email address"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        size="md"
        {...form.getInputProps('username')}
      />
      <Button type="submit" size="md" fullWidth loading={form.submitting}>
        Reset Password
      </Button>
      <Button variant="subtle" size="sm" onClick={() => onSwitch(form.getValues().username)}>
        {resetMessages.toLogin}
      </Button>
    </form>
  );
}
