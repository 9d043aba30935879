import { i as inDigits, r as howMany } from "./counting-Bp118qqt.js";
import { o as rowRule } from "./rows-CMespLVE.js";
import { t as audienceMessages } from "./audience.messages-CxTR-WtH.js";
// server/src/platform/integrations/mail/merge-marks.ts
var mergeMarks = {
	unsubscribe: "*|UNSUB|*",
	archive: "*|ARCHIVE|*"
};
var nameMark = (otherwise) => `*|IF:FNAME|**|FNAME|**|ELSE:|*${otherwise}*|END:IF|*`;
var nameMarkPattern = String.raw`\*\|IF:FNAME\|\*.*?\*\|END:IF\|\*`;
var nameMarks = /\*\|IF:FNAME\|\*\*\|FNAME\|\*\*\|ELSE:\|\*(.*?)\*\|END:IF\|\*/g;
var withName = (part, name) => part.replace(nameMarks, (_, otherwise) => name ?? otherwise);
var entities = {
	"&": "&amp;",
	"\"": "&quot;",
	"'": "&#39;",
	"<": "&lt;"
};
var nameInHtml = (name) => name?.replace(/[&"'<]/g, (sign) => entities[sign] ?? "") ?? null;
var named = ({ html, text }, name) => ({
	html: withName(html, nameInHtml(name)),
	text: withName(text, name)
});
function asTest({ html, text }, publicUrl) {
	const address = `${publicUrl}/u/test`;
	const filled = (part) => part.replaceAll(mergeMarks.unsubscribe, address).replaceAll(mergeMarks.archive, address);
	return {
		html: filled(html),
		text: filled(text)
	};
}
var steering = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;
var foreign = /[<>{}|*@\\]|:\/\/|www\.|=\?/i;
var fromTheRight = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
var titles = /^(mr|mrs|ms|mx|miss|dr|prof|rev|sir)\.?$/i;
var longest = 100;
function readableName(name) {
	const line = (name ?? "").toWellFormed().replace(steering, "").replace(/[\p{Cc}\s]+/gu, " ").trim();
	return /\p{L}/u.test(line) && !foreign.test(line) && line.length <= longest ? line : null;
}
function firstNameOf(name) {
	const [last = "", first] = (readableName(name) ?? "").split(",");
	const word = (first?.trim() || last).split(" ").filter(Boolean).find((one) => !titles.test(one)) ?? null;
	return word && fromTheRight.test(word) ? `\u2068${word}\u2069` : word;
}
// shared/src/email/campaigns/template.messages.ts
var unknownTemplate = "This email template belongs to another style or site.";
var unknownSegment = "This segment does not exist.";
// shared/src/email/campaigns/campaign.messages.ts
var campaignMessages = {
	updated: "Email updated",
	scheduling: "This email is being scheduled.",
	counted: ({ opens, clicks }) => [...opens === null ? [] : [howMany(opens, "open")], ...clicks === null ? [] : [howMany(clicks, "click")]].join(", "),
	goingOut: "This email is about to be sent.",
	scheduled: "Email scheduled",
	unscheduled: "Email unscheduled",
	cloned: "email cloned",
	cloneFailed: "The email couldn\u2019t be cloned.",
	sendNow: "Send now?",
	sendNowDetail: ({ name, subscribers, reached }) => {
		return `This email will be sent right away to ${`${inDigits(subscribers)} ${subscribers === 1 ? "recipient" : "recipients"}`} in ${name}.${reached > 0 ? ` ${inDigits(reached)} already received it and won\u2019t receive it again.` : ""}`;
	},
	sendingNow: "Sending the email now",
	sendNowFailed: "The email couldn\u2019t be sent.",
	deleted: "Email deleted",
	restored: "Email restored",
	deleteFailed: "The email couldn\u2019t be deleted.",
	testSending: "Sending test email...",
	testSent: "Test email sent",
	testFailed: "An error occurred while generating the test email.",
	offQuarter: "A send time must be on the quarter hour",
	inThePast: "The send date and time have passed. Choose a later time, or send the email now.",
	skippedHour: "That time doesn\u2019t exist on that day because clocks move forward. Choose another time.",
	templateDeleted: "The email template of this email was deleted. An admin can restore it or add another one for this style and site.",
	noTemplate: "No email template exists for this style and site. An admin can add one.",
	noAudience: "The email template has no audience. An admin can choose one.",
	audienceDeleted: (name) => `The audience '${name}' was deleted. An admin can restore it or choose another one in the email template.`,
	unknownTemplate,
	nobodyLeft: "Everyone in this audience has already received this email, or may have.",
	noRecipients: "This audience has no subscribers.",
	allSkipped: "Everyone in this audience is unsubscribed or on the suppression list.",
	providerAway: "We couldn\u2019t reach the mail server. Nothing was sent. Try again in a few minutes.",
	serverAway: (why) => `The mail server can\u2019t be reached: ${why}. Sending will continue as soon as it responds.`,
	crashed: "Sending was stopped because it crashed Masthead twice. Tell an admin, then schedule the email again for the remaining recipients.",
	gaveUp: (why) => `The mail server couldn\u2019t be reached for 30 minutes: ${why}. Schedule the email again for the remaining recipients.`,
	providerUnconfirmed: "The mail provider didn\u2019t confirm. Unschedule this email, then schedule it again.",
	stillWorking: "The mail provider is slow to respond. Masthead is still working on this email; try again in a moment.",
	goesOn: "The mail provider is slow to respond. Masthead will keep trying in the background, and you\u2019ll get a notification with the result.",
	actionCrashed: "something went wrong on our side.",
	goneAtProvider: "This email was deleted at the mail provider. Schedule it again to send it.",
	changedElsewhere: {
		status: "Saving doesn\u2019t change the status. Schedule, send or unschedule the email instead.",
		isScheduled: "Saving doesn\u2019t schedule an email. Schedule or unschedule it instead.",
		isSent: "Saving doesn\u2019t send an email. Schedule it or send it now."
	},
	late: "On hold: its send time passed while Masthead was offline. Choose a new time and schedule it again.",
	stopSending: "Stop sending?",
	stopSendingDetail: "The remaining recipients won\u2019t receive this email.",
	reached: (reached, all) => `${inDigits(reached)} of ${inDigits(all)} recipients already received it and won\u2019t receive it again.`,
	sendingStopped: "Sending stopped",
	statusUnread: "The status can\u2019t be loaded right now.",
	orphan: "Not sent: its email no longer refers to this send.",
	held: "Sending is on hold because this database was copied, moved or restored. Nothing is sent until an admin presses Resume sending on an email list.",
	heldDetail: "If the original is still running, recipients would get every email twice. Resume only if this copy should send from now on.",
	resume: "Resume sending",
	resumed: "Sending resumed",
	movedMeanwhile: "Someone else is scheduling or unscheduling this email. Try again in a moment.",
	alreadyGone: "This email has been sent and can\u2019t be recalled.",
	removed: (headline) => `Removed: ${headline}`,
	full: (block, max) => max === 1 ? `${block} can have only one post. Remove it to choose another.` : `${block} can have at most ${max} posts. Remove one to add another.`,
	leftOut: "No posts yet. The email leaves out empty sections.",
	noAddress: "Not published yet",
	testLimit: "You\u2019ve requested 10 test emails in the last hour. Try again later."
};
var endedActions = {
	schedule: {
		done: "Your email was scheduled",
		failed: (reason) => `Your email was not scheduled: ${reason}`
	},
	sendNow: {
		done: "Your email is going out",
		failed: (reason) => `Your email was not sent: ${reason}`
	},
	refresh: {
		done: "Your email was rescheduled with the latest changes",
		failed: (reason) => `Your email was not rescheduled: ${reason}`
	},
	unschedule: {
		done: "Your email was unscheduled",
		failed: (reason) => `Your email was not unscheduled: ${reason}`
	},
	test: {
		done: "Your test email was sent",
		failed: (reason) => `Your test email was not sent: ${reason}`
	}
};
var deliveryProblem = (failed, unknown) => {
	const parts = [];
	if (failed > 0) parts.push(`${inDigits(failed)} couldn\u2019t be delivered`);
	if (unknown > 0) parts.push(`${inDigits(unknown)} may or may not have been delivered and were not sent again`);
	return parts.length > 0 ? `${parts.join("; ")}.` : null;
};
// shared/src/email/campaigns/name-tag.ts
var nameTag = "{first name|there}";
var tag = /\{first\s+name\|([^{}|<>]*)\}/gi;
var brokenNameTag = /\{(?!first\s+name\|[^{}|<>]*\})[\p{L}\s_-]{0,20}name\b[^{}]{0,60}\}?/iu;
var withNames = (words, put) => words.replace(tag, (_, otherwise) => put(otherwise.trim()));
var withoutNames = (words) => withNames(words, (otherwise) => otherwise);
// server/src/email/mailings/mailings.queries.ts
var ownMailing = (id) => id !== null && /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
var columns = (db) => db`m.id, m.campaign_id, m.audience_id, m.subject, m.preview_text, m.from_name, m.reply_to,
  m.html, m.text, m.part, m.send_at, m.status, m.problem, m.archive_key, m.started_at,
  m.send_at <= now() as is_due, (extract(epoch from now() - greatest(
    m.started_at, (select max(d.at) from mail_deliveries d where d.mailing_id = m.id), m.send_at)) / 60)::float8 as idle_minutes`;
async function findMailing(db, id) {
	const [row] = await db`select ${columns(db)} from mailings m where m.id = ${id}`;
	return row ?? null;
}
async function findArchived(db, archiveKey) {
	const [row] = await db`select html from mailings where archive_key = ${archiveKey} and started_at is not null`;
	return row?.html ?? null;
}
async function findAskedMailing(db, asked) {
	const [row] = await db`
    select id from mailings
     where campaign_id = ${asked.id} and campaign_version = ${asked.version} and status <> 'canceled'`;
	return row ?? null;
}
async function countMailings(db, from, until) {
	const [row] = await db`
    select count(*) as count from mailings where started_at >= ${from} and started_at < ${until}`;
	return row?.count ?? 0;
}
var isNamed = (db) => db`
  c.id = m.campaign_id and c.provider_campaign_id is not distinct from m.id::text
  and c.status in ('scheduled', 'sending') and c.deleted_at is null`;
async function cancelOrphans(db, campaignId = null) {
	await db`
    update mailings m set status = 'canceled', problem = ${campaignMessages.orphan}, finished_at = now()
      from campaigns c
     where c.id = m.campaign_id and m.status in ('scheduled', 'sending')
       ${campaignId === null ? db`` : db`and c.id = ${campaignId}`}
       and not (${isNamed(db)})
       and not (c.status = 'unknown' and c.version = m.campaign_version and c.deleted_at is null)`;
}
async function insertMailing(db, email, plan) {
	const [row] = await db`
    insert into mailings (campaign_id, campaign_version, audience_id, subject, preview_text, from_name, reply_to, html, text, part, send_at, archive_key, requested_by)
    values (${email.campaignId}, ${email.campaignVersion}, ${email.audienceId}, ${email.subject}, ${email.previewText}, ${email.fromName}, ${email.replyTo},
            ${email.html}, ${email.text}, ${email.part && db.json({ ...email.part })}, ${plan.sendAt}, ${plan.archiveKey}, ${plan.requestedBy})
    returning id`;
	if (!row) throw new Error("The mailing was not saved");
	return row.id;
}
var lockMailing = (db, id) => db`select from mailings where id = ${id} for no key update`;
async function moveMailing(db, id, from, to, problem = null) {
	return (await db`
    update mailings set status = ${to}, problem = ${problem},
           finished_at = case when ${to} in ('sent', 'failed', 'canceled', 'late') then now() end
     where id = ${id} and status = any(${from}::text[]) returning id`).length > 0;
}
async function noteProblem(db, id, problem) {
	await db`update mailings set problem = ${problem} where id = ${id} and problem is distinct from ${problem}`;
}
async function unsubscribe(db, { mailingId, subscriberId }) {
	const [row] = await db`
    update subscribers set status = 'unsubscribed', status_at = now(), status_reason = ${audienceMessages.reasonOfLink}, status_by = null
     where id = ${subscriberId} and (status = 'subscribed' or status_by is not null)
    returning email`;
	if (row) {
		await db`
      update mail_deliveries set unsubscribed_at = clock_timestamp()
       where mailing_id = ${mailingId} and subscriber_id = ${subscriberId}`;
		return row;
	}
	const [known] = await db`select email from subscribers where id = ${subscriberId}`;
	return known ?? null;
}
async function listForgotten(db) {
	return (await db`
    select m.id from mailings m
     where (m.status = 'scheduled' and m.send_at < now() - interval '2 minutes')
        or (m.status = 'sending' and m.started_at < now() - interval '2 minutes'
            and not exists (select from mail_deliveries d
                             where d.mailing_id = m.id and d.at > now() - interval '2 minutes'))`).map((row) => row.id);
}
// server/src/platform/integrations/mail/mail-provider.ts
var ProviderAway = class extends Error {
	sentence;
	constructor(message, sentence = null) {
		super(message);
		this.sentence = sentence;
	}
};
// server/src/email/mailchimp/mailchimp.store.ts
var mailchimpRows = rowRule({
	record: "mailchimp account",
	visibleTo: "staff"
});
async function findAccount(db) {
	const [row] = await db`
    select a.sealed_key, a.data_center, a.account_id, a.account_name, a.updated_at, u.name as updated_by_name
      from mailchimp_accounts a left join users u on u.id = a.updated_by
     where a.id = 1`;
	return row ?? null;
}
async function saveAccount(db, { sealedKey, dataCenter, accountId, accountName }) {
	await db`
    insert into mailchimp_accounts (sealed_key, data_center, account_id, account_name)
    values (${sealedKey}, ${dataCenter}, ${accountId}, ${accountName})
    on conflict (id) do update set sealed_key = excluded.sealed_key, data_center = excluded.data_center,
      account_id = excluded.account_id, account_name = excluded.account_name`;
}
async function resealAccount(db, sealedKey) {
	await db`update mailchimp_accounts set sealed_key = ${sealedKey} where id = 1`;
}
async function removeAccount(db) {
	await db`delete from mailchimp_accounts where id = 1`;
}
async function isOwnAudience(db, audienceId) {
	return (await db`select 1 from audiences where id = ${audienceId}`).length > 0;
}
async function countMailchimpUse(db, exceptAccount = null) {
	const [row] = await db`
    select (select count(*) from email_templates t
             where t.deleted_at is null and t.mailchimp_list_id is not null
               and not exists (select from audiences a where a.id = t.mailchimp_list_id)) as templates,
           (select count(distinct c.id) from campaigns c join mailchimp_requests r on r.campaign_id = c.id
             where c.deleted_at is null
               and (${exceptAccount}::text is null or r.account_id <> ${exceptAccount})
               and (c.status in ('scheduled', 'sending') and c.provider_campaign_id = r.provider_campaign_id
                 or c.status = 'unknown' and c.version = r.campaign_version)) as emails`;
	return row ?? {
		templates: 0,
		emails: 0
	};
}
export { unknownTemplate as A, nameTag as C, deliveryProblem as D, campaignMessages as E, nameMark as F, nameMarkPattern as I, named as L, firstNameOf as M, mergeMarks as N, endedActions as O, nameInHtml as P, readableName as R, brokenNameTag as S, withoutNames as T, lockMailing as _, removeAccount as a, ownMailing as b, ProviderAway as c, findArchived as d, findAskedMailing as f, listForgotten as g, isNamed as h, mailchimpRows as i, asTest as j, unknownSegment as k, cancelOrphans as l, insertMailing as m, findAccount as n, resealAccount as o, findMailing as p, isOwnAudience as r, saveAccount as s, countMailchimpUse as t, countMailings as u, moveMailing as v, withNames as w, unsubscribe as x, noteProblem as y, withName as z };
