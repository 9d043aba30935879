import { Select } from '@mantine/core';
import { listingTypes } from '@masthead/shared/listings/listing.record.ts';
import { useChosenFirms } from '../firms/firm.queries.ts';
import { PickFilters } from '../lists/PickDialog.tsx';
import { SearchBox } from '../lists/SearchBox.tsx';
import { PlaceAndPriceSelect } from './PlaceAndPriceSelect.tsx';
import type { PickSearch } from './pick-search.ts';

interface Props {
  firmIds: readonly number[];
  search: PickSearch;
  onChange: (changes: Partial<PickSearch>) => void;
}

/** Words, firm, type, city and price of the picker. */
export function ListingSelectFilters({ firmIds, search, onChange }: Props) {
  const firms = useChosenFirms(firmIds);
  return (
    <PickFilters
      search={
        <SearchBox
          label="Search"
          isFirst
          placeholder="Words in the descriptions, lines or address"
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
