import { z } from 'zod';
import { readPrice } from '../../platform/values/price-text.ts';

/** More than any price of a listing, in dollars. */
const mostDollars = 1e12;

/** What narrows a choice of listings: words of their city, and a price in dollars between two, both included. */
export const placeAndPrice = z.object({
  city: z.string().max(200).nullish(),
  priceFrom: z.number().min(0).max(mostDollars).nullish(),
  priceTo: z.number().min(0).max(mostDollars).nullish(),
});
export type PlaceAndPrice = z.output<typeof placeAndPrice>;

/** The same as it is typed; empty where nothing is asked. */
export interface TypedPlaceAndPrice {
  city: string;
  priceFrom: string;
  priceTo: string;
}

export const anywhere: TypedPlaceAndPrice = { city: '', priceFrom: '', priceTo: '' };

/** What is said of a typed price that cannot be read; null for one that can, and for none. */
export const whyNoPrice = (text: string): string | null =>
  text.trim() === '' || readPrice(text) !== null ? null : 'Enter a price, such as 450000.';

const dollars = (price: string) => Math.min(Number(price), mostDollars);

/** What is typed as it is asked; a price that cannot be read asks for nothing. */
export function readPlaceAndPrice({ city, priceFrom, priceTo }: TypedPlaceAndPrice): PlaceAndPrice {
  const [from, to] = [readPrice(priceFrom), readPrice(priceTo)];
  return {
    ...(city.trim() && { city: city.trim() }),
    ...(from !== null && { priceFrom: dollars(from) }),
    ...(to !== null && { priceTo: dollars(to) }),
  };
}
