import { Button, Select } from '@mantine/core';
import type { ShownListing } from '@masthead/shared/email/campaigns/drift.ts';
import { hotwListingPageSize } from '@masthead/shared/email/homes-of-the-week/hotw.operations.ts';
import { hotwLimits, hotwMessages } from '@masthead/shared/email/homes-of-the-week/hotw.record.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { imageUrl } from '@masthead/shared/platform/images/image-sizes.ts';
import { priceText } from '@masthead/shared/platform/values/price-text.ts';
import { anywhere } from '@masthead/shared/showcase/delivery/place-and-price.ts';
import { listingTypes } from '@masthead/shared/showcase/listings/listing.record.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyList } from '../../platform/lists/EmptyList.tsx';
import {
  PickDialog,
  PickFilters,
  PickFooter,
  PickOption,
  PickResults,
} from '../../platform/lists/PickDialog.tsx';
import { SearchBox } from '../../platform/lists/SearchBox.tsx';
import surface from '../../platform/ui/surface.module.css';
import { PlaceAndPriceSelect } from '../../showcase/listings/PlaceAndPriceSelect.tsx';
import posts from '../campaigns/post.module.css';
import { hotwListingPage, type ListingPick } from './hotw-listing.queries.ts';

interface Props {
  isOpen: boolean;
  /** The city of the email, whose listings come first; empty before one is chosen. */
  near: string;
  /** The ids that are in the email already. */
  chosen: readonly number[];
  onAdd: (ids: number[]) => void;
  onClose: () => void;
}

/** Spec, content 2: the Select Listings modal, which takes several at once. */
export function SelectListings({ isOpen, onClose, ...picking }: Props) {
  return (
    <PickDialog isOpen={isOpen} title="Select Listings" onClose={onClose}>
      <Picker {...picking} onClose={onClose} />
    </PickDialog>
  );
}

const everything: ListingPick = { ...anywhere, text: '', type: null, firm: '', page: 1 };

/** Why: it is new each time the dialog opens, so a search of before is not in the way. */
function Picker({ near, chosen, onAdd, onClose }: Omit<Props, 'isOpen'>) {
  const [search, setSearch] = useState(everything);
  const [picked, setPicked] = useState<readonly number[]>([]);
  const query = useQuery(hotwListingPage(search, near));
  const change = (changes: Partial<ListingPick>) => setSearch({ ...search, page: 1, ...changes });
  const toggle = (id: number) =>
    setPicked(picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id]);
  const isFull = chosen.length + picked.length >= hotwLimits.slots;
  return (
    <>
      <PickFilters
        search={
          <SearchBox
            label="Search"
            placeholder="Words of the listing or its address"
            value={search.text}
            onSearch={(text) => change({ text })}
          />
        }
      >
        <Select
          label="Type"
          placeholder="All types"
          clearable
          data={listingTypes}
          value={search.type}
          onChange={(type) => change({ type })}
        />
        <SearchBox
          label="Firm"
          placeholder="All firms"
          value={search.firm}
          onSearch={(firm) => change({ firm })}
        />
        <PlaceAndPriceSelect search={search} onChange={change} />
      </PickFilters>
      <PickResults
        label="Available listings"
        query={query}
        paging={{
          page: search.page,
          pageSize: hotwListingPageSize,
          onPage: (page) => setSearch({ ...search, page }),
        }}
        empty={
          <EmptyList
            sentence={hotwMessages.none}
            action={<Button onClick={() => setSearch(everything)}>{sentences.clearFilters}</Button>}
          />
        }
      >
        {(listing) => (
          <PickOption
            key={listing.id}
            picture={
              <img
                className={`${surface.picture} ${posts.picture}`}
                src={imageUrl(listing.imageUrl, 'listingThumbnail')}
                alt=""
                width={72}
                height={48}
                loading="lazy"
                decoding="async"
              />
            }
            headline={listing.description1}
            details={detailsOf(listing)}
            isPicked={picked.includes(listing.id)}
            isBlocked={chosen.includes(listing.id) || (isFull && !picked.includes(listing.id))}
            alreadyIn={chosen.includes(listing.id) ? 'In the email' : null}
            onToggle={() => toggle(listing.id)}
          />
        )}
      </PickResults>
      <PickFooter says={`${picked.length} picked`}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={picked.length === 0} onClick={() => onAdd([...picked])}>
          {picked.length < 2 ? 'Add listing' : `Add ${picked.length} listings`}
        </Button>
      </PickFooter>
    </>
  );
}

/** What tells a listing from others: what it costs, where it is, what it is, and whose. */
export function detailsOf({ price, address, city, state, type, firm }: ShownListing): string[] {
  const place = [address, city, state].filter(Boolean).join(', ');
  return [priceText(price), place, type, firm].filter((detail) => detail !== '');
}
