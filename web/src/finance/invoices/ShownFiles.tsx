import { Button, Text } from '@mantine/core';
import type { Invoice } from '@masthead/shared/finance/invoices/invoice.ts';
import type { InvoiceFile } from '@masthead/shared/finance/invoices/invoice-file.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import { FileList } from './FileList.tsx';
import { invoiceFileAddress } from './invoice.queries.ts';
import styles from './review.module.css';

/** The attachments of the invoice under review: one is shown, each can be downloaded. */
export function ShownFiles({ files }: Pick<Invoice, 'files'>) {
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = files.find(({ id }) => id === chosen) ?? files[0];
  if (!shown) return null;
  const show = ({ id, name }: InvoiceFile) =>
    files.length > 1 && (
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={`Show ${name}`}
        aria-pressed={id === shown.id}
        disabled={id === shown.id}
        onClick={() => setChosen(id)}
      >
        Show
      </Button>
    );
  return (
    <div>
      <FileList files={files} actsOf={show} />
      <ShownFile key={shown.id} file={shown} />
    </div>
  );
}

/**
 * A file in the browser. The server detected its type from the content, an image or a PDF, so nothing in
 * it runs as a page. Browsers do not open their PDF viewer in a sandboxed frame; the viewer itself is a sandbox.
 */
function ShownFile({ file }: { file: InvoiceFile }) {
  const { data, error, refetch, isFetching } = useQuery({
    ...invoiceFileAddress(file),
    enabled: file.kind !== 'pdf' || navigator.pdfViewerEnabled,
  });
  if (error)
    return <Trouble error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (file.kind !== 'pdf')
    return data ? <img className={styles.shown} src={data} alt={file.name} /> : null;
  if (!navigator.pdfViewerEnabled)
    return (
      <Text c="dimmed" mt="xs">
        This browser can’t show PDFs here. Download the file.
      </Text>
    );
  if (!data) return null;
  // oxlint-disable-next-line react/iframe-missing-sandbox -- Browsers refuse their PDF viewer to a sandboxed frame.
  return <iframe className={styles.shownPdf} src={data} title={file.name} />;
}
