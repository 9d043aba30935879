import { Text } from '@mantine/core';
import { whyLocked } from '@masthead/shared/finance/invoices/invoice.rules.ts';
import type { Invoice } from '@masthead/shared/finance/invoices/invoice.ts';
import { Instant } from '../../platform/ui/Instant.tsx';
import { InvoiceStatus } from './InvoiceStatus.tsx';
import styles from './invoices.module.css';

/** What was decided on an invoice, who and why, and the last file that it went out in. */
export function InvoiceNote({ invoice }: { invoice: Invoice }) {
  const { decidedAt, decidedBy, exported } = invoice;
  if (!decidedAt && !exported) return null;
  return (
    <div className={styles.note} data-calm={invoice.isApproved || undefined}>
      <InvoiceStatus invoice={invoice} />
      {decidedAt && (
        <Text fz="sm" mt={4}>
          {decidedBy ?? 'Masthead'}, <Instant at={decidedAt} />. {whyLocked(invoice)}
        </Text>
      )}
      {exported && (
        <Text fz="sm" mt={4}>
          Exported in batch {exported.batch}, <Instant at={exported.at} />
          {exported.isChanged && <strong>. Changed since export</strong>}
        </Text>
      )}
    </div>
  );
}
