/** Finds the rows of a person: by an address (any letter case), by the user's id, or by a subscriber with the address. */
export type Owner = 'address' | 'user' | 'subscriber';

/** Values of columns after an erasure. */
export type Erased = Readonly<Record<string, string | readonly string[] | boolean | null>>;

/** The rows of a table that belong to a person. */
export interface PersonalRows {
  table: string;
  /** What the screen and the export call them. */
  label: string;
  by: Owner;
  /** The column with the address, the user or the subscriber. */
  column: string;
  /**
   * What an erasure does with them: deletes them, sets columns, or only replaces addresses. The same values are set in
   * History.
   */
  erase: 'delete' | 'keep' | ((mark: string) => Erased);
  /** Columns that an export leaves out: they are of use only to the product. */
  hidden?: readonly string[];
}

/** What stands for a person, by the number of the erasure. */
export const markOf = (erasureId: number): string => `erased-${erasureId}`;

/** The address that stands for that of a person. No mail leads there (RFC 2606). */
export const addressOf = (mark: string): string => `${mark}@x.invalid`;

/** What stands for the name of a user whose data was erased. */
export const formerColleague = 'Former colleague';

/** Rows that an address or a subscriber leads to. */
const ofAddress: readonly PersonalRows[] = [
  {
    table: 'mailing_readers',
    label: 'Opens and clicks',
    by: 'subscriber',
    column: 'subscriber_id',
    erase: 'delete',
  },
  {
    table: 'mail_deliveries',
    label: 'Deliveries',
    by: 'subscriber',
    column: 'subscriber_id',
    erase: 'keep',
  },
  {
    table: 'outbox_messages',
    label: 'Outbox',
    by: 'address',
    column: 'recipient',
    erase: 'delete',
  },
  {
    table: 'suppressions',
    label: 'Suppression list',
    by: 'address',
    column: 'email',
    erase: 'delete',
  },
  { table: 'test_emails', label: 'Test emails', by: 'address', column: 'recipient', erase: 'keep' },
  {
    table: 'password_reset_requests',
    label: 'Password resets requested',
    by: 'address',
    column: 'address',
    erase: 'delete',
  },
  {
    table: 'sign_in_failures',
    label: 'Failed sign-ins',
    by: 'address',
    column: 'account',
    erase: 'delete',
  },
  {
    table: 'external_profiles',
    label: 'External profiles',
    by: 'address',
    column: 'email',
    erase: 'delete',
  },
  {
    table: 'representatives',
    label: 'Realtors',
    by: 'address',
    column: 'email',
    erase: () => ({ name: 'Former representative', phone: null, image_url: null }),
  },
  // Why last: those before it are found by it.
  {
    table: 'subscribers',
    label: 'Subscriptions',
    by: 'address',
    column: 'email',
    erase: () => ({
      name: null,
      source: null,
      tags: [],
      opted_in_at: null,
      status: 'unsubscribed',
      status_reason: 'Erased',
      status_by: null,
    }),
  },
];

const deletedOfUser: readonly (readonly [table: string, label: string])[] = [
  ['sessions', 'Sessions'],
  ['password_resets', 'Password resets'],
  ['second_factors', 'Two-step sign-in'],
  ['recovery_codes', 'Recovery codes'],
  ['passkeys', 'Passkeys'],
  ['calendar_links', 'Calendar links'],
  ['saved_views', 'Saved views'],
  ['notices', 'Notifications'],
  ['notice_choices', 'Notification settings'],
  ['chat_typing', 'Chat: typing now'],
  ['chat_presence', 'Chat: here now'],
  ['chat_reads', 'Chat: read up to'],
  ['chat_reactions', 'Chat: reactions'],
  ['chat_seats', 'Chat: seat'],
  ['campaign_openings', 'Emails open now'],
  ['news_item_openings', 'Posts open now'],
  ['news_item_writers', 'Posts written now'],
  ['user_roles', 'Roles'],
];

const secret = ['token_hash', 'code_hash', 'sealed_secret', 'password_hash'];

/** Rows of a user. What is not deleted stays, and names the former colleague. */
const ofUser: readonly PersonalRows[] = [
  ...deletedOfUser.map(
    ([table, label]): PersonalRows => ({
      table,
      label,
      by: 'user',
      column: 'user_id',
      erase: 'delete',
      hidden: secret,
    }),
  ),
  {
    table: 'kept_answers',
    label: 'Answers to repeated requests',
    by: 'user',
    column: 'person_id',
    erase: 'delete',
    hidden: ['request'],
  },
  {
    table: 'account_events',
    label: 'Account events',
    by: 'user',
    column: 'user_id',
    erase: 'keep',
  },
  { table: 'daily_summaries', label: 'Daily emails', by: 'user', column: 'user_id', erase: 'keep' },
  { table: 'chat_messages', label: 'Chat messages', by: 'user', column: 'user_id', erase: 'keep' },
  {
    table: 'news_item_comments',
    label: 'Comments on posts',
    by: 'user',
    column: 'said_by',
    erase: 'keep',
  },
  {
    table: 'news_item_suggestions',
    label: 'Suggestions for posts',
    by: 'user',
    column: 'author_id',
    erase: 'keep',
  },
  { table: 'chat_visits', label: 'Chat visits', by: 'user', column: 'user_id', erase: 'keep' },
  { table: 'invoices', label: 'Invoices', by: 'user', column: 'contributor_id', erase: 'keep' },
  { table: 'images', label: 'Uploaded images', by: 'user', column: 'created_by', erase: 'keep' },
  {
    table: 'api_tokens',
    label: 'API tokens',
    by: 'user',
    column: 'user_id',
    erase: 'keep',
    hidden: secret,
  },
  { table: 'authors', label: 'Bylines', by: 'user', column: 'user_id', erase: 'keep' },
  {
    table: 'users',
    label: 'User account',
    by: 'user',
    column: 'id',
    erase: (mark) => ({
      name: formerColleague,
      username: mark,
      email: addressOf(mark),
      bio: null,
      image_url: null,
      is_disabled: true,
      is_chat_member: false,
      gets_summary: false,
      password_hash: null,
    }),
    hidden: secret,
  },
];

/** The rows of a person, in the order in which they are erased. */
export const personalRows: readonly PersonalRows[] = [...ofUser, ...ofAddress];

/** Set when bylines are to go, too. */
export const erasedByline = { name: formerColleague, title: null, avatar: null } as const;
