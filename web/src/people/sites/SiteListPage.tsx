import { siteEndpoints } from '@masthead/shared/people/sites/site.endpoints.ts';
import { siteMessages } from '@masthead/shared/people/sites/site.messages.ts';
import { type Site, siteRecord } from '@masthead/shared/people/sites/site.record.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { call } from '../../platform/api/call.ts';
import { pathTo } from '../../platform/api/links.tsx';
import type { Column } from '../../platform/lists/column.ts';
import { NoRows } from '../../platform/lists/NoRows.tsx';
import { AddButton } from '../../platform/records/AddButton.tsx';
import { AddDialog } from '../../platform/records/AddDialog.tsx';
import { localPage } from '../../platform/records/local-page.ts';
import { RecordList } from '../../platform/records/RecordList.tsx';
import text from '../../platform/ui/text.module.css';
import { SiteFields } from './SiteFields.tsx';
import { useSiteList, useSites } from './site.queries.ts';
import styles from './sites.module.css';

const columns: Column<Site>[] = [
  {
    key: 'site',
    title: 'Property and city',
    cell: ({ property, city }) => (
      <span className={text.anywhere}>
        {property} {city}
      </span>
    ),
    onCard: 'title',
  },
  {
    key: 'kind',
    title: 'Kind',
    holds: 'label',
    cell: ({ isMain }) =>
      isMain ? 'Main property' : <span className={styles.dimmed}>Publication</span>,
    width: 150,
    from: 700,
  },
  {
    key: 'url',
    title: 'URL',
    cell: ({ url }) => <span className={styles.dimmed}>{url}</span>,
    width: '40%',
  },
];

const add = (
  <AddButton label="Add City" dialog={(onClose) => <AddCityDialog onClose={onClose} />} />
);

/** Spec, platform 2.4: sites by property and city, in site order. */
export function SiteListPage() {
  const query = useSiteList();
  return (
    <RecordList
      screen="siteList"
      label="Sites"
      query={localPage(query, query.data)}
      failure={sentences.notLoaded('sites')}
      columns={columns}
      expected={8}
      rowLink={({ id }) => ({ to: pathTo('siteEdit', { id }) })}
      rowName={({ name }) => name}
      hasFewColumns
      primaryAction={add}
      empty={<NoRows none="No sites yet. Add the first one." action={add} />}
    />
  );
}

/**
 * Spec, platform 2.4: the Add City dialog. The main property is filled in, because most new cities belong to
 * it.
 */
function AddCityDialog({ onClose }: { onClose: () => void }) {
  const main = useSites().data?.find(({ isMain }) => isMain);
  return (
    <AddDialog
      title="Add City"
      record={siteRecord}
      screen="siteList"
      given={{ property: main?.property ?? '' }}
      create={(values) => call(siteEndpoints.create, { body: values })}
      added={siteMessages.added}
      get={siteEndpoints.get}
      onClose={onClose}
    >
      {(area) => <SiteFields {...area} />}
    </AddDialog>
  );
}
