import { Group } from '@mantine/core';
import { invoiceMessages } from '@masthead/shared/finance/invoices/invoice.record.ts';
import { invoiceReportEndpoints } from '@masthead/shared/finance/invoices/invoice-report.endpoints.ts';
import {
  type TotalsLine,
  totalsBy,
  totalsPageSize,
} from '@masthead/shared/finance/invoices/invoice-report.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOf } from '../../platform/api/call.ts';
import { pathTo } from '../../platform/api/links.tsx';
import { DataTable } from '../../platform/lists/DataTable.tsx';
import { ListShell } from '../../platform/lists/ListShell.tsx';
import { NoRows } from '../../platform/lists/NoRows.tsx';
import { useListSearch } from '../../platform/lists/search.ts';
import { ChoiceBar } from '../../platform/ui/ChoiceBar.tsx';
import surface from '../../platform/ui/surface.module.css';
import { InvoiceTotals, LateInvoiceFilters } from './InvoiceTotals.tsx';
import { wishesOf } from './invoice-search.ts';
import styles from './report.module.css';
import { invoicesOf, linesOf, totalsSearch } from './report-search.ts';
import { TotalsChart } from './TotalsChart.tsx';
import { totalsColumns } from './totals-columns.tsx';
import { useInvoiceChips } from './use-invoice-chips.ts';

const words = { month: 'Month', contributor: 'Contributor', site: 'Site' };
const views = totalsBy.map((value) => ({ value, label: words[value] }));
const nothing: TotalsLine[] = [];

/** Totals of the invoices of a filter by month, contributor and site, as chart and table. */
export function InvoiceTotalsPage() {
  const [search, setSearch, place] = useListSearch(totalsSearch);
  const { view } = search;
  const query = useQuery({
    ...queryOf(invoiceReportEndpoints.lines, { body: linesOf(search) }),
    placeholderData: keepPreviousData,
    meta: { isQuiet: true },
  });
  const chips = useInvoiceChips({ search, onChange: setSearch }, 'all');
  const lines = query.data?.nodes ?? nothing;
  return (
    <ListShell
      screen="invoiceTotals"
      query={query}
      hasFilterPopup
      filters={<LateInvoiceFilters search={search} onChange={setSearch} hasContributor />}
      chips={chips}
      place={place}
      note={
        <Group gap="8px 24px" mb="sm">
          <ChoiceBar
            label="Totals by"
            choices={views}
            value={view}
            onChange={(next) => setSearch({ view: next })}
          />
          <InvoiceTotals wishes={wishesOf(search)} />
        </Group>
      }
      paging={{ pageSize: totalsPageSize }}
    >
      <div className={`${surface.panel} ${styles.chart}`}>
        {lines.length > 0 && (
          <TotalsChart
            label={`Invoices by ${words[view].toLowerCase()}`}
            lines={view === 'month' ? lines.toReversed() : lines}
          />
        )}
      </div>
      <DataTable
        label={`Totals by ${words[view].toLowerCase()}`}
        failure={invoiceMessages.getFailed}
        query={query}
        columns={totalsColumns(words[view], search)}
        pageSize={6}
        rowLink={({ id }) => ({ to: pathTo('reviewInvoices', {}, invoicesOf(search, id)) })}
        rowName={({ name }) => name}
        empty={<NoRows none="No invoices yet." noMatch={invoiceMessages.noMatch} />}
      />
    </ListShell>
  );
}
