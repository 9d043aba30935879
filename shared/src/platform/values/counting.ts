/** Lists that may be very long are counted up to here; one more says that there are more. */
export const countedUpTo = 10_000;

/** A number as people read it: 1,250. */
export const inDigits = (n: number): string => n.toLocaleString('en-US');

/** '1 user', '1,250 users': how many of something. */
export const howMany = (n: number, one: string, many = `${one}s`): string =>
  `${inDigits(n)} ${n === 1 ? one : many}`;

/** The number of rows of a list as people read it. */
export const countText = (count: number): string =>
  count === countedUpTo + 1 ? `more than ${inDigits(countedUpTo)}` : inDigits(count);
