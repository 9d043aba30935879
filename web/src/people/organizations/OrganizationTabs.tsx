import { Button, Group, Menu, Tabs, Text } from '@mantine/core';
import { whatMoveChanges } from '@masthead/shared/people/organizations/organization.rules.ts';
import type {
  Member,
  MovableFirm,
  Organization,
} from '@masthead/shared/people/organizations/organization.ts';
import { heldRole, type Role } from '@masthead/shared/platform/access/roles.ts';
import { inDigits } from '@masthead/shared/platform/values/counting.ts';
import { z } from 'zod';
import { pathTo } from '../../platform/api/links.tsx';
import type { Column } from '../../platform/lists/column.ts';
import { DataTable } from '../../platform/lists/DataTable.tsx';
import { EmptyList } from '../../platform/lists/EmptyList.tsx';
import { choiceOf, useListSearch } from '../../platform/lists/search.ts';
import { localPage } from '../../platform/records/local-page.ts';
import { confirm } from '../../platform/ui/confirm.tsx';
import text from '../../platform/ui/text.module.css';
import { UserAvatar } from '../../platform/ui/UserAvatar.tsx';
import { useRemoveFirm } from './organization.queries.ts';
import styles from './organizations.module.css';

const tabs = ['users', 'firms'] as const;
const tabSearch = z.object({ tab: choiceOf(tabs) });

interface Props {
  organization: Organization;
  onAdd: (what: 'user' | 'firm') => void;
}

/** Spec, platform 2.4: the tabs Users and Showcase Firms; the open one is in the URL. */
export function OrganizationTabs({ organization, onAdd }: Props) {
  const [{ tab }, setSearch] = useListSearch(tabSearch);
  const { users, showcaseFirms } = organization;
  const onChange = (value: string | null) =>
    setSearch({ tab: tabs.find((one) => one === value) ?? 'users' }, { replace: true });
  return (
    <Tabs value={tab} onChange={onChange} keepMounted={false}>
      <Tabs.List>
        <Tabs.Tab value="users">
          Users{' '}
          <Text span inherit c="dimmed" ml={6} style={{ fontVariantNumeric: 'tabular-nums' }}>
            {inDigits(users.length)}
          </Text>
        </Tabs.Tab>
        <Tabs.Tab value="firms">
          Showcase Firms{' '}
          <Text span inherit c="dimmed" ml={6} style={{ fontVariantNumeric: 'tabular-nums' }}>
            {inDigits(showcaseFirms.length)}
          </Text>
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="users">
        <Members organization={organization} onAdd={() => onAdd('user')} />
      </Tabs.Panel>
      <Tabs.Panel value="firms">
        <Firms organization={organization} onAdd={() => onAdd('firm')} />
      </Tabs.Panel>
    </Tabs>
  );
}

interface TabProps {
  organization: Organization;
  onAdd: () => void;
}

/** Wraps rows that came with the organization as the query that a table expects. */
const asQuery = <T,>(rows: T[]) =>
  localPage({ error: null, isFetching: false, refetch: () => {} }, rows);

function Members({ organization, onAdd }: TabProps) {
  const { name, users } = organization;
  const add = (
    <Button variant="default" onClick={onAdd}>
      Add user
    </Button>
  );
  return (
    <>
      <Group className={styles.tabHead} justify="space-between" gap="8px 16px">
        <p>Each user belongs to one organization. Adding a user moves them here.</p>
        {users.length > 0 && add}
      </Group>
      <DataTable
        label={`Users of ${name}`}
        query={asQuery(users)}
        columns={memberColumns(organization)}
        pageSize={5}
        rowLink={({ id }) => ({ to: pathTo('userEdit', { id }) })}
        rowName={(user) => user.name}
        empty={<EmptyList sentence={`${name} has no users yet.`} action={add} />}
      />
    </>
  );
}

function Firms({ organization, onAdd }: TabProps) {
  const { name, isOwner, showcaseFirms } = organization;
  const { remove } = useRemoveFirm();
  const add = (
    <Button variant="default" onClick={onAdd}>
      Add firm
    </Button>
  );
  const onRemove = async (firm: MovableFirm) => {
    const isSure = await confirm({
      title: `Remove ${firm.name} from ${name}?`,
      detail: whatMoveChanges(firm, null),
      confirmLabel: 'Remove',
      isDangerous: true,
    });
    if (isSure) remove(firm);
  };
  return (
    <>
      <Group className={styles.tabHead} justify="space-between" gap="8px 16px">
        <p>
          {isOwner
            ? 'Staff see every firm, whichever organization it belongs to.'
            : `Firms that the people at ${name} can see and change, with their realtors, listings and ad slots.`}
        </p>
        {showcaseFirms.length > 0 && add}
      </Group>
      <DataTable
        label={`Showcase firms of ${name}`}
        query={asQuery(showcaseFirms)}
        columns={firmColumns}
        pageSize={5}
        rowLink={({ id }) => ({ to: pathTo('firmEdit', { id }) })}
        rowName={(firm) => firm.name}
        rowMenu={(firm) => (
          <Menu.Item onClick={() => void onRemove(firm)}>Remove from organization</Menu.Item>
        )}
        empty={<EmptyList sentence={`${name} has no showcase firms yet.`} action={add} />}
      />
    </>
  );
}

/** Columns of the tab Users. A partner's admin is labeled as such. */
const memberColumns = (organization: { name: string; isOwner: boolean }): Column<Member>[] => [
  {
    key: 'name',
    title: 'Name',
    cell: ({ name, imageUrl, isDisabled }) => (
      <span className={styles.who}>
        <UserAvatar user={{ name, imageUrl }} />
        <span className={text.anywhere}>
          {name}
          {isDisabled && <span className={text.dimmed}> (disabled)</span>}
        </span>
      </span>
    ),
    onCard: 'title',
  },
  {
    key: 'email',
    title: 'Email',
    cell: ({ email }) => <span className={text.anywhere}>{email}</span>,
    width: '32%',
    from: 700,
  },
  {
    key: 'roles',
    title: 'Roles',
    cell: ({ roles }) =>
      roles.length > 0 ? (
        roles.map(({ name }) => roleIn(organization, name)).join(', ')
      ) : (
        <span className={text.dimmed}>No roles</span>
      ),
    width: '28%',
  },
];

const roleIn = (organization: { name: string; isOwner: boolean }, role: Role) =>
  heldRole(role, { isAdmin: organization.isOwner, group: organization.name }).name;

const countColumn = (
  key: 'representativeCount' | 'listingCount' | 'adSlotCount',
  title: string,
): Column<MovableFirm> => ({
  key,
  title,
  cell: (firm) => inDigits(firm[key]),
  holds: 'value',
  align: 'end',
  width: 100,
  from: 700,
});

/** Columns of the tab Showcase Firms. */
const firmColumns: Column<MovableFirm>[] = [
  {
    key: 'name',
    title: 'Name',
    cell: ({ name, isPaused }) => (
      <span className={text.anywhere}>
        {name}
        {isPaused && <span className={text.dimmed}> (paused)</span>}
      </span>
    ),
    onCard: 'title',
  },
  countColumn('representativeCount', 'Realtors'),
  countColumn('listingCount', 'Listings'),
  countColumn('adSlotCount', 'Ad slots'),
];
