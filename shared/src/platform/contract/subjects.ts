/** What screens show and calls change, as far as the one makes the other out of date. */
export const subjects = [
  'accepted warning',
  'ad slot',
  'audience',
  'author',
  'bulk act',
  'calendar link',
  'campaign',
  'chat visit',
  'email template',
  'failed job',
  'firm',
  'import',
  'invoice',
  'listing',
  'mailchimp account',
  'notice',
  'organization',
  'photo',
  'photoset',
  'plan',
  'post',
  'preview link',
  'profile',
  'proof',
  'release',
  'representative',
  'saved view',
  'segment',
  'sending',
  'sent message',
  'series',
  'session',
  'site',
  'subscriber',
  'suppression',
  'user',
] as const;
export type Subject = (typeof subjects)[number];

/**
 * Every call says one of the two: a reading one what it shows, another one what it touches. What shows
 * a thing that was touched is read again (decisions 31); nothing is said by an empty list.
 */
export type Effect = { shows: readonly Subject[] } | { touches: readonly Subject[] };
