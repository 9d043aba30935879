import { howMany } from '@masthead/shared/platform/values/counting.ts';
import { dayRange } from '@masthead/shared/platform/values/dates.ts';
import type { MouseEvent } from 'react';
import { useGoTo } from '../../platform/api/links.tsx';
import { type BarContext, spanOf, TimelineBar } from './TimelineBar.tsx';
import styles from './timeline.module.css';
import around from './timeline-around.module.css';
import { type SlotDays, shortRange, type TimelineSite } from './timeline-days.ts';
import type { Draft } from './timeline-move.ts';
import {
  markHeight,
  newSlotPath,
  newSlotSearch,
  type Placed,
  type SiteRow,
} from './timeline-new.ts';

interface Props {
  row: SiteRow;
  /** The bars that are in view. */
  bars: Placed[];
  draft: Draft | null;
  context: BarContext;
}

/** A site of the timeline: how much is booked, with gaps and overlaps above the bars. */
export function TimelineRow({ row, bars, draft, context }: Props) {
  const { siteId, site, slots, overlaps, gaps } = row.site;
  const { newSlot } = context;
  const marks = [
    ...(overlaps.length > 0 ? [howMany(overlaps.length, 'overlap')] : []),
    ...(gaps.length > 0 ? [howMany(gaps.length, 'gap')] : []),
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row.
    <div
      role="group"
      className={styles.row}
      style={{ height: row.height }}
      aria-label={[site, howMany(slots.length, 'slot'), ...marks].join(', ')}
    >
      <div className={styles.site}>
        <div className={styles.siteWords}>
          <h2 className={styles.siteName}>{site}</h2>
          <p className={styles.siteCount}>{howMany(slots.length, 'slot')}</p>
          {marks.length > 0 && <p className={styles.siteCount}>{marks.join(' · ')}</p>}
        </div>
      </div>
      <div
        className={styles.track}
        data-track
        onPointerDown={(event) => newSlot.onPointerDown(event, siteId)}
        onPointerMove={newSlot.onPointerMove}
        onPointerUp={newSlot.onPointerUp}
        onPointerCancel={newSlot.onPointerCancel}
        onClickCapture={newSlot.onClickCapture}
      >
        <Gaps site={row.site} context={context} />
        <Overlaps site={row.site} context={context} />
        {bars.map(({ slot, lane }) => (
          <TimelineBar
            key={slot.id}
            slot={slot}
            lane={lane}
            site={site}
            draft={draft?.slot.id === slot.id ? draft : null}
            context={context}
          />
        ))}
        {newSlot.drawn?.siteId === siteId && (
          <span
            className={styles.ghost}
            style={{ top: markHeight, ...spanOf(newSlot.drawn.days, context.from, context.to) }}
            aria-hidden
          >
            New slot {shortRange(newSlot.drawn.days)}
          </span>
        )}
      </div>
    </div>
  );
}

interface MarksProps {
  site: TimelineSite;
  context: BarContext;
}

const daysOf = (range: { from: string; to: string }): SlotDays => ({
  startDate: range.from,
  endDate: range.to,
});

/** Gaps, each a link to the form of a new slot for its dates. */
function Gaps({ site: { siteId, site, gaps }, context: { from, to } }: MarksProps) {
  const goTo = useGoTo();
  return gaps.map((gap) => {
    const days = daysOf(gap);
    const href = newSlotPath({ siteId, days });
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void goTo('adSlotCreate', {}, newSlotSearch({ siteId, days }));
    };
    return (
      <a
        key={gap.from}
        className={`${styles.mark} ${around.gap}`}
        style={spanOf(days, from, to)}
        data-kind="gap"
        draggable={false}
        href={href}
        title={`Gap: nothing runs ${dayRange(gap.from, gap.to)}`}
        aria-label={`Gap, ${site}, ${dayRange(gap.from, gap.to)}: new slot`}
        onClick={onClick}
      >
        <span className={styles.word}>Gap</span>
      </a>
    );
  });
}

function Overlaps({ site, context: { from, to } }: MarksProps) {
  const titles = new Map(site.slots.map(({ id, title1 }) => [id, title1]));
  const place = (range: { from: string; to: string }) => spanOf(daysOf(range), from, to);
  return (
    <div aria-hidden>
      {site.overlaps.map((overlap) => (
        <span
          key={overlap.from}
          className={styles.mark}
          style={place(overlap)}
          data-kind="overlap"
          title={`Overlap ${dayRange(overlap.from, overlap.to)}: ${namesOf(overlap.slotIds, titles)}`}
        >
          <span className={styles.count}>
            {overlap.slotIds.length}
            <span className={styles.rest}> at once</span>
          </span>
        </span>
      ))}
    </div>
  );
}

/** Most names in a tooltip. */
const mostNames = 6;

function namesOf(ids: readonly number[], titles: ReadonlyMap<number, string>): string {
  const names = ids.slice(0, mostNames).map((id) => titles.get(id) ?? `slot ${id}`);
  const others = ids.length - names.length;
  return names.join(', ') + (others > 0 ? ` and ${others} more` : '');
}
