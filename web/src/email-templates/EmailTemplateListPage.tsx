import { Button, Group, Select, Stack } from '@mantine/core';
import { emailStyles } from '@masthead/shared/campaigns/campaign.ts';
import { siteLabel } from '@masthead/shared/sites/site.ts';
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import { Link } from '@tanstack/react-router';
import { z } from 'zod';
import { pathTo } from '../app/links.tsx';
import type { Chip } from '../lists/FilterChips.tsx';
import { ListShell } from '../lists/ListShell.tsx';
import { NoRows } from '../lists/NoRows.tsx';
import { SearchBox } from '../lists/SearchBox.tsx';
import { choiceOf, optionalId, pageNumber, searchText, useListSearch } from '../lists/search.ts';
import { ViewToggle } from '../lists/ViewToggle.tsx';
import { SiteSelect } from '../sites/SiteSelect.tsx';
import { useSites } from '../sites/site.queries.ts';
import { useFreshTemplates } from './email-template.queries.ts';
import { TemplateMatrix } from './TemplateMatrix.tsx';
import { TemplateTable } from './TemplateTable.tsx';
import { isAskedFor } from './template-matrix.ts';

const pageSize = 50;

const templateSearch = z.object({
  search: searchText,
  siteId: optionalId,
  category: choiceOf(['All', ...emailStyles]),
  view: choiceOf(['matrix', 'table']),
  page: pageNumber,
});
type TemplateSearch = z.output<typeof templateSearch>;

/** Spec, platform 2.4: every email template, by category and site or as the table of the specification. */
export function EmailTemplateListPage() {
  const [search, setSearch, place] = useListSearch(templateSearch);
  const query = useFreshTemplates();
  const matching = query.data?.filter((template) => isAskedFor(template, search));
  const first = (search.page - 1) * pageSize;
  const rows = {
    data: matching && {
      totalCount: matching.length,
      nodes: matching.slice(first, first + pageSize),
    },
    error: query.error,
    isFetching: query.isFetching,
    isPlaceholderData: false,
    refetch: query.refetch,
  };
  const chips = useChips(search, setSearch);
  const isTable = search.view === 'table';
  const empty = (
    <NoRows
      none="There are no email templates yet."
      noMatch="No template matches these filters."
      action={<AddTemplate />}
    />
  );
  return (
    <ListShell
      screen="emailTemplateList"
      query={rows}
      primaryAction={
        <Group gap="xs">
          <ViewToggle views={views} view={search.view} onView={(view) => setSearch({ view })} />
          <AddTemplate />
        </Group>
      }
      filters={<Filters search={search} onChange={setSearch} />}
      chips={chips}
      place={place}
      paging={isTable ? { pageSize } : undefined}
      hasFewColumns={isTable}
    >
      {isTable ? (
        <TemplateTable query={rows} templates={query.data ?? []} empty={empty} />
      ) : (
        <TemplateMatrix query={query} wishes={search} empty={empty} />
      )}
    </ListShell>
  );
}

const views = [
  { view: 'matrix', label: 'By category and site', Icon: IconLayoutGrid },
  { view: 'table', label: 'Table view', Icon: IconTable },
] as const;

const AddTemplate = () => (
  <Button renderRoot={(root) => <Link to={pathTo('emailTemplateAdd')} {...root} />}>
    Add template
  </Button>
);

interface FiltersProps {
  search: TemplateSearch;
  onChange: (changes: Partial<TemplateSearch>, options?: { replace: boolean }) => void;
}

function Filters({ search, onChange }: FiltersProps) {
  return (
    <Stack gap="md">
      <SearchBox
        label="Description"
        placeholder="Words in the description"
        value={search.search}
        onSearch={(words) => onChange({ search: words }, { replace: true })}
      />
      <SiteSelect
        label="Site"
        placeholder="All sites"
        clearable
        value={search.siteId}
        onChange={(siteId) => onChange({ siteId })}
      />
      <Select
        label="Category"
        placeholder="All categories"
        clearable
        data={emailStyles}
        value={search.category === 'All' ? null : search.category}
        onChange={(category) => onChange({ category: category ?? 'All' })}
      />
    </Stack>
  );
}

function useChips(search: TemplateSearch, onChange: FiltersProps['onChange']): Chip[] {
  const sites = useSites();
  const site = sites.data?.find(({ id }) => id === search.siteId);
  const standard = templateSearch.parse({});
  const words: { [K in Exclude<keyof TemplateSearch, 'view' | 'page'>]: string } = {
    search: `Description: ${search.search}`,
    siteId: `Site: ${site ? siteLabel(site) : search.siteId}`,
    category: `Category: ${search.category}`,
  };
  return (Object.keys(words) as (keyof typeof words)[])
    .filter((key) => search[key] !== standard[key])
    .map((key) => ({
      label: words[key],
      onRemove: () => onChange({ [key]: standard[key] }),
    }));
}
