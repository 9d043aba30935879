/**
 * Every column of text, JSON or bytes, by what it may hold:
 *
 * - `personal`: an address, a name or another fact of a person.
 * - `words`: what people write, or what holds it; it may mention an address, which an erasure replaces.
 * - `fixed`: the product's own words, codes, hashes, keys and addresses. Erasures don't read it.
 *
 * `personal-columns.test.ts` fails while a column of the schema is missing here.
 */
export type Holds = 'personal' | 'words' | 'fixed';

type Columns = Partial<Record<Holds, string>>;

const people: Record<string, Columns> = {
  account_events: { fixed: 'event' },
  api_tokens: { words: 'name', fixed: 'ending screens token_hash' },
  authors: { personal: 'avatar name title' },
  calendar_links: { fixed: 'kinds token_hash' },
  demanded_factors: { fixed: 'role' },
  erased_addresses: { fixed: 'hash' },
  erasures: { words: 'reason problem', fixed: 'asked_by state sealed progress counts' },
  external_profiles: { personal: 'city email name profile_url' },
  open_id_sign_ins: { fixed: 'browser_hash state_hash' },
  organizations: { words: 'name', fixed: 'test_domains' },
  passkey_challenges: { fixed: 'bound_hash challenge_hash' },
  passkeys: { words: 'name', fixed: 'credential_id public_key transports' },
  password_reset_requests: { personal: 'address' },
  password_resets: { fixed: 'token_hash' },
  recovery_codes: { fixed: 'code_hash' },
  second_factors: { fixed: 'sealed_secret' },
  sections: { words: 'title' },
  sessions: { personal: 'user_agent', fixed: 'token_hash' },
  sign_in_failures: { personal: 'account address' },
  sites: {
    words: 'name city postal_address property',
    fixed: 'brand_colour logo_url preview_url time_zone url',
  },
  user_roles: { fixed: 'name' },
  users: { personal: 'bio email image_url name username', fixed: 'password_hash rebelmouse_role' },
};

const showcase: Record<string, Columns> = {
  ad_slot_events: { fixed: 'filtered_as kind' },
  ad_slot_proofs: { fixed: 'token_hash' },
  ad_slots: {
    words: 'button_text conflict_reason title1 title2 url',
    fixed:
      'analytics_category background_color background_text_color button_color button_text_color display_effect google_analytics_tag listing_type popup_background_color presented_by_color presented_by_font_weight tag_color',
  },
  listings: {
    words:
      'address city description1 description2 external_key image_url line1 line2 line3 search_text state url zip',
    fixed: 'type',
  },
  representatives: { personal: 'email image_url name phone' },
  showcase_firms: {
    words: 'button_text more_info_text name see_inside_message website',
    fixed:
      'background_color background_text_color button_color button_text_color google_analytics_tag logo_url1 logo_url2 popup_background_color',
  },
  showcase_state: { fixed: 'moved_by' },
};

const editorial: Record<string, Columns> = {
  images: {
    words: 'original_name',
    fixed: 'content_hash folder format host public_id url',
  },
  news_item_act_rows: { words: 'before' },
  news_item_acts: { fixed: 'act type' },
  news_item_comments: { words: 'said' },
  news_item_contents: { words: 'body details' },
  news_item_counts: { fixed: 'type' },
  news_item_decisions: { words: 'told' },
  // Dropped whole by an erasure, and built again from the posts.
  news_item_documents: { fixed: 'clients saved_content snapshot' },
  news_item_old_addresses: { words: 'address' },
  news_item_old_slugs: { words: 'slug' },
  news_item_moves: { words: 'told' },
  news_item_revisions: { words: 'content proposal' },
  news_item_suggestions: { words: 'base suggested earlier_base earlier_suggested' },
  // Words of the text, which is read as well.
  news_item_threads: { words: 'after before quote' },
  news_item_totals: { fixed: 'type' },
  news_item_updates: { fixed: 'data' },
  news_item_writers: { fixed: 'caret' },
  news_item_workflow: { words: 'note', fixed: 'state' },
  news_items: {
    words:
      'byline byline_names description external_key headline image_url internal_tags moved_to post_url slug status_reason tags',
    fixed: 'type',
  },
  photo_uses: { fixed: 'photo_key record_id source_id source_table table_name' },
  photos: {
    words:
      'address_1 address_2 alt_tag city credit credit_url file_name original photo_type snap_url tags',
    fixed: 'content_hash crop focus key search_text src title',
  },
  photosets: { words: 'name' },
  preview_links: { fixed: 'token_hash' },
  series: {
    words:
      'banner digest_days digest_header_image digest_logo_image headline logo name note slug sponsor_link sponsor_name',
    fixed: 'type',
  },
  series_old_slugs: { words: 'slug' },
};

