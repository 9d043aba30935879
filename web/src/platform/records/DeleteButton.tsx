import type { UseMutationResult } from '@tanstack/react-query';
import { ConfirmButton } from '../forms/ActionButton.tsx';

interface Props<One> {
  label?: string;
  one: One;
  question: string;
  detail: string;
  /** Why it cannot be deleted now. */
  blockedBy?: string | null;
  deletion: Pick<UseMutationResult<unknown, Error, One>, 'mutate' | 'isPending'>;
  /** The record's form, whose unsaved edits are discarded. */
  area: { discardChanges: () => void };
  /** Leaves the deleted record's screen. */
  onGone: () => void;
}

/** The button of an edit screen that deletes its record, after a question. */
export function DeleteButton<One>(props: Props<One>) {
  const { label = 'Delete', one, deletion, area, onGone, ...asked } = props;
  const onConfirm = () =>
    deletion.mutate(one, {
      onSuccess: () => {
        area.discardChanges();
        onGone();
      },
    });
  return (
    <ConfirmButton
      blockedBy={null}
      {...asked}
      confirmLabel="Delete"
      isDangerous
      loading={deletion.isPending}
      onConfirm={onConfirm}
    >
      {label}
    </ConfirmButton>
  );
}
