import { DateTimePicker } from '@mantine/dates';
import { centralClock, centralDay, centralInstant } from '@masthead/shared/dates.ts';
import type { listingRecord } from '@masthead/shared/listings/listing.record.ts';
import type { RecordForm } from '../forms/use-record-form.ts';
import styles from './listing-form.module.css';

/** The clock change skips from 2:00 to 3:00 AM. */
const afterSkippedHour = '03:00';

/** The Central clock of an instant as the picker writes it: YYYY-MM-DD HH:mm:ss. */
const wallClock = (at: string | null) =>
  at === null ? null : `${centralDay(new Date(at))} ${centralClock(new Date(at))}:00`;

function instantOf(wall: string | null): string | null {
  if (wall === null) return null;
  const day = wall.slice(0, 10);
  const instant = centralInstant(day, wall.slice(11, 16)) ?? centralInstant(day, afterSkippedHour);
  return instant?.toISOString() ?? null;
}

/** When a property can be visited, in Central Time (Spec, showcase 5: not for products). */
export function OpenHouseFields({ input }: Pick<RecordForm<typeof listingRecord>, 'input'>) {
  const field = (path: 'openHouseStartDate' | 'openHouseEndDate', usual: string) => {
    const { value, onChange, ...props } = input(path);
    return {
      ...props,
      description: 'Central Time',
      placeholder: 'Choose a day and time',
      valueFormat: 'ddd, MMM D, YYYY, h:mm A',
      clearable: true,
      defaultTimeValue: usual,
      timePickerProps: { format: '12h' as const },
      value: wallClock(value),
      onChange: (wall: string | null) => onChange(instantOf(wall)),
    };
  };
  return (
    <div className={styles.pair}>
      <DateTimePicker {...field('openHouseStartDate', '13:00:00')} />
      <DateTimePicker {...field('openHouseEndDate', '15:00:00')} />
    </div>
  );
}
