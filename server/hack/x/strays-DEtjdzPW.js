import { AsyncLocalStorage } from "node:async_hooks";
// server/src/platform/process/strays.ts
var current = new AsyncLocalStorage();
var count = 0;
var inWork = (work, run) => current.run(work, run);
var workInHand = () => current.getStore();
function answerWatcher() {
	const answer = () => {
		const work = workInHand();
		return work && {
			work: work.name,
			workId: work.id
		};
	};
	Object.assign(globalThis, { [Symbol.for("masthead.work")]: answer });
}
var strayCount = () => count;
function catchStrays(log, end = () => {}) {
	const note = (err, sentence) => {
		count += 1;
		const work = workInHand();
		const from = work && {
			work: work.name,
			workId: work.id
		};
		log({
			err,
			...from
		}, sentence);
		try {
			work?.fail?.();
		} catch (failed) {
			log({
				err: failed,
				...from
			}, "Answering the request failed, too");
		}
		return work;
	};
	const onRejection = (err) => {
		if (!note(err, "Unhandled rejection")) end();
	};
	const onException = (err) => {
		note(err, "Uncaught exception. This process finishes its current work and ends")?.blame?.();
		end();
	};
	process.on("unhandledRejection", onRejection).on("uncaughtException", onException);
	return () => {
		process.off("unhandledRejection", onRejection).off("uncaughtException", onException);
	};
}
export { workInHand as a, strayCount as i, catchStrays as n, inWork as r, answerWatcher as t };
