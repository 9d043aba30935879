import { Box, Group, SegmentedControl } from '@mantine/core';
import {
  type Audience,
  type SubscriberShow,
  subscriberShowLabel,
  subscriberShows,
  subscriberSorts,
} from '@masthead/shared/email/audiences/audience.record.ts';
import { inDigits } from '@masthead/shared/platform/values/counting.ts';
import { z } from 'zod';
import { SearchBox } from '../../platform/lists/SearchBox.tsx';
import { choiceOf, pageNumber, searchText } from '../../platform/lists/search.ts';
import styles from './audiences.module.css';

/** What the list of subscribers shows, as its address says it. */
export const subscriberSearch = z.object({
  search: searchText,
  status: choiceOf(['All', ...subscriberShows]),
  sort: choiceOf(subscriberSorts),
  direction: choiceOf(['asc', 'desc']),
  page: pageNumber,
});
export type SubscriberSearch = z.output<typeof subscriberSearch>;

interface Props {
  audience: Audience;
  search: SubscriberSearch;
  onChange: (changes: Partial<SubscriberSearch>, options?: { replace: boolean }) => void;
}

/** Search and status, with how many there are of each. */
export function SubscriberFilters({ audience, search, onChange }: Props) {
  const { subscribed, ...others } = audience.counts;
  const heldBack = others.unsubscribed + others.cleaned + others.suppressed;
  const counts: Record<SubscriberShow, number> = { ...others, subscribed, heldBack };
  const label = (word: string, count: number) => `${word} ${inDigits(count)}`;
  return (
    <Group align="flex-end" gap="12px 20px" mb="sm">
      <Box flex="1 1 260px" maw={420}>
        <SearchBox
          label="Search"
          placeholder="Address or name"
          value={search.search}
          onSearch={(words) => onChange({ search: words }, { replace: true })}
        />
      </Box>
      <div className={styles.statuses}>
        <SegmentedControl
          aria-label="Status"
          classNames={{ root: styles.choices, control: styles.choice }}
          data={[
            { value: 'All', label: label('All', subscribed + heldBack) },
            ...subscriberShows.map((show) => ({
              value: show,
              label: label(subscriberShowLabel[show], counts[show]),
            })),
          ]}
          value={search.status}
          onChange={(status) => onChange({ status })}
        />
      </div>
    </Group>
  );
}
