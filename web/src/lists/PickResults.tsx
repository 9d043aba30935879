import { Skeleton } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { Trouble } from '../ui/Trouble.tsx';
import type { ListQuery } from './column.ts';
import { Pages } from './Pages.tsx';
import styles from './pick-dialog.module.css';

interface Props<T> {
  label: string;
  query: ListQuery<T>;
  /** What could not be done when the page does not load. */
  failure?: string;
  paging: { page: number; pageSize: number; onPage: (page: number) => void };
  /** In place of no rows. */
  empty: ReactNode;
  /** The `PickOption` of a row. */
  children: (row: T) => ReactNode;
}

/** A page of things to pick from; the arrow keys go from one to the next. */
export function PickResults<T>({ label, query, failure, paging, empty, children }: Props<T>) {
  const { page, pageSize, onPage } = paging;
  const rows = query.data?.nodes;
  const pages = Math.ceil((query.data?.totalCount ?? 0) / pageSize);
  return (
    <>
      <div className={styles.results} aria-busy={query.isFetching}>
        {!rows && query.error && (
          <Trouble
            failure={failure}
            error={query.error}
            onRetry={query.refetch}
            isRetrying={query.isFetching}
          />
        )}
        {!rows && !query.error && <Waiting />}
        {rows?.length === 0 && empty}
        {rows && rows.length > 0 && (
          <ul
            className={styles.list}
            aria-label={label}
            data-stale={query.isPlaceholderData || undefined}
            onKeyDown={moveFocus}
          >
            {rows.map(children)}
          </ul>
        )}
      </div>
      {pages > 1 && (
        <div className={styles.pages}>
          <Pages page={page} pages={pages} onPage={onPage} />
        </div>
      )}
    </>
  );
}

const waysByKey: { [key: string]: number } = { ArrowDown: 1, ArrowUp: -1 };

function moveFocus(event: KeyboardEvent<HTMLUListElement>) {
  const way = waysByKey[event.key];
  if (!way) return;
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-option]')];
  const at = options.indexOf(document.activeElement as HTMLElement);
  options[at + way]?.focus();
  event.preventDefault();
}

function Waiting() {
  return (
    <div role="status" aria-label="Loading">
      {[70, 57, 44, 61, 48, 65, 52, 69].map((width) => (
        <div key={width} className={styles.waiting}>
          <Skeleton w={72} h={48} />
          <Skeleton h={12} w={`${width}%`} />
        </div>
      ))}
    </div>
  );
}
