import { t as fileReaders } from "./file-readers-C-1JpYYc.js";
import { t as HttpError } from "./errors-CBRqaGOx.js";
import { c as sharePlace, l as waitHere } from "./file-reader-ASNAKLGh.js";
import { parentPort, workerData } from "node:worker_threads";
import { PerformanceObserver, constants } from "node:perf_hooks";
import { getHeapStatistics } from "node:v8";
// server/src/platform/imports/read-thread.ts
var { reader, options, rowsAtATime, mostHeap, place } = workerData;
var mostAtATime = 25e4;
var mostWaiting = 2;
var say = (message) => parentPort?.postMessage(message);
var asked = new Map();
var asks = 0;
var waiting = 0;
var onTaken = () => {};
parentPort?.on("message", (message) => {
	if (message === "taken") {
		waiting -= 1;
		onTaken();
		return;
	}
	asked.get(message.ask)?.(message.piece);
	asked.delete(message.ask);
});
var pieceAt = (position) => new Promise((resolve) => {
	asked.set(++asks, resolve);
	say({
		ask: asks,
		position
	});
});
var file = { async *[Symbol.asyncIterator]() {
	let next = pieceAt(0);
	for (let position = 1;; position += 1) {
		const piece = await waitHere(next);
		if (!piece) return;
		next = pieceAt(position);
		yield Buffer.from(piece);
	}
} };
async function handOver(rows, size) {
	if (rows.length === 0) return;
	say({
		rows,
		size
	});
	waiting += 1;
	while (waiting >= mostWaiting) await waitHere(new Promise((resolve) => {
		onTaken = resolve;
	}));
}
async function readAll() {
	const found = await fileReaders[reader]();
	let [rows, size] = [[], 0];
	try {
		for await (const row of found.read(file, options, (note) => say({ note }))) {
			rows.push(row);
			size += found.sizeOf(row);
			if (rows.length < rowsAtATime && size < mostAtATime) continue;
			await handOver(rows, size);
			[rows, size] = [[], 0];
		}
		await handOver(rows, size);
		return "done";
	} catch (error) {
		if (!(error instanceof HttpError) || error.status >= 500) throw error;
		await handOver(rows, size);
		return { refused: error.message };
	}
}
var isMajor = (entry) => entry.detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR;
var collections = new PerformanceObserver((list) => {
	const { used_heap_size, external_memory } = getHeapStatistics();
	if (list.getEntries().some(isMajor) && used_heap_size + external_memory > mostHeap) say({ end: "memory" });
});
sharePlace(place);
collections.observe({ entryTypes: ["gc"] });
say({ end: await readAll() });
export {};
