import { sentences } from '@masthead/shared/errors.ts';
import { siteEndpoints } from '@masthead/shared/sites/site.endpoints.ts';
import { siteMessages } from '@masthead/shared/sites/site.messages.ts';
import { type Site, siteRecord } from '@masthead/shared/sites/site.record.ts';
import { call } from '../app/call.ts';
import { pathTo } from '../app/links.tsx';
import type { Column } from '../lists/column.ts';
import { NoRows } from '../lists/NoRows.tsx';
import { AddButton } from '../records/AddButton.tsx';
import { AddDialog } from '../records/AddDialog.tsx';
import { localPage } from '../records/local-page.ts';
import { RecordList } from '../records/RecordList.tsx';
import text from '../ui/text.module.css';
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

/** Spec, platform 2.4: the sites by property and city, in the order of every list. */
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
      empty={<NoRows none="There are no sites yet." action={add} />}
    />
  );
}

/** Spec, platform 2.4: the Add City dialog. A new city is mostly one of the main property. */
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
