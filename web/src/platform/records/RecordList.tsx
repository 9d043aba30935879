import { Stack } from '@mantine/core';
import type { Direction } from '@masthead/shared/platform/contract/paging.ts';
import { Fragment, type ReactNode } from 'react';
import type { ListScreen } from '../forms/edit-crumbs.tsx';
import type { Column, ListQuery, RowLink } from '../lists/column.ts';
import { DataTable } from '../lists/DataTable.tsx';
import { ListShell } from '../lists/ListShell.tsx';
import { SearchPanel } from '../lists/SearchPanel.tsx';
import type { ListPlace, ListSearch } from '../lists/search.ts';
import { type AnyFilters, type AnySearch, chipsOf, type FiltersOf } from './filter.tsx';

interface Props<T, Search, Sort extends string> {
  screen: ListScreen;
  /** The list's name for screen readers: 'Firms'. */
  label: string;
  query: ListQuery<T>;
  /** The message when the rows cannot be loaded. */
  failure?: string;
  columns: Column<T, Sort>[];
  /** Where a row leads; nowhere unless stated. */
  rowLink?: (row: T) => RowLink | null;
  rowName: (row: T) => string;
  /** `Menu.Item`s of the row. */
  rowMenu?: ((row: T) => ReactNode) | undefined;
  /** How many rows are on a page; without it all are on one. */
  pageSize?: number | undefined;
  /** How many rows are drawn before the first ones are there. */
  expected?: number;
  /** Its search from the URL (`useListSearch`); absent for a list without filters. */
  list?: ListSearch<Search>;
  filters?: FiltersOf<Search>;
  /** True where nothing happens before Search or Enter. */
  hasSearchButton?: boolean;
  /** In the place of the rows of a list that has none. */
  empty: ReactNode;
  /** The list's primary action. */
  primaryAction?: ReactNode;
  /** False for a screen that is not named after its rows. */
  hasCount?: boolean | undefined;
  /** A note between the heading and the list. */
  note?: ReactNode;
  /** True for a list of a few short columns. */
  hasFewColumns?: boolean;
  /** In the place of the table, unless it is false. */
  instead?: ReactNode;
  /** Dialogs and drawers that belong to the list. */
  children?: ReactNode;
}

const allOnOnePage: ListPlace = { page: 1, goToPage: () => {}, clear: () => {} };

/** The list screen of records: the parts shared by every list (web/README.md). */
export function RecordList<T extends { id: number }, Search, Sort extends string = string>(
  props: Props<T, Search, Sort>,
) {
  const { query, list, columns, pageSize, children } = props;
  const [search, setSearch, place] = (list ?? [{}, () => {}, allOnOnePage]) as AnyList;
  const filters = props.filters as AnyFilters | undefined;
  return (
    <>
      <ListShell
        screen={props.screen}
        query={query}
        primaryAction={props.primaryAction}
        filters={
          filters && (
            <RecordFilters
              filters={filters}
              search={search}
              onSearch={setSearch}
              waits={props.hasSearchButton ?? false}
            />
          )
        }
        chips={chipsOf(filters ?? {}, search, setSearch)}
        place={place}
        paging={pageSize === undefined ? undefined : { pageSize }}
        hasFewColumns={props.hasFewColumns}
        hasCount={props.hasCount}
        note={props.note}
      >
        {props.instead || (
          <DataTable
            label={props.label}
            query={query}
            {...(props.failure !== undefined && { failure: props.failure })}
            columns={columns}
            pageSize={props.expected ?? pageSize ?? 10}
            rowLink={props.rowLink ?? (() => null)}
            rowName={props.rowName}
            {...(props.rowMenu && { rowMenu: props.rowMenu })}
            {...('direction' in search && {
              sorting: {
                by: search.sort as Sort,
                direction: search.direction as Direction,
                onSort: (sort, direction) => setSearch({ sort, direction }),
              },
            })}
            empty={props.empty}
          />
        )}
      </ListShell>
      {children}
    </>
  );
}

type AnyList = ListSearch<AnySearch>;

interface RecordFiltersProps {
  filters: AnyFilters;
  search: AnySearch;
  onSearch: (changes: AnySearch, options?: { replace: boolean }) => void;
  /** True where nothing happens before Search or Enter (Spec, showcase 2). */
  waits: boolean;
}

/** The inputs of a list's filters. */
function RecordFilters({ filters, search, onSearch, waits }: RecordFiltersProps) {
  const names = Object.keys(filters);
  const of = (values: AnySearch) => Object.fromEntries(names.map((key) => [key, values[key]]));
  const inputs = (values: AnySearch, change: RecordFiltersProps['onSearch']) =>
    Object.entries(filters).map(([key, { input }]) => (
      <Fragment key={key}>
        {input({
          value: values[key],
          onChange: (value, options) => change({ [key]: value }, options),
          waits,
        })}
      </Fragment>
    ));
  if (!waits) return <Stack gap="md">{inputs(search, onSearch)}</Stack>;
  const none = Object.fromEntries(Object.entries(filters).map(([key, one]) => [key, one.none]));
  return (
    <SearchPanel applied={of(search)} empty={none} onSearch={onSearch}>
      {inputs}
    </SearchPanel>
  );
}
