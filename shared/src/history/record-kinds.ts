import type { ScreenKey } from '../screens.ts';
import type { RecordKind } from './record-kind.ts';
import { showcaseKinds } from './showcase-kinds.ts';

const name = { label: 'Name' };
const site = { label: 'Site', shows: 'site' } as const;

/**
 * Records that have an edit screen, by that screen (decisions 11). Its History drawer, the calls
 * behind it, and its row in Activity and Trash are made from the row here; who may open the screen
 * may read the history.
 */
export const recordKinds = {
  userEdit: {
    slug: 'user',
    table: 'users',
    noun: 'user',
    title: 'name',
    idType: 'integer',
    fields: {
      name,
      username: { label: 'User name' },
      email: { label: 'E-mail' },
      organization_id: { label: 'Organization', shows: 'organization', reads: 'userGroupId' },
      bio: { label: 'Bio' },
      image_url: { label: 'Picture' },
      rebelmouse_role: { label: 'RebelMouse role' },
      is_disabled: { label: 'Disabled', shows: 'yes or no' },
      is_chat_member: { label: 'Staff chat', shows: 'yes or no' },
      password_hash: { label: 'Password' },
    },
    parts: [
      {
        table: 'user_roles',
        of: 'user_id',
        knownBy: 'name',
        label: 'Role',
        added: (role) => `gave the role ${role} to`,
        removed: (role) => `took the role ${role} from`,
      },
    ],
  },
  organizationEdit: {
    slug: 'organization',
    table: 'organizations',
    noun: 'organization',
    title: 'name',
    idType: 'integer',
    fields: { name, is_owner: { label: 'Owner of Masthead', shows: 'yes or no' } },
    isKept: true,
  },
  siteEdit: {
    slug: 'site',
    table: 'sites',
    noun: 'site',
    title: 'name',
    idType: 'integer',
    fields: {
      property: { label: 'Property' },
      city: { label: 'City' },
      url: { label: 'URL' },
      name,
      is_main: { label: 'Main property', shows: 'yes or no' },
    },
  },
  emailTemplateEdit: {
    slug: 'email-template',
    table: 'email_templates',
    noun: 'email template',
    title: 'description',
    idType: 'integer',
    fields: {
      description: { label: 'Description' },
      category: { label: 'Category' },
      from_name: { label: 'From Name' },
      mailchimp_list_id: { label: 'Mailchimp Audience', shows: 'audience' },
      reply_to: { label: 'Reply To' },
      site_id: site,
    },
    isKept: true,
  },
  audienceEdit: {
    slug: 'audience',
    table: 'audiences',
    noun: 'audience',
    title: 'name',
    idType: 'text',
    fields: { name, site_id: site },
    isKept: true,
  },
  dailyDigestEdit: {
    slug: 'daily-digest',
    table: 'campaigns',
    where: { column: 'kind', value: 'daily-digest' },
    noun: 'daily digest',
    title: 'subject',
    idType: 'integer',
    content: 'content',
    fields: {
      site_id: { label: 'City', shows: 'site' },
      style: { label: 'Style' },
      send_date: { label: 'Send date', shows: 'day' },
      send_time: { label: 'Send time', shows: 'clock' },
      subject: { label: 'Subject line' },
      newsItems: { label: 'News Items', shows: 'posts' },
      newsLinks: { label: "'Plus' News Links", shows: 'posts' },
      series1: { label: 'Series 1', shows: 'series' },
      series2: { label: 'Series 2', shows: 'series' },
      series3: { label: 'Series 3', shows: 'series' },
      series4: { label: 'Series 4', shows: 'series' },
      series5: { label: 'Series 5', shows: 'series' },
      trendingEvents: { label: 'Trending Events', shows: 'posts' },
      trendingPlaces: { label: 'Trending Places', shows: 'posts' },
      charityEvent: { label: 'Charity Event', shows: 'posts' },
      charityOrganizations: { label: 'Charity Organizations', shows: 'posts' },
      utm: { label: 'UTM', shows: 'words' },
      email_template_id: { label: 'Email template', shows: 'email template' },
      status: { label: 'Status', shows: 'email status' },
      problem: { label: 'Problem' },
      provider_campaign_id: { label: 'Campaign at the provider' },
    },
    isKept: true,
  },
  ...showcaseKinds,
} as const satisfies Partial<Record<ScreenKey, RecordKind>>;

/** A screen whose record has a History drawer. */
export type RecordScreen = keyof typeof recordKinds;

/** True when the record of a screen has a History drawer. */
export const hasHistory = (screen: ScreenKey): screen is RecordScreen => screen in recordKinds;

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
      site_id: site,
      starts_at: { label: 'Starts', shows: 'instant' },
      ends_at: { label: 'Ends', shows: 'instant' },
      scheduled_at: { label: 'Scheduled for', shows: 'instant' },
      last_published_at: { label: 'Published', shows: 'instant' },
    },
    isKept: true,
  },
  session: {
    slug: 'session',
    table: 'sessions',
    noun: 'session',
    title: 'user_id',
    idType: 'bigint',
    fields: { user_agent: { label: 'Browser' } },
  },
  author: {
    slug: 'author',
    table: 'authors',
    noun: 'author',
    title: 'name',
    idType: 'integer',
    fields: { name },
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
    },
  },
  mailing: {
    slug: 'mailing',
    table: 'mailings',
    noun: 'mailing',
    title: 'subject',
    idType: 'integer',
    fields: {
      audience_id: { label: 'Audience', shows: 'audience' },
      send_at: { label: 'Goes out', shows: 'instant' },
      requested_by: { label: 'Asked for by', shows: 'person' },
    },
  },
} as const satisfies Record<string, RecordKind>;

/** Every kind, with the screen that edits it. */
export const allKinds: readonly (RecordKind & { screen: RecordScreen | null })[] = [
  ...Object.entries(recordKinds).map(([screen, kind]) => ({
    ...(kind as RecordKind),
    screen: screen as RecordScreen,
  })),
  ...Object.values(otherKinds).map((kind) => ({ ...(kind as RecordKind), screen: null })),
];

/** The kind with this name in addresses. */
export const kindOf = (slug: string) => allKinds.find((kind) => kind.slug === slug);
