import { E as int, F as string, O as literal, j as object, x as array, y as _enum } from "./schemas-Jv2eCdm5.js";
import { A as longText, C as reference, P as text, b as instant, f as record, g as choice, j as picture, k as link, x as money } from "./record-CNAANDXH.js";
// shared/src/platform/contract/paging.ts
var pageOf = (row) => object({
	totalCount: int(),
	nodes: array(row)
});
var queryInt = (name, from, to) => string().regex(/^\d{1,10}$/, `${name} must be a whole number from ${from} to ${to}`).transform(Number).refine((n) => n >= from && n <= to, `${name} must be a whole number from ${from} to ${to}`);
var direction = _enum(["asc", "desc"]);
var directionWord = string().max(10).transform((word) => word.toLowerCase()).pipe(direction);
// shared/src/showcase/firms/firm.messages.ts
var firmMessages = {
	created: "Firm created.",
	updated: "Firm updated.",
	lacking: "No site",
	noMatch: "No matching firms.",
	unknown: "This firm does not exist.",
	noOrganization: "You don\u2019t belong to an organization, so you can\u2019t add firms.",
	unknownSite: "This site does not exist.",
	getFailed: "An error occurred getting firms.",
	createFailed: "An error occurred creating the firm.  Make sure a firm with the same name does not already exist.",
	updateFailed: "An error occurred updating the firm.  Make sure you did not rename the firm to a name that is already in use.",
	searchFailed: "An error occurred searching firms."
};
// shared/src/showcase/listings/listing.record.ts
var listingMessages = {
	lacking: "No image, or open house is over",
	getFailed: "An error occurred retrieving listings.",
	saveFailed: "An error occurred updating listing.",
	added: "Listing added.",
	updated: "Listing updated.",
	deleted: "Listing deleted.",
	restored: "Listing restored.",
	none: "No records found.",
	unknownRepresentative: "This representative does not belong to the firm.",
	restore: {
		representativeDeleted: (name) => `The representative ${name} of this listing has been deleted. Restore the representative first, then the listing.`,
		representativeMoved: (name) => `The representative ${name} of this listing now belongs to another firm. Move the representative back, then restore the listing.`
	},
	otherId: "The id in the body doesn\u2019t match the id in the path."
};
var listingTypes = [
	"Property",
	"Property w/o Realtor",
	"Product"
];
var listingSorts = [
	"created",
	"firm",
	"address",
	"description1",
	"type",
	"city"
];
var fields = {
	firmId: reference("firm", {
		label: "Firm",
		column: "showcase_firm_id",
		csv: ["ListOfficeName", "Office"],
		required: "You must select a firm",
		unknown: firmMessages.unknown
	}),
	type: choice(listingTypes, {
		label: "Type",
		csv: ["PropertyType", "Listing type"],
		required: "You must select a listing type"
	}),
	representativeId: reference("representative", {
		label: "Representative",
		csv: [
			"ListAgentFullName",
			"Realtor",
			"Agent"
		],
		unknown: listingMessages.unknownRepresentative
	}),
	description1: text({
		label: "Description 1",
		csv: ["Description"],
		required: "A description is required."
	}),
	description2: longText({
		label: "Description 2",
		max: 2e3
	}),
	line1: text({
		label: "Line 1",
		max: 200
	}),
	line2: text({
		label: "Line 2",
		max: 200
	}),
	line3: text({
		label: "Line 3",
		max: 200
	}),
	price: money({
		label: "Price",
		csv: ["ListPrice"]
	}),
	address: text({
		label: "Address",
		csv: ["UnparsedAddress"],
		max: 200
	}),
	city: text({
		label: "City",
		max: 200
	}),
	state: text({
		label: "State",
		csv: ["StateOrProvince"],
		max: 50
	}),
	zip: text({
		label: "Zip",
		csv: ["PostalCode", "Zip code"],
		max: 20
	}),
	url: link({
		label: "URL",
		csv: ["ListingURL", "Link"],
		required: "You must provide a URL.",
		invalid: "You must provide a valid URL"
	}),
	imageUrl: picture({
		label: "Image",
		csv: ["MediaURL", "Image URL"],
		required: "You must provide an image",
		invalid: "You must provide an image"
	}),
	openHouseStartDate: instant({
		label: "Open house starts",
		csv: ["OpenHouseStartTime", "OpenHouseStartDate"]
	}),
	openHouseEndDate: instant({
		label: "Open house ends",
		csv: ["OpenHouseEndTime", "OpenHouseEndDate"]
	})
};
var neededByProperty = {
	price: "A price is required",
	address: "An address is required",
	city: "A city is required",
	state: "A state is required",
	zip: "A zip is required"
};
var neededFields = Object.keys(neededByProperty);
[...neededFields];
function listingProblems(listing) {
	const isProperty = listing.type === "Property" || listing.type === "Property w/o Realtor";
	const problems = neededFields.filter((field) => isProperty && !listing[field]).map((path) => ({
		path,
		message: neededByProperty[path]
	}));
	const { openHouseStartDate: start, openHouseEndDate: end } = listing;
	if (start && end && Date.parse(end) < Date.parse(start)) problems.push({
		path: "openHouseEndDate",
		message: "The open house must end after it starts"
	});
	return problems;
}
var listingRecord = record({
	noun: "listing",
	plural: "Listings",
	slug: "listing",
	screen: "listingEdit",
	table: "listings",
	title: "description1",
	trash: true,
	fields,
	rules: listingProblems,
	systemFields: { externalKey: text({
		label: "Key of the import",
		max: 255
	}) },
	added: {
		firm: string(),
		representative: string().nullable()
	}
});
var { imageUrl } = fields;
var listingWithoutPicture = {
	...listingRecord,
	fields: {
		...fields,
		imageUrl: {
			...imageUrl,
			write: imageUrl.write.or(literal("")),
			isRequired: false
		}
	}
};
var listingRecordOf = (stored) => stored?.imageUrl === "" ? listingWithoutPicture : listingRecord;
export { listingTypes as a, direction as c, queryInt as d, listingSorts as i, directionWord as l, listingRecord as n, listingWithoutPicture as o, listingRecordOf as r, firmMessages as s, listingMessages as t, pageOf as u };
