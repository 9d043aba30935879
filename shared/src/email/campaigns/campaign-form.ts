import { z } from 'zod';
import type { Field } from '../../platform/records/field.ts';
import type { AnyRecord } from '../../platform/records/record.ts';
import { isScheduledStatus, isSentStatus } from './campaign.rules.ts';
import { type CampaignStatus, campaignStatuses, type EmailStyle, type Utm } from './campaign.ts';

/** What people write on an email of every kind; the rest of a kind's form is its content. */
export interface CampaignForm {
  style: EmailStyle;
  subject: string;
  /** What inboxes show after the subject; empty: the email says it of itself. */
  previewText: string;
  siteId: number;
  utm: Utm;
  sendDate: string | null;
  sendTime: string | null;
  emailTemplateId: number | null;
  segmentId: number | null;
}

/** A new email: omitted fields are looked up or stay empty. */
export type NewCampaign = { [K in keyof CampaignForm]?: CampaignForm[K] | undefined };

/** A changed email: absent fields stay as they are, the version says what was on the screen. */
export type CampaignChange = NewCampaign & {
  id: number;
  version?: number | undefined;
};

const flags = {
  status: z.enum(campaignStatuses),
  isScheduled: z.boolean(),
  isSent: z.boolean(),
};

/** A row in a kind's list: shapes only. */
export function campaignRow<R extends AnyRecord & { fields: { style: Field } }>({ fields }: R) {
  const style: R['fields']['style']['read'] = fields.style.read;
  return z.object({
    id: z.int(),
    version: z.int(),
    subject: z.string(),
    style,
    siteId: z.int(),
    city: z.string(),
    property: z.string(),
    sendDate: z.string().nullable(),
    sendTime: z.string().nullable(),
    /** How many readers have opened it, and how often its links were clicked; null where that is not counted. */
    opens: z.int().nullable(),
    clicks: z.int().nullable(),
    ...flags,
  });
}

/** The flags that the product's API carries for a status. */
export const flagsOf = (status: CampaignStatus) => ({
  status,
  isScheduled: isScheduledStatus(status),
  isSent: isSentStatus(status),
});
