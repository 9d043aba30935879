import { z } from 'zod';
import type { Field, Fields } from '../../platform/records/field.ts';
import { checkedJson, choice, day, reference, timeOfDay } from '../../platform/records/kinds.ts';
import type { AnyRecord } from '../../platform/records/record.ts';
import { text } from '../../platform/records/text-kinds.ts';
import { isWithin } from '../../platform/values/fields.ts';
import {
  type CampaignKind,
  campaignStatuses,
  defaultUtm,
  type EmailStyle,
  sendTime,
  utm,
} from './campaign.ts';
import { longestPreviewText, subjectLine } from './subject-line.ts';
import { unknownSegment, unknownTemplate } from './template.messages.ts';

/** What the kinds say of the fields that all of them have. */
interface Edition<S extends EmailStyle> {
  styles: readonly [S, ...S[]];
  /** Longest subject; longer ones are cut, or refused with `tooLong`. */
  longestSubject: number;
  tooLong?: string;
  /** Where a subject is cut that may be refused for its length. */
  cutAt?: number;
  required: { style: string; subject: string; site: string; sendDate?: string };
}

/** Why: no city is chosen in the form of a new email, which its rule refuses. */
const cityOf = (sentence: string) =>
  reference('site', { label: 'City', required: sentence, unknown: sentence }) as Field<
    'reference',
    z.ZodType<number, number | null>,
    z.ZodNumber
  >;

/** The day it is sent; optional in a draft unless its kind requires it. */
function sendDateField(required: string | undefined) {
  const field = day({ label: 'Send date', invalid: required ?? 'Choose a send date' });
  if (required === undefined) return field;
  const write = field.write.refine((value) => value !== null, required);
  return { ...field, write, isRequired: true };
}

/** City, style, send date and time, and subject: the first fields of every kind. */
export const editionFields = <const S extends EmailStyle>({
  styles,
  longestSubject,
  tooLong = '',
  cutAt = longestSubject,
  required,
}: Edition<S>) =>
  ({
    siteId: cityOf(required.site),
    style: choice(styles, { label: 'Style', required: required.style }),
    sendDate: sendDateField(required.sendDate),
    sendTime: timeOfDay({ label: 'Send time', rule: sendTime }),
    subject: text({
      label: 'Subject line',
      required: required.subject,
      max: longestSubject,
      pattern: z
        .string(required.subject)
        .transform(subjectLine(cutAt))
        .pipe(z.string().min(1, required.subject))
        .refine((value) => isWithin(value, longestSubject), tooLong),
    }),
    /** What inboxes show after the subject; empty: the email says it of itself. */
    previewText: text({
      label: 'Preview text',
      initial: '',
      max: longestPreviewText,
      pattern: z.string('A preview text must be text').transform(subjectLine(longestPreviewText)),
    }),
  }) as const satisfies Fields;

/** How an email is counted and sent: the last fields of every kind. */
export const sendingFields = (style: EmailStyle) =>
  ({
    utm: checkedJson({
      label: 'UTM',
      write: utm,
      read: z.object({ source: z.string(), medium: z.string(), campaign: z.string() }),
      initial: defaultUtm(style),
      shows: 'words',
    }),
    emailTemplateId: reference('email-template', {
      label: 'Email template',
      unknown: unknownTemplate,
    }),
    /** The segment that it is sent to; null: the whole audience. */
    segmentId: reference('segment', { label: 'Segment', unknown: unknownSegment }),
  }) as const satisfies Fields;

const status: Field<'choice', z.ZodType<Status, Status>, z.ZodType<Status, Status>> = {
  ...choice(campaignStatuses, { label: 'Status', initial: 'draft' }),
  shows: 'email status',
};
type Status = (typeof campaignStatuses)[number];

/** The id of another email, which the product writes. */
const systemId = (label: string): Field<'whole number', OptionalId, OptionalId> => {
  const id = z.int().nullable();
  return { kind: 'whole number', label, write: id, read: id, initial: null, isRequired: false };
};
type OptionalId = z.ZodNullable<z.ZodInt>;

/** What the records of all kinds share: table, content and status. */
export const campaignRecord = (kind: CampaignKind) =>
  ({
    slug: kind,
    table: 'campaigns',
    where: { column: 'kind', value: kind },
    content: 'content',
    title: 'subject',
    trash: true,
    systemFields: {
      status,
      providerCampaignId: text({ label: 'Campaign at the provider' }),
      /** The original email of a resend to non-openers. */
      againOf: systemId('Resend of'),
    },
    added: {
      city: z.string(),
      property: z.string(),
      isScheduled: z.boolean(),
      isSent: z.boolean(),
    },
    told: { problem: 'Problem' },
    parts: [
      {
        table: 'accepted_warnings',
        of: 'campaign_id',
        knownBy: 'reason',
        label: 'accepted warning',
        added: (reason: string) => `accepted a warning (“${reason}”) on`,
        removed: (reason: string) => `withdrew the reason for a warning (“${reason}”) on`,
      },
      {
        table: 'release_steps',
        of: 'campaign_id',
        knownBy: 'step',
        label: 'approval',
        added: (step: string) => (step === 'asked' ? 'requested approval of' : 'approved'),
        removed: (step: string) =>
          step === 'asked' ? 'withdrew the approval request for' : 'withdrew the approval of',
      },
      {
        table: 'test_emails',
        of: 'campaign_id',
        knownBy: 'recipient',
        label: 'test email',
        added: (to: string) => (to ? `sent a test to ${to} of` : 'sent a test of'),
      },
    ],
  }) as const;

type Common = ReturnType<typeof editionFields<EmailStyle>> & ReturnType<typeof sendingFields>;

/** The record of an email of any kind; what its content is is not known. */
export interface AnyCampaign extends AnyRecord {
  idType?: 'integer';
  fields: Common & Fields;
  systemFields: ReturnType<typeof campaignRecord>['systemFields'];
  added: ReturnType<typeof campaignRecord>['added'];
}
