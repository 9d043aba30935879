import { z } from 'zod';
import { readRecords } from './content.ts';

const words = z.array(z.string());
const cityShape = z.strictObject({
  name: z.string(),
  slug: z.string(),
  areaCode: z.string(),
  zips: words,
  water: z.string(),
  museum: z.string(),
  hoods: words,
  streets: words,
  parks: words,
  venues: words,
});

/** What stories of a city are made of. Neighborhoods, streets, parks and waters are real; venues and museums are invented. */
export type StoryCity = z.infer<typeof cityShape>;

/** In the order in which the marks of story texts choose among five. */
export const storyCities = readRecords('cities', z.array(cityShape));

/** The city of that name. */
export function cityNamed(name: string): StoryCity {
  const city = storyCities.find((each) => each.name === name);
  if (!city) throw new Error(`The demo does not know ${name}`);
  return city;
}
