import { n as importMessages } from "./import-CXy1yS3d.js";
import { n as badRequest } from "./errors-CBRqaGOx.js";
import { i as placeOf, n as movesOf, r as newPlace, s as readLimits, t as isWaitingAt } from "./file-reader-ASNAKLGh.js";
import { dirname, extname, join } from "node:path";
import { on } from "node:events";
import { Worker } from "node:worker_threads";
// server/src/platform/imports/read-apart.ts
var backstop = 4;
var youngMiB = 12;
var mostRows = 250;
var { NODE_COMPILE_CACHE } = process.env;
var env = NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};
var sentences = {
	place: importMessages.slowPlace,
	file: importMessages.slowFile,
	memory: importMessages.tooMuchMemory
};
async function* readApart(reading) {
	const thread = openThread(reading);
	try {
		for await (const message of thread.messages) {
			if ("note" in message) reading.note(message.note);
			if ("end" in message) return endOf(message.end, thread.place);
			if (!("rows" in message)) continue;
			thread.take(message.rows.length);
			yield message;
		}
		throw badRequest(importMessages.readerEnded(placeOf(thread.place)));
	} catch (error) {
		throw thread.whyEnded() ?? asRefusal(error, thread.place);
	} finally {
		thread.close();
	}
}
function endOf(end, place) {
	if (end === "done") return;
	throw badRequest(end === "memory" ? importMessages.tooMuchMemory(placeOf(place)) : end.refused);
}
var asRefusal = (error, place) => error.code === "ERR_WORKER_OUT_OF_MEMORY" ? badRequest(importMessages.tooMuchMemory(placeOf(place))) : error;
function openThread(reading) {
	const { limits = readLimits } = reading;
	const place = newPlace();
	const over = new AbortController();
	const done = {
		kib: 0,
		rows: 0
	};
	const worker = startThread(reading, limits, place);
	const fail = (error) => over.abort(error);
	const tell = (message, moved = []) => worker.postMessage(message, moved);
	const give = async ({ ask, position }) => {
		const bytes = await reading.pieceAt(position);
		done.kib += (bytes?.length ?? 0) / 1024;
		const piece = bytes ? Uint8Array.from(bytes).buffer : null;
		tell({
			piece,
			ask
		}, piece ? [piece] : []);
	};
	const onLook = () => {
		try {
			reading.goOn?.();
		} catch (error) {
			fail(error);
		}
	};
	const stopWatching = watchReading({
		worker,
		place,
		limits,
		onLook,
		done
	}, (fault) => fail(badRequest(sentences[fault](placeOf(place)))));
	worker.on("message", (message) => {
		if ("ask" in message) give(message).catch(fail);
		if ("end" in message) stopWatching();
	});
	worker.on("exit", stopWatching);
	worker.on("error", () => {});
	return {
		place,
		messages: wordsOf(worker, over.signal),
		take(rows) {
			done.rows += rows;
			tell("taken");
		},
		whyEnded: () => over.signal.reason,
		close() {
			stopWatching();
			worker.terminate();
		}
	};
}
async function* wordsOf(worker, signal) {
	for await (const [message] of on(worker, "message", {
		signal,
		close: ["exit"]
	})) yield message;
}
function startThread({ reader, options, rowsAtATime }, { heapMiB }, place) {
	const here = import.meta.filename;
	const order = {
		reader,
		options,
		rowsAtATime: Math.min(rowsAtATime, mostRows),
		mostHeap: heapMiB * 2 ** 20,
		place
	};
	return new Worker(join(dirname(here), `read-thread${extname(here)}`), {
		workerData: order,
		resourceLimits: {
			maxOldGenerationSizeMb: heapMiB * backstop,
			maxYoungGenerationSizeMb: youngMiB
		},
		env,
		execArgv: []
	});
}
var garbageFactor = 2;
function watchReading(reading, onFault) {
	const { worker, place, limits, done } = reading;
	let [moves, since, still, isAsking] = [
		0,
		0,
		0,
		false
	];
	let begun = 0;
	async function faultOf() {
		const [{ user, system }, heap] = await Promise.all([worker.cpuUsage(), worker.getHeapStatistics()]);
		const spent = (user + system) / 1e3;
		const now = movesOf(place);
		if (now === 0) [begun, since] = [spent, spent];
		if (now !== moves || isWaitingAt(place)) still = 0;
		if (now !== moves) [moves, since] = [now, spent];
		if (spent - since > limits.placeMs) return "place";
		const allowed = limits.fileMs + done.kib * limits.msPerKiB + done.rows * limits.msPerRow;
		if (spent - begun > allowed) return "file";
		const mostHeap = limits.heapMiB * garbageFactor * 2 ** 20;
		return heap.used_heap_size + heap.external_memory > mostHeap ? "memory" : null;
	}
	const looking = setInterval(() => {
		reading.onLook();
		if (++still * limits.lookMs > limits.stillMs) {
			onFault("place");
			return;
		}
		if (isAsking) return;
		isAsking = true;
		faultOf().catch(() => null).then((fault) => {
			isAsking = false;
			if (fault) onFault(fault);
		});
	}, limits.lookMs);
	return () => clearInterval(looking);
}
export { readApart as t };
