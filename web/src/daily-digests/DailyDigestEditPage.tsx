import { CampaignLoader } from '../campaigns/CampaignLoader.tsx';
import { DigestEditor } from './DigestEditor.tsx';
import { digestKind } from './digest-kind.ts';

/** Spec, content 2: the daily digest, new (with a style to start from) or saved. */
export function DailyDigestEditPage() {
  return (
    <CampaignLoader kind={digestKind}>{(open) => <DigestEditor open={open} />}</CampaignLoader>
  );
}
