import { r as labelMessages } from "./import-labels-Drz-YuBy.js";
import { B as listingRows, En as updateRecords, I as findOrAddAuthors, Lt as postStatus, M as subscriberRows, Q as firmRows, V as listingStore, ft as postRows, q as representativeRows, tt as holdFirms, v as saveOptions, vn as valuesOfRow, yn as columnsWritten } from "./import.store-Dtz9gWJp.js";
import { c as newsItemLimits, l as slugOf, r as eventSection } from "./news-item-form-BcFxdGLH.js";
import { C as LabelCount, E as sourceOf, F as postsImportMessages, G as takeBack$2, H as lockPosts, I as findByKeys$1, M as oldAddressOf, O as insertPictures, Q as setLinksOfMany, R as findWorkOn, S as rulesFor, T as sorted, V as lockImported$2, W as saveLabels, X as saveOldAddresses, Y as addPosts, q as occurrenceTag, t as listingCells } from "./listing-files.routes-ovs94Wfv.js";
import { S as siteRows, g as sourceOf$1, i as holdAudience, p as columnsOf, t as audienceRows } from "./audience.store-CboQ4t3a.js";
import { l as within, s as rowsOf, t as actingFor } from "./rows-CMespLVE.js";
import { n as importMessages } from "./import-CXy1yS3d.js";
import { t as audienceMessages } from "./audience.messages-CxTR-WtH.js";
import { t as subscriberImportMessages } from "./subscriber-import-B1je-LPl.js";
import { n as badRequest } from "./errors-CBRqaGOx.js";
import { n as idInOwnKey, o as listingImportMessages, t as columnHeading } from "./listing-COKjhgpo.js";
import { n as listingRecord, o as listingWithoutPicture, s as firmMessages, t as listingMessages } from "./listing.record-DBiMXva0.js";
import { l as initialOf, s as formOf } from "./record-CNAANDXH.js";
import { l as tidied } from "./csv-file-rojlUdSr.js";
import { isDeepStrictEqual } from "node:util";
// server/src/editorial/posts/imported-texts.queries.ts
var findTexts = (db, visible, ids) => db`
  select n.id, n.headline, n.description, c.body, n.image_url, n.post_url, n.byline, n.byline_names, n.tags, n.starts_at, n.ends_at, c.details,
         array(select s.section_id from news_item_sections s where s.news_item_id = n.id order by s.position) as section_ids,
         array(select a.author_id from news_item_authors a where a.news_item_id = n.id order by a.position) as author_ids
    from news_items n join news_item_contents c on c.news_item_id = n.id
   where n.id = any(${[...ids]}::int[]) and ${within(db, visible, "n")}`;
