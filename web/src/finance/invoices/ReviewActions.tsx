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
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useUser } from '../../platform/api/session.ts';
import { ConfirmButton } from '../../platform/forms/ActionButton.tsx';
import { BlockedTip } from '../../platform/forms/UnsavedOffer.tsx';
import { useSingleKeys } from '../../platform/ui/single-keys.ts';
import { toastFailure } from '../../platform/ui/toast.tsx';
import { useApprovalRule, useDeleteInvoice } from './invoice.queries.ts';
import styles from './review.module.css';
import type { useDecisions } from './use-decisions.ts';
import type { ReviewComments } from './use-review-comments.ts';

const SendBackDialog = lazy(async () => ({
  default: (await import('./SendBackDialog.tsx')).SendBackDialog,
}));

/** The one toast that says why a key does nothing. */
const blockedToast = 'invoice-blocked';

/** What a decision needs of the queue that it is part of. */
export interface Deciding {
  decisions: ReturnType<typeof useDecisions>;
  /** It was decided on: the next one is opened. */
  onDecided: () => void;
  /** Goes one place along the queue; null where there is none. */
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
  /** What is typed there is saved before a decision. */
  comments: ReviewComments;
  /** Others have changed it, and that has not been looked at. */
  isUnseen: boolean;
  /** Whether it still is what was seen, after a save of comments. */
  isAsSeen: (now: Invoice) => boolean;
}

/** What can be decided on an invoice, by button and by key; why not is said on the button. */
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
  // Why: one that somebody else has to approve is no end of the queue.
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
        <Suspense fallback={null}>
          <SendBackDialog
            invoice={invoice}
            onSentBack={(sentBack) => {
              decisions.onSentBack(sentBack);
              onDecided();
            }}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </Group>
  );
}

/** Why not the others: how the decision ended must be seen before the next one. */
const mayWait = ['S', 'J', 'K', 'X'];

/**
 * Each action by its key. A key that decides nothing by itself, pressed while something is being decided, acts when
 * that is done and this invoice is still the one looked at.
 */
function useActionKeys(
  actions: Record<string, (() => void) | null>,
  { isDeciding, isAsking }: { isDeciding: boolean; isAsking: boolean },
) {
  const waiting = useRef<string | null>(null);
  const onKey = (key: string) => (event: KeyboardEvent) => {
    // Why: a key that is held down must not decide on what nobody has looked at.
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
