import { Button, Text } from '@mantine/core';
import {
  type InvoiceFile,
  invoiceFileTypes,
} from '@masthead/shared/finance/invoices/invoice-file.ts';
import { sizeInWords } from '@masthead/shared/platform/contract/upload.ts';
import { type ReactNode, useState } from 'react';
import { downloadFile } from '../../platform/ui/download.ts';
import { late } from '../../platform/ui/late.tsx';
import { toastFailure } from '../../platform/ui/toast.tsx';
import { readInvoiceFile } from './invoice.queries.ts';
import styles from './invoices.module.css';

const PictureDialog = late(async () => (await import('./PictureDialog.tsx')).PictureDialog);

interface Props {
  files: readonly InvoiceFile[];
  /** Further actions on a file. */
  actsOf?: (file: InvoiceFile) => ReactNode;
}

async function download(file: InvoiceFile): Promise<void> {
  try {
    const content = await readInvoiceFile(file);
    downloadFile({ content, name: file.name, type: invoiceFileTypes[file.kind] });
  } catch (error) {
    toastFailure(error);
  }
}

/** Files of an invoice: each can be downloaded, an image also viewed. */
export function FileList({ files, actsOf }: Props) {
  const [shown, setShown] = useState<InvoiceFile | null>(null);
  return (
    <>
      <ul className={styles.articles} aria-label="Attachments">
        {files.map((file) => (
          <li key={file.id} className={styles.article}>
            <span>
              {file.name}{' '}
              <Text span inherit c="dimmed" fz="sm" style={{ whiteSpace: 'nowrap' }}>
                {sizeInWords(file.bytes)}
              </Text>
            </span>
            <span className={styles.fileActs}>
              {file.kind !== 'pdf' && (
                <Button
                  variant="subtle"
                  color="gray"
                  size="compact-sm"
                  aria-label={`View ${file.name}`}
                  onClick={() => setShown(file)}
                >
                  View
                </Button>
              )}
              <Button
                variant="subtle"
                color="gray"
                size="compact-sm"
                aria-label={`Download ${file.name}`}
                onClick={() => void download(file)}
              >
                Download
              </Button>
              {actsOf?.(file)}
            </span>
          </li>
        ))}
      </ul>
      {shown && <PictureDialog file={shown} onClose={() => setShown(null)} />}
    </>
  );
}
