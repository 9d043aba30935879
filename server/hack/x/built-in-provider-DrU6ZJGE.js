import { l as write } from "./client-C1vc5bc5.js";
import { a as mailchimpMessages } from "./mailchimp-Djj4jWMj.js";
import { c as theProduct, s as rowsOf } from "./rows-CMespLVE.js";
import { Ca as countReaders, Da as reached, Ea as nameOfAudience, Fa as isInPart, bi as partOfAudience, ea as testMessage, fa as sumCounts, vt as isAtHome } from "./notice.store-DHr4QfeE.js";
import { i as holdAudience, o as listAudiencesOfSite, t as audienceRows } from "./audience.store-CboQ4t3a.js";
import { E as campaignMessages, _ as lockMailing, c as ProviderAway, f as findAskedMailing, h as isNamed, l as cancelOrphans, m as insertMailing, p as findMailing, v as moveMailing } from "./mailchimp.store-eEKU1VIU.js";
import { i as suppressionMessages } from "./suppression-Ct3NBB7F.js";
import { n as testSubject } from "./subject-BJLfzT0V.js";
import { n as logged } from "./logged-CjwwrVrV.js";
import { t as MailchimpFailure } from "./mailchimp-failure-BU86CLBk.js";
import { a as newArchiveKey, c as readAudiences, o as awayOf } from "./failed-jobs.routes-BD1hw2Sy.js";
import { createHash, randomBytes, randomUUID } from "node:crypto";
// server/src/email/mailchimp/mailchimp-requests.queries.ts
var columns = (db) => db`r.id, r.campaign_id, r.campaign_version, r.account_id, r.mark,
  r.provider_campaign_id, r.shown, r.is_taken_back, r.asked_at,
  coalesce(r.busy_until > now(), false) as is_busy`;
async function insertRequest(db, asked) {
	const [row] = await db`
    insert into mailchimp_requests as r (campaign_id, campaign_version, account_id, mark, busy_until)
    values (${asked.campaignId}, ${asked.campaignVersion}, ${asked.accountId}, ${asked.mark},
            now() + ${asked.busyMs} * interval '1 millisecond')
    returning ${columns(db)}`;
	if (!row) throw new Error("The request was not saved");
	return row;
}
async function findAskedRequest(db, asked) {
	const [row] = await db`
    select ${columns(db)} from mailchimp_requests r
     where r.campaign_id = ${asked.id} and r.campaign_version = ${asked.version} and r.closed_at is null`;
	return row ?? null;
}
async function findRequestOf(db, providerId) {
	const [row] = await db`
    select ${columns(db)} from mailchimp_requests r where r.provider_campaign_id = ${providerId}`;
	return row ?? null;
}
var listEarlier = (db, { id, campaignId }) => db`
  select ${columns(db)} from mailchimp_requests r
   where r.campaign_id = ${campaignId} and r.id < ${id} and r.campaign_version is not null
     and r.outcome is distinct from 'gone'`;
var listOrphans = (db) => db`
  select ${columns(db)} from mailchimp_requests r join campaigns c on c.id = r.campaign_id
   where r.closed_at is null and coalesce(r.busy_until < now(), true)
     and (r.campaign_version is not null or r.asked_at < now() - interval '5 minutes')
     and not (c.deleted_at is null and r.provider_campaign_id is not null
              and c.provider_campaign_id is not distinct from r.provider_campaign_id)
     and not (c.status = 'unknown' and c.deleted_at is null and c.version is not distinct from r.campaign_version)
   order by r.id`;
var listDoubles = (db) => db`
  select ${columns(db)} from mailchimp_requests r
   where r.may_be_double and (r.provider_campaign_id is not null or r.closed_at is not null)
   order by r.id`;
