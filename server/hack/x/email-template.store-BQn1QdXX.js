import { E as int, F as string, P as strictObject, S as boolean, j as object, x as array, y as _enum } from "./schemas-Jv2eCdm5.js";
import { n as datetime } from "./iso-CA9qDQf6.js";
import { C as reference, O as yesOrNo, P as text, S as readInstant, T as textReference, d as readOf, f as record, g as choice, u as newOf } from "./record-CNAANDXH.js";
import { d as emailAddress } from "./audience.record-Bok0ZWz-.js";
import { a as centralSentence } from "./dates-DazF5sVJ.js";
import { i as inDigits } from "./counting-Bp118qqt.js";
import { l as within, o as rowRule, s as rowsOf } from "./rows-CMespLVE.js";
import { r as conflict } from "./errors-CBRqaGOx.js";
import { i as holdAudience, t as audienceRows } from "./audience.store-CboQ4t3a.js";
// shared/src/email/campaigns/mail-results.ts
var mailResults = object({
	delivered: int(),
	bounces: object({
		hard: int(),
		soft: int(),
		refused: int()
	}),
	complaints: int().nullable(),
	unsubscribed: int().nullable(),
	skipped: int(),
	opens: object({
		readers: int(),
		times: int(),
		machines: int().nullable()
	}).nullable(),
	clicks: int().nullable(),
	remembersReaders: boolean()
});
var linkResult = object({
	url: string(),
	clicks: int(),
	readers: int()
});
var trendPoint = object({
	id: int(),
	subject: string(),
	sentAt: datetime(),
	delivered: int(),
	bounced: int(),
	unsubscribed: int(),
	opens: int().nullable(),
	clicks: int().nullable()
});
var resultDetails = object({
	links: array(linkResult),
	noLinks: _enum([
		"waits",
		"elsewhere",
		"off",
		"none"
	]).nullable(),
	trend: array(trendPoint)
});
var sendOutcomes = {
	sent: "delivered",
	returned: "delivered, then bounced",
	complained: "delivered, reported as spam",
	failed: "not delivered",
	unknown: "unknown",
	skipped: "skipped",
	waiting: "waiting",
	stopped: "not sent: sending was stopped"
};
// shared/src/email/campaigns/campaign.ts
var emailStyles = [
	"Daily Digest",
	"Hot Headlines",
	"Dining Report",
	"Homes of the Week",
	"Showcase",
	"Gift Guide",
	"Promo Alert",
	"Insider Invite",
	"News Alert"
];
var campaignKinds = [
	"daily-digest",
	"hotw",
	"promo-alert",
	"news-alert"
];
var campaignStatuses = [
	"draft",
	"scheduled",
	"sending",
	"sent",
	"failed",
	"canceled",
	"late",
	"unknown"
];
var statusLabel = {
	draft: "Draft",
	scheduled: "Scheduled",
	sending: "Sending",
	sent: "Sent",
	failed: "Failed",
	canceled: "Canceled",
	late: "Late",
	unknown: "Unknown"
};
var utmMark = (mark) => string().regex(new RegExp(`^[\\w .-]{1,60}$`), `A UTM ${mark} can have letters, digits, spaces, dots, dashes and underscores`);
var utm = strictObject({
	source: utmMark("source"),
	medium: utmMark("medium"),
	campaign: utmMark("campaign")
});
var defaultUtm = (style) => ({
	source: style.toLowerCase().replaceAll(" ", "-"),
	medium: "email",
	campaign: "website"
});
var sendTime = string().transform((value) => {
	const spoken = /^(0?[1-9]|1[0-2]):(\d{2}) ?([AP])M$/i.exec(value.trim());
	if (!spoken) return value;
	const hour = Number(spoken[1]) % 12 + (spoken[3]?.toUpperCase() === "P" ? 12 : 0);
	return `${String(hour).padStart(2, "0")}:${spoken[2]}`;
}).refine((value) => /^([01]\d|2[0-3]):(00|15|30|45)$/.test(value), { message: "A send time must be on the quarter hour" });
var mailStatus = object({
	status: _enum(campaignStatuses),
	emails_sent: int().nullable(),
	recipients: object({
		recipient_count: int().nullable(),
		list_name: string().nullable()
	}),
	send_time: datetime().nullable(),
	settings: object({
		subject_line: string().nullable(),
		preview_text: string().nullable()
	}),
	long_archive_url: string().nullable(),
	failed_count: int(),
	unknown_count: int(),
	results: mailResults.nullish(),
	problem: string().nullable()
});
var drawn = object({
	subject: string(),
	previewText: string(),
	html: string(),
	text: string()
});
var drawnEmail = drawn.extend({
	bytes: int(),
	reader: drawn.extend({ name: string() }).nullable()
});
var emailPreview = drawnEmail.extend({
	id: int(),
	kind: _enum(campaignKinds),
	fromName: string(),
	signedUrl: string()
});
var campaignReaders = object({
	name: string(),
	subscribers: int(),
	reached: int()
});
// shared/src/email/campaigns/release.messages.ts
var releaseMessages = {
	title: "Approval",
	setting: "Two-person approval",
	settingDetail: "Emails are sent only after another person has approved exactly this version.",
	ask: "Request approval",
	askFailed: "Approval couldn\u2019t be requested.",
	asked: "Approval requested. Approvers have been notified.",
	approve: "Approve",
	approveFailed: "The email couldn\u2019t be approved.",
	approved: "Email approved",
	withdrawal: {
		request: {
			label: "Withdraw request",
			done: "Approval request withdrawn",
			failed: "The approval request couldn\u2019t be withdrawn.",
			byEdit: "Saving your changes cancels the approval request."
		},
		approval: {
			label: "Withdraw approval",
			done: "Approval withdrawn",
			failed: "The approval couldn\u2019t be withdrawn.",
			byEdit: "Saving your changes cancels the approval."
		}
	},
	needed: "This email is sent only after a second person has approved it.",
	askedBy: ({ by, at }) => `${by} requested approval on ${centralSentence(new Date(at))}.`,
	waiting: "Waiting for another person to approve it.",
	approvedBy: ({ by, at }) => `${by} approved this version on ${centralSentence(new Date(at))}.`
};
// shared/src/email/templates/email-template.record.ts
var siteOfTemplate = object({
	city: string(),
	property: string()
});
var emailTemplateRecord = record({
	noun: "email template",
	plural: "Email templates",
	slug: "email-template",
	screen: "emailTemplateEdit",
	table: "email_templates",
	title: "description",
	trash: true,
	fields: {
		description: text({
			label: "Description",
			required: "A description is required",
			max: 200
		}),
		category: choice(emailStyles, {
			label: "Category",
			help: "The kind of email, which determines its design",
			required: "A template is required"
		}),
		siteId: reference("site", {
			label: "Site",
			help: "The site that sends these emails",
			required: "A site is required",
			unknown: "A site is required"
		}),
		audienceId: textReference("audience", {
			label: "Mailchimp Audience",
			help: "Who gets these emails. Required for scheduling.",
			column: "mailchimp_list_id",
			max: 60
		}),
		fromName: text({
			label: "From Name",
			help: "The sender that recipients see",
			required: "A from name is required",
			max: 100
		}),
		replyTo: text({
			label: "Reply To",
			help: "Where replies go",
			typed: "email",
			required: "A valid email address is required",
			pattern: emailAddress,
			max: 254
		}),
		needsRelease: yesOrNo({
			label: releaseMessages.setting,
			help: releaseMessages.settingDetail,
			initial: false
		})
	},
	systemFields: { isChosen: yesOrNo({
		label: "In use",
		initial: false
	}) },
	added: { site: siteOfTemplate }
});
var emailTemplateReference = readOf(emailTemplateRecord).pick({
	id: true,
	description: true,
	category: true,
	siteId: true,
	audienceId: true,
	fromName: true,
	replyTo: true,
	needsRelease: true
}).omit({ needsRelease: true }).extend({
	audienceId: string().nullish(),
	fromName: string().nullish(),
	replyTo: string().nullish(),
	site: siteOfTemplate.nullish(),
	dateUpdated: readInstant.nullish(),
	isInUse: boolean()
});
var newEmailTemplate = newOf(emailTemplateRecord);
var upcomingEmail = object({
	id: int(),
	kind: _enum(campaignKinds),
	subject: string(),
	status: _enum(campaignStatuses),
	sendDate: string().nullable(),
	sendTime: string().nullable()
});
var wholeTemplate = readOf(emailTemplateRecord).extend({ usedBy: object({
	emails: int(),
	scheduled: int(),
	upcoming: array(upcomingEmail)
}) });
var pastEmail = object({
	id: int(),
	subject: string(),
	status: _enum(campaignStatuses),
	sendDate: string().nullable()
});
var audienceChoice = object({
	id: string(),
	name: string()
});
var audienceChoices = object({
	audiences: array(audienceChoice),
	unread: array(string())
});
function whyTemplateDeleteBlocked(scheduled) {
	if (scheduled === 0) return null;
	return scheduled === 1 ? "A scheduled email uses this template. Unschedule it before you delete the template." : `${inDigits(scheduled)} scheduled emails use this template. Unschedule them before you delete the template.`;
}
var emailTemplateMessages = {
	added: "Template added.",
	updated: "Template updated.",
	deleted: "Template deleted.",
	restored: "Template restored.",
	inUse: (description) => `'${description}' is in use now.`,
	otherInUse: (description) => `'${description}' is now in use instead. Review it, then choose again.`,
	foreignAudience: "This audience belongs to another site.",
	audienceDeleted: (name) => `The audience '${name}' of this template was deleted. Restore the audience first, then the template.`
};
// server/src/email/templates/email-template.store.ts
var emailTemplateRows = rowRule({
	record: "email template",
	visibleTo: "staff"
});
var emailTemplateNames = rowRule({
	record: "email template name",
	visibleTo: "everybody"
});
var emailTemplateStore = {
	record: emailTemplateRecord,
	alias: "t",
	joins: "join sites s on s.id = t.site_id",
	added: `json_build_object('city', s.city, 'property', s.property) as site`,
	rows: emailTemplateRows,
	found: {
		detail: `concat_ws(' \u00B7 ', t.category, s.property, s.city)`,
		words: `folded(concat_ws(' ', t.description, t.category))`,
		order: "t.description"
	},
	restoreRule: async (db, seer, { audienceId }) => {
		if (audienceId === null) return;
		const audience = await holdAudience(db, rowsOf(seer, audienceRows), audienceId);
		if (audience?.isDeleted) throw conflict(emailTemplateMessages.audienceDeleted(audience.name));
	},
	mayDelete: () => true
};
var listEmailTemplates = (db, visible) => db`
    select t.id, t.description, t.category, t.site_id, t.mailchimp_list_id as audience_id, t.from_name, t.reply_to, t.updated_at as date_updated,
           json_build_object('city', s.city, 'property', s.property) as site,
           t.id = (select u.id from email_templates u
                    where u.category = t.category and u.site_id = t.site_id and u.deleted_at is null
                    order by u.is_chosen desc, u.id limit 1) as is_in_use
      from email_templates t join sites s on s.id = t.site_id
     where t.deleted_at is null and ${within(db, visible, "t")}
     order by t.description collate "und-x-icu", t.site_id, t.id`;
