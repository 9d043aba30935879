import { campaignMessages } from '@masthead/shared/campaigns/campaign.messages.ts';
import type { CampaignStatus, MailStatus } from '@masthead/shared/campaigns/campaign.ts';
import { type Clock, centralInstant, centralSentence, type Day } from '@masthead/shared/dates.ts';

/** What the panel is told: the record's state, its plan, and what the provider says. */
export interface MailState {
  status: CampaignStatus;
  sendDate: Day | null;
  sendTime: Clock | null;
  /** null: nothing is known, and the values are empty. */
  mail: MailStatus | null;
}

interface Sentence {
  text: string;
  isWarning: boolean;
}

const plain = (text: string): Sentence => ({ text, isWarning: false });
const warning = (text: string): Sentence => ({ text, isWarning: true });

/** When it goes out, or went, in one sentence. */
export function whenSentence({ status, sendDate, sendTime, mail }: MailState, now: Date): Sentence {
  const planned = sendDate && sendTime ? centralInstant(sendDate, sendTime) : null;
  const at = mail?.send_time ? new Date(mail.send_time) : planned;
  const when = at && centralSentence(at);
  if (status === 'sent') return plain(when ? `Sent ${when}` : 'Sent');
  if (status === 'sending') return plain('Going out now');
  if (status === 'scheduled') return plain(when ? `Goes out ${when}` : 'Goes out');
  if (status === 'unknown') return plain(when ? `Meant for ${when}` : 'Not confirmed');
  if (!sendDate || !sendTime) return plain('Not scheduled');
  if (!planned) return warning(campaignMessages.skippedHour);
  if (planned <= now) return warning(campaignMessages.inThePast);
  return plain(`Not scheduled. Planned for ${centralSentence(planned)}`);
}
