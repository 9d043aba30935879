import { E as int, F as string, j as object, x as array } from "./schemas-Jv2eCdm5.js";
import { n as datetime } from "./iso-CA9qDQf6.js";
// shared/src/platform/contract/errors.ts
var conflictInfo = object({
	version: int(),
	changedBy: string(),
	changedById: int().nullable(),
	changedAt: datetime()
});
object({
	message: array(string()).min(1),
	errors: array(object({
		path: string(),
		message: string()
	})).optional(),
	requestId: string().optional(),
	conflict: conflictInfo.optional()
});
var sentences = {
	forbidden: "Your roles don\u2019t allow this.",
	unexpected: "Something went wrong on our side. Nothing was saved. Try again.",
	fixBeforeSaving: "Please fix errors before saving",
	fixBeforePreviewing: "Please fix errors before previewing",
	notLoaded: (what) => `The ${what} couldn\u2019t be loaded.`,
	tryAgain: "Try again",
	loading: "Loading \u2026",
	changesSaved: "Changes saved.",
	notCopied: "This browser doesn\u2019t allow copying here. Select the text and copy it yourself.",
	areYouSure: "Are you sure?",
	noWholeDay: "That date is incomplete, so nothing was changed.",
	skippedHour: "That time doesn\u2019t exist on that day because clocks move forward.",
	clearFilters: "Clear filters",
	offline: "Masthead can\u2019t be reached. Check your connection and try again."
};
var refusals = {
	signInNeeded: "Sign in to continue.",
	notFound: "This record does not exist.",
	unavailable: "Masthead cannot reach its database right now. Try again in a few seconds.",
	databaseFull: "The disk of the database is full, so nothing was saved. Contact your system administrator.",
	maybeSaved: "This may have been saved. Check the list before trying again.",
	badKey: "An Idempotency-Key must be 8 to 64 visible characters.",
	otherRequest: "This Idempotency-Key was already used for a different request.",
	begunBefore: "This request was already started, and we can\u2019t tell whether it finished. Check the list before trying again.",
	movedMeanwhile: "This record has since been moved out of your organization. Nothing was saved. Reload the page.",
	goneMeanwhile: "Something this record belongs to has since been deleted. Nothing was saved. Reload the page.",
	takenMeanwhile: "Someone else just saved the same thing. Reload the page.",
	busy: "Someone else is working on this record right now. Nothing was saved. Try again in a moment.",
	notStorable: "One of the values can\u2019t be stored. Nothing was saved.",
	tooMany: "Too many requests. Wait a moment and try again.",
	tooLarge: "This request is too large.",
	tinyPieces: "This request arrived in too many small pieces.",
	notJson: "The request body is not valid JSON.",
	versionMissing: "The version is missing. Reload the record and save again."
};
var changedByOther = (name) => `${name} changed this record after you opened it. Review the differences or overwrite.`;
// server/src/platform/http/errors.ts
var HttpError = class extends Error {
	status;
	messages;
	details;
	constructor(status, messages, details = {}, options) {
		super(messages[0], options);
		this.status = status;
		this.messages = messages;
		this.details = details;
	}
};
function badRequest(...given) {
	const errors = given.map((one) => typeof one === "string" ? {
		path: "",
		message: one
	} : one);
	return new HttpError(400, [...new Set(errors.map((error) => error.message))], { errors });
}
var unauthorized = (sentence = refusals.signInNeeded) => new HttpError(401, [sentence]);
var forbidden = () => new HttpError(403, [sentences.forbidden]);
var notFound = () => new HttpError(404, [refusals.notFound]);
var conflict = (sentence, info) => new HttpError(409, [sentence], info ? { conflict: info } : {});
var tooMany = (retryAfterSeconds, sentence = refusals.tooMany) => new HttpError(429, [sentence], { retryAfterSeconds });
var upstreamFailed = (sentence, cause) => new HttpError(503, [sentence], { retryAfterSeconds: 30 }, { cause });
var unavailable = (sentence = refusals.unavailable, cause) => new HttpError(503, [sentence], { retryAfterSeconds: 2 }, { cause });
var storageFull = (sentence, cause) => new HttpError(507, [sentence], {}, { cause });
export { notFound as a, unauthorized as c, changedByOther as d, refusals as f, forbidden as i, unavailable as l, badRequest as n, storageFull as o, sentences as p, conflict as r, tooMany as s, HttpError as t, upstreamFailed as u };
