import type { Direction } from '@masthead/shared/platform/contract/paging.ts';
import type { ComponentType, ReactNode } from 'react';

/** A page of a list as its query answers. */
export interface RowPage<T> {
  totalCount: number;
  nodes: T[];
}

/** What a list needs of its query, so that no list can forget loading and failing. */
export interface ListQuery<T> {
  data: RowPage<T> | undefined;
  error: Error | null;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

/** One column of a table; the first one holds the link of the row. */
export interface Column<T, S extends string = string> {
  key: string;
  title: string;
  cell: (row: T) => ReactNode;
  /** What the server calls the order of this column; without it the column cannot be sorted. */
  sort?: S;
  /** The direction of the first click. */
  sortFirst?: Direction;
  align?: 'end';
  /**
   * A value (date, time, number, money, state) stays on one line, and its column is as wide as it needs;
   * a label (city, type, role) breaks between words alone. Any other text gives way to both.
   */
  holds?: 'value' | 'label';
  /** At least; a column of text that has none shares what the others leave. */
  width?: number | string;
  /** Room in pixels that the table needs before this column shows. */
  from?: 700 | 860 | 1040;
  /** Its part on the card that a row becomes on a phone; 'meta' unless stated. */
  onCard?: 'title' | 'media' | 'meta' | 'acts' | 'hide';
  /** What its number counts, as a card says it, where no title stands over it: '231 subscribed'. */
  unit?: string;
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
}
