import { historyMessages } from '@masthead/shared/history/history.messages.ts';
import type { RecordScreen } from '@masthead/shared/history/record-kinds.ts';
import type { ScreenKey } from '@masthead/shared/screens.ts';
import { useParams } from '@tanstack/react-router';
import type { z } from 'zod';
import { confirm } from '../ui/confirm.tsx';
import { toast, toastFailure } from '../ui/toast.tsx';
import { HistoryButton } from './HistoryButton.tsx';
import type { AreaForm } from './use-area-form.ts';
import type { Saving } from './use-saving.ts';

interface Props<S extends z.ZodObject, T extends { version?: number }> {
  screen: ScreenKey;
  title: string;
  area: AreaForm<S>;
  saving: Pick<Saving<S, T>, 'valuesOf' | 'latest'>;
  /** Why nothing can be put into the form now. */
  locked: string | null;
}

/** The 'History' button of an edit screen: what is restored is put into its form. */
export function RecordHistory<S extends z.ZodObject, T extends { version?: number }>(
  props: Props<S, T>,
) {
  const { screen, title, locked } = props;
  // Why: from the address, which knows the id of every kind of record, be it a number or a word.
  const { seriesId, id = seriesId } = useParams({ strict: false }) as Record<string, string>;
  const restore = useRestore(props);
  if (!id) return null;
  return (
    <HistoryButton
      // Why: an edit screen with an id in its address is a record's. To ask the records would load all of them.
      screen={screen as RecordScreen}
      id={id}
      title={title}
      locked={locked}
      onRestore={restore}
    />
  );
}

/**
 * Puts a version into the form as unsaved changes; the ordinary Save with its rules, permissions and
 * conflicts does the rest. What the version does not know stays as the record has it now.
 */
function useRestore<S extends z.ZodObject, T extends { version?: number }>({
  area,
  saving,
}: Props<S, T>) {
  return async (version: Record<string, unknown>, when: string): Promise<boolean> => {
    const isSure = !area.isChanged || (await confirmReplacing());
    if (!isSure) return false;
    try {
      const now = await saving.latest?.();
      const values = saving.valuesOf({ ...now, ...version } as T);
      area.form.setValues(values);
      area.form.clearErrors();
      toast(historyMessages.intoForm(when));
      return true;
    } catch (error) {
      const isForeign = !(error instanceof TypeError);
      toastFailure(isForeign ? error : new Error(historyMessages.notReadable));
      return false;
    }
  };
}

const confirmReplacing = () =>
  confirm({
    title: 'Replace what you have typed?',
    detail: historyMessages.replacesUnsaved,
    confirmLabel: 'Replace',
    cancelLabel: 'Keep mine',
    isDangerous: true,
  });
