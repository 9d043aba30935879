import type { ListQuery } from './column.ts';

/** The rows of a page; undefined while they load, also on the way from a page that is not there to the last one. */
export const rowsOf = <T>({ data }: ListQuery<T>): T[] | undefined =>
  data && (data.nodes.length > 0 || data.totalCount === 0) ? data.nodes : undefined;
