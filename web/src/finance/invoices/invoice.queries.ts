import { invoiceEndpoints } from '@masthead/shared/finance/invoices/invoice.endpoints.ts';
import { invoiceMessages } from '@masthead/shared/finance/invoices/invoice.record.ts';
import type { ApprovalRule } from '@masthead/shared/finance/invoices/invoice.rules.ts';
import {
  type HintedInvoice,
  hintWords,
  type Invoice,
  type invoiceSearch,
} from '@masthead/shared/finance/invoices/invoice.ts';
import { invoiceFileEndpoints } from '@masthead/shared/finance/invoices/invoice-file.endpoints.ts';
import {
  type InvoiceFile,
  invoiceFileTypes,
} from '@masthead/shared/finance/invoices/invoice-file.ts';
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { z } from 'zod';
import type { PostNotes } from '../../editorial/posts/news-item.queries.ts';
import { call, callWithHeaders, queryOf } from '../../platform/api/call.ts';
import { edited } from '../../platform/api/touched.ts';
import { sayingFailure } from '../../platform/forms/say-failure.ts';
import { downloadAnswer } from '../../platform/lists/download-answer.ts';
import { toast, toastUndo } from '../../platform/ui/toast.tsx';

/** A page of invoices; the old page stays until the new one is there. */
export const invoicePage = (search: z.input<typeof invoiceSearch>) =>
  queryOptions({
    ...queryOf(invoiceEndpoints.search, { body: search }),
    placeholderData: keepPreviousData,
    meta: { isQuiet: true },
  });

/** Totals of the invoices of a filter. */
export const invoiceTotalsQuery = (wishes: z.input<typeof invoiceSearch>) =>
  queryOptions({
    ...queryOf(invoiceEndpoints.totals, { body: wishes }),
    placeholderData: keepPreviousData,
    meta: { isQuiet: true },
  });

/** Hints about an invoice. */
export const invoiceHintsQuery = (invoice: HintedInvoice) =>
  queryOptions({
    ...queryOf(invoiceEndpoints.hints, { body: invoice }),
    placeholderData: keepPreviousData,
    meta: { isQuiet: true },
  });

/** The articles that are already on other invoices, with those invoices. */
export const invoicedPosts = (id: number | undefined, postIds: readonly number[]): PostNotes => {
  const body = { id, postIds: [...postIds] };
  return {
    queryKey: [invoiceEndpoints.hints.path, 'of posts', body],
    queryFn: async ({ signal }) => {
      const hints = await call(invoiceEndpoints.hints, { body }, { signal });
      return new Map(
        hints.flatMap(({ postIds: on, invoiceIds }) =>
          on.map((post) => [post, hintWords.invoiced(invoiceIds)] as const),
        ),
      );
    },
    enabled: postIds.length > 0,
    meta: { isQuiet: true },
  };
};

/** The bytes of a file; by its content an image or a PDF, never a page. */
export async function readInvoiceFile({ key, kind }: InvoiceFile): Promise<Blob> {
  const content = await call(invoiceFileEndpoints.file, { params: { key } }, { isFile: true });
  return new Blob([content], { type: invoiceFileTypes[kind] });
}

/** The object URL of a file; valid as long as the page. */
export const invoiceFileAddress = (file: InvoiceFile) =>
  queryOptions({
    queryKey: ['invoice file', file.key],
    queryFn: async () => URL.createObjectURL(await readInvoiceFile(file)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { isQuiet: true },
  });

/** One invoice, for its form. Why not cached: a reopened form must start from the stored state. */
export const invoiceQuery = (id: string | number) =>
  queryOptions({
    ...queryOf(invoiceEndpoints.get, { params: { id: String(id) } }),
    select: (list: Invoice[]) => list[0] as Invoice,
    ...edited(),
    gcTime: 0,
  });

/** The currently stored invoice. */
export const latestInvoice = async (id: number): Promise<Invoice> => {
  const [invoice] = await call(invoiceEndpoints.get, { params: { id: String(id) } });
  return invoice as Invoice;
};

/** Who can be chosen as the contributor and as the editor of an invoice. */
export const useInvoicePeople = () =>
  useQuery({ ...queryOf(invoiceEndpoints.people), staleTime: 5 * 60_000 });

/** Whether approvals need a second person. */
export function useApprovalRule(): ApprovalRule {
  const { data } = useInvoicePeople();
  return { needsSecondPerson: data?.needsSecondPerson ?? false };
}

/** Caches a saved invoice. */
export function useCacheInvoice() {
  const queryClient = useQueryClient();
  return (invoice: Invoice): void => {
    queryClient.setQueryData(invoiceQuery(invoice.id).queryKey, [invoice]);
  };
}

/** Saves the approved invoices of a filter as a CSV file. */
export const useExportInvoices = () =>
  useMutation({
    mutationFn: (wishes: z.input<typeof invoiceSearch>) =>
      sayingFailure(
        invoiceMessages.exportFailed,
        downloadAnswer(
          () => callWithHeaders(invoiceEndpoints.export, { body: wishes }, { isFile: true }),
          'invoices.csv',
        ),
      ),
    onSuccess: () => toast(invoiceMessages.exported),
  });

/** Deletes an invoice, with undo. */
export function useDeleteInvoice() {
  const mark = ({ id, version }: Invoice, isDeleted: boolean) =>
    sayingFailure(
      invoiceMessages.saveFailed,
      call(invoiceEndpoints.update, { body: { id, version, isDeleted } }),
    );
  const restore = useMutation({
    mutationFn: (invoice: Invoice) => mark(invoice, false),
    onSuccess: () => toast(invoiceMessages.restored),
  });
  return useMutation({
    mutationFn: (invoice: Invoice) => mark(invoice, true),
    onSuccess: (deleted) => {
      toastUndo(invoiceMessages.deleted, () => restore.mutate(deleted));
    },
  });
}
