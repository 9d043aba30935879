import { bylineOf } from '@masthead/shared/editorial/authors/author.ts';
import { eventStart } from '@masthead/shared/editorial/posts/event-times.ts';
import {
  type NewsItem,
  type PostStatusCode,
  postStatusLabel,
} from '@masthead/shared/editorial/posts/news-item.ts';
import { hasWorkflow } from '@masthead/shared/editorial/posts/workflow.ts';
import { wholeAddress } from '@masthead/shared/editorial/public-posts/page-address.ts';
import { type ImageSize, imageUrl } from '@masthead/shared/platform/images/image-sizes.ts';
import { listDate } from '@masthead/shared/platform/values/dates.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { whyBlocked } from './edit-blocked.ts';
import type { NewsItemRow } from './news-items.queries.ts';
import { occurrenceOf } from './occurrence.ts';

/** Views are for admins and editors: for others the keys are absent (Spec, content 6). */
export const seesViews = (viewer: Viewer): boolean =>
  viewer.isAdmin || viewer.roles.includes('editor');

const iso = (instant: Date | null) => instant?.toISOString() ?? null;

/** Its pictures, by the names and sizes that the specification has for them (Spec, content 3). */
function imagesOf({ imageUrl: lead, socialImageUrl }: NewsItemRow) {
  const social = socialImageUrl || null;
  // Why: a picture of another host is not cut here, and is no picture of that size.
  const cut = (size: ImageSize) => {
    const sized = imageUrl(lead, size);
    return sized === lead ? null : sized;
  };
  return {
    share_image: imageUrl(social ?? lead, 'shareCard'),
    social_teaser_image: social,
    image: lead,
    image_url: lead,
    teaser_image: imageUrl(lead, 'article'),
    image600x600: cut('square600'),
    image300x300: cut('square300'),
  };
}

function authorsOf(row: NewsItemRow) {
  const { authors } = row;
  return {
    authors: authors.map(({ id }) => id),
    author: bylineOf(row),
    authors_names: authors.map(({ title }) => title),
    authors_site_avatars: authors.map(({ avatar }) => avatar),
    roar_authors: authors.map(({ title, avatar }) => ({ title, avatar })),
  };
}

/** What is worked on beside the post. */
const besideOf = ({ status, workflow, dueAt, openComments, openSuggestions }: NewsItemRow) => ({
  ...(hasWorkflow({ status_code: status }) && { workflow: { ...workflow, due_at: iso(dueAt) } }),
  ...(openComments > 0 && { open_comments: openComments }),
  ...(openSuggestions > 0 && { open_suggestions: openSuggestions }),
});

/** A post as the API returns it (Spec, content 3: News item). */
export function newsItemReply(
  row: NewsItemRow,
  viewer: Viewer,
  publicUrl: string,
  now = new Date(),
): NewsItem {
  const occurrence = occurrenceOf(row.internalTags);
  return {
    id: row.id,
    version: row.version,
    site_id: row.siteId,
    city: row.city,
    type: row.type,
    is_event: row.type === 'event',
    headline: row.headline,
    description: row.description,
    status: postStatusLabel[row.status as PostStatusCode] as NewsItem['status'],
    status_code: row.status,
    created_ts: row.createdAt.toISOString(),
    updated_ts: row.updatedAt.toISOString(),
    last_published_ts: iso(row.lastPublishedAt),
    scheduled_at: iso(row.scheduledAt),
    starts_at: iso(row.startsAt),
    ends_at: iso(row.endsAt),
    upcoming: [row.startsAt, occurrence].some((at) => at !== null && at > now),
    formatted_date: row.startsAt
      ? eventStart(row.startsAt, row.endsAt)
      : listDate(row.lastPublishedAt ?? row.createdAt),
    updated_date: listDate(row.updatedAt),
    post_url: row.postUrl && wholeAddress(row.postUrl, publicUrl),
    editor_url: `/editor/${row.siteId}/${row.id}`,
    ...imagesOf(row),
    internal_tags: row.internalTags,
    sections: row.sections,
    categories: row.sections.map(({ id }) => id),
    sites: [{ id: row.siteId, name: row.siteName, city: row.city }],
    ...authorsOf(row),
    tags: row.tags,
    venue: row.venue,
    occurrence: iso(occurrence),
    draft_version: row.draftVersion,
    has_draft: row.hasDraft,
    edit_blocked: whyBlocked(
      { ...row, authorUserIds: row.authors.flatMap(({ userId }) => userId ?? []) },
      viewer,
    ),
    flaggedForEditor: row.isFlaggedForEditor,
    hidePublishDate: row.internalTags.includes('hidedate'),
    promoted: row.internalTags.includes('promoted'),
    starred: row.isStarred,
    last_updated_by: row.updatedByName,
    ...besideOf(row),
    ...(seesViews(viewer)
      ? { total_views: row.totalViews, stats: { page_views_count: row.totalViews } }
      : {}),
  };
}
