import { inDigits } from '@masthead/shared/platform/values/counting.ts';
import { listDay } from '@masthead/shared/platform/values/dates.ts';
import type { byDay } from './slot-figures.ts';
import { roundedUp } from './slot-figures.ts';
import styles from './slot-numbers.module.css';

type Days = ReturnType<typeof byDay>;

const size = { width: 640, seen: 150, gap: 22, clicks: 44, left: 46 };
const height = size.seen + size.gap + size.clicks;

/** Impressions with their viewable part, and clicks on their own scale; the table has the same figures. */
export function NumbersChart({ days }: { days: Days }) {
  const mostSeen = roundedUp(Math.max(...days.map((day) => day.impressions)));
  const mostClicks = roundedUp(Math.max(...days.map((day) => day.clicks)));
  const step = (size.width - size.left) / days.length;
  const bar = Math.max(1, Math.min(26, step * 0.72));
  const clicksEnd = size.seen + size.gap + size.clicks;
  return (
    <svg className={styles.chart} viewBox={`0 -8 ${size.width} ${height + 30}`} aria-hidden="true">
      {[0, 0.5, 1].map((part) => (
        <g key={part}>
          <line
            className={styles.rule}
            x1={size.left}
            x2={size.width}
            y1={size.seen * (1 - part)}
            y2={size.seen * (1 - part)}
          />
          {(part !== 0.5 || mostSeen % 2 === 0) && (
            <text className={styles.scale} x={size.left - 8} y={size.seen * (1 - part) + 4}>
              {inDigits(mostSeen * part)}
            </text>
          )}
        </g>
      ))}
      <line className={styles.rule} x1={size.left} x2={size.width} y1={clicksEnd} y2={clicksEnd} />
      <text className={styles.scale} x={size.left - 8} y={clicksEnd - size.clicks + 8}>
        {inDigits(mostClicks)}
      </text>
      <text className={styles.scale} x={size.left - 8} y={clicksEnd}>
        Clicks
      </text>
      {days.map(({ day, impressions, viewable, clicks }, at) => {
        const x = size.left + step * at + (step - bar) / 2;
        const seen = (impressions / mostSeen) * size.seen;
        const viewed = (Math.min(viewable, impressions) / mostSeen) * size.seen;
        const clicked = (clicks / mostClicks) * size.clicks;
        return (
          <g key={day}>
            <title>{`${listDay(day)}: ${inDigits(impressions)} impressions, ${inDigits(viewable)} viewable, ${inDigits(clicks)} clicks`}</title>
            <rect
              className={styles.area}
              x={x - (step - bar) / 2}
              y={0}
              width={step}
              height={height}
            />
            <rect className={styles.seen} x={x} y={size.seen - seen} width={bar} height={seen} />
            <rect
              className={styles.viewed}
              x={x}
              y={size.seen - viewed}
              width={bar}
              height={viewed}
            />
            <rect
              className={styles.clicked}
              x={x}
              y={clicksEnd - clicked}
              width={bar}
              height={clicked}
            />
          </g>
        );
      })}
      <text className={styles.day} x={size.left} y={height + 18}>
        {listDay(days[0]?.day ?? '')}
      </text>
      <text className={styles.day} data-end x={size.width} y={height + 18}>
        {listDay(days.at(-1)?.day ?? '')}
      </text>
    </svg>
  );
}
