import { z } from 'zod';
import { day, id } from '../fields.ts';
import { isScheduledStatus, isSentStatus } from './campaign.rules.ts';
import {
  type CampaignStatus,
  campaignStatuses,
  type EmailStyle,
  sendTime,
  type Utm,
  utm,
} from './campaign.ts';

/** What people write on an email of every kind; the rest of a kind's form is its content. */
export interface CampaignForm {
  style: EmailStyle;
  subject: string;
  siteId: number;
  utm: Utm;
  sendDate: string | null;
  sendTime: string | null;
  emailTemplateId: number | null;
}

/** A new email: what is not stated is found out or stays open. */
export type NewCampaign = Pick<CampaignForm, 'style' | 'subject' | 'siteId' | 'emailTemplateId'> & {
  [K in 'utm' | 'sendDate' | 'sendTime']?: CampaignForm[K] | undefined;
};

/** A changed email: absent fields stay as they are, the version says what was on the screen. */
export type CampaignChange = { [K in keyof CampaignForm]?: CampaignForm[K] | undefined } & {
  id: number;
  version?: number | undefined;
};

/** The required site, with the sentence of the kind. */
export const siteField = (required: string) =>
  id.nullish().transform((value, context) => {
    if (value) return value;
    context.addIssue({ code: 'custom', message: required });
    return z.NEVER;
  });

/** Inputs that every kind's form ends with. Style, subject and site have sentences of their own. */
export const campaignInputs = {
  utm,
  sendDate: day('A send date must be a day').nullable(),
  sendTime: sendTime.nullable(),
  emailTemplateId: id.nullable(),
};

/** The same inputs of a new email, where they may be missing. */
export const newCampaignInputs = {
  utm: campaignInputs.utm.optional(),
  sendDate: campaignInputs.sendDate.optional(),
  sendTime: campaignInputs.sendTime.optional(),
  emailTemplateId: campaignInputs.emailTemplateId.default(null),
};

/** The id and version that a change comes with. */
export const changedCampaign = { id, version: z.int().optional() };

const flags = {
  status: z.enum(campaignStatuses),
  isScheduled: z.boolean(),
  isSent: z.boolean(),
};

/** A row in a kind's list. */
export const campaignRow = <const S extends readonly EmailStyle[]>(styles: S) =>
  z.object({
    id: z.int(),
    version: z.int(),
    subject: z.string(),
    style: z.enum(styles),
    siteId: z.int(),
    city: z.string(),
    property: z.string(),
    sendDate: z.string().nullable(),
    sendTime: z.string().nullable(),
    ...flags,
  });

/** An email as it is read, its content aside. Shapes only: a half-filled row is still an answer. */
export const campaignRead = <const S extends readonly EmailStyle[]>(styles: S) =>
  campaignRow(styles).extend({
    utm,
    mailchimpCampaignId: z.string().nullable(),
    emailTemplateId: z.int().nullable(),
    updatedAt: z.iso.datetime(),
    updatedBy: z.string().nullable(),
  });

/** The flags that the product's API carries for a status. */
export const flagsOf = (status: CampaignStatus) => ({
  status,
  isScheduled: isScheduledStatus(status),
  isSent: isSentStatus(status),
});
