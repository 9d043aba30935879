import { z } from 'zod';
import { storyStates } from './story-states.ts';

/** Kinds of post. */
export const postTypes = [
  'article',
  'event',
  'page',
  'image',
  'video',
  'charity',
  'place',
] as const;
export type PostType = (typeof postTypes)[number];

/** The marks as a whole post carries them. */
export const markFields = z.object({
  starred: z.boolean(),
  flaggedForEditor: z.boolean(),
  promoted: z.boolean(),
  hidePublishDate: z.boolean(),
});
export type Marks = z.output<typeof markFields>;

/** A section of a site. */
export const section = z.object({ id: z.int(), title: z.string(), parent_id: z.int().nullable() });
export type Section = z.infer<typeof section>;

/** Where a story stands on its way to publication. */
export const workflow = z.object({
  state: z.enum(storyStates),
  assignee_id: z.int().nullable(),
  assignee: z.string().nullable(),
  due_at: z.iso.datetime().nullable(),
  note: z.string().nullable(),
  version: z.int(),
});

/** A post as lists and pickers show it (Spec, content 3, News item). */
export const newsItem = z.object({
  id: z.int(),
  version: z.int(),
  site_id: z.int(),
  city: z.string(),
  type: z.enum(postTypes),
  is_event: z.boolean(),
  headline: z.string(),
  description: z.string(),
  status: z.enum(['Live', 'Draft', 'Pending review', 'Unlisted', 'Deleted']),
  status_code: z.int(),
  created_ts: z.iso.datetime(),
  updated_ts: z.iso.datetime(),
  last_published_ts: z.iso.datetime().nullable(),
  scheduled_at: z.iso.datetime().nullable(),
  starts_at: z.iso.datetime().nullable(),
  ends_at: z.iso.datetime().nullable(),
  upcoming: z.boolean(),
  formatted_date: z.string(),
  updated_date: z.string(),
  post_url: z.string().nullable(),
  editor_url: z.string(),
  /** The image of a link card: the social image, or else the lead image. */
  share_image: z.string().nullable(),
  social_teaser_image: z.string().nullable(),
  image: z.string().nullable(),
  /** The lead image as lists and stories show it; cut square only where the picture service has it. */
  teaser_image: z.string().nullable(),
  image600x600: z.string().nullable(),
  image300x300: z.string().nullable(),
  image_url: z.string().nullable(),
  internal_tags: z.array(z.string()),
  sections: z.array(z.object({ id: z.int(), name: z.string() })),
  /** The ids of its sections. */
  categories: z.array(z.int()),
  /** The site that it is of. */
  sites: z.array(z.object({ id: z.int(), name: z.string(), city: z.string() })),
  authors: z.array(z.int()),
  author: z.string().nullable(),
  authors_names: z.array(z.string()),
  /** In the order of their names. */
  authors_site_avatars: z.array(z.string().nullable()),
  roar_authors: z.array(z.object({ title: z.string(), avatar: z.string().nullable() })),
  ...markFields.shape,
  tags: z.array(z.string()),
  venue: z.string().nullable(),
  /** The next occurrence of an event, from its occurrence tag. */
  occurrence: z.iso.datetime().nullable(),
  /** The version of the unpublished changes, separate from the post's version. */
  draft_version: z.int(),
  has_draft: z.boolean(),
  /** Why this person cannot change it, or null. */
  edit_blocked: z.string().nullable(),
  last_updated_by: z.string().nullable(),
  /** Only there for posts that aren’t published yet. */
  workflow: workflow.optional(),
  /** Threads of comments that aren’t resolved; only there if there are any. */
  open_comments: z.int().optional(),
  /** Suggestions for its text that nobody has decided on; only there if there are any. */
  open_suggestions: z.int().optional(),
  /** Only there for an admin or editor (Spec, content 6). */
  total_views: z.int().optional(),
  stats: z.object({ page_views_count: z.int() }).optional(),
});
export type NewsItem = z.infer<typeof newsItem>;
