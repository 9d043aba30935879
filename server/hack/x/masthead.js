import { t as version } from "./version-CinU1VvF.js";
import { existsSync } from "node:fs";
// server/src/masthead.ts
var commands = {
	start: {
		does: "runs Masthead",
		run: async () => (await import("./supervise-Dr04iZNh.js")).start()
	},
	migrate: {
		does: "lists or applies migrations",
		run: () => import("./migrate-Bq0O7kD6.js")
	},
	schema: {
		does: "prints SQL that repairs the schema",
		run: () => import("./schema-BOhiHQx_.js")
	},
	backup: {
		does: "backs up database, pictures and files",
		run: () => import("./backup-DwkK5jX8.js")
	},
	restore: {
		does: "restores a backup",
		run: () => import("./restore-6-tGnaL3.js")
	},
	"verify-backup": {
		does: "checks a backup",
		run: () => import("./verify-backup-fgt7oStH.js")
	},
	keys: {
		does: "lists, rotates or revokes signing keys",
		run: () => import("./keys-BhRjoXbQ.js")
	},
	doctor: {
		does: "checks what the settings lead to",
		run: () => import("./doctor-O9-7q5Cu.js")
	},
	import: {
		does: "imports posts from files",
		run: () => import("./import-CjtEl7d3.js")
	},
	dkim: {
		does: "makes the key that signs mail of a domain",
		run: () => import("./dkim-By9-fTK6.js")
	},
	version: {
		does: "prints the version",
		run: async () => process.stdout.write(`${version}\n`)
	}
};
var settingsFile = "/etc/masthead/masthead.env";
var dataFolder = "/var/lib/masthead";
var help = `Usage: masthead COMMAND [ARGUMENTS]\n\n${Object.entries(commands).map(([name, { does }]) => `  ${name.padEnd(16)}${does}\n`).join("")}`;
async function main() {
	const [name = ""] = process.argv.splice(2, 1);
	const command = Object.hasOwn(commands, name) ? commands[name] : void 0;
	if (command) {
		if (existsSync(settingsFile)) process.loadEnvFile(settingsFile);
		process.env.MASTHEAD_DATA ||= dataFolder;
		process.env.MASTHEAD_DEMO ||= "0";
		await command.run();
	} else if ([
		"help",
		"--help",
		"-h"
	].includes(name)) process.stdout.write(help);
	else {
		const problem = name ? `masthead: there is no command "${name}".\n\n` : "";
		process.stderr.write(problem + help);
		process.exitCode = 1;
	}
}
await main();
export {};
