import { t as digestOf } from "./feed-3SRot1zr.js";
// server/src/editorial/feeds/imported-post.ts
function asImported({ item, ...entry }, more = {}) {
	if (!item) return {
		...entry,
		item
	};
	const post = {
		...item,
		...noMore,
		...more
	};
	const mayBePublic = item.isPublic && post.isPublic;
	const isDateless = mayBePublic && post.type === "article" && !item.publishedAt;
	const isPublic = mayBePublic && !isDateless;
	const { tags, seo, startsAt, endsAt, location } = post;
	const messages = isDateless ? ["it has no date, so it becomes a draft"] : [];
	return {
		...entry,
		item: {
			...post,
			isPublic,
			fingerprint: digestOf([
				item.fingerprint,
				tags,
				seo,
				startsAt,
				endsAt,
				location
			]),
			standing: isPublic || post.standing === "pending" ? post.standing : null
		},
		messages: [...entry.messages, ...messages]
	};
}
var noMore = {
	type: "article",
	formerKey: null,
	otherAddresses: [],
	slug: null,
	tags: [],
	seo: null,
	startsAt: null,
	endsAt: null,
	occurrence: null,
	standing: null,
	location: null
};
var leftOut = (position, headline, message) => ({
	position,
	headline,
	item: null,
	isDuplicate: false,
	isOther: true,
	messages: message ? [message] : []
});
export { leftOut as n, asImported as t };
