// server/src/platform/process/end-in-order.ts
var patienceMs = {
	web: 4500,
	others: 12e3
};
var togetherMs = 1e3;
var isEnding = false;
function endInOrder(stop, code, role = "all") {
	if (isEnding) return;
	isEnding = true;
	const patience = role === "web" ? patienceMs.web : patienceMs.others;
	setTimeout(() => process.exit(code || 1), patience).unref();
	stop().then(() => process.exit(code), () => process.exit(code || 1));
}
function endOnSignals({ drain, stop }, { role, drainSeconds }) {
	let askedAt = null;
	const onSignal = () => {
		if (askedAt !== null) {
			if (performance.now() - askedAt > togetherMs) process.exit(1);
			return;
		}
		askedAt = performance.now();
		if (role === "worker" || drainSeconds === 0) return endInOrder(stop, 0, role);
		drain();
		setTimeout(() => endInOrder(stop, 0, role), drainSeconds * 1e3);
	};
	process.on("SIGINT", onSignal).on("SIGTERM", onSignal);
}
export { endOnSignals as n, endInOrder as t };
