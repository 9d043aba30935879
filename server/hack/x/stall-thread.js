import { writeSync } from "node:fs";
import { workerData } from "node:worker_threads";
// server/src/platform/process/stall-thread.ts
var { beats, lookMs, looks } = workerData;
var askMs = 5e3;
var shownFrames = 8;
function end(fields) {
	const line = {
		level: 60,
		time: Date.now(),
		pid: process.pid,
		...fields,
		msg: `The event loop was blocked for ${lookMs * looks / 1e3} s. Ending this process.`
	};
	try {
		writeSync(2, `${JSON.stringify(line)}\n`);
	} finally {
		process.kill(process.pid, "SIGKILL");
	}
}
var files = new Map();
var frameText = ({ functionName, location }) => `${functionName || "anonymous"} (${files.get(location.scriptId)}:${location.lineNumber + 1})`;
function askAndEnd(session, frames) {
	const stack = frames.slice(0, shownFrames).map(frameText);
	const callFrameId = frames[0]?.callFrameId ?? "";
	session.post("Debugger.evaluateOnCallFrame", {
		callFrameId,
		expression: "JSON.stringify(globalThis[Symbol.for(\"masthead.work\")]?.())",
		returnByValue: true
	}, (_error, answer) => end({
		...JSON.parse(answer?.result.value ?? "{}"),
		stack
	}));
}
async function endStalled() {
	const { Session } = await import("node:inspector");
	setTimeout(() => end({}), askMs);
	const session = new Session();
	session.connectToMainThread();
	session.on("Debugger.scriptParsed", ({ params }) => files.set(params.scriptId, params.url));
	session.on("Debugger.paused", ({ params }) => askAndEnd(session, params.callFrames));
	session.post("Debugger.enable");
	session.post("Debugger.pause");
}
var last = 0;
var missed = 0;
var looking = setInterval(() => {
	const now = Atomics.load(beats, 0);
	missed = now === last ? missed + 1 : 0;
	last = now;
	if (missed < looks) return;
	clearInterval(looking);
	endStalled().catch(() => end({}));
}, lookMs);
export {};
