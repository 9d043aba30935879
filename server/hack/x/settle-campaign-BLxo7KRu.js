import { l as write } from "./client-C1vc5bc5.js";
import { r as cutTo } from "./fields-CfYyEer0.js";
import { a as notFound, n as badRequest, r as conflict, t as HttpError } from "./errors-CBRqaGOx.js";
import { c as theProduct, l as within, s as rowsOf } from "./rows-CMespLVE.js";
import { Ct as invoiceStore, Et as matching, Fo as looks, Hn as centsOf, Io as pictureWidths, Qi as linksOf, St as invoiceRows, Un as dollarsOf, Vn as amountText, Xa as campaignRows, ao as moveCampaign, eo as findCampaign, no as listUnsettled, qa as segmentLimits } from "./notice.store-DHr4QfeE.js";
import { d as richTextMessages, o as keepStyles, s as keepValue, t as boundedHtml } from "./html-DHytTU_b.js";
import { S as siteRows, g as sourceOf, p as columnsOf } from "./audience.store-CboQ4t3a.js";
import { E as campaignMessages, b as ownMailing } from "./mailchimp.store-eEKU1VIU.js";
import { i as centralInstant } from "./dates-DazF5sVJ.js";
import { Lt as postStatus, On as parse, P as authorRows, Pt as hiddenSections, Vn as givenFields, ft as postRows, xt as listSections, zn as checkVersion } from "./import.store-Dtz9gWJp.js";
import { a as newsItemContent, s as newsItemForm } from "./news-item-form-BcFxdGLH.js";
import { J as withOccurrence, K as occurrenceOf, Z as setLinks } from "./listing-files.routes-ovs94Wfv.js";
import { t as bodyTags } from "./body-tags-CI3akxKN.js";
import { i as throwUnlessSent, n as oneLine, r as sendLetter, t as letter } from "./send-letter-V-IsQeZO.js";
import { isDeepStrictEqual } from "node:util";
var rememberedDays = segmentLimits.days;
var countedDays = 30;
async function startCounting(db, mailing) {
	const [row] = await db`
    update mailings m set counts_opens = a.counts_opens, counts_clicks = a.counts_clicks,
           remembers_readers = a.remembers_readers and (a.counts_opens or a.counts_clicks)
      from audiences a where a.id = m.audience_id and m.id = ${mailing.id}
    returning m.counts_opens as opens, m.counts_clicks as clicks, m.remembers_readers as remembers`;
	const links = row?.clicks ? linksOf(mailing.html) : [];
	const places = [...row?.opens ? [0, -1] : [], ...links.map((_, n) => n + 1)];
	const urls = [...row?.opens ? [null, null] : [], ...links];
	await db`
    insert into mailing_counts (mailing_id, place, url)
    select ${mailing.id}, p.place, p.url from unnest(${places}::int[], ${urls}::text[]) as p(place, url)
    on conflict do nothing`;
}
async function countedOf(db, mailingId) {
	const [row] = await db`
    select counts_opens as opens, counts_clicks as clicks, remembers_readers as remembers
      from mailings where id = ${mailingId}`;
	return row ?? {
		opens: false,
		clicks: false,
		remembers: false
	};
}
async function findTarget(db, mailingId, place) {
	const [row] = await db`
    select url from mailing_counts where mailing_id = ${mailingId} and place = ${place}`;
	return row?.url ?? null;
}
async function addReadings(db, readings) {
	const listOf = (key) => readings.map((one) => one[key]);
	await db`
    with counted as (
      select c.mailing_id, c.place, t.token, t.times,
             case when m.remembers_readers and a.remembers_readers then t.subscriber_id end as subscriber_id
        from unnest(${listOf("mailingId")}::int[], ${listOf("place")}::int[], ${listOf("token")}::text[],
                    ${listOf("subscriberId")}::int[], ${listOf("times")}::int[])
               as t (mailing_id, place, token, subscriber_id, times)
        join mailing_counts c on c.mailing_id = t.mailing_id and c.place = t.place
        join mailings m on m.id = c.mailing_id join audiences a on a.id = m.audience_id
       where m.started_at > now() - ${countedDays} * interval '1 day'
         and case when c.place > 0 then a.counts_clicks else a.counts_opens end
       order by c.mailing_id, c.place for no key update of c for share of a),
    first as (
      insert into mailing_tokens (mailing_id, place, token) select mailing_id, place, token from counted
      on conflict do nothing returning mailing_id, place, token),
    read as (
      insert into mailing_readers as r (mailing_id, subscriber_id, opened_at, clicked_at)
      select c.mailing_id, s.id, now(), max(case when c.place > 0 then now() end)
        from counted c join subscribers s on s.id = c.subscriber_id
       where c.place >= 0 group by c.mailing_id, s.id order by c.mailing_id, s.id
      on conflict (mailing_id, subscriber_id) do update
         set opened_at = excluded.opened_at, clicked_at = coalesce(excluded.clicked_at, r.clicked_at)),
    told as (
      select c.mailing_id, c.place, sum(c.times) as times, count(f.token) as readers
        from counted c left join first f using (mailing_id, place, token) group by c.mailing_id, c.place)
    update mailing_counts c set times = c.times + told.times, readers = c.readers + told.readers
      from told where c.mailing_id = told.mailing_id and c.place = told.place`;
}
async function dropOldTokens(db) {
	await db`
    delete from mailing_tokens where mailing_id in (
      select id from mailings where started_at < now() - ${31} * interval '1 day'
         and started_at > now() - ${60} * interval '1 day')`;
}
async function dropOldReaders(db) {
	await db`delete from mailing_readers where opened_at < now() - ${rememberedDays + 1} * interval '1 day'`;
}
// shared/src/editorial/posts/news-item.rules.ts
var isOut = ({ status_code }) => status_code === postStatus.live || status_code === postStatus.unlisted;
function whyDeleteBlocked(post) {
	if (post.status_code === postStatus.deleted) return "This post is already deleted.";
	if (post.is_event || post.status_code === postStatus.draft) return null;
	return "Only drafts and events can be deleted.";
}
function whyEditBlocked(post, who) {
	if (who.isEditorOrAdmin || who.isEventDesk && post.is_event) return null;
	if (!who.isAuthor && !who.isContributor) return "You can edit events only.";
	if (post.status_code === postStatus.pending) return "Only editors and admins can change posts pending review.";
	if (post.status_code !== postStatus.draft) return "Only editors and admins can change published posts.";
	if (who.isAuthor || who.isAmongAuthors) return null;
	return "Contributors can edit only their own drafts.";
}
function whyMarkBlocked(post, mark, who) {
	if (mark === "starred" || mark === "flaggedForEditor") return null;
	if (who.isEditorOrAdmin || who.isEventDesk && post.is_event) return null;
	return "Only editors and admins can set this mark.";
}
var markOfTag = {
	promoted: "promoted",
	hidedate: "hidePublishDate"
};
var markOf = (tag) => markOfTag[tag.toLowerCase()];
function whyTagBlocked(post, tag, who) {
	const mark = markOf(tag);
	if (mark === "hidePublishDate" && who.isSeriesDesk) return null;
	const blocked = whyEditBlocked(post, who) ?? (mark ? whyMarkBlocked(post, mark, who) : null);
	return blocked && who.isSeriesDesk ? "The series desk can only show or hide the date of a post." : blocked;
}
var whySectionBlocked = (post, title, who) => hiddenSections.includes(title) && whyMarkBlocked(post, "promoted", who) !== null ? "Only editors and admins can choose the sections HOME and PROMOTED." : null;
function whyPublishBlocked(post) {
	if (post.isEmpty) return "A post needs text before it can be published.";
	if (post.is_event && !post.starts_at) return "An event needs a start date before it can be published.";
	if (post.status_code === postStatus.live && !post.hasDraft) return "Nothing to publish: the live post has no unpublished changes.";
	return null;
}
function whyTakeDownBlocked({ status_code }, action) {
	if (status_code === postStatus.live) return null;
	if (action === "unlist") return "Only live posts can be unlisted.";
	return status_code === postStatus.unlisted ? null : "Only live and unlisted posts can be unpublished.";
}
function whyNoPreviewLink(post) {
	return isOut(post) && !post.hasDraft ? "The post is published and has no unpublished changes. Share its own URL instead." : null;
}
function whyScheduleBlocked(post, at, now) {
	if (post.status_code !== postStatus.draft) return "Only drafts can be scheduled.";
	return at > now ? null : "Choose a time in the future.";
}
var newsItemMessages = {
	elsewhere: (host) => `Posts are managed on ${host}. Open them there to change them.`,
	elsewhereAway: (host) => `${host} isn\u2019t responding. Try again in a moment.`,
	elsewhereOdd: (host) => `Unexpected response from ${host}.`,
	confirmDelete: (headline) => `Are you sure you want to delete: ${headline}?`,
	deleted: "Post deleted",
	restored: "Post restored",
	deleteFailed: "The post couldn\u2019t be deleted.",
	noHeadline: "No headline",
	typeTag: "Type a tag and press Enter",
	linkCopied: "Link copied",
	unknownSection: "Choose sections of the post\u2019s site.",
	unknownAuthor: "One of the authors no longer exists.",
	stayAuthor: "Keep yourself as an author, or you\u2019ll lose access to this post.",
	slugTaken: "Another post on this site already uses this slug.",
	slugRedirects: (headline) => `This slug redirects to \u201C${headline || "Untitled"}\u201D. Choose another one.`,
	changedElsewhere: {
		status: "Saving doesn\u2019t change the status. Publish, schedule or delete the post instead.",
		status_code: "Saving doesn\u2019t change the status. Publish, schedule or delete the post instead.",
		site_id: "A post can\u2019t move to another site. Clone it instead.",
		type: "The type of a post can\u2019t be changed.",
		scheduled_at: "Saving doesn\u2019t change the publication time. Schedule the post instead."
	},
	loadPostFailed: "The post couldn\u2019t be loaded.",
	saved: "Changes saved.",
	eventSaved: "Event update saved.",
	opening: "Opening the editor\u2026",
	cloned: "Cloned.",
	cloneFailed: "The post couldn\u2019t be cloned.",
	tagged: "Tags saved.",
	tagsBack: "Tags restored.",
	tagsFailed: "The tags couldn\u2019t be saved.",
	markSet: {
		starred: "Starred.",
		flaggedForEditor: "Flagged for the editor.",
		promoted: "Marked as promoted.",
		hidePublishDate: "Publish date hidden."
	},
	markOff: {
		starred: "Star removed.",
		flaggedForEditor: "Editor flag removed.",
		promoted: "No longer promoted.",
		hidePublishDate: "Publish date shown."
	},
	published: "Published.",
	updatedLive: "Live post updated.",
	scheduled: (when) => `Goes live ${when}.`,
	unscheduled: "Unscheduled.",
	publishedByEditors: "Only editors can publish this.",
	backAgain: (when) => `Restored what you typed until ${when}.`,
	revisionRestored: (when) => `Restored the text from ${when}. Nothing has been published.`,
	fieldRestored: (field) => `${field} updated.`,
	autosaveBeforeRestoring: "Your latest changes aren\u2019t saved yet. Try again when it says Saved.",
	revisionsFailed: "The revisions couldn\u2019t be loaded.",
	takenDown: (when, reason) => reason ? `Taken down ${when}: ${reason}` : `Taken down ${when}`,
	notToPropose: "You can save this yourself.",
	proposalSettled: "Someone else already accepted or declined this proposal.",
	propose: "Propose to the editors",
	proposed: "Your proposal has been sent to the editors.",
	proposesChanges: (names) => names.length === 1 ? `${names[0]} proposes changes.` : `${names.slice(0, -1).join(", ")} and ${names.at(-1)} propose changes.`,
	proposalWaits: "Your proposal is with the editors.",
	proposalAccepted: (name) => `Changes by ${name} accepted. Nothing has been published.`,
	proposalDeclined: (name) => `You declined the changes ${name} proposed.`,
	heldBy: (name) => `${name} also changed this. Until you review it, your edits stay in this browser only.`,
	heldByYou: "You also changed this in another window. Until you review it, your edits stay in this browser only.",
	saveBeforeScheduling: "Save the draft first. The saved version goes live at that time.",
	withoutAlt: "Without alt text, people who can\u2019t see the image miss out."
};
// server/src/editorial/posts/edit-blocked.ts
var asRule = (post) => ({
	status_code: post.status,
	is_event: post.type === "event"
});
var asEditing = ({ id, roles, isAdmin }, authorUserIds = []) => ({
	isEditorOrAdmin: isAdmin || roles.includes("editor"),
	isAuthor: roles.includes("author"),
	isContributor: roles.includes("contributor"),
	isEventDesk: roles.includes("events"),
	isAmongAuthors: authorUserIds.includes(id)
});
var whyBlocked = (post, viewer) => whyEditBlocked(asRule(post), asEditing(viewer, post.authorUserIds));
// server/src/editorial/posts/edited-post.queries.ts
async function findEditedPost(db, visible, id, { lock = false } = {}) {
	if (lock) await db`select 1 from news_items where id = ${id} for update`;
	const [row] = await db`
    select n.id, n.site_id, n.type, n.status, n.version, n.updated_at, u.id as updated_by_id,
           u.name as updated_by_name, n.last_published_at, n.scheduled_at, n.revision_id, n.taken_down_at, n.status_reason, n.moved_to,
           n.headline, n.slug, n.description, c.body, n.image_url, n.tags, n.internal_tags, n.starts_at, n.ends_at, c.details,
           array(select section_id from news_item_sections where news_item_id = n.id order by position) as section_ids,
           array(select author_id from news_item_authors where news_item_id = n.id order by position) as author_ids,
           array(select a.user_id from news_item_authors x join authors a on a.id = x.author_id
                  where x.news_item_id = n.id and a.user_id is not null) as author_user_ids,
           c.draft_version, c.draft_revision_id, r.content as draft_content, r.saved_at as draft_saved_at,
           r.actor_id as draft_saved_by, d.name as draft_saved_by_name
      from news_items n join news_item_contents c on c.news_item_id = n.id
      left join users u on u.id = n.updated_by left join news_item_revisions r on r.id = c.draft_revision_id
      left join users d on d.id = r.actor_id
     where n.id = ${id} and n.status <> 4 and ${within(db, visible, "n")}`;
	return row ? asPost(row) : null;
}
var iso = (instant) => instant?.toISOString() ?? null;
function asPost(row) {
	const content = newsItemContent.parse({
		...row.details,
		headline: row.headline,
		slug: row.slug,
		description: row.description,
		body: row.body,
		image_url: row.imageUrl,
		section_ids: row.sectionIds,
		authors: row.authorIds,
		tags: row.tags,
		starts_at: iso(row.startsAt),
		ends_at: iso(row.endsAt),
		occurrence: iso(occurrenceOf(row.internalTags))
	});
	const draft = row.draftRevisionId === null ? null : {
		revisionId: row.draftRevisionId,
		content: newsItemContent.parse({
			occurrence: content.occurrence,
			...row.draftContent
		}),
		savedAt: row.draftSavedAt ?? row.updatedAt,
		savedBy: row.draftSavedBy,
		savedByName: row.draftSavedByName
	};
	return {
		...row,
		content,
		draft
	};
}
async function writeContent(db, id, content, more) {
	const { location, lead_image, seo, social } = content;
	const authors = [...new Set(content.authors)];
	await setLinks(db, "section", id, content.section_ids);
	await db`update news_item_contents set body = ${content.body},
      details = ${db.json({
		location,
		lead_image,
		seo,
		social
	})} where news_item_id = ${id}`;
	await db`update news_items n set headline = ${content.headline}, slug = ${more.slug},
      description = ${content.description}, image_url = ${content.image_url}, tags = ${content.tags},
      internal_tags = ${more.internalTags}, starts_at = ${content.starts_at}, ends_at = ${content.ends_at}, revision_id = ${more.revisionId},
      byline_names = b.names,
      byline = nullif(array_to_string(array(
        select a.name from unnest(${authors}::int[]) with ordinality t (id, place)
          join authors a on a.id = t.id order by t.place) || b.names, ', '), ''),
      updated_at = clock_timestamp()
     from (select case when ${authors}::int[] = array(
                    select x.author_id from news_item_authors x where x.news_item_id = ${id} order by x.position)
                  then o.byline_names else '{}' end as names
             from news_items o where o.id = ${id}) b
    where n.id = ${id}`;
	await setLinks(db, "author", id, authors);
}
async function setDraft(db, id, revisionId) {
	const [row] = await db`
    update news_item_contents set draft_revision_id = ${revisionId}, draft_version = draft_version + 1
     where news_item_id = ${id} returning draft_version`;
	return row?.draftVersion ?? 0;
}
async function setTags(db, id, tags, internal) {
	await db`update news_items set tags = ${tags}, internal_tags = ${internal} where id = ${id}`;
	await db`update news_item_revisions set content = jsonb_set(content, '{tags}', to_jsonb(${tags}::text[]))
    where id = (select draft_revision_id from news_item_contents where news_item_id = ${id})`;
}
var markLive = (db, id) => db`update news_items set status = 0, scheduled_at = null, taken_down_at = null, status_reason = null, moved_to = null,
       last_published_at = coalesce(last_published_at, clock_timestamp()) where id = ${id}`;
