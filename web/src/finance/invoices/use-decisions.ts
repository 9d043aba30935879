import { invoiceEndpoints } from '@masthead/shared/finance/invoices/invoice.endpoints.ts';
import { invoiceMessages } from '@masthead/shared/finance/invoices/invoice.record.ts';
import type { approvalOfAll, Invoice } from '@masthead/shared/finance/invoices/invoice.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { call } from '../../platform/api/call.ts';
import { sayingFailure } from '../../platform/forms/say-failure.ts';
import { useSingleKeys } from '../../platform/ui/single-keys.ts';
import { toast, toastUndo } from '../../platform/ui/toast.tsx';

/** Invoices as they are on the screen: a decision covers what was seen. */
const seen = (invoices: readonly Invoice[]) => ({
  body: { invoices: invoices.map(({ id, version }) => ({ id, version })) },
});

const approving = (invoices: readonly Invoice[]) =>
  sayingFailure(invoiceMessages.approveFailed, call(invoiceEndpoints.approve, seen(invoices)));
const reopening = (invoices: readonly Invoice[]) =>
  sayingFailure(invoiceMessages.reopenFailed, call(invoiceEndpoints.unapprove, seen(invoices)));

/** The last decision can be undone from its toast, and by a key as long as nothing else was decided. */
function useUndo() {
  const [undo, setUndo] = useState<(() => void) | null>(null);
  const offer = (said: string, work: () => void) => {
    const once = () => {
      setUndo(null);
      endToast();
      work();
    };
    const endToast = toastUndo(said, once);
    setUndo(() => once);
  };
  useSingleKeys([['Z', (event) => !event.repeat && undo?.()]]);
  return offer;
}

/** Approves invoices and returns them to review, one or many, with undo. */
export function useDecisions() {
  const offer = useUndo();
  const undoApproval = useMutation({
    mutationFn: reopening,
    onSuccess: ({ length }) => toast(invoiceMessages.reopened(length)),
  });
  const approveAgain = useMutation({
    mutationFn: approving,
    onSuccess: ({ length }) => toast(invoiceMessages.approved(length)),
  });
  const approve = useMutation({
    mutationFn: approving,
    onSuccess: (decided) =>
      offer(invoiceMessages.approved(decided.length), () => undoApproval.mutate(decided)),
  });
  const reopen = useMutation({
    mutationFn: reopening,
    onSuccess: (decided, before) => {
      const said = invoiceMessages.reopened(decided.length);
      // Why: an invoice that was sent back needs a reason again, so this cannot be undone here.
      if (before.some((one) => !one.isApproved)) return toast(said);
      offer(said, () => approveAgain.mutate(decided));
    },
  });
  const undoAll = useMutation({
    mutationFn: (decidedAt: string) =>
      sayingFailure(
        invoiceMessages.reopenFailed,
        call(invoiceEndpoints.undoApproveAll, { body: { decidedAt } }),
      ),
    onSuccess: ({ count }) => toast(invoiceMessages.reopened(count)),
  });
  const approveAll = useMutation({
    mutationFn: (all: z.input<typeof approvalOfAll>) =>
      call(invoiceEndpoints.approveAll, { body: all }),
    meta: { isQuiet: true },
    onSuccess: ({ count, decidedAt }) =>
      offer(invoiceMessages.approved(count), () => undoAll.mutate(decidedAt)),
  });
  /** After an invoice has been sent back. */
  const onSentBack = (sentBack: Invoice) =>
    offer(invoiceMessages.sentBack, () => undoApproval.mutate([sentBack]));
  const isDeciding = [approve, reopen, undoApproval, approveAll, undoAll].some(
    ({ isPending }) => isPending,
  );
  return { approve, approveAll, reopen, onSentBack, isDeciding };
}
