import { u as readerAddress } from "./audience.record-Bok0ZWz-.js";
import { t as subscriberImportMessages } from "./subscriber-import-B1je-LPl.js";
import { t as readCsv } from "./read-csv-BEh4rk_A.js";
import { i as cellLine } from "./csv-file-rojlUdSr.js";
import { a as standingIn, c as originIn, i as readingOf, o as tellsOfLeaving, r as readHeader, t as leftIn } from "./leaving-DwLzuKmX.js";
// server/src/email/audiences/read-subscribers.ts
function nameIn(cells, columns) {
	const parts = [columns.firstName, columns.lastName].map((at) => cellLine(cells[at]));
	return cellLine(cells[columns.name]) || parts.filter(Boolean).join(" ") || null;
}
var originOf = (cells, columns) => originIn({
	optIn: cellLine(cells[columns.optIn]) || cellLine(cells[columns.confirmed]),
	source: cellLine(cells[columns.source]),
	tags: cellLine(cells[columns.tags])
});
function addressIn(cells, columns) {
	const given = cellLine(cells[columns.email]);
	const checked = readerAddress.safeParse(given);
	return {
		email: checked.data ?? given,
		invalid: checked.error?.issues[0]?.message ?? null
	};
}
function leavingIn(cells, columns, readAs) {
	const standing = standingIn(cells, columns);
	if (standing === "unsubscribed" || standing === "cleaned") return standing;
	return readAs === "lines" ? null : readAs;
}
function leaverIn(cells, columns, as) {
	const name = nameIn(cells, columns);
	const isTooLong = name !== null && name.length > 200;
	const told = originOf(cells, columns);
	const { left, unclear } = leftIn(cells, columns, as);
	return {
		name: isTooLong ? null : name,
		origin: "origin" in told ? told.origin : {},
		left,
		repairs: [
			isTooLong && subscriberImportMessages.nameLeftOut,
			"problem" in told && subscriberImportMessages.originLeftOut,
			unclear
		].filter((sentence) => !!sentence)
	};
}
function subscriberIn(cells, columns) {
	const name = nameIn(cells, columns);
	const standing = standingIn(cells, columns);
	const told = originOf(cells, columns);
	const invalid = name !== null && name.length > 200 && subscriberImportMessages.nameTooLong || typeof standing === "object" && subscriberImportMessages.otherStatus(standing.other) || "problem" in told && told.problem || null;
	return {
		name,
		origin: "origin" in told ? told.origin : {},
		left: null,
		repairs: [],
		invalid
	};
}
function problemOf(invalid, { line, left }) {
	if (invalid !== null) return {
		act: "refused",
		message: invalid
	};
	if (left !== void 0) return {
		act: "duplicates",
		message: subscriberImportMessages.leftElsewhere(left)
	};
	if (line === void 0) return null;
	return {
		act: "duplicates",
		message: subscriberImportMessages.duplicate(line)
	};
}
function headingOf(cells, options) {
	const columns = readHeader(cells);
	return {
		columns,
		readAs: options.readAs ?? readingOf(columns, options.named ?? null)
	};
}
async function leaversOf(file, options) {
	let heading = null;
	const leavers = new Map();
	for await (const { cells, line } of readCsv(file)) {
		if (!heading) {
			heading = headingOf(cells, options);
			if (heading.readAs !== "lines" || !tellsOfLeaving(heading.columns)) break;
			continue;
		}
		if (!leavingIn(cells, heading.columns, heading.readAs)) continue;
		const { email, invalid } = addressIn(cells, heading.columns);
		const key = email.toLowerCase();
		if (invalid === null && !leavers.has(key)) leavers.set(key, line);
	}
	return leavers;
}
async function* readSubscribers(file, options = {}, note = () => {}) {
	const leavers = await leaversOf(file, options);
	let heading = null;
	const lineOf = new Map();
	for await (const { cells, line } of readCsv(file)) {
		if (!heading) {
			heading = {
				...headingOf(cells, options),
				isTold: false
			};
			if (heading.readAs !== "lines") note(subscriberImportMessages.everyone[heading.readAs]);
			continue;
		}
		const { columns, readAs } = heading;
		const { email, invalid } = addressIn(cells, columns);
		const as = leavingIn(cells, columns, readAs);
		const { invalid: unfit, ...taken } = as ? {
			...leaverIn(cells, columns, as),
			invalid: null
		} : subscriberIn(cells, columns);
		const key = email.toLowerCase();
		const before = {
			line: lineOf.get(key),
			left: as ? void 0 : leavers.get(key)
		};
		const problem = problemOf(invalid ?? unfit, before);
		if (!problem) lineOf.set(key, line);
		yield {
			line,
			email,
			...taken,
			problem,
			...!heading.isTold && { readAs }
		};
		heading.isTold = true;
	}
}
var subscriberReader = {
	read: readSubscribers,
	sizeOf: ({ email, name }) => email.length + (name?.length ?? 0)
};
export { subscriberReader };
