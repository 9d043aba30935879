import { n as resealMailchimpKey } from "./mailchimp-account-Dy4DoMvb.js";
import { u as countMailings } from "./mailchimp.store-eEKU1VIU.js";
import { t as openDatabase } from "./open-database-BSD40mZb.js";
import { l as write, s as openPool } from "./client-C1vc5bc5.js";
import { a as revokeSigningKey, i as listSigningKeys, n as signingKeys, r as addSigningKey } from "./signing-keys-yNfXMsXP.js";
import { t as callOf } from "./call-of-GVoey_Xz.js";
import { t as readConfig } from "./config-CmIoVfyK.js";
import { parseArgs } from "node:util";
// server/src/platform/access/rotate-keys.ts
var at = (date) => `${date.toISOString().slice(0, 16).replace("T", " ")} UTC`;
var isSigning = (keys, key) => keys.findLast(({ signsInMs }) => signsInMs <= 0) === key;
function keyLines(keys) {
	const states = keys.map((key, index) => {
		if (isSigning(keys, key)) return "signs new links";
		if (key.signsInMs > 0) return "waits until every server knows it";
		return `signed until ${at(keys[index + 1]?.signsFrom ?? key.signsFrom)}; its links still work`;
	});
	return keys.map((key, index) => `${key.number}  from ${at(key.signsFrom)}  ${states[index]}`);
}
async function rotateKeys(pool) {
	return write(pool, null, async (db) => {
		await holdKeys(db);
		const waiting = (await listSigningKeys(db)).find(({ signsInMs }) => signsInMs > 0);
		if (waiting) throw new Error(`Key ${waiting.number} is new and signs from ${at(waiting.signsFrom)} on. No other key was added.`);
		return [`Key ${await addSigningKey(db, 60)} signs new links in 60 seconds, on every running server.`, "Links that older keys signed keep working."];
	});
}
async function revokeKey(pool, asked) {
	const { number, isConfirmed } = asked;
	return write(pool, null, async (db) => {
		await holdKeys(db);
		const keys = await listSigningKeys(db);
		const index = keys.findIndex((key) => key.number === number);
		const [key, next] = [keys[index], keys[index + 1]];
		if (!key) throw new Error(`There is no key ${number}, or it has been revoked.`);
		if (!next || next.signsInMs > 0) throw new Error(`Key ${number} has not been replaced yet. Rotate the keys, wait 60 seconds, and revoke it then.`);
		const emails = await asked.countMailings(db, key.signsFrom, next.signsFrom);
		const loss = [
			`Key ${number} signed from ${at(key.signsFrom)} to ${at(next.signsFrom)}. Without it, these stop working:`,
			`- links in the emails of ${emails} ${emails === 1 ? "mailing" : "mailings"}: unsubscribing, clicks, opens and cropped pictures`,
			"- reports of bounces and complaints about those emails",
			"- cropped pictures on pages that other sites saved, and sign-ins and previews now under way"
		];
		if (!isConfirmed) return [...loss, "Nothing was changed. Add --yes to revoke the key for good."];
		await asked.reseal(db, signingKeys(() => keys.map((each) => ({
			...each,
			signsAt: each.signsInMs
		})), () => 0));
		await revokeSigningKey(db, number);
		return [...loss, `Key ${number} is revoked; running servers refuse its links within 20 seconds.`];
	});
}
var holdKeys = (db) => db`lock table secrets in share row exclusive mode`;
// server/src/keys.ts
var usage = `Usage: ${callOf("keys", "list | rotate | revoke NUMBER [--yes]")}`;
var say = (line) => process.stdout.write(`${line}\n`);
function readCommand() {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { yes: {
			type: "boolean",
			default: false
		} }
	});
	const [command, number = "", ...more] = positionals;
	if (command === "revoke" && /^[1-9]\d{0,8}$/.test(number) && more.length === 0) return (pool) => revokeKey(pool, {
		number: Number(number),
		isConfirmed: values.yes,
		countMailings,
		reseal: resealMailchimpKey
	});
	if (positionals.length !== 1) return null;
	if (command === "list") return async (pool) => keyLines(await listSigningKeys(pool));
	return command === "rotate" ? rotateKeys : null;
}
async function main() {
	const command = readCommand();
	if (!command) throw new Error(usage);
	const database = await openDatabase(readConfig(process.env), () => {});
	const pool = openPool(database.connection, {
		max: 1,
		name: "masthead-keys"
	});
	try {
		for (const line of await command(pool)) say(line);
	} catch (error) {
		if (!/^42(703|P01)$/.test(error.code ?? "")) throw error;
		throw new Error("The database has no keys with dates yet. Start this version of Masthead first.");
	} finally {
		await pool.end({ timeout: 5 });
		await database.stop();
	}
}
await main().catch((error) => {
	process.stderr.write(`${error.message}\n`);
	process.exitCode = 1;
});
export {};
