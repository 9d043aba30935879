import { E as int, F as string, j as object } from "./schemas-Jv2eCdm5.js";
import { t as date } from "./iso-CA9qDQf6.js";
// shared/src/platform/values/fields.ts
var maxId = 2147483647;
var id = int("An id must be a whole number").min(1, "An id must be a whole number").max(maxId);
var idInPath = string().regex(/^[1-9]\d{0,9}$/).transform(Number).refine((n) => n <= maxId);
var byId = object({ id: idInPath });
var text = (required, max = 500) => string(required).trim().min(1, required).max(max, `Use at most ${max} characters here`);
var optionalText = (max = 500) => string().trim().max(max, `Use at most ${max} characters here`).nullable().transform((value) => value || null);
function isWebAddress(value) {
	if (/[\s\p{Cc}\\]/u.test(value) || !/^https?:\/\/[^/]/i.test(value)) return false;
	try {
		const url = new URL(value);
		const hasUser = /^[^/?#]*@/.test(value.slice(url.protocol.length + 2));
		return (url.protocol === "https:" || url.protocol === "http:") && !hasUser;
	} catch {
		return false;
	}
}
var webAddress = (sentence) => string(sentence).trim().max(2e3, sentence).refine(isWebAddress, sentence);
var isLinkOrPath = (value) => value.length <= 2e3 && (/^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(value) || isWebAddress(value));
var linkOrPath = (sentence) => string(sentence).refine(isLinkOrPath, sentence);
var notUnderstood = (text) => `We don\u2019t understand \u201C${cutTo(text, 30)}\u201D.`;
var dollars = (subject) => string().trim().regex(/^\d{1,12}(\.\d{1,2})?$/, { error: ({ input }) => `${notUnderstood(String(input))} ${subject} must be a dollar amount, such as 425000 or 19.99` }).nullable();
var hexColor = string().trim().toLowerCase().regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/, "Use a color such as #1a7f37").nullable();
var firstDay = "1900-01-01";
var lastDay = "2999-12-31";
var day = (sentence) => date({
	error: sentence,
	abort: true
}).refine((value) => value >= firstDay && value <= lastDay, sentence);
var dayAndTime = (sentence) => string(sentence).regex(/^\d{4}-\d{2}-\d{2}[T ]([01]\d|2[0-3]):[0-5]\d(:00)?$/, sentence).transform((value) => `${value.slice(0, 10)}T${value.slice(11, 16)}`).refine((value) => day(sentence).safeParse(value.slice(0, 10)).success, sentence);
var longestPaste = 2e3;
var markup = /<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>|<\/?[a-z!][^>]*>/gi;
function plainLine(value) {
	let text = value.slice(0, longestPaste).toWellFormed();
	for (let before = ""; before !== text;) {
		before = text;
		text = text.replace(markup, "");
	}
	return text.replace(/[\p{Cc}\s]+/gu, " ").trim();
}
var characters = new Intl.Segmenter("en", { granularity: "grapheme" });
function cutTo(value, max) {
	let count = 0;
	for (const { index } of characters.segment(value)) if (count++ === max) return value.slice(0, index);
	return value;
}
var isWithin = (value, max) => cutTo(value, max) === value;
function characterCount(value) {
	let count = 0;
	for (const _ of characters.segment(value)) count += 1;
	return count;
}
export { text as _, dayAndTime as a, id as c, isWebAddress as d, isWithin as f, plainLine as g, optionalText as h, day as i, idInPath as l, maxId as m, characterCount as n, dollars as o, linkOrPath as p, cutTo as r, hexColor as s, byId as t, isLinkOrPath as u, webAddress as v };
