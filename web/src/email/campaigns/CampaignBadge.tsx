import { type CampaignStatus, statusLabel } from '@masthead/shared/email/campaigns/campaign.ts';
import { StatusDot, type Tone } from '../../platform/ui/StatusDot.tsx';

const tones: Record<CampaignStatus, Tone> = {
  draft: 'draft',
  scheduled: 'scheduled',
  sending: 'moving',
  sent: 'done',
  failed: 'failed',
  canceled: 'draft',
  late: 'late',
  unknown: 'late',
};

/** The states in which an email waits for a person. */
const urgent: CampaignStatus[] = ['failed', 'late', 'unknown'];

interface Props {
  status: CampaignStatus;
  /** More words, for a tooltip. */
  hint?: string | undefined;
}

/** The status of a campaign, as a dot and a word. */
export function CampaignBadge({ status, hint }: Props) {
  const word = statusLabel[status];
  return (
    <StatusDot tone={tones[status]} title={hint}>
      {urgent.includes(status) ? (
        <strong style={{ color: 'var(--tone)', fontWeight: 600 }}>{word}</strong>
      ) : (
        word
      )}
    </StatusDot>
  );
}
