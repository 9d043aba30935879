import { l as write, n as asPartner } from "./client-C1vc5bc5.js";
import { A as number, E as int, F as string, N as record, R as unknown, S as boolean, j as object, x as array, y as _enum } from "./schemas-Jv2eCdm5.js";
import { n as datetime } from "./iso-CA9qDQf6.js";
import { O as yesOrNo, p as shapeOf } from "./record-CNAANDXH.js";
import { n as badRequest, o as storageFull, s as tooMany, u as upstreamFailed } from "./errors-CBRqaGOx.js";
import { i as may } from "./endpoint-D3IN7Uet.js";
import { m as newPassword } from "./hooks-BU17EPiZ.js";
import { t as screens } from "./screens-BWT4ANW_.js";
import { n as countedUpTo } from "./counting-Bp118qqt.js";
import { l as within, n as isItself, o as rowRule, s as rowsOf } from "./rows-CMespLVE.js";
import { Cr as shownArea, Gr as findImage, Ir as seriesRows, Jr as isOffered, Ln as citiesWithoutDigest, Rr as seriesWithoutPosts, Sr as cropOf, St as invoiceRows, Wr as countRecentImages, Xa as campaignRows, Xr as readAddress, Y as photoRows, Yr as offsetIn, Z as photosFound, Za as campaignsFound, Zr as findLibraryPhoto, ct as otherKinds, h as adSlotRows, ot as allKinds, p as listedAs, qr as insertImage, rt as photoQuery, wn as userRecord, wr as shownPoint, wt as invoicesFound, xr as areaAround } from "./notice.store-DHr4QfeE.js";
import { S as siteRows } from "./audience.store-CboQ4t3a.js";
import { _ as startOfDay, o as centralZone, p as listDay, t as addDays, v as today } from "./dates-DazF5sVJ.js";
import { B as listingRows, H as listingsLacking, Q as firmRows, Y as representativesLacking, _t as everyPost, et as firmsLacking, ft as postRows, q as representativeRows, wt as postsFound } from "./import.store-Dtz9gWJp.js";
import { r as standingOf } from "./viewer-BF3D23RW.js";
import { a as imageMessages } from "./image-BF8DheVS.js";
import { n as logged } from "./logged-CjwwrVrV.js";
import { a as publicIdPattern, i as isSignedTail, n as diskStorage, r as ImageHostError, t as s3Storage } from "./s3-storage-Dri_yxTz.js";
import { r as OutsideError, t as askOutside } from "./ask-outside-DSIDkHQw.js";
import { a as answerJson } from "./mailchimp-failure-BU86CLBk.js";
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { join } from "node:path";
// shared/src/platform/history/history.ts
var difference = object({
	field: string(),
	before: string().nullable(),
	after: string().nullable(),
	isHidden: boolean(),
	isPicture: boolean().optional()
});
var historyEntry = object({
	id: int(),
	at: datetime(),
	who: string(),
	does: string(),
	differences: array(difference),
	isVersion: boolean()
});
var historyPage = object({
	nodes: array(historyEntry),
	next: int().nullable()
});
var recordVersion = object({ values: record(string(), unknown()) });
var productName = "Masthead";
var staffName = "Staff";
var countedOnly = [
	"version",
	"updated_at",
	"updated_by"
];
var activityActions = [
	"added",
	"changed",
	"deleted",
	"restored",
	"sessions"
];
var changedRecord = object({
	kind: string().nullable(),
	screen: string().nullable(),
	noun: string(),
	id: string(),
	title: string()
});
var activityRow = historyEntry.extend({
	record: changedRecord.nullable(),
	count: int()
});
var activityPage = object({
	nodes: array(activityRow),
	next: int().nullable()
});
var trashRow = object({
	kind: string(),
	noun: string(),
	id: string(),
	title: string(),
	detail: string(),
	deletedAt: datetime(),
	deletedBy: string()
});
// server/src/platform/history/record-rows.ts
var tableWithin = (db, seer, table) => within(db, rowsOf(seer, listedAs(table).rows), table);
// shared/src/platform/history/state-verbs.ts
var stateVerbs = {
	campaigns: {
		column: "status",
		verbs: {
			scheduled: "scheduled",
			sending: "started sending",
			sent: "sent",
			canceled: "canceled",
			draft: "unscheduled"
		}
	},
	imports: {
		column: "state",
		verbs: {
			done: "finished",
			failed: "couldn\u2019t finish",
			refused: "couldn\u2019t start",
			undone: "undid"
		}
	},
	invoices: {
		column: "state",
		verbs: {
			approved: "approved",
			"changes asked": "sent back",
			awaiting: "submitted"
		}
	},
	news_items: {
		column: "status",
		verbs: {
			0: "published",
			1: "submitted",
			2: "unlisted",
			5: "made a draft of"
		}
	}
};
var stateVerbsOf = (table) => stateVerbs[table];
// server/src/platform/history/told.ts
var sessions = otherKinds.session.table;
var imports = otherKinds.import;
var quoted = (words) => words.map((word) => `'${word}'`).join(", ");
var whole$1 = allKinds.map(({ table }) => table).filter((one) => ![sessions, imports.table].includes(one));
var parts = allKinds.flatMap((kind) => kind.parts ?? []);
var lasting = parts.filter(({ removed }) => removed).map(({ table }) => table);
var onlyAdded = parts.filter(({ removed }) => !removed).map(({ table }) => table);
var isSignIn = (alias) => `${alias}.table_name = '${sessions}' and ${alias}.action = 'insert' and ${alias}.after ->> 'viewed_by' is null`;
var dayOf = (alias) => `(${alias}.at at time zone '${centralZone}')::date`;
var startOf = (day) => `(${day})::timestamp at time zone '${centralZone}'`;
var endsForeignSession = `changes.actor_id is not null and exists (
  select from sessions s where s.id::text = changes.record_id and (s.viewed_by is not null or s.user_id <> changes.actor_id))`;
var isTold = (db, person) => db`(
  table_name = any(${[...new Set([...whole$1, ...lasting])]}::text[])
  or (table_name = any(${[...new Set(onlyAdded)]}::text[]) and action = 'insert')
  or (table_name = ${imports.table} and action = 'update' and ${db.unsafe(`after ->> '${stateVerbs.imports.column}' in (${quoted(Object.keys(stateVerbs.imports.verbs))})`)})
  or (table_name = ${sessions} and case
        when action <> 'insert' then ${db.unsafe(endsForeignSession)}
        when ${db.unsafe(isSignIn("changes"))} then not exists (
          select from changes later where ${db.unsafe(isSignIn("later"))} and later.nth = 1
             and (later.at, later.id) > (changes.at, changes.id)
             and later.at < ${db.unsafe(startOf(`${dayOf("changes")} + 1`))} ${person})
        else true end))`;
var signInsOfDay = (db, person) => db`
  select count(*) as count, count(distinct coalesce(later.actor_id, 0)) as people from changes later
   where ${db.unsafe(isSignIn("later"))} and ${db.unsafe(isSignIn("c"))}
     and later.at >= ${db.unsafe(startOf(dayOf("c")))}
     and later.at < ${db.unsafe(startOf(`${dayOf("c")} + 1`))} ${person}`;
// server/src/platform/history/history.queries.ts
var columns = (db) => db`id, table_name, record_id, action, actor_id, at, before, after`;
var tableOf = (db, kind) => db.unsafe(kind.table);
var idIs = (db, kind, id) => db`id = ${id}::text::${db.unsafe(kind.idType)}`;
var ofKind = (db, kind) => kind.where ? db`and ${db.unsafe(kind.where.column)} = ${kind.where.value}` : db``;
async function existsRecord(db, seer, kind, id) {
	return (await db`
    select 1 from ${tableOf(db, kind)}
     where ${idIs(db, kind, id)} ${ofKind(db, kind)} and ${tableWithin(db, seer, kind.table)}`).length > 0;
}
var isPartOf = (db, part, id) => db`table_name = ${part.table} and coalesce(after, before) ->> ${db.unsafe(`'${part.of}'`)} = ${id}`;
var isMoveIn = (db, { idType }, part, id) => db`table_name = ${part.table} and action = 'update' and record_id in (
       select id::text from ${db.unsafe(part.table)}
        where ${db.unsafe(part.of)} = ${id}::text::${db.unsafe(idType)})`;
