import { E as int, F as string, S as boolean, j as object, x as array } from "./schemas-Jv2eCdm5.js";
import { n as audienceRecord } from "./audience.record-Bok0ZWz-.js";
import { A as longText, O as yesOrNo, P as text, S as readInstant, _ as colour, a as columnOf, c as inSnakeCase, d as readOf, f as record, i as changeOf, j as picture, k as link, m as stored, o as contentOf, s as formOf, u as newOf } from "./record-CNAANDXH.js";
import { n as centralClock, o as centralZone, r as centralDay } from "./dates-DazF5sVJ.js";
import { l as within, o as rowRule, s as rowsOf } from "./rows-CMespLVE.js";
import { n as badRequest } from "./errors-CBRqaGOx.js";
import { t as csvKeyOf } from "./csv-of-n_V_AquP.js";
import { a as suppressionReasonLabel, o as suppressionReasons } from "./suppression-Ct3NBB7F.js";
// server/src/platform/db/contains.ts
var literally = (words) => words.replace(/[\\%_]/g, "\\$&");
var containsFolded = (db, column, words) => db`${db.unsafe(column)} like folded(${`%${literally(words)}%`}::text)`;
var contains = (db, column, words) => containsFolded(db, `folded(${column})`, words);
// server/src/platform/records/store.ts
var none = (reason) => ({ none: reason });
// shared/src/people/sites/news-sections.ts
var newsSections = [
	"Restaurants + Bars",
	"City Life",
	"Entertainment",
	"Travel",
	"Real Estate",
	"Arts",
	"Society",
	"Home + Design",
	"Fashion + Beauty",
	"Innovation",
	"Sports"
];
// shared/src/people/sites/site.messages.ts
var siteMessages = {
	added: "Site added.",
	updated: "Site updated.",
	propertyRequired: "A property name is required",
	cityRequired: "A city is required",
	urlRequired: "A URL is required",
	previewUrlHelp: "Where this site shows its posts itself. Leave empty to show them on Masthead\u2019s pages.",
	timeZoneRequired: "A time zone is required",
	badTimeZone: "You must choose a time zone from the list",
	timeZoneHelp: "Its ad slots start and end at midnight in this time zone.",
	noTimeZone: "No time zones match.",
	badUrl: "You must enter a valid URL",
	badLogo: "Enter a web address for the logo",
	brandingTitle: "Emails",
	brandColourHelp: "Used for links, buttons and bands in its emails. Leave empty to use each style\u2019s own color.",
	logoHelp: "Shown at the top of its emails, 160 pixels wide.",
	postalAddressHelp: "Shown in the footer of its emails. Leave empty to use the publisher\u2019s address.",
	taken: "This property already has a site for this city.",
	saving: "The site is being saved.",
	tagCopied: "Tag copied.",
	tagNotSeen: "No page of the site has requested its ad slots yet.",
	tagSeen: (at) => `A page of the site last requested its ad slots on ${at}.`
};
// shared/src/people/sites/time-zones.ts
var written = /^(UTC|[A-Z][A-Za-z_]+(\/[A-Za-z0-9_+-]+)+)$/;
function isTimeZone(name) {
	if (!written.test(name)) return false;
	try {
		Intl.DateTimeFormat("en-US", { timeZone: name });
		return true;
	} catch {
		return false;
	}
}
var timeZoneName = string(siteMessages.timeZoneRequired).trim().min(1, {
	error: siteMessages.timeZoneRequired,
	abort: true
}).refine(isTimeZone, siteMessages.badTimeZone);
// shared/src/people/sites/site.record.ts
var siteRecord = record({
	noun: "site",
	plural: "Sites",
	slug: "site",
	screen: "siteEdit",
	table: "sites",
	title: "name",
	trash: false,
	fields: {
		property: text({
			label: "Property",
			required: siteMessages.propertyRequired,
			max: 100
		}),
		city: text({
			label: "City",
			required: siteMessages.cityRequired,
			max: 100
		}),
		url: link({
			label: "URL",
			required: siteMessages.urlRequired,
			invalid: siteMessages.badUrl
		}),
		previewUrl: link({
			label: "Preview address",
			invalid: siteMessages.badUrl
		}),
		timeZone: {
			...text({
				label: "Time zone",
				required: siteMessages.timeZoneRequired,
				pattern: timeZoneName
			}),
			initial: centralZone,
			isRequired: false
		},
		brandColour: colour({ label: "Brand color" }),
		logoUrl: picture({
			label: "Logo",
			invalid: siteMessages.badLogo
		}),
		postalAddress: longText({
			label: "Postal address",
			max: 300
		})
	},
	added: { tagSeenAt: readInstant.nullable() },
	systemFields: {
		name: text({
			label: "Name",
			required: siteMessages.propertyRequired
		}),
		isMain: yesOrNo({
			label: "Main property",
			initial: false
		})
	}
});
var wholeSite = readOf(siteRecord);
var site = wholeSite.pick({
	id: true,
	property: true,
	city: true,
	url: true,
	name: true,
	isMain: true
});
var property = object({
	name: string(),
	isMain: boolean(),
	sites: array(object({
		id: int(),
		city: string(),
		name: string()
	}))
});
function propertiesOf(sites) {
	return [...Map.groupBy(sites, (one) => one.property)].map(([name, own]) => ({
		name,
		isMain: own.some(({ isMain }) => isMain),
		sites: own.map(({ id, city, name }) => ({
			id,
			city,
			name
		}))
	}));
}
formOf(siteRecord);
var newSite = newOf(siteRecord);
var siteUpdate = changeOf(siteRecord);
var siteName = ({ property, city }) => `${property} ${city}`.trim();
var isSameText = (a, b) => a.localeCompare(b, "en", { sensitivity: "accent" }) === 0;
function isMainSite(property, others, wasMain) {
	const main = others.filter(({ isMain }) => isMain);
	if (main.length > 0) return main.some((other) => isSameText(other.property, property));
	return wasMain || others.length === 0;
}
var propertyOrder = [
	/autom[ao]ti?ve/i,
	/innovation/i,
	/sports/i
];
function rank(candidate) {
	if (candidate.isMain) return -1;
	const found = propertyOrder.findIndex((pattern) => pattern.test(candidate.property));
	return found < 0 ? propertyOrder.length : found;
}
function inSiteOrder(sites) {
	return [...sites].sort((a, b) => rank(a) - rank(b) || a.city.localeCompare(b.city) || a.name.localeCompare(b.name));
}
var isCityChoice = (candidate) => !candidate.name.toLowerCase().includes("map");
var siteLabel = (candidate) => candidate.isMain ? candidate.city : `${candidate.property} ${candidate.city}`.trim();
// server/src/people/sites/site.store.ts
var siteRows = rowRule({
	record: "site",
	visibleTo: "everybody"
});
var siteStore = {
	record: siteRecord,
	alias: "s",
	joins: "left join site_tags_seen t on t.site_id = s.id",
	added: "t.seen_at as tag_seen_at",
	rows: siteRows,
	found: {
		detail: "s.url",
		words: `folded(concat_ws(' ', s.property, s.city, s.url))`,
		order: "s.is_main desc, s.city"
	},
	restoreRule: none("it is never deleted"),
	mayDelete: () => false
};
var listSites = (db, visible) => db`select id, property, city, url, name, is_main from sites where ${within(db, visible, "sites")}`;
async function findSite(db, visible, id) {
	const [row] = await db`
    select id, property, city, url, name, is_main from sites
     where id = ${id} and ${within(db, visible, "sites")}`;
	return row ?? null;
}
async function lockSites(db) {
	await db`lock table sites in share row exclusive mode`;
}
async function insertSections(db, siteId) {
	await db`insert into sections (site_id, title, position)
    select ${siteId}, t.title, t.position from
      (values ('News', 1), ('Event detail', 2), ('Charity', 3), ('City Guide', 4), ('HOME', 5), ('PROMOTED', 6)) t (title, position)`;
	await db`insert into sections (site_id, title, parent_id, position)
    select n.site_id, t.title, n.id, t.position
      from sections n, unnest(${[...newsSections]}::text[]) with ordinality t (title, position)
     where n.site_id = ${siteId} and n.title = 'News' and n.parent_id is null`;
}
async function findBranding(db, visible, id) {
	const [row] = await db`
    select brand_colour, logo_url, postal_address from sites where id = ${id} and ${within(db, visible, "sites")}`;
	return row ?? null;
}
// server/src/platform/records/columns.ts
var readAs = (column, { kind }) => kind === "money" ? `${column}::text` : column;
function selected(alias, key, field) {
	const column = columnOf(key, field);
	const read = readAs(`${alias}.${column}`, field);
	const name = inSnakeCase(key);
	return name === column && read === `${alias}.${column}` ? read : `${read} as ${name}`;
}
function selectedContent(alias, column, key, { initial }) {
	return `coalesce(${alias}.${column} -> '${key}', '${JSON.stringify(initial).replaceAll("'", "''")}'::jsonb) as ${inSnakeCase(key)}`;
}
var texts = new WeakMap();
function selectList({ record, alias, added }) {
	return [
		...stored({
			...record.fields,
			...record.systemFields
		}).map(([key, field]) => selected(alias, key, field)),
		...contentOf(record.fields).map(([key, field]) => selectedContent(alias, record.content ?? "", key, field)),
		...added ? [added] : [],
		`${alias}.id, ${alias}.version, ${alias}.deleted_at is not null as is_deleted`,
		`${alias}.created_at as date_created, ${alias}.updated_at as date_updated`,
		"made_by.name as created_by, changed_by.name as updated_by, changed_by.id as updated_by_id"
	].join(", ");
}
function columnsOf(db, store) {
	const of = store;
	const text = texts.get(of.record) ?? selectList(of);
	texts.set(of.record, text);
	return db.unsafe(text);
}
function kindOfRows(db, { record: { where }, alias }) {
	return where ? db`and ${db(alias)}.${db(where.column)} = ${where.value}` : db``;
}
function sourceOf(db, { record, alias, joins }, own = record.table) {
	return db.unsafe(`${own} ${alias} ${joins}
    left join users made_by on made_by.id = ${alias}.created_by
    left join users changed_by on changed_by.id = ${alias}.updated_by`);
}
function cellOf(value) {
	if (value === null || value === void 0) return "";
	if (value instanceof Date) return `${centralDay(value)} ${centralClock(value)}`;
	return String(value);
}
var csvCells = ({ fields }, row) => Object.fromEntries(stored(fields).map(([key, field]) => {
	const column = csvKeyOf(key, field);
	return [column, cellOf(row[column])];
}));
// server/src/email/mailings/suppression.store.ts
var suppressionRows = rowRule({
	record: "suppression",
	visibleTo: "staff"
});
var suppressionsListed = {
	table: "suppressions",
	rows: suppressionRows,
	find: [{
		kind: "suppression",
		alias: "x",
		from: "suppressions x",
		where: "x.lifted_at is null",
		title: "x.email",
		detail: `case x.reason ${suppressionReasons.map((reason) => `when '${reason}' then '${suppressionReasonLabel[reason]}'`).join(" ")} end`,
		order: "x.suppressed_at desc"
	}]
};
var shown = (db, show) => {
	if (show === "removed") return db`x.lifted_at is not null`;
	if (show === "listed") return db`x.lifted_at is null`;
	return db`x.lifted_at is null and x.reason = ${show}`;
};
async function listSuppressions(db, visible, page) {
	const matching = db`${shown(db, page.show)} and ${within(db, visible, "x")}
    ${page.search ? db`and ${contains(db, "x.email", page.search)}` : db``}`;
	const [nodes, [count]] = await Promise.all([db`
      select x.id, x.email, x.reason, x.detail, m.subject, x.suppressed_at, x.lifted_at, x.lift_reason, u.name as lifted_by
        from suppressions x left join mailings m on m.id = x.mailing_id left join users u on u.id = x.lifted_by
       where ${matching}
       order by coalesce(x.lifted_at, x.suppressed_at) desc, x.id desc limit ${page.limit} offset ${page.offset}`, db`select count(*) as n from suppressions x where ${matching}`]);
	return {
		nodes,
		totalCount: count?.n ?? 0
	};
}
var suppressedNow = (alias) => `lower(${alias}.email) in (select lower(x.email) from suppressions x where x.lifted_at is null)`;
async function findSuppression(db, visible, email) {
	const [row] = await db`
    select x.reason, x.suppressed_at from suppressions x
     where lower(x.email) = lower(${email}) and x.lifted_at is null and ${within(db, visible, "x")}`;
	return row ?? null;
}
async function liftSuppression(db, visible, id, why) {
	const [row] = await db`
    select x.email, x.reason, x.lifted_at is null as is_listed from suppressions x
     where x.id = ${id} and ${within(db, visible, "x")} for update`;
	if (!row?.isListed) return row ? false : null;
	await db`
    update suppressions set lifted_at = now(), lifted_by = current_actor(), lift_reason = ${why} where id = ${id}`;
	if (row.reason !== "complained") await db`
      update subscribers set status = 'subscribed', status_at = now(), status_reason = ${why}, status_by = current_actor()
       where lower(email) = lower(${row.email}) and status = 'cleaned' and status_by is null`;
	return true;
}
// server/src/email/audiences/audience.store.ts
var audienceRows = rowRule({
	record: "audience",
	visibleTo: "staff"
});
var audienceStore = {
	record: audienceRecord,
	alias: "a",
	joins: `join sites s on s.id = a.site_id
    left join lateral (
      select count(*) filter (where m.status = 'subscribed' and not ${suppressedNow("m")}) as subscribed,
             count(*) filter (where m.status = 'unsubscribed') as unsubscribed,
             count(*) filter (where m.status = 'cleaned') as cleaned,
             count(*) filter (where m.status = 'subscribed' and ${suppressedNow("m")}) as suppressed
        from subscribers m where m.audience_id = a.id) c on true`,
	added: `
    json_build_object('subscribed', coalesce(c.subscribed, 0), 'unsubscribed', coalesce(c.unsubscribed, 0),
                      'cleaned', coalesce(c.cleaned, 0), 'suppressed', coalesce(c.suppressed, 0)) as counts,
    (select coalesce(json_agg(json_build_object('id', t.id, 'description', t.description)
                              order by t.description, t.id), '[]')
       from email_templates t where t.mailchimp_list_id = a.id and t.deleted_at is null) as used_by,
    (select count(*) from mailings m
      where m.audience_id = a.id and m.status in ('scheduled', 'sending')) as mailings`,
	rows: audienceRows,
	found: {
		detail: `concat_ws(' ', s.property, s.city)`,
		order: "a.name"
	},
	check: async (db, { seer, values }) => {
		if (!await findSite(db, rowsOf(seer, siteRows), values.siteId)) throw badRequest({
			path: "siteId",
			message: "A site is required"
		});
	},
	restoreRule: none("its site is never deleted, and names are kept apart by the database"),
	mayDelete: () => true
};
async function findAudience(db, visible, id) {
	const [row] = await db`
    select ${columnsOf(db, audienceStore)} from ${sourceOf(db, audienceStore)}
     where a.id = ${id} and a.deleted_at is null and ${within(db, visible, "a")}`;
	return row ?? null;
}
async function holdAudience(db, visible, id) {
	const [row] = await db`
    select name, deleted_at is not null as is_deleted from audiences a
     where id = ${id} and ${within(db, visible, "a")} for share`;
	return row ?? null;
}
var listAudiences = (db, visible) => db`
  select ${columnsOf(db, audienceStore)} from ${sourceOf(db, audienceStore)}
   where a.deleted_at is null and ${within(db, visible, "a")}
   order by a.name collate "und-x-icu", a.id`;
var listAudiencesOfSite = (db, visible, siteId) => db`
  select a.id, a.name from audiences a
   where a.site_id = ${siteId} and a.deleted_at is null and ${within(db, visible, "a")}
   order by name collate "und-x-icu", id`;
export { site as A, containsFolded as B, siteStore as C, newSite as D, isMainSite as E, wholeSite as F, siteMessages as I, newsSections as L, siteName as M, siteRecord as N, propertiesOf as O, siteUpdate as P, none as R, siteRows as S, isCityChoice as T, literally as V, findBranding as _, listAudiences as a, listSites as b, liftSuppression as c, suppressionRows as d, suppressionsListed as f, sourceOf as g, kindOfRows as h, holdAudience as i, siteLabel as j, property as k, listSuppressions as l, csvCells as m, audienceStore as n, listAudiencesOfSite as o, columnsOf as p, findAudience as r, findSuppression as s, audienceRows as t, suppressedNow as u, findSite as v, inSiteOrder as w, lockSites as x, insertSections as y, contains as z };
