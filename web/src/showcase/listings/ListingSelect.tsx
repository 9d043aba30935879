import { Button, Select, Text } from '@mantine/core';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { priceText } from '@masthead/shared/platform/values/price-text.ts';
import { showcasePageSize } from '@masthead/shared/showcase/delivery/paging.ts';
import {
  anywhere,
  readPlaceAndPrice,
  type TypedPlaceAndPrice,
} from '@masthead/shared/showcase/delivery/place-and-price.ts';
import {
  type ListingType,
  listingMessages,
  listingTypes,
} from '@masthead/shared/showcase/listings/listing.record.ts';
import type { Listing } from '@masthead/shared/showcase/listings/listing.ts';
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
import { useChosenFirms } from '../firms/firm.queries.ts';
import { ListingPicture, placeOf } from './ListingPicture.tsx';
import { listingPage } from './listing.queries.ts';
import styles from './listing-select.module.css';
import { PlaceAndPriceSelect } from './PlaceAndPriceSelect.tsx';

/** The search of the picker. */
interface PickSearch extends TypedPlaceAndPrice {
  text: string;
  /** One of the firms of the slot; null is all of them. */
  firmId: number | null;
  type: ListingType | null;
  page: number;
}

/** The search of a newly opened picker. */
const newPick: PickSearch = {
  ...anywhere,
  text: '',
  firmId: null,
  type: null,
  page: 1,
};

interface Props {
  /** Listings of these firms are offered. */
  firmIds: readonly number[];
  /** The ids already in the slot; they cannot be added twice. */
  chosen: readonly number[];
  onAdd: (listings: Listing[]) => void;
}

/** Spec, showcase 2: 'Add Item', a picker of several listings of the firms of an ad slot. */
export function ListingSelect({ firmIds, chosen, onAdd }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const onClose = () => setIsOpen(false);
  const add = (listings: Listing[]) => {
    onAdd(listings);
    onClose();
  };
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        Add Item
      </Button>
      <PickDialog isOpen={isOpen} title="Add items" onClose={onClose}>
        <Picker firmIds={firmIds} chosen={chosen} onAdd={add} onClose={onClose} />
      </PickDialog>
    </>
  );
}

/** Why a component: it starts fresh each time the dialog opens, without the previous search. */
function Picker({ firmIds, chosen, onAdd, onClose }: Props & { onClose: () => void }) {
  const [search, setSearch] = useState(newPick);
  const [picked, setPicked] = useState<readonly Listing[]>([]);
  const onChange = (changes: Partial<PickSearch>) => setSearch({ ...search, page: 1, ...changes });
  const onToggle = (listing: Listing) => {
    const others = picked.filter(({ id }) => id !== listing.id);
    setPicked(others.length < picked.length ? others : [...picked, listing]);
  };
  if (firmIds.length === 0)
    return (
      <Text c="dimmed" ta="center" py={60}>
        Choose a firm first to see its listings.
      </Text>
    );
  const count = picked.length;
  return (
    <>
      <ListingSelectFilters firmIds={firmIds} search={search} onChange={onChange} />
      <ListingResults
        firmIds={firmIds}
        chosen={chosen}
        search={search}
        onChange={onChange}
        picked={picked}
        onToggle={onToggle}
      />
      <PickFooter says={`${count} selected`}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={count === 0} onClick={() => onAdd([...picked])}>
          {count < 2 ? 'Add item' : `Add ${count} items`}
        </Button>
      </PickFooter>
    </>
  );
}

interface ListingSelectFiltersProps {
  firmIds: readonly number[];
  search: PickSearch;
  onChange: (changes: Partial<PickSearch>) => void;
}

/** The filters of the picker: text, firm, type, city and price. */
function ListingSelectFilters({ firmIds, search, onChange }: ListingSelectFiltersProps) {
  const firms = useChosenFirms(firmIds);
  return (
    <PickFilters
      search={
        <SearchBox
          label="Search"
          isFirst
          placeholder="Descriptions, lines or address"
          value={search.text}
          onSearch={(text) => onChange({ text })}
        />
      }
    >
      <Select
        label="Firm"
        placeholder="All firms of the slot"
        clearable
        disabled={firms.length < 2}
        data={firms.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={search.firmId === null ? null : String(search.firmId)}
        onChange={(firmId) => onChange({ firmId: firmId === null ? null : Number(firmId) })}
      />
      <Select
        label="Type"
        placeholder="All types"
        clearable
        data={listingTypes}
        value={search.type}
        onChange={(type) => onChange({ type })}
      />
      <PlaceAndPriceSelect search={search} onChange={onChange} />
    </PickFilters>
  );
}

interface ListingResultsProps {
  firmIds: readonly number[];
  chosen: readonly number[];
  search: PickSearch;
  onChange: (changes: Partial<PickSearch>) => void;
  picked: readonly Listing[];
  onToggle: (listing: Listing) => void;
}

/** A page of available listings. */
function ListingResults({
  firmIds,
  chosen,
  search,
  onChange,
  picked,
  onToggle,
}: ListingResultsProps) {
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
      label="Available listings"
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

function Nothing({ search, onChange }: Pick<ListingResultsProps, 'search' | 'onChange'>) {
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

interface ListingOptionProps {
  listing: Listing;
  isPicked: boolean;
  /** It is already in the slot. */
  isChosen: boolean;
  onToggle: () => void;
}

/** One listing of the picker: a click selects it, another deselects it. */
function ListingOption({ listing, isPicked, isChosen, onToggle }: ListingOptionProps) {
  const { description1, price, type, firm } = listing;
  const details = [priceText(price), placeOf(listing), type, firm];
  return (
    <PickOption
      picture={
        <span className={styles.thumbnail}>
          <ListingPicture listing={listing} isSmall />
        </span>
      }
      headline={description1}
      details={details.filter((detail) => typeof detail === 'string' && detail !== '')}
      isPicked={isPicked}
      isBlocked={isChosen}
      alreadyIn={isChosen ? 'In this slot' : null}
      onToggle={onToggle}
    />
  );
}
