import { i as listingColumns, l as ownColumns, o as listingImportMessages, p as readPrice } from "./listing-COKjhgpo.js";
import { t as readCsv } from "./read-csv-BEh4rk_A.js";
import { a as cellText, c as headingName, i as cellLine } from "./csv-file-rojlUdSr.js";
import { n as badRequest } from "./errors-CBRqaGOx.js";
import { i as centralInstant } from "./dates-DazF5sVJ.js";
import { i as day } from "./fields-CfYyEer0.js";
import { a as listingTypes, n as listingRecord } from "./listing.record-DBiMXva0.js";
// server/src/showcase/listings/import-columns.ts
var longestHeading = 60;
function readListingHeader(cells) {
	const names = cells.map(headingName);
	const places = new Map();
	for (const [column, { heading, others }] of Object.entries(listingColumns)) {
		const found = [heading ?? "", ...others].map(headingName).filter(Boolean).map((name) => names.indexOf(name)).filter((at) => at >= 0);
		if (found.length > 0) places.set(column, found);
	}
	if (!places.has("externalKey")) throw badRequest(listingImportMessages.noKeyColumn);
	const understood = new Set([...places.values()].flat());
	return {
		places,
		unknown: cells.filter((cell, at) => cell.trim() !== "" && !understood.has(at)).map((cell) => cellText(cell).slice(0, longestHeading)).slice(0, 100),
		kindOfProperty: names.indexOf("propertytype")
	};
}
function cellIn(cells, { places }, column) {
	const found = places.get(column);
	if (!found) return void 0;
	for (const at of found) {
		const text = cellText(cells[at]);
		if (text !== "") return text;
	}
	return "";
}
// server/src/showcase/listings/import-row.ts
var aDay = day("");
var usDay = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
var clockText = /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap])?\.?m?\.?$/i;
function dayOf(text) {
	const [, month = "", date = "", year = ""] = usDay.exec(text) ?? [];
	const written = year ? `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}` : text;
	return aDay.safeParse(written).success ? written : null;
}
function clockOf(text) {
	const [, hours = "", minutes = "", half] = clockText.exec(text) ?? [];
	if (hours === "" || half && (Number(hours) < 1 || Number(hours) > 12)) return null;
	const later = half?.toLowerCase() === "p" ? 12 : 0;
	const hour = half ? Number(hours) % 12 + later : Number(hours);
	if (hour > 23 || Number(minutes) > 59) return null;
	return `${String(hour).padStart(2, "0")}:${minutes}`;
}
function momentOf(text, dayText) {
	if (text.includes("T")) {
		if (!dayOf(text.slice(0, 10))) return null;
		const instant = new Date(/(z|[+-]\d{2}:?\d{2})$/i.test(text) ? text : `${text}Z`);
		return Number.isNaN(instant.getTime()) ? null : instant;
	}
	const [, before = "", clock = ""] = /^([\d-]{10}|[\d/]{8,10})\s+(.+)$/.exec(text) ?? [];
	const day = dayOf(before || dayText.slice(0, 10).trim());
	const time = clockOf(clock || text);
	return day && time ? centralInstant(day, time) : null;
}
var fields = Object.entries(listingRecord.fields);
var ofKind = (...kinds) => fields.filter(([, { kind }]) => kinds.includes(kind)).map(([key]) => key);
var plainFields = ofKind("text", "long text", "link", "picture");
var streetParts = [
	"streetNumber",
	"streetDirection",
	"streetName",
	"streetSuffix",
	"unit"
];
var moments = ofKind("instant");
var longestKey = listingRecord.systemFields.externalKey.maxLength;
var longestDetail = listingRecord.fields.description2.maxLength;
var longestPrice = 100;
var longestTitle = 200;
function readListingRow({ cells, line }, columns) {
	const cell = (column) => cellIn(cells, columns, column);
	const status = cell("status");
	const row = {
		line,
		key: cellLine(cell("externalKey")),
		firm: cellLine(cell("firm")),
		representative: cell("representative") === void 0 ? void 0 : cellLine(cell("representative")),
		isActive: status ? /^active$/i.test(status) : void 0,
		given: {},
		told: Object.fromEntries(ownColumns.flatMap((column) => {
			const text = cell(column);
			return text === void 0 ? [] : [[column, text]];
		})),
		problems: []
	};
	if (row.key === "") row.problems.push({
		field: "externalKey",
		message: listingImportMessages.noKey
	});
	if (row.key.length > longestKey) row.problems.push({
		field: "externalKey",
		message: listingImportMessages.keyTooLong
	});
	for (const field of plainFields) {
		const text = cell(field);
		if (text !== void 0) row.given[field] = text;
	}
	readType(row, cell, cells[columns.kindOfProperty] ?? "");
	readAddress(row, cell);
	readRemarks(row, cell);
	readOpenHouse(row, cell);
	const price = cell("price")?.slice(0, longestPrice);
	if (price !== void 0) row.given.price = price === "" ? null : readPrice(price) ?? price;
	return row;
}
function readType(row, cell, kindOfProperty) {
	const text = cell("type");
	if (text === void 0) return;
	const own = listingTypes.find((type) => type.toLowerCase() === text.toLowerCase());
	row.given.type = own ?? (text !== "" && kindOfProperty.trim() === text ? "Property" : text);
}
function readAddress(row, cell) {
	const parts = streetParts.map(cell);
	const whole = cell("address");
	if (whole === void 0 && parts.every((part) => part === void 0)) return;
	row.given.address = whole || parts.filter(Boolean).join(" ");
}
function readRemarks(row, cell) {
	const remarks = cell("remarks");
	if (remarks === void 0) return;
	const hasTitle = "description1" in row.given;
	const [title, rest] = hasTitle ? ["", remarks] : inTwo(remarks);
	if (!hasTitle) row.given.description1 = title;
	if (!("description2" in row.given)) row.given.description2 = rest.slice(0, longestDetail).toWellFormed().trim();
}
function inTwo(text) {
	const line = cellLine(text);
	if (line.length <= longestTitle) return [line, ""];
	const sentence = /^.{20,200}?[.!?](?=\s)/u.exec(line)?.[0];
	const words = line.slice(0, 199).replace(/\s\S*$/, "").toWellFormed();
	return [sentence ?? `${words}\u2026`, line.slice((sentence ?? words).length).trim()];
}
function readOpenHouse(row, cell) {
	const dayText = cell("openHouseDay") ?? "";
	for (const field of moments) {
		const text = cell(field);
		if (text === void 0) continue;
		const moment = text === "" ? null : momentOf(text, dayText);
		row.given[field] = moment?.toISOString() ?? null;
		if (text !== "" && !moment || text === "" && dayText !== "" && field === "openHouseStartDate") row.problems.push({
			field,
			message: listingImportMessages.badMoment
		});
	}
}
// server/src/showcase/listings/read-listings.ts
async function* readListings(file, _options, note) {
	let columns = null;
	for await (const row of readCsv(file)) {
		if (columns) {
			yield readListingRow(row, columns);
			continue;
		}
		columns = readListingHeader(row.cells);
		if (columns.unknown.length > 0) note(listingImportMessages.notRead(columns.unknown.join(", ")));
	}
}
var lengthOf = (values) => Object.values(values).reduce((sum, value) => sum + String(value ?? "").length, 0);
var listingReader = {
	read: readListings,
	sizeOf: ({ given, told }) => lengthOf(given) + lengthOf(told)
};
export { listingReader };
