import { l as write } from "./client-C1vc5bc5.js";
import { A as number, C as date, D as int32, E as int, F as string, L as union, N as record, O as literal, P as strictObject, R as unknown$1, S as boolean, j as object, w as email, x as array, y as _enum } from "./schemas-Jv2eCdm5.js";
import { n as datetime, t as date$1 } from "./iso-CA9qDQf6.js";
import { _ as text, c as id, f as isWithin, g as plainLine, i as day, m as maxId, n as characterCount, p as linkOrPath, r as cutTo } from "./fields-CfYyEer0.js";
import { A as longText, C as reference, D as wholeNumber, E as timeOfDay, M as readText, N as richText, O as yesOrNo, P as text$1, S as readInstant, T as textReference, _ as colour, a as columnOf, b as instant, d as readOf, f as record$1, g as choice, h as checkedJson, i as changeOf, j as picture$2, k as link, n as asContent, o as contentOf, s as formOf, u as newOf, v as day$1, w as references, y as dayAndTime } from "./record-CNAANDXH.js";
import { a as notFound, n as badRequest, r as conflict, t as HttpError, u as upstreamFailed } from "./errors-CBRqaGOx.js";
import { i as may } from "./endpoint-D3IN7Uet.js";
import { C as showcaseRoles, S as rolesInWords, x as roles } from "./hooks-BU17EPiZ.js";
import { t as screens } from "./screens-BWT4ANW_.js";
import { r as howMany } from "./counting-Bp118qqt.js";
import { a as ofPerson, c as theProduct, i as ofOrganization, l as within, n as isItself, o as rowRule, s as rowsOf } from "./rows-CMespLVE.js";
import { d as richTextMessages, o as keepStyles, t as boundedHtml } from "./html-DHytTU_b.js";
import { B as containsFolded, C as siteStore, N as siteRecord, R as none, S as siteRows, _ as findBranding, f as suppressionsListed, g as sourceOf, i as holdAudience, n as audienceStore, p as columnsOf, t as audienceRows, u as suppressedNow, v as findSite, z as contains } from "./audience.store-CboQ4t3a.js";
import { A as unknownTemplate, C as nameTag, E as campaignMessages, F as nameMark, I as nameMarkPattern, L as named$2, M as firstNameOf, N as mergeMarks, P as nameInHtml, R as readableName, S as brokenNameTag, T as withoutNames, c as ProviderAway, i as mailchimpRows, j as asTest, k as unknownSegment, w as withNames, z as withName } from "./mailchimp.store-eEKU1VIU.js";
import { _ as startOfDay, a as centralSentence, b as weekdays, g as sendDay, i as centralInstant, n as centralClock, p as listDay, r as centralDay, s as clockTime, t as addDays, u as daySentence, v as today } from "./dates-DazF5sVJ.js";
import { n as audienceRecord, u as readerAddress } from "./audience.record-Bok0ZWz-.js";
import { C as emailTemplateRecord, D as defaultUtm, E as campaignStatuses, M as sendTime, P as utm, a as emailTemplateStore, c as holdTemplate, i as emailTemplateRows, l as isDeletedTemplate, o as findEmailTemplate, s as findTemplateOfStyle } from "./email-template.store-BQn1QdXX.js";
import { $ as firmStore, B as listingRows, Bt as resolver, Ct as postAddress, F as authorsListed, J as representativeStore, Lt as postStatus, M as subscriberRows, Ot as readPage, Pt as hiddenSections, Q as firmRows, U as placedAndPriced, V as listingStore, X as representativeRecord, _n as saveRecord, at as firmRecord, bn as findRecord, cn as operation, ct as colours, dn as createRecord, dt as newsItemsListed, fn as deleteRecord, ft as postRows, gn as restoreRecord, gt as details, hn as readRecord, lt as thinWord, mt as beside, ot as analyticsTag, pn as insertWhole, pt as addressOfPost, st as buttonText, tt as holdFirms, u as importsListed, ut as partOf$1, vn as valuesOfRow, zn as checkVersion } from "./import.store-Dtz9gWJp.js";
import { a as listingTypes, c as direction, d as queryInt, l as directionWord, n as listingRecord, u as pageOf$2 } from "./listing.record-DBiMXva0.js";
import { n as testSubject } from "./subject-BJLfzT0V.js";
import { l as slugOf } from "./news-item-form-BcFxdGLH.js";
import { n as imageFormats } from "./image-BF8DheVS.js";
import { n as logged } from "./logged-CjwwrVrV.js";
import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
// shared/src/email/campaigns/campaign.rules.ts
var unconfirmed = "The mail provider has not confirmed the last step. Unschedule this email first.";
var unsaved = "Save the email first.";
function whyScheduleBlocked(mail) {
	const onItsWay = whyOnItsWay(mail.status);
	if (onItsWay) return onItsWay;
	return whyUnplanned(mail) ?? (mail.id ? null : unsaved);
}
var whyUnplanned = ({ sendDate, sendTime }) => sendDate && sendTime ? null : "Choose a send date and a send time first.";
function whyOnItsWay(status) {
	if (status === "scheduled") return "This email is already scheduled. Unschedule it first.";
	if (status === "sending") return "This email is being sent.";
	if (status === "sent") return "This email has been sent.";
	return status === "unknown" ? unconfirmed : null;
}
function whyEditBlocked(status) {
	if (status === "scheduled") return "This email is scheduled. Unschedule it to change it.";
	if (status === "sending") return "This email is being sent and can no longer be changed.";
	if (status === "sent") return "This email has been sent and can no longer be changed.";
	if (status === "unknown") return unconfirmed;
	return null;
}
function whyDeleteBlocked(status) {
	if (status === "scheduled" || status === "unknown") return "This email is scheduled. Unschedule it before you delete it.";
	if (status === "sending") return "This email is being sent and can\u2019t be deleted.";
	return null;
}
function whyUnscheduleBlocked(status) {
	if (status === "sent") return "This email has been sent and can\u2019t be recalled.";
	if (status === "draft" || status === "canceled") return "This email is not scheduled.";
	return null;
}
var isScheduledStatus = (status) => status !== "draft" && status !== "canceled" && status !== "failed" && status !== "late";
var isSentStatus = (status) => status === "sent";
// shared/src/platform/rich-text/sizes.ts
var fontSizes = {
	least: 10,
	most: 22
};
var spaces = {
	least: 0,
	most: 25
};
function pixelsWithin(style, { least, most }) {
	const [, digits] = /^(\d{1,4}(?:\.\d+)?)px$/.exec(style.trim()) ?? [];
	return digits === void 0 ? null : Math.min(most, Math.max(least, Math.round(Number(digits))));
}
var pictureWidths = ["wide", "full"];
var looks = {
	blockquote: "pull",
	p: "button"
};
// shared/src/platform/rich-text/words.ts
var entities$2 = {
	lt: "<",
	gt: ">",
	quot: "\"",
	"#39": "'",
	nbsp: " "
};
var wordsOf$1 = (markup) => markup.replace(/<br ?\/?>|<\/(?:p|h[2-4]|li|dt|dd|pre|blockquote)>/g, "\n").replace(/<[^<>]*>/g, "").replace(/&(lt|gt|quot|#39|nbsp);/g, (_, name) => entities$2[name] ?? "").replaceAll("&amp;", "&").replace(/\n+/g, "\n").trim();
// server/src/email/campaigns/email-theme.ts
var markup = Symbol("markup");
function plainText(text) {
	return unmerged(text.toWellFormed().replace(/[\p{Cc}\s]+/gu, " ").trim());
}
var entities$1 = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
function escapeHtml(text) {
	return plainText(text).replace(/[&<>"']/g, (character) => entities$1[character] ?? "");
}
function html(parts, ...values) {
	const written = parts.map((part, index) => part + markupOf(values[index] ?? null));
	return { [markup]: written.join("") };
}
function mergeMark(name) {
	return { [markup]: mergeMarks[name] };
}
var unmerged = (text) => text.replaceAll("*|", "* |").replaceAll("|*", "| *");
function formattedText(text, looks) {
	const transformTags = Object.fromEntries(Object.entries(looks).map(([tagName, look]) => [tagName, (_, said) => ({
		tagName,
		attribs: look(said)
	})]));
	const written = boundedHtml(text.toWellFormed(), {
		allowedTags: Object.keys(looks),
		allowedAttributes: false,
		allowedSchemes: [
			"http",
			"https",
			"mailto",
			"tel"
		],
		nestingLimit: 30,
		transformTags,
		textFilter: unmerged
	});
	return { [markup]: written ?? escapeHtml(wordsOf$1(text)) };
}
function styleSheet(css) {
	return { [markup]: `<style type="text/css">\n${css}\n</style>` };
}
function markupOf(value) {
	if (value === null) return "";
	if (typeof value === "string" || typeof value === "number") return escapeHtml(String(value));
	return isMany(value) ? value.map(markupOf).join("") : value[markup];
}
var isMany = (value) => Array.isArray(value);
var serif = html`Georgia,'Times New Roman',serif`;
var sans = html`Helvetica,Arial,sans-serif`;
function serifStyle(size, lineHeight, colour) {
	return html`margin:0;font:bold ${size}px/${lineHeight}px ${serif};color:${colour}`;
}
function sansStyle(size, lineHeight, colour, above = 0) {
	return html`margin:${above ? `${above}px` : "0"} 0 0;font:${size}px/${lineHeight}px ${sans};color:${colour}`;
}
var darkPaper = {
	page: "#101215",
	paper: "#191c21",
	tint: "#22262d",
	ink: "#f2f1ed",
	soft: "#b4b8c0",
	rule: "#3a3f49"
};
function emailTheme(light, dark, shape) {
	return {
		light,
		dark: {
			...darkPaper,
			...dark
		},
		...shape
	};
}
function darkRules(dark) {
	const paint = (colour) => `background:${colour}!important`;
	const write = (colour) => `color:${colour}!important`;
	return [
		[".page", paint(dark.page)],
		[".paper", paint(dark.paper)],
		[".tint", paint(dark.tint)],
		[".band", `${paint(dark.band)};border-color:${dark.band}!important`],
		[".mark", paint(dark.accent)],
		[".button", `${paint(dark.accent)};${write(dark.onAccent)}`],
		[".ink", write(dark.ink)],
		[".soft", write(dark.soft)],
		[".accent", write(dark.accent)],
		[".on", write("#ffffff")],
		[".line", `border-color:${dark.rule}!important`],
		["img", `${paint(dark.tint)};${write(dark.soft)}`],
		[".logo", `${paint("#ffffff")};padding:6px!important;border-radius:4px`]
	];
}
function darkSheets(theme) {
	const rules = darkRules(theme.dark);
	const media = rules.map(([selector, declaration]) => `${selector}{${declaration}}`);
	const outlook = rules.map(([selector, declaration]) => `[data-ogsc] ${selector},[data-ogsb] ${selector}{${declaration}}`);
	return {
		media: `:root{color-scheme:light dark;supported-color-schemes:light dark}\n@media (prefers-color-scheme:dark){\n${media.join("\n")}\n}`,
		outlook: outlook.join("\n")
	};
}
// server/src/email/campaigns/email-table.ts
var gap = 8;
var columnsWidth = 600 - 2 * (32 - gap);
var columnShares = {
	third: 33.33,
	narrow: 36,
	half: 50,
	wide: 64
};
var pictureWidth = (share) => columnPixels(share) - 16;
var columnPixels = (share) => Math.floor(columnsWidth * columnShares[share] / 100);
function table(rows) {
	return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows}</table>`;
}
function rowCell(look, kind, side, inside, more = html``) {
	const { top = 0, bottom = 0, align = "left", ground } = look;
	const colour = ground ? html` bgcolor="${ground.colour}"` : null;
	const background = ground ? html`;background:${ground.colour}` : null;
	return html`<tr><td class="${kind} ${ground?.kind ?? null}" align="${align}"${colour} style="padding:${top}px ${side}px ${bottom}px${background}${more}">${inside}</td></tr>
`;
}
function row(inside, look = {}) {
	return rowCell(look, "row", 32, inside);
}
function fullRow(inside) {
	return html`<tr><td style="padding:0">${inside}</td></tr>
`;
}
function cell(inside, bottom) {
	return html`<tr><td align="left" style="padding:0 ${gap}px ${bottom}px">${inside}</td></tr>`;
}
function columns$3(list, look = {}, isBackwards = false) {
	const side = isBackwards ? html` dir="rtl"` : null;
	const inside = html`<div${side}>${list.map(({ share, cells }, index) => {
		const width = columnPixels(share);
		return html`<!--[if mso]>${index === 0 ? html`<table role="presentation"${side} width="${columnsWidth}" cellpadding="0" cellspacing="0" border="0"><tr>` : html`</td>`}<td dir="ltr" width="${width}" valign="top"><![endif]--><div class="col ${share}" dir="ltr" style="display:inline-block;width:100%;max-width:${width}px;vertical-align:top">${table(cells)}</div>`;
	})}<!--[if mso]></td></tr></table><![endif]--></div>`;
	return rowCell(look, "cols", 32 - gap, inside, html`;font-size:0`);
}
function picture$1({ src, href, alt, width, radius = 0, isLogo = false }) {
	const size = isLogo ? html`max-width:${width}px` : html`width:100%`;
	const image = html`<img${isLogo ? html` class="logo"` : null} src="${src}" width="${width}" alt="${alt}" style="display:block;${size};height:auto;border:0${radius ? `;border-radius:${radius}px` : null}">`;
	return href ? html`<a href="${href}" target="_blank" style="text-decoration:none">${image}</a>` : image;
}
function line(theme) {
	return table(html`<tr><td class="line" height="1" style="border-top:1px solid ${theme.light.rule};height:1px;font-size:1px;line-height:1px">&nbsp;</td></tr>`);
}
function mark(theme, width = "48") {
	const { accent } = theme.light;
	return html`<table role="presentation" width="${width}" cellpadding="0" cellspacing="0" border="0"><tr><td class="mark" height="3" bgcolor="${accent}" style="height:3px;font-size:1px;line-height:1px;background:${accent}">&nbsp;</td></tr></table>`;
}
function button(theme, label, href) {
	const { accent, onAccent } = theme.light;
	const corner = html`border-radius:${theme.radius}px`;
	return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate"><tr><td class="button" bgcolor="${accent}" style="background:${accent};${corner};mso-padding-alt:13px 26px"><a class="button" href="${href}" target="_blank" style="display:inline-block;padding:13px 26px;mso-padding-alt:0;background:${accent};${corner};font:bold 16px/20px ${sans};color:${onAccent};text-decoration:none">${label}</a></td></tr></table>`;
}
// server/src/email/campaigns/email-links.ts
var unmergedAddress = (address) => address.replaceAll("|", "%7C").replace(/\*(?=%7C)|(?<=%7C)\*/gi, "%2A");
function webAddress(address) {
	const url = address ? URL.parse(address.trim()) : null;
	if (url?.protocol !== "https:" && url?.protocol !== "http:") return null;
	return unmergedAddress(url.href);
}
function withUtm(address, utm) {
	const [page = "", ...fragment] = address.split("#");
	const own = new URL(address).searchParams;
	const marks = Object.entries({
		utm_source: utm.source,
		utm_medium: utm.medium,
		utm_campaign: utm.campaign
	}).filter(([name, value]) => value !== "" && !own.has(name)).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
	if (marks.length === 0) return address;
	return unmergedAddress([`${page}${joinAfter(page)}${marks.join("&")}`, ...fragment].join("#"));
}
function joinAfter(page) {
	if (!page.includes("?")) return "?";
	return /[?&]$/.test(page) ? "" : "&";
}
var columns$2 = 72;
function wrapped(text) {
	const lines = [];
	let line = "";
	for (const word of plainText(text).split(" ")) if (line && line.length + 1 + word.length > columns$2) {
		lines.push(line);
		line = word;
	} else line = line ? `${line} ${word}` : word;
	return [...lines, line].join("\n");
}
function shortened(text, limit) {
	const characters = [...plainText(text)];
	if (characters.length <= limit) return characters.join("");
	const cut = characters.slice(0, limit - 1).join("");
	const lastWord = cut.lastIndexOf(" ");
	return `${(lastWord > limit / 2 ? cut.slice(0, lastWord) : cut).replace(/[\s,;:.\u2013-]+$/u, "")}\u2026`;
}
function textTitle(title) {
	const line = plainText(title).toUpperCase();
	return `${line}\n${"-".repeat(Math.min([...line].length, columns$2))}`;
}
function paragraphs(parts) {
	return parts.filter((part) => part).join("\n\n");
}
function textFooter(reason, sender) {
	return paragraphs([
		"-".repeat(columns$2),
		wrapped(reason),
		`Unsubscribe: ${mergeMarks.unsubscribe}\nView in browser: ${mergeMarks.archive}`,
		wrapped(sender)
	]);
}
var baseRules = (theme) => `body{margin:0;padding:0;width:100%;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}
table,td{border-collapse:collapse;mso-table-lspace:0;mso-table-rspace:0}
h1,h2,h3,p{mso-line-height-rule:exactly;word-break:break-word;overflow-wrap:break-word}
img{font:13px/18px ${markupOf(sans)};color:${theme.light.soft};background:${theme.light.tint};-ms-interpolation-mode:bicubic}
.logo{background:none}
a:hover{text-decoration:underline!important}`;
var phoneRules = `@media only screen and (max-width:599px){
.col{max-width:100%!important}
.row{padding-left:20px!important;padding-right:20px!important}
.cols{padding-left:12px!important;padding-right:12px!important}
.plate{font-size:40px!important;line-height:44px!important}
.lead{font-size:27px!important;line-height:33px!important}
}`;
var deskRules = `@media only screen and (min-width:600px){
${Object.entries(columnShares).map(([share, percent]) => `.${share}{width:${percent}%!important}`).join("\n")}
}`;
var filler = Array(60).fill(html`\u034f\u200c\u00a0`);
function documentHead({ theme, title }) {
	const dark = darkSheets(theme);
	return html`<head>
<meta http-equiv="Content-Type" content="text/html; charset=utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${title}</title>
<!--[if mso]><noscript><xml><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml></noscript><![endif]-->
${[
		baseRules(theme),
		phoneRules,
		deskRules,
		dark.media,
		dark.outlook
	].map(styleSheet)}
</head>`;
}
function renderDocument(email) {
	const { page, paper } = email.theme.light;
	return markupOf(html`<!DOCTYPE html>
<html lang="en" dir="ltr" xmlns:o="urn:schemas-microsoft-com:office:office">
${documentHead(email)}
<body class="page" bgcolor="${page}" style="margin:0;padding:0;background:${page}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:${page}">${email.preheader}${filler}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${page}" style="background:${page}"><tr><td align="center">
<!--[if mso]><table role="presentation" width="${600}" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<div role="article" aria-roledescription="email" aria-label="${email.title}" lang="en" style="max-width:${600}px;margin:0 auto">
${table(email.above)}
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${paper}" style="background:${paper}">
${email.paper}</table>
${table(email.footer)}
</div>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`);
}
// server/src/email/campaigns/email-rich-text.ts
var fontSize = /^(1\d|2[0-2])px$/;
var spacing = /^(\d|1\d|2[0-5])px$/;
var plain = [
	"br",
	"strong",
	"b",
	"em",
	"i",
	"u",
	"s",
	"sub",
	"sup"
];
var blocks = [
	"p",
	"h2",
	"h3",
	"h4",
	"blockquote",
	"ul",
	"ol",
	"li",
	"hr"
];
var cleanRichText = (text) => boundedHtml(text, {
	allowedTags: [
		...plain,
		...blocks,
		"a",
		"span"
	],
	allowedAttributes: {
		a: ["href"],
		span: ["style"],
		p: ["style"],
		ol: ["start"]
	},
	transformTags: {
		span: keepStyles({ "font-size": fontSize }),
		p: keepStyles({
			"margin-top": spacing,
			"margin-bottom": spacing
		})
	},
	allowedSchemes: [
		"http",
		"https",
		"mailto",
		"tel"
	],
	allowProtocolRelative: false,
	nestingLimit: 30
})?.trim() ?? null;
var styleOf = (style, name) => new RegExp(`(?:^|;)\\s*${name}:([^;]*)`).exec(style ?? "")?.[1] ?? "";
function hrefOf(href, utm) {
	const address = webAddress(href);
	if (address) return withUtm(address, utm);
	return href && /^(mailto|tel):[^|]+$/.test(href) ? unmergedAddress(href) : null;
}
function looksOf({ light }, utm) {
	const body = markupOf(html`font:16px/26px ${sans};color:${light.ink}`);
	const heading = (size, line) => {
		const style = `${markupOf(serifStyle(size, line, light.ink))};margin:8px 0 12px`;
		return () => ({
			class: "ink",
			dir: "auto",
			style
		});
	};
	const list = () => ({ style: "margin:0 0 16px;padding:0 0 0 24px" });
	const looks = {
		p: ({ style }) => {
			return {
				class: "ink",
				dir: "auto",
				style: `margin:${pixelsWithin(styleOf(style, "margin-top"), spaces) ?? 0}px 0 ${pixelsWithin(styleOf(style, "margin-bottom"), spaces) ?? 16}px;${body}`
			};
		},
		span: ({ style }) => {
			const size = pixelsWithin(styleOf(style, "font-size"), fontSizes);
			return size === null ? {} : { style: `font-size:${size}px;line-height:1.6` };
		},
		a: ({ href }) => {
			const to = hrefOf(href, utm);
			const style = `color:${light.accent};text-decoration:underline`;
			return to ? {
				class: "accent",
				href: to,
				target: "_blank",
				style
			} : {};
		},
		h2: heading(26, 32),
		h3: heading(21, 27),
		h4: heading(18, 24),
		ul: list,
		ol: list,
		li: () => ({
			class: "ink",
			style: `margin:0 0 6px;${body}`
		}),
		blockquote: () => ({
			class: "line",
			style: `margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${light.rule}`
		}),
		hr: () => ({
			class: "line",
			style: `margin:20px 0;border:0;border-top:1px solid ${light.rule}`
		})
	};
	return {
		...Object.fromEntries(plain.map((tag) => [tag, () => ({})])),
		...looks
	};
}
var richTextRow = (theme, text, utm) => wordsOf$1(text) ? formattedText(text, looksOf(theme, utm)) : null;
function richTextWords(text, utm) {
	return paragraphs(wordsOf$1((cleanRichText(text) ?? wordsOf$1(text)).replace(/<a href="([^"]*)">(.*?)<\/a>/gs, (_, href, words) => {
		const to = hrefOf(href.replaceAll("&amp;", "&"), utm);
		return to && wordsOf$1(words) !== to ? `${words} (${to.replaceAll("&", "&amp;")})` : words;
	}).replaceAll("<li>", "<li>- ")).split("\n").map(wrapped));
}
// server/src/email/campaigns/template-for.ts
async function templateFor(db, seer, style, siteId, wanted) {
	if (!await findSite(db, rowsOf(seer, siteRows), siteId)) throw badRequest({
		path: "siteId",
		message: "A site is required"
	});
	const templates = rowsOf(seer, emailTemplateRows);
	const found = await templateInUse(db, seer, style, siteId, wanted);
	if (!(wanted === null || wanted === found || await findEmailTemplate(db, templates, wanted)) && !await isDeletedTemplate(db, templates, wanted)) throw badRequest({
		path: "emailTemplateId",
		message: campaignMessages.unknownTemplate
	});
	return found;
}
async function templateInUse(db, seer, style, siteId, ofEmail) {
	const templates = rowsOf(seer, emailTemplateRows);
	const inUse = await findTemplateOfStyle(db, templates, style, siteId);
	if (inUse || ofEmail === null) return inUse?.id ?? null;
	return await isDeletedTemplate(db, templates, ofEmail) ? ofEmail : null;
}
// server/src/email/campaigns/campaign.store.ts
var campaignRows = rowRule({
	record: "campaign",
	visibleTo: "staff"
});
var cleanedTexts = ({ fields }, values) => Object.fromEntries(Object.entries(values).filter(([key]) => fields[key]?.kind === "rich text").map(([key, text]) => {
	const cleaned = cleanRichText(text);
	if (cleaned !== null) return [key, cleaned];
	const message = richTextMessages.tooTangled(fields[key]?.label ?? "This text");
	throw badRequest({
		path: key,
		message
	});
}));
var campaignStore = (record) => ({
	record,
	alias: "c",
	joins: "join sites s on s.id = c.site_id",
	added: `s.city, s.property, ${isScheduledSql} as is_scheduled, c.status = 'sent' as is_sent`,
	rows: campaignRows,
	found: {
		detail: `concat_ws(' \u00B7 ', c.style, s.city, to_char(c.send_date, 'Mon FMDD, YYYY'), initcap(c.status))`,
		order: "c.send_date desc nulls first"
	},
	whyBlocked: ({ status }, action) => action === "change" ? whyEditBlocked(status) : whyDeleteBlocked(status),
	follows: async (db, { seer, values }) => ({
		...cleanedTexts(record, values),
		emailTemplateId: await templateFor(db, seer, values.style, values.siteId, values.emailTemplateId)
	}),
	restoreRule: none("what it names is looked for anew when it is saved or scheduled"),
	mayDelete: () => true
});
var columns$1 = (db) => db`
  c.id, c.version, c.kind, c.style, c.subject, c.preview_text, c.site_id, s.city, s.property, s.url as site_url,
  c.email_template_id, c.segment_id, c.again_of, c.utm, c.send_date, c.send_time, c.content, c.status, c.problem,
  c.provider_campaign_id, c.updated_at, u.name as updated_by_name, u.id as updated_by_id`;
var source$2 = (db) => db`campaigns c join sites s on s.id = c.site_id left join users u on u.id = c.updated_by`;
async function findCampaign(db, visible, id, kind) {
	const [row] = await db`
    select ${columns$1(db)} from ${source$2(db)}
     where c.id = ${id} and c.deleted_at is null and ${within(db, visible, "c")}
       ${kind ? db`and c.kind = ${kind}` : db``}`;
	return row ?? null;
}
async function lockCampaign(db, visible, id, kind) {
	await db`select id from campaigns where id = ${id} for update`;
	return findCampaign(db, visible, id, kind);
}
var sortColumns$1 = {
	sendDate: "c.send_date",
	subject: "c.subject collate \"und-x-icu\"",
	style: "c.style",
	city: "s.city collate \"und-x-icu\"",
	property: "s.property collate \"und-x-icu\"",
	status: "c.status"
};
var isScheduledSql = `c.status in ('scheduled', 'sending', 'sent', 'unknown')`;
var statusConditions$1 = {
	All: "true",
	Draft: `not (${isScheduledSql})`,
	Scheduled: isScheduledSql,
	"On its way": `c.status in ('scheduled', 'sending', 'unknown')`,
	"Gone out": `c.status = 'sent'`,
	"Needs attention": `c.status in ('failed', 'late', 'unknown')`
};
var awaiting = (db, approver) => db`
  not (${db.unsafe(isScheduledSql)})
  and exists (select from email_templates t where t.id = c.email_template_id and t.needs_release)
  and exists (select from release_steps r
               where r.campaign_id = c.id and r.step = 'asked' and r.person_id <> ${approver}::int)
  and not exists (select from release_steps r where r.campaign_id = c.id and r.step = 'approved')`;
var havingStatus = (db, { status, approver = null }) => status === "Needs your approval" ? awaiting(db, approver) : db.unsafe(statusConditions$1[status]);
var matching$3 = (db, visible, search) => db`
    where c.kind = ${search.kind} and c.deleted_at is null and ${within(db, visible, "c")}
    and ${havingStatus(db, search)}
    ${search.subject ? db`and ${contains(db, "c.subject", search.subject)}` : db``}
    ${search.style ? db`and ${contains(db, "c.style", search.style)}` : db``}
    ${search.sendDate ? db`and ${contains(db, "c.send_date::text", search.sendDate)}` : db``}
    ${search.siteId ? db`and c.site_id = ${search.siteId}` : db``}`;
var campaignsFound = (db, visible, search) => db`select from campaigns c ${matching$3(db, visible, search)}`;
async function listCampaigns(db, visible, search) {
	const isScheduled = db.unsafe(isScheduledSql);
	const where = matching$3(db, visible, search);
	const way = search.direction === "desc" ? db`desc nulls last` : db`asc nulls last`;
	const [nodes, [count]] = await Promise.all([db`select ${columns$1(db)} from ${source$2(db)} ${where}
       order by (${isScheduled}), ${db.unsafe(sortColumns$1[search.sort])} ${way}, c.id desc
       limit ${search.limit} offset ${search.offset}`, db`select count(*) as n from campaigns c ${where}`]);
	return {
		nodes,
		totalCount: count?.n ?? 0
	};
}
async function lockNewCampaigns(db, kind) {
	await db`select pg_advisory_xact_lock(hashtextextended(${`new ${kind}`}, 0))`;
}
async function moveCampaign(db, seenVersion, to) {
	const { sendDate, sendTime } = to;
	const [row] = await db`
    update campaigns set status = ${to.status}, problem = ${to.problem}, provider_campaign_id = ${to.providerCampaignId}
           ${sendDate === void 0 ? db`` : db`, send_date = ${sendDate}`}
           ${sendTime === void 0 ? db`` : db`, send_time = ${sendTime}`}
     where id = ${seenVersion.id} and version = ${seenVersion.version} and deleted_at is null returning version`;
	return row?.version ?? null;
}
var listUnsettled = (db) => db`
    select id, status, send_date, send_time from campaigns
     where status in ('scheduled', 'sending', 'unknown') and deleted_at is null order by id`;
async function countTestEmails(db, { id: userId, email }, campaignId) {
	await db`select id from users where id = ${userId} for no key update`;
	const [row] = await db`
    select count(*) as in_hour,
           count(*) filter (where campaign_id = ${campaignId} and recipient = ${email}
                                and at > now() - interval '1 minute') as just_now
      from test_emails where user_id = ${userId} and at > now() - interval '1 hour'`;
	return row ?? {
		inHour: 0,
		justNow: 0
	};
}
async function insertTestEmails(db, userId, campaignId, recipients) {
	const rows = await db`
    insert into test_emails (user_id, campaign_id, recipient)
    select ${userId}, ${campaignId}, recipient from unnest(${[...recipients]}::text[]) recipient returning id, recipient`;
	return new Map(rows.map(({ id, recipient }) => [recipient, id]));
}
async function deleteTestEmails(db, ids) {
	await db`delete from test_emails where id = any(${[...ids]}::bigint[])`;
}
// shared/src/email/campaigns/part.messages.ts
var partMessages = {
	segmentDeleted: "The segment of this email was deleted. Choose another segment or Everyone.",
	segmentElsewhere: "The segment of this email belongs to another audience. Choose one of this audience or Everyone.",
	againElsewhere: "The original email was sent to another audience. Choose the style and city of the original.",
	nobody: ({ isReached, part }) => {
		if (isReached) return campaignMessages.nobodyLeft;
		if (part === "not opened") return partMessages.allOpened;
		return part === null ? campaignMessages.noRecipients : partMessages.nobodyInPart;
	},
	allOpened: "Everyone who received the original email has opened it or unsubscribed.",
	nobodyInPart: "This segment currently has no subscribers.",
	notOpened: (subject) => `non-openers of \u201C${subject}\u201D`,
	againBlocked: "Per-subscriber tracking was off for this audience when the email was sent. An admin can turn it on in the audience for emails sent from then on.",
	againOnlySent: "Only a sent email can be resent.",
	againMade: "Draft for non-openers created",
	againFailed: "The draft couldn\u2019t be created.",
	again: "Resend to non-openers",
	againDetail: "Creates a draft for recipients who haven\u2019t opened this email.",
	againFirst: "Open the original email",
	againNote: "This email goes to recipients of an earlier email who haven\u2019t opened it."
};
// shared/src/email/campaigns/release.ts
var step = object({
	by: string(),
	byId: int(),
	at: date().transform((at) => at.toISOString()).pipe(datetime())
});
var release = object({
	isNeeded: boolean(),
	asked: step.nullable(),
	approved: step.nullable()
});
var releaseReasons = {
	unsaved: "You have unsaved changes. Save them, then request approval of that version.",
	notAsked: "This email needs approval. Request it from another person.",
	notApproved: "This email is waiting for another person to approve it.",
	looksOtherwise: "The email has changed since it was approved: a listing, its template or its site is different now. Request approval again.",
	alreadyAsked: "Approval of this email has already been requested.",
	alreadyApproved: "This email has already been approved.",
	nothingAsked: "Approval of this email is no longer requested.",
	ownRequest: "You requested this approval. Another person has to give it.",
	notNeeded: "Emails of this template don\u2019t need approval.",
	refreshNeedsRelease: "This version of the email was approved. Unschedule it, update it and request approval again."
};
function whyAskBlocked({ isNeeded, asked, approved }) {
	if (!isNeeded) return releaseReasons.notNeeded;
	if (approved) return releaseReasons.alreadyApproved;
	return asked ? releaseReasons.alreadyAsked : null;
}
function whyApproveBlocked({ asked, approved }, personId) {
	if (approved) return releaseReasons.alreadyApproved;
	if (!asked) return releaseReasons.nothingAsked;
	return asked.byId === personId ? releaseReasons.ownRequest : null;
}
function whyUnreleased({ isNeeded, asked, approved }) {
	if (!isNeeded || approved) return null;
	return asked ? releaseReasons.notApproved : releaseReasons.notAsked;
}
// shared/src/email/audiences/segment-conditions.ts
var segmentLimits = {
	conditions: 10,
	days: 365
};
var days = int("Use a whole number of days").min(1, `Use 1 to ${segmentLimits.days} days`).max(segmentLimits.days, `Use 1 to ${segmentLimits.days} days`);
var whichDay = string().refine((value) => day("").safeParse(value).success, "Choose a day");
var condition = union([
	strictObject({
		kind: literal("tag"),
		is: boolean(),
		tag: string().trim().min(1, "Choose a tag").max(100)
	}),
	strictObject({
		kind: literal("joined"),
		is: boolean(),
		since: whichDay
	}),
	strictObject({
		kind: literal("opened"),
		is: boolean(),
		days
	}),
	strictObject({
		kind: literal("clicked"),
		is: boolean(),
		days
	})
], "Fill in this condition");
var segmentConditions = array(condition).min(1, "Add a condition").max(segmentLimits.conditions, `Use at most ${segmentLimits.conditions} conditions`);
var readCondition = union([
	object({
		kind: literal("tag"),
		is: boolean(),
		tag: string()
	}),
	object({
		kind: literal("joined"),
		is: boolean(),
		since: string()
	}),
	object({
		kind: literal("opened"),
		is: boolean(),
		days: int()
	}),
	object({
		kind: literal("clicked"),
		is: boolean(),
		days: int()
	})
]);
function conditionSays(one) {
	switch (one.kind) {
		case "tag": return one.is ? `Has the tag \u201C${one.tag}\u201D` : `Does not have the tag \u201C${one.tag}\u201D`;
		case "joined": return one.is ? `Joined on or after ${sendDay(one.since)}` : `Joined before ${sendDay(one.since)}`;
		case "opened": return one.is ? `Opened an email in the last ${inDays(one.days)}` : `Has not opened an email in the last ${inDays(one.days)}`;
		case "clicked": return one.is ? `Clicked in an email in the last ${inDays(one.days)}` : `Has not clicked in an email in the last ${inDays(one.days)}`;
	}
}
var inDays = (n) => n === 1 ? "day" : `${n} days`;
// shared/src/email/audiences/segment.record.ts
var segmentRecord = record$1({
	noun: "segment",
	plural: "Segments",
	slug: "segment",
	screen: "segmentEdit",
	table: "segments",
	title: "name",
	trash: true,
	fields: {
		name: text$1({
			label: "Name",
			required: "A segment name is required",
			max: 100
		}),
		audienceId: textReference("audience", {
			label: "Audience",
			required: "An audience is required",
			max: 60
		}),
		conditions: checkedJson({
			label: "Conditions",
			write: segmentConditions,
			read: array(readCondition),
			initial: [],
			isRequired: true,
			shows: "segment conditions"
		})
	},
	added: { audience: string() }
});
// shared/src/email/audiences/segment.ts
var segment = readOf(segmentRecord);
var newSegment = newOf(segmentRecord);
var segmentUpdate = changeOf(segmentRecord).omit({
	isDeleted: true,
	audienceId: true
});
var segmentChoice = object({
	id: int(),
	name: string(),
	says: array(string())
});
var segmentRow = segmentChoice.extend({ readers: int() });
var segmentCountWish = strictObject({
	audienceId: string().min(1).max(60),
	conditions: segmentConditions
});
var segmentCount = object({
	readers: int(),
	all: int()
});
var segmentTerms = object({
	tags: array(string()),
	remembersReaders: boolean()
});
var segmentMessages = {
	added: "Segment added.",
	updated: "Segment updated.",
	deleted: "Segment deleted.",
	restored: "Segment restored.",
	nameTaken: "This audience already has a segment with this name.",
	unknownAudience: "This audience does not exist.",
	audienceDeleted: (name) => `The audience '${name}' of this segment was deleted. Restore the audience first, then the segment.`,
	forgotten: "Per-subscriber tracking is off for this audience, so nobody counts as having opened or clicked. Turn it on in the audience."
};
`${segmentLimits.conditions}`;
// server/src/email/mailings/part.queries.ts
var hasRead = (db, audienceId, column, days) => db`
  exists (select from mailings m join mailing_readers r on r.mailing_id = m.id
           where m.audience_id = ${audienceId} and r.subscriber_id = s.id
             and r.${db(column)} > now() - ${days} * interval '1 day')`;
