import { s as openPool } from "./client-C1vc5bc5.js";
import { t as ArchiveRefused } from "./seal-CQ1-LJzi.js";
// server/src/platform/backup/restoring.queries.ts
var schema = "masthead_restore";
async function findHalfRestored(db) {
	const [row] = await db`
    select to_regclass(${`${schema}.under_way`}) is not null as is_there`;
	if (!row?.isThere) return null;
	const [mark] = await db`select archive from masthead_restore.under_way`;
	return mark?.archive ?? "unknown";
}
async function markRestoring(db, archive) {
	await db`create schema ${db(schema)}`;
	await db`create table masthead_restore.under_way as select ${archive}::text as archive`;
}
async function unmarkRestoring(db) {
	await db`drop schema ${db(schema)} cascade`;
}
async function refuseHalfRestored(connection) {
	const pool = openPool(connection, {
		max: 1,
		name: "masthead-check"
	});
	try {
		const archive = await findHalfRestored(pool);
		if (archive) throw new ArchiveRefused(`The restore of the archive ${archive} into this database did not finish. Delete the database, create an empty one, and restore again.`);
	} finally {
		await pool.end({ timeout: 5 });
	}
}
async function leavePlace(db) {
	await db`
    insert into database_place (database_oid) values (0)
    on conflict (id) do update set database_oid = 0, system_identifier = null, folder = null`;
}
async function changeAddress(db, from, to) {
	await db`
    update mailings set html = replace(html, ${from}, ${to}), text = replace(text, ${from}, ${to})
     where position(${from} in html) > 0 or position(${from} in text) > 0`;
	await db`
    update campaigns set content = replace(content::text, ${from}, ${to})::jsonb
     where position(${from} in content::text) > 0`;
}
export { unmarkRestoring as a, refuseHalfRestored as i, leavePlace as n, markRestoring as r, changeAddress as t };
