import { A as number, E as int, F as string, S as boolean, j as object, x as array, y as _enum } from "./schemas-Jv2eCdm5.js";
import { a as listingTypes, c as direction, i as listingSorts, n as listingRecord, o as listingWithoutPicture } from "./listing.record-DBiMXva0.js";
import { n as csvOf, t as csvKeyOf } from "./csv-of-n_V_AquP.js";
import { d as readOf, i as changeOf, s as formOf, u as newOf } from "./record-CNAANDXH.js";
import { i as inDigits } from "./counting-Bp118qqt.js";
import { m as maxId } from "./fields-CfYyEer0.js";
// shared/src/platform/values/price-text.ts
var written = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/;
function readPrice(text) {
	const [, whole, cents = ""] = written.exec(text.trim()) ?? [];
	return whole === void 0 ? null : `${BigInt(whole.replaceAll(",", ""))}.${cents.padEnd(2, "0")}`;
}
var dollars = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });
function priceText(value) {
	if (value === null) return "";
	const [whole, cents] = readPrice(value)?.split(".") ?? [];
	if (whole === void 0) return value;
	const text = `$${dollars.format(BigInt(whole))}`;
	return Number(cents) > 0 ? `${text}.${cents}` : text;
}
// shared/src/showcase/delivery/place-and-price.ts
var mostDollars = 0xe8d4a51000;
var placeAndPrice = object({
	city: string().max(200).nullish(),
	priceFrom: number().min(0).max(mostDollars).nullish(),
	priceTo: number().min(0).max(mostDollars).nullish()
});
formOf(listingRecord);
var newListing = newOf(listingRecord);
var listingUpdate = changeOf(listingWithoutPicture);
var listing = readOf(listingRecord);
var listingFilter = object({
	firmId: int().max(maxId).nullish(),
	firmIds: array(int().max(maxId)).max(1e3).nullish(),
	type: _enum(listingTypes).nullish(),
	text: string().max(200).nullish(),
	description1: string().max(200).nullish(),
	description2: string().max(200).nullish(),
	line1: string().max(200).nullish(),
	line2: string().max(200).nullish(),
	address: string().max(200).nullish(),
	isLacking: boolean().nullish(),
	...placeAndPrice.shape,
	sort: _enum(listingSorts).nullish(),
	direction: direction.nullish(),
	offset: int().min(0).max(1e7).nullish(),
	limit: int().min(1).max(100).nullish()
});
var listingImportMessages = {
	noKeyColumn: "The first row must contain the column names. One of them must be the other system\u2019s key: \"External key\", \"ListingKey\" or \"ListingId\".",
	noKey: "The other system\u2019s key is missing.",
	keyTooLong: "Use at most 255 characters here",
	twice: (line) => `This key is already on line ${inDigits(line)} of the file.`,
	badMoment: "Enter a date and a time, such as 2026-12-05 13:00.",
	notRead: (columns) => `Ignored columns: ${columns}.`,
	shownSince: "Added to an ad slot since the import, so it was kept."
};
var leading = {
	openHouseDay: { others: ["OpenHouseDate"] },
	status: { others: ["StandardStatus", "Status"] },
	remarks: { others: ["PublicRemarks", "Remarks"] },
	streetNumber: { others: ["StreetNumber"] },
	streetDirection: { others: ["StreetDirPrefix"] },
	streetName: { others: ["StreetName"] },
	streetSuffix: { others: ["StreetSuffix"] },
	unit: { others: ["UnitNumber"] }
};
var listingColumns = {
	externalKey: {
		heading: "External key",
		others: [
			"ListingKey",
			"ListingId",
			"Key"
		]
	},
	...csvOf(listingRecord),
	...leading
};
var columns = Object.entries(listingColumns);
var ownColumns = columns.filter(([, { heading }]) => heading).map(([column]) => column);
var ownHeadings = columns.flatMap(([, { heading }]) => heading ?? []);
var ownKeyOf = (id) => `masthead:${id}`;
var idInOwnKey = (key) => {
	const [, id] = /^masthead:([1-9]\d{0,8})$/.exec(key) ?? [];
	return id ? Number(id) : null;
};
var columnHeading = (key) => {
	const field = listingRecord.fields[key];
	const named = listingColumns[field ? csvKeyOf(key, field) : key];
	return named?.heading ?? named?.others[0] ?? key;
};
export { listingFilter as a, newListing as c, ownKeyOf as d, priceText as f, listingColumns as i, ownColumns as l, idInOwnKey as n, listingImportMessages as o, readPrice as p, listing as r, listingUpdate as s, columnHeading as t, ownHeadings as u };
