import type { HotwListing } from '@masthead/shared/homes-of-the-week/hotw.ts';

/** What tells a listing from others: where it is, what it is, and whose. */
export function detailsOf({ address, city, state, type, firm }: HotwListing): string[] {
  const place = [address, city, state].filter(Boolean).join(', ');
  return [place, type, firm].filter((detail) => detail !== '');
}
