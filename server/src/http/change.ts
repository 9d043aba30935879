/** What a save may send of a record: absent fields are kept, null clears. */
export type Change<T> = { [K in keyof T]?: T[K] | undefined };

/** The fields that a save really sent. */
export const givenFields = <T extends object>(change: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  ) as Partial<T>;
