/** Limits of a file of posts that comes through the browser; the command line takes any. */
export const postsFile = {
  bytes: 1024 * 1024 * 1024,
  endings: ['.xml', '.rss', '.json', '.ics'],
  types: [
    'application/xml',
    'text/xml',
    'application/rss+xml',
    'application/atom+xml',
    'application/json',
    'text/calendar',
    'text/plain',
    'application/octet-stream',
  ],
} as const;

/** A picture of an import may be larger than an upload: it comes from a camera through nobody's hands. */
export const largestImportedPicture = 10 * 1024 * 1024;

/** Sentences of an import of posts. */
export const postsImportMessages = {
  differs: 'It differs from what is here.',
  differsAndChanged: (name: string | null) =>
    `It differs from what is here, and ${name ?? 'somebody'} has changed it here since: an update leaves it.`,
  differing: 'What to do with posts that differ from what is here',
  differingLabels: {
    leave: 'Leave them as they are here',
    update: 'Update those that nobody has changed here',
    add: 'Bring them in as posts of their own',
  },
  addresses: 'Old addresses of the posts',
  addressesHint:
    'Keep them while the old site is online. Redirect them once this site replaces it.',
  addressLabels: {
    keep: 'Keep them as canonical addresses',
    move: 'Redirect them to this site',
  },
  shownIn: {
    articles: (count: string) => `Show the ${count} in Articles`,
    events: (count: string) => `Show the ${count} in Events`,
  },
  unknownSite: 'Choose a site.',
  /** Of a picture that did not come into the library. */
  pictureStays: (address: string, why: string) => `The post keeps ${address.slice(0, 300)}. ${why}`,
  pictureTooLarge: 'The picture there is larger than 10 MB.',
  pictureNotAllowed: 'The person who started the import no longer has access.',
  pictureCrashed: 'Bringing it in crashed Masthead twice.',
  picturePostChanged: 'Somebody has changed the post before its pictures came.',
  draftSince: (name: string | null) =>
    `${name ?? 'Somebody'} has unpublished changes in it; it stays as it is.`,
  proposalSince: (name: string) => `${name} has proposed a change to it; it stays as it is.`,
  inSeries: (name: string) => `It is in the series "${name}"; it stays as it is.`,
  photoStays: 'Its photo was described or is used elsewhere since: it stays in the library.',
  intro:
    'An RSS or Atom feed, an export of WordPress (WXR) or Ghost (JSON), or an iCalendar file. States are kept: drafts stay drafts, and what is private or in the trash never goes live. A post is known by its site and its id there, so the same file can be imported again; the check tells which posts have changed. Pictures come into the library after the posts. First the file is only checked.',
} as const;
