import { z } from 'zod';

// What is read of Mailchimp's answers. Everything else in them is left alone; what is missing is empty.

const textOrNull = z
  .string()
  .nullish()
  // Why: an unsent campaign answers send_time: '' (contract, section 1).
  .transform((text) => text || null);
const count = z.int().min(0).nullish();

/** What of a list can be read; a row that cannot leaves the others as they are. */
export interface ReadRows<T> {
  rows: T[];
  odd: unknown[];
}

const rowsOf = <S extends z.ZodType>(row: S) =>
  z.array(z.unknown()).transform((all): ReadRows<z.output<S>> => {
    const read: ReadRows<z.output<S>> = { rows: [], odd: [] };
    for (const one of all) {
      const { success, data } = row.safeParse(one);
      if (success) read.rows.push(data);
      else read.odd.push(one);
    }
    return read;
  });

/** A campaign as Mailchimp describes it. */
export const campaignAnswer = z.object({
  id: z.string().min(1).max(60),
  status: z.string(),
  emails_sent: count,
  send_time: textOrNull,
  long_archive_url: textOrNull,
  recipients: z
    .object({
      list_id: textOrNull,
      list_name: textOrNull,
      recipient_count: count,
      segment_text: textOrNull,
    })
    .default({ list_id: null, list_name: null, recipient_count: null, segment_text: null }),
  settings: z
    .object({
      title: textOrNull,
      subject_line: textOrNull,
      preview_text: textOrNull,
      from_name: textOrNull,
      reply_to: textOrNull,
    })
    .default({
      title: null,
      subject_line: null,
      preview_text: null,
      from_name: null,
      reply_to: null,
    }),
  delivery_status: z.object({ can_cancel: z.boolean().nullish() }).nullish(),
});
export type MailchimpCampaign = z.infer<typeof campaignAnswer>;

/** A page of campaigns: enough to know ours among them. */
export const campaignsAnswer = z.object({
  campaigns: rowsOf(
    z.object({
      id: z.string(),
      status: z.string(),
      settings: z.object({ title: textOrNull }).default({ title: null }),
    }),
  ),
  total_items: z.int(),
});

export const contentAnswer = z.object({ html: textOrNull, plain_text: textOrNull });

export const checklistAnswer = z.object({
  is_ready: z.boolean(),
  items: rowsOf(z.object({ type: z.string(), heading: textOrNull, details: textOrNull })).default({
    rows: [],
    odd: [],
  }),
});

export const reportAnswer = z.object({
  bounces: z
    .object({ hard_bounces: count, soft_bounces: count, syntax_errors: count })
    .default({ hard_bounces: 0, soft_bounces: 0, syntax_errors: 0 }),
  emails_sent: count,
  unsubscribed: count,
  abuse_reports: count,
  opens: z.object({ opens_total: count, unique_opens: count }).nullish(),
  clicks: z.object({ clicks_total: count }).nullish(),
});

const list = z.object({
  id: z.string().min(1).max(60),
  name: z.string().max(500),
  stats: z.object({ member_count: count }).default({ member_count: null }),
});
export const listAnswer = list;
export const listsAnswer = z.object({ lists: rowsOf(list), total_items: z.int() });

export const accountAnswer = z.object({
  account_id: z.string().min(1),
  account_name: textOrNull,
});
export const pingAnswer = z.object({ health_status: z.string() });
