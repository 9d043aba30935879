import { Button } from '@mantine/core';
import { sentences } from '@masthead/shared/errors.ts';
import type { Site } from '@masthead/shared/sites/site.ts';
import { useState } from 'react';
import { pathTo } from '../app/links.tsx';
import type { Column } from '../lists/column.ts';
import { DataTable } from '../lists/DataTable.tsx';
import { EmptyList } from '../lists/EmptyList.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { AddCityDialog } from './AddCityDialog.tsx';
import { useSiteList } from './site.queries.ts';
import styles from './sites.module.css';

const columns: Column<Site>[] = [
  {
    key: 'site',
    title: 'Property and city',
    cell: ({ property, city }) => (
      <span className={styles.text}>
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

/** Spec, platform 2.4: the sites by property and city, in the order of every list. */
export function SiteListPage() {
  const query = useSiteList();
  const [isAdding, setAdding] = useState(false);
  const rows = query.data;
  const add = <Button onClick={() => setAdding(true)}>Add City</Button>;
  return (
    <div className={styles.page}>
      <PageHeading screen="siteList" title="Sites" count={rows?.length}>
        {add}
      </PageHeading>
      <DataTable
        label="Sites"
        failure={sentences.notLoaded('sites')}
        query={{ ...query, data: rows && { totalCount: rows.length, nodes: rows } }}
        columns={columns}
        pageSize={8}
        rowLink={({ id }) => ({ to: pathTo('siteEdit', { id }) })}
        rowName={({ name }) => name}
        empty={<EmptyList sentence="There are no sites yet." action={add} />}
      />
      {isAdding && <AddCityDialog onClose={() => setAdding(false)} />}
    </div>
  );
}
