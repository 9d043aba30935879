import { i as inDigits } from "./counting-Bp118qqt.js";
import { t as openDatabase } from "./open-database-BSD40mZb.js";
import { S as readArchive, t as openArchive } from "./target-DV96oGYg.js";
import { n as runCommand, r as say, t as UsageError } from "./command-Ctj0xaIS.js";
import { t as openFileAreas } from "./file-areas-BsJXGNaz.js";
import { t as restore } from "./restore-CBB3q6bO.js";
import { o as unsealWith } from "./seal-CQ1-LJzi.js";
import { n as listMigrationFiles } from "./migration-files-Cb0aCY5I.js";
import { t as callOf } from "./call-of-GVoey_Xz.js";
import { t as readConfig } from "./config-CmIoVfyK.js";
import { parseArgs } from "node:util";
// server/src/restore.ts
var usage = `Usage: ${callOf("restore", "ARCHIVE [--identity FILE] [--url ADDRESS]")}

Restores an archive into an empty database, and its pictures and files to where the settings say. Stop Masthead first.

  ARCHIVE          DIR/archives/ID or s3://BUCKET/PREFIX/archives/ID; without archives/ID, the newest
  --identity FILE  private key of an encrypted archive (default: MASTHEAD_BACKUP_IDENTITY_FILE)
  --url ADDRESS    new public address: links to the old one in emails are changed to it
  -h, --help       show this help`;
async function main() {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: {
			identity: { type: "string" },
			url: { type: "string" },
			help: {
				type: "boolean",
				short: "h"
			}
		}
	});
	const [asked] = positionals;
	if (values.help || !asked || positionals.length > 1) throw new UsageError(usage, values.help);
	const url = values.url ?? null;
	if (url !== null && !/^https?:$/.test(URL.parse(url)?.protocol ?? "")) throw new Error(`--url must be a web address like https://masthead.example, not "${url}".`);
	const config = readConfig(process.env);
	const { s3, identityFile } = config.backup;
	const unseal = await unsealWith(values.identity ?? identityFile);
	const archive = await readArchive(openArchive(asked, s3), unseal, await listMigrationFiles());
	const database = await openDatabase(config, say);
	try {
		const areas = openFileAreas(config);
		await restore({
			connection: database.direct,
			areas
		}, archive, {
			url,
			log: say
		});
	} finally {
		await database.stop();
	}
	const { tables, files } = archive.manifest;
	const rows = tables.reduce((sum, each) => sum + each.rows, 0);
	const place = config.databaseUrl ? "" : `, into ${config.dataFolder}`;
	say(`Restored ${archive.id}: ${inDigits(rows)} rows and ${inDigits(files.length)} files${place}.`);
	say("Everyone has to sign in again. Sending is on hold until an admin presses Resume sending.");
	return true;
}
await runCommand(main);
export {};
