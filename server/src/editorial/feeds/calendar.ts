import { labelMessages } from '@masthead/shared/editorial/posts/import-labels.ts';
import { dayMs, startOfDay } from '@masthead/shared/platform/values/dates.ts';
import ICAL from 'ical.js';
import { calendarParts } from './calendar-parts.ts';
import { readEntry } from './feed.ts';
import { FeedRefused } from './feed-decode.ts';
import { cut, oneLine } from './feed-html.ts';
import { asImported, type ImportedEntry, leftOut } from './imported-post.ts';
import { datesOf, followRule, RuleRefused } from './recurrence.ts';
import { instantIn } from './wall-clock.ts';

/** Most dates of one recurring event. Further ones are left out with a note. */
const mostOccurrences = 500;
/** How far an open-ended event is expanded, from today. */
const daysBack = 30;
const daysAhead = 365;
/** Most dates of one event that are evaluated, including those outside that window. */
const mostTimes = 50_000;
/** Why: the library finds the end of an event month by month. */
const longestSeconds = 10 * 366 * 24 * 3600;
/** Most characters of changed dates and time zones, which stay in memory while the file is read. */
const mostKept = 20 * 1024 * 1024;
/** About the calendar itself. */
const mostLines = 1000;
const longestVenue = 200;

/** One time at which an event takes place. */
interface Occurrence {
  event: ICAL.Event;
  /** Its key within the event; '' for a single event. */
  key: string;
  start: ICAL.Time;
  end: ICAL.Time;
}

/** The key of a changed date of an event. */
const changesOne = /^RECURRENCE-ID[;:]/im;

/** The data of the whole calendar, read before its events. */
interface Whole {
  /** Without its events. */
  calendar: ICAL.Component;
  /** Single dates that were changed, as they stand in the file, by the id of the event they are of. */
  changed: Map<string, string[]>;
}

/**
 * Reads the events of an iCalendar file with one in memory at a time. Each occurrence becomes an event, with exceptions,
 * moved and added dates applied (read in a first pass, because they may come after their event). An open-ended event is
 * expanded from a month ago to a year ahead. Times without a zone are in the site's zone.
 *
 * @param zone the site's time zone, such as `America/Chicago`
 * @param now the moment around which open-ended events are expanded
 */
export async function* readCalendar(
  file: AsyncIterable<Buffer>,
  { zone, now }: { zone: string; now: Date },
  note: (sentence: string) => void,
): AsyncGenerator<ImportedEntry> {
  const mends: string[] = [];
  const whole = await learn(file, (sentence) => mends.push(sentence));
  const title = whole.calendar.getFirstPropertyValue('x-wr-calname');
  if (title) note(labelMessages.fileTitle(String(title)));
  mends.forEach(note);
  const kept = new Map<string, number>();
  /** Events of which the file has changed dates, but not the event itself. */
  const orphans = new Set(whole.changed.keys());
  let position = 0;
  for await (const { name, text } of calendarParts(file)) {
    // Why: a changed date belongs to its event, which has already read it.
    if (name !== 'vevent' || changesOne.test(text)) continue;
    const component = parse(text, whole.calendar);
    orphans.delete(wordsOf(component, 'uid'));
    const refusal = refusalOf(component);
    if (refusal) {
      yield { ...leftOut(++position, wordsOf(component, 'summary')), ...refusal };
      continue;
    }
    try {
      for (const { occurrence, cutAfter } of unfold(component, whole, now)) {
        const messages = cutAfter
          ? [`it repeats too often: dates after ${cutAfter} were left out`]
          : [];
        const reading = { position: position + 1, kept, zone, messages, now };
        yield readOccurrence(occurrence, reading);
        position += 1;
      }
    } catch (error) {
      yield { ...leftOut(++position, wordsOf(component, 'summary')), ...refusalFor(error) };
    }
  }
  for (const uid of orphans)
    for (const text of whole.changed.get(uid) ?? []) {
      position += 1;
      yield readOrphan(text, whole, { position, kept, zone, now });
    }
}

