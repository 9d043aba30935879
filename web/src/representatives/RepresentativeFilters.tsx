import { TextInput } from '@mantine/core';
import { FirmSelect } from '../firms/FirmSelect.tsx';
import { useChosenFirms } from '../firms/firm.queries.ts';
import type { Chip } from '../lists/FilterChips.tsx';
import { SearchPanel } from '../showcase/SearchPanel.tsx';

/** What the list of realtors is searched by. */
export interface RepresentativeSearch {
  name: string;
  firmId: number | null;
}

interface Props {
  search: RepresentativeSearch;
  onSearch: (search: Partial<RepresentativeSearch>) => void;
}

export const noSearch: RepresentativeSearch = { name: '', firmId: null };

/** The search panel of the realtors: name and firm (Spec, showcase 2). */
export function RepresentativeFilters({ search, onSearch }: Props) {
  const { name, firmId } = search;
  return (
    <SearchPanel applied={{ name, firmId }} empty={noSearch} onSearch={onSearch}>
      {(draft, change) => (
        <>
          <TextInput
            type="search"
            label="Name"
            maxLength={200}
            value={draft.name}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <FirmSelect
            label="Firm"
            placeholder="All firms"
            clearable
            value={draft.firmId}
            onChange={(id) => change({ firmId: id })}
          />
        </>
      )}
    </SearchPanel>
  );
}

/** What the realtors are searched by, as chips over the table. */
export function useRepresentativeChips({ search, onSearch }: Props): Chip[] {
  const { name, firmId } = search;
  const [firm] = useChosenFirms(firmId === null ? [] : [firmId]);
  return [
    ...(name ? [{ label: `Name: ${name}`, onRemove: () => onSearch({ name: '' }) }] : []),
    ...(firm ? [{ label: `Firm: ${firm.name}`, onRemove: () => onSearch({ firmId: null }) }] : []),
  ];
}
