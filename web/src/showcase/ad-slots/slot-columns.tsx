import { ActionIcon } from '@mantine/core';
import { inDigits } from '@masthead/shared/platform/values/counting.ts';
import { listDay, today } from '@masthead/shared/platform/values/dates.ts';
import {
  type AdSlotListRow,
  type AdSlotRow,
  type SlotSort,
  slotStatus,
} from '@masthead/shared/showcase/ad-slots/ad-slot.ts';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { Link } from '@tanstack/react-router';
import { pathTo } from '../../platform/api/links.tsx';
import type { Column } from '../../platform/lists/column.ts';
import clamped from '../../platform/ui/clamped.module.css';
import { StatusDot, type Tone } from '../../platform/ui/StatusDot.tsx';
import { share } from '../delivery/slot-figures.ts';
import styles from './ad-slots.module.css';

/** The name of a slot: its firms, and its title where several have the same firms. */
export const nameOfSlot = ({ firms, title1 }: Pick<AdSlotRow, 'firms' | 'title1'>): string =>
  `${firms.map(({ name }) => name).join(', ') || 'No firm'}: ${title1}`;

const tones: Record<ReturnType<typeof slotStatus>, Tone> = {
  Active: 'live',
  Upcoming: 'scheduled',
  Inactive: 'draft',
};

const statusNow = (slot: AdSlotRow) => slotStatus(slot, today(new Date()));

/** Active, Upcoming or Inactive, and whether the slot or a firm of it is paused. */
export function SlotState({ slot }: { slot: AdSlotRow }) {
  const status = statusNow(slot);
  const paused = slot.firms.filter(({ isPaused }) => isPaused).map(({ name }) => name);
  return (
    <span className={styles.state}>
      <StatusDot tone={tones[status]}>{status}</StatusDot>
      {slot.isPaused && <StatusDot tone="draft">Paused</StatusDot>}
      {!slot.isPaused && paused.length > 0 && (
        <StatusDot tone="draft" title={paused.join(', ')}>
          Firm paused
        </StatusDot>
      )}
    </span>
  );
}

function SlotName({ slot }: { slot: AdSlotRow }) {
  return (
    <span className={styles.names}>
      <span className={`${clamped.name} ${styles.name}`}>
        {slot.firms.map(({ name }) => name).join(', ') || 'No firm'}
      </span>
      <span className={styles.detail}>{slot.title1}</span>
    </span>
  );
}

/** Spec, showcase 2: the edit button and the preview button of a row. */
function RowButtons({ slot }: { slot: AdSlotRow }) {
  const { id } = slot;
  const name = nameOfSlot(slot);
  return (
    <span className={styles.buttons}>
      <ActionIcon
        variant="subtle"
        color="gray"
        title="Edit"
        aria-label={`Edit ${name}`}
        renderRoot={(root) => <Link to={pathTo('adSlotEdit', { id })} {...root} />}
      >
        <IconPencil size={17} stroke={1.6} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        title="Preview in a new tab"
        aria-label={`Preview ${name}`}
        component="a"
        href={pathTo('adSlotPreview', { id }, { displayType: 'desktop' })}
        target="_blank"
        rel="noopener"
      >
        <IconExternalLink size={17} stroke={1.6} />
      </ActionIcon>
    </span>
  );
}

function Clicks({ slot: { clicks, impressions } }: { slot: AdSlotListRow }) {
  return (
    <span className={styles.figure}>
      {inDigits(clicks)}
      {impressions > 0 && <span className={styles.detail}>{share(clicks, impressions)}</span>}
    </span>
  );
}

/** The columns of the list (Spec, showcase 2), with status and counts. */
export const slotColumns: Column<AdSlotListRow, SlotSort>[] = [
  {
    key: 'firm',
    title: 'Firm',
    cell: (slot) => <SlotName slot={slot} />,
    sort: 'firm',
    onCard: 'title',
  },
  {
    key: 'sites',
    title: 'Sites',
    cell: ({ sites }) => sites.map(({ site }) => site).join(', ') || 'None',
  },
  {
    key: 'start',
    title: 'Start date',
    holds: 'value',
    width: 96,
    cell: ({ startDate }) => listDay(startDate),
    sort: 'start',
    sortFirst: 'desc',
  },
  {
    key: 'end',
    title: 'End date',
    holds: 'value',
    width: 96,
    cell: ({ endDate }) => listDay(endDate),
    sort: 'end',
    sortFirst: 'desc',
  },
  {
    key: 'state',
    title: 'Status',
    holds: 'value',
    width: 104,
    cell: (slot) => <SlotState slot={slot} />,
  },
  {
    key: 'impressions',
    title: 'Impressions',
    holds: 'value',
    width: 96,
    align: 'end',
    from: 860,
    cell: ({ impressions }) => inDigits(impressions),
    sort: 'impressions',
    sortFirst: 'desc',
    onCard: 'hide',
  },
  {
    key: 'clicks',
    title: 'Clicks',
    holds: 'value',
    width: 64,
    align: 'end',
    from: 860,
    cell: (slot) => <Clicks slot={slot} />,
    sort: 'clicks',
    sortFirst: 'desc',
    onCard: 'hide',
  },
  {
    key: 'buttons',
    title: 'Actions',
    holds: 'value',
    width: 88,
    cell: (slot) => <RowButtons slot={slot} />,
    onCard: 'acts',
  },
];