/** A changed date whose event is not in the file: imported on its own, with a note. */
function readOrphan(text: string, whole: Whole, reading: Omit<Reading, 'messages'>): ImportedEntry {
  const component = parse(text, whole.calendar);
  const left = leftOut(reading.position, wordsOf(component, 'summary'));
  const refusal = refusalOf(component);
  if (refusal) return { ...left, ...refusal };
  try {
    checkLength(component);
    const event = new ICAL.Event(component);
    const { startDate: start, endDate: end } = event;
    const occurrence = { event, key: event.recurrenceId.toString(), start, end };
    return readOccurrence(occurrence, {
      ...reading,
      messages: [
        'it is a changed date of an event that is not in this file, so it was imported on its own',
      ],
    });
  } catch (error) {
    return { ...left, ...refusalFor(error) };
  }
}

/** An event that can't be expanded doesn't affect the others. */
function refusalFor(error: unknown): Partial<ImportedEntry> {
  if (error instanceof RuleRefused)
    return { isOther: false, messages: [`${error.message}, so it was left out`] };
  // Why: the library has no error class for invalid values.
  if (!(error instanceof Error) || error instanceof FeedRefused) throw error;
  const cause = oneLine(error.message).slice(0, 150);
  return { isOther: false, messages: [`it can’t be read and was left out: ${cause}`] };
}

async function learn(
  file: AsyncIterable<Buffer>,
  onMend: (sentence: string) => void,
): Promise<Whole> {
  const lines: string[] = [];
  const zones = new Set<string>();
  const changed = new Map<string, string[]>();
  let events = 0;
  let length = 0;
  for await (const { name, text } of calendarParts(file, onMend)) {
    const isChange = name === 'vevent' && changesOne.test(text);
    if (name === 'vevent') events += 1;
    if (name === '' && lines.length < mostLines) lines.push(text);
    // Why a set: some programs repeat the time zones with every event.
    const isZone = name === 'vtimezone' && !zones.has(text);
    if (isZone) zones.add(text);
    if (isChange) {
      const uid = wordsOf(parse(text), 'uid');
      const others = changed.get(uid);
      if (others) others.push(text);
      else changed.set(uid, [text]);
    }
    if (isChange || isZone) length += text.length;
    if (length > mostKept)
      throw new FeedRefused(
        'This calendar has more than 20 MB of changed dates, which is too much.',
      );
  }
  if (events === 0) throw new FeedRefused('This calendar has no events.');
  const safe = [...zones].filter(isSafeZone);
  const calendar = parse(['BEGIN:VCALENDAR', ...lines, ...safe, 'END:VCALENDAR'].join('\n'));
  return { calendar, changed };
}

/** True if the clock changes of a zone can be expanded safely. Otherwise only its name is used. */
function isSafeZone(text: string): boolean {
  try {
    for (const change of parse(text).getAllSubcomponents()) {
      const start = change.getFirstPropertyValue('dtstart') as ICAL.Time;
      for (const rule of change.getAllProperties('rrule')) {
        const recur = rule.getFirstValue() as ICAL.Recur;
        if (recur.freq !== 'YEARLY') return false;
        followRule(recur, start).next();
      }
    }
    return true;
  } catch {
    return false;
  }
}

function parse(text: string, calendar?: ICAL.Component): ICAL.Component {
  try {
    return new ICAL.Component(ICAL.parse(text), calendar);
  } catch (error) {
    const cause = error instanceof Error ? oneLine(error.message).slice(0, 150) : '';
    throw new FeedRefused(`This file can’t be read as a calendar: ${cause}`);
  }
}

const wordsOf = (component: ICAL.Component, name: string): string =>
  String(component.getFirstPropertyValue(name) ?? '').trim();

/** Why an event is skipped. */
function refusalOf(component: ICAL.Component): Partial<ImportedEntry> | null {
  if (!component.hasProperty('dtstart'))
    return { isOther: false, messages: ['it has no start date and was skipped'] };
  if (wordsOf(component, 'status').toUpperCase() === 'CANCELLED')
    return { messages: ['it is canceled at the source and was left out'] };
  return null;
}

