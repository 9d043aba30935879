import type { ListingSort } from '@masthead/shared/listings/listing.record.ts';
import type { Listing } from '@masthead/shared/listings/listing.ts';
import type { Column } from '../lists/column.ts';
import styles from './listings.module.css';

const lines = (text: string | null) => text && <span className={styles.lines}>{text}</span>;

/** The columns of the listings (Spec, showcase 2). */
export const listingColumns: Column<Listing, ListingSort>[] = [
  {
    key: 'firm',
    title: 'Firm',
    cell: ({ firm }) => lines(firm),
    width: '17%',
    sort: 'firm',
    onCard: 'title',
  },
  {
    key: 'address',
    title: 'Address',
    cell: ({ address }) => lines(address),
    width: '18%',
    sort: 'address',
  },
  {
    key: 'description1',
    title: 'Description 1',
    cell: ({ description1 }) => lines(description1),
    sort: 'description1',
  },
  {
    key: 'description2',
    title: 'Description 2',
    cell: ({ description2 }) => lines(description2),
    from: 860,
    onCard: 'hide',
  },
  {
    key: 'type',
    title: 'Type',
    holds: 'label',
    cell: ({ type }) => type,
    width: 140,
    sort: 'type',
  },
  { key: 'city', title: 'City', cell: ({ city }) => lines(city), width: '11%', sort: 'city' },
];
