import { n as webFolder } from "./web-app-BSgygDhm.js";
import { a as root, i as makeWhole, n as fingerprint, o as runVite, r as isRelease } from "./server-build-C911Wets.js";
import { join } from "node:path";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants as constants$1 } from "node:zlib";
// server/src/platform/builds/web-build.ts
function compress(folder) {
	for (const file of globSync("assets/*.{js,css,svg}", { cwd: folder })) {
		const path = join(folder, file);
		const params = { [constants$1.BROTLI_PARAM_QUALITY]: 11 };
		writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path), { params }));
	}
}
var sources = {
	folders: ["web/src", "shared/src"],
	beside: "web"
};
function ensureWebBuild(log) {
	if (isRelease) return;
	const stamp = ".fingerprint";
	const wanted = fingerprint(sources);
	const present = join(webFolder, stamp);
	if (existsSync(present) && readFileSync(present, "utf8") === wanted) return;
	log("Building the web app \u2026");
	makeWhole(webFolder, (folder) => {
		const web = join(root, "web");
		runVite(web, "--outDir", folder);
		const config = join(web, "vite.tag.config.ts");
		runVite(web, "--config", config, "--outDir", join(folder, "showcase"));
		compress(folder);
		writeFileSync(join(folder, stamp), wanted);
	});
}
export { ensureWebBuild };
