// server/src/platform/imports/file-reader.ts
var readLimits = {
	placeMs: 1e4,
	fileMs: 6e4,
	msPerKiB: 4,
	msPerRow: 20,
	stillMs: 12e4,
	heapMiB: 192,
	lookMs: 100
};
var [moves, at, unit, waits] = [
	0,
	1,
	2,
	3
];
var units = ["line", "item"];
var newPlace = () => new Int32Array(new SharedArrayBuffer(16));
var here = newPlace();
function sharePlace(place) {
	here = place;
}
function reach(number, of) {
	Atomics.store(here, at, number);
	Atomics.store(here, unit, units.indexOf(of));
	Atomics.add(here, moves, 1);
}
var reachLine = (line) => reach(line, "line");
var reachItem = (position) => reach(position, "item");
async function waitHere(promise) {
	Atomics.store(here, waits, 1);
	try {
		return await promise;
	} finally {
		Atomics.store(here, waits, 0);
	}
}
var isWaitingAt = (place) => Atomics.load(place, waits) === 1;
var movesOf = (place) => Atomics.load(place, moves);
var placeOf = (place) => ({
	unit: units[Atomics.load(place, unit)] ?? "line",
	at: Math.max(1, Atomics.load(place, at))
});
export { reachItem as a, sharePlace as c, placeOf as i, waitHere as l, movesOf as n, reachLine as o, newPlace as r, readLimits as s, isWaitingAt as t };
