import { useDebouncedValue } from '@mantine/hooks';
import {
  type Condition,
  segmentConditions,
} from '@masthead/shared/audiences/segment-conditions.ts';
import { segmentWords } from '@masthead/shared/audiences/segment-words.ts';
import { useQuery } from '@tanstack/react-query';
import { textOf } from '../forms/text-of.ts';
import { Trouble } from '../ui/Trouble.tsx';
import { segmentCount } from './segment.queries.ts';
import styles from './segments.module.css';

/** What is typed is counted when the fingers rest for this long. */
const settleMs = 400;

interface Props {
  audienceId: string;
  /** As they are typed. */
  conditions: Condition[];
}

/** How many readers meet the conditions, while they are chosen. */
export function SegmentCount({ audienceId, conditions }: Props) {
  const typed = textOf(conditions);
  const [settled] = useDebouncedValue(typed, settleMs);
  const isTyping = typed !== settled;
  const checked = segmentConditions.safeParse(JSON.parse(settled));
  const query = useQuery({
    ...segmentCount(audienceId, checked.data ?? []),
    enabled: checked.success,
  });
  const isCounting = isTyping || query.isLoading;
  const said = () => {
    if (!segmentConditions.safeParse(conditions).success) return segmentWords.unfinished;
    if (isCounting) return segmentWords.counting;
    return query.data && segmentWords.counted(query.data);
  };
  return (
    <section aria-label="Readers">
      <p className={styles.count} aria-live="polite">
        {said()}
      </p>
      {query.error && !isCounting && (
        <Trouble
          failure={segmentWords.notCounted}
          error={query.error}
          onRetry={query.refetch}
          isRetrying={query.isFetching}
        />
      )}
    </section>
  );
}
