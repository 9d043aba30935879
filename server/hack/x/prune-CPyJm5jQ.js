import { r as centralDay, t as addDays, y as weekdayOf } from "./dates-DazF5sVJ.js";
import { n as logged } from "./logged-CjwwrVrV.js";
import { c as noteBackup, l as noteHashed, n as dropBackup, o as forgetHashed, r as endBackup, s as listHashed, t as beginBackup } from "./backups.queries-DMFDIKhQ.js";
import { c as listApplied } from "./migrations.queries-COUOvepn.js";
import { n as hashOf, r as pack } from "./seal-CQ1-LJzi.js";
import { C as usedFiles, _ as archiveTime, b as keyIn, c as listSequences, d as listWaitingJobs, g as archiveId, h as readTable, p as copying, s as listChatFiles, u as listTables, w as writeManifest, x as listArchives, y as fileKey } from "./target-DV96oGYg.js";
import { setTimeout } from "node:timers/promises";
// server/src/platform/backup/back-up-files.ts
var isSame = (known, file) => known?.bytes === file.bytes && known.changedAt.getTime() === file.changedAt.getTime();
var storedName = (sha256, { recipients }) => recipients ? `${sha256}-${recipients}.age` : sha256;
async function backUpFiles({ pool, areas, target, seal }, chatFiles, before, rest) {
	const done = {
		...before,
		files: new Map(before.files)
	};
	const found = (await areas.list(chatFiles)).filter(({ name }) => !done.files.has(name));
	if (found.length === 0) return done;
	const known = new Map((await listHashed(pool)).map((each) => [each.name, each]));
	const present = new Set((await target.list("files/")).map(({ key }) => key));
	let hashed = [];
	const note = async () => {
		await noteHashed(pool, hashed);
		hashed = [];
	};
	for (const file of found) {
		const earlier = known.get(file.name);
		const stored = isSame(earlier, file) ? storedName(earlier.sha256, seal) : null;
		if (isSame(earlier, file) && stored && present.has(fileKey(stored))) {
			done.files.set(file.name, {
				bytes: file.bytes,
				sha256: earlier.sha256,
				stored
			});
			continue;
		}
		const content = await areas.read(file.name);
		if (!content) continue;
		const sha256 = hashOf(content);
		const written = storedName(sha256, seal);
		if (!present.has(fileKey(written))) {
			const sealed = await seal.encrypt(content);
			await target.write(fileKey(written), sealed, "application/octet-stream");
			present.add(fileKey(written));
			done.newFiles += 1;
			done.bytes += sealed.length;
		}
		done.files.set(file.name, {
			bytes: content.length,
			sha256,
			stored: written
		});
		const { name, changedAt } = file;
		hashed.push({
			name,
			changedAt,
			bytes: content.length,
			sha256
		});
		if (hashed.length === 500) await note();
		await rest();
	}
	await note();
	const gone = [...known.keys()].filter((name) => !done.files.has(name));
	await forgetHashed(pool, gone);
	return done;
}
// server/src/platform/backup/back-up.ts
var BackupUnderWay = class extends Error {};
function resting(signal) {
	let from = performance.now();
	return async () => {
		signal?.throwIfAborted();
		await setTimeout(performance.now() - from, void 0, { signal });
		from = performance.now();
	};
}
async function backUpTables(copy, { target, seal }, id, rest) {
	const tables = [];
	let count = 0;
	let bytes = 0;
	for (const table of await listTables(copy.db)) {
		const parts = [];
		const facts = await readTable(copy, table, async (piece) => {
			const stored = await seal.encrypt(await pack(piece));
			count += 1;
			const name = `part-${String(count).padStart(5, "0")}.${seal.recipients ? "age" : "zst"}`;
			const key = keyIn(id, name);
			await target.write(key, stored, "application/octet-stream");
			parts.push({
				key,
				bytes: stored.length,
				sha256: hashOf(stored)
			});
			bytes += stored.length;
			await rest();
		});
		tables.push({
			...table,
			...facts,
			parts
		});
	}
	return {
		tables,
		bytes
	};
}
async function writeArchive(order, id, createdAt) {
	const { connection, pool, target, seal } = order;
	const rest = resting(order.signal);
	const noFiles = {
		files: new Map(),
		newFiles: 0,
		bytes: 0
	};
	const early = await backUpFiles(order, new Set(await listChatFiles(pool)), noFiles, rest);
	return copying(connection, "begin isolation level repeatable read, read only", async (copy) => {
		const migrations = (await listApplied(copy.db)).map(({ id }) => id);
		const done = await backUpFiles(order, new Set(await listChatFiles(copy.db)), early, rest);
		const { tables, bytes } = await backUpTables(copy, order, id, rest);
		const files = [...done.files].map(([name, file]) => ({
			name,
			...file
		}));
		const content = {
			product: "masthead",
			format: 1,
			version: order.version,
			createdAt: createdAt.toISOString(),
			publicUrl: order.publicUrl,
			migrations,
			tables,
			sequences: await listSequences(copy.db),
			jobs: (await listWaitingJobs(copy.db)).map((job) => ({
				...job,
				startAfter: job.startAfter.toISOString()
			})),
			files
		};
		const used = Buffer.from(`${[...new Set(files.map((each) => each.stored))].join("\n")}\n`);
		await target.write(usedFiles(id), used, "text/plain");
		await writeManifest(target, id, seal, content);
		return {
			archive: id,
			tables: tables.length,
			rows: tables.reduce((sum, each) => sum + each.rows, 0),
			files: files.length,
			newFiles: done.newFiles,
			bytes: bytes + done.bytes
		};
	});
}
async function backUp(order) {
	const { pool, targetName } = order;
	const createdAt = new Date();
	const id = archiveId(createdAt);
	const row = await beginBackup(pool, {
		archive: id,
		target: targetName
	});
	if (row === null) throw new BackupUnderWay("Another backup of this database is under way.");
	const alive = setInterval(() => void noteBackup(pool, row).catch(logged("Couldn\u2019t note that a backup is under way")), 2e4);
	try {
		const done = await writeArchive(order, id, createdAt);
		await endBackup(pool, row, null);
		return done;
	} catch (error) {
		if (order.signal?.aborted) {
			await dropBackup(pool, row).catch(logged("Couldn\u2019t note that a backup was stopped"));
			throw error;
		}
		const why = error instanceof Error ? error.message : String(error);
		await endBackup(pool, row, why).catch(logged("Couldn\u2019t note that a backup failed"));
		throw error;
	} finally {
		clearInterval(alive);
	}
}
// server/src/platform/backup/retention.ts
var weekOf = (day) => addDays(day, -((weekdayOf(day) + 6) % 7));
function archivesToKeep(archives, keep) {
	const newestFirst = [...archives].sort((a, b) => b.at.getTime() - a.at.getTime());
	const kept = new Set();
	const periods = [
		[keep.daily, (day) => day],
		[keep.weekly, weekOf],
		[keep.monthly, (day) => day.slice(0, 7)]
	];
	for (const [most, periodOf] of periods) {
		const covered = new Set();
		for (const archive of newestFirst) {
			const period = periodOf(centralDay(archive.at));
			if (covered.size === most || covered.has(period)) continue;
			covered.add(period);
			kept.add(archive);
		}
	}
	return kept;
}
// server/src/platform/backup/prune.ts
async function filesOf(target, { id }) {
	const list = await target.read(usedFiles(id));
	if (!list) throw new Error(`The archive ${id} has no list of its files, so none are deleted.`);
	return list.toString("utf8").split("\n").filter(Boolean);
}
async function removeArchive(target, { keys, manifest }) {
	if (manifest) await target.remove(manifest);
	for (const key of keys) await target.remove(key);
}
async function prune(target, keep, now) {
	const dated = (await listArchives(target)).map((found) => ({
		found,
		at: archiveTime(found.id)
	}));
	const kept = archivesToKeep(dated.filter(({ found }) => found.manifest), keep);
	const isUnderWay = ({ found, at }) => !found.manifest && now.getTime() - at.getTime() < 864e5;
	const leaving = dated.filter((one) => !kept.has(one) && !isUnderWay(one));
	for (const { found } of leaving) await removeArchive(target, found);
	if (dated.some(isUnderWay)) return {
		archives: leaving.length,
		files: 0
	};
	const used = new Set();
	for (const { found } of kept) for (const stored of await filesOf(target, found)) used.add(`files/${stored}`);
	const unused = (await target.list("files/")).filter(({ key }) => !used.has(key));
	for (const { key } of unused) await target.remove(key);
	return {
		archives: leaving.length,
		files: unused.length
	};
}
export { BackupUnderWay as n, backUp as r, prune as t };
