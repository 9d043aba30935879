import { listingMessages } from '@masthead/shared/listings/listing.messages.ts';
import { showcasePageSize } from '@masthead/shared/showcase/paging.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { pathTo } from '../app/links.tsx';
import { DataTable } from '../lists/DataTable.tsx';
import { ListShell } from '../lists/ListShell.tsx';
import { useListSearch } from '../lists/search.ts';
import { NoRecords } from '../showcase/NoRecords.tsx';
import { ListingActions, OpenListing } from './ListingActions.tsx';
import { ListingFilters, useListingChips } from './ListingFilters.tsx';
import { ListingGrid } from './ListingGrid.tsx';
import { listingPage } from './listing.queries.ts';
import { listingColumns } from './listing-columns.tsx';
import { addressOf, filterOf, listingSearch, listingWishes, orderOf } from './listing-search.ts';

/** Spec, showcase 2: the listings as a grid or as a table. */
export function ListingListPage() {
  const [search, setSearch, place] = useListSearch(listingSearch);
  const navigate = useNavigate();
  const applied = listingWishes.parse(search);
  const query = useQuery(listingPage({ ...filterOf(applied), ...orderOf(search) }, search.page));
  const chips = useListingChips({ applied, onSearch: setSearch });
  const linkTo = ({ id }: { id: number }) => pathTo('listingList', {}, addressOf(search, id));
  // Why: closing leaves the list where it is, on its page and at its place.
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
          <ListingGrid query={query} addressOf={linkTo} empty={<NoRecords />} />
        ) : (
          <DataTable
            label="Listings"
            failure={listingMessages.getFailed}
            query={query}
            columns={listingColumns}
            pageSize={showcasePageSize}
            rowLink={(listing) => ({ to: linkTo(listing), isBeside: true })}
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
