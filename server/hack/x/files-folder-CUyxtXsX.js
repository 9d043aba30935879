import { l as write } from "./client-C1vc5bc5.js";
import { E as int, F as string, N as record, j as object, y as _enum } from "./schemas-Jv2eCdm5.js";
import { n as datetime } from "./iso-CA9qDQf6.js";
import { l as within, o as rowRule } from "./rows-CMespLVE.js";
import { z as contains } from "./audience.store-CboQ4t3a.js";
import { randomUUID } from "node:crypto";
import { access, constants, mkdir, readFile, rename, statfs, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
// shared/src/email/outbox/outbox.ts
var outboxPurposes = [
	"campaign",
	"test",
	"account"
];
var outboxRow = object({
	id: int(),
	to: string(),
	from: string(),
	subject: string(),
	purpose: _enum(outboxPurposes),
	createdAt: datetime()
});
var outboxEntry = outboxRow.extend({
	mailingId: int().nullable(),
	messages: int()
});
var outboxMessage = outboxRow.extend({
	html: string(),
	text: string(),
	headers: record(string(), string())
});
var outboxLimit = 5e3;
// server/src/email/outbox/outbox.store.ts
var outboxRows = rowRule({
	record: "sent message",
	visibleTo: "staff"
});
var mayBeSeen = (db, isAdmin) => isAdmin ? db`true` : db`purpose <> 'account'`;
async function listOutbox(db, visible, page) {
	const matches = db`where ${page.search ? db`(${contains(db, "recipient", page.search)} or ${contains(db, "subject", page.search)})` : db`true`} and ${mayBeSeen(db, page.isAdmin)}
    ${page.purpose ? db`and purpose = ${page.purpose}` : db``}
    ${page.mailing ? db`and mailing_id = ${page.mailing}` : db``}
    and ${within(db, visible, "outbox_messages")}`;
	const row = page.mailing ? db`id` : db`coalesce(-mailing_id, id)`;
	const [nodes, [count]] = await Promise.all([db`
      select m.id, m.recipient, m.sender_line, m.subject, m.purpose, m.created_at, m.mailing_id, entry.messages
        from (select max(id) as id, count(*)::int as messages from outbox_messages ${matches}
               group by ${row} order by 1 desc limit ${page.limit} offset ${page.offset}) entry
        join outbox_messages m on m.id = entry.id order by m.id desc`, db`select count(distinct ${row}) as n from outbox_messages ${matches}`]);
	return {
		nodes,
		totalCount: count?.n ?? 0
	};
}
async function findOutboxMessage(db, visible, id, isAdmin) {
	const [row] = await db`
    select id, recipient, sender_line, subject, purpose, created_at, html, text, headers
      from outbox_messages where id = ${id} and ${mayBeSeen(db, isAdmin)}
       and ${within(db, visible, "outbox_messages")}`;
	return row ?? null;
}
async function insertOutboxMessage(db, message) {
	await db`insert into outbox_messages
      (mailing_id, subscriber_id, purpose, sender_line, recipient, subject, html, text, headers)
    values (${message.delivery?.mailingId ?? null}, ${message.delivery?.subscriberId ?? null}, ${message.purpose},
            ${`${message.from.name} <${message.from.address}>`}, ${message.to}, ${message.subject},
            ${message.html}, ${message.text}, ${db.json(message.headers)})
    on conflict on constraint outbox_messages_once do nothing`;
}
async function trimOutbox(db, limit) {
	await db`delete from outbox_messages where id <=
    (select id from outbox_messages order by id desc offset ${limit} limit 1)`;
}
// server/src/platform/integrations/files/files-folder.queries.ts
async function insertFilesId(db, id) {
	return (await db`
    insert into files_folder (id) values (${id}) on conflict (is_only) do nothing returning id`).length > 0;
}
async function findFilesId(db) {
	const [row] = await db`select id::text as id from files_folder`;
	return row?.id ?? null;
}
// server/src/platform/integrations/files/files-folder.ts
var markerOf = (folder) => join(folder, "files-id");
var unusable = (folder) => (cause) => {
	throw new Error(`MASTHEAD_DATA ${resolve(folder)} can\u2019t be used (${cause.code}).`, { cause });
};
async function readMarker(folder) {
	return (await readFile(markerOf(folder), "utf8").catch((error) => error.code === "ENOENT" ? "" : unusable(folder)(error))).trim() || null;
}
async function writeMarker(folder, id) {
	const unfinished = `${markerOf(folder)}.${randomUUID()}`;
	await mkdir(folder, { recursive: true });
	await writeFile(unfinished, `${id}\n`);
	await rename(unfinished, markerOf(folder));
}
var uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
var refusal = (folder, id) => `MASTHEAD_DATA ${resolve(folder)} doesn\u2019t hold the pictures and files of this database. Servers on several machines need MASTHEAD_S3_URL, or one folder that all of them share. If the files were moved here, run: echo ${id} > '${markerOf(resolve(folder))}'`;
async function checkFilesFolder(pool, folder) {
	await write(pool, null, async (db) => {
		const found = await readMarker(folder);
		const isUsable = found !== null && uuid.test(found);
		const id = isUsable ? found : randomUUID();
		if (await insertFilesId(db, id)) {
			if (!isUsable) await writeMarker(folder, id).catch(unusable(folder));
			return;
		}
		const known = await findFilesId(db);
		if (known !== null && await readMarker(folder) !== known) throw new Error(refusal(folder, known));
	});
}
async function folderProblem(folder, id) {
	try {
		if (id !== null && await readMarker(folder) !== id) return "MASTHEAD_DATA is no longer the folder that this server started with";
		await access(folder, constants.W_OK);
		const { bavail } = await statfs(folder);
		return bavail === 0 ? "full" : null;
	} catch (error) {
		const { code } = error.cause ?? error;
		return `MASTHEAD_DATA can\u2019t be used (${code})`;
	}
}
export { listOutbox as a, outboxEntry as c, outboxPurposes as d, insertOutboxMessage as i, outboxLimit as l, folderProblem as n, outboxRows as o, findOutboxMessage as r, trimOutbox as s, checkFilesFolder as t, outboxMessage as u };
