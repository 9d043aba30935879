import { useDebouncedValue } from '@mantine/hooks';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { adSlotEndpoints } from '@masthead/shared/showcase/ad-slots/ad-slot.endpoints.ts';
import { adSlotRecord, isBackwards } from '@masthead/shared/showcase/ad-slots/ad-slot.record.ts';
import { type AdSlot, adSlotMessages } from '@masthead/shared/showcase/ad-slots/ad-slot.ts';
import type { SlotConflict } from '@masthead/shared/showcase/ad-slots/slot-conflicts.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { focusFirstBadField } from '../../platform/forms/field-focus.ts';
import { sayingFailure } from '../../platform/forms/say-failure.ts';
import { useFormSave } from '../../platform/forms/use-form-save.ts';
import { useRecordForm } from '../../platform/forms/use-record-form.ts';
import { toast, toastFailure } from '../../platform/ui/toast.tsx';
import { conflictQuery, latestSlot, useCacheSlot } from './ad-slot.queries.ts';
import { type SlotValues, valuesOfSlot } from './slot-values.ts';

/** The form of one ad slot with its save; null is a new slot. */
export function useSlotForm(slot: AdSlot | null, given: Partial<SlotValues> = {}) {
  const cacheSlot = useCacheSlot();
  const area = useRecordForm(adSlotRecord, slot, { screen: 'adSlotCreate', given });
  const saving = useFormSave(area, {
    record: slot,
    valuesOf: valuesOfSlot,
    ...(slot && { latest: () => latestSlot(slot.id) }),
    onSaved: cacheSlot,
  });
  const conflicts = useSlotConflicts(area.form.values, slot?.id ?? null);

  /** Why: the server requires the reason too; the form asks for it before sending. */
  const hasReason = () => {
    if (conflicts.length === 0 || area.form.values.conflictReason?.trim()) return true;
    area.form.setFieldError('conflictReason', adSlotMessages.giveReason);
    setTimeout(() => focusFirstBadField(['conflictReason']));
    toastFailure(new Error(sentences.fixBeforeSaving), 'form-errors');
    return false;
  };
  /** Returns the saved slot, or null if nothing was saved and the form shows why. */
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

/** Debounce. Why: otherwise every key in a date and every selection would be a call. */
const settleMs = 350;
const none: SlotConflict[] = [];

/** The conflicts of the slot in the form, refetched when it changes; late responses are dropped. */
function useSlotConflicts(values: SlotValues, id: number | null): SlotConflict[] {
  const { startDate, endDate, displayEffect, firmIds, siteIds, listingIds, isPaused } = values;
  const asked = JSON.stringify({
    id,
    startDate,
    endDate,
    displayEffect,
    firmIds,
    siteIds,
    listingIds,
  });
  const [settled] = useDebouncedValue(asked, settleMs);
  const isWhole = startDate !== '' && endDate !== '' && !isBackwards(values) && siteIds.length > 0;
  const { data } = useQuery({
    ...conflictQuery(JSON.parse(settled)),
    // Why: a paused slot has no conflicts.
    enabled: isWhole && !isPaused && settled === asked,
  });
  return isWhole && !isPaused ? (data ?? none) : none;
}
