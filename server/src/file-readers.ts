import type { FileReader, ReaderName } from './platform/imports/file-reader.ts';

/** Every reader of files that come from outside. Only their thread loads them (platform/imports/read-apart.ts). */
export const fileReaders: Record<ReaderName, () => Promise<FileReader>> = {
  listings: async () => (await import('./showcase/listings/read-listings.ts')).listingReader,
  subscribers: async () => (await import('./email/audiences/read-subscribers.ts')).subscriberReader,
  feed: async () => (await import('./editorial/posts/read-posts.ts')).postReader,
  reports: async () => (await import('./email/mailings/read-report.ts')).reportReader,
};