var partConditions = (db, kind, id) => (kind.parts ?? []).flatMap((part) => [isPartOf(db, part, id), ...part.moved ? [isMoveIn(db, kind, part, id)] : []]);
function listRecordChanges(db, seer, kind, id, page) {
	const older = page.before === void 0 ? db`` : db`and id < ${page.before}`;
	const newest = (condition) => db`
    (select ${columns(db)} from changes where ${condition} ${older} order by id desc limit ${page.limit})`;
	let source = newest(db`table_name = ${kind.table} and record_id = ${id}`);
	for (const ofPart of partConditions(db, kind, id)) source = db`${source} union all ${newest(ofPart)}`;
	return db`
    select c.*, u.name as actor_name from (${source}) c
      left join (select id, name from users where ${tableWithin(db, seer, "users")}) u on u.id = c.actor_id
     order by c.id desc limit ${page.limit}`;
}
async function findRow(db, kind, id) {
	const [row] = await db`
    select to_jsonb(t) - coalesce((select array_agg(column_name) from history_columns
             where table_name = ${kind.table} and treatment = 'secret'), '{}') as whole
      from ${tableOf(db, kind)} t where ${idIs(db, kind, id)} ${ofKind(db, kind)}`;
	return row?.whole ?? null;
}
var standsForAll = (db) => db`nth = 1`;
var isAlike = (db) => db`a.work = head.work and a.table_name = head.table_name and a.act = head.act`;
var removal$1 = `(action = 'delete' or before ? 'deleted_at')`;
var conditionOf = {
	added: `action = 'insert' and table_name <> 'sessions'`,
	changed: `action = 'update' and table_name <> 'sessions' and not before ? 'deleted_at'`,
	deleted: `${removal$1} and (action = 'delete' or after ->> 'deleted_at' is not null)`,
	restored: `${removal$1} and action = 'update' and after ->> 'deleted_at' is null`,
	sessions: `table_name = 'sessions'`
};
async function listActivity(db, search) {
	const { kind, id, person, action, byPartners, from, until, limit } = search;
	const [last] = search.before ? await db`select at::text as at from changes where id = ${search.before}` : [];
	const by = person === void 0 ? db`` : isBy(db, person);
	const isFolded = action !== "sessions";
	const narrowed = db`
    ${last ? db`and (at, id) < (${last.at}::text::timestamptz, ${search.before ?? 0})` : db``}
    ${by}
    ${isFolded ? db`and ${isTold(db, by)}` : db``}
    ${action ? db`and ${db.unsafe(conditionOf[action])}` : db``}
    ${byPartners ? db`and ${isByPartners(db)}` : db``}
    ${from ? db`and at >= ${from}` : db``}
    ${until ? db`and at < ${until}` : db``}
    ${id === void 0 ? db`and ${standsForAll(db)}` : db``}`;
	const newest = (condition) => db`
    (select ${columns(db)} from changes where ${condition} ${narrowed} order by at desc, id desc limit ${limit})`;
	const alike = id === void 0 ? db`coalesce((select max(a.nth) from changes a where ${isAlike(db)}), 1)` : db`1`;
	const signIns = isFolded ? signInsOfDay(db, by) : db`select 0 as count, 1 as people`;
	return db`
    select c.*, greatest(${alike}, s.count) as count, greatest(s.people, 1) as people, u.name as actor_name
      from (select * from (${activitySource(db, kind, id, newest)}) found
             order by at desc, id desc limit ${limit}) c
      join changes head on head.id = c.id
      left join users u on u.id = c.actor_id
     cross join lateral (${signIns}) s
     order by c.at desc, c.id desc`;
}
var listAlike = (db, { of, before, limit }) => db`
    select a.id, a.table_name, a.record_id, a.action, a.actor_id, a.at, a.before, a.after,
           1 as count, 1 as people, u.name as actor_name
      from changes head join changes a on ${isAlike(db)} left join users u on u.id = a.actor_id
     where head.id = ${of}
       ${before === void 0 ? db`` : db`and a.nth < (select nth from changes where id = ${before})`}
     order by a.nth desc limit ${limit}`;
var showcaseTables = allKinds.filter(({ slug }) => [
	"firm",
	"representative",
	"listing",
	"ad-slot"
].includes(slug)).flatMap(({ table, parts = [] }) => [table, ...parts.map((part) => part.table)]);
var isByPartners = (db) => db`
  table_name = any(${showcaseTables}::text[])
  and not (action = 'update' and after - ${countedOnly}::text[] = '{}')
  and actor_id in (select u.id from users u left join organizations o on o.id = u.organization_id
                    where o.is_owner is not true)`;
