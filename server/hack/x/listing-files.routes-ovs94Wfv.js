import { a as isDatabaseAway, i as goOnAsPartner, l as write } from "./client-C1vc5bc5.js";
import { E as int, F as string, j as object, x as array, y as _enum } from "./schemas-Jv2eCdm5.js";
import { n as number } from "./coerce-twYLBaEi.js";
import { m as maxId, t as byId } from "./fields-CfYyEer0.js";
import { a as notFound, n as badRequest, r as conflict, t as HttpError } from "./errors-CBRqaGOx.js";
import { i as may, r as accessOf, t as endpoint } from "./endpoint-D3IN7Uet.js";
import { c as theProduct, l as within, s as rowsOf } from "./rows-CMespLVE.js";
import { L as newsSections, m as csvCells } from "./audience.store-CboQ4t3a.js";
import { i as centralInstant, n as centralClock, r as centralDay } from "./dates-DazF5sVJ.js";
import { An as readsOf, B as listingRows, Bt as resolver, C as importKinds, Dn as handle, Pn as mayStill, Pt as hiddenSections, S as importKindNames, V as listingStore, W as walkListings, Z as findFirm, _ as noteFailure, _n as saveRecord, a as dropForgotten, b as takeNextTask, c as findTask, cn as operation, d as insertImport, dn as createRecord, f as insertProblems, g as nextOf, h as moveImport, hn as readRecord, i as countProblems, l as importRows, m as listWaiting, o as dropImport, r as clearProblems, s as findImport, t as beginRun, x as walkProblems, xn as findRecords, xt as listSections, y as saveProgress, z as listListings } from "./import.store-Dtz9gWJp.js";
import { a as listingTypes, n as listingRecord, s as firmMessages, t as listingMessages, u as pageOf } from "./listing.record-DBiMXva0.js";
import { n as logged } from "./logged-CjwwrVrV.js";
import { n as LeftToOthers } from "./failure-BhUfmtYu.js";
import { a as noCounts, i as importRun, n as importMessages } from "./import-CXy1yS3d.js";
import { o as csvInSteps, r as csvTypes, t as csvLimits } from "./csv-file-rojlUdSr.js";
import { a as listingFilter, c as newListing, d as ownKeyOf, r as listing, s as listingUpdate, u as ownHeadings } from "./listing-COKjhgpo.js";
import { r as stoppedWork } from "./notice-DefgdWWz.js";
import { t as readApart } from "./read-apart-DsnBdJxf.js";
import { setImmediate } from "node:timers/promises";
// server/src/editorial/posts/add-posts.queries.ts
async function addPosts(db, posts) {
	if (posts.length === 0) return [];
	const reserved = await db`
    select nextval(pg_get_serial_sequence('news_items', 'id'))::int as id from generate_series(1, ${posts.length}::int)`;
	const rows = posts.map((post, at) => rowOf(post, reserved[at]?.id ?? 0));
	const added = await insertRows(db, rows);
	const parts = posts.map((post, at) => ({
		post,
		id: rows[at]?.id ?? 0
	})).filter(({ id }) => added.has(id));
	if (parts.length > 0) await db`insert into news_item_contents ${db(parts.map(({ id, post }) => ({
		newsItemId: id,
		body: post.body ?? "",
		details: db.json(post.details ?? {})
	})))}`;
	await insertLinks(db, "section", parts.flatMap(linksOf("sectionIds")));
	await insertLinks(db, "author", parts.flatMap(linksOf("authorIds")));
	await saveOldAddresses(db, parts.map(({ id, post }) => ({
		id,
		siteId: post.siteId,
		addresses: post.oldAddresses ?? []
	})));
	return rows.map(({ id }) => added.has(id) ? id : null);
}
var rowOf = (post, id) => ({
	id,
	siteId: post.siteId,
	type: post.type,
	status: post.status,
	headline: post.headline,
	slug: post.slug || null,
	description: post.description ?? "",
	imageUrl: post.imageUrl ?? null,
	postUrl: post.postUrl ?? null,
	byline: post.byline ?? null,
	bylineNames: post.bylineNames ?? [],
	internalTags: post.internalTags ?? [],
	tags: post.tags ?? [],
	isStarred: post.isStarred ?? false,
	totalViews: post.totalViews ?? 0,
	startsAt: post.startsAt ?? null,
	endsAt: post.endsAt ?? null,
	scheduledAt: post.scheduledAt ?? null,
	lastPublishedAt: post.lastPublishedAt ?? null,
	externalKey: post.externalKey ?? null,
	createdAt: post.createdAt ?? new Date(),
	updatedAt: post.updatedAt ?? post.createdAt ?? new Date(),
	updatedBy: post.updatedBy ?? null
});
var withId = (row) => ({
	...row,
	slug: `${row.slug}-${row.id}`
});
async function insertRows(db, rows) {
	const wanted = rows.flatMap(({ slug }) => slug ?? []);
	const old = wanted.length === 0 ? [] : await db`
          select site_id, slug from news_item_old_slugs where slug = any(${wanted}::text[])`;
	const isOld = (row) => old.some((o) => o.siteId === row.siteId && o.slug === row.slug);
	const insert = async (some) => some.length === 0 ? [] : db`insert into news_items ${db(some)} on conflict do nothing returning id`;
	const first = await insert(rows.map((row) => isOld(row) ? withId(row) : row));
	const added = new Set(first.map(({ id }) => id));
	const left = rows.filter(({ id, slug }) => !added.has(id) && slug !== null);
	for (const { id } of await insert(left.map(withId))) added.add(id);
	return added;
}
var linksOf = (key) => ({ id, post }) => [...new Set(post[key])].map((linked, at) => ({
	newsItemId: id,
	id: linked,
	position: at + 1
}));
var linkTables = {
	section: {
		table: "news_item_sections",
		column: "section_id"
	},
	author: {
		table: "news_item_authors",
		column: "author_id"
	}
};
async function insertLinks(db, kind, links) {
	if (links.length === 0) return;
	const { table, column } = linkTables[kind];
	await db`
    insert into ${db(table)} (news_item_id, ${db(column)}, position)
    select * from unnest(${links.map((link) => link.newsItemId)}::int[], ${links.map((link) => link.id)}::int[],
                         ${links.map((link) => link.position)}::int[])`;
}
var setLinks = (db, kind, newsItemId, ids) => setLinksOfMany(db, kind, [{
	id: newsItemId,
	linked: ids
}]);
async function setLinksOfMany(db, kind, posts) {
	await db`
    delete from ${db(linkTables[kind].table)} where news_item_id = any(${posts.map(({ id }) => id)}::int[])`;
	await insertLinks(db, kind, posts.flatMap(({ id, linked }) => [...new Set(linked)].map((each, at) => ({
		newsItemId: id,
		id: each,
		position: at + 1
	}))));
}
async function saveOldAddresses(db, posts) {
	const all = posts.flatMap(({ id, siteId, addresses }) => addresses.map((address) => ({
		id,
		siteId,
		address
	})));
	if (all.length === 0) return;
	await db`
    insert into news_item_old_addresses as o (site_id, address, news_item_id)
    select distinct on (t.site_id, t.address) t.site_id, t.address, t.id
      from unnest(${all.map(({ siteId }) => siteId)}::int[], ${all.map(({ address }) => address)}::text[],
                  ${all.map(({ id }) => id)}::int[]) as t (site_id, address, id)
     order by t.site_id, t.address, t.id
    on conflict (site_id, address) do update set news_item_id = excluded.news_item_id
      where (select n.status from news_items n where n.id = o.news_item_id) = 4`;
}
// server/src/editorial/posts/occurrence.ts
var tagged = /^occurrence\D*(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)$/i;
function occurrenceOf(tags) {
	for (const tag of tags) {
		const [, year, month, day, hour, minute] = tagged.exec(tag) ?? [];
		if (year) return centralInstant(`${year}-${month}-${day}`, `${hour}:${minute}`);
	}
	return null;
}
var occurrenceTag = (at) => `occurrence-${`${centralDay(at)}${centralClock(at)}`.replaceAll(/\D/g, "")}`;
var withOccurrence = (tags, at) => [...tags.filter((tag) => !tagged.test(tag)), ...at ? [occurrenceTag(at)] : []];
// server/src/editorial/posts/import-feed.queries.ts
var findByKeys = (db, visible, siteId, keys) => db`
    select n.id, n.external_key, n.post_url, h.after ->> 'fingerprint' as fingerprint,
           coalesce(n.version = h.record_version, false) and c.draft_revision_id is null
             and not exists (select from news_item_revisions r where r.news_item_id = n.id and r.proposal = 'open') as is_untouched,
           (select name from users where id = n.updated_by) as changed_by
      from news_items n join news_item_contents c on c.news_item_id = n.id
      left join lateral (
        select x.record_version, x.after from import_changes x
         where x.record_id = n.id and x.after ? 'fingerprint' order by x.import_id desc limit 1) h on true
     where n.site_id = ${siteId} and n.external_key = any(${[...keys]}::text[]) and ${within(db, visible, "n")}`;
