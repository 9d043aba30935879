import { t as openDatabase } from "./open-database-BSD40mZb.js";
import { t as checkDatabase } from "./check-database-Cin_qUDO.js";
import { s as openPool } from "./client-C1vc5bc5.js";
import { n as compareMigrations, t as migrate } from "./migrate-CSJhB9Rw.js";
import { a as readMigrations, o as statementsOf, t as inFourDigits } from "./migration-files-Cb0aCY5I.js";
import { n as healthMessages } from "./health.endpoints-smnAjP2q.js";
import { i as inDigits } from "./counting-Bp118qqt.js";
import { t as callOf } from "./call-of-GVoey_Xz.js";
import { i as listDataMoves } from "./data-moves.queries-B_zUG_PN.js";
import { a as findSizes, c as listApplied, o as findTableOfIndex, r as findOlderProcesses } from "./migrations.queries-COUOvepn.js";
import { t as readConfig } from "./config-CmIoVfyK.js";
import { parseArgs } from "node:util";
// server/src/platform/db/migration-plan.ts
var stops = [
	"nothing",
	"writes",
	"reads and writes"
];
var quiet = new Set([
	"AT_ValidateConstraint",
	"AT_SetStatistics",
	"AT_SetRelOptions"
]);
var letRead = new Set([
	...quiet,
	"AT_EnableTrig",
	"AT_DisableTrig",
	"AT_EnableTrigUser"
]);
function stopsOfChange(change) {
	if (!("AlterTableCmd" in change)) return "reads and writes";
	const { subtype = "", def } = change.AlterTableCmd;
	if (quiet.has(subtype)) return "nothing";
	const isForeignKey = def !== void 0 && "Constraint" in def && def.Constraint.contype === "CONSTR_FOREIGN";
	return letRead.has(subtype) || isForeignKey ? "writes" : "reads and writes";
}
var strongest = (given) => stops.findLast((each) => given.includes(each)) ?? "nothing";
var names = (list) => "List" in list ? (list.List.items ?? []).map((item) => "String" in item ? item.String.sval ?? "" : "") : [];
function locksOf(node) {
	const of = (relation, kind) => [{
		table: relation?.relname,
		stops: kind
	}];
	if ("AlterTableStmt" in node) {
		const { relation, cmds = [], objtype } = node.AlterTableStmt;
		return objtype === "OBJECT_TABLE" ? of(relation, strongest(cmds.map(stopsOfChange))) : [];
	}
	if ("IndexStmt" in node) return of(node.IndexStmt.relation, node.IndexStmt.concurrent ? "nothing" : "writes");
	if ("CreateTrigStmt" in node) return of(node.CreateTrigStmt.relation, "writes");
	if ("RenameStmt" in node) return of(node.RenameStmt.relation, "reads and writes");
	if ("CreatePolicyStmt" in node) return of(node.CreatePolicyStmt.table, "reads and writes");
	if ("AlterPolicyStmt" in node) return of(node.AlterPolicyStmt.table, "reads and writes");
	if ("UpdateStmt" in node) return of(node.UpdateStmt.relation, "nothing");
	if ("DeleteStmt" in node) return of(node.DeleteStmt.relation, "nothing");
	if (!("DropStmt" in node)) return [];
	const { objects = [], removeType, concurrent } = node.DropStmt;
	const kind = concurrent ? "nothing" : "reads and writes";
	const dropped = objects.map(names);
	if (removeType === "OBJECT_INDEX") return dropped.map((parts) => ({
		index: parts.at(-1),
		stops: kind
	}));
	if (removeType === "OBJECT_TABLE") return dropped.map((parts) => ({
		table: parts.at(-1),
		stops: kind
	}));
	return removeType === "OBJECT_TRIGGER" || removeType === "OBJECT_POLICY" ? dropped.map((parts) => ({
		table: parts.at(-2),
		stops: kind
	})) : [];
}
async function locksOfFile(db, statements) {
	const found = new Map();
	for (const { table, index, stops: kind } of statements.flatMap(({ node }) => locksOf(node))) {
		const name = index === void 0 ? table : await findTableOfIndex(db, index);
		if (name) found.set(name, strongest([kind, found.get(name) ?? "nothing"]));
	}
	return found;
}
var inMegabytes = (bytes) => bytes < 2 ** 20 ? "under 1 MB" : `${inDigits(Math.round(bytes / 2 ** 20))} MB`;
var waits = {
	nothing: "others read and write on",
	writes: "others read on, and writes wait",
	"reads and writes": "reads and writes wait"
};
async function linesOf(db, file) {
	const statements = await statementsOf(file.sql);
	const locks = await locksOfFile(db, statements);
	const tables = (await findSizes(db, [...locks.keys()])).map(({ name, rows, bytes }) => `  ${name} (about ${inDigits(Math.round(rows))} rows, ${inMegabytes(bytes)}): ${waits[locks.get(name) ?? "nothing"]}`);
	const lines = [`${file.id}: ${file.title}`, ...tables];
	if (statements.some(({ node }) => "DoStmt" in node)) lines.push("  It contains a program, whose locks are not listed.");
	if (file.fitsFrom === null) return [...lines, "  Older servers can keep running."];
	const older = await findOlderProcesses(db, file.fitsFrom);
	const from = inFourDigits(file.fitsFrom);
	return [...lines, `  Only versions with migration ${from} or later can keep running. ${older.length > 0 ? `Older processes are connected now: ${older.length}. It waits until they have ended.` : "No older process is connected now."}`];
}
async function planMigrations(db, files) {
	const { pending } = compareMigrations(files, await listApplied(db));
	if (pending.length === 0) return ["The database is up to date. There is nothing to migrate.", ...(await listDataMoves(db)).map(({ what, percent }) => healthMessages.movingData(what, percent))];
	const lines = [];
	for (const file of pending) lines.push(...await linesOf(db, file));
	return [
		`${pending.length === 1 ? "1 migration" : `${pending.length} migrations`} would run:`,
		"",
		...lines,
		"",
		`Apply: ${callOf("migrate", "--apply")}`
	];
}
// server/src/migrate.ts
var usage = `Usage: ${callOf("migrate", "--plan | --apply")}

  --plan   lists the migrations that the database lacks, with the tables that they lock; changes nothing
  --apply  runs them, also while servers are running`;
var say = (line) => process.stdout.write(`${line}\n`);
async function run(config, isPlan) {
	if (config.databaseUrl) await checkDatabase(config.databaseUrl, config.databaseDirectUrl);
	const database = await openDatabase(config, say);
	try {
		if (!isPlan) {
			await migrate(database.direct, { log: say });
			say("The database is up to date.");
			return;
		}
		const pool = openPool(database.direct, {
			max: 1,
			name: "masthead-plan"
		});
		try {
			for (const line of await planMigrations(pool, await readMigrations())) say(line);
		} finally {
			await pool.end({ timeout: 1 });
		}
	} finally {
		await database.stop();
	}
}
try {
	const { values } = parseArgs({ options: {
		plan: { type: "boolean" },
		apply: { type: "boolean" }
	} });
	if (values.plan === values.apply) throw new Error(usage);
	await run(readConfig(process.env), values.plan === true);
} catch (error) {
	process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
	process.exitCode = 1;
}
export {};
