import { Button, Kbd } from '@mantine/core';
import { amountText, centsOf, dollarsOf } from '@masthead/shared/finance/invoices/amount.ts';
import { whyNotApproved, whyNotReopened } from '@masthead/shared/finance/invoices/invoice.rules.ts';
import type { Invoice, InvoiceWishes } from '@masthead/shared/finance/invoices/invoice.ts';
import { useUser } from '../../platform/api/session.ts';
import { BlockedTip } from '../../platform/forms/UnsavedOffer.tsx';
import { late } from '../../platform/ui/late.tsx';
import { hasSingleKeys, useSingleKeys } from '../../platform/ui/single-keys.ts';
import surface from '../../platform/ui/surface.module.css';
import { toastFailure } from '../../platform/ui/toast.tsx';
import { useApprovalRule } from './invoice.queries.ts';
import styles from './review.module.css';
import type { useDecisions } from './use-decisions.ts';

interface Props {
  marked: readonly Invoice[];
  /** Why a selected invoice must be reviewed again before a decision, or null. */
  whyNotSeen: (invoice: Invoice) => string | null;
  decisions: ReturnType<typeof useDecisions>;
  onDone: () => void;
  /** How many invoices match the filter, when the whole page is selected and there are more; else null. */
  matching: number | null;
  /** The current filter. */
  wishes: InvoiceWishes;
}

const ApproveAll = late(async () => (await import('./ApproveAll.tsx')).ApproveAll);

/** Actions on the selected invoices; a disabled action gives the reason of the first invoice that blocks it. */
export function BulkBar({ marked, whyNotSeen, decisions, onDone, matching, wishes }: Props) {
  const user = useUser();
  const rule = useApprovalRule();
  const cents = marked.reduce((sum, { amount }) => sum + centsOf(amount), 0);
  const firstOf = (reasons: (string | null)[]) => reasons.find((reason) => reason !== null) ?? null;
  const notSeen = firstOf(marked.map(whyNotSeen));
  const notApproved = notSeen ?? firstOf(marked.map((one) => whyNotApproved(one, user, rule)));
  const notReopened = notSeen ?? firstOf(marked.map((one) => whyNotReopened(one)));
  const { approve, reopen, isDeciding } = decisions;
  const whole = { onSuccess: onDone };
  const onApprove = () => approve.mutate([...marked], whole);
  const onReopen = () => reopen.mutate([...marked], whole);
  const onKey = (notAllowed: string | null, run: () => void) => (event: KeyboardEvent) => {
    if (marked.length === 0 || isDeciding || event.repeat) return;
    if (notAllowed === null) run();
    else toastFailure(new Error(notAllowed), 'invoices-blocked');
  };
  useSingleKeys([
    ['shift+A', onKey(notApproved, onApprove)],
    ['shift+U', onKey(notReopened, onReopen)],
  ]);
  if (marked.length === 0) return null;
  return (
    <section className={`${surface.panel} ${styles.bulk}`} aria-label="Selected invoices">
      <span>
        {marked.length} selected · {amountText(dollarsOf(cents))}
      </span>
      <BlockedTip reason={notApproved}>
        <Button
          size="xs"
          loading={approve.isPending}
          disabled={isDeciding || notApproved !== null}
          onClick={onApprove}
        >
          Approve selected
        </Button>
      </BlockedTip>
      <BlockedTip reason={notReopened}>
        <Button
          size="xs"
          variant="default"
          loading={reopen.isPending}
          disabled={isDeciding || notReopened !== null}
          onClick={onReopen}
        >
          Unapprove selected
        </Button>
      </BlockedTip>
      <Button size="xs" variant="subtle" color="gray" onClick={onDone}>
        Clear selection
      </Button>
      {matching !== null && (
        <ApproveAll matching={matching} wishes={wishes} decisions={decisions} onDone={onDone} />
      )}
      {hasSingleKeys() && (
        <span className={styles.bulkKeys}>
          <Kbd>Shift A</Kbd> approve, <Kbd>Shift U</Kbd> unapprove
        </span>
      )}
    </section>
  );
}
