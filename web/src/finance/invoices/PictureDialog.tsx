import type { InvoiceFile } from '@masthead/shared/finance/invoices/invoice-file.ts';
import { useQuery } from '@tanstack/react-query';
import { DialogFrame } from '../../platform/ui/DialogFrame.tsx';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import { invoiceFileAddress } from './invoice.queries.ts';
import styles from './invoices.module.css';

/** A picture of an invoice, as large as there is room. */
export function PictureDialog({ file, onClose }: { file: InvoiceFile; onClose: () => void }) {
  const { data, error, refetch, isFetching } = useQuery(invoiceFileAddress(file));
  return (
    <DialogFrame title={file.name} size={1100} onClose={onClose}>
      {error && <Trouble error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {data && <img className={styles.picture} src={data} alt={file.name} />}
    </DialogFrame>
  );
}
