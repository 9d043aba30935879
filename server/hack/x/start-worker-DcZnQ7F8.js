import { D as deliveryProblem, E as campaignMessages, _ as lockMailing, g as listForgotten, h as isNamed, l as cancelOrphans, p as findMailing, v as moveMailing, y as noteProblem } from "./mailchimp.store-eEKU1VIU.js";
import { r as stoppedWork } from "./notice-DefgdWWz.js";
import { A as nextPictures, D as countPictures, F as postsImportMessages, N as largestImportedPicture, h as startImportJobs, j as settlePicture, k as listPictured, p as pictureQueue, y as Stopping } from "./listing-files.routes-ovs94Wfv.js";
import { r as accessOf } from "./endpoint-D3IN7Uet.js";
import { C as importKinds, Pn as mayStill, c as findTask, f as insertProblems } from "./import.store-Dtz9gWJp.js";
import { a as isDatabaseAway, l as write, n as asPartner } from "./client-C1vc5bc5.js";
import { t as HttpError } from "./errors-CBRqaGOx.js";
import { i as cleanName } from "./audience.messages-CxTR-WtH.js";
import { A as whyNoPicture, E as uploadParts, G as summaryMessages, R as accountMailQueue, a as takeBackSummary, c as summaryHours, i as handSummary, k as fetchPicture, n as countDesk, r as findSummaryPerson, s as deskItems, t as claimSummaries, w as takeImage } from "./desk.queries-BchOO5pp.js";
import { i as internet, r as OutsideError, t as askOutside } from "./ask-outside-DSIDkHQw.js";
import { r as withAddresses } from "./post-pictures-AeFtBmt0.js";
import { n as lockPictured, r as writePlaces, t as importKinds$1 } from "./import-kinds-CN3AUJos.js";
import { $ as saveFetched, $i as messagesOf, Ca as countReaders, U as findFetched, Xa as campaignRows, Ya as partMessages, ao as moveCampaign, c as tellBackupFailed, fi as forgetOldLookUps, gi as saveLookUp, hi as lookUpQueue, l as tellJobFailed, mi as listWaiting, n as dropOldNotices, ro as lockCampaign, u as tellUnknownSends, vt as isAtHome } from "./notice.store-DHr4QfeE.js";
import { $ as dropOldReaders, Q as countedOf, a as sendDecisionMail, d as publishAllDue, et as dropOldTokens, f as publishDue, g as sharedNow, m as publishQueue, n as settleCampaigns, nt as startCounting, r as decisionMailQueue, t as settleCampaign } from "./settle-campaign-BLxo7KRu.js";
import { a as mailchimpMessages } from "./mailchimp-Djj4jWMj.js";
import { c as theProduct, s as rowsOf } from "./rows-CMespLVE.js";
import { _ as noteDouble, a as mine, c as settleAbandoned, f as beforeThat, g as listOrphans, h as listDoubles, i as handOut, l as whenDue, m as closeRequest, n as sendQueue, o as openLedger, p as clearRequest, r as countLedger, s as recordDeliveries, u as accountOf } from "./built-in-provider-DrU6ZJGE.js";
import { t as limitConcurrency } from "./limit-concurrency-CdC3JI0k.js";
import { n as isOurs, r as statusOfAnswer, t as bounceOf } from "./bounce-kind-BtPZ07X9.js";
import { t as noteBounces } from "./bounces.queries-BlaosQrI.js";
import "./email-template.store-BQn1QdXX.js";
import { t as whyAway } from "./delivery-reason-BnO5xNin.js";
import { n as LeftToOthers, r as inOneLine } from "./failure-BhUfmtYu.js";
import { n as logged } from "./logged-CjwwrVrV.js";
import { r as inWork } from "./strays-DEtjdzPW.js";
import "./hooks-BU17EPiZ.js";
import { n as newToken, t as hashToken } from "./seal-DN7iooCk.js";
import { i as throwUnlessSent, n as oneLine, r as sendLetter, t as letter } from "./send-letter-V-IsQeZO.js";
import { a as findAddressee, i as findAccount, l as insertReset, n as countResets, r as deleteReset, u as lockAddressee } from "./auth.queries-DkWaci4t.js";
import { _ as startOfDay, b as weekdays, d as hourMs, g as sendDay, i as centralInstant, n as centralClock, r as centralDay, t as addDays, v as today, y as weekdayOf } from "./dates-DazF5sVJ.js";
import { t as version } from "./version-CinU1VvF.js";
import { n as BackupUnderWay, r as backUp, t as prune } from "./prune-CPyJm5jQ.js";
import { i as findLastBackups } from "./backups.queries-DMFDIKhQ.js";
import { t as openFileAreas } from "./file-areas-BsJXGNaz.js";
import { i as sealFor } from "./seal-CQ1-LJzi.js";
import { n as openTarget } from "./target-DV96oGYg.js";
import { a as noteMove, n as endMove, r as holdMove, t as beginMove } from "./data-moves.queries-B_zUG_PN.js";
import { c as dropOldAnswers } from "./error-handler-BMMVUV6h.js";
import { s as dropOldCounts } from "./limits-BB6naQ4k.js";
import { n as tellFailed } from "./failed-jobs.routes-BD1hw2Sy.js";
import { t as countText } from "./counting-Bp118qqt.js";
import { t as screens } from "./screens-BWT4ANW_.js";
import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
// server/src/data-moves.ts
var dataMoves = [{
	id: "listing-words",
	what: "Search text of listings",
	async findEnd(db) {
		const [row] = await db`select coalesce(max(id), 0) as last from listings`;
		return row?.last ?? 0;
	},
	async moveBatch(db, after, size) {
		const [row] = await db`
      with batch as (select id from listings where id > ${after} order by id limit ${size}),
      moved as (
        update listings l set search_text = listing_words(l) from batch b
         where l.id = b.id and l.search_text is distinct from listing_words(l))
      select max(id) as last from batch`;
		return row?.last ?? null;
	}
}];
// server/src/editorial/photos/picture-jobs.ts
async function startPictureJobs(jobs, { pool, config }) {
	let isStopping = false;
	const work = {
		pool,
		parts: uploadParts(config),
		isStopping: () => isStopping
	};
	await jobs.work(pictureQueue, ({ importId }) => bringPictures(work, importId), {
		progress: async ({ importId }) => {
			const pictures = await countPictures(pool, importId);
			return pictures && String(pictures.waiting);
		},
		giveUp: ({ importId }) => leavePictures(pool, importId)
	});
	await jobs.everyMinute("settle-import-pictures", async () => {
		for (const { id } of await listPictured(pool)) await jobs.plan(pool, pictureQueue, { importId: id });
	});
	return () => {
		isStopping = true;
	};
}
var atOnce = 6;
var mayImport = {
	access: accessOf(importKinds.feed.usedBy),
	organizationId: null
};
async function bringPictures(work, importId) {
	for (;;) {
		if (work.isStopping?.()) throw new Stopping("The server is stopping. Images will be imported after it restarts.");
		const waiting = await nextPictures(work.pool, importId, atOnce);
		if (waiting.length === 0) return;
		const addresses = Map.groupBy(waiting, ({ address }) => address);
		const brought = new Map(await Promise.all([...addresses].map(async ([address, [first]]) => {
			return [address, await bring(work, first)];
		})));
		for (const [newsItemId, ofPost] of Map.groupBy(waiting, (each) => each.newsItemId)) await place(work.pool, importId, newsItemId, ofPost, brought);
	}
}
async function leavePictures(pool, importId) {
	const waiting = await nextPictures(pool, importId, atOnce);
	const why = { why: postsImportMessages.pictureCrashed };
	const left = new Map(waiting.map(({ address }) => [address, why]));
	for (const [newsItemId, ofPost] of Map.groupBy(waiting, (each) => each.newsItemId)) await place(pool, importId, newsItemId, ofPost, left);
	const task = await findTask(pool, importId);
	return {
		about: stoppedWork.pictures(waiting.length, task?.fileName ?? `No. ${importId}`),
		person: task?.createdBy ?? null
	};
}
async function bring({ pool, parts, reach = internet }, picture) {
	const { address, createdBy } = picture;
	const note = (save) => write(pool, createdBy, save);
	if (createdBy !== null && !await note((db) => mayStill(db, createdBy, mayImport))) return { why: postsImportMessages.pictureNotAllowed };
	const known = await findFetched(pool, address);
	if (known) return { photo: known };
	try {
		const bytes = await fetchPicture(address, {
			maxBytes: largestImportedPicture,
			reach
		});
		const name = cleanName(new URL(address).pathname);
		const signal = AbortSignal.timeout(12e4);
		const { url } = await takeImage(parts, note, {
			bytes,
			name,
			folder: "photos",
			signal
		});
		return { photo: await note((db) => saveFetched(db, {
			...picture,
			original: url
		})) };
	} catch (error) {
		return { why: whyNot(error) };
	}
}
function whyNot(error) {
	if (error instanceof OutsideError) return whyNoPicture(error, postsImportMessages.pictureTooLarge);
	if (error instanceof HttpError && error.status < 500) return error.message;
	throw error;
}
function place(pool, importId, newsItemId, pictures, brought) {
	return write(pool, pictures[0]?.createdBy ?? null, async (db) => {
		const post = await lockPictured(db, importId, newsItemId);
		if (!post) return;
		const places = new Map();
		for (const { line, address } of pictures) {
			const found = brought.get(address);
			const why = whyUndoRefused(found, post.isUntouched);
			if (found && "photo" in found && why === null) places.set(address, found.photo.src);
			else {
				const message = postsImportMessages.pictureStays(address, why ?? "");
				const text = post.headline.slice(0, 100);
				await insertProblems(db, importId, [{
					kind: "kept",
					line,
					field: "",
					text,
					message
				}]);
			}
			const photo = found && "photo" in found ? found.photo : null;
			await settlePicture(db, importId, {
				newsItemId,
				address
			}, why === null, photo);
		}
		if (places.size === 0) return;
		const imageUrl = (post.imageUrl && places.get(post.imageUrl)) ?? post.imageUrl;
		const body = withAddresses(post.body, places);
		await writePlaces(db, importId, newsItemId, {
			imageUrl,
			body
		});
	});
}
function whyUndoRefused(found, isUntouched) {
	if (!isUntouched) return postsImportMessages.picturePostChanged;
	return found && "why" in found ? found.why : null;
}
// server/src/platform/integrations/images/look-up.ts
var gone = [404, 410];
function outcomeOf({ status }) {
	if (gone.includes(status)) return "dead";
	return status >= 500 ? "unreachable" : "answers";
}
var bytesOf = ({ headers }) => {
	const bytes = Number(headers["content-length"]);
	return Number.isSafeInteger(bytes) && bytes > 0 ? bytes : null;
};
async function lookUpPublic(address, reach = internet) {
	try {
		const answer = await askOutside(address, {
			reach,
			headers: { accept: "*/*" },
			redirects: 3,
			maxBytes: null
		});
		return {
			outcome: outcomeOf(answer),
			finalUrl: answer.url,
			bytes: bytesOf(answer)
		};
	} catch (error) {
		if (!(error instanceof OutsideError)) throw error;
		return {
			outcome: "unreachable",
			finalUrl: address,
			bytes: null
		};
	}
}
// server/src/email/campaigns/look-up-links.ts
var together = 8;
var batch = 100;
async function lookUpLinks(pool, lookUp = lookUpPublic) {
	await forgetOldLookUps(pool);
	for (;;) {
		const waiting = await listWaiting(pool, batch);
		if (waiting.length === 0) return;
		const urls = waiting.values();
		const lane = async () => {
			for (const url of urls) await saveLookUp(pool, url, await lookUp(url));
		};
		await Promise.all(Array.from({ length: together }, lane));
	}
}
// server/src/email/mailchimp/tidy-mailchimp.ts
var tidyMs = 12e4;
var mayArriveMs = 9e5;
var isOver = async (pool, { askedAt }) => (await sharedNow(pool)).getTime() - askedAt.getTime() > mayArriveMs;
async function sayItWent(pool, campaignId, went) {
	await write(pool, null, async (db) => {
		const campaign = await lockCampaign(db, rowsOf(theProduct, campaignRows), campaignId);
		if (!campaign || ![
			"draft",
			"late",
			"failed"
		].includes(campaign.status)) return;
		await moveCampaign(db, campaign, {
			...went,
			problem: mailchimpMessages.sentThere
		});
	});
}
async function tidyOne(pool, accounts, request) {
	const { calls } = await accountOf(accounts, request, tidyMs);
	const { outcome, wentOut, wasThere } = await clearRequest(calls, request);
	if (outcome !== "gone") {
		const status = outcome === "sent" ? "sent" : "canceled";
		if (wentOut !== null && request.campaignVersion !== null) await sayItWent(pool, request.campaignId, {
			status,
			providerCampaignId: wentOut
		});
		await closeRequest(pool, request.id, outcome);
		return;
	}
	if (!wasThere && await isOver(pool, request)) await closeRequest(pool, request.id, "gone");
}
async function removeDoubles(pool, accounts, request) {
	const { calls } = await accountOf(accounts, request, tidyMs);
	const marked = await calls.marked(request.mark, beforeThat(request.askedAt));
	for (const { id, status } of marked) if (status === "save" && id !== request.providerCampaignId) await calls.remove(id);
	if (await isOver(pool, request)) await noteDouble(pool, request.id, false);
}
async function tidyMailchimp(pool, accounts) {
	if (!await isAtHome(pool)) return;
	const failures = [];
	const note = (error) => failures.push(error);
	for (const request of await listOrphans(pool)) await tidyOne(pool, accounts, request).catch(note);
	for (const request of await listDoubles(pool)) await removeDoubles(pool, accounts, request).catch(note);
	if (failures.length > 0) throw failures[0];
}
// server/src/email/mailings/senders.queries.ts
var silentSeconds = 10;
async function takeMailing(db, id, sender) {
	if ((await db`
    update mailings m set status = 'sending', started_at = coalesce(started_at, now()), problem = null
      from campaigns c
     where m.id = ${id} and m.status in ('scheduled', 'sending') and ${isNamed(db)} and is_at_home()
    returning m.id`).length === 0) return false;
	await db`delete from mailing_senders where mailing_id = ${id}`;
	await db`insert into mailing_senders (sender, mailing_id) values (${sender}, ${id})`;
	return true;
}
async function joinMailing(db, id, sender) {
	return (await db`
    insert into mailing_senders (sender, mailing_id)
    select ${sender}, m.id from mailings m join campaigns c on ${isNamed(db)}
     where m.id = ${id} and m.status = 'sending' and is_at_home() for share of m
    returning sender`).length > 0;
}
async function noteAlive(db, sender) {
	await db`update mailing_senders set seen_at = clock_timestamp() where sender = ${sender}`;
}
async function leaveMailing(db, sender) {
	await db`delete from mailing_senders where sender = ${sender}`;
}
async function isAlone(pool, id, sender) {
	const senders = await pool`
    select sender, seen_at < clock_timestamp() - ${silentSeconds} * interval '1 second' as is_silent
      from mailing_senders where mailing_id = ${id}`;
	const others = senders.filter((one) => one.sender !== sender);
	if (others.length === senders.length) return true;
	const silent = others.filter((other) => other.isSilent).map((other) => other.sender);
	if (silent.length > 0) await write(pool, null, async (db) => {
		await db`delete from mailing_senders where sender = any(${silent}::uuid[])`;
		await settleAbandoned(db, id, silent);
	});
	return silent.length === others.length;
}
async function listToShare(db, sentHere) {
	return (await db`
    select m.id from mailings m join campaigns c on ${isNamed(db)}
     where m.status = 'sending' and is_at_home() and m.id <> all(${sentHere}::int[])
       and exists (select from mail_deliveries d
                    where d.mailing_id = m.id and d.status = 'waiting' and ${whenDue(db)} <= now()
                    order by ${whenDue(db)}, d.subscriber_id offset ${199} limit 1)`).map(({ id }) => id);
}
var nowhere = String.raw`(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$`;
async function spreadByDomain(db, id, perSecond) {
	await db`
    update mail_deliveries d set not_before = clock_timestamp() + later.seconds * interval '1 second'
      from (select n.subscriber_id, (n.place - 1) / ${perSecond}::int as seconds
              from (select w.subscriber_id, row_number() over (partition by w.domain order by w.subscriber_id) as place
                      from (select subscriber_id, split_part(lower(email), '@', 2) as domain from mail_deliveries
                             where mailing_id = ${id} and status = 'waiting' and attempts = 0) w
                     where w.domain !~ ${nowhere}) n
             where n.place > ${perSecond}) later
     where d.mailing_id = ${id} and d.subscriber_id = later.subscriber_id and d.status = 'waiting'`;
}
async function secondsToNext(db, id, sender) {
	const [row] = await db`
    with mine as (${mine(db, id, sender)})
    select greatest(0, extract(epoch from d.not_before - now()))::float8 as seconds from mail_deliveries d
     where d.mailing_id = (select id from mine) and d.status = 'waiting'
     order by ${whenDue(db)}, d.subscriber_id limit 1`;
	return row ? row.seconds ?? 0 : null;
}
// server/src/email/mailings/lanes.ts
var lanes = 2;
var handfulSize = 10;
var sendingLimit = () => limitConcurrency(4);
var mostAttempts = 4;
var mostAttemptsOfOurs = 3;
var retryAfterSeconds = (attempts) => 30 * 4 ** (attempts - 1);
var nearSeconds = 2;
var shortestPause = 20;
function recorded(outcome, attempts) {
	const settled = {
		problem: null,
		bounce: null,
		retryAfterSeconds: 0,
		attempts
	};
	const again = (problem, pauses) => ({
		...settled,
		status: "waiting",
		problem,
		retryAfterSeconds: retryAfterSeconds(pauses)
	});
	if (outcome.result === "sent") return {
		...settled,
		status: "sent"
	};
	const { problem } = outcome;
	if (outcome.result === "away") return {
		...settled,
		status: "waiting",
		problem,
		attempts: attempts - 1
	};
	if (outcome.result === "retry" && attempts < mostAttempts) return again(problem, attempts);
	if (outcome.result === "unknown") return {
		...settled,
		status: "unknown",
		problem
	};
	const status = statusOfAnswer(problem);
	if (outcome.result === "failed" && isOurs(status) && attempts < mostAttemptsOfOurs) return again(problem, attempts + 1);
	return {
		...settled,
		status: "failed",
		problem,
		bounce: bounceOf(status)
	};
}
var isAnswered = ({ result }) => result === "sent" || result === "failed" || result === "retry";
var mostAwaySeconds = 120;
async function recordSurely({ pool, isStopping }, id, sender, results) {
	let left = results;
	for (let seconds = 0;; seconds += 1) try {
		return await recordDeliveries(pool, id, sender, left);
	} catch (error) {
		if (!isDatabaseAway(error) || isStopping() || seconds === mostAwaySeconds) throw error;
		left = results.filter(({ status }) => status !== "waiting");
		await setTimeout(1e3);
	}
}
async function sendHandful(sending, { mailing, sender, messageTo }) {
	const handful = await handOut(sending.pool, mailing.id, sender, handfulSize);
	if (handful.length === 0) return null;
	const messages = handful.filter((message) => message.status === "handed");
	const sent = await Promise.all(messages.map(async (message) => {
		const outcome = await sending.transport.send(messageTo(message));
		return {
			...message,
			outcome
		};
	}));
	const isAnswering = sent.some(({ outcome }) => isAnswered(outcome));
	const results = sent.map(({ subscriberId, attempts, outcome }) => {
		return {
			subscriberId,
			...recorded(isAnswering && outcome.result === "away" ? {
				...outcome,
				result: "retry"
			} : outcome, attempts)
		};
	});
	if (await recordSurely(sending, mailing.id, sender, results) && await write(sending.pool, null, (db) => renewEnd(db, mailing.id))) await sending.onChange(mailing.campaignId);
	await noteFailures(sending.pool, mailing.id, results);
	const [first] = results;
	return { away: isAnswering ? null : first?.problem ?? null };
}
async function noteFailures(pool, id, results) {
	const bounced = results.flatMap(({ subscriberId, bounce: kind, problem }) => kind ? [{
		subscriberId,
		kind,
		said: problem ?? ""
	}] : []);
	if (bounced.length > 0) await write(pool, null, (db) => noteBounces(db, id, bounced));
}
async function pause(sending, ms) {
	const until = Date.now() + ms;
	while (Date.now() < until && !sending.isStopping()) await setTimeout(Math.min(250, until - Date.now()));
}
async function isNextNear(sending, { mailing, sender }) {
	const seconds = await secondsToNext(sending.pool, mailing.id, sender);
	if (seconds === null || seconds > nearSeconds) return false;
	await pause(sending, Math.max(shortestPause, seconds * 1e3));
	return true;
}
async function goingOf(sending, mailing, sender) {
	const counted = await countedOf(sending.pool, mailing.id);
	return {
		mailing,
		sender,
		messageTo: messagesOf(mailing, sending.links, sending.mailFrom, counted)
	};
}
async function sendWhatWaits(sending, going, onThrough = async () => {}) {
	while (!sending.isStopping()) {
		const done = await sending.limit(async () => sending.isStopping() ? null : sendHandful(sending, going));
		if (done?.away) return done.away;
		if (done) await onThrough();
		else if (!await isNextNear(sending, going)) return null;
	}
	return null;
}
var inLanes = (lane) => Promise.all(Array.from({ length: lanes }, lane));
var endOf = ({ sent, failed, unknown }) => ({
	status: sent + unknown === 0 ? "failed" : "sent",
	problem: deliveryProblem(failed, unknown)
});
var lateProblem = ({ sent, total }) => total > 0 ? `${campaignMessages.late} ${sent} of ${total} were already sent and won\u2019t be sent again.` : campaignMessages.late;
async function renewEnd(db, id) {
	await lockMailing(db, id);
	const mailing = await findMailing(db, id);
	if (mailing?.status !== "sent" && mailing?.status !== "late") return false;
	const counts = await countLedger(db, id);
	const { status } = mailing;
	const end = status === "sent" ? endOf(counts) : {
		status,
		problem: lateProblem(counts)
	};
	if (end.status === status && end.problem === mailing.problem) return false;
	return moveMailing(db, id, [status], end.status, end.problem);
}
// server/src/email/mailings/send-mailing.ts
var awayPauses = [
	1e3,
	2e3,
	5e3,
	1e4,
	2e4,
	3e4
];
var minutesAgo = (minutes) => new Date(Date.now() - minutes * 6e4);
async function goOn({ pool, perDomain }, id) {
	await noteProblem(pool, id, null);
	if (perDomain !== null) await spreadByDomain(pool, id, perDomain);
}
async function runLane(sending, going) {
	const { mailing } = going;
	let failures = 0;
	let awaySince = new Date();
	const onThrough = async () => {
		if (failures > 0) await goOn(sending, mailing.id);
		failures = 0;
	};
	while (!sending.isStopping()) {
		const away = await sendWhatWaits(sending, going, onThrough);
		if (!away) return;
		if (failures === 0) awaySince = new Date();
		if (awaySince < minutesAgo(30)) return giveUp(sending, mailing, away);
		await noteProblem(sending.pool, mailing.id, campaignMessages.serverAway(whyAway(away)));
		await sending.onChange(mailing.campaignId);
		await pause(sending, awayPauses[Math.min(failures, awayPauses.length - 1)] ?? 0);
		failures += 1;
	}
}
async function waitForOthers(sending, { mailing, sender }) {
	while (!sending.isStopping() && !await isAlone(sending.pool, mailing.id, sender)) await pause(sending, 100);
}
async function giveUp(sending, mailing, away) {
	const why = campaignMessages.gaveUp(whyAway(away));
	await moveMailing(sending.pool, mailing.id, ["sending"], "failed", why);
	await sending.onChange(mailing.campaignId);
}
async function whyNobody(pool, { audienceId, part }, { skipped }) {
	const found = await countReaders(pool, audienceId, null, part);
	if (!found?.subscribers && skipped > 0) return campaignMessages.allSkipped;
	const state = part && (part.conditions.length > 0 ? "segment" : "not opened");
	return partMessages.nobody({
		isReached: Boolean(found?.subscribers),
		part: state
	});
}
async function finish(sending, mailing) {
	const { pool } = sending;
	const counts = await countLedger(pool, mailing.id);
	if (counts.waiting > 0 || counts.handed > 0) return;
	if (counts.total === 0) await moveMailing(pool, mailing.id, ["sending"], "failed", await whyNobody(pool, mailing, counts));
	else {
		const { status, problem } = endOf(counts);
		await moveMailing(pool, mailing.id, ["sending"], status, problem);
	}
	await sending.onChange(mailing.campaignId);
}
async function holdIfLate(sending, mailing) {
	if (mailing.idleMinutes < 30) return false;
	await settleAbandoned(sending.pool, mailing.id, "everybody");
	const counts = await countLedger(sending.pool, mailing.id);
	if (counts.total > 0 && counts.waiting === 0) {
		await finish(sending, mailing);
		return true;
	}
	await moveMailing(sending.pool, mailing.id, ["scheduled", "sending"], "late", lateProblem(counts));
	await sending.onChange(mailing.campaignId);
	return true;
}
async function sendMailing(sending, id) {
	const { pool } = sending;
	const mailing = await findMailing(pool, id);
	if (!mailing || !["scheduled", "sending"].includes(mailing.status)) return;
	if (!mailing.isDue) throw new Error(`Mailing ${id} is not due yet`);
	if (!await isAtHome(pool) || await holdIfLate(sending, mailing)) return;
	const sender = randomUUID();
	sending.sentHere.add(id);
	try {
		if (!await sending.limit(() => takeUp(sending, mailing, sender))) return await leaveAlone(sending, mailing);
		await sending.onChange(mailing.campaignId);
		const going = await goingOf(sending, mailing, sender);
		await inLanes(() => runLane(sending, going));
		await waitForOthers(sending, going);
		await finish(sending, mailing);
	} finally {
		sending.sentHere.delete(id);
	}
	await waitForRetries(sending, id);
}
async function progressOfMailing(pool, id) {
	const { total, waiting, handed } = await countLedger(pool, id);
	return `${total} ${waiting + handed}`;
}
async function giveUpMailing(sending, id) {
	const { pool } = sending;
	const mailing = await findMailing(pool, id);
	if (!mailing) return {
		about: stoppedWork.email(`No. ${id}`),
		person: null
	};
	await settleAbandoned(pool, id, "everybody");
	await moveMailing(pool, id, ["scheduled", "sending"], "failed", campaignMessages.crashed);
	await sending.onChange(mailing.campaignId);
	return {
		about: stoppedWork.email(mailing.subject),
		person: null
	};
}
function takeUp({ pool, perDomain }, mailing, sender) {
	const { id } = mailing;
	return write(pool, null, async (db) => {
		if (!await takeMailing(db, id, sender)) return false;
		if (mailing.status === "scheduled") {
			await openLedger(db, mailing);
			await startCounting(db, mailing);
		}
		await settleAbandoned(db, id, "everybody");
		if (perDomain !== null) await spreadByDomain(db, id, perDomain);
		return true;
	});
}
async function leaveAlone(sending, mailing) {
	if (!await isAtHome(sending.pool)) return;
	await cancelOrphans(sending.pool, mailing.campaignId);
	await sending.onChange(mailing.campaignId);
	await waitForRetries(sending, mailing.id);
}
async function waitForRetries(sending, id) {
	const after = await findMailing(sending.pool, id);
	if (after?.status !== "sending" && after?.status !== "scheduled") return;
	await pause(sending, 2e3);
	const sentence = `Mailing ${id} is not finished yet`;
	throw sending.isStopping() ? new LeftToOthers(sentence) : new Error(sentence);
}
// server/src/email/mailings/share-sending.ts
var lookEveryMs = 2e3;
var signOfLifeMs = 2e3;
var restMs = 3e4;
async function shareMailing(sending, id) {
	const { pool } = sending;
	const sender = randomUUID();
	const mailing = await findMailing(pool, id);
	if (!mailing || !await joinMailing(pool, id, sender)) return null;
	const signs = setInterval(() => {
		noteAlive(pool, sender).catch(logged("Couldn\u2019t record the heartbeat of a sender"));
	}, signOfLifeMs);
	try {
		const going = await goingOf(sending, mailing, sender);
		const away = await inLanes(() => sendWhatWaits(sending, going));
		await leaveMailing(pool, sender);
		return away.find((why) => why !== null) ?? null;
	} finally {
		clearInterval(signs);
	}
}
async function shareSends(sending, onTrouble) {
	const shared = new Map();
	const share = async (id) => {
		if (await shareMailing(sending, id)) await pause(sending, restMs);
	};
	const look = async () => {
		const found = await listToShare(sending.pool, [...sending.sentHere, ...shared.keys()]);
		for (const id of found.filter((one) => !sending.sentHere.has(one))) shared.set(id, inWork({
			name: "share of a mailing",
			id: String(id)
		}, () => share(id)).catch(onTrouble).finally(() => shared.delete(id)));
	};
	while (!sending.isStopping()) {
		await look().catch(onTrouble);
		await pause(sending, lookEveryMs);
	}
	await Promise.all(shared.values());
}
// server/src/people/sign-in/send-account-mail.ts
var resetsPerHour = 3;
async function prepareReset(mailer, username) {
	const { found: account } = await findAccount(mailer.pool, username);
	if (!account) return null;
	const token = newToken();
	return write(mailer.pool, null, async (db) => {
		const person = await lockAddressee(db, account.id);
		if (!person || await countResets(db, person.id) >= resetsPerHour) return null;
		const resetId = await insertReset(db, {
			userId: person.id,
			tokenHash: hashToken(token),
			minutes: 60
		});
		const link = `${mailer.publicUrl}/reset-password/${token}`;
		const letter = person.isNew ? welcomeLetter(person, link) : resetLetter(person, link);
		return {
			to: person.email,
			letter,
			resetId
		};
	});
}
async function prepare(mailer, mail) {
	if (mail.kind === "reset") return prepareReset(mailer, mail.username);
	const person = await findAddressee(mailer.pool, mail.userId);
	if (!person) return null;
	const signInPage = `${mailer.publicUrl}/login`;
	return mail.kind === "password-changed" ? {
		to: person.email,
		letter: passwordChanged(person, signInPage),
		resetId: null
	} : {
		to: mail.to,
		letter: emailChanged(person, signInPage),
		resetId: null
	};
}
async function sendAccountMail(mailer, mail) {
	const prepared = await prepare(mailer, mail);
	if (!prepared) return;
	const outcome = await sendLetter(mailer, prepared.to, prepared.letter);
	if (outcome.result === "sent" || outcome.result === "unknown") return;
	const { resetId } = prepared;
	if (resetId !== null) await write(mailer.pool, null, (db) => deleteReset(db, resetId));
	throwUnlessSent(outcome);
}
var greeting = (person) => `Hello ${oneLine(person.name)},`;
var resetLetter = (person, link) => letter({
	subject: "Reset your Masthead password",
	paragraphs: [greeting(person), `Someone requested a new password for your Masthead account, ${oneLine(person.username)}. Set it with the link below. The link works once and expires in 60 minutes.`],
	button: {
		label: "Set a new password",
		href: link
	},
	otherwise: "If you didn\u2019t request this, ignore this email. Your password hasn\u2019t changed, and no one else has received the link."
});
var welcomeLetter = (person, link) => letter({
	subject: "You were added to Masthead",
	paragraphs: [greeting(person), `You were added to Masthead with the username ${oneLine(person.username)}. Choose a password to get started. The link works once and expires in 60 minutes. To get a new one, use Forgot Password on the sign-in page.`],
	button: {
		label: "Choose a password",
		href: link
	},
	otherwise: "If you don\u2019t know Masthead, ignore this email. No one can sign in to this account until a password is chosen."
});
var passwordChanged = (person, signInPage) => letter({
	subject: "Your Masthead password was changed",
	paragraphs: [greeting(person), `The password of your Masthead account, ${oneLine(person.username)}, was changed, and all other browsers were signed out.`],
	button: {
		label: "Go to Masthead",
		href: signInPage
	},
	otherwise: "If this wasn\u2019t you, use Forgot Password on the sign-in page right away and tell an admin."
});
var emailChanged = (person, signInPage) => letter({
	subject: "Your Masthead email address was changed",
	paragraphs: [greeting(person), `The email address of your Masthead account, ${oneLine(person.username)}, was changed. Emails about the account no longer go to this address.`],
	button: {
		label: "Go to Masthead",
		href: signInPage
	},
	otherwise: "If this wasn\u2019t you, tell an admin right away."
});
// server/src/platform/backup/schedule.ts
var retryMs = hourMs;
function lastPlanned(now, at) {
	const planned = (day) => centralInstant(day, at) ?? startOfDay(day);
	const today = centralDay(now);
	return planned(today) <= now ? planned(today) : planned(addDays(today, -1));
}
function isDue(now, at, { good, failed }) {
	if (good && good >= lastPlanned(now, at)) return false;
	return !failed || now.getTime() - failed.getTime() >= retryMs;
}
async function startBackups(jobs, { config, pool, log }) {
	const { target: targetName, at, keep, recipients, s3 } = config.backup;
	if (!targetName) return () => {};
	const target = openTarget("MASTHEAD_BACKUP", targetName, s3);
	const stopping = new AbortController();
	const order = {
		pool,
		connection: pool.config,
		areas: openFileAreas(config),
		target,
		targetName,
		seal: sealFor(recipients),
		version,
		publicUrl: config.publicUrl,
		signal: stopping.signal
	};
	await jobs.everyMinute("daily-backup", async () => {
		if (!isDue(new Date(), at, await findLastBackups(pool, targetName))) return;
		try {
			await backUp(order);
			await prune(target, keep, new Date());
		} catch (error) {
			if (error instanceof BackupUnderWay || stopping.signal.aborted) return;
			log(`The backup to ${targetName} failed and will be tried again in an hour. ${inOneLine(error)}`);
			await tellBackupFailed(pool, stoppedWork.backup);
		}
	});
	return () => stopping.abort();
}
// server/src/platform/db/data-moves.ts
var batchMs = 200;
var sizes = {
	first: 200,
	least: 50,
	most: 5e3
};
var usualMs = 5e4;
async function moveData(pool, moves, { isStopping, forMs = usualMs }) {
	const end = performance.now() + forMs;
	for (const move of moves) {
		await beginMove(pool, move, await move.findEnd(pool));
		let size = sizes.first;
		while (!isStopping() && performance.now() < end) {
			const at = performance.now();
			if (!await moveOnce(pool, move, size)) break;
			const took = performance.now() - at;
			size = Math.round(Math.min(sizes.most, Math.max(sizes.least, size * batchMs / Math.max(took, 1))));
			await setTimeout(took);
		}
	}
}
var moveOnce = (pool, move, size) => write(pool, null, async (db) => {
	const after = await holdMove(db, move.id);
	if (after === null) return false;
	const last = await move.moveBatch(db, after, size);
	await (last === null ? endMove(db, move.id) : noteMove(db, move.id, last));
	return last !== null;
});
// server/src/workspace/home/daily-summary.ts
var summaryQueue = "daily-summary";
async function planSummaries(pool, jobs, now) {
	const clock = centralClock(now);
	if (clock < summaryHours.from || clock >= summaryHours.until) return;
	const day = today(now);
	await write(pool, null, async (db) => {
		for (const userId of await claimSummaries(db, day)) await jobs.plan(db, summaryQueue, {
			userId,
			day
		});
	});
}
var deskOf = (pool, person, now, rule) => person.isStaff ? countDesk(pool, person, now, rule) : asPartner(pool, person, (db) => countDesk(db, person, now, rule));
async function sendSummary(sender, summary, now) {
	const { pool, publicUrl } = sender;
	if (summary.day !== today(now)) return;
	const person = await findSummaryPerson(pool, summary.userId);
	if (!person) return;
	const items = await deskOf(pool, person, now, sender);
	if (items.length === 0 || !await handSummary(pool, summary)) return;
	const outcome = await sendLetter(sender, person.email, summaryLetter(person, items, {
		now,
		publicUrl
	}));
	if (outcome.result === "retry" || outcome.result === "away") await takeBackSummary(pool, summary);
	throwUnlessSent(outcome);
}
function summaryLetter({ name }, items, { now, publicUrl }) {
	const day = today(now);
	return letter({
		subject: summaryMessages.subject(`${weekdays[weekdayOf(day)]}, ${sendDay(day)}`),
		paragraphs: [summaryMessages.greeting(oneLine(name))],
		links: items.map(({ key, count, search }) => ({
			label: `${countText(count)} \u00B7 ${deskItems[key].title}`,
			href: `${publicUrl}${screens[deskItems[key].screen].path}?${new URLSearchParams(search).toString()}`
		})),
		button: {
			label: summaryMessages.button,
			href: `${publicUrl}${screens.home.path}`
		},
		otherwise: summaryMessages.otherwise
	});
}
// server/src/start-worker.ts
async function startIntake({ bounces }, pool, links, log) {
	if (!bounces) return async () => {};
	const { openIntake } = await import("./mail-intake-C3XOKgp-.js");
	const onTrouble = (error) => log(`Incoming mail: ${String(error)}`);
	return (await openIntake(bounces, {
		pool,
		links,
		onTrouble
	})).close;
}
var letterCare = { giveUp: async () => ({
	about: stoppedWork.letter,
	person: null
}) };
async function startLetters(pool, jobs, sender) {
	await jobs.work(accountMailQueue, async (job) => {
		if (!await isAtHome(pool)) throw new Error(campaignMessages.held);
		await sendAccountMail({
			pool,
			...sender
		}, job);
	}, letterCare);
	await jobs.work(decisionMailQueue, async (job) => {
		if (!await isAtHome(pool)) throw new Error(campaignMessages.held);
		await sendDecisionMail({
			pool,
			...sender
		}, job);
	}, letterCare);
}
var mostSends = 100;
async function startSending({ config, pool, jobs, mail: parts, log }) {
	const { mail, mailchimp, links, transport } = parts;
	const { publicUrl, mailFrom } = config;
	let isStopping = false;
	const sending = {
		pool,
		transport,
		links,
		mailFrom,
		perDomain: config.mailPerDomain,
		isStopping: () => isStopping,
		sentHere: new Set(),
		limit: sendingLimit(),
		onChange: (campaignId) => settleCampaign(pool, mail, campaignId)
	};
	await jobs.work(sendQueue, ({ mailingId }) => sendMailing(sending, mailingId), {
		concurrency: mostSends,
		progress: ({ mailingId }) => progressOfMailing(pool, mailingId),
		giveUp: ({ mailingId }) => giveUpMailing(sending, mailingId)
	});
	await jobs.work(lookUpQueue, () => lookUpLinks(pool));
	await startLetters(pool, jobs, {
		transport,
		publicUrl,
		mailFrom
	});
	await jobs.everyMinute("settle-campaigns", async () => {
		await cancelOrphans(pool);
		const forgotten = await isAtHome(pool) ? await listForgotten(pool) : [];
		for (const mailingId of forgotten) await jobs.plan(pool, sendQueue, { mailingId });
		await settleCampaigns(pool, mail, await sharedNow(pool));
	});
	await jobs.everyMinute("drop-old-tokens", async () => {
		await dropOldTokens(pool);
		await dropOldReaders(pool);
		await dropOldAnswers(pool);
		await dropOldCounts(pool);
	});
	await jobs.everyMinute("tidy-mailchimp", () => tidyMailchimp(pool, mailchimp));
	const closeIntake = await startIntake(config, pool, links, log);
	const onTrouble = (error) => log(`Send allowance: ${String(error)}`);
	const sharing = shareSends(sending, onTrouble).catch(onTrouble);
	const stop = () => {
		isStopping = true;
	};
	const close = async () => {
		stop();
		await Promise.all([closeIntake(), sharing]);
	};
	return {
		stop,
		close
	};
}
async function startSummaries({ config, pool, jobs, mail }) {
	const { publicUrl, mailFrom, needsSecondPerson } = config;
	const sender = {
		pool,
		transport: mail.transport,
		publicUrl,
		mailFrom,
		needsSecondPerson
	};
	await jobs.work(summaryQueue, async (summary) => {
		if (!await isAtHome(pool)) throw new Error(campaignMessages.held);
		await sendSummary(sender, summary, new Date());
	}, letterCare);
	await jobs.everyMinute("plan-daily-summaries", async () => planSummaries(pool, jobs, await sharedNow(pool)));
}
var startNotices = (pool, jobs) => jobs.everyMinute("notices", async () => {
	await tellFailed(pool, tellJobFailed);
	await tellUnknownSends(pool);
	await dropOldNotices(pool, 90);
});
async function startPublishing(pool, jobs) {
	await jobs.work(publishQueue, async ({ newsItemId }) => {
		await publishDue(pool, newsItemId);
	}, { giveUp: async ({ newsItemId }) => ({
		about: stoppedWork.post(newsItemId),
		person: null
	}) });
	await jobs.everyMinute("publish-due-posts", () => publishAllDue(pool));
}
async function startWork(parts) {
	const { config, pool, jobs } = parts;
	await startPublishing(pool, jobs);
	await startNotices(pool, jobs);
	await startSummaries(parts);
	const stopImports = await startImportJobs(jobs, {
		pool,
		kinds: importKinds$1
	});
	const stopPictures = await startPictureJobs(jobs, {
		pool,
		config
	});
	const stopBackups = await startBackups(jobs, parts);
	const { stop: stopSending, close } = await startSending(parts);
	let isStopping = false;
	await jobs.everyMinute("move-data", () => moveData(pool, dataMoves, { isStopping: () => isStopping }));
	const stop = () => {
		stopBackups();
		isStopping = true;
		stopSending();
		stopImports();
		stopPictures();
	};
	return {
		stop,
		close
	};
}
export { startWork };
