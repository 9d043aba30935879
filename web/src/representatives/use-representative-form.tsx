import { valuesOf } from '@masthead/shared/records/record.ts';
import { representativeEndpoints } from '@masthead/shared/representatives/representative.endpoints.ts';
import { representativeMessages } from '@masthead/shared/representatives/representative.messages.ts';
import { representativeRecord } from '@masthead/shared/representatives/representative.record.ts';
import type { Representative } from '@masthead/shared/representatives/representative.ts';
import { call } from '../app/call.ts';
import { useChosenFirms } from '../firms/firm.queries.ts';
import { labelsOf } from '../forms/record-labels.ts';
import { sayingFailure } from '../forms/say-failure.ts';
import { useRecordForm } from '../forms/use-record-form.ts';
import { useSaving } from '../forms/use-saving.ts';
import { toast } from '../ui/toast.tsx';
import { latestRepresentative, useKeepRepresentative } from './representative.queries.ts';

/** In the order of the screen. */
export const labels = labelsOf(representativeRecord, {
  firmId: (id) => <FirmName id={id} />,
});

/** The form of an existing realtor, which the dialog and the page share. */
export function useRepresentativeForm(representative: Representative) {
  const { id } = representative;
  const keep = useKeepRepresentative();
  const area = useRecordForm(representativeRecord, representative, {
    screen: 'representativeEdit',
  });
  const valuesOfSaved = (saved: Representative) => valuesOf(representativeRecord, saved);
  const latest = () => latestRepresentative(id);
  const saving = useSaving(area, {
    record: representative,
    valuesOf: valuesOfSaved,
    latest,
    onSaved: keep,
  });
  const save = async () => {
    const saved = await saving.save((values, seen) =>
      sayingFailure(
        representativeMessages.updateFailed,
        call(representativeEndpoints.update, { body: { ...values, id, version: seen } }),
      ),
    );
    if (saved) toast(representativeMessages.updated);
    return saved;
  };
  return { area, saving, save };
}

function FirmName({ id }: { id: number }) {
  return useChosenFirms([id])[0]?.name;
}
