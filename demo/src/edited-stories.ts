import { z } from 'zod';
import { readRecords } from './content.ts';

/** What somebody left behind when they closed the editor; what is not named stays as it was. */
const sitting = z.strictObject({
  /** Who works on the story, by user name. */
  by: z.enum(['author', 'contributor', 'editor', 'admin']),
  hoursAgo: z.int(),
  headline: z.exactOptional(z.string()),
  description: z.exactOptional(z.string()),
  slug: z.exactOptional(z.string()),
  tags: z.exactOptional(z.array(z.string())),
  seo: z.exactOptional(z.strictObject({ title: z.string(), description: z.string() })),
  /** Blocks of HTML. */
  text: z.exactOptional(z.array(z.string())),
  /** It went live with this, and so many have read it by now. */
  publishes: z.exactOptional(z.boolean()),
  views: z.exactOptional(z.int()),
});
export type Sitting = z.infer<typeof sitting>;

const story = z.strictObject({
  city: z.string(),
  section: z.string(),
  /** What its picture shows, as a pattern. */
  shows: z.string(),
  sittings: z.tuple([sitting], sitting),
  /** Days from today on which it is planned, and on which it goes live by itself. */
  plannedIn: z.exactOptional(z.int()),
  scheduledIn: z.exactOptional(z.int()),
  isFlagged: z.exactOptional(z.boolean()),
  /** Somebody without an account may read it before it is out. */
  isShown: z.exactOptional(z.boolean()),
  isDeleted: z.exactOptional(z.boolean()),
});
export type EditedStory = z.infer<typeof story>;

/** Stories that several people have worked on, the oldest sitting first. */
export const editedStories = readRecords('edited-stories', z.array(story));