async function writeTexts(db, texts) {
	if (texts.length === 0) return new Map();
	const rows = texts.map((text) => ({
		id: text.id,
		headline: text.headline,
		description: text.description,
		body: text.body,
		image_url: text.imageUrl,
		post_url: text.postUrl,
		byline: text.byline,
		byline_names: text.bylineNames,
		tags: text.tags,
		starts_at: text.startsAt,
		ends_at: text.endsAt,
		details: text.details
	}));
	const given = db.json(rows);
	await db`
    update news_item_contents c set body = t.body, details = t.details
      from jsonb_to_recordset(${given}) as t (id int, body text, details jsonb) where c.news_item_id = t.id`;
	const linksOf = (key) => texts.map((text) => ({
		id: text.id,
		linked: text[key]
	}));
	await setLinksOfMany(db, "section", linksOf("sectionIds"));
	await setLinksOfMany(db, "author", linksOf("authorIds"));
	const written = await db`
    update news_items n
       set headline = t.headline, description = t.description, image_url = t.image_url, post_url = t.post_url,
           byline = t.byline, byline_names = t.byline_names, tags = t.tags, starts_at = t.starts_at, ends_at = t.ends_at
      from jsonb_to_recordset(${given}) as t (
             id int, headline text, description text, image_url text, post_url text, byline text, byline_names text[], tags text[],
             starts_at timestamptz, ends_at timestamptz)
     where n.id = t.id returning n.id, n.version`;
	return new Map(written.map(({ id, version }) => [id, version]));
}
async function leaveToEarlier(db, importId, versions) {
	const ids = [...versions.keys()];
	await db`
    update import_changes set after = after - 'fingerprint'
     where import_id = ${importId} and record_id = any(${ids}::int[])`;
	await db`
    update import_changes h set record_version = t.version
      from unnest(${ids}::int[], ${[...versions.values()]}::int[]) as t (id, version)
     where h.record_id = t.id and h.after ? 'fingerprint' and h.import_id = (
             select max(x.import_id) from import_changes x where x.record_id = t.id and x.after ? 'fingerprint')`;
}
async function lockPictured(db, importId, newsItemId) {
	const [kept] = await db`select from imports where id = ${importId} and state = 'done' for share`;
	if (!kept) return null;
	const [row] = await db`
    select n.headline, n.image_url, c.body,
           n.version = h.record_version and c.draft_revision_id is null and n.status <> 4 as is_untouched
      from import_changes h join news_items n on n.id = h.record_id join news_item_contents c on c.news_item_id = n.id
     where h.import_id = ${importId} and h.record_id = ${newsItemId} and not h.is_undone for update of n, h`;
	return row ?? null;
}
async function writePlaces(db, importId, newsItemId, { imageUrl, body }) {
	await db`update news_item_contents set body = ${body} where news_item_id = ${newsItemId} and body <> ${body}`;
	await db`
    with written as (
      update news_items set image_url = ${imageUrl} where id = ${newsItemId} returning version)
    update import_changes h set record_version = w.version from written w
     where h.import_id = ${importId} and h.record_id = ${newsItemId}`;
}
async function takePhotosBack(db, importId, newsItemIds) {
	const ids = [...newsItemIds];
	await db`select from photos
    where id in (select photo_id from import_pictures where import_id = ${importId} and news_item_id = any(${ids}::int[]) and is_new)
    order by id for update`;
	await db`
    update photos p set deleted_at = now() from import_pictures i
     where i.import_id = ${importId} and i.news_item_id = any(${ids}::int[]) and i.is_new and p.id = i.photo_id and p.deleted_at is null
       and p.version = 1 and not exists (select from photo_uses_now u where u.photo_key = p.key)`;
	const left = await db`
    select distinct on (p.id) i.news_item_id, p.title from import_pictures i join photos p on p.id = i.photo_id
     where i.import_id = ${importId} and i.news_item_id = any(${ids}::int[]) and i.is_new and p.deleted_at is null order by p.id, i.line`;
	await db`delete from import_pictures where import_id = ${importId} and news_item_id = any(${ids}::int[])`;
	return left;
}
// server/src/editorial/posts/undo-posts.ts
var photoStays = (recordId, title) => ({
	recordId,
	text: title,
	message: postsImportMessages.photoStays,
	isPart: true
});
function whyUndoRefused(work, act) {
	if (work?.hasDraft) return postsImportMessages.draftSince(work.draftOf);
	if (work?.proposalOf) return postsImportMessages.proposalSince(work.proposalOf);
	return work?.series && act === "added" ? postsImportMessages.inSeries(work.series) : null;
}
async function undoPosts(db, changes, { id, organizationId }) {
	const ids = changes.map(({ recordId }) => recordId);
	const visible = rowsOf(actingFor(organizationId), postRows);
	const byId = new Map((await lockImported$2(db, visible, ids)).map((row) => [row.id, row]));
	const work = new Map((await findWorkOn(db, visible, ids)).map((row) => [row.id, row]));
	const stayed = changes.flatMap(({ recordId, version, act }) => {
		const row = byId.get(recordId);
		if (!row) return [{
			recordId,
			text: "",
			message: importMessages.goneSince
		}];
		const message = row.version === version ? whyUndoRefused(work.get(recordId), act) : importMessages.changedSince(row.changedBy);
		return message ? [{
			recordId,
			text: row.headline,
			message
		}] : [];
	});
	const left = new Set(stayed.map(({ recordId }) => recordId));
	const gone = ids.filter((id) => !left.has(id));
	const before = changes.filter(({ act, recordId }) => act === "changed" && !left.has(recordId)).map((change) => change.before);
	await leaveToEarlier(db, id, await writeTexts(db, before));
	const restored = new Set(before.map((text) => text.id));
	await takeBack$2(db, gone.filter((recordId) => !restored.has(recordId)));
	const photos = await takePhotosBack(db, id, gone);
	return [...stayed, ...photos.map(({ newsItemId, title }) => photoStays(newsItemId, title))];
}
// server/src/editorial/posts/import-feed.ts
var feedImport = {
	rowsAtATime: 50,
	open({ id, options, organizationId }) {
		const seer = actingFor(organizationId);
		const siteId = Number(options.siteId);
		const count = new LabelCount();
		let source = typeof options.source === "string" ? options.source : null;
		return {
			async take(db, rows, isDryRun) {
				const first = rows.find(({ item }) => item)?.item;
				if (source === null && first) source = sourceOf(first);
				const place = await placeOf(db, seer, siteId, {
					source,
					isMoving: options.addresses === "move"
				});
				let known = await knownOf(db, seer, siteId, rows);
				if (!isDryRun && options.differing === "update") {
					await lockPosts(db, rowsOf(seer, postRows), [...known.values()].map((post) => post.id));
					known = await knownOf(db, seer, siteId, rows);
				}
				const planned = rows.map((row) => planOf(row, known, String(options.differing)));
				for (const { row, act } of planned) if (row.item && act !== "unchanged") count.add(row.item);
				if (isDryRun) return planned.map((plan) => outcomeOf$1(plan, null, place));
				const fresh = planned.filter(({ act }) => act === "added");
				const ids = await addPosts(db, await postsOf(db, place, fresh));
				const written = new Map(fresh.map(({ row }, at) => [row.line, {
					recordId: ids[at] ?? null,
					version: 1,
					before: null
				}]));
				for (const [line, change] of await updated(db, seer, place, planned)) written.set(line, change);
				await insertPictures(db, id, rows.flatMap(picturesOf(written)));
				return planned.map((plan) => outcomeOf$1(plan, written.get(plan.row.line) ?? null, place));
			},
			endCheck(db) {
				const { labels, others } = count.most(300);
				return saveLabels(db, id, labels, {
					source: source ?? "",
					otherLabels: others
				});
			}
		};
	},
	undo: undoPosts
};
var keyBeside = ({ externalKey, fingerprint }) => `${externalKey.slice(0, 470)}~${fingerprint.slice(0, 16)}`;
async function knownOf(db, seer, siteId, rows) {
	const keys = rows.flatMap(({ item }) => item ? [
		item.externalKey,
		keyBeside(item),
		...item.formerKey ? [item.formerKey] : []
	] : []);
	const found = await findByKeys$1(db, rowsOf(seer, postRows), siteId, keys);
	return new Map(found.map((post) => [post.externalKey, post]));
}
function planOf(row, known, differing) {
	const { item, isOther, isDuplicate } = row;
	if (!item) return {
		row,
		act: isOther ? "leftOut" : isDuplicate ? "duplicates" : "refused",
		here: null,
		key: ""
	};
	const former = known.get(item.formerKey ?? "");
	const here = known.get(item.externalKey) ?? (former && former.postUrl === item.url ? former : null);
	const plan = {
		row,
		here,
		key: item.externalKey
	};
	if (!here) return {
		...plan,
		act: "added"
	};
	if (here.fingerprint === null || here.fingerprint === item.fingerprint || known.has(keyBeside(item))) return {
		...plan,
		act: "unchanged"
	};
	if (differing === "add") return {
		...plan,
		act: "added",
		key: keyBeside(item)
	};
	return {
		...plan,
		act: differing === "update" && here.isUntouched ? "changed" : "differs"
	};
}
async function updated(db, seer, place, plans) {
	const changing = plans.filter(({ act }) => act === "changed");
	if (changing.length === 0) return new Map();
	const posts = await postsOf(db, place, changing);
	const before = new Map((await findTexts(db, rowsOf(seer, postRows), changing.flatMap(({ here }) => here?.id ?? []))).map((text) => [text.id, text]));
	const versions = await writeTexts(db, changing.flatMap(({ here }, at) => {
		const [post, old] = [posts[at], before.get(here?.id ?? 0)];
		return post && old ? [textOf(post, old)] : [];
	}));
	await saveOldAddresses(db, changing.map(({ here }, at) => ({
		id: here?.id ?? 0,
		siteId: place.siteId,
		addresses: posts[at]?.oldAddresses ?? []
	})));
	return new Map(changing.map(({ row, here }) => {
		const recordId = here?.id ?? 0;
		return [row.line, {
			recordId,
			version: versions.get(recordId) ?? 0,
			before: before.get(recordId) ?? null
		}];
	}));
}
var textOf = (post, old) => ({
	id: old.id,
	headline: post.headline,
	description: post.description ?? "",
	body: post.body ?? "",
	imageUrl: post.imageUrl ?? null,
	postUrl: old.postUrl && (post.postUrl ?? null),
	byline: post.byline ?? null,
	bylineNames: post.bylineNames ?? [],
	tags: post.tags ?? [],
	startsAt: post.startsAt ?? null,
	endsAt: post.endsAt ?? null,
	details: {
		...old.details,
		...post.details
	},
	sectionIds: post.sectionIds ?? [],
	authorIds: post.authorIds ?? []
});
var picturesOf = (written) => ({ line, pictures }) => {
	const newsItemId = written.get(line)?.recordId;
	return newsItemId ? pictures.map((picture) => ({
		...picture,
		line,
		newsItemId
	})) : [];
};
function outcomeOf$1({ row, act, here }, written, { rules }) {
	const { line, item, headline, messages } = row;
	const text = headline.slice(0, 100);
	const problems = (item ? [...messages, ...tagsOf(sorted(item, rules).tags).messages] : messages).map((message) => ({
		kind: item ? "repaired" : "refused",
		field: "",
		text,
		message
	}));
	if (act === "unchanged") return {
		line,
		act
	};
	if (act === "differs") {
		const { differs, differsAndChanged } = postsImportMessages;
		return {
			line,
			act,
			problems: [{
				kind: "kept",
				field: "",
				text,
				message: here?.isUntouched ? differs : differsAndChanged(here?.changedBy ?? null)
			}]
		};
	}
	if (!item || !written) return {
		line,
		act,
		problems
	};
	const { recordId, version, before } = written;
	if (!recordId) return {
		line,
		act: "unchanged",
		problems
	};
	return {
		line,
		act,
		problems,
		change: {
			recordId,
			version,
			before,
			after: { fingerprint: item.fingerprint }
		}
	};
}
async function placeOf(db, seer, siteId, { source, isMoving }) {
	const { all, rules } = await rulesFor(db, rowsOf(seer, siteRows), siteId, source ?? "");
	return {
		siteId,
		isMoving,
		eventSectionIds: all.filter(({ title }) => title === eventSection).slice(0, 1).map((section) => section.id),
		rules
	};
}
function oldAddressesOf({ url, otherAddresses }) {
	const host = url && new URL(url).host;
	const addresses = [url, ...otherAddresses].flatMap((address) => {
		const { host: other, pathname, search } = new URL(address ?? "none:");
		return address && (!host || other === host) ? oldAddressOf(pathname, search) ?? [] : [];
	});
	return [...new Set(addresses)];
}
async function postsOf(db, place, plans) {
	const now = new Date();
	const planned = plans.flatMap(({ row: { item }, key }) => item ? [{
		item,
		key,
		parts: sorted(item, place.rules)
	}] : []);
	const authorIds = await findOrAddAuthors(db, planned.flatMap(({ parts }) => parts.people));
	return planned.map(({ item, key, parts: { sectionIds, tags, people, bylineNames } }) => ({
		siteId: place.siteId,
		type: item.type,
		...standingOf$1(item, now),
		headline: item.headline,
		slug: slugOf(item.slug ?? "") || slugOf(item.headline),
		description: item.dek,
		body: item.body,
		imageUrl: item.imageUrl,
		postUrl: place.isMoving ? null : item.url,
		oldAddresses: place.isMoving ? oldAddressesOf(item) : [],
		tags: tagsOf(tags).kept,
		internalTags: item.occurrence ? [occurrenceTag(item.occurrence)] : [],
		startsAt: item.startsAt,
		endsAt: item.endsAt,
		details: detailsOf(item),
		sectionIds: item.type === "event" ? [...place.eventSectionIds, ...sectionIds] : sectionIds,
		authorIds: authorIds.splice(0, people.length),
		byline: item.authors.join(", ") || null,
		bylineNames,
		externalKey: key
	}));
}
function standingOf$1({ isPublic, publishedAt, standing }, now) {
	const at = publishedAt ?? now;
	const createdAt = at < now ? at : now;
	if (standing === "pending") return {
		status: postStatus.pending,
		createdAt
	};
	if (standing === "unlisted") return {
		status: postStatus.unlisted,
		lastPublishedAt: createdAt,
		createdAt
	};
	if (!isPublic) return {
		status: postStatus.draft,
		createdAt
	};
	return at > now ? {
		status: postStatus.draft,
		scheduledAt: at,
		createdAt
	} : {
		status: postStatus.live,
		lastPublishedAt: at,
		createdAt
	};
}
var detailsOf = ({ seo, location, imageAlt, imageCredit }) => ({
	...(imageAlt || imageCredit) && { lead_image: {
		alt: imageAlt,
		credit: imageCredit
	} },
	...seo && { seo },
	...location && { location }
});
var longestTag = 60;
function tagsOf(tags) {
	const short = [...new Set(tags.map((tag) => tag.slice(0, longestTag).trim()))];
	const left = short.slice(newsItemLimits.tags).map((tag) => `"${tag}"`);
	return {
		kept: short.slice(0, newsItemLimits.tags),
		messages: [...tags.filter((tag) => tag.length > longestTag).map((tag) => labelMessages.tagCut(tag.slice(0, longestTag))), ...left.length > 0 ? [labelMessages.tooManyTags(left.join(", "))] : []]
	};
}
// server/src/email/audiences/import-subscribers.queries.ts
var standing = (db) => db`
  s.status, to_char(s.status_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as status_at, s.status_reason, s.status_by`;
