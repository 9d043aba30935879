import type { InvoiceState } from '@masthead/shared/finance/invoices/invoice.record.ts';
import { stateWords } from '@masthead/shared/finance/invoices/invoice.ts';
import { StatusDot, type Tone } from '../../platform/ui/StatusDot.tsx';
import styles from './invoices.module.css';

const tones: Record<InvoiceState, Tone> = {
  awaiting: 'scheduled',
  'changes asked': 'late',
  approved: 'live',
};

interface Props {
  invoice: { state: string; changesAsked: string | null };
  /** Leaves out the requested changes. */
  isShort?: boolean;
}

/** The state of an invoice, with the requested changes (decisions 10). */
export function InvoiceStatus({ invoice, isShort = false }: Props) {
  const { changesAsked } = invoice;
  const state = invoice.state as InvoiceState;
  return (
    <>
      <StatusDot tone={tones[state]}>{stateWords[state]}</StatusDot>
      {!isShort && changesAsked && <span className={styles.reason}>{changesAsked}</span>}
    </>
  );
}
