import { subscriberImport } from './audiences/import-subscribers.ts';
import type { ImportKinds } from './imports/import-kind.ts';
import { listingImport } from './listings/import-listings.ts';
import { feedImport } from './news-items/import-feed.ts';

/** Every kind of file that can be imported. */
export const importKinds: ImportKinds = {
  listings: listingImport,
  subscribers: subscriberImport,
  feed: feedImport,
};
