import { newsSections, postStatus } from '@masthead/shared/news-items/news-item.ts';
import {
  eventSection,
  newsItemLimits,
  slugOf,
} from '@masthead/shared/news-items/news-item-form.ts';
import { postsImportMessages } from '@masthead/shared/news-items/news-item-import.ts';
import { actingFor, rowsOf, type Seer } from '../access/rows.ts';
import { findOrAddAuthors } from '../authors/authors.queries.ts';
import type { Db } from '../db/client.ts';
import type { ImportedPost } from '../feeds/imported-post.ts';
import type { ImportKind, RowOutcome } from '../imports/import-kind.ts';
import { insertPictures, type NewPicture } from '../imports/pictures.queries.ts';
import { siteRows } from '../sites/site.rows.ts';
import { addPosts, type NewPost } from './add-posts.queries.ts';
import { findByKeys, lockPosts } from './import-feed.queries.ts';
import { findTexts, type ImportedText, writeTexts } from './imported-texts.queries.ts';
import { listSections } from './news-items.queries.ts';
import { occurrenceTag } from './occurrence.ts';
import { postRows } from './post.rows.ts';
import type { PostRow } from './read-posts.ts';
import { undoPosts } from './undo-posts.ts';

/**
 * Posts from a feed, an export of WordPress or Ghost, or a calendar. What an earlier import has brought is left as it
 * is (decisions 6); where the file says something else of it by now, the person decides what becomes of that.
 */
export const feedImport: ImportKind<PostRow> = {
  rowsAtATime: 50,
  open({ id, options, organizationId }) {
    const seer = actingFor(organizationId);
    const siteId = Number(options.siteId);
    return {
      async take(db, rows, isDryRun) {
        let known = await knownOf(db, seer, siteId, rows);
        if (!isDryRun && options.differing === 'update') {
          await lockPosts(
            db,
            rowsOf(seer, postRows),
            [...known.values()].map((post) => post.id),
          );
          // Why again: until they are held, anybody may change them.
          known = await knownOf(db, seer, siteId, rows);
        }
        const planned = rows.map((row) => planOf(row, known, String(options.differing)));
        if (isDryRun) return planned.map((plan) => outcomeOf(plan, null));
        const fresh = planned.filter(({ act }) => act === 'added');
        const ids = await addPosts(db, await postsOf(db, seer, siteId, fresh));
        const written = new Map<number, Written>(
          fresh.map(({ row }, at) => [
            row.line,
            { recordId: ids[at] ?? null, version: 1, before: null },
          ]),
        );
        for (const [line, change] of await updated(db, seer, siteId, planned))
          written.set(line, change);
        await insertPictures(db, id, rows.flatMap(picturesOf(written)));
        return planned.map((plan) => outcomeOf(plan, written.get(plan.row.line) ?? null));
      },
    };
  },
  undo: undoPosts,
};

type Known = Awaited<ReturnType<typeof findByKeys>>[number];

/** What is to become of a row. */
interface Plan {
  row: PostRow;
  act: RowOutcome['act'];
  /** The post that is here. */
  here: Known | null;
  /** What it is known by from now on. */
  key: string;
}

/** What was written of a row. */
interface Written {
  recordId: number | null;
  version: number;
  before: ImportedText | null;
}

/** The key of a post that came in beside the one which is here by its own key. */
const keyBeside = ({ externalKey, fingerprint }: ImportedPost) =>
  `${externalKey.slice(0, 470)}~${fingerprint.slice(0, 16)}`;

async function knownOf(db: Db, seer: Seer, siteId: number, rows: readonly PostRow[]) {
  const keys = rows.flatMap(({ item }) =>
    item ? [item.externalKey, keyBeside(item), ...(item.formerKey ? [item.formerKey] : [])] : [],
  );
  const found = await findByKeys(db, rowsOf(seer, postRows), siteId, keys);
  return new Map(found.map((post) => [post.externalKey, post]));
}

function planOf(row: PostRow, known: ReadonlyMap<string, Known>, differing: string): Plan {
  const { item, isOther, isDuplicate } = row;
  if (!item) {
    const why = isDuplicate ? 'duplicates' : 'refused';
    return { row, act: isOther ? 'leftOut' : why, here: null, key: '' };
  }
  const former = known.get(item.formerKey ?? '');
  // Why the address too: what another site calls the same is another post.
  const here =
    known.get(item.externalKey) ?? (former && former.postUrl === item.url ? former : null);
  const plan = { row, here, key: item.externalKey };
  if (!here) return { ...plan, act: 'added' };
  const isSame = here.fingerprint === null || here.fingerprint === item.fingerprint;
  if (isSame || known.has(keyBeside(item))) return { ...plan, act: 'unchanged' };
  if (differing === 'add') return { ...plan, act: 'added', key: keyBeside(item) };
  return { ...plan, act: differing === 'update' && here.isUntouched ? 'changed' : 'differs' };
}