var partnerChanges = (db, from) => db`select from changes where at >= ${from} and ${standsForAll(db)} and ${isByPartners(db)}`;
var isBy = (db, person) => person === 0 ? db`and actor_id is null` : db`and actor_id = ${person}`;
function activitySource(db, kind, id, newest) {
	if (!kind) return newest(db`true`);
	const ofThisKind = (recordId) => kind.where ? db`and exists (select from ${tableOf(db, kind)} r
             where r.id = (${recordId})::${db.unsafe(kind.idType)} and r.${db.unsafe(kind.where.column)} = ${kind.where.value})` : db``;
	const isRecord = id === void 0 ? db`` : db`and record_id = ${id}`;
	const own = newest(db`table_name = ${kind.table} ${isRecord} ${ofThisKind(db`record_id`)}`);
	const ofParts = id === void 0 ? (kind.parts ?? []).map((part) => db`table_name = ${part.table} ${ofThisKind(db`coalesce(after, before) ->> ${part.of}`)}`) : partConditions(db, kind, id);
	let source = own;
	for (const ofPart of ofParts) source = db`${source} union all ${newest(ofPart)}`;
	return source;
}
async function findPartOwners(db, part, ids) {
	if (ids.length === 0) return [];
	return db`
    select id::text, ${db.unsafe(part.of)}::text as owner from ${db.unsafe(part.table)}
     where id = any(${ids}::text[]::bigint[])`;
}
async function findTitles(db, seer, kind, ids) {
	if (ids.length === 0) return new Map();
	const rows = await db`
    select id::text, ${db.unsafe(kind.title)}::text as title from ${tableOf(db, kind)}
     where id = any(${ids}::text[]::${db.unsafe(kind.idType)}[]) ${ofKind(db, kind)} and ${tableWithin(db, seer, kind.table)}`;
	return new Map(rows.map((row) => [row.id, row.title]));
}
async function findSessionPeople(db, ids) {
	if (ids.length === 0) return new Map();
	const rows = await db`
    select s.id::text, s.user_id, u.name as user_name, s.viewed_by, a.name as viewed_by_name
      from sessions s join users u on u.id = s.user_id left join users a on a.id = s.viewed_by
     where s.id = any(${ids}::text[]::bigint[])`;
	return new Map(rows.map((row) => [row.id, row]));
}
// shared/src/people/profile/profile.ts
var { name, email, bio, imageUrl } = userRecord.fields;
var summaryMessages = {
	subject: (day) => `Your to-do list for ${day}`,
	greeting: (name) => `Good morning, ${name}. Here is your to-do list in Masthead:`,
	button: "Open Masthead",
	otherwise: "You get this email at 7 AM Central Time when there is something on your to-do list. You can turn it off in your profile.",
	label: "Daily to-do email",
	description: "At 7 AM Central Time, when there is something on your to-do list."
};
var profileFields = {
	name,
	email,
	bio,
	imageUrl,
	getsSummary: yesOrNo({
		label: summaryMessages.label,
		initial: true
	})
};
var profileForm = object(shapeOf(profileFields, "write"));
var currentPassword = string("Enter your current password").max(1024);
var profileUpdate = profileForm.partial().extend({
	version: int().optional(),
	currentPassword: currentPassword.optional()
});
var profile = object({
	id: int(),
	version: int(),
	username: string(),
	...shapeOf(profileFields, "read"),
	updatedAt: datetime(),
	updatedBy: string().nullable()
});
var profileMessages = {
	endOthers: "Sign out of all other browsers?",
	currentPasswordNeeded: "Enter your current password to change your email address.",
	currentPasswordRequired: "Enter your current password",
	samePassword: "The new password is the same as the current one.",
	passwordsDiffer: "The passwords don\u2019t match.",
	passwordChanged: "Password changed. Other browsers have been signed out.",
	sessionEnded: "That browser has been signed out.",
	useLogout: "You\u2019re using this browser now. To sign out here, use Logout.",
	otherSessionsEnded: "All other browsers have been signed out."
};
var passwordChange = object({
	currentPassword: currentPassword.min(1, profileMessages.currentPasswordRequired),
	newPassword
});
var ownSession = object({
	id: int(),
	userAgent: string().nullable(),
	createdAt: datetime(),
	seenAt: datetime(),
	isThis: boolean()
});
// server/src/platform/access/account-mail.ts
var accountMailQueue = "account-mail";
var planAccountMail = (jobs, db, mail) => jobs.plan(db, accountMailQueue, mail);
// server/src/people/profile/profile.store.ts
var profileRows = rowRule({
	record: "profile",
	visibleTo: "person",
	own: isItself
});
var getsSummary = "coalesce(u.gets_summary, o.is_owner, false)";
async function findProfile(db, own) {
	const [row] = await db`
    select u.id, u.version, u.username, u.name, u.email, u.bio, u.image_url, u.updated_at,
           ${db.unsafe(getsSummary)} as gets_summary, editor.name as updated_by_name, editor.id as updated_by_id
      from users u left join users editor on editor.id = u.updated_by
      left join organizations o on o.id = u.organization_id
     where ${within(db, own, "u")}`;
	return row ?? null;
}
async function lockProfile(db, own) {
	await db`select u.id from users u where ${within(db, own, "u")} for update`;
	return findProfile(db, own);
}
async function updateProfile(db, id, { getsSummary: wish, ...profile }) {
	await db`update users set
      name = ${profile.name}, email = ${profile.email}, bio = ${profile.bio}, image_url = ${profile.imageUrl},
      gets_summary = coalesce(${wish}::boolean, gets_summary)
    where id = ${id}`;
}
function listSessions(db, own, idleHours) {
	return db`
    select id, user_agent, created_at, seen_at from sessions
     where ${within(db, own, "sessions")} and viewed_by is null and ended_at is null and expires_at > now()
       and seen_at > now() - ${idleHours} * interval '1 hour'
     order by seen_at desc, id desc`;
}
async function endOwnSession(db, own, id) {
	return (await db`
    update sessions set ended_at = now()
     where id = ${id} and ${within(db, own, "sessions")} and viewed_by is null and ended_at is null returning id`).length > 0;
}
async function endOtherSessions(db, own, keptId) {
	await db`update sessions set ended_at = now()
            where ${within(db, own, "sessions")} and id <> ${keptId} and viewed_by is null and ended_at is null`;
}
// server/src/platform/images/fetch-picture.ts
async function fetchPicture(address, wanted) {
	const { status, bytes } = await askOutside(address, {
		...wanted,
		headers: { accept: "image/*" },
		redirects: 3
	});
	if (status !== 200) throw new OutsideError("failed", `Answered ${status}`, { wasSent: true });
	return bytes;
}
function whyNoPicture({ why }, tooLarge) {
	if (why === "too-large") return tooLarge;
	return why === "forbidden" ? imageMessages.addressRefused : imageMessages.addressFailed;
}
// server/src/platform/integrations/images/built-in-host.ts
var contentTypes = {
	png: "image/png",
	jpg: "image/jpeg",
	webp: "image/webp",
	gif: "image/gif",
	avif: "image/avif"
};
var originalKey = (publicId, format) => `originals/${publicId}.${format}`;
var derivedPrefix = (publicId) => `derived/${publicId}/`;
var newName = () => [...randomBytes(20)].map((byte) => "abcdefghijkmnpqrstuvwxyz23456789"[byte % 32]).join("");
function builtInHost(storage) {
	const deliveryUrl = ({ publicId, version, format }, transform) => [
		"/images/upload",
		transform,
		`v${version}`,
		`${publicId}.${format}`
	].filter(Boolean).join("/");
	return {
		name: "built-in",
		deliveryUrl,
		async upload({ bytes, format, width, height }, { folder }) {
			const publicId = `${folder}/${newName()}`;
			const version = Math.floor(Date.now() / 1e3);
			await storage.write(originalKey(publicId, format), bytes, contentTypes[format] ?? "");
			const image = {
				publicId,
				version,
				width,
				height,
				format,
				bytes: bytes.length
			};
			return {
				...image,
				url: deliveryUrl(image)
			};
		},
		async destroy(publicId) {
			if (!publicIdPattern.test(publicId)) return;
			const derived = await storage.list(derivedPrefix(publicId));
			for (const { key } of derived) await storage.remove(key);
			for (const format of Object.keys(contentTypes)) await storage.remove(originalKey(publicId, format));
		}
	};
}
// server/src/platform/integrations/images/cloudinary.ts
var longestAnswer = 2e5;
function readCloudinaryUrl(address) {
	const url = URL.parse(address);
	const [key, secret] = [url?.username, url?.password].map((part) => decodeURIComponent(part ?? ""));
	if (url?.protocol !== "cloudinary:" || !key || !secret || !url.hostname) throw new Error("CLOUDINARY_URL must look like cloudinary://key:secret@cloud.");
	return {
		key,
		secret,
		cloud: url.hostname,
		uploadPrefix: (url.searchParams.get("upload_prefix") ?? "https://api.cloudinary.com").replace(/\/$/, ""),
		algorithm: url.searchParams.get("signature_algorithm") === "sha256" ? "sha256" : "sha1"
	};
}
var answer = object({
	public_id: string(),
	version: number(),
	signature: string(),
	width: number(),
	height: number(),
	format: string(),
	bytes: number(),
	secure_url: string()
});
var removal = object({ result: _enum(["ok", "not found"]) });
function cloudinaryHost(address) {
	const account = readCloudinaryUrl(address);
	const delivery = `https://res.cloudinary.com/${account.cloud}/image/upload`;
	return {
		name: "cloudinary",
		async upload({ bytes, format }, { folder }) {
			const name = randomBytes(12).toString("hex");
			const file = new File([Uint8Array.from(bytes)], `${name}.${format}`, { type: contentTypes[format] ?? "" });
			const taken = answer.safeParse(await send(account, "upload", {
				folder,
				public_id: name,
				overwrite: "false"
			}, file));
			if (!taken.success) throw new ImageHostError("Unexpected response from Cloudinary");
			return checked(account, taken.data);
		},
		async destroy(publicId) {
			const gone = await send(account, "destroy", { public_id: publicId });
			if (!removal.safeParse(gone).success) throw new ImageHostError("Cloudinary did not delete the image");
		},
		deliveryUrl: ({ publicId, version, format }, transform) => [
			delivery,
			transform,
			`v${version}`,
			`${publicId}.${format}`
		].filter(Boolean).join("/")
	};
}
function checked(account, taken) {
	const { public_id: publicId, version, width, height, format, bytes } = taken;
	const expected = Buffer.from(signAnswer({
		publicId,
		version
	}, account.secret, account.algorithm));
	const signature = Buffer.from(taken.signature);
	if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) throw new ImageHostError("The response is not signed by Cloudinary");
	return {
		publicId,
		version,
		width,
		height,
		format,
		bytes,
		url: taken.secure_url
	};
}
async function send(account, action, parameters, file) {
	const signed = {
		...parameters,
		timestamp: String(Math.floor(Date.now() / 1e3))
	};
	const form = new FormData();
	for (const [name, value] of Object.entries(signed)) form.append(name, value);
	form.append("api_key", account.key);
	form.append("signature", signParameters(signed, account.secret, account.algorithm));
	if (file) form.append("file", file);
	const address = `${account.uploadPrefix}/v1_1/${encodeURIComponent(account.cloud)}/image/${action}`;
	try {
		const said = await askOutside(address, {
			method: "POST",
			body: form,
			maxBytes: longestAnswer
		});
		if (said.status < 200 || said.status > 299) throw new ImageHostError(`Cloudinary responded with ${said.status}`);
		return answerJson(said);
	} catch (error) {
		if (error instanceof ImageHostError) throw error;
		throw new ImageHostError("Cloudinary cannot be reached", { cause: error });
	}
}
var unsigned = new Set([
	"file",
	"cloud_name",
	"resource_type",
	"api_key",
	"signature"
]);
function signParameters(parameters, secret, algorithm = "sha1") {
	return digest(Object.entries(parameters).filter(([name]) => !unsigned.has(name)).map(([name, value]) => [name, [value ?? ""].flat().join(",")]).filter(([, value]) => value !== "").sort(([a], [b]) => a < b ? -1 : 1).map((pair) => pair.join("=").replaceAll("&", "%26")).join("&") + secret, algorithm);
}
function signAnswer({ publicId, version }, secret, algorithm = "sha1") {
	return digest(`public_id=${publicId}&version=${version}${secret}`, algorithm);
}
var digest = (text, algorithm) => createHash(algorithm).update(text).digest("hex");
// server/src/platform/images/derive.ts
var canMove = (format) => format === "webp" || format === "gif";
async function derive(original, { steps, format, quality }, signal) {
	const { openImage } = await import("./prepare-image-CQniJdh9.js");
	const facts = await openImage(original, false).metadata();
	const isAnimated = (facts.pages ?? 1) > 1 && canMove(format);
	let image = openImage(original, isAnimated);
	const plans = plansOf(steps, facts.autoOrient);
	for (const [index, plan] of plans.entries()) {
		signal?.throwIfAborted();
		if (index > 0) image = openImage(await between(image, isAnimated).toBuffer(), isAnimated);
		image = applied(image, plan);
	}
	return written(image, format, quality ?? 80).toBuffer();
}
var between = (image, isAnimated) => isAnimated ? image.webp({ lossless: true }) : image.png({ compressionLevel: 1 });
function applied(image, { size, fit, cut, position }) {
	if (cut) image.extract(cut);
	return image.resize({
		...size,
		fit,
		position
	});
}
var whole = (value) => Math.max(1, Math.round(value));
function plansOf(steps, from) {
	const plans = [];
	for (const step of steps) plans.push(planOf(step, plans.at(-1)?.size ?? from));
	const [first, second, ...more] = plans;
	return first?.cut && second && steps[0]?.crop === "crop" ? [withinCut(first.cut, second), ...more] : plans;
}
var withinCut = (outer, { cut, ...plan }) => ({
	...plan,
	cut: cut ? {
		...cut,
		left: outer.left + cut.left,
		top: outer.top + cut.top
	} : outer
});
function planOf(step, from) {
	const asked = sizeOf(step, from);
	const fit = step.crop === "fill" ? "cover" : "fill";
	const position = step.gravity === "auto" ? "attention" : step.gravity;
	if (step.crop === "fill" && step.gravity === "xy_center") return aroundPoint(step, asked, from);
	if (step.crop !== "crop") return {
		size: asked,
		fit,
		cut: null,
		position
	};
	const size = {
		width: Math.min(asked.width, from.width),
		height: Math.min(asked.height, from.height)
	};
	return {
		size,
		fit,
		cut: {
			...size,
			...placeOf$1(step, from, size)
		},
		position
	};
}
function aroundPoint({ x, y }, size, from) {
	const part = (offset, side) => offset === null ? .5 : offsetIn(side, offset) / side;
	const point = {
		x: part(x, from.width),
		y: part(y, from.height)
	};
	const { x: left, y: top, ...shown } = areaAround(from, size.width / size.height, point);
	return {
		size,
		fit: "fill",
		cut: {
			...shown,
			left,
			top
		},
		position: "center"
	};
}
function placeOf$1({ x, y, gravity }, from, { width, height }) {
	const across = {
		west: 0,
		east: 1
	}[gravity] ?? .5;
	const down = {
		north: 0,
		south: 1
	}[gravity] ?? .5;
	const [right, bottom] = [from.width - width, from.height - height];
	const begin = (offset, side, otherwise) => Math.round(offset === null ? otherwise : offsetIn(side, offset));
	return {
		left: Math.min(begin(x, from.width, right * across), right),
		top: Math.min(begin(y, from.height, bottom * down), bottom)
	};
}
function sizeOf(step, from) {
	const { crop, aspect } = step;
	const ratio = aspect ?? from.width / from.height;
	if (step.width === null && step.height === null) return largest$1(ratio, from);
	const width = step.width ?? whole((step.height ?? 1) * ratio);
	const height = step.height ?? whole(width / ratio);
	if (crop !== "fit" && crop !== "limit") return {
		width,
		height
	};
	const scale = Math.min(width / from.width, height / from.height, crop === "limit" ? 1 : 100);
	return {
		width: whole(from.width * scale),
		height: whole(from.height * scale)
	};
}
var largest$1 = (ratio, { width, height }) => width / height > ratio ? {
	width: whole(height * ratio),
	height
} : {
	width,
	height: whole(width / ratio)
};
function written(image, format, quality) {
	switch (format) {
		case "jpg": return image.flatten({ background: "#ffffff" }).jpeg({
			quality,
			progressive: true
		});
		case "webp": return image.webp({ quality: Math.max(1, quality - 4) });
		case "avif": return image.avif({
			quality: Math.max(1, quality - 25),
			effort: 3
		});
		case "gif": return image.gif();
		case "png": return image.png();
	}
}
var most$1 = {
	offered: 8e6,
	signed: 16e6,
	avif: 1e6
};
var pixels = ({ width, height }) => width * height;
var shrinkOnLoad = ["jpg", "webp"];
function costOf({ steps, from, stored, isSigned }, format) {
	const sizes = plansOf(steps, from).map(({ size }) => pixels(size));
	if (Math.max(0, ...sizes) > (isSigned ? most$1.signed : most$1.offered)) throw badRequest(isSigned ? imageMessages.resultTooLarge : imageMessages.sizeTooLarge);
	const result = sizes.at(-1) ?? pixels(from);
	return pixels(from) * (shrinkOnLoad.includes(stored) ? .25 : 1) + sizes.slice(0, -1).reduce((sum, size) => sum + 3 * size, 0) + result * (format === "avif" ? 10 : 3);
}
var fitsAvif = (steps, from) => pixels(plansOf(steps, from).at(-1)?.size ?? from) <= most$1.avif;
// server/src/platform/images/work-queue.ts
var QueueFull = class extends Error {};
var Abandoned = class extends Error {};
var turnOfOldest = 4;
var WorkQueue = class {
	#running = 0;
	#heavy = 0;
	#starts = 0;
	#waiting = [];
	#limits;
	constructor(limits) {
		this.#limits = {
			heavyFrom: Infinity,
			...limits
		};
	}
	get waiting() {
		return this.#waiting.length;
	}
	async run(work, { cost = 0, signal } = {}) {
		await this.#place(cost, signal);
		try {
			return await work();
		} finally {
			this.#running -= 1;
			if (this.#isHeavy(cost)) this.#heavy -= 1;
			this.#startNext();
		}
	}
	#place(cost, signal) {
		return new Promise((resolve, reject) => {
			const entry = {
				cost,
				start: resolve,
				refuse: reject
			};
			const leave = () => {
				this.#waiting = this.#waiting.filter((one) => one !== entry);
				reject(new Abandoned());
			};
			if (signal?.aborted) return leave();
			signal?.addEventListener("abort", leave, { once: true });
			this.#waiting.push(entry);
			this.#startNext();
			if (this.#waiting.length > this.#limits.waiting) this.#refuseHeaviest();
		});
	}
	#isHeavy(cost) {
		return cost > this.#limits.heavyFrom;
	}
	#startNext() {
		while (this.#running < this.#limits.atOnce) {
			const fitting = this.#waiting.filter(({ cost }) => !this.#isHeavy(cost) || this.#heavy === 0);
			const [oldest] = fitting;
			if (!oldest) return;
			const next = (this.#starts + 1) % turnOfOldest === 0 ? oldest : fitting.reduce((least, one) => one.cost < least.cost ? one : least);
			this.#waiting = this.#waiting.filter((one) => one !== next);
			this.#starts += 1;
			this.#running += 1;
			if (this.#isHeavy(next.cost)) this.#heavy += 1;
			next.start();
		}
	}
	#refuseHeaviest() {
		const heaviest = this.#waiting.reduce((most, one) => one.cost >= most.cost ? one : most);
		this.#waiting = this.#waiting.filter((one) => one !== heaviest);
		heaviest.refuse(new QueueFull());
	}
};
// server/src/platform/images/wanted-once.ts
function makeOnce() {
	const makings = new Map();
	function begin(key, make) {
		const stop = new AbortController();
		const making = {
			result: make(stop.signal).finally(() => drop(key, making)),
			askers: 0,
			stop
		};
		makings.set(key, making);
		return making;
	}
	function drop(key, making) {
		if (makings.get(key) === making) makings.delete(key);
	}
	return (key, signal, make) => {
		const making = makings.get(key) ?? begin(key, make);
		making.askers += 1;
		const leave = () => {
			making.askers -= 1;
			if (making.askers > 0) return;
			drop(key, making);
			making.stop.abort(new Abandoned());
		};
		if (signal.aborted) leave();
		else signal.addEventListener("abort", leave, { once: true });
		return making.result;
	};
}
// server/src/platform/images/delivery.ts
function imageDelivery({ find, follow, derived, queue, memory, keys, onTrouble }) {
	const remembered = new ImageCache(memory);
	async function make(wish, original, signal) {
		const derivedBytes = await derived.read(wish.key);
		if (derivedBytes) return derivedBytes;
		const bytes = await queue.run(async () => {
			const whole = await original.read();
			const { steps, quality } = wish.transform;
			return whole && derive(whole, {
				steps,
				quality,
				format: wish.format
			}, signal);
		}, {
			cost: wish.cost,
			signal
		});
		if (bytes) await derived.save(wish.publicId, wish.key, bytes).catch(onTrouble);
		return bytes;
	}
	const makeShared = makeOnce();
	return async (address, { accepts, signal }) => {
		const showsWebp = accepts.includes("image/webp");
		const known = remembered.get(`${showsWebp} ${address}`);
		if (known) return known;
		const asked = readAddress(address);
		const led = asked && await follow(asked);
		if (!asked || !led) return null;
		if ("address" in led) return elsewhere(asked, led.address, keys);
		const original = await find(led.wanted.publicId);
		if (!original) return null;
		const wish = settle(led.wanted, asked, {
			showsWebp,
			original,
			keys
		});
		const isPhoto = led.wanted !== asked;
		const made = isPhoto && remembered.get(wish.key);
		if (made) return made;
		const bytes = await (isWhole(wish, original) ? original.read() : makeShared(wish.key, signal, (gone) => make(wish, original, gone)));
		if (!bytes) return null;
		const image = delivered(wish, bytes, isPhoto);
		remembered.set(isPhoto ? wish.key : `${showsWebp} ${address}`, image);
		return image;
	};
}
var isWhole = ({ transform, format }, original) => transform.steps.length === 0 && transform.quality === null && format === original.format;
var hashOf = (text) => createHash("sha256").update(text).digest("hex").slice(0, 24);
var delivered = ({ key, format, transform }, bytes, mayChange) => ({
	bytes,
	type: contentTypes[format] ?? "application/octet-stream",
	tag: `"${hashOf(key)}"`,
	varies: transform.format === "auto",
	mayChange
});
function elsewhere(asked, address, keys) {
	const { steps, format } = asked.transform;
	if (!(steps.length === 0 || isOffered(asked, format === "auto" ? "webp" : format ?? "jpg", "jpg") || isSignedTail(keys, asked.tail, asked.signature ?? ""))) throw badRequest(imageMessages.sizeNotOffered);
	return { address };
}
function formatOf(wanted, showsWebp, original) {
	const { steps, format: asked } = wanted.transform;
	const ordinary = wanted.extension ?? original.format;
	const format = asked === "auto" ? showsWebp ? "webp" : ordinary : asked ?? ordinary;
	if (format !== "avif" || isWhole({
		...wanted,
		format
	}, original)) return format;
	if (fitsAvif(steps, original.size)) return format;
	if (asked === "avif") throw badRequest(imageMessages.avifTooLarge);
	return "webp";
}
function settle(wanted, asked, { showsWebp, original, keys }) {
	const { steps, quality } = wanted.transform;
	const format = formatOf(wanted, showsWebp, original);
	const storageKey = `${derivedPrefix(wanted.publicId)}${hashOf(JSON.stringify([steps, quality]))}.${format}`;
	const wish = {
		...wanted,
		format,
		key: storageKey,
		cost: 0
	};
	if (isWhole(wish, original)) return wish;
	const signed = isSignedTail(keys, asked.tail, asked.signature ?? "");
	const isOpen = isWhole({
		...asked,
		format
	}, original) || isOffered(asked, format, original.format);
	if (!signed && !isOpen) throw badRequest(imageMessages.sizeNotOffered);
	const making = {
		steps,
		from: original.size,
		stored: original.format,
		isSigned: signed
	};
	return {
		...wish,
		cost: costOf(making, format)
	};
}
var ImageCache = class {
	#images = new Map();
	#maxBytes;
	#bytes = 0;
	constructor(maxBytes) {
		this.#maxBytes = maxBytes;
	}
	get(key) {
		const image = this.#images.get(key);
		if (!image) return void 0;
		this.#images.delete(key);
		this.#images.set(key, image);
		return image;
	}
	set(key, image) {
		if (image.bytes.length > this.#maxBytes / 16) return;
		this.#bytes += image.bytes.length - (this.#images.get(key)?.bytes.length ?? 0);
		this.#images.delete(key);
		this.#images.set(key, image);
		for (const [oldest, dropped] of this.#images) {
			if (this.#bytes <= this.#maxBytes) return;
			this.#images.delete(oldest);
			this.#bytes -= dropped.bytes.length;
		}
	}
};
// server/src/platform/images/derived-store.ts
var sweepEvery = 200;
function derivedStore(storage, bounds) {
	let madeSinceSweep = 0;
	return {
		read: (key) => storage.read(key),
		async save(publicId, key, bytes) {
			await dropOldest(storage, derivedPrefix(publicId), { files: bounds.perImage - 1 });
			await storage.write(key, bytes, contentTypes[key.split(".").at(-1) ?? ""] ?? "");
			madeSinceSweep += 1;
			if (madeSinceSweep < sweepEvery) return;
			madeSinceSweep = 0;
			await dropOldest(storage, "derived/", { bytes: bounds.bytes });
		}
	};
}
async function dropOldest(storage, prefix, { files: mostFiles = Infinity, bytes: mostBytes = Infinity }) {
	const files = (await storage.list(prefix)).sort((a, b) => +a.changedAt - +b.changedAt);
	let left = files.length;
	let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
	for (const file of files) {
		if (left <= mostFiles && bytes <= mostBytes) return;
		await storage.remove(file.key);
		left -= 1;
		bytes -= file.bytes;
	}
}
// server/src/platform/images/image-parts.ts
var megabyte = 1024 ** 2;
var heavyFrom = 8e6;
var drawnSize = {
	width: 1600,
	height: 1e3
};
function uploadParts(config) {
	const { s3, dataFolder, diskReserveMb } = config;
	const storage = s3 ? s3Storage(s3) : diskStorage(join(dataFolder, "images"), diskReserveMb);
	return {
		storage,
		host: config.cloudinaryUrl ? cloudinaryHost(config.cloudinaryUrl) : builtInHost(storage),
		uploads: new WorkQueue({
			atOnce: 1,
			waiting: 30
		})
	};
}
function imageParts({ config, pool, http, keys }, drawn) {
	const { storage, host, uploads } = uploadParts(config);
	const queue = new WorkQueue({
		atOnce: 2,
		waiting: 100,
		heavyFrom
	});
	async function find(publicId) {
		const [folder = "", name = ""] = publicId.split("/");
		const draw = Object.hasOwn(drawn, folder) ? drawn[folder] : void 0;
		if (draw) return {
			format: "jpg",
			size: drawnSize,
			read: () => draw(name)
		};
		const image = await findImage(pool, publicId);
		if (!image) return null;
		const { format, ...size } = image;
		return {
			format,
			size,
			read: () => storage.read(originalKey(publicId, format))
		};
	}
	return {
		host,
		uploads,
		deliver: imageDelivery({
			find,
			follow: (asked) => followPhoto(pool, asked),
			derived: derivedStore(storage, {
				perImage: 100,
				bytes: config.imageCacheMb * megabyte
			}),
			queue,
			memory: 64 * megabyte,
			keys,
			onTrouble: (error) => http.log.error({ err: error }, "Couldn\u2019t save a resized image")
		})
	};
}
var library = "library/";
var none = {
	width: null,
	height: null,
	aspect: null,
	x: null,
	y: null
};
var largest = {
	...none,
	crop: "limit",
	gravity: "center",
	width: 2400,
	height: 2400
};
var ours = /^\/images\/(?:upload\/(?:v\d+\/)?)?([a-z0-9-]+\/[a-z0-9-]+)(?:\.[a-z]+)?$/;
var outside = /^(https:\/\/res\.cloudinary\.com\/[^/?#]+\/image\/upload\/)(.+)$/;
async function followPhoto(db, asked) {
	if (!asked.publicId.startsWith(library)) return { wanted: asked };
	const photo = await findLibraryPhoto(db, asked.publicId.slice(8));
	if (!photo) return null;
	const [, host, rest] = outside.exec(photo.original) ?? [];
	if (host && rest) return { address: [...textsOf(photo, asked), rest].reduce(joined, host) };
	const publicId = ours.exec(photo.original)?.[1];
	return publicId === void 0 ? null : { wanted: shown(photo, {
		...asked,
		publicId
	}) };
}
var joined = (before, part) => before.endsWith("/") ? before + part : `${before}/${part}`;
var isCut = ({ width, height }, area) => area.width < width || area.height < height;
function shown(photo, wanted) {
	const area = shownArea(photo);
	const { steps, quality } = wanted.transform;
	const focused = photo.focus ? steps.map((step, at) => at === 0 ? aimed(step, photo, area) : step) : steps;
	const cut = {
		...none,
		...area,
		crop: "crop",
		gravity: "center"
	};
	if (!isCut(photo, area)) return {
		...wanted,
		transform: {
			...wanted.transform,
			steps: focused
		}
	};
	const whole = steps.length === 0;
	return {
		...wanted,
		transform: {
			...wanted.transform,
			steps: [cut, ...whole ? [largest] : focused],
			quality: whole ? quality ?? 90 : quality
		}
	};
}
function aimed(step, photo, area) {
	if (step.crop !== "fill" || step.gravity !== "center") return step;
	return {
		...step,
		gravity: "xy_center",
		...placeOf(shownPoint(photo), area)
	};
}
var placeOf = ({ x, y }, { width, height }) => ({
	x: Math.round(x * width),
	y: Math.round(y * height)
});
function textsOf(photo, asked) {
	const area = shownArea(photo);
	const [x, y, width, height] = cropOf(area).split(",");
	const place = placeOf(shownPoint(photo), area);
	const focused = asked.tail.split("/").filter((part) => part.includes("_")).map((text, at) => at === 0 && photo.focus && text.includes("c_fill") && !text.includes("g_") ? `${text},g_xy_center,x_${place.x},y_${place.y}` : text);
	return [...isCut(photo, area) ? [`c_crop,x_${x},y_${y},w_${width},h_${height}`] : [], ...focused];
}
// server/src/platform/images/take-image.ts
var mostPerHour = 300;
async function checkUploadRate(pool, viewer) {
	if (await countRecentImages(pool, viewer.id) >= mostPerHour) throw tooMany(600, imageMessages.tooMany);
}
var asUploader = (pool, viewer) => (save) => viewer.isStaff ? write(pool, viewer.id, save) : asPartner(pool, viewer, save);
async function takeImage({ host, uploads }, note, { bytes, name, folder, crop, signal }) {
	const { prepareImage } = await import("./prepare-image-CQniJdh9.js");
	const prepared = await uploads.run(() => prepareImage(bytes, crop), { signal });
	const image = await host.upload(prepared, { folder }).catch(asRefusal);
	const save = (db) => insertImage(db, {
		...image,
		host: host.name,
		folder,
		originalName: name || null,
		contentHash: createHash("sha256").update(prepared.bytes).digest("hex")
	});
	try {
		await note(save);
	} catch (error) {
		await host.destroy(image.publicId).catch(logged("Couldn\u2019t remove an unused image"));
		throw error;
	}
	return image;
}
function asRefusal(error) {
	if (!(error instanceof ImageHostError)) throw error;
	if (error.isFull) throw storageFull(imageMessages.storageFull, error);
	throw upstreamFailed(imageMessages.hostFailed, error);
}
// shared/src/showcase/ad-slots/slot-live.ts
var slotOnSite = object({
	siteId: int(),
	site: string(),
	isLive: boolean(),
	causes: array(string())
});
var slotLive = object({
	sites: array(slotOnSite),
	causes: array(string()),
	notes: array(string())
});
function whyNotLive(slot, today) {
	const causes = [];
	if (slot.isDeleted) causes.push("The slot was deleted.");
	if (slot.startDate > today) causes.push(`It starts on ${listDay(slot.startDate)}.`);
	if (slot.endDate < today) causes.push(`It ended on ${listDay(slot.endDate)}.`);
	if (slot.isPaused) causes.push("The slot is paused.");
	if (slot.firms.length === 0) causes.push("It has no firm.");
	for (const firm of slot.firms) if (firm.isDeleted) causes.push(`The firm ${firm.name} was deleted.`);
	else if (firm.isPaused) causes.push(`The firm ${firm.name} is paused.`);
	if (slot.listings.length === 0) causes.push("It has no listings.");
	else if (slot.listings.every((listing) => listing.isDeleted)) causes.push("All its listings were deleted.");
	return causes;
}
function liveNotes(slot) {
	return slot.listings.flatMap((listing) => {
		if (listing.isDeleted) return [`The listing \u201C${listing.description1}\u201D was deleted and isn\u2019t shown.`];
		return listing.hasImage ? [] : [`The image of \u201C${listing.description1}\u201D can\u2019t be found.`];
	});
}
function whatIsMissing(slot) {
	const missing = [];
	if (slot.isPaused) missing.push("It is paused.");
	for (const firm of slot.firms) if (firm.isPaused) missing.push(`The firm ${firm.name} is paused.`);
	if (slot.listings.length === 0) missing.push("It has no listings.");
	missing.push(...liveNotes(slot));
	if (!slot.url) missing.push("It has no URL.");
	if (!slot.buttonText) missing.push("Its button has no text.");
	return missing;
}
var queueDays = {
	starting: 3,
	ending: 7
};
// server/src/showcase/ad-slots/slot-queue.queries.ts
var most = 100;
var slotFacts = (db, visible, ids) => db`
    select json_build_object('id', s.id, 'startDate', s.start_date, 'endDate', s.end_date, 'isPaused', s.is_paused,
             'isDeleted', s.deleted_at is not null, 'url', s.url, 'buttonText', s.button_text,
             'firms', coalesce((select json_agg(json_build_object('name', f.name, 'isPaused', f.is_paused,
                                         'isDeleted', f.deleted_at is not null) order by sf.position)
                                  from ad_slot_firms sf join showcase_firms f on f.id = sf.firm_id
                                 where sf.ad_slot_id = s.id), '[]'),
             'listings', coalesce((select json_agg(json_build_object('description1', l.description1,
                                         'isDeleted', l.deleted_at is not null, 'hasImage', l.image_url <> '')
                                         order by si.position)
                                  from ad_slot_items si join listings l on l.id = si.listing_id
                                 where si.ad_slot_id = s.id), '[]')) as facts
      from ad_slots s where s.id in (select id from (${ids}) asked) and ${within(db, visible, "s")}`;
async function findSlotFacts(db, visible, id) {
	const [row] = await db`select facts from (${slotFacts(db, visible, db`select ${id}::int as id`)}) f`;
	return row?.facts ?? null;
}
var startingSlots = (db, visible, from, to) => db`
  select id from ad_slots where deleted_at is null and ${within(db, visible, "ad_slots")}
     and start_date between ${from} and ${to} order by start_date, id limit ${most}`;
var endingSlots = (db, visible, from, to) => db`
  select id, end_date from ad_slots where deleted_at is null and not is_paused and ${within(db, visible, "ad_slots")}
     and end_date between ${from} and ${to} order by end_date, id limit ${most}`;
var withoutImage = (db, visible) => db`
  select l.id from listings l
   where l.deleted_at is null and l.image_url = '' and ${within(db, visible, "l")}
   order by l.created_at desc, l.id desc limit ${most}`;
var pastOpenHouses = (db, visible, now) => db`
  select l.id from listings l
   where l.deleted_at is null and ${within(db, visible, "l")}
     and coalesce(l.open_house_end_date, l.open_house_start_date) < ${now}
   order by coalesce(l.open_house_end_date, l.open_house_start_date) desc, l.id limit ${most}`;
async function listStartingFacts(db, visible, days) {
	return (await db`
    select facts from (${slotFacts(db, visible, startingSlots(db, visible, days.from, days.to))}) s
     order by facts ->> 'startDate', (facts ->> 'id')::int`).map(({ facts }) => facts);
}
async function listEndingIds(db, visible, days) {
	return (await db`
    select id from (${endingSlots(db, visible, days.from, days.to)}) ending order by end_date, id`).map(({ id }) => id);
}
var listWithoutImage = (db, visible) => db`
  select l.id, l.description1, f.name as firm
    from listings l join showcase_firms f on f.id = l.showcase_firm_id
   where l.id in (${withoutImage(db, visible)}) order by l.created_at desc, l.id desc`;
var listPastOpenHouses = (db, visible, now) => db`
  select l.id, l.description1, f.name as firm,
         coalesce(l.open_house_end_date, l.open_house_start_date) as ended_at
    from listings l join showcase_firms f on f.id = l.showcase_firm_id
   where l.id in (${pastOpenHouses(db, visible, now)}) order by ended_at desc, l.id`;
var metSlot = (db, slot) => db`json_build_object('id', ${db(slot)}.id, 'title1', ${db(slot)}.title1,
  'firms', array(select f.name from ad_slot_firms sf join showcase_firms f on f.id = sf.firm_id
                  where sf.ad_slot_id = ${db(slot)}.id order by sf.position))`;
async function listDoubleBookings(db, visible, today) {
	return (await db`
    select ${metSlot(db, "a")} as slot, ${metSlot(db, "b")} as other, array_agg(t.name order by t.name) as sites,
           greatest(a.start_date, b.start_date) as "from", least(a.end_date, b.end_date) as "to"
      from ad_slots a
      join ad_slots b on b.id > a.id and b.start_date <= a.end_date and b.end_date >= a.start_date
      join ad_slot_sites sa on sa.ad_slot_id = a.id
      join ad_slot_sites sb on sb.ad_slot_id = b.id and sb.site_id = sa.site_id
      join sites t on t.id = sa.site_id
     where a.deleted_at is null and not a.is_paused and a.end_date >= ${today} and ${within(db, visible, "a")}
       and b.deleted_at is null and not b.is_paused and b.end_date >= ${today} and ${within(db, visible, "b")}
       and a.organization_id is distinct from b.organization_id
       and coalesce(a.conflict_reason, b.conflict_reason) is null
       and (a.display_effect = 'popup' and b.display_effect = 'popup'
            or exists (select from ad_slot_items x join ad_slot_items y using (listing_id)
                        where x.ad_slot_id = a.id and y.ad_slot_id = b.id)
            or exists (select from ad_slot_firms x join ad_slot_firms y using (firm_id)
                        where x.ad_slot_id = a.id and y.ad_slot_id = b.id))
     group by a.id, b.id order by "from", a.id, b.id limit ${most}`).map(({ slot, ...met }) => ({
		...slot,
		...met
	}));
}
function listSiteZones(db, visible, slotId) {
	return db`
    select t.id as site_id, t.name as site, t.time_zone
      from ad_slots s join ad_slot_sites st on st.ad_slot_id = s.id join sites t on t.id = st.site_id
     where s.id = ${slotId} and ${within(db, visible, "s")} order by t.is_main desc, t.city, t.name`;
}
function listNumbers(db, visible, slotId, days) {
	return db`
    select t.id as site_id, t.name as site, d.day, d.impressions, d.viewable, d.clicks, d.filtered
      from ad_slots s join ad_slot_days d on d.ad_slot_id = s.id join sites t on t.id = d.site_id
     where s.id = ${slotId} and ${within(db, visible, "s")} and d.day between ${days.from} and ${days.to}
     order by d.day, t.name`;
}
// shared/src/workspace/home/desk.ts
var editors = ["editor", "admin"];
var mailers = [
	"editor",
	"admin",
	"email-campaign"
];
var eventDesk = [
	"events",
	"editor",
	"admin"
];
var lacking = () => ({ lacking: "yes" });
var bookers = ["ad-slot", "admin"];
var inTrouble = () => ({ status: "Needs attention" });
var toApprove = () => ({ status: "Needs your approval" });
var flaggedDrafts = () => ({
	status: "5",
	marked: "flagged"
});
var deskItems = {
	digestSends: {
		title: "Daily digests that need attention",
		for: mailers,
		screen: "dailyDigestList",
		search: inTrouble
	},
	hotwSends: {
		title: "Homes of the Week emails that need attention",
		for: mailers,
		screen: "hotwList",
		search: inTrouble
	},
	promoAlertSends: {
		title: "Promo alerts that need attention",
		for: mailers,
		screen: "promoAlertList",
		search: inTrouble
	},
	newsAlertSends: {
		title: "News alerts that need attention",
		for: mailers,
		screen: "newsAlertList",
		search: inTrouble
	},
	digestReleases: {
		title: "Daily digests that need your approval",
		for: screens.dailyDigestEdit.access,
		screen: "dailyDigestList",
		search: toApprove
	},
	hotwReleases: {
		title: "Homes of the Week emails that need your approval",
		for: screens.hotwEdit.access,
		screen: "hotwList",
		search: toApprove
	},
	promoAlertReleases: {
		title: "Promo alerts that need your approval",
		for: screens.promoAlertEdit.access,
		screen: "promoAlertList",
		search: toApprove
	},
	newsAlertReleases: {
		title: "News alerts that need your approval",
		for: screens.newsAlertEdit.access,
		screen: "newsAlertList",
		search: toApprove
	},
	digestsMissing: {
		title: "Digests missing for tomorrow",
		for: editors,
		screen: "dailyDigestList",
		search: () => ({ missing: "tomorrow" })
	},
	flaggedArticles: {
		title: "Article drafts flagged for the editor",
		for: editors,
		screen: "articleList",
		search: flaggedDrafts
	},
	flaggedEvents: {
		title: "Event drafts flagged for the editor",
		for: editors,
		screen: "eventList",
		search: flaggedDrafts
	},
	flaggedCharities: {
		title: "Charity drafts flagged for the editor",
		for: editors,
		screen: "charityList",
		search: flaggedDrafts
	},
	flaggedPlaces: {
		title: "City guide drafts flagged for the editor",
		for: editors,
		screen: "placeList",
		search: flaggedDrafts
	},
	eventsNotOut: {
		title: "Event drafts past their date",
		for: eventDesk,
		screen: "eventList",
		search: () => ({
			status: "5",
			when: "past"
		})
	},
	eventsUndated: {
		title: "Events without a date",
		for: eventDesk,
		screen: "eventList",
		search: () => ({ when: "undated" })
	},
	seriesLacking: {
		title: "Active series without a post",
		for: ["series", "admin"],
		screen: "seriesList",
		search: () => ({
			active: "yes",
			...lacking()
		})
	},
	invoicesToReview: {
		title: "Invoices to review",
		for: editors,
		screen: "reviewInvoices",
		search: () => ({
			state: "awaiting",
			only: "decidable"
		})
	},
	invoicesSentBack: {
		title: "Your invoices sent back for changes",
		for: "signed-in",
		screen: "myInvoices",
		search: () => ({ state: "changes asked" })
	},
	slotsEnding: {
		title: "Ad slots ending soon",
		for: bookers,
		screen: "adSlotQueue",
		search: () => ({ show: "ending" })
	},
	slotsLacking: {
		title: "Ad slots and listings that need attention",
		for: bookers,
		screen: "adSlotQueue",
		search: () => ({ show: "lacking" })
	},
	firmsLacking: {
		title: "Firms without a site",
		for: ["firm", "admin"],
		screen: "firmList",
		search: lacking
	},
	realtorsLacking: {
		title: "Realtors without a photo, email or phone",
		for: ["rep", "admin"],
		screen: "representativeList",
		search: lacking
	},
	listingsLacking: {
		title: "Listings without an image or with a past open house",
		for: ["listing", "admin"],
		screen: "listingList",
		search: lacking
	},
	photosUnfinished: {
		title: "Photos without a credit or alt text",
		for: "signed-in",
		screen: "photoList",
		search: () => ({ view: "worklist" })
	},
	partnerChanges: {
		title: "Changes by partners since yesterday",
		for: "signed-in",
		screen: "activityList",
		search: (today) => ({
			by: "partners",
			from: addDays(today, -1)
		})
	}
};
var deskKeys = Object.keys(deskItems);
var deskOf = (person) => deskKeys.filter((key) => {
	const { for: whom, screen } = deskItems[key];
	return may(person, whom) && may(person, screens[screen].access);
});
var desk = object({
	failedJobs: int(),
	items: array(object({
		key: _enum(deskKeys),
		count: int(),
		search: record(string(), string())
	}))
});
var summaryHours = {
	from: "07:00",
	until: "12:00"
};
// server/src/workspace/home/desk.queries.ts
var counted = (db, found) => db`(select count(*)::int from (select from (${found}) found limit ${countedUpTo + 1}) counted)`;
var sends = (kind) => ({ db, seer }) => {
	const visible = rowsOf(seer, campaignRows);
	return counted(db, campaignsFound(db, visible, {
		kind,
		status: "Needs attention"
	}));
};
var releases = (kind) => ({ db, seer }) => {
	const wanted = {
		kind,
		status: "Needs your approval",
		approver: seer.id
	};
	return counted(db, campaignsFound(db, rowsOf(seer, campaignRows), wanted));
};
var flagged = (type) => ({ db, seer }) => {
	const search = {
		...everyPost,
		statuses: [5],
		types: [type],
		isFlagged: true
	};
	return counted(db, postsFound(db, rowsOf(seer, postRows), search));
};
var events = (statuses, when) => ({ db, seer }) => counted(db, postsFound(db, rowsOf(seer, postRows), {
	...everyPost,
	statuses,
	types: ["event"],
	when
}));
var counts = {
	digestSends: sends("daily-digest"),
	hotwSends: sends("hotw"),
	promoAlertSends: sends("promo-alert"),
	newsAlertSends: sends("news-alert"),
	digestReleases: releases("daily-digest"),
	hotwReleases: releases("hotw"),
	promoAlertReleases: releases("promo-alert"),
	newsAlertReleases: releases("news-alert"),
	digestsMissing: ({ db, seer, day }) => counted(db, citiesWithoutDigest(db, rowsOf(seer, siteRows), addDays(day, 1))),
	flaggedArticles: flagged("article"),
	flaggedEvents: flagged("event"),
	flaggedCharities: flagged("charity"),
	flaggedPlaces: flagged("place"),
	eventsNotOut: events([5], "past"),
	eventsUndated: events(everyPost.statuses, "undated"),
	seriesLacking: ({ db, seer, day }) => counted(db, seriesWithoutPosts(db, rowsOf(seer, seriesRows), day)),
	invoicesToReview: ({ db, seer, rule }) => {
		const wanted = {
			state: "awaiting",
			decidableBy: {
				id: seer.id,
				...rule
			}
		};
		return counted(db, invoicesFound(db, rowsOf(seer, invoiceRows), wanted));
	},
	invoicesSentBack: ({ db, seer }) => {
		const own = {
			state: "changes asked",
			contributorId: seer.id
		};
		return counted(db, invoicesFound(db, rowsOf(seer, invoiceRows), own));
	},
	slotsEnding: ({ db, seer, day }) => counted(db, endingSlots(db, rowsOf(seer, adSlotRows), day, addDays(day, queueDays.ending))),
	slotsLacking: ({ db, seer, day, now }) => {
		const slots = rowsOf(seer, adSlotRows);
		const listings = rowsOf(seer, listingRows);
		const soon = startingSlots(db, slots, day, addDays(day, queueDays.starting));
		return db`(select json_build_object(
      'listings', ${counted(db, withoutImage(db, listings))} + ${counted(db, pastOpenHouses(db, listings, now))},
      'starting', coalesce((select json_agg(f.facts) from (${slotFacts(db, slots, soon)}) f), '[]')))`;
	},
	firmsLacking: ({ db, seer }) => counted(db, firmsLacking(db, rowsOf(seer, firmRows))),
	realtorsLacking: ({ db, seer }) => counted(db, representativesLacking(db, rowsOf(seer, representativeRows))),
	listingsLacking: ({ db, seer }) => counted(db, listingsLacking(db, rowsOf(seer, listingRows))),
	photosUnfinished: ({ db, seer, now }) => {
		const search = photoQuery.parse({ unfinished: "true" });
		return counted(db, photosFound(db, rowsOf(seer, photoRows), search, now));
	},
	partnerChanges: ({ db, day }) => counted(db, partnerChanges(db, startOfDay(addDays(day, -1))))
};
var numberOf = (answer) => typeof answer === "number" ? answer : answer.listings + answer.starting.filter((slot) => whatIsMissing(slot).length > 0).length;
async function countDesk(db, person, now, rule) {
	const keys = deskOf(person);
	if (keys.length === 0) return [];
	const day = today(now);
	const asked = {
		db,
		seer: person,
		day,
		now,
		rule
	};
	const [row] = await db`
    select ${keys.map((key) => db`${counts[key](asked)} as ${db(key)}`).reduce((all, column) => db`${all}, ${column}`)}`;
	return keys.map((key) => ({
		key,
		count: numberOf(row?.[key] ?? 0)
	})).filter(({ count }) => count > 0).map((item) => ({
		...item,
		search: deskItems[item.key].search(day)
	}));
}
var people = "users u left join organizations o on o.id = u.organization_id";
async function claimSummaries(db, day) {
	const rows = await db`
    insert into daily_summaries (user_id, day)
    select u.id, ${day} from ${db.unsafe(people)}
     where not u.is_disabled and ${db.unsafe(getsSummary)}
       and not exists (select from daily_summaries s where s.day = ${day})
    on conflict do nothing returning user_id`;
	await db`delete from daily_summaries where day < ${day}::date - 30`;
	return rows.map(({ userId }) => userId);
}
async function findSummaryPerson(db, userId) {
	const [row] = await db`
    select u.id, u.name, u.email, o.id as organization_id, o.is_owner,
           array(select r.name from user_roles r where r.user_id = u.id) as roles
      from ${db.unsafe(people)}
     where u.id = ${userId} and not u.is_disabled and ${db.unsafe(getsSummary)}`;
	return row ? {
		...row,
		...standingOf(row),
		isChatMember: false
	} : null;
}
async function handSummary(db, of) {
	return (await db`
    update daily_summaries set handed_at = now()
     where user_id = ${of.userId} and day = ${of.day} and handed_at is null returning user_id`).length > 0;
}
async function takeBackSummary(db, of) {
	await db`update daily_summaries set handed_at = null where user_id = ${of.userId} and day = ${of.day}`;
}
export { listRecordChanges as $, whyNoPicture as A, ownSession as B, checkUploadRate as C, Abandoned as D, uploadParts as E, lockProfile as F, summaryMessages as G, profile as H, profileRows as I, findRow as J, existsRecord as K, updateProfile as L, endOwnSession as M, findProfile as N, QueueFull as O, listSessions as P, listAlike as Q, accountMailQueue as R, asUploader as S, imageParts as T, profileMessages as U, passwordChange as V, profileUpdate as W, findTitles as X, findSessionPeople as Y, listActivity as Z, liveNotes as _, takeBackSummary as a, historyPage as at, whatIsMissing as b, summaryHours as c, staffName as ct, listEndingIds as d, stateVerbsOf as et, listNumbers as f, listWithoutImage as g, listStartingFacts as h, handSummary as i, countedOnly as it, endOtherSessions as j, fetchPicture as k, findSlotFacts as l, trashRow as lt, listSiteZones as m, countDesk as n, activityActions as nt, desk as o, productName as ot, listPastOpenHouses as p, findPartOwners as q, findSummaryPerson as r, activityPage as rt, deskItems as s, recordVersion as st, claimSummaries as t, tableWithin as tt, listDoubleBookings as u, queueDays as v, takeImage as w, whyNotLive as x, slotLive as y, planAccountMail as z };
