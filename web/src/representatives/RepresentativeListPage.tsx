import { Button } from '@mantine/core';
import { representativeMessages } from '@masthead/shared/representatives/representative.messages.ts';
import type { Representative } from '@masthead/shared/representatives/representative.ts';
import { showcasePageSize } from '@masthead/shared/showcase/paging.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { pathTo } from '../app/links.tsx';
import { DataTable } from '../lists/DataTable.tsx';
import { ListShell } from '../lists/ListShell.tsx';
import { useListSearch } from '../lists/search.ts';
import { NoRecords } from '../showcase/NoRecords.tsx';
import {
  RepresentativeFilters,
  representativeListSearch,
  useRepresentativeChips,
} from './RepresentativeFilters.tsx';
import { RepresentativeMenu } from './RepresentativeMenu.tsx';
import { representativePage } from './representative.queries.ts';
import { representativeColumns } from './representative-columns.tsx';

/** Why: what forms need comes only when somebody opens a dialog. */
const CreateDialog = lazy(() =>
  import('./CreateRepresentativeDialog.tsx').then((module) => ({
    default: module.CreateRepresentativeDialog,
  })),
);
const EditDialog = lazy(() =>
  import('./EditRepresentativeDialog.tsx').then((module) => ({
    default: module.EditRepresentativeDialog,
  })),
);

/** Spec, showcase 2: the list of realtors. */
export function RepresentativeListPage() {
  const [search, setSearch, place] = useListSearch(representativeListSearch);
  const query = useQuery({ ...representativePage(search), placeholderData: keepPreviousData });
  const chips = useRepresentativeChips({ search, onSearch: setSearch });
  const [dialog, setDialog] = useState<'create' | Representative | null>(null);
  const onClose = () => setDialog(null);
  const create = (
    <Button leftSection={<IconPlus size={16} stroke={1.5} />} onClick={() => setDialog('create')}>
      Realtor
    </Button>
  );
  return (
    <>
      <ListShell
        screen="representativeList"
        query={query}
        primaryAction={create}
        filters={<RepresentativeFilters search={search} onSearch={setSearch} />}
        chips={chips}
        place={place}
        paging={{ pageSize: showcasePageSize }}
      >
        <DataTable
          label="Realtors"
          failure={representativeMessages.getFailed}
          query={query}
          columns={representativeColumns}
          pageSize={showcasePageSize}
          rowLink={({ id }) => ({ to: pathTo('representativeEdit', { id }) })}
          rowName={({ name }) => name}
          sorting={{
            by: search.sort,
            direction: search.direction,
            onSort: (sort, direction) => setSearch({ sort, direction }),
          }}
          rowMenu={(row) => (
            <RepresentativeMenu representative={row} onEdit={() => setDialog(row)} />
          )}
          empty={<NoRecords />}
        />
      </ListShell>
      <Suspense fallback={null}>
        {dialog === 'create' && <CreateDialog firmId={search.firmId} onClose={onClose} />}
        {dialog !== null && dialog !== 'create' && (
          <EditDialog key={dialog.id} representative={dialog} onClose={onClose} />
        )}
      </Suspense>
    </>
  );
}
