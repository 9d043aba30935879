import { Button, Modal, PasswordInput, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { proofEndpoints } from '@masthead/shared/people/sign-in/proof.endpoints.ts';
import { proofMessages, type waysToProve } from '@masthead/shared/platform/access/proof.ts';
import { codeForm } from '@masthead/shared/platform/access/second-factor.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { z } from 'zod';
import { ApiError, call, queryOf } from '../../platform/api/call.ts';
import { askPasskey } from '../../platform/api/passkeys.ts';
import { rememberWanted, useUser } from '../../platform/api/session.ts';
import { focusOrigin } from '../../platform/ui/confirm.tsx';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import { beginOpenId } from './open-id.ts';
import { Notice } from './SignInFrame.tsx';

/** Why: Escape closes this dialog, not the one under it whose save needs the proof. */
const ownKeys = { 'data-mantine-stop-propagation': true };
/** Above every other dialog, and below a question. */
const zIndex = 240;

const waysQuery = { ...queryOf(proofEndpoints.ways), meta: { isQuiet: true }, staleTime: 0 };
const passwordForm = z.object({
  currentPassword: z.string().min(1, proofMessages.passwordRequired).max(1024),
});

interface Props {
  onDone: (isProved: boolean) => void;
}

/** Asks who is there before a call that needs a fresh proof; the call goes on after it. */
export function ProofDialog({ onDone }: Props) {
  const query = useQuery(waysQuery);
  const [origin] = useState(focusOrigin);
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement === document.body) origin?.focus();
      });
    },
    [origin],
  );
  return (
    <Modal
      opened
      title={proofMessages.title}
      size="sm"
      zIndex={zIndex}
      closeOnEscape={false}
      returnFocus={false}
      closeButtonProps={{ ...ownKeys, 'aria-label': 'Close' }}
      onClose={() => onDone(false)}
      onKeyDown={({ key }) => key === 'Escape' && onDone(false)}
    >
      <Stack gap="md">
        <Text fz="sm">{proofMessages.why}</Text>
        {query.isPending && <Skeleton h={96} />}
        {query.error && (
          <Trouble error={query.error} onRetry={query.refetch} isRetrying={query.isFetching} />
        )}
        {query.data && <Ways ways={query.data} onProved={() => onDone(true)} />}
      </Stack>
    </Modal>
  );
}

interface WaysProps {
  ways: z.output<typeof waysToProve>;
  onProved: () => void;
}

function Ways({ ways, onProved }: WaysProps) {
  const { hasPassword, hasCodes, hasPasskey, provider } = ways;
  const [failure, setFailure] = useState<string | null>(null);
  const [isCode, setCode] = useState(!hasPassword);
  const attempt = async (act: () => Promise<unknown>, then = onProved) => {
    setFailure(null);
    try {
      await act();
      then();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
    }
  };
  const byPasskey = async () => {
    const passkey = await askPasskey(await call(proofEndpoints.beginPasskey));
    await call(proofEndpoints.prove, { body: { passkey } });
  };
  const byProvider = () => {
    rememberWanted(location.pathname + location.search);
    return beginOpenId();
  };
  const Field = isCode ? CodeField : PasswordField;
  return (
    <>
      {failure && <Notice isFailure>{failure}</Notice>}
      {hasPasskey && (
        <BusyButton isFirst onClick={() => attempt(byPasskey)}>
          {proofMessages.byPasskey}
        </BusyButton>
      )}
      {(hasPassword || hasCodes) && (
        <Field key={String(isCode)} isFirst={!hasPasskey} attempt={attempt} />
      )}
      {hasPassword && hasCodes && (
        <Button variant="subtle" size="sm" {...ownKeys} onClick={() => setCode(!isCode)}>
          {isCode ? 'Use your password' : 'Use a code'}
        </Button>
      )}
      {provider && (
        <>
          <Text fz="sm">{proofMessages.providerHelp(provider)}</Text>
          <BusyButton onClick={() => attempt(byProvider, () => {})}>
            {proofMessages.byProvider(provider)}
          </BusyButton>
        </>
      )}
      {!hasPassword && !hasCodes && !hasPasskey && !provider && (
        <Text fz="sm">{proofMessages.noWay}</Text>
      )}
    </>
  );
}

interface FieldProps {
  /** The best way that is offered. */
  isFirst: boolean;
  attempt: (act: () => Promise<unknown>) => Promise<void>;
}

function PasswordField({ isFirst, attempt }: FieldProps) {
  const { username } = useUser();
  const form = useForm({
    initialValues: { currentPassword: '' },
    validate: schemaResolver(passwordForm, { sync: true }),
  });
  return (
    <ProofForm
      isFirst={isFirst}
      isBusy={form.submitting}
      onSubmit={form.onSubmit((body) => attempt(() => call(proofEndpoints.prove, { body })))}
    >
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordInput
        label="Password"
        autoComplete="current-password"
        data-autofocus={isFirst || undefined}
        // Why both: the dialog is there before the ways are known.
        autoFocus={isFirst}
        visibilityToggleButtonProps={{ 'aria-label': 'Show password', ...ownKeys }}
        {...ownKeys}
        {...form.getInputProps('currentPassword')}
      />
    </ProofForm>
  );
}

function CodeField({ isFirst, attempt }: FieldProps) {
  const form = useForm({
    initialValues: { code: '' },
    validate: schemaResolver(codeForm, { sync: true }),
  });
  return (
    <ProofForm
      isFirst={isFirst}
      isBusy={form.submitting}
      onSubmit={form.onSubmit((body) => attempt(() => call(proofEndpoints.prove, { body })))}
    >
      <TextInput
        label="Code"
        description="From your authenticator app, or a recovery code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        {...ownKeys}
        {...form.getInputProps('code')}
      />
    </ProofForm>
  );
}

interface ProofFormProps {
  isFirst: boolean;
  isBusy: boolean;
  onSubmit: (event: React.FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

const ProofForm = ({ isFirst, isBusy, onSubmit, children }: ProofFormProps) => (
  <form
    noValidate
    onSubmit={(event) => {
      // Why: in React's tree the dialog may stand inside another form, whose submit this is not.
      event.stopPropagation();
      onSubmit(event);
    }}
  >
    <Stack gap="md">
      {children}
      <Button
        type="submit"
        fullWidth
        variant={isFirst ? 'filled' : 'default'}
        loading={isBusy}
        {...ownKeys}
      >
        Continue
      </Button>
    </Stack>
  </form>
);

interface BusyProps {
  isFirst?: boolean;
  onClick: () => Promise<void>;
  children: ReactNode;
}

function BusyButton({ isFirst = false, onClick, children }: BusyProps) {
  const [isBusy, setBusy] = useState(false);
  return (
    <Button
      variant={isFirst ? 'filled' : 'default'}
      fullWidth
      loading={isBusy}
      data-autofocus={isFirst || undefined}
      autoFocus={isFirst}
      {...ownKeys}
      onClick={() => {
        setBusy(true);
        void onClick().finally(() => setBusy(false));
      }}
    >
      {children}
    </Button>
  );
}