async function noteIdle(db, id) {
	await db`update mailchimp_requests set busy_until = null where id = ${id}`;
}
async function noteDouble(db, id, mayBe) {
	await db`update mailchimp_requests set may_be_double = ${mayBe} where id = ${id}`;
}
async function noteMade(db, id, providerId) {
	await db`update mailchimp_requests set provider_campaign_id = ${providerId} where id = ${id}`;
}
async function noteTakenBack(db, id) {
	await db`update mailchimp_requests set is_taken_back = true where id = ${id}`;
}
async function noteShown(db, id, shown) {
	await db`update mailchimp_requests set shown = ${db.json({ ...shown })} where id = ${id}`;
}
async function closeRequest(db, id, outcome) {
	await db`update mailchimp_requests set closed_at = now(), outcome = ${outcome}
            where id = ${id} and closed_at is null`;
}
// server/src/email/mailchimp/mailchimp-status.ts
var inOurWords = {
	schedule: "scheduled",
	sending: "sending",
	paused: "sending",
	canceling: "sending",
	canceled: "canceled",
	sent: "sent",
	archived: "sent",
	archiving: "sent",
	save: "canceled"
};
async function noteFirstShown(db, calls, request, id) {
	const campaign = await calls.campaign(id);
	if (campaign?.status === "schedule") await noteShown(db, request.id, await shownNow(calls, campaign));
}
async function problemOf(db, calls, request, campaign) {
	if (campaign.status === "save") return mailchimpMessages.unscheduledThere;
	if (campaign.status !== "schedule" || !request) return null;
	const now = await shownNow(calls, campaign);
	if (!request.shown) await noteShown(db, request.id, now);
	const changed = request.shown ? changedThere(request.shown, now) : [];
	return changed.length > 0 ? mailchimpMessages.changedThere(changed) : null;
}
var webAddress = (text) => /^https?:$/.test(URL.parse(text ?? "")?.protocol ?? "") ? text : null;
var instant = (text) => {
	const at = new Date(text ?? "");
	return Number.isNaN(at.getTime()) ? null : at.toISOString();
};
function resultsOf$1(report) {
	const { bounces, opens, clicks } = report;
	const [hard, soft, refused] = [
		bounces.hard_bounces ?? 0,
		bounces.soft_bounces ?? 0,
		bounces.syntax_errors ?? 0
	];
	return {
		delivered: Math.max(0, (report.emails_sent ?? 0) - hard - soft - refused),
		bounces: {
			hard,
			soft,
			refused
		},
		complaints: report.abuse_reports ?? null,
		unsubscribed: report.unsubscribed ?? null,
		skipped: 0,
		remembersReaders: false,
		opens: opens ? {
			readers: opens.unique_opens ?? 0,
			times: opens.opens_total ?? 0,
			machines: null
		} : null,
		clicks: clicks?.clicks_total ?? null
	};
}
async function statusOf$1(db, calls, request, id) {
	const campaign = await calls.campaign(id);
	if (!campaign) return null;
	const isTakenBack = campaign.status === "save" && request?.isTakenBack === true;
	const status = isTakenBack ? "draft" : inOurWords[campaign.status];
	if (!status) throw new Error(`Mailchimp says that a campaign is '${campaign.status}'`);
	const report = status === "sent" ? await calls.report(id) : null;
	const { hard_bounces, soft_bounces, syntax_errors } = report?.bounces ?? {};
	return {
		status,
		emails_sent: campaign.emails_sent ?? 0,
		recipients: {
			recipient_count: campaign.recipients.recipient_count ?? null,
			list_name: campaign.recipients.list_name
		},
		send_time: instant(campaign.send_time),
		settings: {
			subject_line: campaign.settings.subject_line,
			preview_text: campaign.settings.preview_text
		},
		long_archive_url: webAddress(campaign.long_archive_url),
		failed_count: (hard_bounces ?? 0) + (soft_bounces ?? 0) + (syntax_errors ?? 0),
		unknown_count: 0,
		...report && { results: resultsOf$1(report) },
		problem: isTakenBack ? null : await problemOf(db, calls, request, campaign)
	};
}
var words = {
	subject: "subject line",
	previewText: "preview text",
	fromName: "from name",
	replyTo: "reply to",
	audience: "audience",
	segment: "segment of the audience",
	sendAt: "send time",
	content: "content"
};
async function shownNow(calls, campaign) {
	const { settings, recipients, send_time } = campaign;
	const { html, plain_text } = await calls.content(campaign.id);
	return {
		subject: settings.subject_line,
		previewText: settings.preview_text,
		fromName: settings.from_name,
		replyTo: settings.reply_to,
		audience: recipients.list_id,
		segment: recipients.segment_text,
		sendAt: send_time && new Date(send_time).toISOString(),
		content: createHash("sha256").update(JSON.stringify([html, plain_text])).digest("base64url")
	};
}
var changedThere = (then, now) => Object.keys(words).filter((part) => then[part] !== now[part]).map((part) => words[part]);
// server/src/email/mailchimp/take-back.ts
var mostSteps = 5;
async function tried(act) {
	try {
		await act;
		return null;
	} catch (error) {
		if (error instanceof MailchimpFailure && error.why !== "away") return error;
		throw error;
	}
}
async function takeBack(calls, id) {
	for (let step = 0; step < mostSteps; step += 1) {
		const campaign = await calls.campaign(id);
		if (!campaign) return "gone";
		switch (campaign.status) {
			case "canceled":
			case "canceling": return "stopped";
			case "save":
				await tried(calls.remove(id));
				break;
			case "schedule":
				await tried(calls.unschedule(id));
				break;
			case "sending":
			case "paused":
				if (campaign.delivery_status?.can_cancel === false) return "sent";
				if ((await tried(calls.cancelSend(id)))?.status === 403) return "sent";
				break;
			default: return "sent";
		}
	}
	throw new ProviderAway("Mailchimp did not let go", mailchimpMessages.stillGoing);
}
var beforeThat = (at) => new Date(at.getTime() - 36e5);
async function clearRequest(calls, { mark, askedAt, providerCampaignId }) {
	const marked = (await calls.marked(mark, beforeThat(askedAt))).map(({ id }) => id);
	let outcome = "gone";
	let wentOut = null;
	for (const id of new Set([...marked, ...providerCampaignId ? [providerCampaignId] : []])) {
		const one = await takeBack(calls, id);
		if (one === "gone") continue;
		outcome = one;
		wentOut = id;
	}
	return {
		outcome,
		wentOut,
		wasThere: marked.length > 0
	};
}
// server/src/email/mailchimp/put-up.ts
var isLost = (error) => error instanceof MailchimpFailure && error.why === "lost";
var titleOf = (email, mark) => `${email.subject.replace(/\s+/g, " ").slice(0, 60)} ${mark}`;
async function putUp(calls, email, { mark, askedAt }, onLost) {
	const title = titleOf(email, mark);
	return (await calls.create(email, title).catch(async (error) => {
		if (!isLost(error)) throw error;
		await onLost();
		const [found] = await calls.marked(mark, beforeThat(askedAt));
		return found ?? calls.create(email, title);
	})).id;
}
var mostPoints = 20;
async function readChecklist(calls, id) {
	const { is_ready: isReady, items } = await calls.checklist(id);
	const points = items.rows.filter(({ type }) => type !== "success").slice(0, mostPoints).map(({ type, heading, details }) => ({
		isError: type === "error" && !isReady,
		heading: (heading ?? "").slice(0, 100),
		details: (details ?? "").slice(0, 300)
	}));
	const { unreadPoint: details } = mailchimpMessages;
	return items.odd.length > 0 ? [...points, {
		isError: false,
		heading: "",
		details
	}] : points;
}
async function checkReady(calls, id) {
	const { is_ready: isReady, items } = await calls.checklist(id);
	if (isReady) return;
	const findings = items.rows.filter(({ type }) => type === "error").map(({ heading, details }) => [heading, details].filter(Boolean).join(": ").slice(0, 200));
	throw new ProviderAway("not ready", mailchimpMessages.notReady(findings.slice(0, 5)));
}
async function launch(calls, id, { sendAt, isNow }) {
	for (let tries = 1;; tries += 1) try {
		await (isNow ? calls.send(id) : calls.schedule(id, sendAt));
		return;
	} catch (error) {
		if (!(error instanceof MailchimpFailure) || error.why === "away") throw error;
		const there = await calls.campaign(id).catch((cause) => {
			throw new MailchimpFailure("lost", error.message, error.status, { cause });
		});
		if (there && there.status !== "save") return;
		if (error.why === "refused" || isNow || tries > 1) throw error;
	}
}
// server/src/email/mailchimp/remembered.ts
var mostRemembered = 500;
function remembered(forMs, ask, keyOf = String) {
	const answers = new Map();
	return async (question) => {
		const id = keyOf(question);
		const known = answers.get(id);
		if (known && Date.now() < known.until) return known.answer;
		if (answers.size >= mostRemembered) answers.clear();
		const asked = {
			until: Date.now() + forMs,
			answer: ask(question)
		};
		answers.set(id, asked);
		asked.answer.catch(() => {
			if (answers.get(id) === asked) answers.delete(id);
		});
		return asked.answer;
	};
}
// server/src/email/mailchimp/mailchimp-provider.ts
async function asked(work) {
	try {
		return await work();
	} catch (error) {
		throw awayOf(error);
	}
}
async function needHome(pool) {
	if (!await isAtHome(pool)) throw new ProviderAway("held", campaignMessages.held);
}
async function accountOf(accounts, request, ms) {
	const openAccount = (await accounts.need()).within(ms);
	if (request && (await openAccount.account()).id !== request.accountId) throw new ProviderAway("another account", mailchimpMessages.otherAccount);
	return openAccount;
}
async function clearEarlier({ pool, accounts, patience }, request) {
	for (const earlier of await listEarlier(pool, request)) {
		const { calls } = await accountOf(accounts, earlier, patience.workMs);
		const { outcome } = await clearRequest(calls, earlier);
		if (outcome === "gone") continue;
		await closeRequest(pool, earlier.id, outcome);
		throw new ProviderAway("sent before", mailchimpMessages.sentBefore);
	}
}
var accountMs = 2e4;
var giveUpMs = 3e4;
async function noteRequest({ pool, accounts, patience }, email, isTest) {
	const openAccount = await accounts.need();
	return {
		line: openAccount,
		request: await insertRequest(pool, {
			campaignId: email.campaignId,
			campaignVersion: isTest ? null : email.campaignVersion,
			accountId: (await openAccount.within(accountMs).account()).id,
			mark: `[mh-${randomBytes(9).toString("base64url")}]`,
			busyMs: patience.workMs + 2 * giveUpMs
		})
	};
}
async function giveUp(pool, openAccount, request) {
	const cleared = await clearRequest(openAccount.within(giveUpMs).calls, request).catch(logged("Couldn\u2019t delete a campaign at Mailchimp yet"));
	if (cleared?.wasThere) await closeRequest(pool, request.id, cleared.outcome);
}
async function withDraft(parts, email, isTest, work) {
	const { pool, patience } = parts;
	await needHome(pool);
	const { line: openAccount, request } = await asked(() => noteRequest(parts, email, isTest));
	try {
		const { calls } = openAccount.within(patience.workMs);
		const draft = {
			request,
			calls,
			giveUp: () => giveUp(pool, openAccount, request)
		};
		return await work({
			...draft,
			id: await prepare(parts, email, isTest, draft)
		});
	} finally {
		await noteIdle(pool, request.id);
	}
}
async function prepare(parts, email, isTest, { request, calls, giveUp: giveItUp }) {
	try {
		if (!isTest) await clearEarlier(parts, request);
		const id = await putUp(calls, email, request, () => noteDouble(parts.pool, request.id, true));
		await noteMade(parts.pool, request.id, id);
		await calls.putContent(id, email);
		if (!isTest) await checkReady(calls, id);
		return id;
	} catch (error) {
		await giveItUp();
		throw awayOf(error);
	}
}
var lostOr = (error) => error instanceof MailchimpFailure && error.why === "lost" ? error : awayOf(error);
function draftCalls(parts) {
	const read = (email) => withDraft(parts, email, true, async (draft) => {
		try {
			return await asked(() => readChecklist(draft.calls, draft.id));
		} finally {
			await draft.giveUp();
		}
	});
	const look = remembered(parts.patience.checklistMs, (email) => read(email).then((points) => ({
		points,
		error: null
	}), (error) => ({
		points: [],
		error
	})), (email) => createHash("sha256").update(JSON.stringify(email)).digest("base64url"));
	return {
		async checklist(email) {
			const { points, error } = await look(email);
			if (error) throw error;
			return points;
		},
		sendTest: (email, to) => withDraft(parts, {
			...email,
			subject: testSubject(email.subject)
		}, true, async (draft) => {
			const failures = [];
			try {
				for (const reader of to) await draft.calls.test(draft.id, reader.email).catch((error) => failures.push({
					email: reader.email,
					error: lostOr(error)
				}));
				return failures;
			} finally {
				await draft.giveUp();
			}
		})
	};
}
function mailchimpProvider(parts) {
	const { pool, accounts, patience } = parts;
	return {
		get actionMs() {
			return patience.actionMs;
		},
		schedule: (email, sendAt) => withDraft(parts, email, false, async ({ id, request, calls, giveUp: giveItUp }) => {
			try {
				await launch(calls, id, {
					sendAt,
					isNow: sendAt.getTime() <= Date.now()
				});
			} catch (error) {
				if (error instanceof MailchimpFailure && error.why === "lost") throw error;
				await giveItUp();
				throw awayOf(error);
			}
			await noteFirstShown(pool, calls, request, id).catch(logged("Couldn\u2019t record the first state of a campaign at Mailchimp"));
			return { id };
		}),
		isAtWork: async (wanted) => (await findAskedRequest(pool, wanted))?.isBusy ?? false,
		async find(wanted) {
			const request = await findAskedRequest(pool, wanted);
			if (!request) return null;
			await needHome(pool);
			return asked(async () => {
				const { calls } = await accountOf(accounts, request, patience.workMs);
				return findLive(pool, calls, request);
			});
		},
		async unschedule(id) {
			await needHome(pool);
			return asked(async () => {
				const request = await findRequestOf(pool, id);
				const { calls } = await accountOf(accounts, request, patience.workMs);
				if (request) await noteTakenBack(pool, request.id);
				const outcome = await takeBack(calls, id);
				if (request) await closeRequest(pool, request.id, outcome);
				return outcome;
			});
		},
		status: remembered(patience.rememberMs, (id) => asked(async () => {
			const request = await findRequestOf(pool, id);
			const { calls } = await accountOf(accounts, request, patience.actionMs);
			return statusOf$1(pool, calls, request, id);
		})),
		audiences: (_siteId, db) => readAudiences(accounts, patience.choicesMs, db),
		readers: remembered(patience.rememberMs, (audienceId) => asked(async () => {
			const { calls } = (await accounts.need()).within(patience.actionMs);
			const list = await calls.list(audienceId);
			return list && {
				name: list.name,
				subscribers: list.stats.member_count ?? 0,
				reached: 0
			};
		})),
		...draftCalls(parts)
	};
}
async function findLive(pool, calls, request) {
	const marked = await calls.marked(request.mark, beforeThat(request.askedAt));
	const live = marked.find(({ status }) => status !== "save");
	if (live) {
		await noteMade(pool, request.id, live.id);
		return { id: live.id };
	}
	for (const { id } of marked) await calls.remove(id);
	return null;
}
// server/src/email/mailings/ledger.queries.ts
async function openLedger(db, mailing) {
	await db`set local statement_timeout = '10min'`;
	await db`set local enable_nestloop = off`;
	await db`
    with reached as materialized (
      select subscriber_id, lower(email) as address from (${reached(db, mailing.campaignId, mailing.id)}) d)
    insert into mail_deliveries (mailing_id, subscriber_id, email, status, problem)
    select ${mailing.id}, s.id, s.email, case when x.id is null then 'waiting' else 'skipped' end,
           case when x.id is not null then ${suppressionMessages.skipped} end
      from subscribers s left join suppressions x on lower(x.email) = lower(s.email) and x.lifted_at is null
     where s.audience_id = ${mailing.audienceId} and s.status = 'subscribed'
       and ${isInPart(db, mailing.audienceId, mailing.part)}
       and not exists (select from reached r where r.subscriber_id = s.id)
       and not exists (select from reached r where r.address = lower(s.email))
     order by s.id
    on conflict do nothing`;
}
async function settleAbandoned(db, id, gone) {
	await db`update mail_deliveries set status = 'unknown', problem = 'The sender stopped while this was on its way'
    where mailing_id = ${id} and status = 'handed' ${gone === "everybody" ? db`` : db`and sender = any(${gone}::uuid[])`}`;
}
var resultRows = (db, results) => db`
  unnest(${results.map((r) => r.subscriberId)}::int[], ${results.map((r) => r.status)}::text[],
         ${results.map((r) => r.problem)}::text[], ${results.map((r) => r.retryAfterSeconds)}::int[],
         ${results.map((r) => r.attempts)}::int[]) as r(subscriber_id, status, problem, retry_after, attempts)`;
