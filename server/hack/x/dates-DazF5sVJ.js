// shared/src/platform/values/dates.ts
var centralZone = "America/Chicago";
var hourMs = 36e5;
var dayMs = 24 * hourMs;
var zoned;
var zoneDatabase = () => {
	zoned ??= new Intl.DateTimeFormat("en-US", {
		timeZone: centralZone,
		timeZoneName: "longOffset"
	});
	return zoned;
};
var offsets = new Map();
var mostOffsets = 2e4;
function offsetOfHour(hour) {
	const [hours = 0, minutes = 0, seconds = 0] = (zoneDatabase().format(hour * 36e5).split("GMT-")[1] ?? "").split(":").map(Number);
	return -(hours * hourMs + minutes * 6e4 + seconds * 1e3);
}
function offsetAt(instant) {
	const hour = Math.floor(instant / hourMs);
	let offset = offsets.get(hour);
	if (offset === void 0) {
		if (offsets.size >= mostOffsets) offsets.clear();
		offset = offsetOfHour(hour);
		offsets.set(hour, offset);
	}
	return offset;
}
var wallClock = (instant) => new Date(instant.getTime() + offsetAt(instant.getTime())).toISOString().slice(0, 19);
var centralDay = (instant) => wallClock(instant).slice(0, 10);
var centralClock = (instant) => wallClock(instant).slice(11, 16);
function centralInstant(day, clock) {
	const wall = Date.parse(`${day}T${clock}:00Z`);
	if (Number.isNaN(wall)) return null;
	const instants = [offsetAt(wall - dayMs), offsetAt(wall + dayMs)].map((offset) => wall - offset).filter((t) => t + offsetAt(t) === wall);
	return instants.length > 0 ? new Date(Math.min(...instants)) : null;
}
function startOfDay(day) {
	const instant = centralInstant(day, "00:00");
	if (!instant) throw new RangeError(`Not a day: ${day}`);
	return instant;
}
function addDays(day, days) {
	const date = new Date(`${day}T12:00:00Z`);
	date.setUTCDate(date.getUTCDate() + days);
	return date.toISOString().slice(0, 10);
}
var weekdays = [
	"Sunday",
	"Monday",
	"Tuesday",
	"Wednesday",
	"Thursday",
	"Friday",
	"Saturday"
];
var weekdayOf = (day) => new Date(`${day}T12:00:00Z`).getUTCDay();
var today = (now) => centralDay(now);
var months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
function listDay(day) {
	const [year, month, date] = day.split("-");
	return `${month}/${date}/${year}`;
}
function sendDay(day) {
	const [year, month, date] = day.split("-");
	return `${months[Number(month) - 1]} ${Number(date)}, ${year}`;
}
function clockTime(clock) {
	const [hour = "0", minute = "00"] = clock.split(":");
	const h = Number(hour);
	return `${h % 12 || 12}:${minute} ${h < 12 ? "AM" : "PM"}`;
}
function daySentence(day, now = new Date()) {
	const weekday = weekdays[weekdayOf(day)]?.slice(0, 3);
	const [year, month, date] = day.split("-");
	const ofYear = day.slice(0, 4) === today(now).slice(0, 4) ? "" : `, ${year}`;
	return `${weekday}, ${months[Number(month) - 1]} ${Number(date)}${ofYear}`;
}
var centralSentence = (instant, now = new Date()) => `${daySentence(centralDay(instant), now)} at ${clockTime(centralClock(instant))} CT`;
var dayAndClock = (value) => `${sendDay(value.slice(0, 10))}, ${clockTime(value.slice(11, 16))}`;
var listDate = (instant) => listDay(centralDay(instant));
var publicationRanges = [
	"Today",
	"Last 7 Days",
	"Last 30 Days",
	"This Year",
	"All Time"
];
function rangeStart(range, now) {
	const day = today(now);
	if (range === "Today") return day;
	if (range === "Last 7 Days") return addDays(day, -6);
	if (range === "Last 30 Days") return addDays(day, -29);
	if (range === "This Year") return `${day.slice(0, 4)}-01-01`;
	return addDays(day, -1e4);
}
new Intl.DateTimeFormat("en-US", {
	timeZone: centralZone,
	dateStyle: "full"
});
export { startOfDay as _, centralSentence as a, weekdays as b, dayAndClock as c, hourMs as d, listDate as f, sendDay as g, rangeStart as h, centralInstant as i, dayMs as l, publicationRanges as m, centralClock as n, centralZone as o, listDay as p, centralDay as r, clockTime as s, addDays as t, daySentence as u, today as v, weekdayOf as y };
