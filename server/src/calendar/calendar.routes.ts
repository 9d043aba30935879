import { may } from '@masthead/shared/access.ts';
import { calendarEndpoints } from '@masthead/shared/calendar/calendar.endpoints.ts';
import { calendarMessages, mostLinks } from '@masthead/shared/calendar/calendar.messages.ts';
import { calendarFeedPath, markStates } from '@masthead/shared/calendar/calendar.ts';
import { addDays, today } from '@masthead/shared/dates.ts';
import { effectiveRoles, type Role } from '@masthead/shared/roles.ts';
import { screens } from '@masthead/shared/screens.ts';
import { siteLabel } from '@masthead/shared/sites/site.ts';
import { rowsOf } from '../access/rows.ts';
import { hashToken, newToken } from '../access/token.ts';
import type { App } from '../app-parts.ts';
import { write } from '../db/client.ts';
import { badRequest, conflict, notFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { siteRows } from '../sites/site.rows.ts';
import { findSite, listSites } from '../sites/sites.queries.ts';
import { calendarLinkRows } from './calendar-link.rows.ts';
import { deleteLink, insertLink, listLinks, openLink } from './calendar-links.queries.ts';
import { icalOf } from './ical.ts';
import { type Reader, readCalendar, readMarks } from './read-calendar.ts';

/** The calendar over all sites, and its private addresses for other programs (decision 51). */
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

/** What an address shows is what its person may see at the time; without the screen it shows nothing. */
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
