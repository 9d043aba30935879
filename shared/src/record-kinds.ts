import { records } from './all-records.ts';
import { historyOf } from './platform/records/history-of.ts';
import type { RecordKind } from './platform/records/record-kind.ts';

const site = { label: 'Site', shows: 'site' } as const;

/** A screen whose record has a History drawer. */
export type RecordScreen = (typeof records)[number]['screen'];

/**
 * Records that have an edit screen, by that screen (decisions 11). Its History drawer, the calls
 * behind it, and its row in Activity and Trash are made from the row here; who may open the screen
 * may read the history.
 */
export const recordKinds = Object.fromEntries(
  records.map((record) => [record.screen, historyOf(record)]),
) as Readonly<Record<RecordScreen, RecordKind>>;

/** Records without an edit screen of their own so far: they show in Activity and in the trash. */
export const otherKinds = {
  newsItem: {
    slug: 'post',
    table: 'news_items',
    noun: 'post',
    title: 'headline',
    idType: 'integer',
    fields: {
      headline: { label: 'Headline' },
      slug: { label: 'Slug' },
      description: { label: 'Dek' },
      revision_id: { label: 'Revision' },
      status: { label: 'Status', shows: 'post status' },
      status_reason: { label: 'Reason' },
      moved_to: { label: 'Redirects to' },
      site_id: site,
      starts_at: { label: 'Starts', shows: 'instant' },
      ends_at: { label: 'Ends', shows: 'instant' },
      scheduled_at: { label: 'Scheduled for', shows: 'instant' },
      last_published_at: { label: 'Published', shows: 'instant' },
    },
    parts: [
      {
        table: 'news_item_moves',
        of: 'news_item_id',
        knownBy: 'told',
        label: 'workflow',
        added: (told) => `changed the workflow (${told}) of`,
      },
      {
        table: 'news_item_decisions',
        of: 'news_item_id',
        knownBy: 'told',
        label: 'suggestions',
        added: (told) => `${told} for`,
      },
    ],
    hasTrash: true,
  },
  session: {
    slug: 'session',
    table: 'sessions',
    noun: 'session',
    title: 'user_id',
    idType: 'bigint',
    fields: { user_agent: { label: 'Browser' } },
  },
  demandedFactor: {
    slug: 'demanded-factor',
    table: 'demanded_factors',
    noun: 'required two-step sign-in of the role',
    title: 'role',
    idType: 'integer',
    fields: { role: { label: 'Role', shows: 'role' } },
  },
  retentionPeriod: {
    slug: 'retention-period',
    table: 'retention_periods',
    noun: 'retention period of',
    title: 'kind',
    idType: 'integer',
    fields: { days: { label: 'Days' } },
  },
  jobDecision: {
    slug: 'job-decision',
    table: 'job_decisions',
    noun: 'failed job',
    title: 'title',
    idType: 'integer',
    fields: { about: { label: 'About' } },
  },
  readOnly: {
    slug: 'read-only-mode',
    table: 'read_only',
    noun: 'read-only mode',
    title: 'sentence',
    idType: 'integer',
    fields: { sentence: { label: 'Sentence' }, since: { label: 'Since', shows: 'instant' } },
  },
  author: {
    slug: 'author',
    table: 'authors',
    noun: 'author',
    title: 'name',
    idType: 'integer',
    fields: { name: { label: 'Name' } },
  },
  subscriber: {
    slug: 'subscriber',
    table: 'subscribers',
    noun: 'subscriber',
    title: 'email',
    idType: 'integer',
    fields: {
      email: { label: 'E-mail' },
      audience_id: { label: 'Audience', shows: 'audience' },
      status_at: { label: 'Status since', shows: 'instant' },
      opted_in_at: { label: 'Opted in', shows: 'instant' },
    },
  },
  mailchimpAccount: {
    slug: 'mailchimp-account',
    table: 'mailchimp_accounts',
    noun: 'Mailchimp account',
    title: 'account_name',
    idType: 'integer',
    fields: {
      account_name: { label: 'Account' },
      sealed_key: { label: 'API key' },
      data_center: { label: 'Data center' },
    },
  },
  webhook: {
    slug: 'webhook',
    table: 'webhooks',
    noun: 'webhook',
    title: 'name',
    idType: 'integer',
    fields: {
      name: { label: 'Name' },
      url: { label: 'Address' },
      events: { label: 'Events' },
      site_ids: { label: 'Sites' },
      is_enabled: { label: 'Enabled' },
      disabled_reason: { label: 'Reason' },
      sealed_secret: { label: 'Secret' },
      sealed_old_secret: { label: 'Old secret' },
      overlap_until: { label: 'Old secret until', shows: 'instant' },
    },
  },
  import: {
    slug: 'import',
    table: 'imports',
    noun: 'import',
    title: 'file_name',
    idType: 'integer',
    fields: { target: { label: 'Destination' }, problem: { label: 'Problem' } },
  },
  suppression: {
    slug: 'suppression',
    table: 'suppressions',
    noun: 'suppressed address',
    title: 'email',
    idType: 'integer',
    fields: {
      reason: { label: 'Reason' },
      detail: { label: 'Detail' },
      lift_reason: { label: 'Reason for lifting' },
    },
  },
} as const satisfies Record<string, RecordKind>;

/** Every kind, with the screen that edits it. */
export const allKinds: readonly (RecordKind & { screen: RecordScreen | null })[] = [
  ...Object.entries(recordKinds).map(([screen, kind]) => ({
    ...kind,
    screen: screen as RecordScreen,
  })),
  ...Object.values(otherKinds).map((kind) => ({ ...(kind as RecordKind), screen: null })),
];

/** The kind with this name in addresses. */
export const kindOf = (slug: string) => allKinds.find((kind) => kind.slug === slug);
