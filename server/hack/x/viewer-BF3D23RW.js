import { r as headersNamed, y as effectiveRoles } from "./hooks-BU17EPiZ.js";
import { t as hashToken } from "./seal-DN7iooCk.js";
// server/src/platform/access/session.queries.ts
async function findSession(db, session, idleHours) {
	const [row] = await db`
    select s.id as session_id, s.seen_at < now() - interval '1 minute' as is_seen_long_ago,
           extract(epoch from s.expires_at - now())::float8 * 1000 as lives_for_ms,
           u.id, u.username, u.name, u.email, u.image_url, o.id as organization_id, o.is_owner, u.is_chat_member,
           array(select r.name from user_roles r where r.user_id = u.id order by r.id) as roles,
           s.viewed_by as viewed_by_id, admin.name as viewed_by_name
      from sessions s
      join users u on u.id = s.user_id and not u.is_disabled
      left join organizations o on o.id = u.organization_id and o.deleted_at is null
      left join users admin on admin.id = s.viewed_by
     where ${typeof session === "number" ? db`s.id = ${session}` : db`s.token_hash = ${session}`} and s.ended_at is null and s.expires_at > now()
       and s.seen_at > now() - ${idleHours} * interval '1 hour'
       and (s.viewed_by is null or ${isStillAdmin(db)})`;
	return row ?? null;
}
async function findStanding(db, userId) {
	const [row] = await db`
    select u.id, o.id as organization_id, o.is_owner, u.is_chat_member,
           array(select r.name from user_roles r where r.user_id = u.id order by r.id) as roles
      from users u left join organizations o on o.id = u.organization_id and o.deleted_at is null
     where u.id = ${userId} and not u.is_disabled`;
	return row ?? null;
}
async function holdPerson(db, userId) {
	await db`select from users where id = ${userId} for share`;
	await db`select from organizations
            where id = (select organization_id from users where id = ${userId}) for share`;
}
var isStillAdmin = (db) => db`exists (
  select from sessions own
    join organizations owner on owner.id = admin.organization_id and owner.is_owner and owner.deleted_at is null
    join user_roles held on held.user_id = admin.id and held.name = 'admin'
   where own.id = s.viewed_from and own.user_id = admin.id and not admin.is_disabled
     and own.ended_at is null and own.expires_at > now())`;
async function noteSessionUse(db, id) {
	await db`update sessions set seen_at = now() where id = ${id}`;
}
async function insertSession(db, session) {
	await db`insert into sessions (token_hash, user_id, user_agent, expires_at)
    values (${session.tokenHash}, ${session.userId}, ${session.userAgent},
            now() + ${session.absoluteDays} * interval '1 day')`;
}
async function endSession(db, id) {
	await db`update sessions set ended_at = now() where id = ${id} and ended_at is null`;
}
async function insertViewAs(db, view) {
	await db`insert into sessions (token_hash, user_id, user_agent, expires_at, viewed_by, viewed_from)
    values (${view.tokenHash}, ${view.userId}, ${view.userAgent},
            now() + ${view.minutes} * interval '1 minute', ${view.viewedBy}, ${view.viewedFrom})`;
}
async function findPasswordHash(db, userId) {
	const [row] = await db`
    select password_hash from users where id = ${userId}`;
	return row?.passwordHash ?? null;
}
async function updatePassword(db, userId, passwordHash) {
	await db`update users set password_hash = ${passwordHash} where id = ${userId}`;
}
var bearer = /^Bearer ([\w-]{20,200})$/i;
function bearerToken(request) {
	const header = headersNamed("authorization", request.raw) === 1 ? request.headers.authorization : void 0;
	return header ? bearer.exec(header)?.[1] ?? null : null;
}
function standingOf(person) {
	const isStaff = person.isOwner === true;
	const roles = effectiveRoles(person.roles, isStaff);
	const isAdmin = roles.includes("admin");
	return {
		isStaff,
		roles,
		isAdmin,
		isEditor: isAdmin || roles.includes("editor")
	};
}
function viewerOfSession(session) {
	const standing = standingOf(session);
	const { viewedById, viewedByName } = session;
	const viewedBy = viewedById === null ? null : {
		id: viewedById,
		name: viewedByName ?? ""
	};
	return Object.freeze({
		id: session.id,
		sessionId: session.sessionId,
		username: session.username,
		name: session.name,
		email: session.email,
		imageUrl: session.imageUrl,
		organizationId: session.organizationId,
		...standing,
		isChatMember: session.isChatMember && standing.isStaff && !viewedBy,
		viewedBy
	});
}
async function findViewer(db, token) {
	const session = await findSession(db, hashToken(token), 12);
	return session && viewerOfSession(session);
}
export { endSession as a, findStanding as c, insertViewAs as d, noteSessionUse as f, viewerOfSession as i, holdPerson as l, findViewer as n, findPasswordHash as o, updatePassword as p, standingOf as r, findSession as s, bearerToken as t, insertSession as u };
