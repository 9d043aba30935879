import { amountText } from '@masthead/shared/finance/invoices/amount.ts';
import type { TotalsLine } from '@masthead/shared/finance/invoices/invoice-report.ts';
import { LateBars } from '../../platform/ui/LateBars.tsx';

const series = [
  { name: 'approved', label: 'Approved', color: 'var(--live)' },
  { name: 'open', label: 'Open', color: 'var(--scheduled)' },
];
const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 2,
});

/** Rows of totals as bars; the table below has the same figures. */
export function TotalsChart({ label, lines }: { label: string; lines: readonly TotalsLine[] }) {
  const data = lines.map(({ name, approved, open }) => ({
    name,
    approved: Number(approved),
    open: Number(open),
  }));
  return (
    <LateBars
      label={label}
      data={data}
      series={series}
      isStacked
      inWords={(value) => amountText(value.toFixed(2))}
      atAxis={(value) => short.format(value)}
    />
  );
}
