import { Button } from '@mantine/core';
import { firmMessages } from '@masthead/shared/firms/firm.messages.ts';
import { showcasePageSize } from '@masthead/shared/showcase/paging.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { pathTo } from '../app/links.tsx';
import { useUser } from '../app/session.ts';
import { DataTable } from '../lists/DataTable.tsx';
import { ListShell } from '../lists/ListShell.tsx';
import { useListSearch } from '../lists/search.ts';
import { NoRecords } from '../showcase/NoRecords.tsx';
import { FirmFilters, firmChips, firmListSearch } from './FirmFilters.tsx';
import { firmPage } from './firm.queries.ts';
import { firmColumns, ownFirmColumns } from './firm-columns.tsx';

/** Why: what forms need comes only when somebody creates a firm. */
const CreateFirmDialog = lazy(() =>
  import('./CreateFirmDialog.tsx').then((module) => ({ default: module.CreateFirmDialog })),
);

/** Spec, showcase 2: the list of firms. */
export function FirmListPage() {
  const { isStaff } = useUser();
  const [{ name, lacking, direction, page }, setSearch, place] = useListSearch(firmListSearch);
  const query = useQuery({
    ...firmPage({ name, lacking }, page, showcasePageSize, direction),
    placeholderData: keepPreviousData,
  });
  const [isCreating, setCreating] = useState(false);
  const create = (
    <Button leftSection={<IconPlus size={16} stroke={1.5} />} onClick={() => setCreating(true)}>
      Firm
    </Button>
  );
  return (
    <>
      <ListShell
        hasFewColumns
        screen="firmList"
        query={query}
        primaryAction={create}
        filters={<FirmFilters name={name} lacking={lacking} onSearch={setSearch} />}
        chips={firmChips({ name, lacking, onSearch: setSearch })}
        place={place}
        paging={{ pageSize: showcasePageSize }}
      >
        <DataTable
          label="Firms"
          failure={name ? firmMessages.searchFailed : firmMessages.getFailed}
          query={query}
          columns={isStaff ? firmColumns : ownFirmColumns}
          pageSize={showcasePageSize}
          rowLink={({ id }) => ({ to: pathTo('firmEdit', { id }) })}
          rowName={(firm) => firm.name}
          sorting={{
            by: 'name',
            direction,
            onSort: (_, next) => setSearch({ direction: next }),
          }}
          empty={<NoRecords />}
        />
      </ListShell>
      {isCreating && (
        <Suspense fallback={null}>
          <CreateFirmDialog onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </>
  );
}
