import { t as serverFolder } from "./server-folder-kgoL0ger.js";
import { createHash } from "node:crypto";
import { join, relative } from "node:path";
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
// server/src/platform/builds/server-build.ts
var root = join(serverFolder, "..");
var isNoTest = (file) => !/\.test\.tsx?$/.test(file);
var filesIn = (folder, { recursive = true } = {}) => readdirSync(join(root, folder), {
	recursive,
	withFileTypes: true
}).filter((entry) => entry.isFile() && isNoTest(entry.name)).map(({ parentPath, name }) => join(parentPath, name));
function fingerprint({ folders, beside }) {
	const hash = createHash("sha256");
	const files = [
		...folders.flatMap((folder) => filesIn(folder)),
		...filesIn(beside, { recursive: false }),
		join(root, "package-lock.json")
	];
	for (const file of files.sort()) hash.update(relative(root, file)).update(readFileSync(file));
	return hash.digest("hex");
}
var mostTries = 20;
function makeWhole(folder, make) {
	const fresh = `${folder}-${process.pid}`;
	make(fresh);
	for (let tries = 1;; tries += 1) try {
		rmSync(folder, {
			recursive: true,
			force: true
		});
		renameSync(fresh, folder);
		return;
	} catch (error) {
		if (tries === mostTries) throw error;
	}
}
function runVite(folder, ...options) {
	const vite = join(root, "node_modules", "vite", "bin", "vite.js");
	if (spawnSync(process.execPath, [
		vite,
		"build",
		folder,
		...options,
		"--emptyOutDir",
		"--logLevel",
		"error"
	], {
		cwd: root,
		stdio: [
			"ignore",
			"inherit",
			"inherit"
		]
	}).status !== 0) throw new Error(`${relative(root, folder)} could not be built. See the lines above.`);
}
var server = join(root, "server");
var builds = join(server, "dist");
var sources = {
	folders: [
		"server/src",
		"shared/src",
		"demo/src"
	],
	beside: "server"
};
var keptBuilds = 2;
function dropOld() {
	const folders = readdirSync(builds).map((name) => join(builds, name));
	const ages = new Map(folders.map((folder) => [folder, statSync(folder).mtimeMs]));
	folders.sort((a, b) => (ages.get(b) ?? 0) - (ages.get(a) ?? 0));
	for (const folder of folders.slice(keptBuilds)) rmSync(folder, {
		recursive: true,
		force: true
	});
}
var released = join(builds, "release", "main.js");
var isRelease = existsSync(released);
function ensureServerBuild(log) {
	if (isRelease) return released;
	const folder = join(builds, fingerprint(sources).slice(0, 16));
	const program = join(folder, "main.js");
	if (existsSync(program)) return program;
	log("Building the server \u2026");
	try {
		makeWhole(folder, (fresh) => runVite(server, "--outDir", fresh));
		dropOld();
		return program;
	} catch (error) {
		log(`${error instanceof Error ? error.message : String(error)} Running Masthead from its sources instead.`);
		return join(server, "src", "main.ts");
	}
}
export { root as a, makeWhole as i, fingerprint as n, runVite as o, isRelease as r, ensureServerBuild as t };
