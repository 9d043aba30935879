import { adSlotEndpoints } from '@masthead/shared/ad-slots/ad-slot.endpoints.ts';
import { adSlotMessages } from '@masthead/shared/ad-slots/ad-slot.messages.ts';
import type { AdSlot } from '@masthead/shared/ad-slots/ad-slot.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../app/call.ts';
import { useGoTo } from '../app/links.tsx';
import { sayingFailure } from '../forms/say-failure.ts';
import { confirm } from '../ui/confirm.tsx';
import { toast } from '../ui/toast.tsx';
import { useDeleteSlot, useKeepSlot } from './ad-slot.queries.ts';
import type { SlotForm } from './use-slot-form.ts';

/** What the buttons of the form do (Spec, showcase 2). */
export function useSlotActs(slot: AdSlot | null, { area, saving, save }: SlotForm) {
  const goTo = useGoTo();
  const keep = useKeepSlot();
  const deletion = useDeleteSlot();
  const cloning = useMutation({
    mutationFn: (id: number) =>
      sayingFailure(
        adSlotMessages.createFailed,
        call(adSlotEndpoints.clone, { params: { id: String(id) } }),
      ),
    onSuccess: (copy) => {
      keep(copy);
      toast(adSlotMessages.cloned);
      return goTo('adSlotEdit', { id: copy.id });
    },
  });
  const onDeleted = () => {
    area.discardChanges();
    return goTo('adSlotList');
  };
  return {
    saveAndLeave: async () => {
      if (await save()) await goTo('adSlotList');
    },
    saveAsNew: async () => {
      const saved = await save();
      if (saved) cloning.mutate(saved.id);
    },
    remove: async () => {
      const { areYouSure: title, deleteDetail: detail } = adSlotMessages;
      const asked = { title, detail, confirmLabel: 'Delete', isDangerous: true };
      if (!slot || !(await confirm(asked))) return;
      deletion.mutate(
        { id: slot.id, version: area.version ?? slot.version },
        { onSuccess: () => void onDeleted() },
      );
    },
    isSaving: saving.isSaving,
    isCloning: cloning.isPending,
    isDeleting: deletion.isPending,
  };
}
export type SlotActs = ReturnType<typeof useSlotActs>;
