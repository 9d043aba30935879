import { Button, Pagination, Skeleton } from '@mantine/core';
import { listingMessages } from '@masthead/shared/listings/listing.messages.ts';
import type { Listing } from '@masthead/shared/listings/listing.ts';
import { showcasePageSize } from '@masthead/shared/showcase/paging.ts';
import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { EmptyList } from '../lists/EmptyList.tsx';
import { Trouble } from '../ui/Trouble.tsx';
import { ListingOption } from './ListingOption.tsx';
import { listingPage } from './listing.queries.ts';
import styles from './listing-select.module.css';
import { newPick, type PickSearch } from './pick-search.ts';

interface Props {
  firmIds: readonly number[];
  chosen: readonly number[];
  search: PickSearch;
  onChange: (changes: Partial<PickSearch>) => void;
  picked: readonly Listing[];
  onToggle: (listing: Listing) => void;
}

/** A page of listings to pick from; the arrow keys go from one to the next. */
export function ListingResults({ firmIds, chosen, search, onChange, picked, onToggle }: Props) {
  const { text, firmId, type, page } = search;
  const wishes = { firmIds: firmId === null ? [...firmIds] : [firmId] };
  const words = text.trim();
  const query = useQuery(
    listingPage({ ...wishes, ...(words && { text: words }), ...(type && { type }) }, page),
  );
  const listings = query.data?.nodes;
  const pages = Math.ceil((query.data?.totalCount ?? 0) / showcasePageSize);
  return (
    <>
      <div className={styles.results} aria-busy={query.isFetching}>
        {!listings && query.error && (
          <Trouble
            failure={listingMessages.getFailed}
            error={query.error}
            onRetry={query.refetch}
            isRetrying={query.isFetching}
          />
        )}
        {!listings && !query.error && <Waiting />}
        {listings?.length === 0 && <Nothing search={search} onChange={onChange} />}
        {listings && listings.length > 0 && (
          <ul
            className={styles.list}
            aria-label="Listings to pick from"
            data-stale={query.isPlaceholderData || undefined}
            onKeyDown={moveFocus}
          >
            {listings.map((listing) => (
              <ListingOption
                key={listing.id}
                listing={listing}
                isPicked={picked.some(({ id }) => id === listing.id)}
                isChosen={chosen.includes(listing.id)}
                onToggle={() => onToggle(listing)}
              />
            ))}
          </ul>
        )}
      </div>
      {pages > 1 && (
        <Pagination
          className={styles.pages}
          size="sm"
          total={pages}
          value={page}
          onChange={(next) => onChange({ page: next })}
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
      {[70, 57, 64, 51, 68, 55].map((width) => (
        <div key={width} className={styles.waiting}>
          <Skeleton w={80} h={60} />
          <Skeleton h={12} w={`${width}%`} />
        </div>
      ))}
    </div>
  );
}

function Nothing({ search, onChange }: Pick<Props, 'search' | 'onChange'>) {
  const { text, firmId, type } = newPick;
  const isNarrowed = search.text !== text || search.firmId !== firmId || search.type !== type;
  return (
    <EmptyList
      sentence={listingMessages.none}
      {...(isNarrowed && {
        action: <Button onClick={() => onChange({ text, firmId, type })}>Clear</Button>,
      })}
    />
  );
}
