import { t as bodyTags } from "./body-tags-CI3akxKN.js";
import { t as boundedHtml, u as embedOf } from "./html-DHytTU_b.js";
// server/src/editorial/feeds/feed-xml.ts
var nowhere = () => ({
	base: "",
	namespaces: new Map(),
	names: new Map()
});
var USUAL_PREFIXES = new Map([
	["www.w3.org/2005/atom", "atom"],
	["purl.org/atom/ns#", "atom"],
	["purl.org/rss/1.0", ""],
	["my.netscape.com/rdf/simple/0.9", ""],
	["purl.org/rss/1.0/modules/content", "content"],
	["purl.org/dc/elements/1.1", "dc"],
	["purl.org/dc/terms", "dcterms"],
	["search.yahoo.com/mrss", "media"],
	["www.w3.org/2007/app", "app"],
	["purl.org/atom/app#", "app"],
	["schemas.google.com/blogger/2018", "blogger"],
	["www.w3.org/1999/02/22-rdf-syntax-ns#", "rdf"]
]);
var ENTITIES = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\"",
	apos: "'"
};
var mostNames = 1e3;
var CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
function surroundings(attributes, outside) {
	const declared = Object.entries(attributes).filter(([key]) => key === "xmlns" || key.startsWith("xmlns:"));
	const base = attributes["xml:base"];
	if (declared.length === 0 && !base) return outside;
	const spaces = declared.map(([key, address]) => [key.slice(6), address]);
	return {
		base: base ? absoluteUrl(base, outside.base) ?? outside.base : outside.base,
		namespaces: new Map([...outside.namespaces, ...spaces]),
		names: spaces.length > 0 ? new Map() : outside.names
	};
}
function nameIn({ namespaces, names }, rawName) {
	const known = names.get(rawName);
	if (known !== void 0) return known;
	const name = usualName(rawName, namespaces);
	if (names.size < mostNames) names.set(rawName, name);
	return name;
}
function usualName(rawName, namespaces) {
	const [prefix, local] = rawName.includes(":") ? rawName.split(":", 2) : ["", rawName];
	const address = namespaces.get(prefix ?? "")?.toLowerCase().replace(/^https?:\/\//, "").replace(/\/$/, "");
	const usual = USUAL_PREFIXES.get(address ?? "") ?? prefix;
	return usual ? `${usual}:${local}` : local ?? "";
}
function absoluteUrl(address, base) {
	const trimmed = address.trim();
	if (!URL.canParse(trimmed, base || void 0)) return null;
	return new URL(trimmed, base || void 0).href;
}
function decodeEntities(text) {
	return text.replace(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(amp|lt|gt|quot|apos));/g, (whole, decimal, hex, name) => {
		if (name) return ENTITIES[name] ?? whole;
		return character(hex ? Number.parseInt(hex, 16) : Number(decimal));
	});
}
function character(code) {
	if (code > 1114111 || code >= 55296 && code <= 57343) return "";
	if (code >= 128 && code <= 159) return new TextDecoder("windows-1252").decode(Uint8Array.of(code));
	return String.fromCodePoint(code);
}
function withoutControl(text) {
	return text.replace(CONTROL_CHARACTERS, "");
}
function childrenOf(element, ...names) {
	return element.children.filter((child) => typeof child !== "string").filter((child) => names.includes(child.name));
}
function childOf(element, ...names) {
	for (const name of names) {
		const found = element.children.find((child) => typeof child !== "string" && child.name === name);
		if (found && typeof found !== "string") return found;
	}
	return null;
}
function textIn(element) {
	if (!element) return "";
	return element.children.map((child) => typeof child === "string" ? child : textIn(child)).join("");
}
var textOfChild = (element, name) => textIn(childOf(element, name)).trim();
var detached = (text) => Buffer.from(text, "utf16le").toString("utf16le");
function markupIn(element) {
	return element.children.map((child) => typeof child === "string" ? escapeText(child) : markup(child)).join("");
}
function markup(element) {
	const tag = element.name.replace(/^.*:/, "");
	return `<${tag}${Object.entries(element.attributes).map(([key, value]) => ` ${key}="${escapeText(value)}"`).join("")}>${markupIn(element)}</${tag}>`;
}
function escapeText(text) {
	return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}
