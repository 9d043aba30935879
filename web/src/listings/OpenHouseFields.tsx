import type { listingRecord } from '@masthead/shared/listings/listing.record.ts';
import { MomentField } from '../forms/MomentField.tsx';
import type { RecordForm } from '../forms/use-record-form.ts';
import styles from './listing-form.module.css';

/** When a property can be visited, in Central Time (Spec, showcase 5: not for products). */
export function OpenHouseFields({ input }: Pick<RecordForm<typeof listingRecord>, 'input'>) {
  return (
    <div className={styles.pair}>
      <MomentField {...input('openHouseStartDate')} usualTime="13:00" />
      <MomentField {...input('openHouseEndDate')} usualTime="15:00" />
    </div>
  );
}
