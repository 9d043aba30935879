import type { CampaignStatus } from './campaign.ts';

/** What the lifecycle rules look at. */
export interface CampaignState {
  id: number | null;
  status: CampaignStatus;
  sendDate: string | null;
  sendTime: string | null;
}

const unconfirmed =
  'The mail provider has not confirmed the last step. Unschedule this email first.';

const unsaved = 'Save the email first.';

/** Why a campaign cannot be scheduled now, or null. The server refuses with it, the button explains with it. */
export function whyScheduleBlocked(mail: CampaignState): string | null {
  const onItsWay = whyOnItsWay(mail.status);
  if (onItsWay) return onItsWay;
  return whyUnplanned(mail) ?? (mail.id ? null : unsaved);
}

/** Why the send date and time are incomplete, or null. */
export const whyUnplanned = ({
  sendDate,
  sendTime,
}: Pick<CampaignState, 'sendDate' | 'sendTime'>) =>
  sendDate && sendTime ? null : 'Choose a send date and a send time first.';

/** Why a campaign cannot be sent at once, or null. */
export const whySendNowBlocked = ({ id, status }: Pick<CampaignState, 'id' | 'status'>) =>
  whyOnItsWay(status) ?? (id ? null : unsaved);

function whyOnItsWay(status: CampaignStatus): string | null {
  if (status === 'scheduled') return 'This email is already scheduled. Unschedule it first.';
  if (status === 'sending') return 'This email is being sent.';
  if (status === 'sent') return 'This email has been sent.';
  return status === 'unknown' ? unconfirmed : null;
}

/** Why the content cannot be changed now, or null: a scheduled email is sent unchanged. */
export function whyEditBlocked(status: CampaignStatus): string | null {
  if (status === 'scheduled') return 'This email is scheduled. Unschedule it to change it.';
  if (status === 'sending') return 'This email is being sent and can no longer be changed.';
  if (status === 'sent') return 'This email has been sent and can no longer be changed.';
  if (status === 'unknown') return unconfirmed;
  return null;
}

/** Why an email cannot be deleted now, or null. */
export function whyDeleteBlocked(status: CampaignStatus): string | null {
  if (status === 'scheduled' || status === 'unknown')
    return 'This email is scheduled. Unschedule it before you delete it.';
  if (status === 'sending') return 'This email is being sent and can’t be deleted.';
  return null;
}

/** Why an email cannot be unscheduled now, or null. While it is being sent, the rest can be stopped. */
export function whyUnscheduleBlocked(status: CampaignStatus): string | null {
  if (status === 'sent') return 'This email has been sent and can’t be recalled.';
  if (status === 'draft' || status === 'canceled') return 'This email is not scheduled.';
  return null;
}

/** The flags that the product's API carries for a status. */
export const isScheduledStatus = (status: CampaignStatus): boolean =>
  status !== 'draft' && status !== 'canceled' && status !== 'failed' && status !== 'late';
export const isSentStatus = (status: CampaignStatus): boolean => status === 'sent';
