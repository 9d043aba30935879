import { useDebouncedValue } from '@mantine/hooks';
import { isBackwards } from '@masthead/shared/ad-slots/ad-slot.record.ts';
import type { SlotConflict } from '@masthead/shared/ad-slots/slot-conflicts.ts';
import { useQuery } from '@tanstack/react-query';
import { conflictQuery } from './ad-slot.queries.ts';
import type { SlotValues } from './slot-values.ts';

/** Why: every key of a date and every pick would be a call of its own. */
const settleMs = 350;
const none: SlotConflict[] = [];

/** What the slot would meet as it stands in the form; asked again when that changes, a late answer is dropped. */
export function useSlotConflicts(values: SlotValues, id: number | null): SlotConflict[] {
  const { startDate, endDate, displayEffect, firmIds, siteIds, listingIds, isPaused } = values;
  const asked = JSON.stringify({
    id,
    startDate,
    endDate,
    displayEffect,
    firmIds,
    siteIds,
    listingIds,
  });
  const [settled] = useDebouncedValue(asked, settleMs);
  const isWhole = startDate !== '' && endDate !== '' && !isBackwards(values) && siteIds.length > 0;
  const { data } = useQuery({
    ...conflictQuery(JSON.parse(settled)),
    // Why: a paused slot meets nobody.
    enabled: isWhole && !isPaused && settled === asked,
  });
  return isWhole && !isPaused ? (data ?? none) : none;
}