async function findEmailTemplate(db, visible, id) {
	const [row] = await db`
    select id, description, category, site_id, mailchimp_list_id as audience_id, from_name, reply_to, needs_release
      from email_templates t where id = ${id} and deleted_at is null and ${within(db, visible, "t")}`;
	return row ?? null;
}
var holdTemplate = (db, visible, id) => db`select from email_templates t where id = ${id} and ${within(db, visible, "t")} for share`;
async function isDeletedTemplate(db, visible, id) {
	return (await db`
    select 1 from email_templates t where id = ${id} and deleted_at is not null and ${within(db, visible, "t")}`).length > 0;
}
async function findTemplateOfStyle(db, visible, style, siteId) {
	const [row] = await db`
    select id, description, category, site_id, mailchimp_list_id as audience_id, from_name, reply_to, needs_release
      from email_templates t
     where category = ${style} and site_id = ${siteId} and deleted_at is null and ${within(db, visible, "t")}
     order by is_chosen desc, id limit 1`;
	return row ?? null;
}
var lockTemplatesOfStyle = (db, visible, style, siteId) => db`
    select id, description, is_chosen from email_templates t
     where category = ${style} and site_id = ${siteId} and deleted_at is null and ${within(db, visible, "t")}
     order by id for update`;
async function chooseTemplate(db, { id, category, siteId }) {
	await db`update email_templates set is_chosen = false
            where category = ${category} and site_id = ${siteId} and is_chosen`;
	await db`update email_templates set is_chosen = true where id = ${id}`;
}
async function countUse(db, visible, id) {
	const [row] = await db`
    select count(*) as emails,
           count(*) filter (where status in ('scheduled', 'sending', 'unknown')) as scheduled
      from campaigns c where email_template_id = ${id} and deleted_at is null and ${within(db, visible, "c")}`;
	return row ?? {
		emails: 0,
		scheduled: 0
	};
}
var listUpcoming = (db, visible, id, today) => db`
    select id, kind, subject, status, send_date, send_time from campaigns c
     where email_template_id = ${id} and deleted_at is null and ${within(db, visible, "c")}
       and (status in ('scheduled', 'sending', 'unknown', 'late') or (status = 'draft' and send_date >= ${today}))
     order by (status = 'draft'), send_date, send_time, id limit 5`;
