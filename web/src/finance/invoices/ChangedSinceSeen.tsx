import { Button } from '@mantine/core';
import type { Invoice } from '@masthead/shared/finance/invoices/invoice.ts';
import type { Difference } from '@masthead/shared/platform/history/history.ts';
import { useUser } from '../../platform/api/session.ts';
import { Differences } from '../../platform/forms/Differences.tsx';
import styles from './review.module.css';

interface Props {
  invoice: Invoice;
  differences: readonly Difference[];
  onLook: () => void;
}

/** Changes by others while the invoice was open, before and after. They must be seen before a decision. */
export function ChangedSinceSeen({ invoice, differences, onLook }: Props) {
  const user = useUser();
  const by =
    invoice.updatedBy === user.name ? 'You, in another window,' : (invoice.updatedBy ?? 'Masthead');
  return (
    <section className={styles.changed} aria-label="Changed while you had it open" role="alert">
      <strong>{by} changed this invoice while it was open here.</strong>
      <Differences differences={differences} />
      <Button size="xs" variant="default" onClick={onLook}>
        I’ve seen the changes
      </Button>
    </section>
  );
}