/** Writes what the file says now over posts that nobody has changed here; answers that by line. */
async function updated(
  db: Db,
  seer: Seer,
  siteId: number,
  plans: readonly Plan[],
): Promise<Map<number, Written>> {
  const changing = plans.filter(({ act }) => act === 'changed');
  if (changing.length === 0) return new Map();
  const posts = await postsOf(db, seer, siteId, changing);
  const before = new Map(
    (
      await findTexts(
        db,
        rowsOf(seer, postRows),
        changing.flatMap(({ here }) => here?.id ?? []),
      )
    ).map((text) => [text.id, text]),
  );
  const texts = changing.flatMap(({ here }, at): ImportedText[] => {
    const [post, old] = [posts[at], before.get(here?.id ?? 0)];
    return post && old ? [textOf(post, old)] : [];
  });
  const versions = await writeTexts(db, texts);
  return new Map(
    changing.map(({ row, here }) => {
      const recordId = here?.id ?? 0;
      return [
        row.line,
        { recordId, version: versions.get(recordId) ?? 0, before: before.get(recordId) ?? null },
      ];
    }),
  );
}

const textOf = (post: NewPost, old: ImportedText): ImportedText => ({
  id: old.id,
  headline: post.headline,
  description: post.description ?? '',
  body: post.body ?? '',
  imageUrl: post.imageUrl ?? null,
  postUrl: post.postUrl ?? null,
  byline: post.byline ?? null,
  tags: post.tags ?? [],
  startsAt: post.startsAt ?? null,
  endsAt: post.endsAt ?? null,
  details: { ...old.details, ...post.details },
  sectionIds: post.sectionIds ?? [],
  authorIds: post.authorIds ?? [],
});

/** The pictures that a post names at other hosts, where it was written. */
const picturesOf =
  (written: ReadonlyMap<number, Written>) =>
  ({ line, pictures }: PostRow): NewPicture[] => {
    const newsItemId = written.get(line)?.recordId;
    return newsItemId ? pictures.map((picture) => ({ ...picture, line, newsItemId })) : [];
  };

function outcomeOf({ row, act, here }: Plan, written: Written | null): RowOutcome {
  const { line, item, headline, messages } = row;
  const text = headline.slice(0, 100);
  const problems = messages.map((message) => ({
    kind: item ? ('repaired' as const) : ('refused' as const),
    field: '',
    text,
    message,
  }));
  if (act === 'unchanged') return { line, act };
  if (act === 'differs') {
    const { differs, differsAndChanged } = postsImportMessages;
    const message = here?.isUntouched ? differs : differsAndChanged(here?.changedBy ?? null);
    return { line, act, problems: [{ kind: 'kept', field: '', text, message }] };
  }
  if (!item || !written) return { line, act, problems };
  const { recordId, version, before } = written;
  // Why: another import has brought it in the same moment.
  if (!recordId) return { line, act: 'unchanged', problems };
  const after = { fingerprint: item.fingerprint };
  return { line, act, problems, change: { recordId, version, before, after } };
}

async function postsOf(
  db: Db,
  seer: Seer,
  siteId: number,
  plans: readonly Plan[],
): Promise<NewPost[]> {
  const sections = new Map(
    (await listSections(db, rowsOf(seer, siteRows), siteId)).map((section) => [
      section.title,
      section.id,
    ]),
  );
  const now = new Date();
  const posts: NewPost[] = [];
  for (const { row, key } of plans) {
    const { item } = row;
    if (!item) continue;
    posts.push({
      siteId,
      type: item.type,
      ...standingOf(item, now),
      headline: item.headline,
      slug: slugOf(item.slug ?? '') || slugOf(item.headline),
      description: item.dek,
      body: item.body,
      imageUrl: item.imageUrl,
      postUrl: item.url,
      tags: tagsOf(item.tags),
      internalTags: item.occurrence ? [occurrenceTag(item.occurrence)] : [],
      startsAt: item.startsAt,
      endsAt: item.endsAt,
      details: detailsOf(item),
      sectionIds: sectionsOf(item, sections),
      authorIds: await findOrAddAuthors(db, item.authors),
      byline: item.authors.join(', ') || null,
      externalKey: key,
    });
  }
  return posts;
}

/**
 * What waits for a review there does so here, and what is on no list is on none. What nobody could read there is a
 * draft; what the future holds is one that waits for its time; the rest is live.
 */
function standingOf({ isPublic, publishedAt, standing }: ImportedPost, now: Date) {
  const at = publishedAt ?? now;
  const createdAt = at < now ? at : now;
  if (standing === 'pending') return { status: postStatus.pending, createdAt };
  if (standing === 'unlisted')
    return { status: postStatus.unlisted, lastPublishedAt: createdAt, createdAt };
  if (!isPublic) return { status: postStatus.draft, createdAt };
  return at > now
    ? { status: postStatus.draft, scheduledAt: at, createdAt }
    : { status: postStatus.live, lastPublishedAt: at, createdAt };
}

const detailsOf = ({ seo, location, imageAlt, imageCredit }: ImportedPost) => ({
  ...((imageAlt || imageCredit) && { lead_image: { alt: imageAlt, credit: imageCredit } }),
  ...(seo && { seo }),
  ...(location && { location }),
});

const longestTag = 60;
const tagsOf = (tags: readonly string[]): string[] =>
  [...new Set(tags.map((tag) => tag.trim().slice(0, longestTag)).filter(Boolean))].slice(
    0,
    newsItemLimits.tags,
  );

/** Categories that are called like a section of news put the post into it; an event has a section of its own. */
function sectionsOf(
  { type, categories }: ImportedPost,
  sections: ReadonlyMap<string, number>,
): number[] {
  const known = categories.flatMap(
    (category) => newsSections.find((name) => name.toLowerCase() === category.toLowerCase()) ?? [],
  );
  const names = type === 'event' ? [eventSection] : [...new Set(known)];
  return names.flatMap((name) => sections.get(name) ?? []);
}
