import { E as int, F as string, j as object, x as array, y as _enum } from "./schemas-Jv2eCdm5.js";
import { n as datetime } from "./iso-CA9qDQf6.js";
import { i as inDigits } from "./counting-Bp118qqt.js";
import { t as statusReason } from "./status-reason-CdViNufI.js";
// shared/src/platform/imports/import.ts
var importStates = [
	"uploading",
	"checking",
	"checked",
	"refused",
	"running",
	"done",
	"failed",
	"undoing",
	"undone"
];
var importCounts = object({
	added: int(),
	changed: int(),
	unchanged: int(),
	deleted: int(),
	leftOut: int(),
	unsubscribed: int(),
	cleaned: int(),
	duplicates: int(),
	refused: int(),
	differs: int(),
	undone: int(),
	stayed: int(),
	photosStayed: int()
});
var noCounts = {
	added: 0,
	changed: 0,
	unchanged: 0,
	deleted: 0,
	leftOut: 0,
	unsubscribed: 0,
	cleaned: 0,
	duplicates: 0,
	refused: 0,
	differs: 0,
	undone: 0,
	stayed: 0,
	photosStayed: 0
};
var runChoices = object({
	differing: _enum([
		"leave",
		"update",
		"add"
	]).default("leave"),
	addresses: _enum(["keep", "move"]).default("keep"),
	reason: statusReason.default("")
});
var fileReadings = [
	"lines",
	"unsubscribed",
	"cleaned"
];
var importProblem = object({
	kind: _enum([
		"refused",
		"repaired",
		"kept",
		"stayed"
	]),
	line: int(),
	field: string(),
	text: string(),
	message: string()
});
var importRow = object({
	id: int(),
	kind: _enum([
		"listings",
		"subscribers",
		"feed"
	]),
	fileName: string(),
	target: string(),
	state: _enum(importStates),
	problem: string().nullable(),
	counts: importCounts,
	progress: int(),
	rows: int().nullable(),
	createdAt: datetime(),
	createdBy: string().nullable(),
	undoneAt: datetime().nullable(),
	undoneBy: string().nullable()
});
var importRun = importRow.extend({
	notes: array(string()),
	problems: array(importProblem),
	problemCount: int(),
	pictures: object({
		waiting: int(),
		kept: int(),
		failed: int()
	}).nullable(),
	posts: object({
		articles: int(),
		events: int()
	}).nullable(),
	readAs: _enum(fileReadings).nullable()
});
var placeText = ({ unit, at }) => `${unit} ${inDigits(at)}`;
var importMessages = {
	imported: "Import complete.",
	undone: "Import undone.",
	undoTitle: (fileName) => `Undo the import of ${fileName}?`,
	undoDetail: "Records it added are deleted, and records it changed are restored. Anything changed since then stays as it is and is listed.",
	notChecked: "This import isn\u2019t ready to start. Reload it.",
	notUndoable: "Only a finished import can be undone.",
	failed: "Something went wrong on our side. What was imported before that is saved. Start the import again to continue, or undo it.",
	checkFailed: "Something went wrong on our side while checking the file. Choose it again.",
	notAllowed: "This import stopped because the person who started it no longer has access. What was imported before that is saved. Undo it, or import the file again.",
	checkNotAllowed: "This file was not imported because the person who uploaded it no longer has access. Import it again.",
	undoNotAllowed: "This undo stopped because the person who started it no longer has access. Undo the import again to continue.",
	crashed: "This import was stopped because it crashed Masthead twice. What was imported before that is saved. Undo it, or import a corrected file.",
	checkCrashed: "This file was not imported: checking it crashed Masthead twice. Import a corrected file.",
	slowPlace: (place) => `Reading stopped at ${placeText(place)}, which takes too long to read. Shorten or remove it and import the file again.`,
	slowFile: (place) => `Reading stopped at ${placeText(place)}: this file takes too long to read as a whole. Split it and import the parts one by one.`,
	tooMuchMemory: (place) => `Reading stopped at ${placeText(place)} because the file needs too much memory there. Split the file or shorten that part, and import it again.`,
	readerEnded: (place) => `Reading failed at ${placeText(place)}. Check that part of the file and import it again.`,
	undoCrashed: "Undoing this import was stopped because it crashed Masthead twice. Undo it again to continue.",
	undoFailed: "Something went wrong on our side while undoing this import. Undo it again to continue.",
	changedSince: (name) => name ? `Changed by ${name} since the import; left as is` : "Changed since the import; left as is",
	goneSince: "Deleted since the import"
};
export { noCounts as a, importRun as i, importMessages as n, runChoices as o, importRow as r, fileReadings as t };
