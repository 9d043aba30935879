import { join } from "node:path";
// server/src/demo-data.ts
async function fillDemo(db, config, now) {
	await (await import("./fill-demo-B3ZKyLoC.js")).fillDemo(db, config, now);
}
function demoPictures(pool, config) {
	const folder = join(config.dataFolder, "pictures");
	let opened = null;
	return async (name) => {
		opened ??= import("./picture-cache-BAXmQ-nI.js").then((demo) => demo.pictureCache(pool, folder));
		return (await opened)(name);
	};
}
export { fillDemo as n, demoPictures as t };
