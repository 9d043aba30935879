import { Select, Stack, Textarea } from '@mantine/core';
import { may } from '@masthead/shared/access.ts';
import { invoiceTypes } from '@masthead/shared/invoices/invoice.record.ts';
import type { Invoice } from '@masthead/shared/invoices/invoice.ts';
import { useUser } from '../app/session.ts';
import { DayField } from '../forms/DayField.tsx';
import { FormSection } from '../forms/FormSection.tsx';
import { PriceField } from '../forms/PriceField.tsx';
import { SiteSelect } from '../sites/SiteSelect.tsx';
import { InvoiceArticles } from './InvoiceArticles.tsx';
import { InvoiceFiles } from './InvoiceFiles.tsx';
import { InvoiceHints } from './InvoiceHints.tsx';
import { useInvoicePeople } from './invoice.queries.ts';
import styles from './invoices.module.css';
import { PersonSelect } from './PersonSelect.tsx';
import type { InvoiceFormState } from './use-invoice-form.ts';

interface Props {
  invoice: Invoice | null;
  area: InvoiceFormState['area'];
  attachments: InvoiceFormState['attachments'];
  isLocked: boolean;
}

/** People of a list, with the one who is chosen though they have left. */
const withChosen = (
  people: { id: number; name: string }[] | undefined,
  chosen: { id: number; name: string } | null,
) =>
  !chosen || people?.some(({ id }) => id === chosen.id)
    ? (people ?? [])
    : [...(people ?? []), chosen];

/** The fields of an invoice, in the order of the screen (Spec, content 5). */
export function InvoiceFields({ invoice, area, attachments, isLocked }: Props) {
  const user = useUser();
  const isEditor = may(user, ['editor']);
  const { data: people } = useInvoicePeople();
  const { input, form } = area;
  const own = { id: user.id, name: user.name };
  const contributor = invoice ? { id: invoice.contributorId, name: invoice.contributor.name } : own;
  const editor = invoice && { id: invoice.editorId, name: invoice.editor.name };
  return (
    <fieldset className={styles.fields} disabled={isLocked}>
      <FormSection title="Invoice">
        <Stack gap="md">
          <div className={styles.pair}>
            <PersonSelect
              {...input('contributorId')}
              people={withChosen(people?.contributors, contributor)}
              readOnly={!isEditor}
            />
            <PersonSelect
              {...input('editorId')}
              placeholder="Who asked for it"
              people={withChosen(people?.editors, editor)}
            />
            <SiteSelect {...input('siteId')} />
            <Select {...input('type')} data={invoiceTypes} allowDeselect={false} />
            <DayField {...input('date')} />
            <PriceField {...input('amount')} />
          </div>
          <Textarea {...input('description')} autosize minRows={3} maxRows={12} />
          {!isLocked && <InvoiceHints invoice={{ id: invoice?.id, ...form.values }} />}
        </Stack>
      </FormSection>
      <InvoiceArticles
        invoice={invoice}
        siteId={form.values.siteId}
        isLocked={isLocked}
        {...input('postIds')}
      />
      <InvoiceFiles
        invoice={invoice}
        attachments={attachments}
        isLocked={isLocked}
        {...input('fileIds')}
      />
      {(isEditor || invoice?.editorComments) && (
        <FormSection title="Review">
          <Textarea
            {...input('editorComments')}
            readOnly={!isEditor}
            autosize
            minRows={2}
            maxRows={12}
          />
        </FormSection>
      )}
    </fieldset>
  );
}
