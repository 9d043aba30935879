import { r as labelMessages } from "./import-labels-Drz-YuBy.js";
import { i as stableKey, n as readEntry } from "./feed-3SRot1zr.js";
import { a as plainText, d as decodeEntities, f as detached, i as oneLine, p as escapeText, s as absoluteUrl, u as childrenOf, v as textIn, y as textOfChild } from "./feed-html-DOYza_wd.js";
import { n as leftOut, t as asImported } from "./imported-post-B67k-dVT.js";
import { t as creditIn } from "./post-pictures-AeFtBmt0.js";
import { u as embedOf } from "./html-DHytTU_b.js";
import { t as streamElements } from "./xml-stream-De2zubCN.js";
// server/src/editorial/feeds/wordpress-paragraphs.ts
var blocks = new Set("address article aside blockquote caption center col colgroup dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main nav ol pre section summary table tbody td tfoot th thead tr ul".split(" "));
var frames = new Set("colgroup dl figure ol table tbody tfoot thead tr ul".split(" "));
var lines = new Set("address caption dt figcaption h1 h2 h3 h4 h5 h6 legend summary".split(" "));
var cells = new Set([
	"dd",
	"li",
	"td",
	"th"
]);
var verbatim = new Set([
	"pre",
	"script",
	"style",
	"textarea",
	"svg",
	"object",
	"noscript"
]);
var isSeen = new Set(["img", "iframe"]);
var holdsWords = (text) => /\S/.test(text.replaceAll("&nbsp;", " "));
var single = new Set([
	"area",
	"br",
	"col",
	"embed",
	"hr",
	"img",
	"input",
	"wbr"
]);
function withParagraphs(text) {
	const made = [];
	const around = new Around();
	let run = [];
	let isMarked = false;
	const flush = () => {
		made.push(written(run, {
			inside: around.nearest,
			hasBlock: around.hasBlock,
			isMarked
		}));
		run = [];
		isMarked = false;
	};
	for (const part of partsOf(text.replace(/\r\n?/g, "\n"))) if (part.name === "p") {
		flush();
		isMarked = !part.isEnd;
	} else if (!blocks.has(part.name)) run.push(part);
	else {
		if (!part.isEnd) around.hasBlock = true;
		flush();
		made.push(part.text);
		around.pass(part);
		if (endsLine(part)) made.push("\n");
	}
	flush();
	return made.join("").trim();
}
var endsLine = (part) => !(part.name === "figcaption" || part.name === "figure" && !part.isEnd) && (part.isEnd || isWhole(part) || frames.has(part.name));
var isWhole = ({ name }) => single.has(name) || verbatim.has(name);
var Around = class {
	open = [];
	times = new Map();
	hasBlock = false;
	get nearest() {
		return this.open.at(-1) ?? "";
	}
	pass(part) {
		const { name, isEnd } = part;
		this.hasBlock = isEnd || isWhole(part);
		if (isWhole(part)) return;
		if (!isEnd) {
			this.open.push(name);
			this.count(name, 1);
		} else if (this.times.get(name)) for (let last = this.open.pop(); last; last = last === name ? "" : this.open.pop()) this.count(last, -1);
	}
	count(name, more) {
		this.times.set(name, (this.times.get(name) ?? 0) + more);
	}
};
function* partsOf(text) {
	const lower = text.toLowerCase();
	const endless = new Set();
	const tag = /<!--|<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/gi;
	let at = 0;
	for (let found = tag.exec(text); found; found = tag.exec(text)) {
		const [whole, slash, given = ""] = found;
		const name = given.toLowerCase();
		if (found.index > at) yield {
			text: text.slice(at, found.index),
			name: "",
			isEnd: false
		};
		at = tag.lastIndex;
		const isTaken = !name || slash === "" && verbatim.has(name) && !whole.endsWith("/>");
		const close = name ? `</${name}` : "-->";
		const end = isTaken && !endless.has(close) ? lower.indexOf(close, at) : -1;
		if (isTaken && end < 0) endless.add(close);
		if (end >= 0) at = name ? text.indexOf(">", end) + 1 || text.length : end + close.length;
		tag.lastIndex = at;
		const all = text.slice(found.index, at);
		if (name) yield {
			text: name === "pre" ? all : all.replaceAll("\n", " "),
			name,
			isEnd: slash === "/"
		};
	}
	if (at < text.length) yield {
		text: text.slice(at),
		name: "",
		isEnd: false
	};
}
function written(run, { inside, isMarked, hasBlock }) {
	const whole = run.map(({ text }) => text).join("");
	if (!run.some(({ name, text }) => name ? isSeen.has(name) : holdsWords(text)) || frames.has(inside)) return whole.trim();
	if (lines.has(inside)) return withBreaks(whole);
	const paragraphs = paragraphsOf(run);
	if (paragraphs.length === 1 && !isMarked && (cells.has(inside) || inside !== "" && inside !== "blockquote" && !hasBlock)) return withBreaks(paragraphs[0] ?? "");
	return paragraphs.map((one) => `<p>${withBreaks(one)}</p>\n`).join("");
}
function paragraphsOf(run) {
	const made = [];
	let marks = [];
	let now = "";
	for (const part of joined(run)) {
		if (part.name) {
			now += part.text;
			if (part.isEnd) marks = marks.filter((one) => one !== marks.findLast(({ name }) => name === part.name));
			else if (!single.has(part.name) && !verbatim.has(part.name)) marks = [...marks, part].slice(-mostMarks);
			continue;
		}
		const [first = "", ...others] = part.text.split(/\n\s*\n/);
		now += first;
		for (const other of others) {
			made.push(now + marks.map(({ name }) => `</${name}>`).toReversed().join(""));
			now = marks.map(({ text }) => text).join("") + other;
		}
	}
	made.push(now);
	return made.filter((one) => /<i(?:mg|frame)\b/i.test(one) || holdsWords(one.replace(/<[^<>]*>/g, "")));
}
var mostMarks = 8;
function joined(run) {
	const made = [];
	for (const part of run) {
		const [before, space] = [made.at(-2), made.at(-1)];
		const isBreak = part.name === "br";
		if (isBreak && space?.name === "br") made.splice(-1, 1, blankLine);
		else if (isBreak && before?.name === "br" && space?.name === "" && !/\S/.test(space.text)) made.splice(-2, 2, blankLine);
		else made.push(part);
	}
	return made;
}
var blankLine = {
	text: "\n\n",
	name: "",
	isEnd: false
};
var withBreaks = (text) => text.trim().split("\n").map((line) => line.trim()).filter(Boolean).map((line, at, all) => at === all.length - 1 || /<br\s*\/?>$/i.test(line) ? line : `${line}<br />`).join("\n");
// server/src/editorial/feeds/wordpress-story.ts
function storyOf(content) {
	const notes = new Set();
	const gone = new Set();
	const closed = new Set([...content.matchAll(/\[\/([a-z][\w-]{1,40})\]/gi)].map(([, name]) => name));
	const html = withCaptions(withEmbeds(content, notes)).replace(/\[(\/?)([a-z][\w-]{1,40})(?:\s[^\][<>]*)?\/?\]/gi, (whole, closing, name) => {
		if (!closed.has(name) && !isShortCode(whole)) return whole;
		if (!closing) gone.add(name);
		return "";
	});
	for (const name of gone) notes.add(`the shortcode [${name}] was removed`);
	return {
		html: isPlain(html) ? withParagraphs(html) : html,
		notes: [...notes]
	};
}
var isShortCode = (whole) => /^\[\/?(?:gallery|embed|audio|video|playlist|caption|wp_caption)\b/i.test(whole) || /=/.test(whole);
var withCaptions = (content) => content.replace(/\[(?:wp_)?caption[^\][]*\]([^[]*(?:\[(?!\/?(?:wp_)?caption)[^[]*)*)\[\/(?:wp_)?caption\]/gi, (_whole, inside) => {
	const picture = /(?:<a\b[^<>]*>\s*)?<img\b[^<>]*>(?:\s*<\/a>)?/i.exec(inside)?.[0] ?? "";
	return `\n\n<figure>${picture}<figcaption>${inside.replace(picture, "").trim()}</figcaption></figure>\n\n`;
});
var isPlain = (html) => !/<!--\s*wp:/i.test(html) && /\S/.test(html);
function withEmbeds(content, notes) {
	const shown = (address) => {
		const known = embedOf(decodeEntities(address.trim()));
		return known && `<div data-embed="${escapeText(known.address)}"></div>`;
	};
	return content.replace(/<figure\b[^<>]*\bwp-block-embed\b[^<>]*>([^<]*(?:<(?!\/?figure\b)[^<]*)*)<\/figure>/gi, (_whole, inside) => embedBlock(inside, shown, notes)).replace(/\[embed[^\][]*\]\s*(https?:[^\s<>"\][]+)\s*\[\/embed\]|\[(?:youtube|vimeo)[=\s]\s*(https?:[^\s<>"\][]+)\s*\]/gi, (_whole, first, second) => `\n\n${first ?? second}\n\n`).replace(/^[ \t]*(https?:\/\/[^\s<>"]+)[ \t\r]*$|<p(?:\s[^<>]*)?>\s*(https?:\/\/[^\s<>"]+)\s*<\/p>/gim, (whole, first, second) => shown(first ?? second ?? "") ?? whole).replace(/<iframe\b[^<>]*\ssrc=["']([^"'<>]+)["'][^<>]*>(?:\s*<\/iframe>)?/gi, (whole, address) => shown(address) ?? whole);
}
function embedBlock(inside, shown, notes) {
	const caption = /<figcaption\b[^<>]*>([^<]*(?:<(?!\/?figcaption\b)[^<]*)*)<\/figcaption>/i.exec(inside);
	const below = caption?.[1]?.trim() ? `<p>${caption[1].trim()}</p>` : "";
	const address = /https?:\/\/[^\s<>"]+/.exec(inside.replace(caption?.[0] ?? "", ""))?.[0];
	if (!address) return below;
	const frame = shown(address);
	if (!frame) notes.add(`the embed of "${decodeEntities(address).slice(0, 60)}" became a link`);
	return `${frame ?? `<p><a href="${address}">${address}</a></p>`}${below}`;
}
// server/src/editorial/feeds/wordpress.ts
var dialect = {
	isForgiving: true,
	leftOut: "wp:comment"
};
var machinery = /^(attachment|nav_menu_item|revision|custom_css|customize_changeset|oembed_cache|user_request|wp_.*)$/;
var noDate = /^(0000|-)/;
async function* readWordPress(file, note) {
	const whole = {
		base: "",
		authors: new Map(),
		pictures: new Map()
	};
	const mends = [];
	const telling = {
		...dialect,
		onMend: (sentence) => mends.push(sentence)
	};
	for await (const element of streamElements(file, telling)) learn(whole, element, note);
	mends.forEach(note);
	const kept = new Map();
	let position = 0;
	for await (const element of streamElements(file, dialect)) if (element.name === "item") yield readItem(element, ++position, whole, kept);
}
function learn(whole, element, note) {
	const { name } = element;
	const text = name === "item" ? "" : textIn(element).trim();
	if (name === "title" && text) note(labelMessages.fileTitle(text));
	if (name === "link" || name === "wp:base_blog_url") whole.base ||= absoluteUrl(text, "") ?? "";
	if (name === "wp:author") {
		const login = textOfChild(element, "wp:author_login");
		whole.authors.set(detached(login), detached(textOfChild(element, "wp:author_display_name") || login));
	}
	const address = name === "item" ? textOfChild(element, "wp:attachment_url") : "";
	if (address) whole.pictures.set(detached(textOfChild(element, "wp:post_id")), {
		address: detached(address),
		alt: detached(metaOf(element, "_wp_attachment_image_alt") ?? ""),
		caption: detached(textOfChild(element, "excerpt:encoded"))
	});
}
function readItem(element, position, whole, kept) {
	const told = (name) => textOfChild(element, name);
	const type = told("wp:post_type") || "post";
	const status = told("wp:status");
	const title = told("title");
	const at = `(line ${element.line})`;
	if (machinery.test(type) || status === "auto-draft") return leftOut(position, title);
	if (type === "page") return leftOut(position, title, `it is a page, not an article ${at}`);
	if (type !== "post") return leftOut(position, title, `it is a record of type "${type.slice(0, 40)}" ${at}`);
	if (status === "trash") return leftOut(position, title, `it is in the trash at the source ${at}`);
	const { raw, notes } = rawItem(element, whole);
	const read = readEntry(raw, position, kept);
	const formerKey = stableKey(oneLine(told("guid")) || (read.item?.url ?? `headline:${title}`));
	const entry = asImported(read, {
		...moreOf(element, status),
		formerKey,
		otherAddresses: [told("guid"), `${whole.base}/?p=${told("wp:post_id")}`].filter((address) => URL.canParse(address))
	});
	const why = entry.item && !isPublic(element, status) ? whyDraft(element, status) : [];
	const messages = [
		...entry.messages,
		...notes,
		...why
	].map((message) => `${message} ${at}`);
	return {
		...entry,
		headline: entry.headline || title,
		messages
	};
}
var hasPassword = (element) => textOfChild(element, "wp:post_password") !== "";
var isPublic = (element, status) => (status === "publish" || status === "future") && !hasPassword(element);
function whyDraft(element, status) {
	if (hasPassword(element)) return ["it is password-protected at the source, so it becomes a draft"];
	return ["draft", "pending"].includes(status) ? [] : [`its status at the source is "${status || "unknown"}", so it becomes a draft`];
}
var metaOf = (element, key) => childrenOf(element, "wp:postmeta").filter((meta) => textOfChild(meta, "wp:meta_key") === key).map((meta) => textOfChild(meta, "wp:meta_value")).at(-1) || null;
var noCategory = /^(post_tag|author|post_format|nav_menu|language|post_translations|link_category|translation_priority|(term|wp|yst)_.*)$/;
var categoriesOf = (element) => childrenOf(element, "category").filter(({ attributes }) => !noCategory.test(attributes.domain ?? "category")).map((each) => textIn(each).trim());
var inDomain = (element, domain) => childrenOf(element, "category").filter(({ attributes }) => (attributes.domain ?? "category") === domain).map((each) => textIn(each).trim());
function moreOf(element, status) {
	const title = metaOf(element, "_yoast_wpseo_title");
	const description = metaOf(element, "_yoast_wpseo_metadesc");
	return {
		isPublic: isPublic(element, status),
		standing: status === "pending" && !hasPassword(element) ? "pending" : null,
		slug: slugIn(textOfChild(element, "wp:post_name")),
		tags: inDomain(element, "post_tag"),
		seo: {
			title: title?.includes("%%") ? null : title,
			description
		}
	};
}
function slugIn(name) {
	try {
		return decodeURIComponent(name).replace(/\.html?$/, "") || null;
	} catch {
		return null;
	}
}
function rawItem(element, whole) {
	const told = (name) => textOfChild(element, name);
	const writers = inDomain(element, "author");
	const names = childrenOf(element, "dc:creator").map((each) => textIn(each).trim());
	const { html, notes } = storyOf(told("content:encoded"));
	const picture = whole.pictures.get(metaOf(element, "_thumbnail_id") ?? "");
	return {
		notes,
		raw: {
			id: idOf(element, whole),
			source: told("content:encoded"),
			title: told("title"),
			isTitleLiteral: false,
			link: told("link"),
			base: whole.base,
			summary: told("excerpt:encoded"),
			content: html,
			images: picture ? [picture.address] : [],
			...picture && {
				imageAlt: picture.alt,
				imageCredit: creditIn(plainText(picture.caption))
			},
			authors: writers.length > 0 ? writers : names.map((login) => whole.authors.get(login) ?? login.replace(/@.*/, "")),
			categories: categoriesOf(element),
			date: dateOf(element),
			hadControlCharacters: element.hadControlCharacters
		}
	};
}
function idOf(element, { base }) {
	const guid = textOfChild(element, "guid");
	const id = textOfChild(element, "wp:post_id");
	const site = base.replace(/^https?:\/\//, "").replace(/\/$/, "") || guid;
	return id ? `wordpress:${site}#${id}` : guid;
}
function dateOf(element) {
	const gmt = textOfChild(element, "wp:post_date_gmt");
	if (gmt && !noDate.test(gmt)) return `${gmt} +0000`;
	const published = textOfChild(element, "pubDate");
	if (published && !noDate.test(published) && !published.includes(" -0001 ")) return published;
	const local = textOfChild(element, "wp:post_date");
	return noDate.test(local) ? "" : local;
}
export { readWordPress };
