import type { UseFormReturnType } from '@mantine/form';
import { firmMessages } from '@masthead/shared/firms/firm.messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../app/call.ts';
import { failedWith } from '../forms/say-failure.ts';
import { toastFailure } from '../ui/toast.tsx';
import { firmDetail } from './ad-slot.queries.ts';
import { copyFirm } from './copy-firm.ts';
import type { SlotValues } from './slot-values.ts';

/** Spec, showcase 4: choosing a firm fills what is empty from it; what is there stays. */
export function useFirmChoice(form: UseFormReturnType<SlotValues>) {
  const queryClient = useQueryClient();
  const copy = async (id: number) => {
    const firm = await queryClient.fetchQuery(firmDetail(id));
    const values = form.getValues();
    // Why: the firm may have been taken out again, and fields filled, while it was being read.
    if (values.firmIds.includes(id)) form.setValues(copyFirm(values, firm));
  };
  return async (firmIds: number[]) => {
    const added = firmIds.filter((id) => !form.getValues().firmIds.includes(id));
    form.setFieldValue('firmIds', firmIds);
    for (const id of added)
      await copy(id).catch((failure: unknown) => {
        if (failure instanceof ApiError && failure.isRefusal) return;
        toastFailure(failedWith(firmMessages.getFailed, failure));
      });
  };
}
