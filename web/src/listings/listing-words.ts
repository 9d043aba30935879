import { centralClock, centralDay, centralSentence, clockTime } from '@masthead/shared/dates.ts';
import type { Listing } from '@masthead/shared/listings/listing.ts';

/** Where it is, on one line: '401 Avenue G, Austin, TX 78751'. Products have lines instead. */
export function placeOf(listing: Listing): string {
  if (listing.type === 'Product')
    return [listing.line1, listing.line2, listing.line3].filter(Boolean).join(', ');
  const stateAndZip = [listing.state, listing.zip].filter(Boolean).join(' ');
  return [listing.address, listing.city, stateAndZip].filter(Boolean).join(', ');
}

/** 'Open house Sun, Dec 6 at 1:00 PM CT, until 3:00 PM'; none once it is over. */
export function openHouseOf(listing: Listing, now: Date): string | null {
  if (listing.type === 'Product' || listing.openHouseStartDate === null) return null;
  const start = new Date(listing.openHouseStartDate);
  const end = listing.openHouseEndDate === null ? null : new Date(listing.openHouseEndDate);
  if ((end ?? start) < now) return null;
  const begins = `Open house ${centralSentence(start)}`;
  if (end === null) return begins;
  const isOneDay = centralDay(start) === centralDay(end);
  return `${begins}, until ${isOneDay ? clockTime(centralClock(end)) : centralSentence(end)}`;
}
