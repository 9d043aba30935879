import { c as newsItemLimits } from "./news-item-form-BcFxdGLH.js";
import { t as isPublicAddress } from "./public-address-CNGYbY-9.js";
import { a as plainText, f as detached, i as oneLine, n as cut, o as tooTangled, r as holdsMarkup, s as absoluteUrl, t as cleanHtml } from "./feed-html-DOYza_wd.js";
import { createHash } from "node:crypto";
import { isIP } from "node:net";
// server/src/editorial/feeds/feed-decode.ts
var DECLARED_ENCODING = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([^"'>]{1,40})["']/i;
var readAsLatin = "The file declares no encoding and is not UTF-8, so it was read as Latin-1 (Windows-1252). Check accented letters.";
async function* decodeStream(file, onMend = () => {}) {
	let encoding = "";
	let decoder;
	let isGuessed = false;
	let rest = new Uint8Array();
	try {
		for await (const piece of file) {
			const isFirst = encoding === "";
			const named = isFirst ? namedEncoding(piece) : null;
			if (isFirst) [encoding, isGuessed] = [named ?? "utf-8", named === null];
			let bytes = piece;
			if (isGuessed) {
				bytes = rest.length > 0 ? Buffer.concat([rest, piece]) : piece;
				const at = bytes.findIndex((byte) => byte > 127);
				const letter = at < 0 ? null : letterAt(bytes, at);
				rest = letter === "cut" ? Uint8Array.from(bytes.subarray(at)) : new Uint8Array();
				if (letter === "cut") bytes = bytes.subarray(0, at);
				else if (letter) isGuessed = false;
				if (letter === "none") {
					[encoding, decoder] = [latin, void 0];
					onMend(readAsLatin);
				}
			}
			decoder ??= decoderFor(encoding);
			yield decoder.decode(bytes, { stream: true });
		}
		if (rest.length > 0) {
			onMend(readAsLatin);
			yield decoderFor(latin).decode(rest);
		}
		yield decoder?.decode() ?? "";
	} catch (error) {
		throw error instanceof TypeError ? new FeedRefused(notInEncoding(encoding)) : error;
	}
}
var latin = "windows-1252";
function letterAt(bytes, at) {
	const first = bytes[at] ?? 0;
	const length = 2 + Number(first >= 224) + Number(first >= 240);
	const letter = bytes.subarray(at, at + length);
	if (letter.length < length && letter.subarray(1).every((byte) => byte >> 6 === 2)) return "cut";
	try {
		new TextDecoder("utf-8", { fatal: true }).decode(letter);
		return "whole";
	} catch {
		return "none";
	}
}
var namedEncoding = (bytes) => markedEncoding(bytes) ?? declaredEncoding(bytes);
var notInEncoding = (encoding) => `This file should be ${encoding.toUpperCase()} text, but some of its bytes are not. Save it as UTF-8 and try again.`;
function markedEncoding([first, second, third]) {
	if (first === 239 && second === 187 && third === 191) return "utf-8";
	if (first === 255 && second === 254) return "utf-16le";
	if (first === 254 && second === 255) return "utf-16be";
	if (first === 60 && second === 0) return "utf-16le";
	if (first === 0 && second === 60) return "utf-16be";
	return null;
}
function declaredEncoding(bytes) {
	const start = new TextDecoder("latin1").decode(bytes.subarray(0, 300));
	const declared = DECLARED_ENCODING.exec(start)?.[1]?.trim().toLowerCase() ?? null;
	return declared?.startsWith("utf-16") ? "utf-8" : declared;
}
function decoderFor(encoding) {
	try {
		return new TextDecoder(encoding, { fatal: true });
	} catch {
		throw new FeedRefused(`This file declares an unknown encoding, "${encoding}". Save it as UTF-8 and try again.`);
	}
}
var FeedRefused = class extends Error {
	name = "FeedRefused";
};
// server/src/editorial/feeds/feed-dates.ts
var MONTHS = [
	"jan",
	"feb",
	"mar",
	"apr",
	"may",
	"jun",
	"jul",
	"aug",
	"sep",
	"oct",
	"nov",
	"dec"
];
var ZONE_HOURS = {
	z: 0,
	ut: 0,
	utc: 0,
	gmt: 0,
	est: -5,
	edt: -4,
	cst: -6,
	cdt: -5,
	mst: -7,
	mdt: -6,
	pst: -8,
	pdt: -7,
	akst: -9,
	akdt: -8,
	hst: -10
};
var CLOCK = String.raw`(?:[T,\s]+(?:at\s+)?(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:[.,]\d+)?)?\s*(?<half>[ap]\.?m\.?)?)?`;
var ZONE = String.raw`\s*(?<zone>[a-z]{1,4}|(?:gmt|utc)?[+-]\d{2}:?\d{2})?(?:\s*\([^)]*\))?`;
var WEEKDAY = String.raw`(?:[a-z]{3,9}\.?,?\s+)?`;
var MONTH = String.raw`(?<month>[a-z]{3,9})\.?`;
var FORMS = [
	String.raw`(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})`,
	String.raw`${WEEKDAY}(?<day>\d{1,2})[\s-]+${MONTH}[\s-]+(?<year>\d{4}|\d{2})`,
	String.raw`${WEEKDAY}${MONTH}\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})`
].map((form) => new RegExp(`^${form}${CLOCK}${ZONE}$`, "i"));
function parseFeedDate(text) {
	const line = text.trim().replace(/\s+/g, " ");
	if (line.length > 80) return null;
	for (const form of FORMS) {
		const parts = form.exec(line)?.groups;
		if (parts) return dateFrom(parts);
	}
	return null;
}
function dateFrom(parts) {
	const year = fullYear(parts.year ?? "");
	const month = monthNumber(parts.month ?? "");
	const day = Number(parts.day);
	const offset = zoneMinutes(parts.zone);
	const hour = hourOf(parts);
	const minute = Number(parts.minute ?? 0);
	const second = Math.min(Number(parts.second ?? 0), 59);
	if (month === null || offset === null || hour === null || minute > 59) return null;
	if (year < 1900 || year > 2199) return null;
	const local = new Date(Date.UTC(year, month, day, hour, minute, second));
	if (local.getUTCMonth() !== month || local.getUTCDate() !== day) return null;
	return new Date(local.getTime() - offset * 6e4);
}
function fullYear(year) {
	const number = Number(year);
	if (year.length === 4) return number;
	return number < 70 ? 2e3 + number : 1900 + number;
}
function monthNumber(month) {
	const index = /^\d/.test(month) ? Number(month) - 1 : MONTHS.indexOf(month.slice(0, 3).toLowerCase());
	return index >= 0 && index < 12 ? index : null;
}
function hourOf({ hour, half }) {
	if (hour === void 0) return 12;
	const number = Number(hour);
	if (!half) return number < 24 ? number : null;
	if (number < 1 || number > 12) return null;
	return number % 12 + (half.toLowerCase().startsWith("p") ? 12 : 0);
}
function zoneMinutes(zone) {
	if (!zone) return 0;
	const [, sign, hours, minutes] = /([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
	if (sign) return (Number(hours) * 60 + Number(minutes)) * (sign === "-" ? -1 : 1);
	const named = ZONE_HOURS[zone.toLowerCase()];
	return named === void 0 ? null : named * 60;
}
// server/src/editorial/feeds/feed.ts
var untitled = "Untitled";
var LONGEST_HEADLINE = 500;
var LONGEST_DEK = 1e3;
var MOST_OF_A_TITLE = 5e3;
var LONGEST_NAME = 200;
var LONGEST_KEY = 500;
var LONGEST_BODY = newsItemLimits.body;
var IMAGE_IN_BODY = /<img\s[^>]*?src="([^"]+)"/i;
function readEntry(raw, position, kept) {
	const left = {
		position,
		item: null,
		isDuplicate: false,
		isOther: false
	};
	if (raw.isOther) {
		const said = typeof raw.isOther === "string" ? [raw.isOther] : [];
		return {
			...left,
			headline: shortText(raw.title),
			isOther: true,
			messages: said
		};
	}
	const messages = new Set();
	const item = readItem(raw, (message) => messages.add(message));
	const headline = item?.headline ?? "";
	const earlier = item && kept.get(item.externalKey);
	if (earlier) {
		const skipped = [`it has the same ID as item ${earlier} and was skipped`];
		return {
			...left,
			headline,
			isDuplicate: true,
			messages: skipped
		};
	}
	if (item) kept.set(detached(item.externalKey), position);
	return {
		...left,
		item,
		headline,
		messages: [...messages]
	};
}
function readItem(raw, report) {
	const headline = readHeadline(raw, report);
	if (raw.hadControlCharacters) report("control characters were removed");
	const address = readUrl(raw, report);
	const url = address && isForReaders(address) ? address : null;
	if (address && !url) report("its link points to a private network and was removed");
	const { dek, body, isRead } = readWords(raw, report);
	const imageUrl = readImage(raw, body);
	if (!headline && !dek && !body && !imageUrl && isRead) {
		report("it has neither a headline nor text and was skipped");
		return null;
	}
	if (!headline) report(`it has no headline, so it becomes a draft, called "${untitled}"`);
	if (!isRead) report("its text could not be read, so it becomes a draft");
	const when = readDate(raw, report);
	return {
		externalKey: readKey(raw, address, headline || digestOf([
			dek,
			body,
			imageUrl
		]), report),
		fingerprint: fingerprintOf(raw),
		headline: headline || untitled,
		url,
		dek,
		body,
		imageUrl,
		imageAlt: cut(plainText(raw.imageAlt ?? ""), LONGEST_DEK) || null,
		imageCredit: cut(plainText(raw.imageCredit ?? ""), LONGEST_NAME) || null,
		authors: distinct(raw.authors),
		categories: distinct(raw.categories),
		publishedAt: when === "unreadable" ? null : when,
		isPublic: !raw.isDraft && when !== "unreadable" && headline !== "" && isRead
	};
}
function readHeadline(raw, report) {
	const headline = raw.isTitleLiteral ? oneLine(raw.title) : shortText(raw.title);
	if (headline.length > LONGEST_HEADLINE) report(`the headline was shortened to ${LONGEST_HEADLINE} characters`);
	return cut(headline, LONGEST_HEADLINE);
}
function readUrl(raw, report) {
	if (!raw.link) return null;
	const url = webUrl(raw.link, raw.base);
	if (!url) report("its link is not a web address and was removed");
	return url;
}
function isForReaders(address) {
	const host = new URL(address).hostname.replace(/^\[|\]$/g, "");
	if (isIP(host)) return isPublicAddress(host);
	return host.includes(".") && !/\.(localhost|local|internal|lan|home|localdomain)$/.test(host);
}
function readWords(raw, said) {
	let isTangled = false;
	const report = (message) => {
		if (message === "its text is too long or too complex to clean and was left out") isTangled = true;
		said(message);
	};
	const summary = limited(raw.summary, report);
	const summaryText = plainText(summary);
	const isStory = holdsMarkup(summary) || summaryText.length > LONGEST_DEK;
	const html = limited(raw.content, report) || (isStory ? summary : "");
	const body = limited(cleanHtml(holdsMarkup(html) ? html : paragraphs(html), raw.base, report), report);
	if (raw.content && holdsMarkup(summary)) cleanHtml(summary, raw.base, report);
	const holdsSomething = plainText(body) !== "" || /<img|<div data-embed/.test(body);
	return {
		dek: cut(summaryText, LONGEST_DEK),
		body: holdsSomething ? body : "",
		isRead: !raw.isUnread && (holdsSomething || !isTangled)
	};
}
function limited(text, report) {
	if (text.length <= LONGEST_BODY) return text;
	report(tooTangled);
	return "";
}
function paragraphs(text) {
	return text.split(/\n\s*\n/).map(oneLine).filter(Boolean).map((block) => `<p>${block}</p>`).join("");
}
function readImage(raw, body) {
	const inBody = IMAGE_IN_BODY.exec(body)?.[1]?.replaceAll("&amp;", "&");
	for (const candidate of [...raw.images, inBody ?? ""]) {
		const url = webUrl(candidate, raw.base);
		if (url) return url;
	}
	return null;
}
function readKey(raw, url, headline, report) {
	const key = oneLine(raw.id) || url;
	if (!key) report("it has neither an ID nor a link, so it is recognized by its headline");
	return stableKey(key ?? `headline:${headline}`);
}
var stableKey = (key) => key.length > LONGEST_KEY ? `sha256:${createHash("sha256").update(key).digest("hex")}` : key;
var digestOf = (said) => createHash("sha256").update(JSON.stringify(said)).digest("hex").slice(0, 32);
var fingerprintOf = (raw) => {
	const { title, summary, source, content, images, imageAlt, imageCredit, authors, categories } = raw;
	return digestOf([
		title,
		summary,
		source ?? content,
		images,
		imageAlt,
		imageCredit,
		authors,
		categories
	]);
};
function readDate(raw, report) {
	const text = oneLine(raw.date);
	if (!text) return null;
	const date = parseFeedDate(text);
	if (!date) report(`the date "${text.slice(0, 60)}" could not be read, so it becomes a draft`);
	return date ?? "unreadable";
}
function webUrl(address, base) {
	const url = address.trim() ? absoluteUrl(address, base) : null;
	return url && /^https?:/.test(url) ? url : null;
}
function shortText(html) {
	return plainText(html.slice(0, MOST_OF_A_TITLE));
}
function distinct(names) {
	const found = new Map();
	for (const text of names) {
		const name = cut(shortText(text), LONGEST_NAME);
		if (name && !found.has(name.toLowerCase())) found.set(name.toLowerCase(), name);
	}
	return [...found.values()];
}
export { FeedRefused as a, stableKey as i, readEntry as n, decodeStream as o, shortText as r, digestOf as t };
