import { Button, TextInput } from '@mantine/core';
import { segmentRecord } from '@masthead/shared/audiences/segment.record.ts';
import { type Segment, segmentMessages } from '@masthead/shared/audiences/segment.ts';
import { segmentWords } from '@masthead/shared/audiences/segment-words.ts';
import { type FormValues, valuesOf } from '@masthead/shared/records/record.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { pathTo, ScreenLink, useGoTo } from '../app/links.tsx';
import { ConfirmButton } from '../forms/ConfirmButton.tsx';
import { EditShell } from '../forms/EditShell.tsx';
import { FormSection } from '../forms/FormSection.tsx';
import { labelsOf } from '../forms/record-labels.ts';
import { useRecordForm } from '../forms/use-record-form.ts';
import { useSaving } from '../forms/use-saving.ts';
import { toast } from '../ui/toast.tsx';
import { audienceQuery } from './audience.queries.ts';
import { SegmentConditions } from './SegmentConditions.tsx';
import { SegmentCount } from './SegmentCount.tsx';
import {
  createSegment,
  keepSegment,
  latestSegment,
  updateSegment,
  useDeleteSegment,
} from './segment.queries.ts';
import { conditionsSay } from './segment-values.ts';
import styles from './segments.module.css';

const labels = labelsOf(segmentRecord, { audienceId: (id) => id, conditions: conditionsSay });

interface Props {
  /** Null is a new one. */
  segment: Segment | null;
  /** What a new one begins with. */
  given?: Partial<FormValues<typeof segmentRecord>>;
  address: string;
}

/** The form of one segment. */
export function SegmentEditor({ segment, given = {}, address }: Props) {
  const queryClient = useQueryClient();
  const goTo = useGoTo();
  const area = useRecordForm(segmentRecord, segment, { screen: 'segmentEdit', given, address });
  const saving = useSaving(area, {
    record: segment,
    valuesOf: (saved: Segment) => valuesOf(segmentRecord, saved),
    ...(segment && { latest: () => latestSegment(segment.id) }),
    onSaved: (saved: Segment) => keepSegment(queryClient, saved),
  });
  const { audienceId, conditions } = area.form.values;
  const title = segment?.name ?? segmentWords.new;

  const save = async () => {
    const saved = await saving.save((values, version) =>
      segment ? updateSegment({ id: segment.id, version }, values) : createSegment(values),
    );
    if (!saved) return;
    toast(segment ? segmentMessages.updated : segmentMessages.added);
    if (!segment) await goTo('audienceEdit', { id: saved.audienceId });
  };

  return (
    <EditShell
      screen="segmentEdit"
      title={title}
      list="audienceList"
      isNew={segment === null}
      area={area}
      saving={saving}
      labels={labels}
      onSave={() => void save()}
      actions={
        <>
          {segment && <DeleteSegment segment={segment} onGone={area.discardChanges} />}
          <Button type="submit" loading={saving.isSaving}>
            {segment ? 'Save changes' : 'Add segment'}
          </Button>
        </>
      }
    >
      <FormSection title="Segment">
        <OfAudience id={audienceId} known={segment?.audience} />
        <TextInput {...area.input('name')} maw={480} />
      </FormSection>
      <SegmentConditions area={area} />
      <SegmentCount audienceId={audienceId} conditions={conditions} />
    </EditShell>
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

function DeleteSegment({ segment, onGone }: { segment: Segment; onGone: () => void }) {
  const { id, name, audienceId } = segment;
  const goTo = useGoTo();
  const { mutate, isPending } = useDeleteSegment();
  const onConfirm = () =>
    mutate(id, {
      onSuccess: () => {
        onGone();
        void goTo('audienceEdit', { id: audienceId });
      },
    });
  return (
    <ConfirmButton
      question={`Delete ${name}?`}
      detail={segmentWords.deleteDetail(name)}
      confirmLabel="Delete"
      isDangerous
      loading={isPending}
      onConfirm={onConfirm}
    >
      Delete
    </ConfirmButton>
  );
}
