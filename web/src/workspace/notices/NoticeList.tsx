import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import {
  type Notice,
  noticeMessages,
  noticeText,
} from '@masthead/shared/platform/notices/notice.ts';
import { noticeChoiceMessages } from '@masthead/shared/platform/notices/notice-choice.ts';
import { pathTo, ScreenLink } from '../../platform/api/links.tsx';
import { Instant } from '../../platform/ui/Instant.tsx';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import { useNotices, useReadAll, useReadNotice } from './notice.queries.ts';
import { pathOf } from './notice-place.ts';
import styles from './notices.module.css';

/** The notifications below the bell, newest first. */
export function NoticeList({ titleId, onLeave }: { titleId: string; onLeave: () => void }) {
  const query = useNotices();
  const readAll = useReadAll();
  const notices = query.data?.pages.flatMap(({ nodes }) => nodes) ?? [];
  const newest = notices[0]?.id;
  return (
    <section className={styles.list} aria-busy={query.isFetching}>
      <Group className={styles.head} justify="space-between" gap="sm" wrap="nowrap">
        <h2 id={titleId} className={styles.title}>
          {noticeMessages.title}
        </h2>
        {notices.some(({ isRead }) => !isRead) && newest !== undefined && (
          <Button
            size="compact-xs"
            variant="subtle"
            loading={readAll.isPending}
            onClick={() => readAll.mutate(newest)}
          >
            {noticeMessages.readAll}
          </Button>
        )}
      </Group>
      {query.error && !query.data && (
        <Trouble
          failure={noticeMessages.failed}
          error={query.error}
          onRetry={query.refetch}
          isRetrying={query.isFetching}
        />
      )}
      {query.isPending && <Skeleton h={120} radius={4} m={16} />}
      {query.data && notices.length === 0 && (
        <Text c="dimmed" px="md" pt={20} pb="lg">
          {noticeMessages.none}
        </Text>
      )}
      <ol className={styles.rows}>
        {notices.map((notice) => (
          <NoticeEntry key={notice.id} notice={notice} onLeave={onLeave} />
        ))}
      </ol>
      {query.hasNextPage && (
        <Button
          variant="subtle"
          size="xs"
          fullWidth
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {noticeMessages.older}
        </Button>
      )}
      <ScreenLink to={pathTo('profile')} className={styles.settings} onClick={onLeave}>
        {noticeChoiceMessages.settings}
      </ScreenLink>
    </section>
  );
}

/** One notification; opening its record marks it as read. */
function NoticeEntry({ notice, onLeave }: { notice: Notice; onLeave: () => void }) {
  const read = useReadNotice();
  const { id, kind, record, gathered, isRead, madeAt } = notice;
  const text = noticeText(notice);
  const markRead = () => {
    if (!isRead) read.mutate(id);
  };
  return (
    <li className={styles.row} data-unread={!isRead || undefined}>
      <Stack align="flex-start" gap={2} miw={0} style={{ overflowWrap: 'anywhere' }}>
        <span className={styles.text}>{text}</span>
        {record && kind && !gathered && (
          <ScreenLink
            to={pathOf(kind, record)}
            className={styles.record}
            onClick={() => {
              markRead();
              onLeave();
            }}
          >
            {record.title || `No. ${record.id}`}
          </ScreenLink>
        )}
        {gathered && <Gathered notice={notice} onLeave={onLeave} onOpen={markRead} />}
        {kind && !record && !gathered && <span className={styles.gone}>{noticeMessages.gone}</span>}
        <span className={styles.at}>
          <Instant at={madeAt} />
        </span>
      </Stack>
      {!isRead && (
        <button
          type="button"
          className={styles.mark}
          aria-label={noticeMessages.read(`${text} ${(!gathered && record?.title) || ''}`.trim())}
          onClick={markRead}
        />
      )}
    </li>
  );
}

/** What a notification gathers; opening the list marks it as read. */
function Gathered({
  notice: { kind, gathered },
  onOpen,
  onLeave,
}: {
  notice: Notice;
  onOpen: () => void;
  onLeave: () => void;
}) {
  const { counts = [], lines = [] } = gathered ?? {};
  const more = counts.reduce((sum, { count }) => sum + count, 0) - lines.length;
  return (
    <details
      className={styles.gathered}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen()}
    >
      <summary>{noticeMessages.show}</summary>
      <ul>
        {lines.map(({ id, event, record }) => (
          <li key={id}>
            {kind && record ? (
              <ScreenLink to={pathOf(kind, record)} className={styles.record} onClick={onLeave}>
                {record.title || `No. ${record.id}`}
              </ScreenLink>
            ) : (
              <span className={styles.gone}>{noticeMessages.gone}</span>
            )}{' '}
            <span className={styles.at}>{noticeMessages.verbs(event)}</span>
          </li>
        ))}
        {more > 0 && <li className={styles.at}>{noticeMessages.more(more)}</li>}
        {kind === 'invoice' && (
          <li>
            <ScreenLink to={pathTo('myInvoices')} className={styles.at} onClick={onLeave}>
              {noticeMessages.allInvoices}
            </ScreenLink>
          </li>
        )}
      </ul>
    </details>
  );
}
