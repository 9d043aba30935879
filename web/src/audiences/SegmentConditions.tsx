import type { FormErrors } from '@mantine/form';
import type { segmentRecord } from '@masthead/shared/audiences/segment.record.ts';
import { segmentMessages } from '@masthead/shared/audiences/segment.ts';
import { asksWhoRead, segmentLimits } from '@masthead/shared/audiences/segment-conditions.ts';
import { segmentWords } from '@masthead/shared/audiences/segment-words.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ActButton } from '../forms/ActButton.tsx';
import { FormSection } from '../forms/FormSection.tsx';
import { focusField } from '../forms/field-focus.ts';
import type { RecordForm } from '../forms/use-record-form.ts';
import { ConditionRow } from './ConditionRow.tsx';
import { segmentTerms } from './segment.queries.ts';
import { newCondition } from './segment-values.ts';
import styles from './segments.module.css';

/** Who is in a segment: conditions, of which each narrows it further. */
export function SegmentConditions({ area: { form } }: { area: RecordForm<typeof segmentRecord> }) {
  const { conditions, audienceId } = form.values;
  const terms = useQuery(segmentTerms(audienceId));
  const isFull = conditions.length >= segmentLimits.conditions;
  const isForgotten = terms.data?.remembersReaders === false && conditions.some(asksWhoRead);
  const add = () => {
    // Why: what is focused must be there.
    flushSync(() => {
      form.insertListItem('conditions', newCondition('tag'));
      form.clearFieldError('conditions');
    });
    focusField(`conditions.${conditions.length}.kind`);
  };
  // Why: a field that is half typed says so itself, and would say it of the condition that moves into its place.
  const [removals, setRemovals] = useState(0);
  const remove = (at: number) => {
    flushSync(() => {
      form.removeListItem('conditions', at);
      setRemovals(removals + 1);
    });
    focusField('conditions');
  };
  const change = (at: number, path: string, value: unknown) => {
    form.setFieldValue(path as 'conditions', value as never);
    form.setErrors((errors) => withoutOne(errors, at));
  };
  return (
    <FormSection title="Conditions" path="conditions" error={form.errors.conditions}>
      <p className={styles.note}>{segmentWords.meetAll}</p>
      {conditions.map((condition, at) => (
        <ConditionRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a condition has no name, and is drawn anew when one is removed.
          key={`${removals} ${at}`}
          at={at}
          condition={condition}
          tags={terms.data?.tags ?? []}
          errors={form.errors}
          onChange={(path, value) => change(at, path, value)}
          onRemove={() => remove(at)}
        />
      ))}
      <div>
        <ActButton
          leftSection={<IconPlus size={16} stroke={1.75} />}
          blockedBy={isFull ? segmentWords.full : null}
          onClick={add}
        >
          Add condition
        </ActButton>
        <div role="status">
          {isForgotten && (
            <p className={styles.forgotten} role="note">
              {segmentMessages.forgotten}
            </p>
          )}
        </div>
      </div>
    </FormSection>
  );
}

/** The sentences of the other conditions: what is wrong with one is found anew once it has changed. */
const withoutOne = (errors: FormErrors, at: number): FormErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([path]) => !`${path}.`.startsWith(`conditions.${at}.`)),
  );
