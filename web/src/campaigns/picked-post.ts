import { hiddenSections, type NewsItem } from '@masthead/shared/news-items/news-item.ts';
import type { Post } from './block.ts';

/** A post of the picker as an email keeps it; null without a web address to link to. */
export function pickedPost(post: NewsItem): Post | null {
  if (!post.post_url) return null;
  const section = post.sections.find(({ name }) => !hiddenSections.includes(name.toUpperCase()));
  return {
    id: post.id,
    headline: post.headline.slice(0, 500),
    url: post.post_url,
    image_url: post.image_url ?? post.image,
    promoted: post.promoted,
    author: (post.author ?? post.authors_names.join(', ')).slice(0, 200) || null,
    author_avatar: post.roar_authors[0]?.avatar ?? null,
    section: section?.name.slice(0, 200) ?? null,
    dek: post.description.slice(0, 2000) || null,
    created_ts: post.created_ts,
    last_published_ts: post.last_published_ts,
    starts_at: post.starts_at,
    total_views: post.total_views ?? null,
  };
}
