import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { inDigits } from '@masthead/shared/platform/values/counting.ts';
import { personalDataEndpoints } from '@masthead/shared/workspace/personal-data/personal-data.endpoints.ts';
import { personalDataMessages as say } from '@masthead/shared/workspace/personal-data/personal-data.messages.ts';
import {
  type Found,
  lookUp as lookUpSchema,
} from '@masthead/shared/workspace/personal-data/personal-data.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call, callWithHeaders } from '../../platform/api/call.ts';
import { ActionButton } from '../../platform/forms/ActionButton.tsx';
import { sayingFailure } from '../../platform/forms/say-failure.ts';
import { ViewLock } from '../../platform/forms/ViewLock.tsx';
import { downloadAnswer } from '../../platform/lists/download-answer.ts';
import { late } from '../../platform/ui/late.tsx';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import styles from './personal-data.module.css';

/** Looks a person up by address, and offers to export or erase what there is. */
export function LookUp() {
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string | null>(null);
  const looking = useMutation({
    meta: { isQuiet: true },
    mutationFn: (asked: string) => call(personalDataEndpoints.lookUp, { body: { address: asked } }),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const checked = lookUpSchema.safeParse({ address });
    setError(checked.error?.issues[0]?.message ?? null);
    if (checked.data) looking.mutate(checked.data.address);
  };
  const found = looking.data;
  return (
    <Stack gap="md" mb="lg" maw={720}>
      <Text c="dimmed" fz="sm" maw="68ch">
        {say.purpose}
      </Text>
      <form onSubmit={onSubmit} noValidate>
        <ViewLock>
          <Group align="flex-start" gap="xs" wrap="nowrap">
            <TextInput
              label="Email address"
              type="email"
              autoComplete="off"
              flex={1}
              value={address}
              error={error}
              onChange={(event) => setAddress(event.currentTarget.value)}
            />
            <Button
              type="submit"
              variant="default"
              className={styles.submit}
              loading={looking.isPending}
            >
              Look up
            </Button>
          </Group>
        </ViewLock>
      </form>
      {looking.isError && (
        <Trouble
          failure={say.lookUpFailed}
          error={looking.error}
          onRetry={() => looking.mutate(address)}
          isRetrying={looking.isPending}
        />
      )}
      {found && !looking.isError && <FoundPerson found={found} onStarted={looking.reset} />}
    </Stack>
  );
}

/** Why: forms are loaded when somebody opens one. */
const EraseDialog = late(async () => (await import('./EraseDialog.tsx')).EraseDialog);

/** What there is about a person, by kind. */
function FoundPerson({ found, onStarted }: { found: Found; onStarted: () => void }) {
  const { address, user, counts, isErased, isUnderWay, blocked } = found;
  const [isOpen, setOpen] = useState(false);
  const saving = useMutation({
    mutationFn: (format: 'json' | 'csv') =>
      sayingFailure(
        say.exportFailed,
        downloadAnswer(
          () =>
            callWithHeaders(
              personalDataEndpoints.export,
              { body: { address, format } },
              { isFile: true },
            ),
          `personal-data.${format}`,
        ),
      ),
  });
  return (
    <section className={styles.found} aria-label={`Data about ${address}`}>
      <h2 className={styles.address}>{user ? `${user.name}, ${address}` : address}</h2>
      {counts.length > 0 ? (
        <dl className={styles.counts}>
          {counts.map(({ label, count }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{inDigits(count)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className={styles.words}>{say.nothing}</p>
      )}
      <Text c="dimmed" fz="sm">
        {isUnderWay ? say.underWay : isErased && say.erasedBefore} {say.mentions}
      </Text>
      <Group gap="xs">
        {(['json', 'csv'] as const).map((format) => (
          <ActionButton
            key={format}
            loading={saving.isPending && saving.variables === format}
            onClick={() => saving.mutate(format)}
          >
            Export {format.toUpperCase()}
          </ActionButton>
        ))}
        <ActionButton blockedBy={isUnderWay ? say.underWay : blocked} onClick={() => setOpen(true)}>
          Erase…
        </ActionButton>
      </Group>
      {isOpen && <EraseDialog found={found} onClose={() => setOpen(false)} onStarted={onStarted} />}
    </section>
  );
}
