import { MomentField } from '../forms/MomentField.tsx';
import styles from './post-editor.module.css';
import type { PostPart } from './post-fields.ts';

/** When an event takes place. */
export function EventTimes({ form, isReadOnly }: PostPart) {
  const moment = (path: 'starts_at' | 'ends_at' | 'occurrence') => ({
    'data-path': path,
    value: form.values[path],
    error: form.errors[path],
    readOnly: isReadOnly,
    onChange: (instant: string | null) => form.setFieldValue(path, instant),
  });
  return (
    <>
      <div className={styles.pair}>
        <MomentField label="Start" usualTime="19:00" {...moment('starts_at')} />
        <MomentField label="End" usualTime="21:00" {...moment('ends_at')} />
      </div>
      <div className={styles.pair}>
        <MomentField
          label="Next occurrence"
          description="Of an event that takes place again."
          usualTime="19:00"
          {...moment('occurrence')}
        />
      </div>
    </>
  );
}
