import { Button, Group } from '@mantine/core';
import { siteLabel } from '@masthead/shared/people/sites/site.record.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import { Link } from '@tanstack/react-router';
import { SiteSelect } from '../../people/sites/SiteSelect.tsx';
import { useSites } from '../../people/sites/site.queries.ts';
import { pathTo } from '../../platform/api/links.tsx';
import { NoRows } from '../../platform/lists/NoRows.tsx';
import { useListSearch } from '../../platform/lists/search.ts';
import { ViewToggle } from '../../platform/lists/ViewToggle.tsx';
import { picked, words } from '../../platform/records/filter.tsx';
import { localPage } from '../../platform/records/local-page.ts';
import { RecordList } from '../../platform/records/RecordList.tsx';
import { useFreshTemplates } from './email-template.queries.ts';
import { TemplateMatrix } from './TemplateMatrix.tsx';
import { templateColumns } from './template-columns.tsx';
import { categoryFilter, templateSearch } from './template-filters.tsx';
import { isAskedFor } from './template-matrix.ts';

const pageSize = 50;

/** Spec, platform 2.4: every email template, by category and site or as the table of the specification. */
export function EmailTemplateListPage() {
  const list = useListSearch(templateSearch);
  const [search, setSearch] = list;
  const query = useFreshTemplates();
  const sites = useSites().data;
  const siteName = (siteId: number | null) => {
    const site = sites?.find(({ id }) => id === siteId);
    return site && siteLabel(site);
  };
  const templates = query.data ?? [];
  const matching = query.data?.filter((template) => isAskedFor(template, search));
  const isTable = search.view === 'table';
  const empty = (
    <NoRows
      none="No email templates yet. Add the first one."
      noMatch="No template matches these filters."
      action={<AddTemplate />}
    />
  );
  return (
    <RecordList
      screen="emailTemplateList"
      label="Email templates"
      list={list}
      query={localPage(query, matching, search.page, pageSize)}
      failure={sentences.notLoaded('email templates')}
      columns={templateColumns(templates)}
      pageSize={isTable ? pageSize : undefined}
      expected={20}
      rowLink={({ id }) => ({ to: pathTo('emailTemplateEdit', { id }) })}
      rowName={({ description }) => description}
      filters={{
        search: words('Description', 'Words in the description'),
        siteId: picked('Site', 'All sites', SiteSelect, siteName),
        category: categoryFilter,
      }}
      hasFewColumns={isTable}
      primaryAction={
        <Group gap="xs">
          <ViewToggle views={views} view={search.view} onView={(view) => setSearch({ view })} />
          <AddTemplate />
        </Group>
      }
      empty={empty}
      instead={!isTable && <TemplateMatrix query={query} wishes={search} empty={empty} />}
    />
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
