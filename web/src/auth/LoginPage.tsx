import { Button, PasswordInput, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useDocumentTitle } from '@mantine/hooks';
import { authMessages, credentials } from '@masthead/shared/auth/auth.ts';
import { useState } from 'react';
import { ApiError } from '../app/call.ts';
import { signIn, useSession } from '../app/session.ts';
import { longDay } from './Dateline.tsx';
import styles from './login.module.css';

type Mode = 'signIn' | 'reset';

/** Spec, platform 2.1: the sign-in card, which turns into the reset card. */
export function LoginPage() {
  const [mode, setMode] = useState<Mode>('signIn');
  const [username, setUsername] = useState('');
  const [today] = useState(() => longDay(new Date()));
  useDocumentTitle('Sign in · Masthead');
  const Card = mode === 'signIn' ? SignInCard : ResetCard;
  return (
    <main className={styles.page}>
      <div className={styles.nameplate}>
        <p>Masthead</p>
        <p>{today}</p>
      </div>
      <div className={styles.card}>
        <Card
          key={mode}
          username={username}
          onSwitch={(typed) => {
            setUsername(typed);
            setMode(mode === 'signIn' ? 'reset' : 'signIn');
          }}
        />
      </div>
    </main>
  );
}

interface CardProps {
  /** What was typed before the card turned. */
  username: string;
  onSwitch: (typed: string) => void;
}

function SignInCard({ username, onSwitch }: CardProps) {
  const session = useSession();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    initialValues: { username, password: '' },
    validate: schemaResolver(credentials, { sync: true }),
  });
  const notice = failure ?? (session.status === 'signedOut' ? session.notice : null);
  const onSubmit = form.onSubmit(async (values) => {
    setFailure(null);
    try {
      await signIn(values);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
    }
  }, focusFirstError(form.getInputNode));
  return (
    <form onSubmit={onSubmit} noValidate>
      <h1 tabIndex={-1}>Sign in</h1>
      {notice && (
        <p className={styles.notice} role="alert" data-failed={failure !== null || undefined}>
          {notice}
        </p>
      )}
      <TextInput
        label="Email address"
        autoComplete="username"
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
        visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }}
        {...form.getInputProps('password')}
      />
      <Button type="submit" size="md" fullWidth loading={form.submitting}>
        Sign in
      </Button>
      <Button variant="subtle" size="sm" onClick={() => onSwitch(form.getValues().username)}>
        Forgot Password?
      </Button>
    </form>
  );
}

function ResetCard({ username, onSwitch }: CardProps) {
  const [isAsked, setAsked] = useState(false);
  const form = useForm({
    initialValues: { username },
    validate: { username: (typed) => (typed.trim() ? null : authMessages.resetNeedsEmail) },
  });
  return (
    <form
      onSubmit={form.onSubmit(() => setAsked(true), focusFirstError(form.getInputNode))}
      noValidate
    >
      <h1 tabIndex={-1}>Reset Password</h1>
      {isAsked && (
        <p className={styles.notice} role="alert">
          {authMessages.resetNotSetUp}
        </p>
      )}
      <TextInput
        label="Email address"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        size="md"
        {...form.getInputProps('username')}
      />
      <Button type="submit" size="md" fullWidth>
        Reset Password
      </Button>
      <Button variant="subtle" size="sm" onClick={() => onSwitch(form.getValues().username)}>
        Return to Login
      </Button>
    </form>
  );
}

const focusFirstError =
  <P extends string>(nodeOf: (path: P) => HTMLElement | null) =>
  (errors: Record<string, unknown>) => {
    const [first] = Object.keys(errors);
    if (first) nodeOf(first as P)?.focus();
  };
