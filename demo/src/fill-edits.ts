import { addPosts } from '@masthead/server/editorial/posts/add-posts.queries.ts';
import {
  addComment,
  addThread,
  setResolved,
} from '@masthead/server/editorial/posts/comments.queries.ts';
import { createPost } from '@masthead/server/editorial/posts/create-post.ts';
import {
  findEditedPost,
  setSchedule,
} from '@masthead/server/editorial/posts/edited-post.queries.ts';
import { deletePost } from '@masthead/server/editorial/posts/list-actions.ts';
import { postRows } from '@masthead/server/editorial/posts/news-item.store.ts';
import { occurrenceTag } from '@masthead/server/editorial/posts/occurrence.ts';
import { publishPost } from '@masthead/server/editorial/posts/publish-post.ts';
import { movePlan, setMark } from '@masthead/server/editorial/posts/revisions.queries.ts';
import { savePost } from '@masthead/server/editorial/posts/save-post.ts';
import { saveSuggestions } from '@masthead/server/editorial/posts/suggestions.queries.ts';
import { counted } from '@masthead/server/editorial/posts/suggestions.ts';
import { saveWorkflow } from '@masthead/server/editorial/posts/workflow.queries.ts';
import {
  insertPreviewLink,
  revokePreviewLink,
} from '@masthead/server/editorial/public-posts/preview-links.queries.ts';
import { rowsOf, theProduct } from '@masthead/server/platform/access/rows.ts';
import { hashToken, newToken } from '@masthead/server/platform/access/seal.ts';
import type { Db } from '@masthead/server/platform/db/client.ts';
import { postStatus } from '@masthead/shared/editorial/posts/news-item.ts';
import { eventSection, slugOf } from '@masthead/shared/editorial/posts/news-item-form.ts';
import { storyStateLabel, storyStates } from '@masthead/shared/editorial/posts/workflow.ts';
import { longestContext } from '@masthead/shared/platform/rich-text/anchor.ts';
import { addDays, centralDay } from '@masthead/shared/platform/values/dates.ts';
import { z } from 'zod';
import { as } from './as-person.ts';
import { readRecords } from './content.ts';
import { demoProperty } from './fill-sites.ts';
import { atMinute } from './story-calendar.ts';

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
type Sitting = z.infer<typeof sitting>;

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
type EditedStory = z.infer<typeof story>;

/** Stories that several people have worked on, the oldest sitting first. */
const editedStories = readRecords('edited-stories', z.array(story));

const visible = rowsOf(theProduct, postRows);
const hours = (count: number) => count * 3_600_000;

/** The id of a city's site and of one of its sections. */
async function placeOf(db: Db, city: string, section: string) {
  const [row] = await db<{ siteId: number; sectionId: number }[]>`
    select s.id as site_id, c.id as section_id from sites s join sections c on c.site_id = s.id
     where s.property = ${demoProperty} and s.city = ${city} and c.title = ${section}`;
  if (!row) throw new Error(`There is no section ${section} in ${city}`);
  return row;
}

/** A described picture of the library from this city, if there is one of what is wanted. */
async function pictureOf(db: Db, { city, shows }: EditedStory) {
  const [photo] = await db<{ src: string; altTag: string; credit: string }[]>`
    select src, alt_tag, credit from photos
     where city = ${city} and alt_tag ~* ${shows} and credit is not null order by id limit 1`;
  if (!photo) return {};
  const { src, altTag, credit } = photo;
  return { image_url: src, lead_image: { alt: altTag, credit, focus_x: 50, focus_y: 40 } };
}

/** Saves what somebody wrote, and publishes it where they did. */
async function sit(db: Db, id: number, sitting: Sitting, at: Date, picture: object) {
  const { by, hoursAgo: _, text, publishes, views = 0, ...said } = sitting;
  const change = { ...picture, ...said, ...(text && { body: text.join('') }) };
  await as(db, by, async (viewer) => {
    await savePost(db, viewer, await versionsOf(db, id), { change, marks: {} });
    if (publishes) await publishPost(db, viewer, await versionsOf(db, id));
    await dateSitting(db, id, at, publishes ? views : null);
  });
}

