import { Button } from '@mantine/core';
import { seriesMessages } from '@masthead/shared/editorial/series/series.messages.ts';
import { type Series, seriesPageSize } from '@masthead/shared/editorial/series/series.ts';
import { listDay } from '@masthead/shared/platform/values/dates.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pathTo } from '../../platform/api/links.tsx';
import type { Column } from '../../platform/lists/column.ts';
import { DataTable } from '../../platform/lists/DataTable.tsx';
import { ListShell } from '../../platform/lists/ListShell.tsx';
import { NoRows } from '../../platform/lists/NoRows.tsx';
import { useListSearch } from '../../platform/lists/search.ts';
import clamped from '../../platform/ui/clamped.module.css';
import { late } from '../../platform/ui/late.tsx';
import {
  pageOfSeries,
  SeriesFilters,
  type SeriesSort,
  seriesSearch,
  useSeriesChips,
} from './SeriesFilters.tsx';
import styles from './series.module.css';
import { seriesOfSite } from './series.queries.ts';

const AddSeriesDialog = late(async () => (await import('./AddSeriesDialog.tsx')).AddSeriesDialog);

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
            none="No series yet. Add the first one."
            noMatch="No series match these filters."
            action={add}
          />
        }
      />
      {isAdding && <AddSeriesDialog siteId={search.siteId} onClose={() => setAdding(false)} />}
    </ListShell>
  );
}

const dayOf = (day: string | null) => (day ? listDay(day) : null);

/** The columns of the dashboard (Spec, content 2). */
const seriesColumns: Column<Series, SeriesSort>[] = [
  {
    key: 'headline',
    title: 'Series Name',
    cell: ({ data, active }) => (
      <span className={styles.name}>
        <span className={clamped.name}>{data.headline}</span>
        {active && <span className={styles.ribbon}>Active</span>}
      </span>
    ),
    sort: 'headline',
    sortFirst: 'asc',
    onCard: 'title',
  },
  {
    key: 'name',
    title: 'Internal Name',
    cell: ({ data }) => <span className={styles.dimmed}>{data.name}</span>,
    sort: 'name',
    sortFirst: 'asc',
    width: '24%',
    from: 860,
  },
  {
    key: 'type',
    title: 'Type',
    holds: 'label',
    cell: ({ data }) => data.type,
    sort: 'type',
    width: 110,
  },
  {
    key: 'start',
    title: 'Start Date',
    holds: 'value',
    cell: ({ data }) => dayOf(data.startDate),
    sort: 'startDate',
    sortFirst: 'desc',
    width: 112,
  },
  {
    key: 'end',
    title: 'End Date',
    holds: 'value',
    cell: ({ data }) => dayOf(data.endDate),
    sort: 'endDate',
    sortFirst: 'desc',
    width: 112,
    from: 700,
  },
  {
    key: 'site',
    title: 'Site',
    holds: 'label',
    cell: ({ city }) => city,
    sort: 'site',
    sortFirst: 'asc',
    width: 112,
  },
];
