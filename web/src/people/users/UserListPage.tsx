import { Text } from '@mantine/core';
import { userMessages } from '@masthead/shared/people/users/user.record.ts';
import type { UserRow } from '@masthead/shared/people/users/user.ts';
import { startTransition, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { pathTo, useGoTo } from '../../platform/api/links.tsx';
import type { Column } from '../../platform/lists/column.ts';
import { NoRows } from '../../platform/lists/NoRows.tsx';
import {
  choiceOf,
  type ListSearch,
  pageNumber,
  searchText,
  useListSearch,
} from '../../platform/lists/search.ts';
import { localPage } from '../../platform/records/local-page.ts';
import { RecordList } from '../../platform/records/RecordList.tsx';
import text from '../../platform/ui/text.module.css';
import { UserAvatar } from '../../platform/ui/UserAvatar.tsx';
import { RoleBadge } from './RoleBadge.tsx';
import { UserActions } from './UserActions.tsx';
import { useEverybody } from './user.queries.ts';
import { disabledFilter, wordsFilter } from './user-filters.tsx';
import type { FromWorker, ToWorker } from './user-search.worker.ts';
import styles from './users.module.css';

/** Columns of the user list (Spec, platform 2.4). */
const userColumns: Column<UserRow>[] = [
  {
    key: 'name',
    title: 'Name',
    cell: (user) => (
      <span className={styles.who}>
        <UserAvatar user={user} />
        <span className={styles.words}>
          <Text span inherit lineClamp={4} className={user.isDisabled ? text.dimmed : undefined}>
            {user.name}
          </Text>
          {user.isDisabled && (
            <Text span inherit c="dimmed" fz="xs" style={{ overflowWrap: 'anywhere' }}>
              Disabled
            </Text>
          )}
        </span>
      </span>
    ),
    width: '20%',
    onCard: 'title',
  },
  {
    key: 'email',
    title: 'Email',
    cell: (user) => <span className={text.anywhere}>{user.email}</span>,
    width: '28%',
    from: 700,
  },
  {
    key: 'group',
    title: 'Organization',
    cell: (user) =>
      user.group ?? <span className={text.dimmed}>{userMessages.noOrganization}</span>,
    width: '18%',
    from: 860,
  },
  {
    key: 'roles',
    title: 'Roles',
    cell: (user) =>
      user.roles.length > 0 ? (
        <span className={styles.roles}>
          {user.roles.map(({ id, name }) => (
            <RoleBadge key={id} role={name} holder={user} />
          ))}
        </span>
      ) : (
        <span className={text.dimmed}>No roles</span>
      ),
  },
];

/** The state of the user list in the URL. */
const userListSearch = z.object({
  search: searchText,
  disabled: choiceOf(['hide', 'show']),
  page: pageNumber,
});
type UserListSearch = z.output<typeof userListSearch>;

/** Rows per page of the user list. */
const userPageSize = 20;

/** Spec, platform 2.4: the user list, with a fuzzy search in the browser. */
export function UserListPage() {
  const [search, setSearch, place] = useListSearch(userListSearch);
  const [words, setWords] = useWords(search.search);
  const goTo = useGoTo();
  const query = useEverybody();
  const { rows, isSearching } = useUserSearch(query.data, words);
  const shown = rows?.filter((one) => search.disabled === 'show' || !one.isDisabled);
  // Why: the URL follows shortly after the last keystroke; a new search starts at the first page immediately.
  const page = words === search.search ? search.page : 1;
  const list: ListSearch<UserListSearch> = [search, setSearch, { ...place, page }];
  const openBest = () => {
    const best = isSearching ? undefined : shown?.[0];
    if (best && words !== '') void goTo('userEdit', { id: best.id });
  };
  return (
    <RecordList
      screen="userList"
      label="Users"
      list={list}
      query={localPage(query, shown, page, userPageSize)}
      failure={userMessages.loadFailed}
      columns={userColumns}
      pageSize={userPageSize}
      rowLink={({ id }) => ({ to: pathTo('userEdit', { id }) })}
      rowName={({ name }) => name}
      filters={{ search: wordsFilter(setWords, openBest), disabled: disabledFilter }}
      primaryAction={<UserActions />}
      empty={<NoRows none={userMessages.noMatch} />}
    />
  );
}

/**
 * The search text: what was just typed, until the URL has it too. Why: results must not wait for the URL;
 * Back and Clear change only the URL.
 */
function useWords(address: string) {
  const [typed, setTyped] = useState({ words: address, over: address });
  const words = typed.over === address ? typed.words : address;
  const setWords = (next: string) => setTyped({ words: next.trim(), over: address });
  return [words, setWords] as const;
}

interface Found {
  people: UserRow[];
  words: string;
  ids: readonly number[];
}

/**
 * The people found, best first; everyone without a search, no one until the first result. Why: searching
 * 10,000 people takes longer than a keystroke may, so it runs in a worker.
 */
function useUserSearch(people: UserRow[] | undefined, words: string) {
  const worker = useRef<Worker | null>(null);
  const [found, setFound] = useState<Found | null>(null);

  useEffect(() => {
    if (!people) return;
    const made = new Worker(new URL('./user-search.worker.ts', import.meta.url), {
      type: 'module',
    });
    const searched = people.map(({ id, username, email, name }) => ({ id, username, email, name }));
    made.postMessage({ people: searched } satisfies ToWorker);
    made.onmessage = ({ data }: MessageEvent<FromWorker>) =>
      startTransition(() => setFound({ people, ...data }));
    worker.current = made;
    return () => made.terminate();
  }, [people]);

  useEffect(() => {
    if (people && words !== '') worker.current?.postMessage({ words } satisfies ToWorker);
  }, [people, words]);

  const byId = new Map(people?.map((one) => [one.id, one]));
  if (words === '' || !people) return { rows: people, isSearching: false };
  const isSearching = found?.words !== words || found.people !== people;
  const rows = found?.ids.map((id) => byId.get(id)).filter((one) => one !== undefined);
  return { rows, isSearching };
}
