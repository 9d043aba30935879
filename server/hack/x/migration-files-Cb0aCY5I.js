import { t as serverFolder } from "./server-folder-kgoL0ger.js";
import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { readdirSync } from "node:fs";
// server/src/platform/db/migration-files.ts
var migrationsFolder = join(serverFolder, "migrations");
var suffix = ".sql";
var numberOf = (id) => Number.parseInt(id, 10);
var inFourDigits = (number) => String(number).padStart(4, "0");
var listMigrationFiles = async (folder = migrationsFolder) => (await readdir(folder)).filter((name) => name.endsWith(suffix)).sort();
async function readMigrations(folder = migrationsFolder) {
	return Promise.all((await listMigrationFiles(folder)).map(async (name) => migrationOf(name, await readFile(join(folder, name), "utf8"))));
}
function newestMigration(folder = migrationsFolder) {
	return Math.max(0, ...readdirSync(folder).filter((name) => name.endsWith(suffix)).map(numberOf));
}
var commentLine = /^\s*--.*(?:\n|$)/gm;
var instruction = /^-- (?:concurrently|fits from \d+)$/;
function migrationOf(id, text) {
	const sql = text.replaceAll("\r\n", "\n");
	const comments = sql.match(commentLine)?.map((line) => line.trim()) ?? [];
	const title = sql.startsWith("--") ? comments.find((line) => !instruction.test(line)) : void 0;
	const fitsFrom = /^-- fits from (\d+)$/m.exec(sql)?.[1];
	return {
		id,
		number: numberOf(id),
		sql,
		title: title?.replace(/^-- ?/, "") ?? id.slice(5, -4).replaceAll("_", " "),
		checksum: createHash("sha256").update(sql.replaceAll(commentLine, "")).digest("hex"),
		fitsFrom: fitsFrom === void 0 ? null : Number(fitsFrom),
		isConcurrent: sql.startsWith("-- concurrently\n")
	};
}
var beforeStatement = /^(?:\s|--[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*/;
async function statementsOf(sql) {
	const { parse } = await import("libpg-query");
	const bytes = Buffer.from(sql);
	const { stmts = [] } = await parse(sql);
	return stmts.map(({ stmt, stmt_location: start = 0, stmt_len: length }) => {
		const end = length ? start + length : bytes.length;
		const [lead = ""] = beforeStatement.exec(bytes.toString("utf8", start, end)) ?? [];
		return {
			text: bytes.toString("utf8", start, end).slice(lead.length).trimEnd(),
			line: lineAt(bytes.toString("utf8", 0, start) + lead),
			node: stmt
		};
	});
}
var lineAt = (before) => before.split("\n").length;
export { readMigrations as a, numberOf as i, listMigrationFiles as n, statementsOf as o, newestMigration as r, inFourDigits as t };