function* unfold(
  component: ICAL.Component,
  { calendar, changed }: Whole,
  now: Date,
): Generator<{ occurrence: Occurrence; cutAfter: string | null }> {
  const event = new ICAL.Event(component);
  checkLength(component);
  for (const other of changed.get(wordsOf(component, 'uid')) ?? []) {
    const change = parse(other, calendar);
    checkLength(change);
    event.relateException(change);
  }
  if (!event.isRecurring()) {
    yield {
      occurrence: { event, key: '', start: event.startDate, end: event.endDate },
      cutAfter: null,
    };
    return;
  }
  const isEndless = component
    .getAllProperties('rrule')
    .some((rule) => isWithoutEnd(rule.getFirstValue()));
  const first = isEndless ? now.getTime() - daysBack * dayMs : -Infinity;
  const last = isEndless ? now.getTime() + daysAhead * dayMs : Infinity;
  let count = 0;
  let walked = 0;
  for (const time of datesOf(component, event.startDate)) {
    if (++walked > mostTimes) return;
    const { item, startDate, endDate } = event.getOccurrenceDetails(time);
    const at = startDate.toUnixTime() * 1000;
    if (at < first) continue;
    if (at > last) return;
    const isLast = ++count >= mostOccurrences;
    const occurrence = { event: item, key: time.toString(), start: startDate, end: endDate };
    yield { occurrence, cutAfter: isLast ? startDate.toString().slice(0, 10) : null };
    if (isLast) return;
  }
}

function checkLength(component: ICAL.Component): void {
  const length = component.getFirstPropertyValue('duration');
  if (length instanceof ICAL.Duration && Math.abs(length.toSeconds()) > longestSeconds)
    throw new RuleRefused('it lasts longer than ten years');
}

const isWithoutEnd = (rule: unknown): boolean =>
  rule instanceof ICAL.Recur && !rule.count && !rule.until;

interface Reading {
  position: number;
  kept: Map<string, number>;
  zone: string;
  messages: string[];
  now: Date;
}

function readOccurrence({ event, key, start, end }: Occurrence, reading: Reading): ImportedEntry {
  const { component } = event;
  const { position, kept, zone, now } = reading;
  const startsAt = instantOf(start, component, 'dtstart', zone);
  const endsAt = end ? instantOf(end, component, 'dtend', zone) : null;
  const link = wordsOf(component, 'url');
  const known = event.uid || `${event.summary ?? ''}@${start.toString()}`;
  const isPublic =
    !['PRIVATE', 'CONFIDENTIAL'].includes(wordsOf(component, 'class').toUpperCase()) &&
    wordsOf(component, 'status').toUpperCase() !== 'TENTATIVE';
  const entry = readEntry(
    {
      id: key ? `${known}#${key}` : known,
      title: event.summary ?? '',
      isTitleLiteral: true,
      link,
      base: '',
      summary: event.description ?? '',
      content: '',
      images: [],
      authors: [],
      categories: component
        .getAllProperties('categories')
        .flatMap((each) => each.getValues().map(String)),
      // Why: published when it was written, but never in the future, which would schedule it.
      date: writtenAt(component, now),
      hadControlCharacters: false,
    },
    position,
    kept,
  );
  const said = asImported(entry, {
    type: 'event',
    isPublic,
    startsAt,
    endsAt: endsAt && endsAt > startsAt ? endsAt : null,
    occurrence: key ? startsAt : null,
    location: { venue: cut(oneLine(event.location ?? ''), longestVenue) || null, website: null },
  });
  const draft = isPublic ? [] : ['it is private or tentative at the source, so it becomes a draft'];
  return { ...said, messages: [...said.messages, ...reading.messages, ...draft] };
}

function writtenAt(component: ICAL.Component, now: Date): string {
  const value =
    component.getFirstPropertyValue('created') ?? component.getFirstPropertyValue('dtstamp');
  const at = value instanceof ICAL.Time ? value.toJSDate() : now;
  return new Date(Math.min(at.getTime(), now.getTime())).toISOString();
}

/** The instant of a time: by the zone that the file describes, else by the zone of that name, else on the site's clock. */
function instantOf(time: ICAL.Time, component: ICAL.Component, name: string, zone: string): Date {
  if (time.zone !== ICAL.Timezone.localTimezone) return new Date(time.toUnixTime() * 1000);
  // Why: a day is the same day everywhere; its hours are those of the reader's city.
  if (time.isDate) return startOfDay(time.toString());
  const tzid = component.getFirstProperty(name)?.getFirstParameter('tzid');
  const { year, month, day, hour, minute, second } = time;
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  return instantIn(wall, tzid ?? zone) ?? instantIn(wall, zone) ?? new Date(wall);
}
