import { lazy, Suspense } from 'react';
import type { AnyCampaignKind, CampaignRecord } from './campaign-kind.ts';
import type { useCampaignActs } from './use-campaign-acts.ts';
import type { ShownRelease } from './use-release.ts';

const DriftPanel = lazy(async () => ({ default: (await import('./DriftPanel.tsx')).DriftPanel }));
const ReleasePanel = lazy(async () => ({
  default: (await import('./ReleasePanel.tsx')).ReleasePanel,
}));

interface Props<R extends CampaignRecord> {
  kind: AnyCampaignKind<R>;
  record: R;
  release: ShownRelease | null;
  acts: Pick<
    ReturnType<typeof useCampaignActs<never, R>>,
    'isFixed' | 'saveForRelease' | 'isSavingForRelease'
  >;
}

/** What some emails have beside the form, loaded with them: a release, and what has changed under a scheduled one. */
export function CampaignMatters<R extends CampaignRecord>(props: Props<R>) {
  const { kind, record, release, acts } = props;
  return (
    <Suspense fallback={null}>
      {release && (release.isNeeded || release.asked) && (
        <ReleasePanel
          kind={kind}
          record={record}
          release={release}
          isFixed={acts.isFixed}
          save={acts.saveForRelease}
          isSaving={acts.isSavingForRelease}
        />
      )}
      {record.status === 'scheduled' && (
        <DriftPanel kind={kind} record={record} isReleased={release?.isNeeded ?? false} />
      )}
    </Suspense>
  );
}
