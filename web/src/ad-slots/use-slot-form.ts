import { adSlotEndpoints } from '@masthead/shared/ad-slots/ad-slot.endpoints.ts';
import { adSlotMessages } from '@masthead/shared/ad-slots/ad-slot.messages.ts';
import { adSlotRecord } from '@masthead/shared/ad-slots/ad-slot.record.ts';
import type { AdSlot } from '@masthead/shared/ad-slots/ad-slot.ts';
import { sentences } from '@masthead/shared/errors.ts';
import { call } from '../app/call.ts';
import { focusFirstBadField } from '../forms/field-focus.ts';
import { sayingFailure } from '../forms/say-failure.ts';
import { useRecordForm } from '../forms/use-record-form.ts';
import { useSaving } from '../forms/use-saving.ts';
import { toast, toastFailure } from '../ui/toast.tsx';
import { latestSlot, useKeepSlot } from './ad-slot.queries.ts';
import { type SlotValues, valuesOfSlot } from './slot-values.ts';
import { useSlotConflicts } from './use-slot-conflicts.ts';

/** The form of one ad slot with its one way of saving; null is a new slot. */
export function useSlotForm(slot: AdSlot | null, given: Partial<SlotValues> = {}) {
  const keep = useKeepSlot();
  const area = useRecordForm(adSlotRecord, slot, { screen: 'adSlotCreate', given });
  const saving = useSaving(area, {
    record: slot,
    valuesOf: valuesOfSlot,
    ...(slot && { latest: () => latestSlot(slot.id) }),
    onSaved: keep,
  });
  const conflicts = useSlotConflicts(area.form.values, slot?.id ?? null);

  /** Why: the server asks for the reason too; here it is asked for before anything is sent. */
  const hasReason = () => {
    if (conflicts.length === 0 || area.form.values.conflictReason?.trim()) return true;
    area.form.setFieldError('conflictReason', adSlotMessages.giveReason);
    setTimeout(() => focusFirstBadField(['conflictReason']));
    toastFailure(new Error(sentences.fixBeforeSaving), 'form-errors');
    return false;
  };
  /** Answers with the saved slot; null when nothing was saved, and the form says why. */
  const save = async (): Promise<AdSlot | null> => {
    if (saving.isSaving || !saving.check() || !hasReason()) return null;
    const saved = await saving.save((values, version) =>
      slot
        ? sayingFailure(
            adSlotMessages.updateFailed,
            call(adSlotEndpoints.update, { body: { ...values, id: slot.id, version } }),
          )
        : sayingFailure(
            adSlotMessages.createFailed,
            call(adSlotEndpoints.create, { body: values }),
          ),
    );
    if (saved) toast(slot ? adSlotMessages.updated : adSlotMessages.created);
    return saved;
  };
  return { area, saving, conflicts, save };
}
export type SlotForm = ReturnType<typeof useSlotForm>;
