import { Button, Select, Stack, Textarea } from '@mantine/core';
import {
  invoiceMessages,
  invoiceRecord,
  invoiceTypes,
} from '@masthead/shared/finance/invoices/invoice.record.ts';
import { whyLocked, whyNotDeleted } from '@masthead/shared/finance/invoices/invoice.rules.ts';
import type { Invoice } from '@masthead/shared/finance/invoices/invoice.ts';
import { siteLabel } from '@masthead/shared/people/sites/site.record.ts';
import { may } from '@masthead/shared/platform/access/access.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import type { ReactNode } from 'react';
import { SiteSelect } from '../../people/sites/SiteSelect.tsx';
import { useSites } from '../../people/sites/site.queries.ts';
import { useGoTo } from '../../platform/api/links.tsx';
import { useUser } from '../../platform/api/session.ts';
import { ConfirmButton } from '../../platform/forms/ActionButton.tsx';
import { DayField } from '../../platform/forms/DayField.tsx';
import { EditShell } from '../../platform/forms/EditShell.tsx';
import { FormSection } from '../../platform/forms/FormSection.tsx';
import { PriceField } from '../../platform/forms/PriceField.tsx';
import { labelsOf } from '../../platform/forms/record-labels.ts';
import { BlockedTip } from '../../platform/forms/UnsavedOffer.tsx';
import { InvoiceArticles } from './InvoiceArticles.tsx';
import { InvoiceFiles } from './InvoiceFiles.tsx';
import { InvoiceHints } from './InvoiceHints.tsx';
import { InvoiceNote } from './InvoiceNote.tsx';
import { useDeleteInvoice, useInvoicePeople } from './invoice.queries.ts';
import styles from './invoices.module.css';
import { PersonSelect } from './PersonSelect.tsx';
import type { InvoiceFormState } from './use-invoice-form.ts';
import { useWayBack } from './way-back.ts';

interface Props {
  invoice: Invoice | null;
  form: InvoiceFormState;
  /** Saves the form and navigates. */
  onSave: () => void;
  /** Buttons besides Save. */
  actions?: ReactNode;
}

/** Labels and values of the fields where two versions are compared. */
function useInvoiceLabels(invoice: Invoice | null) {
  const { data: people } = useInvoicePeople();
  const { data: sites } = useSites();
  const person = (id: number | null) =>
    people?.contributors.find((one) => one.id === id)?.name ?? (id === null ? null : `No. ${id}`);
  const names = new Map(invoice?.files.map((file) => [file.id, file.name]));
  const headlines = new Map(invoice?.posts.map((post) => [post.id, post.headline]));
  return labelsOf(invoiceRecord, {
    contributorId: person,
    editorId: person,
    siteId: (id) => {
      const site = sites?.find((one) => one.id === id);
      return site ? siteLabel(site) : null;
    },
    postIds: (ids) => ids.map((id) => headlines.get(id) ?? `No. ${id}`).join(', '),
    fileIds: (ids) => ids.map((id) => names.get(id) ?? `No. ${id}`).join(', '),
  });
}

/** The form of an invoice (Spec, content 2); an approved one is locked. */
export function InvoiceEditor({ invoice, form, onSave, actions }: Props) {
  const goTo = useGoTo();
  const { area, saving, attachments } = form;
  const onTheWay = attachments.isBusy ? invoiceMessages.filesOnTheWay : null;
  const labels = useInvoiceLabels(invoice);
  const remove = useDeleteInvoice();
  const back = useWayBack(invoice);
  const locked = invoice && whyLocked(invoice);
  const onDeleted = () => {
    area.discardChanges();
    void goTo(back.list, {}, back.search);
  };
  return (
    <EditShell
      screen={invoice ? 'invoiceEdit' : 'invoiceAdd'}
      title={invoice ? 'Edit invoice' : 'Add invoice'}
      historyOf="this invoice"
      list={back.list}
      listSearch={back.search}
      area={area}
      saving={saving}
      labels={labels}
      locked={locked}
      onSave={() => (locked || onTheWay ? undefined : onSave())}
      note={invoice && <InvoiceNote invoice={invoice} />}
      actions={
        <>
          {invoice && (
            <ConfirmButton
              question={sentences.areYouSure}
              detail={`'${invoice.description}' will be deleted.`}
              confirmLabel="Delete"
              isDangerous
              blockedBy={whyNotDeleted(invoice)}
              loading={remove.isPending}
              onConfirm={() => remove.mutate(invoice, { onSuccess: onDeleted })}
            >
              Delete
            </ConfirmButton>
          )}
          {actions}
          <BlockedTip reason={onTheWay}>
            <Button
              type="submit"
              loading={saving.isSaving}
              disabled={locked !== null || onTheWay !== null}
            >
              Save
            </Button>
          </BlockedTip>
        </>
      }
    >
      <InvoiceFields
        invoice={invoice}
        area={area}
        attachments={attachments}
        isLocked={locked !== null}
      />
    </EditShell>
  );
}

interface InvoiceFieldsProps {
  invoice: Invoice | null;
  area: InvoiceFormState['area'];
  attachments: InvoiceFormState['attachments'];
  isLocked: boolean;
}

/** The people of a list, plus the chosen one if they have left. */
const withChosen = (
  people: { id: number; name: string }[] | undefined,
  chosen: { id: number; name: string } | null,
) =>
  !chosen || people?.some(({ id }) => id === chosen.id)
    ? (people ?? [])
    : [...(people ?? []), chosen];

/** The fields of an invoice, in the order of the screen (Spec, content 5). */
function InvoiceFields({ invoice, area, attachments, isLocked }: InvoiceFieldsProps) {
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
              placeholder="Who assigned it"
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
