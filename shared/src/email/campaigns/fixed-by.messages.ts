import type { CampaignStatus } from './campaign.ts';

/** Instead of a conflict: nobody's words are in the way, the email is out of reach. `name`: null for oneself. */
export const fixedBy = (name: string | null, status: CampaignStatus): string => {
  const done = `${status === 'scheduled' ? 'scheduled' : 'sent'} this email`;
  return name ? `${name} has ${done}.` : `You have ${done} in another window.`;
};
