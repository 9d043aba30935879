import { userMessages } from '@masthead/shared/users/user.messages.ts';
import { useState } from 'react';
import { pathTo, useGoTo } from '../app/links.tsx';
import { NoRows } from '../lists/NoRows.tsx';
import type { ListSearch } from '../lists/search.ts';
import { useListSearch } from '../lists/search.ts';
import { AddButton } from '../records/AddButton.tsx';
import { localPage } from '../records/local-page.ts';
import { RecordList } from '../records/RecordList.tsx';
import { AddUserDialog } from './AddUserDialog.tsx';
import { useUserSearch } from './use-user-search.ts';
import { useEverybody } from './user.queries.ts';
import { userColumns } from './user-columns.tsx';
import { disabledFilter, wordsFilter } from './user-filters.tsx';
import { type UserListSearch, userListSearch, userPageSize } from './user-search.ts';

/** Spec, platform 2.4: the list of users, with a fuzzy search in the browser. */
export function UserListPage() {
  const [search, setSearch, place] = useListSearch(userListSearch);
  const [words, setWords] = useWords(search.search);
  const goTo = useGoTo();
  const query = useEverybody();
  const { rows, isSearching } = useUserSearch(query.data, words);
  const shown = rows?.filter((one) => search.disabled === 'show' || !one.isDisabled);
  // Why: the address follows a moment after the last key; new words begin at the first page at once.
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
      primaryAction={
        <AddButton label="Add user" dialog={(onClose) => <AddUserDialog onClose={onClose} />} />
      }
      empty={<NoRows none={userMessages.noMatch} />}
    />
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
