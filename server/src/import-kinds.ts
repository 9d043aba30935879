import { feedImport } from './editorial/posts/import-feed.ts';
import { subscriberImport } from './email/audiences/import-subscribers.ts';
import type { ImportKinds } from './platform/imports/import-kind.ts';
import { listingImport } from './showcase/listings/import-listings.ts';

/** Every kind of file that can be imported. */
export const importKinds: ImportKinds = {
  listings: listingImport,
  subscribers: subscriberImport,
  feed: feedImport,
};
