import { Button, Group, Skeleton, Switch, Text } from '@mantine/core';
import { audienceEndpoints } from '@masthead/shared/email/audiences/audience.endpoints.ts';
import { audienceMessages } from '@masthead/shared/email/audiences/audience.messages.ts';
import { type Audience, audienceRecord } from '@masthead/shared/email/audiences/audience.record.ts';
import { segmentWords } from '@masthead/shared/email/audiences/segment.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { howMany } from '@masthead/shared/platform/values/counting.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ApiError, call } from '../../platform/api/call.ts';
import { pathTo, ScreenLink } from '../../platform/api/links.tsx';
import { failedWith } from '../../platform/forms/say-failure.ts';
import { confirm } from '../../platform/ui/confirm.tsx';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import { toast } from '../../platform/ui/toast.tsx';
import styles from './audiences.module.css';
import { segmentsOf } from './segment.queries.ts';
import segmentsStyles from './segments.module.css';

/** Above the subscribers of an audience: the templates that use it, its tracking and its segments. */
export function AudienceNotes({ audience }: { audience: Audience }) {
  return (
    <>
      <UsedBy audience={audience} />
      <AudienceCounting audience={audience} />
      <AudienceSegments audience={audience} />
    </>
  );
}

function UsedBy({ audience: { usedBy } }: { audience: Audience }) {
  if (usedBy.length === 0)
    return (
      <Text c="dimmed" fz="sm" mb="md" style={{ overflowWrap: 'anywhere' }}>
        No email template sends to this audience.
      </Text>
    );
  return (
    <Text c="dimmed" fz="sm" mb="md" style={{ overflowWrap: 'anywhere' }}>
      Emails of{' '}
      {usedBy.map(({ id, description }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <ScreenLink underline="always" to={pathTo('emailTemplateEdit', { id })}>
            {description}
          </ScreenLink>
        </span>
      ))}{' '}
      go to this audience.
    </Text>
  );
}

/** The segments of an audience with their current number of subscribers (decision 105). */
function AudienceSegments({ audience: { id } }: { audience: Audience }) {
  const { data, error, refetch, isFetching } = useQuery(segmentsOf(id));
  return (
    <section
      className={segmentsStyles.segments}
      aria-labelledby="segments"
      aria-busy={!data && !error}
    >
      <Group className={segmentsStyles.head} justify="space-between" gap="sm" wrap="nowrap">
        <h2 id="segments">Segments</h2>
        <Button
          size="compact-sm"
          variant="default"
          renderRoot={(root) => (
            <Link to={pathTo('segmentEdit')} search={{ audience: id } as never} {...root} />
          )}
        >
          Add segment
        </Button>
      </Group>
      {!data && error && (
        <Trouble
          failure={sentences.notLoaded('segments')}
          error={error}
          onRetry={refetch}
          isRetrying={isFetching}
        />
      )}
      {!data && !error && <Skeleton h={40} radius={4} />}
      {data?.length === 0 && <p className={segmentsStyles.note}>{segmentWords.none}</p>}
      {data && data.length > 0 && (
        <ul className={segmentsStyles.rows}>
          {data.map((segment) => (
            <li key={segment.id}>
              <ScreenLink to={pathTo('segmentEdit', { id: segment.id })}>{segment.name}</ScreenLink>
              <span className={segmentsStyles.says}>{segment.says.join(' · ')}</span>
              <span className={segmentsStyles.readers}>
                {howMany(segment.readers, 'subscriber')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const switches = ['countsOpens', 'countsClicks', 'remembersReaders'] as const;

const forgetting = {
  title: audienceMessages.forget,
  detail: audienceMessages.forgetDetail,
  confirmLabel: audienceMessages.forgetLabel,
  isDangerous: true,
};

/** The tracking of an audience; each switch is saved at once (decisions 54, 105). */
function AudienceCounting({ audience }: { audience: Audience }) {
  const { id, version } = audience;
  const saveMutation = useMutation({
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
  const seen = Math.max(version, saveMutation.data?.version ?? 0);
  // Why: a switch shows the new value until the audience is refetched, and goes back if saving failed.
  const isRead = saveMutation.data && version >= saveMutation.data.version;
  const last = saveMutation.isError || isRead ? undefined : saveMutation.variables;
  const put = async (key: (typeof switches)[number], isOn: boolean) => {
    const isForgetting = key === 'remembersReaders' && !isOn;
    // Why: deleted records cannot be restored.
    if (isForgetting && !(await confirm(forgetting))) return;
    saveMutation.mutate({ [key]: isOn });
  };
  return (
    <fieldset className={styles.counting} aria-describedby="counting-notes">
      <legend>Email tracking</legend>
      {switches.map((key) => (
        <Switch
          key={key}
          label={audienceRecord.fields[key].label}
          checked={last?.[key] ?? audience[key]}
          disabled={saveMutation.isPending}
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

/** Why a switch was not saved. After a conflict, the audience is refetched automatically. */
function why(failure: unknown): unknown {
  if (failure instanceof ApiError && failure.conflict)
    return new ApiError(failure.status, {
      message: [audienceMessages.changedByOther(failure.conflict.changedBy)],
    });
  return failedWith(audienceMessages.countingFailed, failure);
}
