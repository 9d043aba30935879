import { Button, Group } from '@mantine/core';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import {
  type activityPage,
  historyPageSize,
  productName,
} from '@masthead/shared/platform/history/history.ts';
import { sendDay } from '@masthead/shared/platform/values/dates.ts';
import { activityEndpoints } from '@masthead/shared/workspace/history/history.endpoints.ts';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { useUsers } from '../../people/users/user.queries.ts';
import { queryOf } from '../../platform/api/call.ts';
import { byDay } from '../../platform/forms/history-days.ts';
import { ListShell } from '../../platform/lists/ListShell.tsx';
import { NoRows } from '../../platform/lists/NoRows.tsx';
import { useListSearch } from '../../platform/lists/search.ts';
import surface from '../../platform/ui/surface.module.css';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import { ActivityFilters } from './ActivityFilters.tsx';
import { ActivityGroup } from './ActivityGroup.tsx';
import styles from './activity.module.css';
import { groupsOf } from './activity-groups.ts';
import {
  type ActivitySearch,
  activityChips,
  activitySearch,
  queryOfSearch,
} from './activity-search.ts';

/** Everything done in Masthead, by whom and when (decisions 11). */
export function ActivityListPage() {
  const [search, setSearch, place] = useListSearch(activitySearch);
  const users = useUsers();
  const query = useQuery({
    ...queryOf(activityEndpoints.list, { query: queryOfSearch(search) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { isQuiet: true },
  });
  const onChange = (changes: Partial<ActivitySearch>, options?: { replace: boolean }) =>
    setSearch({ before: null, ...changes }, options);
  const nameOf = (id: number) =>
    id === 0 ? productName : (users.data?.find((one) => one.id === id)?.name ?? `No. ${id}`);
  return (
    <ListShell
      screen="activityList"
      // Why no total: counting millions of changes would be slow for showing the newest thirty.
      query={{ ...query, data: undefined }}
      filters={<ActivityFilters search={search} onChange={onChange} />}
      chips={activityChips(search, nameOf, onChange)}
      place={place}
      paging={{ pageSize: historyPageSize }}
    >
      <Rows query={query} person={search.person} />
      <Group className={styles.pages} justify="flex-end" gap="xs" wrap="nowrap">
        {search.before !== null && (
          <Button variant="default" onClick={() => setSearch({ before: null })}>
            Newest
          </Button>
        )}
        {query.data?.next && !query.isPlaceholderData && (
          <Button variant="default" onClick={() => setSearch({ before: query.data.next })}>
            Older
          </Button>
        )}
      </Group>
    </ListShell>
  );
}

interface RowsProps {
  query: UseQueryResult<z.output<typeof activityPage>>;
  person: number | null;
}

function Rows({ query, person }: RowsProps) {
  const { data, error } = query;
  if (!data && error) {
    const failure = sentences.notLoaded('activity');
    return (
      <div className={`${surface.panel} ${styles.surface}`}>
        <Trouble
          failure={failure}
          error={error}
          onRetry={query.refetch}
          isRetrying={query.isFetching}
        />
      </div>
    );
  }
  if (!data)
    return (
      <div
        className={`${surface.panel} ${styles.surface}`}
        aria-busy="true"
        role="status"
        aria-label="Loading"
      />
    );
  if (data.nodes.length === 0) {
    return (
      <div className={`${surface.panel} ${styles.surface}`}>
        <NoRows none="No activity yet." noMatch="No activity matches these filters." />
      </div>
    );
  }
  return (
    <div
      className={`${surface.panel} ${styles.surface}`}
      aria-busy={query.isFetching}
      data-stale={query.isPlaceholderData || undefined}
    >
      {byDay(data.nodes).map(({ day, rows }) => (
        <section key={day} aria-label={sendDay(day)}>
          <h2 className={styles.day}>{sendDay(day)}</h2>
          <ol>
            {groupsOf(rows).map((group) => (
              <ActivityGroup key={group.rows[0].id} group={group} person={person} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
