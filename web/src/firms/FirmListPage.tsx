import { Button } from '@mantine/core';
import { firmMessages } from '@masthead/shared/firms/firm.messages.ts';
import { showcasePageSize } from '@masthead/shared/showcase/paging.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { z } from 'zod';
import { pathTo } from '../app/links.tsx';
import { useUser } from '../app/session.ts';
import { DataTable } from '../lists/DataTable.tsx';
import { ListShell } from '../lists/ListShell.tsx';
import { pageNumber, searchText, useListSearch } from '../lists/search.ts';
import { NoRecords } from '../showcase/NoRecords.tsx';
import { FirmFilters } from './FirmFilters.tsx';
import { firmPage } from './firm.queries.ts';
import { firmColumns, ownFirmColumns } from './firm-columns.tsx';

/** Why: what forms need comes only when somebody creates a firm. */
const CreateFirmDialog = lazy(() =>
  import('./CreateFirmDialog.tsx').then((module) => ({ default: module.CreateFirmDialog })),
);

const firmListSearch = z.object({ name: searchText, page: pageNumber });

/** Spec, showcase 2: the list of firms. */
export function FirmListPage() {
  const { isGowUser } = useUser();
  const [{ name, page }, setSearch] = useListSearch(firmListSearch);
  const query = useQuery({
    ...firmPage(name, page, showcasePageSize),
    placeholderData: keepPreviousData,
  });
  const [isCreating, setCreating] = useState(false);
  const onClear = () => setSearch({ name: '' });
  const create = (
    <Button leftSection={<IconPlus size={16} stroke={1.5} />} onClick={() => setCreating(true)}>
      Firm
    </Button>
  );
  return (
    <>
      <ListShell
        screen="firmList"
        query={query}
        primaryAction={create}
        filters={<FirmFilters name={name} onSearch={setSearch} />}
        chips={name ? [{ label: `Name: ${name}`, onRemove: onClear }] : []}
        onClear={onClear}
        paging={{ page, pageSize: showcasePageSize, onPage: (next) => setSearch({ page: next }) }}
      >
        <DataTable
          label="Firms"
          failure={name ? firmMessages.searchFailed : firmMessages.getFailed}
          query={query}
          columns={isGowUser ? firmColumns : ownFirmColumns}
          pageSize={showcasePageSize}
          rowLink={({ id }) => ({ to: pathTo('firmEdit', { id }) })}
          rowName={(firm) => firm.name}
          empty={
            <NoRecords
              isFiltered={name !== ''}
              isPastTheEnd={(query.data?.totalCount ?? 0) > 0}
              onClear={onClear}
              onFirstPage={() => setSearch({ page: 1 })}
            />
          }
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
