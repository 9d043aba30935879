import { l as write } from "./client-C1vc5bc5.js";
import { E as int, F as string, P as strictObject, j as object, x as array, z as uuid } from "./schemas-Jv2eCdm5.js";
import { n as datetime } from "./iso-CA9qDQf6.js";
import { n as badRequest, r as conflict, u as upstreamFailed } from "./errors-CBRqaGOx.js";
import { t as endpoint } from "./endpoint-D3IN7Uet.js";
import { i as explainConstraints } from "./error-handler-BMMVUV6h.js";
import { a as mailchimpMessages, i as mailchimpTrial, n as mailchimpAccount, o as mailchimpReasons, r as mailchimpKey, s as mailchimpRefusals } from "./mailchimp-Djj4jWMj.js";
import { a as removeAccount, c as ProviderAway, n as findAccount, t as countMailchimpUse } from "./mailchimp.store-eEKU1VIU.js";
import { Dn as handle } from "./import.store-Dtz9gWJp.js";
import { n as logged } from "./logged-CjwwrVrV.js";
import { r as stoppedWork } from "./notice-DefgdWWz.js";
import { t as MailchimpFailure } from "./mailchimp-failure-BU86CLBk.js";
import { c as retryFailed, n as countFailed, r as discardFailed, s as listFailed, t as claimFailed } from "./failed-jobs.queries-BRm_OJ3W.js";
import { randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
// shared/src/email/mailchimp/mailchimp.endpoints.ts
var mailchimpEndpoints = {
	account: endpoint({
		method: "GET",
		path: "/api/mailchimp/account",
		summary: "Returns the Mailchimp account: who set its key and what uses it, but never the key itself.",
		usedBy: ["mailchimp"],
		ownTransactions: true,
		shows: [
			"mailchimp account",
			"email template",
			"campaign"
		],
		reply: mailchimpAccount
	}),
	save: endpoint({
		method: "PUT",
		path: "/api/mailchimp/key",
		summary: "Tests a key with Mailchimp and, if it works, saves it encrypted.",
		usedBy: ["mailchimp"],
		body: object({ key: mailchimpKey }),
		ownTransactions: true,
		touches: ["mailchimp account", "audience"],
		reply: mailchimpTrial
	}),
	try: endpoint({
		method: "POST",
		path: "/api/mailchimp/try",
		summary: "Tests the key in use.",
		usedBy: ["mailchimp"],
		ownTransactions: true,
		isRead: true,
		shows: ["mailchimp account"],
		reply: mailchimpTrial
	}),
	remove: endpoint({
		method: "DELETE",
		path: "/api/mailchimp/key",
		summary: "Removes the key, unless an email is scheduled at Mailchimp.",
		usedBy: ["mailchimp"],
		ownTransactions: true,
		touches: ["mailchimp account", "audience"],
		reply: mailchimpAccount
	})
};
// server/src/email/mailchimp/mailchimp.routes.ts
function mailchimpRoutes(app) {
	handle(app, mailchimpEndpoints.account, () => describeAccount(app));
	handle(app, mailchimpEndpoints.save, ({ body, viewer }) => saveKey(app, viewer, body.key));
	handle(app, mailchimpEndpoints.try, () => tryInUse(app));
	handle(app, mailchimpEndpoints.remove, ({ viewer }) => forgetKey(app, viewer));
}
async function describeAccount({ pool, mailchimp }) {
	const usedBy = await countMailchimpUse(pool);
	const nobody = {
		updatedBy: null,
		dateUpdated: null,
		usedBy
	};
	if (mailchimp.fromEnvironment !== null) {
		const account = await (await mailchimp.find())?.account().catch(logged("Couldn\u2019t read the name of the Mailchimp account"));
		return {
			source: "environment",
			dataCenter: mailchimp.fromEnvironment,
			accountName: account?.name ?? null,
			...nobody
		};
	}
	const saved = await findAccount(pool);
	if (!saved) return {
		source: null,
		dataCenter: null,
		accountName: null,
		...nobody
	};
	return {
		source: "admin",
		dataCenter: saved.dataCenter,
		accountName: saved.accountName,
		updatedBy: saved.updatedByName,
		dateUpdated: saved.updatedAt.toISOString(),
		usedBy
	};
}
var tryMs = 3e4;
async function tryAccount(found) {
	const openAccount = found.within(tryMs);
	try {
		await openAccount.calls.ping();
		const { id, name } = await openAccount.account();
		const { rows, odd } = await openAccount.calls.lists();
		return {
			id,
			accountName: name,
			audiences: rows.length + odd.length
		};
	} catch (error) {
		if (!(error instanceof MailchimpFailure)) throw error;
		if (error.why !== "refused") throw upstreamFailed(mailchimpMessages.away, error);
		const isKey = error.status === 401;
		throw badRequest({
			path: "key",
			message: isKey ? mailchimpMessages.keyRefused : refusalOf(error)
		});
	}
}
async function tryInUse({ mailchimp }) {
	try {
		return await tryAccount(await mailchimp.need());
	} catch (error) {
		if (error instanceof ProviderAway && error.sentence) throw conflict(error.sentence);
		throw error;
	}
}
async function refuseInUse({ pool, mailchimp }, exceptAccount) {
	if (mailchimp.fromEnvironment !== null) throw conflict(mailchimpMessages.setByEnvironment);
	const { emails } = await countMailchimpUse(pool, exceptAccount);
	if (emails > 0) throw conflict(mailchimpMessages.inUse(emails));
}
async function saveKey(app, viewer, key) {
	if (app.mailchimp.fromEnvironment !== null) throw conflict(mailchimpMessages.setByEnvironment);
	const { id, ...trial } = await tryAccount(app.mailchimp.tryKey(key));
	await refuseInUse(app, id);
	await write(app.pool, viewer.id, (db) => app.mailchimp.save(db, key, {
		id,
		name: trial.accountName
	}));
	return trial;
}
async function forgetKey(app, viewer) {
	await refuseInUse(app, null);
	await write(app.pool, viewer.id, removeAccount);
	return describeAccount(app);
}
var unread = (reason) => ({
	audiences: [],
	unread: [mailchimpMessages.audiencesUnread(reason)]
});
async function readAll(accounts, db) {
	try {
		const openAccount = await accounts.find(db);
		if (!openAccount) return {
			audiences: [],
			unread: []
		};
		const { rows, odd } = await openAccount.calls.lists();
		return {
			audiences: rows.map(({ id, name }) => ({
				id,
				name
			})),
			unread: odd.length > 0 ? [mailchimpMessages.oddAudiences(odd.length)] : []
		};
	} catch (error) {
		if (error instanceof MailchimpFailure) return unread(reasonOf(error));
		if (error instanceof ProviderAway) return unread(error.sentence ?? mailchimpReasons.away);
		throw error;
	}
}
var readAudiences = (accounts, choicesMs, db) => Promise.race([readAll(accounts, db), setTimeout(choicesMs, unread(mailchimpReasons.away), { ref: false })]);
var subjects = [
	[/^GET \/(ping)?$/, "account"],
	[/^GET \/lists/, "audiences"],
	[/send-checklist$/, "checklist"],
	[/^GET /, "campaign"],
	[/actions\/test$/, "test"],
	[/^DELETE |actions\/(unschedule|cancel-send)$/, "takeBack"]
];
function reasonOf({ why, status, message }) {
	if (why !== "refused") return mailchimpReasons.away;
	if (status === 401) return mailchimpReasons.key;
	if (status === 403) return mailchimpReasons.forbidden;
	return message || mailchimpReasons.none;
}
function refusalOf(failure) {
	if (failure.status === 401) return mailchimpMessages.keyRefusedLater;
	const subject = subjects.find(([call]) => call.test(failure.call ?? ""))?.[1] ?? "email";
	return mailchimpRefusals[subject](reasonOf(failure));
}
function awayOf(error) {
	if (error instanceof ProviderAway) return error;
	if (!(error instanceof MailchimpFailure)) throw error;
	return new ProviderAway(error.message, error.why === "refused" ? refusalOf(error) : null);
}
// server/src/email/mailings/mail-links.ts
var newArchiveKey = () => randomBytes(18).toString("base64url");
var isArchiveKey = (key) => /^[\w-]{24}$/.test(key);
var escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
function countingLinks(publicUrl, keys) {
	const [link, reader, message] = [
		{ length: 16 },
		{ length: 22 },
		{ length: 10 }
	];
	const linkText = (text) => `click:${text}`;
	const readerText = (mailingId, id) => `reader:${mailingId}.${id}`;
	const messageText = (mailingId, text) => `token:${mailingId}.${text}`;
	return {
		click: (mailingId, place) => `${publicUrl}/c/${mailingId}.${place}.${keys.sign(linkText(`${mailingId}.${place}`), link)}/`,
		open: (mailingId) => `${publicUrl}/o/${mailingId}/`,
		token(mailingId) {
			const text = randomBytes(9).toString("base64url");
			return text + keys.sign(messageText(mailingId, text), message);
		},
		readClick(name) {
			const [, mailing = "", place = "", signature = ""] = /^([1-9]\d{0,8})\.([1-9]\d{0,3})\.([\w-]{16})$/.exec(name) ?? [];
			return keys.isSigned(linkText(`${mailing}.${place}`), signature, link) ? {
				mailingId: Number(mailing),
				place: Number(place)
			} : null;
		},
		readerToken: (mailingId, subscriberId) => `${subscriberId}.${keys.sign(readerText(mailingId, subscriberId), reader)}`,
		readToken(mailingId, token) {
			const [, id, signature = ""] = /^([1-9]\d{0,8})\.([\w-]{22})$/.exec(token) ?? [];
			if (id) return keys.isSigned(readerText(mailingId, id), signature, reader) ? {
				token: signature,
				subscriberId: Number(id)
			} : null;
			return /^[\w-]{22}$/.test(token) && keys.isSigned(messageText(mailingId, token.slice(0, 12)), token.slice(12), message) ? {
				token,
				subscriberId: null
			} : null;
		}
	};
}
function mailLinks(publicUrl, keys, mailbox = null) {
	const unsubscribe = {
		name: "unsubscribe",
		how: { length: 27 }
	};
	const back = {
		name: "return",
		how: {
			length: 16,
			encoding: "hex"
		}
	};
	const sign = ({ name, how }, text) => keys.sign(`${name}:${text}`, how);
	const [local = "", domain = ""] = (mailbox ?? "").split("@");
	const path = new RegExp(`${escaped(local)}\\+(\\d{1,9})\\.(\\d{1,9})\\.([0-9a-f]{16})@${escaped(domain)}(?![\\w.-])`, "gi");
	const read = (parts, { name, how }) => {
		const [mailing = "", subscriber = "", signature = ""] = parts;
		return keys.isSigned(`${name}:${mailing}.${subscriber}`, signature, how) ? {
			mailingId: Number(mailing),
			subscriberId: Number(subscriber)
		} : null;
	};
	const readPath = (text) => {
		if (!mailbox) return null;
		for (const [, mailing, subscriber, signature] of text.matchAll(path)) {
			const found = read([
				mailing,
				subscriber,
				signature?.toLowerCase()
			], back);
			if (found) return found;
		}
		return null;
	};
	const readUnsubscribe = (token) => {
		const parts = /^(\d{1,9})\.(\d{1,9})\.([\w-]{27})$/.exec(token);
		return parts && read(parts.slice(1), unsubscribe);
	};
	return {
		...countingLinks(publicUrl, keys),
		unsubscribe(mailingId, subscriberId) {
			const text = `${mailingId}.${subscriberId}`;
			return `${publicUrl}/u/${text}.${sign(unsubscribe, text)}`;
		},
		archive: (archiveKey) => `${publicUrl}/e/${archiveKey}`,
		readUnsubscribe,
		returnPath(mailingId, subscriberId) {
			const text = `${mailingId}.${subscriberId}`;
			return mailbox && `${local}+${text}.${sign(back, text)}@${domain}`;
		},
		takesMail: (address) => mailbox !== null && (address.toLowerCase() === mailbox.toLowerCase() || readPath(address) !== null),
		readFrom(text) {
			const [, token] = /\/u\/(\d{1,9}\.\d{1,9}\.[\w-]{27})(?![\w-])/.exec(text) ?? [];
			return readPath(text) ?? (token ? readUnsubscribe(token) : null);
		}
	};
}
// shared/src/platform/jobs/failed-job.ts
var failedJob = object({
	id: uuid(),
	title: string(),
	about: string().nullable(),
	why: string(),
	tries: int(),
	failedAt: datetime()
});
var accountMails = {
	reset: "Welcome or password reset email",
	"password-changed": "Email about a changed password",
	"email-changed": "Email about a changed email address"
};
var titles = {
	"invoice-decision-mail": "Email about a decision on an invoice",
	"daily-summary": "Daily summary email",
	"send-mailing": "Sending an email campaign",
	imports: "Import of a file",
	"import-pictures": "Photos of an import",
	"publish-post": "Publishing a scheduled post",
	"look-up-links": "Checking the links of an email"
};
function jobTitle({ queue, data }) {
	const kind = data?.kind;
	return (queue === "account-mail" && typeof kind === "string" ? accountMails[kind] : void 0) ?? titles[queue] ?? stoppedWork.queue(queue);
}
var failedJobMessages = {
	title: "Failed background jobs",
	onDesk: (count) => count === 1 ? "Background job failed" : "Background jobs failed",
	none: "No failed jobs.",
	failed: "The failed jobs couldn\u2019t be loaded.",
	noReason: "No reason recorded.",
	tries: (tries) => tries === 1 ? "1 try" : `${tries} tries`,
	newest: (shown, count) => `The newest ${shown} of ${count}.`,
	retry: "Retry",
	discard: "Discard",
	retried: "The job will run again shortly.",
	discarded: "Job discarded.",
	discardQuestion: (title) => `Discard \u201C${title}\u201D?`,
	discardDetail: "It won\u2019t be tried again.",
	changed: "This job has been retried or discarded already, or the same job is queued again."
};
// shared/src/platform/jobs/failed-jobs.endpoints.ts
var byJob = object({ id: uuid() });
var seen = strictObject({ failedAt: datetime() });
var failedJobEndpoints = {
	list: endpoint({
		method: "GET",
		path: "/api/failed-job",
		summary: "The number of background jobs that failed permanently, and the newest 100 of them.",
		access: ["admin"],
		shows: ["failed job"],
		reply: object({
			count: int(),
			nodes: array(failedJob)
		})
	}),
	retry: endpoint({
		method: "PUT",
		path: "/api/failed-job/:id/retry",
		summary: "Retries a failed job. Returns 409 unless `failedAt` is still its latest failure.",
		access: ["admin"],
		params: byJob,
		body: seen,
		touches: ["failed job"],
		reply: object({})
	}),
	discard: endpoint({
		method: "PUT",
		path: "/api/failed-job/:id/discard",
		summary: "Discards a failed job. Returns 409 unless `failedAt` is still its latest failure.",
		access: ["admin"],
		params: byJob,
		body: seen,
		touches: ["failed job"],
		reply: object({})
	})
};
// server/src/platform/jobs/failed-jobs.routes.ts
function failedJobRoutes(server) {
	explainConstraints({ job_common_i6: {
		status: 409,
		path: "",
		sentence: failedJobMessages.changed
	} });
	handle(server, failedJobEndpoints.list, async ({ db }) => {
		const [count, rows] = await Promise.all([countFailed(db), listFailed(db, 100)]);
		return {
			count,
			nodes: rows.map((row) => ({
				id: row.id,
				title: jobTitle(row),
				about: row.about,
				why: row.why ?? failedJobMessages.noReason,
				tries: row.tries,
				failedAt: row.failedAt.toISOString()
			}))
		};
	});
	handle(server, failedJobEndpoints.retry, async ({ params, body, db }) => {
		if (!await retryFailed(db, {
			...params,
			...body
		})) throw conflict(failedJobMessages.changed);
		return {};
	});
	handle(server, failedJobEndpoints.discard, async ({ params, body, db }) => {
		if (!await discardFailed(db, {
			...params,
			...body
		})) throw conflict(failedJobMessages.changed);
		return {};
	});
}
async function tellFailed(pool, tell) {
	await write(pool, null, async (db) => {
		const failed = await claimFailed(db);
		for (const about of new Set(failed.map(jobTitle))) await tell(db, about);
	});
}
export { newArchiveKey as a, readAudiences as c, mailLinks as i, tellFailed as n, awayOf as o, isArchiveKey as r, mailchimpRoutes as s, failedJobRoutes as t };
