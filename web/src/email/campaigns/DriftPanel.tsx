import { Text } from '@mantine/core';
import { driftMessages } from '@masthead/shared/email/campaigns/drift.messages.ts';
import type { DriftedSource, OnRefresh } from '@masthead/shared/email/campaigns/drift.ts';
import { releaseReasons } from '@masthead/shared/email/campaigns/release.ts';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ActionButton } from '../../platform/forms/ActionButton.tsx';
import { focusField } from '../../platform/forms/field-focus.ts';
import { sayingFailure } from '../../platform/forms/say-failure.ts';
import { SidePanel } from '../../platform/ui/SidePanel.tsx';
import textStyles from '../../platform/ui/text.module.css';
import { toast } from '../../platform/ui/toast.tsx';
import type { AnyCampaignKind, CampaignRecord } from './campaign-kind.ts';
import { cacheCampaign, readCampaignAgain, toldOf } from './campaign-record.queries.ts';
import styles from './drift.module.css';
import { useDrift } from './drifted.ts';

interface Props<R extends CampaignRecord> {
  kind: AnyCampaignKind<R>;
  record: R;
  /** True: it was approved in this version. */
  isReleased: boolean;
  unschedule: () => void;
  isUnscheduling: boolean;
}

/** How posts and listings differ from a scheduled email, with Refresh or Unschedule. */
export function DriftPanel<R extends CampaignRecord>(props: Props<R>) {
  const { kind, record, isReleased } = props;
  const sources = useDrift(kind, record) ?? [];
  const refreshing = useRefresh(kind);
  if (sources.length === 0) return null;
  const does = (what: OnRefresh) => sources.some(({ onRefresh }) => onRefresh === what);
  const refused = does('is refused') ? driftMessages.refreshRefused : null;
  return (
    <SidePanel title={driftMessages.title} isUrgent>
      <ul className={styles.sources}>
        {sources.map((source) => (
          <Source key={`${source.path} ${source.id}`} source={source} />
        ))}
      </ul>
      <ActionButton
        fullWidth
        variant="light"
        leftSection={<IconRefresh size={16} stroke={1.75} />}
        blockedBy={refused ?? (isReleased ? releaseReasons.refreshNeedsRelease : null)}
        loading={refreshing.isPending}
        onClick={() => refreshing.mutate(record)}
      >
        {driftMessages.refresh}
      </ActionButton>
      {(refused || does('keeps it in')) && (
        <ActionButton
          className={styles.unschedule}
          fullWidth
          loading={props.isUnscheduling}
          onClick={props.unschedule}
        >
          {driftMessages.unschedule}
        </ActionButton>
      )}
    </SidePanel>
  );
}

function Source({ source: { path, title, differences, onRefresh } }: { source: DriftedSource }) {
  return (
    <li>
      <button type="button" className={styles.title} onClick={() => focusField(path)}>
        {title}
      </button>
      {differences.map(({ label, before, now }) => (
        <p key={label}>
          <span className={textStyles.dimmed}>{label}</span> <del>{before ?? '–'}</del>{' '}
          <ins>{now ?? '–'}</ins>
        </p>
      ))}
      {onRefresh && (
        <Text inherit c="var(--late)">
          {driftMessages.onRefresh[onRefresh]}
        </Text>
      )}
    </li>
  );
}

/** Reschedules an email with the current content of its posts and listings. */
function useRefresh<R extends CampaignRecord>(kind: AnyCampaignKind<R>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: CampaignRecord) =>
      sayingFailure(driftMessages.failed, kind.refresh({ id, version })),
    onSuccess: (record) => {
      cacheCampaign(queryClient, kind, record);
      toast(toldOf(record, driftMessages.refreshed));
    },
    onError: (_error, { id }) => readCampaignAgain(queryClient, kind, id),
  });
}
