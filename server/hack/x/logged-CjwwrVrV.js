import { a as workInHand } from "./strays-DEtjdzPW.js";
// server/src/platform/process/logged.ts
var sink = () => {};
function logFailuresTo(next) {
	sink = next;
	return () => {
		if (sink === next) sink = () => {};
	};
}
var logged = (sentence) => (err) => {
	const work = workInHand();
	sink({
		err,
		...work && {
			work: work.name,
			workId: work.id
		}
	}, sentence);
	return null;
};
export { logged as n, logFailuresTo as t };
