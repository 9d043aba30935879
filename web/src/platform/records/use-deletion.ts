import { useMutation } from '@tanstack/react-query';
import { toast, toastUndo } from '../ui/toast.tsx';

interface Deletion<One, Deleted, Restored> {
  remove: (one: One) => Promise<Deleted>;
  /** The toast after deleting. */
  deleted: (deleted: Deleted, one: One) => string;
  restore: (deleted: Deleted, one: One) => Promise<Restored>;
  /** The toast after restoring. */
  restored: (restored: Restored) => string;
  /** Called with the restored record. */
  onRestored?: (restored: Restored) => void;
}

/** Deletes a record, with a toast that offers Undo. */
export function useDeletion<One, Deleted, Restored>(of: Deletion<One, Deleted, Restored>) {
  const restore = useMutation({
    mutationFn: (send: () => Promise<Restored>) => send(),
    onSuccess: (back) => {
      of.onRestored?.(back);
      toast(of.restored(back));
    },
  });
  return useMutation({
    mutationFn: of.remove,
    onSuccess: (gone, one) =>
      toastUndo(of.deleted(gone, one), () => restore.mutate(() => of.restore(gone, one))),
  });
}
