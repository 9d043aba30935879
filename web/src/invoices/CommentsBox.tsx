import { Button, Textarea } from '@mantine/core';
import { invoiceRecord } from '@masthead/shared/invoices/invoice.record.ts';
import { whyLocked } from '@masthead/shared/invoices/invoice.rules.ts';
import type { Invoice } from '@masthead/shared/invoices/invoice.ts';
import { useViewLock } from '../app/session.ts';
import { ConflictHost } from '../forms/ConflictHost.tsx';
import { UnsavedOffer } from '../forms/UnsavedOffer.tsx';
import type { ReviewComments } from './use-review-comments.ts';

const { label, maxLength } = invoiceRecord.fields.editorComments;

interface Props {
  invoice: Invoice;
  comments: ReviewComments;
  /** A decision is being answered, which may lock the invoice. */
  isDeciding: boolean;
}

/** The editor's comments, written beside the queue; the contributor reads them. */
export function CommentsBox({ invoice, comments: { area, saving, save }, isDeciding }: Props) {
  const viewLock = useViewLock();
  const locked = viewLock ?? whyLocked(invoice);
  return (
    <div>
      <UnsavedOffer area={area} labels={{ editorComments: label }} locked={locked} />
      <Textarea
        label={label}
        description={locked}
        readOnly={locked !== null || saving.isSaving || isDeciding}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={maxLength}
        {...area.form.getInputProps('editorComments')}
        data-path="editorComments"
      />
      {area.isChanged && (
        <Button
          mt="xs"
          size="xs"
          variant="default"
          loading={saving.isSaving}
          onClick={() => void save()}
        >
          Save comments
        </Button>
      )}
      <ConflictHost conflict={saving.conflict} labels={{ editorComments: label }} />
    </div>
  );
}
