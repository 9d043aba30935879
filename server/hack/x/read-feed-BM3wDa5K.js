import { r as labelMessages } from "./import-labels-Drz-YuBy.js";
import { i as inDigits } from "./counting-Bp118qqt.js";
import { a as FeedRefused, n as readEntry, r as shortText } from "./feed-3SRot1zr.js";
import { l as childOf, m as markupIn, p as escapeText, s as absoluteUrl, u as childrenOf, v as textIn } from "./feed-html-DOYza_wd.js";
import { t as streamElements } from "./xml-stream-De2zubCN.js";
// server/src/editorial/feeds/feed-atom.ts
var atomFormat = {
	roots: ["atom:feed"],
	item: "atom:entry",
	told: [
		"atom:title",
		"atom:link",
		"atom:author"
	],
	open(head) {
		const base = head.base || (absoluteUrl(alternateLink(head), "") ?? "");
		const writers = authorsOf$1(head);
		return {
			title: htmlIn$1(childOf(head, "atom:title")),
			read: (entry) => rawItem$1(entry, base, writers)
		};
	}
};
function rawItem$1(entry, base, feedWriters) {
	const title = childOf(entry, "atom:title");
	const writers = authorsOf$1(entry);
	const isTitleLiteral = isPlainText(title);
	return {
		id: textIn(childOf(entry, "atom:id")),
		title: isTitleLiteral ? textIn(title) : htmlIn$1(title),
		isTitleLiteral,
		link: alternateLink(entry),
		base: childOf(entry, "atom:content")?.base || entry.base || base,
		summary: htmlIn$1(childOf(entry, "atom:summary", "atom:subtitle")),
		content: htmlIn$1(childOf(entry, "atom:content")),
		images: imagesOf(entry),
		...imageWordsOf(entry),
		authors: writers.length > 0 ? writers : feedWriters,
		categories: childrenOf(entry, "atom:category").map(({ attributes }) => attributes.label ?? attributes.term ?? ""),
		date: textIn(childOf(entry, "atom:published", "atom:issued", "atom:updated", "atom:modified")),
		hadControlCharacters: entry.hadControlCharacters,
		...standingOf(entry)
	};
}
function standingOf(entry) {
	const told = (name) => textIn(childOf(entry, name)).trim().toLowerCase();
	const kind = childrenOf(entry, "atom:category").find(({ attributes }) => attributes.scheme?.endsWith("schemas.google.com/g/2005#kind"));
	const type = told("blogger:type") || (kind?.attributes.term?.split("#").at(-1) ?? "");
	const status = told("blogger:status");
	if (type === "page") return { isOther: "it is a page, not an article" };
	if (status === "soft_trashed") return { isOther: "it is in the trash at the source" };
	return {
		isDraft: told("app:control").includes("yes") || ![
			"",
			"live",
			"scheduled"
		].includes(status),
		isOther: !["", "post"].includes(type)
	};
}
function alternateLink(element) {
	const links = childrenOf(element, "atom:link").filter(({ attributes }) => (attributes.rel ?? "alternate") === "alternate");
	return (links.find(({ attributes }) => (attributes.type ?? "text/html").includes("html")) ?? links[0])?.attributes.href ?? "";
}
function authorsOf$1(element) {
	return childrenOf(element, "atom:author").map((author) => textIn(childOf(author, "atom:name")).trim()).filter(Boolean);
}
function isPlainText(element) {
	const type = element?.attributes.type ?? "text";
	return type === "text" || type === "text/plain";
}
function htmlIn$1(element) {
	if (!element) return "";
	const type = element.attributes.type ?? "text";
	if (isPlainText(element)) return escapeText(textIn(element));
	if (type === "html" || type === "text/html") return textIn(element);
	return type.includes("xhtml") ? markupIn(element) : "";
}
var IMAGE_FILE = /\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i;
function imagesOf(item) {
	const groups = childrenOf(item, "media:group");
	const within = (name) => [item, ...groups].flatMap((element) => childrenOf(element, name));
	const contents = within("media:content").flatMap((content) => [content, ...childrenOf(content, "media:thumbnail")]);
	const pictures = contents.filter((content) => content.name === "media:content" && isPicture(content));
	const thumbnails = [...within("media:thumbnail"), ...contents.filter((content) => content.name === "media:thumbnail")];
	const enclosures = childrenOf(item, "enclosure").filter(isPicture);
	const links = childrenOf(item, "atom:link").filter((link) => link.attributes.rel === "enclosure" && isPicture(link));
	const podcast = childrenOf(item, "itunes:image");
	return [
		...pictures.toSorted((one, other) => widthOf(other) - widthOf(one)),
		...enclosures,
		...links,
		...thumbnails,
		...podcast
	].map(addressOf).filter(Boolean);
}
function imageWordsOf(item) {
	const groups = childrenOf(item, "media:group");
	const best = [item, ...groups].flatMap((element) => childrenOf(element, "media:content")).filter(isPicture).toSorted((one, other) => widthOf(other) - widthOf(one));
	const said = (...names) => [...best.slice(0, 1), ...groups].map((element) => textIn(childOf(element, ...names))).find(Boolean) ?? "";
	return {
		imageAlt: said("media:description", "media:title"),
		imageCredit: said("media:credit")
	};
}
function isPicture({ attributes }) {
	const kind = attributes.medium ?? attributes.type;
	if (kind) return kind === "image" || kind.toLowerCase().startsWith("image/");
	return IMAGE_FILE.test(attributes.url ?? attributes.href ?? "");
}
function widthOf({ attributes }) {
	return Number(attributes.width) || 0;
}
function addressOf({ attributes }) {
	return attributes.url ?? attributes.href ?? "";
}
// server/src/editorial/feeds/read-feed.ts
var LONGEST_BYLINE = 300;
var rssFormat = {
	roots: ["rss", "rdf:RDF"],
	item: "item",
	told: ["title", "link"],
	open(head) {
		const base = absoluteUrl(textIn(childOf(head, "link")), head.base) ?? head.base;
		return {
			title: textIn(childOf(head, "title")),
			read: (item) => rawItem(item, base)
		};
	}
};
function rawItem(item, channelBase) {
	const link = linkOf(item);
	return {
		id: textIn(childOf(item, "guid")) || aboutAttribute(item),
		title: htmlIn(childOf(item, "title", "dc:title", "media:title")),
		isTitleLiteral: false,
		link,
		base: item.base || channelBase,
		summary: htmlIn(childOf(item, "description", "atom:summary", "dc:description", "media:description")),
		content: htmlIn(childOf(item, "content:encoded", "atom:content")),
		images: imagesOf(item),
		...imageWordsOf(item),
		authors: authorsOf(item),
		categories: childrenOf(item, "category", "dc:subject").map(textIn),
		date: textIn(childOf(item, "pubDate", "dc:date", "dcterms:issued", "atom:published", "atom:updated")),
		hadControlCharacters: item.hadControlCharacters
	};
}
function aboutAttribute({ attributes }) {
	const name = Object.keys(attributes).find((key) => /^(?:\w+:)?about$/.test(key));
	return (name && attributes[name]) ?? "";
}
function linkOf(item) {
	const link = textIn(childOf(item, "link")).trim();
	if (link) return link;
	const alternate = childrenOf(item, "atom:link").find(({ attributes }) => (attributes.rel ?? "alternate") === "alternate");
	if (alternate?.attributes.href) return alternate.attributes.href;
	const guid = childOf(item, "guid");
	const address = textIn(guid).trim();
	return guid?.attributes.isPermaLink !== "false" && /^https?:/i.test(address) ? address : "";
}
function authorsOf(item) {
	const names = childrenOf(item, "dc:creator").map(textIn);
	const writers = childrenOf(item, "author", "itunes:author").map((author) => withoutMailAddress(textIn(author).slice(0, LONGEST_BYLINE)));
	return [...names, ...names.length > 0 ? [] : writers];
}
function withoutMailAddress(author) {
	return (/^\s*\S+@\S+\s*\((.+)\)\s*$/.exec(author)?.[1] ?? author).replace(/\s*<?[^\s<>]+@[^\s<>]+>?\s*/g, " ").trim();
}
function htmlIn(element) {
	if (!element) return "";
	return element.children.some((child) => typeof child !== "string") ? markupIn(element) : textIn(element);
}
var formats = [rssFormat, atomFormat];
var mostItems = 2e5;
var mostTold = 200;
async function* readFeed(file, note) {
	const mends = [];
	const { format, head } = await openFeed(file, (sentence) => mends.push(sentence));
	if (head.title) note(labelMessages.fileTitle(shortText(head.title)));
	mends.forEach(note);
	const kept = new Map();
	let position = 0;
	for await (const element of streamElements(file)) if (element.name === format.item) yield readEntry(head.read(element), ++position, kept);
}
async function openFeed(file, onMend) {
	let format;
	let outer;
	const told = [];
	let items = 0;
	const onOuter = (element) => {
		format ??= formats.find(({ roots }) => roots.includes(element.name));
		outer = element;
		if (format) return;
		throw new FeedRefused(`This XML file is neither RSS nor Atom: it begins with <${element.name.slice(0, 60)}>.`);
	};
	for await (const element of streamElements(file, {
		onOuter,
		onMend
	})) if (element.name === format?.item) items += 1;
	else if (format?.told.includes(element.name) && told.length < mostTold) told.push(element);
	if (!format || !outer || items === 0) throw new FeedRefused("This feed has no items.");
	if (items > mostItems) throw new FeedRefused(`This feed has ${inDigits(items)} items, but at most ${inDigits(mostItems)} can be imported at once.`);
	return {
		format,
		head: format.open({
			...outer,
			children: told
		})
	};
}
export { readFeed };
