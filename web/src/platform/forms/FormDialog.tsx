import type { ComponentProps } from 'react';
import type { z } from 'zod';
import { DialogFrame } from '../ui/DialogFrame.tsx';
import { DialogForm } from './DialogForm.tsx';

type Frame = ComponentProps<typeof DialogFrame>;

/** A dialog with one form, for adding or editing a record (web/README.md). */
export function FormDialog<S extends z.ZodObject, T extends { version?: number }>({
  title,
  onClose,
  size = 'md',
  ...form
}: Pick<Frame, 'title' | 'onClose' | 'size'> & ComponentProps<typeof DialogForm<S, T>>) {
  return (
    <DialogFrame title={title} onClose={onClose} size={size}>
      <DialogForm {...form} />
    </DialogFrame>
  );
}
