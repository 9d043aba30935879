import { Button, FileButton, Text } from '@mantine/core';
import type { Invoice } from '@masthead/shared/finance/invoices/invoice.ts';
import { invoiceFileTypes, mostFiles } from '@masthead/shared/finance/invoices/invoice-file.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import type { ReactNode } from 'react';
import { FormSection } from '../../platform/forms/FormSection.tsx';
import { FileList } from './FileList.tsx';
import styles from './invoices.module.css';
import type { Attachments, Sending } from './use-invoice-form.ts';

interface Props {
  invoice: Invoice | null;
  attachments: Attachments;
  isLocked: boolean;
  label: string;
  error: ReactNode;
  value: number[];
  onChange: (ids: number[]) => void;
}

const offered = Object.values(invoiceFileTypes).join(',');

/** The attachments of an invoice: uploaded at once, attached when the invoice is saved. */
export function InvoiceFiles(props: Props) {
  const { invoice, attachments, isLocked, label, error, value, onChange } = props;
  const { sending } = attachments;
  const known = [...(invoice?.files ?? []), ...attachments.kept];
  const files = value.flatMap((id) => known.find((file) => file.id === id) ?? []);
  // Why: a form restored after the window was closed knows only the ids of its files.
  const unknown = value.filter((id) => !known.some((file) => file.id === id));
  const remove = (id: number, name: string) =>
    !isLocked && (
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        aria-label={`Remove ${name}`}
        onClick={() => onChange(value.filter((one) => one !== id))}
      >
        Remove
      </Button>
    );
  const room = mostFiles - value.length - sending.length;
  return (
    <FormSection
      title={label}
      path="fileIds"
      error={error}
      aside={value.length > 0 && `${value.length} of ${mostFiles}`}
    >
      {files.length > 0 && <FileList files={files} actsOf={({ id, name }) => remove(id, name)} />}
      <ul
        className={styles.articles}
        aria-label="Uploading files"
        hidden={sending.length + unknown.length === 0}
      >
        {unknown.map((id) => (
          <li key={id} className={styles.article}>
            Attachment No. {id}
            {remove(id, `attachment No. ${id}`)}
          </li>
        ))}
        {sending.map((one) => (
          <OnTheWay key={one.key} one={one} attachments={attachments} />
        ))}
      </ul>
      {!isLocked && (
        <FileButton multiple accept={offered} onChange={(chosen) => attachments.add(chosen)}>
          {(button) => (
            <Button variant="default" w="fit-content" disabled={room <= 0} {...button}>
              Attach files
            </Button>
          )}
        </FileButton>
      )}
    </FormSection>
  );
}

/** A file that is uploading or failed, with the reason. */
function OnTheWay({ one, attachments }: { one: Sending; attachments: Attachments }) {
  const { file, part, problem, canRetry } = one;
  return (
    <li className={styles.article}>
      <span>
        {file.name}
        {problem ? (
          <Text span inherit display="block" c="var(--late)" fz="sm" role="alert">
            {problem}
          </Text>
        ) : (
          <progress
            className={styles.progress}
            value={part}
            aria-label={`Uploading ${file.name}`}
          />
        )}
      </span>
      <span className={styles.fileActs}>
        {canRetry && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            aria-label={`Try again: ${file.name}`}
            onClick={() => attachments.retry(one)}
          >
            {sentences.tryAgain}
          </Button>
        )}
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          aria-label={`${problem ? 'Remove' : 'Cancel'} ${file.name}`}
          onClick={() => attachments.drop(one.key)}
        >
          {problem ? 'Remove' : 'Cancel'}
        </Button>
      </span>
    </li>
  );
}
