import type { InvoiceFile } from '@masthead/shared/invoices/invoice-file.ts';
import { useQuery } from '@tanstack/react-query';
import { DialogFrame } from '../ui/DialogFrame.tsx';
import { Trouble } from '../ui/Trouble.tsx';
import { readInvoiceFile } from './invoice.queries.ts';
import styles from './invoices.module.css';

/** A picture of an invoice, as large as there is room. Its address lives as long as the page. */
export function PictureDialog({ file, onClose }: { file: InvoiceFile; onClose: () => void }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['invoice file', file.key],
    queryFn: async () => URL.createObjectURL(await readInvoiceFile(file)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { isQuiet: true },
  });
  return (
    <DialogFrame title={file.name} size={1100} onClose={onClose}>
      {error && <Trouble error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {data && <img className={styles.picture} src={data} alt={file.name} />}
    </DialogFrame>
  );
}
