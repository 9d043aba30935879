import { t as callOf } from "./call-of-GVoey_Xz.js";
import { a as isDatabaseAway, d as dbOf, s as openPool } from "./client-C1vc5bc5.js";
import { a as readMigrations, i as numberOf, o as statementsOf, t as inFourDigits } from "./migration-files-Cb0aCY5I.js";
import { c as listApplied, d as recordChecksums, f as tryLock, i as findOwnPid, l as prepareTable, n as findIndex, r as findOlderProcesses, s as lacksHistory, t as findBlockers, u as recordApplied } from "./migrations.queries-COUOvepn.js";
import { setTimeout } from "node:timers/promises";
// server/src/platform/db/migration-failure.ts
var MigrationFailed = class extends Error {};
var remedies = [
	[/^55P03|^40P01/, "End the transactions that hold the lock, or start again when fewer people work."],
	[/^23|^22/, "Correct the rows that do not satisfy it, and start again."],
	[/^53100|^58/, "Free space on the disk of the database, and start again."],
	[/^53/, "Give the database more memory or connections, and start again."],
	[/^42501/, "Let the user of DATABASE_URL own the tables and create roles, and start again."]
];
var otherwise = "Go on with the version before this one, and report this message.";
function failureOf(file, { text, line }, error) {
	const at = line + text.slice(0, Number(error.position ?? 1) - 1).split("\n").length - 1;
	const where = line > 0 ? ` in line ${at} ("${shortened(text)}")` : ` in ${text}`;
	const detail = error.detail ? ` ${error.detail}` : "";
	const state = file.isConcurrent ? "Its statements before that one are done" : "Nothing of it was applied";
	const remedy = isDatabaseAway(error) ? "The database went away: start again when it is back." : remedies.find(([code]) => code.test(error.code ?? ""))?.[1] ?? otherwise;
	return new MigrationFailed(`The migration ${file.id} failed${where}: ${error.message.replace(/\.$/, "")}.${detail} ${state}, and all migrations before it are applied. ${remedy}`, { cause: error });
}
var shortened = (text) => {
	const words = text.replaceAll(/\s+/g, " ");
	return words.length > 80 ? `${words.slice(0, 79)}\u2026` : words;
};
// server/src/platform/db/schema-fit.ts
var SchemaRefused = class extends Error {};
function compareMigrations(files, applied) {
	const known = new Map(files.map((file) => [file.id, file]));
	const own = files.at(-1)?.number ?? 0;
	const changed = applied.find(({ id, checksum }) => checksum !== null && known.has(id) && known.get(id)?.checksum !== checksum);
	if (changed) throw new SchemaRefused(`The migration ${changed.id} was changed after this database ran it. Restore the file as it was released, and put the change into a new migration.`);
	const newer = applied.filter(({ id }) => !known.has(id) && numberOf(id) > own);
	const breaking = newer.filter(({ fitsFrom }) => fitsFrom !== null && fitsFrom > own).at(-1);
	if (breaking) throw new SchemaRefused(`This database has the migration ${breaking.id} of a newer version of Masthead, which needs a version with migration ${inFourDigits(breaking.fitsFrom ?? 0)} or later. This version ends with ${inFourDigits(own)}. Start the newer version, or restore a backup from before the upgrade.`);
	const done = new Set(applied.map(({ id }) => id));
	return {
		pending: files.filter(({ id }) => !done.has(id)),
		newer: newer.map(({ id }) => id).sort()
	};
}
// server/src/platform/db/migrate.ts
var lockTimeout = "2s";
var pauses = [
	500,
	1e3,
	2e3,
	5e3
];
var lockPatienceMs = 6e5;
var usualPatienceMs = 6e4;
var lookMs = 200;
var isBusy = (error) => ["55P03", "40P01"].includes(error.code ?? "");
async function migrate(connection, options = {}) {
	const { mode = "start", log = () => {}, folder, only, patienceMs = usualPatienceMs } = options;
	const pool = openPool(connection, {
		max: 2,
		name: "masthead-migrate",
		hasLimits: false
	});
	try {
		const files = (await readMigrations(folder)).filter(({ id }) => only?.has(id) ?? true);
		const applied = await listApplied(pool);
		const { pending, newer } = compareMigrations(files, applied);
		if (newer.length > 0) log(`This database has migrations of a newer version of Masthead, with which this version still works: ${newer.join(", ")}.`);
		const needsWork = pending.length > 0 || applied.some(({ checksum }) => checksum === null);
		if (mode === "apart") await waitForSchema(pool, files, {
			log,
			patienceMs
		});
		else if (needsWork) await migrateAlone(pool, files, {
			log,
			patienceMs
		});
		return { wasNew: applied.length === 0 };
	} finally {
		await pool.end({ timeout: 5 });
	}
}
async function waitUntil(isSo, { log, patienceMs }) {
	const end = Date.now() + patienceMs;
	let told = "";
	for (;;) {
		const waitsFor = await isSo();
		if (waitsFor === null) return;
		if (Date.now() >= end) throw new SchemaRefused(waitsFor);
		if (waitsFor !== told) log(`${waitsFor} Waiting.`);
		told = waitsFor;
		await setTimeout(lookMs);
	}
}
var waitForSchema = (pool, files, care) => waitUntil(async () => {
	const { pending } = compareMigrations(files, await listApplied(pool));
	const names = pending.map(({ id }) => id).join(", ");
	return names ? `This database lacks the migrations ${names}, and MASTHEAD_MIGRATE is apart. Run ${callOf("migrate", "--apply")}.` : null;
}, care);
async function migrateAlone(pool, files, care) {
	const line = await pool.connect();
	const db = dbOf((statement) => line.run(statement));
	try {
		const others = "Another process is migrating the database.";
		await waitUntil(async () => await tryLock(db) ? null : others, {
			...care,
			patienceMs: Infinity
		});
		await prepareTable(db);
		const { pending } = compareMigrations(files, await listApplied(db));
		await recordChecksums(db, files.filter((file) => !pending.includes(file)));
		for (const file of pending) {
			await waitForOlder(pool, file, care);
			await apply(pool, db, file, care.log);
		}
	} finally {
		line.release(true);
	}
}
async function waitForOlder(pool, { id, fitsFrom }, care) {
	if (fitsFrom === null) return;
	await waitUntil(async () => {
		const older = await findOlderProcesses(pool, fitsFrom);
		return older.length > 0 ? `The migration ${id} removes what versions before ${inFourDigits(fitsFrom)} use, and such processes are running: ${older.map(inWords).join(", ")}. Stop them, or first upgrade to a version in between.` : null;
	}, care);
}
var inWords = ({ pid, name, address }) => `${name || "a client"} (PostgreSQL process ${pid}${address ? `, ${address}` : ""})`;
async function apply(pool, db, file, log) {
	const statements = await statementsOf(file.sql);
	const end = Date.now() + lockPatienceMs;
	const stopWatching = watchBlockers(pool, await findOwnPid(db), (line) => log(`The migration ${file.id} waits for ${line}`));
	try {
		for (let time = 0;; time += 1) try {
			return await (file.isConcurrent ? applyOneByOne : applyAtOnce)(db, file, statements);
		} catch (error) {
			if (!(error instanceof MigrationFailed) || !isBusy(error.cause) || Date.now() > end) throw error;
			log(`${error.message} Trying again.`);
			await setTimeout(pauses[time] ?? pauses.at(-1));
		}
	} finally {
		stopWatching();
	}
}
var changesHistory = /history_columns|history_exempt|attach_history/;
async function applyAtOnce(db, file, statements) {
	await db.unsafe(`begin; set local lock_timeout = '${lockTimeout}'`);
	try {
		for (const statement of statements) await run(db, file, statement);
		await recordApplied(db, file);
		if (changesHistory.test(file.sql) || await lacksHistory(db)) await run(db, file, {
			text: "select attach_history()",
			line: 0
		});
		await db.unsafe("commit");
	} catch (error) {
		await db.unsafe("rollback").catch(() => {});
		throw error;
	}
}
async function applyOneByOne(db, file, statements) {
	for (const statement of statements) {
		const name = "IndexStmt" in statement.node ? statement.node.IndexStmt.idxname : void 0;
		const found = name === void 0 ? null : await findIndex(db, name);
		if (found === "valid") continue;
		if (found === "invalid") await db.unsafe(`drop index concurrently "${name}"`);
		await run(db, file, statement);
	}
	await recordApplied(db, file);
}
async function run(db, file, statement) {
	try {
		await db.unsafe(statement.text);
	} catch (error) {
		throw failureOf(file, statement, error);
	}
}
function watchBlockers(pool, pid, say) {
	const told = new Set();
	const look = async () => {
		for (const blocker of await findBlockers(pool, pid)) {
			if (told.has(blocker.pid)) continue;
			told.add(blocker.pid);
			const since = blocker.since ? `, in a transaction since ${blocker.since.toISOString()}` : "";
			say(`${inWords(blocker)}${since}: ${blocker.query}`);
		}
	};
	const timer = setInterval(() => void look().catch(() => {}), 500);
	return () => clearInterval(timer);
}
export { compareMigrations as n, migrate as t };
