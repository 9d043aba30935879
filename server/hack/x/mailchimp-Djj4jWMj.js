import { E as int, F as string, j as object, y as _enum } from "./schemas-Jv2eCdm5.js";
import { n as datetime } from "./iso-CA9qDQf6.js";
import { i as inDigits, r as howMany } from "./counting-Bp118qqt.js";
// shared/src/email/mailchimp/mailchimp.messages.ts
var mailchimpMessages = {
	keyShape: "A Mailchimp API key ends with a dash and its data center, like -us19.",
	keySaved: "Mailchimp key saved",
	keyRemoved: "Mailchimp key removed",
	keyWorks: (account, audiences) => `Connected to Mailchimp: ${account}, ${howMany(audiences, "audience")}.`,
	keyRefused: "Mailchimp doesn\u2019t accept this key.",
	keyRefusedLater: "Mailchimp no longer accepts the key. An admin can set another one.",
	keyUnreadable: "The saved Mailchimp key can no longer be read. An admin can set it again.",
	noKey: "This email is in Mailchimp, but no Mailchimp key is set. An admin can set one.",
	otherAccount: "This email is in a different Mailchimp account than the current key. An admin can set the key of that account.",
	setByEnvironment: "Set by the environment variable MAILCHIMP_API_KEY. Change it there.",
	inUse: (emails) => `${emails === 1 ? "1 email is" : `${inDigits(emails)} emails are`} scheduled or being sent in Mailchimp. Unschedule ${emails === 1 ? "it" : "them"} first.`,
	away: "We couldn\u2019t reach Mailchimp. Try again in a few minutes.",
	saveFailed: "The key couldn\u2019t be saved.",
	removeFailed: "The key couldn\u2019t be removed.",
	loadFailed: "The Mailchimp settings couldn\u2019t be loaded.",
	remove: "Remove the key?",
	removeDetail: "Emails to Mailchimp audiences can\u2019t be scheduled until a key is set again.",
	notReady: (findings) => `Mailchimp says this email is not ready${findings.length > 0 ? `: ${findings.join("; ")}` : ""}.`,
	unreadPoint: "something Masthead can\u2019t read. Check the email in Mailchimp.",
	audiencesUnread: (reason) => `Mailchimp\u2019s audiences can\u2019t be loaded right now: ${reason}`,
	oddAudiences: (count) => `${howMany(count, "audience")} in Mailchimp can\u2019t be read and ${count === 1 ? "is" : "are"} not listed here.`,
	unscheduledThere: "This email was unscheduled in Mailchimp. Schedule it again to send it.",
	sentThere: "Mailchimp has sent this email, or part of it, although it was not scheduled here.",
	sentBefore: "Mailchimp has already sent this email, or part of it. Clone it to send it again.",
	stillGoing: "Mailchimp is still working on this email. Try again in a moment.",
	changedThere: (what) => `Changed in Mailchimp: ${what.join(", ")}. Mailchimp\u2019s version will be sent. To send this version instead, unschedule the email and schedule it again.`
};
var mailchimpRefusals = {
	account: (reason) => `Mailchimp didn\u2019t return its account: ${reason}`,
	audiences: (reason) => `Mailchimp didn\u2019t return its audiences: ${reason}`,
	campaign: (reason) => `Mailchimp didn\u2019t return this email: ${reason}`,
	checklist: (reason) => `Mailchimp didn\u2019t check this email: ${reason}`,
	test: (reason) => `Mailchimp didn\u2019t send this test email: ${reason}`,
	takeBack: (reason) => `Mailchimp didn\u2019t unschedule this email: ${reason}`,
	email: (reason) => `Mailchimp didn\u2019t accept this email: ${reason}`
};
var mailchimpReasons = {
	away: "it couldn\u2019t be reached. Try again in a few minutes.",
	key: "it no longer accepts the key. An admin can set another one.",
	forbidden: "its plan or the role of the key doesn\u2019t allow it.",
	none: "it gave no reason."
};
// shared/src/email/mailchimp/mailchimp.ts
var mailchimpKey = string().trim().regex(/^\w{16,100}-[a-z]{2,4}\d{1,4}$/, mailchimpMessages.keyShape);
var dataCenterOf = (key) => key.slice(key.lastIndexOf("-") + 1);
var mailchimpAccount = object({
	source: _enum(["environment", "admin"]).nullable(),
	dataCenter: string().nullable(),
	accountName: string().nullable(),
	updatedBy: string().nullable(),
	dateUpdated: datetime().nullable(),
	usedBy: object({
		templates: int(),
		emails: int()
	})
});
var mailchimpTrial = object({
	accountName: string(),
	audiences: int()
});
export { mailchimpMessages as a, mailchimpTrial as i, mailchimpAccount as n, mailchimpReasons as o, mailchimpKey as r, mailchimpRefusals as s, dataCenterOf as t };
