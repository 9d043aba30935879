interface Asking<T> {
  ids: Set<number>;
  answer: Promise<ReadonlyMap<number, T>>;
}

/**
 * Reads records by id, combining concurrent requests into one call of `read`, up to `most`: a screen of thirty
 * records has thirty cached queries and makes one call. Null for a record that the response omits.
 */
export function together<T extends { id: number }>(
  read: (ids: number[]) => Promise<T[]>,
  most: number,
): (id: number) => Promise<T | null> {
  let asking: Asking<T> | null = null;

  function begin(): Asking<T> {
    const ids = new Set<number>();
    // Why: queries that a screen begins when it is drawn begin in one turn of the event loop.
    const answer = new Promise((resolve) => setTimeout(resolve)).then(async () => {
      if (asking?.ids === ids) asking = null;
      return new Map((await read([...ids])).map((record) => [record.id, record]));
    });
    return { ids, answer };
  }

  return async (id) => {
    if (!asking || asking.ids.size >= most) asking = begin();
    asking.ids.add(id);
    return (await asking.answer).get(id) ?? null;
  };
}