var settled = (db) => db`
  problem = r.problem, at = clock_timestamp(), attempts = r.attempts,
  not_before = now() + r.retry_after * interval '1 second'`;
var inHands = (db, id, sender) => db`
  d.mailing_id = ${id} and d.subscriber_id = r.subscriber_id and d.sender = ${sender} and d.status in ('handed', 'unknown')`;
async function recordGoing(db, id, sender, results) {
	const [row] = await db`
    with going as (select from mailings where id = ${id} and status = 'sending' for share),
    noted as (
      update mail_deliveries d set status = r.status, ${settled(db)} from going, ${resultRows(db, results)}
       where ${inHands(db, id, sender)})
    select exists (select from going) as is_going`;
	return row?.isGoing ?? false;
}
async function recordEnded(db, id, sender, results) {
	await lockMailing(db, id);
	const sent = (await db`
    update mail_deliveries d
       set status = case when r.status = 'waiting' and d.status = 'unknown' then 'failed' else r.status end, ${settled(db)}
      from ${resultRows(db, results)} where ${inHands(db, id, sender)} returning d.status`).filter(({ status }) => status === "sent").length;
	if (sent > 0) await db`update mailings set sent_count = sent_count + ${sent} where id = ${id}`;
}
async function recordDeliveries(pool, id, sender, results) {
	if (results.length === 0 || await recordGoing(pool, id, sender, results)) return false;
	await write(pool, null, (db) => recordEnded(db, id, sender, results));
	return true;
}
var mine = (db, id, sender) => db`
  select m.id from mailings m join campaigns c on ${isNamed(db)}
         join mailing_senders s on s.mailing_id = m.id and s.sender = ${sender}
   where m.id = ${id} and m.status = 'sending' and is_at_home() for share of m for key share of s`;
