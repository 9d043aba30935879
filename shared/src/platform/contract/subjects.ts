/** What screens show and calls change; used to invalidate caches. */
export const subjects = [
  'accepted warning',
  'ad slot',
  'api token',
  'audience',
  'author',
  'bulk act',
  'calendar link',
  'campaign',
  'chat visit',
  'email template',
  'erasure',
  'failed job',
  'firm',
  'import',
  'invoice',
  'listing',
  'mailchimp account',
  'notice',
  'organization',
  'passkey',
  'photo',
  'photoset',
  'plan',
  'post',
  'preview link',
  'profile',
  'proof',
  'read-only mode',
  'release',
  'representative',
  'retention period',
  'saved view',
  'second factor',
  'segment',
  'sending',
  'sent message',
  'series',
  'session',
  'site',
  'subscriber',
  'suppression',
  'user',
  'webhook',
] as const;
export type Subject = (typeof subjects)[number];

/**
 * Every call declares one of the two: a read declares what it shows, a write what it touches. Whatever shows a touched
 * subject is refetched (decisions 31). An empty list means none.
 */
export type Effect = { shows: readonly Subject[] } | { touches: readonly Subject[] };
