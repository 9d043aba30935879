import { centralInstant, centralSentence, listDate } from '@masthead/shared/dates.ts';
import {
  type NewsItem,
  type PostStatusCode,
  postStatusLabel,
} from '@masthead/shared/news-items/news-item.ts';
import { wholeAddress } from '@masthead/shared/public-posts/page-address.ts';
import type { Viewer } from '../access/viewer.ts';
import { whyBlocked } from './edit-blocked.ts';
import type { NewsItemRow } from './news-items.queries.ts';

/** Views are for admins and editors: for others the keys are absent (Spec, content 6). */
export const seesViews = (viewer: Viewer): boolean =>
  viewer.isAdmin || viewer.roles.includes('editor');

const iso = (instant: Date | null) => instant?.toISOString() ?? null;

/** The instant of an occurrence tag, which ends in yyyymmddhhmm on the Central clock (Spec, content 3). */
export function occurrenceOf(tags: readonly string[]): Date | null {
  for (const tag of tags) {
    const found = /^occurrence\D*(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)$/i.exec(tag);
    if (!found) continue;
    const [, year, month, day, hour, minute] = found;
    return centralInstant(`${year}-${month}-${day}`, `${hour}:${minute}`);
  }
  return null;
}

/** A post as the API answers with it (Spec, content 3: News item). */
export function newsItemReply(
  row: NewsItemRow,
  viewer: Viewer,
  publicUrl: string,
  now = new Date(),
): NewsItem {
  const names = row.authors.map((author) => author.title);
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
    upcoming: row.startsAt !== null && row.startsAt > now,
    formatted_date: row.startsAt
      ? centralSentence(row.startsAt)
      : listDate(row.lastPublishedAt ?? row.createdAt),
    updated_date: listDate(row.updatedAt),
    post_url: row.postUrl && wholeAddress(row.postUrl, publicUrl),
    editor_url: `/editor/${row.siteId}/${row.id}`,
    image: row.imageUrl,
    image_url: row.imageUrl,
    internal_tags: row.internalTags,
    sections: row.sections,
    authors: row.authors.map((author) => author.id),
    author: names.length > 0 ? names.join(', ') : null,
    authors_names: names,
    roar_authors: row.authors.map(({ title, avatar }) => ({ title, avatar })),
    tags: row.tags,
    venue: row.venue,
    occurrence: iso(occurrenceOf(row.internalTags)),
    draft_version: row.draftVersion,
    has_draft: row.hasDraft,
    edit_blocked: whyBlocked(
      { ...row, authorUserIds: row.authors.flatMap(({ userId }) => userId ?? []) },
      viewer,
    ),
    flagged_for_editor: row.isFlaggedForEditor,
    hide_publish_date: row.internalTags.includes('hidedate'),
    promoted: row.internalTags.includes('promoted'),
    starred: row.isStarred,
    last_updated_by: row.updatedByName,
    ...(seesViews(viewer)
      ? { total_views: row.totalViews, stats: { page_views_count: row.totalViews } }
      : {}),
  };
}
