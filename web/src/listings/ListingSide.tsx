import type { Listing } from '@masthead/shared/listings/listing.ts';
import { useChosenFirms } from '../firms/firm.queries.ts';
import { ListingCard } from './ListingCard.tsx';
import styles from './listing-form.module.css';
import type { ListingValues } from './listing-values.ts';

interface Props {
  listing: Listing | null;
  values: ListingValues;
}

/** How the listing will look in the grid, while it is being written. */
export function ListingSide({ listing, values }: Props) {
  const [firm] = useChosenFirms(values.firmId === null ? [] : [values.firmId]);
  const shown = {
    ...(listing ?? nothing),
    ...values,
    type: values.type ?? '',
    description1: values.description1 || 'Description 1',
    firm: firm?.name ?? '',
  } as Listing;
  return (
    <section className={styles.side} aria-label="How it looks">
      <h2 className={styles.sideTitle}>How it looks</h2>
      <ListingCard listing={shown} />
    </section>
  );
}

/** What only a stored listing has. */
const nothing = { id: 0, representative: null, externalKey: null };
