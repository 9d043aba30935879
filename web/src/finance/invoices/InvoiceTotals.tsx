import { Group } from '@mantine/core';
import { amountText } from '@masthead/shared/finance/invoices/amount.ts';
import { invoiceStates } from '@masthead/shared/finance/invoices/invoice.record.ts';
import { type invoiceSearch, stateWords } from '@masthead/shared/finance/invoices/invoice.ts';
import { inDigits } from '@masthead/shared/platform/values/counting.ts';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { late } from '../../platform/ui/late.tsx';
import { invoiceTotalsQuery } from './invoice.queries.ts';
import styles from './invoices.module.css';

/** Totals of the filtered invoices, overall and by state (decisions 10). */
export function InvoiceTotals({ wishes }: { wishes: z.input<typeof invoiceSearch> }) {
  const { data } = useQuery(invoiceTotalsQuery(wishes));
  if (!data || data.count === 0) return null;
  const lines = invoiceStates.flatMap((state) => {
    const found = data.states.find((one) => one.state === state);
    return found ? [{ label: stateWords[state], ...found }] : [];
  });
  const shown = lines.length > 1 ? [...lines, { label: 'Total', ...data }] : lines;
  return (
    <dl className={styles.totals} aria-label="Totals">
      {shown.map(({ label, count, amount }) => (
        <Group key={label} className={styles.total} align="baseline" gap="xs" wrap="nowrap">
          <dt>
            {label} ({inDigits(count)})
          </dt>
          <dd>{amountText(amount)}</dd>
        </Group>
      ))}
    </dl>
  );
}

/** The filters of a list of invoices. Why late: they are in a popup that no screen opens at first. */
export const LateInvoiceFilters = late(
  async () => (await import('./InvoiceFilters.tsx')).InvoiceFilters,
);
