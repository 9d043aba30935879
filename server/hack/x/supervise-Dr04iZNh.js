import { t as ensureServerBuild } from "./server-build-C911Wets.js";
import { n as output, t as errorOutput } from "./output-BGTXq0Pe.js";
import { t as version } from "./version-CinU1VvF.js";
import { t as serverFolder } from "./server-folder-kgoL0ger.js";
import { setTimeout } from "node:timers/promises";
import { join } from "node:path";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
// server/src/platform/process/node-flags.ts
var knownFlags = (flags) => flags.filter((flag) => spawnSync(process.execPath, [flag, "--version"]).status === 0);
var nodeFlags = knownFlags(["--max-semi-space-size=4", "--heap-growing-percent=50"]);
var nodeEnvironment = { MALLOC_ARENA_MAX: "2" };
// server/src/supervise.ts
var usual = {
	firstPauseMs: 200,
	longestPauseMs: 1e4,
	healthyMs: 3e4,
	failures: 10
};
var say = (line) => errorOutput.write(`${line}\n`);
var compiled = join(serverFolder, "..", "node_modules", ".cache", "masthead");
var launch = (program, role) => spawn(process.execPath, [
	...nodeFlags,
	...process.execArgv,
	program
], {
	detached: process.platform !== "win32",
	stdio: [
		"inherit",
		"inherit",
		"inherit",
		"ipc"
	],
	env: {
		NODE_COMPILE_CACHE: compiled,
		...nodeEnvironment,
		...process.env,
		MASTHEAD_ROLE: role
	}
});
async function watch(child, onReady) {
	const startedAt = Date.now();
	let wasReady = false;
	child.once("message", (ready) => {
		wasReady = true;
		onReady(ready);
	});
	const [code, signal] = await once(child, "exit");
	return {
		code,
		signal,
		wasReady,
		ms: Date.now() - startedAt
	};
}
var names = {
	web: "web server",
	worker: "worker"
};
var sentences = {
	again: (role, { signal, code }) => `Masthead\u2019s ${names[role] ?? role} ended (${signal ?? `code ${code}`}). Restarting it.`,
	enough: (role, times) => `Masthead\u2019s ${names[role] ?? role} ended ${times} times soon after starting and will not be restarted. See the lines above.`
};
async function keepRunning(part) {
	const { role, patience, stopping } = part;
	let hasBeenReady = false;
	let failures = 0;
	while (!stopping.aborted) {
		const child = launch(part.program, role);
		part.onStart(child);
		const life = await watch(child, part.onReady);
		hasBeenReady ||= life.wasReady;
		const wasAsked = life.code === 0 || life.signal === "SIGTERM" || life.signal === "SIGINT";
		if (stopping.aborted || wasAsked) return life.code ?? 1;
		const mayPass = life.code === 75 && !part.isGivenUp;
		if (life.code !== null && !hasBeenReady && !mayPass) return life.code;
		failures = life.ms > patience.healthyMs ? 1 : failures + 1;
		if (part.isGivenUp && failures >= patience.failures && life.code !== 70) {
			say(sentences.enough(role, failures));
			return life.code ?? 1;
		}
		say(sentences.again(role, life));
		const pause = Math.min(patience.firstPauseMs * 2 ** (failures - 1), patience.longestPauseMs);
		await setTimeout(pause, void 0, { signal: stopping }).catch(() => {});
	}
	return 0;
}
async function supervise(program, roles, patience = usual) {
	const stopping = new AbortController();
	const running = new Map();
	const stop = (signal) => {
		stopping.abort();
		for (const child of running.values()) child.kill(signal);
	};
	for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stop(signal));
	const notReady = new Set(roles);
	const lines = [];
	const ends = [];
	for (const [index, role] of roles.entries()) {
		const ready = Promise.withResolvers();
		const end = keepRunning({
			role,
			program,
			patience,
			isGivenUp: index === 0,
			stopping: stopping.signal,
			onStart: (child) => running.set(role, child),
			onReady: ({ says }) => {
				lines.push(...says);
				notReady.delete(role);
				if (notReady.size === 0) for (const line of lines.splice(0)) output.write(`${line}\n`);
				ready.resolve();
			}
		}).finally(() => {
			if (!stopping.signal.aborted) stop("SIGTERM");
		});
		ends.push(end);
		await Promise.race([ready.promise, end]);
		if (stopping.signal.aborted) break;
	}
	const code = await Promise.race(ends);
	await Promise.all(ends);
	return code;
}
var rolesFor = (role) => !role || role === "all" ? ["web", "worker"] : [role];
async function start() {
	console.log(`Masthead ${version} on Node ${process.versions.node}`);
	const program = ensureServerBuild(console.log);
	process.exitCode = await supervise(program, rolesFor(process.env.MASTHEAD_ROLE));
}
if (import.meta.main) await start();
export { start };
