import { Button } from '@mantine/core';
import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import {
  type DigestMissing,
  digestMessages,
} from '@masthead/shared/email/daily-digests/daily-digest.ts';
import { may } from '@masthead/shared/platform/access/access.ts';
import { sendDay } from '@masthead/shared/platform/values/dates.ts';
import { screens } from '@masthead/shared/screens.ts';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../platform/api/call.ts';
import { useUser } from '../../platform/api/session.ts';
import type { Column } from '../../platform/lists/column.ts';
import { DataTable } from '../../platform/lists/DataTable.tsx';
import { ListShell } from '../../platform/lists/ListShell.tsx';
import { NoRows } from '../../platform/lists/NoRows.tsx';
import type { ListPlace } from '../../platform/lists/search.ts';
import { useMakeTomorrows } from './daily-digest.queries.ts';

const columns: Column<DigestMissing>[] = [
  { key: 'city', title: 'City', cell: ({ city }) => city, onCard: 'title' },
  {
    key: 'sendDate',
    title: 'Send date',
    holds: 'value',
    cell: ({ sendDate }) => sendDay(sendDate),
  },
];

/** The cities that have no digest for tomorrow yet, in place of the list of digests. */
export function MissingDigests({ place }: { place: ListPlace }) {
  const mayEdit = may(useUser(), screens.dailyDigestEdit.access);
  const query = useQuery({
    ...queryOf(dailyDigestEndpoints.missing),
    staleTime: 0,
    meta: { isQuiet: true },
  });
  return (
    <ListShell
      screen="dailyDigestList"
      query={query}
      primaryAction={mayEdit && <MakeTomorrows />}
      chips={[{ label: digestMessages.missing, onRemove: place.clear }]}
      place={place}
      paging={{ pageSize: 100 }}
    >
      <DataTable
        label={digestMessages.missing}
        failure={digestMessages.missingFailed}
        query={query}
        columns={columns}
        pageSize={5}
        rowLink={() => null}
        rowName={({ city }) => city}
        empty={<NoRows none={digestMessages.noneMissing} />}
      />
    </ListShell>
  );
}

/** A draft for tomorrow for every city that has none, in one action. */
export function MakeTomorrows() {
  const make = useMakeTomorrows();
  return (
    <Button
      variant="default"
      leftSection={<IconCalendarPlus size={16} stroke={1.75} />}
      loading={make.isPending}
      onClick={() => make.mutate()}
    >
      {digestMessages.tomorrows}
    </Button>
  );
}
