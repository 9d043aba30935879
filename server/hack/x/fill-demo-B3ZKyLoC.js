import { A as number, E as int, F as string, I as tuple, N as record, P as strictObject, S as boolean, T as exactOptional, k as looseObject, x as array, y as _enum } from "./schemas-Jv2eCdm5.js";
import { $ as styleOfDay, A as createPost, B as pickedRow, C as insertPreviewLink, E as deletePost, F as privateStorage, L as storageKey, R as newsAlertKind, T as revokePreviewLink, X as emptyDigest, _ as finishExport, dt as savedViewRows, h as exportNext, j as digestKind, l as saveInvoice, lt as insertView, rt as newSavedView, st as promoAlertKind, t as hotwKind, v as insertExport, z as buildDigest } from "./hotw.routes-IcQiHMzt.js";
import { Ci as promoAlertRecord, Ct as invoiceStore, E as setSlotParts, Gn as newsAlertRecord, Kn as digestLimits, Sn as rebelmouseRoles, St as invoiceRows, Vn as amountText, Xa as campaignRows, ao as moveCampaign, bt as hotwRecord, ca as sendingTemplate, eo as findCampaign, jn as invoiceTypes, ra as fingerprint, xt as hotwStyles } from "./notice.store-DHr4QfeE.js";
import { F as findEditedPost, N as setMark, R as setSchedule, S as savePost, j as movePlan, nt as startCounting, p as publishPost } from "./settle-campaign-BLxo7KRu.js";
import { E as campaignMessages, m as insertMailing, p as findMailing } from "./mailchimp.store-eEKU1VIU.js";
import { c as theProduct, s as rowsOf } from "./rows-CMespLVE.js";
import { l as slugOf$1, r as eventSection } from "./news-item-form-BcFxdGLH.js";
import { _ as startOfDay, i as centralInstant, l as dayMs, o as centralZone, p as listDay, r as centralDay, t as addDays, v as today, y as weekdayOf } from "./dates-DazF5sVJ.js";
import { i as viewerOfSession } from "./viewer-BF3D23RW.js";
import { a as sceneNames, c as itemAt, l as readRecords, o as WIDTH, s as diceFor, u as readText } from "./pictures-aB1WzF8Q.js";
import { A as emailStyles, D as defaultUtm, i as emailTemplateRows, o as findEmailTemplate, s as findTemplateOfStyle } from "./email-template.store-BQn1QdXX.js";
import { C as siteStore, M as siteName, S as siteRows, b as listSites, j as siteLabel, y as insertSections } from "./audience.store-CboQ4t3a.js";
import { l as initialOf } from "./record-CNAANDXH.js";
import { Et as searchNewsItems, Lt as postStatus, Sn as insertRecord, _t as everyPost, c as findTask, d as insertImport, ft as postRows, h as moveImport, hn as readRecord, n as beginUndo, pn as insertWhole, t as beginRun } from "./import.store-Dtz9gWJp.js";
import { n as characterCount, r as cutTo } from "./fields-CfYyEer0.js";
import { o as insertMessage, s as insertVisit } from "./chat.store-JgOo811O.js";
import { Y as addPosts, b as beginWork, g as saveOutcomes, q as occurrenceTag, v as undoSome, z as importOptions } from "./listing-files.routes-ovs94Wfv.js";
import { i as inDigits } from "./counting-Bp118qqt.js";
import { t as whyAway } from "./delivery-reason-BnO5xNin.js";
import { n as newToken, t as hashToken } from "./seal-DN7iooCk.js";
import { n as hashPassword } from "./password-C8uurIf_.js";
import { x as roles, y as effectiveRoles } from "./hooks-BU17EPiZ.js";
import { t as fileReaders } from "./file-readers-C-1JpYYc.js";
import { t as importKinds } from "./import-kinds-CN3AUJos.js";
import { t as audienceMessages } from "./audience.messages-CxTR-WtH.js";
import { randomBytes, randomUUID } from "node:crypto";
import sharp from "sharp";
// demo/src/as-person.ts
async function viewerOf(db, username) {
	const [row] = await db`
    select u.id, u.username, u.name, u.email, u.image_url, o.id as organization_id, o.is_owner, u.is_chat_member,
           array(select r.name from user_roles r where r.user_id = u.id order by r.id) as roles
      from users u left join organizations o on o.id = u.organization_id where u.username = ${username}`;
	if (!row) throw new Error(`Nobody in the demo is called ${username}`);
	return viewerOfSession({
		...row,
		...noSession
	});
}
var noSession = {
	sessionId: 0,
	isSeenLongAgo: false,
	livesForMs: 0,
	viewedById: null,
	viewedByName: null
};
async function as(db, username, act) {
	const viewer = await viewerOf(db, username);
	const actAs = (id) => db`
    select set_config('masthead.work', '', true), set_config('masthead.actor', ${String(id)}, true)`;
	await actAs(viewer.id);
	const done = await act(viewer);
	await actAs("");
	return done;
}
// demo/src/save-email.ts
var templates$1 = rowsOf(theProduct, emailTemplateRows);
async function mailingOf(db, config, campaign, send) {
	const template = campaign.emailTemplateId ? await findEmailTemplate(db, templates$1, campaign.emailTemplateId) : null;
	if (!template?.audienceId) return null;
	const [editor] = await db`select id from users where username = 'editor'`;
	return insertMailing(db, {
		campaignId: campaign.id,
		campaignVersion: campaign.version,
		audienceId: template.audienceId,
		subject: campaign.subject,
		previewText: campaign.previewText,
		fromName: template.fromName,
		replyTo: template.replyTo,
		part: null,
		...await send.render(campaign, config, db)
	}, {
		sendAt: send.at,
		archiveKey: randomBytes(18).toString("base64url"),
		requestedBy: editor?.id ?? 1
	});
}
var isUnknown = (db) => db`m.id % 5 = 0 and s.id % 211 = m.id % 211`;
async function markSent(db, mailingId, sendAt) {
	await db`insert into mail_deliveries (mailing_id, subscriber_id, email, status, attempts, at, problem)
    select m.id, s.id, s.email,
           case when s.id % 97 = 0 then 'failed' when ${isUnknown(db)} then 'unknown' else 'sent' end, 1,
           ${sendAt}::timestamptz + interval '40 seconds',
           case when s.id % 97 = 0 then '550 5.1.1 No such mailbox'
                when ${isUnknown(db)} then 'The line broke before the server had answered' end
      from mailings m join subscribers s on s.audience_id = m.audience_id and s.status = 'subscribed'
     where m.id = ${mailingId}`;
	await db`update mailings set status = 'sent', started_at = ${sendAt}, finished_at = ${sendAt}::timestamptz + interval '1 minute'
    where id = ${mailingId}`;
}
async function saveEmail(db, { config, now }, { store, render }, form, staysDraft) {
	const { id } = await insertWhole(db, store, theProduct, form);
	const at = form.sendDate && form.sendTime ? centralInstant(form.sendDate, form.sendTime) : null;
	if (!at) return;
	const isSent = at < now;
	if (!isSent && staysDraft) return;
	const campaign = await findCampaign(db, rowsOf(theProduct, campaignRows), id);
	const mailingId = campaign && await mailingOf(db, config, campaign, {
		at,
		render
	});
	if (!campaign || mailingId === null) return;
	if (isSent) await markSent(db, mailingId, at);
	await moveCampaign(db, campaign, {
		status: isSent ? "sent" : "scheduled",
		problem: null,
		providerCampaignId: String(mailingId)
	});
}
var mailsKept = 5;
var fillOutbox = (db, publicUrl) => {
	const nobody = `${publicUrl}/u/test`;
	const personal = (content) => db`replace(replace(${db(content)}, '*|UNSUB|*', ${nobody}), '*|ARCHIVE|*', ${nobody})`;
	return db`insert into outbox_messages (mailing_id, subscriber_id, purpose, sender_line, recipient, subject, html, text, headers, created_at)
    select m.id, d.subscriber_id, 'campaign', m.from_name || ' <' || m.reply_to || '>', d.email, m.subject,
           ${personal("m.html")}, ${personal("m.text")}, '{}', d.at
      from mailings m cross join lateral
           (select * from mail_deliveries where mailing_id = m.id and status = 'sent' order by subscriber_id limit ${mailsKept}) d
     order by d.at, m.id, d.subscriber_id`;
};
// demo/src/fill-alerts.ts
var days$1 = int();
var alert = strictObject({
	style: _enum([
		"Promo Alert",
		"Insider Invite",
		"News Alert"
	]),
	subject: string(),
	title: string(),
	teaser: string().optional(),
	buttonLabel: string(),
	path: string(),
	body: string(),
	sendOn: tuple([days$1, string()]),
	banner: tuple([days$1, days$1]).optional()
});
var alertWords = readRecords("alerts", array(alert));
function messageOf(words, site, today) {
	const { sendOn, banner } = words;
	return {
		subject: words.subject,
		title: words.title,
		buttonLabel: words.buttonLabel,
		buttonUrl: `${site.url}${words.path}`,
		body: words.body.replaceAll("{city}", site.city),
		siteId: site.id,
		utm: defaultUtm(words.style),
		sendDate: addDays(today, sendOn[0]),
		sendTime: sendOn[1],
		startDate: banner ? `${addDays(today, banner[0])}T06:00` : null,
		endDate: banner ? addDays(today, banner[1]) : null
	};
}
async function fillAlerts(db, config, now) {
	const today = centralDay(now);
	const templates = rowsOf(theProduct, emailTemplateRows);
	const sites = (await listSites(db, rowsOf(theProduct, siteRows))).filter((site) => site.isMain);
	for (const [place, site] of sites.entries()) {
		const yesterday = { sendDate: addDays(today, -1) };
		const built = await buildDigest(db, theProduct, site, yesterday, config.publicUrl);
		for (const [at, words] of alertWords.entries()) {
			const template = await findTemplateOfStyle(db, templates, words.style, site.id);
			const picture = built.news_items[at % Math.max(1, built.news_items.length)]?.image_url ?? null;
			const message = {
				...messageOf(words, site, today),
				emailTemplateId: template?.id ?? null
			};
			const staysDraft = (place + at) % 2 === 1;
			const common = {
				photoUrl: picture,
				trendingEvents: built.events
			};
			if (words.style === "News Alert") {
				const { style, teaser = null } = words;
				const own = {
					newsItems: built.news_items.slice(1, 3),
					newsLinks: built.news_links,
					teaser
				};
				const form = {
					...initialOf(newsAlertRecord),
					...message,
					...common,
					...own,
					style
				};
				await saveEmail(db, {
					config,
					now
				}, newsAlertKind, form, staysDraft);
				continue;
			}
			const own = {
				trendingNews: built.news_items.slice(0, 2),
				photoType: "16x9"
			};
			const form = {
				...initialOf(promoAlertRecord),
				...message,
				...common,
				...own
			};
			await saveEmail(db, {
				config,
				now
			}, promoAlertKind, {
				...form,
				style: words.style
			}, staysDraft);
		}
	}
}
// demo/src/fill-bills.ts
var bills = 12;
var billsOfApproved = 4;
var escaped = (text) => text.replace(/[^\x20-\x7e]/g, "-").replace(/[\\()]/g, (sign) => `\\${sign}`);
function pdfOf(lines) {
	const text = `BT /F1 12 Tf 20 TL 72 740 Td\n${lines.map((line) => `(${escaped(line)}) '`).join("\n")}\nET`;
	const objects = [
		"<< /Type /Catalog /Pages 2 0 R >>",
		"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
		"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
		`<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
		"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"
	];
	let file = "%PDF-1.4\n";
	const places = objects.map((object, at) => {
		const place = file.length;
		file += `${at + 1} 0 obj\n${object}\nendobj\n`;
		return `${String(place).padStart(10, "0")} 00000 n \n`;
	});
	const end = file.length;
	file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}`;
	file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${end}\n%%EOF\n`;
	return Buffer.from(file, "latin1");
}
var markup = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
function receiptOf(lines) {
	const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="200" font-family="monospace" font-size="16"><rect width="640" height="200" fill="#fbfaf5"/>${lines.map((line, at) => `<text x="24" y="${48 + 30 * at}">${markup(line)}</text>`).join("")}</svg>`;
	return sharp(Buffer.from(drawing)).png().toBuffer();
}
var newest = (db, isOpen, limit) => db`
  select i.id, i.contributor_id, u.name, i.date, i.amount::text as amount, i.description
    from invoices i join users u on u.id = i.contributor_id
   where (i.state <> 'approved') = ${isOpen} order by i.date desc, i.id desc limit ${limit}`;
async function fillBills(db, config) {
	const storage = privateStorage(config, "invoices");
	const billed = [...await newest(db, true, bills), ...await newest(db, false, billsOfApproved)];
	for (const [at, { id, contributorId, name, date, amount, description }] of billed.entries()) {
		const lines = [
			name,
			`Bill of ${listDay(date)}`,
			description,
			amountText(amount)
		];
		const kind = at % 6 === 5 ? "png" : "pdf";
		const content = kind === "png" ? await receiptOf(lines) : pdfOf(lines);
		const key = randomUUID().replaceAll("-", "");
		const file = {
			key,
			name: `bill-${id}.${kind}`,
			kind,
			bytes: content.length
		};
		await storage.write(storageKey(key), content, "application/octet-stream");
		const [kept] = await db`
      insert into invoice_uploads ${db({
			...file,
			invoiceId: id,
			createdBy: contributorId
		})} returning id`;
		await db`insert into invoice_files ${db({
			invoiceId: id,
			uploadId: kept?.id ?? 0,
			position: 1,
			name: file.name
		})}`;
	}
}
// demo/src/fill-campaigns.ts
var templates = rowsOf(theProduct, emailTemplateRows);
var sendTime = "06:45";
var subjectOf = (headlines, style, city) => headlines.find((headline) => characterCount(headline) <= digestLimits.subject) ?? `${style}: what ${city} reads today`;
var findPosts = (db, search) => searchNewsItems(db, rowsOf(theProduct, postRows), {
	...everyPost,
	statuses: [0],
	...search
});
async function guidesOf(db, site, sendDate, publicUrl) {
	const ofSite = {
		siteId: site.id,
		limit: digestLimits.trendingPlaces
	};
	const offset = Number(sendDate.slice(-2)) % 2;
	const [places, charities, events] = await Promise.all([
		findPosts(db, {
			...ofSite,
			types: ["place"],
			offset
		}),
		findPosts(db, {
			...ofSite,
			types: ["charity"]
		}),
		findPosts(db, {
			...ofSite,
			types: ["event"],
			title: "charity",
			sort: "starts_at"
		})
	]);
	const item = (row) => pickedRow(row, site.url, publicUrl);
	const coming = events.rows.find(({ startsAt }) => startsAt && startsAt >= startOfDay(addDays(sendDate, 1)));
	return {
		trendingPlaces: places.rows.map(item),
		charityEvent: coming ? item(coming) : null,
		charityOrganizations: charities.rows.map(item)
	};
}
async function digestOf(db, site, sendDate, publicUrl) {
	const style = styleOfDay(sendDate);
	const built = await buildDigest(db, theProduct, site, {
		sendDate,
		style
	}, publicUrl);
	const lead = built.news_items[0];
	const template = await findTemplateOfStyle(db, templates, style, site.id);
	if (!lead || !template || built.events.length !== 3) return null;
	return {
		...emptyDigest,
		style,
		subject: subjectOf([...built.news_items, ...built.news_links].map(({ headline }) => headline), style, site.city),
		previewText: cutTo(lead.headline, 150),
		siteId: site.id,
		newsItems: built.news_items,
		newsLinks: built.news_links,
		trendingEvents: built.events,
		...await guidesOf(db, site, sendDate, publicUrl),
		utm: defaultUtm(style),
		sendDate,
		sendTime,
		emailTemplateId: template.id
	};
}
async function fillCampaigns(db, config, now) {
	const today = centralDay(now);
	const sites = (await listSites(db, rowsOf(theProduct, siteRows))).filter((site) => site.isMain);
	for (const [position, site] of sites.entries()) for (let offset = -6; offset <= 1; offset += 1) {
		if (offset === 1 && position === sites.length - 1) continue;
		const form = await digestOf(db, site, addDays(today, offset), config.publicUrl);
		if (!form) continue;
		await saveEmail(db, {
			config,
			now
		}, digestKind, form, position % 2 === 1);
	}
}
// demo/src/fill-chat.ts
var chatTalk = readRecords("chat/talk", array(strictObject({
	daysAgo: int(),
	clock: string(),
	by: _enum([
		"admin",
		"editor",
		"email-campaign"
	]),
	says: string(),
	file: string().optional()
})));
async function known$1(db) {
	const people = await db`
    select id, username from users where is_chat_member`;
	const [story] = await db`
    select id, site_id from news_items where type = 'article' and status = 0 order by id limit 1`;
	const [firm] = await db`select id from showcase_firms order by id limit 1`;
	const ids = new Map(people.map(({ username, id }) => [username, id]));
	return {
		idOf: (username) => {
			const id = ids.get(username);
			if (id === void 0) throw new Error(`Nobody in the chat is called ${username}`);
			return id;
		},
		story: story ? `/editor/${story.siteId}/${story.id}` : "/articles",
		firm: firm ? `/firm/${firm.id}` : "/firm"
	};
}
async function fillChat(db, config, now) {
	const { idOf, story, firm } = await known$1(db);
	const storage = privateStorage(config, "chat");
	const day = today(now);
	const words = (text) => text.replace("{story}", `${config.publicUrl}${story}`).replace("{firm}", `${config.publicUrl}${firm}`);
	for (const { file, ...line } of chatTalk) {
		const at = instantOf(line, day);
		if (at >= now) continue;
		const content = file && Buffer.from(readText(`chat/${file}`));
		const kind = file?.endsWith(".svg") ? "svg" : null;
		const key = randomUUID().replaceAll("-", "");
		if (content) await storage.write(storageKey(key), content, "text/plain");
		const userId = idOf(line.by);
		await insertMessage(db, {
			userId,
			clientId: randomUUID(),
			type: content ? typeOf(kind) : "text",
			message: content ? "" : words(line.says),
			file: content ? {
				key,
				name: file,
				bytes: content.byteLength,
				kind
			} : null
		});
		await db`update chat_messages set created_at = ${at} where id = (select max(id) from chat_messages)`;
	}
	await fillReads(db, now);
	await fillVisits(db, idOf, day);
}
var typeOf = (kind) => kind ? "image" : "file";
function instantOf({ daysAgo, clock }, today) {
	const at = centralInstant(addDays(today, -daysAgo), clock);
	if (!at) throw new Error(`No such time: ${clock}`);
	return at;
}
async function fillReads(db, now) {
	await db`insert into chat_reads (user_id, message_id, read_at)
    select u.id, (select max(id) from chat_messages m where m.user_id <> u.id), ${now}
      from users u where u.is_chat_member`;
	await db`update chat_messages m set read_at = m.created_at + interval '4 minutes'
            where id < (select max(id) from chat_messages)`;
}
async function fillVisits(db, idOf, day) {
	const people = [
		"admin",
		"editor",
		"email-campaign"
	];
	for (let ago = 13; ago > 0; ago -= 1) for (const [order, username] of people.entries()) {
		await insertVisit(db, idOf(username), randomUUID());
		await db`update chat_visits set created_at = ${instantOf({
			daysAgo: ago,
			clock: `${9 + 2 * order}:${10 + ago}`.padStart(5, "0")
		}, day)} where id = (select max(id) from chat_visits)`;
	}
}
// demo/src/fill-sites.ts
var demoProperty = "CityBeat";
var demoCities = [
	"Austin",
	"Dallas",
	"Fort Worth",
	"Houston",
	"San Antonio"
];
var host = (city) => city.toLowerCase().replaceAll(" ", "");
var sites = [
	...demoCities.map((city) => ({
		property: demoProperty,
		city,
		url: `https://${host(city)}.citybeat.example`
	})),
	{
		property: "AutomativeMap",
		city: "Houston",
		url: "https://automativemap.example"
	},
	{
		property: "InnovationMap",
		city: "Houston",
		url: "https://houston.innovationmap.example"
	},
	{
		property: "SportsMap",
		city: "Houston",
		url: "https://sportsmap.example"
	}
];
var unbranded = {
	brandColour: null,
	logoUrl: null,
	postalAddress: null
};
var brands = {
	Houston: {
		brandColour: "#0b5f6b",
		postalAddress: "1200 Main Street\nHouston, TX 77002"
	},
	"San Antonio": { postalAddress: "300 Alamo Plaza\nSan Antonio, TX 78205" }
};
async function fillSites(db) {
	for (const site of sites) {
		const isMain = site.property === demoProperty;
		const { id } = await insertRecord(db, siteStore, {
			...site,
			name: siteName(site),
			isMain,
			previewUrl: null,
			timeZone: centralZone,
			...unbranded,
			...brands[site.city]
		});
		await insertSections(db, id);
	}
}
// demo/src/story-calendar.ts
var MINUTE = 6e4;
var FULL_DAYS = 12;
var WEEKDAY_MINUTES = [
	370,
	402,
	447,
	488,
	531,
	583,
	644,
	712,
	790,
	868,
	952,
	1085
];
var WEEKEND_MINUTES = [
	425,
	540,
	690,
	965
];
var NEWS_DAY_STARTS = 361;
var isWeekend = (day) => weekdayOf(day) % 6 === 0;
function atMinute(day, minutes) {
	const clock = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0"));
	const instant = centralInstant(day, clock.join(":"));
	if (!instant) throw new RangeError(`No such time: ${day} ${clock.join(":")}`);
	return instant;
}
function publicationTimes(now, count, dice) {
	const today = centralDay(now);
	const earlier = Array.from({ length: 11 }, (_, index) => addDays(today, -index - 1));
	const recent = [...timesToday(now, today, dice), ...earlier.flatMap((day) => timesOf(day, dice))];
	const left = Math.max(count - recent.length, 0);
	const older = Array.from({ length: left }, (_, index) => {
		const share = ((index + dice.between(0, 1)) / left) ** 1.3;
		const back = FULL_DAYS + Math.floor(share * 353);
		return atMinute(addDays(today, -back), dice.whole(371, 1200));
	});
	return [...recent, ...older].slice(0, count).sort((one, other) => other.getTime() - one.getTime());
}
function timesOf(day, dice) {
	return (isWeekend(day) ? WEEKEND_MINUTES : WEEKDAY_MINUTES).map((minute) => atMinute(day, minute + dice.whole(0, 17)));
}
function timesToday(now, today, dice) {
	const start = atMinute(today, NEWS_DAY_STARTS);
	const minutes = Math.floor((now.getTime() - start.getTime()) / MINUTE);
	if (minutes < 0) return [];
	const planned = timesOf(today, dice);
	const past = planned.filter((time) => time <= now);
	const possible = Math.min(planned.length, 1 + Math.floor(minutes / 3));
	if (past.length >= possible) return past;
	return Array.from({ length: possible }, (_, index) => new Date(start.getTime() + Math.floor(minutes * index / possible) * MINUTE));
}
function scheduledTimes(now, count, dice) {
	const today = centralDay(now);
	return Array.from({ length: count }, (_, index) => atMinute(addDays(today, 1 + index % 7), dice.whole(39, 60) * 10));
}
function eventDays(count, dice) {
	return Array.from({ length: count }, (_, index) => index % 7 === 6 ? -dice.whole(1, 25) : 1 + Math.floor(index / count * 27) + dice.whole(0, 2));
}
// demo/src/story-cities.ts
var words$3 = array(string());
var cityShape = strictObject({
	name: string(),
	slug: string(),
	areaCode: string(),
	zips: words$3,
	water: string(),
	museum: string(),
	hoods: words$3,
	streets: words$3,
	parks: words$3,
	venues: words$3
});
var storyCities = readRecords("cities", array(cityShape));
function cityNamed(name) {
	const city = storyCities.find((each) => each.name === name);
	if (!city) throw new Error(`The demo does not know ${name}`);
	return city;
}
// demo/src/story-people.ts
var names = array(string());
var { women, men, surnames } = readRecords("people/names", strictObject({
	women: names,
	men: names,
	surnames: names
}));
function peopleFor(text, dice) {
	const [last = "", otherLast = ""] = dice.shuffled(surnames);
	const first = dice.pick(firstNames(text));
	const otherFirst = dice.pick([...women, ...men].filter((name) => name !== first));
	return [{
		first,
		last
	}, {
		first: otherFirst,
		last: otherLast
	}];
}
function firstNames(text) {
	if (/\b(?:she|her|hers|herself)\b/i.test(text)) return women;
	if (/\b(?:he|him|his|himself)\b/i.test(text)) return men;
	return [...women, ...men];
}
var avatarOf = (name) => name.normalize("NFD").replace(/\p{Mark}/gu, "").toLowerCase().replace(/[^a-z]+/g, "-");
var authorShape = strictObject({
	name: string(),
	title: string()
});
var demoAuthors = readRecords("people/authors", array(authorShape)).map((author) => ({
	...author,
	avatarName: avatarOf(author.name)
}));
// demo/src/story-text.ts
function readTemplates(text) {
	const templates = [];
	let section = "";
	for (const block of text.trim().split(/\n\n+/)) if (block.startsWith("= ")) section = block.slice(2);
	else templates.push(readTemplate(section, block.split("\n")));
	return templates;
}
function readTemplate(section, lines) {
	const after = (mark) => lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length));
	const words = after("@").map((line) => {
		const [name = "", ...rest] = line.split(" ");
		return [name, rest.join(" ").split("|")];
	});
	const [clock = "", hours = "0"] = (after("~ ")[0] ?? "").split(" ");
	return {
		section,
		headlines: after("# "),
		dek: after("> ")[0] ?? "",
		pictures: (after("% ")[0] ?? "").split("|"),
		paragraphs: lines.filter((line) => !/^[#%@~>] ?/.test(line)),
		words: Object.fromEntries(words),
		clock: clock.padStart(5, "0"),
		hours: Number(hours)
	};
}
function isPromoted(template) {
	return template.headlines.some((headline) => headline.startsWith("!"));
}
function tell(template, city, turn) {
	const fill = filler(template, city, turn);
	return {
		headline: fill(itemAt(template.headlines, turn).replace("!", "")),
		dek: fill(spelled(template.dek)),
		body: template.paragraphs.map((text) => `<p>${fill(spelled(text)).replaceAll("&", "&amp;")}</p>`).join(""),
		place: fill(placeOf$1(template)),
		address: fill("{n:120-980} {street}"),
		neighborhood: fill("{hood}")
	};
}
function spelled(text) {
	return text.replace(/(?<![$.,\d-]|(?:mile|Batch|Route|size|ages|at) )\{n:([\d-]+)\}(?!-|[.,][\d{]| percent| million| pm|, )/g, "{word:$1}");
}
function placeOf$1(template) {
	const text = [
		...template.headlines,
		template.dek,
		...template.paragraphs
	].join(" ");
	const named = [
		"{venue}",
		"{park}",
		"{museum}",
		"{water}"
	].find((mark) => text.includes(mark));
	return template.words.place?.[0] ?? named ?? "{street}, {hood}";
}
function filler(template, city, turn) {
	const seed = `${city.slug} ${template.headlines[0]} ${template.dek}`;
	const facts = factsFor(template, city, seed);
	const meaning = (mark) => {
		if (mark.includes("|")) return itemAt(mark.split("|"), turn);
		const [, kind, low, high] = /^(n|th|word):(\d+)-(\d+)$/.exec(mark) ?? [];
		if (kind) return numberFor(`${seed} ${low} ${high}`, kind, Number(low), Number(high));
		const word = template.words[mark];
		const value = word ? filled(itemAt(word, turn)) : facts[mark];
		if (value === void 0) throw new Error(`Nothing is known of {${mark}}: ${seed}`);
		return value;
	};
	const filled = (text) => text.replace(/(\b[Aa] )?\{([^{}]+)\}/g, (_, article, mark) => {
		const value = meaning(mark);
		return `${article && soundsLikeVowel(value) ? `${article.trim()}n ` : article ?? ""}${value}`;
	});
	return (text) => typeset(filled(text));
}
function factsFor(template, city, seed) {
	const dice = diceFor(seed);
	const text = [
		...template.headlines,
		template.dek,
		...template.paragraphs
	].join(" ");
	const [hood = "", hood2 = ""] = dice.shuffled(city.hoods);
	const [person, other] = peopleFor(text, dice);
	return {
		city: city.name,
		water: city.water,
		museum: city.museum,
		hood,
		Hood: hood,
		hood2,
		street: dice.pick(city.streets),
		park: dice.pick(city.parks),
		venue: dice.pick(city.venues),
		person: `${person.first} ${person.last}`,
		"person.last": person.last,
		other: `${other.first} ${other.last}`,
		"other.last": other.last
	};
}
var NUMBER_WORDS = "zero one two three four five six seven eight nine".split(" ");
function numberFor(seed, kind, low, high) {
	const number = diceFor(seed).whole(low, high);
	if (kind === "th") return ordinal(number);
	if (kind === "word" && number < NUMBER_WORDS.length) return itemAt(NUMBER_WORDS, number);
	const step = high - low >= 400 ? 10 : 5;
	const rounded = high - low >= 60 ? Math.round(number / step) * step : number;
	return inDigits(rounded);
}
function ordinal(number) {
	return `${number}${number % 100 > 10 && number % 100 < 14 ? "th" : [
		"th",
		"st",
		"nd",
		"rd"
	][number % 10] ?? "th"}`;
}
var soundsLikeVowel = (word) => /^(?:[aeiou]|8|11\b|18\b)/i.test(word) && !/^(?:uni|uti|use|usu|eu|one\b)/i.test(word);
function typeset(text) {
	return text.replace(/(^|[\s(])"/g, "$1\u201C").replaceAll("\"", "\u201D").replaceAll("'", "\u2019").replace(/s\u2019s\b/g, "s\u2019").replace(/(^|[.!?] )([a-z])/g, (_, before, letter) => before + letter.toUpperCase());
}
// demo/src/stories.ts
var HOUR = 36e5;
var DRAFTS = 4;
var SCHEDULED = 8;
var EVENTS_PER_DRAFT = 10;
var templatesOf = (name) => readTemplates(readText(`stories/${name}.md`));
var forEveryCity = [
	"restaurants",
	"city-life",
	"entertainment",
	"homes",
	"culture"
].flatMap(templatesOf);
var desks = {
	"Restaurants + Bars": ["Delia Kaplan", "Hugo Barrientos"],
	Arts: ["Fern Castleberry"],
	Entertainment: ["Malik Osterman"],
	"Real Estate": ["Greta Nwosu"],
	"Home + Design": ["Theo Vandermeer"],
	"Fashion + Beauty": ["Pilar Echeverr\u00EDa"],
	Travel: ["Nico Abernathy"],
	Innovation: ["Roslyn Tadesse"],
	Sports: ["Beau Castellanos"],
	Society: ["Winifred Sato"]
};
function demoStories(today) {
	return storyCities.flatMap((city, turn) => [
		...articles(city, turn, today),
		...events(city, turn, today),
		...guide(city, turn, today, "charity", "charities"),
		...guide(city, turn, today, "place", "places")
	]);
}
function articles(city, turn, now) {
	const dice = diceFor(`articles ${city.slug}`);
	const templates = [...forEveryCity, ...templatesOf(city.slug)];
	const told = dice.shuffled(templates).map((template) => story$1(template, city, turn, "article"));
	const drafts = told.splice(0, DRAFTS).map((draft, index) => ({
		...draft,
		createdAt: new Date(now.getTime() - dice.between(2, 60) * HOUR * (index + 1))
	}));
	const times = scheduledTimes(now, SCHEDULED, dice);
	const scheduled = told.splice(0, SCHEDULED).map((draft, index) => ({
		...draft,
		createdAt: new Date(now.getTime() - dice.between(2, 60) * HOUR),
		scheduledAt: itemAt(times, index)
	}));
	const published = publicationTimes(now, told.length, dice);
	return [
		...told.map((one, index) => publish(one, itemAt(published, index), now, dice)),
		...scheduled,
		...drafts
	];
}
function events(city, turn, now) {
	const dice = diceFor(`events ${city.slug}`);
	const templates = dice.shuffled(templatesOf("events"));
	const days = eventDays(templates.length, dice);
	return templates.map((template, index) => {
		const [hour = 0, minute = 0] = template.clock.split(":").map(Number);
		const startsAt = atMinute(addDays(centralDay(now), itemAt(days, index)), hour * 60 + minute);
		const endsAt = new Date(startsAt.getTime() + template.hours * HOUR);
		const announced = Math.min(now.getTime(), startsAt.getTime()) - dice.between(30, 400) * HOUR;
		const event = {
			startsAt,
			endsAt,
			venue: tell(template, city, turn).place
		};
		const draft = story$1(template, city, turn, "event");
		if (index % EVENTS_PER_DRAFT === 5) return {
			...draft,
			createdAt: new Date(now.getTime() - dice.between(2, 90) * HOUR),
			event
		};
		return {
			...publish(draft, new Date(announced), now, dice),
			event
		};
	});
}
function guide(city, turn, now, type, file) {
	const dice = diceFor(`${type} ${city.slug}`);
	return templatesOf(file).map((template, index) => {
		const draft = {
			...story$1(template, city, turn, type),
			location: locationOf(template, city, turn)
		};
		const at = new Date(now.getTime() - dice.between(20, 300) * 24 * HOUR);
		if (index === 0 && turn % 2 === 0) return {
			...draft,
			createdAt: new Date(now.getTime() - 30 * HOUR)
		};
		return publish(draft, at, now, dice);
	});
}
var openHours = [
	"Monday to Friday, 9 am to 5 pm",
	"Every day from sunrise to sunset",
	"Tuesday to Sunday, 10 am to 6 pm"
];
function locationOf(template, city, turn) {
	const { headline, address } = tell(template, city, turn);
	const dice = diceFor(`location ${city.slug} ${headline}`);
	return {
		address,
		city: city.name,
		phone: `${city.areaCode}-555-01${dice.whole(10, 99)}`,
		website: `https://${slug$1(headline)}.example/`,
		hours: dice.pick(openHours)
	};
}
function story$1(template, city, turn, type) {
	const { headline, dek, body, neighborhood } = tell(template, city, turn);
	const dice = diceFor(`${city.slug} ${headline}`);
	const isEvent = type === "event";
	return {
		city: city.name,
		type,
		headline,
		dek,
		body,
		sections: [isEvent ? "Event detail" : template.section],
		authors: bylines(template.section, city, dice),
		pictureName: pictureName(template, city, turn),
		status: "draft",
		createdAt: new Date(0),
		publishedAt: null,
		scheduledAt: null,
		isPromoted: isPromoted(template),
		isStarred: false,
		views: 0,
		event: null,
		location: null,
		neighborhood,
		tags: [slug$1(template.section), slug$1(neighborhood)]
	};
}
function publish(draft, publishedAt, now, dice) {
	const isStarred = draft.type === "article" && !draft.isPromoted && dice.chance(.08);
	const hours = (now.getTime() - publishedAt.getTime()) / HOUR;
	const bell = dice.between(-1, 1) + dice.between(-1, 1) + dice.between(-1, 1);
	const interest = 420 * Math.exp(bell) * (isStarred ? 2.4 : 1) * (draft.isPromoted ? 1.6 : 1);
	return {
		...draft,
		status: "live",
		publishedAt,
		createdAt: new Date(publishedAt.getTime() - dice.between(2, 70) * HOUR),
		isStarred,
		views: Math.round(interest * (1 - Math.exp(-(hours + .5) / 30)))
	};
}
function bylines(section, city, dice) {
	const isLocal = (author) => author.title.startsWith(city.name);
	const local = demoAuthors.filter(isLocal).map((author) => author.name);
	const desk = desks[section] ?? [
		"Marguerite Sloan",
		"Teddy Okonjo",
		"Jonah Pellegrino"
	];
	const first = dice.pick(dice.chance(.55) ? local : desk);
	const second = dice.pick([...local, ...desk].filter((name) => name !== first));
	return dice.chance(.12) ? [first, second] : [first];
}
function pictureName(template, city, turn) {
	const number = diceFor(`${city.slug} ${template.dek}`).whole(1, 400);
	return `${city.slug}-${itemAt(template.pictures, turn)}-${number}`;
}
function slug$1(text) {
	return text.toLowerCase().replace(/[^a-z]+/g, "-").replace(/^-|-$/g, "");
}
// demo/src/fill-content.ts
var pictureAddress = (name) => `/images/demo/${name}.jpg`;
async function places(db) {
	const sites = await db`
    select id, city from sites where property = ${demoProperty}`;
	const sections = await db`select id, site_id, title from sections`;
	const authors = await db`select id, name from authors`;
	return {
		sites: new Map(sites.map((site) => [site.city, site])),
		sections: new Map(sections.map((section) => [`${section.siteId} ${section.title}`, section.id])),
		authors: new Map(authors.map((author) => [author.name, author.id]))
	};
}
function row(story, known) {
	const site = known.sites.get(story.city);
	if (!site) throw new Error(`The demo data names a city without a site: ${story.city}`);
	const isLive = story.status === "live";
	const path = slugOf$1(story.headline);
	const front = isLive && story.isStarred ? ["HOME"] : [];
	const promoted = story.isPromoted ? ["PROMOTED"] : [];
	const names = [
		...story.sections,
		...front,
		...promoted
	];
	return {
		siteId: site.id,
		type: story.type,
		status: isLive ? postStatus.live : postStatus.draft,
		headline: story.headline,
		slug: path,
		description: story.dek,
		body: story.body,
		details: detailsOf(story),
		imageUrl: pictureAddress(story.pictureName),
		sectionIds: names.flatMap((name) => known.sections.get(`${site.id} ${name}`) ?? []),
		authorIds: story.authors.flatMap((name) => known.authors.get(name) ?? []),
		byline: story.authors.join(", ") || null,
		tags: [story.neighborhood],
		internalTags: [...new Set([...story.tags, ...story.isPromoted ? ["promoted"] : []])],
		isStarred: story.isStarred,
		totalViews: story.views,
		startsAt: story.event?.startsAt ?? null,
		endsAt: story.event?.endsAt ?? null,
		scheduledAt: story.scheduledAt,
		lastPublishedAt: story.publishedAt,
		createdAt: story.createdAt,
		updatedAt: story.publishedAt ?? story.createdAt
	};
}
function detailsOf({ event, location }) {
	if (event) return { location: { venue: event.venue } };
	return location ? { location } : {};
}
async function fillContent(db, now) {
	await db`insert into authors ${db(demoAuthors.map(({ name, title, avatarName }) => ({
		name,
		title,
		avatar: pictureAddress(`avatar-${avatarName}`)
	})))}`;
	const known = await places(db);
	const rows = demoStories(now).map((story) => row(story, known));
	for (let at = 0; at < rows.length; at += 200) await addPosts(db, rows.slice(at, at + 200));
	await planDrafts(db, now);
}
var planDrafts = (db, now) => db`
  insert into news_item_plans (news_item_id, planned_on)
  select id, ${centralDay(now)}::date - 1 + (row_number() over (order by id))::int * 3 % 14
    from news_items where status = ${postStatus.draft} and scheduled_at is null and id % 2 = 0`;
// demo/src/fill-desk.ts
var writers = [
	{
		username: "author",
		title: "Restaurant Writer",
		type: "article"
	},
	{
		username: "contributor",
		title: "Theater Critic",
		type: "article"
	},
	{
		username: "events",
		title: "Events Desk",
		type: "event"
	}
];
var authored = 4;
async function fillWriters(db, now) {
	for (const [turn, { username, title, type }] of writers.entries()) {
		await db`insert into authors (name, title, user_id)
      select name, ${title}, id from users where username = ${username}`;
		const ids = (await db`
      select id from news_items where type = ${type} and status = 5 and scheduled_at is null
       order by created_at desc, id limit ${authored} offset ${turn * authored}`).map(({ id }) => id);
		await db`delete from news_item_authors where news_item_id = any(${ids}::integer[])`;
		await db`insert into news_item_authors (news_item_id, author_id, position)
      select n.id, a.id, 1 from unnest(${ids}::integer[]) n (id), authors a join users u on u.id = a.user_id
       where u.username = ${username}`;
		await db`update news_items n set byline = u.name from users u
              where n.id = any(${ids}::integer[]) and u.username = ${username}`;
		await as(db, "editor", () => db`update news_items set status = 0, last_published_at = ${now} where id = ${ids[0] ?? 0}`);
	}
}
var flagDrafts = (db) => as(db, "author", () => db`
      update news_items set is_flagged_for_editor = true
       where id in (select id from (
               select id, row_number() over (partition by type order by created_at desc, id) as place
                 from news_items where status = 5 and scheduled_at is null) drafts
              where place in (2, 4, 7))`);
async function decide(db, of, by, reason) {
	const ids = (await db`
    select i.id from invoices i join users u on u.id = i.contributor_id
     where u.username = ${of} order by i.date desc, i.id desc limit 2`).map(({ id }) => id);
	await db`update invoices set state = 'awaiting', changes_asked = null, decided_at = null, decided_by = null
            where id = any(${ids}::integer[])`;
	await as(db, by, () => db`
      update invoices set state = case id when ${ids[0] ?? 0} then 'approved' else 'changes asked' end,
             changes_asked = case id when ${ids[0] ?? 0} then null else ${reason}::text end,
             decided_at = now(), decided_by = current_actor()
       where id = any(${ids}::integer[])`);
}
async function troubleSends(db) {
	const troubles = [
		{
			kind: "daily-digest",
			status: "late",
			problem: campaignMessages.late,
			by: "editor"
		},
		{
			kind: "promo-alert",
			status: "failed",
			problem: campaignMessages.gaveUp(whyAway("ECONNREFUSED")),
			by: "email-campaign"
		},
		{
			kind: "hotw",
			status: "late",
			problem: campaignMessages.late,
			by: "email-campaign"
		},
		{
			kind: "news-alert",
			status: "failed",
			problem: campaignMessages.gaveUp(whyAway("ECONNREFUSED")),
			by: "admin"
		}
	];
	for (const { kind, status, problem, by } of troubles) {
		const [campaign] = await db`
      select id from campaigns where kind = ${kind} and status = 'sent' order by send_date desc, send_time desc, id limit 1`;
		const id = campaign?.id ?? 0;
		await db`delete from mail_deliveries d using mailings m where m.id = d.mailing_id and m.campaign_id = ${id}`;
		await db`update mailings set status = ${status}, requested_by = (select u.id from users u where u.username = ${by})
              where campaign_id = ${id}`;
		await db`delete from outbox_messages o using mailings m where m.id = o.mailing_id and m.campaign_id = ${id}`;
		await db`update campaigns set status = ${status}, problem = ${problem} where id = ${id}`;
	}
}
var bothSides = [
	{
		table: "showcase_firms",
		column: "button_text",
		texts: ["See the homes", "Find your home"],
		staff: "firm",
		partner: "partner"
	},
	{
		table: "representatives",
		column: "phone",
		texts: ["512-555-0142", "512-555-0177"],
		staff: "rep",
		partner: "partner2"
	},
	{
		table: "ad_slots",
		column: "button_text",
		texts: ["Look inside", "See more"],
		staff: "ad-slot",
		partner: "partner-admin"
	}
];
var ownersOf = (db, table, organizationId) => table === "ad_slots" ? db`organization_id = ${organizationId} and end_date >= current_date` : db`${db(table === "showcase_firms" ? "id" : "showcase_firm_id")} in (
        select id from showcase_firms where organization_id = ${organizationId})`;
async function fillBothSides(db) {
	for (const { table, column, texts, staff, partner } of bothSides) {
		const [organization] = await db`
      select organization_id as id from users where username = ${partner}`;
		const records = await db`
      select id from ${db(table)} where deleted_at is null and ${ownersOf(db, table, organization?.id ?? 0)}
       order by id limit 2`;
		for (const [at, { id }] of records.entries()) for (const [turn, text] of texts.entries()) await as(db, at === turn ? staff : partner, () => db`update ${db(table)} set ${db(column)} = ${text} where id = ${id}`);
	}
}
async function leaveUnfinished(db, now) {
	await db`
    update news_items set starts_at = case when place = 1 then null else ${now}::timestamptz - interval '3 days' end,
                          ends_at = case when place = 1 then null else ${now}::timestamptz - interval '69 hours' end
      from (select id as draft, row_number() over (order by created_at, id) as place
              from news_items where type = 'event' and status = 5 and scheduled_at is null) drafts
     where id = draft and place <= 3`;
	await db`
    delete from series_posts where series_id = (
      select id from series where start_date <= ${today(now)} and end_date is null order by id desc limit 1)`;
	await db`
    delete from showcase_firm_sites where firm_id = (
      select id from showcase_firms where is_paused order by id limit 1)`;
	await db`
    update representatives set phone = null, email = null
     where id in (select id from representatives where deleted_at is null order by id desc limit 2)`;
}
async function fillDesk(db, now) {
	await fillWriters(db, now);
	await flagDrafts(db);
	await decide(db, "author", "editor", "Which of the two articles is this for? Please link it.");
	await decide(db, "contributor", "editor", "The mileage is missing. Please add it, or say that there was none.");
	await decide(db, "editor", "admin", "Please split this by site, so that each city pays its part.");
	await troubleSends(db);
	await fillBothSides(db);
	await leaveUnfinished(db, now);
}
var spreadNotices = (db, now) => db`
  update notices set made_at = ${now}::timestamptz - place * interval '3 hours 10 minutes',
         read_at = case when place % 3 = 0 then ${now}::timestamptz end
    from (select id, row_number() over (order by id desc) as place from notices) ordered
   where ordered.id = notices.id`;
// demo/src/fill-edits.ts
var sitting = strictObject({
	by: _enum([
		"author",
		"contributor",
		"editor",
		"admin"
	]),
	hoursAgo: int(),
	headline: exactOptional(string()),
	description: exactOptional(string()),
	slug: exactOptional(string()),
	tags: exactOptional(array(string())),
	seo: exactOptional(strictObject({
		title: string(),
		description: string()
	})),
	text: exactOptional(array(string())),
	publishes: exactOptional(boolean()),
	views: exactOptional(int())
});
var story = strictObject({
	city: string(),
	section: string(),
	shows: string(),
	sittings: tuple([sitting], sitting),
	plannedIn: exactOptional(int()),
	scheduledIn: exactOptional(int()),
	isFlagged: exactOptional(boolean()),
	isShown: exactOptional(boolean()),
	isDeleted: exactOptional(boolean())
});
var editedStories = readRecords("edited-stories", array(story));
var visible = rowsOf(theProduct, postRows);
var hours = (count) => count * 36e5;
async function placeOf(db, city, section) {
	const [row] = await db`
    select s.id as site_id, c.id as section_id from sites s join sections c on c.site_id = s.id
     where s.property = ${demoProperty} and s.city = ${city} and c.title = ${section}`;
	if (!row) throw new Error(`There is no section ${section} in ${city}`);
	return row;
}
async function pictureOf(db, { city, shows }) {
	const [photo] = await db`
    select src, alt_tag, credit from photos
     where city = ${city} and alt_tag ~* ${shows} and credit is not null order by id limit 1`;
	if (!photo) return {};
	const { src, altTag, credit } = photo;
	return {
		image_url: src,
		lead_image: {
			alt: altTag,
			credit,
			focus_x: 50,
			focus_y: 40
		}
	};
}
async function sit(db, id, sitting, at, picture) {
	const { by, hoursAgo: _, text, publishes, views = 0, ...said } = sitting;
	const change = {
		...picture,
		...said,
		...text && { body: text.join("") }
	};
	await as(db, by, async (viewer) => {
		await savePost(db, viewer, await versionsOf(db, id), {
			change,
			marks: {}
		});
		if (publishes) await publishPost(db, viewer, await versionsOf(db, id));
		await dateSitting(db, id, at, publishes ? views : null);
	});
}
async function dateSitting(db, id, at, views) {
	await db`
    update news_item_revisions
       set began_at = ${at}::timestamptz - interval '25 minutes', saved_at = ${at},
           published_at = case when published_at is not null then ${at}::timestamptz end
     where id = (select max(id) from news_item_revisions where news_item_id = ${id})`;
	if (views !== null) await db`
      update news_items set total_views = ${views}, last_published_at = (
               select min(published_at) from news_item_revisions where news_item_id = ${id})
       where id = ${id}`;
}
async function versionsOf(db, id) {
	const post = await findEditedPost(db, visible, id);
	if (!post) throw new Error("A post of the demo is gone");
	return {
		id,
		version: post.version,
		draft_version: post.draftVersion
	};
}
async function fillStory(db, story, now) {
	const { city, section, sittings } = story;
	const [first] = sittings;
	const when = ({ hoursAgo }) => new Date(now.getTime() - hours(hoursAgo));
	const { siteId, sectionId } = await placeOf(db, city, section);
	const id = await as(db, first.by, async (viewer) => {
		const made = await createPost(db, viewer, {
			type: "article",
			site_id: siteId,
			section_id: sectionId,
			headline: first.headline ?? ""
		});
		await db`update news_items set created_at = ${when(first)} where id = ${made}`;
		return made;
	});
	const picture = await pictureOf(db, story);
	for (const sitting of sittings) await sit(db, id, sitting, when(sitting), sitting === first ? picture : {});
	await leaveAs(db, id, story, now);
}
async function leaveAs(db, id, story, now) {
	const dayIn = (days) => addDays(centralDay(now), days);
	const { plannedIn, scheduledIn } = story;
	await as(db, "editor", async (viewer) => {
		if (plannedIn !== void 0) await movePlan(db, id, null, dayIn(plannedIn));
		if (scheduledIn !== void 0) await setSchedule(db, id, atMinute(dayIn(scheduledIn), 420));
		if (story.isDeleted) await deletePost(db, viewer, id, void 0);
		if (!story.isShown) return;
		const link = () => ({
			newsItemId: id,
			tokenHash: hashToken(newToken()),
			expiresAt: new Date(now.getTime() + hours(144))
		});
		await revokePreviewLink(db, visible, await insertPreviewLink(db, link()));
		await insertPreviewLink(db, link());
	});
	if (story.isFlagged) await as(db, story.sittings[0].by, () => setMark(db, id, "flaggedForEditor", true));
}
async function fillRecurring(db, now) {
	const { siteId, sectionId } = await placeOf(db, "San Antonio", eventSection);
	const day = (days) => addDays(centralDay(now), days);
	const headline = "Porch concerts: three songs, one block, no tickets";
	await as(db, "events", () => addPosts(db, [{
		siteId,
		type: "event",
		status: postStatus.live,
		headline,
		slug: slugOf$1(headline),
		description: "Every other week a street puts its chairs outside and listens.",
		body: "<p>Three porches, three bands and as many songs each. Bring a chair and something to share. When it rains, everybody moves into the school gym.</p>",
		details: { location: {
			venue: "Cedar Street, between the school and the park",
			address: "400 Cedar Street",
			city: "San Antonio",
			phone: "210-555-0148",
			website: "https://porchconcerts.example/",
			hours: "From 5 pm until the last song"
		} },
		internalTags: [occurrenceTag(atMinute(day(12), 1020))],
		tags: ["music", "free"],
		startsAt: atMinute(day(-16), 1020),
		endsAt: atMinute(day(-16), 1200),
		lastPublishedAt: atMinute(day(-25), 540),
		createdAt: atMinute(day(-26), 900),
		sectionIds: [sectionId]
	}]));
}
async function fillEdits(db, now) {
	for (const story of editedStories) await fillStory(db, story, now);
	await fillRecurring(db, now);
}
// demo/src/fill-exports.ts
var planner = {
	jobs: {
		plan: async () => {},
		check: async () => {}
	},
	config: { needsSecondPerson: false }
};
var mostOfMonth = 250;
function monthOf(now, daysBack) {
	const [year, month] = addDays(today(now), -daysBack).split("-").map(Number);
	return {
		year,
		month
	};
}
async function exportMonth(db, now, daysBack) {
	const wishes = {
		...monthOf(now, daysBack),
		state: "approved"
	};
	return as(db, "editor", async (viewer) => {
		const batch = await insertExport(db, wishes);
		const rows = await exportNext(db, rowsOf(viewer, invoiceRows), batch, wishes, null, mostOfMonth);
		await finishExport(db, batch);
		await db`update invoice_exports set created_at = ${startOf(now, daysBack)},
        finished_at = ${startOf(now, daysBack)}::timestamptz + interval '2 seconds' where id = ${batch}`;
		return rows.map(({ id }) => id);
	});
}
var startOf = (now, daysBack) => new Date(now.getTime() - (daysBack - 30) * 864e5);
var correct = (db, id) => as(db, "admin", async (viewer) => {
	const { version } = await readRecord(db, invoiceStore, viewer, id);
	const open = await saveInvoice(planner, db, viewer, id, {
		version,
		isApproved: false,
		amount: "212.50",
		editorComments: "Corrected: the second round of changes was agreed by phone."
	});
	await saveInvoice(planner, db, viewer, id, {
		version: open.version,
		isApproved: true
	});
});
async function deleteTwin(db) {
	const [invoice] = await db`
    select i.id from invoices i join users u on u.id = i.contributor_id
     where u.username = 'contributor' and i.state = 'awaiting' and i.deleted_at is null
       and not exists (select from invoice_export_rows r where r.invoice_id = i.id)
     order by i.date, i.id limit 1`;
	if (!invoice) return;
	await as(db, "contributor", async (viewer) => {
		const { version } = await readRecord(db, invoiceStore, viewer, invoice.id);
		await saveInvoice(planner, db, viewer, invoice.id, {
			version,
			isDeleted: true
		});
	});
}
async function fillExports(db, now) {
	await exportMonth(db, now, 125);
	const [one] = await db`
    select i.id from invoices i join users u on u.id = i.contributor_id
     where i.id = any(${await exportMonth(db, now, 95)}::integer[]) and u.username <> 'admin' order by i.id limit 1`;
	if (one) await correct(db, one.id);
	await deleteTwin(db);
}
// demo/src/fill-people.ts
var owner = "Lone Star Media";
var partners = ["Bluebonnet Realty Group", "Pecan Street Homes"];
var person = strictObject({
	username: string(),
	name: string(),
	organization: _enum([owner, ...partners]),
	roles: array(_enum(roles)),
	isDisabled: boolean().optional(),
	isChatMember: boolean().optional(),
	rebelmouseRole: _enum(rebelmouseRoles).optional(),
	bio: string().optional(),
	profiles: array(string()).optional()
});
var people$1 = readRecords("people/staff", array(person));
var emailOf = (username) => `${username}@masthead.example`;
async function fillPeople(db, config) {
	await db`insert into organizations ${db([owner, ...partners].map((name) => ({
		name,
		is_owner: name === owner
	})))}`;
	const hash = await hashPassword(config.demoPassword);
	for (const person of people$1) {
		const [row] = await db`
      insert into users (username, email, name, organization_id, is_disabled, is_chat_member, password_hash,
                         rebelmouse_role, bio)
      select ${person.username}, ${emailOf(person.username)}, ${person.name}, id,
             ${person.isDisabled ?? false}, ${person.isChatMember ?? false}, ${hash},
             ${person.rebelmouseRole ?? null}, ${person.bio ?? null}
        from organizations where name = ${person.organization}
      returning id`;
		if (row) await db`insert into user_roles ${db(person.roles.map((name) => ({
			user_id: row.id,
			name
		})))}`;
		await fillProfiles(db, person);
	}
}
async function fillProfiles(db, { username, name, profiles = [] }) {
	const rows = profiles.map((profile) => {
		const city = profile.replace("-", "");
		const place = city.toLowerCase().replace(" ", "-");
		return {
			email: emailOf(username),
			city,
			name,
			profile_url: `https://${place}.citybeat.example/u/${username}`,
			is_active: city === profile
		};
	});
	if (rows.length > 0) await db`insert into external_profiles ${db(rows)}`;
}
people$1.map((person) => ({
	username: person.username,
	isDisabled: person.isDisabled ?? false,
	isChatMember: person.isChatMember ?? false,
	roles: effectiveRoles(person.roles, person.organization === owner)
}));
// demo/src/showcase-words.ts
var words$2 = array(string());
var product = strictObject({
	scene: string(),
	name: string(),
	line1: string(),
	line2: string(),
	dollars: number()
});
var showcaseWords = readRecords("listings", strictObject({
	streets: words$2,
	homes: array(strictObject({
		words: string(),
		scene: string(),
		dollars: number()
	})),
	features: words$2,
	finishes: words$2,
	products: record(string(), array(product)),
	slotTitles: strictObject({
		homes: words$2,
		products: words$2
	})
}));
function productsOf(firm) {
	const own = showcaseWords.products[firm] ?? [];
	return [...own, ...own].map(({ dollars, ...each }, at) => {
		const isSecond = at >= own.length;
		const finish = isSecond ? ` ${itemAt(showcaseWords.finishes, at)}` : "";
		const cents = Math.round(dollars * 100) + (isSecond ? 1500 : 0);
		return {
			...each,
			name: `${each.name}${finish}`,
			price: (cents / 100).toFixed(2)
		};
	});
}
// demo/src/fill-firms.ts
var firm = strictObject({
	name: string(),
	cities: array(_enum(demoCities)),
	organization: _enum(partners).optional(),
	isPaused: boolean().optional()
});
var demoFirms = readRecords("firms", array(firm));
var palettes = [
	{
		ground: "#1d3557",
		button: "#8a3324",
		popup: "#f1ede4"
	},
	{
		ground: "#22543d",
		button: "#1d3557",
		popup: "#edf3ee"
	},
	{
		ground: "#5b2333",
		button: "#22543d",
		popup: "#f7eef0"
	},
	{
		ground: "#3d3a6b",
		button: "#5b2333",
		popup: "#efeef7"
	},
	{
		ground: "#6b3e1e",
		button: "#22543d",
		popup: "#f6efe8"
	},
	{
		ground: "#1f4e5f",
		button: "#6b3e1e",
		popup: "#e9f2f4"
	}
];
var slugOf = (name) => name.toLowerCase().replaceAll("&", "and").replaceAll(/[^a-z]+/g, "-");
var firmAddress = (name) => `https://www.${slugOf(name)}.example`;
var sellsHomes = (name) => productsOf(name).length === 0;
function demoFirmRow({ name, isPaused = false }) {
	const dice = diceFor(name);
	const { ground, button, popup } = dice.pick(palettes);
	return {
		name,
		is_paused: isPaused,
		website: firmAddress(name),
		background_color: ground,
		background_text_color: "#ffffff",
		popup_background_color: popup,
		button_color: button,
		button_text: dice.pick([
			"See more",
			"Visit us",
			"Take a look",
			sellsHomes(name) ? "Find your home" : "Shop now"
		]),
		logo_url1: dice.chance(.75) ? `/images/demo/logo-${slugOf(name)}.jpg` : null,
		button_text_color: "#ffffff",
		more_info_text: dice.pick([
			"More about it",
			"See the details",
			null
		]),
		see_inside_message: dice.pick([
			"See inside",
			"Step inside",
			null
		]),
		header_thin_index: dice.pick([
			null,
			1,
			2
		])
	};
}
async function fillFirms(db) {
	for (const each of demoFirms) {
		const [row] = await db`
      insert into showcase_firms ${db(demoFirmRow(each))} on conflict do nothing returning id`;
		if (!row) continue;
		if (each.organization) await db`update showcase_firms set organization_id = (
          select id from organizations where name = ${each.organization} and deleted_at is null)
        where id = ${row.id}`;
		await db`insert into showcase_firm_sites (firm_id, site_id)
      select ${row.id}, id from sites
       where property = ${demoProperty} and city = any(${each.cities}::text[])`;
	}
}
// demo/src/fill-homes.ts
var words$1 = readRecords("homes-of-the-week", array(strictObject({
	style: _enum(hotwStyles),
	subject: string(),
	bannerAlt: string(),
	introduction: string(),
	isProducts: boolean(),
	days: int()
})));
async function fillHomes(db, config, now) {
	const today = centralDay(now);
	const templates = rowsOf(theProduct, emailTemplateRows);
	const sites = (await listSites(db, rowsOf(theProduct, siteRows))).filter((site) => site.isMain);
	for (const [place, site] of sites.entries()) for (const [at, { style, ...said }] of words$1.entries()) {
		const found = await db`
        select id, image_url from listings
         where deleted_at is null and (type = 'Product') = ${said.isProducts}
         order by city is distinct from ${site.city}, id limit 6`;
		const template = await findTemplateOfStyle(db, templates, style, site.id);
		const form = {
			...initialOf(hotwRecord),
			style,
			subject: said.subject,
			siteId: site.id,
			bannerUrl: "https://partner.example/offer",
			bannerAlt: said.bannerAlt,
			listingUrl: `${site.url}/homes`,
			introduction: said.introduction.replaceAll("{city}", site.city),
			slots: found.map(({ id }) => id),
			utm: defaultUtm(style),
			sendDate: addDays(today, said.days),
			sendTime: "09:00",
			emailTemplateId: template?.id ?? null
		};
		await saveEmail(db, {
			config,
			now
		}, hotwKind, form, (place + at) % 2 === 1);
	}
}
// demo/src/fill-imports.ts
var day = 864e5;
var importSamples = [
	{
		fileName: "near-southside-notebook.wordpress.xml",
		city: "Fort Worth",
		daysAgo: 12
	},
	{
		fileName: "the-river-letter.ghost.json",
		city: "San Antonio",
		daysAgo: 8
	},
	{
		fileName: "hill-country-weekend.rss",
		city: "Dallas",
		daysAgo: 3,
		isUndone: true
	}
];
var spellings = {
	iso: (at) => at.toISOString(),
	sql: (at) => at.toISOString().slice(0, 19).replace("T", " "),
	utc: (at) => at.toUTCString()
};
var importedText = (fileName, now) => readText(`imports/${fileName}`).replace(/\{(iso|sql|utc) (-?\d+)\}/g, (mark, spelling, days) => spellings[spelling]?.(new Date(now.getTime() - Number(days) * day)) ?? mark);
var streamOf = (content) => ({ async *[Symbol.asyncIterator]() {
	yield Buffer.from(content);
} });
async function taskOf(db, id) {
	const task = await findTask(db, id);
	if (!task) throw new Error("An import of the demo is gone");
	await beginWork(db, task);
	return task;
}
async function bringIn(db, { city, fileName }, now) {
	const [site] = await db`
    select id, property, city, is_main from sites where property = ${demoProperty} and city = ${city}`;
	if (!site) throw new Error(`There is no site of ${city}`);
	const options = await importOptions(db, rowsOf(theProduct, siteRows), site.id);
	const id = await insertImport(db, {
		kind: "feed",
		options: {
			...options,
			at: now.toISOString()
		},
		fileName,
		target: siteLabel(site),
		organizationId: null
	});
	const file = streamOf(importedText(fileName, now));
	const kind = importKinds.feed;
	const notes = [];
	const reader = await fileReaders.feed();
	const { options: asked } = await taskOf(db, id);
	const rows = await Array.fromAsync(reader.read(file, asked, (note) => notes.push(note)));
	await moveImport(db, id, ["uploading"], "checked", {
		notes,
		rows: rows.length
	});
	await beginRun(db, id);
	const task = await taskOf(db, id);
	const outcomes = await kind.open(task).take(db, rows, false);
	await saveOutcomes(db, task, outcomes, rows.length);
	await moveImport(db, id, ["running"], "done");
	return id;
}
async function takeBack(db, id) {
	await beginUndo(db, id);
	await undoSome({ kinds: importKinds }, db, await taskOf(db, id));
	await moveImport(db, id, ["undoing"], "undone");
}
async function fillImports(db, now) {
	for (const sample of importSamples) {
		const at = new Date(now.getTime() - sample.daysAgo * day);
		const id = await as(db, "admin", async () => {
			const made = await bringIn(db, sample, now);
			await db`
        update imports set created_at = ${at}, finished_at = ${at}::timestamptz + interval '20 seconds'
         where id = ${made}`;
			return made;
		});
		if (!sample.isUndone) continue;
		await as(db, "admin", async () => {
			await takeBack(db, id);
			await db`update imports set undone_at = ${at}::timestamptz + interval '3 hours' where id = ${id}`;
		});
	}
}
// demo/src/fill-invoices.ts
var contributors = [
	{
		username: "contributor",
		count: 64,
		rate: 145
	},
	{
		username: "author",
		count: 48,
		rate: 180
	},
	{
		username: "editor",
		count: 12,
		rate: 220
	},
	{
		username: "admin",
		count: 3,
		rate: 90
	}
];
var daysBack = 420;
var openDays = 40;
var words = {
	Article: (post) => `\u201C${post}\u201D`,
	"Promoted Content": (post) => `Promoted version of \u201C${post}\u201D, with two rounds of changes`,
	Other: () => ""
};
var others = [
	"Photographs of the opening night, twelve pictures",
	"Mileage to and from the festival, 118 miles at the usual rate",
	"Proofreading of the gift guide",
	"Two hours of interviews, transcribed"
];
var reasons = [
	"Which of the two articles is this for? Please link it.",
	"The amount is not what we agreed: it was $150 for this length.",
	"This was on the invoice of last month already. Please take it off or tell me why not."
];
var comments = [
	"Thanks, quick work.",
	"Agreed by phone on the higher rate.",
	null,
	null,
	null
];
function stateOf(isOpen, isBack) {
	if (isBack) return "changes asked";
	return isOpen ? "awaiting" : "approved";
}
function written(dice, who, { people, posts, day }) {
	const idOf = (username) => people.get(username) ?? 0;
	const editorId = idOf(who.username === "editor" ? "admin" : "editor");
	const type = dice.chance(.72) ? "Article" : dice.pick(invoiceTypes);
	const post = dice.pick(posts);
	const age = Math.floor(daysBack * dice.between(0, 1) ** 2);
	const date = addDays(day, -age);
	const isOpen = age < openDays ? dice.chance(.75) : dice.chance(.02);
	const isBack = isOpen && dice.chance(.2);
	const decidedAt = isOpen && !isBack ? null : startOfDay(addDays(date, Math.min(age, 4)));
	const share = type === "Promoted Content" ? 2.4 : dice.between(.5, 1.5);
	return {
		contributorId: idOf(who.username),
		editorId,
		siteId: post.siteId,
		type,
		description: type === "Other" ? dice.pick(others) : words[type](post.headline),
		date,
		amount: (Math.round(who.rate * share * 4) / 4).toFixed(2),
		state: stateOf(isOpen, isBack),
		changesAsked: isBack ? dice.pick(reasons) : null,
		editorComments: isOpen ? null : dice.pick(comments),
		decidedAt,
		decidedBy: decidedAt && editorId,
		postId: type === "Other" ? null : post.id
	};
}
async function fillInvoices(db, now) {
	const users = await db`select id, username from users`;
	const posts = await db`
    select n.id, n.site_id, n.headline from news_items n join sites s on s.id = n.site_id
     where s.property = ${demoProperty} and n.type = 'article' and n.status = 0 order by n.id`;
	const sources = {
		people: new Map(users.map(({ id, username }) => [username, id])),
		posts: [...posts],
		day: today(now)
	};
	const dice = diceFor("invoices");
	const rows = contributors.flatMap((who) => Array.from({ length: who.count }, () => written(dice, who, sources)));
	for (const { postId, ...row } of rows) {
		const [made] = await db`insert into invoices ${db(row)} returning id`;
		if (postId !== null) await db`insert into invoice_posts (invoice_id, news_item_id, position, headline)
        select ${made?.id ?? 0}, id, 1, headline from news_items where id = ${postId}`;
	}
}
// demo/src/fill-mail.ts
var givenNames = "Ada Ben Carla Dev Elena Frank Grace Hugo Iris Jonas Kira Leo Maya Nils Olga Paul Quinn Rosa Sam Tess".split(" ");
var familyNames = "Abbott Brooks Castillo Dunn Ellis Flores Gomez Hale Ingram Jensen Keller Lopez".split(" ");
var insiders = "austin-insiders";
async function fillMail(db) {
	await db`insert into audiences (id, site_id, name)
    select lower(replace(s.city, ' ', '-')) || '-' || kind, s.id, s.property || ' ' || s.city || ' ' || label
      from sites s, (values ('daily', 'Daily'), ('insiders', 'Insiders')) a (kind, label)
     where s.property = ${demoProperty}`;
	await db`insert into subscribers (audience_id, email, name, status, status_at, created_at)
    select a.id, lower(g.name || '.' || f.name || '@' || replace(a.id, '-', '') || '.example'), g.name || ' ' || f.name,
           case when (g.n * 7 + f.n) % 41 = 0 then 'unsubscribed' when (g.n + f.n * 11) % 67 = 0 then 'cleaned' else 'subscribed' end,
           now() - (g.n * f.n) * interval '9 hours', now() - (100 + g.n * f.n) * interval '1 day'
      from audiences a, unnest(${givenNames}::text[]) with ordinality g (name, n),
           unnest(${familyNames}::text[]) with ordinality f (name, n)
     where a.id like '%-daily' or f.n <= 4`;
	await fillReasons(db);
	await fillSegments(db);
	await db`insert into email_templates (description, category, site_id, mailchimp_list_id, from_name, reply_to)
    select style || ', ' || s.city, style, s.id,
           lower(replace(s.city, ' ', '-')) || case when style in ('Promo Alert', 'Insider Invite') then '-insiders' else '-daily' end,
           s.property || ' ' || s.city, 'newsroom@' || split_part(s.url, '//', 2)
      from sites s, unnest(${[...emailStyles]}::text[]) style where s.property = ${demoProperty}`;
}
async function fillSegments(db) {
	await db`update subscribers
      set tags = array_remove(array[case when length(email) % 3 = 0 then 'Food' end, case when length(email) % 4 = 0 then 'Concerts' end,
                                    case when length(email) % 5 = 0 then 'Founding member' end], null)
    where audience_id like '%-insiders'`;
	await db`update audiences set remembers_readers = true where id = ${insiders}`;
	for (const [name, ...conditions] of [["Food lovers", {
		kind: "tag",
		is: true,
		tag: "Food"
	}], [
		"Members who have gone quiet",
		{
			kind: "tag",
			is: true,
			tag: "Founding member"
		},
		{
			kind: "opened",
			is: false,
			days: 90
		}
	]]) await db`insert into segments (audience_id, name, conditions) values (${insiders}, ${name}, ${db.json(conditions)})`;
}
async function fillReasons(db) {
	await db`update subscribers s
      set status_reason = case
            when status = 'cleaned' then (array[
              '550 5.1.1 The email account that you tried to reach does not exist',
              '550 5.1.10 Recipient not found',
              '553 5.1.2 The domain of this address does not exist'])[1 + id % 3]
            when id % 3 = 0 then 'Asked by phone'
            else ${audienceMessages.reasonOfLink} end,
          status_by = case when status = 'unsubscribed' and id % 3 = 0
            then (select u.id from users u where u.username = 'admin') end
    where status <> 'subscribed'`;
	await db`insert into suppressions (email, reason, detail, suppressed_at)
    select distinct on (lower(email)) email, 'bounced', status_reason, status_at
      from subscribers where status = 'cleaned' order by lower(email), status_at`;
	await db`insert into suppressions (email, reason, detail, suppressed_at)
    select email, case when id % 2 = 0 then 'kept bouncing' else 'complained' end,
           case when id % 2 = 0 then '452 4.2.2 The mailbox is full' else 'abuse' end, now() - id * interval '1 hour'
      from subscribers where status = 'subscribed' and id % 151 = 0`;
}
// demo/src/fill-photos.ts
var photoCount = 64;
var people = [
	"admin",
	"editor",
	"author",
	"contributor"
];
var credits = [
	"Ana Ruiz",
	"Courtesy of Visit Texas",
	"Marcus Bell",
	"Photo by June Okafor / Lone Star Media"
];
var types = [
	"No crop",
	"No crop",
	"4x3",
	"16x9",
	"No crop"
];
var sets = [
	"Opening weekend",
	"Patio season",
	"Around town",
	"Gallery night"
];
function altOf({ address, city }) {
	const words = (sceneNames.filter((name) => address.includes(name)).sort((a, b) => b.length - a.length)[0] ?? "street").replaceAll("-", " ");
	return `${words[0]?.toUpperCase()}${words.slice(1)}, ${city}`;
}
function photoOf(picture, at, now) {
	const hasAlt = at % 9 !== 4;
	const hasCredit = at % 7 !== 3;
	const hours = at * 11 + 2;
	const createdAt = new Date(now.getTime() - hours * 36e5);
	return {
		original: picture.address,
		width: WIDTH,
		height: 800,
		fileName: picture.address.split("/").at(-1) ?? null,
		altTag: hasAlt ? altOf(picture) : "",
		credit: hasCredit ? itemAt(credits, at % credits.length) : null,
		missingCredits: !hasCredit && at % 2 === 0,
		tags: at % 3 === 0 ? `${picture.city.toLowerCase()}, archive` : null,
		city: picture.city,
		photoType: itemAt(types, at % types.length),
		focus: at % 4 === 0 ? "30,60" : null,
		createdAt,
		updatedAt: createdAt
	};
}
async function fillPhotos(db, now) {
	const pictures = await db`
    select n.image_url as address, min(s.city) as city from news_items n join sites s on s.id = n.site_id
     where n.image_url like '/images/demo/%' group by 1
     order by row_number() over (partition by min(s.city) order by min(n.id)), 2 limit ${photoCount}`;
	const adders = await db`
    select id from users where username = any(${people}) order by id`;
	const rows = pictures.map((picture, at) => ({
		...photoOf(picture, at, now),
		createdBy: adders[at % Math.max(1, adders.length)]?.id ?? null
	}));
	if (rows.length === 0) return;
	await db`insert into photos ${db(rows)}`;
	await db`
    update news_items n set image_url = p.src from photos p where n.image_url = p.original and p.id % 8 <> 0`;
	await fillPhotosets(db);
}
async function fillPhotosets(db) {
	for (const [at, name] of sets.entries()) {
		await db`
      with made as (insert into photosets (name) values (${name}) returning id)
      insert into photoset_photos (photoset_id, photo_id, position)
      select made.id, p.id, row_number() over (order by p.id)
        from made, photos p where p.id % ${sets.length * 3} = ${at} or p.id % 17 = ${at}`;
		await showInText(db, name, at);
	}
}
var showInText = (db, name, at) => db`
  update news_item_contents c
     set body = regexp_replace(c.body, '</p>',
           '</p><figure data-photoset="' || t.id || '"><figcaption>' || t.name || ', in pictures</figcaption></figure>')
    from photosets t, (select id from news_items where type = 'article' and status = 0
                        order by last_published_at desc, id limit 1 offset ${at * 3}) n
   where t.name = ${name} and c.news_item_id = n.id`;
// demo/src/showcase-listings.ts
var homes = 288;
var homeFirms = demoFirms.filter(({ name }) => sellsHomes(name));
var withoutImage = [
	"Bluebonnet Realty Austin",
	"Mission Trail Homes",
	"White Heron Lighting"
];
var withDeleted = [
	"Bluebonnet Realty Dallas",
	"Magnolia Bayou Estates",
	"Alamo Terrace Realty",
	"Copper Kettle Kitchens",
	"Trinity Bend Residences",
	"Grackle & Sons Furniture"
];
var slug = (words) => words.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
function demoRepresentatives() {
	const taken = new Set();
	return homeFirms.flatMap((firm, place) => Array.from({ length: place < 9 ? 4 : 3 }, (_, at) => {
		let name = "";
		for (let tries = 0; !name || taken.has(name); tries += 1) {
			const [person] = peopleFor("", diceFor(`realtor ${firm.name} ${at} ${tries}`));
			name = `${person.first} ${person.last}`;
		}
		taken.add(name);
		const { areaCode } = cityNamed(itemAt(firm.cities, at));
		return {
			firm: firm.name,
			name,
			phone: `${areaCode}-555-0${100 + taken.size}`,
			email: `${slug(name).replace("-", ".")}@${new URL(firmAddress(firm.name)).host.slice(4)}`,
			imageUrl: at === 2 ? null : `/images/demo/avatar-${slug(name)}.jpg`
		};
	}));
}
function demoListings(now) {
	return demoFirms.flatMap((firm) => {
		const made = sellsHomes(firm.name) ? homesOf(firm, now) : goodsOf(firm, now);
		const [first, second] = made;
		if (first && withoutImage.includes(firm.name)) first.image_url = "";
		if (!second || !withDeleted.includes(firm.name)) return made;
		const gone = {
			...second,
			description1: `${second.description1} (sold)`
		};
		return [...made, {
			...gone,
			url: `${second.url}-sold`,
			deleted_at: gone.created_at
		}];
	}).sort((one, other) => one.created_at.getTime() - other.created_at.getTime());
}
var blank = {
	representative: null,
	address: null,
	city: null,
	state: null,
	zip: null,
	line1: null,
	line2: null,
	line3: null,
	open_house_start_date: null,
	open_house_end_date: null,
	deleted_at: null
};
function common(firm, at, words, { now, dice }) {
	return {
		created_at: new Date(now.getTime() - dice.whole(2880, 576e3) * 6e4),
		url: `${firmAddress(firm.name)}/${slug(words)}-${at + 1}`
	};
}
function homesOf(firm, now) {
	const place = homeFirms.indexOf(firm);
	const count = Math.floor((place + 1) * homes / homeFirms.length) - Math.floor(place * homes / homeFirms.length);
	return Array.from({ length: count }, (_, at) => homeOf(firm, place * 17 + at, at, now));
}
function homeOf(firm, number, at, now) {
	const dice = diceFor(`home ${firm.name} ${at}`);
	const name = itemAt(firm.cities, at);
	const city = cityNamed(name);
	const kind = itemAt(showcaseWords.homes, number * 5 + at);
	const words = `${kind.words} in ${dice.pick(city.hoods)}`;
	const bedrooms = dice.whole(2, 5);
	const feet = (bedrooms * 420 + dice.whole(180, 900)).toLocaleString("en-US");
	const isOwn = number % 5 === 3;
	return {
		...blank,
		...common(firm, at, words, {
			now,
			dice
		}),
		firm: firm.name,
		type: isOwn ? "Property w/o Realtor" : "Property",
		representative: isOwn || number % 11 === 0 ? null : number,
		description1: words,
		description2: `${bedrooms} bedrooms, ${dice.whole(1, bedrooms)}.5 baths, ${feet} square feet. ${dice.pick(showcaseWords.features)}.`,
		address: `${dice.whole(110, 9890)} ${dice.pick(showcaseWords.streets)}`,
		city: name,
		state: "TX",
		zip: dice.pick(city.zips),
		price: `${Math.round(kind.dollars * dice.between(.8, 1.3) / 100) * 100 + dice.pick([
			0,
			0,
			50,
			99
		])}.${dice.pick([
			"00",
			"00",
			"00",
			"50"
		])}`,
		image_url: `/images/demo/${city.slug}-${kind.scene}-${number + 1}.jpg`,
		...number % 5 === 0 ? openHouse(now, dice) : {}
	};
}
function openHouse(now, dice) {
	let day = addDays(today(now), dice.chance(.4) ? -dice.whole(3, 42) : dice.whole(1, 28));
	while (weekdayOf(day) % 6 !== 0) day = addDays(day, 1);
	return {
		open_house_start_date: centralInstant(day, "13:00"),
		open_house_end_date: centralInstant(day, "16:00")
	};
}
function goodsOf(firm, now) {
	return productsOf(firm.name).map(({ scene, name, line1, line2, price }, at) => {
		const dice = diceFor(`goods ${firm.name} ${at}`);
		return {
			...blank,
			...common(firm, at, name, {
				now,
				dice
			}),
			firm: firm.name,
			type: "Product",
			description1: name,
			description2: dice.pick([
				"Made in small numbers and mended for life.",
				"Picked up in the shop or sent to your door.",
				"A favorite since the first year.",
				null
			]),
			line1,
			line2,
			line3: dice.pick([
				"Ships within a week",
				"Made to order",
				null
			]),
			price,
			image_url: `/images/demo/${scene}-${demoFirms.indexOf(firm) * 20 + at + 1}.jpg`
		};
	});
}
// demo/src/showcase-slots.ts
var runningEnds = {
	popup: [
		2,
		12,
		5,
		16,
		9
	],
	rollover: [
		6,
		4,
		14,
		3,
		10
	]
};
var before = 4;
var after = 2;
function bookings() {
	return demoCities.flatMap((city, place) => ["popup", "rollover"].flatMap((effect) => {
		const dice = diceFor(`bookings ${city} ${effect}`);
		const gap = () => dice.chance(.45) ? dice.whole(2, 11) : 0;
		const row = [];
		let to = itemAt(runningEnds[effect], place);
		let next = to + 1;
		for (let at = 0; at <= before; at += 1) {
			const from = at === 0 ? to - dice.whole(17, 24) : to - dice.whole(13, 27);
			row.unshift({
				city,
				effect,
				from,
				to
			});
			to = from - 1 - gap();
		}
		for (let at = 0; at < after; at += 1) {
			const from = next + gap();
			row.push({
				city,
				effect,
				from,
				to: from + dice.whole(13, 27)
			});
			next = from + 28;
		}
		return row;
	}));
}
var meets = (one, other) => one.from <= other.to && one.to >= other.from;
var isFree = (planned, firm, city, booking) => !planned.some((other) => other.firms.includes(firm) && other.cities.includes(city) && meets(other, booking));
var special = readRecords("ad-slots", array(strictObject({
	about: string(),
	names: array(string()),
	cities: array(_enum(demoCities)),
	effect: _enum(["popup", "rollover"]),
	from: int(),
	to: int(),
	reason: string().optional(),
	isPaused: boolean().optional(),
	isDeleted: boolean().optional(),
	isIncomplete: boolean().optional(),
	lacksPicture: boolean().optional()
})));
var firmOf = (name) => {
	const firm = demoFirms.find((each) => each.name === name);
	if (!firm) throw new Error(`The demo has no firm ${name}`);
	return firm;
};
function plan(booking, turn, planned) {
	const firms = demoFirms.filter((firm) => firm.cities.includes(booking.city) && !firm.isPaused);
	const firm = firms.map((_, at) => itemAt(firms, turn + at)).find((each) => isFree(planned, each, booking.city, booking));
	if (!firm) throw new Error(`No firm is free in ${booking.city}`);
	const cities = (booking.effect === "rollover" && turn % 2 === 0 ? firm.cities : []).filter((city) => city !== booking.city && isFree(planned, firm, city, booking));
	return {
		...booking,
		firms: [firm],
		cities: [booking.city, ...cities]
	};
}
function itemsOf(firms, city, listings, dice) {
	return firms.flatMap((firm) => {
		const own = listings.filter((each) => each.firm === firm.name && !each.deleted_at);
		const near = own.filter((each) => each.city === null || each.city === city);
		return dice.shuffled(near.length > 2 ? near : own).slice(0, dice.whole(3, 5)).filter((each) => each.image_url !== "");
	});
}
function demoSlots(now, listings) {
	const day = today(now);
	const planned = special.map(({ names, ...each }) => ({
		...each,
		city: each.cities[0] ?? "Austin",
		firms: names.map(firmOf)
	}));
	for (const [at, booking] of bookings().entries()) planned.push(plan(booking, at, planned));
	return planned.map((slot, at) => {
		const extra = special[at];
		const dice = diceFor(`slot ${at}`);
		const [firm] = slot.firms;
		const titles = firm && !sellsHomes(firm.name) ? showcaseWords.slotTitles.products : showcaseWords.slotTitles.homes;
		const [title1 = "", title2 = null] = dice.pick(titles).replace("{hood}", dice.pick(cityNamed(slot.city).hoods)).split("|");
		const items = itemsOf(slot.firms, slot.city, listings, dice).map(({ url }) => url);
		const bare = listings.filter((each) => each.firm === firm?.name && each.image_url === "");
		return {
			firms: slot.firms.map(({ name }) => name),
			cities: slot.cities,
			items: extra?.lacksPicture ? [...bare.map(({ url }) => url), ...items] : items,
			startDate: addDays(day, slot.from),
			endDate: addDays(day, slot.to),
			effect: slot.effect,
			title1,
			title2,
			isPaused: extra ? extra.isPaused === true : at % 14 === 5,
			isDeleted: extra?.isDeleted === true,
			reason: extra?.reason ?? null,
			isIncomplete: extra?.isIncomplete === true
		};
	});
}
function demoSlotRow(slot, now) {
	const dice = diceFor(`row ${slot.title1} ${slot.startDate}`);
	const firm = demoFirmRow(firmOf(slot.firms[0] ?? ""));
	const start = Date.parse(`${slot.startDate}T15:00:00Z`) - dice.whole(9, 30) * 864e5;
	const created = new Date(Math.min(start, now.getTime() - dice.whole(30, 9e3) * 6e4));
	return {
		start_date: slot.startDate,
		end_date: slot.endDate,
		title1: slot.title1,
		title2: slot.title2,
		display_effect: slot.effect,
		is_paused: slot.isPaused,
		conflict_reason: slot.reason,
		deleted_at: slot.isDeleted ? now : null,
		url: slot.isIncomplete ? null : firm.website,
		button_text: slot.isIncomplete ? null : firm.button_text,
		button_color: firm.button_color,
		button_text_color: firm.button_text_color,
		background_color: firm.background_color,
		background_text_color: firm.background_text_color,
		popup_background_color: firm.popup_background_color,
		header_thin_index: firm.header_thin_index,
		presented_by_color: "#ffffff",
		presented_by_font_weight: dice.pick([
			"300",
			"400",
			"500"
		]),
		listing_type: sellsHomes(firm.name) ? "Property" : "Product",
		analytics_category: "showcase",
		created_at: created,
		updated_at: created
	};
}
// demo/src/fill-showcase.ts
var daysCounted = 56;
var makers = {
	"Bluebonnet Realty Group": "partner",
	"Pecan Street Homes": "partner2"
};
var byName = (rows) => new Map(rows.map(({ name, id }) => [name, id]));
async function known(db) {
	return {
		firms: byName(await db`select id, name from showcase_firms where deleted_at is null`),
		sites: byName(await db`select id, city as name from sites where property = ${demoProperty}`),
		people: byName(await db`select id, username as name from users`)
	};
}
function idIn(map, name) {
	const id = map.get(name);
	if (id === void 0) throw new Error(`The demo data lack ${name}`);
	return id;
}
var makerOf = ({ people }, firm, staff) => {
	const organization = demoFirms.find(({ name }) => name === firm)?.organization;
	return idIn(people, organization ? makers[organization] ?? staff : staff);
};
async function fillRepresentatives(db, all) {
	const realtors = demoRepresentatives();
	const rows = await db`insert into representatives ${db(realtors.map(({ firm, imageUrl, ...realtor }) => ({
		...realtor,
		image_url: imageUrl,
		showcase_firm_id: idIn(all.firms, firm),
		created_by: makerOf(all, firm, "rep")
	})))} returning id`;
	const ids = new Map();
	for (const [at, { id }] of rows.entries()) {
		const { firm } = itemAt(realtors, at);
		ids.set(firm, [...ids.get(firm) ?? [], id]);
	}
	return ids;
}
async function fillListings(db, all, listings, realtors) {
	const rows = listings.map(({ firm, representative, ...listing }) => ({
		...listing,
		showcase_firm_id: idIn(all.firms, firm),
		representative_id: representative === null ? null : itemAt(realtors.get(firm) ?? [], representative),
		updated_at: listing.created_at,
		created_by: makerOf(all, firm, "listing")
	}));
	const ids = new Map();
	for (let at = 0; at < rows.length; at += 200) {
		const kept = await db`
      insert into listings ${db(rows.slice(at, at + 200))} returning id, url`;
		for (const { id, url } of kept) ids.set(url, id);
	}
	return ids;
}
async function fillSlots(db, all, now, listings, items) {
	const slots = demoSlots(now, listings);
	const kept = await db`insert into ad_slots ${db(slots.map((slot) => ({
		...demoSlotRow(slot, now),
		created_by: slot.firms.length > 1 ? idIn(all.people, "ad-slot") : makerOf(all, slot.firms[0] ?? "", "ad-slot")
	})))} returning id`;
	for (const [at, { id }] of kept.entries()) {
		const slot = itemAt(slots, at);
		await setSlotParts(db, id, {
			firmIds: slot.firms.map((firm) => idIn(all.firms, firm)),
			siteIds: slot.cities.map((city) => idIn(all.sites, city)),
			listingIds: slot.items.map((item) => idIn(items, item))
		});
		await fillNumbers(db, all, id, slot, now);
	}
}
var daysFrom = (from, to) => Array.from({ length: Math.max(0, (Date.parse(to) - Date.parse(from)) / dayMs + 1) }, (_, at) => new Date(Date.parse(from) + at * dayMs).toISOString().slice(0, 10));
async function fillNumbers(db, all, id, slot, now) {
	const isShown = !slot.isPaused && !slot.isDeleted;
	const isFirmPaused = demoFirms.some((firm) => firm.isPaused && slot.firms.includes(firm.name));
	if (!isShown || isFirmPaused) return;
	const day = today(now);
	const first = new Date(Date.parse(day) - daysCounted * dayMs).toISOString().slice(0, 10);
	const days = daysFrom(slot.startDate > first ? slot.startDate : first, slot.endDate < day ? slot.endDate : day);
	const rows = slot.cities.flatMap((city) => {
		const dice = diceFor(`numbers ${slot.title1} ${slot.firms[0]} ${city}`);
		const usual = dice.whole(380, 1450);
		return days.map((each, at) => {
			const isWeekend = weekdayOf(each) % 6 === 0;
			const part = each === day ? .4 : 1;
			const worn = Math.max(.55, 1 - at * .015);
			const share = (isWeekend ? 1.35 : 1) * worn * part * dice.between(.85, 1.15);
			const impressions = Math.round(usual * share);
			const viewable = Math.round(impressions * dice.between(.58, .81));
			return {
				ad_slot_id: id,
				site_id: idIn(all.sites, city),
				day: each,
				impressions,
				viewable,
				clicks: Math.round(viewable * dice.between(.006, .028)),
				filtered: Math.round(impressions * dice.between(.02, .07))
			};
		});
	});
	if (rows.length > 0) await db`insert into ad_slot_days ${db(rows)}`;
}
async function fillShowcase(db, now) {
	const all = await known(db);
	const realtors = await fillRepresentatives(db, all);
	const listings = demoListings(now);
	await fillSlots(db, all, now, listings, await fillListings(db, all, listings, realtors));
}
// demo/src/fill-demo.ts
async function fillDemo(db, config, now) {
	await fillPeople(db, config);
	await fillSites(db);
	await fillFirms(db);
	await fillShowcase(db, now);
	await fillContent(db, now);
	await fillSeries(db, now);
	await fillPhotos(db, now);
	await fillInvoices(db, now);
	await fillBills(db, config);
	await fillMail(db);
	await fillCampaigns(db, config, now);
	await fillAlerts(db, config, now);
	await fillReleases(db, config);
	await fillHomes(db, config, now);
	await fillOutbox(db, config.publicUrl);
	await fillChat(db, config, now);
	await fillDesk(db, now);
	await fillImports(db, now);
	await fillEdits(db, now);
	await fillViews(db);
	await fillExports(db, now);
	await fillResults(db);
	await spreadNotices(db, now);
}
async function fillReleases(db, config) {
	const style = "Insider Invite";
	await db`update email_templates set needs_release = true where category = ${style}`;
	const ids = await db`
    select id from campaigns where style = ${style} and status <> 'draft'
    union all (select id from campaigns where style = ${style} and status = 'draft' order by send_date desc, id limit 1)`;
	for (const { id } of ids) {
		const campaign = await findCampaign(db, rowsOf(theProduct, campaignRows), id);
		if (!campaign) continue;
		await db`insert into release_steps (campaign_id, step, person_id, made_at)
      select ${id}, 'asked', u.id, now() - interval '3 hours' from users u where u.username = 'editor'`;
		if (campaign.status === "draft") {
			await db`select add_notice(u.id, 'release-asked', ${campaign.kind}, ${id}) from users u where u.username = 'admin'`;
			await db`update notices n set actor_id = u.id from users u
                where u.username = 'editor' and n.event = 'release-asked' and n.record_id = ${id}`;
			continue;
		}
		const template = await sendingTemplate(db, theProduct, campaign);
		await db`insert into release_steps (campaign_id, step, person_id, made_at, fingerprint)
      select ${id}, 'approved', u.id, now() - interval '2 hours', ${await fingerprint({ config }, db, campaign, template, promoAlertKind.render)} from users u where u.username = 'admin'`;
	}
	await db`delete from notices where event = 'release-approved'`;
}
var views = readRecords("views", array(looseObject({
	by: string(),
	city: string().optional(),
	filters: record(string(), string())
})));
async function fillViews(db) {
	for (const { by, city, filters, ...view } of views) {
		const [site] = city ? await db`
          select id from sites where property = ${demoProperty} and city = ${city}` : [];
		const asked = newSavedView.parse({
			...view,
			filters: {
				...filters,
				...site && { siteId: site.id }
			}
		});
		await as(db, by, (viewer) => insertView(db, rowsOf(viewer, savedViewRows), viewer.id, asked, 20));
	}
}
async function fillResults(db) {
	const sent = await db`select id from mailings where status = 'sent' order by id`;
	for (const { id } of sent) {
		const mailing = await findMailing(db, id);
		if (mailing) await startCounting(db, mailing);
	}
	await countReaders(db);
	await rememberReaders(db);
	await bringBack(db);
}
var countReaders = (db) => db`
  update mailing_counts c set readers = told.readers, times = told.readers + told.readers * (told.mailing_id % 4) / 5
    from (select k.mailing_id, k.place,
                 case k.place when 0 then m.sent_count * (26 + m.id * 7 % 19) / 100
                              when -1 then m.sent_count * 6 / 100
                              else m.sent_count * (4 + m.id * 5 % 4) / (100 * (k.place + 1)) end as readers
            from mailing_counts k join mailings m on m.id = k.mailing_id) told
   where told.mailing_id = c.mailing_id and told.place = c.place`;
var rememberReaders = (db) => db`
  insert into mailing_readers (mailing_id, subscriber_id, opened_at, clicked_at)
  select m.id, d.subscriber_id, d.at + interval '2 hours', case when d.subscriber_id % 7 = 0 then d.at + interval '2 hours' end
    from mailings m join mail_deliveries d on d.mailing_id = m.id
   where m.remembers_readers and d.status = 'sent' and d.subscriber_id % 3 = 0`;
var bringBack = (db) => db`
  update mail_deliveries d
     set bounce = case when d.status = 'failed' then 'hard' when d.subscriber_id % 113 = m.id % 113 then 'soft' end,
         bounced_at = case when d.status = 'failed' or d.subscriber_id % 113 = m.id % 113
                           then d.at + interval '20 minutes' end,
         unsubscribed_at = case when d.status = 'sent' and d.subscriber_id % 127 = m.id % 127
                                then d.at + interval '3 hours' end
    from mailings m
   where m.id = d.mailing_id and m.status = 'sent'
     and (d.status = 'failed'
       or (d.status = 'sent' and (d.subscriber_id % 113 = m.id % 113 or d.subscriber_id % 127 = m.id % 127)))`;
var days = int().nullable();
var given = readRecords("series", array(strictObject({
	name: string(),
	headline: string(),
	type: string(),
	from: days,
	until: days,
	inDigest: boolean().optional(),
	digestDays: array(string()).optional(),
	hideDates: boolean().optional(),
	shuffle: boolean().optional(),
	homePage: boolean().optional(),
	note: string().optional(),
	sponsor: string().optional()
})));
async function fillSeries(db, now) {
	const sites = await db`select id from sites where is_main order by id`;
	for (const [at, { id }] of sites.entries()) await fillSite(db, id, at, now);
}
async function fillSite(db, siteId, siteAt, now) {
	const posts = await db`
    select id, image_url from news_items where site_id = ${siteId} and type = 'article' and status in (0, 5)
     order by created_at desc, id desc limit 48`;
	const day = (days) => days === null ? null : addDays(today(now), days);
	for (const [at, one] of given.entries()) {
		if ((at + siteAt) % 5 === 4) continue;
		const own = posts.slice(at * 7, at * 7 + (one.type === "Single" ? 1 : 5));
		const pictures = own.flatMap(({ imageUrl }) => imageUrl ?? []);
		const [series] = await db`insert into series ${db({
			siteId,
			slug: slugOf$1(one.name),
			name: one.name,
			headline: one.headline,
			type: one.type,
			note: one.note ?? null,
			shuffle: one.shuffle ?? false,
			homePage: one.homePage ?? false,
			hideDates: one.hideDates ?? false,
			startDate: day(one.from),
			endDate: day(one.until),
			banner: pictures[0] ?? null,
			logo: one.sponsor ? `/images/demo/logo-${slugOf$1(one.sponsor)}.jpg` : null,
			digestSeries: one.inDigest ?? false,
			digestDays: db.json(one.digestDays ?? []),
			digestHeaderImage: one.digestDays ? pictures.at(-1) ?? null : null,
			sponsorName: one.sponsor ?? null,
			sponsorLink: one.sponsor ? "https://lonestarbank.example/" : null,
			position: at + 1
		})} returning id`;
		await db`insert into series_posts (series_id, news_item_id, position)
      select ${series?.id ?? 0}, id, place
        from unnest(${own.map(({ id }) => id)}::int[]) with ordinality g (id, place)`;
		if (one.hideDates) await db`update news_items set internal_tags = internal_tags || '{hidedate}'::text[]
        where id = any(${own.map(({ id }) => id)}::int[]) and not 'hidedate' = any(internal_tags)`;
	}
}
export { fillDemo };