/** What was just written was written then, and what was just published has been read since. */
async function dateSitting(db: Db, id: number, at: Date, views: number | null): Promise<void> {
  await db`
    update news_item_revisions
       set began_at = ${at}::timestamptz - interval '25 minutes', saved_at = ${at},
           published_at = case when published_at is not null then ${at}::timestamptz end
     where id = (select max(id) from news_item_revisions where news_item_id = ${id})`;
  if (views !== null)
    await db`
      update news_items set total_views = ${views}, last_published_at = (
               select min(published_at) from news_item_revisions where news_item_id = ${id})
       where id = ${id}`;
}

async function versionsOf(db: Db, id: number) {
  const post = await findEditedPost(db, visible, id);
  if (!post) throw new Error('A post of the demo is gone');
  return { id, version: post.version, draft_version: post.draftVersion };
}

async function fillStory(db: Db, story: EditedStory, now: Date): Promise<void> {
  const { city, section, sittings } = story;
  const [first] = sittings;
  const when = ({ hoursAgo }: Sitting) => new Date(now.getTime() - hours(hoursAgo));
  const { siteId, sectionId } = await placeOf(db, city, section);
  const id = await as(db, first.by, async (viewer) => {
    const made = await createPost(db, viewer, {
      type: 'article',
      site_id: siteId,
      section_id: sectionId,
      headline: first.headline ?? '',
    });
    await db`update news_items set created_at = ${when(first)} where id = ${made}`;
    return made;
  });
  const picture = await pictureOf(db, story);
  for (const sitting of sittings)
    await sit(db, id, sitting, when(sitting), sitting === first ? picture : {});
  await leaveAs(db, id, story, now);
}

/** What becomes of a story besides its text. */
async function leaveAs(db: Db, id: number, story: EditedStory, now: Date): Promise<void> {
  const dayIn = (days: number) => addDays(centralDay(now), days);
  const { plannedIn, scheduledIn } = story;
  await as(db, 'editor', async (viewer) => {
    if (plannedIn !== undefined) await movePlan(db, id, null, dayIn(plannedIn));
    if (scheduledIn !== undefined) await setSchedule(db, id, atMinute(dayIn(scheduledIn), 420));
    if (story.isDeleted) await deletePost(db, viewer, id, undefined);
    if (!story.isShown) return;
    const link = () => ({
      newsItemId: id,
      tokenHash: hashToken(newToken()),
      expiresAt: new Date(now.getTime() + hours(6 * 24)),
    });
    await revokePreviewLink(db, visible, await insertPreviewLink(db, link()));
    await insertPreviewLink(db, link());
  });
  if (story.isFlagged)
    await as(db, story.sittings[0].by, () => setMark(db, id, 'flaggedForEditor', true));
}

/** An event that takes place every other week, the next time in some days. */
async function fillRecurring(db: Db, now: Date): Promise<void> {
  const { siteId, sectionId } = await placeOf(db, 'San Antonio', eventSection);
  const day = (days: number) => addDays(centralDay(now), days);
  const headline = 'Porch concerts: three songs, one block, no tickets';
  await as(db, 'events', () =>
    addPosts(db, [
      {
        siteId,
        type: 'event',
        status: postStatus.live,
        headline,
        slug: slugOf(headline),
        description: 'Every other week a street puts its chairs outside and listens.',
        body: '<p>Three porches, three bands and as many songs each. Bring a chair and something to share. When it rains, everybody moves into the school gym.</p>',
        details: {
          location: {
            venue: 'Cedar Street, between the school and the park',
            address: '400 Cedar Street',
            city: 'San Antonio',
            phone: '210-555-0148',
            website: 'https://porchconcerts.example/',
            hours: 'From 5 pm until the last song',
          },
        },
        internalTags: [occurrenceTag(atMinute(day(12), 17 * 60))],
        tags: ['music', 'free'],
        startsAt: atMinute(day(-16), 17 * 60),
        endsAt: atMinute(day(-16), 20 * 60),
        lastPublishedAt: atMinute(day(-25), 9 * 60),
        createdAt: atMinute(day(-26), 15 * 60),
        sectionIds: [sectionId],
      },
    ]),
  );
}

