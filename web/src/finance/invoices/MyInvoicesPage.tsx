import { Button } from '@mantine/core';
import { invoiceMessages } from '@masthead/shared/finance/invoices/invoice.record.ts';
import { invoicePageSize } from '@masthead/shared/finance/invoices/invoice.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { pathTo } from '../../platform/api/links.tsx';
import { useUser } from '../../platform/api/session.ts';
import { DataTable } from '../../platform/lists/DataTable.tsx';
import { ListShell } from '../../platform/lists/ListShell.tsx';
import { NoRows } from '../../platform/lists/NoRows.tsx';
import { useListSearch } from '../../platform/lists/search.ts';
import { InvoiceTotals, LateInvoiceFilters } from './InvoiceTotals.tsx';
import { invoicePage } from './invoice.queries.ts';
import { invoiceColumns } from './invoice-columns.tsx';
import { mySearch, pageOf, wishesOf } from './invoice-search.ts';
import { useInvoiceChips } from './use-invoice-chips.ts';

/** Spec, content 2: one's own invoices. */
export function MyInvoicesPage() {
  const { id } = useUser();
  const [search, setSearch, place] = useListSearch(mySearch);
  const wishes = { ...wishesOf(search), contributorId: id };
  const query = useQuery(invoicePage({ ...wishes, ...pageOf(search) }));
  const chips = useInvoiceChips({ search, onChange: setSearch }, 'all');
  const add = (
    <Button renderRoot={(root) => <Link to={pathTo('invoiceAdd')} {...root} />}>Add invoice</Button>
  );
  return (
    <ListShell
      screen="myInvoices"
      query={query}
      primaryAction={add}
      hasFilterPopup
      filters={<LateInvoiceFilters search={search} onChange={setSearch} hasContributor={false} />}
      chips={chips}
      place={place}
      note={<InvoiceTotals wishes={wishes} />}
      paging={{ pageSize: invoicePageSize }}
    >
      <DataTable
        label="My Invoices"
        failure={invoiceMessages.getFailed}
        query={query}
        columns={invoiceColumns}
        pageSize={invoicePageSize}
        rowLink={(row) => ({ to: pathTo('invoiceEdit', { id: row.id }) })}
        rowName={({ description }) => description}
        sorting={{
          by: search.sort,
          direction: search.direction,
          onSort: (sort, direction) => setSearch({ sort, direction }),
        }}
        empty={
          <NoRows
            none="No invoices yet. Add your first one."
            noMatch={invoiceMessages.noMatch}
            action={add}
          />
        }
      />
    </ListShell>
  );
}
