import { TextInput } from '@mantine/core';
import { representativeMessages } from '@masthead/shared/representatives/representative.messages.ts';
import { representativeSorts } from '@masthead/shared/representatives/representative.operations.ts';
import { z } from 'zod';
import { FirmSelect } from '../firms/FirmSelect.tsx';
import { useChosenFirms } from '../firms/firm.queries.ts';
import type { Chip } from '../lists/FilterChips.tsx';
import { SearchPanel } from '../lists/SearchPanel.tsx';
import { choiceOf, optionalId, pageNumber, searchText } from '../lists/search.ts';
import { LackingSwitch } from '../showcase/LackingSwitch.tsx';

/** What the list of realtors shows, as its address says it. */
export const representativeListSearch = z.object({
  name: searchText,
  firmId: optionalId,
  lacking: choiceOf(['no', 'yes']),
  sort: choiceOf(representativeSorts),
  direction: choiceOf(['asc', 'desc']),
  page: pageNumber,
});
type RepresentativeSearch = Pick<
  z.output<typeof representativeListSearch>,
  'name' | 'firmId' | 'lacking'
>;

interface Props {
  search: RepresentativeSearch;
  onSearch: (search: Partial<RepresentativeSearch>) => void;
}

const noSearch: RepresentativeSearch = { name: '', firmId: null, lacking: 'no' };

/** The search panel of the realtors: name and firm (Spec, showcase 2). */
export function RepresentativeFilters({ search, onSearch }: Props) {
  const { name, firmId, lacking } = search;
  return (
    <SearchPanel applied={{ name, firmId, lacking }} empty={noSearch} onSearch={onSearch}>
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
          <LackingSwitch
            label={representativeMessages.lacking}
            value={draft.lacking}
            onChange={(value) => change({ lacking: value })}
          />
        </>
      )}
    </SearchPanel>
  );
}

/** What the realtors are searched by, as chips over the table. */
export function useRepresentativeChips({ search, onSearch }: Props): Chip[] {
  const { name, firmId, lacking } = search;
  const [firm] = useChosenFirms(firmId === null ? [] : [firmId]);
  return [
    ...(name ? [{ label: `Name: ${name}`, onRemove: () => onSearch({ name: '' }) }] : []),
    ...(firm ? [{ label: `Firm: ${firm.name}`, onRemove: () => onSearch({ firmId: null }) }] : []),
    ...(lacking === 'yes'
      ? [{ label: representativeMessages.lacking, onRemove: () => onSearch({ lacking: 'no' }) }]
      : []),
  ];
}
