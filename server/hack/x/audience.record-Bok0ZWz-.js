import { E as int, F as string, M as preprocess, P as strictObject, j as object, w as email, x as array, y as _enum } from "./schemas-Jv2eCdm5.js";
import { t as statusReason } from "./status-reason-CdViNufI.js";
import { C as reference, O as yesOrNo, P as text, d as readOf, f as record, i as changeOf, s as formOf, u as newOf } from "./record-CNAANDXH.js";
// shared/src/platform/values/email-address.ts
var invalid = "You must provide a valid email address";
var missing = "A valid email address is required";
var emailAddress = string(missing).trim().min(1, missing).max(254, invalid).pipe(email(invalid));
// shared/src/platform/values/reader-address.ts
var domainInOtherLetters = /^(.*)@([\p{L}\p{M}\p{N}.-]*[^\0-\x7f][\p{L}\p{M}\p{N}.-]*)$/u;
function withAsciiDomain(address) {
	const [, name, domain] = domainInOtherLetters.exec(address) ?? [];
	const host = domain && URL.parse(`http://${domain}`)?.hostname;
	return host ? `${name}@${host}` : address;
}
var readerAddress = preprocess((given) => typeof given === "string" ? withAsciiDomain(given.trim()) : given, emailAddress);
// shared/src/email/audiences/audience.record.ts
var audienceRecord = record({
	noun: "audience",
	plural: "Audiences",
	slug: "audience",
	screen: "audienceEdit",
	table: "audiences",
	idType: "text",
	title: "name",
	trash: true,
	fields: {
		name: text({
			label: "Name",
			help: "Shown on the unsubscribe page",
			required: "An audience name is required",
			max: 100
		}),
		siteId: reference("site", {
			label: "Site",
			help: "Templates of this site can use it",
			required: "A site is required",
			unknown: "A site is required"
		}),
		countsOpens: yesOrNo({
			label: "Count opens",
			initial: true
		}),
		countsClicks: yesOrNo({
			label: "Count clicks",
			initial: true
		}),
		remembersReaders: yesOrNo({
			label: "Per-subscriber tracking",
			initial: false
		})
	},
	added: {
		counts: object({
			subscribed: int(),
			unsubscribed: int(),
			cleaned: int(),
			suppressed: int()
		}),
		usedBy: array(object({
			id: int(),
			description: string()
		})),
		mailings: int()
	}
});
var subscriberStatuses = [
	"subscribed",
	"unsubscribed",
	"cleaned"
];
var subscriberShows = [
	"subscribed",
	"heldBack",
	"unsubscribed",
	"cleaned"
];
var audience = readOf(audienceRecord);
formOf(audienceRecord).pick({
	name: true,
	siteId: true
});
var newAudience = newOf(audienceRecord);
var audienceRename = changeOf(audienceRecord).pick({
	name: true,
	countsOpens: true,
	countsClicks: true,
	remembersReaders: true,
	version: true
});
var subscriberForm = strictObject({
	email: readerAddress,
	name: string().trim().max(200, `Use at most 200 characters here`).default("")
});
var statusChange = strictObject({
	from: _enum(subscriberStatuses),
	to: _enum(subscriberStatuses),
	reason: statusReason.default("")
});
var subscriberFilter = strictObject({
	search: string().max(200).optional(),
	status: _enum(subscriberShows).optional()
});
var subscriberSorts = [
	"email",
	"name",
	"status",
	"statusAt"
];
export { statusChange as a, subscriberSorts as c, emailAddress as d, newAudience as i, subscriberStatuses as l, audienceRecord as n, subscriberFilter as o, audienceRename as r, subscriberForm as s, audience as t, readerAddress as u };