var whenDue = (db) => db`coalesce(d.not_before, timestamptz '-infinity')`;
function handOut(db, id, sender, count) {
	return db`
    with mine as (${mine(db, id, sender)}),
    next as (
      select d.subscriber_id, d.email from mail_deliveries d
       where d.mailing_id = (select id from mine) and d.status = 'waiting' and ${whenDue(db)} <= now()
       order by ${whenDue(db)}, d.subscriber_id limit ${count} for update of d skip locked)
    update mail_deliveries d
       set status = case when s.status = 'subscribed' and x.id is null then 'handed' else 'skipped' end,
           problem = case when x.id is not null then ${suppressionMessages.skipped} else d.problem end,
           sender = ${sender}, attempts = attempts + 1, at = clock_timestamp()
      from next join subscribers s on s.id = next.subscriber_id
           left join suppressions x on lower(x.email) = lower(next.email) and x.lifted_at is null
     where d.mailing_id = ${id} and d.subscriber_id = next.subscriber_id
    returning d.subscriber_id, d.email, s.name, d.attempts, d.status`;
}
var nothing = {
	total: 0,
	waiting: 0,
	handed: 0,
	sent: 0,
	failed: 0,
	unknown: 0,
	skipped: 0,
	returned: 0,
	hard: 0,
	soft: 0,
	refused: 0,
	complained: 0,
	unsubscribed: 0
};
var countLedger = (db, id) => count(db, db`select * from mail_deliveries where mailing_id = ${id}`);
var countSends = (db, { id, campaignId }) => count(db, db`
      select status, bounce, complained_at, unsubscribed_at from mail_deliveries where mailing_id = ${id}
      union all
      select case status when 'sent' then status else 'unknown' end, bounce, complained_at, unsubscribed_at from (${reached(db, campaignId, id)}) d`);
