import { type CampaignStatus, statusLabel } from '@masthead/shared/campaigns/campaign.ts';
import { StatusDot, type Tone } from '../ui/StatusDot.tsx';

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

/** Where a campaign stands, as a dot and a word. */
export function CampaignBadge({ status }: { status: CampaignStatus }) {
  return <StatusDot tone={tones[status]}>{statusLabel[status]}</StatusDot>;
}
