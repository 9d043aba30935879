import { useBlocker } from '@tanstack/react-router';
import type { z } from 'zod';
import { confirm } from '../ui/confirm.tsx';
import type { AreaForm } from './use-area-form.ts';

/** A form that may be left, or several at once. */
export type Leavable = Pick<AreaForm<z.ZodObject>, 'isChangedNow' | 'discardChanges'>;

/** Decisions 11: unsaved changes are thrown away only when somebody says so. */
export async function mayLeave(area: Leavable): Promise<boolean> {
  // Why not as it was drawn: a form is left as soon as a save has succeeded.
  if (!area.isChangedNow()) return true;
  const isLeaving = await confirm({
    title: 'Leave without saving?',
    detail: 'You have unsaved changes here.',
    confirmLabel: 'Discard changes',
    cancelLabel: 'Stay',
    isDangerous: true,
  });
  if (isLeaving) area.discardChanges();
  return isLeaving;
}

/** Asks before another screen, or nothing at all, takes the place of the form. */
export function useLeaveGuard(area: Leavable) {
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname && !(await mayLeave(area)),
    enableBeforeUnload: area.isChangedNow,
  });
}