function meets(db, audienceId, condition) {
	switch (condition.kind) {
		case "tag": return db`${condition.tag} = any(s.tags)`;
		case "joined": return db`coalesce(s.opted_in_at, s.created_at) >= ${centralInstant(condition.since, "00:00")}`;
		case "opened": return hasRead(db, audienceId, "opened_at", condition.days);
		case "clicked": return hasRead(db, audienceId, "clicked_at", condition.days);
	}
}
var hasNotOpened = (db, campaignId) => db`
  exists (select from mailings m join mail_deliveries d on d.mailing_id = m.id
           where m.campaign_id = ${campaignId} and d.subscriber_id = s.id and d.status = 'sent' and d.bounce is null)
  and not exists (select from mailings m join mailing_readers r on r.mailing_id = m.id
                   where m.campaign_id = ${campaignId} and r.subscriber_id = s.id)`;
function isInPart(db, audienceId, part) {
	if (!part) return db`true`;
	const conditions = part.conditions.map((one) => {
		const isMet = meets(db, audienceId, one);
		return one.is ? isMet : db`not (${isMet})`;
	});
	const again = part.notOpened === null ? [] : [hasNotOpened(db, part.notOpened)];
	return [...conditions, ...again].reduce((all, one) => db`${all} and ${one}`, db`true`);
}
// server/src/email/audiences/segment.store.ts
var segmentRows = rowRule({
	record: "segment",
	visibleTo: "staff"
});
var segmentStore = {
	record: segmentRecord,
	alias: "g",
	joins: "join audiences a on a.id = g.audience_id",
	added: "a.name as audience",
	rows: segmentRows,
	found: {
		detail: "a.name",
		order: "g.name"
	},
	check: async (db, { seer, values }) => {
		const audience = await holdAudience(db, rowsOf(seer, audienceRows), values.audienceId);
		if (!audience || audience.isDeleted) throw badRequest({
			path: "audienceId",
			message: segmentMessages.unknownAudience
		});
	},
	restoreRule: async (db, seer, { audienceId }) => {
		const audience = await holdAudience(db, rowsOf(seer, audienceRows), audienceId);
		if (audience?.isDeleted) throw conflict(segmentMessages.audienceDeleted(audience.name));
	},
	mayDelete: () => true
};
async function findSegment(db, visible, id) {
	const [row] = await db`
    select g.id, g.name, g.audience_id, g.conditions, g.deleted_at is not null as is_deleted
      from segments g where g.id = ${id} and ${within(db, visible, "g")}`;
	return row ?? null;
}
var holdSegment = (db, visible, id) => db`select from segments g where g.id = ${id} and ${within(db, visible, "g")} for share`;
var listSegments = (db, visible, audienceId) => db`
  select g.id, g.name, g.audience_id, g.conditions, false as is_deleted
    from segments g where g.audience_id = ${audienceId} and g.deleted_at is null and ${within(db, visible, "g")}
   order by g.name collate "und-x-icu", g.id`;
async function countSegment(db, visible, audienceId, conditions) {
	const part = {
		conditions: [...conditions],
		notOpened: null
	};
	const mailed = db`
    s.audience_id = ${audienceId} and s.status = 'subscribed' and not ${db.unsafe(suppressedNow("s"))}
    and ${within(db, visible, "s")}`;
	const [row] = await db`
    select (select count(*) from subscribers s where ${mailed} and ${isInPart(db, audienceId, part)}) as readers,
           (select count(*) from subscribers s where ${mailed}) as all`;
	return row ?? {
		readers: 0,
		all: 0
	};
}
async function listTags(db, visible, audienceId) {
	return (await db`
    select t.tag from subscribers s, unnest(s.tags) as t (tag)
     where s.audience_id = ${audienceId} and s.status = 'subscribed' and ${within(db, visible, "s")}
     group by t.tag order by count(*) desc, t.tag limit ${200}`).map(({ tag }) => tag);
}
// server/src/email/mailings/sends.queries.ts
var reached = (db, campaignId, except = null) => db`
  select d.* from mailings m join mail_deliveries d on d.mailing_id = m.id
   where m.campaign_id = ${campaignId} and m.id is distinct from ${except}
     and d.status in ('sent', 'handed', 'unknown')`;
async function countReaders(db, audienceId, campaignId, part = null) {
	const [row] = await db`
    with reached as materialized (
      select subscriber_id, lower(email) as address from (${reached(db, campaignId)}) d)
    select a.name, (select count(distinct address) from reached) as reached,
           (select count(*) from subscribers s where s.audience_id = a.id and s.status = 'subscribed'
               and not ${db.unsafe(suppressedNow("s"))}
               and ${isInPart(db, audienceId, part)}
               and s.id not in (select subscriber_id from reached)
               and lower(s.email) not in (select address from reached)) as subscribers
      from audiences a where a.id = ${audienceId}`;
	return row ?? null;
}
async function nameOfAudience(db, audienceId) {
	const [row] = await db`select name from audiences where id = ${audienceId}`;
	return row?.name ?? null;
}
async function listReaderNames(db, emailTemplateId) {
	return (await db`
    select name from (
      select s.name from subscribers s
       where s.audience_id = (select mailchimp_list_id from email_templates where id = ${emailTemplateId})
         and s.status = 'subscribed' order by s.id limit 1000) s
     where name is not null limit 50`).map(({ name }) => name);
}
async function findLastSend(db, campaignId) {
	const [row] = await db`
    select id from mailings where campaign_id = ${campaignId} and started_at is not null order by id desc limit 1`;
	return row?.id ?? null;
}
async function findSentFor(db, campaignId) {
	const [row] = await db`
    select subject, audience_id, remembers_readers from mailings
     where campaign_id = ${campaignId} and started_at is not null order by id desc limit 1`;
	return row ?? null;
}
var walkSends = (db, campaignId, after, limit) => db`
  with sends as (
    select id, status, row_number() over (order by id)::int as send
      from mailings where campaign_id = ${campaignId} and started_at is not null)
  select d.mailing_id, d.subscriber_id, m.send, d.email, d.problem, d.at,
         case when d.complained_at is not null then 'complained'
              when d.status = 'sent' and d.bounce is not null then 'returned'
              when m.status = 'sending' and d.status = 'handed' then 'waiting'
              when d.status = 'handed' then 'unknown'
              when m.status <> 'sending' and d.status = 'waiting' then 'stopped'
              else d.status end as outcome
    from sends m join mail_deliveries d on d.mailing_id = m.id
   where (d.mailing_id, d.subscriber_id) > (${after?.mailingId ?? 0}, ${after?.subscriberId ?? 0})
   order by d.mailing_id, d.subscriber_id limit ${limit}`;
// server/src/email/campaigns/campaign-editing.ts
async function loadCampaign(db, seer, { kind }, id) {
	const campaign = await findCampaign(db, rowsOf(seer, campaignRows), id, kind);
	if (!campaign) throw notFound();
	return campaign;
}
var createCampaign = (db, seer, { store }, given) => createRecord(db, store, seer, {
	...given,
	...given.style && !given.utm && { utm: defaultUtm(given.style) }
});
async function cloneCampaign(db, seer, { store }, id) {
	const source = await readRecord(db, store, seer, id);
	return insertWhole(db, store, seer, valuesOfRow(store.record, source));
}
async function sendAgain(db, seer, kind, id) {
	const { store } = kind;
	const source = await readRecord(db, store, seer, id);
	if (source.status !== "sent") throw conflict(partMessages.againOnlySent);
	if (!(await findSentFor(db, id))?.remembersReaders) throw conflict(partMessages.againBlocked);
	const values = valuesOfRow(store.record, source);
	const { isRequired } = store.record.fields.sendDate;
	const sendDate = isRequired ? addDays(centralDay(new Date()), 1) : null;
	return insertWhole(db, store, seer, {
		...values,
		sendDate,
		sendTime: null,
		againOf: id
	});
}
var changeCampaign = (db, viewer, { store }, { id, ...change }) => saveRecord(db, store, viewer, id, change);
// shared/src/email/campaigns/campaign-form.ts
var flags = {
	status: _enum(campaignStatuses),
	isScheduled: boolean(),
	isSent: boolean()
};
function campaignRow({ fields }) {
	const style = fields.style.read;
	return object({
		id: int(),
		version: int(),
		subject: string(),
		style,
		siteId: int(),
		city: string(),
		property: string(),
		sendDate: string().nullable(),
		sendTime: string().nullable(),
		opens: int().nullable(),
		clicks: int().nullable(),
		...flags
	});
}
var flagsOf = (status) => ({
	status,
	isScheduled: isScheduledStatus(status),
	isSent: isSentStatus(status)
});
// shared/src/email/campaigns/campaign-lists.ts
var campaignSorts = [
	"sendDate",
	"subject",
	"style",
	"city",
	"property",
	"status"
];
var filterWords = [
	"All",
	"Draft",
	"Scheduled",
	"On its way",
	"Gone out",
	"Needs attention",
	"Needs your approval"
];
var statusWord = string().max(50).transform((word) => {
	if (!word.trim()) return "All";
	return filterWords.find((one) => one === word) ?? "Draft";
});
function campaignLists(kind) {
	return {
		list: operation({
			kind: "query",
			name: kind.list,
			summary: `Returns a page of ${kind.plural}, filtered by part of the subject, style or send date, and by site.`,
			usedBy: kind.listedOn,
			args: campaignListArgs,
			shows: [
				"campaign",
				"release",
				"email template"
			],
			reply: pageOf$2(kind.row)
		}),
		remove: operation({
			kind: "mutation",
			name: kind.remove,
			summary: `Deletes a ${kind.noun}; it can be restored.`,
			usedBy: kind.editedOn,
			args: object({ id: int() }),
			touches: ["campaign"],
			deletes: true,
			reply: object({ id: int() })
		})
	};
}
var campaignListArgs = object({
	subject: string().max(200).nullish(),
	style: string().max(50).nullish(),
	sendDate: string().max(10).nullish(),
	siteId: int().nullish(),
	status: statusWord.nullish(),
	column: _enum(campaignSorts).nullish(),
	sort: _enum(campaignSorts).nullish(),
	direction: directionWord.nullish(),
	offset: int().min(0).max(1e6).nullish(),
	limit: int().min(1).max(100).nullish()
});
// shared/src/email/campaigns/mail-screens.ts
var mailScreens = [
	"dailyDigestList",
	"dailyDigestEdit",
	"hotwList",
	"hotwEdit",
	"promoAlertList",
	"promoAlertEdit",
	"newsAlertList",
	"newsAlertCreate",
	"newsAlertEdit",
	"outboxList",
	"audienceList"
];
var postPickers = [
	"dailyDigestEdit",
	"promoAlertEdit",
	"newsAlertCreate",
	"newsAlertEdit"
];
var campaignEditors = [...postPickers, "hotwEdit"];
var editorOfKind = {
	"daily-digest": "dailyDigestEdit",
	hotw: "hotwEdit",
	"promo-alert": "promoAlertEdit",
	"news-alert": "newsAlertEdit"
};
// server/src/email/mailings/results.queries.ts
async function sumCounts(db, campaignId) {
	const [row] = await db`
    select (sum(readers) filter (where place = 0))::int as readers, (sum(times) filter (where place = 0))::int as times,
           (sum(times) filter (where place = -1))::int as machines, (sum(times) filter (where place > 0))::int as clicks,
           exists (select from mailings where campaign_id = ${campaignId} and remembers_readers) as remembers_readers
      from mailing_counts where mailing_id in (select id from mailings where campaign_id = ${campaignId})`;
	const { readers = null, times, machines, clicks = null, remembersReaders = false } = row ?? {};
	return {
		opens: readers === null ? null : {
			readers,
			times: times ?? 0,
			machines: machines ?? 0
		},
		clicks,
		remembersReaders
	};
}
var listCounts = (db, campaignIds) => db`
    select m.campaign_id as id, (sum(k.readers) filter (where k.place = 0))::int as opens,
           (sum(k.times) filter (where k.place > 0))::int as clicks
      from mailings m join mailing_counts k on k.mailing_id = m.id
     where m.campaign_id = any(${[...campaignIds]}::integer[]) group by m.campaign_id`;
var listLinks = (db, campaignId) => db`
    select url, sum(times)::int as clicks, sum(readers)::int as readers from mailing_counts
     where mailing_id in (select id from mailings where campaign_id = ${campaignId}) and url is not null
     group by url order by clicks desc, min(place), url`;
async function listTrend(db, visible, { siteId, style }) {
	return (await db`
    select last.id, last.subject, last.started_at as sent_at, sends.sent_count - d.returned as delivered, d.bounced, l.unsubscribed,
           (select sum(readers)::int from mailing_counts k where k.mailing_id = any(sends.ids) and k.place = 0) as opens,
           (select sum(times)::int from mailing_counts k where k.mailing_id = any(sends.ids) and k.place > 0) as clicks
      from (select c.id, c.subject, m.started_at from campaigns c join mailings m on m.campaign_id = c.id
             where c.site_id = ${siteId} and c.style = ${style} and c.deleted_at is null and c.status = 'sent'
               and c.provider_campaign_id = m.id::text and m.started_at is not null and ${within(db, visible, "c")}
             order by m.started_at desc limit ${12}) last
      cross join lateral (
        select array_agg(id) as ids, sum(sent_count)::int as sent_count
          from mailings where campaign_id = last.id and started_at is not null) sends
      cross join lateral (
        select count(*)::int as bounced, (count(*) filter (where status = 'sent'))::int as returned
          from mail_deliveries where mailing_id = any(sends.ids) and bounce is not null) d
      cross join lateral (
        select count(*)::int as unsubscribed
          from mail_deliveries where mailing_id = any(sends.ids) and unsubscribed_at is not null) l
     order by last.started_at`).map(({ sentAt, ...row }) => ({
		...row,
		sentAt: sentAt.toISOString()
	}));
}
// server/src/email/campaigns/campaign-lists.graphql.ts
var campaignResolvers = (lists, { kind, store }) => [resolver(lists.list, async ({ args, viewer, db }) => {
	const page = await listCampaigns(db, rowsOf(viewer, campaignRows), {
		kind,
		approver: mayApprove(viewer, kind) ? viewer.id : null,
		...searchOf(args)
	});
	const counts = await listCounts(db, page.nodes.map(({ id }) => id));
	const nodes = page.nodes.map((node) => {
		const { opens = null, clicks = null } = counts.find(({ id }) => id === node.id) ?? {};
		return {
			...node,
			...flagsOf(node.status),
			opens,
			clicks
		};
	});
	return {
		totalCount: page.totalCount,
		nodes
	};
}), resolver(lists.remove, async ({ args, viewer, db }) => {
	await deleteRecord(db, store, viewer, args.id);
	return { id: args.id };
})];
var searchOf = (args) => ({
	subject: args.subject?.trim() || null,
	style: args.style || null,
	sendDate: args.sendDate || null,
	siteId: args.siteId ?? null,
	status: args.status ?? "All",
	sort: args.column ?? args.sort ?? "sendDate",
	direction: args.direction ?? "desc",
	limit: args.limit ?? 50,
	offset: args.offset ?? 0
});
var approversOf = (kind) => ["admin", ...screens[editorOfKind[kind]].access];
var mayApprove = (person, kind) => may(person, screens[editorOfKind[kind]].access);
// server/src/email/campaigns/release.queries.ts
var listReleaseSteps = (db, campaignId) => db`
  select r.step, u.name as by, u.id as by_id, r.made_at as at, r.fingerprint
    from release_steps r join users u on u.id = r.person_id where r.campaign_id = ${campaignId}`;
