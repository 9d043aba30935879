import { sentences } from '@masthead/shared/errors.ts';
import { type OutboxEntry, outboxPageSize } from '@masthead/shared/outbox/outbox.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { pathTo, ScreenLink } from '../app/links.tsx';
import { useUser } from '../app/session.ts';
import type { RowLink } from '../lists/column.ts';
import { NoRows } from '../lists/NoRows.tsx';
import { useListSearch } from '../lists/search.ts';
import { words } from '../records/filter.tsx';
import { RecordList } from '../records/RecordList.tsx';
import { MessageDrawer } from './MessageDrawer.tsx';
import { OutboxNote } from './OutboxNote.tsx';
import { outboxPage } from './outbox.queries.ts';
import { outboxColumns } from './outbox-columns.tsx';
import { kindFilter, sendFilter } from './outbox-filters.tsx';
import { type OutboxSearch, outboxAddress, outboxSearch } from './outbox-search.ts';

/** Decisions 7: where mail goes while no mail server is set up. */
export function OutboxListPage() {
  const list = useListSearch(outboxSearch);
  const [search, setSearch] = list;
  const navigate = useNavigate();
  const { isAdmin } = useUser();
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
    <RecordList
      screen="outboxList"
      label="Outbox"
      list={list}
      query={query}
      failure={sentences.notLoaded('outbox')}
      columns={outboxColumns}
      pageSize={outboxPageSize}
      rowLink={(row) => linkOf(search, row)}
      rowName={({ subject }) => subject}
      filters={{
        search: words('Search', 'Address or subject'),
        kind: kindFilter(isAdmin, (kind) => setSearch({ kind, send: null })),
        send: sendFilter(query.data?.nodes[0]?.subject),
      }}
      note={isUsed !== undefined && <OutboxNote isUsed={isUsed} />}
      empty={<NoMail isUsed={isUsed} />}
    >
      <MessageDrawer id={search.message} onClose={() => void onClose()} />
    </RecordList>
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
