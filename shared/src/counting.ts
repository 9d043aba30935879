/** Lists that may be very long are counted up to here; one more says that there are more. */
export const countedUpTo = 10_000;

/** The number of rows of a list as people read it. */
export const countText = (count: number): string =>
  count === countedUpTo + 1
    ? `more than ${countedUpTo.toLocaleString('en-US')}`
    : count.toLocaleString('en-US');
