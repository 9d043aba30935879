import { Switch } from '@mantine/core';
import { audienceEndpoints } from '@masthead/shared/audiences/audience.endpoints.ts';
import { audienceMessages } from '@masthead/shared/audiences/audience.messages.ts';
import { audienceRecord } from '@masthead/shared/audiences/audience.record.ts';
import type { Audience } from '@masthead/shared/audiences/audience.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../app/call.ts';
import { sayingFailure } from '../forms/say-failure.ts';
import { toast } from '../ui/toast.tsx';
import styles from './audiences.module.css';

const switches = ['countsOpens', 'countsClicks'] as const;

/** What is counted of the emails of an audience, each switched on and off at once (decision 54). */
export function AudienceCounting({ audience }: { audience: Audience }) {
  const { id, version } = audience;
  const saving = useMutation({
    mutationFn: (change: Partial<Pick<Audience, (typeof switches)[number]>>) =>
      sayingFailure(
        audienceMessages.countingFailed,
        // Why no version: a switch says nothing about what else is changed of the audience.
        call(audienceEndpoints.rename, { params: { id }, body: change }),
      ),
    onSuccess: () => toast(audienceMessages.updated),
  });
  // Why: a switch stands where it was put until the audience says so itself, and goes back when that failed.
  const isRead = saving.data && version >= saving.data.version;
  const put = saving.isError || isRead ? undefined : saving.variables;
  return (
    <fieldset className={styles.counting} aria-describedby="counting-note">
      <legend>Results of its emails</legend>
      {switches.map((key) => (
        <Switch
          key={key}
          label={audienceRecord.fields[key].label}
          checked={put?.[key] ?? audience[key]}
          disabled={saving.isPending}
          onChange={(event) => saving.mutate({ [key]: event.currentTarget.checked })}
        />
      ))}
      <p id="counting-note">{audienceMessages.counting}</p>
    </fieldset>
  );
}
