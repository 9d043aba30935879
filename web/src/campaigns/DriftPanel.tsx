import { type DriftedSource, driftMessages } from '@masthead/shared/campaigns/drift.ts';
import { releaseReasons } from '@masthead/shared/campaigns/release.ts';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../app/call.ts';
import { ActButton } from '../forms/ActButton.tsx';
import { focusField } from '../forms/field-focus.ts';
import type { AnyCampaignKind, CampaignRecord } from './campaign-kind.ts';
import { useRefresh } from './campaign-record.queries.ts';
import styles from './drift.module.css';
import { SidePanel } from './SidePanel.tsx';

interface Props<R extends CampaignRecord> {
  kind: AnyCampaignKind<R>;
  record: R;
  /** It goes out as it was approved. */
  isReleased: boolean;
}

/** What its posts and listings say otherwise than a scheduled email, and the click that puts it in. */
export function DriftPanel<R extends CampaignRecord>({ kind, record, isReleased }: Props<R>) {
  const { data } = useQuery({
    ...queryOf(kind.endpoints.drift, { params: { id: record.id } }),
    meta: { isQuiet: true },
  });
  const refreshing = useRefresh(kind);
  if (!data || data.sources.length === 0) return null;
  return (
    <SidePanel title={driftMessages.title} isUrgent>
      <ul className={styles.sources}>
        {data.sources.map((source) => (
          <Source key={`${source.path} ${source.id}`} source={source} />
        ))}
      </ul>
      <ActButton
        fullWidth
        variant="light"
        leftSection={<IconRefresh size={16} stroke={1.75} />}
        blockedBy={isReleased ? releaseReasons.refreshNeedsRelease : null}
        loading={refreshing.isPending}
        onClick={() => refreshing.mutate(record)}
      >
        {driftMessages.refresh}
      </ActButton>
    </SidePanel>
  );
}

function Source({ source: { path, title, differences } }: { source: DriftedSource }) {
  return (
    <li>
      <button type="button" className={styles.title} onClick={() => focusField(path)}>
        {title}
      </button>
      {differences.map(({ label, before, now }) => (
        <p key={label}>
          <span className={styles.label}>{label}</span> <del>{before ?? '–'}</del>{' '}
          <ins>{now ?? '–'}</ins>
        </p>
      ))}
    </li>
  );
}
