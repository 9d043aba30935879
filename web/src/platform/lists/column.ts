import type { Direction } from '@masthead/shared/platform/contract/paging.ts';
import type { ComponentType, ReactNode } from 'react';
import type { Ahead } from '../api/ahead.ts';

/** A page of a list as its query answers. */
export interface RowPage<T> {
  totalCount: number;
  nodes: T[];
}

/** The query state required by a list, so that no list forgets loading and errors. */
export interface ListQuery<T> {
  data: RowPage<T> | undefined;
  error: Error | null;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

/** One column of a table; the first one contains the row's link. */
export interface Column<T, S extends string = string> {
  key: string;
  title: string;
  /** Null leaves the cell empty, and out of the card. */
  cell: (row: T) => ReactNode;
  /** The server's sort key; without it, the column cannot be sorted. */
  sort?: S;
  /** The direction of the first click. */
  sortFirst?: Direction;
  align?: 'end';
  /**
   * A value (date, time, number, money, state) stays on one line, and its column is as wide as it needs; a label
   * (city, type, role) breaks only between words. Any other text gets the remaining width.
   */
  holds?: 'value' | 'label';
  /** The minimum width; text columns without one share the remaining space. */
  width?: number | string;
  /** Room in pixels that the table needs before this column shows. */
  from?: 700 | 860 | 1040 | 1240;
  /** Its part on the card that a row becomes on a phone; 'meta' unless stated. */
  onCard?: 'title' | 'media' | 'meta' | 'acts' | 'hide';
  /** The unit of its number on a card, which has no column titles: '231 subscribed', '1 row' or '40 rows'. */
  unit?: string | readonly [one: string, others: string];
}

export interface Sorting<S extends string> {
  by: S;
  direction: Direction;
  onSort: (by: S, direction: Direction) => void;
  /** The order of a list that no column is sorted by, as a phone calls it. */
  standard?: { sort: S; title: string; sortFirst: Direction };
}

/** Rows that are chosen for a bulk action; only rows that are shown can be. */
export interface Selection {
  ids: ReadonlySet<number>;
  onChange: (ids: ReadonlySet<number>) => void;
  /** Its cells (`SelectRows.tsx`): lists without a choice do not load them. */
  Row: ComponentType<{ selection: Selection; id: number; name: string }>;
  Page: ComponentType<{ selection: Selection; rows: readonly { id: number }[] }>;
}

export interface RowLink {
  /** An address; `/...` is a screen of the product. */
  to: string;
  isNewWindow?: boolean;
  /** It opens beside the list, which stays where it is. */
  isBeside?: boolean;
  /** Loads what opens beside the list, while the pointer or the focus rests on the row. */
  ahead?: Ahead;
}
