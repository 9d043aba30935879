import { F as string, P as strictObject, y as _enum } from "./schemas-Jv2eCdm5.js";
import { t as screens } from "./screens-BWT4ANW_.js";
import { l as within, o as rowRule } from "./rows-CMespLVE.js";
import { z as contains } from "./audience.store-CboQ4t3a.js";
// shared/src/platform/live/live.ts
var livePath = "/api/live";
var liveTopics = {
	chat: "chat-members",
	notices: "signed-in",
	openings: [
		...screens.postEdit.access,
		...screens.dailyDigestEdit.access,
		...screens.hotwEdit.access,
		...screens.promoAlertEdit.access,
		...screens.newsAlertEdit.access
	]
};
var liveHello = strictObject({
	token: string().min(20).max(200),
	place: _enum(["chat"]).optional()
});
var liveWords = {
	ready: "ready",
	alive: "alive"
};
var liveEnds = {
	signedOut: 4401,
	noGreeting: 4400,
	tryAgain: 1013
};
var liveBeatMs = 15e3;
var presenceBeatMs = 5e3;
// server/src/workspace/chat/chat.store.ts
var chatRows = rowRule({
	record: "chat message",
	visibleTo: "members",
	isMember: ({ isChatMember }) => isChatMember
});
var chatVisitRows = rowRule({
	record: "chat visit",
	visibleTo: "staff"
});
var columns = (db) => db`
  m.id, m.client_id, m.user_id, u.name as user_name, u.image_url as user_image_url, m.type, m.message,
  m.file_key, m.file_name, m.file_bytes, m.file_kind, m.created_at, m.read_at`;
var listMessages = (db, visible, { before, after, limit }) => db`
  select ${columns(db)} from chat_messages m left join users u on u.id = m.user_id
   where ${within(db, visible, "m")}
     and ${before === void 0 ? db`true` : db`m.id < ${before}`}
     and ${after === void 0 ? db`true` : db`m.id > ${after}`}
   order by m.id desc limit ${limit}`;
var searchMessages = (db, visible, words, limit) => db`
    select ${columns(db)} from chat_messages m left join users u on u.id = m.user_id
     where ${within(db, visible, "m")}
       and (${contains(db, "m.message", words)} or ${contains(db, "coalesce(m.file_name, '')", words)})
     order by m.id desc limit ${limit}`;
var listMembers = (db, visible, typingMs) => db`
  select u.id, u.name, u.image_url, r.message_id as read_up_to,
         (extract(epoch from now() - t.edited_at) * 1000)::integer as typed_ago_ms,
         exists (select from chat_presence p where p.user_id = u.id and p.until > now()) as is_here
    from users u
    left join chat_reads r on r.user_id = u.id
    left join chat_typing t on t.user_id = u.id and t.edited_at > now() - ${typingMs} * interval '1 millisecond'
   where u.is_chat_member and not u.is_disabled and ${within(db, visible, "u")}
   order by u.name, u.id`;
async function findSent(db, visible, userId, clientId) {
	const [row] = await db`
    select ${columns(db)} from chat_messages m left join users u on u.id = m.user_id
     where m.user_id = ${userId} and m.client_id = ${clientId} and ${within(db, visible, "m")}`;
	return row ?? null;
}
var order = 7231966;
async function insertMessage(db, sent) {
	const { userId, clientId, type, message, file } = sent;
	await db`select pg_advisory_xact_lock(${order})`;
	const { count } = await db`
    insert into chat_messages (user_id, client_id, type, message, file_key, file_name, file_bytes, file_kind)
    values (${userId}, ${clientId}, ${type}, ${message}, ${file?.key ?? null}, ${file?.name ?? null},
            ${file?.bytes ?? null}, ${file?.kind ?? null})
    on conflict on constraint chat_messages_once do nothing`;
	await stopTyping(db, userId);
	return count > 0;
}
async function findFileName(db, visible, key) {
	const [row] = await db`
    select m.file_name from chat_messages m where m.file_key = ${key} and ${within(db, visible, "m")}`;
	return row?.fileName ?? null;
}
async function noteRead(db, userId, upTo) {
	await db`update chat_messages set read_at = now()
            where id <= ${upTo} and user_id <> ${userId} and read_at is null`;
	await db`insert into chat_reads as known (user_id, message_id)
    select ${userId}::integer, max(id) from chat_messages where id <= ${upTo} having max(id) is not null
    on conflict (user_id) do update set message_id = excluded.message_id, read_at = now()
      where known.message_id < excluded.message_id`;
}
var noteTyping = (db, userId) => db`insert into chat_typing (user_id) values (${userId})
    on conflict (user_id) do update set edited_at = now()`;
var stopTyping = (db, userId) => db`delete from chat_typing where user_id = ${userId}`;
var insertVisit = (db, userId, clientId) => db`insert into chat_visits (user_id, client_id) values (${userId}, ${clientId})
    on conflict on constraint chat_visits_once do nothing`;
var listVisits = (db, visible, limit) => db`
    select v.id, v.user_id, u.name, u.image_url, v.created_at
      from chat_visits v join users u on u.id = v.user_id
     where ${within(db, visible, "v")}
     order by v.id desc limit ${limit}`;
var leaseMs = 3 * presenceBeatMs;
async function notePresence(db, there) {
	await db`
    insert into chat_presence (line, user_id, until)
    select line, user_id, now() + ${leaseMs} * interval '1 millisecond'
      from unnest(${there.map(({ line }) => line)}::uuid[], ${there.map(({ userId }) => userId)}::integer[])
        as there (line, user_id)
    on conflict (line) do update set until = excluded.until`;
}
async function endPresence(db, lines) {
	await db`delete from chat_presence where line = any (${[...lines]}::uuid[]) or until < now()`;
}
async function seatMembers(db, addresses) {
	const listed = [...addresses];
	await db`
    with gone as (delete from chat_seats where address <> all (${listed}::text[]) returning user_id)
    update users set is_chat_member = false
     where id in (select user_id from gone) and is_chat_member
       and id not in (select user_id from chat_seats where address = any (${listed}::text[]))`;
	await db`
    with seated as (
      insert into chat_seats (address, user_id)
      select address, u.id from unnest(${listed}::text[]) address
        join users u on lower(u.email) = address and not u.is_disabled
        join organizations o on o.id = u.organization_id and o.is_owner and o.deleted_at is null
      on conflict (address) do nothing returning user_id)
    update users set is_chat_member = true where id in (select user_id from seated) and not is_chat_member`;
	return (await db`
    select address from unnest(${listed}::text[]) address
     where address not in (select address from chat_seats) order by address`).map(({ address }) => address);
}
export { presenceBeatMs as C, liveWords as S, liveBeatMs as _, findSent as a, livePath as b, listMembers as c, notePresence as d, noteRead as f, stopTyping as g, seatMembers as h, findFileName as i, listMessages as l, searchMessages as m, chatVisitRows as n, insertMessage as o, noteTyping as p, endPresence as r, insertVisit as s, chatRows as t, listVisits as u, liveEnds as v, liveTopics as x, liveHello as y };
