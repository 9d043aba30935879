import {
  addDays,
  type Clock,
  centralInstant,
  type Day,
  weekdayOf,
} from '../../platform/values/dates.ts';

/**
 * Which posts a digest gathers, by the weekday it goes out (Spec, content 4). `from` and `to` are
 * the first and the last minute, both included; `until` is the end as an instant that is not.
 */
export interface DigestWindow {
  from: Date;
  to: Date;
  until: Date;
}

interface Rule {
  fromDaysBefore: number;
  from: Clock;
  toDaysBefore: number;
  to: Clock;
}

const weekday: Rule = { fromDaysBefore: 1, from: '06:01', toDaysBefore: 0, to: '06:00' };
const rules: Record<number, Rule> = {
  0: { fromDaysBefore: 9, from: '06:01', toDaysBefore: 2, to: '06:00' },
  1: { fromDaysBefore: 3, from: '06:01', toDaysBefore: 3, to: '23:59' },
  6: { fromDaysBefore: 8, from: '06:01', toDaysBefore: 1, to: '06:00' },
};

function instant(day: Day, clock: Clock): Date {
  const at = centralInstant(day, clock);
  // Why: the zone changes its clocks at 2 AM, so no limit of a window can fall into a skipped hour.
  if (!at) throw new RangeError(`No such time: ${day} ${clock}`);
  return at;
}

/** The post window of a digest sent on this day. */
export function digestWindow(sendDate: Day): DigestWindow {
  const rule = rules[weekdayOf(sendDate)] ?? weekday;
  const from = instant(addDays(sendDate, -rule.fromDaysBefore), rule.from);
  const to = instant(addDays(sendDate, -rule.toDaysBefore), rule.to);
  return { from, to, until: new Date(to.getTime() + 60_000) };
}
