import { Button, Group } from '@mantine/core';
import { invoiceMessages } from '@masthead/shared/finance/invoices/invoice.record.ts';
import {
  whyNotApproved,
  whyNotDeleted,
  whyNotReopened,
  whyNotSentBack,
} from '@masthead/shared/finance/invoices/invoice.rules.ts';
import type { Invoice } from '@masthead/shared/finance/invoices/invoice.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { useEffect, useRef, useState } from 'react';
import { useUser } from '../../platform/api/session.ts';
import { ConfirmButton } from '../../platform/forms/ActionButton.tsx';
import { BlockedTip } from '../../platform/forms/UnsavedOffer.tsx';
import { late } from '../../platform/ui/late.tsx';
import { useSingleKeys } from '../../platform/ui/single-keys.ts';
import { toastFailure } from '../../platform/ui/toast.tsx';
import { useApprovalRule, useDeleteInvoice } from './invoice.queries.ts';
import styles from './review.module.css';
import type { useDecisions } from './use-decisions.ts';
import type { ReviewComments } from './use-review-comments.ts';

const SendBackDialog = late(async () => (await import('./SendBackDialog.tsx')).SendBackDialog);

/** The id of the toast that says why a key is blocked. */
const blockedToast = 'invoice-blocked';

/** What a decision needs from its queue. */
export interface Deciding {
  decisions: ReturnType<typeof useDecisions>;
  /** Called after a decision; opens the next invoice. */
  onDecided: () => void;
  /** Steps along the queue; null at its ends. */
  step: {
    next: (() => void) | null;
    previous: (() => void) | null;
    /** To the next one that the reviewer may approve. */
    nextDecidable: (() => void) | null;
  };
  onMark: () => void;
}

interface Props extends Deciding {
  invoice: Invoice;
  /** Unsaved comments are saved before a decision. */
  comments: ReviewComments;
  /** Others have changed it, and the changes were not reviewed yet. */
  isUnseen: boolean;
  /** Whether it still matches what was seen, after a save of comments. */
  isAsSeen: (now: Invoice) => boolean;
}

/** Decisions on an invoice by button and key; a disabled button shows its reason. */
export function ReviewActions(props: Props) {
  const { invoice, comments, isUnseen, isAsSeen, decisions, onDecided, step, onMark } = props;
  const user = useUser();
  const rule = useApprovalRule();
  const [isAsking, setAsking] = useState(false);
  const remove = useDeleteInvoice();
  const { approve, reopen } = decisions;
  const isDeciding = decisions.isDeciding || comments.saving.isSaving;
  const unseen = isUnseen ? invoiceMessages.lookFirst : null;
  const notMine = whyNotApproved(invoice, user, rule);
  const notApproved = unseen ?? notMine;
  const notSentBack = unseen ?? whyNotSentBack(invoice);
  const notReopened = whyNotReopened(invoice);
  const done = { onSuccess: onDecided };
  const settling = (act: (settled: Invoice) => void) => () =>
    void comments.settled().then((settled) => settled && isAsSeen(settled) && act(settled));
  const refuse = (reason: string) => () => toastFailure(new Error(reason), blockedToast);
  // Why: an invoice that someone else has to approve must not stop the queue.
  const pass = (reason: string) => () => {
    refuse(reason)();
    if (!unseen && step.nextDecidable) step.nextDecidable();
  };
  const actions = {
    A:
      notApproved === null
        ? settling((settled) => approve.mutate([settled], done))
        : pass(notApproved),
    S: notSentBack === null ? settling(() => setAsking(true)) : refuse(notSentBack),
    U:
      (unseen ?? notReopened) === null
        ? () => reopen.mutate([invoice])
        : refuse(unseen ?? notReopened ?? ''),
    J: step.next,
    K: step.previous,
    X: onMark,
  };
  useActionKeys(actions, { isDeciding, isAsking });
  return (
    <Group className={styles.acts} gap="xs">
      <BlockedTip reason={notApproved}>
        <Button
          loading={approve.isPending}
          disabled={isDeciding || notApproved !== null}
          onClick={actions.A}
        >
          Approve
        </Button>
      </BlockedTip>
      <BlockedTip reason={notSentBack}>
        <Button variant="default" disabled={isDeciding || notSentBack !== null} onClick={actions.S}>
          Send back
        </Button>
      </BlockedTip>
      {notReopened === null && (
        <Button
          variant="default"
          loading={reopen.isPending}
          disabled={isDeciding || isUnseen}
          onClick={actions.U}
        >
          {invoice.isApproved ? 'Unapprove' : 'Return to review'}
        </Button>
      )}
      <ConfirmButton
        question={sentences.areYouSure}
        detail={`'${invoice.description}' will be deleted.`}
        confirmLabel="Delete"
        isDangerous
        blockedBy={whyNotDeleted(invoice)}
        loading={remove.isPending}
        onConfirm={() => remove.mutate(invoice, done)}
      >
        Delete
      </ConfirmButton>
      <span className={styles.steps}>
        <Button
          variant="subtle"
          color="gray"
          disabled={!step.previous}
          onClick={step.previous ?? undefined}
        >
          Previous
        </Button>
        <Button
          variant="subtle"
          color="gray"
          disabled={!step.next}
          onClick={step.next ?? undefined}
        >
          Next
        </Button>
      </span>
      {isAsking && (
        <SendBackDialog
          invoice={invoice}
          onSentBack={(sentBack) => {
            decisions.onSentBack(sentBack);
            onDecided();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Group>
  );
}

/** Keys that wait for a running decision. Why not the others: its result must be seen before the next decision. */
const mayWait = ['S', 'J', 'K', 'X'];

/**
 * Runs each action by its key. A key that decides nothing itself, pressed during a decision, runs when
 * that is done, if this invoice is still open.
 */
function useActionKeys(
  actions: Record<string, (() => void) | null>,
  { isDeciding, isAsking }: { isDeciding: boolean; isAsking: boolean },
) {
  const waiting = useRef<string | null>(null);
  const onKey = (key: string) => (event: KeyboardEvent) => {
    // Why: a key held down must not decide on invoices unseen.
    if (event.repeat || isAsking) return;
    if (!isDeciding) actions[key]?.();
    else if (mayWait.includes(key)) waiting.current = key;
  };
  useSingleKeys(Object.keys(actions).map((key) => [key, onKey(key)]));
  useEffect(() => {
    if (isDeciding || waiting.current === null) return;
    const key = waiting.current;
    waiting.current = null;
    actions[key]?.();
  });
}
