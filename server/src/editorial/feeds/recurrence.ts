import ICAL from 'ical.js';

/** After this many tries without a match a rule counts as one that never matches. */
export const mostTries = 20_000;
/** A rule over years costs more a try. Why 20,000 / 50: after 400 years the Gregorian calendar repeats. */
const triesOfYear = 50;
/** Dates that one event may add and exclude. */
export const mostDates = 50_000;
const mostRules = 20;
/** Most entries of one part of a rule, such as BYDAY; a year has 366 days. */
const mostOfPart = 400;
const lastYear = 9999;

/** Thrown when a repeat rule can't be expanded. The message continues the name of the event. */
export class RuleRefused extends Error {
  override name = 'RuleRefused';
}

const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'];

/**
 * Expands a rule with a bound on its tries. Why inside the iterator: `next()` returns only when a date matches, and
 * some rules have none, such as the 30th of February.
 */
class BoundedIterator extends ICAL.RecurIterator {
  // Why declared: the constructor of the library counts already, before the fields of this class exist.
  declare private tries: number | undefined;

  override next(again?: boolean): ICAL.Time {
    this.tries = 0;
    return super.next(again);
  }

  override check_contracting_rules(): boolean {
    this.count(1);
    return super.check_contracting_rules();
  }

  override increment_monthday(days: number): void {
    this.count(days);
    super.increment_monthday(days);
  }

  override increment_month(): void {
    this.count(1);
    super.increment_month();
  }

  override increment_year(years: number): void {
    this.count(triesOfYear);
    super.increment_year(years);
    if (this.last.year > lastYear) throw neverTrue();
  }

  private count(tries: number): void {
    this.tries = (this.tries ?? 0) + tries;
    if (this.tries > mostTries) throw neverTrue();
  }
}

const neverTrue = () =>
  new RuleRefused(`no date fits its repeat rule in ${mostTries.toLocaleString('en-US')} tries`);

/** The dates of one rule, in order. Throws RuleRefused if it is too frequent, too long or never matches. */
export function followRule(rule: ICAL.Recur, start: ICAL.Time): ICAL.RecurIterator {
  if (!frequencies.includes(rule.freq))
    throw new RuleRefused('it repeats every second, minute or hour');
  for (const [name, values] of Object.entries(rule.parts as Record<string, unknown[]>)) {
    const distinct = [...new Set(values)];
    if (distinct.length > mostOfPart) throw new RuleRefused('its repeat rule is too long');
    rule.setComponent(name, distinct);
  }
  return new BoundedIterator({ rule, dtstart: start });
}

/** The dates of one rule, with the next one peeked. */
class RuleDates {
  next: ICAL.Time | null;
  private readonly rule: ICAL.RecurIterator;

  constructor(rule: ICAL.Recur, start: ICAL.Time) {
    this.rule = followRule(rule, start);
    this.next = this.step();
  }

  step(): ICAL.Time | null {
    // Why a copy: the iterator reuses the value. Its types omit the null at the end.
    const next = this.rule.next() as ICAL.Time | null;
    this.next = next?.clone() ?? null;
    return this.next;
  }
}

/** Sorted once. */
class AddedDates {
  next: ICAL.Time | null;
  private readonly dates: ICAL.Time[];
  private at = 0;

  constructor(dates: readonly ICAL.Time[]) {
    this.dates = dates
      .map((time) => ({ time, at: time.toUnixTime() }))
      .sort((a, b) => a.at - b.at)
      .map(({ time }) => time);
    this.next = this.dates[0] ?? null;
  }

  step(): ICAL.Time | null {
    this.next = this.dates[++this.at] ?? null;
    return this.next;
  }
}

/**
 * The occurrences of an event: dates of its rules and added dates, without excluded ones, each once and in order. Why not
 * the library's own expansion: it gives up after 500 excluded dates in a row. Throws RuleRefused.
 */
export function* datesOf(component: ICAL.Component, start: ICAL.Time): Generator<ICAL.Time> {
  const rules = component.getAllProperties('rrule');
  if (rules.length > mostRules) throw new RuleRefused('it has too many repeat rules');
  const added = timesIn(component, 'rdate');
  const excluded = timesIn(component, 'exdate');
  if (added.length + excluded.length > mostDates)
    throw new RuleRefused(
      `it adds or excludes more than ${mostDates.toLocaleString('en-US')} dates`,
    );
  const isExcluded = exclusion(excluded);
  const sources: (RuleDates | AddedDates)[] = rules.map(
    (rule) => new RuleDates(rule.getFirstValue() as ICAL.Recur, start),
  );
  sources.push(new AddedDates(added));
  let last = Number.NaN;
  for (;;) {
    const source = earliest(sources);
    const time = source?.next;
    if (!source || !time) return;
    source.step();
    const at = time.toUnixTime();
    if (at === last || isExcluded(time)) continue;
    last = at;
    yield time;
  }
}

function earliest<S extends { next: ICAL.Time | null }>(sources: readonly S[]): S | null {
  let best: S | null = null;
  for (const source of sources)
    if (source.next && (!best?.next || source.next.compare(best.next) < 0)) best = source;
  return best;
}

/** Why: an added date may be written as a period. */
const timesIn = (component: ICAL.Component, name: string): ICAL.Time[] =>
  component
    .getAllProperties(name)
    .flatMap((property) => property.getValues() as (ICAL.Time | ICAL.Period)[])
    .map((value) => (value instanceof ICAL.Period ? value.start : value));

/** An excluded day excludes every time on it. */
function exclusion(excluded: readonly ICAL.Time[]): (time: ICAL.Time) => boolean {
  const days = new Set<string>();
  const instants = new Set<number>();
  for (const time of excluded) {
    if (time.isDate) days.add(dayOf(time));
    else instants.add(time.toUnixTime());
  }
  return (time) =>
    (days.size > 0 && days.has(dayOf(time))) ||
    (instants.size > 0 && instants.has(time.toUnixTime()));
}

const dayOf = ({ year, month, day }: ICAL.Time) => `${year}-${month}-${day}`;
