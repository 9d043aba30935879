import { Button, Group, Skeleton, Text } from '@mantine/core';
import { passkeyEndpoints } from '@masthead/shared/people/profile/passkey.endpoints.ts';
import { passkeyMessages } from '@masthead/shared/platform/access/passkey.ts';
import type { ownPasskey } from '@masthead/shared/platform/access/passkey-answers.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { call, queryOf } from '../../platform/api/call.ts';
import { FormSection } from '../../platform/forms/FormSection.tsx';
import { confirm } from '../../platform/ui/confirm.tsx';
import { exactInstant } from '../../platform/ui/Instant.tsx';
import { late } from '../../platform/ui/late.tsx';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import { toast } from '../../platform/ui/toast.tsx';
import styles from './profile.module.css';

type OwnPasskey = z.output<typeof ownPasskey>;

const AddPasskey = late(async () => (await import('./PasskeyDialogs.tsx')).AddPasskey);
const RenamePasskey = late(async () => (await import('./PasskeyDialogs.tsx')).RenamePasskey);

export const passkeysQuery = { ...queryOf(passkeyEndpoints.list), meta: { isQuiet: true } };

/** One's own passkeys, which are added here. */
export function Passkeys() {
  const query = useQuery(passkeysQuery);
  const [isAdding, setAdding] = useState(false);
  const { isPossible = false, passkeys = [] } = query.data ?? {};
  const { title, help, none, notHere } = passkeyMessages;
  return (
    <FormSection title={title} path="passkeys">
      <Text c="dimmed" fz="sm">
        {help}
      </Text>
      {query.isPending && <Skeleton h={48} />}
      {query.error && (
        <Trouble error={query.error} onRetry={query.refetch} isRetrying={query.isFetching} />
      )}
      {passkeys.length > 0 && (
        <ul className={styles.sessions}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {query.data && passkeys.length === 0 && isPossible && <Text fz="sm">{none}</Text>}
      {query.data && !isPossible && <Text fz="sm">{notHere}</Text>}
      {isPossible && (
        <div>
          <Button variant="default" onClick={() => setAdding(true)}>
            Add a passkey
          </Button>
        </div>
      )}
      {isAdding && <AddPasskey onClose={() => setAdding(false)} />}
    </FormSection>
  );
}

function PasskeyRow({
  passkey: { id, name, createdAt, usedAt, isSynced },
}: {
  passkey: OwnPasskey;
}) {
  const [isRenaming, setRenaming] = useState(false);
  const remove = useMutation({
    mutationFn: () => call(passkeyEndpoints.remove, { params: { id } }),
    onSuccess: () => toast(passkeyMessages.removed),
  });
  const onRemove = async () => {
    const question = {
      title: passkeyMessages.confirmRemove(name),
      detail: passkeyMessages.removeHelp,
    };
    if (await confirm({ ...question, confirmLabel: 'Remove', isDangerous: true })) remove.mutate();
  };
  return (
    <li>
      <div>
        <strong style={{ overflowWrap: 'anywhere' }}>{name}</strong>
        <Text c="dimmed" fz="sm" style={{ overflowWrap: 'anywhere' }}>
          Added {exactInstant(createdAt)}
          <br />
          {usedAt ? `Last used ${exactInstant(usedAt)}` : 'Not used yet'}
          {isSynced && ' · Synced between devices'}
        </Text>
      </div>
      <Group gap={0} wrap="nowrap">
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={`Rename ${name}`}
          onClick={() => setRenaming(true)}
        >
          Rename
        </Button>
        <Button
          variant="subtle"
          size="compact-sm"
          loading={remove.isPending}
          aria-label={`Remove ${name}`}
          onClick={() => void onRemove()}
        >
          Remove
        </Button>
      </Group>
      {isRenaming && <RenamePasskey id={id} name={name} onClose={() => setRenaming(false)} />}
    </li>
  );
}
