import { t as checkPlaces } from "./check-places-C0en11-H.js";
import { t as openDatabase } from "./open-database-BSD40mZb.js";
import { n as unknownSettings, t as readConfig } from "./config-CmIoVfyK.js";
import { n as endOnSignals, t as endInOrder } from "./end-in-order-DVrR99mb.js";
import { n as output } from "./output-BGTXq0Pe.js";
import { t as answerWatcher } from "./strays-DEtjdzPW.js";
import { dirname, extname, join } from "node:path";
import { url } from "node:inspector";
import { Worker } from "node:worker_threads";
// server/src/platform/process/stall-watch.ts
var looksPerStall = 10;
var memory = {
	maxOldGenerationSizeMb: 64,
	maxYoungGenerationSizeMb: 1,
	stackSizeMb: 1
};
function watchForStalls(stallSeconds) {
	if (stallSeconds === 0 || url()) return;
	const beats = new Int32Array(new SharedArrayBuffer(4));
	const lookMs = stallSeconds * 1e3 / looksPerStall;
	setInterval(() => Atomics.add(beats, 0, 1), lookMs / 2).unref();
	answerWatcher();
	const here = import.meta.filename;
	const order = {
		beats,
		lookMs,
		looks: looksPerStall
	};
	new Worker(join(dirname(here), `stall-thread${extname(here)}`), {
		workerData: order,
		resourceLimits: memory,
		env: {},
		execArgv: []
	}).unref();
}
// server/src/sign-in-lines.ts
var firstAdminLines = ({ firstPeople }) => firstPeople?.adminPassword ? [`\nThe first admin signs in as "admin" with the password ${firstPeople.adminPassword} (shown once).`] : [];
var demoLines = ({ wantsDemo, demoPassword }) => wantsDemo ? [
	`\nSign in as one of the demo people, password ${demoPassword}:`,
	"  admin  editor  author  contributor  events  series  email-campaign",
	"  ad-slot  firm  listing  rep  partner  partner2  partner-admin"
] : [];
// server/src/main.ts
var say = (line) => output.write(`${line}\n`);
process.on("disconnect", () => process.exit(1));
function announce(says) {
	if (process.send) process.send({ says });
	else for (const line of says) say(line);
}
try {
	const config = readConfig(process.env);
	const isBeside = config.role === "worker" && process.send !== void 0;
	if (!isBeside) for (const line of unknownSettings(process.env)) process.stderr.write(`${line}\n`);
	await checkPlaces(config);
	const opening = openDatabase(config, isBeside ? () => {} : say);
	opening.catch(() => {});
	const [{ startProduct }, { ensureWebBuild }] = await Promise.all([import("./start-DxXAcsLo.js"), import("./web-build-uk-RPiwY.js")]);
	const product = await startProduct(config, say, {
		opening,
		prepare: () => config.role === "worker" || ensureWebBuild(say),
		end: (stopAll) => endInOrder(stopAll, 70, config.role)
	});
	endOnSignals(product, config);
	for (const line of firstAdminLines(product)) say(line);
	const says = [];
	if (product.address) says.push(`\nMasthead is ready at ${product.address.replace("[::]", "localhost")}`);
	else if (!isBeside) says.push("\nThe Masthead worker is ready.");
	if (product.address) says.push(...demoLines(config));
	announce(says);
	watchForStalls(config.stallSeconds);
} catch (error) {
	process.stderr.write(`Masthead could not start: ${error instanceof Error ? error.message : String(error)}\n`);
	const { isDatabaseAway } = await import("./client-IZdZ1cXZ.js");
	process.exit(isDatabaseAway(error) ? 75 : 1);
}
export {};
