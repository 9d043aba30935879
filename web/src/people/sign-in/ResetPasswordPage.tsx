import { Button, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { passwordReset, resetMessages } from '@masthead/shared/people/sign-in/reset.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError, call } from '../../platform/api/call.ts';
import { leave, toastAfterReload } from '../../platform/api/leave.ts';
import { pathTo, ScreenLink, useScreenParams } from '../../platform/api/links.tsx';
import { storeSession } from '../../platform/api/session.ts';
import { NewPasswordInput } from '../../platform/forms/NewPasswordInput.tsx';
import { SecondStep } from './SecondStep.tsx';
import { focusFirstError, Notice, SignInFrame } from './SignInFrame.tsx';

const typed = passwordReset.omit({ token: true });

/** Spec, platform 2.1: sets a new password with the link of a reset email, and signs in. */
export function ResetPasswordPage() {
  const { token } = useScreenParams('resetPassword');
  const [failure, setFailure] = useState<string | null>(null);
  const [proof, setProof] = useState<string | null>(null);
  const navigate = useNavigate();
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: schemaResolver(typed, { sync: true }),
  });
  const enter = (sessionToken: string) => {
    storeSession(sessionToken);
    toastAfterReload(resetMessages.passwordUpdated);
    leave.to(pathTo('login'));
  };
  const onSubmit = form.onSubmit(async (values) => {
    setFailure(null);
    try {
      const { access_token } = await call(authEndpoints.setPassword, {
        body: { ...values, token },
      });
      enter(access_token);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.secondFactor) return setProof(error.secondFactor);
      const atField = error.errors.filter(({ path }) => path === 'email' || path === 'password');
      if (atField.length === 0) setFailure(error.message);
      form.setErrors(Object.fromEntries(atField.map(({ path, message }) => [path, message])));
    }
  }, focusFirstError(form.getInputNode));
  if (proof)
    return (
      <SignInFrame title="Sign in">
        <SecondStep
          proof={proof}
          onDone={({ access_token }) => enter(access_token)}
          onBack={() => void navigate({ to: pathTo('login') })}
        />
      </SignInFrame>
    );
  return (
    <SignInFrame title="Update password">
      <form onSubmit={onSubmit} noValidate>
        <h1 tabIndex={-1}>Update password</h1>
        {failure && <Notice isFailure>{failure}</Notice>}
        <TextInput
          label="Email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          size="md"
          {...form.getInputProps('email')}
        />
        <NewPasswordInput
          size="md"
          known={[form.values.email]}
          {...form.getInputProps('password')}
        />
        <Button type="submit" size="md" fullWidth loading={form.submitting}>
          Update Password
        </Button>
        <Text ta="center">
          <ScreenLink to={pathTo('login')}>{resetMessages.toLogin}</ScreenLink>
        </Text>
      </form>
    </SignInFrame>
  );
}
