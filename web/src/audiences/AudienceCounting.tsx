import { Switch } from '@mantine/core';
import { audienceEndpoints } from '@masthead/shared/audiences/audience.endpoints.ts';
import { audienceMessages } from '@masthead/shared/audiences/audience.messages.ts';
import { audienceRecord } from '@masthead/shared/audiences/audience.record.ts';
import type { Audience } from '@masthead/shared/audiences/audience.ts';
import { useMutation } from '@tanstack/react-query';
import { ApiError, call } from '../app/call.ts';
import { failedWith } from '../forms/say-failure.ts';
import { confirm } from '../ui/confirm.tsx';
import { toast } from '../ui/toast.tsx';
import styles from './audiences.module.css';

const switches = ['countsOpens', 'countsClicks', 'remembersReaders'] as const;

const forgetting = {
  title: audienceMessages.forget,
  detail: audienceMessages.forgetDetail,
  confirmLabel: audienceMessages.forgetLabel,
  isDangerous: true,
};

/** What is counted and remembered of the emails of an audience, each switched on and off at once (decisions 54, 105). */
export function AudienceCounting({ audience }: { audience: Audience }) {
  const { id, version } = audience;
  const saving = useMutation({
    mutationFn: (change: Partial<Pick<Audience, (typeof switches)[number]>>) =>
      call(audienceEndpoints.rename, {
        params: { id },
        body: { ...change, version: seen },
      }).catch((failure: unknown) => {
        throw why(failure);
      }),
    onSuccess: () => toast(audienceMessages.updated),
  });
  // Why: the answer of a switch may be there before the audience has been read again.
  const seen = Math.max(version, saving.data?.version ?? 0);
  // Why: a switch stands where it was put until the audience says so itself, and goes back when that failed.
  const isRead = saving.data && version >= saving.data.version;
  const last = saving.isError || isRead ? undefined : saving.variables;
  const put = async (key: (typeof switches)[number], isOn: boolean) => {
    const isForgetting = key === 'remembersReaders' && !isOn;
    // Why: what is forgotten cannot be brought back.
    if (isForgetting && !(await confirm(forgetting))) return;
    saving.mutate({ [key]: isOn });
  };
  return (
    <fieldset className={styles.counting} aria-describedby="counting-notes">
      <legend>Results of its emails</legend>
      {switches.map((key) => (
        <Switch
          key={key}
          label={audienceRecord.fields[key].label}
          checked={last?.[key] ?? audience[key]}
          disabled={saving.isPending}
          onChange={({ currentTarget: { checked } }) => void put(key, checked)}
        />
      ))}
      <div id="counting-notes" className={styles.countingNotes}>
        <p>{audienceMessages.counting}</p>
        <p>{audienceMessages.remembering}</p>
      </div>
    </fieldset>
  );
}

/** Why a switch was not put. After a conflict the audience is read again by itself. */
function why(failure: unknown): unknown {
  if (failure instanceof ApiError && failure.conflict)
    return new ApiError(failure.status, {
      message: [audienceMessages.changedByOther(failure.conflict.changedBy)],
    });
  return failedWith(audienceMessages.countingFailed, failure);
}
