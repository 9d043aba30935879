import { S as readArchive, h as readTable, p as copying, r as countInvalid, t as openArchive, v as checkWhole, y as fileKey } from "./target-DV96oGYg.js";
import { n as runCommand, r as say, t as UsageError } from "./command-Ctj0xaIS.js";
import { n as hashOf, o as unsealWith } from "./seal-CQ1-LJzi.js";
import { t as migrate } from "./migrate-CSJhB9Rw.js";
import { n as restoreRows } from "./restore-CBB3q6bO.js";
import { s as openPool } from "./client-C1vc5bc5.js";
import { n as listMigrationFiles } from "./migration-files-Cb0aCY5I.js";
import { n as startEmbeddedPostgres } from "./supervisor-0nltYWDW.js";
import { t as callOf } from "./call-of-GVoey_Xz.js";
import { t as readConfig } from "./config-CmIoVfyK.js";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { tmpdir } from "node:os";
// server/src/platform/backup/verify.ts
var mostFiles = 200;
function someOf(all, count) {
	const left = [...all];
	const picked = [];
	while (picked.length < count && left.length > 0) picked.push(...left.splice(Math.floor(Math.random() * left.length), 1));
	return picked;
}
async function checkFiles({ manifest, read }) {
	const picked = someOf(manifest.files, mostFiles);
	const wrong = [];
	for (const { name, sha256, stored } of picked) {
		const content = await read(fileKey(stored), null);
		if (hashOf(content) !== sha256) wrong.push(name);
	}
	return {
		isGood: wrong.length === 0,
		line: wrong.length === 0 ? `Files: ${picked.length} of ${manifest.files.length} were read and are the same.` : `Files: ${wrong.length} of ${picked.length} are not what was written, such as ${wrong[0]}.`
	};
}
async function checkRows(connection, { manifest }) {
	return copying(connection, "begin read only", async (copy) => {
		const wrong = [];
		for (const table of manifest.tables) {
			const found = await readTable(copy, table, async () => {});
			if (found.rows !== table.rows) wrong.push(`${table.name} has ${found.rows} rows instead of ${table.rows}`);
			else if (found.sha256 !== table.sha256) wrong.push(`${table.name} has other rows`);
		}
		const rows = manifest.tables.reduce((sum, each) => sum + each.rows, 0);
		const invalid = await countInvalid(copy.db);
		return [{
			isGood: wrong.length === 0,
			line: wrong.length === 0 ? `Rows: all ${rows} rows of ${manifest.tables.length} tables are the same.` : `Rows: ${wrong.join("; ")}.`
		}, {
			isGood: invalid === 0,
			line: `Constraints: ${invalid === 0 ? "all are valid" : `${invalid} are not valid`}.`
		}];
	});
}
async function verify(connection, archive, tell) {
	const checks = [];
	const note = (check) => {
		checks.push(check);
		tell(check);
	};
	await checkWhole(archive);
	note({
		isGood: true,
		line: `Archive: ${archive.manifest.tables.reduce((sum, each) => sum + each.parts.length, 0)} parts are whole, and no file is missing.`
	});
	await restoreRows(connection, archive, {
		isCopy: true,
		log: () => {}
	});
	for (const check of await checkRows(connection, archive)) note(check);
	note(await checkFiles(archive));
	await migrate(connection);
	note({
		isGood: true,
		line: "Migrations: this version of Masthead can open it."
	});
	return checks.every(({ isGood }) => isGood);
}
// server/src/verify-backup.ts
var usage = `Usage: ${callOf("verify-backup", "ARCHIVE [--identity FILE]")}

Restores an archive into a scratch database, compares it with the archive and deletes it. With DATABASE_URL the scratch
database is beside that one, otherwise in a temporary folder. Masthead can be running.

  ARCHIVE          DIR/archives/ID or s3://BUCKET/PREFIX/archives/ID; without archives/ID, the newest
  --identity FILE  private key of an encrypted archive (default: MASTHEAD_BACKUP_IDENTITY_FILE)
  -h, --help       show this help

Exit codes: 0 the archive is good, 1 it is not, or could not be checked.`;
async function besideOwn(url, work) {
	const name = `masthead_verify_${randomBytes(4).toString("hex")}`;
	const admin = openPool(url, {
		max: 1,
		name: "masthead-verify",
		hasLimits: false
	});
	try {
		await admin.unsafe(`create database ${name}`);
		try {
			const scratch = new URL(url);
			scratch.pathname = `/${name}`;
			return await work(scratch.href);
		} finally {
			await admin.unsafe(`drop database ${name}`);
		}
	} finally {
		await admin.end({ timeout: 5 });
	}
}
async function inFolder(work) {
	const folder = await mkdtemp(join(tmpdir(), "masthead-verify-"));
	try {
		const database = await startEmbeddedPostgres({ folder });
		try {
			return await work(database.connection);
		} finally {
			await database.stop();
		}
	} finally {
		await rm(folder, {
			recursive: true,
			force: true
		});
	}
}
async function main() {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: {
			identity: { type: "string" },
			help: {
				type: "boolean",
				short: "h"
			}
		}
	});
	const [asked] = positionals;
	if (values.help || !asked || positionals.length > 1) throw new UsageError(usage, values.help);
	const { databaseUrl, databaseDirectUrl, backup } = readConfig(process.env);
	const unseal = await unsealWith(values.identity ?? backup.identityFile);
	const named = openArchive(asked, backup.s3);
	const archive = await readArchive(named, unseal, await listMigrationFiles());
	say(`Archive ${archive.id}, made by Masthead ${archive.manifest.version} on ${archive.manifest.createdAt}.`);
	const check = (connection) => verify(connection, archive, ({ isGood, line }) => say(`${isGood ? "good" : "BAD "}  ${line}`));
	const direct = databaseDirectUrl ?? databaseUrl;
	const isGood = direct ? await besideOwn(direct, check) : await inFolder(check);
	say(isGood ? "The archive is good." : "The archive is not good. Use another one.");
	return isGood;
}
await runCommand(main);
export {};
