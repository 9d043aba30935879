import type { FileReader, ReaderName } from './imports/file-reader.ts';

/** Every reader of files that come from outside. Only their thread loads them (imports/read-apart.ts). */
export const fileReaders: Record<ReaderName, () => Promise<FileReader>> = {
  listings: async () => (await import('./listings/read-listings.ts')).listingReader,
  subscribers: async () => (await import('./audiences/read-subscribers.ts')).subscriberReader,
  feed: async () => (await import('./news-items/read-posts.ts')).postReader,
  reports: async () => (await import('./mailings/read-report.ts')).reportReader,
};