var markTakenDown = (db, id, { status, reason, movedTo }) => db`update news_items set status = ${status}, taken_down_at = clock_timestamp(), status_reason = ${reason},
       moved_to = ${movedTo} where id = ${id}`;
var setSchedule = (db, id, at) => db`update news_items set scheduled_at = ${at} where id = ${id}`;
var saveOldSlug = (db, siteId, slug, newsItemId) => db`insert into news_item_old_slugs (site_id, slug, news_item_id) values (${siteId}, ${slug}, ${newsItemId})
     on conflict (site_id, slug) do nothing`;
async function findSlugOwner(db, visible, { id, siteId, slug }) {
	const [row] = await db`
    with found as (
      select id, false as is_redirect from news_items where site_id = ${siteId} and slug = ${slug}
      union all
      select news_item_id, true from news_item_old_slugs where site_id = ${siteId} and slug = ${slug})
    select n.headline, f.is_redirect from found f join news_items n on n.id = f.id
     where n.id <> ${id} and ${within(db, visible, "n")} order by f.is_redirect limit 1`;
	return row ?? null;
}
async function findKnownLinks(db, visible, siteId, content) {
	const [sections, authors] = await Promise.all([db`
      select id from sections where site_id = ${siteId} and id = any(${content.section_ids}::int[])`, db`
      select id, user_id from authors
       where id = any(${content.authors}::int[]) and ${within(db, visible, "authors")}`]);
	return {
		sections: sections.map(({ id }) => id),
		authors
	};
}
async function listDue(db) {
	return (await db`
    select id from news_items where status = 5 and scheduled_at <= now() order by scheduled_at, id limit 100`).map(({ id }) => id);
}
// server/src/editorial/posts/revisions.queries.ts
var sitting = "10 minutes";
async function updateSitting(db, newsItemId, actorId, content) {
	const [row] = await db`
    update news_item_revisions set content = ${db.json(content)}, saved_at = clock_timestamp()
     where id = (select max(id) from news_item_revisions where news_item_id = ${newsItemId} and proposal is null)
       and actor_id = ${actorId} and published_at is null
       and saved_at > clock_timestamp() - ${sitting}::interval
    returning id`;
	return row?.id ?? null;
}
async function insertRevision(db, newsItemId, actorId, content, times = {}) {
	const { savedAt = null, publishedAt = null } = times;
	const [row] = await db`
    insert into news_item_revisions (news_item_id, actor_id, content, began_at, saved_at, published_at)
    values (${newsItemId}, ${actorId}, ${db.json(content)}, coalesce(${savedAt}, clock_timestamp()),
            coalesce(${savedAt}, clock_timestamp()), ${publishedAt}) returning id`;
	return row?.id ?? 0;
}
var closeRevision = (db, id) => db`update news_item_revisions set published_at = clock_timestamp() where id = ${id}`;
async function hasRevisions(db, newsItemId) {
	return (await db`select 1 from news_item_revisions where news_item_id = ${newsItemId} and proposal is null limit 1`).length > 0;
}
var columns = (db) => db`
  r.id, r.news_item_id, u.name as saved_by, r.began_at, r.saved_at, r.published_at,
  r.content ->> 'headline' as headline, r.id is not distinct from n.revision_id as is_current,
  r.id is not distinct from c.draft_revision_id as is_draft, r.proposal`;
