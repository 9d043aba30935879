// server/src/platform/backup/command.ts
var UsageError = class extends Error {
	isHelp;
	constructor(usage, isHelp = false) {
		super(usage);
		this.isHelp = isHelp;
	}
};
var say = (line) => void process.stdout.write(`${line}\n`);
async function runCommand(main) {
	try {
		process.exitCode = await main() ? 0 : 1;
	} catch (error) {
		const isHelp = error instanceof UsageError && error.isHelp;
		const text = error instanceof Error ? error.message : String(error);
		(isHelp ? process.stdout : process.stderr).write(`${text}\n`);
		process.exitCode = isHelp ? 0 : 1;
	}
}
export { runCommand as n, say as r, UsageError as t };