async function lockPosts(db, visible, ids) {
	await db`
    select from news_items n where n.id = any(${[...ids]}::integer[]) and ${within(db, visible, "n")}
     order by n.id for update of n`;
}
function lockImported(db, visible, ids) {
	return db`
    select n.id, n.version, n.headline, (select name from users where id = n.updated_by) as changed_by
      from news_items n where n.id = any(${[...ids]}::integer[]) and ${within(db, visible, "n")}
     order by n.id for update of n`;
}
function findWorkOn(db, visible, ids) {
	return db`
    select n.id, c.draft_revision_id is not null as has_draft,
           (select u.name from news_item_revisions r join users u on u.id = r.actor_id where r.id = c.draft_revision_id) as draft_of,
           (select u.name from news_item_revisions r join users u on u.id = r.actor_id
             where r.news_item_id = n.id and r.proposal = 'open' order by r.id limit 1) as proposal_of,
           (select s.name from series_posts p join series s on s.id = p.series_id
             where p.news_item_id = n.id and s.deleted_at is null order by s.id limit 1) as series
      from news_items n join news_item_contents c on c.news_item_id = n.id where n.id = any(${[...ids]}::integer[]) and ${within(db, visible, "n")}`;
}
async function takeBack(db, ids) {
	await db`
    update news_items set status_before_delete = status, status = 4, deleted_at = now(), external_key = null
     where id = any(${[...ids]}::integer[])`;
}
async function importOptions(db, visible, siteId) {
	const [site] = await db`
    select time_zone from sites where id = ${siteId} and ${within(db, visible, "sites")}`;
	return {
		siteId,
		zone: site?.timeZone ?? "America/Chicago",
		at: new Date().toISOString()
	};
}
var listChoices = (db, visible, siteId, source) => db`
    select c.kind, c.key, c.becomes, c.section_id
      from import_label_choices c join sites s on s.id = c.site_id
     where c.site_id = ${siteId} and c.source = ${source} and ${within(db, visible, "s")}`;
async function saveChoices(db, siteId, source, choices) {
	await db`
    insert into import_label_choices (site_id, source, kind, key, becomes, section_id)
    select ${siteId}, ${source}, t.kind, t.key, t.becomes, t.section_id
      from jsonb_to_recordset(${db.json(choices.map(({ kind, key, becomes, sectionId }) => ({
		kind,
		key,
		becomes,
		section_id: sectionId
	})))}) as t (kind text, key text, becomes text, section_id int)
    on conflict (site_id, source, kind, key) do update
      set becomes = excluded.becomes, section_id = excluded.section_id`;
}
async function saveLabels(db, importId, labels, found) {
	await db`update imports set options = options || ${db.json(found)} where id = ${importId}`;
	await db`delete from import_labels where import_id = ${importId}`;
	await db`
    insert into import_labels (import_id, kind, key, name, posts)
    select ${importId}, t.kind, t.key, t.name, t.posts
      from jsonb_to_recordset(${db.json(labels.map(({ kind, key, name, posts }) => ({
		kind,
		key,
		name,
		posts
	})))})
        as t (kind text, key text, name text, posts int)`;
}
var listLabels = (db, visible, importId) => db`
    select l.kind, l.key, l.name, l.posts from import_labels l join imports i on i.id = l.import_id
     where l.import_id = ${importId} and ${within(db, visible, "i")}
     order by l.kind desc, l.posts desc, l.name collate "und-x-icu"`;
