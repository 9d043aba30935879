import { o as __toESM } from "./rolldown-runtime-Dq7tRbEa.js";
import { t as require_static } from "./static-B6KfLVcl.js";
import { t as screens } from "./screens-BWT4ANW_.js";
import { t as serverFolder } from "./server-folder-kgoL0ger.js";
import { a as notFound } from "./errors-CBRqaGOx.js";
import { join } from "node:path";
import { existsSync, readFileSync } from "node:fs";
// server/src/platform/http/web-app.ts
var import_static = __toESM(require_static(), 1);
var webFolder = join(serverFolder, "..", "web", "dist");
function asPattern(path) {
	const source = path.replaceAll(/\/\{-\$\w+\}/g, "(/[^/]+)?").replaceAll(/\$\w+/g, "[^/]+");
	return new RegExp(`^${source}/?$`);
}
var screenPatterns = Object.entries(screens).map(([key, { path }]) => [key, asPattern(path)]);
var screenAt = (pathname) => pathname === "/" ? "login" : screenPatterns.find(([, pattern]) => pattern.test(pathname))?.[0];
function pagesByScreen(page) {
	const manifest = readManifest(webFolder);
	const pageOf = (screen) => manifest ? withScreenFiles(page, manifest, screen) : page;
	return new Map(Object.keys(screens).map((screen) => [screen, pageOf(screen)]));
}
async function serveWebApp(http) {
	const pageFile = join(webFolder, "index.html");
	const page = existsSync(pageFile) ? readFileSync(pageFile, "utf8") : null;
	const pages = pagesByScreen(page ?? "");
	if (page) await http.register(import_static.default, {
		root: join(webFolder, "assets"),
		prefix: "/assets/",
		preCompressed: true,
		immutable: true,
		maxAge: "365d",
		wildcard: true
	});
	http.setNotFoundHandler(async (request, reply) => {
		const pathname = request.url.replace(/[?#].*$/s, "");
		if (!((request.method === "GET" || request.method === "HEAD") && !/^\/(api|graphql|images|assets)\b/.test(pathname)) || !page) throw notFound();
		const screen = screenAt(pathname);
		return reply.code(screen ? 200 : 404).type("text/html; charset=utf-8").header("cache-control", "no-cache").send(screen ? pages.get(screen) : page);
	});
}
function readManifest(folder) {
	const path = join(folder, ".vite", "manifest.json");
	return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null;
}
function filesOf(manifest, source) {
	const sources = new Set([source]);
	for (const each of sources) for (const imported of manifest[each]?.imports ?? []) sources.add(imported);
	const built = [...sources].flatMap((each) => manifest[each] ?? []);
	return new Set(built.flatMap(({ file, css = [] }) => [file, ...css]));
}
function pageSource(manifest, screen) {
	const name = `/${screen.charAt(0).toUpperCase()}${screen.slice(1)}Page.tsx`;
	return Object.keys(manifest).find((source) => source.endsWith(name) && manifest[source]?.isDynamicEntry);
}
function withScreenFiles(page, manifest, screen) {
	const source = pageSource(manifest, screen);
	if (!source) return page;
	const links = [...filesOf(manifest, source)].filter((file) => !page.includes(`/${file}"`)).map((file) => file.endsWith(".css") ? `<link rel="preload" as="style" crossorigin href="/${file}">` : `<link rel="modulepreload" crossorigin href="/${file}">`);
	return page.replace("</head>", `  ${links.join("\n    ")}\n  </head>`);
}
export { webFolder as n, serveWebApp as t };
