import { TextInput } from '@mantine/core';
import { segmentEndpoints } from '@masthead/shared/audiences/segment.endpoints.ts';
import { segmentRecord } from '@masthead/shared/audiences/segment.record.ts';
import { type Segment, segmentMessages } from '@masthead/shared/audiences/segment.ts';
import { segmentWords } from '@masthead/shared/audiences/segment-words.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../app/call.ts';
import { pathTo, ScreenLink, useGoTo } from '../app/links.tsx';
import { FormSection } from '../forms/FormSection.tsx';
import { DeleteButton } from '../records/DeleteButton.tsx';
import { RecordEditor } from '../records/RecordEditor.tsx';
import { audienceQuery } from './audience.queries.ts';
import { SegmentConditions } from './SegmentConditions.tsx';
import { SegmentCount } from './SegmentCount.tsx';
import { useDeleteSegment } from './segment.queries.ts';
import { conditionsSay, newCondition } from './segment-values.ts';
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

/** Whose segment it is. Why by the form: work that was kept of a new one may be of another audience. */
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