async function count(db, rows) {
	const [row] = await db`
    select count(*) filter (where status <> 'skipped') as total,
           count(*) filter (where status = 'waiting') as waiting, count(*) filter (where status = 'handed') as handed,
           count(*) filter (where status = 'sent') as sent, count(*) filter (where status = 'failed') as failed,
           count(*) filter (where status = 'unknown') as unknown, count(*) filter (where status = 'skipped') as skipped,
           count(*) filter (where status = 'sent' and bounce is not null) as returned,
           count(*) filter (where bounce = 'hard') as hard, count(*) filter (where bounce = 'soft') as soft,
           count(*) filter (where bounce = 'refused') as refused, count(complained_at) as complained,
           count(unsubscribed_at) as unsubscribed
      from (${rows}) d`;
	return row ?? nothing;
}
// server/src/email/mailings/built-in-provider.ts
var sendQueue = "send-mailing";
var resultsOf = (counts, done) => ({
	delivered: counts.sent - counts.returned,
	bounces: {
		hard: counts.hard,
		soft: counts.soft,
		refused: counts.refused
	},
	complaints: counts.complained,
	unsubscribed: counts.unsubscribed,
	skipped: counts.skipped,
	...done
});
async function statusOf(pool, links, id) {
	const mailing = await findMailing(pool, id);
	if (!mailing) return null;
	const isOpen = mailing.startedAt === null && ["scheduled", "late"].includes(mailing.status);
	const { audienceId, campaignId, part } = mailing;
	const [counts, done, name, readers] = await Promise.all([
		countSends(pool, mailing),
		sumCounts(pool, campaignId),
		nameOfAudience(pool, audienceId),
		isOpen ? countReaders(pool, audienceId, campaignId, part) : null
	]);
	return {
		status: mailing.status,
		emails_sent: counts.sent,
		recipients: {
			recipient_count: counts.total + (readers?.subscribers ?? 0),
			list_name: name && partOfAudience({
				name,
				part: part?.name ?? null
			})
		},
		send_time: mailing.sendAt.toISOString(),
		settings: {
			subject_line: mailing.subject,
			preview_text: mailing.previewText || null
		},
		long_archive_url: mailing.startedAt ? links.archive(mailing.archiveKey) : null,
		failed_count: counts.failed,
		unknown_count: counts.unknown + (mailing.status === "sending" ? 0 : counts.handed),
		...mailing.startedAt && { results: resultsOf(counts, done) },
		problem: mailing.problem
	};
}
function builtInProvider(parts) {
	const { pool, jobs, transport, links } = parts;
	return {
		async schedule(email, sendAt, requestedBy) {
			const id = await write(pool, requestedBy, async (db) => {
				await cancelOrphans(db, email.campaignId);
				const audience = await holdAudience(db, rowsOf(theProduct, audienceRows), email.audienceId);
				if (audience?.isDeleted) {
					const sentence = campaignMessages.audienceDeleted(audience.name);
					throw new ProviderAway("The audience is deleted", sentence);
				}
				const mailingId = await insertMailing(db, email, {
					sendAt,
					archiveKey: newArchiveKey(),
					requestedBy
				});
				await jobs.plan(db, sendQueue, { mailingId }, sendAt);
				return mailingId;
			});
			return { id: String(id) };
		},
		async find(asked) {
			const mailing = await findAskedMailing(pool, asked);
			return mailing ? { id: String(mailing.id) } : null;
		},
		async unschedule(id) {
			const mailingId = Number(id);
			if (await moveMailing(pool, mailingId, [
				"scheduled",
				"late",
				"failed"
			], "canceled")) return "gone";
			if (await moveMailing(pool, mailingId, ["sending"], "canceled")) return "stopped";
			const mailing = await findMailing(pool, mailingId);
			if (mailing?.status === "sent") return "sent";
			return mailing?.status === "canceled" && mailing.startedAt ? "stopped" : "gone";
		},
		status: (id) => statusOf(pool, links, Number(id)),
		actionMs: 3e4,
		isAtWork: async () => false,
		audiences: async (siteId, db = pool) => ({
			audiences: await listAudiencesOfSite(db, rowsOf(theProduct, audienceRows), siteId),
			unread: []
		}),
		readers: (audienceId, campaignId, part) => countReaders(pool, audienceId, campaignId, part),
		async sendTest(email, to) {
			const sent = to.map(async (reader) => {
				const id = `test.${randomUUID()}`;
				const message = testMessage(email, reader, parts.publicUrl, parts.mailFrom, id);
				const outcome = await transport.send(message);
				if (outcome.result === "sent") return [];
				const isAway = outcome.result === "away" || outcome.result === "retry";
				const { problem } = outcome;
				const error = isAway ? new ProviderAway(problem) : new Error(problem);
				return [{
					email: reader.email,
					error
				}];
			});
			return (await Promise.all(sent)).flat();
		}
	};
}
export { noteDouble as _, mine as a, settleAbandoned as c, mailchimpProvider as d, beforeThat as f, listOrphans as g, listDoubles as h, handOut as i, whenDue as l, closeRequest as m, sendQueue as n, openLedger as o, clearRequest as p, countLedger as r, recordDeliveries as s, builtInProvider as t, accountOf as u };
