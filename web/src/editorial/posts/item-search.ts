import { liveOnly, type NewsItem } from '@masthead/shared/editorial/posts/news-item.ts';
import type { AddedType } from '@masthead/shared/editorial/posts/news-item-form.ts';
import type { PublicationRange } from '@masthead/shared/platform/values/dates.ts';
import type { NewsItemSearch, PostNotes } from './news-item.queries.ts';

/** Rows on a page of the picker (Spec, content 9). */
export const pickerPageSize = 10;

/** The filters and page of the picker. */
export interface ItemSearch {
  /** One kind of post, or all that are offered with commas between. */
  type: string;
  title: string;
  siteId: number | null;
  section: string | null;
  published: PublicationRange;
  status: string;
  page: number;
}

/** What can be selected in the picker, and what is selected. */
export interface ItemChoice {
  /** Posts of these kinds are offered. */
  types: readonly AddedType[];
  /** Most posts that may be picked. */
  limit: number;
  /** The ids that are picked already. */
  picked: readonly number[];
  /** Where else posts are used already, by id. */
  elsewhere: ReadonlyMap<number, string>;
  /** Notes about the posts on a page. */
  notesOf?: (ids: readonly number[]) => PostNotes;
  /** Why a post cannot be picked, or null. */
  whyNot: (post: NewsItem) => string | null;
  onPick: (post: NewsItem) => void;
  onUnpick: (id: number) => void;
}

/** Spec, content 9: the last 7 days, and live posts unless another status is chosen. */
export const newItemSearch = (types: readonly AddedType[], siteId: number | null): ItemSearch => ({
  type: types.join(','),
  title: '',
  siteId,
  section: null,
  published: 'Last 7 Days',
  status: liveOnly,
  page: 1,
});

/** The search as the server is asked it. */
export const itemQuery = (search: ItemSearch): NewsItemSearch => ({
  type: search.type,
  limit: pickerPageSize,
  offset: (search.page - 1) * pickerPageSize,
  title: search.title.trim() || undefined,
  siteId: search.siteId ?? undefined,
  section: search.section ?? undefined,
  startDate: search.published,
  status: search.status,
});
