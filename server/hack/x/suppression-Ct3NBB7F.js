import { E as int, F as string, P as strictObject, j as object, y as _enum } from "./schemas-Jv2eCdm5.js";
import { n as datetime } from "./iso-CA9qDQf6.js";
import { f as listDate } from "./dates-DazF5sVJ.js";
// shared/src/email/mailings/suppression.ts
var suppressionReasons = [
	"bounced",
	"kept bouncing",
	"complained"
];
var suppressionReasonLabel = {
	bounced: "Does not exist",
	"kept bouncing": "Kept bouncing",
	complained: "Complained"
};
var suppression = object({
	id: int(),
	email: string(),
	reason: _enum(suppressionReasons),
	detail: string().nullable(),
	subject: string().nullable(),
	suppressedAt: datetime(),
	liftedAt: datetime().nullable(),
	liftedBy: string().nullable(),
	liftReason: string().nullable()
});
var suppressionFilters = [
	"listed",
	...suppressionReasons,
	"removed"
];
({ ...suppressionReasonLabel });
var suppressionLift = strictObject({ reason: string().trim().min(1, "Add the reason for emailing this address again.").max(300, "Use at most 300 characters here") });
var suppressionMessages = {
	skipped: "On the suppression list",
	complained: "Marked an email as spam",
	removed: "Address removed from the list.",
	removeFailed: "The address couldn\u2019t be removed.",
	removedMeanwhile: "This address is no longer on the list. Reload the list.",
	status: "Suppressed",
	onList: (reason) => `On the suppression list (${suppressionReasonLabel[reason].toLowerCase()})`,
	show: "Show in suppression list",
	purpose: "Masthead sends no campaigns to these addresses, whichever audience they are in.",
	isSuppressed: ({ reason, suppressedAt }) => `This address is on the suppression list (${suppressionReasonLabel[reason].toLowerCase()}, ${listDate(suppressedAt)}). Remove it there first.`
};
export { suppressionReasonLabel as a, suppressionMessages as i, suppressionFilters as n, suppressionReasons as o, suppressionLift as r, suppression as t };
