import { t as subscriberImportMessages } from "./subscriber-import-B1je-LPl.js";
import "./status-reason-CdViNufI.js";
import { i as centralInstant } from "./dates-DazF5sVJ.js";
import { c as headingName, i as cellLine } from "./csv-file-rojlUdSr.js";
import { n as badRequest } from "./errors-CBRqaGOx.js";
import "./audience.record-Bok0ZWz-.js";
// server/src/email/audiences/subscriber-origin.ts
var isoDate = /^(\d{4})-(\d\d?)-(\d\d?)(?:[T ](\d\d?):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?(?:Z|[+]00:?00)?$/;
var usDate = /^(\d\d?)\/(\d\d?)\/(\d{4})(?: (\d\d?):(\d\d)(?::(\d\d))?)?$/;
function partsOf(cell) {
	const [, month, day, year, ...clock] = usDate.exec(cell) ?? [];
	return year ? [
		year,
		month,
		day,
		...clock
	] : (isoDate.exec(cell) ?? []).slice(1);
}
function instantOf(cell) {
	const [year, month, day, ...clock] = partsOf(cell).map((part) => Number(part ?? 0));
	if (year === void 0 || month === void 0 || day === void 0) return null;
	const [hour = 0, minute = 0, second = 0] = clock;
	const at = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
	return at.getUTCMonth() === month - 1 && at.getUTCDate() === day && hour < 24 && minute < 60 && second < 60 && year >= 1970 ? at.toISOString() : null;
}
var instantCell = (at) => at.toISOString().slice(0, 19).replace("T", " ");
var tagsOf = (cell) => {
	const found = [...cell.matchAll(/"((?:[^"]|"")*)"|([^",]+)/g)].map(([, quoted, plain]) => (quoted?.replaceAll("\"\"", "\"") ?? plain ?? "").trim());
	return [...new Set(found.filter(Boolean))];
};
var tagsCell = (tags) => tags.map((tag) => `"${tag.replaceAll("\"", "\"\"")}"`).join(",");
function originIn(cells) {
	const { optIn, source } = cells;
	const optedInAt = instantOf(optIn);
	if (optIn && !optedInAt) return { problem: subscriberImportMessages.dateUnclear(optIn) };
	if (source.length > 200) return { problem: subscriberImportMessages.sourceTooLong };
	const tags = tagsOf(cells.tags);
	if (tags.length > 100 || tags.some((tag) => tag.length > 100)) return { problem: subscriberImportMessages.tooManyTags };
	return { origin: {
		...optedInAt && { optedInAt },
		...source && { source },
		...tags.length > 0 && { tags }
	} };
}
// server/src/email/audiences/leaving.ts
var words = new Map(Object.entries({
	subscribed: "subscribed",
	active: "subscribed",
	unsubscribed: "unsubscribed",
	optedout: "unsubscribed",
	complained: "unsubscribed",
	spamcomplaint: "unsubscribed",
	cleaned: "cleaned",
	bounced: "cleaned"
}));
function standingIn(cells, columns) {
	const status = cellLine(cells[columns.status]).slice(0, 40);
	if (status) return words.get(headingName(status)) ?? { other: status };
	if (cellLine(cells[columns.unsubscribed])) return "unsubscribed";
	if (cellLine(cells[columns.cleaned])) return "cleaned";
	return /^(false|no|0)$/i.test(cellLine(cells[columns.isSubscribed])) ? "unsubscribed" : "subscribed";
}
var tellsOfLeaving = (columns) => [
	columns.status,
	columns.unsubscribed,
	columns.cleaned,
	columns.isSubscribed
].some((at) => at >= 0);
function namedReading(fileName) {
	if (/(^|[^a-z])(un|non[-_ ]?)subscribe/i.test(fileName)) return "unsubscribed";
	return /(^|[^a-z])(cleaned|bounce)/i.test(fileName) ? "cleaned" : null;
}
function readingOf(columns, named) {
	if (columns.status >= 0) return "lines";
	const [unsubscribed, cleaned] = [columns.unsubscribeCampaign >= 0, columns.cleanCampaign >= 0];
	if (unsubscribed !== cleaned) return unsubscribed ? "unsubscribed" : "cleaned";
	return named ?? "lines";
}
function instantIn(cells, columns, as) {
	const own = cellLine(cells[columns[as]]);
	if (own) return {
		cell: own,
		at: instantOf(own)
	};
	const cell = cellLine(cells[columns.statusSince]);
	const [, day, clock] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d)$/.exec(cell) ?? [];
	return {
		cell,
		at: day && clock && centralInstant(day, clock)?.toISOString() || null
	};
}
function leftIn(cells, columns, as) {
	const { cell, at } = instantIn(cells, columns, as);
	const isClear = at !== null && Date.parse(at) <= Date.now();
	const reasons = [cells[columns.reason], cells[columns.reasonOther]].map(cellLine).filter(Boolean);
	return {
		left: {
			as,
			at: isClear ? at : null,
			reason: reasons.join(": ").slice(0, 300).trim() || null
		},
		unclear: cell && !isClear ? subscriberImportMessages.leftDateUnclear(cell) : null
	};
}
var headings = {
	email: [
		"email",
		"emailaddress",
		"mail",
		"mailaddress",
		"subscriberemail"
	],
	name: [
		"name",
		"fullname",
		"subscribername",
		"displayname"
	],
	firstName: [
		"firstname",
		"first",
		"givenname",
		"fname",
		"forename"
	],
	lastName: [
		"lastname",
		"last",
		"familyname",
		"lname",
		"surname"
	],
	status: [
		"status",
		"subscriptionstatus",
		"emailstatus"
	],
	statusSince: ["statussincecentraltime"],
	isSubscribed: ["subscribedtoemails", "subscribed"],
	unsubscribed: [
		"unsubtime",
		"unsubscribetime",
		"unsubscribedat"
	],
	cleaned: ["cleantime", "cleanedat"],
	reason: [
		"unsubreason",
		"unsubscribereason",
		"reason",
		"statusreason"
	],
	reasonOther: ["unsubreasonother"],
	unsubscribeCampaign: ["unsubcampaignid", "unsubcampaigntitle"],
	cleanCampaign: ["cleancampaignid", "cleancampaigntitle"],
	optIn: [
		"optintime",
		"optindate",
		"optedin",
		"optedinutc",
		"optedinat",
		"signupdate"
	],
	confirmed: [
		"confirmtime",
		"confirmedat",
		"confirmationtime"
	],
	source: [
		"source",
		"optinsource",
		"signupsource"
	],
	tags: ["tags", "tag"]
};
function readHeader(cells) {
	const names = cells.map(headingName);
	const isOf = (part) => (name) => headings[part].includes(name);
	const emails = names.filter(isOf("email")).length;
	if (emails === 0) throw badRequest(subscriberImportMessages.noEmailColumn);
	if (emails > 1) throw badRequest(subscriberImportMessages.twoEmailColumns);
	const parts = Object.keys(headings);
	return Object.fromEntries(parts.map((part) => [part, names.findIndex(isOf(part))]));
}
export { standingIn as a, originIn as c, readingOf as i, tagsCell as l, namedReading as n, tellsOfLeaving as o, readHeader as r, instantCell as s, leftIn as t };
