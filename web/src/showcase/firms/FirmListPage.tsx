import { Text } from '@mantine/core';
import { showcasePageSize } from '@masthead/shared/showcase/delivery/paging.ts';
import { firmMessages } from '@masthead/shared/showcase/firms/firm.messages.ts';
import type { firmRow } from '@masthead/shared/showcase/firms/firm.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { pathTo } from '../../platform/api/links.tsx';
import { useUser } from '../../platform/api/session.ts';
import type { Column } from '../../platform/lists/column.ts';
import { choiceOf, pageNumber, searchText, useListSearch } from '../../platform/lists/search.ts';
import { AddButton } from '../../platform/records/AddButton.tsx';
import { words } from '../../platform/records/filter.tsx';
import { RecordList } from '../../platform/records/RecordList.tsx';
import { late } from '../../platform/ui/late.tsx';
import { StatusDot } from '../../platform/ui/StatusDot.tsx';
import { lackingFilter } from '../delivery/LackingSwitch.tsx';
import { NoRecords } from '../delivery/NoRecords.tsx';
import { firmPage } from './firm.queries.ts';
import styles from './firms.module.css';

/** URL parameters of the list of firms. */
export const firmListSearch = z.object({
  name: searchText,
  lacking: choiceOf(['no', 'yes']),
  sort: choiceOf(['name']),
  direction: choiceOf(['asc', 'desc']),
  page: pageNumber,
});

/** Why late: forms are needed only for creating a firm. */
const CreateFirmDialog = late(
  async () => (await import('./CreateFirmDialog.tsx')).CreateFirmDialog,
);

const filters = { name: words('Name'), lacking: lackingFilter(firmMessages.lacking) };

/** Spec, showcase 2: the list of firms. */
export function FirmListPage() {
  const { isStaff } = useUser();
  const list = useListSearch(firmListSearch);
  const [search] = list;
  const query = useQuery({
    ...firmPage(search, search.page, showcasePageSize, search.direction),
    placeholderData: keepPreviousData,
  });
  return (
    <RecordList
      screen="firmList"
      label="Firms"
      list={list}
      query={query}
      failure={search.name ? firmMessages.searchFailed : firmMessages.getFailed}
      columns={isStaff ? firmColumns : ownFirmColumns}
      pageSize={showcasePageSize}
      rowLink={({ id }) => ({ to: pathTo('firmEdit', { id }) })}
      rowName={({ name }) => name}
      filters={filters}
      hasSearchButton
      hasFewColumns
      primaryAction={
        <AddButton
          label="Firm"
          hasPlus
          dialog={(onClose) => <CreateFirmDialog onClose={onClose} />}
        />
      }
      empty={<NoRecords />}
    />
  );
}

type FirmRow = z.output<typeof firmRow>;

function FirmName({ firm, group }: { firm: FirmRow; group: string | null }) {
  return (
    <span className={styles.firm}>
      <Text span inherit lineClamp={4} className={styles.name}>
        {firm.name}
      </Text>
      {group && (
        <Text span inherit c="dimmed" fz="sm" fw={400}>
          {group}
        </Text>
      )}
      {firm.isPaused && <StatusDot tone="draft">Paused</StatusDot>}
    </span>
  );
}

const columnOf = (groupOf: (firm: FirmRow) => string | null): Column<FirmRow, 'name'>[] => [
  {
    key: 'name',
    title: 'Name',
    cell: (firm) => <FirmName firm={firm} group={groupOf(firm)} />,
    sort: 'name',
    onCard: 'title',
  },
];

/** The one column of the list (Spec, showcase 2), with the organization for staff. */
const firmColumns = columnOf(({ group }) => group);
/** Why: a partner sees the firms of one organization only. */
const ownFirmColumns = columnOf(() => null);
