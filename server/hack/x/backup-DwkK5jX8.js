import { i as inDigits } from "./counting-Bp118qqt.js";
import { t as openDatabase } from "./open-database-BSD40mZb.js";
import { r as backUp, t as prune } from "./prune-CPyJm5jQ.js";
import { n as keepIn, r as keepTakes } from "./backup-settings-DMcdWVSo.js";
import { n as runCommand, r as say, t as UsageError } from "./command-Ctj0xaIS.js";
import { t as openFileAreas } from "./file-areas-BsJXGNaz.js";
import { i as refuseHalfRestored } from "./restoring.queries-CnSyDur1.js";
import { i as sealFor } from "./seal-CQ1-LJzi.js";
import { a as hasTables, n as openTarget } from "./target-DV96oGYg.js";
import { s as openPool } from "./client-C1vc5bc5.js";
import { t as migrate } from "./migrate-CSJhB9Rw.js";
import { t as callOf } from "./call-of-GVoey_Xz.js";
import { t as readConfig } from "./config-CmIoVfyK.js";
import { t as version } from "./version-CinU1VvF.js";
import { parseArgs } from "node:util";
// server/src/backup.ts
var usage = `Usage: ${callOf("backup", "DIR|s3://BUCKET/PREFIX [--keep DAYS,WEEKS,MONTHS]")}

Writes the database, pictures and files to a new archive in a folder or bucket. Masthead can be running.

  --keep 7,5,12  afterwards delete older archives: keep the newest of 7 days, 5 weeks and 12 months
  -h, --help     show this help`;
var inMegabytes = (bytes) => `${inDigits(Math.ceil(bytes / 1024 ** 2))} MB`;
async function main() {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: {
			keep: { type: "string" },
			help: {
				type: "boolean",
				short: "h"
			}
		}
	});
	const [targetName] = positionals;
	if (values.help || !targetName || positionals.length > 1) throw new UsageError(usage, values.help);
	const keep = values.keep === void 0 ? null : keepIn(values.keep);
	if (keep === void 0) throw new Error(`--keep must be ${keepTakes}, not "${values.keep}".`);
	const config = readConfig(process.env);
	const target = openTarget("The target", targetName, config.backup.s3);
	const seal = sealFor(config.backup.recipients);
	const database = await openDatabase(config, say);
	const connection = database.direct;
	const pool = openPool(connection, {
		max: 2,
		name: "masthead-backup",
		hasLimits: false
	});
	try {
		await refuseHalfRestored(connection);
		if (!await hasTables(pool)) throw new Error("The database is empty: there is nothing to back up.");
		await migrate(connection);
		const done = await backUp({
			connection,
			pool,
			areas: openFileAreas(config),
			target,
			targetName,
			seal,
			version,
			publicUrl: config.publicUrl
		});
		say(`Archive ${done.archive}: ${inDigits(done.rows)} rows of ${done.tables} tables, ${inDigits(done.files)} files (${inDigits(done.newFiles)} new), ${inMegabytes(done.bytes)} written.`);
		if (!seal.recipients) say("It is not encrypted. Set MASTHEAD_BACKUP_RECIPIENTS to encrypt archives.");
		if (keep) {
			const gone = await prune(target, keep, new Date());
			say(`Deleted ${gone.archives} old archives and ${gone.files} files that no archive uses.`);
		}
		return true;
	} finally {
		await pool.end({ timeout: 5 });
		await database.stop();
	}
}
await runCommand(main);
export {};
