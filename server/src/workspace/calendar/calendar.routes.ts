import { isAllDay, lastDay } from '@masthead/shared/editorial/posts/event-times.ts';
import { wholeAddress } from '@masthead/shared/editorial/public-posts/page-address.ts';
import { siteLabel } from '@masthead/shared/people/sites/site.record.ts';
import { may } from '@masthead/shared/platform/access/access.ts';
import { effectiveRoles, type Role } from '@masthead/shared/platform/access/roles.ts';
import { addDays, centralDay, type Day, today } from '@masthead/shared/platform/values/dates.ts';
import { screens } from '@masthead/shared/screens.ts';
import { calendarEndpoints } from '@masthead/shared/workspace/calendar/calendar.endpoints.ts';
import {
  calendarMessages,
  mostLinks,
} from '@masthead/shared/workspace/calendar/calendar.messages.ts';
import {
  type CalendarMark,
  calendarFeedPath,
  kindLabel,
  markStates,
  stateLabel,
} from '@masthead/shared/workspace/calendar/calendar.ts';
import type { App } from '../../app-parts.ts';
import { findSite, listSites, siteRows } from '../../people/sites/site.store.ts';
import { rowsOf } from '../../platform/access/rows.ts';
import { hashToken, newToken } from '../../platform/access/seal.ts';
import { write } from '../../platform/db/client.ts';
import { badRequest, conflict, notFound } from '../../platform/http/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import {
  calendarLinkRows,
  deleteLink,
  insertLink,
  listLinks,
  openLink,
} from './calendar-link.store.ts';
import { type Reader, readCalendar, readMarks } from './read-calendar.ts';

/** The calendar over all sites, and its private links for other programs (decision 51). */
export function calendarRoutes(app: App): void {
  handle(app, calendarEndpoints.marks, ({ query, viewer, db }) => readCalendar(db, viewer, query));
  handle(app, calendarEndpoints.links, async ({ viewer, db }) =>
    (await listLinks(db, rowsOf(viewer, calendarLinkRows))).map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      openedAt: row.openedAt?.toISOString() ?? null,
    })),
  );
  handle(app, calendarEndpoints.createLink, async ({ body, viewer, db }) => {
    const { siteId, kinds } = body;
    if (siteId !== null && !(await findSite(db, rowsOf(viewer, siteRows), siteId)))
      throw badRequest({ path: 'siteId', message: 'Choose a site.' });
    const token = newToken();
    const link = { userId: viewer.id, tokenHash: hashToken(token), siteId, kinds };
    const id = await insertLink(db, link, mostLinks);
    if (id === null) throw conflict(calendarMessages.tooManyLinks);
    return { id, url: app.config.publicUrl + calendarFeedPath.replace(':name', `${token}.ics`) };
  });
  handle(app, calendarEndpoints.revokeLink, async ({ params, viewer, db }) => {
    if (!(await deleteLink(db, rowsOf(viewer, calendarLinkRows), params.id))) throw notFound();
    return null;
  });
  calendarFeed(app);
}

const daysBack = 30;
const daysAhead = 120;

/** A link shows what its person may see at the time; nothing if they lost access to the screen. */
function calendarFeed({ http, pool, config: { publicUrl } }: App): void {
  http.get<{ Params: { name: string } }>(
    calendarFeedPath,
    { schema: { hide: true } },
    async (request, reply) => {
      const [, token = ''] = /^([\w-]{43})\.ics$/.exec(request.params.name) ?? [];
      const link = token ? await write(pool, null, (db) => openLink(db, hashToken(token))) : null;
      if (!link) throw notFound();
      const roles = effectiveRoles(link.roles as Role[], link.isOwner);
      const reader: Reader = {
        id: link.userId,
        roles,
        isStaff: link.isOwner,
        isEditor: roles.includes('editor') || roles.includes('admin'),
        organizationId: link.organizationId,
        isChatMember: false,
      };
      if (!may(reader, screens.calendar.access)) throw notFound();
      const now = new Date();
      const { marks } = await readMarks(pool, reader, {
        from: addDays(today(now), -daysBack),
        to: addDays(today(now), daysAhead),
        siteId: link.siteId ?? undefined,
        kinds: link.kinds,
        states: [...markStates],
      });
      const sites = await listSites(pool, rowsOf(reader, siteRows));
      const siteNames = new Map(sites.map((site) => [site.id, siteLabel(site)]));
      return reply
        .header('cache-control', 'private, no-store')
        .header('x-robots-tag', 'noindex, nofollow')
        .type('text/calendar; charset=utf-8')
        .send(icalOf({ marks, siteNames, publicUrl, now }));
    },
  );
}

/** Prefix of a title, so that any calendar app shows what it is. */
const words = ({ kind, state, edge }: Pick<CalendarMark, 'kind' | 'state' | 'edge'>) =>
  [kindLabel[kind].replace(/s$/, ''), edge ?? stateLabel[state].toLowerCase()].join(' ');

const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[^\P{Cc}\t]/gu, ' ');

/** Why: a line has at most 75 bytes, and no character may be split. */
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

/** Marks as an iCalendar (RFC 5545). */
export function icalOf({ marks, siteNames, publicUrl, now }: Given): string {
  const host = new URL(publicUrl).hostname;
  const events = new Set<number>();
  const lines = marks.flatMap((mark) => {
    // Why once: calendar apps draw an event from its start to its end themselves.
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