const email: Record<string, Columns> = {
  accepted_warnings: { words: 'about reason', fixed: 'rule' },
  audiences: { words: 'name', fixed: 'id' },
  campaigns: {
    words: 'content preview_text problem subject utm',
    fixed: 'kind provider_campaign_id status style',
  },
  email_templates: {
    words: 'description from_name reply_to',
    fixed: 'category mailchimp_list_id',
  },
  link_checks: { words: 'final_url url', fixed: 'outcome' },
  mail_deliveries: { personal: 'email problem', fixed: 'bounce status' },
  mailchimp_accounts: { words: 'account_name', fixed: 'account_id data_center sealed_key' },
  mailchimp_requests: { words: 'shown', fixed: 'account_id mark outcome provider_campaign_id' },
  mailing_counts: { words: 'url' },
  mailing_totals: { fixed: 'bounce status' },
  mailing_tokens: { fixed: 'token' },
  mailings: {
    words: 'from_name html part preview_text problem reply_to subject text',
    fixed: 'archive_key audience_id status',
  },
  outbox_messages: {
    personal: 'headers html recipient sender_line subject text',
    fixed: 'purpose',
  },
  release_steps: { fixed: 'fingerprint step' },
  segments: { words: 'conditions name', fixed: 'audience_id' },
  subscribers: { personal: 'email name source status_reason tags', fixed: 'audience_id status' },
  suppressions: { personal: 'detail email lift_reason', fixed: 'reason' },
  test_emails: { personal: 'recipient' },
};

const others: Record<string, Columns> = {
  audit_entries: { fixed: 'salt payload hash' },
  backups: { words: 'archive problem target' },
  changes: { words: 'after before via', fixed: 'act action record_id table_name' },
  chat_messages: { words: 'file_name message', fixed: 'file_key file_kind type' },
  chat_reactions: { fixed: 'emoji' },
  chat_seats: { personal: 'address' },
  data_moves: { fixed: 'id what' },
  database_place: { fixed: 'folder system_identifier' },
  file_hashes: { fixed: 'name sha256' },
  history_columns: { fixed: 'column_name table_name treatment' },
  history_copies: { words: 'whole', fixed: 'record_id table_name' },
  history_exempt: { fixed: 'reason table_name' },
  history_removals: { fixed: 'digest' },
  import_changes: { words: 'after before', fixed: 'act' },
  import_label_choices: { words: 'key source', fixed: 'becomes kind' },
  import_labels: { words: 'key name', fixed: 'kind' },
  import_pictures: { words: 'address alt_tag credit', fixed: 'state' },
  import_pieces: { words: 'bytes' },
  import_problems: { words: 'field message text', fixed: 'kind' },
  imports: { words: 'file_name notes options problem target', fixed: 'counts kind state' },
  invoice_exports: { words: 'wishes' },
  invoice_files: { words: 'name' },
  invoice_posts: { words: 'headline' },
  invoice_uploads: { words: 'name', fixed: 'key kind' },
  invoices: { words: 'changes_asked description editor_comments', fixed: 'state type' },
  job_decisions: { words: 'about title', fixed: 'decision' },
  jobs_begun: { words: 'data progress', fixed: 'queue' },
  kept_answers: { words: 'answer', fixed: 'key request' },
  migrations: { fixed: 'checksum id' },
  minute_work: { fixed: 'name' },
  notice_choices: { fixed: 'choice topic way' },
  notices: { words: 'about', fixed: 'event mail record_kind' },
  request_counts: { fixed: 'counted network' },
  saved_views: { words: 'filters name teams', fixed: 'type' },
  secrets: { fixed: 'id value' },
  read_only: { words: 'sentence' },
  retention_periods: { fixed: 'kind' },
  retention_runs: { fixed: 'kind' },
  server_processes: { fixed: 'app_version host role' },
  system_needs: { words: 'says', fixed: 'key section' },
  table_sizes: { fixed: 'name' },
  untold_decisions: { words: 'reason_before', fixed: 'state_before' },
  webhook_deliveries: { words: 'data problem response_excerpt', fixed: 'status type' },
  webhooks: {
    words: 'disabled_reason name url',
    fixed: 'events sealed_old_secret sealed_secret',
  },
};

/** What each column holds, by table and column. */
export const personalColumns: ReadonlyMap<string, ReadonlyMap<string, Holds>> = new Map(
  Object.entries({ ...people, ...showcase, ...editorial, ...email, ...others }).map(
    ([table, columns]) => [
      table,
      new Map(
        Object.entries(columns).flatMap(([holds, names]) =>
          names.split(' ').map((name) => [name, holds as Holds]),
        ),
      ),
    ],
  ),
);

/** The columns of a table that an address may stand in. */
export const readColumns = (table: string): string[] =>
  [...(personalColumns.get(table) ?? [])].flatMap(([name, holds]) =>
    holds === 'fixed' ? [] : [name],
  );
