import { Button, Text, TextInput } from '@mantine/core';
import { longestReason, type ToldFinding } from '@masthead/shared/campaigns/preflight-call.ts';
import { type KeyboardEvent, useState } from 'react';
import styles from './preflight.module.css';
import type { Preflight } from './use-preflight.ts';

interface Props {
  finding: ToldFinding;
  accept: NonNullable<Preflight['accept']>;
}

/** Says why a warning is right as it is; the reason stays with the email. */
export function AcceptWarning({ finding: { key, about, accepted }, accept }: Props) {
  const [reason, setReason] = useState<string | null>(null);
  const isSaid = Boolean(reason?.trim());
  const keep = async (why: string | null) => {
    await accept({ key, about, reason: why });
    setReason(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setReason(null);
    if (event.key !== 'Enter') return;
    // Why: the field stands in the form of the email, which Enter would save.
    event.preventDefault();
    if (isSaid) void keep(reason);
  };
  if (accepted)
    return (
      <Text fz="sm" mt={2} style={{ overflowWrap: 'anywhere' }}>
        <span>{`${accepted.by ? `${accepted.by}: ` : ''}“${accepted.reason}”`}</span>{' '}
        <button type="button" className={styles.act} onClick={() => void keep(null)}>
          Take back
        </button>
      </Text>
    );
  if (reason === null)
    return (
      <button type="button" className={styles.act} onClick={() => setReason('')}>
        Accept…
      </button>
    );
  return (
    <div className={styles.reason}>
      <TextInput
        size="xs"
        label="Why is this right as it is?"
        maxLength={longestReason}
        autoFocus
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Button size="compact-sm" disabled={!isSaid} onClick={() => void keep(reason)}>
        Accept
      </Button>
      <Button size="compact-sm" variant="subtle" color="gray" onClick={() => setReason(null)}>
        Cancel
      </Button>
    </div>
  );
}
