import { Button } from '@mantine/core';
import { inDigits } from '@masthead/shared/counting.ts';
import { sentences } from '@masthead/shared/errors.ts';
import type { OrganizationRow } from '@masthead/shared/organizations/organization.ts';
import { useState } from 'react';
import { pathTo } from '../app/links.tsx';
import type { Column } from '../lists/column.ts';
import { DataTable } from '../lists/DataTable.tsx';
import { EmptyList } from '../lists/EmptyList.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { AddOrganizationDialog } from './AddOrganizationDialog.tsx';
import { useOrganizations } from './organization.queries.ts';
import styles from './organizations.module.css';

const columns: Column<OrganizationRow>[] = [
  {
    key: 'name',
    title: 'Name',
    cell: ({ name }) => <span className={styles.name}>{name}</span>,
    onCard: 'title',
  },
  {
    key: 'kind',
    title: 'Kind',
    holds: 'label',
    cell: ({ isOwner }) => (isOwner ? 'Owner' : <span className={styles.dimmed}>Partner</span>),
    width: 120,
  },
  {
    key: 'users',
    title: 'Users',
    holds: 'value',
    cell: ({ userCount }) => <Count n={userCount} unit={userCount === 1 ? 'user' : 'users'} />,
    align: 'end',
    width: 110,
  },
  {
    key: 'firms',
    title: 'Firms',
    holds: 'value',
    cell: ({ firmCount }) => <Count n={firmCount} unit={firmCount === 1 ? 'firm' : 'firms'} />,
    align: 'end',
    width: 110,
  },
];

/** A number, with what is counted where the columns have no heads. */
function Count({ n, unit }: { n: number; unit: string }) {
  return (
    <>
      {inDigits(n)}
      <span className={styles.unit}> {unit}</span>
    </>
  );
}

/** Spec, platform 2.4: every organization, each a way to its detail. */
export function OrganizationListPage() {
  const query = useOrganizations();
  const [isAdding, setAdding] = useState(false);
  const rows = query.data;
  const add = <Button onClick={() => setAdding(true)}>Add organization</Button>;
  return (
    <div className={styles.page}>
      <PageHeading screen="organizationList" title="Organizations" count={rows?.length}>
        {add}
      </PageHeading>
      <DataTable
        label="Organizations"
        failure={sentences.notLoaded('organizations')}
        query={{ ...query, data: rows && { totalCount: rows.length, nodes: rows } }}
        columns={columns}
        pageSize={6}
        rowLink={({ id }) => ({ to: pathTo('organizationEdit', { id }) })}
        rowName={({ name }) => name}
        empty={<EmptyList sentence="There are no organizations yet." action={add} />}
      />
      {isAdding && <AddOrganizationDialog onClose={() => setAdding(false)} />}
    </div>
  );
}
