import { type CalendarMark, kindLabel, stateLabel } from '@masthead/shared/calendar/calendar.ts';
import { addDays, centralDay, type Day } from '@masthead/shared/dates.ts';
import { isAllDay, lastDay } from '@masthead/shared/news-items/event-times.ts';
import { wholeAddress } from '@masthead/shared/public-posts/page-address.ts';

/** What stands in front of a title, so that one sees what it is in any program. */
const words = ({ kind, state, edge }: Pick<CalendarMark, 'kind' | 'state' | 'edge'>) =>
  [kindLabel[kind].replace(/s$/, ''), edge ?? stateLabel[state].toLowerCase()].join(' ');

const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[^\P{Cc}\t]/gu, ' ');

/** Why: a line has at most 75 bytes, and no letter may be cut in two. */
function folded(line: string): string {
  let bytes = 0;
  let written = '';
  for (const letter of line) {
    const more = Buffer.byteLength(letter);
    if (bytes + more > 74) {
      written += '\r\n ';
      bytes = 1;
    }
    written += letter;
    bytes += more;
  }
  return written;
}

const dayText = (day: string) => day.replaceAll('-', '');
const instantText = (instant: Date) =>
  `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const daysText = (first: Day, last: Day) => [
  `DTSTART;VALUE=DATE:${dayText(first)}`,
  `DTEND;VALUE=DATE:${dayText(addDays(last, 1))}`,
];

function times({ kind, day, at, until }: CalendarMark): string[] {
  if (!at) return daysText(day, day);
  const [starts, ends] = [new Date(at), until ? new Date(until) : null];
  if (kind === 'event' && isAllDay(starts, ends))
    return daysText(centralDay(starts), lastDay(starts, ends));
  const start = `DTSTART:${instantText(starts)}`;
  if (ends) return [start, `DTEND:${instantText(ends)}`];
  return [start, kind === 'event' ? 'DURATION:PT1H' : 'DURATION:PT15M'];
}

interface Given {
  marks: readonly CalendarMark[];
  siteNames: ReadonlyMap<number, string>;
  publicUrl: string;
  now: Date;
}

/** Marks as an iCalendar (RFC 5545) that other programs read. */
export function icalOf({ marks, siteNames, publicUrl, now }: Given): string {
  const host = new URL(publicUrl).hostname;
  const events = new Set<number>();
  const lines = marks.flatMap((mark) => {
    // Why once: other programs show an event from its start to its end themselves.
    if (mark.kind === 'event' && events.has(mark.id)) return [];
    if (mark.kind === 'event') events.add(mark.id);
    const { kind, id, title, siteIds, path, state } = mark;
    const edge = kind === 'event' ? null : mark.edge;
    const sites = siteIds.flatMap((siteId) => siteNames.get(siteId) ?? []).join(', ');
    return [
      'BEGIN:VEVENT',
      `UID:${kind}-${id}${edge ? `-${edge}` : ''}@${host}`,
      `DTSTAMP:${instantText(now)}`,
      ...times(mark),
      `SUMMARY:${escaped(`${words({ kind, state, edge })}: ${title}`)}`,
      ...(sites ? [`LOCATION:${escaped(sites)}`] : []),
      `URL:${wholeAddress(path, publicUrl)}`,
      `STATUS:${state === 'planned' ? 'TENTATIVE' : 'CONFIRMED'}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ];
  });
  const all = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Masthead//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'X-WR-CALNAME:Masthead',
    ...lines,
    'END:VCALENDAR',
  ];
  return `${all.map(folded).join('\r\n')}\r\n`;
}
