import { E as int, F as string, S as boolean, j as object, x as array, y as _enum } from "./schemas-Jv2eCdm5.js";
import { n as datetime } from "./iso-CA9qDQf6.js";
import { _ as text, c as id, h as optionalText, p as linkOrPath } from "./fields-CfYyEer0.js";
// shared/src/editorial/posts/news-item-form.ts
var newsItemLimits = {
	headline: 500,
	description: 2e3,
	body: 6e5,
	slug: 150,
	tags: 60,
	links: 30
};
var location = object({
	venue: optionalText(200),
	address: optionalText(300),
	city: optionalText(100),
	phone: optionalText(50),
	website: optionalText(2e3),
	hours: optionalText(1e3)
});
var leadImage = object({
	alt: optionalText(500),
	credit: optionalText(300),
	focus_x: int().min(0).max(100),
	focus_y: int().min(0).max(100)
});
var seo = object({
	title: optionalText(200),
	description: optionalText(500)
});
var social = seo.extend({ image_url: optionalText(2e3) });
var details = object({
	location,
	lead_image: leadImage,
	seo,
	social
});
var ids = array(id).max(newsItemLimits.links, `Choose at most ${newsItemLimits.links}`);
var instant = datetime({ offset: true }).nullable();
var newsItemDraft = details.extend({
	headline: string().trim().max(newsItemLimits.headline, `Use at most ${newsItemLimits.headline} characters here`),
	slug: optionalText(newsItemLimits.slug),
	description: string().max(newsItemLimits.description, `Use at most ${newsItemLimits.description} characters here`),
	body: string().max(newsItemLimits.body, "This text is too long to save"),
	image_url: optionalText(2e3),
	section_ids: ids,
	authors: ids,
	tags: array(text("A tag can\u2019t be empty", 60)).max(newsItemLimits.tags),
	starts_at: instant,
	ends_at: instant,
	occurrence: instant
});
var absent = {};
var readText = string().nullable().catch(null);
var readIds = array(int()).catch([]);
var newsItemContent = object({
	headline: string().catch(""),
	slug: readText,
	description: string().catch(""),
	body: string().catch(""),
	image_url: readText,
	section_ids: readIds,
	authors: readIds,
	tags: array(string()).catch([]),
	starts_at: readText,
	ends_at: readText,
	occurrence: readText,
	location: object({
		venue: readText,
		address: readText,
		city: readText,
		phone: readText,
		website: readText,
		hours: readText
	}).prefault(absent),
	lead_image: object({
		alt: readText,
		credit: readText,
		focus_x: int().catch(50),
		focus_y: int().catch(50)
	}).prefault(absent),
	seo: object({
		title: readText,
		description: readText
	}).prefault(absent),
	social: object({
		title: readText,
		description: readText,
		image_url: readText
	}).prefault(absent)
});
var newsItemSentences = {
	headline: "A headline is required",
	slug: "Use lowercase letters, digits and single hyphens",
	endsAfter: "The end must be after the start",
	occurrence: "The next occurrence can\u2019t be before the start",
	image: "Choose an image or enter a URL",
	website: "Must be a valid URL"
};
var isAddress = (value) => value === null || linkOrPath("").safeParse(value).success;
var toMinute = (instant) => Math.floor(instant / 6e4) * 6e4;
var newsItemForm = newsItemDraft.superRefine((form, context) => {
	const complain = (path, message) => context.addIssue({
		code: "custom",
		path: path.split("."),
		message
	});
	if (!form.headline) complain("headline", newsItemSentences.headline);
	if (form.slug !== null && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(form.slug)) complain("slug", newsItemSentences.slug);
	if (!isAddress(form.image_url)) complain("image_url", newsItemSentences.image);
	if (!isAddress(form.social.image_url)) complain("social.image_url", newsItemSentences.image);
	if (!isAddress(form.location.website)) complain("location.website", newsItemSentences.website);
	if (form.starts_at && form.ends_at && Date.parse(form.ends_at) < Date.parse(form.starts_at)) complain("ends_at", newsItemSentences.endsAfter);
	if (form.starts_at && form.occurrence && Date.parse(form.occurrence) < toMinute(Date.parse(form.starts_at))) complain("occurrence", newsItemSentences.occurrence);
});
var slugOf = (headline) => headline.toLowerCase().normalize("NFKD").replaceAll(/\p{Mn}+/gu, "").replaceAll(/[^a-z0-9]+/g, "-").slice(0, 80).replaceAll(/^-+|-+$/g, "");
var addSentences = {
	article: {
		site_id: "A site is required",
		section_id: "A section is required",
		headline: "A headline is required"
	},
	event: {
		site_id: "A site is required",
		section_id: "",
		headline: "An event title is required"
	},
	charity: {
		site_id: "Required",
		section_id: "Required",
		headline: "Required"
	},
	place: {
		site_id: "A site is required",
		section_id: "A section is required",
		headline: "A headline is required"
	}
};
var addedTypes = Object.keys(addSentences);
var eventSection = "Event detail";
var newNewsItem = object({
	type: _enum(addedTypes, `type must be one of ${addedTypes.join(", ")}`),
	site_id: id.nullish(),
	section_id: id.nullish(),
	headline: string().trim().max(newsItemLimits.headline, `Use at most ${newsItemLimits.headline} characters here`).default("")
}).superRefine((given, context) => {
	const sentences = addSentences[given.type];
	for (const key of [
		"site_id",
		"section_id",
		"headline"
	]) if (!given[key] && sentences[key]) context.addIssue({
		code: "custom",
		path: [key],
		message: sentences[key]
	});
});
object({
	isEvent: boolean(),
	siteId: id.nullish(),
	sectionId: id.nullish()
}).superRefine(({ isEvent, siteId, sectionId }, context) => {
	const complain = (path, message) => context.addIssue({
		code: "custom",
		path: [path],
		message
	});
	if (!siteId) complain("siteId", addSentences.article.site_id);
	if (!sectionId && !isEvent) complain("sectionId", addSentences.article.section_id);
});
var tagsForm = newsItemDraft.pick({ tags: true });
export { newsItemContent as a, newsItemLimits as c, newNewsItem as i, slugOf as l, addedTypes as n, newsItemDraft as o, eventSection as r, newsItemForm as s, addSentences as t, tagsForm as u };
