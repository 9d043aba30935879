// server/src/platform/backup/backups.queries.ts
var silentSeconds = 120;
async function beginBackup(db, { archive, target }) {
	await db`
    update backups set ended_at = alive_at, problem = 'It was interrupted.'
     where ended_at is null and alive_at < now() - ${silentSeconds} * interval '1 second'`;
	const [row] = await db`
    insert into backups (archive, target) values (${archive}, ${target}) on conflict do nothing returning id`;
	return row?.id ?? null;
}
async function noteBackup(db, id) {
	await db`update backups set alive_at = now() where id = ${id}`;
}
async function endBackup(db, id, problem) {
	await db`update backups set ended_at = now(), problem = ${problem} where id = ${id}`;
}
async function dropBackup(db, id) {
	await db`delete from backups where id = ${id}`;
}
async function findLastGood(db) {
	const [row] = await db`
    select max(begun_at) as at from backups where ended_at is not null and problem is null`;
	return row?.at ?? null;
}
async function findLastBackups(db, target) {
	const [row] = await db`
    select max(begun_at) filter (where problem is null) as good, max(ended_at) filter (where problem is not null) as failed
      from backups where ended_at is not null and target = ${target}`;
	return row ?? {
		good: null,
		failed: null
	};
}
async function listHashed(db) {
	return db`select name, bytes, changed_at, sha256 from file_hashes`;
}
async function noteHashed(db, files) {
	if (files.length === 0) return;
	await db`
    insert into file_hashes ${db(files.map(({ name, bytes, changedAt, sha256 }) => ({
		name,
		bytes,
		changedAt,
		sha256
	})))}
    on conflict (name) do update
       set bytes = excluded.bytes, changed_at = excluded.changed_at, sha256 = excluded.sha256`;
}
async function forgetHashed(db, names) {
	await db`delete from file_hashes where name = any(${[...names]}::text[])`;
}
export { findLastGood as a, noteBackup as c, findLastBackups as i, noteHashed as l, dropBackup as n, forgetHashed as o, endBackup as r, listHashed as s, beginBackup as t };
