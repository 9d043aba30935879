import {
  type OutboxEntry,
  outboxKinds,
  outboxLimit,
  outboxPageSize,
  outboxPurposes,
} from '@masthead/shared/email/outbox/outbox.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { inDigits } from '@masthead/shared/platform/values/counting.ts';
import IconMailbox from '@tabler/icons-react/dist/esm/icons/IconMailbox.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { pathTo, ScreenLink } from '../../platform/api/links.tsx';
import { useUser } from '../../platform/api/session.ts';
import type { RowLink } from '../../platform/lists/column.ts';
import { NoRows } from '../../platform/lists/NoRows.tsx';
import { useListSearch } from '../../platform/lists/search.ts';
import { type Filter, words } from '../../platform/records/filter.tsx';
import { RecordList } from '../../platform/records/RecordList.tsx';
import { ChoiceBar } from '../../platform/ui/ChoiceBar.tsx';
import { MessageDrawer, outboxColumns } from './MessageDrawer.tsx';
import styles from './outbox.module.css';
import { outboxPage } from './outbox.queries.ts';
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
      none={isUsed ? 'No emails yet.' : 'The outbox is empty.'}
      noMatch="No message matches this search."
      action={<ScreenLink to={pathTo('dailyDigestList')}>Go to the daily digests</ScreenLink>}
    />
  );
}

/** Explains what the outbox shows, with and without a mail server. */
function OutboxNote({ isUsed }: { isUsed: boolean }) {
  const Icon = isUsed ? IconMailbox : IconSend;
  return (
    <p className={styles.note}>
      <Icon size={18} stroke={1.5} aria-hidden />
      {isUsed ? (
        <span>
          <strong>No mail server is set up,</strong> so Masthead sends nothing. Emails appear here
          instead; the newest {inDigits(outboxLimit)} are kept.
        </span>
      ) : (
        <span>
          <strong>A mail server is set up,</strong> so emails go to their recipients and nothing new
          appears here.
        </span>
      )}
    </p>
  );
}

type OutboxKind = OutboxSearch['kind'];

/** The kind of mail; mail about accounts is there for admins only. */
function kindFilter(isAdmin: boolean, onKind: (kind: OutboxKind) => void): Filter<OutboxKind> {
  const seen = outboxPurposes.filter((purpose) => isAdmin || purpose !== 'account');
  const choices = seen.map((value) => ({ value, label: outboxKinds[value] }));
  return {
    none: 'all',
    input: ({ value }) => (
      <ChoiceBar
        label="Kind"
        choices={[{ value: 'all', label: 'All' }, ...choices]}
        value={value}
        onChange={onKind}
      />
    ),
    chip: (kind) => `Kind: ${kind === 'all' ? 'All' : outboxKinds[kind]}`,
  };
}

/** The messages of one send, which its row leads to. */
const sendFilter = (subject: string | undefined): Filter<number | null> => ({
  none: null,
  input: () => null,
  chip: (send) => `Send: ${subject ?? `mailing ${send}`}`,
});
