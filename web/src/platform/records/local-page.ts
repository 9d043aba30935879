import type { ListQuery } from '../lists/column.ts';

type Read = Omit<ListQuery<unknown>, 'data' | 'isPlaceholderData'>;

/** A page of rows that are all there already, as a list reads it; every one of them without a size. */
export function localPage<T>(
  { error, isFetching, refetch }: Read,
  rows: readonly T[] | undefined,
  page = 1,
  pageSize = Number.POSITIVE_INFINITY,
): ListQuery<T> {
  const first = page === 1 ? 0 : (page - 1) * pageSize;
  return {
    data: rows && { totalCount: rows.length, nodes: rows.slice(first, first + pageSize) },
    error,
    isFetching,
    // Why: local filtering is immediate; fading the rows first would render them twice.
    isPlaceholderData: false,
    refetch,
  };
}