async function saveReleaseStep(db, campaignId, step, fingerprint) {
	await db`insert into release_steps (campaign_id, step, fingerprint) values (${campaignId}, ${step}, ${fingerprint})`;
}
async function dropReleaseSteps(db, campaignId) {
	await db`delete from release_steps where campaign_id = ${campaignId}`;
}
async function tellApprovers(db, { id, kind }, roles) {
	await db`
    select add_notice(u.id, 'release-asked', ${kind}, ${id})
      from users u join organizations o on o.id = u.organization_id and o.is_owner and o.deleted_at is null
     where exists (select from user_roles r where r.user_id = u.id and r.name = any(${[...roles]}::text[]))`;
}
// server/src/email/campaigns/sending-template.ts
var chosenTemplate = (db, seer, { emailTemplateId }) => emailTemplateId === null ? Promise.resolve(null) : findEmailTemplate(db, rowsOf(seer, emailTemplateRows), emailTemplateId);
var isTemplateDeleted = async (db, seer, { emailTemplateId: id }) => id !== null && await isDeletedTemplate(db, rowsOf(seer, emailTemplateRows), id);
async function sendingTemplate(db, seer, campaign) {
	const template = await chosenTemplate(db, seer, campaign);
	if (!template) {
		const { templateDeleted, noTemplate } = campaignMessages;
		const message = await isTemplateDeleted(db, seer, campaign) ? templateDeleted : noTemplate;
		throw badRequest({
			path: "emailTemplateId",
			message
		});
	}
	const { audienceId } = template;
	if (!audienceId) throw badRequest({
		path: "emailTemplateId",
		message: campaignMessages.noAudience
	});
	return {
		...template,
		audienceId
	};
}
async function heldTemplate(db, seer, campaign) {
	const { emailTemplateId: id, segmentId } = campaign;
	if (id !== null) await holdTemplate(db, rowsOf(seer, emailTemplateRows), id);
	if (segmentId !== null) await holdSegment(db, rowsOf(theProduct, segmentRows), segmentId);
	const template = await sendingTemplate(db, seer, campaign);
	const audience = await holdAudience(db, rowsOf(seer, audienceRows), template.audienceId);
	if (audience?.isDeleted) {
		const message = campaignMessages.audienceDeleted(audience.name);
		throw badRequest({
			path: "emailTemplateId",
			message
		});
	}
	return template;
}
var outgoingOf = (campaign, template, { html, text }, part) => ({
	campaignId: campaign.id,
	campaignVersion: campaign.version,
	audienceId: template.audienceId,
	part,
	subject: campaign.subject,
	previewText: campaign.previewText,
	fromName: template.fromName,
	replyTo: template.replyTo,
	html,
	text
});
// server/src/email/campaigns/release-steps.ts
async function stepsOf$1(db, campaignId) {
	const steps = await listReleaseSteps(db, campaignId);
	const stepOf = (which) => steps.find(({ step }) => step === which) ?? null;
	return {
		asked: stepOf("asked"),
		approved: stepOf("approved")
	};
}
async function standing(db, seer, { id, emailTemplateId }) {
	const templates = rowsOf(seer, emailTemplateRows);
	return {
		isNeeded: (emailTemplateId === null ? null : await findEmailTemplate(db, templates, emailTemplateId))?.needsRelease ?? false,
		...await stepsOf$1(db, id)
	};
}
var releaseOf = async (db, viewer, kind, id) => standing(db, viewer, await loadCampaign(db, viewer, kind, id));
async function openForRelease(db, viewer, kind, seenVersion) {
	const campaign = await lockCampaign(db, rowsOf(viewer, campaignRows), seenVersion.id, kind);
	if (!campaign) throw notFound();
	checkVersion(campaign, seenVersion.version);
	refuse(whyEditBlocked(campaign.status));
	return {
		campaign,
		release: await standing(db, viewer, campaign)
	};
}
function refuse(why) {
	if (why) throw conflict(why);
}
async function askRelease(db, viewer, kind, seenVersion) {
	const { campaign, release } = await openForRelease(db, viewer, kind.kind, seenVersion);
	refuse(whyAskBlocked(release));
	await saveReleaseStep(db, campaign.id, "asked", null);
	await tellApprovers(db, campaign, approversOf(kind.kind));
	return standing(db, viewer, campaign);
}
async function approveRelease(app, db, viewer, kind, seenVersion) {
	const { campaign, release } = await openForRelease(db, viewer, kind.kind, seenVersion);
	refuse(whyApproveBlocked(release, viewer.id));
	const looks = await fingerprint(app, db, campaign, await sendingTemplate(db, viewer, campaign), kind.render);
	await saveReleaseStep(db, campaign.id, "approved", looks);
	return standing(db, viewer, campaign);
}
async function takeBackRelease(db, viewer, kind, id) {
	const campaign = await lockCampaign(db, rowsOf(viewer, campaignRows), id, kind.kind);
	if (!campaign) throw notFound();
	refuse(whyEditBlocked(campaign.status));
	await dropReleaseSteps(db, id);
	return standing(db, viewer, campaign);
}
async function fingerprint({ config }, db, campaign, { audienceId, fromName, replyTo }, render) {
	const { subject, previewText } = campaign;
	const { html, text } = await render(campaign, config, db);
	const { part } = await partOf(db, campaign, audienceId);
	const all = {
		audienceId,
		...part && {
			conditions: part.conditions,
			notOpened: part.notOpened
		},
		fromName,
		replyTo,
		subject,
		previewText,
		html,
		text
	};
	return createHash("sha256").update(JSON.stringify(all)).digest("hex");
}
async function refuseUnreleased(app, db, campaign, template, render) {
	if (!template.needsRelease) return;
	const steps = await stepsOf$1(db, campaign.id);
	refuse(whyUnreleased({
		isNeeded: true,
		...steps
	}));
	if (await fingerprint(app, db, campaign, template, render) !== steps.approved?.fingerprint) throw conflict(releaseReasons.looksOtherwise);
}
function refuseRefresh({ needsRelease }) {
	if (needsRelease) throw conflict(releaseReasons.refreshNeedsRelease);
}
async function partOf(db, { segmentId, againOf }, audienceId) {
	if (segmentId === null && againOf === null) return {
		part: null,
		state: null
	};
	const [segment, first] = await Promise.all([segmentId === null ? null : findSegment(db, rowsOf(theProduct, segmentRows), segmentId), againOf === null ? null : findSentFor(db, againOf)]);
	const part = {
		name: [...segment ? [segment.name] : [], ...first ? [partMessages.notOpened(first.subject)] : []].join(", "),
		conditions: segment?.conditions ?? [],
		notOpened: againOf
	};
	if (segmentId !== null && (!segment || segment.isDeleted)) return {
		part,
		state: "deleted"
	};
	if (segment && segment.audienceId !== audienceId) return {
		part,
		state: "elsewhere"
	};
	if (againOf !== null && first?.audienceId !== audienceId) return {
		part,
		state: "again elsewhere"
	};
	return {
		part,
		state: segment ? "segment" : "not opened"
	};
}
// server/src/email/mailings/mailing-message.ts
var domainOf = (address) => address.slice(address.lastIndexOf("@") + 1) || "masthead";
var marks = new RegExp(String.raw`(\*\|UNSUB\|\*|\0|${nameMarkPattern})`);
function piecesOf(content, archive) {
	return content.replaceAll(mergeMarks.archive, archive).split(marks);
}
var filled = (pieces, to) => pieces.map((piece, at) => {
	if (at % 2 === 0) return piece;
	if (piece === tokenMark) return to.token;
	return piece === mergeMarks.unsubscribe ? to.unsubscribe : withName(piece, to.name);
}).join("");
var lineFor = (line, name) => withNames(line, (otherwise) => name ?? otherwise);
function messagesOf(mailing, links, mailFrom, counted = {
	opens: false,
	clicks: false,
	remembers: false
}) {
	const from = mailFrom ?? mailing.replyTo;
	const archive = links.archive(mailing.archiveKey);
	const addresses = {
		click: (place) => links.click(mailing.id, place) + tokenMark,
		open: `${links.open(mailing.id)}${tokenMark}.gif`
	};
	const html = piecesOf(countedHtml(mailing.html, counted, addresses), archive);
	const text = piecesOf(mailing.text, archive);
	const isCounted = counted.opens || counted.clicks;
	const countedToken = (subscriberId) => counted.remembers ? links.readerToken(mailing.id, subscriberId) : links.token(mailing.id);
	return ({ subscriberId, email, name }) => {
		const first = firstNameOf(name);
		const unsubscribe = links.unsubscribe(mailing.id, subscriberId);
		const returnPath = links.returnPath(mailing.id, subscriberId);
		const token = isCounted ? countedToken(subscriberId) : "";
		return {
			from: {
				name: mailing.fromName,
				address: from
			},
			to: email,
			toName: readableName(name),
			replyTo: mailing.replyTo,
			subject: lineFor(mailing.subject, first),
			html: filled(html, {
				unsubscribe,
				token,
				name: nameInHtml(first)
			}),
			text: filled(text, {
				unsubscribe,
				token,
				name: first
			}),
			headers: {
				"List-Unsubscribe": `<${unsubscribe}>`,
				"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
				"List-ID": `<${mailing.audienceId}.${domainOf(from)}>`,
				Precedence: "bulk"
			},
			messageId: `<${mailing.id}.${subscriberId}@${domainOf(from)}>`,
			...returnPath && { returnPath },
			purpose: "campaign",
			delivery: {
				mailingId: mailing.id,
				subscriberId
			}
		};
	};
}
function testMessage(email, to, publicUrl, mailFrom, messageId) {
	const from = mailFrom ?? email.replyTo;
	const first = firstNameOf(to.name);
	return {
		from: {
			name: email.fromName,
			address: from
		},
		to: to.email,
		toName: readableName(to.name),
		replyTo: email.replyTo,
		subject: testSubject(lineFor(email.subject, first)),
		...asTest(named$2(email, first), publicUrl),
		headers: {},
		messageId: `<${messageId}@${domainOf(from)}>`,
		purpose: "test"
	};
}
var tokenMark = "\0";
var entities = {
	"&amp;": "&",
	"&quot;": "\"",
	"&#39;": "'",
	"&lt;": "<",
	"&gt;": ">"
};
var decoded = (text) => text.replace(/&(?:amp|quot|lt|gt|#39);/g, (sign) => entities[sign] ?? sign);
var addressOf = (href) => {
	const url = URL.parse(decoded(href));
	return url && /^https?:$/.test(url.protocol) ? url.href : null;
};
var links = /(<a\b[^>]*?\shref=")(https?:[^"]*)(")/gi;
function linksOf(html) {
	const found = [...html.matchAll(links)].map(([, , href = ""]) => addressOf(href));
	return [...new Set(found.filter((url) => url !== null))];
}
function countedHtml(html, counted, addresses) {
	const places = counted.clicks ? linksOf(html) : [];
	const linked = html.replace(links, (whole, before, href, after) => {
		const place = places.indexOf(addressOf(href) ?? "") + 1;
		return place > 0 ? `${before}${addresses.click(place)}${after}` : whole;
	});
	if (!counted.opens) return linked;
	const dot = `<img src="${addresses.open}" width="1" height="1" alt="" style="display:block;border:0">`;
	const end = linked.lastIndexOf("</body>");
	return end < 0 ? linked + dot : linked.slice(0, end) + dot + linked.slice(end);
}
// shared/src/editorial/posts/event-times.ts
var isMidnight = (instant) => centralClock(instant) === "00:00";
var isAllDay = (start, end) => isMidnight(start) && (end === null || isMidnight(end));
var lastDay = (start, end) => centralDay(end && end > start ? new Date(end.getTime() - 1) : start);
var eventStart = (start, end = null, now = new Date()) => isAllDay(start, end) ? daySentence(centralDay(start), now) : centralSentence(start, now);
function eventEnd(start, end, now = new Date()) {
	const last = lastDay(start, end);
	if (isAllDay(start, end)) return last === centralDay(start) ? null : daySentence(last, now);
	return centralDay(start) === centralDay(end) ? `${clockTime(centralClock(end))} CT` : centralSentence(end, now);
}
var eventDates = (start, end) => {
	if (!isAllDay(start, end)) return end ? [start.toISOString(), end.toISOString()] : [start.toISOString()];
	return end ? [centralDay(start), lastDay(start, end)] : [centralDay(start)];
};
// shared/src/platform/images/image-sizes.ts
var imageSizes = {
	avatar: {
		width: 80,
		aspect: "1:1"
	},
	portrait: {
		width: 120,
		aspect: "1:1"
	},
	thumbnail: {
		width: 160,
		format: "webp"
	},
	photoThumbnail: { width: 100 },
	photoThumbnailDense: { width: 200 },
	preview: {
		width: 400,
		format: "webp",
		isMost: true
	},
	bannerPreview: {
		width: 500,
		format: "webp",
		isMost: true
	},
	article: { width: 500 },
	lead: {
		width: 1200,
		format: "webp",
		isMost: true
	},
	shareCard: {
		width: 1200,
		aspect: "16:9",
		format: "jpg"
	},
	square600: {
		width: 600,
		aspect: "1:1"
	},
	square300: {
		width: 300,
		aspect: "1:1"
	},
	listingThumbnail: {
		width: 160,
		aspect: "4:3"
	},
	listing: {
		width: 500,
		aspect: "4:3"
	},
	rollover: {
		width: 240,
		aspect: "4:3"
	},
	slotCard: {
		width: 720,
		aspect: "4:3"
	},
	logo: {
		width: 440,
		format: "webp"
	},
	popup: {
		width: 720,
		aspect: "16:9"
	},
	nativeAd: {
		width: 836,
		aspect: "4:3"
	},
	emailStory: {
		width: 760,
		format: "jpg"
	},
	emailLead: {
		width: 1200,
		format: "jpg"
	},
	emailPhoto4x3: {
		width: 1072,
		aspect: "4:3",
		format: "jpg"
	},
	emailPhoto16x9: {
		width: 1072,
		aspect: "16:9",
		format: "jpg"
	},
	emailPhotoWide: {
		width: 1072,
		aspect: "2:1",
		format: "jpg"
	}
};
function transformOf({ width, aspect, format, isMost }) {
	const whole = isMost ? "c_limit" : "c_scale";
	const chosen = format ?? (aspect && "webp");
	return [
		aspect && `ar_${aspect}`,
		aspect ? "c_fill" : whole,
		chosen && `f_${chosen}`,
		chosen && "q_auto:good",
		`w_${width}`
	].filter(Boolean).join(",");
}
var pageSizes = {
	small: {
		width: 480,
		format: "webp",
		isMost: true
	},
	medium: {
		width: 800,
		format: "webp",
		isMost: true
	},
	lead: {
		width: 1200,
		format: "webp",
		isMost: true
	},
	large: {
		width: 1600,
		format: "webp",
		isMost: true
	},
	wideSmall: {
		width: 480,
		aspect: "16:9"
	},
	wideMedium: {
		width: 800,
		aspect: "16:9"
	},
	wideLead: {
		width: 1200,
		aspect: "16:9"
	},
	wideLarge: {
		width: 1600,
		aspect: "16:9"
	},
	banner: {
		width: 1600,
		aspect: "3:1"
	}
};
var imageUrl = (src, size) => shapedUrl(src, imageSizes[size]);
function shapedUrl(src, shape) {
	const place = src && sizedPlace(src);
	return place ? `${place.host}${transformOf(shape)}/${place.picture}` : src;
}
function sizedPlace(src) {
	const [, host, rest] = hosted.exec(src) ?? drawn$1.exec(src) ?? [];
	if (host === void 0 || rest === void 0) return null;
	if (host.endsWith("/demo/")) return {
		host: ourImages,
		picture: `demo/${rest}`
	};
	return {
		host,
		picture: rest
	};
}
var ourImages = "/images/upload/";
var hosted = /^(\/images\/upload\/|https?:\/\/res\.cloudinary\.com\/[^/?#]+\/image\/upload\/)((?!s--)[^?#]+)$/;
var drawn$1 = /^(\/images\/demo\/)([a-z0-9-]+\.jpg)$/;
// server/src/email/campaigns/email-items.ts
var absolute = (address, config) => address?.startsWith("/") ? `${config.publicUrl}${address}` : address;
var picture = (address, size, config) => absolute(imageUrl(address, size), config);
function itemStory(item, config, size = "emailStory") {
	return {
		headline: item.headline,
		url: absolute(item.url, config) ?? "",
		imageUrl: picture(item.image_url, size, config),
		dek: item.dek,
		section: item.section,
		author: item.author,
		isPromoted: item.promoted
	};
}
function whenOf({ starts_at }) {
	const at = new Date(starts_at ?? "");
	return Number.isNaN(at.getTime()) ? null : eventStart(at).replace(/ CT$/, "");
}
var eventStory = (item, config) => ({
	...itemStory(item, config),
	section: whenOf(item)
});
var first = 983040;
var placeholders = /[\u{F0000}-\u{F0FFF}]/gu;
var mostPlaces = 4096;
var withNamesOf = ({ fields }, render) => async (campaign, config, db) => {
	const others = [];
	const hold = (otherwise) => {
		if (others.length === mostPlaces) return otherwise;
		others.push(otherwise);
		return String.fromCodePoint(first + others.length - 1);
	};
	const inLine = (line) => withNames(line, hold);
	const inMarkup = (text) => text.replace(/<[^<>]*>|[^<]+/g, (piece) => piece.startsWith("<") ? piece : withNames(piece, (words) => hold(wordsOf$1(words))));
	const content = Object.fromEntries(Object.entries(campaign.content).map(([key, value]) => typeof value === "string" && fields[key]?.kind === "rich text" ? [key, inMarkup(value)] : [key, value]));
	const { html, text } = await render({
		...campaign,
		subject: inLine(campaign.subject),
		previewText: inLine(campaign.previewText),
		content
	}, config, db);
	const put = (part, written) => part.replace(placeholders, (letter) => {
		const otherwise = others[(letter.codePointAt(0) ?? 0) - first];
		return otherwise === void 0 ? letter : nameMark(written(otherwise));
	});
	return {
		html: put(html, escapeHtml),
		text: put(text, plainText)
	};
};
// server/src/email/campaigns/email-layout.ts
function dateLine(day) {
	return new Date(`${day}T12:00:00Z`).toLocaleDateString("en-US", {
		dateStyle: "full",
		timeZone: "UTC"
	});
}
var tinted = (theme) => ({ ground: {
	kind: "tint",
	colour: theme.light.tint
} });
function sectionTitle(theme, title, look = {}) {
	const { align } = theme;
	return html`${row(mark(theme), {
		top: 20,
		...look,
		align
	})}${titleRow(theme, title, look)}`;
}
function titleRow(theme, title, look = {}) {
	return row(html`<h2 class="ink" style="${serifStyle(26, 32, theme.light.ink)}" dir="auto">${title}</h2>`, {
		...look,
		top: 10,
		bottom: 20,
		align: theme.align
	});
}
function picturedTitle(theme, { title, header, logo }) {
	if (!header && !logo) return sectionTitle(theme, title);
	const { align, radius } = theme;
	const shown = {
		href: null,
		alt: title,
		radius
	};
	const banner = header && picture$1({
		...shown,
		src: header,
		width: 536
	});
	const badge = logo && picture$1({
		...shown,
		src: logo,
		width: 96,
		isLogo: true
	});
	return html`${banner && row(banner, {
		top: 16,
		bottom: badge ? 16 : 6
	})}${badge && row(badge, {
		align,
		bottom: 4
	})}${titleRow(theme, title)}`;
}
function smallLink(theme, label, address) {
	return html`<a class="soft" href="${address}" target="_blank" style="color:${theme.light.soft};text-decoration:underline">${label}</a>`;
}
function browserLine(theme) {
	const link = smallLink(theme, "View in browser", mergeMark("archive"));
	return row(html`<p class="soft" style="${sansStyle(12, 18, theme.light.soft)}">${link}</p>`, {
		top: 12,
		bottom: 12,
		align: "center"
	});
}
function legalFooter(theme, reason, publisher) {
	const unsubscribe = smallLink(theme, "Unsubscribe", mergeMark("unsubscribe"));
	const browser = smallLink(theme, "View in browser", mergeMark("archive"));
	const paragraph = (inside, above) => html`<p class="soft" style="${sansStyle(13, 20, theme.light.soft, above)}">${inside}</p>`;
	return row(html`${paragraph(html`${reason}`, 0)}
${paragraph(html`${unsubscribe} &nbsp;&middot;&nbsp; ${browser}`, 12)}
${paragraph(html`<strong>${publisher.name}</strong><br>${postalLine(publisher)}`, 12)}`, {
		top: 28,
		bottom: 40,
		align: "center"
	});
}
function postalLine(publisher) {
	return publisher.postalAddress.split("\n").map(plainText).filter((line) => line !== "").join(", ");
}
// shared/src/platform/values/colours.ts
function channel(hex) {
	const value = Number.parseInt(hex, 16) / 255;
	return value <= .04045 ? value / 12.92 : ((value + .055) / 1.055) ** 2.4;
}
function luminance(color) {
	const digits = color.slice(1);
	const [r = "", g = "", b = ""] = (digits.length === 3 ? digits.replace(/./g, "$&$&") : digits).match(/../g) ?? [];
	return .2126 * channel(r) + .7152 * channel(g) + .0722 * channel(b);
}
function contrast(one, other) {
	const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
	return (light + .05) / (dark + .05);
}
// shared/src/people/sites/brand-colours.ts
function channelsOf(colour) {
	const digits = colour.slice(1);
	const full = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
	return [
		0,
		2,
		4
	].map((at) => Number.parseInt(full.slice(at, at + 2), 16));
}
function mixed(colour, other, part) {
	const others = channelsOf(other);
	return `#${channelsOf(colour).map((one, at) => Math.round(one + ((others[at] ?? 0) - one) * part)).map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
var steps = 50;
function readable(colour, grounds, towards) {
	for (let step = 0; step < steps; step += 1) {
		const tried = mixed(colour, towards, step / steps);
		if (grounds.every((ground) => contrast(tried, ground) >= 4.5)) return tried;
	}
	return towards;
}
// server/src/email/campaigns/branding.ts
async function publisherOf({ siteId, property, city }, config, db) {
	const site = await findBranding(db, rowsOf(theProduct, siteRows), siteId);
	const logo = absolute(site?.logoUrl ?? null, config);
	return {
		name: config.publisher.name,
		postalAddress: site?.postalAddress || config.publisher.postalAddress,
		colour: site?.brandColour ?? null,
		logo: logo ? {
			src: logo,
			alt: `${property} ${city}`.trim()
		} : null
	};
}
function branded(theme, { colour }) {
	if (!colour) return theme;
	const { light, dark } = theme;
	const white = "#ffffff";
	const deep = readable(colour, [
		white,
		light.paper,
		light.tint
	], "#000000");
	return {
		...theme,
		light: {
			...light,
			accent: deep,
			onAccent: white,
			band: deep
		},
		dark: {
			...dark,
			accent: readable(colour, [
				dark.paper,
				dark.tint,
				dark.page
			], white),
			onAccent: dark.page,
			band: deep
		}
	};
}
function aboveOf(theme, { logo }) {
	const src = logo && webAddress(logo.src);
	if (!src) return browserLine(theme);
	const image = picture$1({
		src,
		href: null,
		alt: logo.alt,
		width: 160,
		isLogo: true
	});
	return html`${browserLine(theme)}${row(image, {
		bottom: 16,
		align: "center"
	})}`;
}
// shared/src/email/campaigns/picked-item.ts
var pickedLimits = {
	headline: 500,
	names: 200,
	dek: 2e3
};
var pickedItem = strictObject({
	id,
	headline: string().min(1).max(pickedLimits.headline),
	url: linkOrPath("A post needs a URL"),
	image_url: linkOrPath("Enter the web address of an image").nullable().default(null),
	promoted: boolean().default(false),
	author: string().max(pickedLimits.names).nullable().default(null),
	author_avatar: linkOrPath("Enter the web address of an image").nullable().default(null),
	section: string().max(pickedLimits.names).nullable().default(null),
	dek: string().max(pickedLimits.dek).nullable().default(null),
	created_ts: datetime().nullable().default(null),
	last_published_ts: datetime().nullable().default(null),
	starts_at: datetime().nullable().default(null),
	total_views: int().nullable().default(null)
});
var words$1 = string().nullable().default(null);
var readPickedItem = object({
	id: int32(),
	headline: string(),
	url: string(),
	image_url: words$1,
	promoted: boolean().default(false),
	author: words$1,
	author_avatar: words$1,
	section: words$1,
	dek: words$1,
	created_ts: words$1,
	last_published_ts: words$1,
	starts_at: words$1,
	total_views: int().nullable().default(null)
});
var posts$1 = ({ rule, ...said }) => checkedJson({
	...said,
	write: rule,
	read: array(readPickedItem),
	initial: [],
	shows: "posts"
});
var postsUpTo = (most, label) => posts$1({
	label,
	rule: array(pickedItem).max(most, `${label} can have at most ${most} posts`)
});
var post = (said) => checkedJson({
	...said,
	write: pickedItem.nullable(),
	read: readPickedItem.nullable(),
	initial: null,
	shows: "posts"
});
// shared/src/email/campaigns/alert-record.ts
var alertMessages = {
	style: "You must select a style",
	site: "You must select a site",
	subject: "A subject is required",
	longSubject: "Subject must be at most 50 characters.",
	longTitle: "Title must be at most 60 characters.",
	sendDate: "A send date is required",
	startPassed: "The start date cannot be before today",
	noStart: "A website banner needs a start date",
	noEnd: "A website banner needs an end date",
	endFirst: "The end date can\u2019t be before the start date",
	banner: "The site shows the banner at the bottom of its pages between these dates, once the email is scheduled or sent. Unscheduling or deleting the email removes the banner."
};
var alertLimits = {
	subject: 50,
	title: 60,
	posts: 9
};
var photoTypes$1 = [
	"No crop",
	"4x3",
	"16x9"
];
var newsPhotoTypes = ["Photograph (wide crop)", ...photoTypes$1];
var title = (cutAt) => string("A title must be text").transform((value) => cutAt ? cutTo(plainLine(value), cutAt) : plainLine(value)).refine((value) => isWithin(value, alertLimits.title), alertMessages.longTitle);
var messageFields = ({ photos, cutsTitleAt }) => ({
	title: text$1({
		label: "Title",
		max: alertLimits.title,
		pattern: title(cutsTitleAt)
	}),
	photoUrl: picture$2({
		label: "Photo",
		invalid: "Enter the web address of an image"
	}),
	photoType: choice(photos, {
		label: "Photo type",
		initial: photos[0]
	}),
	buttonLabel: text$1({
		label: "Button label",
		max: 60
	}),
	buttonUrl: link({
		label: "Button URL",
		invalid: "Must be a valid URL"
	}),
	body: richText({ label: "Body" })
});
var alertPosts = (label) => postsUpTo(alertLimits.posts, label);
var bannerFields$1 = {
	startDate: dayAndTime({
		label: "Banner start",
		invalid: "Choose a start date and time"
	}),
	endDate: day$1({
		label: "Banner end",
		invalid: "Choose an end date"
	})
};
function bannerProblems({ startDate, endDate }) {
	if (startDate && !endDate) return [{
		path: "endDate",
		message: alertMessages.noEnd
	}];
	if (!startDate && endDate) return [{
		path: "startDate",
		message: alertMessages.noStart
	}];
	if (startDate && endDate && endDate < startDate.slice(0, 10)) return [{
		path: "endDate",
		message: alertMessages.endFirst
	}];
	return [];
}
// shared/src/email/campaigns/subject-line.ts
var subjectLine = (longest) => (value) => cutTo(plainLine(value), longest).trim();
// shared/src/email/campaigns/campaign-record.ts
var cityOf = (sentence) => reference("site", {
	label: "City",
	required: sentence,
	unknown: sentence
});
function sendDateField(required) {
	const field = day$1({
		label: "Send date",
		invalid: required ?? "Choose a send date"
	});
	if (required === void 0) return field;
	const write = field.write.refine((value) => value !== null, required);
	return {
		...field,
		write,
		isRequired: true
	};
}
var editionFields = ({ styles, longestSubject, tooLong = "", cutAt = longestSubject, required }) => ({
	siteId: cityOf(required.site),
	style: choice(styles, {
		label: "Style",
		required: required.style
	}),
	sendDate: sendDateField(required.sendDate),
	sendTime: timeOfDay({
		label: "Send time",
		rule: sendTime
	}),
	subject: text$1({
		label: "Subject line",
		required: required.subject,
		max: longestSubject,
		pattern: string(required.subject).transform(subjectLine(cutAt)).pipe(string().min(1, required.subject)).refine((value) => isWithin(value, longestSubject), tooLong)
	}),
	previewText: text$1({
		label: "Preview text",
		initial: "",
		max: 150,
		pattern: string("A preview text must be text").transform(subjectLine(150))
	})
});
var sendingFields = (style) => ({
	utm: checkedJson({
		label: "UTM",
		write: utm,
		read: object({
			source: string(),
			medium: string(),
			campaign: string()
		}),
		initial: defaultUtm(style),
		shows: "words"
	}),
	emailTemplateId: reference("email-template", {
		label: "Email template",
		unknown: unknownTemplate
	}),
	segmentId: reference("segment", {
		label: "Segment",
		unknown: unknownSegment
	})
});
var status = {
	...choice(campaignStatuses, {
		label: "Status",
		initial: "draft"
	}),
	shows: "email status"
};
var systemId = (label) => {
	const id = int().nullable();
	return {
		kind: "whole number",
		label,
		write: id,
		read: id,
		initial: null,
		isRequired: false
	};
};
var campaignRecord = (kind) => ({
	slug: kind,
	table: "campaigns",
	where: {
		column: "kind",
		value: kind
	},
	content: "content",
	title: "subject",
	trash: true,
	systemFields: {
		status,
		providerCampaignId: text$1({ label: "Campaign at the provider" }),
		againOf: systemId("Resend of")
	},
	added: {
		city: string(),
		property: string(),
		isScheduled: boolean(),
		isSent: boolean()
	},
	told: { problem: "Problem" },
	parts: [
		{
			table: "accepted_warnings",
			of: "campaign_id",
			knownBy: "reason",
			label: "accepted warning",
			added: (reason) => `accepted a warning (\u201C${reason}\u201D) on`,
			removed: (reason) => `withdrew the reason for a warning (\u201C${reason}\u201D) on`
		},
		{
			table: "release_steps",
			of: "campaign_id",
			knownBy: "step",
			label: "approval",
			added: (step) => step === "asked" ? "requested approval of" : "approved",
			removed: (step) => step === "asked" ? "withdrew the approval request for" : "withdrew the approval of"
		},
		{
			table: "test_emails",
			of: "campaign_id",
			knownBy: "recipient",
			label: "test email",
			added: (to) => to ? `sent a test to ${to} of` : "sent a test of"
		}
	]
});
// shared/src/email/promo-alerts/promo-alert.record.ts
var promoStyles = ["Promo Alert", "Insider Invite"];
var promoAlertRecord = record$1({
	...campaignRecord("promo-alert"),
	noun: "promo alert",
	plural: "Promo Alerts",
	screen: "promoAlertEdit",
	foundOn: "promoAlertList",
	fields: {
		...editionFields({
			styles: promoStyles,
			longestSubject: alertLimits.subject,
			tooLong: alertMessages.longSubject,
			cutAt: 500,
			required: {
				style: alertMessages.style,
				subject: alertMessages.subject,
				site: alertMessages.site,
				sendDate: alertMessages.sendDate
			}
		}),
		...asContent({
			...messageFields({ photos: photoTypes$1 }),
			trendingNews: alertPosts("Trending News"),
			trendingEvents: alertPosts("Trending Events"),
			trendingPlaces: alertPosts("Trending Places"),
			...bannerFields$1
		}),
		...sendingFields("Promo Alert")
	},
	rules: bannerProblems
});
// shared/src/email/campaigns/passed-day.ts
var isPassed = (day, saved, today) => day !== null && day !== saved && day.slice(0, 10) < today;
// shared/src/platform/values/findings.ts
var severities = ["blocks", "warns"];
var inOrder = (found) => severities.flatMap((severity) => found.filter((one) => one.severity === severity));
var linkSentences = {
	dead: (url) => `This link is dead: ${url}`,
	unreachable: (url) => `This link didn\u2019t respond when it was last checked: ${url}`,
	checking: "Checking links\u2026"
};
// shared/src/email/campaigns/email-size.ts
var kilobyte = 1024;
102 * kilobyte;
92 * kilobyte;
// shared/src/email/campaigns/preflight-rule.ts
var rule = ({ key, severity, wrong, sentence, path, about }) => ({
	key,
	severity,
	find: (facts) => wrong(facts).map((one) => ({
		key,
		severity,
		sentence: sentence(one),
		path: path(one),
		about: String(about(one))
	}))
});
var fieldRule = (key, severity, path, sentence, isWrong) => rule({
	key,
	severity,
	wrong: (facts) => isWrong(facts) ? [path] : [],
	sentence: () => sentence,
	path: (one) => one,
	about: () => ""
});
// shared/src/email/campaigns/preflight-content-rules.ts
var closeTogetherMs = 72e5;
var ofItem = {
	path: ({ path }) => path,
	about: ({ id }) => id
};
var ofListing = {
	path: ({ path }) => path,
	about: ({ id }) => id
};
var isDraftThen = ({ sendAt }, { state, publishesAt }) => state === "draft" && !(publishesAt && sendAt && publishesAt <= sendAt);
var shownRules = [
	rule({
		key: "unpublished post",
		severity: "blocks",
		wrong: (email) => email.items.filter((item) => isDraftThen(email, item)),
		sentence: ({ headline }) => `This post is not published: \u201C${headline}\u201D`,
		...ofItem
	}),
	rule({
		key: "deleted post",
		severity: "blocks",
		wrong: ({ items }) => items.filter(({ state }) => state === "deleted"),
		sentence: ({ headline }) => `This post has been deleted: \u201C${headline}\u201D`,
		...ofItem
	}),
	rule({
		key: "past event",
		severity: "warns",
		wrong: ({ items, sendAt }) => items.filter(({ endsAt }) => endsAt && sendAt && endsAt < sendAt),
		sentence: ({ headline }) => `This event will be over when the email is sent: \u201C${headline}\u201D`,
		...ofItem
	}),
	rule({
		key: "repeated story",
		severity: "warns",
		wrong: ({ items }) => items.filter(({ before }) => before),
		sentence: ({ headline, before }) => `This audience already got \u201C${headline}\u201D on ${sendDay(before?.sendDate ?? "")} in \u201C${before?.subject}\u201D.`,
		...ofItem
	}),
	fieldRule("no listings", "blocks", "slots", "The email has no listings. Select at least one.", ({ needsListings, listings }) => needsListings && listings.every(({ isDeleted }) => isDeleted)),
	rule({
		key: "deleted listing",
		severity: "warns",
		wrong: ({ listings }) => listings.filter(({ isDeleted }) => isDeleted),
		sentence: ({ name }) => `This listing has been deleted and will be left out: \u201C${name}\u201D`,
		...ofListing
	}),
	rule({
		key: "paused firm",
		severity: "warns",
		wrong: ({ listings }) => listings.filter((one) => !one.isDeleted && one.isFirmPaused),
		sentence: ({ name, firm }) => `${firm} is paused: \u201C${name}\u201D`,
		...ofListing
	}),
	rule({
		key: "bare listing",
		severity: "warns",
		wrong: ({ listings }) => listings.filter((one) => !one.isDeleted && !one.hasPicture),
		sentence: ({ name }) => `This listing has no photo: \u201C${name}\u201D`,
		...ofListing
	})
];
var utmMarks = [
	"campaign",
	"source",
	"medium"
];
var audienceOf = (template) => template === null || template === "deleted" ? void 0 : template.audience;
var sendingRules = [
	fieldRule("no template", "blocks", "emailTemplateId", campaignMessages.noTemplate, ({ template }) => template === null),
	fieldRule("template deleted", "blocks", "emailTemplateId", campaignMessages.templateDeleted, ({ template }) => template === "deleted"),
	fieldRule("no audience", "blocks", "emailTemplateId", campaignMessages.noAudience, ({ template }) => audienceOf(template) === null),
	fieldRule("segment deleted", "blocks", "segmentId", partMessages.segmentDeleted, ({ template }) => audienceOf(template)?.part === "deleted"),
	fieldRule("segment elsewhere", "blocks", "segmentId", partMessages.segmentElsewhere, ({ template }) => audienceOf(template)?.part === "elsewhere"),
	fieldRule("again elsewhere", "blocks", "emailTemplateId", partMessages.againElsewhere, ({ template }) => audienceOf(template)?.part === "again elsewhere"),
	rule({
		key: "empty audience",
		severity: "warns",
		wrong: ({ template }) => {
			const { readers = null, reached = 0, part = null } = audienceOf(template) ?? {};
			return readers === 0 && !(part === "deleted" || part === "elsewhere" || part === "again elsewhere") ? [{
				isReached: reached > 0,
				part
			}] : [];
		},
		sentence: partMessages.nobody,
		path: ({ part }) => part === "segment" ? "segmentId" : "emailTemplateId",
		about: () => ""
	}),
	rule({
		key: "no utm",
		severity: "warns",
		wrong: ({ utm }) => utmMarks.filter((mark) => !utm[mark]).slice(0, 1),
		sentence: () => "A UTM parameter is missing, so clicks from this email can\u2019t be identified.",
		path: (mark) => `utm.${mark}`,
		about: () => ""
	}),
	rule({
		key: "close emails",
		severity: "warns",
		wrong: ({ neighbours, sendAt, subject }) => neighbours.filter((one) => sendAt && Math.abs(one.sendAt.getTime() - sendAt.getTime()) < 72e5).map((one) => ({
			...one,
			isAlike: one.subject === subject
		})),
		sentence: ({ subject, sendAt, isGone, isAlike }) => `The same audience ${isGone ? "got" : "gets"} ${isAlike ? "another email titled " : ""}\u201C${subject}\u201D on ${centralSentence(sendAt)}.`,
		path: () => "sendTime",
		about: ({ id }) => id
	}),
	rule({
		key: "large email",
		severity: "warns",
		wrong: (email) => (email.bytes ?? 0) > 94208 ? [{
			bytes: email.bytes ?? 0,
			path: heaviestField(email)
		}] : [],
		sentence: ({ bytes }) => `The email is ${Math.round(bytes / kilobyte)} KB. ${cutOff(bytes)}`,
		path: ({ path }) => path,
		about: () => ""
	})
];
var tagBytes = 500;
function heaviestField({ words, links, pictures }) {
	const weights = new Map();
	const add = (path, bytes) => weights.set(path, (weights.get(path) ?? 0) + bytes);
	for (const { path, text } of words) add(path, text.length);
	for (const { path } of [...links, ...pictures]) add(path, tagBytes);
	return [...weights].sort(([, one], [, other]) => other - one)[0]?.[0] ?? "subject";
}
var cutOff = (bytes) => bytes > 104448 ? "Gmail clips emails over 102 KB." : "It is close to 102 KB, where Gmail clips emails.";
var contentRules = [...shownRules, ...sendingRules];
// shared/src/email/campaigns/preflight.ts
var heavyPicture = 1e6;
var hostOf$2 = (url) => URL.parse(url)?.hostname.toLowerCase() ?? "";
var isHostOf = (host, site) => host === site || host.endsWith(`.${site}`);
var localNames = /^localhost$|\.(localhost|local|test|internal|intranet|lan|home|corp)$/;
var isNumber = (host) => /^\[|^\d+(\.\d+){3}$/.test(host);
var isLocal = (host) => localNames.test(host) || isNumber(host) || !host.includes(".");
var stagingLabel = /(^|-)(staging|stage|stg|dev|test|qa|uat|preprod|sandbox)(-|\d|$)/;
var isStaging = (host) => host.split(".").slice(0, -2).some((label) => stagingLabel.test(label));
var pageOf$1 = (url) => {
	const { hostname = "", pathname = "", search = "" } = URL.parse(url) ?? {};
	return `${hostname.replace(/^www\./, "")}${pathname.replace(/\/$/, "")}${search}`;
};
var isRedirected = ({ url, found }) => found?.outcome === "answers" && pageOf$1(found.finalUrl) !== pageOf$1(url);
var place = {
	path: ({ path }) => path,
	about: ({ url }) => url
};
var megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
var linkRules = [
	rule({
		key: "dead link",
		severity: "blocks",
		wrong: ({ links }) => links.filter(({ found }) => found?.outcome === "dead"),
		sentence: ({ url }) => linkSentences.dead(url),
		...place
	}),
	rule({
		key: "unreachable link",
		severity: "warns",
		wrong: ({ links }) => links.filter(({ found }) => found?.outcome === "unreachable"),
		sentence: ({ url }) => linkSentences.unreachable(url),
		...place
	}),
	rule({
		key: "unchecked link",
		severity: "warns",
		wrong: ({ links, pictures }) => [...links, ...pictures].filter(({ found }) => found?.outcome === "unchecked"),
		sentence: ({ url }) => `This URL hasn\u2019t been checked yet: ${url}`,
		...place
	}),
	rule({
		key: "redirecting link",
		severity: "warns",
		wrong: ({ links }) => links.filter(isRedirected),
		sentence: ({ url, found }) => `This link redirects to ${found?.finalUrl}: ${url}`,
		...place
	}),
	rule({
		key: "local link",
		severity: "blocks",
		wrong: ({ links, ownHost }) => links.filter(({ url }) => hostOf$2(url) !== ownHost && isLocal(hostOf$2(url))),
		sentence: ({ url }) => `Recipients can\u2019t open this local URL: ${url}`,
		...place
	}),
	rule({
		key: "staging link",
		severity: "blocks",
		wrong: ({ links, ownHost }) => links.filter(({ url }) => hostOf$2(url) !== ownHost && isStaging(hostOf$2(url))),
		sentence: ({ url }) => `This link leads to a test site: ${url}`,
		...place
	}),
	rule({
		key: "link of another city",
		severity: "warns",
		wrong: ({ links, foreignSites, siteHost }) => links.flatMap((link) => {
			const own = isHostOf(hostOf$2(link.url), siteHost) ? siteHost.length : 0;
			const site = foreignSites.find(({ host, pages }) => isHostOf(hostOf$2(link.url), host) && host.length > own || link.url.startsWith(pages));
			return site ? [{
				...link,
				city: site.city
			}] : [];
		}),
		sentence: ({ url, city }) => `This link leads to the site of ${city}: ${url}`,
		...place
	}),
	rule({
		key: "missing picture",
		severity: "blocks",
		wrong: ({ pictures }) => pictures.filter(({ found }) => found?.outcome === "dead"),
		sentence: ({ url }) => `This image no longer exists: ${url}`,
		...place
	}),
	rule({
		key: "heavy picture",
		severity: "warns",
		wrong: ({ pictures }) => pictures.filter(({ found }) => (found?.bytes ?? 0) > heavyPicture),
		sentence: ({ url, found }) => `This image is ${megabytes(found?.bytes ?? 0)} and loads slowly on phones: ${url}`,
		...place
	})
];
var shownOf$1 = {
	subject: 50,
	previewText: 110
};
var lorem = /\blorem ipsum\b|\bdolor sit amet\b/i;
var leftOver = /\bTK(?:TK)*\b|\bX{3,}\b|\bxxx+\b|\[[^\]\n]{0,60}\]/;
var leftIn = (pattern) => ({ words }) => words.flatMap((one) => {
	const left = pattern.exec(one.text)?.[0];
	return left === void 0 ? [] : [{
		...one,
		left
	}];
});
var fileName = /\.(jpe?g|png|gif|webp|avif|heic)$|^(img|dsc|dcim|image|photo|picture|screenshot)[-_ ]?\d*$/i;
var subjectLength = ({ subject }) => characterCount(withoutNames(subject));
var ofWords = {
	path: ({ path }) => path,
	about: ({ left, text }) => left === text ? left : `${left} in ${shortly(text)}`
};
var wordRules = [
	fieldRule("empty subject", "blocks", "subject", "The subject is empty.", (email) => email.subject.trim() === ""),
	fieldRule("long subject", "warns", "subject", `The subject has more than ${shownOf$1.subject} characters, so inboxes cut it off.`, (email) => subjectLength(email) > shownOf$1.subject),
	fieldRule("empty preview text", "warns", "previewText", "The preview text is empty, so inboxes show the first words of the email.", ({ previewText }) => previewText.trim() === ""),
	fieldRule("long preview text", "warns", "previewText", `The preview text has more than ${shownOf$1.previewText} characters, so inboxes cut it off.`, ({ previewText }) => characterCount(withoutNames(previewText)) > shownOf$1.previewText),
	rule({
		key: "name tag",
		severity: "warns",
		wrong: leftIn(brokenNameTag),
		sentence: ({ left }) => `Recipients would see \u201C${left}\u201D as is. To insert their first name, write ${nameTag}.`,
		...ofWords
	}),
	rule({
		key: "filler text",
		severity: "blocks",
		wrong: leftIn(lorem),
		sentence: ({ left }) => `Filler text was left in: \u201C${left}\u201D`,
		...ofWords
	}),
	rule({
		key: "placeholder",
		severity: "warns",
		wrong: leftIn(leftOver),
		sentence: ({ left, text }) => left === text ? `This looks like a placeholder: \u201C${left}\u201D` : `This looks like a placeholder: \u201C${left}\u201D in \u201C${shortly(text)}\u201D`,
		...ofWords
	}),
	rule({
		key: "alt text",
		severity: "warns",
		wrong: ({ pictures }) => pictures.filter(({ alt }) => !alt.trim() || fileName.test(alt.trim())),
		sentence: ({ alt }) => alt.trim() ? `\u201C${alt.trim()}\u201D is a file name. Describe what the image shows.` : "An image has no alt text, so recipients with images off see nothing.",
		path: ({ altPath }) => altPath,
		about: ({ url }) => url
	}),
	rule({
		key: "bare banner",
		severity: "warns",
		wrong: ({ bareBanners }) => bareBanners,
		sentence: () => "The banner has no image, so only its text is shown.",
		path: (path) => path,
		about: () => ""
	})
];
var shortly = (text) => text.length > 60 ? `${text.slice(0, 60).trim()}\u2026` : text;
var preflightRules = [
	...wordRules,
	...contentRules,
	...linkRules
];
var preflight = (facts) => inOrder(preflightRules.flatMap(({ find }) => find(facts)));
// shared/src/email/campaigns/envelope.ts
var envelope = object({
	audience: object({
		name: string(),
		part: string().nullable(),
		readers: int().nullable(),
		reached: int()
	}).nullable(),
	fromName: string(),
	replyTo: string()
});
var partOfAudience = ({ name, part }) => part === null ? name : `${name} (${part})`;
// shared/src/email/campaigns/preflight-call.ts
var typedEmail = strictObject({
	id: id.nullable(),
	values: record(string(), unknown$1())
});
var acceptance = object({
	reason: string(),
	by: string().nullable(),
	at: date().transform((at) => at.toISOString()).pipe(datetime())
});
var tellFinding = object({
	key: string(),
	severity: _enum(severities),
	sentence: string(),
	path: string(),
	about: string(),
	accepted: acceptance.nullable()
});
var preflightReport = object({
	findings: array(tellFinding),
	isLookingUp: boolean(),
	envelope: envelope.nullable()
});
var acceptedWarning = strictObject({
	id,
	key: string().min(1).max(100),
	about: string().max(2e3),
	reason: text("Add a reason", 300).nullable()
});
var onlyWarnings = "Only a warning can be accepted.";
// shared/src/email/campaigns/preflight-provider.ts
var away = "provider away";
var warning = "provider warning";
var providerWarnings = [away, warning];
var fields$2 = [
	[/preview/i, "previewText"],
	[/subject/i, "subject"],
	[/list|audience|recipient|segment|from|repl/i, "emailTemplateId"],
	[/schedul|send time/i, "sendTime"]
];
var campaign = "providerCampaignId";
var fieldOf = (heading) => fields$2.find(([words]) => words.test(heading))?.[1] ?? campaign;
var providerFindings = (points) => points.map(({ isError, heading, details }) => {
	const said = [heading, details].filter(Boolean).join(": ");
	return {
		key: isError ? "provider error" : warning,
		severity: isError ? "blocks" : "warns",
		sentence: `Mailchimp says: ${said}`,
		path: fieldOf(heading),
		about: said
	};
});
var providerAway = (reason) => ({
	key: away,
	severity: "warns",
	sentence: `The mail provider couldn\u2019t check this email. ${reason ?? "Checked again when the email is scheduled."}`,
	path: campaign,
	about: ""
});
// server/src/platform/outside/look-ups.queries.ts
var lookUpQueue = "look-up-links";
var hostOf$1 = (url) => URL.parse(url)?.hostname.toLowerCase() ?? "";
var canBeLookedUp = (url, ownHost) => {
	const host = hostOf$1(url);
	return url.length <= 2e3 && host.includes(".") && host !== ownHost && !host.endsWith(".example");
};
async function findLookUps(db, urls) {
	const rows = await db`
    select url, coalesce(final_url, url) as final_url, bytes::float8 as bytes,
           is_asked and asked_at > now() - interval '1 minute' as is_waiting,
           case when is_asked and asked_at <= now() - interval '1 minute' and outcome is distinct from 'dead'
                then 'unchecked' else outcome end as outcome
      from (select *, checked_at is null or asked_at > checked_at as is_asked
              from link_checks where url = any(${[...urls]}::text[])) c`;
	return {
		found: new Map(rows.flatMap(({ url, outcome, finalUrl, bytes }) => outcome ? [[url, {
			outcome,
			finalUrl,
			bytes
		}]] : [])),
		isLookingUp: rows.some(({ isWaiting }) => isWaiting)
	};
}
async function askForLookUps(db, urls) {
	return (await db`
    insert into link_checks as c (url) select distinct u from unnest(${[...urls]}::text[]) u order by u
    on conflict (url) do update set asked_at = now()
     where c.asked_at < now() - interval '10 minutes'
       and (c.checked_at is null or c.checked_at < now() -
            case when c.outcome = 'answers' then interval '6 hours' else interval '10 minutes' end)
    returning 1`).length > 0;
}
var haveLookedUp = (app, urls) => write(app.pool, null, async (db) => {
	if (urls.length === 0 || !await askForLookUps(db, urls)) return false;
	await app.jobs.plan(db, lookUpQueue, {});
	return true;
});
async function listWaiting(db, limit) {
	return (await db`
    select url from link_checks where checked_at is null or asked_at > checked_at
     order by asked_at, url limit ${limit}`).map(({ url }) => url);
}
async function saveLookUp(db, url, found) {
	await db`
    update link_checks set outcome = ${found.outcome}, final_url = ${found.finalUrl}, bytes = ${found.bytes},
           checked_at = now() where url = ${url}`;
}
async function forgetOldLookUps(db) {
	await db`delete from link_checks where asked_at < now() - interval '30 days'`;
}
// shared/src/editorial/public-posts/public-posts.messages.ts
var publicPostMessages = {
	by: "By",
	and: " and ",
	updated: "Updated",
	promoted: "Promoted: produced by a sponsor, not by our editorial staff",
	sections: "Sections",
	events: "Events",
	latest: "Latest",
	older: "Older stories",
	newer: "Newer stories",
	nothingYet: "Nothing has been published here yet.",
	skip: "Skip to the story",
	when: "When",
	next: "Next date",
	until: "until",
	where: "Where",
	phone: "Phone",
	website: "Website",
	hours: "Hours",
	tags: "Tags",
	photo: "Photo",
	feed: "RSS",
	embed: (provider) => `Show content from ${provider}`,
	embedNote: (provider) => `Nothing is loaded from ${provider} until you select this.`,
	untitled: "Untitled",
	notFoundTitle: "Page not found",
	notFound: "The address may be mistyped, or the story was never published.",
	goneTitle: "This story is no longer available",
	gone: "It has been removed.",
	expiredTitle: "This preview has expired",
	expired: "Ask the newsroom for a new link.",
	days: "Choose 1 to 30 days",
	linkMade: "Preview link created.",
	linkCopied: "Preview link copied.",
	linkRevoked: "Preview link revoked.",
	linksFailed: "An error occurred retrieving the preview links.",
	linkShownOnce: "Copy the link now: it is shown only once. Anyone who has it can read the latest draft.",
	noLinks: "No preview links yet.",
	revokeLink: "Revoke this link?",
	revokeLinkDetail: "Anyone who opens it will no longer see the post.",
	toHome: (site) => `Go to the ${site} front page`
};
// shared/src/editorial/public-posts/page-address.ts
var sitePath = (siteId) => `/sites/${siteId}`;
var postPath = (siteId, slug) => `${sitePath(siteId)}/${slug}`;
var sectionPath = (siteId, section) => `${sitePath(siteId)}/sections/${section}`;
var countPath = (siteId, postId) => `${sitePath(siteId)}/count/${postId}.gif`;
var draftPath = (siteId, token) => `${sitePath(siteId)}/draft/${token}`;
var seriesPreviewPath = (siteId, shows, token) => `${sitePath(siteId)}/series-preview/${shows}/${token}`;
var seriesModulePath = (siteId, slug) => `${sitePath(siteId)}/series/${slug}/module.js`;
var publicPostPaths = {
	seriesPreview: "/sites/:siteId/series-preview/:shows/:token",
	count: "/sites/:siteId/count/:postId.gif",
	draft: "/sites/:siteId/draft/:token"
};
function pageSection(title) {
	const shown = title === "Event detail" ? publicPostMessages.events : title;
	return {
		title: shown,
		slug: slugOf(shown) || "section"
	};
}
var pageSections = (titles) => titles.filter((title) => !hiddenSections.includes(title)).map(pageSection);
var wholeAddress = (address, publicUrl) => address.startsWith("/") ? publicUrl + address : address;
// server/src/platform/images/library.queries.ts
async function findLibraryPhoto(db, key) {
	const [row] = await db`
    select original, width, height, crop, focus, photo_type from photos where key = ${key}`;
	return row ?? null;
}
// server/src/platform/images/transform.ts
var crops = [
	"scale",
	"fill",
	"fit",
	"limit",
	"crop"
];
var gravities = [
	"center",
	"auto",
	"north",
	"south",
	"east",
	"west",
	"xy_center"
];
var qualities = {
	best: 90,
	good: 80,
	eco: 65,
	low: 45
};
var mostSteps = 5;
var longestAddress = 500;
var maxSide = 4e3;
function readAddress(path) {
	if (path.length > longestAddress) return null;
	const parts = path.split("/");
	const signature = /^s--([\w-]{16})--$/.exec(parts[0] ?? "")?.[1] ?? null;
	if (signature !== null) parts.shift();
	const tail = parts.join("/");
	const steps = [];
	while (parts[0]?.includes("_")) steps.push(parts.shift() ?? "");
	if (/^v\d{1,12}$/.test(parts[0] ?? "") && parts.length === 3) parts.shift();
	const [, publicId, ending] = /^([a-z0-9-]{1,40}\/[a-z0-9-]{1,60})(?:\.([a-z]{3,4}))?$/.exec(parts.join("/")) ?? [];
	const extension = ending === void 0 ? null : asFormat(ending);
	if (publicId === void 0 || extension === void 0) return null;
	if (steps.length > mostSteps) throw badRequest("An address can have at most 5 transforms.");
	return {
		publicId,
		extension,
		transform: readTransform(steps),
		signature,
		tail
	};
}
function readTransform(texts) {
	const transform = {
		steps: [],
		format: null,
		quality: null
	};
	for (const text of texts) {
		const pairs = readPairs(text);
		const format = pairs.get("f");
		if (format !== void 0) transform.format = readFormat(format);
		const quality = pairs.get("q");
		if (quality !== void 0) transform.quality = readQuality(quality);
		const step = readStep(pairs);
		if (step) transform.steps.push(step);
	}
	if (transform.steps.length > 0 || transform.format) transform.quality ??= 80;
	return transform;
}
var keys = [
	"c",
	"w",
	"h",
	"ar",
	"q",
	"f",
	"g",
	"x",
	"y",
	"dpr"
];
function readPairs(text) {
	const pairs = new Map();
	for (const part of text.split(",")) {
		const [key, value] = [part.slice(0, part.indexOf("_")), part.slice(part.indexOf("_") + 1)];
		if (!part.includes("_") || !keys.includes(key)) throw unknown(part);
		if (pairs.has(key)) throw badRequest(`The transform "${key}" appears twice.`);
		pairs.set(key, value);
	}
	return pairs;
}
var unknown = (part) => badRequest(`The transform "${part.slice(0, 40)}" is unknown.`);
var asFormat = (text) => imageFormats.find((format) => format === (text === "jpeg" ? "jpg" : text));
function readFormat(text) {
	const format = text === "auto" ? text : asFormat(text);
	if (!format) throw unknown(`f_${text}`);
	return format;
}
function readQuality(text) {
	if (/^[1-9]\d?$|^100$/.test(text)) return Number(text);
	const level = text === "auto" ? "good" : text.replace(/^auto:/, "");
	if (text.startsWith("auto") && Object.hasOwn(qualities, level)) return qualities[level];
	throw unknown(`q_${text}`);
}
function readStep(pairs) {
	const ratio = readRatio(pairs.get("dpr"));
	const side = (key) => {
		const text = pairs.get(key);
		if (text === void 0) return null;
		if (!/^[1-9]\d{0,4}$/.test(text)) throw unknown(`${key}_${text}`);
		const pixels = Math.round(Number(text) * ratio);
		if (pixels > maxSide) throw badRequest(`A side can have at most ${maxSide} pixels.`);
		return pixels;
	};
	const [width, height, aspect] = [
		side("w"),
		side("h"),
		readAspect(pairs.get("ar"))
	];
	const crop = chosen(crops, "c", pairs.get("c") ?? (aspect ? "fill" : "scale"));
	const gravity = chosen(gravities, "g", pairs.get("g") ?? "center");
	const [x, y] = [readOffset(pairs, "x"), readOffset(pairs, "y")];
	if (width === null && height === null && aspect === null) {
		if ([
			"c",
			"g",
			"x",
			"y",
			"dpr"
		].some((key) => pairs.has(key))) throw badRequest("A size transform needs a width, a height or an aspect ratio.");
		return null;
	}
	return {
		crop,
		width,
		height,
		aspect,
		gravity,
		x,
		y
	};
}
function chosen(known, key, text) {
	const found = known.find((one) => one === text);
	if (!found) throw unknown(`${key}_${text}`);
	return found;
}
function readRatio(text) {
	if (text === void 0) return 1;
	if (!/^[123](\.\d)?$/.test(text) || Number(text) > 3) throw unknown(`dpr_${text}`);
	return Number(text);
}
function readAspect(text) {
	if (text === void 0) return null;
	const [, across, down = "1"] = /^(\d{1,4}(?:\.\d{1,4})?)(?::(\d{1,4}))?$/.exec(text) ?? [];
	const aspect = Number(across) / Number(down);
	if (!(aspect >= .1 && aspect <= 10)) throw unknown(`ar_${text}`);
	return Math.round(aspect * 1e4) / 1e4;
}
function readOffset(pairs, key) {
	const text = pairs.get(key);
	if (text === void 0) return null;
	if (!/^(\d{1,5}|0\.\d{1,2})$/.test(text)) throw unknown(`${key}_${text}`);
	return Number(text);
}
var offsetIn = (side, offset) => offset < 1 ? offset * side : offset;
var stepsOf = (shape) => readTransform([transformOf(shape)]).steps;
var written = (step) => JSON.stringify(step);
var namedSteps = [...Object.values(imageSizes), ...Object.values(pageSizes)].flatMap(stepsOf);
var enlarged = namedSteps.map((step) => ({
	...step,
	crop: step.crop === "limit" ? "scale" : step.crop
}));
var named$1 = new Set([...namedSteps, ...enlarged].map(written));
var kept = new Set([...stepsOf(imageSizes.article), ...stepsOf(imageSizes.listing)].map(written));
function isOffered({ transform: { steps, quality } }, format, stored) {
	const [outer, inner, ...more] = steps;
	if (!named$1.has(written(outer)) || inner && !kept.has(written(inner)) || more.length > 0) return false;
	return quality === 80 && [
		"webp",
		"jpg",
		stored
	].includes(format);
}
// server/src/platform/images/images.queries.ts
async function insertImage(db, image) {
	await db`
    insert into images (host, public_id, host_version, format, width, height, bytes, folder, url, original_name,
                        content_hash)
    values (${image.host}, ${image.publicId}, ${image.version}, ${image.format}, ${image.width}, ${image.height},
            ${image.bytes}, ${image.folder}, ${image.url}, ${image.originalName}, ${image.contentHash})`;
}
async function countRecentImages(db, userId) {
	const [row] = await db`
    select count(*) from images where created_by = ${userId} and created_at > now() - interval '1 hour'`;
	return row?.count ?? 0;
}
async function findImage(db, publicId) {
	const [row] = await db`
    select format, width, height from images where public_id = ${publicId} and host = 'built-in'`;
	return row ?? null;
}
var listHosted = (db, publicIds) => db`
    select public_id, bytes from images
     where public_id = any(${[...publicIds]}::text[]) and host = 'built-in'`;
async function findUploaded(db, url) {
	const [row] = await db`
    select width, height, original_name as file_name, content_hash from images where url = ${url}`;
	return row ?? null;
}
var library = "library/";
var drawn = "demo/";
function wantedAt(address) {
	try {
		return readAddress(address);
	} catch (error) {
		if (error instanceof HttpError) return null;
		throw error;
	}
}
var isWhole = ({ transform: { steps, format, quality } }) => steps.length === 0 && format === null && quality === null;
async function listDelivered(db, addresses) {
	const wanted = addresses.map(wantedAt);
	const ids = wanted.flatMap((one) => one?.publicId ?? []);
	const hosted = ids.length === 0 ? [] : await listHosted(db, ids);
	const found = async (one) => {
		if (!one) return null;
		if (one.publicId.startsWith(drawn)) return { bytes: null };
		if (one.publicId.startsWith(library)) return await findLibraryPhoto(db, one.publicId.slice(8)) && { bytes: null };
		const image = hosted.find(({ publicId }) => publicId === one.publicId);
		return image ? { bytes: isWhole(one) ? image.bytes : null } : null;
	};
	return Promise.all(wanted.map(found));
}
// shared/src/editorial/series/series.messages.ts
var seriesMessages = {
	lacking: "Without posts",
	siteRequired: "A site is required",
	nameRequired: "An internal name is required",
	headlineRequired: "An external name is required",
	typeRequired: "A type is required",
	slugRequired: "A slug is required",
	badSlug: "Use lowercase letters, digits and single hyphens",
	slugTaken: "Another series on this site already uses this slug.",
	slugRedirects: (name) => `This slug redirects to the series \u201C${name}\u201D. Choose another one.`,
	badDay: "Enter a date",
	badPicture: "Enter the web address of an image",
	badLink: "Must be a valid URL",
	backwards: "The end date can\u2019t be before the start date.",
	adminsOnly: "Only admins can change the slug and the digest settings.",
	onePost: "A single series can have only one post.",
	otherSite: "Choose posts from the same site as the series.",
	full: "A series can have at most 500 posts.",
	orderOld: "The posts in this series have changed. Set the order again.",
	created: "Series created.",
	updated: "Series updated.",
	postAdded: "Added to the series.",
	postRemoved: "Removed from the series.",
	addFailed: "The series couldn\u2019t be added.",
	saveFailed: "The series couldn\u2019t be saved.",
	postsFailed: "The posts in the series couldn\u2019t be changed.",
	previewFailed: "The preview couldn\u2019t be opened.",
	presentedBy: "Presented by",
	moduleTag: "Put this tag where the module should appear:",
	loadFailed: "The series couldn\u2019t be loaded.",
	promotedNote: "Promoted articles are produced by sponsors and not by the editorial staff."
};
// shared/src/editorial/series/series.record.ts
var seriesTypes = [
	"Series",
	"Single",
	"Sponsored",
	"Gift Guide"
];
var digestWeekdays = [...weekdays.slice(1), weekdays[0]];
var seriesSlug = string(seriesMessages.slugRequired).trim().min(1, seriesMessages.slugRequired).max(100, seriesMessages.badSlug).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, seriesMessages.badSlug);
var seriesRecord = record$1({
	noun: "series",
	plural: "Series",
	slug: "series",
	screen: "seriesEdit",
	table: "series",
	title: "name",
	trash: false,
	fields: {
		name: text$1({
			label: "Internal name",
			required: seriesMessages.nameRequired,
			max: 200
		}),
		headline: text$1({
			label: "Series title",
			required: seriesMessages.headlineRequired,
			max: 200
		}),
		slug: text$1({
			label: "Slug",
			required: seriesMessages.slugRequired,
			pattern: seriesSlug
		}),
		type: choice(seriesTypes, {
			label: "Type",
			required: seriesMessages.typeRequired
		}),
		note: longText({
			label: "Note",
			max: 2e3
		}),
		shuffle: yesOrNo({
			label: "Shuffle posts",
			initial: false
		}),
		homePage: yesOrNo({
			label: "Home page",
			initial: false
		}),
		hideDates: yesOrNo({
			label: "Hide dates",
			initial: false
		}),
		startDate: day$1({
			label: "Start date",
			invalid: seriesMessages.badDay
		}),
		endDate: day$1({
			label: "End date",
			invalid: seriesMessages.badDay
		}),
		banner: picture$2({
			label: "Banner image",
			invalid: seriesMessages.badPicture
		}),
		logo: picture$2({
			label: "Logo",
			invalid: seriesMessages.badPicture
		}),
		digestSeries: yesOrNo({
			label: "Show in digest",
			initial: false
		}),
		digestDays: checkedJson({
			label: "Digest days",
			write: array(_enum(digestWeekdays, "Choose weekdays")).max(7),
			read: array(string()),
			initial: [],
			shows: "words"
		}),
		digestHeaderImage: picture$2({
			label: "Digest header image",
			invalid: seriesMessages.badPicture
		}),
		digestLogoImage: picture$2({
			label: "Digest logo image",
			invalid: seriesMessages.badPicture
		}),
		sponsorName: text$1({
			label: "Sponsor name",
			max: 200
		}),
		sponsorLink: link({
			label: "Sponsor URL",
			invalid: seriesMessages.badLink
		})
	},
	rules: ({ startDate, endDate }) => startDate && endDate && endDate < startDate ? [{
		path: "endDate",
		message: seriesMessages.backwards
	}] : [],
	systemFields: {
		siteId: reference("site", {
			label: "Site",
			required: seriesMessages.siteRequired,
			unknown: ""
		}),
		position: wholeNumber({
			label: "Order",
			min: 1,
			max: 1e6,
			invalid: "",
			initial: 1
		})
	},
	added: {
		city: string(),
		url: string(),
		siteUrl: string(),
		previewUrl: string().nullable(),
		postUrl: string().nullable(),
		postCount: int()
	},
	parts: [partOf$1("series_posts", "series_id", "news_item_id", "post")]
});
var adminFields = [
	"slug",
	"digestSeries",
	"digestDays",
	"digestHeaderImage",
	"digestLogoImage"
];
// server/src/editorial/series/series.store.ts
var seriesRows = rowRule({
	record: "series",
	visibleTo: "staff"
});
var seriesStore = {
	record: seriesRecord,
	alias: "r",
	joins: "join sites t on t.id = r.site_id",
	added: `t.city, t.url as site_url, t.preview_url, '/sites/' || r.site_id || '/series/' || r.slug as url,
    
  (select coalesce(n.post_url, rtrim(t.preview_url, '/') || '/' || n.slug || '/', '/sites/' || n.site_id || '/' || n.slug)
     from series_posts p join news_items n on n.id = p.news_item_id
    where p.series_id = r.id and n.status = 0 order by p.position, p.id limit 1) as post_url, 
  (select count(*)::int from series_posts p join news_items n on n.id = p.news_item_id
    where p.series_id = r.id and n.status <> 4) as post_count`,
	rows: seriesRows,
	found: {
		detail: "t.name",
		words: `folded(concat_ws(' ', r.name, r.headline))`,
		order: "r.start_date desc nulls last"
	},
	check: async (db, { seer, values, current }) => {
		if (values.type !== "Single" || !current) return;
		if ((await listPostIds(db, rowsOf(seer, seriesRows), current.id)).length > 1) throw badRequest({
			path: "type",
			message: seriesMessages.onePost
		});
	},
	restoreRule: none("it is never deleted"),
	mayDelete: () => false
};
var listSeries = (db, visible, siteId) => db`
    select ${columnsOf(db, seriesStore)} from ${sourceOf(db, seriesStore)}
     where ${siteId === null ? db`t.is_main` : db`r.site_id = ${siteId}`}
       and r.deleted_at is null and ${within(db, visible, "r")}
     order by r.start_date nulls last, r.id`;
var seriesWithoutPosts = (db, visible, day) => db`
  select from series r join sites t on t.id = r.site_id
   where t.is_main and r.deleted_at is null and ${within(db, visible, "r")}
     and (r.start_date is not null or r.end_date is not null)
     and coalesce(r.start_date <= ${day}::date, true) and coalesce(r.end_date >= ${day}::date, true)
     and not exists (select from series_posts x join news_items n on n.id = x.news_item_id
                      where x.series_id = r.id and n.status <> 4)`;
async function findTaken(db, visible, siteId) {
	await db`select pg_advisory_xact_lock(hashtext('series of a site'), ${siteId})`;
	const rows = await db`
    select r.slug || array(select o.slug from series_old_slugs o where o.series_id = r.id) as slugs, r.position
      from series r where r.site_id = ${siteId} and ${within(db, visible, "r")}
     order by r.position desc`;
	return {
		slugs: rows.flatMap(({ slugs }) => slugs),
		firstOrder: rows[0]?.position ?? 0
	};
}
async function findSlugOwner(db, visible, { id, siteId, slug }) {
	const [row] = await db`
    select r.name, lower(r.slug) <> lower(${slug}) as is_redirect from series r
     where r.site_id = ${siteId} and r.id <> ${id} and ${hasSlug(db, siteId, slug)} and ${within(db, visible, "r")}
     order by is_redirect limit 1`;
	return row ?? null;
}
var saveOldSlug = (db, { id, siteId, slug }) => db`insert into series_old_slugs (site_id, slug, series_id) values (${siteId}, lower(${slug}), ${id})
     on conflict (site_id, slug) do nothing`;
async function findSeries(db, visible, id) {
	const [row] = await db`
    select ${columnsOf(db, seriesStore)} from ${sourceOf(db, seriesStore)}
     where r.id = ${id} and r.deleted_at is null and ${within(db, visible, "r")}`;
	return row ?? null;
}
var hasSlug = (db, siteId, slug) => db`(lower(r.slug) = lower(${slug}) or r.id in (
        select o.series_id from series_old_slugs o where o.site_id = ${siteId} and o.slug = lower(${slug})))`;
async function findSeriesBySlug(db, visible, siteId, slug) {
	const [row] = await db`
    select ${columnsOf(db, seriesStore)} from ${sourceOf(db, seriesStore)}
     where r.site_id = ${siteId} and ${hasSlug(db, siteId, slug)} and r.deleted_at is null
       and ${within(db, visible, "r")}
     order by lower(r.slug) = lower(${slug}) desc limit 1`;
	return row ?? null;
}
var listDigestSeries = (db, visible, siteId, { day, weekday, limit }) => db`
    select ${columnsOf(db, seriesStore)} from ${sourceOf(db, seriesStore)}
     where r.site_id = ${siteId} and r.digest_series and r.deleted_at is null and ${within(db, visible, "r")}
       and (r.start_date is not null or r.end_date is not null)
       and coalesce(r.start_date <= ${day}::date, true) and coalesce(r.end_date >= ${day}::date, true)
       and (r.digest_days = '[]' or r.digest_days ? ${weekday})
     order by r.position, r.id limit ${limit}`;
var listHomeSeries = (db, visible, siteId, day) => db`
    select ${columnsOf(db, seriesStore)} from ${sourceOf(db, seriesStore)}
     where r.site_id = ${siteId} and r.home_page and r.deleted_at is null and ${within(db, visible, "r")}
       and (r.start_date is not null or r.end_date is not null)
       and coalesce(r.start_date <= ${day}::date, true) and coalesce(r.end_date >= ${day}::date, true)
     order by r.position, r.id limit 6`;
var listSeriesPosts = (db, visible, seriesId, { onlyLive = false, limit = 500 } = {}) => db`
    select ${details(db)}, o.details from series_posts p join news_items n on n.id = p.news_item_id
      join sites s on s.id = n.site_id ${beside(db)}
     where p.series_id = ${seriesId} and ${onlyLive ? db`n.status = 0` : db`n.status <> 4`}
       and ${within(db, visible, "n")}
     order by p.position, p.id limit ${limit}`;
async function listPostIds(db, visible, seriesId) {
	return (await db`
    select p.news_item_id as id from series_posts p join series r on r.id = p.series_id
     where p.series_id = ${seriesId} and ${within(db, visible, "r")} order by p.position, p.id`).map(({ id }) => id);
}
async function setPosts(db, seriesId, ids) {
	await db`delete from series_posts
    where series_id = ${seriesId} and news_item_id <> all(${ids}::int[])`;
	await db`
    insert into series_posts (series_id, news_item_id, position)
    select ${seriesId}, id, at from unnest(${ids}::int[]) with ordinality g (id, at)
        on conflict on constraint series_posts_unique do update set position = excluded.position
     where series_posts.position <> excluded.position`;
}
var hideDates = (db, ids) => db`update news_items set internal_tags = internal_tags || '{hidedate}'::text[]
      where id = any(${ids}::int[]) and not 'hidedate' = any(internal_tags)`;
var showDates = (db, ids, seriesId) => db`update news_items n set internal_tags = array_remove(n.internal_tags, 'hidedate')
      where n.id = any(${ids}::int[]) and 'hidedate' = any(n.internal_tags)
        and not exists (select from series_posts p join series r on r.id = p.series_id
              where p.news_item_id = n.id and r.hide_dates and r.id <> ${seriesId} and r.deleted_at is null)`;
// shared/src/platform/images/photo-shape.ts
var photoTypes = [
	"No crop",
	"4x3",
	"16x9"
];
var ratioOf = {
	"No crop": null,
	"4x3": 4 / 3,
	"16x9": 16 / 9
};
var middle = {
	x: .5,
	y: .5
};
var cropPattern = string().regex(/^\d{1,5},\d{1,5},[1-9]\d{0,4},[1-9]\d{0,4}$/, "A crop must be four whole numbers: left, top, width and height.");
var focusPattern = string().regex(/^(\d|[1-9]\d|100),(\d|[1-9]\d|100)$/, "A focal point must be two whole numbers from 0 to 100: percent from the left and from the top.");
var numbersOf$1 = (text) => text.split(",").map(Number);
function areaOf(crop) {
	const [x = 0, y = 0, width = 1, height = 1] = numbersOf$1(crop);
	return {
		x,
		y,
		width,
		height
	};
}
var cropOf = ({ x, y, width, height }) => [
	x,
	y,
	width,
	height
].map(Math.round).join(",");
function pointOf(focus) {
	if (!focus) return middle;
	const [x = 50, y = 50] = numbersOf$1(focus);
	return {
		x: x / 100,
		y: y / 100
	};
}
var isInside = ({ x, y, width, height }, size) => x + width <= size.width && y + height <= size.height;
var between = (least, value, most) => Math.max(least, Math.min(value, most));
function areaAround(size, ratio, point) {
	const isWide = size.width / size.height > ratio;
	const width = isWide ? Math.max(1, Math.round(size.height * ratio)) : size.width;
	const height = isWide ? size.height : Math.max(1, Math.round(size.width / ratio));
	return {
		x: Math.round(between(0, point.x * size.width - width / 2, size.width - width)),
		y: Math.round(between(0, point.y * size.height - height / 2, size.height - height)),
		width,
		height
	};
}
function shownArea({ crop, focus, photoType, ...size }) {
	if (crop && isInside(areaOf(crop), size)) return areaOf(crop);
	const ratio = ratioOf[photoType] ?? null;
	if (ratio) return areaAround(size, ratio, pointOf(focus));
	return {
		x: 0,
		y: 0,
		...size
	};
}
function shownPoint(shown) {
	if (!shown.focus) return middle;
	const area = shownArea(shown);
	const { x, y } = pointOf(shown.focus);
	return {
		x: between(0, (x * shown.width - area.x) / area.width, 1),
		y: between(0, (y * shown.height - area.y) / area.height, 1)
	};
}
// server/src/editorial/public-posts/public-posts.queries.ts
var isPlace = (db) => db`c.title <> all('{HOME,PROMOTED}') and not exists (select from sections k where k.parent_id = c.id)`;
async function findPageSite(db, siteId) {
	const [row] = await db`
    select s.id, s.name, s.city,
           array(select c.title from sections c left join sections p on p.id = c.parent_id
                  where c.site_id = s.id and ${isPlace(db)}
                  order by coalesce(p.position, c.position), c.position, c.id) as sections
      from sites s where s.id = ${siteId}`;
	return row ?? null;
}
var saidSince = (db) => db`greatest(coalesce(r.published_at, n.last_published_at, n.updated_at), n.last_published_at)`;
async function findPostFacts(db, visible, id) {
	const [row] = await db`
    select n.id, n.site_id, n.type, n.slug, ${postAddress(db)} as post_url, n.last_published_at,
           ${saidSince(db)} as updated_at, n.internal_tags, n.byline_names,
           n.status = 0 as is_listed
      from news_items n join sites s on s.id = n.site_id
      left join news_item_revisions r on r.id = n.revision_id
     where n.id = ${id} and n.status <> 4 and ${within(db, visible, "n")}`;
	return row ?? null;
}
async function findLinked(db, { section_ids, authors }) {
	const [sections, people] = await Promise.all([db`
      select title from sections where id = any(${section_ids}::int[])
       order by array_position(${section_ids}::int[], id)`, db`
      select name, avatar from authors where id = any(${authors}::int[])
       order by array_position(${authors}::int[], id)`]);
	return {
		sections: sections.map(({ title }) => title),
		authors: people
	};
}
var listAddressed = (db, addresses) => db`
  select json_build_object('siteId', a.site_id, 'slug', a.slug) as asked, p.*
    from unnest(${addresses.map(({ siteId }) => siteId)}::integer[],
                ${addresses.map(({ slug }) => slug)}::text[]) a (site_id, slug)
   cross join lateral (
     with found as (
       select id, 1 as place from news_items where site_id = a.site_id and slug = a.slug
       union all
       select news_item_id, 2 from news_item_old_slugs where site_id = a.site_id and slug = a.slug)
     select n.id, n.status, n.slug, n.scheduled_at, n.last_published_at is not null as was_published,
            n.taken_down_at is not null as is_taken_down, n.moved_to
       from found f join news_items n on n.id = f.id order by n.status in (0, 2) desc, f.place limit 1) p`;
async function findAddressed(db, siteId, slug) {
	const [row] = await listAddressed(db, [{
		siteId,
		slug
	}]);
	return row ?? null;
}
async function findMoved(db, siteId, address) {
	const [row] = await db`
    select n.slug from news_item_old_addresses o join news_items n on n.id = o.news_item_id
     where o.site_id = ${siteId} and o.address = ${address}`;
	return row?.slug ?? null;
}
var listPublished = (db, { siteId, sectionIds, types }, { limit, offset = 0 }) => db`
    with page as (
      select n.id from news_items n
       where n.site_id = ${siteId} and n.status = 0 and n.slug is not null
         ${types ? db`and n.type = any(${[...types]}::text[])` : db``}
         ${sectionIds ? db`and exists (select from news_item_sections x
                    where x.news_item_id = n.id and x.section_id = any(${sectionIds}::int[]))` : db``}
       order by n.publication_at desc, n.id desc limit ${limit} offset ${offset})
    select n.id, n.site_id, n.type, ${postAddress(db)} as post_url, n.headline, n.description, n.image_url,
           c.details, n.byline, n.starts_at, n.publication_at as published_at, n.internal_tags,
           greatest(r.published_at, n.publication_at) as updated_at,
           array(select e.title from news_item_sections x join sections e on e.id = x.section_id
                  where x.news_item_id = n.id order by x.position) as sections
      from page p join news_items n on n.id = p.id join sites s on s.id = n.site_id
      join news_item_contents c on c.news_item_id = n.id
      left join news_item_revisions r on r.id = n.revision_id
     order by n.publication_at desc, n.id desc`;
var listSiteSections = (db, siteId) => db`
    select id, title from sections where site_id = ${siteId} order by position, id`;
async function findPhotosets(db, ids) {
	if (ids.length === 0) return new Map();
	const rows = await db`
    select t.id, json_agg(json_build_object('src', p.src, 'altTag', p.alt_tag, 'credit', p.credit,
                            'width', p.width, 'height', p.height, 'crop', p.crop, 'focus', p.focus,
                            'photoType', p.photo_type) order by s.position) as photos
      from photosets t join photoset_photos s on s.photoset_id = t.id join photos p on p.id = s.photo_id
     where t.id = any(${[...ids]}::integer[]) and t.deleted_at is null and p.deleted_at is null
     group by t.id`;
	return new Map(rows.map(({ id, photos }) => [id, photos.map((photo) => {
		const { width, height } = shownArea(photo);
		return {
			src: photo.src,
			altTag: photo.altTag,
			credit: photo.credit,
			width,
			height
		};
	})]));
}
// server/src/editorial/public-posts/own-addresses.queries.ts
var there = { outcome: "answers" };
var dead = { outcome: "dead" };
var words = (path) => {
	try {
		return path.split("/").map(decodeURIComponent);
	} catch {
		return null;
	}
};
function pageAt(pathname) {
	const [, site = "", rest = ""] = /^\/sites\/([1-9]\d{0,8})(?:\/(.*?))?\/?$/.exec(pathname) ?? [];
	const parts = rest === "" ? [] : words(rest);
	return site && parts ? {
		siteId: Number(site),
		parts
	} : null;
}
var isPost = ({ parts: [slug = "", ...more] }) => slug !== "" && more.length === 0 && !slug.includes(".");
async function postsAt(db, pages, sending) {
	const asked = pages.filter(isPost).map(({ siteId, parts }) => ({
		siteId,
		slug: parts[0] ?? ""
	}));
	const rows = asked.length === 0 ? [] : await listAddressed(db, asked);
	return ({ siteId, parts: [slug] }) => {
		const row = rows.find((one) => one.asked.siteId === siteId && one.asked.slug === slug);
		if (!row) return dead;
		if (row.status === postStatus.live || row.status === postStatus.unlisted) return row.slug === slug ? there : {
			...there,
			finalUrl: `${sending.publicUrl}${postPath(siteId, row.slug)}`
		};
		const isTold = sending.pickedIds.includes(row.id);
		const { scheduledAt } = row;
		const isLiveThen = scheduledAt && sending.sendAt && scheduledAt <= sending.sendAt;
		if (isTold || row.status !== postStatus.deleted && isLiveThen) return there;
		return row.movedTo ? {
			...there,
			finalUrl: new URL(row.movedTo, sending.publicUrl).href
		} : dead;
	};
}
async function seriesAt(db, siteId, slug, { publicUrl, sendAt }) {
	const series = await findSeriesBySlug(db, rowsOf(theProduct, seriesRows), siteId, slug);
	const day = centralDay(sendAt ?? new Date());
	if (!series || series.startDate !== null && series.startDate > day) return dead;
	return series.slug.toLowerCase() !== slug.toLowerCase() ? {
		...there,
		finalUrl: `${publicUrl}${series.url}`
	} : there;
}
async function sectionAt(db, siteId, slug) {
	return (await listSiteSections(db, siteId)).some(({ title }) => pageSection(title).slug === slug) ? there : dead;
}
async function pageOf(db, page, postOf, sending) {
	const { siteId, parts } = page;
	const [first = "", second = "", ...more] = parts;
	if (isPost(page)) return postOf(page);
	if (parts.length === 0) return await findPageSite(db, siteId) ? there : dead;
	if (more.length > 0 || second === "") return null;
	if (first === "sections") return sectionAt(db, siteId, second);
	return first === "series" ? seriesAt(db, siteId, second, sending) : null;
}
var pictures = "/images/upload/";
async function lookUpOwn(db, urls, sending) {
	const { host } = new URL(sending.publicUrl);
	const own = urls.flatMap((url) => {
		const address = URL.parse(url);
		return address?.host === host ? [{
			url,
			pathname: address.pathname
		}] : [];
	});
	const shown = own.filter(({ pathname }) => pathname.startsWith(pictures));
	const pages = own.flatMap(({ url, pathname }) => {
		const page = pageAt(pathname);
		return page ? [{
			url,
			page
		}] : [];
	});
	const delivered = await listDelivered(db, shown.map(({ pathname }) => pathname.slice(15)));
	const postOf = await postsAt(db, pages.map(({ page }) => page), sending);
	const found = [...shown.map(({ url }, at) => {
		const picture = delivered[at];
		return [url, picture ? {
			...there,
			...picture
		} : dead];
	}), ...await Promise.all(pages.map(async ({ url, page }) => [url, await pageOf(db, page, postOf, sending)]))];
	return new Map(found.flatMap(([url, one]) => one ? [[url, {
		finalUrl: url,
		bytes: null,
		...one
	}]] : []));
}
// server/src/email/campaigns/email-parts.ts
var altFields = {
	bannerImageUrl: ["bannerAlt"],
	banner2ImageUrl: ["banner2Alt"],
	photoUrl: ["title", "subject"]
};
var said = (value) => typeof value === "string" ? value : "";
var linksIn = (text) => [...text.matchAll(/<a\b[^<>]*\shref="([^"]*)"/gi)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
var isPage = (url) => /^https?:/i.test(url);
function addWords({ words }, path, ...texts) {
	for (const text of texts) if (text) words.push({
		path,
		text
	});
}
function addLink({ links }, path, url) {
	if (isPage(url)) links.push({
		path,
		url
	});
}
var headlinesOnly = ["newsLinks"];
function addItem(parts, path, item) {
	parts.picked.push({
		path,
		item
	});
	addWords(parts, path, item.headline);
	parts.links.push({
		path,
		url: item.url
	});
	if (headlinesOnly.includes(path)) return;
	addWords(parts, path, item.dek, item.section, item.author);
	if (item.image_url) parts.pictures.push({
		path,
		url: item.image_url,
		alt: item.headline,
		altPath: path
	});
}
function addSection(parts, path, section) {
	if (section.items.length === 0) return;
	addWords(parts, path, section.title);
	const alt = {
		alt: section.title || "Series",
		altPath: path
	};
	if (section.header) parts.pictures.push({
		path,
		url: section.header,
		...alt
	});
	if (section.logo) parts.pictures.push({
		path,
		url: section.logo,
		...alt,
		isWhole: true
	});
	for (const item of section.items) addItem(parts, path, item);
}
function addPicture(parts, path, url, values) {
	const [first = path, ...others] = altFields[path] ?? [];
	const altPath = [first, ...others].find((key) => said(values[key])) ?? first;
	parts.pictures.push({
		path,
		url,
		alt: said(values[altPath]),
		altPath: first
	});
}
function addField(parts, path, { kind, shows }, values) {
	const value = values[path];
	if (!value) return;
	if (shows === "posts") for (const item of [value].flat()) addItem(parts, path, item);
	else if (shows === "series section") addSection(parts, path, value);
	else if (kind === "text" || kind === "long text") addWords(parts, path, said(value));
	else if (kind === "link") addLink(parts, path, said(value));
	else if (kind === "picture") addPicture(parts, path, said(value), values);
	else if (kind === "rich text") {
		addWords(parts, path, wordsOf$1(said(value)));
		for (const url of linksIn(said(value))) addLink(parts, path, url);
	}
}
function addListing(parts, path, listing) {
	const { name, description2, address, city, state, firm, url, imageUrl } = listing;
	addWords(parts, path, name, description2, address, city, state, firm);
	addLink(parts, path, url);
	if (imageUrl) parts.pictures.push({
		path,
		url: imageUrl,
		alt: name,
		altPath: path
	});
}
function addSite(parts, around) {
	const { site, siteUrl, publisher, sender } = around;
	const path = "siteId";
	addWords(parts, path, site, publisher.name, publisher.postalAddress);
	addWords(parts, "emailTemplateId", sender);
	addLink(parts, path, siteUrl);
	const { logo } = publisher;
	if (logo) parts.pictures.push({
		path,
		url: logo.src,
		alt: logo.alt,
		altPath: path,
		isWhole: true
	});
}
var bannerFields = ["bannerImageUrl", "banner2ImageUrl"];
function emailParts({ fields }, values, around = null) {
	const parts = {
		words: [],
		links: [],
		pictures: [],
		picked: [],
		bareBanners: []
	};
	const hasBottom = !values.reuseBanner && said(values.banner2Url) !== "";
	const isShown = (path) => hasBottom || !path.startsWith("banner2");
	for (const [path, field] of Object.entries(fields)) if (isShown(path)) addField(parts, path, field, values);
	if (around) {
		for (const listing of around.listings) addListing(parts, "slots", listing);
		addSite(parts, around);
	}
	return {
		...parts,
		words: onceEach(parts.words, ({ text }) => text),
		links: onceEach(parts.links, ({ url }) => url),
		pictures: onceEach(parts.pictures, ({ url }) => url),
		bareBanners: bannerFields.filter((path) => path in fields && isShown(path) && !values[path])
	};
}
var onceEach = (all, what) => [...new Map(all.map((one) => [`${one.path} ${what(one)}`, one])).values()];
// server/src/email/campaigns/preflight.queries.ts
var postState = (db) => db`case when n.deleted_at is null then n.status else 4 end as status, n.scheduled_at`;
var listPostsNow = (db, visible, ids) => db`
  select n.id, ${postState(db)}, n.starts_at, n.ends_at
    from news_items n where n.id = any(${[...ids]}::integer[]) and ${within(db, visible, "n")}`;
var listListingsNow = (db, visible, ids) => db`
  select l.id, l.description1 as name, l.description2, l.address, l.city, l.state, l.url, l.image_url,
         l.deleted_at is not null as is_deleted, f.name as firm,
         f.is_paused or f.deleted_at is not null as is_firm_paused
    from listings l join showcase_firms f on f.id = l.showcase_firm_id
   where l.id = any(${[...ids]}::integer[]) and ${within(db, visible, "l")}`;
var listForeignSites = (db, visible, siteId) => db`
  select s.id, s.city, s.url from sites s join sites own on own.id = ${siteId}
   where s.city <> own.city and ${within(db, visible, "s")} order by s.id`;
var listOfAudience = (db, visible, { audienceId, except, from, to }) => db`
  select c.id, c.style, c.subject, c.send_date, c.send_time, c.content, c.status
    from campaigns c join email_templates t on t.id = c.email_template_id
   where t.mailchimp_list_id = ${audienceId} and c.id is distinct from ${except}::integer and c.deleted_at is null
     and c.status in ('scheduled', 'sending', 'sent', 'unknown') and c.send_date between ${from} and ${to}
     and c.send_time is not null and ${within(db, visible, "c")}
   order by c.send_date desc, c.send_time desc, c.id desc`;
var listAccepted = (db, campaignId) => db`
  select a.rule as key, a.about, a.reason, u.name as by, a.updated_at as at
    from accepted_warnings a left join users u on u.id = a.updated_by where a.campaign_id = ${campaignId}`;
async function saveAccepted(db, campaignId, { key, about, reason }) {
	if (reason === null) await db`delete from accepted_warnings where campaign_id = ${campaignId} and rule = ${key} and about = ${about}`;
	else await db`
      insert into accepted_warnings (campaign_id, rule, about, reason) values (${campaignId}, ${key}, ${about}, ${reason})
      on conflict on constraint accepted_warnings_once do update set reason = excluded.reason`;
}
// server/src/email/campaigns/email-facts.ts
var recap = "Hot Headlines";
var patienceMs$1 = 2e3;
var sendAtOf = ({ sendDate, sendTime }) => sendDate && sendTime ? centralInstant(sendDate, sendTime.slice(0, 5)) : null;
async function templateOf(app, db, email, asksReaders) {
	const template = await chosenTemplate(db, theProduct, email);
	const sender = template?.fromName ?? "";
	if (!template) return {
		template: await isTemplateDeleted(db, theProduct, email) ? "deleted" : null,
		audienceId: null,
		sender,
		envelope: null
	};
	const { audienceId, fromName, replyTo } = template;
	const from = {
		fromName,
		replyTo
	};
	if (!audienceId) return {
		template: { audience: null },
		audienceId,
		sender,
		envelope: {
			...from,
			audience: null
		}
	};
	const { part, state } = await partOf(db, email, audienceId);
	const known = asksReaders && await Promise.race([app.mail.readers(audienceId, email.id, part).catch(logged("Couldn\u2019t count the recipients of an audience")), setTimeout(patienceMs$1, null, { ref: false })]);
	const readers = known ? known.subscribers : null;
	const reached = known ? known.reached : 0;
	const name = known ? known.name : template.description;
	return {
		template: { audience: {
			readers,
			reached,
			part: state
		} },
		audienceId,
		sender,
		envelope: {
			...from,
			audience: {
				name,
				part: part?.name ?? null,
				readers,
				reached
			}
		}
	};
}
function storiesOf(email) {
	const blocks = Object.entries(email.content).filter(([key]) => isStoryBlock(key)).flatMap(([, block]) => Array.isArray(block) ? block : block?.items ?? []);
	return new Set(blocks.map((item) => item.id ?? 0));
}
var isStoryBlock = (key) => /^(newsItems|newsLinks|trendingNews|series\d)$/.test(key);
var nowStates = {
	0: "published",
	2: "published",
	4: "deleted"
};
var stateOf = ({ status }) => nowStates[status] ?? "draft";
function pickedFact({ path, item }, now, before) {
	const startsAt = item.starts_at ? new Date(item.starts_at) : null;
	const told = isStoryBlock(path) && before.find((email) => storiesOf(email).has(item.id));
	return {
		path,
		id: item.id,
		headline: item.headline,
		state: now ? stateOf(now) : null,
		publishesAt: now?.scheduledAt ?? null,
		endsAt: now?.endsAt ?? now?.startsAt ?? startsAt,
		before: told ? {
			subject: told.subject,
			sendDate: told.sendDate
		} : null
	};
}
async function aroundOf(db, email, audienceId) {
	const sendAt = sendAtOf(email);
	if (!sendAt || !email.sendDate || audienceId === null) return {
		neighbours: [],
		before: []
	};
	const timed = (await listOfAudience(db, rowsOf(theProduct, campaignRows), {
		audienceId,
		except: email.id,
		from: addDays(email.sendDate, -7),
		to: addDays(email.sendDate, 1)
	})).flatMap((one) => {
		const at = sendAtOf(one);
		return at ? [{
			...one,
			sendAt: at
		}] : [];
	});
	const isCompared = ({ style }) => style === recap === (email.style === recap);
	return {
		neighbours: timed.map(({ id, subject, status, sendAt: at }) => ({
			id,
			subject,
			sendAt: at,
			isGone: status === "sent" || status === "sending"
		})),
		before: timed.filter((one) => one.sendAt < sendAt && isCompared(one))
	};
}
var hostOf = (url) => URL.parse(url)?.hostname.toLowerCase() ?? "";
async function partsOf({ config }, db, record, email, { listings, sender }) {
	const around = {
		site: `${email.property} ${email.city}`,
		siteUrl: email.siteUrl,
		publisher: await publisherOf(email, config, db),
		sender,
		listings: listings.filter(({ isDeleted }) => !isDeleted)
	};
	return asSent(emailParts(record, {
		...email.content,
		...email
	}, around), config);
}
var asSent = (parts, config) => {
	const whole = (url) => absolute(url, config) ?? url;
	return {
		...parts,
		links: parts.links.map((one) => ({
			...one,
			url: whole(one.url)
		})),
		pictures: parts.pictures.map((one) => ({
			...one,
			url: one.isWhole ? whole(one.url) : picture(one.url, "emailLead", config) ?? one.url
		}))
	};
};
async function ledTo({ config: { publicUrl } }, db, { links, pictures, picked }, sendAt) {
	const all = [...new Set([...links, ...pictures].map(({ url }) => url))];
	const urls = all.filter((url) => canBeLookedUp(url, hostOf(publicUrl)));
	const pickedIds = picked.map(({ item }) => item.id);
	const [own, { found, isLookingUp }] = await Promise.all([lookUpOwn(db, all, {
		publicUrl,
		sendAt,
		pickedIds
	}), findLookUps(db, urls)]);
	const seen = (one) => ({
		...one,
		found: own.get(one.url) ?? found.get(one.url) ?? null
	});
	return {
		urls,
		isLookingUp,
		links: links.map(seen),
		pictures: pictures.map(seen)
	};
}
async function shownOf(db, { picked }, listings, before) {
	const ids = picked.map(({ item }) => item.id);
	const posts = await listPostsNow(db, rowsOf(theProduct, postRows), ids);
	const nowOf = (item) => posts.find(({ id }) => id === item.id);
	return {
		items: picked.map((one) => pickedFact(one, nowOf(one.item), before)),
		listings: listings.map(({ imageUrl, ...one }) => ({
			path: "slots",
			hasPicture: imageUrl !== "",
			...one
		}))
	};
}
async function factsOf(app, db, record, email, { bytes, asksReaders }) {
	const { publicUrl } = app.config;
	const slots = email.content.slots ?? [];
	const [{ template, audienceId, sender, envelope }, listings, sites] = await Promise.all([
		templateOf(app, db, email, asksReaders),
		listListingsNow(db, rowsOf(theProduct, listingRows), slots),
		listForeignSites(db, rowsOf(theProduct, siteRows), email.siteId)
	]);
	const parts = await partsOf(app, db, record, email, {
		listings,
		sender
	});
	const sendAt = sendAtOf(email);
	const [{ neighbours, before }, { urls, isLookingUp, ...led }] = await Promise.all([aroundOf(db, email, audienceId), ledTo(app, db, parts, sendAt)]);
	return {
		facts: {
			subject: email.subject,
			previewText: email.previewText,
			utm: email.utm,
			words: parts.words,
			bareBanners: parts.bareBanners,
			...led,
			...await shownOf(db, parts, listings, before),
			needsListings: "slots" in record.fields,
			template,
			sendAt,
			neighbours,
			foreignSites: sites.map(({ id, city, url }) => ({
				city,
				host: hostOf(url),
				pages: `${publicUrl}${sitePath(id)}/`
			})),
			siteHost: hostOf(email.siteUrl),
			ownHost: hostOf(publicUrl),
			bytes
		},
		urls,
		isLookingUp,
		envelope
	};
}
// server/src/email/campaigns/typed-email.ts
var halfTyped = [
	"text",
	"rich text",
	"link",
	"picture",
	"checked JSON"
];
var readableOf = (typed, read) => Array.isArray(typed) ? typed.filter((one) => read.safeParse([one]).success) : typed;
function checkedValue({ kind, write, read, initial }, typed) {
	const written = write.safeParse(typed);
	if (written.success) return written.data;
	if (!halfTyped.includes(kind)) return initial;
	const { success, data } = read.safeParse(readableOf(typed, read));
	return success ? data : initial;
}
var valuesIn = (fields, typed) => Object.fromEntries(fields.map(([key, field]) => [key, checkedValue(field, typed[key])]));
var storedEmail = async (db, seer, kind, id) => id === null ? null : await loadCampaign(db, seer, kind, id);
async function typedEmailOf(db, seer, { kind, store }, saved, typed) {
	const record = store.record;
	const values = valuesIn(Object.entries(record.fields).filter(([, { isContent }]) => !isContent), typed);
	const site = values.siteId ? await findSite(db, rowsOf(seer, siteRows), values.siteId) : null;
	if (!site || !values.style) return null;
	const { emailTemplateId: wanted } = values;
	const emailTemplateId = await templateInUse(db, seer, values.style, site.id, wanted);
	const content = valuesIn(contentOf(record.fields), typed);
	return {
		...values,
		id: saved?.id ?? null,
		kind,
		againOf: saved?.againOf ?? null,
		utm: typed.utm ? values.utm : defaultUtm(values.style),
		version: 0,
		city: site.city,
		property: site.property,
		siteUrl: site.url,
		emailTemplateId,
		content: {
			...content,
			...cleanedTexts(record, content)
		},
		status: "draft",
		problem: null,
		providerCampaignId: null,
		updatedAt: new Date(),
		updatedByName: null,
		updatedById: null
	};
}
// server/src/email/campaigns/check-email.ts
var withReason = (finding, accepted) => {
	const found = accepted.find(({ key, about }) => key === finding.key && about === finding.about);
	return {
		...finding,
		accepted: found ? {
			reason: found.reason,
			by: found.by,
			at: found.at
		} : null
	};
};
async function checkTyped(app, viewer, kind, { id, values }) {
	const { pool } = app;
	const saved = await storedEmail(pool, viewer, kind, id);
	const email = await typedEmailOf(pool, viewer, kind, saved, values);
	if (!email) return {
		findings: [],
		isLookingUp: false,
		envelope: null
	};
	const campaign = {
		...email,
		id: id ?? 0
	};
	const rendered = await kind.render(campaign, app.config, pool);
	const checked = await factsOf(app, pool, kind.store.record, email, {
		bytes: Buffer.byteLength(rendered.html),
		asksReaders: true
	});
	const isAsked = await haveLookedUp(app, checked.urls);
	const said = saved && await askProvider(app, viewer, kind, {
		campaign,
		rendered,
		saved
	});
	const findings = [...preflight(checked.facts), ...said?.findings ?? []];
	const accepted = id === null ? [] : await listAccepted(pool, id);
	return {
		findings: inOrder(findings).map((finding) => withReason(finding, accepted)),
		isLookingUp: isAsked || checked.isLookingUp || Boolean(said?.isLookingUp),
		envelope: checked.envelope
	};
}
async function refuseUnfit(app, db, { store }, campaign) {
	const email = {
		...campaign,
		content: campaign.content
	};
	const { facts } = await factsOf(app, db, store.record, email, {
		bytes: null,
		asksReaders: false
	});
	const blocks = preflight(facts).filter(({ severity }) => severity === "blocks");
	if (blocks.length > 0) throw badRequest(...blocks.map(({ path, sentence }) => ({
		path,
		message: sentence
	})));
}
async function acceptWarning(db, seer, kind, { id, ...warning }) {
	await loadCampaign(db, seer, kind, id);
	if (!preflightRules.some(({ key, severity }) => key === warning.key && severity === "warns") && !providerWarnings.includes(warning.key)) throw badRequest(onlyWarnings);
	await saveAccepted(db, id, warning);
}
var patienceMs = 300;
var nothing = {
	findings: [],
	isLookingUp: false
};
async function isAsSaved(app, { render }, { campaign, rendered, saved }) {
	const heads = [campaign, saved].map(({ subject, previewText }) => `${subject}\n${previewText}`);
	return heads[0] === heads[1] && (await render(saved, app.config, app.pool)).html === rendered.html;
}
async function askProvider(app, viewer, kind, typed) {
	const template = await chosenTemplate(app.pool, viewer, typed.campaign);
	if (!app.mail.checklist || !template?.audienceId) return nothing;
	if (!await isAsSaved(app, kind, typed)) return nothing;
	const { audienceId } = template;
	const email = outgoingOf(typed.saved, {
		...template,
		audienceId
	}, typed.rendered, null);
	try {
		const points = await Promise.race([app.mail.checklist(email), setTimeout(patienceMs, null, { ref: false })]);
		return points ? {
			findings: providerFindings(points),
			isLookingUp: false
		} : {
			findings: [],
			isLookingUp: true
		};
	} catch (error) {
		const reason = error instanceof ProviderAway ? error.sentence : null;
		if (!(error instanceof ProviderAway)) app.http.log.error({ err: error }, "Couldn\u2019t fetch the checklist of the mail provider");
		return {
			findings: [providerAway(reason)],
			isLookingUp: false
		};
	}
}
// server/src/email/campaigns/schedule-campaign.ts
var takenBack = "This email was unscheduled while the mail provider was working on it.";
function sendInstant(sendDate, time, now) {
	const path = "sendTime";
	if (!sendTime.safeParse(time).success) throw badRequest({
		path,
		message: campaignMessages.offQuarter
	});
	const at = centralInstant(sendDate, time);
	if (!at) throw badRequest({
		path,
		message: campaignMessages.skippedHour
	});
	if (at <= now) throw badRequest({
		path,
		message: campaignMessages.inThePast
	});
	return at;
}
var outgoing = async ({ config }, db, campaign, template, render) => {
	const { part } = await partOf(db, campaign, template.audienceId);
	return outgoingOf(campaign, template, await render(campaign, config, db), part);
};
async function scheduleCampaign(app, viewer, save, how) {
	const visible = rowsOf(viewer, campaignRows);
	const { campaign, waiting, sendAt, email } = await write(app.pool, viewer.id, async (db) => {
		const id = await save(db);
		const campaign = await lockCampaign(db, visible, id);
		if (!campaign) throw notFound();
		const blocked = whyScheduleBlocked({
			...campaign,
			...how.now?.plan
		});
		if (blocked) throw conflict(blocked);
		const { sendDate, sendTime } = campaign;
		const sendAt = how.now?.sendAt ?? sendInstant(sendDate ?? "", sendTime ?? "", new Date());
		const template = await heldTemplate(db, viewer, campaign);
		await refuseUnreleased(app, db, campaign, template, how.render);
		await refuseUnfit(app, db, how, {
			...campaign,
			...how.now?.plan
		});
		const version = await moveCampaign(db, campaign, {
			status: "unknown",
			problem: campaignMessages.providerUnconfirmed,
			providerCampaignId: null,
			...how.now?.plan
		});
		if (version === null) throw new Error("A locked campaign was moved");
		const waiting = {
			...campaign,
			...how.now?.plan,
			version
		};
		return {
			campaign,
			waiting,
			sendAt,
			email: await outgoing(app, db, waiting, template, how.render)
		};
	});
	const settle = (to) => write(app.pool, viewer.id, async (db) => {
		if (await moveCampaign(db, waiting, to)) return true;
		return (await findCampaign(db, visible, campaign.id))?.providerCampaignId === to.providerCampaignId;
	});
	let providerCampaignId;
	try {
		({id: providerCampaignId} = await app.mail.schedule(email, sendAt, viewer.id));
	} catch (error) {
		if (!(error instanceof ProviderAway)) {
			app.http.log.error({ err: error }, "The mail provider did not confirm");
			throw upstreamFailed(campaignMessages.providerUnconfirmed, error);
		}
		await settle(campaign);
		throw providerRefusal(error);
	}
	if (await settle({
		status: "scheduled",
		problem: null,
		providerCampaignId
	})) return campaign.id;
	await app.mail.unschedule(providerCampaignId);
	throw conflict(takenBack);
}
var mostTries = 10;
async function unscheduleCampaign(app, viewer, kind, id) {
	for (let tries = 0; tries < mostTries; tries += 1) {
		const campaign = await findCampaign(app.pool, rowsOf(viewer, campaignRows), id, kind);
		if (!campaign) throw notFound();
		const isAgain = tries > 0;
		if (isAgain && isTakenBack(campaign)) return;
		const blocked = isAgain && campaign.status === "canceled" ? null : whyUnscheduleBlocked(campaign.status);
		if (blocked) throw conflict(blocked);
		if (await takeBack(app, viewer, campaign)) return;
	}
	throw conflict(campaignMessages.movedMeanwhile);
}
var isTakenBack = ({ status, providerCampaignId }) => status === "draft" || status === "canceled" && providerCampaignId === null;
async function takeBack(app, viewer, campaign) {
	try {
		if (campaign.providerCampaignId === null && await app.mail.isAtWork(campaign)) throw conflict(campaignMessages.stillWorking);
		const providerId = campaign.providerCampaignId ?? (await app.mail.find(campaign))?.id ?? null;
		const outcome = providerId === null ? "gone" : await app.mail.unschedule(providerId);
		if (outcome === "sent") throw conflict(campaignMessages.alreadyGone);
		return await write(app.pool, viewer.id, (db) => moveCampaign(db, campaign, {
			status: outcome === "stopped" ? "canceled" : "draft",
			problem: null,
			providerCampaignId: null
		})) !== null;
	} catch (error) {
		if (error instanceof ProviderAway) throw providerRefusal(error);
		throw error;
	}
}
var dayIn = (values, path) => values?.[path] ?? null;
function refusePassed({ values, current }, path, message) {
	if (isPassed(dayIn(values, path), dayIn(current, path), centralDay(new Date()))) throw badRequest({
		path,
		message
	});
}
var providerRefusal = (error) => error.sentence ? conflict(error.sentence) : upstreamFailed(campaignMessages.providerAway, error);
// server/src/email/campaigns/alert.store.ts
var alertStore = (record) => ({
	...campaignStore(record),
	check: async (_db, pending) => refusePassed(pending, "startDate", alertMessages.startPassed)
});
// server/src/email/promo-alerts/promo-alert.store.ts
var promoAlertStore = alertStore(promoAlertRecord);
// shared/src/email/daily-digests/daily-digest.record.ts
var digestStyles = [
	"Daily Digest",
	"Hot Headlines",
	"Dining Report"
];
var digestLimits = {
	subject: 50,
	newsItemCounts: [
		1,
		3,
		5,
		7,
		9
	],
	newsItems: 9,
	newsLinks: 3,
	seriesItems: 2,
	trendingEvents: 3,
	trendingPlaces: 3,
	charityOrganizations: 3
};
var digestSeries = strictObject({
	title: string().trim().max(200),
	header: linkOrPath("Enter the web address of an image").nullable().default(null),
	logo: linkOrPath("Enter the web address of an image").nullable().default(null),
	items: array(pickedItem).max(digestLimits.seriesItems, "A series section can have at most 2 posts")
});
var readSeries = object({
	title: string(),
	header: string().nullable().default(null),
	logo: string().nullable().default(null),
	items: array(readPickedItem)
});
var series = (label) => checkedJson({
	label,
	write: digestSeries.nullable(),
	read: readSeries.nullable(),
	initial: null,
	shows: "series section"
});
var newsItemsSentence = (n) => `Digests must contain 1, 3, 5, 7 or 9 posts. You currently have ${n} posts selected.`;
var trendingEventsSentence = "Trending Events must contain 3 posts";
var digestRecord = record$1({
	...campaignRecord("daily-digest"),
	noun: "daily digest",
	plural: "Daily Digest",
	screen: "dailyDigestEdit",
	foundOn: "dailyDigestList",
	fields: {
		...editionFields({
			styles: digestStyles,
			longestSubject: digestLimits.subject,
			required: {
				style: "A style is required",
				subject: "A subject is required",
				site: "A site is required"
			}
		}),
		...asContent({
			newsItems: posts$1({
				label: "News Items",
				isRequired: true,
				rule: array(pickedItem, newsItemsSentence(0)).superRefine((items, context) => {
					if (!digestLimits.newsItemCounts.includes(items.length)) context.addIssue({
						code: "custom",
						message: newsItemsSentence(items.length)
					});
				})
			}),
			newsLinks: postsUpTo(digestLimits.newsLinks, "'Plus' News Links"),
			series1: series("Series 1"),
			series2: series("Series 2"),
			series3: series("Series 3"),
			series4: series("Series 4"),
			series5: series("Series 5"),
			trendingEvents: posts$1({
				label: "Trending Events",
				isRequired: true,
				rule: array(pickedItem, trendingEventsSentence).length(digestLimits.trendingEvents, trendingEventsSentence)
			}),
			trendingPlaces: postsUpTo(digestLimits.trendingPlaces, "Trending Places"),
			charityEvent: post({ label: "Charity Event" }),
			charityOrganizations: postsUpTo(digestLimits.charityOrganizations, "Charity Organizations")
		}),
		...sendingFields("Daily Digest")
	}
});
// shared/src/email/news-alerts/news-alert.record.ts
var newsAlertStyles = ["News Alert"];
var common = campaignRecord("news-alert");
var newsAlertRecord = record$1({
	...common,
	added: {
		...common.added,
		site: object({
			id: int(),
			city: string(),
			property: string()
		}),
		emailTemplate: object({
			id: int(),
			description: string(),
			category: string(),
			siteId: int()
		}).nullable()
	},
	noun: "news alert",
	plural: "News Alerts",
	screen: "newsAlertEdit",
	foundOn: "newsAlertList",
	fields: {
		...editionFields({
			styles: newsAlertStyles,
			longestSubject: alertLimits.subject,
			tooLong: alertMessages.longSubject,
			cutAt: 60,
			required: {
				style: alertMessages.style,
				subject: alertMessages.subject,
				site: alertMessages.site
			}
		}),
		...asContent({
			teaser: text$1({
				label: "Teaser",
				max: 300
			}),
			...messageFields({
				photos: newsPhotoTypes,
				cutsTitleAt: 60
			}),
			newsItems: alertPosts("News Items"),
			newsLinks: alertPosts("'Plus' News Links"),
			trendingEvents: alertPosts("Trending Events"),
			trendingPlaces: alertPosts("Trending Places"),
			...bannerFields$1
		}),
		...sendingFields("News Alert")
	},
	rules: bannerProblems
});
// server/src/email/news-alerts/news-alert.store.ts
var alerts = alertStore(newsAlertRecord);
var newsAlertStore = {
	...alerts,
	joins: `${alerts.joins} left join email_templates t on t.id = c.email_template_id and t.deleted_at is null`,
	added: `${alerts.added}, json_build_object('id', s.id, 'city', s.city, 'property', s.property) as site,
    case when t.id is not null then json_build_object(
      'id', t.id, 'description', t.description, 'category', t.category, 'siteId', t.site_id) end as email_template`
};
// shared/src/finance/invoices/amount.ts
var mostCents = 99999999;
var required$1 = "An amount is required";
var notAnAmount = "Enter the amount in dollars and cents, such as 1250.50";
function problemOf(amount) {
	if (amount === "") return required$1;
	if (!/^-?\d+(\.\d+)?$/.test(amount)) return notAnAmount;
	if (amount.startsWith("-")) return "The amount must be more than zero";
	if (!/^\d+(\.\d{1,2})?$/.test(amount)) return "Use at most two decimal places, such as 125.50";
	if (!/[1-9]/.test(amount)) return "The amount must be more than zero";
	return centsOf(amount) > mostCents ? "The amount can\u2019t be more than 999,999.99" : null;
}
var amount = union([string(), number()], required$1).transform((value) => String(value).trim()).superRefine((value, context) => {
	const message = problemOf(value);
	if (message) context.addIssue({
		code: "custom",
		message
	});
}).transform((value) => dollarsOf(centsOf(value)));
function centsOf(dollars) {
	const [whole = "0", cents = ""] = dollars.split(".");
	return Number(whole) * 100 + Number(cents.padEnd(2, "0").slice(0, 2));
}
function dollarsOf(cents) {
	return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
}
var grouped = new Intl.NumberFormat("en-US");
function amountText(dollars) {
	const [whole = "0", cents = ""] = dollars.split(".");
	return `$${grouped.format(BigInt(whole))}.${cents.padEnd(2, "0")}`;
}
// server/src/email/daily-digests/daily-digest.store.ts
var digestStore = campaignStore(digestRecord);
var citiesWithoutDigest = (db, visible, sendDate) => db`
  select s.id, s.city from sites s
   where s.is_main and position(${"map"}::text in lower(s.name)) = 0 and ${within(db, visible, "s")}
     and not exists (select from campaigns c where c.kind = 'daily-digest' and c.send_date = ${sendDate}
                        and c.site_id = s.id and c.deleted_at is null)`;
var listCitiesWithoutDigest = (db, visible, sendDate) => db`
    select id, city from (${citiesWithoutDigest(db, visible, sendDate)}) s order by city collate "und-x-icu", id`;
// shared/src/platform/values/file-kinds.ts
var imageKinds = [
	"png",
	"jpg",
	"gif",
	"svg",
	"bmp",
	"tiff",
	"webp",
	"ico"
];
var imageTypes = {
	png: "image/png",
	jpg: "image/jpeg",
	gif: "image/gif",
	svg: "image/svg+xml",
	bmp: "image/bmp",
	tiff: "image/tiff",
	webp: "image/webp",
	ico: "image/x-icon"
};
// shared/src/finance/invoices/invoice-file.ts
var invoiceFileTypes = {
	pdf: "application/pdf",
	png: imageTypes.png,
	jpg: imageTypes.jpg,
	gif: imageTypes.gif,
	webp: imageTypes.webp
};
var mostOfFile = 26214400;
var invoiceFile = object({
	id: int(),
	key: string(),
	name: string(),
	kind: _enum(Object.keys(invoiceFileTypes)),
	bytes: int()
});
var fileKey = string().regex(/^[a-f0-9]{32}$/);
// shared/src/finance/invoices/invoice.record.ts
var invoiceMessages = {
	created: "Invoice created.",
	updated: "Invoice updated.",
	commentsSaved: "Comments saved.",
	deleted: "Invoice deleted.",
	restored: "Invoice restored.",
	getFailed: "An error occurred retrieving invoices.",
	saveFailed: "An error occurred saving the invoice.",
	contributorFixed: "Only editors and admins can add invoices for someone else.",
	commentsFixed: "Only editors and admins can write the editor\u2019s comments.",
	approvalFixed: "Only editors and admins can approve invoices.",
	unknownContributor: "Choose a contributor who can sign in.",
	unknownEditor: "Choose an editor who can sign in.",
	unknownSite: "This site does not exist.",
	unknownPost: "One of these articles no longer exists.",
	unknownFile: "One of these files is no longer available. Attach it again.",
	otherFile: "Attach a PDF or an image (PNG, JPEG, GIF or WebP).",
	filesOnTheWay: "Files are still uploading.",
	locked: "An approved invoice is locked. Unapprove it first.",
	inFile: "This invoice was exported in invoices.csv and can\u2019t be deleted.",
	ownInvoice: "You can\u2019t approve your own invoice.",
	wroteIt: (contributor) => `You entered this invoice for ${contributor}.`,
	changedAmount: (from) => `You changed the amount from ${from}.`,
	wroteItOnly: "You entered this invoice. Someone else has to approve it.",
	changedAmountOnly: "You changed the amount. Someone else has to approve this invoice.",
	changedSinceSeen: (by) => `Your decision wasn\u2019t saved: ${by} changed this invoice after you opened it. Review the changes, then decide.`,
	oneChangedSinceSeen: (by, description) => `Your decision wasn\u2019t saved: ${by} changed \u2018${description}\u2019 after you opened it.`,
	changedSinceMarked: (description) => `\u2018${description}\u2019 changed after you selected it. Review it, then select it again.`,
	lookFirst: "Review the changes first.",
	setChanged: "Nothing was approved: the matching invoices have changed. Check the new totals, then approve.",
	tooManyMatch: (most) => `You can approve up to ${most.toLocaleString("en-US")} invoices at once. Narrow the filters.`,
	noneMatch: "You can\u2019t approve any of the matching invoices.",
	leftOut: (count) => count === 1 ? "1 more matching invoice has to be approved by someone else." : `${count.toLocaleString("en-US")} more matching invoices have to be approved by someone else.`,
	nothingToUndo: "These approvals were already undone.",
	approveFailed: "An error occurred approving invoices.",
	reopenFailed: "An error occurred unapproving invoices.",
	sendBackFailed: "An error occurred sending the invoice back.",
	alreadyApproved: "This invoice is already approved.",
	notDecided: "This invoice is already awaiting review.",
	approved: (count) => count === 1 ? "Invoice approved." : `${count.toLocaleString("en-US")} invoices approved.`,
	reopened: (count) => count === 1 ? "Invoice returned to review." : `${count.toLocaleString("en-US")} invoices returned to review.`,
	sentBack: "Invoice sent back.",
	exported: "Approved invoices exported.",
	exportFailed: "An error occurred exporting invoices.",
	reasonNeeded: "A reason is required",
	noMatch: "No invoices match these filters.",
	onlyDecidable: "Only invoices I can approve",
	onlyOnce: "List each invoice only once."
};
var invoiceTypes = [
	"Article",
	"Promoted Content",
	"Other"
];
var invoiceStates = [
	"awaiting",
	"changes asked",
	"approved"
];
var amountField = {
	label: "Amount",
	kind: "money",
	write: amount,
	read: readText,
	initial: "",
	isRequired: true,
	shows: "money"
};
var fields$1 = {
	contributorId: reference("user", {
		label: "Contributor",
		required: "A contributor is required",
		unknown: invoiceMessages.unknownContributor
	}),
	editorId: reference("user", {
		label: "Editor",
		required: "An editor is required",
		unknown: invoiceMessages.unknownEditor
	}),
	siteId: reference("site", {
		label: "Site",
		required: "A site is required",
		unknown: invoiceMessages.unknownSite
	}),
	type: choice(invoiceTypes, {
		label: "Type",
		required: "An invoice type is required"
	}),
	date: day$1({
		label: "Date",
		required: "A date is required"
	}),
	amount: amountField,
	description: longText({
		label: "Description",
		required: "A description is required",
		max: 2e3
	}),
	postIds: references({
		label: "Articles",
		most: 50
	}),
	fileIds: references({
		label: "Attachments",
		most: 10
	}),
	editorComments: longText({
		label: "Editor's comments",
		max: 2e3
	})
};
var named = object({ name: string() });
var invoicedPost = object({
	id: int(),
	headline: string(),
	site_id: int(),
	post_url: string().nullable()
});
var exportedIn = object({
	batch: int(),
	at: string(),
	isChanged: boolean()
});
var invoiceRecord = record$1({
	noun: "invoice",
	plural: "Invoices",
	slug: "invoice",
	screen: "invoiceEdit",
	table: "invoices",
	title: "description",
	trash: true,
	fields: fields$1,
	systemFields: {
		state: {
			...choice(invoiceStates, {
				label: "State",
				initial: "awaiting"
			}),
			shows: "invoice state"
		},
		changesAsked: longText({
			label: "Changes requested",
			max: 2e3
		}),
		decidedAt: instant({ label: "Decided" }),
		decidedById: reference("user", {
			label: "Decided by",
			column: "decided_by",
			unknown: invoiceMessages.unknownEditor
		})
	},
	added: {
		month: int(),
		year: int(),
		writtenById: int().nullable(),
		amountById: int().nullable(),
		amountBefore: string().nullable(),
		isApproved: boolean(),
		contributor: named,
		editor: named,
		site: named,
		decidedBy: string().nullable(),
		posts: array(invoicedPost),
		files: array(invoiceFile),
		exported: exportedIn.nullable()
	},
	parts: [{
		table: "invoice_posts",
		of: "invoice_id",
		knownBy: "headline",
		label: "article",
		added: (headline) => `added the article ${headline} to`,
		removed: (headline) => `removed the article ${headline} from`,
		moved: "changed the order of the articles of"
	}, {
		table: "invoice_files",
		of: "invoice_id",
		knownBy: "name",
		label: "attachment",
		added: (name) => `attached ${name} to`,
		removed: (name) => `removed the attachment ${name} from`,
		moved: "changed the order of the attachments of"
	}]
});
// shared/src/finance/invoices/invoice.rules.ts
var whyLocked = ({ state }) => state === "approved" ? invoiceMessages.locked : null;
var whyNotDeleted = (invoice) => whyLocked(invoice) ?? (invoice.exported ? invoiceMessages.inFile : null);
var setAmount = ({ amount, amountById, amountBefore }, reviewer) => amountById === reviewer.id && amountBefore !== null && amountBefore !== amount;
function whyNotApproved(invoice, reviewer, { needsSecondPerson }) {
	if (invoice.contributorId === reviewer.id) return invoiceMessages.ownInvoice;
	if (invoice.state === "approved") return invoiceMessages.alreadyApproved;
	if (!needsSecondPerson) return null;
	if (invoice.writtenById === reviewer.id) return invoiceMessages.wroteItOnly;
	return setAmount(invoice, reviewer) ? invoiceMessages.changedAmountOnly : null;
}
var whyNotSentBack = (invoice) => whyLocked(invoice);
var whyNotReopened = ({ state }) => state === "awaiting" ? invoiceMessages.notDecided : null;
var stateAfterSave = ({ state, contributorId }, editor) => state === "changes asked" && contributorId !== editor.id ? "changes asked" : "awaiting";
// shared/src/people/users/user.record.ts
var userMessages = {
	added: "User added.",
	roleAdded: "User role added.",
	roleRemoved: "User role removed.",
	loadFailed: "An error occurred while loading the users.",
	addFailed: "An error occurred while adding the user.",
	roleAddFailed: "An error occurred while adding the role.",
	roleRemoveFailed: "An error occurred while removing the role.",
	disableFailed: "An error occurred while disabling the user.",
	enableFailed: "An error occurred while enabling the user.",
	organizationsFailed: "An error occurred while loading the organizations.",
	profilesFailed: "An error occurred while loading the external profiles.",
	resetSent: (email) => `An email for setting the password is on its way to ${email}.`,
	resetFailed: "An error occurred while sending the reset email.",
	badUsername: "A username can\u2019t contain spaces or the @ sign",
	badImage: "Enter a web address for the profile photo",
	badRebelmouseRole: "Choose Administrator, Guest Writer or Editor",
	badIsDisabled: "isDisabled must be true or false",
	unknownRole: "This role does not exist. Choose one from the list.",
	roleHeld: "This person already has this role.",
	roleNotHeld: "This person doesn\u2019t have this role.",
	ownAdminRole: "You can\u2019t remove your own admin role. Ask another admin to do it.",
	ownDisable: "You can\u2019t disable your own account. Ask another admin to do it.",
	ownMove: "You can\u2019t move yourself out of the owner organization, because you would lose your admin role. Ask another admin to do it.",
	lastAdmin: "At least one enabled admin of the owner organization must remain.",
	noMatch: "No users match.",
	noOrganization: "No organization",
	noPassword: "No password has been set yet.",
	partnerRole: `Outside the owner organization, only the roles ${rolesInWords(showcaseRoles)} apply, and Admin includes just those four.`,
	disabled: (name) => `${name} is disabled and signed out.`,
	enabled: (name) => `${name} can sign in again.`,
	disableTitle: (name) => `Disable ${name}?`,
	disableDetail: "They are signed out everywhere immediately and can\u2019t sign in until someone enables them again.",
	enableTitle: (name) => `Enable ${name}?`,
	enableDetail: "They can sign in again with their password and roles.",
	removeRoleTitle: (role) => `Remove the role ${role}?`,
	removeRoleDetail: (name) => `${name} immediately loses the access it gives.`
};
var rebelmouseRoles = [
	"Administrator",
	"Guest Writer",
	"Editor"
];
var userLimits = {
	name: 200,
	username: 100,
	email: 190,
	bio: 5e3
};
var emailRequired = "A valid email address is required";
var emailInvalid = "You must provide a valid email address";
var usernameRequired = "A username is required";
var username = string(usernameRequired).trim().min(1, usernameRequired).max(userLimits.username, `Use at most ${userLimits.username} characters here`).regex(/^[^\s@\p{Cc}]*$/u, userMessages.badUsername);
var userRecord = record$1({
	noun: "user",
	plural: "Users",
	slug: "user",
	screen: "userEdit",
	table: "users",
	title: "name",
	trash: false,
	fields: {
		name: text$1({
			label: "Name",
			required: "A first and last name is required",
			max: userLimits.name
		}),
		email: text$1({
			label: "Email",
			typed: "email",
			required: emailRequired,
			max: userLimits.email,
			pattern: string(emailRequired).trim().min(1, emailRequired).max(userLimits.email, emailInvalid).pipe(email(emailInvalid))
		}),
		organizationId: reference("organization", {
			label: "Organization",
			required: "You must select an organization",
			unknown: "You must select an organization",
			mayBeMissing: true
		}),
		rebelmouseRole: choice(rebelmouseRoles, {
			label: "RebelMouse role",
			sentence: userMessages.badRebelmouseRole
		}),
		imageUrl: picture$2({
			label: "Photo",
			invalid: userMessages.badImage
		}),
		bio: longText({
			label: "Bio",
			max: userLimits.bio
		})
	},
	systemFields: {
		username: text$1({
			label: "Username",
			help: "They can sign in with it or with their email address.",
			required: usernameRequired,
			max: userLimits.username,
			pattern: username
		}),
		isDisabled: yesOrNo({
			label: "Disabled",
			initial: false
		}),
		isChatMember: yesOrNo({
			label: "Staff chat",
			initial: false
		})
	},
	added: {
		roles: array(object({
			id: int(),
			name: _enum(roles)
		})),
		group: string().nullable(),
		isStaff: boolean(),
		isAdmin: boolean(),
		hasPassword: boolean()
	},
	told: {
		password_hash: "Password",
		gets_summary: "Daily to-do email"
	},
	parts: [{
		table: "user_roles",
		of: "user_id",
		knownBy: "name",
		shows: "role",
		label: "Role",
		added: (role) => `added the role ${role} to`,
		removed: (role) => `removed the role ${role} from`
	}, {
		table: "password_resets",
		of: "user_id",
		knownBy: "id",
		label: "Password reset",
		added: () => "sent a password reset link to"
	}]
});
// shared/src/people/organizations/organization.messages.ts
var organizationMessages = {
	added: "Organization added.",
	updated: "User group updated.",
	userAdded: "User added to group.",
	firmAdded: (firm) => `${firm} was added.`,
	firmRemoved: (firm) => `${firm} was removed.`,
	deleted: (name) => `${name} was deleted.`,
	restored: (name) => `${name} was restored.`,
	nameRequired: "An organization name is required",
	userRequired: "A user is required",
	firmRequired: "A firm is required",
	testDomainsHint: "Test emails can go to addresses at these domains, such as an agency\u2019s. Separate them with commas. Masthead users can always receive test emails.",
	badDomains: (given) => given.length > 0 ? `Not a domain: ${given.join(", ")}. Enter domains such as example.com, separated by commas.` : "Enter domains such as example.com, separated by commas.",
	tooManyDomains: (max) => `Use at most ${max} characters for the domains`,
	badIsOwner: "isOwner must be true or false",
	unknown: "This organization does not exist.",
	unknownFirm: "This firm does not exist.",
	ownOwner: "You can\u2019t turn this off for your own organization, because you would lose your admin role. Ask an admin of another owner organization to do it.",
	deleteDetail: "No one belongs to it, so no one loses access. You can undo this.",
	ownOrganization: "You can\u2019t delete your own organization."
};
var usersCounted = (n) => howMany(n, "user");
var firmsCounted = (n) => howMany(n, "firm");
function whyOrganizationStays(organization) {
	const { users, firms } = organization;
	const held = [users > 0 && usersCounted(users), firms > 0 && firmsCounted(firms)].filter(Boolean);
	if (held.length === 0) return null;
	return `This organization still has ${held.join(" and ")}. Move them to another organization first.`;
}
var firmMovedMeanwhile = (firm, organization) => organization ? `${firm} has been moved to ${organization} in the meantime. Check again before you move it.` : `${firm} has been removed from its organization in the meantime. Check again before you move it.`;
var domainsOf = (list) => list.split(/[\s,;]+/).filter(Boolean);
function mailDomain(given) {
	const { data } = readerAddress.safeParse(`test@${given.replace(/^@/, "")}`);
	return data?.slice(5).toLowerCase() ?? null;
}
var domainList = string(organizationMessages.badDomains([])).max(500, organizationMessages.tooManyDomains(500)).transform((list, context) => {
	const given = domainsOf(list);
	const bad = given.filter((one) => mailDomain(one) === null);
	if (bad.length > 0) context.addIssue({
		code: "custom",
		message: organizationMessages.badDomains(bad)
	});
	return [...new Set(given.map(mailDomain))].join(", ");
});
// shared/src/people/organizations/organization.record.ts
var organizationRecord = record$1({
	noun: "organization",
	plural: "Organizations",
	slug: "organization",
	screen: "organizationEdit",
	table: "organizations",
	title: "name",
	trash: true,
	fields: {
		name: text$1({
			label: "Name",
			required: organizationMessages.nameRequired,
			max: 200
		}),
		isOwner: yesOrNo({
			label: "Owner organization",
			initial: false,
			sentence: organizationMessages.badIsOwner
		}),
		testDomains: text$1({
			label: "Domains for test emails",
			help: organizationMessages.testDomainsHint,
			example: "example.com",
			initial: "",
			max: 500,
			pattern: domainList
		})
	}
});
// server/src/people/organizations/organization.store.ts
var organizationRows = rowRule({
	record: "organization",
	visibleTo: "organization",
	own: isItself
});
var organizationStore = {
	record: organizationRecord,
	alias: "o",
	joins: "",
	added: "",
	rows: organizationRows,
	found: {
		detail: `case when o.is_owner then 'Owner organization' else 'Partner organization' end`,
		order: "o.name"
	},
	restoreRule: none("the database keeps names unique, and no one belongs to it"),
	mayDelete: ({ isAdmin }) => isAdmin
};
var listOrganizations = (db, visible) => db`
    select o.id, o.name, o.is_owner,
           (select count(*) from users u where u.organization_id = o.id) as user_count,
           (select count(*) from showcase_firms f
             where f.organization_id = o.id and f.deleted_at is null) as firm_count
      from organizations o where o.deleted_at is null and ${within(db, visible, "o")}
     order by o.is_owner desc, o.name collate "und-x-icu", o.id`;
async function holdOrganization$1(db, visible, id) {
	return (await db`
    select o.id from organizations o
     where o.id = ${id} and o.deleted_at is null and ${within(db, visible, "o")} for share`).length > 0;
}
var listMembers = (db, visible, organizationId) => db`
    select u.id, u.name, u.email, u.image_url, u.is_disabled,
           coalesce((select json_agg(json_build_object('id', r.id, 'name', r.name) order by r.id)
                       from user_roles r where r.user_id = u.id), '[]') as roles
      from users u where u.organization_id = ${organizationId} and ${within(db, visible, "u")}
     order by u.is_disabled, u.name collate "und-x-icu", u.id`;
function listMovableFirms(db, visible, only = {}) {
	const { organizationId = null, firmId = null } = only;
	return db`
    with people as (
      select organization_id, count(*) as count from users where not is_disabled group by 1),
    slots as (
      select sf.firm_id, count(*) as count,
             count(*) filter (where exists (
               select from ad_slot_firms other
                where other.ad_slot_id = sf.ad_slot_id and other.firm_id <> sf.firm_id)) as shared
        from ad_slot_firms sf join ad_slots s on s.id = sf.ad_slot_id and s.deleted_at is null
       group by 1),
    reps as (
      select showcase_firm_id, count(*) as count from representatives where deleted_at is null group by 1),
    items as (
      select showcase_firm_id, count(*) as count from listings where deleted_at is null group by 1)
    select f.id, f.name, f.is_paused, f.organization_id, o.name as group,
           coalesce(o.is_owner, false) as is_group_owner, coalesce(people.count, 0) as group_people,
           coalesce(reps.count, 0) as representative_count, coalesce(items.count, 0) as listing_count,
           coalesce(slots.count, 0) as ad_slot_count, coalesce(slots.shared, 0) as shared_ad_slot_count
      from showcase_firms f
      left join organizations o on o.id = f.organization_id
      left join people on people.organization_id = f.organization_id
      left join slots on slots.firm_id = f.id
      left join reps on reps.showcase_firm_id = f.id
      left join items on items.showcase_firm_id = f.id
     where f.deleted_at is null and ${within(db, visible, "f")}
       and (${organizationId}::int is null or f.organization_id = ${organizationId})
       and (${firmId}::int is null or f.id = ${firmId})
     order by f.name collate "und-x-icu", f.id`;
}
async function lockFirm(db, visible, id) {
	const [row] = await db`
    select f.name, f.organization_id from showcase_firms f
     where f.id = ${id} and f.deleted_at is null and ${within(db, visible, "f")} for update`;
	return row ?? null;
}
async function moveFirm(db, id, organizationId) {
	await db`update showcase_firms set organization_id = ${organizationId} where id = ${id}`;
}
// server/src/people/users/user.store.ts
var userRows = rowRule({
	record: "user",
	visibleTo: "organization",
	own: ofOrganization
});
async function checkOrganization(db, { seer, values, current }) {
	if (values.organizationId === current?.organizationId) return;
	const organization = await holdOrganization(db, rowsOf(seer, organizationRows), values.organizationId);
	if (!organization) throw badRequest({
		path: "organizationId",
		message: "You must select an organization"
	});
	if (current?.id === seer.id && !organization.isOwner) throw badRequest({
		path: "organizationId",
		message: userMessages.ownMove
	});
}
var userStore = {
	record: userRecord,
	alias: "u",
	joins: "left join organizations o on o.id = u.organization_id and o.deleted_at is null",
	added: `
    coalesce((select json_agg(json_build_object('id', m.id, 'name', m.name) order by m.id)
                from user_roles m where m.user_id = u.id), '[]') as roles,
    o.name as "group", coalesce(o.is_owner, false) as is_staff,
    coalesce(o.is_owner, false) and exists (select from user_roles m where m.user_id = u.id and m.name = 'admin') as is_admin,
    u.password_hash is not null as has_password`,
	rows: userRows,
	found: {
		detail: `concat_ws(' \u00B7 ', u.email, o.name, case when u.is_disabled then 'Disabled' end)`,
		words: `folded(concat_ws(' ', u.name, u.username, u.email))`,
		order: "u.is_disabled, u.name"
	},
	check: checkOrganization,
	restoreRule: none("it is never deleted"),
	mayDelete: () => false
};
var rolesOf = (db) => db`
  coalesce((select json_agg(json_build_object('id', r.id, 'name', r.name) order by r.id)
              from user_roles r where r.user_id = u.id), '[]') as roles`;
function listUsers(db, visible) {
	return db`
    select u.id, u.name, ${rolesOf(db)} from users u
     where not u.is_disabled and ${within(db, visible, "u")}
     order by u.name collate "und-x-icu", u.id`;
}
var rowColumns = (db) => db`
  u.id, u.username, u.email, u.name, u.image_url, o.id as organization_id, o.name as "group", u.is_disabled, ${rolesOf(db)},
  coalesce(o.is_owner, false) and exists (select from user_roles r where r.user_id = u.id and r.name = 'admin') as is_admin`;
var source$1 = (db) => db`users u left join organizations o on o.id = u.organization_id and o.deleted_at is null`;
var listEverybody = (db, visible) => db`
    select ${rowColumns(db)} from ${source$1(db)} where ${within(db, visible, "u")}
     order by u.name collate "und-x-icu", u.id`;
async function holdOrganization(db, visible, id) {
	const [row] = await db`
    select o.is_owner from organizations o
     where o.id = ${id} and o.deleted_at is null and ${within(db, visible, "o")} for share`;
	return row ?? null;
}
async function insertRole(db, userId, name) {
	await db`insert into user_roles (user_id, name) values (${userId}, ${name})`;
}
async function deleteRole(db, userId, name) {
	return (await db`delete from user_roles where user_id = ${userId} and name = ${name} returning id`).length > 0;
}
async function listExternalProfiles(db, email) {
	return (await db`
    select id, city, name, profile_url, is_active from external_profiles
     where lower(email) = lower(${email}) order by city collate "und-x-icu", id`).map(({ profileUrl, isActive, ...row }) => ({
		...row,
		profile_url: profileUrl,
		is_active: isActive
	}));
}
// shared/src/platform/values/choices.ts
var monthChoices = [
	"All",
	"January",
	"February",
	"March",
	"April",
	"May",
	"June",
	"July",
	"August",
	"September",
	"October",
	"November",
	"December"
];
formOf(invoiceRecord);
var newInvoice = newOf(invoiceRecord).partial({ contributorId: true });
var invoiceUpdate = changeOf(invoiceRecord).extend({ isApproved: boolean().optional() });
var invoice = readOf(invoiceRecord);
var invoiceSorts = [
	"date",
	"amount",
	"contributor",
	"site"
];
var exportStates = [
	"never",
	"exported",
	"changed"
];
var invoiceWishes = object({
	state: _enum([...invoiceStates, "all"]).nullish(),
	contributorId: int().max(maxId).nullish(),
	editorId: int().max(maxId).nullish(),
	siteId: int().max(maxId).nullish(),
	type: _enum(invoiceTypes).nullish(),
	month: int().min(1).max(12).nullish(),
	year: int().min(1900).max(2999).nullish(),
	text: string().max(200).nullish(),
	exported: _enum(exportStates).nullish(),
	decidable: boolean().nullish()
});
var invoiceSearch = invoiceWishes.extend({
	sort: _enum(invoiceSorts).nullish(),
	direction: direction.nullish(),
	offset: int().min(0).max(1e7).nullish(),
	limit: int().min(1).max(100).nullish()
});
var stateTotal = object({
	state: _enum(invoiceStates),
	count: int(),
	amount: string()
});
var invoiceTotals = object({
	count: int(),
	amount: string(),
	states: array(stateTotal)
});
var person = object({
	id: int(),
	name: string()
});
var invoicePeople = object({
	needsSecondPerson: boolean(),
	contributors: array(person),
	editors: array(person)
});
var seenInvoices = object({ invoices: array(object({
	id,
	version: int()
})).min(1).max(200).refine((all) => new Set(all.map((one) => one.id)).size === all.length, invoiceMessages.onlyOnce) });
var mostByFilter = 5e3;
var approvable = object({
	count: int(),
	amount: string(),
	leftOut: int(),
	seen: string()
});
var approvalOfAll = object({
	wishes: invoiceWishes,
	seen: string().regex(/^[a-f0-9]{64}$/)
});
var decidedTogether = object({
	count: int(),
	amount: string(),
	decidedAt: datetime()
});
var changeReason = text(invoiceMessages.reasonNeeded, invoiceRecord.systemFields.changesAsked.maxLength);
var sentBackInvoice = object({
	id,
	version: int(),
	reason: changeReason
});
var stateWords = {
	awaiting: "Awaiting review",
	"changes asked": "Changes requested",
	approved: "Approved"
};
var monthWords = (year, month) => `${monthChoices[month] ?? month} ${year}`;
var hintedInvoice = object({
	id: int().max(maxId).nullish(),
	contributorId: int().max(maxId).nullish(),
	amount: string().max(20).nullish(),
	type: string().max(50).nullish(),
	date: string().max(10).nullish(),
	postIds: array(int().max(maxId)).max(50).nullish()
});
var invoiceHint = object({
	kind: _enum([
		"same amount",
		"same article",
		"unusual amount",
		"future date"
	]),
	text: string(),
	invoiceIds: array(int()),
	postIds: array(int())
});
var hintWords = {
	sameAmount: (amount, count) => `${count === 1 ? "Another invoice" : `${count} other invoices`} from this contributor for ${amountText(amount)} within 30 days.`,
	samePost: (headline) => `Already invoiced: \u201C${headline}\u201D.`,
	invoiced: (invoiceIds) => `Already invoiced (${invoiceIds.map((id) => `No. ${id}`).join(", ")})`,
	unusual: (type, middle) => `Unusual for ${type} invoices: the median of the past year is ${amountText(middle)}.`,
	future: "The date is in the future."
};
var exportHeadings = [
	"Contributor",
	"Editor",
	"Date",
	"Month",
	"Year",
	"Amount",
	"Description",
	"Site",
	"Is Approved",
	"Editor Comments"
];
// server/src/finance/invoices/invoice-file.store.ts
var invoiceFileRows = rowRule({
	record: "invoice file",
	visibleTo: "person",
	own: (db, row, id) => db`
    case when ${db(row)}.invoice_id is null then ${db(row)}.created_by = ${id}
         else exists (select from invoices of_file
                       where of_file.id = ${db(row)}.invoice_id and of_file.contributor_id = ${id}) end`,
	seesAll: ({ isEditor }) => isEditor
});
async function setInvoicePosts(db, id, postIds) {
	return [await db`
      delete from invoice_posts where invoice_id = ${id} and news_item_id <> all(${postIds}::integer[])`, await db`
      insert into invoice_posts (invoice_id, news_item_id, position, headline)
      select ${id}, n.id, given.at, n.headline
        from unnest(${postIds}::integer[]) with ordinality given (post, at) join news_items n on n.id = given.post
      on conflict (invoice_id, news_item_id) do update set position = excluded.position
       where invoice_posts.position <> excluded.position`].some((result) => result.count > 0);
}
async function findPostIds(db, visible, ids) {
	if (ids.length === 0) return [];
	return (await db`
    select n.id from news_items n
     where n.id = any(${ids}::integer[]) and n.status <> 4 and n.deleted_at is null and ${within(db, visible, "n")}`).map(({ id }) => id);
}
var contributors = [
	"author",
	"contributor",
	"editor",
	"admin"
];
var editors = ["editor", "admin"];
async function listInvoicePeople(db, visible) {
	const people = await db`
    select u.id, u.name, bool_or(r.name = any(${editors}::text[])) as is_editor
      from users u join organizations o on o.id = u.organization_id and o.is_owner
      join user_roles r on r.user_id = u.id and r.name = any(${contributors}::text[])
     where not u.is_disabled and u.deleted_at is null and ${within(db, visible, "u")}
     group by u.id order by u.name collate "und-x-icu", u.id`;
	const named = people.map(({ id, name }) => ({
		id,
		name
	}));
	return {
		contributors: named,
		editors: named.filter((_, at) => people[at]?.isEditor)
	};
}
var others = (db, visible, id) => db`i.deleted_at is null and i.id <> ${id} and ${within(db, visible, "i")}`;
async function findSameAmount(db, visible, { id, contributorId, amount, date }) {
	return (await db`
    select i.id from invoices i
     where ${others(db, visible, id)} and i.contributor_id = ${contributorId} and i.amount = ${amount}::numeric
       and i.date between ${date}::date - ${30}::int and ${date}::date + ${30}::int
     order by i.id`).map((row) => row.id);
}
var findSamePosts = (db, visible, id, postIds) => db`
    select x.news_item_id as post_id, max(x.headline) as headline, array_agg(i.id order by i.id) as invoice_ids
      from invoice_posts x join invoices i on i.id = x.invoice_id
     where x.news_item_id = any(${postIds}::integer[]) and ${others(db, visible, id)}
     group by x.news_item_id order by x.news_item_id`;
async function findMiddleAmount(db, visible, { id, type, date }) {
	const [row] = await db`
    select case when count(*) >= ${5}
                then (percentile_disc(0.5) within group (order by i.amount))::text end as middle
      from invoices i
     where ${others(db, visible, id)} and i.state = 'approved' and i.type = ${type}
       and i.date between ${date}::date - 365 and ${date}::date`;
	return row?.middle ?? null;
}
async function insertUpload(db, file) {
	await db`insert into invoice_uploads ${db(file)}`;
}
async function forgetUploads(db, userId) {
	return (await db`
    delete from invoice_uploads
     where created_by = ${userId} and invoice_id is null and created_at < now() - ${48} * interval '1 hour'
    returning key`).map(({ key }) => key);
}
async function findUpload(db, visible, key) {
	const [row] = await db`
    select f.id, f.key, f.name, f.kind, f.bytes from invoice_uploads f
     where f.key = ${key} and ${within(db, visible, "f")}`;
	return row ?? null;
}
async function lockUploads(db, seer, { ids, invoiceId }) {
	if (ids.length === 0) return [];
	return (await db`
    select f.id from invoice_uploads f
     where f.id = any(${ids}::integer[])
       and (f.invoice_id = ${invoiceId} or (f.invoice_id is null and f.created_by = ${seer.id}))
     order by f.id for update`).map(({ id }) => id);
}
async function setInvoiceFiles(db, id, fileIds) {
	await db`update invoice_uploads set invoice_id = ${id} where id = any(${fileIds}::integer[]) and invoice_id is null`;
	return [await db`delete from invoice_files where invoice_id = ${id} and upload_id <> all(${fileIds}::integer[])`, await db`
      insert into invoice_files (invoice_id, upload_id, position, name)
      select ${id}, f.id, given.at, f.name
        from unnest(${fileIds}::integer[]) with ordinality given (upload, at) join invoice_uploads f on f.id = given.upload
      on conflict (invoice_id, upload_id) do update set position = excluded.position
       where invoice_files.position <> excluded.position`].some((result) => result.count > 0);
}
// server/src/finance/invoices/invoice.store.ts
var invoiceRows = rowRule({
	record: "invoice",
	visibleTo: "person",
	own: (db, row, id) => db`${db(row)}.contributor_id = ${id}`,
	seesAll: ({ isEditor }) => isEditor
});
function checkOwn({ seer, values, current }) {
	if (seer.isEditor) return;
	const { contributorId, editorComments } = values;
	if (contributorId !== seer.id) throw badRequest({
		path: "contributorId",
		message: invoiceMessages.contributorFixed
	});
	if (editorComments !== (current?.editorComments ?? null)) throw badRequest({
		path: "editorComments",
		message: invoiceMessages.commentsFixed
	});
}
async function checkChosen(db, { seer, values, current }) {
	const { contributorId, editorId, siteId, postIds, fileIds } = values;
	const newPosts = postIds.filter((id) => !current?.postIds.includes(id));
	const newFiles = fileIds.filter((id) => !current?.fileIds.includes(id));
	const [people, site, posts, files] = await Promise.all([
		listInvoicePeople(db, rowsOf(seer, userRows)),
		findSite(db, rowsOf(seer, siteRows), siteId),
		findPostIds(db, rowsOf(seer, postRows), newPosts),
		lockUploads(db, seer, {
			ids: newFiles,
			invoiceId: current?.id ?? null
		})
	]);
	const isNew = (key) => values[key] !== current?.[key];
	const isListed = (list, id) => list.some((one) => one.id === id);
	const problems = [
		isNew("contributorId") && !isListed(people.contributors, contributorId) && {
			path: "contributorId",
			message: invoiceMessages.unknownContributor
		},
		isNew("editorId") && !isListed(people.editors, editorId) && {
			path: "editorId",
			message: invoiceMessages.unknownEditor
		},
		isNew("siteId") && !site && {
			path: "siteId",
			message: invoiceMessages.unknownSite
		},
		newPosts.some((id) => !posts.includes(id)) && {
			path: "postIds",
			message: invoiceMessages.unknownPost
		},
		newFiles.some((id) => !files.includes(id)) && {
			path: "fileIds",
			message: invoiceMessages.unknownFile
		}
	].filter((problem) => problem !== false);
	if (problems.length > 0) throw badRequest(...problems);
}
async function check$2(db, save) {
	checkOwn(save);
	await checkChosen(db, save);
}
var postsOfInvoice = `
  array(select x.news_item_id from invoice_posts x where x.invoice_id = i.id order by x.position) as post_ids,
  coalesce((select json_agg(json_build_object('id', n.id, 'headline', n.headline, 'site_id', n.site_id,
                     'post_url', ${addressOfPost}) order by x.position)
              from invoice_posts x join news_items n on n.id = x.news_item_id join sites s on s.id = n.site_id
             where x.invoice_id = i.id), '[]') as posts`;
var filesOfInvoice = `
  array(select x.upload_id from invoice_files x where x.invoice_id = i.id order by x.position) as file_ids,
  coalesce((select json_agg(json_build_object('id', f.id, 'key', f.key, 'name', f.name, 'kind', f.kind, 'bytes', f.bytes)
                            order by x.position)
              from invoice_files x join invoice_uploads f on f.id = x.upload_id where x.invoice_id = i.id), '[]') as files`;
var filesWithInvoice = `
  from invoice_export_rows r join invoice_exports e on e.id = r.export_id and e.finished_at is not null
 where r.invoice_id = i.id`;
var lastExport = `
  (select json_build_object('batch', e.id, 'at', e.created_at, 'isChanged', r.version <> i.version)
   ${filesWithInvoice} order by r.export_id desc limit 1) as exported`;
var once = (ids) => [...new Set(ids)];
var invoiceStore = {
	record: invoiceRecord,
	alias: "i",
	joins: `join users contributor on contributor.id = i.contributor_id
    join users editor on editor.id = i.editor_id
    join sites site on site.id = i.site_id
    left join users decider on decider.id = i.decided_by`,
	added: `i.month, i.year, i.state = 'approved' as is_approved,
    json_build_object('name', contributor.name) as contributor,
    json_build_object('name', editor.name) as editor, json_build_object('name', site.name) as site,
    i.created_by as written_by_id, i.amount_by as amount_by_id, i.amount_before::text as amount_before,
    decider.name as decided_by, ${postsOfInvoice}, ${filesOfInvoice}, ${lastExport}`,
	rows: invoiceRows,
	found: {
		detail: `concat_ws(' \u00B7 ', contributor.name, to_char(i.date, 'YYYY-MM-DD'), '$' || i.amount)`,
		order: "i.date desc"
	},
	check: check$2,
	writeParts: async (db, id, { postIds, fileIds }) => {
		return [await setInvoicePosts(db, id, once(postIds)), await setInvoiceFiles(db, id, once(fileIds))].includes(true);
	},
	restoreRule: none("what it refers to may be deleted, as on a save"),
	mayDelete: () => true,
	whyBlocked: (invoice, action) => action === "delete" ? whyNotDeleted(invoice) : whyLocked(invoice)
};
var sortColumns = {
	date: "i.date",
	amount: "i.amount",
	contributor: "contributor.name collate \"und-x-icu\"",
	site: "site.name collate \"und-x-icu\""
};
var equal = (db, column, value) => value === null || value === void 0 ? db`` : db`and ${db(column)} = ${value}`;
function exportedAs(db, { exported }) {
	if (!exported) return db``;
	const files = db.unsafe(filesWithInvoice);
	if (exported === "never") return db`and not exists (select ${files})`;
	if (exported === "exported") return db`and exists (select ${files})`;
	return db`and i.version <> (select r.version ${files} order by r.export_id desc limit 1)`;
}
var wantedBy = ({ decidable, ...wishes }, viewer, rule) => ({
	...wishes,
	decidableBy: decidable ? {
		id: viewer.id,
		...rule
	} : null
});
function decidable(db, { decidableBy }) {
	if (!decidableBy) return db``;
	const { id, needsSecondPerson } = decidableBy;
	const hadNoHand = db`
    and i.created_by is distinct from ${id}
    and (i.amount_by is distinct from ${id} or i.amount_before is null or i.amount_before = i.amount)`;
	return db`
    and i.state <> 'approved' and i.contributor_id <> ${id} ${needsSecondPerson ? hadNoHand : db``}`;
}
function matching$2(db, visible, wishes) {
	const { state, contributorId, editorId, siteId, type, month, year } = wishes;
	const words = wishes.text?.trim() ?? "";
	return db`
    i.deleted_at is null and ${within(db, visible, "i")}
    ${equal(db, "i.state", state === "all" ? null : state)}
    ${equal(db, "i.contributor_id", contributorId)} ${equal(db, "i.editor_id", editorId)}
    ${equal(db, "i.site_id", siteId)} ${equal(db, "i.type", type)}
    ${equal(db, "i.month", month)} ${equal(db, "i.year", year)} ${exportedAs(db, wishes)}
    ${decidable(db, wishes)}
    ${words ? db`and ${contains(db, `concat_ws(' ', i.description, i.editor_comments)`, words)}` : db``}`;
}
var invoicesFound = (db, visible, wishes) => db`select from invoices i where ${matching$2(db, visible, wishes)}`;
var names = (db) => db`
  join users contributor on contributor.id = i.contributor_id join sites site on site.id = i.site_id`;
function listInvoices(db, visible, wishes, { sort, direction }, page) {
	const by = db.unsafe(sortColumns[sort]);
	const order = `ordered ${direction}, id ${direction}`;
	return readPage(db, page, order, db`select i.id, ${by} as ordered from invoices i ${sort === "date" || sort === "amount" ? db`` : names(db)}
        where ${matching$2(db, visible, wishes)}`, (onPage, totalCount) => db`
      select ${columnsOf(db, invoiceStore)}, ${totalCount}
        from ${sourceOf(db, invoiceStore)} join ${onPage} on on_page.id = i.id
       order by ${by} ${db.unsafe(direction)}, i.id ${db.unsafe(direction)}`);
}
async function totalInvoices(db, visible, wishes) {
	const states = await db`
    select i.state, count(*)::int as count, sum(i.amount)::text as amount from invoices i
     where ${matching$2(db, visible, wishes)} group by i.state order by i.state`;
	const cents = states.reduce((sum, { amount }) => sum + centsOf(amount), 0);
	return {
		count: states.reduce((sum, one) => sum + one.count, 0),
		amount: dollarsOf(cents),
		states: [...states]
	};
}
// shared/src/email/homes-of-the-week/hotw.record.ts
var hotwMessages = {
	required: "Required field",
	listingUrl: "A URL for the listing button is required.",
	listingButtonText: "Listing button text is required.",
	bannerUrl: "A URL is required.",
	invalidUrl: "Must be a valid URL",
	sendDatePassed: "The send date cannot be before today",
	tooManySlots: "An email can have at most 30 listings",
	unknownListing: "A selected listing doesn\u2019t exist. Remove it and select another.",
	listingGone: "This listing has been deleted and is left out of the email.",
	noSlots: "No listings yet. Select the listings to show, in order.",
	none: "No matching listings.",
	removed: (name) => `Removed: ${name}`
};
var hotwStyles = [
	"Homes of the Week",
	"Showcase",
	"Gift Guide"
];
var hotwLimits = {
	subject: 50,
	slots: 30
};
var { invalidUrl, required } = hotwMessages;
var aPicture = "Enter the web address of an image";
var slots = array(id).transform((ids) => [...new Set(ids)]).refine((ids) => ids.length <= hotwLimits.slots, hotwMessages.tooManySlots);
var hotwRecord = record$1({
	...campaignRecord("hotw"),
	noun: "Homes of the Week email",
	plural: "Homes of the Week",
	screen: "hotwEdit",
	foundOn: "hotwList",
	fields: {
		...editionFields({
			styles: hotwStyles,
			longestSubject: hotwLimits.subject,
			required: {
				style: required,
				subject: required,
				site: required
			}
		}),
		...asContent({
			bannerUrl: link({
				label: "Banner URL",
				required: hotwMessages.bannerUrl,
				invalid: invalidUrl
			}),
			bannerAlt: text$1({
				label: "Banner alt text",
				max: 300,
				required
			}),
			bannerImageUrl: picture$2({
				label: "Banner photo",
				invalid: aPicture
			}),
			reuseBanner: yesOrNo({
				label: "Same banner at the bottom",
				initial: true
			}),
			banner2Url: link({
				label: "Bottom banner URL",
				invalid: invalidUrl
			}),
			banner2Alt: text$1({
				label: "Bottom banner alt text",
				max: 300
			}),
			banner2ImageUrl: picture$2({
				label: "Bottom banner photo",
				invalid: aPicture
			}),
			listingUrl: link({
				label: "Listing button URL",
				required: hotwMessages.listingUrl,
				invalid: invalidUrl
			}),
			listingButtonText: {
				...text$1({
					label: "Listing button text",
					max: 60,
					required: hotwMessages.listingButtonText
				}),
				initial: "VIEW ALL LISTINGS",
				isRequired: false
			},
			introduction: richText({ label: "Introduction" }),
			slots: checkedJson({
				label: "Slots",
				write: slots,
				read: array(id),
				initial: [],
				shows: "words"
			})
		}),
		...sendingFields("Homes of the Week")
	}
});
// server/src/platform/db/place.queries.ts
async function notePlace(db) {
	await db`insert into database_place as p (system_identifier, database_oid, folder)
    select system_identifier(), oid, current_setting('masthead.folder', true)
      from pg_database where datname = current_database()
    on conflict (id) do update set folder = excluded.folder where p.folder is null and is_at_home()`;
}
async function isAtHome(db) {
	const [row] = await db`select is_at_home()`;
	return row?.isAtHome ?? false;
}
async function acceptPlace(db) {
	await db`update database_place
       set system_identifier = system_identifier(), database_oid = d.oid,
         folder = current_setting('masthead.folder', true), noted_at = now()
      from pg_database d where d.datname = current_database() and not is_at_home()`;
}
// shared/src/editorial/photos/photo.messages.ts
var photoMessages = {
	pictureRequired: "An image file or URL is required",
	badPicture: "This isn\u2019t the web address of an image",
	notUploaded: "Upload the image first. Only images stored in Masthead can become photos.",
	altRequired: "Alt text is required",
	creditRequired: "A credit is required",
	badCreditUrl: "You must enter a valid URL",
	cropOutside: "The crop extends beyond the image.",
	onlyOrMany: "A photo can\u2019t be both the only one of its subject and one of many.",
	added: "Photo added.",
	updated: "Photo updated.",
	deleted: "Photo deleted.",
	restored: "Photo restored.",
	saveFailed: "An error occurred saving the photo.",
	listFailed: "An error occurred retrieving photos.",
	usesFailed: "An error occurred checking where the photo is used.",
	none: "No photos yet.",
	noMatch: "No photos match these filters.",
	notUsed: "This photo isn\u2019t used anywhere.",
	inUse: (places, more) => `This photo can\u2019t be deleted while it\u2019s in use: ${listInWords(places, more)}.`,
	whyDeleteBlocked: (places) => `It\u2019s used in ${places === 1 ? "one place" : `${places} places`}, listed under \u201CUsed in\u201D.`,
	same: (title) => `This photo is already in the library: ${title}`
};
var photosetMessages = {
	nameRequired: "A name is required",
	addFailed: "An error occurred adding the photoset. Make sure the photoset name has not been used before.",
	taken: "A photoset with this name already exists.",
	notPhotos: "List photos by ID, or as objects with an id.",
	contraryPhotos: "photos and photoIds list different photos. Send only one of them.",
	unknownPhoto: "One of these photos doesn\u2019t exist.",
	added: "Photoset added.",
	updated: "Photoset updated.",
	deleted: "Photoset deleted.",
	restored: "Photoset restored.",
	saveFailed: "An error occurred saving the photoset.",
	listFailed: "An error occurred retrieving photosets.",
	none: "No photosets yet.",
	noMatch: "No photosets match these words.",
	usesFailed: "An error occurred checking where the photoset is used.",
	notUsed: "No posts show this photoset.",
	inUse: (places, more) => `This photoset can\u2019t be deleted while it\u2019s in use: ${listInWords(places, more)}.`,
	gone: "This photoset is no longer in the library, so pages leave it out.",
	empty: "This photoset has no photos yet, so pages leave it out."
};
function listInWords(names, more = 0) {
	const parts = more > 0 ? [...names, `${more} more`] : [...names];
	const last = parts.pop() ?? "";
	return parts.length > 0 ? `${parts.join(", ")} and ${last}` : last;
}
// shared/src/editorial/photos/photo.record.ts
var photoRecord = record$1({
	noun: "photo",
	plural: "Photos",
	slug: "photo",
	screen: "photoEdit",
	table: "photos",
	title: "title",
	trash: true,
	fields: {
		original: picture$2({
			label: "Image",
			required: photoMessages.pictureRequired,
			invalid: photoMessages.badPicture
		}),
		altTag: text$1({
			label: "Alt text",
			required: photoMessages.altRequired,
			max: 500
		}),
		credit: text$1({
			label: "Credit",
			max: 300
		}),
		missingCredits: yesOrNo({
			label: "Missing credits",
			initial: false
		}),
		creditUrl: link({
			label: "Credit URL",
			invalid: photoMessages.badCreditUrl
		}),
		tags: text$1({
			label: "Tags",
			max: 500
		}),
		address1: text$1({
			label: "Address",
			max: 200,
			column: "address_1"
		}),
		address2: text$1({
			label: "Address line 2",
			max: 200,
			column: "address_2"
		}),
		city: text$1({
			label: "City",
			max: 100
		}),
		photoType: choice(photoTypes, {
			label: "Type",
			initial: "No crop"
		}),
		crop: text$1({
			label: "Crop",
			pattern: cropPattern
		}),
		focus: text$1({
			label: "Focal point",
			pattern: focusPattern
		}),
		onlyPhoto: yesOrNo({
			label: "Only photo of its subject",
			initial: false
		}),
		oneOfManyPhoto: yesOrNo({
			label: "One of many photos of its subject",
			initial: false
		})
	},
	rules: ({ credit, missingCredits, onlyPhoto, oneOfManyPhoto }) => [...!credit && !missingCredits ? [{
		path: "credit",
		message: photoMessages.creditRequired
	}] : [], ...onlyPhoto && oneOfManyPhoto ? [{
		path: "oneOfManyPhoto",
		message: photoMessages.onlyOrMany
	}] : []],
	systemFields: {
		src: text$1({
			label: "Photo URL",
			required: ""
		}),
		title: text$1({
			label: "Title",
			required: ""
		}),
		width: wholeNumber({
			label: "Width",
			min: 1,
			max: 1e5,
			invalid: "",
			initial: 1
		}),
		height: wholeNumber({
			label: "Height",
			min: 1,
			max: 1e5,
			invalid: "",
			initial: 1
		}),
		fileName: text$1({ label: "File" }),
		contentHash: text$1({ label: "File checksum" }),
		snapUrl: text$1({
			label: "Fetched from",
			max: 2e3
		})
	},
	added: {
		uploadDatetime: readInstant,
		addedById: int().nullable(),
		addedBy: object({
			firstName: string(),
			lastName: string()
		}).nullable(),
		url: object({
			original: string(),
			medium: string()
		}),
		useCount: int()
	}
});
// shared/src/editorial/photos/photoset.record.ts
var photosetPhoto = object({
	id: int(),
	src: string(),
	title: string(),
	altTag: string(),
	credit: string().nullable(),
	isDeleted: boolean()
});
var photosetRecord = record$1({
	noun: "photoset",
	plural: "Photosets",
	slug: "photoset",
	screen: "photosetEdit",
	table: "photosets",
	title: "name",
	trash: true,
	fields: {
		name: text$1({
			label: "Name",
			required: photosetMessages.nameRequired,
			max: 200
		}),
		photoIds: references({
			label: "Photos",
			most: 500
		})
	},
	added: {
		photos: array(photosetPhoto),
		useCount: int()
	},
	parts: [partOf$1("photoset_photos", "photoset_id", "photo_id", "photo")]
});
// shared/src/showcase/ad-slots/ad-slot.record.ts
var displayEffects = ["popup", "rollover"];
var fontWeights = [
	"300",
	"400",
	"500",
	"600",
	"700"
];
var endsBeforeStart = "The end date can\u2019t be before the start date.";
var isBackwards = (slot) => slot.endDate < slot.startDate;
var pixels = (min, max) => ({
	min,
	max,
	invalid: `Use a whole number of pixels from ${min} to ${max}`
});
var fields = {
	firmIds: references({
		label: "Firms",
		required: "A firm is required.",
		most: 50
	}),
	siteIds: references({
		label: "Sites",
		required: "A site is required.",
		most: 100
	}),
	startDate: day$1({
		label: "Start date",
		required: "A start date required."
	}),
	endDate: day$1({
		label: "End date",
		required: "An end date is required."
	}),
	displayEffect: choice(displayEffects, {
		label: "Display effect",
		initial: "popup"
	}),
	listingType: choice(listingTypes, { label: "Listing type" }),
	isPaused: yesOrNo({
		label: "Paused",
		initial: false
	}),
	conflictReason: longText({
		label: "Reason",
		max: 500
	}),
	title1: text$1({
		label: "Title 1",
		required: "A title is required.",
		max: 200
	}),
	title2: text$1({
		label: "Title 2",
		max: 200
	}),
	headerThinIndex: thinWord,
	buttonText,
	url: link({
		label: "URL",
		invalid: "Invalid URL."
	}),
	listingIds: references({
		label: "Items",
		required: "Items are required.",
		most: 100
	}),
	...colours,
	tagColor: colour({
		label: "Tag color",
		otherwise: "#c2d503"
	}),
	presentedByColor: colour({ label: "Presented by color" }),
	presentedByFontWeight: choice(fontWeights, { label: "Presented by font weight" }),
	logoHeight: wholeNumber({
		label: "Logo height",
		...pixels(10, 300),
		initial: 50
	}),
	logoPadding: wholeNumber({
		label: "Logo padding",
		...pixels(0, 100),
		initial: 5
	}),
	googleAnalyticsTag: analyticsTag,
	analyticsCategory: text$1({
		label: "Analytics category",
		max: 100
	})
};
var adSlotRecord = record$1({
	noun: "ad slot",
	plural: "Ad Slots",
	slug: "ad-slot",
	screen: "adSlotEdit",
	table: "ad_slots",
	title: "title1",
	trash: true,
	fields,
	rules: (slot) => slot.startDate && slot.endDate && isBackwards(slot) ? [{
		path: "endDate",
		message: endsBeforeStart
	}] : [],
	added: {
		firms: array(object({
			id: int(),
			name: string(),
			isPaused: boolean()
		})),
		sites: array(object({
			siteId: int(),
			adslotId: int(),
			site: string()
		})),
		items: array(object({
			id: int(),
			description1: string(),
			imageUrl: string(),
			type: listingRecord.fields.type.read,
			firmId: int(),
			firm: string(),
			isDeleted: boolean()
		}))
	},
	parts: [
		partOf$1("ad_slot_firms", "ad_slot_id", "firm_id", "firm"),
		partOf$1("ad_slot_sites", "ad_slot_id", "site_id", "site"),
		partOf$1("ad_slot_items", "ad_slot_id", "listing_id", "listing"),
		{
			table: "ad_slot_proofs",
			of: "ad_slot_id",
			knownBy: "id",
			label: "Proof link",
			added: () => "created a proof link for"
		}
	]
});
// shared/src/all-records.ts
var records = [
	digestRecord,
	hotwRecord,
	promoAlertRecord,
	newsAlertRecord,
	firmRecord,
	representativeRecord,
	listingRecord,
	adSlotRecord,
	userRecord,
	organizationRecord,
	seriesRecord,
	siteRecord,
	emailTemplateRecord,
	audienceRecord,
	segmentRecord,
	photoRecord,
	photosetRecord,
	invoiceRecord
];
// shared/src/platform/records/history-of.ts
var inCamelCase = (column) => column.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
function historyOf(of) {
	const { slug, table, noun, title, trash, told = {}, parts, idType = "integer" } = of;
	const all = {
		...of.fields,
		...of.systemFields
	};
	const fields = Object.entries(all).filter(([, { kind }]) => kind !== "references").map(([key, field]) => {
		const { label, isContent, kind, shows = kind === "picture" ? kind : void 0 } = field;
		if (isContent) return [key, {
			label,
			...shows && { shows }
		}];
		const column = columnOf(key, field);
		const reads = inCamelCase(column) === key ? {} : { reads: key };
		return [column, {
			label,
			...shows && { shows },
			...reads
		}];
	});
	const besides = Object.entries(told).map(([column, label]) => [column, { label }]);
	const called = all[title];
	return {
		slug,
		table,
		noun,
		title: called ? columnOf(title, called) : title,
		idType,
		fields: Object.fromEntries([...fields, ...besides]),
		...parts && { parts },
		...of.where && { where: of.where },
		...of.content && { content: of.content },
		hasTrash: trash
	};
}
// shared/src/record-kinds.ts
var site = {
	label: "Site",
	shows: "site"
};
var recordKinds = Object.fromEntries(records.map((record) => [record.screen, historyOf(record)]));
var otherKinds = {
	newsItem: {
		slug: "post",
		table: "news_items",
		noun: "post",
		title: "headline",
		idType: "integer",
		fields: {
			headline: { label: "Headline" },
			slug: { label: "Slug" },
			description: { label: "Dek" },
			revision_id: { label: "Revision" },
			status: {
				label: "Status",
				shows: "post status"
			},
			status_reason: { label: "Reason" },
			moved_to: { label: "Redirects to" },
			site_id: site,
			starts_at: {
				label: "Starts",
				shows: "instant"
			},
			ends_at: {
				label: "Ends",
				shows: "instant"
			},
			scheduled_at: {
				label: "Scheduled for",
				shows: "instant"
			},
			last_published_at: {
				label: "Published",
				shows: "instant"
			}
		},
		hasTrash: true
	},
	session: {
		slug: "session",
		table: "sessions",
		noun: "session",
		title: "user_id",
		idType: "bigint",
		fields: { user_agent: { label: "Browser" } }
	},
	author: {
		slug: "author",
		table: "authors",
		noun: "author",
		title: "name",
		idType: "integer",
		fields: { name: { label: "Name" } }
	},
	subscriber: {
		slug: "subscriber",
		table: "subscribers",
		noun: "subscriber",
		title: "email",
		idType: "integer",
		fields: {
			email: { label: "E-mail" },
			audience_id: {
				label: "Audience",
				shows: "audience"
			},
			status_at: {
				label: "Status since",
				shows: "instant"
			},
			opted_in_at: {
				label: "Opted in",
				shows: "instant"
			}
		}
	},
	mailchimpAccount: {
		slug: "mailchimp-account",
		table: "mailchimp_accounts",
		noun: "Mailchimp account",
		title: "account_name",
		idType: "integer",
		fields: {
			account_name: { label: "Account" },
			sealed_key: { label: "API key" },
			data_center: { label: "Data center" }
		}
	},
	import: {
		slug: "import",
		table: "imports",
		noun: "import",
		title: "file_name",
		idType: "integer",
		fields: {
			target: { label: "Destination" },
			problem: { label: "Problem" }
		}
	},
	suppression: {
		slug: "suppression",
		table: "suppressions",
		noun: "suppressed address",
		title: "email",
		idType: "integer",
		fields: {
			reason: { label: "Reason" },
			detail: { label: "Detail" },
			lift_reason: { label: "Reason for lifting" }
		}
	}
};
var allKinds = [...Object.entries(recordKinds).map(([screen, kind]) => ({
	...kind,
	screen
})), ...Object.values(otherKinds).map((kind) => ({
	...kind,
	screen: null
}))];
var kindOf = (slug) => allKinds.find((kind) => kind.slug === slug);
formOf(photoRecord);
var newPhoto = newOf(photoRecord).extend({ snapUrl: string().max(2e3).nullish() });
var photoUpdate = changeOf(photoRecord);
var photo = readOf(photoRecord);
var uploadTimes = [
	"Any",
	"Today",
	"Past 7 days",
	"This month",
	"This year"
];
function uploadedFrom(time, now) {
	const day = today(now);
	if (time === "Today") return day;
	if (time === "Past 7 days") return addDays(day, -6);
	if (time === "This month") return `${day.slice(0, 7)}-01`;
	if (time === "This year") return `${day.slice(0, 4)}-01-01`;
	return null;
}
var yes = _enum(["true", "false"], "Use true or false").optional().transform((value) => value === "true");
var photoQuery = object({
	query: string().trim().max(200, "Use at most 200 characters in a search").optional(),
	page: queryInt("page", 0, 1e6).optional(),
	take: queryInt("take", 1, 100).optional(),
	addedById: queryInt("addedById", 1, maxId).optional(),
	uploaded: _enum(uploadTimes).optional(),
	type: _enum(photoTypes).optional(),
	missingCredits: yes,
	withoutAlt: yes,
	unfinished: yes,
	unused: yes
});
var photoPerson = object({
	id: int(),
	firstName: string(),
	lastName: string()
});
var photoUse = object({
	noun: string(),
	id: string(),
	title: string(),
	path: string().nullable()
});
var photoUses = object({
	totalCount: int(),
	nodes: array(photoUse)
});
// server/src/editorial/photos/photo.store.ts
var photoRows = rowRule({
	record: "photo",
	visibleTo: "staff"
});
var photosetRows = rowRule({
	record: "photoset",
	visibleTo: "staff"
});
async function check$1(db, { values, current }) {
	const file = values.original !== current?.original ? await findUploaded(db, values.original) : current;
	if (!file) throw badRequest({
		path: "original",
		message: photoMessages.notUploaded
	});
	if (values.crop && !isInside(areaOf(values.crop), file)) throw badRequest({
		path: "crop",
		message: photoMessages.cropOutside
	});
}
var photoStore = {
	record: photoRecord,
	alias: "p",
	joins: "",
	added: `p.created_at as upload_datetime, made_by.id as added_by_id,
    case when made_by.id is not null then json_build_object('firstName', split_part(made_by.name, ' ', 1),
      'lastName', ltrim(substr(made_by.name, length(split_part(made_by.name, ' ', 1)) + 1))) end as added_by,
    json_build_object('original', p.src,
      'medium', replace(p.src, '/upload/', '/upload/${transformOf(imageSizes.article)}/')) as url,
    (select count(*)::integer from photo_uses_now u where u.photo_key = p.key) as use_count`,
	rows: photoRows,
	found: {
		detail: `concat_ws(' \u00B7 ', p.credit, p.city, p.tags)`,
		words: "p.search_text",
		order: "p.created_at desc"
	},
	check: check$1,
	restoreRule: none("its file still exists, and photos may be identical"),
	mayDelete: ({ isAdmin }) => isAdmin
};
var wordsOf = ({ query = "" }) => query.split(/\s+/).filter(Boolean).slice(0, 8);
function matching$1(db, visible, search, now) {
	const from = uploadedFrom(search.uploaded ?? "Any", now);
	return db`
    where p.deleted_at is null and ${within(db, visible, "p")}
    ${wordsOf(search).reduce((all, word) => db`${all} and ${containsFolded(db, "p.search_text", word)}`, db``)}
    ${search.addedById ? db`and p.created_by = ${search.addedById}` : db``}
    ${from ? db`and p.created_at >= ${startOfDay(from)}` : db``}
    ${search.type ? db`and p.photo_type = ${search.type}` : db``}
    ${search.missingCredits ? db`and p.credit is null` : db``}
    ${search.withoutAlt ? db`and p.alt_tag = ''` : db``}
    ${search.unfinished ? db`and (p.alt_tag = '' or p.credit is null and not p.missing_credits)` : db``}
    ${search.unused ? db`and not exists (select from photo_uses_now u where u.photo_key = p.key)` : db``}`;
}
var photosFound = (db, visible, search, now) => db`select from photos p ${matching$1(db, visible, search, now)}`;
function listPhotos(db, visible, search) {
	const limit = search.take ?? 50;
	return readPage(db, {
		limit,
		offset: (search.page ?? 0) * limit
	}, "created_at desc, id desc", db`select p.id, p.created_at from photos p ${matching$1(db, visible, search, new Date())}`, (onPage, totalCount) => db`select ${columnsOf(db, photoStore)}, ${totalCount}
      from ${sourceOf(db, photoStore)} join ${onPage} on on_page.id = p.id
     order by p.created_at desc, p.id desc`, { hasWords: wordsOf(search).length > 0 });
}
var listPhotoPeople = (db, visible) => db`
  select u.id, split_part(u.name, ' ', 1) as first_name,
         ltrim(substr(u.name, length(split_part(u.name, ' ', 1)) + 1)) as last_name
    from users u
   where exists (select from photos p where p.created_by = u.id and p.deleted_at is null
                                        and ${within(db, visible, "p")})
   order by u.name collate "und-x-icu", u.id`;
var listSamePhotos = (db, visible, contentHash) => db`
  select p.id, p.title from photos p
   where p.content_hash = ${contentHash} and p.deleted_at is null and ${within(db, visible, "p")}
   order by p.id limit 5`;
async function findFetched(db, address) {
	const [row] = await db`
    select id, src, false as is_new from photos
     where snap_url = ${address} and deleted_at is null order by id limit 1`;
	return row ?? null;
}
async function saveFetched(db, { original, address, altTag, credit }) {
	await db`
    select pg_advisory_xact_lock(hashtext('photo'), hashtext(content_hash)) from images
     where url = ${original} and content_hash is not null`;
	const [row] = await db`
    with file as (select * from images where url = ${original}),
    same as (
      select p.id, p.src from photos p join file f using (content_hash)
       where p.deleted_at is null order by p.id limit 1),
    made as (
      insert into photos (original, width, height, file_name, content_hash, snap_url, alt_tag, credit)
      select url, width, height, original_name, content_hash, ${address}, ${altTag}, ${credit} from file
       where not exists (select from same) returning id, src)
    select id, src, false as is_new from same union all select id, src, true from made`;
	if (!row) throw new Error("The photo was not saved");
	return row;
}
async function readUses(db, records, most) {
	const rows = await db`
    select u.table_name, u.record_id, coalesce(n.site_id, r.site_id) as site_id,
           count(*) over ()::integer as total_count
      from (${records}) u
      left join news_items n on n.id = case u.table_name when 'news_items' then u.record_id::integer end
      left join series r on r.id = case u.table_name when 'series' then u.record_id::integer end
     order by u.table_name, length(u.record_id) desc, u.record_id desc limit ${most}`;
	return {
		rows,
		totalCount: rows[0]?.totalCount ?? 0
	};
}
var findPhotoUses = (db, visible, id, most) => readUses(db, db`select u.table_name, u.record_id from photo_uses_now u
        where u.photo_key = (select p.key from photos p where p.id = ${id} and ${within(db, visible, "p")})`, most);
var findPhotosetUses = (db, visible, id, most) => readUses(db, db`select distinct u.table_name, u.record_id
         from photosets t join noted_uses u on u.photo_key = 'photoset/' || t.id
        where t.id = ${id} and ${within(db, visible, "t")}`, most);
// server/src/editorial/photos/photoset.store.ts
var photosetStore = {
	record: photosetRecord,
	alias: "t",
	joins: "",
	added: `
    coalesce((select json_agg(json_build_object('id', p.id, 'src', p.src, 'title', p.title, 'altTag', p.alt_tag,
                       'credit', p.credit, 'isDeleted', p.deleted_at is not null) order by s.position)
                from photoset_photos s join photos p on p.id = s.photo_id where s.photoset_id = t.id), '[]') as photos,
    array(select photo_id from photoset_photos where photoset_id = t.id order by position) as photo_ids,
    (select count(distinct (u.table_name, u.record_id))::integer
       from noted_uses u where u.photo_key = 'photoset/' || t.id) as use_count`,
	rows: photosetRows,
	found: {
		detail: `(select count(*) || case count(*) when 1 then ' photo' else ' photos' end
                from photoset_photos s where s.photoset_id = t.id)`,
		order: "t.updated_at desc"
	},
	check: async (db, { seer, values, current }) => {
		const wanted = new Set(values.photoIds);
		if (await countPhotos(db, rowsOf(seer, photoRows), [...wanted], current?.id ?? null) < wanted.size || wanted.size < values.photoIds.length) throw badRequest({
			path: "photoIds",
			message: photosetMessages.unknownPhoto
		});
	},
	writeParts: (db, id, { photoIds }) => setPhotosetPhotos(db, id, photoIds),
	restoreRule: none("its photos may be in the trash, as when it is saved"),
	mayDelete: ({ isAdmin }) => isAdmin
};
async function setPhotosetPhotos(db, id, photoIds) {
	const gone = await db`
    delete from photoset_photos where photoset_id = ${id} and photo_id <> all(${[...photoIds]}::integer[])`;
	const placed = await db`
    insert into photoset_photos (photoset_id, photo_id, position)
    select ${id}, photo, at from unnest(${[...photoIds]}::integer[]) with ordinality given (photo, at)
    on conflict (photoset_id, photo_id) do update set position = excluded.position
     where photoset_photos.position <> excluded.position`;
	return gone.count + placed.count > 0;
}
async function countPhotos(db, visible, ids, photosetId) {
	const [row] = await db`
    select count(*) as n from photos p
     where p.id = any(${ids}::integer[]) and ${within(db, visible, "p")}
       and (p.deleted_at is null or exists (
             select from photoset_photos s where s.photo_id = p.id and s.photoset_id = ${photosetId}))`;
	return row?.n ?? 0;
}
var byName = "name collate \"und-x-icu\", id";
function listPhotosets(db, visible, { query = "", page = 0, take: limit = 50 }) {
	const words = query.split(/\s+/).filter(Boolean).slice(0, 8);
	const held = words.reduce((all, word) => db`${all} and ${contains(db, "t.name", word)}`, db``);
	return readPage(db, {
		limit,
		offset: page * limit
	}, byName, db`select t.id, t.name from photosets t where t.deleted_at is null and ${within(db, visible, "t")} ${held}`, (onPage, totalCount) => db`select ${columnsOf(db, photosetStore)}, ${totalCount}
      from ${sourceOf(db, photosetStore)} join ${onPage} on on_page.id = t.id
     order by t.${db.unsafe(byName.replace("id", "t.id"))}`, { hasWords: words.length > 0 });
}
// server/src/email/homes-of-the-week/hotw.store.ts
var slotsOf = (values) => values?.slots ?? [];
async function refuseUnknown(db, seer, values, current) {
	const known = slotsOf(current);
	const added = slotsOf(values).filter((id) => !known.includes(id));
	if ((await listShown(db, rowsOf(seer, listingRows), added)).length < added.length) throw badRequest({
		path: "slots",
		message: hotwMessages.unknownListing
	});
}
var hotwStore = {
	...campaignStore(hotwRecord),
	check: async (db, pending) => {
		refusePassed(pending, "sendDate", hotwMessages.sendDatePassed);
		await refuseUnknown(db, pending.seer, pending.values, pending.current);
	}
};
var columns = (db) => db`
  l.id, l.image_url, l.url, l.description1, l.description2, l.address, l.city, l.state, l.price::text, l.type,
  f.name as firm, l.showcase_firm_id as firm_id, l.created_at as date_created`;
var source = (db) => db`listings l join showcase_firms f on f.id = l.showcase_firm_id`;
function listShown(db, visible, ids) {
	return db`
    select ${columns(db)} from ${source(db)}
     where l.id = any(${[...ids]}::integer[]) and l.deleted_at is null and ${within(db, visible, "l")}`;
}
async function pageOfShown(db, visible, search) {
	const { text, type, firm, near, offset, limit } = search;
	const where = db`
    where l.deleted_at is null and ${within(db, visible, "l")}
    ${text ? db`and ${containsFolded(db, "l.search_text", text)}` : db``}
    ${type ? db`and l.type = ${type}` : db``}
    ${firm ? db`and ${contains(db, "f.name", firm)}` : db``}
    ${placedAndPriced(db, search)}`;
	const nearFirst = near ? db`folded(l.city) is not distinct from folded(${near}::text) desc,` : db``;
	const [nodes, [count]] = await Promise.all([db`select ${columns(db)} from ${source(db)} ${where}
      order by ${nearFirst} l.created_at desc, l.id desc limit ${limit} offset ${offset}`, db`select count(*) as n from ${source(db)} ${where}`]);
	return {
		nodes,
		totalCount: count?.n ?? 0
	};
}
// server/src/people/profile/session.store.ts
var sessionRows = rowRule({
	record: "session",
	visibleTo: "person",
	own: ofPerson
});
// server/src/platform/records/listed.ts
function listedOf(store) {
	const { record, rows, alias, joins, found } = store;
	const { slug, table, title, fields, systemFields, where } = record;
	const ofKind = where ? ` and ${alias}.${where.column} = '${where.value}'` : "";
	const field = {
		...fields,
		...systemFields
	}[title];
	const find = {
		...found,
		kind: slug,
		alias,
		from: `${table} ${alias} ${joins}`,
		where: `${alias}.deleted_at is null${ofKind}`,
		title: `${alias}.${field ? columnOf(title, field) : title}`
	};
	if (!record.trash) return {
		table,
		rows,
		find: [find]
	};
	const idOf = (id) => record.idType === "text" ? id : Number(id);
	return {
		table,
		rows,
		find: [find],
		restore: (db, seer, id) => restoreRecord(db, store, seer, idOf(id))
	};
}
var slotConflict = object({
	kind: _enum([
		"listing",
		"firm",
		"popup"
	]),
	slotId: int(),
	title: string(),
	siteId: int(),
	site: string(),
	subject: string().nullable(),
	from: date$1(),
	to: date$1()
});
function conflictWords({ kind, subject }) {
	if (kind === "listing") return `also shows the listing \u201C${subject ?? ""}\u201D`;
	return kind === "firm" ? `also shows the firm ${subject ?? ""}` : "is also a popup";
}
formOf(adSlotRecord);
var newAdSlot = newOf(adSlotRecord);
var adSlotUpdate = changeOf(adSlotRecord);
var adSlot = readOf(adSlotRecord);
var adSlotRow = adSlot.pick({
	id: true,
	title1: true,
	startDate: true,
	endDate: true,
	displayEffect: true,
	isPaused: true,
	version: true,
	firms: true,
	sites: true,
	dateCreated: true
});
var adSlotListRow = adSlotRow.extend({
	impressions: int(),
	clicks: int()
});
var slotSorts = [
	"created",
	"firm",
	"start",
	"end",
	"impressions",
	"clicks"
];
var slotStatuses = [
	"All",
	"Active",
	"Inactive",
	"Upcoming"
];
var adSlotFilter = object({
	siteId: int().nullish(),
	firmIds: array(int()).max(1e3).nullish(),
	status: _enum(slotStatuses).nullish(),
	title: string().max(200).nullish()
});
var daysOf = ({ from, to }) => from === to ? `on ${listDay(from)}` : `from ${listDay(from)} to ${listDay(to)}`;
function whichMore(slots) {
	if (slots === 0) return "";
	return slots === 1 ? "; another slot overlaps too" : `; ${slots} other slots overlap too`;
}
var adSlotMessages = {
	created: "Ad slot created.",
	updated: "Ad slot updated.",
	deleted: "Ad slot deleted.",
	restored: "Ad slot restored.",
	cloned: "This is a copy. It\u2019s paused so you can review it first.",
	paused: "This slot is paused, so no site shows it. Turn off \u201CPaused\u201D to run it.",
	previewAfterSave: "Save the slot first. The preview shows the saved version.",
	areYouSure: "Are you sure?",
	deleteDetail: "The ad slot will be removed from all sites. You can undo this.",
	listingRemoved: (name) => `Removed \u201C${name}\u201D.`,
	giveReason: "Give a reason to save anyway",
	meetsOthers: "Overlaps other slots on the same sites and days.",
	listFailed: "An error occurred loading ad slots.",
	getFailed: "An error occurred getting ad slot.",
	createFailed: "An error occurred creating ad slot.",
	updateFailed: "An error occurred updating ad slot.",
	listingsFailed: "An error occurred retrieving listing items.",
	longRange: "Choose at most 400 days.",
	tooManyBookings: "Too many slots run in this period. Choose fewer days or one site.",
	unknownFirm: "This firm does not exist.",
	unknownSite: "This site does not exist.",
	unknownListing: "This listing does not exist.",
	deletedListing: (name) => `The listing \u201C${name}\u201D was deleted. Remove it from the slot.`,
	foreignListing: (name) => `The listing \u201C${name}\u201D belongs to a firm that isn\u2019t in the slot. Add the firm or remove the listing.`,
	reasonNeeded: (conflicts) => `This slot has ${conflicts === 1 ? "a conflict" : `${conflicts} conflicts`} with other slots. Change it, or give a reason to save anyway.`,
	restore: {
		deletedListing: (name) => `The listing \u201C${name}\u201D in this ad slot has been deleted. Restore the listing first, then the ad slot.`,
		foreignListing: (name) => `The listing \u201C${name}\u201D belongs to a firm that isn\u2019t in this ad slot. Move it back to its firm, then restore the ad slot.`,
		overlaps: (other, more) => `\u201C${other.title}\u201D runs on ${other.site} ${daysOf(other)} and ${conflictWords(other)}${whichMore(more)}. Pause or move the overlapping slots, then restore this ad slot.`
	}
};
// server/src/showcase/ad-slots/slot-parts.queries.ts
async function setSlotParts(db, id, parts) {
	return [
		await db`delete from ad_slot_items where ad_slot_id = ${id} and listing_id <> all(${parts.listingIds}::integer[])`,
		await db`delete from ad_slot_sites where ad_slot_id = ${id} and site_id <> all(${parts.siteIds}::integer[])`,
		await db`delete from ad_slot_firms where ad_slot_id = ${id} and firm_id <> all(${parts.firmIds}::integer[])`,
		await db`
      insert into ad_slot_firms (ad_slot_id, firm_id, position)
      select ${id}, firm, at from unnest(${parts.firmIds}::integer[]) with ordinality given (firm, at)
      on conflict (ad_slot_id, firm_id) do update set position = excluded.position
       where ad_slot_firms.position <> excluded.position`,
		await db`
      insert into ad_slot_sites (ad_slot_id, site_id)
      select ${id}, site from unnest(${parts.siteIds}::integer[]) site
      on conflict (ad_slot_id, site_id) do nothing`,
		await db`
      insert into ad_slot_items (ad_slot_id, listing_id, position)
      select ${id}, listing, at from unnest(${parts.listingIds}::integer[]) with ordinality given (listing, at)
      on conflict (ad_slot_id, listing_id) do update set position = excluded.position
       where ad_slot_items.position <> excluded.position`
	].some((result) => result.count > 0);
}
async function findSlotParts(db, visible, parts) {
	const [firms, sites, listings] = await Promise.all([
		db`select f.id from showcase_firms f
       where f.id = any(${parts.firmIds}::integer[]) and f.deleted_at is null and ${within(db, visible, "f")}`,
		db`select id from sites where id = any(${parts.siteIds}::integer[])`,
		db`
      select l.id, l.showcase_firm_id as firm_id, l.description1, l.deleted_at is not null as is_deleted
        from listings l join showcase_firms f on f.id = l.showcase_firm_id
       where l.id = any(${parts.listingIds}::integer[]) and ${within(db, visible, "f")}`
	]);
	return {
		firms: firms.map(({ id }) => id),
		sites: sites.map(({ id }) => id),
		listings: [...listings]
	};
}
async function holdListings(db, visible, ids) {
	if (ids.length === 0) return;
	await db`select l.id from listings l
    where l.id = any(${[...ids]}::integer[]) and ${within(db, visible, "l")} order by l.id for share`;
}
var mostConflicts = 100;
function findConflicts(db, visible, booking, ownId) {
	return db`
    with met as (
      select s.id, s.title1, s.display_effect, t.id as site_id, t.name as site,
             greatest(s.start_date, ${booking.startDate}::date) as "from",
             least(s.end_date, ${booking.endDate}::date) as "to"
        from ad_slots s
        join ad_slot_sites st on st.ad_slot_id = s.id and st.site_id = any(${booking.siteIds}::integer[])
        join sites t on t.id = st.site_id
       where s.deleted_at is null and not s.is_paused and s.id is distinct from ${ownId}
         and s.start_date <= ${booking.endDate} and s.end_date >= ${booking.startDate} and ${within(db, visible, "s")})
    select * from (
      select 'listing' as kind, m.id as slot_id, m.title1 as title, m.site_id, m.site,
             l.description1 as subject, m."from", m."to"
        from met m join ad_slot_items i on i.ad_slot_id = m.id and i.listing_id = any(${booking.listingIds}::integer[])
        join listings l on l.id = i.listing_id
      union all
      select 'firm', m.id, m.title1, m.site_id, m.site, f.name, m."from", m."to"
        from met m join ad_slot_firms sf on sf.ad_slot_id = m.id and sf.firm_id = any(${booking.firmIds}::integer[])
        join showcase_firms f on f.id = sf.firm_id
      union all
      select 'popup', m.id, m.title1, m.site_id, m.site, null, m."from", m."to"
        from met m where m.display_effect = 'popup' and ${booking.displayEffect} = 'popup') all_conflicts
     order by "from", slot_id, site_id, kind limit ${mostConflicts}`;
}
// server/src/showcase/ad-slots/ad-slot.store.ts
var adSlotRows = rowRule({
	record: "ad slot",
	visibleTo: "organization",
	own: ofOrganization
});
async function findProblems(db, seer, slot, words) {
	const found = await findSlotParts(db, rowsOf(seer, firmRows), slot);
	const problems = [];
	if (slot.firmIds.some((id) => !found.firms.includes(id))) problems.push({
		path: "firmIds",
		message: adSlotMessages.unknownFirm
	});
	if (slot.siteIds.some((id) => !found.sites.includes(id))) problems.push({
		path: "siteIds",
		message: adSlotMessages.unknownSite
	});
	const listings = new Map(found.listings.map((listing) => [listing.id, listing]));
	for (const id of slot.listingIds) {
		const listing = listings.get(id);
		if (!listing) problems.push({
			path: "listingIds",
			message: adSlotMessages.unknownListing
		});
		else if (listing.isDeleted) problems.push({
			path: "listingIds",
			message: words.deletedListing(listing.description1)
		});
		else if (!slot.firmIds.includes(listing.firmId)) problems.push({
			path: "listingIds",
			message: words.foreignListing(listing.description1)
		});
	}
	return problems;
}
async function checkParts(db, seer, slot) {
	const problems = await findProblems(db, seer, slot, adSlotMessages);
	if (problems.length > 0) throw badRequest(...problems);
}
async function holdParts(db, seer, id, { firmIds = [], listingIds = [] }) {
	const current = id === null ? null : await findRecord(db, adSlotStore, seer, id, { withDeleted: true });
	await holdFirms(db, rowsOf(seer, firmRows), [...current?.firmIds ?? [], ...firmIds]);
	const listings = [...current?.listingIds ?? [], ...listingIds];
	await holdListings(db, rowsOf(seer, listingRows), listings);
}
async function findUnexplained(db, seer, slot, id) {
	if (slot.isPaused || slot.conflictReason) return [];
	return findConflicts(db, rowsOf(seer, adSlotRows), slot, id);
}
async function checkConflicts(db, seer, slot, id) {
	const conflicts = await findUnexplained(db, seer, slot, id);
	if (conflicts.length > 0) throw badRequest({
		path: "conflictReason",
		message: adSlotMessages.reasonNeeded(conflicts.length)
	});
}
var oneAtATime = (db) => db`select pg_advisory_xact_lock(hashtext('ad slot bookings'))`;
var isBookedAnew = (before, after) => [
	"startDate",
	"endDate",
	"displayEffect",
	"isPaused",
	"firmIds",
	"siteIds",
	"listingIds"
].some((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
async function check(db, { seer, values, current, given }) {
	const wasAsked = !current || given.conflictReason !== void 0 || !isBookedAnew(current, values);
	await checkParts(db, seer, values);
	await oneAtATime(db);
	await checkConflicts(db, seer, wasAsked ? values : {
		...values,
		conflictReason: null
	}, current?.id ?? null);
}
async function restoreRule(db, seer, slot) {
	const [problem] = await findProblems(db, seer, slot, adSlotMessages.restore);
	if (problem) throw conflict(problem.message);
	await oneAtATime(db);
	const [first, ...others] = await findUnexplained(db, seer, slot, slot.id);
	if (!first) return;
	const more = new Set(others.map(({ slotId }) => slotId).filter((id) => id !== first.slotId)).size;
	throw conflict(adSlotMessages.restore.overlaps(first, more));
}
var firmsOfSlot = `
  coalesce((select json_agg(json_build_object('id', f.id, 'name', f.name, 'isPaused', f.is_paused)
                            order by sf.position)
              from ad_slot_firms sf join showcase_firms f on f.id = sf.firm_id
             where sf.ad_slot_id = s.id), '[]') as firms`;
var sitesOfSlot = `
  coalesce((select json_agg(json_build_object('siteId', t.id, 'adslotId', s.id, 'site', t.name)
                            order by t.is_main desc, t.city, t.name)
              from ad_slot_sites st join sites t on t.id = st.site_id
             where st.ad_slot_id = s.id), '[]') as sites`;
var adSlotStore = {
	record: adSlotRecord,
	alias: "s",
	joins: "",
	added: [
		firmsOfSlot,
		sitesOfSlot,
		`
  coalesce((select json_agg(json_build_object('id', l.id, 'description1', l.description1,
                     'imageUrl', l.image_url, 'type', l.type, 'firmId', f.id, 'firm', f.name,
                     'isDeleted', l.deleted_at is not null) order by si.position)
              from ad_slot_items si
              join listings l on l.id = si.listing_id
              join showcase_firms f on f.id = l.showcase_firm_id
             where si.ad_slot_id = s.id), '[]') as items`,
		`
  array(select firm_id from ad_slot_firms where ad_slot_id = s.id order by position) as firm_ids,
  array(select site_id from ad_slot_sites where ad_slot_id = s.id order by site_id) as site_ids,
  array(select listing_id from ad_slot_items where ad_slot_id = s.id order by position) as listing_ids`
	].join(","),
	rows: adSlotRows,
	found: {
		detail: `to_char(s.start_date, 'Mon FMDD, YYYY') || ' to ' || to_char(s.end_date, 'Mon FMDD, YYYY')`,
		words: `folded(concat_ws(' ', s.title1, s.title2))`,
		order: "s.end_date desc"
	},
	holds: holdParts,
	check,
	restoreRule,
	writeParts: setSlotParts,
	mayDelete: ({ isStaff }) => isStaff
};
var findSlot = (db, seer, id) => findRecord(db, adSlotStore, seer, id);
var listColumns = (db) => db`
  s.id, s.title1, s.start_date, s.end_date, s.display_effect, s.is_paused, s.version,
  s.created_at as date_created, ${db.unsafe(firmsOfSlot)}, ${db.unsafe(sitesOfSlot)}`;
var statusConditions = {
	All: (db) => db`true`,
	Active: (db, today) => db`s.start_date <= ${today} and s.end_date >= ${today}`,
	Inactive: (db, today) => db`s.end_date < ${today}`,
	Upcoming: (db, today) => db`s.start_date > ${today}`
};
var matching = (db, visible, search) => db`
  where s.deleted_at is null and ${within(db, visible, "s")}
    and ${statusConditions[search.status](db, search.today)}
  ${search.siteId ? db`and exists (select from ad_slot_sites where ad_slot_id = s.id and site_id = ${search.siteId})` : db``}
  ${search.firmIds.length > 0 ? db`and exists (select from ad_slot_firms where ad_slot_id = s.id and firm_id = any(${search.firmIds}::integer[]))` : db``}
  ${search.title ? db`and ${contains(db, "s.title1", search.title)}` : db``}`;
var numbersOf = `(select coalesce(sum(d.impressions), 0)::int as impressions, coalesce(sum(d.clicks), 0)::int as clicks
   from ad_slot_days d where d.ad_slot_id = s.id)`;
var sortKeys = {
	created: "s.created_at",
	firm: `(select f.name from ad_slot_firms sf join showcase_firms f on f.id = sf.firm_id
           where sf.ad_slot_id = s.id order by sf.position limit 1) collate "und-x-icu"`,
	start: "s.start_date",
	end: "s.end_date",
	impressions: "n.impressions",
	clicks: "n.clicks"
};
async function listSlots(db, visible, search, page) {
	const where = matching(db, visible, search);
	const direction = page.direction ?? "desc";
	const key = db.unsafe(`${sortKeys[page.sort ?? "created"]} ${direction} nulls last`);
	const [rows, [count]] = await Promise.all([db`
      select ${listColumns(db)}, n.impressions, n.clicks
        from ad_slots s cross join lateral ${db.unsafe(numbersOf)} n ${where}
       order by ${key}, s.id ${db.unsafe(direction)} limit ${page.limit} offset ${page.offset}`, db`select count(*) as n from ad_slots s ${where}`]);
	return {
		rows,
		count: count?.n ?? 0
	};
}
function listSlotsOfDays(db, visible, search, days, most) {
	return db`select ${listColumns(db)} from ad_slots s ${matching(db, visible, search)}
     and s.start_date <= ${days.to} and s.end_date >= ${days.from}
   order by s.start_date, s.id limit ${most}`;
}
async function findSlotRows(db, visible, ids) {
	return db`select ${listColumns(db)} from ad_slots s
     where s.id = any(${ids}::integer[]) and ${within(db, visible, "s")}
     order by array_position(${ids}::integer[], s.id)`;
}
async function listListingsOfSlots(db, visible, ids) {
	const rows = await db`
    select s.id, array_agg(i.listing_id) as listing_ids
      from ad_slots s join ad_slot_items i on i.ad_slot_id = s.id
     where s.id = any(${ids}::integer[]) and ${within(db, visible, "s")} group by s.id`;
	const known = new Map(rows.map(({ id, listingIds }) => [id, listingIds]));
	return (id) => known.get(id) ?? [];
}
async function markRenewal(db, id, renewalOf) {
	await db`update ad_slots set renewal_of = ${renewalOf} where id = ${id}`;
}
async function findRenewals(db, visible, ids) {
	const rows = await db`
    select s.id, s.title1, s.start_date, s.renewal_of from ad_slots s
     where s.renewal_of = any(${ids}::integer[]) and s.deleted_at is null and ${within(db, visible, "s")}
     order by s.id desc`;
	return new Map(rows.map(({ renewalOf, ...renewal }) => [renewalOf, renewal]));
}
// server/src/all-records.ts
var allRecords = [
	listedOf(adSlotStore),
	listedOf(audienceStore),
	listedOf(digestStore),
	listedOf(emailTemplateStore),
	listedOf(firmStore),
	listedOf(hotwStore),
	listedOf(invoiceStore),
	listedOf(listingStore),
	listedOf(newsAlertStore),
	listedOf(organizationStore),
	listedOf(photoStore),
	listedOf(photosetStore),
	listedOf(promoAlertStore),
	listedOf(representativeStore),
	listedOf(segmentStore),
	listedOf(seriesStore),
	listedOf(siteStore),
	listedOf(userStore),
	newsItemsListed,
	authorsListed,
	importsListed,
	suppressionsListed,
	{
		table: "mailchimp_accounts",
		rows: mailchimpRows
	},
	{
		table: "sessions",
		rows: sessionRows
	},
	{
		table: "subscribers",
		rows: subscriberRows
	}
];
var byTable = new Map(allRecords.map((one) => [one.table, one]));
function listedAs(table) {
	const found = byTable.get(table);
	if (!found) throw new Error(`No row filter is declared for ${table}`);
	return found;
}
var bySource = new Map(allRecords.flatMap(({ find = [], rows }) => find.map((source) => [source.kind, {
	...source,
	rows
}])));
var listedOfKind = ({ slug, table }) => allRecords.find(({ find = [] }) => find.some(({ kind }) => kind === slug)) ?? listedAs(table);
function findSourceOf(kind) {
	const source = bySource.get(kind);
	if (!source) throw new Error(`No search is declared for ${kind}`);
	return source;
}
// server/src/platform/notices/notice.store.ts
var noticeRows = rowRule({
	record: "notice",
	visibleTo: "person",
	own: ofPerson
});
async function countUnread(db, own, upTo) {
	const [row] = await db`
    select count(*)::int as count from (
      select from notices n where n.read_at is null and ${within(db, own, "n")} limit ${upTo}) unread`;
	return row?.count ?? 0;
}
var listNotices = (db, own, people, page) => db`
    select n.id, n.event, n.record_kind, n.record_id, n.about, n.actor_id, u.name as actor_name, n.made_at,
           n.read_at is not null as is_read
      from notices n left join users u on u.id = n.actor_id and ${within(db, people, "u")}
     where ${within(db, own, "n")} ${page.before === void 0 ? db`` : db`and n.id < ${page.before}`}
     order by n.id desc limit ${page.limit}`;
async function nameRecords(db, seer, kind, ids) {
	const { table = "", title = "" } = kindOf(kind) ?? {};
	const site = kind === "post" ? db`r.site_id` : db`null::int`;
	const rows = await db`
    select r.id, r.${db(title)}::text as title, ${site} as site_id from ${db(table)} r
     where r.id = any(${ids}::int[]) and r.deleted_at is null and ${within(db, rowsOf(seer, listedAs(table).rows), "r")}`;
	return new Map(rows.map((row) => [row.id, row]));
}
async function markRead(db, own, which) {
	return (await db`
    update notices n set read_at = coalesce(n.read_at, now()) where ${"id" in which ? db`n.id = ${which.id}` : db`n.id <= ${which.upTo} and n.read_at is null`} and ${within(db, own, "n")} returning n.id`).length > 0;
}
async function dropOldNotices(db, days) {
	await db`delete from notices where made_at < now() - make_interval(days => ${days})`;
}
var unknownAfter = "1 minute";
async function tellUnknownSends(db) {
	await db`
    insert into notices (user_id, event, record_kind, record_id)
    select sender_of(c), 'send-unknown', c.kind, c.id from campaigns c join users u on u.id = sender_of(c)
     where c.status = 'unknown' and c.deleted_at is null and not u.is_disabled
       and c.updated_at < now() - ${unknownAfter}::interval
       and not exists (select from notices n where n.event = 'send-unknown' and n.record_kind = c.kind
                          and n.record_id = c.id and n.made_at > c.updated_at)`;
}
async function tellAdmins(db, event, about) {
	await db`
    insert into notices (user_id, event, about)
    select u.id, ${event}, ${about} from users u
     where not u.is_disabled and exists (select from user_roles r where r.user_id = u.id and r.name = 'admin')
       and not exists (select from notices n where n.user_id = u.id and n.event = ${event} and n.about = ${about}
                          and n.read_at is null)`;
}
var tellJobFailed = (db, about) => tellAdmins(db, "job-failed", about);
var tellBackupFailed = (db, about) => tellAdmins(db, "backup-failed", about);
async function tellWorkStopped(db, { about, person }) {
	await db`
    insert into notices (user_id, event, about)
    select u.id, 'work-stopped', ${about} from users u
     where not u.is_disabled
       and (u.id = ${person} or exists (select from user_roles r where r.user_id = u.id and r.name = 'admin'))`;
}
async function tellActionEnded(db, told) {
	await db`
    insert into notices (user_id, event, record_kind, record_id, about)
    values (${told.person}, 'act-ended', ${told.kind}, ${told.recordId}, ${told.about})`;
}
export { saveFetched as $, deleteTestEmails as $a, messagesOf as $i, scheduleCampaign as $n, draftPath as $r, seenInvoices as $t, adSlotMessages as A, findSegment as Aa, legalFooter as Ai, invoiceStates as An, sans as Ao, listDigestSeries as Ar, findSameAmount as At, pageOfShown as B, segmentCountWish as Ba, imageSizes as Bi, amount as Bn, showDates as Br, exportHeadings as Bt, listSlotsOfDays as C, countReaders as Ca, promoAlertRecord as Ci, userMessages as Cn, picture$1 as Co, shownArea as Cr, invoiceStore as Ct, adSlot as D, reached as Da, branded as Di, whyNotReopened as Dn, emailTheme as Do, findSlugOwner as Dr, totalInvoices as Dt, setSlotParts as E, nameOfAudience as Ea, aboveOf as Ei, whyNotApproved as En, table as Eo, findSeriesBySlug as Er, matching$2 as Et, slotStatuses as F, isInPart as Fa, absolute as Fi, mostOfFile as Fn, looks as Fo, saveOldSlug as Fr, invoiceFileRows as Ft, findPhotosetUses as G, segmentRecord as Ga, sizedPlace as Gi, newsAlertRecord as Gn, findImage as Gr, invoicePeople as Gt, photosetStore as H, segmentRow as Ha, ourImages as Hi, centsOf as Hn, seriesRecord as Hr, hintedInvoice as Ht, slotConflict as I, newSegment as Ia, eventStory as Ii, imageKinds as In, pictureWidths as Io, seriesRows as Ir, listInvoicePeople as It, listSamePhotos as J, release as Ja, eventEnd as Ji, digestSeries as Jn, isOffered as Jr, invoiceUpdate as Jt, listPhotoPeople as K, conditionSays as Ka, transformOf as Ki, digestLimits as Kn, findUploaded as Kr, invoiceSearch as Kt, sessionRows as L, segment as La, itemStory as Li, citiesWithoutDigest as Ln, whyEditBlocked as Lo, seriesStore as Lr, approvable as Lt, adSlotUpdate as M, listTags as Ma, postalLine as Mi, fileKey as Mn, serif as Mo, listPostIds as Mr, findUpload as Mt, newAdSlot as N, segmentRows as Na, sectionTitle as Ni, invoiceFile as Nn, serifStyle as No, listSeries as Nr, forgetUploads as Nt, adSlotFilter as O, walkSends as Oa, publisherOf as Oi, whyNotSentBack as On, html as Oo, findTaken as Or, wantedBy as Ot, slotSorts as P, segmentStore as Pa, tinted as Pi, invoiceFileTypes as Pn, wordsOf$1 as Po, listSeriesPosts as Pr, insertUpload as Pt, photosetRows as Q, countTestEmails as Qa, linksOf as Qi, providerRefusal as Qn, countPath as Qr, newInvoice as Qt, hotwStore as R, segmentChoice as Ra, picture as Ri, digestStore as Rn, seriesWithoutPosts as Rr, approvalOfAll as Rt, listSlots as S, sendAgain as Sa, isDraftThen as Si, rebelmouseRoles as Sn, mark as So, cropOf as Sr, invoiceRows as St, findConflicts as T, listReaderNames as Ta, pickedLimits as Ti, stateAfterSave as Tn, row as To, findSeries as Tr, listInvoices as Tt, findFetched as U, segmentTerms as Ua, pageSizes as Ui, dollarsOf as Un, seriesMessages as Ur, invoice as Ut, listPhotosets as V, segmentMessages as Va, imageUrl as Vi, amountText as Vn, adminFields as Vr, hintWords as Vt, findPhotoUses as W, segmentUpdate as Wa, shapedUrl as Wi, newsAlertStore as Wn, countRecentImages as Wr, invoiceHint as Wt, photoStore as X, campaignRows as Xa, isAllDay as Xi, promoAlertStore as Xn, readAddress as Xr, monthWords as Xt, photoRows as Y, partMessages as Ya, eventStart as Yi, digestStyles as Yn, offsetIn as Yr, invoiceWishes as Yt, photosFound as Z, campaignsFound as Za, lastDay as Zi, outgoing as Zn, findLibraryPhoto as Zr, mostByFilter as Zt, findRenewals as _, campaignRow as _a, acceptedWarning as _i, organizationRecord as _n, button as _o, findPostFacts as _r, acceptPlace as _t, nameRecords as a, refuseRefresh as aa, seriesModulePath as ai, listExternalProfiles as an, moveCampaign as ao, storedEmail as ar, photoUses as at, holdParts as b, createCampaign as ba, partOfAudience as bi, organizationMessages as bn, fullRow as bo, saidSince as br, hotwRecord as bt, tellBackupFailed as c, sendingTemplate as ca, wholeAddress as ci, userStore as cn, richTextWords as co, stateOf as cr, otherKinds as ct, tellWorkStopped as d, listTrend as da, findLookUps as di, listMovableFirms as dn, shortened as do, lookUpOwn as dr, displayEffects as dt, testMessage as ea, pageSection as ei, sentBackInvoice as en, findCampaign as eo, sendInstant as er, newPhoto as et, findSourceOf as f, sumCounts as fa, forgetOldLookUps as fi, listOrganizations as fn, textFooter as fo, findAddressed as fr, isBackwards as ft, adSlotStore as g, campaignLists as ga, saveLookUp as gi, organizationStore as gn, wrapped as go, findPhotosets as gr, photosetMessages as gt, adSlotRows as h, postPickers as ha, lookUpQueue as hi, organizationRows as hn, withUtm as ho, findPageSite as hr, photoMessages as ht, markRead as i, partOf as ia, sectionPath as ii, listEverybody as in, lockNewCampaigns as io, refuseUnfit as ir, photoUpdate as it, adSlotRow as j, listSegments as ja, picturedTitle as ji, invoiceTypes as jn, sansStyle as jo, listHomeSeries as jr, findSamePosts as jt, adSlotListRow as k, countSegment as ka, dateLine as ki, invoiceMessages as kn, plainText as ko, hideDates as kr, findMiddleAmount as kt, tellJobFailed as l, campaignResolvers as la, publicPostMessages as li, holdOrganization$1 as ln, paragraphs as lo, postState as lr, recordKinds as lt, listedOfKind as m, mailScreens as ma, listWaiting as mi, moveFirm as mn, webAddress as mo, findMoved as mr, photoRecord as mt, dropOldNotices as n, askRelease as na, postPath as ni, deleteRole as nn, listUnsettled as no, acceptWarning as nr, photoPerson as nt, noticeRows as o, releaseOf as oa, seriesPreviewPath as oi, listUsers as on, templateFor as oo, typedEmailOf as or, allKinds as ot, listedAs as p, campaignEditors as pa, haveLookedUp as pi, lockFirm as pn, textTitle as po, findLinked as pr, photosetRecord as pt, listPhotos as q, segmentLimits as qa, eventDates as qi, digestRecord as qn, insertImage as qr, invoiceTotals as qt, listNotices as r, fingerprint as ra, publicPostPaths as ri, insertRole as rn, lockCampaign as ro, checkTyped as rr, photoQuery as rt, tellActionEnded as s, takeBackRelease as sa, sitePath as si, userRows as sn, richTextRow as so, sendAtOf as sr, kindOf as st, countUnread as t, approveRelease as ta, pageSections as ti, stateWords as tn, insertTestEmails as to, unscheduleCampaign as tr, photo as tt, tellUnknownSends as u, listLinks as ua, canBeLookedUp as ui, listMembers as un, renderDocument as uo, emailParts as ur, records as ut, findSlot as v, changeCampaign as va, preflightReport as vi, domainsOf as vn, cell as vo, listPublished as vr, isAtHome as vt, markRenewal as w, findLastSend as wa, pickedItem as wi, userRecord as wn, pictureWidth as wo, shownPoint as wr, invoicesFound as wt, listListingsOfSlots as x, loadCampaign as xa, closeTogetherMs as xi, whyOrganizationStays as xn, line as xo, areaAround as xr, hotwStyles as xt, findSlotRows as y, cloneCampaign as ya, typedEmail as yi, firmMovedMeanwhile as yn, columns$3 as yo, listSiteSections as yr, notePlace as yt, listShown as z, segmentCount as za, withNamesOf as zi, listCitiesWithoutDigest as zn, setPosts as zr, decidedTogether as zt };
