import { l as write } from "./client-C1vc5bc5.js";
import { A as number, E as int, F as string, O as literal, P as strictObject, S as boolean, j as object, x as array, y as _enum, z as uuid } from "./schemas-Jv2eCdm5.js";
import { n as datetime } from "./iso-CA9qDQf6.js";
import { _ as text, c as id, i as day, l as idInPath, t as byId, u as isLinkOrPath } from "./fields-CfYyEer0.js";
import { d as readOf, i as changeOf, l as initialOf, u as newOf } from "./record-CNAANDXH.js";
import { a as notFound, c as unauthorized, f as refusals, i as forbidden, n as badRequest, o as storageFull, r as conflict, s as tooMany, t as HttpError, u as upstreamFailed } from "./errors-CBRqaGOx.js";
import { i as may, t as endpoint } from "./endpoint-D3IN7Uet.js";
import { t as asRawEmail } from "./hooks-BU17EPiZ.js";
import { t as screens } from "./screens-BWT4ANW_.js";
import { i as explainConstraints } from "./error-handler-BMMVUV6h.js";
import { a as ofPerson, c as theProduct, l as within, o as rowRule, s as rowsOf } from "./rows-CMespLVE.js";
import { $a as deleteTestEmails, $n as scheduleCampaign, Aa as findSegment, Ai as legalFooter, Ao as sans, Ar as listDigestSeries, B as pageOfShown, Co as picture, Ct as invoiceStore, Di as branded, Dn as whyNotReopened, Do as emailTheme, Ei as aboveOf, En as whyNotApproved, Eo as table, Et as matching, Fi as absolute, Ga as segmentRecord, Ii as eventStory, Ir as seriesRows, Ja as release, Jn as digestSeries, Ka as conditionSays, Kn as digestLimits, Li as itemStory, Lo as whyEditBlocked, Mi as postalLine, Mo as serif, Na as segmentRows, Ni as sectionTitle, No as serifStyle, Oa as walkSends, Oi as publisherOf, On as whyNotSentBack, Oo as html, Pi as tinted, Pr as listSeriesPosts, Qa as countTestEmails, Qn as providerRefusal, R as hotwStore, Ri as picture$1, Rn as digestStore, Sa as sendAgain, Si as isDraftThen, So as mark, St as invoiceRows, Ta as listReaderNames, Ti as pickedLimits, Tn as stateAfterSave, To as row, Wn as newsAlertStore, Xa as campaignRows, Xn as promoAlertStore, Yi as eventStart, Zn as outgoing, _a as campaignRow, _i as acceptedWarning, _o as button, _t as acceptPlace, aa as refuseRefresh, ar as storedEmail, ba as createCampaign, bi as partOfAudience, bo as fullRow, bt as hotwRecord, ca as sendingTemplate, ci as wholeAddress, co as richTextWords, cr as stateOf, da as listTrend, do as shortened, eo as findCampaign, er as sendInstant, fo as textFooter, ga as campaignLists, go as wrapped, hn as organizationRows, ho as withUtm, ia as partOf, ir as refuseUnfit, ji as picturedTitle, jo as sansStyle, ki as dateLine, kn as invoiceMessages, ko as plainText, la as campaignResolvers, lo as paragraphs, lr as postState$1, ma as mailScreens, mo as webAddress, na as askRelease, nr as acceptWarning, oa as releaseOf, or as typedEmailOf, pa as campaignEditors, po as textTitle, qn as digestRecord, rr as checkTyped, s as tellActionEnded, sa as takeBackRelease, sn as userRows, so as richTextRow, sr as sendAtOf, ta as approveRelease, to as insertTestEmails, tr as unscheduleCampaign, ua as listLinks, uo as renderDocument, ur as emailParts, va as changeCampaign, vi as preflightReport, vn as domainsOf, vo as cell, vt as isAtHome, wa as findLastSend, wi as pickedItem, wo as pictureWidth, xa as loadCampaign, xo as line, ya as cloneCampaign, yi as typedEmail, yo as columns, z as listShown, zi as withNamesOf } from "./notice.store-DHr4QfeE.js";
import { L as newsSections, N as siteRecord, S as siteRows, d as suppressionRows, s as findSuppression, t as audienceRows, v as findSite } from "./audience.store-CboQ4t3a.js";
import { E as campaignMessages, L as named$1, M as firstNameOf, N as mergeMarks, O as endedActions, b as ownMailing, c as ProviderAway, j as asTest, k as unknownSegment, p as findMailing, w as withNames } from "./mailchimp.store-eEKU1VIU.js";
import { _ as startOfDay, b as weekdays, i as centralInstant, l as dayMs, m as publicationRanges, n as centralClock, r as centralDay, t as addDays, y as weekdayOf } from "./dates-DazF5sVJ.js";
import { u as readerAddress } from "./audience.record-Bok0ZWz-.js";
import { A as emailStyles, C as emailTemplateRecord, E as campaignStatuses, F as resultDetails, I as sendOutcomes, O as drawnEmail, T as campaignReaders, i as emailTemplateRows, j as mailStatus, k as emailPreview, o as findEmailTemplate, w as campaignKinds } from "./email-template.store-BQn1QdXX.js";
import { An as readsOf, B as listingRows, Bn as conflictWith, Bt as resolver, Cn as lockRecord, Ct as postAddress, Dn as handle, Dt as softDeleteNewsItem, Ft as newsItemSorts, Hn as refuseOnlyRead, L as findOrAddOwnAuthor, Lt as postStatus, Mt as contentPageSizes, Nt as eventTimes, Pt as hiddenSections, St as listTrendingEvents, _n as saveRecord, bt as listPostsInWindow, cn as operation, ft as postRows, gn as restoreRecord, hn as readRecord, kt as contentLists, un as checkSeenVersion, vt as findNewsItem, xt as listSections, zn as checkVersion } from "./import.store-Dtz9gWJp.js";
import { d as fileSentences } from "./audience.messages-CxTR-WtH.js";
import { u as pageOf } from "./listing.record-DBiMXva0.js";
import { B as asEditing, F as findEditedPost, G as whyDeleteBlocked, H as whyBlocked, J as whySectionBlocked, K as whyMarkBlocked, N as setMark, Q as countedOf, T as findListedMarks, U as markOf, V as asRule, Y as whyTagBlocked, b as openPost, g as sharedNow, i as planDecisionMails, l as lockInvoices, t as settleCampaign, u as writeDecision, z as setTags } from "./settle-campaign-BLxo7KRu.js";
import { l as slugOf, n as addedTypes, r as eventSection, t as addSentences } from "./news-item-form-BcFxdGLH.js";
import { n as logged } from "./logged-CjwwrVrV.js";
import { n as diskStorage, r as ImageHostError, t as s3Storage } from "./s3-storage-Dri_yxTz.js";
import { Y as addPosts } from "./listing-files.routes-ovs94Wfv.js";
import { o as csvInSteps } from "./csv-file-rojlUdSr.js";
import { join } from "node:path";
// server/src/editorial/posts/saved-view.store.ts
var savedViewRows = rowRule({
	record: "saved-view",
	visibleTo: "person",
	own: ofPerson
});
var listViews = (db, own, { roles, isAdmin }, types) => db`
    select v.id, v.version, v.type, v.name, v.filters, v.teams, u.name as owner, ${within(db, own, "v")} as is_own
      from saved_views v join users u on u.id = v.user_id
     where v.type = any(${types}::text[])
       and (${within(db, own, "v")}
         or (not u.is_disabled and v.teams && ${roles}::text[])
         or (not u.is_disabled and ${isAdmin} and v.teams <> '{}'))
     order by is_own desc, lower(v.name), v.id limit 60`;
