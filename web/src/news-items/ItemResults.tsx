import { Button, Pagination, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { EmptyList } from '../lists/EmptyList.tsx';
import { Trouble } from '../ui/Trouble.tsx';
import { ItemOption } from './ItemOption.tsx';
import {
  type ItemChoice,
  type ItemSearch,
  itemQuery,
  newItemSearch,
  pickerPageSize,
} from './item-search.ts';
import styles from './item-select.module.css';
import { newsItemPage } from './news-item.queries.ts';

interface Props extends ItemChoice {
  search: ItemSearch;
  onChange: (changes: Partial<ItemSearch>) => void;
}

/** A page of posts to pick from; the arrow keys go from one to the next. */
export function ItemResults({ search, onChange, ...choice }: Props) {
  const query = useQuery({ ...newsItemPage(itemQuery(search)), meta: { isQuiet: true } });
  const posts = query.data?.nodes;
  const pages = Math.ceil((query.data?.totalCount ?? 0) / pickerPageSize);
  return (
    <>
      <div className={styles.results} aria-busy={query.isFetching}>
        {!posts && query.error && (
          <Trouble error={query.error} onRetry={query.refetch} isRetrying={query.isFetching} />
        )}
        {!posts && !query.error && <Waiting />}
        {posts?.length === 0 && <Nothing search={search} onChange={onChange} />}
        {posts && posts.length > 0 && (
          <ul
            className={styles.list}
            aria-label="Posts to pick from"
            data-stale={query.isPlaceholderData || undefined}
            onKeyDown={moveFocus}
          >
            {posts.map((post) => (
              <ItemOption key={post.id} post={post} {...choice} />
            ))}
          </ul>
        )}
      </div>
      {pages > 1 && (
        <Pagination
          className={styles.pages}
          size="sm"
          total={pages}
          value={search.page}
          onChange={(page) => onChange({ page })}
          getItemProps={(number) => ({ 'aria-label': `Page ${number}` })}
          getControlProps={(control) => ({
            'aria-label': control === 'next' ? 'Next page' : 'Previous page',
          })}
        />
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
      {Array.from({ length: pickerPageSize }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows have nothing else.
        <div key={row} className={styles.waiting}>
          <Skeleton w={72} h={48} />
          <Skeleton h={12} w={`${70 - ((row * 13) % 30)}%`} />
        </div>
      ))}
    </div>
  );
}

function Nothing({ search, onChange }: Pick<Props, 'search' | 'onChange'>) {
  const things = search.type === 'event' ? 'event' : 'article';
  const { title, section, status } = newItemSearch(search.type, search.siteId);
  const isShort = search.published !== 'All Time';
  const isNarrowed = search.title !== '' || search.section !== null || search.status !== status;
  if (isShort) {
    return (
      <EmptyList
        sentence={`No ${things} of this time matches.`}
        action={
          <Button onClick={() => onChange({ published: 'All Time' })}>Search all time</Button>
        }
      />
    );
  }
  const clear = () => onChange({ title, section, status, siteId: null });
  return (
    <EmptyList
      sentence={`No ${things} matches.`}
      {...(isNarrowed && { action: <Button onClick={clear}>Clear the filters</Button> })}
    />
  );
}
