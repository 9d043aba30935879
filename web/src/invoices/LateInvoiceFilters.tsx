import { lazy } from 'react';

/** The filters of a list of invoices. Why late: they are in a popup, and no first screen shows them. */
export const LateInvoiceFilters = lazy(async () => ({
  default: (await import('./InvoiceFilters.tsx')).InvoiceFilters,
}));
