import { Button, Select, Stack } from '@mantine/core';
import { emailStyles } from '@masthead/shared/campaigns/campaign.ts';
import type { EmailTemplateReference } from '@masthead/shared/email-templates/email-template.ts';
import { sentences } from '@masthead/shared/errors.ts';
import { siteLabel } from '@masthead/shared/sites/site.ts';
import { Link } from '@tanstack/react-router';
import { z } from 'zod';
import { pathTo } from '../app/links.tsx';
import type { Column } from '../lists/column.ts';
import { DataTable } from '../lists/DataTable.tsx';
import type { Chip } from '../lists/FilterChips.tsx';
import { ListShell } from '../lists/ListShell.tsx';
import { NoRows } from '../lists/NoRows.tsx';
import { SearchBox } from '../lists/SearchBox.tsx';
import { choiceOf, optionalId, pageNumber, searchText, useListSearch } from '../lists/search.ts';
import { SiteSelect } from '../sites/SiteSelect.tsx';
import { useSites } from '../sites/site.queries.ts';
import { useFreshTemplates } from './email-template.queries.ts';
import { InUseCell, rivalsOf } from './TemplateInUse.tsx';

const pageSize = 50;

const templateSearch = z.object({
  search: searchText,
  siteId: optionalId,
  category: choiceOf(['All', ...emailStyles]),
  page: pageNumber,
});
type TemplateSearch = z.output<typeof templateSearch>;

/** The columns of the specification (platform 2.4), and which one counts where several compete. */
const specified: Column<EmailTemplateReference>[] = [
  { key: 'description', title: 'Description', cell: (row) => row.description, onCard: 'title' },
  { key: 'city', title: 'City', cell: (row) => row.site?.city, width: '24%' },
  { key: 'site', title: 'Site', cell: (row) => row.site?.property, width: '24%' },
];

const inUseColumn = (
  templates: readonly EmailTemplateReference[],
): Column<EmailTemplateReference> => ({
  key: 'inUse',
  title: 'In use',
  cell: (row) => <InUseCell template={row} rivals={rivalsOf(templates, row)} />,
  width: 250,
});

/** Spec, platform 2.4: every email template, by description and site. */
export function EmailTemplateListPage() {
  const [search, setSearch, place] = useListSearch(templateSearch);
  const query = useFreshTemplates();
  const matching = query.data?.filter((template) => isMatch(template, search));
  const columns = query.data?.some((one) => rivalsOf(query.data, one).length > 0)
    ? [...specified, inUseColumn(query.data)]
    : specified;
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
  return (
    <ListShell
      screen="emailTemplateList"
      query={rows}
      primaryAction={<AddTemplate />}
      filters={<Filters search={search} onChange={setSearch} />}
      chips={chips}
      place={place}
      paging={{ pageSize }}
    >
      <DataTable
        label="Email templates"
        failure={sentences.notLoaded('email templates')}
        query={rows}
        columns={columns}
        pageSize={20}
        rowLink={({ id }) => ({ to: pathTo('emailTemplateEdit', { id }) })}
        rowName={({ description }) => description}
        empty={
          <NoRows
            none="There are no email templates yet."
            noMatch="No template matches these filters."
            action={<AddTemplate />}
          />
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
