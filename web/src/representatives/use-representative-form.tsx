import { representativeEndpoints } from '@masthead/shared/representatives/representative.endpoints.ts';
import { representativeMessages } from '@masthead/shared/representatives/representative.messages.ts';
import {
  type Representative,
  representativeForm,
} from '@masthead/shared/representatives/representative.ts';
import { call } from '../app/call.ts';
import { useChosenFirms } from '../firms/firm.queries.ts';
import type { FieldLabels } from '../forms/ConflictDialog.tsx';
import { useAreaForm } from '../forms/use-area-form.ts';
import { useSaving } from '../forms/use-saving.ts';
import { sayingFailure } from '../showcase/say-failure.ts';
import { toast } from '../ui/toast.tsx';
import { latestRepresentative, useKeepRepresentative } from './representative.queries.ts';
import { type RepresentativeValues, valuesOf } from './representative-values.ts';

/** In the order of the screen. */
export const labels: FieldLabels<RepresentativeValues> = {
  showcaseFirmId: { label: 'Firm', show: (id) => <FirmName id={id} /> },
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  imageUrl: 'Image URL',
};

/** The form of an existing realtor, which the dialog and the page share. */
export function useRepresentativeForm(representative: Representative) {
  const { id, name, version } = representative;
  const keep = useKeepRepresentative();
  const area = useAreaForm(representativeForm, valuesOf(representative), {
    screen: 'representativeEdit',
    id,
    title: name,
    version,
  });
  const latest = () => latestRepresentative(id);
  const saving = useSaving(area, { valuesOf, latest, onSaved: keep });
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
