/** Limits for a file of posts uploaded in the browser. The command line has none. */
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

/** An imported image may be larger than an upload, because nobody has resized it. */
export const largestImportedPicture = 10 * 1024 * 1024;

/** Sentences of an import of posts. */
export const postsImportMessages = {
  differs: 'Differs from the post in Masthead.',
  differsAndChanged: (name: string | null) =>
    `Differs from the post in Masthead, which ${name ?? 'someone'} has changed since. An update skips it.`,
  differing: 'If a post differs from the one in Masthead',
  differingLabels: {
    leave: 'Keep the one in Masthead',
    update: 'Update it, unless someone has changed it here',
    add: 'Import it as a new post',
  },
  addresses: 'Old addresses',
  addressesHint:
    'Keep them while the old site is online. Redirect them once this site replaces it.',
  addressLabels: {
    keep: 'Keep them as canonical URLs',
    move: 'Redirect them to this site',
  },
  shownIn: {
    articles: (count: string) => `Show the ${count} in Articles`,
    events: (count: string) => `Show the ${count} in Events`,
  },
  unknownSite: 'Choose a site.',
  /** For an image that couldn't be added to the library. */
  pictureStays: (address: string, why: string) =>
    `The post still uses the image at ${address.slice(0, 300)}. ${why}`,
  pictureTooLarge: 'The image is larger than 10 MB.',
  pictureNotAllowed: 'The person who started the import no longer has access.',
  pictureCrashed: 'Importing it crashed Masthead twice.',
  picturePostChanged: 'Someone changed the post before its images were imported.',
  draftSince: (name: string | null) =>
    `${name ?? 'Someone'} has unpublished changes in this post, so it was left as it is.`,
  proposalSince: (name: string) =>
    `${name} has proposed changes to this post, so it was left as it is.`,
  inSeries: (name: string) => `This post is in the series "${name}", so it was left as it is.`,
  photoStays: 'Its photo is now described or used elsewhere, so it stays in the library.',
  intro:
    'Import an RSS or Atom feed, a WordPress (WXR) or Ghost (JSON) export, or an iCalendar file. Drafts stay drafts, and private or trashed posts never go live. Posts are recognized by site and ID, so you can import the same file again; the check shows which posts have changed. Images are added to the photo library after the posts. The file is only checked at first; nothing is imported until you start it.',
} as const;
