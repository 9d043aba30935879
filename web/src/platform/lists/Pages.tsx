import { Group, Pagination } from '@mantine/core';
import { inDigits } from '@masthead/shared/platform/values/counting.ts';
import type { ListQuery } from './column.ts';
import styles from './list-shell.module.css';

interface Props {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Pagination: the first, the last and nearby pages; on a phone '3 / 76' between two arrows. */
export function Pages({ page, pages, onPage }: Props) {
  return (
    <Pagination.Root
      size="sm"
      total={pages}
      value={page}
      onChange={onPage}
      siblings={1}
      getItemProps={(number) => ({ 'aria-label': `Page ${number}` })}
    >
      <Group gap={6} wrap="nowrap">
        <Pagination.Previous aria-label="Previous page" />
        <div className={styles.pages}>
          <Pagination.Items />
        </div>
        <span className={styles.pageOf}>
          {inDigits(page)} / {inDigits(pages)}
        </span>
        <Pagination.Next aria-label="Next page" />
      </Group>
    </Pagination.Root>
  );
}

/** The rows of a page; undefined while they load, also on the way from a page that is not there to the last one. */
export const rowsOf = <T,>({ data }: ListQuery<T>): T[] | undefined =>
  data && (data.nodes.length > 0 || data.totalCount === 0) ? data.nodes : undefined;
