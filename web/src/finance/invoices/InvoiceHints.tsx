import { useDebouncedValue } from '@mantine/hooks';
import type { HintedInvoice } from '@masthead/shared/finance/invoices/invoice.ts';
import { useQuery } from '@tanstack/react-query';
import { pathTo, ScreenLink } from '../../platform/api/links.tsx';
import { invoiceHintsQuery } from './invoice.queries.ts';
import styles from './invoices.module.css';

/** Hints about an invoice, while it is entered and when it is reviewed. They never block. */
export function InvoiceHints({ invoice }: { invoice: HintedInvoice }) {
  const { id, contributorId, amount, type, date, postIds } = invoice;
  const [asked] = useDebouncedValue(
    JSON.stringify({ id, contributorId, amount, type, date, postIds }),
    400,
  );
  const { data = [] } = useQuery(invoiceHintsQuery(JSON.parse(asked) as HintedInvoice));
  if (data.length === 0) return null;
  return (
    <ul className={styles.hints} aria-label="Worth checking">
      {data.map(({ text, invoiceIds }) => (
        <li key={text}>
          <span>{text}</span>{' '}
          {invoiceIds.slice(0, 3).map((other) => (
            <ScreenLink key={other} to={pathTo('invoiceEdit', { id: other })}>
              No. {other}{' '}
            </ScreenLink>
          ))}
        </li>
      ))}
    </ul>
  );
}
