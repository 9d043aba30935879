import { Button, Drawer, Group, Text } from '@mantine/core';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import type { HistoryEntry } from '@masthead/shared/platform/history/history.ts';
import { sendDay } from '@masthead/shared/platform/values/dates.ts';
import type { RecordScreen } from '@masthead/shared/record-kinds.ts';
import {
  historyEndpoints,
  versionEndpoints,
} from '@masthead/shared/workspace/history/history.endpoints.ts';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { Trouble } from '../ui/Trouble.tsx';
import { Differences } from './Differences.tsx';
import styles from './history.module.css';
import { byDay, clockOf, whenOf } from './history-days.ts';
import { BlockedTip } from './UnsavedOffer.tsx';

interface Props {
  screen: RecordScreen;
  id: string;
  title: string;
  /** Why no version can be put into the form now. */
  locked: string | null;
  onRestore: (values: Record<string, unknown>, when: string) => Promise<void>;
  onClose: () => void;
}

/** Everything that was done to one record, by day, the newest first. */
export function HistoryDrawer({ screen, id, title, locked, onRestore, onClose }: Props) {
  return (
    // Why: a question that a restore asks stands over it.
    <Drawer.Root opened onClose={onClose} position="right" size={560} zIndex={150}>
      <Drawer.Overlay backgroundOpacity={0.35} />
      <Drawer.Content>
        <div className={styles.head}>
          <Drawer.Title>History of {title}</Drawer.Title>
          <Drawer.CloseButton aria-label="Close" />
        </div>
        <Drawer.Body>
          <Entries screen={screen} id={id} locked={locked} onRestore={onRestore} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

type EntriesProps = Pick<Props, 'screen' | 'id' | 'locked' | 'onRestore'>;

function Entries({ screen, id, locked, onRestore }: EntriesProps) {
  const endpoint = historyEndpoints[screen];
  const query = useInfiniteQuery({
    queryKey: [endpoint.path, id],
    queryFn: ({ pageParam, signal }) =>
      call(
        endpoint,
        { params: { id }, query: pageParam === null ? {} : { before: String(pageParam) } },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: (last) => last.next,
    // Why: whoever opens the drawer wants to see the save of a moment ago.
    staleTime: 0,
    meta: { isQuiet: true },
  });
  const restore = useMutation({
    mutationFn: async (entry: HistoryEntry) => {
      const params = { id, change: String(entry.id) };
      const { values } = await call(versionEndpoints[screen], { params });
      await onRestore(values, whenOf(entry.at));
    },
  });
  if (!query.data) {
    if (!query.error)
      return (
        <Text my={14} role="status">
          Loading the history…
        </Text>
      );
    const failure = sentences.notLoaded('history');
    return <Trouble failure={failure} error={query.error} onRetry={query.refetch} />;
  }
  const entries = query.data.pages.flatMap(({ nodes }) => nodes);
  const newest = entries.find(({ isVersion }) => isVersion);
  return (
    <>
      {entries.length === 0 && <Text my={14}>Nothing has been noted about this record.</Text>}
      {byDay(entries).map(({ day, rows }) => (
        <section key={day} className={styles.day} aria-label={sendDay(day)}>
          <h3 className={styles.dayTitle}>{sendDay(day)}</h3>
          <ol>
            {rows.map((entry) => (
              <Entry
                key={entry.id}
                entry={entry}
                isNow={entry === newest}
                locked={locked}
                isRestoring={restore.isPending && restore.variables.id === entry.id}
                onRestore={() => restore.mutate(entry)}
              />
            ))}
          </ol>
        </section>
      ))}
      {query.hasNextPage && (
        <Button
          variant="default"
          fullWidth
          mt="md"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show older changes
        </Button>
      )}
    </>
  );
}

interface EntryProps {
  entry: HistoryEntry;
  /** The record is as this change left it. */
  isNow: boolean;
  locked: string | null;
  isRestoring: boolean;
  onRestore: () => void;
}

function Entry({ entry, isNow, locked, isRestoring, onRestore }: EntryProps) {
  return (
    <li className={styles.entry}>
      <Group
        align="baseline"
        justify="space-between"
        gap="sm"
        wrap="nowrap"
        style={{ overflowWrap: 'anywhere' }}
      >
        <span>
          <strong>{entry.who}</strong> {doneTo(entry.does)}
        </span>
        <time dateTime={entry.at} className={styles.time}>
          {clockOf(entry.at)}
        </time>
      </Group>
      <Differences differences={entry.differences} isWhole={entry.does === 'added'} />
      {entry.isVersion && !isNow && (
        <BlockedTip reason={locked}>
          <Button
            mt={10}
            size="compact-sm"
            variant="default"
            loading={isRestoring}
            data-disabled={locked !== null || undefined}
            aria-disabled={locked !== null || undefined}
            aria-label={`Restore this version of ${whenOf(entry.at)}`}
            onClick={() => locked === null && onRestore()}
          >
            Restore this version
          </Button>
        </BlockedTip>
      )}
      {isNow && (
        <Text span inherit display="block" c="dimmed" fz="sm" mt="xs">
          As it is now
        </Text>
      )}
    </li>
  );
}

/** 'changed' stands alone here, and 'added the role Editor to' has nobody to name: it is this record. */
const doneTo = (does: string) => does.replace(/ (to|from)$/, '');
