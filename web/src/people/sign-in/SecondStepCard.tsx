import { Button, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { resetMessages } from '@masthead/shared/people/sign-in/reset.ts';
import type { signedIn } from '@masthead/shared/platform/access/auth.ts';
import { codeForm, secondFactorMessages } from '@masthead/shared/platform/access/second-factor.ts';
import { useState } from 'react';
import type { z } from 'zod';
import { ApiError, call } from '../../platform/api/call.ts';
import { focusFirstError, Notice } from './SignInFrame.tsx';

interface Props {
  /** What the first step answered. */
  proof: string;
  onDone: (session: z.output<typeof signedIn>) => void;
  /** Back to the password. */
  onBack: () => void;
}

/** The second step of a sign-in: a code of the authenticator app, or a recovery code. */
export function SecondStepCard({ proof, onDone, onBack }: Props) {
  const [isRecovery, setRecovery] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    initialValues: { code: '' },
    validate: schemaResolver(codeForm, { sync: true }),
  });
  const onSubmit = form.onSubmit(async ({ code }) => {
    setFailure(null);
    try {
      onDone(await call(authEndpoints.secondStep, { body: { proof, code } }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
    }
  }, focusFirstError(form.getInputNode));
  const { needed, enterRecovery } = secondFactorMessages;
  return (
    <form onSubmit={onSubmit} noValidate>
      <h1 tabIndex={-1}>Sign in</h1>
      <Notice key={failure} isFailure={failure !== null}>
        {failure ?? (isRecovery ? enterRecovery : needed)}
      </Notice>
      <TextInput
        key={String(isRecovery)}
        label={isRecovery ? 'Recovery code' : 'Code'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        size="md"
        {...form.getInputProps('code')}
      />
      <Button type="submit" size="md" fullWidth loading={form.submitting}>
        Sign in
      </Button>
      <Button
        variant="subtle"
        size="sm"
        onClick={() => {
          form.reset();
          setFailure(null);
          setRecovery(!isRecovery);
        }}
      >
        {isRecovery ? 'Use a code from the app' : 'Use a recovery code'}
      </Button>
      <Button variant="subtle" size="sm" onClick={onBack}>
        {resetMessages.toLogin}
      </Button>
    </form>
  );
}
