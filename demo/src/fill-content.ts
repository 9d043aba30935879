import { addPosts, type NewPost } from '@masthead/server/editorial/posts/add-posts.queries.ts';
import type { Db } from '@masthead/server/platform/db/client.ts';
import { postStatus } from '@masthead/shared/editorial/posts/news-item.ts';
import { slugOf } from '@masthead/shared/editorial/posts/news-item-form.ts';
import { centralDay } from '@masthead/shared/platform/values/dates.ts';
import { demoProperty } from './fill-sites.ts';
import { type DemoStory, demoAuthors, demoStories } from './stories.ts';

const pictureAddress = (name: string) => `/images/demo/${name}.jpg`;

interface Places {
  sites: Map<string, { id: number }>;
  sections: Map<string, number>;
  authors: Map<string, number>;
}

async function places(db: Db): Promise<Places> {
  const sites = await db<{ id: number; city: string }[]>`
    select id, city from sites where property = ${demoProperty}`;
  const sections = await db<
    { id: number; siteId: number; title: string }[]
  >`select id, site_id, title from sections`;
  const authors = await db<{ id: number; name: string }[]>`select id, name from authors`;
  return {
    sites: new Map(sites.map((site) => [site.city, site])),
    sections: new Map(
      sections.map((section) => [`${section.siteId} ${section.title}`, section.id]),
    ),
    authors: new Map(authors.map((author) => [author.name, author.id])),
  };
}

function row(story: DemoStory, known: Places): NewPost {
  const site = known.sites.get(story.city);
  if (!site) throw new Error(`The demo data names a city without a site: ${story.city}`);
  const isLive = story.status === 'live';
  const path = slugOf(story.headline);
  const front = isLive && story.isStarred ? ['HOME'] : [];
  const promoted = story.isPromoted ? ['PROMOTED'] : [];
  const names = [...story.sections, ...front, ...promoted];
  return {
    siteId: site.id,
    type: story.type,
    status: isLive ? postStatus.live : postStatus.draft,
    headline: story.headline,
    slug: path,
    description: story.dek,
    body: story.body,
    details: detailsOf(story),
    imageUrl: pictureAddress(story.pictureName),
    sectionIds: names.flatMap((name) => known.sections.get(`${site.id} ${name}`) ?? []),
    authorIds: story.authors.flatMap((name) => known.authors.get(name) ?? []),
    byline: story.authors.join(', ') || null,
    tags: [story.neighborhood],
    internalTags: [...new Set([...story.tags, ...(story.isPromoted ? ['promoted'] : [])])],
    isStarred: story.isStarred,
    totalViews: story.views,
    startsAt: story.event?.startsAt ?? null,
    endsAt: story.event?.endsAt ?? null,
    scheduledAt: story.scheduledAt,
    lastPublishedAt: story.publishedAt,
    createdAt: story.createdAt,
    updatedAt: story.publishedAt ?? story.createdAt,
  };
}

function detailsOf({ event, location }: DemoStory) {
  if (event) return { location: { venue: event.venue } };
  return location ? { location } : {};
}

/** Authors and posts of the demo newsroom. */
export async function fillContent(db: Db, now: Date): Promise<void> {
  const authors = demoAuthors.map(({ name, title, avatarName }) => ({
    name,
    title,
    avatar: pictureAddress(`avatar-${avatarName}`),
  }));
  await db`insert into authors ${db(authors)}`;
  const known = await places(db);
  const rows = demoStories(now).map((story) => row(story, known));
  // Why: PostgreSQL takes at most 65,535 values in one statement.
  for (let at = 0; at < rows.length; at += 200) await addPosts(db, rows.slice(at, at + 200));
  await planDrafts(db, now);
}

/** Every second draft is meant for a day of the next two weeks, one of them for yesterday. */
const planDrafts = (db: Db, now: Date) => db`
  insert into news_item_plans (news_item_id, planned_on)
  select id, ${centralDay(now)}::date - 1 + (row_number() over (order by id))::int * 3 % 14
    from news_items where status = ${postStatus.draft} and scheduled_at is null and id % 2 = 0`;
