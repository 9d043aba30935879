import type { CampaignStatus } from './campaign.ts';

/** Shown instead of a conflict when the email has been scheduled or sent. `name`: null for the same person in another window. */
export const fixedBy = (name: string | null, status: CampaignStatus): string => {
  const done = `${status === 'scheduled' ? 'scheduled' : 'sent'} this email`;
  return name ? `${name} has ${done}.` : `You have ${done} in another window.`;
};
