import { useDroppable } from '@dnd-kit/react';
import { Button } from '@mantine/core';
import { newsItemEndpoints } from '@masthead/shared/editorial/posts/news-item.endpoints.ts';
import { allStatuses, postStatus } from '@masthead/shared/editorial/posts/news-item.ts';
import type { AddedType } from '@masthead/shared/editorial/posts/news-item-form.ts';
import {
  type StoryState,
  storyStateLabel,
  workflowMessages,
} from '@masthead/shared/editorial/posts/workflow.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { countText } from '@masthead/shared/platform/values/counting.ts';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { callWithHeaders } from '../../platform/api/call.ts';
import surface from '../../platform/ui/surface.module.css';
import { BoardCard } from './BoardCard.tsx';
import styles from './board.module.css';
import { type ContentSearch, contentQuery } from './content-search.ts';
import type { Card } from './use-move.ts';

/** Cards of a column that are loaded at a time. */
const pageSize = 20;
const unpublished = `${postStatus.pending},${postStatus.draft}`;

/** The stories of one state, as the list is filtered. */
function columnQuery(type: AddedType, search: ContentSearch, state: StoryState) {
  const status = search.status === allStatuses ? unpublished : search.status;
  const query = { ...contentQuery(type, { ...search, page: 1 }), state, status, limit: pageSize };
  return infiniteQueryOptions({
    queryKey: [newsItemEndpoints.search.path, query, 'board'],
    queryFn: async ({ pageParam, signal }) => {
      const asked = { query: { ...query, offset: pageParam } };
      const { reply, headers } = await callWithHeaders(newsItemEndpoints.search, asked, { signal });
      return { nodes: reply, totalCount: Number(headers.get('x-count') ?? reply.length) };
    },
    initialPageParam: 0,
    getNextPageParam: ({ totalCount, nodes }, pages) =>
      nodes.length > 0 && pages.length * pageSize < totalCount ? pages.length * pageSize : null,
    placeholderData: keepPreviousData,
    meta: { isQuiet: true },
  });
}

interface Props {
  type: AddedType;
  state: StoryState;
  search: ContentSearch;
  moving: ReadonlyMap<number, { card: Card; to: StoryState }>;
  onMove: (card: Card, to: StoryState) => void;
  onKeyDown: (event: KeyboardEvent, card: Card) => void;
}

/** One state of the board. */
export function BoardColumn({ type, state, search, moving, onMove, onKeyDown }: Props) {
  const query = useInfiniteQuery(columnQuery(type, search, state));
  const { ref, isDropTarget } = useDroppable({ id: state });
  const { data, error, isFetching, isFetchingNextPage, hasNextPage } = query;
  // Why by id: a card that moves between two pages would be there twice.
  const cards = new Map<number, Card>();
  for (const { card, to } of moving.values()) if (to === state) cards.set(card.id, card);
  for (const post of data?.pages.flatMap(({ nodes }) => nodes) ?? [])
    if (post.workflow && (moving.get(post.id)?.to ?? state) === state)
      cards.set(post.id, { ...post, workflow: post.workflow });
  const count = data && countText(data.pages[0]?.totalCount ?? 0);
  return (
    <section
      ref={ref}
      className={`${surface.panel} ${styles.column}`}
      aria-label={storyStateLabel[state]}
      aria-busy={isFetching}
      data-over={isDropTarget || undefined}
      data-stale={query.isPlaceholderData || undefined}
    >
      <h2 className={styles.title}>
        {storyStateLabel[state]} <span className={styles.count}>{count}</span>
      </h2>
      {error && (
        <div role="alert" className={styles.none}>
          <p>{workflowMessages.columnFailed}</p>
          <Button variant="default" size="compact-sm" onClick={() => void query.refetch()}>
            {sentences.tryAgain}
          </Button>
        </div>
      )}
      {!data && !error && <p className={styles.none}>{sentences.loading}</p>}
      {data && cards.size === 0 && <p className={styles.none}>{workflowMessages.noStories}</p>}
      <ul className={styles.cards}>
        {[...cards.values()].map((card) => (
          <BoardCard
            key={card.id}
            card={card}
            isMoving={moving.has(card.id)}
            onMove={(to) => onMove(card, to)}
            onKeyDown={(event) => onKeyDown(event, card)}
          />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="subtle"
          size="compact-sm"
          loading={isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </section>
  );
}
