import { Button, PasswordInput, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { resetMessages } from '@masthead/shared/people/sign-in/reset.ts';
import { credentials } from '@masthead/shared/platform/access/auth.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, call, queryOf } from '../../platform/api/call.ts';
import { beginSession, signIn, useSession } from '../../platform/api/session.ts';
import { late } from '../../platform/ui/late.tsx';
import { toast, toastFailure } from '../../platform/ui/toast.tsx';
import styles from './login.module.css';
import { beginOpenId } from './open-id.ts';
import { SecondStep } from './SecondStep.tsx';
import { focusFirstError, Notice, SignInFrame } from './SignInFrame.tsx';

// Why late: an address without a domain has no passkeys, and the password needs none of it.
const PasskeyButton = late(async () => (await import('./PasskeyButton.tsx')).PasskeyButton);

/** Spec, platform 2.1: the sign-in card, which can switch to the reset card. */
export function LoginPage() {
  const [isReset, setReset] = useState(false);
  const [username, setUsername] = useState('');
  const [proof, setProof] = useState<string | null>(null);
  if (proof)
    return (
      <SignInFrame title="Sign in">
        <SecondStep proof={proof} onDone={beginSession} onBack={() => setProof(null)} />
      </SignInFrame>
    );
  const Card = isReset ? ResetCard : SignInCard;
  return (
    <SignInFrame title="Sign in">
      <Card
        key={String(isReset)}
        username={username}
        onProof={(typed, given) => {
          setUsername(typed);
          setProof(given);
        }}
        onSwitch={(typed) => {
          setUsername(typed);
          setReset(!isReset);
        }}
      />
    </SignInFrame>
  );
}

type Outcome = { isFailure: boolean; sentence: string };

/** Spec, platform 8: the first message of the response, or that the error is unknown. */
const sentenceOf = (error: unknown) =>
  error instanceof ApiError && error.status > 0 && error.status < 500
    ? error.message
    : resetMessages.resetFailed;

/** Requests a reset email. The message never reveals whether the account exists (decisions 3). */
function ResetCard({ username, onSwitch }: CardProps) {
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

/** Props of both cards of the login screen. */
interface CardProps {
  /** What was typed before the card switched. */
  username: string;
  onSwitch: (typed: string) => void;
  /** The password was right, and a code must follow. */
  onProof: (typed: string, proof: string) => void;
}

/** A passkey first, then username and password, or the OpenID provider if one is configured. */
function SignInCard({ username, onSwitch, onProof }: CardProps) {
  const session = useSession();
  // Why quiet: the card works without it; only the other ways are missing.
  const { data: others } = useQuery({ ...queryOf(authEndpoints.options), meta: { isQuiet: true } });
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    initialValues: { username, password: '' },
    validate: schemaResolver(credentials, { sync: true }),
  });
  const notice = failure ?? (session.status === 'signedOut' ? session.notice : null);
  const attempt = async (act: () => Promise<void>) => {
    setFailure(null);
    try {
      await act();
    } catch (error) {
      if ((error as Error).name === 'AbortError') return;
      if (!(error instanceof ApiError)) throw error;
      if (error.secondFactor) onProof(form.getValues().username, error.secondFactor);
      else setFailure(error.message);
    }
  };
  return (
    <form
      onSubmit={form.onSubmit(
        (values) => attempt(() => signIn(values)),
        focusFirstError(form.getInputNode),
      )}
      noValidate
    >
      <h1 tabIndex={-1}>Sign in</h1>
      {notice && <Notice isFailure={failure !== null}>{notice}</Notice>}
      {others?.hasPasskeys && <PasskeyButton attempt={attempt} />}
      <TextInput
        label="Email address"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        size="md"
        {...form.getInputProps('username')}
      />
      <PasswordInput
        label="Password"
        autoComplete="current-password"
        size="md"
        visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
        {...form.getInputProps('password')}
      />
      <Button
        type="submit"
        variant={others?.hasPasskeys ? 'default' : 'filled'}
        size="md"
        fullWidth
        loading={form.submitting}
      >
        Sign in
      </Button>
      {others?.openId && (
        <ProviderButton name={others.openId.name} onBegin={() => attempt(beginOpenId)} />
      )}
      <Button variant="subtle" size="sm" onClick={() => onSwitch(form.getValues().username)}>
        Forgot Password?
      </Button>
    </form>
  );
}

/** 'Sign in with …', if a provider is configured. */
function ProviderButton({ name, onBegin }: { name: string; onBegin: () => Promise<void> }) {
  const [isLeaving, setLeaving] = useState(false);
  return (
    <>
      <p className={styles.or}>or</p>
      <Button
        variant="default"
        size="md"
        fullWidth
        loading={isLeaving}
        onClick={() => {
          setLeaving(true);
          void onBegin().finally(() => setLeaving(false));
        }}
      >
        <span className={styles.provider}>Sign in with {name}</span>
      </Button>
    </>
  );
}