var source = (db) => db`
  news_item_revisions r join news_items n on n.id = r.news_item_id
  join news_item_contents c on c.news_item_id = n.id left join users u on u.id = r.actor_id`;
var listRevisions = (db, visible, newsItemId, page) => db`
    select ${columns(db)} from ${source(db)}
     where r.news_item_id = ${newsItemId} and ${within(db, visible, "n")}
       ${page.before === void 0 ? db`` : db`and r.id < ${page.before}`}
     order by r.id desc limit ${page.limit}`;
async function findRevision(db, visible, id) {
	const [row] = await db`
    select ${columns(db)}, r.content from ${source(db)}
     where r.id = ${id} and ${within(db, visible, "n")}`;
	return row ?? null;
}
var listProposals = (db, visible, newsItemId) => db`
    select r.id, u.id as saved_by_id, u.name as saved_by, r.saved_at
      from news_item_revisions r join news_items n on n.id = r.news_item_id join users u on u.id = r.actor_id
     where r.news_item_id = ${newsItemId} and r.proposal = 'open' and ${within(db, visible, "n")}
     order by r.id`;
async function saveProposal(db, newsItemId, actorId, content) {
	const [row] = await db`
    insert into news_item_revisions (news_item_id, actor_id, content, proposal)
    values (${newsItemId}, ${actorId}, ${db.json(content)}, 'open')
    on conflict (news_item_id, actor_id) where proposal = 'open'
    do update set content = excluded.content, saved_at = clock_timestamp()
    returning id`;
	return row?.id ?? 0;
}
async function settleProposal(db, id, from, to) {
	return (await db`
    update news_item_revisions set proposal = ${to} where id = ${id} and proposal = ${from} returning id`).length > 0;
}
async function findPlan(db, newsItemId) {
	const [row] = await db`
    select planned_on from news_item_plans where news_item_id = ${newsItemId}`;
	return row?.plannedOn ?? null;
}
async function movePlan(db, newsItemId, was, day) {
	if (was === null) {
		if (day === null) return await findPlan(db, newsItemId) === null;
		const { count } = await db`
      insert into news_item_plans (news_item_id, planned_on) values (${newsItemId}, ${day}) on conflict do nothing`;
		return count > 0;
	}
	const seen = db`news_item_id = ${newsItemId} and planned_on = ${was}`;
	const { count } = day === null ? await db`delete from news_item_plans where ${seen}` : await db`
          update news_item_plans set planned_on = ${day}, planned_by = current_actor(), planned_at = now()
           where ${seen}`;
	return count > 0;
}
async function findListedMarks(db, visible, id) {
	const [row] = await db`
    select n.internal_tags, n.is_starred, n.is_flagged_for_editor from news_items n
     where n.id = ${id} and ${within(db, visible, "n")}`;
	const internalTags = row?.internalTags ?? [];
	return {
		internalTags,
		starred: row?.isStarred ?? false,
		flaggedForEditor: row?.isFlaggedForEditor ?? false,
		promoted: internalTags.includes("promoted"),
		hidePublishDate: internalTags.includes("hidedate")
	};
}
var places = {
	starred: { column: "is_starred" },
	flaggedForEditor: { column: "is_flagged_for_editor" },
	promoted: { tag: "promoted" },
	hidePublishDate: { tag: "hidedate" }
};
async function setMark(db, id, mark, isOn) {
	const place = places[mark];
	if ("column" in place) await db`update news_items set ${db(place.column)} = ${isOn} where id = ${id}`;
	else if (isOn) await db`update news_items set internal_tags = internal_tags || ${[place.tag]}::text[] where id = ${id}`;
	else await db`update news_items set internal_tags = array_remove(internal_tags, ${place.tag}) where id = ${id}`;
}
// server/src/editorial/posts/say-post.ts
var rolesBeyondOwn = [
	"admin",
	"editor",
	"author",
	"events"
];
async function checkSections(db, viewer, post, sectionIds) {
	const before = new Set([...post.content.section_ids, ...post.draft?.content.section_ids ?? []]);
	const added = sectionIds.filter((id) => !before.has(id));
	if (added.length === 0) return;
	for (const { id, title } of await listSections(db, rowsOf(viewer, siteRows), post.siteId)) {
		if (!added.includes(id)) continue;
		const blocked = whySectionBlocked(asRule(post), title, asEditing(viewer));
		if (blocked) throw badRequest({
			path: "section_ids",
			message: blocked
		});
	}
}
async function checkWhole(db, viewer, post, content) {
	const known = await findKnownLinks(db, rowsOf(viewer ?? theProduct, authorRows), post.siteId, content);
	if (content.section_ids.some((id) => !known.sections.includes(id))) throw badRequest({
		path: "section_ids",
		message: newsItemMessages.unknownSection
	});
	if (viewer) await checkSections(db, viewer, post, content.section_ids);
	if (content.authors.some((id) => !known.authors.some((author) => author.id === id))) throw badRequest({
		path: "authors",
		message: newsItemMessages.unknownAuthor
	});
	if (viewer && !viewer.roles.some((role) => rolesBeyondOwn.includes(role)) && !known.authors.some((author) => author.userId === viewer.id)) throw badRequest({
		path: "authors",
		message: newsItemMessages.stayAuthor
	});
	if (content.slug) await checkSlug(db, viewer, {
		...post,
		slug: content.slug
	});
}
async function checkSlug(db, viewer, asked) {
	const owner = await findSlugOwner(db, rowsOf(viewer ?? theProduct, postRows), asked);
	if (!owner) return;
	const { slugRedirects, slugTaken } = newsItemMessages;
	const message = owner.isRedirect ? slugRedirects(owner.headline) : slugTaken;
	throw badRequest({
		path: "slug",
		message
	});
}
async function sayContent(db, post, content, revisionId) {
	const before = post.content.slug;
	const slug = content.slug ?? before;
	if (before && slug !== before && post.lastPublishedAt) await saveOldSlug(db, post.siteId, before, post.id);
	const occurrence = content.occurrence === null ? null : new Date(content.occurrence);
	const internalTags = withOccurrence(post.internalTags, occurrence);
	await writeContent(db, post.id, content, {
		revisionId,
		slug,
		internalTags
	});
}
// server/src/editorial/posts/save-post.ts
var isSaid = (post) => post.status !== postStatus.draft;
var writtenOf = (post) => post.draft?.content ?? post.content;
async function openPost(db, viewer, id) {
	const post = await findEditedPost(db, rowsOf(viewer, postRows), id, { lock: true });
	if (!post) throw notFound();
	const blocked = whyBlocked(post, viewer);
	if (blocked) throw conflict(blocked);
	return post;
}
function checkSeenVersion(post, seenVersion) {
	checkVersion(post, seenVersion.version);
	const { draft, draftVersion } = post;
	checkVersion({
		version: draftVersion,
		updatedAt: draft?.savedAt ?? post.updatedAt,
		updatedByName: draft ? draft.savedByName : post.updatedByName,
		updatedById: draft ? draft.savedBy : post.updatedById
	}, seenVersion.draft_version);
}
var isRepeated = (post, viewer, content) => post.draft?.savedBy === viewer.id && isDeepStrictEqual(post.draft.content, content);
async function noteRevision(db, viewer, post, content, isNewSitting = false) {
	if (!await hasRevisions(db, post.id) && post.content.body) await insertRevision(db, post.id, post.updatedById, post.content, {
		savedAt: post.updatedAt,
		publishedAt: post.lastPublishedAt
	});
	return (isNewSitting ? null : await updateSitting(db, post.id, viewer.id, content)) ?? insertRevision(db, post.id, viewer.id, content);
}
async function autosave(db, viewer, seenVersion, { occurrence, ...given }) {
	const post = await openPost(db, viewer, seenVersion.id);
	const content = {
		...given,
		occurrence: occurrence === void 0 ? writtenOf(post).occurrence : occurrence,
		body: cleanBody(given.body)
	};
	if (isRepeated(post, viewer, content)) return post.draftVersion;
	checkSeenVersion(post, seenVersion);
	await checkSections(db, viewer, post, content.section_ids);
	return setDraft(db, post.id, await noteRevision(db, viewer, post, content));
}
async function restoreRevision(db, viewer, seenVersion, content) {
	const post = await openPost(db, viewer, seenVersion.id);
	checkSeenVersion(post, seenVersion);
	await checkSections(db, viewer, post, content.section_ids);
	await setDraft(db, post.id, await noteRevision(db, viewer, post, content, true));
}
async function savePost(db, viewer, seenVersion, { change, marks }) {
	const post = await openPost(db, viewer, seenVersion.id);
	const newMarks = await changedMarks(db, viewer, post, marks);
	const written = writtenOf(post);
	const given = givenFields(change);
	const merged = {
		...written,
		...given
	};
	const isOnlyMarked = Object.keys(given).length === 0 || newMarks.length > 0 && isDeepStrictEqual(merged, written);
	const content = isOnlyMarked ? written : parse(newsItemForm, {
		...merged,
		body: cleanBody(merged.body)
	});
	if (newMarks.length === 0 && isRepeated(post, viewer, content) && isSaid(post)) return;
	checkSeenVersion(post, seenVersion);
	if (!isOnlyMarked) await saveContent(db, viewer, post, content);
	for (const [mark, isOn] of newMarks) await setMark(db, post.id, mark, isOn);
}
async function saveContent(db, viewer, post, content) {
	await checkWhole(db, viewer, post, content);
	const revisionId = await noteRevision(db, viewer, post, content);
	if (isSaid(post)) {
		await setDraft(db, post.id, revisionId);
		return;
	}
	await sayContent(db, post, content, revisionId);
	await setDraft(db, post.id, null);
}
async function changedMarks(db, viewer, post, marks) {
	const now = await findListedMarks(db, rowsOf(viewer, postRows), post.id);
	const changed = Object.entries(givenFields(marks)).filter(([mark, isOn]) => now[mark] !== isOn);
	for (const [mark] of changed) {
		const blocked = whyMarkBlocked(asRule(post), mark, asEditing(viewer));
		if (blocked) throw conflict(blocked);
	}
	return changed;
}
var keepButton = keepValue("data-look", [looks.p]);
var fontSize = /^(1\d|2[0-2])px$/;
var spacing = /^(\d|1\d|2[0-5])px$/;
var keepSpaces = keepStyles({
	"margin-top": spacing,
	"margin-bottom": spacing
});
function cleanBody(html) {
	const cleaned = cleanBodyWithin(html);
	if (cleaned === null) throw badRequest({
		path: "body",
		message: richTextMessages.tooTangled("This text")
	});
	return cleaned;
}
var cleanBodyWithin = (html) => boundedHtml(html, {
	allowedTags: bodyTags,
	allowedAttributes: {
		a: ["href", "title"],
		img: [
			"src",
			"alt",
			"title",
			"width",
			"height"
		],
		ol: ["start"],
		th: ["colspan", "rowspan"],
		td: ["colspan", "rowspan"],
		div: ["data-embed"],
		figure: [
			"data-photoset",
			"data-credit",
			"data-width"
		],
		blockquote: ["data-look"],
		span: ["style"],
		p: ["style", "data-look"]
	},
	transformTags: {
		span: keepStyles({ "font-size": fontSize }),
		p: (tag, attribs) => keepSpaces(tag, keepButton(tag, attribs).attribs),
		figure: keepValue("data-width", pictureWidths),
		blockquote: keepValue("data-look", [looks.blockquote])
	},
	allowedSchemes: [
		"http",
		"https",
		"mailto",
		"tel"
	],
	allowedSchemesByTag: { img: ["http", "https"] },
	allowedSchemesAppliedToAttributes: [
		"href",
		"src",
		"data-embed"
	],
	allowProtocolRelative: false,
	nestingLimit: 60
})?.trim() ?? null;
// shared/src/editorial/posts/post-check.ts
var hasText = (body) => /<(img|figure|iframe|video|div data-embed)\b/.test(body) || body.replaceAll(/<[^>]*>|&nbsp;|\s/g, "") !== "";
var lacksText = (post, body) => !hasText(body) && (!isOut(post) || hasText(post.body));
// server/src/platform/db/clock.queries.ts
async function sharedNow(db) {
	const [row] = await db`select now()`;
	if (!row) throw new Error("The database did not tell the time");
	return row.now;
}
// server/src/editorial/posts/publish-post.ts
var publishQueue = "publish-post";
function publishable(post, written, hasDraft) {
	const content = parse(newsItemForm, written);
	const isEmpty = lacksText({
		...asRule(post),
		body: post.content.body
	}, content.body);
	const { starts_at } = content;
	const blocked = whyPublishBlocked({
		...asRule(post),
		starts_at,
		hasDraft,
		isEmpty
	});
	if (blocked) throw conflict(blocked);
	return {
		...content,
		slug: content.slug ?? post.content.slug ?? `post-${post.id}`
	};
}
async function goLive(db, post, content, revisionId) {
	await sayContent(db, post, content, revisionId);
	await closeRevision(db, revisionId);
	await markLive(db, post.id);
}
async function publishPost(db, viewer, seenVersion, sent = {
	change: {},
	marks: {}
}) {
	const before = await openPost(db, viewer, seenVersion.id);
	checkSeenVersion(before, seenVersion);
	const post = await withSent(db, viewer, before, seenVersion, sent);
	const content = publishable(post, writtenOf(post), post.draft !== null);
	await checkWhole(db, viewer, post, content);
	await goLive(db, post, content, post.draft?.revisionId ?? post.revisionId ?? await insertRevision(db, post.id, viewer.id, content));
	await setDraft(db, post.id, null);
}
async function withSent(db, viewer, post, seenVersion, { change, marks }) {
	const said = post.content;
	const other = Object.entries(givenFields(change)).filter(([key, value]) => !isDeepStrictEqual(value, said[key]));
	if (other.length === 0 && Object.keys(givenFields(marks)).length === 0) return post;
	await savePost(db, viewer, seenVersion, {
		change: Object.fromEntries(other),
		marks
	});
	return openPost(db, viewer, post.id);
}
async function schedulePost(db, jobs, viewer, seenVersion, at) {
	const post = await openPost(db, viewer, seenVersion.id);
	checkSeenVersion(post, seenVersion);
	if (at) {
		const blocked = whyScheduleBlocked(asRule(post), at, await sharedNow(db));
		if (blocked) throw conflict(blocked);
		publishable(post, post.content, true);
		await jobs.plan(db, publishQueue, {
			newsItemId: post.id,
			at: at.toISOString()
		}, at);
	}
	await setSchedule(db, post.id, at);
}
async function publishDue(pool, id) {
	return write(pool, null, async (db) => {
		const post = await findDue(db, id);
		if (!post) return false;
		const content = publishable(post, post.content, true);
		await checkWhole(db, null, post, content);
		await goLive(db, post, content, post.draft !== null && post.draft.revisionId === post.revisionId || post.revisionId === null ? await insertRevision(db, post.id, null, content) : post.revisionId);
		return true;
	}).catch(async (error) => {
		if (!(error instanceof HttpError)) throw error;
		await write(pool, null, async (db) => {
			if (await findDue(db, id)) await setSchedule(db, id, null);
		});
		return false;
	});
}
async function findDue(db, id) {
	const post = await findEditedPost(db, rowsOf(theProduct, postRows), id, { lock: true });
	return post?.status === postStatus.draft && post.scheduledAt && post.scheduledAt <= await sharedNow(db) ? post : null;
}
async function publishAllDue(pool) {
	for (const id of await listDue(pool)) await publishDue(pool, id);
}
// server/src/finance/invoices/decisions.queries.ts
var decidableColumns = "i.id, i.version, i.amount::text as amount, i.contributor_id, i.decided_at";
var lock = (db) => db`order by i.id for update of i`;
async function lockInvoices(db, visible, ids) {
	const found = db`i.id = any(${ids}::integer[])`;
	const locked = db`select i.id from invoices i where ${found} ${lock(db)}`.execute();
	const read = db`
    select ${columnsOf(db, invoiceStore)} from ${sourceOf(db, invoiceStore)}
     where ${found} and ${matching(db, visible, {})} order by i.id`.execute();
	const [, rows] = await Promise.all([locked, read]);
	return rows;
}
var writeDecision = (db, ids, decision) => db`
    with written as (
      update invoices set ${db(decision)} where id = any(${ids}::integer[]) returning *)
    select ${columnsOf(db, invoiceStore)} from ${sourceOf(db, invoiceStore, "written")} order by i.id`;
