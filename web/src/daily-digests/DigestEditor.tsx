import type { DailyDigest } from '@masthead/shared/daily-digests/daily-digest.ts';
import { today } from '@masthead/shared/dates.ts';
import { CampaignEditor } from '../campaigns/CampaignEditor.tsx';
import type { OpenCampaign } from '../campaigns/CampaignLoader.tsx';
import { DigestFields } from './DigestFields.tsx';
import { DigestSections } from './DigestSections.tsx';
import { digestKind } from './digest-kind.ts';
import { newDigestValues } from './digest-values.ts';

/** The form of one digest. */
export function DigestEditor({ open }: { open: OpenCampaign<DailyDigest> }) {
  return (
    <CampaignEditor
      kind={digestKind}
      open={open}
      startWith={() => newDigestValues(open.style, today(new Date()), open.planned)}
    >
      {(fields) => (
        <>
          <DigestFields {...fields} />
          <DigestSections {...fields} />
        </>
      )}
    </CampaignEditor>
  );
}
