import { s as openPool } from "./client-C1vc5bc5.js";
import { t as migrate } from "./migrate-CSJhB9Rw.js";
import { t as openPlanner } from "./jobs-BKL97Y3e.js";
import { a as hasTables, f as setSequence, i as countKept, l as listSlowing, m as loadTable, o as listAllTables, p as copying, u as listTables, v as checkWhole, y as fileKey } from "./target-DV96oGYg.js";
import { a as unmarkRestoring, i as refuseHalfRestored, n as leavePlace, r as markRestoring, t as changeAddress } from "./restoring.queries-CnSyDur1.js";
import { n as hashOf, t as ArchiveRefused } from "./seal-CQ1-LJzi.js";
// server/src/platform/backup/restore.ts
async function refuseFull(connection) {
	await refuseHalfRestored(connection);
	const pool = openPool(connection, {
		max: 1,
		name: "masthead-restore",
		hasLimits: false
	});
	try {
		if (await hasTables(pool)) throw new ArchiveRefused("The database is not empty, so nothing was changed. Restore into an empty database.");
	} finally {
		await pool.end({ timeout: 5 });
	}
}
async function refuseForeign({ db }, { id, manifest }) {
	const said = (tables) => new Map(tables.map(({ name, columns }) => [name, columns.join()]));
	const [made, archived] = [said(await listTables(db)), said(manifest.tables)];
	const other = [...made.keys(), ...archived.keys()].find((name) => made.get(name) !== archived.get(name));
	if (other) throw new ArchiveRefused(`The archive ${id} does not fit its own migrations: the table ${other} is different or missing.`);
}
async function loadRows(copy, archive, log) {
	const { db, client } = copy;
	const run = (statement) => client.query(statement);
	await refuseForeign(copy, archive);
	const before = await countKept(db);
	const { indexes, keys } = await listSlowing(db);
	const tables = await listAllTables(db);
	await run("set local maintenance_work_mem = '256MB'");
	for (const { drop } of keys) await run(drop);
	for (const { drop } of indexes) await run(drop);
	for (const table of tables) await run(`alter table ${table} disable trigger user`);
	const loaded = archive.manifest.tables;
	await run(`truncate ${loaded.map(({ name }) => `public."${name}"`).join(", ")}`);
	for (const table of loaded) await loadTable(copy, archive, table);
	for (const sequence of archive.manifest.sequences) await setSequence(db, sequence);
	log("Building the indexes \u2026");
	for (const { create } of indexes) await run(create);
	for (const { create } of keys) await run(create);
	return before;
}
async function settle(db, { manifest }, url) {
	await leavePlace(db);
	if (url) await changeAddress(db, manifest.publicUrl, url.replace(/\/$/, ""));
}
async function endLoad({ db, client }, before) {
	for (const table of await listAllTables(db)) await client.query(`alter table ${table} enable trigger user`);
	const after = await countKept(db);
	if (JSON.stringify(after) !== JSON.stringify(before)) throw new Error(`Constraints and indexes could not be created again: ${JSON.stringify(before)} became ${JSON.stringify(after)}.`);
}
async function restoreRows(connection, archive, { url = null, isCopy = false, log }) {
	const { manifest } = archive;
	await migrate(connection, { only: new Set(manifest.migrations) });
	log(`Loading ${manifest.tables.reduce((sum, each) => sum + each.rows, 0)} rows into ${manifest.tables.length} tables \u2026`);
	await copying(connection, "begin", async (copy) => {
		const before = await loadRows(copy, archive, log);
		if (!isCopy) await settle(copy.db, archive, url);
		await endLoad(copy, before);
	});
}
async function restoreFiles({ id, manifest, read }, areas) {
	for (const { name, sha256, stored } of manifest.files) {
		const content = await read(fileKey(stored), null);
		if (hashOf(content) !== sha256) throw new ArchiveRefused(`The archive ${id} is damaged: ${fileKey(stored)} is not what was written. Use another archive.`);
		await areas.write(name, content);
	}
}
async function planJobs(connection, pool, { manifest }) {
	const planner = await openPlanner(connection, () => {});
	try {
		for (const { queue, data, startAfter } of manifest.jobs) await planner.plan(pool, queue, data, new Date(startAfter));
	} finally {
		await planner.stop();
	}
}
async function restore({ connection, areas }, archive, { url, log }) {
	await refuseFull(connection);
	log(`Checking the archive ${archive.id} \u2026`);
	await checkWhole(archive);
	const pool = openPool(connection, {
		max: 2,
		name: "masthead-restore",
		hasLimits: false
	});
	try {
		await markRestoring(pool, archive.id);
		await restoreRows(connection, archive, {
			url,
			log
		});
		await migrate(connection);
		log(`Restoring ${archive.manifest.files.length} files \u2026`);
		await restoreFiles(archive, areas);
		await planJobs(connection, pool, archive);
		await pool.unsafe("analyze");
		await unmarkRestoring(pool);
	} finally {
		await pool.end({ timeout: 5 });
	}
}
export { restoreRows as n, restore as t };
