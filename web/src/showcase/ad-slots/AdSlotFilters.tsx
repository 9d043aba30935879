import { Select } from '@mantine/core';
import { slotStatuses } from '@masthead/shared/showcase/ad-slots/ad-slot.ts';
import { SiteSelect } from '../../people/sites/SiteSelect.tsx';
import { useSites } from '../../people/sites/site.queries.ts';
import type { Chip } from '../../platform/lists/FilterChips.tsx';
import { SearchPanel } from '../../platform/lists/SearchPanel.tsx';
import { FirmMultiSelect } from '../firms/FirmMultiSelect.tsx';
import { useChosenFirms } from '../firms/firm.queries.ts';
import { idsOf, type SlotSearch, slotSearch } from './ad-slot-search.ts';

interface Props {
  search: SlotSearch;
  onSearch: (search: Partial<SlotSearch>) => void;
}

const empty = slotSearch.parse({});

/** The search panel of ad slots: Site, Firms, Status (Spec, showcase 2). */
export function AdSlotFilters({ search: { siteId, firms, status }, onSearch }: Props) {
  return (
    <SearchPanel applied={{ siteId, firms, status }} empty={empty} onSearch={onSearch}>
      {(draft, change) => (
        <>
          <SiteSelect
            label="Site"
            placeholder="All sites"
            clearable
            searchable
            value={draft.siteId}
            onChange={(siteId) => change({ siteId })}
          />
          <FirmMultiSelect
            label="Firms"
            placeholder="All firms"
            value={idsOf(draft.firms)}
            onChange={(ids) => change({ firms: ids.join(',') })}
          />
          <Select
            label="Status"
            allowDeselect={false}
            data={slotStatuses}
            value={draft.status}
            onChange={(next) => change({ status: next ?? 'All' })}
          />
        </>
      )}
    </SearchPanel>
  );
}

/** The active filters of ad slots as chips over the table. */
export function useSlotChips({ search, onSearch }: Props): Chip[] {
  const sites = useSites();
  const ids = idsOf(search.firms);
  const firms = useChosenFirms(ids);
  const chips: Chip[] = firms.map(({ id, name }) => ({
    label: `Firm: ${name}`,
    onRemove: () => onSearch({ firms: ids.filter((other) => other !== id).join(',') }),
  }));
  const { siteId, status } = search;
  if (siteId !== null) {
    const name = sites.data?.find(({ id }) => id === siteId)?.name ?? siteId;
    chips.unshift({ label: `Site: ${name}`, onRemove: () => onSearch({ siteId: null }) });
  }
  if (status !== 'All')
    chips.push({ label: `Status: ${status}`, onRemove: () => onSearch({ status: 'All' }) });
  return chips;
}
