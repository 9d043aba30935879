import { showcasePageSize } from '@masthead/shared/showcase/delivery/paging.ts';
import {
  type ListingSort,
  listingMessages,
} from '@masthead/shared/showcase/listings/listing.record.ts';
import type { Listing } from '@masthead/shared/showcase/listings/listing.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { pathTo } from '../../platform/api/links.tsx';
import type { Column } from '../../platform/lists/column.ts';
import { DataTable } from '../../platform/lists/DataTable.tsx';
import { ListShell } from '../../platform/lists/ListShell.tsx';
import { useListSearch } from '../../platform/lists/search.ts';
import textStyles from '../../platform/ui/text.module.css';
import { NoRecords } from '../delivery/NoRecords.tsx';
import { ListingActions, OpenListing, useListingAhead } from './ListingActions.tsx';
import { ListingFilters, useListingChips } from './ListingFilters.tsx';
import { ListingGrid } from './ListingGrid.tsx';
import { listingPage } from './listing.queries.ts';
import { addressOf, filterOf, listingSearch, listingWishes, orderOf } from './listing-search.ts';
import styles from './listings.module.css';

/** Spec, showcase 2: the listings as a grid or as a table. */
export function ListingListPage() {
  const [search, setSearch, place] = useListSearch(listingSearch);
  const navigate = useNavigate();
  const applied = listingWishes.parse(search);
  const query = useQuery(listingPage({ ...filterOf(applied), ...orderOf(search) }, search.page));
  const chips = useListingChips({ applied, onSearch: setSearch });
  const aheadTo = useListingAhead();
  const linkTo = ({ id }: { id: number }) => pathTo('listingList', {}, addressOf(search, id));
  // Why: closing keeps the list on its page and scroll position.
  const onClose = () =>
    navigate({ to: '.', search: addressOf(search, null), replace: true, resetScroll: false });
  return (
    <>
      <ListShell
        screen="listingList"
        query={query}
        primaryAction={
          <ListingActions
            search={search}
            onView={(view) => setSearch({ view, page: search.page })}
          />
        }
        filters={<ListingFilters applied={applied} onSearch={setSearch} />}
        chips={chips}
        place={place}
        paging={{ pageSize: showcasePageSize }}
      >
        {search.view === 'grid' ? (
          <ListingGrid query={query} addressOf={linkTo} aheadTo={aheadTo} empty={<NoRecords />} />
        ) : (
          <DataTable
            label="Listings"
            failure={listingMessages.getFailed}
            query={query}
            columns={listingColumns}
            pageSize={showcasePageSize}
            rowLink={(listing) => ({
              to: linkTo(listing),
              isBeside: true,
              ahead: aheadTo(listing.id),
            })}
            rowName={(listing) => listing.description1}
            sorting={{
              by: search.sort,
              direction: search.direction,
              onSort: (sort, direction) => setSearch({ sort, direction }),
              standard: { sort: 'created', title: 'Added', sortFirst: 'asc' },
            }}
            empty={<NoRecords />}
          />
        )}
      </ListShell>
      {search.listing !== null && (
        <OpenListing id={search.listing} onClose={() => void onClose()} />
      )}
    </>
  );
}

const lines = (text: string | null) =>
  text && <span className={`${textStyles.lines} ${styles.lines}`}>{text}</span>;

/** The columns of the listings (Spec, showcase 2). */
const listingColumns: Column<Listing, ListingSort>[] = [
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
