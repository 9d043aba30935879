import { NativeSelect } from '@mantine/core';
import { countText, inDigits } from '@masthead/shared/platform/values/counting.ts';
import { useEffect, useEffectEvent } from 'react';
import type { ListQuery } from './column.ts';
import styles from './list-shell.module.css';
import { Pages } from './Pages.tsx';
import type { ListPlace } from './search.ts';

export interface Paging {
  pageSize: number;
  /** Sizes to choose from; without them the size is fixed. */
  pageSizes?: readonly number[];
  onPageSize?: (pageSize: number) => void;
}

/** 'rows 21-40 of 1,204', the page size and the pages, at the foot of the window. */
export function PagingBar<T>(props: Paging & { place: ListPlace; query: ListQuery<T> }) {
  const { place, query, pageSize, pageSizes, onPageSize } = props;
  const { page, goToPage } = place;
  const count = query.data?.totalCount ?? 0;
  const pages = Math.max(1, Math.ceil(count / pageSize));
  useLastPage(place, pages, query);
  const isEmpty = query.data?.totalCount === 0;
  const first = Math.min((page - 1) * pageSize + 1, count);
  const last = Math.min(page * pageSize, count);
  return (
    <div className={styles.footer}>
      <span className={styles.range} aria-live="polite">
        {count > 0 && `${inDigits(first)}–${inDigits(last)} of ${countText(count)}`}
      </span>
      {pageSizes && !isEmpty && (
        <NativeSelect
          className={styles.pageSize}
          size="xs"
          aria-label="Rows per page"
          data={pageSizes.map((size) => ({ value: String(size), label: `${size} per page` }))}
          value={String(pageSize)}
          onChange={(event) => onPageSize?.(Number(event.currentTarget.value))}
        />
      )}
      {pages > 1 && <Pages page={page} pages={pages} onPage={(next) => goToPage(next)} />}
    </div>
  );
}

/** A page after the last one, of an old link or of rows that were deleted, becomes the last one. */
function useLastPage<T>({ page, goToPage }: ListPlace, pages: number, query: ListQuery<T>) {
  const isPastTheEnd = !query.isPlaceholderData && query.data?.nodes.length === 0 && page > pages;
  const goToLast = useEffectEvent(() => goToPage(pages, { replace: true }));
  useEffect(() => {
    if (isPastTheEnd) goToLast();
  }, [isPastTheEnd]);
}
