import type { SessionRow } from '@masthead/server/platform/access/session.queries.ts';
import { type Viewer, viewerOfSession } from '@masthead/server/platform/access/viewer.ts';
import type { Db } from '@masthead/server/platform/db/client.ts';

/** Somebody of the demo as the product sees them once they have signed in. */
async function viewerOf(db: Db, username: string): Promise<Viewer> {
  const [row] = await db<Omit<SessionRow, keyof typeof noSession>[]>`
    select u.id, u.username, u.name, u.email, u.image_url, o.id as organization_id, o.is_owner, u.is_chat_member,
           array(select r.name from user_roles r where r.user_id = u.id order by r.id) as roles
      from users u left join organizations o on o.id = u.organization_id where u.username = ${username}`;
  if (!row) throw new Error(`Nobody in the demo is called ${username}`);
  return viewerOfSession({ ...row, ...noSession });
}

const noSession = {
  sessionId: 0,
  isSeenLongAgo: false,
  livesForMs: 0,
  viewedById: null,
  viewedByName: null,
  hasFactor: true,
  demandedRoles: [],
  provedForMs: 0,
};

/** Runs something as if this person did it: their name is in its history, and whom it concerns is told. */
export async function as<T>(
  db: Db,
  username: string,
  act: (viewer: Viewer) => Promise<T>,
): Promise<T> {
  const viewer = await viewerOf(db, username);
  // Why without its work: what others do in the same transaction is work of their own.
  const actAs = (id: number | '') => db`
    select set_config('masthead.work', '', true), set_config('masthead.actor', ${String(id)}, true)`;
  await actAs(viewer.id);
  const done = await act(viewer);
  await actAs('');
  return done;
}
