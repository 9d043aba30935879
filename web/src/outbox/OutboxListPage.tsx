import { sentences } from '@masthead/shared/errors.ts';
import { type OutboxEntry, outboxPageSize } from '@masthead/shared/outbox/outbox.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { pathTo, ScreenLink } from '../app/links.tsx';
import type { RowLink } from '../lists/column.ts';
import { DataTable } from '../lists/DataTable.tsx';
import { ListShell } from '../lists/ListShell.tsx';
import { NoRows } from '../lists/NoRows.tsx';
import { useListSearch } from '../lists/search.ts';
import { MessageDrawer } from './MessageDrawer.tsx';
import { OutboxFilters, outboxChips } from './OutboxFilters.tsx';
import { OutboxNote } from './OutboxNote.tsx';
import { outboxPage } from './outbox.queries.ts';
import { outboxColumns } from './outbox-columns.tsx';
import { type OutboxSearch, outboxAddress, outboxSearch } from './outbox-search.ts';

/** Decisions 7: where mail goes while no mail server is set up. */
export function OutboxListPage() {
  const [search, setSearch, place] = useListSearch(outboxSearch);
  const navigate = useNavigate();
  const query = useQuery(outboxPage(search));
  const isUsed = query.data?.isUsed;
  // Why: closing leaves the list where it is, on its page and at its place.
  const onClose = () =>
    navigate({
      to: '.',
      search: outboxAddress(search, { message: null }),
      replace: true,
      resetScroll: false,
    });
  return (
    <ListShell
      screen="outboxList"
      query={query}
      note={isUsed !== undefined && <OutboxNote isUsed={isUsed} />}
      filters={<OutboxFilters search={search} onSearch={setSearch} />}
      chips={outboxChips(search, setSearch, query.data?.nodes[0]?.subject)}
      place={place}
      paging={{ pageSize: outboxPageSize }}
    >
      <DataTable
        label="Outbox"
        failure={sentences.notLoaded('outbox')}
        query={query}
        columns={outboxColumns}
        pageSize={outboxPageSize}
        rowLink={(row) => linkOf(search, row)}
        rowName={(message) => message.subject}
        empty={<NoMail isUsed={isUsed} />}
      />
      <MessageDrawer id={search.message} onClose={() => void onClose()} />
    </ListShell>
  );
}

/** A message opens beside the list; a send shows its messages, those that were searched for if any. */
function linkOf(search: OutboxSearch, { id, mailingId, messages }: OutboxEntry): RowLink {
  if (messages === 1)
    return { to: pathTo('outboxList', {}, outboxAddress(search, { message: id })), isBeside: true };
  return { to: pathTo('outboxList', {}, outboxAddress(search, { send: mailingId, page: 1 })) };
}

function NoMail({ isUsed }: { isUsed: boolean | undefined }) {
  return (
    <NoRows
      none={isUsed ? 'Nothing has been mailed yet.' : 'The outbox is empty.'}
      noMatch="No message matches this search."
      action={<ScreenLink to={pathTo('dailyDigestList')}>Go to the daily digests</ScreenLink>}
    />
  );
}
