import { Button } from '@mantine/core';
import { seriesMessages } from '@masthead/shared/series/series.messages.ts';
import { seriesPageSize } from '@masthead/shared/series/series.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { pathTo } from '../app/links.tsx';
import { DataTable } from '../lists/DataTable.tsx';
import { ListShell } from '../lists/ListShell.tsx';
import { NoRows } from '../lists/NoRows.tsx';
import { useListSearch } from '../lists/search.ts';
import { SeriesFilters, useSeriesChips } from './SeriesFilters.tsx';
import { seriesOfSite } from './series.queries.ts';
import { seriesColumns } from './series-columns.tsx';
import { pageOfSeries, seriesSearch } from './series-search.ts';

const AddSeriesDialog = lazy(async () => ({
  default: (await import('./AddSeriesDialog.tsx')).AddSeriesDialog,
}));

/** Spec, content 2: the dashboard of series. */
export function SeriesListPage() {
  const [search, setSearch, place] = useListSearch(seriesSearch);
  const [isAdding, setAdding] = useState(false);
  const all = useQuery({ ...seriesOfSite(search.siteId), placeholderData: keepPreviousData });
  const [now] = useState(() => new Date());
  const query = { ...all, data: all.data && pageOfSeries(all.data, search, now) };
  const chips = useSeriesChips({ search, onSearch: setSearch });
  const add = (
    <Button leftSection={<IconPlus size={16} stroke={1.5} />} onClick={() => setAdding(true)}>
      Add Series
    </Button>
  );
  return (
    <ListShell
      screen="seriesList"
      query={query}
      primaryAction={add}
      filters={<SeriesFilters search={search} onSearch={setSearch} />}
      chips={chips}
      place={place}
      paging={{ pageSize: seriesPageSize }}
    >
      <DataTable
        label="Series"
        query={query}
        columns={seriesColumns}
        pageSize={seriesPageSize}
        failure={seriesMessages.loadFailed}
        rowLink={({ site_id: siteId, id }) => ({
          to: pathTo('seriesEdit', { siteId, seriesId: id }),
        })}
        rowName={({ data }) => data.headline}
        sorting={{
          by: search.sort,
          direction: search.direction,
          onSort: (sort, direction) => setSearch({ sort, direction }),
        }}
        empty={
          <NoRows
            none="There are no series yet."
            noMatch="No series matches these filters."
            action={add}
          />
        }
      />
      {isAdding && (
        <Suspense>
          <AddSeriesDialog siteId={search.siteId} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </ListShell>
  );
}