async function insertView(db, own, userId, { type, name, filters, teams }, limit) {
	await db`select 1 from users where id = ${userId} for update`;
	const [row] = await db`
    insert into saved_views (user_id, type, name, filters, teams)
    select ${userId}, ${type}, ${name}, ${db.json(filters)}, ${teams}::text[]
     where (select count(*) from saved_views v where ${within(db, own, "v")}) < ${limit} returning id`;
	return row?.id ?? null;
}
async function updateView(db, own, { id, version, name, filters, teams }) {
	const [row] = await db`
    update saved_views v set name = ${name}, filters = ${db.json(filters)}, teams = ${teams}::text[],
       version = version + 1, updated_at = now()
     where v.id = ${id} and v.version = ${version} and ${within(db, own, "v")} returning v.id`;
	return row?.id ?? null;
}
async function deleteView(db, own, id) {
	const { count } = await db`delete from saved_views v where v.id = ${id} and ${within(db, own, "v")}`;
	return count > 0;
}
// server/src/email/campaigns/alert-email-brands.ts
function toSite$1(plate, kind, colour) {
	if (!plate.siteHref) return html`${plate.site}`;
	return html`<a class="${kind}" href="${plate.siteHref}" target="_blank" style="color:${colour};text-decoration:none">${plate.site}</a>`;
}
var promo = emailTheme({
	page: "#eef2f0",
	paper: "#ffffff",
	tint: "#f0f6f4",
	ink: "#14201c",
	soft: "#56645f",
	rule: "#d5deda",
	accent: "#0d5c4a",
	onAccent: "#ffffff",
	band: "#0d5c4a"
}, {
	accent: "#8fdcc6",
	onAccent: "#06231c",
	band: "#14705b"
}, {
	align: "left",
	radius: 6
});
var promoAlert = (theme, plate) => {
	const { ink, soft } = theme.light;
	const name = html`<p class="ink" style="${serifStyle(28, 34, ink)}">${toSite$1(plate, "ink", ink)}</p>`;
	const kind = html`<p class="soft" style="${sansStyle(13, 18, soft, 4)}">${plate.style}</p>`;
	return html`${row(html`${name}${kind}`, {
		top: 28,
		bottom: 16
	})}${row(mark(theme), { bottom: 24 })}`;
};
var insider = emailTheme({
	page: "#f0edf5",
	paper: "#ffffff",
	tint: "#f6f2fb",
	ink: "#1c1726",
	soft: "#625b6f",
	rule: "#ded8e8",
	accent: "#54318c",
	onAccent: "#ffffff",
	band: "#3f2470"
}, {
	accent: "#c9b1f5",
	onAccent: "#180c2c",
	band: "#4c2f82"
}, {
	align: "center",
	radius: 10
});
var insiderInvite = (theme, plate) => {
	const white = "#ffffff";
	const title = html`margin:10px 0 0;font:italic 46px/50px ${serif};color:${white}`;
	const inside = html`<p class="on" style="${sansStyle(14, 20, white)};font-weight:bold;letter-spacing:2px">${toSite$1(plate, "on", white)}</p>
<p class="on plate" style="${title}">${plate.style}</p>`;
	const ground = {
		kind: "band",
		colour: theme.light.band
	};
	return row(inside, {
		top: 36,
		bottom: 36,
		align: "center",
		ground
	});
};
var news = emailTheme({
	page: "#efefed",
	paper: "#ffffff",
	tint: "#f6f3ee",
	ink: "#14140f",
	soft: "#5d5c56",
	rule: "#d8d6cf",
	accent: "#9a4006",
	onAccent: "#ffffff",
	band: "#191915"
}, {
	accent: "#ffb27a",
	onAccent: "#241002",
	band: "#2b2a25"
}, {
	align: "left",
	radius: 2
});
var newsAlert = (theme, plate) => {
	const white = "#ffffff";
	const { soft, accent } = theme.light;
	const ground = {
		kind: "band",
		colour: theme.light.band
	};
	const head = html`<p class="on plate" style="${serifStyle(40, 44, white)};letter-spacing:-1px">${plate.style}</p>
<p class="on" style="${sansStyle(15, 22, white, 6)}">${toSite$1(plate, "on", white)}</p>`;
	const edge = html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="mark" height="5" bgcolor="${accent}" style="height:5px;font-size:1px;line-height:1px;background:${accent}">&nbsp;</td></tr></table>`;
	const day = html`<p class="soft" style="${sansStyle(13, 18, soft)}">${dateLine(plate.sendDate)}</p>`;
	return html`${row(head, {
		top: 26,
		bottom: 22,
		ground
	})}${fullRow(edge)}${row(day, {
		top: 16,
		bottom: 20
	})}`;
};
var alertThemes = {
	"Promo Alert": promo,
	"Insider Invite": insider,
	"News Alert": news
};
var nameplates = {
	"Promo Alert": promoAlert,
	"Insider Invite": insiderInvite,
	"News Alert": newsAlert
};
// server/src/email/campaigns/email-stories.ts
var dekLimit = 220;
function storyBlock(story, utm) {
	const address = webAddress(story.url);
	const headline = plainText(story.headline);
	return {
		headline,
		href: address && withUtm(address, utm),
		image: webAddress(story.imageUrl),
		alt: story.imageAlt || headline,
		kicker: story.section || null,
		dek: story.dek ? shortened(story.dek, dekLimit) : null,
		byline: story.author ? `By ${plainText(story.author)}` : null,
		isPromoted: story.isPromoted ?? false
	};
}
function storyText(theme, story, size) {
	const { ink, soft } = theme.light;
	const title = linked(story, ink);
	const dek = size === "large" ? sansStyle(17, 26, ink, 12) : sansStyle(15, 22, ink, 8);
	return html`${kicker(theme, story)}${heading(theme, title, size)}
${story.dek && html`<p class="ink" style="${dek}" dir="auto">${story.dek}</p>`}
${story.byline && html`<p class="soft" style="${sansStyle(13, 18, soft, 8)}">${story.byline}</p>`}`;
}
function heading({ light }, title, size) {
	if (size === "large") return html`<h2 class="ink lead" style="${serifStyle(32, 38, light.ink)}" dir="auto">${title}</h2>`;
	const style = size === "small" ? serifStyle(17, 22, light.ink) : serifStyle(20, 26, light.ink);
	return html`<h3 class="ink" style="${style}" dir="auto">${title}</h3>`;
}
function linked(story, colour) {
	if (!story.href) return html`${story.headline}`;
	return html`<a class="ink" href="${story.href}" target="_blank" style="color:${colour};text-decoration:none">${story.headline}</a>`;
}
function kicker(theme, story) {
	if (!story.isPromoted && !story.kicker) return null;
	const style = html`${sansStyle(12, 18, theme.light.accent)};font-weight:bold;letter-spacing:.4px;margin-bottom:6px`;
	return html`<p class="accent" style="${style}">${story.isPromoted ? promotedLabel(theme) : null}${story.kicker}</p>`;
}
function promotedLabel({ light }) {
	return html`<span class="soft" style="font:bold 11px/16px ${sans};color:${light.soft};border:1px solid;border-radius:3px;padding:1px 6px">Promoted</span>&nbsp; `;
}
function storyPicture(theme, story, width) {
	const { image, href, alt } = story;
	return image === null ? null : picture({
		src: image,
		href,
		alt,
		width,
		radius: theme.radius
	});
}
function storyRows(theme, stories, inRow, look = {}) {
	return stories.filter((_, index) => index % inRow === 0).map((first, index) => {
		const together = stories.slice(index * inRow, (index + 1) * inRow);
		if (inRow === 2 && together.length === 1) return storyBeside(theme, first, {
			side: "left",
			share: "half",
			ground: look.ground
		});
		return sideBySide(theme, together, inRow === 3 ? "third" : "half", look);
	});
}
function sideBySide(theme, stories, share, look) {
	const list = stories.map((story) => {
		const top = storyPicture(theme, story, pictureWidth(share)) ?? mark(theme, "100%");
		const text = storyText(theme, story, share === "third" ? "small" : "medium");
		return {
			share,
			cells: [cell(top, 14), cell(text, 28)]
		};
	});
	return columns(list, look);
}
function storyBeside(theme, story, look) {
	const words = storyText(theme, story, "medium");
	const text = look.place ? placed(theme, look.place, words) : words;
	const image = storyPicture(theme, story, pictureWidth(look.share));
	const ground = look.ground && { ground: look.ground };
	if (!image) return row(text, {
		bottom: 36,
		...ground
	});
	const rest = look.share === "narrow" ? "wide" : "half";
	const list = [{
		share: look.share,
		cells: [cell(image, 16)]
	}, {
		share: rest,
		cells: [cell(text, 28)]
	}];
	return columns(list, {
		bottom: 8,
		...ground
	}, look.side === "right");
}
function placed(theme, place, text) {
	const style = serifStyle(36, 36, theme.light.accent);
	return table(html`<tr><td width="40" valign="top"><p class="accent" style="${style}">${place}</p></td><td align="left" valign="top">${text}</td></tr>`);
}
function storyLinks(theme, stories) {
	const { ink, rule } = theme.light;
	const lines = stories.map((story) => {
		const label = story.isPromoted ? promotedLabel(theme) : null;
		return html`<tr><td class="line" align="left" style="border-top:1px solid ${rule};padding:14px 0"><p class="ink" style="${serifStyle(18, 24, ink)}" dir="auto">${label}${linked(story, ink)}</p></td></tr>`;
	});
	return row(table(lines), { bottom: 20 });
}
function storyWords(story) {
	const headline = story.isPromoted ? `Promoted: ${story.headline}` : story.headline;
	const small = [story.kicker, story.byline].filter((part) => part).join(" - ");
	return [...[
		headline,
		story.dek,
		small
	].filter((part) => part).map(wrapped), story.href].filter((part) => part).join("\n");
}
// server/src/email/campaigns/alert-email.ts
var usualButton = "Read more";
var longestPreheader$1 = 150;
function partsOf({ buttonUrl, ...content }) {
	const address = webAddress(buttonUrl);
	return {
		href: address && withUtm(address, content.utm),
		title: plainText(content.title || content.subject),
		label: plainText(content.buttonLabel || usualButton),
		blocks: content.blocks.filter(({ stories }) => stories.length > 0).map(({ stories, look, title }) => ({
			title,
			look,
			stories: stories.map((story) => shown(storyBlock(story, content.utm), look))
		}))
	};
}
var shown = (story, look) => look === "headlines" ? {
	...story,
	image: null,
	kicker: null,
	dek: null,
	byline: null
} : story;
function renderAlertEmail(content) {
	const parts = partsOf(content);
	const theme = branded(alertThemes[content.style], content.publisher);
	const reason = `You receive the ${content.style} from ${content.site} because you signed up for it.`;
	return {
		html: renderDocument({
			theme,
			title: content.subject,
			preheader: preheaderOf$1(content, parts),
			above: aboveOf(theme, content.publisher),
			paper: paperOf$2(theme, content, parts),
			footer: legalFooter(theme, reason, content.publisher)
		}),
		text: textPart$2(content, parts, reason)
	};
}
function preheaderOf$1({ subject, previewText, teaser, body, utm }, parts) {
	if (previewText) return previewText;
	const said = [
		parts.title,
		teaser,
		richTextWords(body, utm)
	].filter((one) => one !== subject);
	return shortened(said.filter((one) => one).join(" \u00B7 "), longestPreheader$1);
}
function paperOf$2(theme, content, parts) {
	const address = webAddress(content.siteUrl);
	const siteHref = address && withUtm(address, content.utm);
	return html`${nameplates[content.style](theme, {
		...content,
		siteHref
	})}${photoOf(theme, content, parts)}${wordsOf(theme, content, parts)}
${parts.blocks.map((block, at) => blockOf(theme, block, at))}`;
}
function photoOf(theme, { photoUrl }, { href, title }) {
	const src = webAddress(photoUrl);
	if (!src) return null;
	const image = picture({
		src,
		href,
		alt: title,
		width: 536,
		radius: Math.min(theme.radius, 8)
	});
	return row(image, {
		top: theme.align === "center" ? 32 : 0,
		bottom: 20
	});
}
function wordsOf(theme, content, { href, title, label }) {
	const { align, light } = theme;
	const body = richTextRow(theme, content.body, content.utm);
	const teaser = content.teaser && html`<p class="soft" style="${sansStyle(18, 27, light.soft, 10)}" dir="auto">${content.teaser}</p>`;
	const heading = html`<h1 class="ink lead" style="${serifStyle(34, 40, light.ink)}" dir="auto">${title}</h1>${teaser}`;
	const more = href && row(button(theme, label, href), {
		top: 8,
		bottom: 32,
		align
	});
	return html`${row(heading, {
		top: 8,
		bottom: 16,
		align
	})}${body && row(body, { bottom: 8 })}${more}`;
}
function blockOf(theme, { title, look, stories }, at) {
	if (look === "headlines") return html`${sectionTitle(theme, title)}${storyLinks(theme, stories)}`;
	const ground = look === "threes" && at % 2 === 1 ? tinted(theme) : {};
	const rows = storyRows(theme, stories, look === "threes" ? 3 : 2, ground);
	return html`${sectionTitle(theme, title, ground)}${rows}`;
}
function textPart$2(content, parts, reason) {
	const sender = `${content.publisher.name}, ${postalLine(content.publisher)}`;
	const blocks = parts.blocks.map(({ title, stories }) => paragraphs([textTitle(title), ...stories.map(storyWords)]));
	const all = [
		`${wrapped(`${content.site}: ${content.style}`)}\nView in browser: ${mergeMarks.archive}`,
		textTitle(parts.title),
		content.teaser && wrapped(content.teaser),
		richTextWords(content.body, content.utm),
		parts.href && `${parts.label}: ${parts.href}`,
		...blocks,
		textFooter(reason, sender)
	];
	return `${paragraphs(all)}\n`;
}
// server/src/email/campaigns/render-alert.ts
var photoSizes = {
	"No crop": "emailLead",
	"4x3": "emailPhoto4x3",
	"16x9": "emailPhoto16x9",
	"Photograph (wide crop)": "emailPhotoWide"
};
function contentOf(campaign, config, blocks, publisher) {
	const { content, property, city } = campaign;
	return {
		style: campaign.style,
		site: `${property} ${city}`.trim(),
		siteUrl: campaign.siteUrl,
		subject: campaign.subject,
		previewText: campaign.previewText,
		sendDate: campaign.sendDate ?? centralDay(new Date()),
		title: content.title,
		teaser: content.teaser ?? null,
		photoUrl: picture$1(content.photoUrl, photoSizes[content.photoType], config),
		buttonLabel: content.buttonLabel,
		buttonUrl: content.buttonUrl,
		body: content.body,
		blocks: blocks(content, config),
		utm: campaign.utm,
		publisher
	};
}
var alertRenderer = (blocks) => async (campaign, config, db) => {
	return renderAlertEmail(contentOf(campaign, config, blocks, await publisherOf(campaign, config, db)));
};
// server/src/email/promo-alerts/promo-alert-renderer.ts
var renderPromoAlert = alertRenderer((content, config) => [
	{
		title: "Trending News",
		look: "pairs",
		stories: content.trendingNews.map((item) => itemStory(item, config))
	},
	{
		title: "Trending Events",
		look: "threes",
		stories: content.trendingEvents.map((item) => eventStory(item, config))
	},
	{
		title: "Trending Places",
		look: "threes",
		stories: content.trendingPlaces.map((item) => itemStory(item, config))
	}
]);
var promoAlertKind = {
	kind: "promo-alert",
	store: promoAlertStore,
	render: withNamesOf(promoAlertStore.record, renderPromoAlert)
};
var contentFilters = strictObject({
	title: string().trim().max(200),
	siteId: id,
	section: _enum(newsSections),
	authorId: id,
	importId: id,
	status: _enum([
		"0,1,2,5",
		"0",
		"5",
		"1",
		"2"
	]),
	marked: _enum([
		"all",
		"starred",
		"flagged"
	]),
	when: _enum(["all", ...eventTimes]),
	published: _enum(publicationRanges),
	sort: _enum(newsItemSorts),
	direction: _enum(["asc", "desc"]),
	pageSize: literal(contentPageSizes)
}).partial();
var queryOfFilters = (type, filters) => ({
	type,
	status: filters.status,
	title: filters.title || void 0,
	siteId: filters.siteId,
	section: filters.section,
	authorId: filters.authorId,
	importId: filters.importId,
	starred: filters.marked === "starred" ? "true" : void 0,
	flaggedForEditor: filters.marked === "flagged" ? "true" : void 0,
	when: filters.when === "all" ? void 0 : filters.when,
	startDate: filters.published,
	sort: filters.sort,
	direction: filters.direction
});
var teamsOf = (type) => screens[contentLists[type].screen].access;
var asked = object({
	type: _enum(addedTypes, `type must be one of ${addedTypes.join(", ")}`),
	name: text("A name is required", 40),
	filters: contentFilters,
	teams: array(string()).max(10).default([])
});
var knowsTeams = ({ type, teams }) => teams.every((team) => teamsOf(type).includes(team));
var unknownTeam = {
	error: "Choose teams that have access to this list",
	path: ["teams"]
};
var newSavedView = asked.refine(knowsTeams, unknownTeam);
var changedSavedView = asked.extend({
	id,
	version: int()
}).refine(knowsTeams, unknownTeam);
var savedView = object({
	id: int(),
	version: int(),
	type: _enum(addedTypes),
	name: string(),
	filters: contentFilters,
	teams: array(string()),
	is_own: boolean(),
	owner: string(),
	count: int()
});
var savedViewMessages = {
	saved: "View saved.",
	deleted: "View deleted.",
	saveFailed: "The view couldn\u2019t be saved.",
	deleteFailed: "The view couldn\u2019t be deleted.",
	nameTaken: "You already have a view with this name.",
	tooMany: `You can have up to 20 views. Delete one first.`
};
// shared/src/editorial/authors/author.ts
var author = object({
	id: int(),
	name: string(),
	title: string().nullable(),
	avatar: string().nullable()
});
var bylineOf = ({ authors, bylineNames }) => [...authors.map(({ title }) => title), ...bylineNames].join(", ") || null;
// shared/src/email/daily-digests/daily-digest.ts
var digestFirstSendTime = "06:45";
var seriesSlots = [
	"series1",
	"series2",
	"series3",
	"series4",
	"series5"
];
var emptyDigest = initialOf(digestRecord);
var newDigest = newOf(digestRecord);
var digestUpdate = changeOf(digestRecord).omit({ isDeleted: true });
var dailyDigest$1 = readOf(digestRecord);
var digestRow = campaignRow(digestRecord);
var digestBuild = object({
	news_items: array(pickedItem),
	news_links: array(pickedItem),
	events: array(pickedItem),
	series: array(digestSeries),
	window: object({
		from: datetime(),
		to: datetime()
	}),
	found: int()
});
var digestMade = object({
	sendDate: string(),
	cities: array(object({
		siteId: int(),
		city: string(),
		id: int().nullable(),
		version: int().nullable(),
		posts: int()
	}))
});
var digestMissing = object({
	id: int(),
	city: string(),
	sendDate: string()
});
var digestsToUndo = strictObject({ drafts: array(strictObject({
	id,
	version: int()
})).max(100) });
var digestsUndone = object({
	deleted: array(string()),
	stayed: array(string())
});
function styleOfDay(sendDate) {
	const weekday = weekdayOf(sendDate);
	if (weekday === 6) return "Hot Headlines";
	return weekday === 0 ? "Dining Report" : "Daily Digest";
}
var preferredSection = { "Dining Report": "Restaurants + Bars" };
var newsItemCount = (found) => digestLimits.newsItemCounts.findLast((count) => count <= found) ?? 0;
// shared/src/email/daily-digests/digest-window.ts
var weekday = {
	fromDaysBefore: 1,
	from: "06:01",
	toDaysBefore: 0,
	to: "06:00"
};
var rules = {
	0: {
		fromDaysBefore: 9,
		from: "06:01",
		toDaysBefore: 2,
		to: "06:00"
	},
	1: {
		fromDaysBefore: 3,
		from: "06:01",
		toDaysBefore: 3,
		to: "23:59"
	},
	6: {
		fromDaysBefore: 8,
		from: "06:01",
		toDaysBefore: 1,
		to: "06:00"
	}
};
function instant(day, clock) {
	const at = centralInstant(day, clock);
	if (!at) throw new RangeError(`No such time: ${day} ${clock}`);
	return at;
}
function digestWindow(sendDate) {
	const rule = rules[weekdayOf(sendDate)] ?? weekday;
	const from = instant(addDays(sendDate, -rule.fromDaysBefore), rule.from);
	const to = instant(addDays(sendDate, -rule.toDaysBefore), rule.to);
	return {
		from,
		to,
		until: new Date(to.getTime() + 6e4)
	};
}
// server/src/email/daily-digests/build-digest.ts
var eventDays = 10;
var cut$1 = (text, max) => text?.slice(0, max).replace(/[\ud800-\udbff]$/, "") || null;
var link = (address) => address && isLinkOrPath(address) ? address : null;
function pickedRow(row, siteUrl, publicUrl) {
	const section = row.sections.find(({ name }) => !hiddenSections.includes(name));
	return {
		id: row.id,
		headline: cut$1(row.headline, pickedLimits.headline) ?? "",
		url: link(row.postUrl && wholeAddress(row.postUrl, publicUrl)) ?? siteUrl,
		image_url: link(row.imageUrl),
		promoted: row.internalTags.includes("promoted"),
		author: cut$1(bylineOf(row) ?? "", pickedLimits.names),
		author_avatar: link(row.authors[0]?.avatar),
		section: cut$1(section?.name, pickedLimits.names),
		dek: cut$1(row.description, pickedLimits.dek),
		created_ts: row.createdAt.toISOString(),
		last_published_ts: row.lastPublishedAt?.toISOString() ?? null,
		starts_at: row.startsAt?.toISOString() ?? null,
		total_views: row.totalViews
	};
}
async function seriesOfDay(db, seer, { site, sendDate, publicUrl, taken }) {
	const weekday = weekdays[weekdayOf(sendDate)] ?? weekdays[0];
	const found = await listDigestSeries(db, rowsOf(seer, seriesRows), site.id, {
		day: sendDate,
		weekday,
		limit: seriesSlots.length
	});
	const limit = digestLimits.seriesItems + taken.size;
	const sections = found.map(async ({ id, headline, digestHeaderImage, digestLogoImage, logo }) => {
		const items = (await listSeriesPosts(db, rowsOf(seer, postRows), id, {
			onlyLive: true,
			limit
		})).filter((post) => !taken.has(post.id)).slice(0, digestLimits.seriesItems).map((row) => pickedRow(row, site.url, publicUrl));
		return {
			title: headline,
			header: digestHeaderImage,
			logo: digestLogoImage ?? logo,
			items
		};
	});
	return (await Promise.all(sections)).filter(({ items }) => items.length > 0);
}
async function buildDigest(db, seer, site, { sendDate, style = styleOfDay(sendDate) }, publicUrl) {
	const visible = rowsOf(seer, postRows);
	const window = digestWindow(sendDate);
	const events = {
		from: startOfDay(sendDate),
		until: startOfDay(addDays(sendDate, eventDays))
	};
	const [{ posts, found }, trending] = await Promise.all([listPostsInWindow(db, visible, site.id, window, {
		limit: digestLimits.newsItems + digestLimits.newsLinks,
		first: preferredSection[style] ?? null
	}), listTrendingEvents(db, visible, site.id, events, digestLimits.trendingEvents)]);
	const items = posts.map((row) => pickedRow(row, site.url, publicUrl));
	const newsItems = newsItemCount(items.length);
	const taken = new Set(posts.map(({ id }) => id));
	return {
		news_items: items.slice(0, newsItems),
		news_links: items.slice(newsItems, newsItems + digestLimits.newsLinks),
		events: trending.map((row) => pickedRow(row, site.url, publicUrl)),
		series: await seriesOfDay(db, seer, {
			site,
			sendDate,
			publicUrl,
			taken
		}),
		window: {
			from: window.from.toISOString(),
			to: window.to.toISOString()
		},
		found
	};
}
// server/src/email/news-alerts/news-alert-renderer.ts
var renderNewsAlert = alertRenderer((content, config) => [
	{
		title: "More News",
		look: "pairs",
		stories: content.newsItems.map((item) => itemStory(item, config))
	},
	{
		title: "Plus",
		look: "headlines",
		stories: content.newsLinks.map((item) => itemStory(item, config))
	},
	{
		title: "Trending Events",
		look: "threes",
		stories: content.trendingEvents.map((item) => eventStory(item, config))
	},
	{
		title: "Trending Places",
		look: "threes",
		stories: content.trendingPlaces.map((item) => itemStory(item, config))
	}
]);
var newsAlertKind = {
	kind: "news-alert",
	store: newsAlertStore,
	render: withNamesOf(newsAlertStore.record, renderNewsAlert)
};
// server/src/platform/integrations/files/private-files.ts
var privateStorage = ({ s3, dataFolder, diskReserveMb }, area) => s3 ? s3Storage(s3) : diskStorage(join(dataFolder, area), diskReserveMb);
var storageKey = (key) => `files/${key}`;
async function saveFile(storage, { key, bytes, note, isNoted }) {
	await storage.write(storageKey(key), bytes, "application/octet-stream").catch(asRefusal);
	let isSaved = false;
	try {
		isSaved = await note();
	} finally {
		if (!isSaved && await isNoted().catch(logged("Couldn\u2019t check whether a file was saved")) === false) await storage.remove(storageKey(key)).catch(logged("Couldn\u2019t delete an unsaved file"));
	}
}
async function fileReply(storage, { key, name }, reply) {
	const content = await storage.read(storageKey(key)).catch(asAway);
	if (content === null) return null;
	reply.header("content-security-policy", "default-src 'none'; sandbox");
	return {
		name,
		content
	};
}
function asRefusal(error) {
	if (!(error instanceof ImageHostError)) throw error;
	if (error.isFull) throw storageFull(fileSentences.storageFull, error);
	throw upstreamFailed(fileSentences.storageAway, error);
}
function asAway(error) {
	if (error instanceof ImageHostError) throw upstreamFailed(fileSentences.loadFailed, error);
	throw error;
}
var signatures = [
	["png", "\u0089PNG\r\n\n"],
	["jpg", "\u00FF\u00D8\u00FF"],
	["gif", "GIF87a"],
	["gif", "GIF89a"],
	["tiff", "II*\0"],
	["tiff", "MM\0*"],
	["ico", "\0\0\0"]
];
var lookedAt = 4096;
var svg = /^\uFEFF?\s*(?:<\?xml[^>]*>\s*|<!--(?:(?!-->)[\s\S])*-->\s*|<!DOCTYPE svg[^>]*>\s*)*<svg[\s>]/i;
var isPdf = (bytes) => bytes.toString("latin1", 0, 5) === "%PDF-";
function imageKindOf(bytes) {
	const starts = (text, at = 0) => bytes.toString("latin1", at, at + text.length) === text;
	const found = signatures.find(([, text]) => starts(text));
	if (found) return found[0];
	if (starts("RIFF") && starts("WEBP", 8)) return "webp";
	if (starts("BM") && bytes.length > 30 && bytes.readUInt32LE(2) === bytes.length) return "bmp";
	return svg.test(bytes.toString("utf8", 0, lookedAt)) ? "svg" : null;
}
// server/src/email/daily-digests/digest-email-brands.ts
function toSite(plate, words, kind, colour) {
	if (!plate.siteHref) return html`${words}`;
	return html`<a class="${kind}" href="${plate.siteHref}" target="_blank" style="color:${colour};text-decoration:none">${words}</a>`;
}
function framedLead(theme, story) {
	const { align } = theme;
	const image = storyPicture(theme, story, 536);
	return html`${image && row(image, { bottom: 20 })}${row(storyText(theme, story, "large"), { align })}${readMore(theme, story)}`;
}
function readMore(theme, story) {
	const inside = story.href ? button(theme, "Read more", story.href) : html``;
	return row(inside, {
		top: 20,
		bottom: 36,
		align: theme.align
	});
}
var ruled = (theme) => row(line(theme), { bottom: 24 });
var daily = emailTheme({
	page: "#f1f0eb",
	paper: "#ffffff",
	tint: "#f3f6fa",
	ink: "#15171c",
	soft: "#5b6069",
	rule: "#d9d7d0",
	accent: "#1d4379",
	onAccent: "#ffffff",
	band: "#1d4379"
}, {
	accent: "#a3c2f5",
	onAccent: "#10131a",
	band: "#3d6db3"
}, {
	align: "left",
	radius: 4
});
var dailyDigest = (theme) => ({
	theme,
	nameplate(plate) {
		const { accent, ink, soft, rule } = theme.light;
		const caps = html`${sansStyle(13, 18, accent)};font-weight:bold;letter-spacing:4px;text-transform:uppercase;margin-bottom:6px`;
		const city = plate.city && html`<p class="accent" style="${caps}">${plate.city}</p>`;
		const name = toSite(plate, plate.property, "ink", ink);
		const ends = (inside, align) => html`<td class="line" align="${align}" style="border-top:1px solid ${rule};border-bottom:1px solid ${rule};padding:9px 0">${inside}</td>`;
		const style = html`<p class="accent" style="${serifStyle(16, 20, accent)};font-style:italic">${plate.style}</p>`;
		const date = html`<p class="soft" style="${sansStyle(13, 20, soft)}">${dateLine(plate.sendDate)}</p>`;
		return html`<tr><td class="band" height="6" bgcolor="${accent}" style="height:6px;font-size:1px;line-height:1px;background:${accent}">&nbsp;</td></tr>
${row(html`${city || null}<h1 class="ink plate" style="${serifStyle(54, 60, ink)};letter-spacing:-1px">${name}</h1>`, {
			top: 28,
			bottom: 18,
			align: "center"
		})}${row(table(html`<tr>${ends(style, "left")}${ends(date, "right")}</tr>`), { bottom: 24 })}`;
	},
	lead: (story) => framedLead(theme, story),
	others: (stories) => storyRows(theme, stories, 2).map((pair) => html`${ruled(theme)}${pair}`)
});
var hot = emailTheme({
	page: "#f4efec",
	paper: "#ffffff",
	tint: "#fbf2f0",
	ink: "#1a1413",
	soft: "#665c5a",
	rule: "#e2d8d5",
	accent: "#b3231a",
	onAccent: "#ffffff",
	band: "#b3231a"
}, {
	accent: "#ff9d8f",
	onAccent: "#1c0c0a",
	band: "#96201a"
}, {
	align: "left",
	radius: 2
});
var hotHeadlines = (theme) => ({
	theme,
	nameplate(plate) {
		const white = "#ffffff";
		const site = toSite(plate, plate.site, "on", white);
		const inside = html`<p class="on" style="${serifStyle(18, 24, white)};margin-bottom:8px">${site}</p>
<h1 class="on plate" style="${serifStyle(60, 64, white)};letter-spacing:-2px">${plate.style}</h1>
<p class="on" style="${sansStyle(14, 20, white, 10)}">${dateLine(plate.sendDate)}</p>`;
		const ground = {
			kind: "band",
			colour: theme.light.band
		};
		return row(inside, {
			top: 28,
			bottom: 28,
			ground
		});
	},
	lead(story) {
		const image = storyPicture({
			...theme,
			radius: 0
		}, story, 600);
		const more = story.href && table(html`<tr><td style="padding:20px 0 0">${button(theme, "Read more", story.href)}</td></tr>`);
		const text = html`${storyText(theme, story, "large")}${more}`;
		return html`${image && fullRow(image)}${row(placed(theme, 1, text), {
			top: 24,
			bottom: 36
		})}`;
	},
	others: (stories) => stories.map((story, index) => html`${ruled(theme)}${storyBeside(theme, story, {
		side: "right",
		share: "narrow",
		place: index + 2
	})}`)
});
var dining = emailTheme({
	page: "#efe8db",
	paper: "#fffcf6",
	tint: "#f8f0e2",
	ink: "#231a17",
	soft: "#675b50",
	rule: "#e0d5c3",
	accent: "#7a2340",
	onAccent: "#ffffff",
	band: "#7a2340"
}, {
	accent: "#f2a9bd",
	onAccent: "#200a12",
	band: "#6b1f38"
}, {
	align: "center",
	radius: 0
});
var diningReport = (theme) => ({
	theme,
	nameplate(plate) {
		const { accent, soft, ink } = theme.light;
		const site = toSite(plate, plate.site, "ink", ink);
		const caps = html`${sansStyle(13, 20, ink)};font-weight:bold;letter-spacing:3px;text-transform:uppercase`;
		const title = html`margin:8px 0;font:italic 58px/64px ${serif};letter-spacing:-1px;color:${accent}`;
		const inside = html`<p class="ink" style="${caps}">${site}</p>
<h1 class="accent plate" style="${title}">${plate.style}</h1>
<p class="soft" style="${sansStyle(14, 20, soft)}">${dateLine(plate.sendDate)}</p>`;
		return html`${row(inside, {
			top: 36,
			align: "center"
		})}${row(mark(theme, "72"), {
			top: 20,
			bottom: 28,
			align: "center"
		})}`;
	},
	lead: (story) => framedLead(theme, story),
	others: (stories) => [...stories.length > 0 ? [ruled(theme)] : [], ...stories.map((story, index) => storyBeside(theme, story, {
		side: index % 2 === 0 ? "left" : "right",
		share: "half"
	}))]
});
var digestThemes = {
	"Daily Digest": daily,
	"Hot Headlines": hot,
	"Dining Report": dining
};
var digestBrands = {
	"Daily Digest": dailyDigest,
	"Hot Headlines": hotHeadlines,
	"Dining Report": diningReport
};
// server/src/email/daily-digests/digest-email.ts
var unsigned = {
	kicker: null,
	byline: null
};
var bare = {
	image: null,
	kicker: null,
	dek: null,
	byline: null
};
function sectionsOf(content) {
	const block = (story) => storyBlock(story, content.utm);
	return {
		news: content.newsItems.map(block),
		links: content.newsLinks.map((story) => ({
			...block(story),
			...bare
		})),
		series: content.series.filter((series) => series.items.length > 0).map((series) => ({
			title: series.title,
			header: webAddress(series.headerImageUrl),
			logo: webAddress(series.logoUrl),
			items: series.items.map(block)
		})),
		guides: guidesOf(content).filter(({ stories }) => stories.length > 0)
	};
}
var { fields } = digestRecord;
function guidesOf(content) {
	const block = (story) => storyBlock(story, content.utm);
	const entry = (story) => ({
		...block(story),
		...unsigned
	});
	const { trendingEvents, trendingPlaces, charityEvent, charityOrganizations } = content;
	return [
		{
			title: fields.trendingEvents.label,
			stories: trendingEvents.map(block)
		},
		{
			title: fields.trendingPlaces.label,
			stories: trendingPlaces.map(entry)
		},
		{
			title: fields.charityEvent.label,
			stories: charityEvent ? [block(charityEvent)] : []
		},
		{
			title: fields.charityOrganizations.label,
			stories: charityOrganizations.map(entry)
		}
	];
}
function renderDigestEmail(content) {
	const sections = sectionsOf(content);
	const theme = branded(digestThemes[content.style], content.publisher);
	const brand = digestBrands[content.style](theme);
	const reason = whyYouGetThis(content);
	return {
		html: renderDocument({
			theme,
			title: content.subject,
			preheader: preheaderOf(content, sections),
			above: aboveOf(theme, content.publisher),
			paper: paperOf$1(content, sections, brand),
			footer: legalFooter(theme, reason, content.publisher)
		}),
		text: textPart$1(content, sections, reason)
	};
}
var siteName = ({ property, city }) => `${property} ${city}`.trim();
var whyYouGetThis = (content) => `You receive the ${content.style} from ${siteName(content)} because you signed up for it.`;
function preheaderOf({ subject, previewText }, { news }) {
	if (previewText) return previewText;
	return news.map((story) => story.headline).filter((headline) => headline !== plainText(subject)).slice(0, 3).join(" \u00B7 ");
}
function paperOf$1(content, { news, links, series, guides }, brand) {
	const { theme } = brand;
	const address = webAddress(content.siteUrl);
	const siteHref = address && withUtm(address, content.utm);
	const [lead, ...others] = news;
	return html`${brand.nameplate({
		...content,
		site: siteName(content),
		siteHref
	})}${lead ? brand.lead(lead) : null}${brand.others(others)}
${links.length > 0 ? [sectionTitle(theme, "Plus"), storyLinks(theme, links)] : []}
${series.map((one) => html`${picturedTitle(theme, one)}${storyRows(theme, one.items, 2)}`)}
${guides.map((guide, at) => guideRows(theme, guide, at))}`;
}
function guideRows(theme, { title, stories }, at) {
	const ground = at % 2 === 0 ? tinted(theme) : {};
	const rows = storyRows(theme, stories, stories.length < 3 ? 2 : 3, ground);
	return html`${sectionTitle(theme, title, ground)}${rows}`;
}
function textPart$1(content, sections, reason) {
	const { news, links, series, guides } = sections;
	const titled = (title, stories) => stories.length > 0 ? paragraphs([textTitle(title), ...stories.map(storyWords)]) : null;
	const sender = `${content.publisher.name}, ${postalLine(content.publisher)}`;
	return `${[
		[
			wrapped(`${siteName(content)}: ${content.style}`),
			dateLine(content.sendDate),
			`View in browser: ${mergeMarks.archive}`
		].join("\n"),
		...news.map(storyWords),
		titled("Plus", links),
		...series.map((one) => titled(one.title, one.items)),
		...guides.map(({ title, stories }) => titled(title, stories)),
		textFooter(reason, sender)
	].filter((part) => part !== null).join("\n\n")}\n`;
}
// server/src/email/daily-digests/digest-renderer.ts
function emailContentOf(digest, config, publisher) {
	const { content } = digest;
	const series = seriesSlots.flatMap((slot) => content[slot] ?? []).filter((section) => section.items.length > 0);
	return {
		style: digest.style,
		city: digest.city,
		property: digest.property,
		siteUrl: digest.siteUrl,
		subject: digest.subject,
		previewText: digest.previewText,
		sendDate: digest.sendDate ?? centralDay(new Date()),
		newsItems: content.newsItems.map((item, at) => itemStory(item, config, at === 0 ? "emailLead" : "emailStory")),
		newsLinks: content.newsLinks.map((item) => itemStory(item, config)),
		series: series.map((section) => ({
			title: section.title,
			headerImageUrl: picture$1(section.header, "emailLead", config),
			logoUrl: absolute(section.logo, config),
			items: section.items.map((item) => itemStory(item, config))
		})),
		trendingEvents: content.trendingEvents.map((item) => eventStory(item, config)),
		trendingPlaces: content.trendingPlaces.map((item) => itemStory(item, config)),
		charityEvent: content.charityEvent && eventStory(content.charityEvent, config),
		charityOrganizations: content.charityOrganizations.map((item) => itemStory(item, config)),
		utm: digest.utm,
		publisher
	};
}
var renderDigest = async (campaign, config, db) => {
	return renderDigestEmail(emailContentOf(campaign, config, await publisherOf(campaign, config, db)));
};
var digestKind = {
	kind: "daily-digest",
	store: digestStore,
	render: withNamesOf(digestStore.record, renderDigest)
};
// server/src/editorial/posts/create-post.ts
function checkSection(viewer, isEvent, path, section) {
	const blocked = section && whySectionBlocked({ is_event: isEvent }, section.title, asEditing(viewer));
	if (blocked) throw badRequest({
		path,
		message: blocked
	});
}
var mayMark = (viewer, isEvent, mark) => !mark || whyMarkBlocked({ is_event: isEvent }, mark, asEditing(viewer)) === null;
function mayAdd(viewer, type) {
	const list = contentLists[type] ?? contentLists.article;
	return may(viewer, screens[list.screen].access);
}
async function authorToAdd(db, viewer, { type, authorUserIds }) {
	const clone = {
		type,
		status: postStatus.draft,
		authorUserIds
	};
	return whyBlocked(clone, viewer) === null ? [] : [await findOrAddOwnAuthor(db, viewer)];
}
async function clonePost(db, viewer, id, to) {
	const visible = rowsOf(viewer, postRows);
	const sites = rowsOf(viewer, siteRows);
	const [row, post] = await Promise.all([findNewsItem(db, visible, id), findEditedPost(db, visible, id)]);
	if (!row || !post) throw notFound();
	if (!mayAdd(viewer, post.type)) throw forbidden();
	const isEvent = post.type === "event";
	const sentences = addSentences[isEvent ? "event" : "article"];
	if (!await findSite(db, sites, to.siteId)) throw badRequest({
		path: "siteId",
		message: sentences.site_id
	});
	const section = (await listSections(db, sites, to.siteId)).find(({ id: each, title }) => isEvent && to.sectionId === null ? title === eventSection : each === to.sectionId);
	if (!section && !(isEvent && to.sectionId === null)) throw badRequest({
		path: "sectionId",
		message: addSentences.article.section_id
	});
	checkSection(viewer, isEvent, "sectionId", section);
	const authors = [...row.authors.map(({ id, title }) => ({
		id,
		name: title
	})), ...await authorToAdd(db, viewer, post)];
	const { content } = post;
	const { location, lead_image, seo, social } = content;
	const [made] = await addPosts(db, [{
		siteId: to.siteId,
		type: post.type,
		status: postStatus.draft,
		headline: content.headline,
		slug: content.slug ?? slugOf(content.headline),
		description: content.description,
		imageUrl: content.image_url,
		byline: authors.map(({ name }) => name).join(", ") || null,
		internalTags: row.internalTags.filter((tag) => mayMark(viewer, isEvent, markOf(tag))),
		tags: content.tags,
		startsAt: row.startsAt,
		endsAt: row.endsAt,
		body: content.body,
		details: {
			location,
			lead_image,
			seo,
			social
		},
		sectionIds: section ? [section.id] : [],
		authorIds: authors.map(({ id }) => id),
		updatedBy: viewer.id
	}]);
	return made ?? 0;
}
async function createPost(db, viewer, given) {
	const siteId = given.site_id ?? 0;
	const sites = rowsOf(viewer, siteRows);
	const sentences = addSentences[given.type];
	if (!await findSite(db, sites, siteId)) throw badRequest({
		path: "site_id",
		message: sentences.site_id
	});
	const section = (await listSections(db, sites, siteId)).find(({ id, title }) => given.type === "event" ? title === eventSection : id === given.section_id);
	if (!section && given.type !== "event") throw badRequest({
		path: "section_id",
		message: sentences.section_id
	});
	checkSection(viewer, given.type === "event", "section_id", section);
	const author = viewer.roles.some((role) => role === "author" || role === "contributor") ? await findOrAddOwnAuthor(db, viewer) : null;
	const [id] = await addPosts(db, [{
		siteId,
		type: given.type,
		status: postStatus.draft,
		headline: given.headline,
		slug: slugOf(given.headline),
		byline: author?.name ?? null,
		sectionIds: section ? [section.id] : [],
		authorIds: author ? [author.id] : [],
		updatedBy: viewer.id
	}]);
	if (!id) throw new Error("Inserting a post without a key returned no row");
	return id;
}
// server/src/editorial/posts/list-actions.ts
async function deletePost(db, viewer, id, version) {
	const visible = rowsOf(viewer, postRows);
	const post = await findEditedPost(db, visible, id, { lock: true });
	if (!post && !await findNewsItem(db, visible, id)) throw notFound();
	const blocked = whyDeleteBlocked(post ? asRule(post) : {
		status_code: postStatus.deleted,
		is_event: false
	});
	if (blocked || !post) throw conflict(blocked ?? "");
	if (version !== void 0) checkVersion(post, version);
	await softDeleteNewsItem(db, id);
}
async function markPost(db, viewer, { id, version, mark, is_on }) {
	const post = await openPost(db, viewer, id);
	const blocked = whyMarkBlocked(asRule(post), mark, asEditing(viewer));
	if (blocked) throw conflict(blocked);
	if ((await findListedMarks(db, rowsOf(viewer, postRows), id))[mark] === is_on) return;
	checkVersion(post, version);
	await setMark(db, id, mark, is_on);
}
var isMark = (tag) => markOf(tag) !== void 0;
var spelled = (tag) => isMark(tag) ? tag.toLowerCase() : tag;
function checkTags(post, viewer, changed) {
	const who = {
		...asEditing(viewer, post.authorUserIds),
		isSeriesDesk: viewer.roles.includes("series")
	};
	for (const tag of changed) {
		const blocked = whyTagBlocked(asRule(post), tag, who);
		if (blocked) throw conflict(blocked);
	}
}
async function tagPost(db, viewer, { id, siteId, version }, tagsOf) {
	const visible = rowsOf(viewer, postRows);
	const post = await findEditedPost(db, visible, id, { lock: true });
	if (!post || siteId !== void 0 && post.siteId !== siteId) throw notFound();
	if (version !== void 0) checkVersion(post, version);
	const { internalTags } = await findListedMarks(db, visible, id);
	const before = [...post.content.tags, ...internalTags.filter(isMark)];
	const given = new Set(tagsOf(before).map(spelled));
	const changed = [...given.symmetricDifference(new Set(before))];
	if (changed.length === 0) return;
	checkTags(post, viewer, changed);
	const others = internalTags.filter((tag) => !isMark(tag));
	const marks = [...given].filter(isMark);
	await setTags(db, id, [...given].filter((tag) => !isMark(tag)), [...others, ...marks]);
}
// server/src/editorial/public-posts/preview-links.queries.ts
var listPreviewLinks = (db, visible, newsItemId) => db`
    select l.id, m.name as created_by, l.created_at, l.expires_at, r.name as revoked_by, l.revoked_at
      from preview_links l join news_items n on n.id = l.news_item_id
      left join users m on m.id = l.created_by left join users r on r.id = l.revoked_by
     where n.id = ${newsItemId} and ${within(db, visible, "n")} and l.expires_at > now() - interval '30 days'
     order by l.id desc limit 100`;
async function insertPreviewLink(db, link) {
	const [row] = await db`
    insert into preview_links (news_item_id, token_hash, expires_at)
    values (${link.newsItemId}, ${link.tokenHash}, ${link.expiresAt}) returning id`;
	if (!row) throw new Error("The link was not saved");
	return row.id;
}
async function revokePreviewLink(db, visible, id) {
	const { count } = await db`
    update preview_links l
       set revoked_at = coalesce(l.revoked_at, now()),
           revoked_by = case when l.revoked_at is null then current_actor() else l.revoked_by end
      from news_items n where l.id = ${id} and n.id = l.news_item_id and ${within(db, visible, "n")}`;
	return count > 0;
}
async function findPreviewLink(db, tokenHash) {
	const [row] = await db`
    select l.news_item_id, l.revoked_at is not null or l.expires_at <= now()
           or (l.created_by is not null and o.id is null) as is_over
      from preview_links l
      left join users u on u.id = l.created_by and not u.is_disabled
      left join organizations o on o.id = u.organization_id and o.is_owner and o.deleted_at is null
     where l.token_hash = ${tokenHash}`;
	return row ?? null;
}
// server/src/finance/invoices/invoice-report.queries.ts
var groupings = {
	month: {
		id: "i.year * 100 + i.month",
		name: `''`,
		joins: "",
		order: "1 desc"
	},
	contributor: {
		id: "i.contributor_id",
		name: "max(u.name)",
		joins: "join users u on u.id = i.contributor_id",
		order: "sum(i.amount) desc, 1"
	},
	site: {
		id: "i.site_id",
		name: "max(s.name)",
		joins: "join sites s on s.id = i.site_id",
		order: "sum(i.amount) desc, 1"
	}
};
function listTotals(db, visible, by, wishes) {
	const { id, name, joins, order } = groupings[by];
	return db`
    select ${db.unsafe(id)} as id, ${db.unsafe(name)} as name, count(*)::int as count,
           coalesce(sum(i.amount) filter (where i.state = 'approved'), 0.00)::text as approved,
           coalesce(sum(i.amount) filter (where i.state <> 'approved'), 0.00)::text as open,
           sum(i.amount)::text as amount
      from invoices i ${db.unsafe(joins)}
     where ${matching(db, visible, wishes)} group by 1 order by ${db.unsafe(order)}`;
}
async function findContributor(db, visible, id) {
	const [row] = await db`
    select u.id, u.name from users u where u.id = ${id} and ${within(db, visible, "u")}`;
	return row ?? null;
}
var listStatement = (db, visible, of) => db`
    select i.id, i.date, i.type, site.name as site, i.description, i.state, i.amount::text as amount
      from invoices i join sites site on site.id = i.site_id
     where ${matching(db, visible, of)} order by i.date, i.id`;
async function newestMonth(db, visible, contributorId, day) {
	const [row] = await db`
    select i.year, i.month from invoices i
     where ${matching(db, visible, { contributorId })} and i.date <= ${day}::date
     order by i.date desc limit 1`;
	return row ?? {
		year: Number(day.slice(0, 4)),
		month: Number(day.slice(5, 7))
	};
}
async function insertExport(db, wishes) {
	const [row] = await db`
    insert into invoice_exports (wishes) values (${db.json(wishes)}) returning id`;
	return row?.id ?? 0;
}
async function holdExports(db) {
	await db`select pg_advisory_xact_lock_shared(hashtext('invoice exports'))`;
}
async function finishExport(db, id) {
	await db`select pg_advisory_xact_lock(hashtext('invoice exports'))`;
	return (await db`
    update invoice_exports set finished_at = now()
     where id = ${id} and not exists (
       select from invoices i join invoice_export_rows r on r.invoice_id = i.id and r.export_id = ${id}
        where i.deleted_at is not null)
    returning id`).length > 0;
}
function exportNext(db, visible, batch, wishes, after, limit) {
	const onward = after ? db`and (i.date, i.id) > (${after.date}::date, ${after.id})` : db``;
	return db`
    with next as materialized (
      select i.id, i.version, contributor.name as contributor, editor.name as editor, i.date, i.month, i.year,
             i.amount::text as amount, i.description, site.name as site, i.state = 'approved' as is_approved,
             i.editor_comments
        from invoices i join users contributor on contributor.id = i.contributor_id
        join users editor on editor.id = i.editor_id join sites site on site.id = i.site_id
       where ${matching(db, visible, wishes)} ${onward} order by i.date, i.id limit ${limit}),
    noted as (
      insert into invoice_export_rows (export_id, invoice_id, version) select ${batch}, id, version from next
      on conflict do nothing returning invoice_id)
    select next.* from next join noted on noted.invoice_id = next.id order by next.date, next.id`;
}
// server/src/finance/invoices/decide-invoices.ts
var approval = {
	to: "approved",
	reason: null,
	whyNot: whyNotApproved
};
var reopening = {
	to: "awaiting",
	reason: null,
	whyNot: whyNotReopened
};
var sendingBack = (reason) => ({
	to: "changes asked",
	reason,
	whyNot: whyNotSentBack
});
function checkStands(current, version, isOneOfMany) {
	if (version === current.version) return;
	const by = current.updatedBy ?? "Masthead";
	if (isOneOfMany) throw conflict(invoiceMessages.oneChangedSinceSeen(by, current.description));
	throw conflictWith(invoiceMessages.changedSinceSeen(by), {
		version: current.version,
		updatedAt: current.dateUpdated,
		updatedByName: current.updatedBy,
		updatedById: current.updatedById
	});
}
var wasTold = (decidedAt, now) => decidedAt !== null && now.getTime() - decidedAt.getTime() >= 6e4;
var perStatement = 1e3;
async function settleInvoices({ jobs }, db, viewer, locked, { to, reason }) {
	const now = await sharedNow(db);
	const isDecided = to !== "awaiting";
	const decidedAt = isDecided ? now.toISOString() : null;
	const decidedBy = isDecided ? viewer.id : null;
	const decided = [];
	for (let from = 0; from < locked.length; from += perStatement) {
		const ids = locked.slice(from, from + perStatement).map(({ id }) => id);
		const decision = {
			state: to,
			changesAsked: reason,
			decidedAt,
			decidedBy
		};
		decided.push(...await writeDecision(db, ids, decision));
	}
	const told = locked.filter((one) => isDecided || wasTold(one.decidedAt, now));
	await planDecisionMails(jobs, db, told, {
		state: to,
		decidedAt,
		now
	});
	return decided;
}
async function decideInvoices(app, db, viewer, seenVersion, decision) {
	const versions = new Map(seenVersion.map(({ id, version }) => [id, version]));
	const locked = await lockInvoices(db, rowsOf(viewer, invoiceRows), [...versions.keys()]);
	if (locked.length < seenVersion.length) throw notFound();
	for (const current of locked) {
		checkStands(current, versions.get(current.id), seenVersion.length > 1);
		const refusal = decision.whyNot(current, viewer, app.config);
		if (refusal) throw conflict(refusal);
	}
	return settleInvoices(app, db, viewer, locked, decision);
}
// server/src/finance/invoices/save-invoice.ts
var decide = async (app, db, viewer, { id, version }, isApproved) => {
	const [decided] = await decideInvoices(app, db, viewer, [{
		id,
		version
	}], isApproved ? approval : reopening);
	return decided;
};
async function saveInvoice(app, db, viewer, id, { isApproved, ...change }) {
	if (change.isDeleted) await holdExports(db);
	let current = await lockRecord(db, invoiceStore, viewer, id);
	if (!current) throw notFound();
	checkSeenVersion(current, change.version);
	const isDecision = isApproved !== void 0 && isApproved !== current.isApproved;
	if (isDecision && !viewer.isEditor) throw badRequest({
		path: "isApproved",
		message: invoiceMessages.approvalFixed
	});
	if (isDecision && !isApproved) current = await decide(app, db, viewer, current, false);
	const { version } = current;
	const saved = await saveRecord(db, invoiceStore, viewer, id, {
		...change,
		version
	}, handedIn(current, viewer));
	return isDecision && isApproved ? decide(app, db, viewer, saved, true) : saved;
}
function handedIn(current, viewer) {
	if (current.isApproved || stateAfterSave(current, viewer) === current.state) return {};
	return {
		state: "awaiting",
		changesAsked: null,
		decidedAt: null,
		decidedById: null
	};
}
// shared/src/platform/contract/openings.ts
var opening = object({
	user_id: int(),
	name: string(),
	image_url: string().nullable(),
	opened_at: datetime()
});
var openingSaid = object({
	id,
	window_id: uuid("A window ID must be a UUID"),
	is_closing: boolean().default(false)
});
var openingsCall = ({ path, noun, usedBy }) => endpoint({
	method: "PUT",
	path: `${path}/openings`,
	summary: `Reports that a window has opened or closed a ${noun}; returns the other open windows.`,
	usedBy,
	body: openingSaid,
	touches: [],
	reply: array(opening)
});
// shared/src/email/campaigns/drift-state.ts
var sourceStates = {
	published: "Published",
	draft: "Draft",
	deleted: "Deleted",
	active: "Active",
	firmPaused: "Firm paused",
	firmDeleted: "Firm deleted"
};
var stateLabel = "State";
// shared/src/email/campaigns/drift.ts
var shownListing = object({
	imageUrl: string(),
	url: string(),
	description1: string(),
	description2: string().nullable(),
	address: string().nullable(),
	city: string().nullable(),
	state: string().nullable(),
	price: string().nullable(),
	type: string(),
	firm: string()
});
var difference = object({
	label: string(),
	before: string().nullable(),
	now: string().nullable()
});
var onRefresh = _enum([
	"is refused",
	"leaves it out",
	"keeps it in"
]);
var driftedSource = object({
	path: string(),
	id: int(),
	title: string(),
	differences: array(difference),
	onRefresh: onRefresh.nullable(),
	frozen: shownListing.optional()
});
var emailDrift = object({ sources: array(driftedSource) });
function differencesOf(labels, before, now) {
	const said = (value) => value?.trim() || null;
	return Object.entries(labels).filter(([key]) => key in before && key in now && said(before[key]) !== said(now[key])).map(([key, label]) => ({
		label,
		before: said(before[key]),
		now: said(now[key])
	}));
}
var stateDifference = (before, now) => before === now ? [] : [{
	label: stateLabel,
	before: sourceStates[before],
	now: sourceStates[now]
}];
// shared/src/email/campaigns/campaign-check-calls.ts
var typedPreview = object({ email: drawnEmail.nullable() });
var preflightCalls = ({ path, noun, usedBy }) => ({
	preflight: endpoint({
		method: "POST",
		path: `${path}/preflight`,
		summary: `Returns the preflight report of a ${noun} as it is being edited: what blocks sending, and warnings.`,
		usedBy,
		body: typedEmail,
		isRead: true,
		shows: [
			"accepted warning",
			"campaign",
			"post",
			"listing",
			"firm",
			"email template",
			"subscriber"
		],
		reply: preflightReport
	}),
	acceptWarning: endpoint({
		method: "PUT",
		path: `${path}/accept-warning`,
		summary: `Accepts a warning on a ${noun} with a reason; without one, removes the acceptance.`,
		usedBy,
		body: acceptedWarning,
		touches: ["accepted warning"],
		reply: object({ id })
	})
});
var typedPreviewCall = ({ path, noun, usedBy }) => ({ typedPreview: endpoint({
	method: "POST",
	path: `${path}/typed-preview`,
	summary: `Renders a ${noun} as it is being edited: HTML, text part and size.`,
	usedBy,
	body: typedEmail,
	isRead: true,
	shows: ["site", "listing"],
	reply: typedPreview
}) });
var driftCalls = ({ path, noun, usedBy, reply }) => ({
	drift: endpoint({
		method: "GET",
		path: `${path}/drift/:id`,
		summary: `Returns what has changed in the posts, listings, site and template since the ${noun} was scheduled, and which of them are gone.`,
		usedBy,
		params: byId,
		shows: [
			"campaign",
			"post",
			"listing",
			"firm",
			"site",
			"email template",
			"audience"
		],
		reply: emailDrift
	}),
	refresh: endpoint({
		method: "PUT",
		path: `${path}/refresh`,
		summary: `Reschedules a ${noun} with the current content of its posts and listings.`,
		usedBy,
		body: strictObject({
			id,
			version: int()
		}),
		ownTransactions: true,
		touches: ["campaign"],
		reply
	})
});
// shared/src/email/campaigns/release-calls.ts
var seenVersion = strictObject({
	id,
	version: int()
});
var releaseCalls = ({ path, noun, usedBy }) => ({
	release: endpoint({
		method: "GET",
		path: `${path}/release/:id`,
		summary: `Returns whether the ${noun} needs approval, and who requested and gave it.`,
		usedBy,
		params: byId,
		shows: [
			"campaign",
			"release",
			"email template"
		],
		reply: release
	}),
	askRelease: endpoint({
		method: "PUT",
		path: `${path}/ask-release`,
		summary: `Requests approval of the ${noun} as saved.`,
		usedBy,
		body: seenVersion,
		touches: ["release", "notice"],
		reply: release
	}),
	approveRelease: endpoint({
		method: "PUT",
		path: `${path}/approve-release`,
		summary: `Approves exactly this version of the ${noun}; never by the person who requested it.`,
		usedBy,
		body: seenVersion,
		touches: ["release", "notice"],
		reply: release
	}),
	takeBackRelease: endpoint({
		method: "PUT",
		path: `${path}/take-back-release/:id`,
		summary: `Withdraws the approval, or the request for it, of a ${noun} that is not scheduled.`,
		usedBy,
		params: byId,
		touches: ["release", "notice"],
		reply: release
	})
});
// shared/src/email/campaigns/test-email.ts
var notSent = (unsent) => [...Map.groupBy(unsent, ({ why }) => why)].map(([why, those]) => `Not sent to ${those.map(({ to }) => to).join(", ")}: ${why}.`).join(" ");
var testEmailMessages = {
	title: "Send test email",
	send: "Send test",
	people: "People",
	others: "Other addresses",
	othersHint: "Addresses of Masthead users, or at a domain that an admin has allowed.",
	nobody: "Choose at least one recipient.",
	tooMany: `A test can go to at most 10 addresses at once.`,
	badAddress: (given) => `Not a valid email address: ${given.join(", ")}`,
	disabled: (name) => `${name} is disabled and can\u2019t get test emails.`,
	notAllowed: (address) => `${address} doesn\u2019t belong to a Masthead user, and its domain isn\u2019t allowed for test emails. An admin can allow the domain in an organization.`,
	suppressed: (address) => `${address} is on the suppression list and can\u2019t get test emails.`,
	left: (left) => `Each address counts toward your limit of 10 test emails an hour, and you have ${left} left. Choose fewer, or wait.`,
	away: "the mail server couldn\u2019t be reached",
	unconfirmed: "the mail server didn\u2019t accept or confirm it",
	partly: (sent, unsent) => `Sent to ${sent.join(", ")}. ${notSent(unsent)}`,
	partlyInBackground: (unsent) => `Your test email wasn\u2019t sent to everyone. ${notSent(unsent)}`
};
var addresses = array(string()).transform((given, context) => {
	const read = given.map((one) => readerAddress.safeParse(one));
	const bad = given.filter((_, at) => !read[at]?.success);
	if (bad.length > 0) context.addIssue({
		code: "custom",
		message: testEmailMessages.badAddress(bad)
	});
	return read.flatMap(({ data = [] }) => data);
});
var testEmailTo = strictObject({
	people: array(id).default([]),
	to: addresses.default([])
}).refine(({ people, to }) => people.length + to.length <= 10, {
	path: ["to"],
	error: () => testEmailMessages.tooMany
});
strictObject({
	people: array(id),
	to: addresses
}).refine(({ people, to }) => people.length + to.length > 0, {
	path: ["people"],
	error: () => testEmailMessages.nobody
}).refine(({ people, to }) => people.length + to.length <= 10, {
	path: ["to"],
	error: () => testEmailMessages.tooMany
});
var testEmailSent = object({
	to: string(),
	message: string(),
	unsent: array(object({
		to: string(),
		personId: int().nullable(),
		why: string()
	}))
});
// shared/src/email/campaigns/campaign-calls.ts
var signedLink = strictObject({
	expires: string().regex(/^\d{1,13}$/).optional(),
	signature: string().max(100).optional()
});
function campaignCalls({ path, noun, editedOn: usedBy, created, changed, reply }) {
	return {
		...saveCalls({
			path,
			noun,
			usedBy,
			created,
			changed,
			reply,
			ignores: Object.keys(reply.shape)
		}),
		...sendingCalls({
			path,
			noun,
			usedBy,
			reply
		}),
		...preflightCalls({
			path,
			noun,
			usedBy
		}),
		...typedPreviewCall({
			path,
			noun,
			usedBy
		}),
		...driftCalls({
			path,
			noun,
			usedBy,
			reply
		}),
		...releaseCalls({
			path,
			noun,
			usedBy
		}),
		openings: openingsCall({
			path,
			noun,
			usedBy
		}),
		status: endpoint({
			method: "GET",
			path: `${path}/status/:id`,
			summary: `Returns the status of the ${noun} at the mail provider.`,
			usedBy,
			params: byId,
			shows: ["campaign"],
			reply: mailStatus
		}),
		...testEmailCalls({
			path,
			noun,
			usedBy
		}),
		email: endpoint({
			method: "GET",
			path: `${path}/email/:id`,
			summary: "Returns the raw email; takes a bearer token or a signed link.",
			usedBy: ["campaignPreview"],
			allowsSignedLink: true,
			params: byId,
			query: signedLink,
			shows: ["campaign"],
			reply: string()
		}),
		restore: endpoint({
			method: "PUT",
			path: `${path}/restore/:id`,
			summary: `Restores a deleted ${noun}.`,
			usedBy,
			params: byId,
			touches: ["campaign"],
			reply
		})
	};
}
function sendingCalls(kind) {
	const { path, noun, usedBy, reply } = kind;
	return {
		readers: endpoint({
			method: "GET",
			path: `${path}/readers/:id`,
			summary: `Returns the audience of the saved ${noun} and its number of recipients.`,
			usedBy,
			params: byId,
			shows: [
				"campaign",
				"audience",
				"subscriber"
			],
			reply: campaignReaders
		}),
		sendNow: endpoint({
			method: "PUT",
			path: `${path}/send-now`,
			summary: `Sends the saved ${noun} now, under the same rules as scheduling.`,
			usedBy,
			body: strictObject({
				id,
				version: int()
			}),
			ownTransactions: true,
			touches: ["campaign"],
			reply
		}),
		sendAgain: endpoint({
			method: "POST",
			path: `${path}/send-again/:id`,
			summary: `Creates a draft that resends a sent ${noun} to the recipients who have not opened it.`,
			usedBy,
			params: byId,
			touches: ["campaign"],
			reply
		}),
		unschedule: endpoint({
			method: "PUT",
			path: `${path}/unschedule/:id`,
			summary: `Unschedules a ${noun} at the mail provider; while it is being sent, stops the rest.`,
			usedBy,
			params: byId,
			ownTransactions: true,
			touches: ["campaign"],
			reply
		})
	};
}
function saveCalls(kind) {
	const { path, noun, usedBy, created, changed, reply, ignores } = kind;
	return {
		get: endpoint({
			method: "GET",
			path: `${path}/:id`,
			summary: `Returns one ${noun}.`,
			usedBy,
			params: byId,
			shows: ["campaign"],
			reply
		}),
		create: endpoint({
			method: "POST",
			path,
			summary: `Creates a ${noun}.`,
			usedBy,
			body: created,
			ignores,
			touches: ["campaign"],
			reply
		}),
		clone: endpoint({
			method: "POST",
			path: `${path}/clone/:id`,
			summary: `Clones a ${noun} as a draft, without its campaign at the provider.`,
			usedBy,
			params: byId,
			touches: ["campaign"],
			reply
		}),
		update: endpoint({
			method: "PUT",
			path,
			summary: `Updates a ${noun}. Omitted fields keep their values; an outdated version returns 409.`,
			usedBy,
			body: changed,
			ignores,
			touches: ["campaign"],
			reply
		}),
		schedule: endpoint({
			method: "PUT",
			path: `${path}/schedule`,
			summary: `Saves a ${noun} and schedules it with the mail provider.`,
			usedBy,
			body: changed,
			ignores,
			ownTransactions: true,
			touches: ["campaign"],
			reply
		})
	};
}
var testEmailCalls = ({ path, noun, usedBy }) => {
	const common = {
		path: `${path}/test-email/:id`,
		usedBy,
		params: byId,
		ownTransactions: true,
		reply: testEmailSent
	};
	return {
		testEmail: endpoint({
			...common,
			method: "GET",
			summary: `Sends the ${noun} as a test to the caller only.`,
			touches: ["sent message"]
		}),
		postTestEmail: endpoint({
			...common,
			method: "POST",
			summary: `Sends the ${noun} as a test to users and to addresses at domains that an admin has allowed; without a body, to the caller.`,
			body: testEmailTo.optional(),
			touches: ["sent message"]
		})
	};
};
// shared/src/email/homes-of-the-week/hotw.ts
var newHotw = newOf(hotwRecord);
var hotwUpdate = changeOf(hotwRecord).omit({ isDeleted: true });
var hotwEmail = readOf(hotwRecord);
var hotwRow = campaignRow(hotwRecord);
var hotwListing = object({
	id: int(),
	...shownListing.shape,
	firmId: int(),
	dateCreated: datetime()
});
// shared/src/email/homes-of-the-week/hotw.endpoints.ts
var hotwEndpoints = {
	listing: endpoint({
		method: "GET",
		path: "/api/hotw/listing/:id",
		summary: "Returns a listing as shown in an email.",
		usedBy: ["hotwEdit"],
		params: byId,
		shows: ["listing"],
		reply: hotwListing
	}),
	...campaignCalls({
		path: "/api/hotw",
		noun: "Homes of the Week email",
		editedOn: ["hotwEdit"],
		created: newHotw,
		changed: hotwUpdate,
		reply: hotwEmail
	})
};
// shared/src/email/homes-of-the-week/hotw.operations.ts
var lists = campaignLists({
	list: "hotws",
	remove: "deleteHotw",
	noun: "Homes of the Week email",
	plural: "Homes of the Week emails",
	listedOn: ["hotwList"],
	editedOn: ["hotwEdit"],
	row: hotwRow
});
var hotwOperations = {
	hotws: lists.list,
	deleteHotw: lists.remove,
	hotwListings: operation({
		kind: "query",
		name: "hotwListings",
		summary: "Lists listings for an email, newest first, filtered by words, part of the city or firm, and exact type; listings in the city `near` come first.",
		usedBy: ["hotwEdit"],
		args: object({
			text: string().max(200).nullish(),
			type: string().max(50).nullish(),
			firm: string().max(200).nullish(),
			near: string().max(200).nullish(),
			city: string().max(200).nullish(),
			priceFrom: number().min(0).max(0xe8d4a51000).nullish(),
			priceTo: number().min(0).max(0xe8d4a51000).nullish(),
			offset: int().min(0).max(1e6).nullish()
		}),
		shows: ["listing"],
		reply: pageOf(hotwListing)
	})
};
// shared/src/email/campaigns/drift.messages.ts
var inWords = new Intl.ListFormat("en-US");
var driftMessages = {
	title: "Changed since it was scheduled",
	refresh: "Refresh and reschedule",
	refreshed: "Email refreshed and rescheduled",
	failed: "The email couldn\u2019t be refreshed.",
	notice: (sources) => `This email will be sent as scheduled, including ${inWords.format(sources)}.`,
	onRefresh: {
		"is refused": "Refreshing can\u2019t restore it. Unschedule the email, then remove or replace it.",
		"leaves it out": "Refreshing removes it from the email.",
		"keeps it in": "Refreshing keeps it. Unschedule the email to remove it."
	},
	refreshRefused: "Refreshing can\u2019t restore posts and listings that were deleted or are no longer published.",
	unschedule: "Unschedule and edit",
	onlyScheduled: "Only a scheduled email can be refreshed.",
	since: (what) => `${what} since it was scheduled`,
	nothing: "Nothing has changed since this email was scheduled."
};
// server/src/platform/live/openings.queries.ts
var places = {
	post: {
		table: "news_item_openings",
		key: "news_item_id"
	},
	campaign: {
		table: "campaign_openings",
		key: "campaign_id"
	}
};
var namesOf = (db, place) => [db(places[place].table), db(places[place].key)];
var silence = "90 seconds";
async function noteOpening(db, viewer, place, { id, window_id }) {
	const [table, key] = namesOf(db, place);
	await db`insert into ${table} as o (${key}, window_id, user_id)
    values (${id}, ${window_id}, ${viewer.id})
    on conflict (${key}, window_id) do update set seen_at = now()
      where o.user_id = excluded.user_id`;
	await db`delete from ${table} where (${key}, window_id) in (
    select ${key}, window_id from ${table}
     where ${key} = ${id} and seen_at < now() - ${silence}::interval
       for update skip locked)`;
}
async function answerOpening(db, viewer, place, said) {
	const [table, key] = namesOf(db, place);
	const { id, window_id } = said;
	if (said.is_closing) {
		await db`delete from ${table}
      where ${key} = ${id} and window_id = ${window_id} and user_id = ${viewer.id}`;
		return [];
	}
	await noteOpening(db, viewer, place, said);
	return (await db`
    select o.user_id, u.name, u.image_url, o.opened_at
      from ${table} o join users u on u.id = o.user_id
     where o.${key} = ${id} and o.window_id <> ${window_id}
       and o.seen_at > now() - ${silence}::interval
     order by o.opened_at, o.window_id limit 20`).map((row) => ({
		user_id: row.userId,
		name: row.name,
		image_url: row.imageUrl,
		opened_at: row.openedAt.toISOString()
	}));
}
// server/src/email/campaigns/action-in-time.ts
async function inTime(app, viewer, { action: act, kind, id }, work, endOf = () => null) {
	let isAlone = false;
	const tell = async (about) => {
		if (isAlone) await write(app.pool, null, (db) => tellActionEnded(db, {
			person: viewer.id,
			kind,
			recordId: id,
			about
		}));
	};
	const failed = async (error) => {
		if (!isAlone) throw error;
		app.http.log.warn({ err: error }, "A background action at the mail provider failed");
		const reason = error instanceof HttpError ? error.message : campaignMessages.actionCrashed;
		await tell(endedActions[act].failed(reason));
		return null;
	};
	const late = Promise.withResolvers();
	const timer = setTimeout(() => late.resolve(null), app.mail.actionMs);
	try {
		const working = work().then(async (value) => {
			await tell(endOf(value) ?? endedActions[act].done);
			return { value };
		}, failed);
		return await Promise.race([working, late.promise.then(() => leave(working))]);
	} finally {
		clearTimeout(timer);
	}
	function leave(working) {
		isAlone = true;
		working.catch((error) => app.http.log.error({ err: error }, "act"));
		return null;
	}
}
var aDay = day("A calendar needs a start and an end date");
var isTooLong = (from, to) => {
	const days = (Date.parse(to) - Date.parse(from)) / dayMs;
	return days < 0 || days >= 42;
};
var calendarWish = object({
	from: aDay,
	to: aDay,
	siteId: idInPath.optional()
}).refine(({ from, to }) => !isTooLong(from, to), {
	path: ["to"],
	message: `A calendar shows at most 42 days`
});
var closeEmail = object({
	id: int(),
	subject: string(),
	city: string(),
	sendDate: string(),
	sendTime: string()
});
var calendarEmail = object({
	id: int(),
	kind: _enum(campaignKinds),
	style: _enum(emailStyles),
	subject: string(),
	siteId: int(),
	city: string(),
	property: string(),
	sendDate: string(),
	sendTime: string().nullable(),
	status: _enum(campaignStatuses),
	closeTo: array(closeEmail)
});
var calendarGap = object({
	siteId: int(),
	city: string(),
	day: string()
});
var emailCalendar = object({
	emails: array(calendarEmail),
	gaps: array(calendarGap)
});
function tooClose(emails) {
	const ofAudience = Map.groupBy(emails, ({ audienceId }) => audienceId);
	const near = (one, other) => one.id !== other.id && one.sendAt !== null && other.sendAt !== null && Math.abs(one.sendAt.getTime() - other.sendAt.getTime()) < 72e5;
	const close = emails.flatMap((one) => {
		const found = (one.audienceId === null ? [] : ofAudience.get(one.audienceId) ?? []).filter((other) => near(one, other));
		return found.length > 0 ? [[one.id, found]] : [];
	});
	return new Map(close);
}
var builtBy = (of) => centralInstant(addDays(of, -1), "17:00");
function missingDigests({ from, to }, cities, built, now) {
	const has = new Set(built.map(({ siteId, sendDate }) => `${siteId} ${sendDate}`));
	const gaps = [];
	for (let at = from; at <= to; at = addDays(at, 1)) {
		const due = builtBy(at);
		if (!(weekdayOf(at) > 0 && weekdayOf(at) < 6) || !due || now < due) continue;
		for (const { siteId, city, since } of cities) if (since <= at && !has.has(`${siteId} ${at}`)) gaps.push({
			siteId,
			city,
			day: at
		});
	}
	return gaps;
}
// shared/src/email/campaigns/campaign.endpoints.ts
var sending = object({ isHeld: boolean() });
var campaignEndpoints = {
	preview: endpoint({
		method: "GET",
		path: "/api/campaign/preview/:id",
		summary: "Returns the email as recipients will see it: HTML, text part, size and a signed link.",
		usedBy: ["campaignPreview"],
		params: byId,
		shows: ["campaign"],
		reply: emailPreview
	}),
	calendar: endpoint({
		method: "GET",
		path: "/api/campaign/calendar",
		summary: "Lists the emails of every kind in a range of days, those too close together, and missing digests.",
		usedBy: ["emailCalendar"],
		query: calendarWish,
		shows: [
			"campaign",
			"site",
			"email template"
		],
		reply: emailCalendar
	}),
	results: endpoint({
		method: "GET",
		path: "/api/campaign/results/:id",
		summary: "Returns the links of an email with their clicks, and the latest sends of its style and site.",
		usedBy: campaignEditors,
		params: byId,
		shows: ["campaign"],
		reply: resultDetails
	}),
	sentTo: endpoint({
		method: "GET",
		path: "/api/campaign/sent-to/:id",
		summary: "Exports the recipients of an email and what became of each message, send by send, as CSV.",
		access: ["admin"],
		params: byId,
		produces: "text/csv; charset=utf-8",
		ownTransactions: true,
		isRead: true,
		shows: ["campaign", "subscriber"],
		reply: string()
	}),
	sending: endpoint({
		method: "GET",
		path: "/api/campaign/sending",
		summary: "Returns whether sending is on hold because this database was copied, moved or restored.",
		usedBy: mailScreens,
		shows: ["sending"],
		reply: sending
	}),
	resume: endpoint({
		method: "PUT",
		path: "/api/campaign/sending/resume",
		summary: "Resumes sending from a database that was copied, moved or restored.",
		usedBy: ["audienceList"],
		touches: ["sending"],
		reply: sending
	})
};
// server/src/email/campaigns/email-calendar.queries.ts
var ofSite = (db, siteId) => siteId === void 0 ? db`` : db`and c.site_id = ${siteId}`;
var listPlanned = (db, visible, { from, to, siteId }) => db`
  select c.id, c.kind, c.style, c.subject, c.site_id, s.city, s.property, c.send_date, c.send_time, c.status,
         t.mailchimp_list_id as audience_id
    from campaigns c join sites s on s.id = c.site_id left join email_templates t on t.id = c.email_template_id
   where c.send_date between ${from} and ${to} and c.deleted_at is null and ${within(db, visible, "c")} ${ofSite(db, siteId)}
   order by c.send_date, c.send_time nulls last, s.city collate "und-x-icu", c.id limit 3000`;
var listOfAudiences = (db, visible, { from, to }, audiences) => db`
  select c.id, c.subject, s.city, c.send_date, c.send_time, t.mailchimp_list_id as audience_id
    from campaigns c join sites s on s.id = c.site_id join email_templates t on t.id = c.email_template_id
   where t.mailchimp_list_id = any(${[...audiences]}::text[]) and c.send_date between ${from} and ${to}
     and c.send_time is not null and c.status not in ('failed', 'canceled') and c.deleted_at is null
     and ${within(db, visible, "c")}
   order by c.send_date, c.send_time, c.id`;
var listDigestCities = (db, visible, siteId) => db`
  select c.site_id, s.city, min(c.send_date) as since
    from campaigns c join sites s on s.id = c.site_id
   where c.kind = 'daily-digest' and c.send_date is not null and c.deleted_at is null and ${within(db, visible, "c")}
     ${ofSite(db, siteId)}
   group by c.site_id, s.city order by s.city collate "und-x-icu", c.site_id`;
// server/src/email/campaigns/rendering.ts
async function frozenEmail(db, { status, providerCampaignId }) {
	const mailingId = ownMailing(providerCampaignId);
	return whyEditBlocked(status) === null || mailingId === null ? null : findMailing(db, mailingId);
}
var drawnAsSent = (render) => async (campaign, config, db) => await frozenEmail(db, campaign) ?? render(campaign, config, db);
async function someName(db, { emailTemplateId }) {
	if (emailTemplateId === null) return null;
	return (await listReaderNames(db, emailTemplateId)).map(firstNameOf).find((name) => name !== null) ?? null;
}
async function drawnForPreview(render, campaign, config, db) {
	const rendered = await drawnAsSent(render)(campaign, config, db);
	const lines = [campaign.subject, campaign.previewText];
	const drawn = (name) => {
		const [subject = "", previewText = ""] = lines.map((line) => withNames(line, (otherwise) => name ?? otherwise));
		return {
			...asTest(named$1(rendered, name), config.publicUrl),
			subject,
			previewText
		};
	};
	const email = drawn(null);
	const name = named$1(rendered, null).html !== rendered.html || email.subject !== campaign.subject ? await someName(db, campaign) : null;
	return {
		...email,
		bytes: Buffer.byteLength(email.html),
		reader: name === null ? null : {
			...drawn(name),
			name
		}
	};
}
// server/src/email/campaigns/campaigns.routes.ts
function campaignRoutes(app) {
	explainConstraints({
		campaigns_site_id_fkey: {
			status: 400,
			path: "siteId",
			sentence: "A site is required"
		},
		campaigns_email_template_id_fkey: {
			status: 400,
			path: "emailTemplateId",
			sentence: "This email template does not exist."
		},
		campaigns_segment_id_fkey: {
			status: 400,
			path: "segmentId",
			sentence: unknownSegment
		}
	});
	handle(app, campaignEndpoints.sending, async ({ db }) => ({ isHeld: !await isAtHome(db) }));
	handle(app, campaignEndpoints.resume, async ({ db }) => {
		await acceptPlace(db);
		return { isHeld: !await isAtHome(db) };
	});
	handle(app, campaignEndpoints.calendar, ({ query, viewer, db }) => emailCalendarOf(db, viewer, query, new Date()));
	handle(app, campaignEndpoints.results, async ({ params, viewer, db }) => {
		const visible = rowsOf(viewer, campaignRows);
		const campaign = await findCampaign(db, visible, params.id);
		if (!campaign) throw notFound();
		return {
			...await linkResultsOf(db, campaign),
			trend: await listTrend(db, visible, campaign)
		};
	});
	exportSentToRoute(app);
	handle(app, campaignEndpoints.preview, async ({ params, viewer, db }) => {
		const campaign = await findCampaign(db, rowsOf(viewer, campaignRows), params.id);
		const render = campaign && app.renderers[campaign.kind];
		if (!render) throw notFound();
		const drawn = await drawnForPreview(render, campaign, app.config, db);
		const frozen = await frozenEmail(db, campaign);
		const template = frozen || campaign.emailTemplateId === null ? frozen : await findEmailTemplate(db, rowsOf(viewer, emailTemplateRows), campaign.emailTemplateId);
		return {
			id: campaign.id,
			kind: campaign.kind,
			fromName: template?.fromName ?? campaign.property,
			...drawn,
			signedUrl: signedPreviewUrl(app.keys, `/api/${campaign.kind}/email/${campaign.id}`)
		};
	});
}
var without = (noLinks) => ({
	links: [],
	noLinks
});
async function linkResultsOf(db, { id, providerCampaignId }) {
	if (providerCampaignId !== null && ownMailing(providerCampaignId) === null) return without("elsewhere");
	const lastSend = await findLastSend(db, id);
	if (lastSend === null) return without("waits");
	const links = await listLinks(db, id);
	if (links.length > 0) return {
		links,
		noLinks: null
	};
	return without((await countedOf(db, lastSend)).clicks ? "none" : "off");
}
var headings = [
	"email",
	"send",
	"outcome",
	"at (Central Time)",
	"reason"
];
var cellsOf = ({ email, send, outcome, at, problem }) => [
	email,
	send,
	sendOutcomes[outcome],
	at ? `${centralDay(at)} ${centralClock(at)}` : "",
	problem ?? ""
];
function exportSentToRoute(app) {
	handle(app, campaignEndpoints.sentTo, async ({ params, viewer, db, request }) => {
		const campaign = await findCampaign(db, rowsOf(viewer, campaignRows), params.id);
		if (!campaign) throw notFound();
		const read = readsOf(app, request);
		const content = csvInSteps({
			headings,
			rowsAtATime: 2e3,
			next: (after, limit) => read((own) => walkSends(own, campaign.id, after, limit)),
			cellsOf
		});
		return {
			name: `Email ${campaign.id} recipients.csv`,
			content
		};
	});
}
var named = ({ id, subject, city, sendDate, sendTime }) => ({
	id,
	subject,
	city,
	sendDate,
	sendTime
});
async function closeOnes(db, visible, { from, to }, planned) {
	const audiences = new Set(planned.flatMap(({ audienceId }) => audienceId ?? []));
	const days = {
		from: addDays(from, -1),
		to: addDays(to, 1)
	};
	return tooClose((audiences.size > 0 ? await listOfAudiences(db, visible, days, [...audiences]) : []).map((email) => ({
		...email,
		sendAt: sendAtOf(email)
	})));
}
async function emailCalendarOf(db, viewer, wish, now) {
	const visible = rowsOf(viewer, campaignRows);
	const [planned, cities] = await Promise.all([listPlanned(db, visible, wish), listDigestCities(db, visible, wish.siteId)]);
	const close = await closeOnes(db, visible, wish, planned);
	const digests = planned.filter(({ kind }) => kind === "daily-digest");
	return {
		emails: planned.map((email) => ({
			...email,
			closeTo: (close.get(email.id) ?? []).map(named)
		})),
		gaps: missingDigests(wish, cities, digests, now)
	};
}
var validMs = 6e5;
var signature = {
	length: 43,
	livesMs: validMs
};
var signedText = (path, expires) => `preview:${path}:${expires}`;
function signedPreviewUrl(keys, path, now = Date.now()) {
	const expires = now + validMs;
	return `${path}?expires=${expires}&signature=${keys.sign(signedText(path, expires), signature)}`;
}
function isSignedPreview(keys, path, link, now = Date.now()) {
	const expires = Number(link.expires);
	if (!link.signature || !(expires > now) || expires > now + 2 * validMs) return false;
	return keys.isSigned(signedText(path, expires), link.signature, signature);
}
// server/src/email/campaigns/drift.queries.ts
var listPostsSaying = (db, visible, ids) => db`
  select n.id, n.headline, n.description, n.image_url, ${postAddress(db)} as post_url, n.starts_at, ${postState$1(db)}
    from news_items n join sites s on s.id = n.site_id
   where n.id = any(${[...ids]}::integer[]) and ${within(db, visible, "n")}`;
var statusesAtProvider = campaignStatuses.filter((status) => whyEditBlocked(status) !== null);
var frozenAt = (db, campaignId) => db`
  frozen as (
    select max(id) as change from changes
     where table_name = 'campaigns' and record_id = ${String(campaignId)}
       and after ->> 'status' = any(${statusesAtProvider}::text[])
       and not coalesce(before ->> 'status' = any(${statusesAtProvider}::text[]), false))`;
var aliases = {
	listings: "l",
	showcase_firms: "f",
	sites: "s",
	email_templates: "t"
};
var beforeOf = (db, table) => db`
  (select coalesce(jsonb_object_agg(b.key, b.value), '{}')
     from (select distinct on (v.key) v.key, v.value
             from changes c, jsonb_each(c.before) v
            where c.table_name = ${table} and c.record_id = ${db(aliases[table])}.id::text and c.action = 'update'
              and c.id > (select change from frozen)
            order by v.key, c.id) b)`;
var listListingsThen = (db, visible, campaignId, ids) => db`
  with ${frozenAt(db, campaignId)}
  select l.id, to_jsonb(l) as now, ${beforeOf(db, "listings")} as before,
         to_jsonb(f) as firm_now, ${beforeOf(db, "showcase_firms")} as firm_before
    from listings l join showcase_firms f on f.id = l.showcase_firm_id
   where l.id = any(${[...ids]}::integer[]) and ${within(db, visible, "l")}`;
async function findSurroundingsThen(db, visible, { id, siteId, emailTemplateId }) {
	const [row] = await db`
    with ${frozenAt(db, id)}
    select to_jsonb(s) as site_now, ${beforeOf(db, "sites")} as site_before,
           to_jsonb(t) as template_now, ${beforeOf(db, "email_templates")} as template_before
      from sites s left join email_templates t on t.id = ${emailTemplateId}::integer
     where s.id = ${siteId} and ${within(db, visible, "s")}`;
	return row ?? null;
}
var listAudienceNames = (db, visible, ids) => db`
  select a.id, a.name from audiences a where a.id = any(${[...ids]}::text[]) and ${within(db, visible, "a")}`;
// server/src/email/campaigns/find-drift.ts
var postLabels = {
	headline: "Headline",
	dek: "Summary",
	image_url: "Photo",
	url: "URL",
	starts_at: "Start"
};
var listingLabels = {
	description1: "Description 1",
	description2: "Description 2",
	address: "Address",
	city: "City",
	state: "State",
	image_url: "Photo",
	url: "URL",
	firm: "Firm"
};
var site = siteRecord.fields;
var siteLabels = {
	property: site.property.label,
	city: site.city.label,
	url: site.url.label,
	brand_colour: site.brandColour.label,
	logo_url: site.logoUrl.label,
	postal_address: site.postalAddress.label
};
var template = emailTemplateRecord.fields;
var templateLabels = {
	from_name: template.fromName.label,
	reply_to: template.replyTo.label,
	audience: template.audienceId.label
};
var segmentLabels = { conditions: segmentRecord.fields.conditions.label };
var cut = (text, max) => text.slice(0, max).replace(/[\ud800-\udbff]$/, "");
function refreshed(item, now, publicUrl) {
	const url = now.postUrl && wholeAddress(now.postUrl, publicUrl);
	const image = now.imageUrl;
	return {
		...item,
		headline: cut(now.headline, pickedLimits.headline) || item.headline,
		dek: cut(now.description, pickedLimits.dek) || null,
		url: url && isLinkOrPath(url) ? url : item.url,
		image_url: image === null || isLinkOrPath(image) ? image : item.image_url,
		starts_at: now.startsAt?.toISOString() ?? item.starts_at
	};
}
var asSaid = ({ starts_at, ...item }) => ({
	...item,
	starts_at: starts_at && eventStart(new Date(starts_at))
});
var postDifferences = (item, now) => differencesOf(postLabels, asSaid(item), asSaid(now));
function postState(post, sendAt) {
	const state = post ? stateOf(post) : "published";
	const publishesAt = post?.scheduledAt ?? null;
	return state === "draft" && !isDraftThen({ sendAt }, {
		state,
		publishesAt
	}) ? "published" : state;
}
function listingState(listing, firm) {
	if (listing.deleted_at) return "deleted";
	if (firm.deleted_at) return "firmDeleted";
	return firm.is_paused ? "firmPaused" : "active";
}
function onRefreshOf(before, now) {
	if (now === before || now === "active") return null;
	return now === "deleted" ? "leaves it out" : "keeps it in";
}
var saidOf = (value) => value?.toString() ?? null;
var shownOf = (listing, firm) => ({
	description1: saidOf(listing.description1) ?? "",
	description2: saidOf(listing.description2),
	address: saidOf(listing.address),
	city: saidOf(listing.city),
	state: saidOf(listing.state),
	price: saidOf(listing.price),
	type: saidOf(listing.type) ?? "",
	imageUrl: saidOf(listing.image_url) ?? "",
	url: saidOf(listing.url) ?? "",
	firm: saidOf(firm.name) ?? ""
});
var asColumns = ({ imageUrl, ...shown }) => ({
	...shown,
	image_url: imageUrl
});
function listingDrift(listing) {
	const { id, now, before, firmNow, firmBefore } = listing;
	const then = {
		...now,
		...before
	};
	const firmThen = {
		...firmNow,
		...firmBefore
	};
	const stateNow = listingState(now, firmNow);
	const stateThen = listingState(then, firmThen);
	const isBack = stateNow === "active" && stateThen !== "deleted";
	const frozen = shownOf(then, firmThen);
	return {
		path: "slots",
		id,
		title: frozen.description1,
		differences: [...isBack ? [] : stateDifference(stateThen, stateNow), ...differencesOf(listingLabels, asColumns(frozen), asColumns(shownOf(now, firmNow)))],
		onRefresh: onRefreshOf(stateThen, stateNow),
		frozen
	};
}
async function surroundingsDrift(db, campaign) {
	const found = await findSurroundingsThen(db, rowsOf(theProduct, siteRows), campaign);
	if (!found) return [];
	const siteNow = found.siteNow;
	const siteThen = {
		...found.siteNow,
		...found.siteBefore
	};
	const around = {
		path: "siteId",
		id: campaign.siteId,
		title: `${siteThen.property} ${siteThen.city}`.trim(),
		differences: differencesOf(siteLabels, siteThen, siteNow),
		onRefresh: null
	};
	if (!found.templateNow) return [around];
	const templateNow = found.templateNow;
	const templateThen = {
		...found.templateNow,
		...found.templateBefore
	};
	const audiences = [templateThen, templateNow].flatMap((one) => one.mailchimp_list_id ?? []);
	const named = await listAudienceNames(db, rowsOf(theProduct, audienceRows), audiences);
	const withAudience = (one) => ({
		...one,
		audience: named.find(({ id }) => id === one.mailchimp_list_id)?.name ?? one.mailchimp_list_id ?? null
	});
	return [around, {
		path: "emailTemplateId",
		id: campaign.emailTemplateId ?? 0,
		title: templateThen.description ?? "",
		differences: differencesOf(templateLabels, withAudience(templateThen), withAudience(templateNow)),
		onRefresh: null
	}];
}
async function segmentDrift(db, { segmentId, providerCampaignId }) {
	const mailingId = ownMailing(providerCampaignId);
	if (segmentId === null || mailingId === null) return [];
	const then = (await findMailing(db, mailingId))?.part;
	const now = await findSegment(db, rowsOf(theProduct, segmentRows), segmentId);
	if (!then || !now) return [];
	const saysOf = (conditions) => ({ conditions: conditions.map(conditionSays).join(". ") });
	return [{
		path: "segmentId",
		id: segmentId,
		title: then.name,
		differences: [...stateDifference("active", now.isDeleted ? "deleted" : "active"), ...differencesOf(segmentLabels, saysOf(then.conditions), saysOf(now.conditions))],
		onRefresh: now.isDeleted ? "is refused" : null
	}];
}
async function postsNow(app, db, { store }, campaign) {
	const { picked } = emailParts(store.record, campaign.content);
	const ids = picked.map(({ item }) => item.id);
	const rows = await listPostsSaying(db, rowsOf(theProduct, postRows), ids);
	const { publicUrl } = app.config;
	const rowOf = ({ id }) => rows.find((row) => row.id === id);
	const stateNow = (item) => postState(rowOf(item), sendAtOf(campaign));
	const nowOf = (item) => {
		const row = rowOf(item);
		return row && stateOf(row) !== "deleted" ? refreshed(item, row, publicUrl) : item;
	};
	return {
		picked,
		nowOf,
		stateNow
	};
}
async function postDrift(app, kind, campaign) {
	const { picked, nowOf, stateNow } = await postsNow(app, app.pool, kind, campaign);
	return picked.map(({ path, item }) => {
		const state = stateNow(item);
		return {
			path,
			id: item.id,
			title: item.headline,
			differences: [...stateDifference("published", state), ...postDifferences(item, nowOf(item))],
			onRefresh: state === "published" ? null : "is refused"
		};
	});
}
async function driftOf(app, seer, kind, id) {
	const { pool } = app;
	const campaign = await loadCampaign(pool, seer, kind, id);
	if (whyEditBlocked(campaign.status) === null) return { sources: [] };
	const slots = campaign.content.slots ?? [];
	const listings = slots.length > 0 ? await listListingsThen(pool, rowsOf(theProduct, listingRows), id, slots) : [];
	const others = campaign.status === "scheduled" ? [
		...await postDrift(app, kind, campaign),
		...await surroundingsDrift(pool, campaign),
		...await segmentDrift(pool, campaign)
	] : [];
	const isEmptied = listings.every(({ now }) => now.deleted_at);
	const shown = listings.map(listingDrift).map((source) => isEmptied && source.onRefresh === "leaves it out" ? {
		...source,
		onRefresh: "is refused"
	} : source);
	return { sources: [...others, ...shown].filter(({ differences }) => differences.length > 0) };
}
function withItems(part, nowOf) {
	if (Array.isArray(part)) return part.map((one) => withItems(one, nowOf));
	if (typeof part !== "object" || part === null) return part;
	if ("headline" in part && "url" in part) return nowOf(part);
	if ("items" in part) return {
		...part,
		items: withItems(part.items, nowOf)
	};
	return part;
}
async function freshContent(app, db, kind, campaign) {
	const { nowOf } = await postsNow(app, db, kind, campaign);
	return Object.fromEntries(Object.entries(campaign.content).map(([key, part]) => [key, withItems(part, nowOf)]));
}
// server/src/email/campaigns/mail-status.ts
async function mailStatusOf(app, seer, kind, id) {
	const visible = rowsOf(seer, campaignRows);
	if (!await findCampaign(app.pool, visible, id, kind)) throw notFound();
	await settleCampaign(app.pool, app.mail, id).catch((error) => app.http.log.warn({ err: error }, "status"));
	const campaign = await findCampaign(app.pool, visible, id, kind);
	if (!campaign) throw notFound();
	const known = await knownOf(app, campaign) ?? nothingKnown;
	const isHeld = !await isAtHome(app.pool);
	const working = campaign.status === "unknown" && await app.mail.isAtWork(campaign) ? campaignMessages.stillWorking : null;
	return {
		...known,
		status: campaign.status,
		problem: isHeld ? campaignMessages.held : working ?? campaign.problem ?? known.problem
	};
}
async function knownOf(app, { id, providerCampaignId }) {
	if (providerCampaignId !== null) return app.mail.status(providerCampaignId).catch(unread);
	const lastSend = await findLastSend(app.pool, id);
	if (lastSend === null) return null;
	const known = await app.mail.status(String(lastSend)).catch(unread);
	return known && {
		...known,
		send_time: null,
		problem: null
	};
}
var nothingKnown = {
	emails_sent: null,
	recipients: {
		recipient_count: null,
		list_name: null
	},
	send_time: null,
	settings: {
		subject_line: null,
		preview_text: null
	},
	long_archive_url: null,
	failed_count: 0,
	unknown_count: 0,
	problem: null
};
var unread = (error) => ({
	...nothingKnown,
	problem: error instanceof ProviderAway ? error.sentence : logged("Couldn\u2019t read the status of an email at its provider")(error)
});
// server/src/email/campaigns/test-readers.queries.ts
var listPeopleOf = (db, visible, { people, to }) => db`
  select u.id, u.email, u.name, u.is_disabled from users u
   where (u.id = any(${[...people]}::int[]) or lower(u.email) = any(${to.map((one) => one.toLowerCase())}::text[]))
     and ${within(db, visible, "u")}`;
async function listTestDomains(db, visible) {
	const rows = await db`
    select o.test_domains from organizations o
     where o.test_domains <> '' and o.deleted_at is null and ${within(db, visible, "o")}`;
	return new Set(rows.flatMap(({ testDomains }) => domainsOf(testDomains)));
}
// server/src/email/campaigns/send-test-email.ts
var addressesOf = (readers) => readers.map(({ email }) => email);
function testEmailRoutes(app, calls, kind) {
	const send = async (viewer, id, to, isRepeatable) => {
		const target = {
			kind: kind.kind,
			id,
			isRepeatable
		};
		const readers = await testReadersOf(app.pool, viewer, to);
		const work = () => sendTestEmail(app, viewer, target, readers, kind.render);
		const endOf = ({ unsent }) => unsent.length > 0 ? testEmailMessages.partlyInBackground(unsent) : null;
		const sent = await inTime(app, viewer, {
			...target,
			action: "test"
		}, work, endOf);
		const { goesOn } = campaignMessages;
		return sent?.value ?? {
			to: addressesOf(readers).join(", "),
			message: goesOn,
			unsent: []
		};
	};
	handle(app, calls.testEmail, ({ params, viewer }) => send(viewer, params.id, void 0, false));
	handle(app, calls.postTestEmail, ({ params, body, viewer }) => send(viewer, params.id, body, true));
}
async function sendTestEmail(app, viewer, target, readers, render) {
	const visible = rowsOf(viewer, campaignRows);
	const campaign = await findCampaign(app.pool, visible, target.id, target.kind);
	if (!campaign) throw notFound();
	if (!await isAtHome(app.pool)) throw conflict(campaignMessages.held);
	const template = await sendingTemplate(app.pool, viewer, campaign);
	const email = await outgoing(app, app.pool, campaign, template, drawnAsSent(render));
	const notes = await write(app.pool, viewer.id, async (db) => {
		const asked = await countTestEmails(db, viewer, campaign.id);
		if (!target.isRepeatable && asked.justNow > 0) return null;
		const left = 10 - asked.inHour;
		if (left <= 0) throw tooMany(600, campaignMessages.testLimit);
		if (readers.length > left) throw tooMany(600, testEmailMessages.left(left));
		return insertTestEmails(db, viewer.id, campaign.id, addressesOf(readers));
	});
	if (notes === null) return answerOf(readers, []);
	const failures = await app.mail.sendTest(email, readers).catch((error) => readers.map((reader) => ({
		email: reader.email,
		error
	})));
	const notSent = failures.filter(({ error }) => error instanceof ProviderAway);
	if (notSent.length > 0) await write(app.pool, viewer.id, (db) => deleteTestEmails(db, notSent.flatMap((one) => notes.get(one.email) ?? [])));
	for (const { error } of failures) if (!(error instanceof ProviderAway)) app.http.log.error({ err: error }, "A test email failed");
	if (failures.length === readers.length) throw refusalOf(failures);
	return answerOf(readers, failures);
}
function refusalOf(failures) {
	const open = failures.find(({ error }) => !(error instanceof ProviderAway));
	const error = open ? open.error : failures[0]?.error;
	return error instanceof ProviderAway ? providerRefusal(error) : upstreamFailed(campaignMessages.testFailed, error);
}
function answerOf(readers, failures) {
	const unsent = readers.flatMap(({ email, personId }) => {
		const failure = failures.find((one) => one.email === email);
		return failure ? [{
			to: email,
			personId,
			why: reasonOf(failure)
		}] : [];
	});
	const sent = addressesOf(readers).filter((email) => !unsent.some(({ to }) => to === email));
	const { testSent } = campaignMessages;
	const message = unsent.length > 0 ? testEmailMessages.partly(sent, unsent) : testSent;
	return {
		to: sent.join(", "),
		message,
		unsent
	};
}
function reasonOf({ error }) {
	if (!(error instanceof ProviderAway)) return testEmailMessages.unconfirmed;
	return error.sentence?.replace(/\.$/, "") ?? testEmailMessages.away;
}
var domainOf = (address) => address.slice(address.lastIndexOf("@") + 1).toLowerCase();
function whyRefused({ person, address }, domains) {
	if (person?.isDisabled) return testEmailMessages.disabled(address ?? person.name);
	if (person) return null;
	if (address === null) return refusals.notFound;
	return domains.has(domainOf(address)) ? null : testEmailMessages.notAllowed(address);
}
async function testReadersOf(db, viewer, wanted = {
	people: [],
	to: []
}) {
	const { people, to } = wanted.people.length + wanted.to.length === 0 ? {
		people: [viewer.id],
		to: []
	} : wanted;
	const found = await listPeopleOf(db, rowsOf(viewer, userRows), {
		people,
		to
	});
	const domains = await listTestDomains(db, rowsOf(theProduct, organizationRows));
	const suppressed = rowsOf(theProduct, suppressionRows);
	const byAddress = new Map(found.map((person) => [person.email.toLowerCase(), person]));
	const asked = [...people.map((id) => ({
		path: "people",
		person: found.find((one) => one.id === id),
		address: null
	})), ...to.map((address) => ({
		path: "to",
		person: byAddress.get(address.toLowerCase()),
		address
	}))];
	const readers = new Map();
	const refused = {
		people: [],
		to: []
	};
	for (const one of asked) {
		const { path, person } = one;
		const email = person?.email ?? one.address ?? "";
		const why = whyRefused(one, domains);
		if (why) refused[path].push(why);
		else if (await findSuppression(db, suppressed, email)) refused[path].push(testEmailMessages.suppressed(email));
		else if (!readers.has(email.toLowerCase())) readers.set(email.toLowerCase(), {
			email,
			name: person?.name ?? "",
			personId: person?.id ?? null
		});
	}
	const errors = ["people", "to"].map((path) => ({
		path,
		message: refused[path].join(" ")
	})).filter(({ message }) => message);
	if (errors.length > 0) throw badRequest(...errors);
	return [...readers.values()];
}
// server/src/email/campaigns/campaign-calls.routes.ts
function campaignCallRoutes(app, calls, kind) {
	const { store } = kind;
	handle(app, calls.get, ({ params, viewer, db }) => readRecord(db, store, viewer, params.id));
	handle(app, calls.create, ({ body, viewer, db }) => createCampaign(db, viewer, kind, body));
	handle(app, calls.clone, ({ params, viewer, db }) => cloneCampaign(db, viewer, kind, params.id));
	handle(app, calls.sendAgain, ({ params, viewer, db }) => sendAgain(db, viewer, kind, params.id));
	handle(app, calls.update, async ({ body, viewer, db, request }) => {
		const load = () => readRecord(db, store, viewer, body.id);
		await refuseOnlyRead(request.body, campaignMessages.changedElsewhere, load);
		return changeCampaign(db, viewer, kind, body);
	});
	handle(app, calls.restore, ({ params, viewer, db }) => restoreRecord(db, store, viewer, params.id));
	handle(app, calls.preflight, ({ body, viewer }) => checkTyped(app, viewer, kind, body));
	handle(app, calls.typedPreview, ({ body, viewer, db }) => previewTyped(app, db, viewer, kind, body));
	handle(app, calls.openings, async ({ body, viewer, db }) => {
		if (!body.is_closing) await loadCampaign(db, viewer, kind, body.id);
		return answerOpening(db, viewer, "campaign", body);
	});
	handle(app, calls.acceptWarning, async ({ body, viewer, db }) => {
		await acceptWarning(db, viewer, kind, body);
		return { id: body.id };
	});
	releaseRoutes(app, calls, kind);
	sendingRoutes(app, calls, kind);
	testEmailRoutes(app, calls, kind);
}
function releaseRoutes(app, calls, kind) {
	handle(app, calls.release, ({ params, viewer, db }) => releaseOf(db, viewer, kind, params.id));
	handle(app, calls.askRelease, ({ body, viewer, db }) => askRelease(db, viewer, kind, body));
	handle(app, calls.approveRelease, ({ body, viewer, db }) => approveRelease(app, db, viewer, kind, body));
	handle(app, calls.takeBackRelease, ({ params, viewer, db }) => takeBackRelease(db, viewer, kind, params.id));
}
function sendingRoutes(app, calls, kind) {
	handle(app, calls.schedule, async ({ body, viewer }) => {
		const save = async (db) => (await changeCampaign(db, viewer, kind, body)).id;
		const schedule = () => scheduleCampaign(app, viewer, save, kind);
		await inTime(app, viewer, {
			action: "schedule",
			kind: kind.kind,
			id: body.id
		}, schedule);
		return readRecord(app.pool, kind.store, viewer, body.id);
	});
	handle(app, calls.readers, ({ params, viewer }) => readersOf(app, viewer, kind, params.id));
	handle(app, calls.sendNow, async ({ body, viewer }) => {
		const send = () => sendCampaignNow(app, viewer, kind, body);
		await inTime(app, viewer, {
			action: "sendNow",
			kind: kind.kind,
			id: body.id
		}, send);
		return readRecord(app.pool, kind.store, viewer, body.id);
	});
	handle(app, calls.drift, ({ params, viewer }) => driftOf(app, viewer, kind, params.id));
	handle(app, calls.refresh, async ({ body, viewer }) => {
		const refresh = () => refreshCampaign(app, viewer, kind, body);
		await inTime(app, viewer, {
			action: "refresh",
			kind: kind.kind,
			id: body.id
		}, refresh);
		return readRecord(app.pool, kind.store, viewer, body.id);
	});
	handle(app, calls.unschedule, async ({ params, viewer }) => {
		const unschedule = () => unscheduleCampaign(app, viewer, kind.kind, params.id);
		await inTime(app, viewer, {
			action: "unschedule",
			kind: kind.kind,
			id: params.id
		}, unschedule);
		return readRecord(app.pool, kind.store, viewer, params.id);
	});
	handle(app, calls.status, ({ params, viewer }) => mailStatusOf(app, viewer, kind.kind, params.id));
	handle(app, calls.email, async ({ params, query, viewer, db, reply }) => {
		const isSigned = isSignedPreview(app.keys, `/api/${kind.kind}/email/${params.id}`, query);
		if (!viewer && !isSigned) throw unauthorized();
		const campaign = await loadCampaign(db, viewer ?? theProduct, kind, params.id);
		asRawEmail(reply);
		return (await drawnForPreview(kind.render, campaign, app.config, db)).html;
	});
}
async function previewTyped({ config }, db, seer, kind, { id, values }) {
	const saved = await storedEmail(db, seer, kind, id);
	const email = await typedEmailOf(db, seer, kind, saved, values);
	if (!email) return { email: null };
	const { status, providerCampaignId } = saved ?? email;
	const campaign = {
		...email,
		id: id ?? 0,
		status,
		providerCampaignId
	};
	return { email: await drawnForPreview(kind.render, campaign, config, db) };
}
async function refreshCampaign(app, viewer, kind, { id, version }) {
	const { pool } = app;
	const campaign = await loadCampaign(pool, viewer, kind, id);
	checkVersion(campaign, version);
	if (campaign.status !== "scheduled") throw conflict(driftMessages.onlyScheduled);
	if (!await isAtHome(pool)) throw conflict(campaignMessages.held);
	sendInstant(campaign.sendDate ?? "", campaign.sendTime ?? "", new Date());
	refuseRefresh(await sendingTemplate(pool, viewer, campaign));
	const content = await freshContent(app, pool, kind, campaign);
	await refuseUnfit(app, pool, kind, {
		...campaign,
		content
	});
	await unscheduleCampaign(app, viewer, kind.kind, id);
	await scheduleCampaign(app, viewer, async (db) => {
		const back = await loadCampaign(db, viewer, kind, id);
		const fresh = await freshContent(app, db, kind, back);
		return (await changeCampaign(db, viewer, kind, {
			...fresh,
			id,
			version: back.version
		})).id;
	}, kind);
}
async function readersOf(app, viewer, kind, id) {
	const campaign = await loadCampaign(app.pool, viewer, kind, id);
	const { audienceId } = await sendingTemplate(app.pool, viewer, campaign);
	const { part } = await partOf(app.pool, campaign, audienceId);
	const readers = await app.mail.readers(audienceId, id, part).catch((error) => {
		throw error instanceof ProviderAway ? providerRefusal(error) : error;
	});
	if (!readers) throw badRequest({
		path: "emailTemplateId",
		message: campaignMessages.noAudience
	});
	return {
		...readers,
		name: partOfAudience({
			name: readers.name,
			part: part?.name ?? null
		})
	};
}
async function sendCampaignNow(app, viewer, kind, seenVersion) {
	const sendAt = await sharedNow(app.pool);
	const quarterMs = 9e5;
	const quarter = new Date(Math.floor(sendAt.getTime() / quarterMs) * quarterMs);
	const plan = {
		sendDate: centralDay(quarter),
		sendTime: centralClock(quarter)
	};
	await scheduleCampaign(app, viewer, async (db) => {
		if (!await isAtHome(db)) throw conflict(campaignMessages.held);
		return (await changeCampaign(db, viewer, kind, seenVersion)).id;
	}, {
		...kind,
		now: {
			sendAt,
			plan
		}
	});
}
// server/src/email/homes-of-the-week/hotw-email.ts
var hotwThemes = {
	"Homes of the Week": emailTheme({
		page: "#edf1f3",
		paper: "#ffffff",
		tint: "#f1f5f7",
		ink: "#141b20",
		soft: "#566169",
		rule: "#d3dce1",
		accent: "#1f566b",
		onAccent: "#ffffff",
		band: "#1f566b"
	}, {
		accent: "#93cde3",
		onAccent: "#06202a",
		band: "#266a84"
	}, {
		align: "left",
		radius: 4
	}),
	Showcase: emailTheme({
		page: "#f2efe9",
		paper: "#ffffff",
		tint: "#f8f4ec",
		ink: "#1c1812",
		soft: "#645c50",
		rule: "#ddd6c9",
		accent: "#6d4c12",
		onAccent: "#ffffff",
		band: "#5b3f0e"
	}, {
		accent: "#e8c27d",
		onAccent: "#221703",
		band: "#6d4c12"
	}, {
		align: "left",
		radius: 0
	}),
	"Gift Guide": emailTheme({
		page: "#eef2ed",
		paper: "#ffffff",
		tint: "#f2f7f1",
		ink: "#151b14",
		soft: "#586257",
		rule: "#d5ded3",
		accent: "#22562c",
		onAccent: "#ffffff",
		band: "#22562c"
	}, {
		accent: "#a3d9ac",
		onAccent: "#08200d",
		band: "#2b6b37"
	}, {
		align: "left",
		radius: 8
	})
};
var longestPreheader = 150;
var marked = (address, utm) => {
	const url = webAddress(address);
	return url && withUtm(url, utm);
};
var listingBlock = (story, utm) => ({
	...storyBlock(story, utm),
	byline: story.author ? plainText(story.author) : null
});
function renderHotwEmail(content) {
	const theme = branded(hotwThemes[content.style], content.publisher);
	const listings = content.listings.map((story) => listingBlock(story, content.utm));
	const reason = `You receive the ${content.style} from ${content.site} because you signed up for it.`;
	const names = listings.map(({ headline }) => headline).join(" \u00B7 ");
	return {
		html: renderDocument({
			theme,
			title: content.subject,
			preheader: content.previewText || shortened(names || content.subject, longestPreheader),
			above: aboveOf(theme, content.publisher),
			paper: paperOf(theme, content, listings),
			footer: legalFooter(theme, reason, content.publisher)
		}),
		text: textPart(content, listings, reason)
	};
}
function paperOf(theme, content, listings) {
	const href = marked(content.buttonUrl, content.utm);
	const introduction = richTextRow(theme, content.introduction, content.utm);
	const more = href && row(button(theme, content.buttonText, href), {
		top: 8,
		bottom: 36,
		align: "center"
	});
	return html`${bannerRow(theme, content.top, content.utm)}${headOf(theme, content)}${introduction && row(introduction, { bottom: 12 })}
${storyRows(theme, listings, 2)}${more}${bannerRow(theme, content.bottom, content.utm)}`;
}
function headOf(theme, { style, site, siteUrl, sendDate, utm }) {
	const { ink, soft, accent } = theme.light;
	const href = marked(siteUrl, utm);
	const name = href ? html`<a class="accent" href="${href}" target="_blank" style="color:${accent};text-decoration:none">${site}</a>` : html`${site}`;
	const inside = html`<p class="accent" style="${sansStyle(14, 20, accent)};font-weight:bold">${name}</p>
<h1 class="ink plate" style="${serifStyle(44, 50, ink)};letter-spacing:-1px;margin-top:6px">${style}</h1>
<p class="soft" style="${sansStyle(13, 18, soft, 8)}">${dateLine(sendDate)}</p>`;
	return html`${row(inside, {
		top: 28,
		bottom: 16,
		align: "center"
	})}${row(mark(theme, "72"), {
		bottom: 24,
		align: "center"
	})}`;
}
function bannerRow(theme, banner, utm) {
	const href = banner && marked(banner.url, utm);
	if (!banner || !href) return null;
	const src = webAddress(banner.imageUrl);
	if (src) return fullRow(picture({
		src,
		href,
		alt: banner.alt,
		width: 600
	}));
	if (!banner.alt) return null;
	const { light } = theme;
	const words = html`<p class="on" style="${sansStyle(17, 24, "#ffffff")}"><a class="on" href="${href}" target="_blank" style="color:#ffffff;text-decoration:none">${banner.alt}</a></p>`;
	const ground = {
		kind: "band",
		colour: light.band
	};
	return row(words, {
		top: 18,
		bottom: 18,
		align: "center",
		ground
	});
}
function textPart(content, listings, reason) {
	const { top, bottom, utm, publisher } = content;
	const bannerWords = (banner) => banner?.alt ? `${wrapped(banner.alt)}\n${marked(banner.url, utm) ?? ""}`.trim() : null;
	const head = `${wrapped(`${content.site}: ${content.style}`)}\n${dateLine(content.sendDate)}\nView in browser: ${mergeMarks.archive}`;
	const href = marked(content.buttonUrl, utm);
	const all = [
		head,
		bannerWords(top),
		richTextWords(content.introduction, utm),
		...listings.map(storyWords),
		href && `${plainText(content.buttonText)}: ${href}`,
		bottom === top ? null : bannerWords(bottom),
		textFooter(reason, `${publisher.name}, ${postalLine(publisher)}`)
	];
	return `${paragraphs(all)}\n`;
}
// server/src/email/homes-of-the-week/hotw.routes.ts
var storyOf = (listing, config) => ({
	headline: listing.description1,
	url: listing.url,
	imageUrl: picture$1(listing.imageUrl, "emailPhoto4x3", config),
	section: [
		listing.address,
		listing.city,
		listing.state
	].filter(Boolean).join(", ") || null,
	dek: listing.description2,
	author: listing.firm
});
var renderHotw = async (campaign, config, db) => {
	const { content, ...email } = campaign;
	const found = await listShown(db, rowsOf(theProduct, listingRows), content.slots);
	const inOrder = content.slots.flatMap((id) => found.find((one) => one.id === id) ?? []);
	const banner = (url, alt, image) => url ? {
		url,
		alt: alt ?? "",
		imageUrl: picture$1(image, "emailLead", config)
	} : null;
	const top = banner(content.bannerUrl, content.bannerAlt, content.bannerImageUrl);
	return renderHotwEmail({
		style: email.style,
		site: `${email.property} ${email.city}`.trim(),
		siteUrl: email.siteUrl,
		subject: email.subject,
		previewText: email.previewText,
		sendDate: email.sendDate ?? centralDay(new Date()),
		top,
		bottom: content.reuseBanner ? top : banner(content.banner2Url, content.banner2Alt, content.banner2ImageUrl),
		introduction: content.introduction,
		listings: inOrder.map((listing) => storyOf(listing, config)),
		buttonText: content.listingButtonText,
		buttonUrl: content.listingUrl,
		utm: email.utm,
		publisher: await publisherOf(email, config, db)
	});
};
var hotwKind = {
	kind: "hotw",
	store: hotwStore,
	render: withNamesOf(hotwStore.record, renderHotw)
};
function hotwRoutes(app) {
	handle(app, hotwEndpoints.listing, async ({ params, viewer, db }) => {
		const [listing] = await listShown(db, rowsOf(viewer, listingRows), [params.id]);
		if (!listing) throw notFound();
		return {
			...listing,
			dateCreated: listing.dateCreated.toISOString()
		};
	});
	campaignCallRoutes(app, hotwEndpoints, hotwKind);
}
var { hotws, deleteHotw, hotwListings } = hotwOperations;
var hotwResolvers = [...campaignResolvers({
	list: hotws,
	remove: deleteHotw
}, hotwKind), resolver(hotwListings, async ({ args, viewer, db }) => {
	const search = {
		...args,
		text: args.text?.trim() ?? "",
		type: args.type || null,
		firm: args.firm?.trim() ?? "",
		near: args.near?.trim() ?? "",
		offset: args.offset ?? 0,
		limit: 10
	};
	const { nodes, totalCount } = await pageOfShown(db, rowsOf(viewer, listingRows), search);
	return {
		totalCount,
		nodes: nodes.map((one) => ({
			...one,
			dateCreated: one.dateCreated.toISOString()
		}))
	};
})];
export { styleOfDay as $, createPost as A, pickedRow as B, insertPreviewLink as C, markPost as D, deletePost as E, privateStorage as F, digestMissing as G, digestBuild as H, saveFile as I, digestsToUndo as J, digestRow as K, storageKey as L, fileReply as M, imageKindOf as N, tagPost as O, isPdf as P, seriesSlots as Q, newsAlertKind as R, findPreviewLink as S, revokePreviewLink as T, digestFirstSendTime as U, dailyDigest$1 as V, digestMade as W, emptyDigest as X, digestsUndone as Y, newDigest as Z, finishExport as _, campaignRoutes as a, savedViewMessages as at, listTotals as b, openingsCall as c, deleteView as ct, decideInvoices as d, savedViewRows as dt, author as et, reopening as f, updateView as ft, findContributor as g, exportNext as h, campaignCallRoutes as i, savedView as it, digestKind as j, clonePost as k, saveInvoice as l, insertView as lt, settleInvoices as m, hotwResolvers as n, changedSavedView as nt, answerOpening as o, queryOfFilters as ot, sendingBack as p, digestUpdate as q, hotwRoutes as r, newSavedView as rt, campaignCalls as s, promoAlertKind as st, hotwKind as t, bylineOf as tt, approval as u, listViews as ut, insertExport as v, listPreviewLinks as w, newestMonth as x, listStatement as y, buildDigest as z };
