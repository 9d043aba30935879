import { z } from 'zod';
import { readPrice } from '../../platform/values/price-text.ts';

/** Higher than any price of a listing, in dollars. */
const mostDollars = 1e12;

/** Filters of listings: part of the city, and an inclusive price range in dollars. */
export const placeAndPrice = z.object({
  city: z.string().max(200).nullish(),
  priceFrom: z.number().min(0).max(mostDollars).nullish(),
  priceTo: z.number().min(0).max(mostDollars).nullish(),
});
export type PlaceAndPrice = z.output<typeof placeAndPrice>;

/** The same as typed; empty for no filter. */
export interface TypedPlaceAndPrice {
  city: string;
  priceFrom: string;
  priceTo: string;
}

export const anywhere: TypedPlaceAndPrice = { city: '', priceFrom: '', priceTo: '' };

/** The error for a typed price that is not a number, or null. */
export const whyNoPrice = (text: string): string | null =>
  text.trim() === '' || readPrice(text) !== null ? null : 'Enter a price, such as 450000.';

const dollars = (price: string) => Math.min(Number(price), mostDollars);

/** Converts typed filters for the API; an invalid price is ignored. */
export function readPlaceAndPrice({ city, priceFrom, priceTo }: TypedPlaceAndPrice): PlaceAndPrice {
  const [from, to] = [readPrice(priceFrom), readPrice(priceTo)];
  return {
    ...(city.trim() && { city: city.trim() }),
    ...(from !== null && { priceFrom: dollars(from) }),
    ...(to !== null && { priceTo: dollars(to) }),
  };
}
