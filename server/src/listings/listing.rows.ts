import { ofFirm, rowRule } from '../access/rows.ts';

/** Listings are those of their firm's organization. */
export const listingRows = rowRule({ record: 'listing', seenBy: 'organization', own: ofFirm });
