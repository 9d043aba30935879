import { Menu, Select, Text } from '@mantine/core';
import { whyReturned } from '@masthead/shared/email/mailings/delivery-reason.ts';
import { suppressionEndpoints } from '@masthead/shared/email/mailings/suppression.endpoints.ts';
import {
  type Suppression,
  type SuppressionFilter,
  suppressionFilterLabel,
  suppressionFilters,
  suppressionMessages,
  suppressionPageSize,
  suppressionReasonLabel,
} from '@masthead/shared/email/mailings/suppression.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { queryOf } from '../../platform/api/call.ts';
import type { Column } from '../../platform/lists/column.ts';
import { NoRows } from '../../platform/lists/NoRows.tsx';
import { choiceOf, pageNumber, searchText, useListSearch } from '../../platform/lists/search.ts';
import { type Filter, words } from '../../platform/records/filter.tsx';
import { RecordList } from '../../platform/records/RecordList.tsx';
import clamped from '../../platform/ui/clamped.module.css';
import { Instant } from '../../platform/ui/Instant.tsx';
import { late } from '../../platform/ui/late.tsx';
import textStyles from '../../platform/ui/text.module.css';

const email: Column<Suppression> = {
  key: 'email',
  title: 'Email',
  cell: (row) => <span className={textStyles.anywhere}>{row.email}</span>,
  onCard: 'title',
};
const reason: Column<Suppression> = {
  key: 'reason',
  title: 'Reason',
  holds: 'label',
  cell: (row) => suppressionReasonLabel[row.reason],
  width: 124,
};
const since: Column<Suppression> = {
  key: 'since',
  title: 'Since',
  holds: 'value',
  cell: ({ suppressedAt }) => <Instant at={suppressedAt} />,
  width: 100,
};
const said: Column<Suppression> = {
  key: 'said',
  title: 'Details',
  cell: ({ detail }) =>
    detail && (
      <span className={`${textStyles.lines} ${clamped.remark}`} title={detail}>
        {whyReturned(detail)}
      </span>
    ),
  width: '26%',
};
const subject: Column<Suppression> = {
  key: 'subject',
  title: 'Subject',
  cell: (row) =>
    row.subject && <span className={`${textStyles.lines} ${clamped.remark}`}>{row.subject}</span>,
  width: '15%',
  from: 860,
};

/** The columns of the addresses on the list. */
const suppressionColumns = [email, reason, since, said, subject];

/** The columns of those that were removed. */
const removedColumns: Column<Suppression>[] = [
  email,
  reason,
  { ...since, title: 'Listed since', width: 140 },
  {
    key: 'removed',
    title: 'Removed',
    holds: 'value',
    cell: ({ liftedAt }) => <Instant at={liftedAt} />,
    width: 116,
  },
  {
    key: 'because',
    title: 'Removal reason',
    cell: ({ liftReason, liftedBy }) => (
      <span className={`${textStyles.lines} ${clamped.remark}`}>
        {[liftReason, liftedBy && `(${liftedBy})`].filter(Boolean).join(' ')}
      </span>
    ),
    width: '30%',
  },
];

/** What the suppression list shows, as its address says it. */
const suppressionSearch = z.object({
  search: searchText,
  show: choiceOf(suppressionFilters),
  page: pageNumber,
});
type SuppressionSearch = z.output<typeof suppressionSearch>;

const LiftDialog = late(async () => (await import('./LiftDialog.tsx')).LiftDialog);

const pageOf = ({ search, show, page }: SuppressionSearch) => ({
  ...queryOf(suppressionEndpoints.list, {
    query: {
      ...(search && { search }),
      show,
      limit: String(suppressionPageSize),
      offset: String((page - 1) * suppressionPageSize),
    },
  }),
  placeholderData: keepPreviousData,
});

const showFilter: Filter<SuppressionFilter> = {
  none: 'listed',
  input: ({ value, onChange }) => (
    <Select
      label="Show"
      allowDeselect={false}
      data={suppressionFilters.map((one) => ({ value: one, label: suppressionFilterLabel[one] }))}
      value={value}
      onChange={(show) => onChange(show ?? 'listed')}
    />
  ),
  chip: (show) => `Show: ${suppressionFilterLabel[show]}`,
};
const filters = { search: words('Email', 'Part of the address'), show: showFilter };

/** Decision 54: the addresses that get nothing any more, and the way off the list. */
export function SuppressionListPage() {
  const list = useListSearch(suppressionSearch);
  const [search] = list;
  const query = useQuery(pageOf(search));
  const [lifted, setLifted] = useState<Suppression | null>(null);
  const isOfRemoved = search.show === 'removed';
  const liftItem = (row: Suppression) => (
    <Menu.Item onClick={() => setLifted(row)}>Remove from the list…</Menu.Item>
  );
  return (
    <RecordList
      screen="suppressionList"
      label="Suppression list"
      list={list}
      query={query}
      failure="The suppression list couldn’t be loaded."
      columns={isOfRemoved ? removedColumns : suppressionColumns}
      pageSize={suppressionPageSize}
      rowName={({ email }) => email}
      rowMenu={isOfRemoved ? undefined : liftItem}
      filters={filters}
      note={
        <Text c="dimmed" fz="sm" maw="68ch" mb="md">
          {suppressionMessages.purpose}
        </Text>
      }
      empty={<NoRows none="No suppressed addresses." noMatch="No address matches these filters." />}
    >
      {lifted && <LiftDialog row={lifted} onClose={() => setLifted(null)} />}
    </RecordList>
  );
}
