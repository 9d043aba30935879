import { Stack } from '@mantine/core';
import { showcasePageSize } from '@masthead/shared/showcase/delivery/paging.ts';
import { listingMessages } from '@masthead/shared/showcase/listings/listing.record.ts';
import type { Listing } from '@masthead/shared/showcase/listings/listing.ts';
import type { ReactNode } from 'react';
import { aheadOf } from '../../platform/api/ahead.ts';
import type { ListQuery } from '../../platform/lists/column.ts';
import { rowsOf } from '../../platform/lists/Pages.tsx';
import surface from '../../platform/ui/surface.module.css';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import { ListingCard } from './ListingCard.tsx';
import styles from './listings.module.css';

interface Props {
  query: ListQuery<Listing>;
  /** The address that opens a listing. */
  addressOf: (listing: Listing) => string;
  /** Loads a listing before it is opened. */
  aheadTo: (id: number) => () => void;
  empty: ReactNode;
}

/** Spec, showcase 2: listings as cards, 5 in a row on a desk. */
export function ListingGrid({ query, addressOf, aheadTo, empty }: Props) {
  const listings = rowsOf(query);
  if (!listings && query.error)
    return (
      <div className={`${surface.panel} ${styles.surface}`}>
        <Trouble
          failure={listingMessages.getFailed}
          error={query.error}
          onRetry={query.refetch}
          isRetrying={query.isFetching}
        />
      </div>
    );
  if (!listings) return <Waiting />;
  if (listings.length === 0)
    return <div className={`${surface.panel} ${styles.surface}`}>{empty}</div>;
  return (
    <div className={styles.frame} aria-busy={query.isFetching}>
      <ul
        className={styles.grid}
        aria-label="Listings"
        data-stale={query.isPlaceholderData || undefined}
      >
        {listings.map((listing) => (
          <li key={listing.id} {...aheadOf(aheadTo(listing.id))}>
            <ListingCard listing={listing} to={addressOf(listing)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const places = Array.from({ length: showcasePageSize }, (_, at) => at);

/** Cards of the right shape, so that nothing moves when the real ones arrive. */
function Waiting() {
  return (
    <div className={styles.frame} role="status" aria-label="Loading listings">
      <div className={styles.grid} aria-hidden>
        {places.map((place) => (
          <Stack key={place} className={`${surface.panel} ${styles.waiting}`} gap={10}>
            <span />
            <i />
            <i />
          </Stack>
        ))}
      </div>
    </div>
  );
}
