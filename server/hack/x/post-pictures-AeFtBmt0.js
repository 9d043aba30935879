import { d as isWebAddress } from "./fields-CfYyEer0.js";
import { a as plainText } from "./feed-html-DOYza_wd.js";
// server/src/editorial/feeds/post-pictures.ts
var mostOfAPost = 100;
var longestAddress = 2e3;
var attribute = (element, name) => unescaped(new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1] ?? "");
var entities = {
	"&amp;": "&",
	"&lt;": "<",
	"&gt;": ">",
	"&quot;": "\""
};
var unescaped = (text) => text.replace(/&(?:amp|lt|gt|quot);/g, (all) => entities[all] ?? all);
var escaped = (text) => text.replace(/[&<>"]/g, (one) => Object.keys(entities).find((each) => entities[each] === one) ?? one);
function picturesOfText(body) {
	return (body.match(/<figure>[\s\S]*?<\/figure>|<img\s[^>]*>/g) ?? []).flatMap((place) => {
		const caption = /<figcaption>([\s\S]*?)<\/figcaption>/.exec(place)?.[1] ?? "";
		return (place.match(/<img\s[^>]*>/g) ?? []).map((element) => ({
			address: attribute(element, "src"),
			altTag: attribute(element, "alt").slice(0, 500),
			credit: creditIn(plainText(caption))
		}));
	});
}
function picturesIn({ imageUrl, imageAlt, imageCredit, body }) {
	const lead = imageUrl ? [{
		address: imageUrl,
		altTag: imageAlt?.slice(0, 500) ?? "",
		credit: imageCredit
	}] : [];
	const byAddress = new Map();
	for (const picture of [...lead, ...picturesOfText(body)]) {
		const { address, altTag, credit } = byAddress.get(picture.address) ?? picture;
		if (!isWebAddress(address) || address.length > longestAddress) continue;
		byAddress.set(address, {
			address,
			altTag: altTag || picture.altTag,
			credit: credit ?? picture.credit
		});
	}
	return [...byAddress.values()].slice(0, mostOfAPost);
}
var withAddresses = (body, addresses) => [...addresses].reduce((text, [from, to]) => text.replaceAll(` src="${escaped(from)}"`, ` src="${escaped(to)}"`), body);
var credit = /(?:^|[^\p{L}])(?:photo(?:graph|grapher)?|image|picture|credit)s?(?:\s+(?:credit|courtesy))?(?:\s*:|\s+by|\s+of)\s+([^.()<>[\]|\n]{2,120})/iu;
function creditIn(caption) {
	return credit.exec(caption)?.[1]?.replace(/^courtesy of\s+/i, "").trim() || null;
}
export { picturesIn as n, withAddresses as r, creditIn as t };
