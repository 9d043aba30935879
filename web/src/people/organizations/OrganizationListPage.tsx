import { TextInput } from '@mantine/core';
import { organizationEndpoints } from '@masthead/shared/people/organizations/organization.endpoints.ts';
import { organizationMessages } from '@masthead/shared/people/organizations/organization.messages.ts';
import { organizationRecord } from '@masthead/shared/people/organizations/organization.record.ts';
import type { OrganizationRow } from '@masthead/shared/people/organizations/organization.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { inDigits } from '@masthead/shared/platform/values/counting.ts';
import { call } from '../../platform/api/call.ts';
import { pathTo, useGoTo } from '../../platform/api/links.tsx';
import type { Column } from '../../platform/lists/column.ts';
import { NoRows } from '../../platform/lists/NoRows.tsx';
import { AddButton } from '../../platform/records/AddButton.tsx';
import { AddDialog } from '../../platform/records/AddDialog.tsx';
import { localPage } from '../../platform/records/local-page.ts';
import { RecordList } from '../../platform/records/RecordList.tsx';
import text from '../../platform/ui/text.module.css';
import { OwnerSwitch } from './OwnerSwitch.tsx';
import { useOrganizations } from './organization.queries.ts';
import styles from './organizations.module.css';

const columns: Column<OrganizationRow>[] = [
  {
    key: 'name',
    title: 'Name',
    cell: ({ name }) => <span className={text.anywhere}>{name}</span>,
    onCard: 'title',
  },
  {
    key: 'kind',
    title: 'Kind',
    holds: 'label',
    cell: ({ isOwner }) => (isOwner ? 'Owner' : <span className={text.dimmed}>Partner</span>),
    width: '26%',
  },
  {
    key: 'users',
    title: 'Users',
    holds: 'value',
    cell: ({ userCount }) => <Count n={userCount} unit={userCount === 1 ? 'user' : 'users'} />,
    align: 'end',
    width: '16%',
  },
  {
    key: 'firms',
    title: 'Firms',
    holds: 'value',
    cell: ({ firmCount }) => <Count n={firmCount} unit={firmCount === 1 ? 'firm' : 'firms'} />,
    align: 'end',
    width: '16%',
  },
];

/** A number, with its noun where the columns have no headings. */
function Count({ n, unit }: { n: number; unit: string }) {
  return (
    <>
      {inDigits(n)}
      <span className={styles.unit}> {unit}</span>
    </>
  );
}

const add = (
  <AddButton
    label="Add organization"
    dialog={(onClose) => <AddOrganizationDialog onClose={onClose} />}
  />
);

/** Spec, platform 2.4: all organizations, each linked to its page. */
export function OrganizationListPage() {
  const query = useOrganizations();
  return (
    <RecordList
      screen="organizationList"
      label="Organizations"
      query={localPage(query, query.data)}
      failure={sentences.notLoaded('organizations')}
      columns={columns}
      expected={6}
      rowLink={({ id }) => ({ to: pathTo('organizationEdit', { id }) })}
      rowName={({ name }) => name}
      hasFewColumns
      primaryAction={add}
      empty={<NoRows none="No organizations yet. Add the first one." action={add} />}
    />
  );
}

/** Spec, platform 2.4: the Add organization dialog. */
function AddOrganizationDialog({ onClose }: { onClose: () => void }) {
  const goTo = useGoTo();
  return (
    <AddDialog
      title="Add organization"
      record={organizationRecord}
      screen="organizationList"
      create={(values) => call(organizationEndpoints.create, { body: values })}
      added={organizationMessages.added}
      get={organizationEndpoints.get}
      onAdded={({ id }) => void goTo('organizationEdit', { id })}
      onClose={onClose}
    >
      {(area) => (
        <>
          <TextInput {...area.input('name')} />
          <OwnerSwitch {...area} />
        </>
      )}
    </AddDialog>
  );
}
