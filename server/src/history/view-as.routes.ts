import { viewAsEndpoints } from '@masthead/shared/history/view-as.endpoints.ts';
import { viewAsMessages, viewAsMinutes } from '@masthead/shared/history/view-as.ts';
import { rowsOf } from '../access/rows.ts';
import { insertViewAs } from '../access/session.queries.ts';
import { hashToken, newToken } from '../access/token.ts';
import { findViewer } from '../access/viewer.ts';
import { write } from '../db/client.ts';
import { badRequest, signInNeeded } from '../http/errors.ts';
import { handle, type Server } from '../http/handle.ts';
import { userRows } from '../users/user.rows.ts';
import { findPersonToView } from './view-as.queries.ts';

const refuse = (message: string) => badRequest({ path: 'userId', message });

/** An admin sees the product as somebody else, read only (access/view-as.ts refuses the rest). */
export function viewAsRoutes(server: Server): void {
  const { pool } = server;
  handle(server, viewAsEndpoints.begin, async ({ body, viewer, request }) => {
    if (body.userId === viewer.id) throw refuse(viewAsMessages.yourself);
    const person = await findPersonToView(pool, rowsOf(viewer, userRows), body.userId);
    if (!person) throw refuse(viewAsMessages.unknown);
    if (person.isDisabled) throw refuse(viewAsMessages.disabled(person.name));
    const token = newToken();
    await write(pool, viewer.id, (db) =>
      insertViewAs(db, {
        tokenHash: hashToken(token),
        userId: person.id,
        viewedBy: viewer.id,
        viewedFrom: viewer.sessionId,
        userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
        minutes: viewAsMinutes,
      }),
    );
    const user = await findViewer(pool, token);
    if (!user) throw signInNeeded();
    return { access_token: token, user };
  });
}
