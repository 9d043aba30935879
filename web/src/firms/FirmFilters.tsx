import { TextInput } from '@mantine/core';
import { firmMessages } from '@masthead/shared/firms/firm.messages.ts';
import { z } from 'zod';
import type { Chip } from '../lists/FilterChips.tsx';
import { SearchPanel } from '../lists/SearchPanel.tsx';
import { choiceOf, pageNumber, searchText } from '../lists/search.ts';
import { LackingSwitch } from '../showcase/LackingSwitch.tsx';

/** What the list of firms shows, as its address says it. */
export const firmListSearch = z.object({
  name: searchText,
  lacking: choiceOf(['no', 'yes']),
  direction: choiceOf(['asc', 'desc']),
  page: pageNumber,
});
type FirmWishes = Pick<z.output<typeof firmListSearch>, 'name' | 'lacking'>;

interface Props extends FirmWishes {
  onSearch: (search: Partial<FirmWishes>) => void;
}
const none: FirmWishes = { name: '', lacking: 'no' };

/** The search panel of the firms (Spec, showcase 2). */
export function FirmFilters({ name, lacking, onSearch }: Props) {
  return (
    <SearchPanel applied={{ name, lacking }} empty={none} onSearch={onSearch}>
      {(draft, change) => (
        <>
          <TextInput
            type="search"
            label="Name"
            maxLength={200}
            value={draft.name}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <LackingSwitch
            label={firmMessages.lacking}
            value={draft.lacking}
            onChange={(lacking) => change({ lacking })}
          />
        </>
      )}
    </SearchPanel>
  );
}

/** What the firms are searched by, as chips over the table. */
export const firmChips = ({ name, lacking, onSearch }: Props): Chip[] => [
  ...(name ? [{ label: `Name: ${name}`, onRemove: () => onSearch({ name: '' }) }] : []),
  ...(lacking === 'yes'
    ? [{ label: firmMessages.lacking, onRemove: () => onSearch({ lacking: 'no' }) }]
    : []),
];
