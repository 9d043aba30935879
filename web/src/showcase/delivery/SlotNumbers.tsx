import { Button, Group, Select, Skeleton, Text } from '@mantine/core';
import { inDigits } from '@masthead/shared/platform/values/counting.ts';
import { addDays, listDay, today } from '@masthead/shared/platform/values/dates.ts';
import { slotDeliveryEndpoints } from '@masthead/shared/showcase/ad-slots/slot-delivery.endpoints.ts';
import type { SlotNumbers as Row } from '@masthead/shared/showcase/ad-slots/slot-timeline.ts';
import { showcaseMessages } from '@masthead/shared/showcase/delivery/showcase.messages.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, queryOf } from '../../platform/api/call.ts';
import { DayField } from '../../platform/forms/DayField.tsx';
import { downloadCsv } from '../../platform/ui/download.ts';
import { StatusDot } from '../../platform/ui/StatusDot.tsx';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import { toastFailure } from '../../platform/ui/toast.tsx';
import { NumbersChart } from './NumbersChart.tsx';
import { byDay, type Figures, share, sumOf } from './slot-figures.ts';
import slotLiveStyles from './slot-live.module.css';
import styles from './slot-numbers.module.css';

/** Most days that a chart can show. */
const mostDays = 366;
const everySite = 'all';

/** Impressions and clicks of a slot by site and day: chart, table and CSV (decisions 9). */
export function SlotNumbers({ slotId }: { slotId: number }) {
  const [range, setRange] = useState(() => ({
    from: addDays(today(new Date()), -29),
    to: today(new Date()),
  }));
  const [siteId, setSiteId] = useState(everySite);
  const isRange =
    range.from !== '' && range.from <= range.to && range.to <= addDays(range.from, mostDays);
  const input = { params: { id: slotId }, query: range };
  const query = useQuery({
    ...queryOf(slotDeliveryEndpoints.numbers, input),
    placeholderData: keepPreviousData,
    enabled: isRange,
    meta: { isQuiet: true },
  });
  const onDownload = () =>
    call(slotDeliveryEndpoints.numbersCsv, input).then(
      (csv) => downloadCsv(csv, `ad-slot-${slotId}-${range.from}-${range.to}.csv`),
      toastFailure,
    );
  const all = query.data ?? [];
  const sites = new Map(all.map((row) => [String(row.siteId), row.site]));
  const chosen = sites.has(siteId) ? siteId : everySite;
  const rows = all.filter((row) => chosen === everySite || String(row.siteId) === chosen);
  const day = (name: 'from' | 'to', label: string) => (
    <DayField
      label={label}
      value={range[name]}
      error={!isRange && name === 'to' ? 'Choose a range of up to a year' : undefined}
      onChange={(next) => setRange({ ...range, [name]: next ?? '' })}
    />
  );
  return (
    <div className={styles.panel}>
      <Group className={styles.controls} align="flex-start" gap="10px 12px">
        {day('from', 'From')}
        {day('to', 'To')}
        <Select
          label="Site"
          allowDeselect={false}
          data={[
            { value: everySite, label: 'All sites' },
            ...[...sites].map(([value, label]) => ({ value, label })),
          ]}
          value={chosen}
          onChange={(value) => setSiteId(value ?? everySite)}
        />
        <Button variant="default" disabled={all.length === 0} onClick={() => void onDownload()}>
          Download CSV
        </Button>
      </Group>
      {query.error && (
        <Trouble error={query.error} onRetry={query.refetch} isRetrying={query.isFetching} />
      )}
      {query.isPending && isRange && <Skeleton h={240} />}
      {query.data && isRange && <Report rows={rows} {...range} />}
    </div>
  );
}

function Report({ rows, from, to }: { rows: Row[]; from: string; to: string }) {
  const days = byDay(rows, from, to);
  const total = sumOf(rows);
  return (
    <>
      <Totals total={total} />
      {rows.length === 0 ? (
        <p className={styles.none}>{showcaseMessages.noNumbers}</p>
      ) : (
        <>
          <p className={styles.legend} aria-hidden="true">
            <span data-kind="seen">Impressions</span>
            <span data-kind="viewed">Viewable</span>
            <span data-kind="clicked">Clicks</span>
          </p>
          <NumbersChart days={days} />
          <details className={styles.details}>
            <summary>Show as a table</summary>
            <Table rows={rows} />
          </details>
        </>
      )}
    </>
  );
}

function Totals({ total }: { total: Figures }) {
  const { impressions, viewable, clicks, filtered } = total;
  const figures = [
    ['Impressions', impressions, ''],
    ['Viewable', viewable, share(viewable, impressions)],
    ['Clicks', clicks, share(clicks, impressions)],
    ['Filtered', filtered, 'bots and repeats'],
  ] as const;
  return (
    <dl className={styles.totals}>
      {figures.map(([label, value, more]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {inDigits(value)} {more && <small>{more}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Table({ rows }: { rows: Row[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className={styles.scroll} aria-label="Figures by day and site" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {['Day', 'Site', 'Impressions', 'Viewable', 'Clicks', 'Filtered'].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.day} ${row.siteId}`}>
              <th scope="row">{listDay(row.day)}</th>
              <td>{row.site}</td>
              {([row.impressions, row.viewable, row.clicks, row.filtered] as const).map(
                (value, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: four columns that never move.
                  <td key={at}>{inDigits(value)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Whether a slot is live on each of its sites, with every reason if not (showcase, C3). */
export function SlotLive({ slotId }: { slotId: number }) {
  const query = useQuery({
    ...queryOf(slotDeliveryEndpoints.live, { params: { id: slotId } }),
    meta: { isQuiet: true },
  });
  const { data, error } = query;
  if (error && !data)
    return <Trouble error={error} onRetry={query.refetch} isRetrying={query.isFetching} />;
  if (!data) return <Skeleton h={60} />;
  return (
    <div className={slotLiveStyles.panel}>
      {data.sites.length === 0 && <Sentences of={data.causes} />}
      <ul className={slotLiveStyles.sites}>
        {data.sites.map(({ siteId, site, isLive, causes }) => (
          <li key={siteId}>
            <Text span inherit fw={550}>
              {site}
            </Text>
            <StatusDot tone={isLive ? 'live' : 'draft'}>{isLive ? 'Live' : 'Not live'}</StatusDot>
            <Sentences of={causes} />
          </li>
        ))}
      </ul>
      <Sentences of={data.notes} />
    </div>
  );
}

function Sentences({ of: sentences }: { of: string[] }) {
  if (sentences.length === 0) return null;
  return (
    <ul className={slotLiveStyles.causes}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
