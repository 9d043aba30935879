import { Text } from '@mantine/core';
import { whyLocked } from '@masthead/shared/finance/invoices/invoice.rules.ts';
import type { Invoice } from '@masthead/shared/finance/invoices/invoice.ts';
import { Instant } from '../../platform/ui/Instant.tsx';
import { InvoiceStatus } from './InvoiceStatus.tsx';
import styles from './invoices.module.css';

/** The decision on an invoice, by whom and why, and its last export. */
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