var listPastEmails = (db, visible, style, siteId) => db`
    select id, subject, status, send_date from campaigns c
     where style = ${style} and site_id = ${siteId} and deleted_at is null and ${within(db, visible, "c")}
     order by (status <> 'sent'), send_date desc nulls last, id desc limit 20`;
async function listReplyTo(db) {
	return (await db`
    select distinct reply_to from email_templates where deleted_at is null and reply_to is not null`).map(({ replyTo }) => replyTo);
}
export { emailStyles as A, emailTemplateRecord as C, defaultUtm as D, campaignStatuses as E, resultDetails as F, sendOutcomes as I, sendTime as M, statusLabel as N, drawnEmail as O, utm as P, whyTemplateDeleteBlocked as S, campaignReaders as T, emailTemplateMessages as _, emailTemplateStore as a, pastEmail as b, holdTemplate as c, listPastEmails as d, listReplyTo as f, audienceChoices as g, audienceChoice as h, emailTemplateRows as i, mailStatus as j, emailPreview as k, isDeletedTemplate as l, lockTemplatesOfStyle as m, countUse as n, findEmailTemplate as o, listUpcoming as p, emailTemplateNames as r, findTemplateOfStyle as s, chooseTemplate as t, listEmailTemplates as u, emailTemplateReference as v, campaignKinds as w, wholeTemplate as x, newEmailTemplate as y };