var toldOf = ({ name, optedInAt, source, tags }) => ({
	name,
	optedInAt: optedInAt?.toISOString() ?? null,
	source,
	tags
});
var standingOf = ({ status, statusAt, statusReason, statusBy }) => ({
	status,
	statusAt,
	statusReason,
	statusBy
});
function findByAddress(db, visible, audienceId, addresses, isLocked) {
	return db`
    select a.address, k.* from unnest(${[...addresses]}::text[]) as a (address)
     cross join lateral (
           select s.id, s.name, s.opted_in_at, s.source, s.tags, ${standing(db)} from subscribers s
            where s.audience_id = ${audienceId} and lower(s.email) = lower(a.address) and ${within(db, visible, "s")}
            limit 1 ${isLocked ? db`for update` : db``}) k`.plannedAnew();
}
var standingColumns = (db) => db`status text, "statusAt" timestamptz, "statusReason" text, "statusBy" int`;
async function insertImported$1(db, audienceId, people) {
	if (people.length === 0) return [];
	return db`
    insert into subscribers (audience_id, email, name, opted_in_at, source, tags, status, status_at, status_reason, status_by)
    select ${audienceId}, r.email, r.name, r."optedInAt", r.source, r.tags, coalesce(r.status, 'subscribed'),
           coalesce(r."statusAt", now()), r."statusReason", current_actor()
      from rows from (jsonb_to_recordset(${db.json(people)}) as (
             email text, name text, "optedInAt" timestamptz, source text, tags text[], ${standingColumns(db)}))
           with ordinality as r (email, name, "optedInAt", source, tags, status, "statusAt", "statusReason", "statusBy", place)
     order by place
    on conflict (audience_id, lower(email)) do nothing returning id, email`;
}
async function tellImported(db, people) {
	if (people.length === 0) return;
	await db`
    update subscribers s set name = r.name, opted_in_at = r."optedInAt", source = r.source, tags = r.tags,
           status = coalesce(r.status, s.status), status_at = coalesce(r."statusAt", s.status_at),
           status_reason = case when r.status is null then s.status_reason else r."statusReason" end,
           status_by = case when r.status is null then s.status_by else r."statusBy" end
      from jsonb_to_recordset(${db.json(people)}) as r (
             id int, name text, "optedInAt" timestamptz, source text, tags text[], ${standingColumns(db)})
     where s.id = r.id`;
}
async function lockImported$1(db, visible, ids) {
	const own = db`s.id = any(${[...ids]}::integer[]) and ${within(db, visible, "s")}`;
	await db`select s.id from subscribers s where ${own} order by s.id for update`;
	return db`
    select s.id, s.email, s.name, s.opted_in_at, s.source, s.tags, ${standing(db)},
           exists (select from mail_deliveries d where d.subscriber_id = s.id) as has_mail
      from subscribers s where ${own}`;
}
async function takeBack$1(db, ids) {
	if (ids.length > 0) await db`delete from subscribers where id = any(${[...ids]}::integer[])`;
}
// server/src/email/audiences/import-subscribers.ts
async function undoSubscribers(db, changes, { organizationId }) {
	const rows = await lockImported$1(db, rowsOf(actingFor(organizationId), subscriberRows), changes.map(({ recordId }) => recordId));
	const byId = new Map(rows.map((row) => [row.id, row]));
	const stayed = changes.flatMap((change) => {
		const row = byId.get(change.recordId);
		const message = whyTheyStay(row, change);
		return message ? [{
			recordId: change.recordId,
			text: row?.email ?? "",
			message
		}] : [];
	});
	const left = new Set(stayed.map(({ recordId }) => recordId));
	const free = changes.filter(({ recordId }) => !left.has(recordId));
	await takeBack$1(db, free.flatMap(({ act, recordId }) => act === "added" ? [recordId] : []));
	await tellImported(db, free.flatMap(({ act, recordId, before }) => {
		const row = act === "changed" ? byId.get(recordId) : void 0;
		return row ? [{
			...toldOf(row),
			...before,
			id: recordId
		}] : [];
	}));
	return stayed;
}
var comparable = (row) => ({
	...row,
	statusAt: new Date(row.statusAt).toISOString()
});
function whyTheyStay(row, { act, after }) {
	if (!row) return importMessages.goneSince;
	const now = comparable({
		...toldOf(row),
		...standingOf(row)
	});
	if (!isDeepStrictEqual(comparable({
		...now,
		status: "subscribed",
		...after
	}), now)) return importMessages.changedSince(null);
	return act === "added" && row.hasMail ? subscriberImportMessages.mailedSince : null;
}
var subscriberImport = {
	rowsAtATime: 4e3,
	open({ id, fileName, options, organizationId, createdBy }) {
		const seer = actingFor(organizationId);
		const audienceId = String(options.audienceId);
		const reason = String(options.reason || subscriberImportMessages.fromFile(fileName));
		let readAs = null;
		return {
			async take(db, rows, isDryRun) {
				const audience = await holdAudience(db, rowsOf(seer, audienceRows), audienceId);
				if (!audience || audience.isDeleted) throw badRequest(audienceMessages.gone);
				readAs ??= rows[0]?.readAs ?? null;
				const leaving = {
					reason,
					by: createdBy,
					now: new Date().toISOString()
				};
				const lines = rows.map((row) => ({
					...row,
					standing: standingBy(row.left, leaving)
				}));
				return takeLines(db, rowsOf(seer, subscriberRows), audienceId, lines, isDryRun);
			},
			endCheck: (db) => saveOptions(db, id, { readAs })
		};
	},
	undo: undoSubscribers
};
var standingBy = (left, { reason, by, now }) => left && {
	status: left.as,
	statusAt: left.at ?? now,
	statusReason: left.reason ?? reason,
	statusBy: by
};
async function takeLines(db, visible, audienceId, lines, isDryRun) {
	const fit = lines.filter(({ problem }) => !problem);
	const added = isDryRun ? new Map() : await addLines(db, audienceId, fit);
	const emails = fit.flatMap(({ email }) => added.has(email) ? [] : [email]);
	const found = emails.length > 0 ? await findByAddress(db, visible, audienceId, emails, !isDryRun) : [];
	const known = new Map(found.map((row) => [row.address, row]));
	const outcomes = lines.map((row) => {
		const recordId = row.problem ? void 0 : added.get(row.email);
		return recordId === void 0 ? planRow$1(row, known.get(row.email), isDryRun) : addedAs(row, recordId);
	});
	if (!isDryRun) await tellImported(db, outcomes.flatMap(toldAnew));
	return outcomes;
}
async function addLines(db, audienceId, lines) {
	const added = await insertImported$1(db, audienceId, lines.map((row) => ({
		email: row.email,
		...newOf(row)
	})));
	return new Map(added.map(({ id, email }) => [email, id]));
}
var actOf = ({ left }) => left?.as ?? "added";
var repairsOf = ({ email, repairs }) => repairs.map((message) => ({
	kind: "repaired",
	field: "",
	text: email,
	message
}));
var addedAs = (row, recordId) => ({
	line: row.line,
	act: actOf(row),
	problems: repairsOf(row),
	change: {
		act: "added",
		recordId,
		version: null,
		before: null,
		after: newOf(row)
	}
});
var toldAnew = ({ change }) => change?.before ? [{
	...change.after,
	id: change.recordId
}] : [];
function planRow$1(row, known, isDryRun) {
	const { email, name, origin, problem, standing } = row;
	if (problem) {
		const { act, message } = problem;
		return {
			line: row.line,
			act,
			problems: [{
				kind: "refused",
				field: "",
				text: email.slice(0, 100),
				message
			}]
		};
	}
	const unchanged = {
		line: row.line,
		act: "unchanged"
	};
	if (!known) return isDryRun ? {
		...unchanged,
		act: actOf(row),
		problems: repairsOf(row)
	} : unchanged;
	if (standing) return planLeaver(row, standing, known);
	if (known.status !== "subscribed") return {
		...unchanged,
		act: "leftOut"
	};
	const before = toldOf(known);
	const after = {
		...before,
		...name !== null && { name },
		...origin
	};
	if (isDeepStrictEqual(after, before)) return unchanged;
	return {
		...unchanged,
		act: "changed",
		change: {
			recordId: known.id,
			version: null,
			before,
			after
		}
	};
}
function planLeaver(row, standing, known) {
	if (known.status === "unsubscribed" || known.status === standing.status) return {
		line: row.line,
		act: "unchanged"
	};
	const told = toldOf(known);
	return {
		line: row.line,
		act: actOf(row),
		problems: repairsOf(row),
		change: {
			act: "changed",
			recordId: known.id,
			version: null,
			before: {
				...told,
				...standingOf(known)
			},
			after: {
				...told,
				...standing
			}
		}
	};
}
var nothing$1 = {
	name: null,
	optedInAt: null,
	source: null,
	tags: []
};
var newOf = ({ name, origin, standing }) => ({
	...nothing$1,
	name,
	...origin,
	...standing
});
// server/src/showcase/listings/import.queries.ts
function firmsToImport(db, visible) {
	return db`
    select f.id, f.name, f.website from showcase_firms f
     where f.deleted_at is null and ${within(db, visible, "f")}`;
}
async function representativesToImport(db, visible, firmIds) {
	return (await db`
    select r.id, r.showcase_firm_id as firm_id, r.name from representatives r
     where r.showcase_firm_id = any(${[...firmIds]}::integer[]) and r.deleted_at is null and ${within(db, visible, "r")}
     order by r.id for share`).reverse();
}
async function findByKeys(db, visible, keys, isLocked) {
	const named = await db`
    select k.key, one.id
      from unnest(${keys.map(({ firmId }) => firmId)}::int[], ${keys.map(({ key }) => key)}::text[],
                  ${keys.map(({ key }) => idInOwnKey(key))}::int[]) as k (firm_id, key, id)
     cross join lateral (
       select id from listings where showcase_firm_id = k.firm_id and external_key = k.key
       union all
       select id from listings
        where id = k.id and showcase_firm_id = k.firm_id and external_key is null
        limit 1) one`;
	const known = await db`
    select r.deleted_at is not null as is_representative_deleted, ${columnsOf(db, listingStore)}
      from ${sourceOf$1(db, listingStore)}
     where l.id = any(${named.map(({ id }) => id)}::int[]) and ${within(db, visible, "l")}
     order by l.id ${isLocked ? db`for update of l` : db``}`;
	const rows = new Map(known.map((row) => [row.id, row]));
	return named.flatMap(({ id, key }) => {
		const row = rows.get(id);
		return row ? [{
			...row,
			key
		}] : [];
	});
}
async function insertImported(db, listings) {
	if (listings.length === 0) return [];
	return db`
    insert into listings ${db(listings.map(({ externalKey, ...listing }) => ({
		...columnsWritten(listingRecord, listing),
		external_key: externalKey
	})))}
    returning id, version, showcase_firm_id as firm_id, external_key`;
}
var updateImported = (db, listings) => updateRecords(db, listingStore, listings);
async function deleteImported(db, ids) {
	if (ids.length === 0) return [];
	return db`
    update listings set deleted_at = now() where id = any(${[...ids]}::integer[]) returning id, version`;
}
async function lockImported(db, visible, ids) {
	const own = db`l.id = any(${[...ids]}::integer[]) and ${within(db, visible, "l")}`;
	await db`select from showcase_firms
    where id in (select l.showcase_firm_id from listings l where ${own}) order by id for share`;
	await db`select l.id from listings l where ${own} order by l.id for update`;
	return db`
    select l.id, l.version, l.representative_id, coalesce(l.external_key, l.description1) as text,
           (select name from users where id = l.updated_by) as changed_by,
           exists (select from ad_slot_items i where i.listing_id = l.id) as is_shown
      from listings l where ${own}`;
}
async function findDeletedRepresentatives(db, visible, ids) {
	if (ids.length === 0) return new Map();
	const rows = await db`
    select r.id, r.name, r.deleted_at is not null as is_deleted from representatives r
     where r.id = any(${[...ids]}::integer[]) and ${within(db, visible, "r")} order by r.id for share`;
	return new Map(rows.flatMap(({ id, name, isDeleted }) => isDeleted ? [[id, name]] : []));
}
async function takeBack(db, ids) {
	await db`
    update listings set deleted_at = now(), external_key = null where id = any(${[...ids]}::integer[])`;
}
async function bringBack(db, ids) {
	await db`update listings set deleted_at = null where id = any(${[...ids]}::integer[])`;
}
// server/src/showcase/listings/import-plan.ts
var fieldNames = Object.keys(listingRecord.fields);
var importForm = formOf(listingWithoutPicture);
var nothing = initialOf(listingRecord);
function isSame(field, a, b) {
	return field === "price" && typeof a === "string" && typeof b === "string" ? inCents(a) === inCents(b) : a === b;
}
function inCents(price) {
	const [whole = "0", cents = ""] = price.split(".");
	return BigInt(whole + cents.padEnd(2, "0"));
}
function newsIn(row, known) {
	if (!known) return row;
	const told = Object.entries(listingCells(known));
	const old = new Set(told.flatMap(([column, text]) => row.told[column] === tidied(text) ? column : []));
	const given = Object.entries(row.given).filter(([field]) => !old.has(field));
	const isSameName = old.has("representative");
	return {
		...row,
		given: Object.fromEntries(given),
		representativeId: isSameName ? known.representativeId : row.representativeId
	};
}
function planRow(read, known) {
	const row = newsIn(read, known);
	if (row.isActive === false) return known && !known.isDeleted ? {
		act: "delete",
		known
	} : { act: "keep" };
	if (known?.isDeleted && row.isActive === void 0) return { act: "keep" };
	if (row.representative && row.representativeId === void 0) return {
		act: "refuse",
		field: "representativeId",
		message: listingMessages.unknownRepresentative
	};
	const before = known ? valuesOfRow(listingRecord, known) : {
		...nothing,
		type: "Property",
		url: row.owner.website
	};
	const { representativeId = before.representativeId } = row;
	const isKept = representativeId === before.representativeId;
	if (known?.isDeleted && known.isRepresentativeDeleted && isKept) return {
		act: "refuse",
		field: "representativeId",
		message: listingMessages.restore.representativeDeleted(known.representative ?? "")
	};
	const given = withoutEmpty(row.given);
	const isUntold = Object.keys(given).length === 0 && isKept;
	if (known && !known.isDeleted && isUntold) return { act: "keep" };
	const checked = importForm.safeParse({
		...before,
		...given,
		firmId: row.owner.id,
		representativeId
	});
	if (!checked.success) {
		const [issue] = checked.error.issues;
		return {
			act: "refuse",
			field: String(issue?.path[0] ?? ""),
			message: issue?.message ?? ""
		};
	}
	const listing = checked.data;
	if (!known) return {
		act: "add",
		listing: {
			...listing,
			externalKey: row.key
		}
	};
	if (!fieldNames.some((field) => !isSame(field, listing[field], before[field])) && !known.isDeleted) return { act: "keep" };
	return {
		act: "change",
		known,
		listing,
		before: {
			...before,
			isDeleted: known.isDeleted
		}
	};
}
function withoutEmpty({ url, ...given }) {
	return url === void 0 || url === "" ? given : {
		...given,
		url
	};
}
function whyNotOwned(row, owner) {
	if (owner) return null;
	return {
		field: "firmId",
		message: row.firm === "" ? "You must select a firm" : firmMessages.unknown
	};
}
// server/src/showcase/listings/undo-listings.ts
async function undoListings(db, changes, { organizationId }) {
	const seer = actingFor(organizationId);
	const rows = await lockImported(db, rowsOf(seer, listingRows), changes.map(({ recordId }) => recordId));
	const byId = new Map(rows.map((row) => [row.id, row]));
	const gone = await findDeletedRepresentatives(db, rowsOf(seer, representativeRows), changes.flatMap((change) => namedAgain(change, byId.get(change.recordId)) ?? []));
	const stayed = changes.flatMap((change) => {
		const { recordId } = change;
		const row = byId.get(recordId);
		const message = whyItStays(row, change) ?? whyNotNamed(gone, namedAgain(change, row));
		return message ? [{
			recordId,
			text: row?.text ?? "",
			message
		}] : [];
	});
	const left = new Set(stayed.map(({ recordId }) => recordId));
	const free = changes.filter(({ recordId }) => !left.has(recordId));
	const idsOf = (act) => free.flatMap((change) => change.act === act ? [change.recordId] : []);
	await takeBack(db, idsOf("added"));
	await bringBack(db, idsOf("deleted"));
	await updateImported(db, free.flatMap(({ act, recordId, before }) => act === "changed" ? [{
		isDeleted: false,
		...before,
		id: recordId
	}] : []));
	return stayed;
}
function namedAgain({ act, before }, row) {
	if (act === "deleted") return row?.representativeId ?? null;
	const was = before;
	return act !== "changed" || was?.representativeId === row?.representativeId || was?.isDeleted ? null : was?.representativeId ?? null;
}
function whyNotNamed(gone, id) {
	const name = id === null ? void 0 : gone.get(id);
	return name === void 0 ? null : listingMessages.restore.representativeDeleted(name);
}
function whyItStays(row, { act, version }) {
	if (!row) return importMessages.goneSince;
	if (row.version !== version) return importMessages.changedSince(row.changedBy);
	return act === "added" && row.isShown ? listingImportMessages.shownSince : null;
}
// server/src/showcase/listings/import-listings.ts
var listingImport = {
	rowsAtATime: 200,
	open: walkListings,
	undo: undoListings
};
function walkListings(task) {
	const seer = actingFor(task.organizationId);
	const met = {
		firms: null,
		lineOf: new Map()
	};
	return { async take(db, rows, isDryRun) {
		met.firms ??= await firmsOf(db, seer);
		const outcomes = [];
		const owned = [];
		const owners = new Set(rows.map((row) => ownerOf(met, task, row)));
		const people = await holdOwners(db, seer, met.firms, owners);
		for (const row of rows) {
			const ready = own(met, task, people, row);
			if ("owner" in ready) owned.push(ready);
			else outcomes.push(ready);
		}
		return [...outcomes, ...await takeOwned(db, seer, owned, isDryRun)];
	} };
}
async function firmsOf(db, seer) {
	const firms = await firmsToImport(db, rowsOf(seer, firmRows));
	return new Map(firms.map((firm) => [firm.name.toLowerCase(), firm]));
}
function ownerOf({ firms }, { options }, row) {
	if (row.firm !== "") return firms?.get(row.firm.toLowerCase());
	return [...firms?.values() ?? []].find(({ id }) => id === options.firmId);
}
async function holdOwners(db, seer, firms, owners) {
	const named = [...owners].filter((firm) => firm !== void 0);
	const ids = named.map(({ id }) => id);
	const held = new Set(await holdFirms(db, rowsOf(seer, firmRows), ids));
	for (const { id, name } of named) if (!held.has(id)) firms.delete(name.toLowerCase());
	const people = await representativesToImport(db, rowsOf(seer, representativeRows), [...held]);
	return new Map(people.map(({ id, firmId, name }) => [keyOf(firmId, name.toLowerCase()), id]));
}
function own(met, task, people, row) {
	const owner = ownerOf(met, task, row);
	const [problem = whyNotOwned(row, owner)] = row.problems;
	if (problem || !owner) return leftOut(row, "refused", problem);
	const key = keyOf(owner.id, row.key);
	const firstLine = met.lineOf.get(key);
	if (firstLine !== void 0 && firstLine !== row.line) return leftOut(row, "duplicates", {
		field: "externalKey",
		message: listingImportMessages.twice(firstLine)
	});
	met.lineOf.set(key, row.line);
	return {
		...row,
		owner,
		representativeId: idOf(row.representative, owner.id, people)
	};
}
function idOf(name, firmId, people) {
	if (name === "") return null;
	return name === void 0 ? void 0 : people.get(keyOf(firmId, name.toLowerCase()));
}
function leftOut({ line, key }, act, problem) {
	const { field = "", message = "" } = problem ?? {};
	return {
		line,
		act,
		problems: [{
			kind: "refused",
			field: columnHeading(field),
			text: key.slice(0, 100),
			message
		}]
	};
}
var keyOf = (firmId, key) => `${firmId} ${key}`;
async function takeOwned(db, seer, rows, isDryRun) {
	if (rows.length === 0) return [];
	const keys = rows.map(({ owner, key }) => ({
		firmId: owner.id,
		key
	}));
	const known = await findByKeys(db, rowsOf(seer, listingRows), keys, !isDryRun);
	const byKey = new Map(known.map((one) => [keyOf(one.firmId, one.key), one]));
	const planned = rows.map((row) => ({
		row,
		plan: planRow(row, byKey.get(keyOf(row.owner.id, row.key)))
	}));
	const written = isDryRun ? null : await carryOut(db, planned);
	return planned.map((each) => outcomeOf(each, written));
}
var doneAs = {
	add: "added",
	change: "changed",
	delete: "deleted"
};
function outcomeOf({ row, plan }, written) {
	if (plan.act === "refuse") return leftOut(row, "refused", plan);
	if (plan.act === "keep") return {
		line: row.line,
		act: "unchanged"
	};
	const act = doneAs[plan.act];
	const record = plan.act === "add" ? written?.byKey.get(keyOf(row.owner.id, row.key)) : written?.byId.get(plan.known.id);
	if (!record) return {
		line: row.line,
		act
	};
	const before = plan.act === "change" ? plan.before : null;
	return {
		line: row.line,
		act,
		change: {
			recordId: record.id,
			version: record.version,
			before,
			after: null
		}
	};
}
async function carryOut(db, planned) {
	const plans = planned.map(({ plan }) => plan);
	const added = await insertImported(db, plans.flatMap((plan) => plan.act === "add" ? [plan.listing] : []));
	const changed = await updateImported(db, plans.flatMap((plan) => plan.act === "change" ? [{
		...plan.listing,
		id: plan.known.id,
		isDeleted: false
	}] : []));
	const deleted = await deleteImported(db, plans.flatMap((plan) => plan.act === "delete" ? [plan.known.id] : []));
	return {
		byKey: new Map(added.map((row) => [keyOf(row.firmId, row.externalKey), row])),
		byId: new Map([...changed, ...deleted].map((row) => [row.id, row]))
	};
}
// server/src/import-kinds.ts
var importKinds = {
	listings: listingImport,
	subscribers: subscriberImport,
	feed: feedImport
};
export { lockPictured as n, writePlaces as r, importKinds as t };
