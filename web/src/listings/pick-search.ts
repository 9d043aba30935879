import type { ListingType } from '@masthead/shared/listings/listing.record.ts';

/** What the picker of listings shows. */
export interface PickSearch {
  text: string;
  /** One of the firms of the slot; null is all of them. */
  firmId: number | null;
  type: ListingType | null;
  page: number;
}

/** A picker that was just opened. */
export const newPick: PickSearch = { text: '', firmId: null, type: null, page: 1 };
