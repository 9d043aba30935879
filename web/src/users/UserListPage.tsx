import { Button } from '@mantine/core';
import { userMessages } from '@masthead/shared/users/user.messages.ts';
import { useState } from 'react';
import { pathTo, useGoTo } from '../app/links.tsx';
import { DataTable } from '../lists/DataTable.tsx';
import type { Chip } from '../lists/FilterChips.tsx';
import { ListShell } from '../lists/ListShell.tsx';
import { NoRows } from '../lists/NoRows.tsx';
import { useListSearch } from '../lists/search.ts';
import { AddUserDialog } from './AddUserDialog.tsx';
import { UserFilters } from './UserFilters.tsx';
import { useUserSearch } from './use-user-search.ts';
import { useEverybody } from './user.queries.ts';
import { userColumns } from './user-columns.tsx';
import { type UserListSearch, userListSearch, userPageSize } from './user-search.ts';

/** Spec, platform 2.4: the list of users, with a fuzzy search in the browser. */
export function UserListPage() {
  const [search, setSearch, place] = useListSearch(userListSearch);
  const [words, setWords] = useWords(search.search);
  const [isAdding, setAdding] = useState(false);
  const goTo = useGoTo();
  const query = useEverybody();
  const { rows, isSearching } = useUserSearch(query.data, words);
  const shown = rows?.filter((one) => search.disabled === 'show' || !one.isDisabled);
  // Why: the address follows a moment after the last key; new words begin at the first page at once.
  const page = words === search.search ? search.page : 1;
  const list = {
    data: shown && {
      totalCount: shown.length,
      nodes: shown.slice((page - 1) * userPageSize, page * userPageSize),
    },
    error: query.error,
    isFetching: query.isFetching,
    // Why: results are there in a moment; fading the rows first would draw the table twice for a key.
    isPlaceholderData: false,
    refetch: query.refetch,
  };
  const openBest = () => {
    const best = isSearching ? undefined : shown?.[0];
    if (best && words !== '') void goTo('userEdit', { id: best.id });
  };
  return (
    <ListShell
      screen="userList"
      query={list}
      primaryAction={<Button onClick={() => setAdding(true)}>Add user</Button>}
      filters={
        <UserFilters search={search} onWords={setWords} onChange={setSearch} onChoose={openBest} />
      }
      chips={chipsOf(search, setSearch)}
      place={{ ...place, page }}
      paging={{ pageSize: userPageSize }}
    >
      <DataTable
        label="Users"
        failure={userMessages.loadFailed}
        query={list}
        columns={userColumns}
        pageSize={userPageSize}
        rowLink={({ id }) => ({ to: pathTo('userEdit', { id }) })}
        rowName={({ name }) => name}
        empty={<NoRows none={userMessages.noMatch} />}
      />
      {isAdding && <AddUserDialog onClose={() => setAdding(false)} />}
    </ListShell>
  );
}

/**
 * The words that are searched for: those just typed, until the address has them too.
 * Why: an answer may not wait until the address follows; Back and Clear change the address alone.
 */
function useWords(address: string) {
  const [typed, setTyped] = useState({ words: address, over: address });
  const words = typed.over === address ? typed.words : address;
  const setWords = (next: string) => setTyped({ words: next.trim(), over: address });
  return [words, setWords] as const;
}

function chipsOf(search: UserListSearch, onChange: (changes: Partial<UserListSearch>) => void) {
  const chips: Chip[] = [];
  if (search.search)
    chips.push({ label: `Search: ${search.search}`, onRemove: () => onChange({ search: '' }) });
  if (search.disabled === 'show')
    chips.push({ label: 'Disabled shown', onRemove: () => onChange({ disabled: 'hide' }) });
  return chips;
}
