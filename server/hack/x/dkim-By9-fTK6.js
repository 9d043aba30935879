import { a as readDkimKeys, n as dnsRecordOf, r as keyFileOf } from "./dkim-B936cKW0.js";
import { t as callOf } from "./call-of-GVoey_Xz.js";
import { generateKeyPairSync } from "node:crypto";
import { join } from "node:path";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
// server/src/dkim.ts
var usage = `Usage: ${callOf("dkim", "DOMAIN [--selector NAME] [--folder FOLDER]")}`;
var say = (line) => process.stdout.write(`${line}\n`);
function main() {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: {
			selector: { type: "string" },
			folder: { type: "string" }
		}
	});
	const [domain] = positionals;
	const folder = values.folder ?? process.env.MASTHEAD_DKIM;
	if (!domain || !folder) {
		say(`${usage}\nThe default folder is MASTHEAD_DKIM.`);
		process.exitCode = 1;
		return;
	}
	const selector = values.selector ?? "masthead";
	const name = keyFileOf(selector, domain);
	if (!name) {
		say(`${selector} and ${domain} are not a valid selector and domain.`);
		process.exitCode = 1;
		return;
	}
	const file = join(folder, name);
	mkdirSync(folder, {
		recursive: true,
		mode: 448
	});
	if (!existsSync(file)) {
		const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
		const pem = privateKey.export({
			type: "pkcs8",
			format: "pem"
		});
		writeFileSync(file, pem, {
			mode: 384,
			flag: "wx"
		});
	}
	const key = readDkimKeys(folder).find((each) => keyFileOf(each.selector, each.domain) === name);
	if (!key) throw new Error(`${file} cannot be read.`);
	const record = dnsRecordOf(key);
	say(`Mail from ${key.domain} will be signed with ${file} after the next start.`);
	say(`Add this TXT record to its DNS:\n\n${record.name}\n${record.value}\n`);
}
main();
export {};