async function findLabelled(db, visible, id, hold = false) {
	const [row] = await db`
    select i.id, i.state, (i.options ->> 'siteId')::int as site_id, coalesce(i.options ->> 'source', '') as source,
           coalesce((i.options ->> 'otherLabels')::int, 0) as others
      from imports i where i.id = ${id} and i.kind = 'feed' and ${within(db, visible, "i")} ${hold ? db`for share of i` : db``}`;
	return row ?? null;
}
// shared/src/editorial/posts/news-item-import.ts
var postsFile = {
	bytes: 1073741824,
	endings: [
		".xml",
		".rss",
		".json",
		".ics"
	],
	types: [
		"application/xml",
		"text/xml",
		"application/rss+xml",
		"application/atom+xml",
		"application/json",
		"text/calendar",
		"text/plain",
		"application/octet-stream"
	]
};
var largestImportedPicture = 10485760;
var postsImportMessages = {
	differs: "Differs from the post in Masthead.",
	differsAndChanged: (name) => `Differs from the post in Masthead, which ${name ?? "someone"} has changed since. An update skips it.`,
	differing: "If a post differs from the one in Masthead",
	differingLabels: {
		leave: "Keep the one in Masthead",
		update: "Update it, unless someone has changed it here",
		add: "Import it as a new post"
	},
	addresses: "Old addresses",
	addressesHint: "Keep them while the old site is online. Redirect them once this site replaces it.",
	addressLabels: {
		keep: "Keep them as canonical URLs",
		move: "Redirect them to this site"
	},
	shownIn: {
		articles: (count) => `Show the ${count} in Articles`,
		events: (count) => `Show the ${count} in Events`
	},
	unknownSite: "Choose a site.",
	pictureStays: (address, why) => `The post still uses the image at ${address.slice(0, 300)}. ${why}`,
	pictureTooLarge: "The image is larger than 10 MB.",
	pictureNotAllowed: "The person who started the import no longer has access.",
	pictureCrashed: "Importing it crashed Masthead twice.",
	picturePostChanged: "Someone changed the post before its images were imported.",
	draftSince: (name) => `${name ?? "Someone"} has unpublished changes in this post, so it was left as it is.`,
	proposalSince: (name) => `${name} has proposed changes to this post, so it was left as it is.`,
	inSeries: (name) => `This post is in the series "${name}", so it was left as it is.`,
	photoStays: "Its photo is now described or used elsewhere, so it stays in the library.",
	intro: "Import an RSS or Atom feed, a WordPress (WXR) or Ghost (JSON) export, or an iCalendar file. Drafts stay drafts, and private or trashed posts never go live. Posts are recognized by site and ID, so you can import the same file again; the check shows which posts have changed. Images are added to the photo library after the posts. The file is only checked at first; nothing is imported until you start it."
};
var decoded = (path) => {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
};
function oldAddressOf(path, search) {
	const number = new URLSearchParams(search).get("p");
	const plain = decoded(path).toLowerCase().normalize("NFC").replace(/\/+(?:index\.(?:php|html?))?$/, "");
	if (/\p{Cc}/u.test(plain) || plain.length > 200) return null;
	if (plain === "") return number && /^\d{1,12}$/.test(number) ? `/?p=${number}` : null;
	return plain;
}
// server/src/platform/imports/pictures.queries.ts
async function insertPictures(db, importId, pictures) {
	if (pictures.length === 0) return;
	await db`
    insert into import_pictures (import_id, line, news_item_id, address, alt_tag, credit)
    select ${importId}, * from unnest(
      ${pictures.map(({ line }) => line)}::int[], ${pictures.map(({ newsItemId }) => newsItemId)}::int[],
      ${pictures.map(({ address }) => address)}::text[], ${pictures.map(({ altTag }) => altTag)}::text[],
      ${pictures.map(({ credit }) => credit)}::text[])`;
}
var listPictured = (db) => db`
  select i.id from imports i
   where i.state = 'done'
     and exists (select from import_pictures p where p.import_id = i.id and p.state = 'waiting')`;
var nextPictures = (db, importId, limit) => db`
  select p.news_item_id, p.line, p.address, p.alt_tag, p.credit, i.created_by
    from import_pictures p join imports i on i.id = p.import_id
   where p.import_id = ${importId} and p.state = 'waiting' and i.state = 'done'
   order by p.line, p.address limit ${limit}`;
