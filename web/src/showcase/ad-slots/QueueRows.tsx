import { Button, Stack, Text } from '@mantine/core';
import { may } from '@masthead/shared/platform/access/access.ts';
import { dayRange, listDay } from '@masthead/shared/platform/values/dates.ts';
import { screens } from '@masthead/shared/screens.ts';
import { adSlotEndpoints } from '@masthead/shared/showcase/ad-slots/ad-slot.endpoints.ts';
import type { AdSlotRow } from '@masthead/shared/showcase/ad-slots/ad-slot.ts';
import { timelineMessages } from '@masthead/shared/showcase/ad-slots/slot-timeline.messages.ts';
import type { SlotQueue } from '@masthead/shared/showcase/ad-slots/slot-timeline.ts';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { pathTo, ScreenLink, useGoTo } from '../../platform/api/links.tsx';
import { useUser } from '../../platform/api/session.ts';
import surface from '../../platform/ui/surface.module.css';
import { toast } from '../../platform/ui/toast.tsx';
import { useCacheSlot } from './ad-slot.queries.ts';
import styles from './queue.module.css';
import { firmsOf } from './timeline-days.ts';

type Ending = SlotQueue['ending'][number];

/** A slot with a link; what to do appears under it or beside it. */
export function SlotEntry({
  slot,
  when,
  children,
}: {
  slot: AdSlotRow;
  when: string;
  children?: ReactNode;
}) {
  const sites = slot.sites.map(({ site }) => site).join(', ') || 'No site';
  return (
    <Stack align="flex-start" gap={0} miw={0} style={{ overflowWrap: 'anywhere' }}>
      <ScreenLink to={pathTo('adSlotEdit', { id: slot.id })} className={styles.name}>
        {slot.title1}
      </ScreenLink>
      <span className={styles.detail}>
        {firmsOf(slot)} · {sites} · {when}
      </span>
      {children}
    </Stack>
  );
}

/** What is missing from an incomplete slot. */
export function Missing({ missing }: { missing: string[] }) {
  return (
    <ul className={styles.missing}>
      {missing.map((cause) => (
        <li key={cause}>{cause}</li>
      ))}
    </ul>
  );
}

/** The renewal of a slot. */
export function Renewal({ renewal }: { renewal: NonNullable<Ending['renewedAs']> }) {
  return (
    <span className={styles.detail}>
      Renewed as{' '}
      <ScreenLink to={pathTo('adSlotEdit', { id: renewal.id })} underline="always">
        {renewal.title1}
      </ScreenLink>
      , starting {listDay(renewal.startDate)}
    </span>
  );
}

/** Two conflicting slots, each with a link. */
export function DoubleBooking({ met }: { met: SlotQueue['doubleBooked'][number] }) {
  return (
    <Stack align="flex-start" gap={0} miw={0} style={{ overflowWrap: 'anywhere' }}>
      {[met, met.other].map(({ id, title1, firms }) => (
        <span key={id}>
          <ScreenLink to={pathTo('adSlotEdit', { id })} className={styles.name}>
            {title1}
          </ScreenLink>{' '}
          <span className={styles.detail}>{firms.join(', ')}</span>
        </span>
      ))}
      <span className={styles.detail}>
        {met.sites.join(', ')} · {dayRange(met.from, met.to)}
      </span>
    </Stack>
  );
}

/** Copies a slot to the days after it and opens the copy. */
export function RenewButton({ slot }: { slot: AdSlotRow }) {
  const goTo = useGoTo();
  const cacheSlot = useCacheSlot();
  const renew = useMutation({
    mutationFn: () => call(adSlotEndpoints.renew, { params: { id: String(slot.id) } }),
    onSuccess: (copy) => {
      cacheSlot(copy);
      toast(timelineMessages.renewed(copy.title1));
      return goTo('adSlotEdit', { id: copy.id });
    },
  });
  return (
    <Button
      size="compact-sm"
      variant="default"
      flex="none"
      loading={renew.isPending || renew.isSuccess}
      aria-label={`Renew ${slot.title1}, which ends ${listDay(slot.endDate)}`}
      onClick={() => renew.mutate()}
    >
      Renew
    </Button>
  );
}

interface ListingEntryProps {
  listing: { id: number; description1: string; firm: string };
  children?: ReactNode;
}

/** A listing, as a link for those who may open listings. */
export function ListingEntry({ listing, children }: ListingEntryProps) {
  const user = useUser();
  const { id, description1, firm } = listing;
  return (
    <Stack align="flex-start" gap={0} miw={0} style={{ overflowWrap: 'anywhere' }}>
      {may(user, screens.listingEdit.access) ? (
        <ScreenLink to={pathTo('listingEdit', { id })} className={styles.name}>
          {description1}
        </ScreenLink>
      ) : (
        <span className={styles.name}>{description1}</span>
      )}
      <span className={styles.detail}>
        {firm}
        {children}
      </span>
    </Stack>
  );
}

interface SectionProps<T> {
  title: string;
  /** Explains the section in a sentence. */
  why: string;
  /** Undefined hides the section. */
  rows: readonly T[] | undefined;
  /** True where every row is shown at once. */
  isWhole?: boolean;
  children: (row: T) => ReactNode;
}

/** Most entries of a kind from the server. */
const most = 100;
/** Rows shown before 'Show all'. */
const few = 8;

/** One kind of thing that needs attention, with its count. */
export function QueueSection<T extends { id: number | string }>({
  title,
  why,
  rows,
  isWhole: isWholeFirst = false,
  children,
}: SectionProps<T>) {
  const [isWhole, setWhole] = useState(isWholeFirst);
  if (rows === undefined) return null;
  const shown = isWhole ? rows : rows.slice(0, few);
  const count = rows.length >= most ? `${most} or more` : String(rows.length);
  return (
    <section>
      <h2 className={styles.title}>
        {title}{' '}
        <Text
          span
          inherit
          c="dimmed"
          fz="lg"
          style={{ fontVariantNumeric: 'lining-nums tabular-nums' }}
        >
          {count}
        </Text>
      </h2>
      <Text c="dimmed" fz="sm" mt="xs" mb={10}>
        {why}
      </Text>
      {rows.length === 0 ? (
        <p className={`${surface.panel} ${styles.none}`}>None.</p>
      ) : (
        <ul className={surface.panel}>
          {shown.map((row) => (
            <li key={row.id} className={styles.row}>
              {children(row)}
            </li>
          ))}
        </ul>
      )}
      {shown.length < rows.length && (
        <Button variant="subtle" size="compact-sm" mt={8} onClick={() => setWhole(true)}>
          Show all {rows.length}
        </Button>
      )}
    </section>
  );
}
