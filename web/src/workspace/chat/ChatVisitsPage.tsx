import { type ChatVisit, chatMessages } from '@masthead/shared/workspace/chat/chat.ts';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { pathTo } from '../../platform/api/links.tsx';
import type { Column } from '../../platform/lists/column.ts';
import { DataTable } from '../../platform/lists/DataTable.tsx';
import { ListShell } from '../../platform/lists/ListShell.tsx';
import { NoRows } from '../../platform/lists/NoRows.tsx';
import { SearchBox } from '../../platform/lists/SearchBox.tsx';
import { pageNumber, searchText, useListSearch } from '../../platform/lists/search.ts';
import { exactInstant } from '../../platform/ui/Instant.tsx';
import { UserAvatar } from '../../platform/ui/UserAvatar.tsx';
import styles from './chat.module.css';
import { visitsQuery } from './chat.queries.ts';

/** The state of the visit list in the URL. */
const chatVisitSearch = z.object({ search: searchText, page: pageNumber });

/** Rows per page. */
const visitPageSize = 50;

const columns: Column<ChatVisit>[] = [
  {
    key: 'user',
    title: 'User',
    cell: ({ user }) => (
      <span className={styles.visitor}>
        <UserAvatar user={user} /> {user.name}
      </span>
    ),
    width: '50%',
    onCard: 'title',
  },
  {
    key: 'createdAt',
    title: 'Opened the chat',
    holds: 'value',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{exactInstant(createdAt)}</time>,
  },
];

/** Spec, content 2: chat visits, newest first, up to 1000. */
export function ChatVisitsPage() {
  const [search, setSearch, place] = useListSearch(chatVisitSearch);
  const query = useQuery(visitsQuery());
  const words = search.search.toLowerCase();
  const shown = query.data?.filter(({ user }) => user.name.toLowerCase().includes(words));
  const list = {
    ...query,
    data: shown && {
      totalCount: shown.length,
      nodes: shown.slice((place.page - 1) * visitPageSize, place.page * visitPageSize),
    },
  };
  return (
    <ListShell
      screen="chatVisits"
      query={list}
      filters={
        <SearchBox
          label="Search"
          placeholder="Name"
          value={search.search}
          onSearch={(name) => setSearch({ search: name }, { replace: true })}
        />
      }
      chips={search.search ? [{ label: `Search: ${search.search}`, onRemove: place.clear }] : []}
      place={place}
      paging={{ pageSize: visitPageSize }}
    >
      <DataTable
        label="Chat visits"
        failure={chatMessages.visitsFailed}
        query={list}
        columns={columns}
        pageSize={visitPageSize}
        rowLink={({ user }) => ({ to: pathTo('userEdit', { id: user.id }) })}
        rowName={({ user, createdAt }) => `${user.name}, ${exactInstant(createdAt)}`}
        empty={<NoRows none="No visits yet." noMatch="No visits match this search." />}
      />
    </ListShell>
  );
}