var listDecidable = (db, visible, wanted, { most, isLocked }) => db`
    select ${db.unsafe(decidableColumns)} from invoices i where ${matching(db, visible, wanted)}
     order by i.id limit ${most + 1} ${isLocked ? db`for update of i` : db``}`;
var lockApprovedAt = (db, visible, { by, at }) => db`
    select ${db.unsafe(decidableColumns)} from invoices i
     where ${matching(db, visible, { state: "approved" })} and i.decided_by = ${by} and i.decided_at = ${at}
     ${lock(db)}`;
var listDecided = (db, visible, ids) => db`
    select i.id, i.state, i.decided_at, i.changes_asked, i.description, i.date, i.amount::text as amount,
           site.name as site, decider.name as decided_by, contributor.name, contributor.email
      from invoices i join users contributor on contributor.id = i.contributor_id
      join sites site on site.id = i.site_id left join users decider on decider.id = i.decided_by
     where i.id = any(${ids}::integer[]) and i.deleted_at is null and not contributor.is_disabled
       and ${within(db, visible, "i")}
     order by i.date, i.id`;
// server/src/finance/invoices/decision-mail.ts
var decisionMailQueue = "invoice-decision-mail";
var undoMs = 6e4;
async function planDecisionMails(jobs, db, invoices, { now, ...decision }) {
	const startAfter = new Date(now.getTime() + undoMs);
	for (const own of Map.groupBy(invoices, ({ contributorId }) => contributorId).values()) {
		const mail = {
			invoiceIds: own.map(({ id }) => id),
			...decision
		};
		await jobs.plan(db, decisionMailQueue, mail, startAfter);
	}
}
var said = {
	approved: {
		subject: "Your invoice was approved",
		sentence: (by) => `${by} approved your invoice:`
	},
	"changes asked": {
		subject: "Your invoice needs changes",
		sentence: (by) => `${by} requested changes to your invoice:`
	},
	awaiting: {
		subject: "Your invoice is back in review",
		sentence: () => "The decision on this invoice was withdrawn, and it is awaiting review again:"
	}
};
var saidOfMany = {
	approved: {
		subject: "Your invoices were approved",
		sentence: (by) => `${by} approved these invoices:`
	},
	awaiting: {
		subject: "Your invoices are back in review",
		sentence: () => "The decisions on these invoices were withdrawn, and they are awaiting review again:"
	}
};
var lineOf = ({ description, site, date, amount }, longest) => `${cutTo(oneLine(description), longest)}, ${oneLine(site)}, ${date}, ${amountText(amount)}.`;
var mostNamed = 20;
function letterOfMany(invoices, publicUrl) {
	const [first] = invoices;
	const { state = "", decidedBy, name = "" } = first ?? {};
	const { subject, sentence } = saidOfMany[state] ?? {
		subject: state,
		sentence: () => state
	};
	const cents = invoices.reduce((sum, { amount }) => sum + centsOf(amount), 0);
	const more = invoices.length - mostNamed;
	return letter({
		subject: `${subject}: ${invoices.length}, ${amountText(dollarsOf(cents))}`,
		paragraphs: [
			`Hello ${oneLine(name)},`,
			sentence(oneLine(decidedBy ?? "Masthead")),
			...invoices.slice(0, mostNamed).map((invoice) => lineOf(invoice, 100)),
			...more > 0 ? [`And ${more} more.`] : []
		],
		button: {
			label: "Open your invoices",
			href: `${publicUrl}/my-invoices`
		},
		otherwise: "You received this email because these are your invoices."
	});
}
function decisionLetter(invoice, publicUrl) {
	const { state, amount, changesAsked } = invoice;
	const { subject, sentence } = said[state] ?? {
		subject: state,
		sentence: () => state
	};
	return letter({
		subject: `${subject}: ${amountText(amount)}`,
		paragraphs: [
			`Hello ${oneLine(invoice.name)},`,
			sentence(oneLine(invoice.decidedBy ?? "Masthead")),
			lineOf(invoice, 200),
			...changesAsked ? [changesAsked] : []
		],
		button: {
			label: "Open the invoice",
			href: `${publicUrl}/invoice/${invoice.id}`
		},
		otherwise: "You received this email because this is your invoice."
	});
}
async function sendDecisionMail(sender, mail) {
	const { state, decidedAt } = mail;
	const invoiceIds = "invoiceIds" in mail ? mail.invoiceIds : [mail.invoiceId];
	const all = rowsOf({
		...theProduct,
		isEditor: true
	}, invoiceRows);
	const standing = (await listDecided(sender.pool, all, invoiceIds)).filter((one) => one.state === state && (one.decidedAt?.toISOString() ?? null) === decidedAt);
	const [first] = standing;
	if (!first) return;
	const { publicUrl } = sender;
	const text = standing.length === 1 ? decisionLetter(first, publicUrl) : letterOfMany(standing, publicUrl);
	throwUnlessSent(await sendLetter(sender, first.email, text));
}
// server/src/email/campaigns/settle-campaign.ts
var confirmAfterMs = 3e4;
async function settleCampaign(pool, mail, id) {
	const campaign = await findCampaign(pool, rowsOf(theProduct, campaignRows), id);
	if (campaign && isRenewable(campaign)) return renewProblem(pool, mail, campaign);
	if (!campaign || ![
		"scheduled",
		"sending",
		"unknown"
	].includes(campaign.status)) return;
	let providerCampaignId = campaign.providerCampaignId;
	if (providerCampaignId === null) {
		if ((await sharedNow(pool)).getTime() - campaign.updatedAt.getTime() < confirmAfterMs) return;
		if (await mail.isAtWork(campaign)) return;
		providerCampaignId = (await mail.find(campaign))?.id ?? null;
	}
	const known = providerCampaignId === null ? null : await mail.status(providerCampaignId);
	const to = known ? {
		status: known.status,
		problem: known.problem,
		providerCampaignId: known.status === "draft" ? null : providerCampaignId
	} : {
		status: "draft",
		problem: goneOf(campaign),
		providerCampaignId: null
	};
	if (to.status === campaign.status && to.problem === campaign.problem) return;
	await write(pool, null, (db) => moveCampaign(db, campaign, to));
}
var isRenewable = ({ status, problem, providerCampaignId }) => (status === "sent" || status === "late") && problem !== null && ownMailing(providerCampaignId) !== null;
async function renewProblem(pool, mail, campaign) {
	const { providerCampaignId } = campaign;
	const known = providerCampaignId === null ? null : await mail.status(providerCampaignId);
	const isSame = known?.status === campaign.status && known.problem === campaign.problem;
	if (!known || isSame || ![
		"sent",
		"failed",
		"late"
	].includes(known.status)) return;
	const { status, problem } = known;
	await write(pool, null, (db) => moveCampaign(db, campaign, {
		status,
		problem,
		providerCampaignId
	}));
}
var goneOf = ({ providerCampaignId }) => providerCampaignId === null ? null : campaignMessages.goneAtProvider;
function isAskedAt(now, campaign) {
	const { id, status, sendDate, sendTime } = campaign;
	const sendAt = sendDate && sendTime && centralInstant(sendDate, sendTime);
	const isFarOff = sendAt && sendAt.getTime() - now.getTime() > 36e5;
	return status !== "scheduled" || !isFarOff || id % 60 === now.getUTCMinutes();
}
async function settleCampaigns(pool, mail, now) {
	const failures = [];
	const unsettled = await listUnsettled(pool);
	for (const { id } of now ? unsettled.filter((one) => isAskedAt(now, one)) : unsettled) await settleCampaign(pool, mail, id).catch((error) => failures.push(error));
	if (failures.length > 0) throw failures[0];
}
export { dropOldReaders as $, listRevisions as A, asEditing as B, writtenOf as C, findRevision as D, findPlan as E, findEditedPost as F, whyDeleteBlocked as G, whyBlocked as H, markTakenDown as I, whySectionBlocked as J, whyMarkBlocked as K, setDraft as L, saveProposal as M, setMark as N, insertRevision as O, settleProposal as P, countedOf as Q, setSchedule as R, savePost as S, findListedMarks as T, markOf as U, asRule as V, newsItemMessages as W, whyTakeDownBlocked as X, whyTagBlocked as Y, addReadings as Z, autosave as _, sendDecisionMail as a, openPost as b, lockApprovedAt as c, publishAllDue as d, dropOldTokens as et, publishDue as f, sharedNow as g, schedulePost as h, planDecisionMails as i, movePlan as j, listProposals as k, lockInvoices as l, publishQueue as m, settleCampaigns as n, startCounting as nt, undoMs as o, publishPost as p, whyNoPreviewLink as q, decisionMailQueue as r, listDecidable as s, settleCampaign as t, findTarget as tt, writeDecision as u, cleanBody as v, sayContent as w, restoreRevision as x, cleanBodyWithin as y, setTags as z };
