/**
 * Words of the API that the product has another word for (docs/DOMAIN.md): the product's on the left.
 * Both halves turn them here alone, where a body goes out or comes in, so no other code writes them.
 */
export const apiWords = {
  organizationId: 'userGroupId',
  fromOrganizationId: 'fromUserGroupId',
  isStaff: 'isGowUser',
  firmId: 'showcaseFirmId',
  audienceId: 'mailchimpListId',
  listingIds: 'itemIds',
  address1: 'address_1',
  address2: 'address_2',
  providerCampaignId: 'mailchimpCampaignId',
} as const;

type Words = typeof apiWords;

/** A value as the API says it. */
export type InApi<T> = T extends readonly unknown[]
  ? { [K in keyof T]: InApi<T[K]> }
  : T extends object
    ? { [K in keyof T as K extends keyof Words ? Words[K] : K]: InApi<T[K]> }
    : T;

const otherSide = new Map<string, string>(
  Object.entries(apiWords).flatMap(([ours, theirs]) => [
    [ours, theirs],
    [theirs, ours],
  ]),
);

/**
 * The word that the other side has for a key. Turning twice gives the first one back, so one function
 * serves both ways, and a word of the product that comes in from outside is a word nobody knows.
 */
export const otherWord = (key: string): string => otherSide.get(key) ?? key;

/** The same for a field path, such as 'items.0.firmId'. */
export const otherPath = (path: string): string => path.split('.').map(otherWord).join('.');

/** Is this a word that the other side has another one for? */
export const hasOtherWord = (key: string): boolean => otherSide.has(key);

/**
 * Where in a value words are turned: in an object those of its own keys, and what its fields hold; or
 * in each item of a list. Why data: the built web app carries this in place of the schemas.
 */
export type WordPlaces = { of: { [key: string]: WordPlaces } } | { each: WordPlaces };

/** Translates a value into the other side's words. Parts that do not match the shape stay unchanged. */
export function translateAt(places: WordPlaces | null | undefined, value: unknown): unknown {
  if (!places || typeof value !== 'object' || value === null) return value;
  if ('each' in places)
    return Array.isArray(value) ? value.map((item) => translateAt(places.each, item)) : value;
  if (Array.isArray(value)) return value;
  const out: Record<string, unknown> = {};
  // Why: a text of JSON may name '__proto__', which must not become what it names.
  for (const [key, field] of Object.entries(value))
    if (key !== '__proto__') out[otherWord(key)] = translateAt(placesUnder(places.of, key), field);
  return out;
}

/** Why own ones alone: a key may be called as something that every object has. */
function placesUnder(inner: { [key: string]: WordPlaces }, key: string): WordPlaces | undefined {
  const name = [key, otherWord(key)].find((one) => Object.hasOwn(inner, one));
  return name === undefined ? undefined : inner[name];
}
