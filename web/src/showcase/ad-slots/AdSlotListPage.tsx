import { Button, Group } from '@mantine/core';
import { adSlotMessages } from '@masthead/shared/showcase/ad-slots/ad-slot.ts';
import { showcasePageSize } from '@masthead/shared/showcase/delivery/paging.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { pathTo } from '../../platform/api/links.tsx';
import { DataTable } from '../../platform/lists/DataTable.tsx';
import { ListShell } from '../../platform/lists/ListShell.tsx';
import { useListSearch } from '../../platform/lists/search.ts';
import { NoRecords } from '../delivery/NoRecords.tsx';
import { AdSlotFilters, useSlotChips } from './AdSlotFilters.tsx';
import { slotPage } from './ad-slot.queries.ts';
import { slotListSearch } from './ad-slot-search.ts';
import { SlotViews } from './SlotViews.tsx';
import { nameOfSlot, slotColumns } from './slot-columns.tsx';

/** Spec, showcase 2: the list of ad slots. */
export function AdSlotListPage() {
  const [search, setSearch, place] = useListSearch(slotListSearch);
  const query = useQuery(slotPage(search));
  const chips = useSlotChips({ search, onSearch: setSearch });
  const create = (
    <Group gap="sm">
      <SlotViews current="adSlotList" />
      <Button
        leftSection={<IconPlus size={16} stroke={1.5} />}
        renderRoot={(root) => <Link to={pathTo('adSlotCreate')} {...root} />}
      >
        New ad slot
      </Button>
    </Group>
  );
  return (
    <ListShell
      screen="adSlotList"
      query={query}
      primaryAction={create}
      filters={<AdSlotFilters search={search} onSearch={setSearch} />}
      chips={chips}
      place={place}
      paging={{ pageSize: showcasePageSize }}
    >
      <DataTable
        label="Ad slots"
        failure={adSlotMessages.listFailed}
        query={query}
        columns={slotColumns}
        pageSize={showcasePageSize}
        rowLink={({ id }) => ({ to: pathTo('adSlotEdit', { id }) })}
        rowName={nameOfSlot}
        sorting={{
          by: search.sort,
          direction: search.direction,
          onSort: (sort, direction) => setSearch({ sort, direction }),
          standard: { sort: 'created', title: 'Added', sortFirst: 'desc' },
        }}
        empty={<NoRecords />}
      />
    </ListShell>
  );
}
