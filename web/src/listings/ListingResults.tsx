import { Button } from '@mantine/core';
import { sentences } from '@masthead/shared/errors.ts';
import { listingMessages } from '@masthead/shared/listings/listing.messages.ts';
import type { Listing } from '@masthead/shared/listings/listing.ts';
import { showcasePageSize } from '@masthead/shared/showcase/paging.ts';
import { readPlaceAndPrice } from '@masthead/shared/showcase/place-and-price.ts';
import { useQuery } from '@tanstack/react-query';
import { EmptyList } from '../lists/EmptyList.tsx';
import { PickResults } from '../lists/PickResults.tsx';
import { ListingOption } from './ListingOption.tsx';
import { listingPage } from './listing.queries.ts';
import { newPick, type PickSearch } from './pick-search.ts';

interface Props {
  firmIds: readonly number[];
  chosen: readonly number[];
  search: PickSearch;
  onChange: (changes: Partial<PickSearch>) => void;
  picked: readonly Listing[];
  onToggle: (listing: Listing) => void;
}

/** A page of listings to pick from. */
export function ListingResults({ firmIds, chosen, search, onChange, picked, onToggle }: Props) {
  const { text, firmId, type, page } = search;
  const wishes = {
    firmIds: firmId === null ? [...firmIds] : [firmId],
    ...readPlaceAndPrice(search),
  };
  const words = text.trim();
  const query = useQuery(
    listingPage({ ...wishes, ...(words && { text: words }), ...(type && { type }) }, page),
  );
  return (
    <PickResults
      label="Listings to pick from"
      query={query}
      failure={listingMessages.getFailed}
      paging={{ page, pageSize: showcasePageSize, onPage: (next) => onChange({ page: next }) }}
      empty={<Nothing search={search} onChange={onChange} />}
    >
      {(listing) => (
        <ListingOption
          key={listing.id}
          listing={listing}
          isPicked={picked.some(({ id }) => id === listing.id)}
          isChosen={chosen.includes(listing.id)}
          onToggle={() => onToggle(listing)}
        />
      )}
    </PickResults>
  );
}

function Nothing({ search, onChange }: Pick<Props, 'search' | 'onChange'>) {
  const isNarrowed = Object.entries(newPick).some(
    ([field, value]) => search[field as keyof PickSearch] !== value,
  );
  return (
    <EmptyList
      sentence={listingMessages.none}
      {...(isNarrowed && {
        action: <Button onClick={() => onChange(newPick)}>{sentences.clearFilters}</Button>,
      })}
    />
  );
}
