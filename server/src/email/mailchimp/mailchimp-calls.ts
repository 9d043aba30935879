import { withNames } from '@masthead/shared/email/campaigns/name-tag.ts';
import type { z } from 'zod';
import type { OutgoingEmail } from '../../platform/integrations/mail/mail-provider.ts';
import { nameMark } from '../../platform/integrations/mail/merge-marks.ts';
import {
  accountAnswer,
  campaignAnswer,
  campaignsAnswer,
  checklistAnswer,
  contentAnswer,
  listAnswer,
  listsAnswer,
  pingAnswer,
  type ReadRows,
  reportAnswer,
} from './mailchimp-answers.ts';
import type { MailchimpClient, Method } from './mailchimp-client.ts';
import { MailchimpFailure } from './mailchimp-failure.ts';

/** Largest page there is; without it a page has ten. */
const pageSize = 1000;
const mostPages = 50;

/** Text in which Mailchimp would put something else, kept from it: subjects and names have no marks. */
const unmerged = (text: string) => text.replaceAll('*|', '* |').replaceAll('|*', '| *');

type Sent = Parameters<MailchimpClient['ask']>[2];

/** Asks, and reads the answer by its shape. */
async function read<S extends z.ZodType>(
  client: MailchimpClient,
  schema: S,
  method: Method,
  path: string,
  sent: Sent = {},
): Promise<z.output<S>> {
  const answer = schema.safeParse(await client.ask(method, path, sent));
  if (answer.success) return answer.data;
  throw new MailchimpFailure('lost', `Unexpected response from Mailchimp to ${method} ${path}`);
}

/** Null where there is nothing (any more). */
const orNull = <T>(asked: Promise<T>) =>
  asked.catch((error: unknown) => {
    if (error instanceof MailchimpFailure && error.status === 404) return null;
    throw error;
  });

/** All pages of a list. */
async function pages<P extends { total_items: number }, T>(
  page: (query: Record<string, string>) => Promise<P>,
  rowsOf: (page: P) => ReadRows<T>,
): Promise<ReadRows<T>> {
  const all: ReadRows<T> = { rows: [], odd: [] };
  for (let n = 0; n < mostPages; n += 1) {
    const found = await page({ count: String(pageSize), offset: String(n * pageSize) });
    const { rows, odd } = rowsOf(found);
    all.rows.push(...rows);
    all.odd.push(...odd);
    if (all.rows.length + all.odd.length >= found.total_items) break;
    if (rows.length + odd.length === 0) break;
  }
  return all;
}

/** The account and its audiences. */
const accountCalls = (client: MailchimpClient) => ({
  ping: () => read(client, pingAnswer, 'GET', '/ping'),
  account: () =>
    read(client, accountAnswer, 'GET', '/', { query: { fields: 'account_id,account_name' } }),
  lists: () =>
    pages(
      (query) =>
        read(client, listsAnswer, 'GET', '/lists', {
          query: { ...query, fields: 'lists.id,lists.name,lists.stats.member_count,total_items' },
        }),
      (page) => page.lists,
    ),
  list: (id: string) =>
    orNull(
      read(client, listAnswer, 'GET', `/lists/${encodeURIComponent(id)}`, {
        query: { fields: 'id,name,stats.member_count' },
      }),
    ),
  /** Deletes a contact for good, named by the MD5 of the address; false if there is none. */
  forgetContact: async (listId: string, contact: string) =>
    (await orNull(
      client
        .ask(
          'POST',
          `/lists/${encodeURIComponent(listId)}/members/${contact}/actions/delete-permanent`,
        )
        .then(() => true),
    )) ?? false,
});

/** A new campaign; the email has a footer of its own, its styles are in place and its links carry UTM marks. */
const newCampaign = (email: OutgoingEmail, title: string) => ({
  type: 'regular',
  recipients: { list_id: email.audienceId },
  settings: {
    title,
    subject_line: withNames(unmerged(email.subject), nameMark),
    preview_text: withNames(unmerged(email.previewText), nameMark),
    from_name: unmerged(email.fromName),
    to_name: '*|FNAME|* *|LNAME|*',
    reply_to: email.replyTo,
    auto_footer: false,
    inline_css: false,
  },
  tracking: { opens: true, html_clicks: true, text_clicks: false },
});

const at = (id: string, rest = '') => `/campaigns/${encodeURIComponent(id)}${rest}`;

/** Campaigns as they stand there, and their content. */
const campaignCalls = (client: MailchimpClient) => ({
  /** Creates a draft with a title that it can be found by. */
  create: (email: OutgoingEmail, title: string) =>
    read(client, campaignAnswer, 'POST', '/campaigns', { body: newCampaign(email, title) }),
  putContent: (id: string, { html, text }: OutgoingEmail) =>
    read(client, contentAnswer, 'PUT', at(id, '/content'), { body: { html, plain_text: text } }),
  /** A campaign, or null when it is not there (any more). */
  campaign: (id: string) => orNull(read(client, campaignAnswer, 'GET', at(id))),
  content: (id: string) =>
    read(client, contentAnswer, 'GET', at(id, '/content'), {
      query: { fields: 'html,plain_text' },
    }),
  checklist: (id: string) => read(client, checklistAnswer, 'GET', at(id, '/send-checklist')),
  /** Null while there is none: reports are of sent campaigns only. */
  report: (id: string) =>
    orNull(
      read(client, reportAnswer, 'GET', `/reports/${encodeURIComponent(id)}`, {
        query: { fields: 'bounces,emails_sent,unsubscribed,abuse_reports,opens,clicks' },
      }),
    ),
  /** Campaigns that were created since then, newest first, under a title that ends with the mark. */
  async marked(mark: string, since: Date) {
    const { rows, odd } = await pages(
      (query) =>
        read(client, campaignsAnswer, 'GET', '/campaigns', {
          query: {
            ...query,
            since_create_time: since.toISOString(),
            sort_field: 'create_time',
            sort_dir: 'DESC',
            fields: 'campaigns.id,campaigns.status,campaigns.settings.title,total_items',
          },
        }),
      (page) => page.campaigns,
    );
    // Why: what is ours and cannot be read is not mistaken for nothing, or it would be created again.
    if (odd.some((one) => JSON.stringify(one).includes(mark)))
      throw new MailchimpFailure('lost', 'Mailchimp returned our campaign in an unexpected form');
    return rows.filter(({ settings }) => settings.title?.endsWith(mark));
  },
  /** Deletes a draft; one that is gone already counts as deleted. */
  remove: (id: string) => orNull(client.ask('DELETE', at(id))),
});

/** What is done to a campaign; each answers nothing. */
function actionCalls(client: MailchimpClient) {
  const post = async (id: string, action: string, body?: object) => {
    await client.ask('POST', at(id, `/actions/${action}`), body ? { body } : {});
  };
  return {
    schedule: (id: string, sendAt: Date) =>
      post(id, 'schedule', { schedule_time: sendAt.toISOString().replace(/\.\d+Z$/, '+00:00') }),
    send: (id: string) => post(id, 'send'),
    test: (id: string, to: string) => post(id, 'test', { test_emails: [to], send_type: 'html' }),
    unschedule: (id: string) => post(id, 'unschedule'),
    cancelSend: (id: string) => post(id, 'cancel-send'),
  };
}

/** The calls of the Marketing API that emails need (contract, section 1), each as one function. */
export const mailchimpCalls = (client: MailchimpClient) => ({
  ...accountCalls(client),
  ...campaignCalls(client),
  ...actionCalls(client),
});
export type MailchimpCalls = ReturnType<typeof mailchimpCalls>;
