import { Button, Select, Stack } from '@mantine/core';
import { emailStyles } from '@masthead/shared/campaigns/campaign.ts';
import type { EmailTemplateReference } from '@masthead/shared/email-templates/email-template.ts';
import { inSiteOrder, siteLabel } from '@masthead/shared/sites/site.ts';
import { Link } from '@tanstack/react-router';
import { z } from 'zod';
import { pathTo } from '../app/links.tsx';
import type { Column } from '../lists/column.ts';
import { DataTable } from '../lists/DataTable.tsx';
import { EmptyList } from '../lists/EmptyList.tsx';
import type { Chip } from '../lists/FilterChips.tsx';
import { ListShell } from '../lists/ListShell.tsx';
import { SearchBox } from '../lists/SearchBox.tsx';
import { choiceOf, optionalId, pageNumber, searchText, useListSearch } from '../lists/search.ts';
import { useSites } from '../sites/site.queries.ts';
import { useFreshTemplates } from './email-template.queries.ts';

const pageSize = 50;

const templateSearch = z.object({
  search: searchText,
  siteId: optionalId,
  category: choiceOf(['All', ...emailStyles]),
  page: pageNumber,
});
type TemplateSearch = z.output<typeof templateSearch>;

/** The columns of the specification (platform 2.4). */
const columns: Column<EmailTemplateReference>[] = [
  { key: 'description', title: 'Description', cell: (row) => row.description, onCard: 'title' },
  { key: 'city', title: 'City', cell: (row) => row.site?.city, width: '24%' },
  { key: 'site', title: 'Site', cell: (row) => row.site?.property, width: '24%' },
];

/** Spec, platform 2.4: every email template, by description and site. */
export function EmailTemplateListPage() {
  const [search, setSearch] = useListSearch(templateSearch);
  const query = useFreshTemplates();
  const matching = query.data?.filter((template) => isMatch(template, search));
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
  const onClear = () => setSearch(templateSearch.parse({}));
  return (
    <ListShell
      screen="emailTemplateList"
      query={rows}
      primaryAction={<AddTemplate />}
      filters={<Filters search={search} onChange={setSearch} />}
      chips={chips}
      onClear={onClear}
      paging={{ page: search.page, pageSize, onPage: (page) => setSearch({ page }) }}
    >
      <DataTable
        label="Email templates"
        failure="The email templates could not be loaded."
        query={rows}
        columns={columns}
        pageSize={20}
        rowLink={({ id }) => ({ to: pathTo('emailTemplateEdit', { id }) })}
        rowName={({ description }) => description}
        empty={
          query.data?.length === 0 ? (
            <EmptyList sentence="There are no email templates yet." action={<AddTemplate />} />
          ) : (
            <EmptyList
              sentence="No template matches these filters."
              action={<Button onClick={onClear}>Clear the filters</Button>}
            />
          )
        }
      />
    </ListShell>
  );
}

const AddTemplate = () => (
  <Button renderRoot={(root) => <Link to={pathTo('emailTemplateAdd')} {...root} />}>
    Add template
  </Button>
);

function isMatch(template: EmailTemplateReference, { search, siteId, category }: TemplateSearch) {
  return (
    template.description.toLocaleLowerCase().includes(search.toLocaleLowerCase()) &&
    (siteId === null || template.siteId === siteId) &&
    (category === 'All' || template.category === category)
  );
}

interface FiltersProps {
  search: TemplateSearch;
  onChange: (changes: Partial<TemplateSearch>, options?: { replace: boolean }) => void;
}

function Filters({ search, onChange }: FiltersProps) {
  const sites = useSites();
  return (
    <Stack gap="md">
      <SearchBox
        label="Description"
        placeholder="Words in the description"
        value={search.search}
        onSearch={(words) => onChange({ search: words }, { replace: true })}
      />
      <Select
        label="Site"
        placeholder="All sites"
        clearable
        data={inSiteOrder(sites.data ?? []).map((site) => ({
          value: String(site.id),
          label: siteLabel(site),
        }))}
        value={search.siteId === null ? null : String(search.siteId)}
        onChange={(siteId) => onChange({ siteId: siteId ? Number(siteId) : null })}
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
  const words: { [K in keyof TemplateSearch]?: string } = {
    search: `Description: ${search.search}`,
    siteId: `Site: ${site ? siteLabel(site) : search.siteId}`,
    category: `Category: ${search.category}`,
  };
  return (Object.keys(words) as (keyof TemplateSearch)[])
    .filter((key) => search[key] !== standard[key])
    .map((key) => ({
      label: words[key] ?? key,
      onRemove: () => onChange({ [key]: standard[key] }),
    }));
}
