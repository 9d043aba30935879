import { E as int, F as string, R as unknown, S as boolean, j as object, x as array } from "./schemas-Jv2eCdm5.js";
import { a as mailchimpMessages, t as dataCenterOf } from "./mailchimp-Djj4jWMj.js";
import { F as nameMark, c as ProviderAway, n as findAccount, o as resealAccount, s as saveAccount, w as withNames } from "./mailchimp.store-eEKU1VIU.js";
import { i as longestAnswer, n as answerOf, r as failureOf, t as MailchimpFailure } from "./mailchimp-failure-BU86CLBk.js";
import { t as limitConcurrency } from "./limit-concurrency-CdC3JI0k.js";
import { t as askOutside } from "./ask-outside-DSIDkHQw.js";
import { setTimeout } from "node:timers/promises";
// server/src/email/mailchimp/mailchimp-answers.ts
var textOrNull = string().nullish().transform((text) => text || null);
var count = int().min(0).nullish();
var rowsOf = (row) => array(unknown()).transform((all) => {
	const read = {
		rows: [],
		odd: []
	};
	for (const one of all) {
		const { success, data } = row.safeParse(one);
		if (success) read.rows.push(data);
		else read.odd.push(one);
	}
	return read;
});
var campaignAnswer = object({
	id: string().min(1).max(60),
	status: string(),
	emails_sent: count,
	send_time: textOrNull,
	long_archive_url: textOrNull,
	recipients: object({
		list_id: textOrNull,
		list_name: textOrNull,
		recipient_count: count,
		segment_text: textOrNull
	}).default({
		list_id: null,
		list_name: null,
		recipient_count: null,
		segment_text: null
	}),
	settings: object({
		title: textOrNull,
		subject_line: textOrNull,
		preview_text: textOrNull,
		from_name: textOrNull,
		reply_to: textOrNull
	}).default({
		title: null,
		subject_line: null,
		preview_text: null,
		from_name: null,
		reply_to: null
	}),
	delivery_status: object({ can_cancel: boolean().nullish() }).nullish()
});
var campaignsAnswer = object({
	campaigns: rowsOf(object({
		id: string(),
		status: string(),
		settings: object({ title: textOrNull }).default({ title: null })
	})),
	total_items: int()
});
var contentAnswer = object({
	html: textOrNull,
	plain_text: textOrNull
});
var checklistAnswer = object({
	is_ready: boolean(),
	items: rowsOf(object({
		type: string(),
		heading: textOrNull,
		details: textOrNull
	})).default({
		rows: [],
		odd: []
	})
});
var reportAnswer = object({
	bounces: object({
		hard_bounces: count,
		soft_bounces: count,
		syntax_errors: count
	}).default({
		hard_bounces: 0,
		soft_bounces: 0,
		syntax_errors: 0
	}),
	emails_sent: count,
	unsubscribed: count,
	abuse_reports: count,
	opens: object({
		opens_total: count,
		unique_opens: count
	}).nullish(),
	clicks: object({ clicks_total: count }).nullish()
});
var list = object({
	id: string().min(1).max(60),
	name: string().max(500),
	stats: object({ member_count: count }).default({ member_count: null })
});
var listAnswer = list;
var listsAnswer = object({
	lists: rowsOf(list),
	total_items: int()
});
var accountAnswer = object({
	account_id: string().min(1),
	account_name: textOrNull
});
var pingAnswer = object({ health_status: string() });
// server/src/email/mailchimp/mailchimp-calls.ts
var pageSize = 1e3;
var mostPages = 50;
var unmerged = (text) => text.replaceAll("*|", "* |").replaceAll("|*", "| *");
async function read(client, schema, method, path, sent = {}) {
	const answer = schema.safeParse(await client.ask(method, path, sent));
	if (answer.success) return answer.data;
	throw new MailchimpFailure("lost", `Unexpected response from Mailchimp to ${method} ${path}`);
}
var orNull = (asked) => asked.catch((error) => {
	if (error instanceof MailchimpFailure && error.status === 404) return null;
	throw error;
});
async function pages(page, rowsOf) {
	const all = {
		rows: [],
		odd: []
	};
	for (let n = 0; n < mostPages; n += 1) {
		const found = await page({
			count: String(pageSize),
			offset: String(n * pageSize)
		});
		const { rows, odd } = rowsOf(found);
		all.rows.push(...rows);
		all.odd.push(...odd);
		if (all.rows.length + all.odd.length >= found.total_items) break;
		if (rows.length + odd.length === 0) break;
	}
	return all;
}
var accountCalls = (client) => ({
	ping: () => read(client, pingAnswer, "GET", "/ping"),
	account: () => read(client, accountAnswer, "GET", "/", { query: { fields: "account_id,account_name" } }),
	lists: () => pages((query) => read(client, listsAnswer, "GET", "/lists", { query: {
		...query,
		fields: "lists.id,lists.name,lists.stats.member_count,total_items"
	} }), (page) => page.lists),
	list: (id) => orNull(read(client, listAnswer, "GET", `/lists/${encodeURIComponent(id)}`, { query: { fields: "id,name,stats.member_count" } }))
});
var newCampaign = (email, title) => ({
	type: "regular",
	recipients: { list_id: email.audienceId },
	settings: {
		title,
		subject_line: withNames(unmerged(email.subject), nameMark),
		preview_text: withNames(unmerged(email.previewText), nameMark),
		from_name: unmerged(email.fromName),
		to_name: "*|FNAME|* *|LNAME|*",
		reply_to: email.replyTo,
		auto_footer: false,
		inline_css: false
	},
	tracking: {
		opens: true,
		html_clicks: true,
		text_clicks: false
	}
});
var at = (id, rest = "") => `/campaigns/${encodeURIComponent(id)}${rest}`;
var campaignCalls = (client) => ({
	create: (email, title) => read(client, campaignAnswer, "POST", "/campaigns", { body: newCampaign(email, title) }),
	putContent: (id, { html, text }) => read(client, contentAnswer, "PUT", at(id, "/content"), { body: {
		html,
		plain_text: text
	} }),
	campaign: (id) => orNull(read(client, campaignAnswer, "GET", at(id))),
	content: (id) => read(client, contentAnswer, "GET", at(id, "/content"), { query: { fields: "html,plain_text" } }),
	checklist: (id) => read(client, checklistAnswer, "GET", at(id, "/send-checklist")),
	report: (id) => orNull(read(client, reportAnswer, "GET", `/reports/${encodeURIComponent(id)}`, { query: { fields: "bounces,emails_sent,unsubscribed,abuse_reports,opens,clicks" } })),
	async marked(mark, since) {
		const { rows, odd } = await pages((query) => read(client, campaignsAnswer, "GET", "/campaigns", { query: {
			...query,
			since_create_time: since.toISOString(),
			sort_field: "create_time",
			sort_dir: "DESC",
			fields: "campaigns.id,campaigns.status,campaigns.settings.title,total_items"
		} }), (page) => page.campaigns);
		if (odd.some((one) => JSON.stringify(one).includes(mark))) throw new MailchimpFailure("lost", "Mailchimp returned our campaign in an unexpected form");
		return rows.filter(({ settings }) => settings.title?.endsWith(mark));
	},
	remove: (id) => orNull(client.ask("DELETE", at(id)))
});
function actionCalls(client) {
	const post = async (id, action, body) => {
		await client.ask("POST", at(id, `/actions/${action}`), body ? { body } : {});
	};
	return {
		schedule: (id, sendAt) => post(id, "schedule", { schedule_time: sendAt.toISOString().replace(/\.\d+Z$/, "+00:00") }),
		send: (id) => post(id, "send"),
		test: (id, to) => post(id, "test", {
			test_emails: [to],
			send_type: "html"
		}),
		unschedule: (id) => post(id, "unschedule"),
		cancelSend: (id) => post(id, "cancel-send")
	};
}
var mailchimpCalls = (client) => ({
	...accountCalls(client),
	...campaignCalls(client),
	...actionCalls(client)
});
// server/src/email/mailchimp/mailchimp-client.ts
var usualPatience = {
	requestMs: 1e4,
	pauseMs: 700,
	restMs: 15e3,
	rememberMs: 4e3,
	checklistMs: 6e4,
	actionMs: 3e4,
	workMs: 12e4,
	choicesMs: 5e3
};
var atOnce = 4;
var failuresBeforeRest = 4;
function breaker({ restMs }) {
	let failures = 0;
	let restsUntil = 0;
	return {
		check() {
			if (Date.now() < restsUntil) throw new MailchimpFailure("away", "Mailchimp did not respond to the last requests");
		},
		note(failure) {
			failures = failure !== null && failure.why !== "refused" && failure.status === null ? failures + 1 : 0;
			if (failures >= failuresBeforeRest) restsUntil = Date.now() + restMs;
		}
	};
}
function mailchimpClient(key, patience, url = null) {
	const address = `${url ?? `https://${dataCenterOf(key)}.api.mailchimp.com`}/3.0`;
	const authorization = `Basic ${Buffer.from(`masthead:${key}`).toString("base64")}`;
	const take = limitConcurrency(atOnce);
	const rest = breaker(patience);
	const once = async (method, path, { query, body }, signal) => {
		rest.check();
		if (signal?.aborted) throw new MailchimpFailure("away", "Mailchimp took too long");
		try {
			const said = await askOutside(`${address}${path}?${new URLSearchParams(query).toString()}`, {
				method,
				headers: {
					authorization,
					accept: "application/json",
					...body && { "content-type": "application/json" }
				},
				body: body && JSON.stringify(body),
				maxBytes: longestAnswer,
				timeoutMs: patience.requestMs,
				signal: signal ?? void 0
			});
			const answer = answerOf(said);
			rest.note(null);
			return answer;
		} catch (error) {
			const failure = failureOf(error);
			failure.call = `${method} ${path}`;
			failure.message = failure.message.replaceAll(key, "\u2026");
			rest.note(failure);
			throw failure;
		}
	};
	const asking = (signal) => ({
		async ask(method, path, sent = {}) {
			for (let tries = 1;; tries += 1) try {
				return await take(() => once(method, path, sent, signal));
			} catch (error) {
				const { why, status } = error;
				const isRateLimited = why === "away" && status === 429;
				if (!(isRateLimited || why === "lost" && method !== "POST") || tries >= (isRateLimited ? 3 : 2) || signal?.aborted) throw error;
				await setTimeout(patience.pauseMs * 2 ** (tries - 1) * (.5 + Math.random()));
			}
		},
		within: (ms) => asking(AbortSignal.timeout(ms))
	});
	return asking(null);
}
// server/src/email/mailchimp/mailchimp-account.ts
var purpose = "mailchimp key";
function openAccount(key, { patience, url }) {
	let known = null;
	const accountOf = (client) => {
		const calls = mailchimpCalls(client);
		return {
			calls,
			async account() {
				if (known) return known;
				const { account_id: id, account_name: name } = await calls.account();
				known = {
					id,
					name: name ?? id
				};
				return known;
			},
			within: (ms) => accountOf(client.within(ms))
		};
	};
	return accountOf(mailchimpClient(key, patience, url));
}
function mailchimpAccounts(parts) {
	const { pool, key, keys } = parts;
	const ofEnvironment = key === null ? null : openAccount(key, parts);
	let last = null;
	async function find(db = pool) {
		if (ofEnvironment) return ofEnvironment;
		const saved = await findAccount(db);
		if (!saved) return null;
		if (last?.sealedKey === saved.sealedKey) return last.openAccount;
		const opened = keys.unseal(purpose, saved.sealedKey);
		if (opened === null) throw new ProviderAway("unreadable", mailchimpMessages.keyUnreadable);
		last = {
			sealedKey: saved.sealedKey,
			openAccount: openAccount(opened, parts)
		};
		return last.openAccount;
	}
	return {
		find,
		async need() {
			const found = await find();
			if (!found) throw new ProviderAway("no key", mailchimpMessages.noKey);
			return found;
		},
		tryKey: (given) => openAccount(given, parts),
		save: (db, given, account) => saveAccount(db, {
			sealedKey: keys.seal(purpose, given),
			dataCenter: dataCenterOf(given),
			accountId: account.id,
			accountName: account.name
		}),
		fromEnvironment: key === null ? null : dataCenterOf(key)
	};
}
async function resealMailchimpKey(db, keys) {
	const saved = await findAccount(db);
	const opened = saved && keys.unseal(purpose, saved.sealedKey);
	if (opened !== null) await resealAccount(db, keys.seal(purpose, opened));
}
export { resealMailchimpKey as n, usualPatience as r, mailchimpAccounts as t };
