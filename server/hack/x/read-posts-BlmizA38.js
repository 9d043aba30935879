import "./dates-DazF5sVJ.js";
import { n as badRequest } from "./errors-CBRqaGOx.js";
import { a as FeedRefused } from "./feed-3SRot1zr.js";
import { n as picturesIn } from "./post-pictures-AeFtBmt0.js";
import { t as asImported } from "./imported-post-B67k-dVT.js";
// server/src/editorial/feeds/posts-file.ts
async function* readPostsFile(file, { zone, now }, note) {
	const start = await startOf(file);
	if (start.startsWith("{")) yield* (await import("./ghost-DgERwzry.js")).readGhost(file);
	else if (/^BEGIN:VCALENDAR/i.test(start)) yield* (await import("./calendar-Oa7UvKhe.js")).readCalendar(file, {
		zone,
		now
	}, note);
	else if (/\/\/wordpress\.org\/export\/|<wp:wxr_version>/i.test(start)) yield* (await import("./wordpress-Q3C7avMF.js")).readWordPress(file, note);
	else {
		const { readFeed } = await import("./read-feed-BM3wDa5K.js");
		for await (const entry of readFeed(file, note)) yield asImported(entry);
	}
}
var startBytes = 16384;
async function startOf(file) {
	let start = Buffer.alloc(0);
	for await (const bytes of file) {
		start = Buffer.concat([start, bytes]);
		if (start.length >= startBytes) break;
	}
	return start.subarray(0, startBytes).toString("latin1").replace(/^\u00ef\u00bb\u00bf/, "").replaceAll("\0", "").trimStart();
}
// server/src/editorial/posts/read-posts.ts
async function* readPosts(file, { zone, at }, note) {
	const place = {
		zone: String(zone ?? "America/Chicago"),
		now: new Date(at ?? Date.now())
	};
	try {
		for await (const entry of readPostsFile(file, place, note)) yield {
			...entry,
			line: entry.position,
			pictures: entry.item ? picturesIn(entry.item) : []
		};
	} catch (error) {
		throw error instanceof FeedRefused ? badRequest(error.message) : error;
	}
}
var postReader = {
	read: readPosts,
	sizeOf: ({ item }) => item?.body.length ?? 0
};
export { postReader };
