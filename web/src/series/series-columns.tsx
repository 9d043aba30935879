import { listDay } from '@masthead/shared/dates.ts';
import type { Series } from '@masthead/shared/series/series.ts';
import type { Column } from '../lists/column.ts';
import clamped from '../ui/clamped.module.css';
import styles from './series.module.css';
import type { SeriesSort } from './series-search.ts';

const dayOf = (day: string | null) => (day ? listDay(day) : null);

/** The columns of the dashboard (Spec, content 2). */
export const seriesColumns: Column<Series, SeriesSort>[] = [
  {
    key: 'headline',
    title: 'Series Name',
    cell: ({ data, active }) => (
      <span className={styles.name}>
        <span className={clamped.name}>{data.headline}</span>
        {active && <span className={styles.ribbon}>Active</span>}
      </span>
    ),
    sort: 'headline',
    sortFirst: 'asc',
    onCard: 'title',
  },
  {
    key: 'name',
    title: 'Internal Name',
    cell: ({ data }) => <span className={styles.dimmed}>{data.name}</span>,
    sort: 'name',
    sortFirst: 'asc',
    width: '24%',
    from: 860,
  },
  {
    key: 'type',
    title: 'Type',
    holds: 'label',
    cell: ({ data }) => data.type,
    sort: 'type',
    width: 110,
  },
  {
    key: 'start',
    title: 'Start Date',
    holds: 'value',
    cell: ({ data }) => dayOf(data.startDate),
    sort: 'startDate',
    sortFirst: 'desc',
    width: 112,
  },
  {
    key: 'end',
    title: 'End Date',
    holds: 'value',
    cell: ({ data }) => dayOf(data.endDate),
    sort: 'endDate',
    sortFirst: 'desc',
    width: 112,
    from: 700,
  },
  {
    key: 'site',
    title: 'Site',
    holds: 'label',
    cell: ({ city }) => city,
    sort: 'site',
    sortFirst: 'asc',
    width: 112,
  },
];
