import type { Invoice } from '@masthead/shared/finance/invoices/invoice.ts';
import { useQuery } from '@tanstack/react-query';
import { useGoTo, useScreenParams } from '../../platform/api/links.tsx';
import { Loaded } from '../../platform/forms/Loaded.tsx';
import { InvoiceEditor } from './InvoiceEditor.tsx';
import { invoiceQuery } from './invoice.queries.ts';
import { useInvoiceForm } from './use-invoice-form.ts';
import { useWayBack } from './way-back.ts';

/** One invoice, for who wrote it and for who reviews it. */
export function InvoiceEditPage() {
  const { id } = useScreenParams('invoiceEdit');
  const query = useQuery(invoiceQuery(id));
  const { list, search } = useWayBack(query.data ?? null);
  return (
    <Loaded screen="invoiceEdit" list={list} search={search} query={query}>
      {(invoice) => <OpenInvoice key={invoice.id} invoice={invoice} />}
    </Loaded>
  );
}
InvoiceEditPage.firstQuery = ({ id }: { id: string }) => invoiceQuery(id);

function OpenInvoice({ invoice }: { invoice: Invoice }) {
  const goTo = useGoTo();
  const form = useInvoiceForm(invoice);
  const back = useWayBack(invoice);
  const onSave = async () => {
    if (await form.save()) await goTo(back.list, {}, back.search);
  };
  return <InvoiceEditor invoice={invoice} form={form} onSave={() => void onSave()} />;
}