/** Stories that several people have written on, and what became of them. */
export async function fillEdits(db: Db, now: Date): Promise<void> {
  for (const story of editedStories) await fillStory(db, story, now);
  await fillRecurring(db, now);
  await fillWorkflow(db, now);
  await fillComments(db);
  await fillSuggestions(db);
}

/** Drafts on their way: one in each state, the first of them overdue, one sent back with a sentence. */
async function fillWorkflow(db: Db, now: Date): Promise<void> {
  const drafts = await db<{ id: number }[]>`
    select id from news_items where status = ${postStatus.draft} and type = 'article' and scheduled_at is null
     order by id limit ${storyStates.length}`;
  await as(db, 'editor', async ({ id: assigneeId }) => {
    for (const [at, state] of storyStates.entries()) {
      const newsItemId = drafts[at]?.id;
      if (newsItemId === undefined) return;
      const note = state === 'draft' ? 'Please name the second source.' : null;
      await saveWorkflow(
        db,
        newsItemId,
        { state, assigneeId, dueAt: atMinute(addDays(centralDay(now), at - 1), 17 * 60), note },
        note ? `Edit → Draft: “${note}”` : `Draft → ${storyStateLabel[state]}`,
      );
    }
  });
}

/** Comments on drafts: a thread about words of the text with a reply, one about the whole post, and one resolved. */
async function fillComments(db: Db): Promise<void> {
  const drafts = await db<{ id: number; said: string }[]>`
    select n.id, substring(c.body from '<p>([^<&]{60,})') as said from news_items n
      join news_item_contents c on c.news_item_id = n.id
     where n.status = ${postStatus.draft} and n.type = 'article' and c.body ~ '<p>[^<&]{60,}' order by n.id limit 2`;
  for (const { id, said } of drafts) {
    const [quote = ''] = said.split(/[.!?]/);
    const after = said.slice(quote.length, quote.length + longestContext);
    const anchor = { quote, before: '', after, place: 0 };
    const threadId = await as(db, 'editor', async () => {
      const about = await addThread(db, id, anchor);
      await addComment(db, about, 'Who says so? Please name the source.', []);
      const whole = await addThread(db, id, null);
      await addComment(db, whole, 'Strong opening. Keep it under 600 words.', []);
      await setResolved(db, whole, true);
      return about;
    });
    await as(db, 'author', () => addComment(db, threadId, 'The clerk. I’ll add her name.', []));
  }
}

const suggestedBy: Record<string, (body: string) => string> = {
  author: (body) =>
    body.replace(', and ', ', while ').replace('</p>', ' Neighbors set their clocks by it.</p>'),
  contributor: (body) => body.replace(/ [^.>]+\.<\/p>$/, '</p>'),
};

/** Suggestions of two people for the text of a draft: a word, a sentence more and one less. */
async function fillSuggestions(db: Db): Promise<void> {
  const [draft] = await db<{ id: number; body: string }[]>`
    select n.id, c.body from news_items n join news_item_contents c on c.news_item_id = n.id
     where n.status = ${postStatus.draft} and n.type = 'article' and c.body like '%, and %' order by n.id limit 1`;
  if (!draft) return;
  for (const [username, suggest] of Object.entries(suggestedBy))
    await as(db, username, () =>
      saveSuggestions(db, draft.id, null, counted(draft.body, suggest(draft.body))),
    );
}
