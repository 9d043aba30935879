import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';

interface Series {
  name: string;
  label: string;
  color: string;
}

export interface BarsProps {
  label: string;
  /** One group of bars: its name, and a value for each series. */
  data: Record<string, string | number>[];
  series: Series[];
  isStacked?: boolean;
  /** Formats a value for text, and for the axis. */
  inWords: (value: number) => string;
  atAxis: (value: number) => string;
}

/** A long name would lie over its neighbors. */
const shortName = (name: string) => (name.length > 22 ? `${name.slice(0, 21).trimEnd()}…` : name);

/**
 * A bar chart. Why hidden from screen readers: a table beside it has the same values, in order. Why imported only by
 * LateBars: with a second importer, every list would load the chart library.
 */
export function Bars({ label, data, series, isStacked, inWords, atAxis }: BarsProps) {
  // Why clipped: a bubble that was shown before the page became narrow still lies where it was.
  return (
    <figure aria-label={label} style={{ margin: 0, overflow: 'clip' }}>
      <div aria-hidden>
        <BarChart
          h={260}
          data={data}
          dataKey="name"
          type={isStacked ? 'stacked' : 'default'}
          series={series}
          withLegend
          legendProps={{ verticalAlign: 'top' }}
          maxBarWidth={56}
          barChartProps={{ accessibilityLayer: false }}
          xAxisProps={{ interval: 'equidistantPreserveStart', tickFormatter: shortName }}
          yAxisProps={{ width: 72, tickFormatter: atAxis }}
          valueFormatter={inWords}
        />
      </div>
    </figure>
  );
}
