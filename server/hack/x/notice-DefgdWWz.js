import { E as int, F as string, S as boolean, j as object, x as array, y as _enum } from "./schemas-Jv2eCdm5.js";
import { n as datetime } from "./iso-CA9qDQf6.js";
// shared/src/platform/notices/notice.ts
var noticeEvents = [
	"invoice-approved",
	"invoice-sent-back",
	"send-failed",
	"send-late",
	"send-unknown",
	"post-flagged",
	"post-published",
	"post-proposed",
	"proposal-accepted",
	"proposal-declined",
	"release-asked",
	"release-approved",
	"other-side-changed",
	"work-stopped",
	"act-ended",
	"job-failed",
	"backup-failed"
];
var noticeScreens = {
	post: "postEdit",
	invoice: "invoiceEdit",
	"daily-digest": "dailyDigestEdit",
	hotw: "hotwEdit",
	"promo-alert": "promoAlertEdit",
	"news-alert": "newsAlertEdit",
	firm: "firmEdit",
	representative: "representativeEdit",
	"ad-slot": "adSlotEdit"
};
var noticeKinds = Object.keys(noticeScreens);
var notice = object({
	id: int(),
	event: _enum(noticeEvents),
	who: string().nullable(),
	kind: _enum(noticeKinds).nullable(),
	about: string().nullable(),
	record: object({
		id: int(),
		title: string(),
		siteId: int().nullable()
	}).nullable(),
	madeAt: datetime(),
	isRead: boolean()
});
var noticePage = object({
	nodes: array(notice),
	next: int().nullable()
});
var stoppedWork = {
	import: (fileName) => `The import of ${fileName}`,
	pictures: (count, fileName) => `Downloading ${count === 1 ? "1 photo" : `${count} photos`} for the import of ${fileName}`,
	email: (subject) => `Sending the email \u201C${subject}\u201D`,
	post: (id) => `Publishing the scheduled post No. ${id}`,
	letter: "An email from Masthead to a user",
	backup: "The daily backup",
	queue: (queue) => `The background job \u201C${queue}\u201D`
};
export { noticeScreens as n, stoppedWork as r, noticePage as t };
