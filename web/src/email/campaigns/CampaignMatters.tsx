import { whyEditBlocked } from '@masthead/shared/email/campaigns/campaign.rules.ts';
import { releaseReasons, whyUnreleased } from '@masthead/shared/email/campaigns/release.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../platform/api/call.ts';
import { useUser } from '../../platform/api/session.ts';
import { late } from '../../platform/ui/late.tsx';
import surface from '../../platform/ui/surface.module.css';
import styles from './campaign-fields.module.css';
import type { AnyCampaignKind, CampaignRecord } from './campaign-kind.ts';
import type { useCampaignCommands } from './use-campaign-commands.ts';

const DriftPanel = late(async () => (await import('./DriftPanel.tsx')).DriftPanel);
const DriftNotice = late(async () => (await import('./DriftNotice.tsx')).DriftNotice);
const ReleasePanel = late(async () => (await import('./ReleasePanel.tsx')).ReleasePanel);
const SendAgain = late(async () => (await import('./SendAgain.tsx')).SendAgain);
const AgainNote = late(async () => (await import('./SendAgain.tsx')).AgainNote);
const OpenElsewhere = late(
  async () => (await import('../../platform/forms/OpenElsewhere.tsx')).OpenElsewhere,
);

interface Props<R extends CampaignRecord> {
  kind: AnyCampaignKind<R>;
  record: R;
  release: ShownRelease | null;
  commands: Pick<
    ReturnType<typeof useCampaignCommands<never, R>>,
    'isFixed' | 'saveForRelease' | 'isSavingForRelease' | 'unschedule' | 'isUnscheduling'
  >;
}

/** Panels of some emails, loaded on demand: approval, drift of a scheduled email, and resending a sent one. */
export function CampaignMatters<R extends CampaignRecord>(props: Props<R>) {
  const { kind, record, release, commands } = props;
  return (
    <>
      {release && (release.isNeeded || release.asked) && (
        <ReleasePanel
          kind={kind}
          record={record}
          release={release}
          isFixed={commands.isFixed}
          save={commands.saveForRelease}
          isSaving={commands.isSavingForRelease}
        />
      )}
      {record.status === 'sent' && <SendAgain kind={kind} record={record} />}
      {record.status === 'scheduled' && (
        <DriftPanel
          kind={kind}
          record={record}
          isReleased={release?.isNeeded ?? false}
          unschedule={commands.unschedule}
          isUnscheduling={commands.isUnscheduling}
        />
      )}
    </>
  );
}

/** Above the form: why it cannot be changed, the original of a resend, and deleted sources of a scheduled email. */
export function CampaignNote<R extends CampaignRecord>({
  kind,
  record,
}: Pick<Props<R>, 'kind' | 'record'>) {
  const fixed = whyEditBlocked(record.status);
  return (
    <>
      {fixed && <p className={`${surface.callout} ${styles.fixed}`}>{fixed}</p>}
      {record.againOf !== null && <AgainNote to={kind.addressOf(record.againOf)} />}
      {record.status === 'scheduled' && <DriftNotice kind={kind} record={record} />}
    </>
  );
}

/** Who else has the email open now. */
export function OpenCampaignElsewhere<R extends CampaignRecord>({
  kind,
  record,
}: Pick<Props<R>, 'kind' | 'record'>) {
  const { id: userId } = useUser();
  return <OpenElsewhere endpoint={kind.endpoints.openings} id={record.id} userId={userId} />;
}

/** Polling interval while an approval is pending. */
const waitMs = 10_000;

/** The approval of an email, and why it blocks sending. `isChanged`: the form has unsaved changes. */
export function useRelease<R extends CampaignRecord>(
  { endpoints }: AnyCampaignKind<R>,
  record: R | null,
  isChanged: boolean,
) {
  const { data } = useQuery({
    ...queryOf(endpoints.release, { params: { id: record?.id ?? 0 } }),
    enabled: record !== null,
    refetchInterval: ({ state }) => (state.data?.asked && !state.data.approved ? waitMs : false),
    meta: { isQuiet: true },
  });
  if (!data) return null;
  const why = data.approved && isChanged ? releaseReasons.unsaved : whyUnreleased(data);
  return { ...data, isChanged, blockedBy: data.isNeeded ? why : null };
}
export type ShownRelease = NonNullable<ReturnType<typeof useRelease>>;
