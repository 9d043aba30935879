import type { ShownListing } from '@masthead/shared/campaigns/shown-listing.ts';
import { priceText } from '@masthead/shared/price-text.ts';

/** What tells a listing from others: what it costs, where it is, what it is, and whose. */
export function detailsOf({ price, address, city, state, type, firm }: ShownListing): string[] {
  const place = [address, city, state].filter(Boolean).join(', ');
  return [priceText(price), place, type, firm].filter((detail) => detail !== '');
}