async function countPictures(db, importId) {
	const [row] = await db`
    select count(*) filter (where is_waiting)::int as waiting, count(*) filter (where not is_waiting and is_kept)::int as kept,
           count(*) filter (where not is_waiting and not is_kept)::int as failed
      from (select bool_or(state = 'waiting') as is_waiting, bool_or(state = 'kept') as is_kept
              from import_pictures where import_id = ${importId} group by address) p`;
	return row && row.waiting + row.kept + row.failed > 0 ? row : null;
}
async function settlePicture(db, importId, { newsItemId, address }, isPlaced, photo) {
	await db`
    update import_pictures
       set state = ${isPlaced ? "kept" : "failed"}, photo_id = ${photo?.id ?? null}, is_new = ${photo?.isNew ?? false}
     where import_id = ${importId} and news_item_id = ${newsItemId} and address = ${address}`;
}
// shared/src/editorial/posts/section-choices.ts
var isNews = ({ title, parent_id }) => title === "News" && parent_id === null;
var placeOf = (title) => {
	const at = newsSections.indexOf(title);
	return at < 0 ? newsSections.length : at;
};
function sectionChoices(type, sections) {
	if (type === "charity" || type === "place") return sections.filter(({ title, parent_id }) => parent_id === null && !hiddenSections.includes(title.toUpperCase()));
	const news = sections.find(isNews)?.id;
	return sections.filter(({ parent_id }) => parent_id !== null && parent_id === news).sort((a, b) => placeOf(a.title) - placeOf(b.title) || a.title.localeCompare(b.title));
}
// shared/src/platform/values/folded.ts
var alike = {
	\u00F8: "o",
	\u0142: "l",
	\u0111: "d",
	\u00F0: "d",
	\u0131: "i",
	\u00DF: "ss",
	\u00E6: "ae",
	\u0153: "oe",
	"\u2019": "'",
	"\u2018": "'",
	"\u201C": "\"",
	"\u201D": "\"",
	"\u2013": "-",
	"\u2014": "-"
};
var isAlike = new RegExp(`[${Object.keys(alike).join("")}]`, "g");
var folded = (text) => text.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "").replace(isAlike, (sign) => alike[sign] ?? sign);
// server/src/editorial/posts/label-rules.ts
var labelKey = (name) => folded(name).replace(/\s*(?:[&+]|\band\b)\s*/g, " + ").replace(/\s+/g, " ").trim();
function labelRules(choices, sections) {
	const chosen = new Map(choices.map((choice) => [`${choice.kind} ${choice.key}`, choice]));
	const named = new Map(sections.map(({ id, title }) => [labelKey(title), id]));
	return ({ kind, name }) => {
		const key = labelKey(name);
		const choice = chosen.get(`${kind} ${key}`);
		if (choice) return {
			becomes: choice.becomes,
			sectionId: choice.sectionId,
			by: "choice"
		};
		if (kind === "author") return {
			becomes: "person",
			sectionId: null,
			by: "nobody"
		};
		const sectionId = named.get(key) ?? null;
		return sectionId ? {
			becomes: "section",
			sectionId,
			by: "name"
		} : {
			becomes: "tag",
			sectionId: null,
			by: "nobody"
		};
	};
}
var labelsOf = ({ categories, authors }) => [...categories.map((name) => ({
	kind: "category",
	name
})), ...authors.map((name) => ({
	kind: "author",
	name
}))];
function sorted(item, rules) {
	const sectionIds = new Set();
	const tags = new Map();
	const people = [];
	const bylineNames = [];
	const tag = (name) => {
		const key = name.trim().toLowerCase();
		if (key && !tags.has(key)) tags.set(key, name.trim());
	};
	item.tags.forEach(tag);
	for (const label of labelsOf(item)) {
		const { becomes, sectionId } = rules(label);
		if (becomes === "person") people.push(label.name);
		else if (becomes === "byline") bylineNames.push(label.name);
		else if (becomes === "section" && sectionId) sectionIds.add(sectionId);
		else if (becomes !== "nothing") tag(label.name);
	}
	return {
		sectionIds: [...sectionIds],
		tags: [...tags.values()],
		people,
		bylineNames
	};
}
function sourceOf({ externalKey, url }) {
	const site = /^wordpress:([^#]*)#/.exec(externalKey)?.[1];
	if (site) return site.slice(0, 200);
	if (externalKey.startsWith("ghost:")) return "Ghost";
	return url ? new URL(url).host : "";
}
var mostNames = 2e4;
var LabelCount = class {
	found = new Map();
	add(item) {
		const keys = new Set();
		for (const label of labelsOf(item)) {
			const key = labelKey(label.name);
			const place = `${label.kind} ${key}`;
			if (keys.has(place)) continue;
			keys.add(place);
			const known = this.found.get(place);
			if (known) known.posts += 1;
			else if (this.found.size < mostNames) this.found.set(place, {
				...label,
				key,
				posts: 1
			});
		}
	}
	most(limit) {
		const all = [...this.found.values()].sort((a, b) => b.posts - a.posts);
		const ofKind = (kind) => all.filter((label) => label.kind === kind);
		const labels = [ofKind("category"), ofKind("author")].flatMap((some) => some.slice(0, limit));
		return {
			labels,
			others: all.length - labels.length
		};
	}
};
// server/src/editorial/posts/import-labels.ts
async function rulesFor(db, visible, siteId, source) {
	const all = await listSections(db, visible, siteId);
	const sections = sectionChoices("article", all.map(({ id, title, parentId }) => ({
		id,
		title,
		parent_id: parentId
	})));
	return {
		all,
		sections,
		rules: labelRules(await listChoices(db, visible, siteId, source), sections)
	};
}
async function labelsOfImport(db, visible, { id, siteId, source, others }) {
	const { sections, rules } = await rulesFor(db, visible.sites, siteId, source);
	const labels = await listLabels(db, visible.imports, id);
	return {
		source,
		sections: sections.map((section) => ({
			id: section.id,
			title: section.title
		})),
		labels: labels.map(({ kind, name, posts }) => ({
			kind,
			name,
			posts,
			...rules({
				kind,
				name
			})
		})),
		others
	};
}
// shared/src/showcase/listings/listing-import.endpoints.ts
var forFirm = object({ firmId: number().int().optional() });
var words = string().max(200).optional();
var listingImportEndpoints = {
	import: endpoint({
		method: "POST",
		path: "/api/showcase-firm-item/import",
		summary: "Uploads a CSV file of listings and checks it. Form fields come before the file. Returns the import at once; follow and start it at /api/import/{id}.",
		usedBy: ["listingList"],
		body: forFirm,
		upload: {
			maxBytes: csvLimits.bytes,
			types: csvTypes,
			isStreamed: true
		},
		ownTransactions: true,
		touches: ["import"],
		reply: importRun
	}),
	export: endpoint({
		method: "GET",
		path: "/api/showcase-firm-item/export.csv",
		summary: "Exports the listings that match a search as a CSV file.",
		usedBy: ["listingList"],
		query: object({
			firmId: number().int().max(maxId).optional(),
			type: _enum(listingTypes).optional(),
			description1: words,
			description2: words,
			line1: words,
			line2: words,
			address: words
		}),
		produces: "text/csv; charset=utf-8",
		ownTransactions: true,
		isRead: true,
		shows: ["listing"],
		reply: string()
	})
};
// server/src/platform/imports/import-changes.queries.ts
async function insertChanges(db, importId, changes) {
	if (changes.length === 0) return;
	const rows = changes.map(({ line, recordId, act, version, before, after }) => ({
		line,
		record_id: recordId,
		act,
		version,
		before,
		after
	}));
	await db`
    insert into import_changes (import_id, line, record_id, act, record_version, before, after)
    select ${importId}, r.line, r.record_id, r.act, r.version, r.before, r.after
      from jsonb_to_recordset(${db.json(rows)}) as r (
             line int, record_id int, act text, version int, before jsonb, after jsonb)`;
}
function lastChanges(db, importId, upTo, limit) {
	return db`
    select line, record_id, act, record_version as version, before, after from import_changes
     where import_id = ${importId} and not is_undone ${upTo === null ? db`` : db`and line <= ${upTo}`}
     order by line desc, record_id desc limit ${limit} for update`;
}
async function markUndone(db, importId, changes) {
	await db`
    update import_changes c set is_undone = true
      from unnest(${changes.map(({ line }) => line)}::int[], ${changes.map(({ recordId }) => recordId)}::int[]) as r (line, id)
     where c.import_id = ${importId} and c.line = r.line and c.record_id = r.id`;
}
async function countPosts(db, importId) {
	const [row] = await db`
    select count(*) filter (where n.type <> 'event')::int as articles, count(*) filter (where n.type = 'event')::int as events
      from news_items n
     where n.status <> 4
       and n.id in (select record_id from import_changes where import_id = ${importId} and not is_undone)`;
	return row ?? {
		articles: 0,
		events: 0
	};
}
async function insertPiece(db, importId, position, bytes) {
	await db`insert into import_pieces values (${importId}, ${position}, ${bytes})`;
}
async function findPiece(db, importId, position) {
	const [piece] = await db`
    select bytes from import_pieces where import_id = ${importId} and position = ${position}`;
	return piece?.bytes ?? null;
}
async function dropPieces(db, importId) {
	await db`delete from import_pieces where import_id = ${importId}`;
}
// server/src/platform/imports/import-work.ts
var Overtaken = class extends Error {};
var Stopping = class extends LeftToOthers {};
function goOn({ isStopping }) {
	if (isStopping?.()) throw new Stopping("The server is stopping. The import resumes after the restart.");
}
var beginWork = (db, { id, state }) => db`select set_config('masthead.work', ${String(-2 * id - (state === "undoing" ? 1 : 0))}, true)`;
async function refuseLost(db, { kind, organizationId, state }, personId) {
	const access = accessOf(importKinds[kind].usedBy);
	if (await mayStill(db, personId, {
		access,
		organizationId
	})) return;
	const { notAllowed, checkNotAllowed, undoNotAllowed } = importMessages;
	if (state === "undoing") throw conflict(undoNotAllowed);
	throw conflict(state === "checking" ? checkNotAllowed : notAllowed);
}
function asPersonOf(pool, task, personId, work) {
	return write(pool, personId, async (db) => {
		if (personId !== null) {
			await refuseLost(db, task, personId);
			if (task.organizationId !== null) await goOnAsPartner(db, task.organizationId);
		}
		await beginWork(db, task);
		await db`set local plan_cache_mode = force_custom_plan`;
		return work(db);
	});
}
// server/src/platform/imports/undo-import.ts
var recordsAtATime = 500;
async function undoImport(work, task) {
	const { pool } = work;
	for (let seen = task; seen;) {
		goOn(work);
		const from = seen;
		seen = await asPersonOf(pool, task, task.undoneBy, (db) => undoSome(work, db, from));
		await setImmediate();
	}
	await write(pool, task.undoneBy, async (db) => {
		if (await moveImport(db, task.id, ["undoing"], "undone")) await dropPieces(db, task.id);
	});
}
async function undoSome({ kinds }, db, task) {
	await takeNextTask(db, task.kind);
	const changes = await lastChanges(db, task.id, task.upTo ?? null, recordsAtATime);
	const last = changes.at(-1);
	if (!last) return null;
	const stayed = await kinds[task.kind].undo(db, changes, task);
	const records = stayed.filter(({ isPart }) => !isPart);
	const progress = task.progress + changes.length;
	const counts = {
		...task.counts,
		undone: task.counts.undone + changes.length - records.length,
		stayed: task.counts.stayed + records.length,
		photosStayed: task.counts.photosStayed + stayed.length - records.length
	};
	if (!await saveProgress(db, task, {
		progress,
		counts
	})) throw new Overtaken();
	await markUndone(db, task.id, changes);
	const lines = new Map(changes.map(({ recordId, line }) => [recordId, line]));
	await insertProblems(db, task.id, stayed.map(({ recordId, text, message }) => ({
		kind: "stayed",
		line: lines.get(recordId) ?? 0,
		field: "",
		text,
		message
	})));
	return {
		...task,
		progress,
		counts,
		upTo: last.line
	};
}
// server/src/platform/imports/work-on-import.ts
var mostFailures = 3;
async function workOnImport(work, id) {
	for (;;) {
		const task = await findTask(work.pool, id);
		if (!task) return;
		try {
			if (task.state === "checking") await checkImport(work, task);
			else if (task.state === "running") await runImport(work, task);
			else if (task.state === "undoing") await undoImport(work, task);
			else return;
		} catch (error) {
			if (error instanceof Overtaken) return;
			await settleFailure(work, task, error);
		}
	}
}
async function settleFailure({ pool }, task, error) {
	const isRefusal = error instanceof HttpError && error.status < 500;
	if (isDatabaseAway(error) || error instanceof Stopping) throw error;
	if (!isRefusal && await noteFailure(pool, task.id) < mostFailures) throw error;
	const { end, sentence } = failures[task.state];
	const problem = isRefusal ? error.message : sentence;
	await moveImport(pool, task.id, [task.state], end, { problem });
	if (end === "refused") await dropPieces(pool, task.id);
}
var failures = {
	running: {
		end: "failed",
		sentence: importMessages.failed,
		crashed: importMessages.crashed
	},
	checking: {
		end: "refused",
		sentence: importMessages.checkFailed,
		crashed: importMessages.checkCrashed
	},
	undoing: {
		end: "done",
		sentence: importMessages.undoFailed,
		crashed: importMessages.undoCrashed
	}
};
async function giveUpImport(pool, id) {
	const task = await findTask(pool, id);
	if (!task) return {
		about: stoppedWork.import(`No. ${id}`),
		person: null
	};
	const person = task.state === "undoing" ? task.undoneBy : task.createdBy;
	if (Object.hasOwn(failures, task.state)) {
		const { end, crashed } = failures[task.state];
		await moveImport(pool, id, [task.state], end, { problem: crashed });
		if (end === "refused") await dropPieces(pool, id);
	}
	return {
		about: stoppedWork.import(task.fileName),
		person
	};
}
var mostAtATime = 1e6;
async function* batchesIn(work, { id, kind, options }, note) {
	const { rowsAtATime } = work.kinds[kind];
	let batch = [];
	let held = 0;
	const reading = readApart({
		reader: kind,
		options,
		rowsAtATime,
		note,
		pieceAt: (position) => findPiece(work.pool, id, position),
		goOn: () => goOn(work),
		limits: work.limits
	});
	for await (const { rows, size } of reading) {
		batch.push(...rows);
		held += size;
		if (batch.length < rowsAtATime && held < mostAtATime) continue;
		yield batch;
		[batch, held] = [[], 0];
	}
	if (batch.length > 0) yield batch;
}
var problemsIn = (outcomes) => outcomes.flatMap(({ line, problems = [] }) => problems.map((each) => ({
	...each,
	line
})));
function counted(counts, outcomes) {
	const sum = { ...counts };
	for (const { act } of outcomes) sum[act] += 1;
	return sum;
}
async function checkImport(work, task) {
	const { pool, kinds } = work;
	const walk = kinds[task.kind].open(task);
	const notes = [];
	await clearProblems(pool, task.id);
	let seen = { ...task };
	if (!await saveProgress(pool, seen, {
		progress: 0,
		counts: noCounts
	})) throw new Overtaken();
	seen = {
		...seen,
		progress: 0,
		counts: noCounts
	};
	for await (const batch of batchesIn(work, task, (note) => notes.push(note))) {
		goOn(work);
		const outcomes = await asPersonOf(pool, task, task.createdBy, (db) => walk.take(db, batch, true));
		const next = {
			progress: seen.progress + batch.length,
			counts: counted(seen.counts, outcomes)
		};
		await write(pool, null, async (db) => {
			if (!await saveProgress(db, seen, next)) throw new Overtaken();
			await insertProblems(db, task.id, problemsIn(outcomes));
		});
		seen = {
			...seen,
			...next
		};
		await setImmediate();
	}
	await write(pool, null, async (db) => {
		const end = {
			notes,
			rows: seen.progress
		};
		if (await moveImport(db, task.id, ["checking"], "checked", end)) await walk.endCheck?.(db);
	});
}
async function runImport(work, task) {
	const { pool, kinds } = work;
	const walk = kinds[task.kind].open(task);
	let seen = { ...task };
	let at = 0;
	for await (const batch of batchesIn(work, task, () => {})) {
		goOn(work);
		const isDone = batch.slice(0, Math.max(0, task.progress - at));
		const rows = batch.slice(isDone.length);
		at += batch.length;
		if (isDone.length > 0) await asPersonOf(pool, task, task.createdBy, (db) => walk.take(db, isDone, true));
		if (rows.length === 0) continue;
		const from = seen;
		const counts = await asPersonOf(pool, task, task.createdBy, async (db) => {
			await takeNextTask(db, task.kind);
			const outcomes = await walk.take(db, rows, false);
			return saveOutcomes(db, from, outcomes, at);
		});
		seen = {
			...seen,
			progress: at,
			counts
		};
		await setImmediate();
	}
	await write(pool, task.createdBy, async (db) => {
		if (!await moveImport(db, task.id, ["running"], "done")) return;
		await dropPieces(db, task.id);
		const next = nextOf(task);
		if (next !== null) await beginRun(db, next);
	});
}
async function saveOutcomes(db, task, outcomes, progress) {
	const counts = counted(task.counts, outcomes);
	if (!await saveProgress(db, task, {
		progress,
		counts
	})) throw new Overtaken();
	await insertProblems(db, task.id, problemsIn(outcomes));
	await insertChanges(db, task.id, outcomes.flatMap(({ line, act, change }) => change ? [{
		act,
		...change,
		line
	}] : []));
	return counts;
}
// server/src/platform/imports/import-jobs.ts
var queue = "imports";
var pictureQueue = "import-pictures";
var planImport = (jobs, db, { id, state }) => jobs.plan(db, queue, {
	importId: id,
	state
});
async function planNext(jobs, db, id) {
	const done = await findTask(db, id);
	const next = done && nextOf(done);
	const begun = next ? await findTask(db, next) : null;
	if (begun?.state === "running") await planImport(jobs, db, begun);
}
async function startImportJobs(jobs, { pool, kinds }) {
	let isStopping = false;
	const work = {
		pool,
		kinds,
		isStopping: () => isStopping
	};
	await jobs.work(queue, async ({ importId }) => {
		await workOnImport(work, importId);
		await planNext(jobs, pool, importId);
		await jobs.plan(pool, pictureQueue, { importId });
	}, {
		progress: async ({ importId }) => {
			const task = await findTask(pool, importId);
			return task && `${task.state} ${task.progress}`;
		},
		giveUp: ({ importId }) => giveUpImport(pool, importId)
	});
	await jobs.everyMinute("settle-imports", async () => {
		for (const waiting of await listWaiting(pool)) await planImport(jobs, pool, waiting);
		await dropForgotten(pool);
	});
	return () => {
		isStopping = true;
	};
}
// server/src/platform/imports/import-report.ts
var kindsFor = (viewer) => importKindNames.filter((kind) => may(viewer, accessOf(importKinds[kind].usedBy)));
async function needImport(db, viewer, id) {
	const found = await findImport(db, rowsOf(viewer, importRows), kindsFor(viewer), id);
	if (!found) throw notFound();
	return found;
}
var importReply = (row) => ({
	...row,
	createdAt: row.createdAt.toISOString(),
	undoneAt: row.undoneAt?.toISOString() ?? null
});
var loadReport = async (db, viewer, id) => reportOf(db, rowsOf(viewer, importRows), await needImport(db, viewer, id));
async function readReport(db, id) {
	const visible = rowsOf(theProduct, importRows);
	const found = await findImport(db, visible, importKindNames, id);
	if (!found) throw notFound();
	return reportOf(db, visible, found);
}
async function reportOf(db, visible, found) {
	const problems = await walkProblems(db, visible, found.id, {
		line: -1,
		id: 0
	}, 100);
	const problemCount = problems.length < 100 ? problems.length : await countProblems(db, visible, found.id);
	const isOfPosts = found.kind === "feed";
	const pictures = isOfPosts ? await countPictures(db, found.id) : null;
	const posts = isOfPosts ? await countPosts(db, found.id) : null;
	return {
		...importReply(found),
		notes: found.notes,
		problems: [...problems],
		problemCount,
		pictures,
		posts,
		readAs: found.options.readAs ?? null
	};
}
var headings = [
	"Line",
	"Result",
	"Column",
	"Row",
	"Reason"
];
var happened = {
	refused: "Skipped",
	repaired: "Changed",
	kept: "Left as is",
	stayed: "Kept"
};
var problemsCsv = (read, id) => csvInSteps({
	headings,
	rowsAtATime: 2e3,
	next: (after, limit) => read((db, viewer) => walkProblems(db, rowsOf(viewer, importRows), id, after ?? {
		line: -1,
		id: 0
	}, limit)),
	cellsOf: ({ line, kind, field, text, message }) => [
		line,
		happened[kind],
		field,
		text,
		message
	]
});
// server/src/platform/imports/start-import.ts
var pieceBytes = 262144;
async function* piecesOf(file) {
	let waiting = [];
	let size = 0;
	for await (const bytes of file) {
		waiting.push(bytes);
		size += bytes.length;
		if (size < pieceBytes) continue;
		yield Buffer.concat(waiting);
		waiting = [];
		size = 0;
	}
	if (size > 0) yield Buffer.concat(waiting);
}
async function saveImport(pool, person, { kind, options, fileName, file, target }) {
	const given = {
		kind,
		options,
		fileName,
		target,
		organizationId: person?.organizationId ?? null
	};
	const id = await write(pool, person?.id ?? null, (db) => insertImport(db, given));
	try {
		let position = 0;
		for await (const bytes of piecesOf(file)) await insertPiece(pool, id, position++, bytes);
	} catch (error) {
		await dropImport(pool, id).catch(logged("Couldn\u2019t delete an incompletely uploaded import"));
		throw error;
	}
	await moveImport(pool, id, ["uploading"], "checking");
	return id;
}
async function startImport({ pool, jobs }, viewer, given) {
	const organizationId = viewer.isStaff ? null : viewer.organizationId;
	const id = await saveImport(pool, {
		id: viewer.id,
		organizationId
	}, given);
	await planImport(jobs, pool, {
		id,
		state: "checking"
	});
	return loadReport(pool, viewer, id);
}
// shared/src/showcase/listings/listing.endpoints.ts
var mostListingsByIds = 1e3;
var readOnly = Object.keys(listing.shape);
var listingEndpoints = {
	get: endpoint({
		method: "GET",
		path: "/api/showcase-firm-item/:id",
		summary: "Returns one listing.",
		usedBy: ["listingEdit", "adSlotEdit"],
		params: byId,
		shows: ["listing"],
		reply: listing
	}),
	listByIds: endpoint({
		method: "POST",
		path: "/api/showcase-firm-item/by-ids",
		summary: "Lists up to 1,000 listings by id. Unknown ids are left out.",
		usedBy: ["listingEdit", "adSlotEdit"],
		body: object({ ids: array(int().positive().max(maxId)).max(mostListingsByIds) }),
		isRead: true,
		shows: ["listing"],
		reply: array(listing)
	}),
	create: endpoint({
		method: "POST",
		path: "/api/showcase-firm-item",
		summary: "Creates a listing for a firm.",
		usedBy: [
			"listingList",
			"listingAdd",
			"adSlotEdit"
		],
		body: newListing,
		ignores: readOnly,
		touches: ["listing"],
		reply: listing
	}),
	update: endpoint({
		method: "PUT",
		path: "/api/showcase-firm-item",
		summary: "Updates a listing. Omitted fields keep their values; an outdated version returns 409. Only admins can delete.",
		usedBy: [
			"listingList",
			"listingEdit",
			"adSlotEdit"
		],
		body: listingUpdate,
		ignores: readOnly,
		touches: ["listing"],
		reply: listing
	}),
	updateOne: endpoint({
		method: "PUT",
		path: "/api/showcase-firm-item/:id",
		summary: "Updates the listing named in the path, as PUT /api/showcase-firm-item does.",
		usedBy: [
			"listingList",
			"listingEdit",
			"adSlotEdit"
		],
		params: byId,
		body: listingUpdate.partial({ id: true }),
		ignores: readOnly,
		touches: ["listing"],
		reply: listing
	}),
	search: endpoint({
		method: "POST",
		path: "/api/showcase-firm-item/search",
		summary: "Lists a page of listings. Text filters match any part of a field; the firm is given by id.",
		usedBy: ["listingList", "adSlotEdit"],
		body: listingFilter,
		isRead: true,
		shows: [
			"listing",
			"firm",
			"representative"
		],
		reply: pageOf(listing)
	}),
	listOfFirms: endpoint({
		method: "POST",
		path: "/api/showcase-firm-item/list",
		summary: "Lists up to 1,000 listings of these firms.",
		usedBy: ["listingList", "adSlotEdit"],
		body: object({ firmIds: array(int().max(maxId)).max(1e3) }),
		isRead: true,
		shows: ["listing", "firm"],
		reply: array(listing)
	})
};
// shared/src/showcase/listings/listing.operations.ts
var listingOperations = {
	listings: operation({
		kind: "query",
		name: "listings",
		summary: "Lists a page of listings, sorted by creation date. Text filters match any part of a field; the firm is given by id.",
		usedBy: ["listingList", "adSlotEdit"],
		args: listingFilter,
		shows: ["listing", "firm"],
		reply: pageOf(listing)
	}),
	listingsOfFirm: operation({
		kind: "query",
		name: "listingsOfFirm",
		summary: "Lists up to 1,000 listings of one firm, sorted by creation date.",
		usedBy: ["listingList", "adSlotEdit"],
		args: object({ firmId: int() }),
		shows: ["listing"],
		reply: array(listing)
	})
};
// server/src/showcase/listings/listings.routes.ts
var mostListings = 1e3;
function listingSearchOf(filter) {
	const { description1, description2, line1, line2, address } = filter;
	const texts = Object.entries({
		description1,
		description2,
		line1,
		line2,
		address
	}).map(([column, words]) => [column, words?.trim()]).filter(([, words]) => words);
	const firmIds = filter.firmId ? [filter.firmId] : filter.firmIds ?? null;
	const anyText = filter.text?.trim() ?? "";
	const { isLacking, city, priceFrom, priceTo } = filter;
	return {
		firmIds,
		type: filter.type ?? null,
		texts: Object.fromEntries(texts),
		anyText,
		isLacking,
		placeAndPrice: {
			city,
			priceFrom,
			priceTo
		}
	};
}
function listingRoutes(server) {
	handle(server, listingEndpoints.get, ({ params, viewer, db }) => readRecord(db, listingStore, viewer, params.id));
	handle(server, listingEndpoints.listByIds, ({ body, viewer, db }) => findRecords(db, listingStore, viewer, body.ids));
	handle(server, listingEndpoints.create, ({ body, viewer, db }) => createRecord(db, listingStore, viewer, body));
	handle(server, listingEndpoints.update, ({ body: { id, ...change }, viewer, db }) => saveRecord(db, listingStore, viewer, id, change));
	handle(server, listingEndpoints.updateOne, ({ params, body: { id, ...change }, viewer, db }) => {
		if (id !== void 0 && id !== params.id) throw badRequest({
			path: "id",
			message: listingMessages.otherId
		});
		return saveRecord(db, listingStore, viewer, params.id, change);
	});
	handle(server, listingEndpoints.search, async ({ body, viewer, db }) => {
		const { rows, totalCount } = await listListings(db, rowsOf(viewer, listingRows), listingSearchOf(body), {
			sort: body.sort,
			direction: body.direction,
			limit: body.limit ?? 20,
			offset: body.offset ?? 0
		});
		return {
			totalCount,
			nodes: rows
		};
	});
	handle(server, listingEndpoints.listOfFirms, async ({ body, viewer, db }) => {
		const { rows } = await listListings(db, rowsOf(viewer, listingRows), {
			firmIds: body.firmIds,
			type: null,
			texts: {}
		}, {
			limit: mostListings,
			offset: 0
		});
		return rows;
	});
}
var listingResolvers = [resolver(listingOperations.listings, async ({ args, viewer, db }) => {
	const { rows, totalCount } = await listListings(db, rowsOf(viewer, listingRows), listingSearchOf(args), {
		sort: args.sort,
		direction: args.direction,
		limit: args.limit ?? 20,
		offset: args.offset ?? 0
	});
	return {
		totalCount,
		nodes: rows
	};
}), resolver(listingOperations.listingsOfFirm, async ({ args, viewer, db }) => {
	const { rows } = await listListings(db, rowsOf(viewer, listingRows), {
		firmIds: [args.firmId],
		type: null,
		texts: {}
	}, {
		limit: mostListings,
		offset: 0
	});
	return rows;
})];
// server/src/showcase/listings/listing-files.routes.ts
function listingFileRoutes(app) {
	handle(app, listingImportEndpoints.import, async ({ file, body, viewer }) => {
		const firmId = body.firmId ?? null;
		const firm = firmId && await findFirm(app.pool, viewer, firmId);
		if (firmId !== null && !firm) throw badRequest({
			path: "firmId",
			message: firmMessages.unknown
		});
		return startImport(app, viewer, {
			kind: "listings",
			fileName: file.name || "listings.csv",
			options: { firmId },
			target: firm ? firm.name : "",
			file: file.pieces
		});
	});
	handle(app, listingImportEndpoints.export, async ({ query, request }) => exportListings(readsOf(app, request), listingSearchOf(query)));
}
var exportListings = (read, search) => ({
	name: `listings ${centralDay(new Date())}.csv`,
	content: csvInSteps({
		headings: ownHeadings,
		rowsAtATime: 1e3,
		next: (after, limit) => read((db, viewer) => walkListings(db, rowsOf(viewer, listingRows), search, after, limit)),
		cellsOf: (row) => Object.values(listingCells(row))
	})
});
var listingCells = (row) => ({
	externalKey: row.externalKey ?? ownKeyOf(row.id),
	...csvCells(listingRecord, row)
});
export { nextPictures as A, listLabels as B, LabelCount as C, countPictures as D, sourceOf as E, postsImportMessages as F, takeBack as G, lockPosts as H, findByKeys as I, withOccurrence as J, occurrenceOf as K, findLabelled as L, oldAddressOf as M, largestImportedPicture as N, insertPictures as O, postsFile as P, setLinksOfMany as Q, findWorkOn as R, rulesFor as S, sorted as T, saveChoices as U, lockImported as V, saveLabels as W, saveOldAddresses as X, addPosts as Y, setLinks as Z, workOnImport as _, saveImport as a, beginWork as b, kindsFor as c, problemsCsv as d, readReport as f, saveOutcomes as g, startImportJobs as h, listingRoutes as i, settlePicture as j, listPictured as k, loadReport as l, planImport as m, listingFileRoutes as n, startImport as o, pictureQueue as p, occurrenceTag as q, listingResolvers as r, importReply as s, listingCells as t, needImport as u, undoSome as v, labelKey as w, labelsOfImport as x, Stopping as y, importOptions as z };
