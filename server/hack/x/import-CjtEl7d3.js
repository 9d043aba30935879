import { r as labelMessages } from "./import-labels-Drz-YuBy.js";
import { S as siteRows, b as listSites, j as siteLabel, w as inSiteOrder } from "./audience.store-CboQ4t3a.js";
import { C as importKinds, l as importRows, t as beginRun } from "./import.store-Dtz9gWJp.js";
import { i as inDigits } from "./counting-Bp118qqt.js";
import { L as findLabelled, _ as workOnImport, a as saveImport, f as readReport, x as labelsOfImport, z as importOptions } from "./listing-files.routes-ovs94Wfv.js";
import { t as importKinds$1 } from "./import-kinds-CN3AUJos.js";
import { t as fillNewDatabase } from "./new-database-BvZ_U3mz.js";
import { t as openDatabase } from "./open-database-BSD40mZb.js";
import { c as theProduct, s as rowsOf } from "./rows-CMespLVE.js";
import { s as openPool } from "./client-C1vc5bc5.js";
import { t as migrate } from "./migrate-CSJhB9Rw.js";
import { t as callOf } from "./call-of-GVoey_Xz.js";
import { t as readConfig } from "./config-CmIoVfyK.js";
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { createReadStream } from "node:fs";
import { parseArgs } from "node:util";
// server/src/import.ts
var usage = `Usage: ${callOf("import", "FILE [MORE ...] [--site CITY] [--move]")}`;
var help = `${usage}

Imports posts from other systems: RSS and Atom feeds, exports of WordPress (WXR), Ghost (JSON) and Blogger, and
iCalendar files. Each file is checked before it is imported. Importing a file again adds only new posts. Any
import can be undone under Imports in Masthead.

  FILE         one or more files, at most 2 GB each
  --site CITY  the site to import into, by its city or name (default: the first site)
  --move       redirect the posts' old addresses to their pages on the site
               (default: search engines keep using the old addresses)
  -h, --help   show this help

Masthead can be running. If it is not, images are imported when it starts.
Exit codes: 0 all files were imported, 1 some files were rejected, 2 invalid command.`;
var largestFile = 2147483648;
var say = (line) => process.stdout.write(`${line}\n`);
var FileRefused = class extends Error {};
async function siteCalled(pool, name) {
	const sites = inSiteOrder(await listSites(pool, rowsOf(theProduct, siteRows)));
	const wanted = name?.toLowerCase();
	const isWanted = (site) => [siteLabel(site), site.name].some((each) => each.toLowerCase() === wanted);
	const site = wanted ? sites.find(isWanted) : sites[0];
	if (site) return site;
	if (sites.length === 0) return "There is no site to import into yet.";
	return `There is no site "${name}". Sites: ${sites.map(siteLabel).join(", ")}.`;
}
async function importFile(pool, site, path, addresses) {
	if ((await stat(path)).size > largestFile) throw new FileRefused("The file is larger than 2 GB.");
	const id = await saveImport(pool, null, {
		kind: "feed",
		fileName: basename(path),
		options: await importOptions(pool, rowsOf(theProduct, siteRows), site.id),
		target: siteLabel(site),
		file: createReadStream(path)
	});
	const work = {
		pool,
		kinds: importKinds$1
	};
	await workOnImport(work, id);
	if (await beginRun(pool, id, { addresses })) await workOnImport(work, id);
	const report = await readReport(pool, id);
	if (report.state !== "done") throw new FileRefused(report.problem ?? "The file could not be read.");
	return report;
}
async function tellTags(pool, id) {
	const visible = {
		imports: rowsOf(theProduct, importRows),
		sites: rowsOf(theProduct, siteRows)
	};
	const found = await findLabelled(pool, visible.imports, id);
	const names = (found ? (await labelsOfImport(pool, visible, found)).labels : []).filter(({ kind, by }) => kind === "category" && by === "nobody").map(({ name, posts }) => `${name} (${posts})`);
	if (names.length > 0) say(`  ${labelMessages.becameTags(names.join(", "))}`);
}
function tell(path, site, { id, notes, counts, problems, problemCount }) {
	const [title = "", ...others] = notes;
	const numbers = importKinds.feed.counts.filter(([key]) => key === "added" || counts[key] > 0).map(([key, , after]) => `${after}: ${inDigits(counts[key])}`);
	say(`${path}: "${title}" into ${siteLabel(site)}. ${numbers.join(" \u00B7 ")}.`);
	say(`  Import ${id}. You can undo it under Imports.`);
	for (const note of others) say(`  ${note}`);
	for (const { line, message } of problems) say(`  Item ${line}: ${message}`);
	if (problemCount > problems.length) say(`  And ${problemCount - problems.length} more problems.`);
}
async function importAll(pool, site, paths, addresses) {
	let failures = 0;
	for (const path of paths) try {
		const report = await importFile(pool, site, path, addresses);
		tell(path, site, report);
		await tellTags(pool, report.id);
	} catch (error) {
		if (!(error instanceof FileRefused || error.code !== void 0)) throw error;
		failures += 1;
		say(`${path}: rejected. ${error.message} Nothing was imported.`);
	}
	return failures;
}
function readArguments() {
	try {
		return parseArgs({
			allowPositionals: true,
			options: {
				site: { type: "string" },
				move: {
					type: "boolean",
					default: false
				},
				help: {
					type: "boolean",
					short: "h",
					default: false
				}
			}
		});
	} catch (error) {
		return `${error.message}\n${usage}`;
	}
}
async function main() {
	const asked = readArguments();
	if (typeof asked === "string") {
		say(asked);
		return 2;
	}
	const { values, positionals } = asked;
	if (values.help) {
		say(help);
		return 0;
	}
	if (positionals.length === 0) {
		say(usage);
		return 2;
	}
	const config = readConfig(process.env);
	const database = await openDatabase(config, say);
	await migrate(database.direct, {
		mode: config.migrate,
		log: say
	});
	await fillNewDatabase(database.direct, config, say);
	const pool = openPool(database.direct, {
		name: "masthead-import",
		hasLimits: false
	});
	try {
		const site = await siteCalled(pool, values.site);
		if (typeof site === "string") {
			say(site);
			return 2;
		}
		return await importAll(pool, site, positionals, values.move ? "move" : "keep") > 0 ? 1 : 0;
	} finally {
		await pool.end({ timeout: 5 });
		await database.stop();
	}
}
process.exitCode = await main();
export {};