// server/src/editorial/feeds/feed-html.ts
var BLOCK_TAG = /<(?=\/?(?:p|div|br|li|ul|ol|dl|dt|dd|h[1-6]|tr|td|th|blockquote|figure|figcaption|hr)\b)/gi;
var REMOVED = {
	script: "a script was removed",
	iframe: "an embedded frame was removed",
	frame: "an embedded frame was removed",
	object: "an embedded object was removed",
	embed: "an embedded object was removed",
	svg: "an embedded drawing was removed",
	math: "an embedded formula was removed",
	form: "a form was removed",
	input: "a form was removed",
	button: "a form was removed",
	select: "a form was removed",
	textarea: "a form was removed",
	video: "a video or audio player was removed",
	audio: "a video or audio player was removed",
	meta: "page settings were removed",
	base: "page settings were removed",
	link: "page settings were removed"
};
var ALLOWED_TAGS = bodyTags.filter((tag) => tag !== "span");
var ALLOWED_ATTRIBUTES = {
	a: ["href", "title"],
	img: [
		"src",
		"alt",
		"title",
		"width",
		"height"
	],
	ol: ["start"],
	th: ["colspan", "rowspan"],
	td: ["colspan", "rowspan"],
	div: ["data-embed"]
};
var TEXT_AND_ALL_INSIDE_GONE = [
	"script",
	"style",
	"textarea",
	"option",
	"noscript",
	"title",
	"svg",
	"math",
	"template",
	"object"
];
var DEEPEST_NESTING = 60;
var tooTangled = "its text is too long or too complex to clean and was left out";
function cleanHtml(html, base, report) {
	const cleaned = boundedHtml(html, {
		allowedTags: ALLOWED_TAGS,
		allowedAttributes: ALLOWED_ATTRIBUTES,
		allowedSchemes: [
			"http",
			"https",
			"mailto",
			"tel"
		],
		allowedSchemesByTag: { img: ["http", "https"] },
		allowProtocolRelative: false,
		nonTextTags: TEXT_AND_ALL_INSIDE_GONE,
		nestingLimit: DEEPEST_NESTING,
		transformTags: {
			del: "s",
			h1: "h2",
			h5: "h4",
			h6: "h4",
			"*": (tagName, attributes) => ({
				tagName,
				attribs: safeAttributes(tagName, attributes, base, report)
			})
		}
	});
	if (cleaned === null) report(tooTangled);
	return withoutBare(cleaned ?? "").trim();
}
function withoutBare(html) {
	const isBare = [];
	return html.replaceAll("<img />", "").replace(/<a[ >]|<\/a>/g, (tag) => {
		if (tag === "</a>") return isBare.pop() ? "" : tag;
		isBare.push(tag === "<a>");
		return tag === "<a>" ? "" : tag;
	});
}
function safeAttributes(tag, attributes, base, report) {
	const removed = REMOVED[tag];
	if (removed) report(removed);
	if (Object.keys(attributes).some((name) => /^on/i.test(name))) report("a script in an attribute was removed");
	const safe = { ...attributes };
	if (!embedOf(attributes["data-embed"] ?? "")) delete safe["data-embed"];
	for (const name of ["href", "src"]) {
		const value = attributes[name];
		if (value === void 0 || removed) continue;
		const address = webAddress(value, base, tag);
		if (address) safe[name] = address;
		else delete safe[name];
		if (!address && !value.startsWith("#")) report(name === "src" ? "an image without a web address was removed" : linkRemoved(value));
	}
	if (tag === "a" && !safe.href) return {};
	return tag === "img" && isUseless(safe, report) ? {} : safe;
}
function linkRemoved(address) {
	const start = address.trim().replace(/\s+/g, " ").slice(0, 40);
	return start ? `the link to "${start}" was removed` : "an empty link was removed";
}
function webAddress(value, base, tag) {
	const address = absoluteUrl(value, base);
	return address && (tag === "a" ? /^(?:https?|mailto|tel):/ : /^https?:/).test(address) ? address : null;
}
function isUseless(attributes, report) {
	const isTrackingPixel = attributes.width === "1" || attributes.height === "1";
	if (isTrackingPixel) report("a tracking pixel was removed");
	return isTrackingPixel || !attributes.src;
}
function plainText(html) {
	const spaced = html.replace(BLOCK_TAG, " <");
	return oneLine(decodeEntities(boundedHtml(spaced, {
		allowedTags: [],
		allowedAttributes: {},
		nonTextTags: TEXT_AND_ALL_INSIDE_GONE,
		nestingLimit: DEEPEST_NESTING
	}) ?? spaced.replace(/<[^<>]*>/g, " ")));
}
function oneLine(text) {
	return text.replace(/\s+/g, " ").trim();
}
function holdsMarkup(text) {
	return /<(?:\/?[a-z][a-z0-9]*)(?:\s[^<>]*)?\/?>/i.test(text);
}
function cut(text, most) {
	if (text.length <= most) return text;
	const start = text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, "");
	const lastSpace = start.lastIndexOf(" ");
	return `${(lastSpace > most / 2 ? start.slice(0, lastSpace) : start).trimEnd()}\u2026`;
}
export { surroundings as _, plainText as a, withoutControl as b, character as c, decodeEntities as d, detached as f, nowhere as g, nameIn as h, oneLine as i, childOf as l, markupIn as m, cut as n, tooTangled as o, escapeText as p, holdsMarkup as r, absoluteUrl as s, cleanHtml as t, childrenOf as u, textIn as v, textOfChild as y };
