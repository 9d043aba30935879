import { writeSync } from "node:fs";
// server/src/platform/process/output.ts
var mostWaiting = 1e6;
var [failedMs, fullMs] = [200, 10];
var droppedLines = (count) => `Dropped ${count} lines of the log, which could not be written.\n`;
function openOutput(stream) {
	const { fd } = stream;
	stream.on("error", () => {});
	let current = Buffer.alloc(0);
	let waiting = "";
	let dropped = 0;
	let pause = null;
	function writeAll() {
		pause = null;
		try {
			while (current.length > 0 || waiting) {
				if (current.length === 0) {
					current = Buffer.from(dropped > 0 ? waiting + droppedLines(dropped) : waiting);
					[waiting, dropped] = ["", 0];
				}
				current = current.subarray(writeSync(fd, current));
			}
		} catch (error) {
			const isPipeFull = error.code === "EAGAIN";
			pause = setTimeout(writeAll, isPipeFull ? fullMs : failedMs).unref();
		}
	}
	process.once("exit", writeAll);
	return { write(text) {
		if (waiting.length + text.length > mostWaiting) dropped += 1;
		else waiting += text;
		if (!pause) writeAll();
	} };
}
var output = openOutput(process.stdout);
var errorOutput = openOutput(process.stderr);
export { output as n, errorOutput as t };
