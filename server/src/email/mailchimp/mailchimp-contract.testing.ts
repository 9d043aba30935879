import { z } from 'zod';

// What Masthead asks of Mailchimp's Marketing API 3.0 and reads of its answers, written down by us so that tests need
// nothing beside the project. Where the provider's own description is at hand, this one is checked against it.

/** An answer or a part of one: `fields` leaves out what nobody asked for, so every field may be missing. */
const some = <S extends z.ZodRawShape>(shape: S) => z.strictObject(shape).partial();
const count = z.int().min(0);

/** What a list may be asked for: fields by their path, and a page of at most 1,000 rows (10 when not said). */
const fields = z.string().min(1).optional();
const page = {
  fields,
  count: z.coerce.number().int().min(1).max(1000).optional(),
  offset: z.coerce.number().int().min(0).optional(),
};
const onlyFields = z.strictObject({ fields });

const list = some({ id: z.string(), name: z.string(), stats: some({ member_count: count }) });

const settings = some({
  title: z.string(),
  subject_line: z.string(),
  preview_text: z.string(),
  from_name: z.string(),
  to_name: z.string(),
  reply_to: z.string(),
  auto_footer: z.boolean(),
  inline_css: z.boolean(),
});

const campaign = some({
  id: z.string(),
  type: z.enum(['regular', 'plaintext', 'absplit', 'rss', 'variate']),
  status: z.enum([
    'save',
    'paused',
    'schedule',
    'sending',
    'sent',
    'canceled',
    'canceling',
    'archived',
  ]),
  create_time: z.iso.datetime({ offset: true }),
  /** Empty before it is scheduled, which the provider's description does not say. */
  send_time: z.iso.datetime({ offset: true }).or(z.literal('')),
  emails_sent: count,
  long_archive_url: z.string(),
  recipients: some({
    list_id: z.string(),
    list_name: z.string(),
    recipient_count: count,
    segment_text: z.string(),
  }),
  settings,
  /** Whether a send can still be stopped; plans without that answer `cancel-send` with 403. */
  delivery_status: some({ enabled: z.boolean(), can_cancel: z.boolean() }),
});

const newCampaign = z.strictObject({
  type: z.literal('regular'),
  recipients: z.strictObject({ list_id: z.string() }),
  settings: settings.optional(),
  tracking: some({
    opens: z.boolean(),
    html_clicks: z.boolean(),
    text_clicks: z.boolean(),
  }).optional(),
});

const content = some({ html: z.string(), plain_text: z.string() });

/** A campaign starts at a quarter of an hour; the provider says so in prose only. */
const quarterHour = z.iso
  .datetime({ offset: true })
  .refine((at) => new Date(at).getTime() % 900_000 === 0, 'is off the quarter hour');

const checklist = some({
  is_ready: z.boolean(),
  items: z.array(
    some({
      id: z.int(),
      type: z.enum(['success', 'warning', 'error']),
      heading: z.string(),
      details: z.string(),
    }),
  ),
});

/** There is one of sent campaigns only; of others 404. */
const report = some({
  id: z.string(),
  emails_sent: count,
  abuse_reports: count,
  unsubscribed: count,
  bounces: some({ hard_bounces: count, soft_bounces: count, syntax_errors: count }),
  opens: some({ opens_total: count, unique_opens: count }),
  clicks: some({ clicks_total: count }),
});

/** The body of a refusal (`application/problem+json`). `errors` comes with 'Invalid Resource' and is not described. */
export const problemBody = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.int().min(400).max(599),
  detail: z.string(),
  instance: z.string(),
  errors: z.array(z.strictObject({ field: z.string(), message: z.string() })).optional(),
});

/** One call: what goes out, and what a success (200) answers; null is a 204 without content. */
export interface ContractCall {
  query?: z.ZodObject;
  body?: z.ZodType;
  answer: z.ZodType | null;
}
export type Contract = Readonly<Record<string, ContractCall>>;

/** Every call that Masthead makes, below `/3.0`, with the key as the password of Basic. */
export const mailchimpContract: Contract = {
  'GET /': {
    query: onlyFields,
    answer: some({ account_id: z.string(), account_name: z.string() }),
  },
  'GET /ping': { answer: some({ health_status: z.string() }) },
  'GET /lists': {
    query: z.strictObject(page),
    answer: some({ lists: z.array(list), total_items: count }),
  },
  'GET /lists/{list_id}': { query: onlyFields, answer: list },
  'POST /lists/{list_id}/members/{subscriber_hash}/actions/delete-permanent': { answer: null },
  'GET /campaigns': {
    query: z.strictObject({
      ...page,
      since_create_time: z.iso.datetime({ offset: true }).optional(),
      sort_field: z.literal('create_time').optional(),
      sort_dir: z.enum(['ASC', 'DESC']).optional(),
    }),
    answer: some({ campaigns: z.array(campaign), total_items: count }),
  },
  'POST /campaigns': { body: newCampaign, answer: campaign },
  'GET /campaigns/{campaign_id}': { query: onlyFields, answer: campaign },
  'DELETE /campaigns/{campaign_id}': { answer: null },
  'GET /campaigns/{campaign_id}/content': { query: onlyFields, answer: content },
  'PUT /campaigns/{campaign_id}/content': { body: content, answer: content },
  'GET /campaigns/{campaign_id}/send-checklist': { query: onlyFields, answer: checklist },
  'POST /campaigns/{campaign_id}/actions/schedule': {
    body: z.strictObject({ schedule_time: quarterHour }),
    answer: null,
  },
  'POST /campaigns/{campaign_id}/actions/send': { answer: null },
  'POST /campaigns/{campaign_id}/actions/test': {
    body: z.strictObject({
      test_emails: z.array(z.string()).min(1),
      send_type: z.enum(['html', 'plaintext']),
    }),
    answer: null,
  },
  'POST /campaigns/{campaign_id}/actions/unschedule': { answer: null },
  'POST /campaigns/{campaign_id}/actions/cancel-send': { answer: null },
  'GET /reports/{campaign_id}': { query: onlyFields, answer: report },
};
