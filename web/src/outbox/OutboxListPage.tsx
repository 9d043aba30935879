import { Button } from '@mantine/core';
import { outboxPageSize } from '@masthead/shared/outbox/outbox.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { pathTo, ScreenLink } from '../app/links.tsx';
import { DataTable } from '../lists/DataTable.tsx';
import { EmptyList } from '../lists/EmptyList.tsx';
import { ListShell } from '../lists/ListShell.tsx';
import { SearchBox } from '../lists/SearchBox.tsx';
import { useListSearch } from '../lists/search.ts';
import { MessageDrawer } from './MessageDrawer.tsx';
import { OutboxNote } from './OutboxNote.tsx';
import { outboxPage } from './outbox.queries.ts';
import { outboxColumns } from './outbox-columns.tsx';
import { type OutboxSearch, outboxSearch } from './outbox-search.ts';

/** Decisions 7: where mail goes while no mail server is set up. */
export function OutboxListPage() {
  const [search, setSearch] = useListSearch(outboxSearch);
  const navigate = useNavigate();
  const query = useQuery(outboxPage(search));
  const isUsed = query.data?.isUsed;
  const onClear = () => setSearch({ search: '' });
  // Why: closing leaves the list where it is, on its page and at its place.
  const onClose = () =>
    navigate({ to: '.', search: addressOf(search, null), replace: true, resetScroll: false });
  return (
    <ListShell
      screen="outboxList"
      query={query}
      note={isUsed !== undefined && <OutboxNote isUsed={isUsed} />}
      filters={
        <SearchBox
          label="Search"
          placeholder="Address or subject"
          value={search.search}
          onSearch={(words) => setSearch({ search: words }, { replace: true })}
        />
      }
      chips={search.search ? [{ label: `Search: ${search.search}`, onRemove: onClear }] : []}
      onClear={onClear}
      paging={{
        page: search.page,
        pageSize: outboxPageSize,
        onPage: (page) => setSearch({ page }),
      }}
    >
      <DataTable
        label="Outbox"
        failure="The outbox could not be loaded."
        query={query}
        columns={outboxColumns}
        pageSize={outboxPageSize}
        rowLink={({ id }) => ({
          to: pathTo('outboxList', {}, addressOf(search, id)),
          isBeside: true,
        })}
        rowName={(message) => message.subject}
        empty={<NoMail isSearched={search.search !== ''} isUsed={isUsed} onClear={onClear} />}
      />
      <MessageDrawer id={search.message} onClose={() => void onClose()} />
    </ListShell>
  );
}

/** The address of the same page of the list, with this message open. */
function addressOf({ search, page }: OutboxSearch, message: number | null) {
  return {
    ...(search && { search }),
    ...(page > 1 && { page: String(page) }),
    ...(message !== null && { message: String(message) }),
  };
}

interface NoMailProps {
  isSearched: boolean;
  isUsed: boolean | undefined;
  onClear: () => void;
}

function NoMail({ isSearched, isUsed, onClear }: NoMailProps) {
  if (isSearched) {
    const action = <Button onClick={onClear}>Clear the search</Button>;
    return <EmptyList sentence="No message matches this search." action={action} />;
  }
  const sentence = isUsed ? 'Nothing has been mailed yet.' : 'The outbox is empty.';
  const link = <ScreenLink to={pathTo('dailyDigestList')}>Go to the daily digests</ScreenLink>;
  return <EmptyList sentence={sentence} action={link} />;
}
