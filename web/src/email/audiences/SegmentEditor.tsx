import { TextInput } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { segmentEndpoints } from '@masthead/shared/email/audiences/segment.endpoints.ts';
import { segmentRecord } from '@masthead/shared/email/audiences/segment.record.ts';
import {
  type Segment,
  segmentMessages,
  segmentWords,
} from '@masthead/shared/email/audiences/segment.ts';
import {
  asksWhoRead,
  type Condition,
  segmentConditions,
  segmentLimits,
} from '@masthead/shared/email/audiences/segment-conditions.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { call } from '../../platform/api/call.ts';
import { pathTo, ScreenLink, useGoTo } from '../../platform/api/links.tsx';
import { ActionButton } from '../../platform/forms/ActionButton.tsx';
import { FormSection } from '../../platform/forms/FormSection.tsx';
import { focusField } from '../../platform/forms/field-focus.ts';
import { textOf } from '../../platform/forms/field-words.ts';
import type { RecordForm } from '../../platform/forms/use-record-form.ts';
import { DeleteButton } from '../../platform/records/DeleteButton.tsx';
import { RecordEditor } from '../../platform/records/RecordEditor.tsx';
import surface from '../../platform/ui/surface.module.css';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import { audienceQuery } from './audience.queries.ts';
import { ConditionRow, conditionsSay, newCondition } from './ConditionRow.tsx';
import { segmentCount, segmentTerms, useDeleteSegment } from './segment.queries.ts';
import styles from './segments.module.css';

interface Props {
  /** Null is a new one. */
  segment: Segment | null;
  /** Whose a new one is. */
  audienceId: string;
}

/** The form of one segment. */
export function SegmentEditor({ segment, audienceId }: Props) {
  const goTo = useGoTo();
  const deletion = useDeleteSegment();
  return (
    <RecordEditor
      record={segmentRecord}
      list="audienceList"
      get={segmentEndpoints.get}
      // Why without its audience: a segment stays with the one that it was made for.
      update={({ id, version, name, conditions }) =>
        call(segmentEndpoints.update, { body: { id, version, name, conditions } })
      }
      updated={segmentMessages.updated}
      names={{ audienceId: (id) => id, conditions: conditionsSay }}
      stored={segment}
      asNew={
        segment
          ? undefined
          : {
              screen: 'segmentEdit',
              title: segmentWords.new,
              given: { audienceId, conditions: [newCondition('tag')] },
              address: pathTo('segmentEdit', {}, { audience: audienceId }),
              create: (values) => call(segmentEndpoints.create, { body: values }),
              added: segmentMessages.added,
              onAdded: (added) => void goTo('audienceEdit', { id: added.audienceId }),
              saveLabel: 'Add segment',
            }
      }
      actions={(area) =>
        segment && (
          <DeleteButton
            one={segment}
            question={`Delete ${segment.name}?`}
            detail={segmentWords.deleteDetail(segment.name)}
            deletion={deletion}
            area={area}
            onGone={() => void goTo('audienceEdit', { id: segment.audienceId })}
          />
        )
      }
    >
      {(area) => (
        <>
          <FormSection title="Segment">
            <OfAudience id={area.form.values.audienceId} known={segment?.audience} />
            <TextInput {...area.input('name')} maw={480} />
          </FormSection>
          <SegmentConditions area={area} />
          <SegmentCount
            audienceId={area.form.values.audienceId}
            conditions={area.form.values.conditions}
          />
        </>
      )}
    </RecordEditor>
  );
}

/** The audience of the segment. Why from the form: a restored unsaved segment may belong to another audience. */
function OfAudience({ id, known }: { id: string; known: string | undefined }) {
  const { data } = useQuery({ ...audienceQuery(id), enabled: known === undefined });
  return (
    <p className={styles.audience}>
      {segmentRecord.fields.audienceId.label}:{' '}
      <ScreenLink underline="always" to={pathTo('audienceEdit', { id })}>
        {known ?? data?.name ?? id}
      </ScreenLink>
    </p>
  );
}

/** Debounce of the count while conditions are edited. */
const settleMs = 400;

interface SegmentCountProps {
  audienceId: string;
  /** As they are typed. */
  conditions: Condition[];
}

/** The number of subscribers who meet the conditions, updated while they are edited. */
function SegmentCount({ audienceId, conditions }: SegmentCountProps) {
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
    <section aria-label="Subscribers">
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

/** The conditions of a segment; each narrows it further. */
function SegmentConditions({ area: { form } }: { area: RecordForm<typeof segmentRecord> }) {
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
        <ActionButton
          leftSection={<IconPlus size={16} stroke={1.75} />}
          blockedBy={isFull ? segmentWords.full : null}
          onClick={add}
        >
          Add condition
        </ActionButton>
        <div role="status">
          {isForgotten && (
            <p className={`${surface.callout} ${styles.forgotten}`} role="note">
              {segmentMessages.forgotten}
            </p>
          )}
        </div>
      </div>
    </FormSection>
  );
}

/** The errors of the other conditions; a changed condition is validated again. */
const withoutOne = (errors: FormErrors, at: number): FormErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([path]) => !`${path}.`.startsWith(`conditions.${at}.`)),
  );
