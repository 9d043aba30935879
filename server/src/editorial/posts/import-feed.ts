import { labelMessages, mostLabelsShown } from '@masthead/shared/editorial/posts/import-labels.ts';
import { postStatus } from '@masthead/shared/editorial/posts/news-item.ts';
import {
  eventSection,
  newsItemLimits,
  slugOf,
} from '@masthead/shared/editorial/posts/news-item-form.ts';
import { postsImportMessages } from '@masthead/shared/editorial/posts/news-item-import.ts';
import { oldAddressOf } from '@masthead/shared/editorial/public-posts/old-address.ts';
import { siteRows } from '../../people/sites/site.store.ts';
import { actingFor, rowsOf, type Seer } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import type { ImportKind, RowOutcome } from '../../platform/imports/import-kind.ts';
import { insertPictures, type NewPicture } from '../../platform/imports/pictures.queries.ts';
import { findOrAddAuthors } from '../authors/author.store.ts';
import type { ImportedPost } from '../feeds/imported-post.ts';
import { addPosts, type NewPost, saveOldAddresses } from './add-posts.queries.ts';
import { findByKeys, lockPosts, saveLabels } from './import-feed.queries.ts';
import { rulesFor } from './import-labels.ts';
import { findTexts, type ImportedText, writeTexts } from './imported-texts.queries.ts';
import { LabelCount, type LabelRules, sorted, sourceOf } from './label-rules.ts';
import { postRows } from './news-item.store.ts';
import { occurrenceTag } from './occurrence.ts';
import type { PostRow } from './read-posts.ts';
import { undoPosts } from './undo-posts.ts';

/**
 * Imports posts from a feed, a WordPress or Ghost export, or a calendar. Posts that are already here are skipped
 * (decisions 6); if the file has changed since, the person chooses what to do.
 */
export const feedImport: ImportKind<PostRow> = {
  rowsAtATime: 50,
  open({ id, options, organizationId }) {
    const seer = actingFor(organizationId);
    const siteId = Number(options.siteId);
    const count = new LabelCount();
    let source = typeof options.source === 'string' ? options.source : null;
    return {
      async take(db, rows, isDryRun) {
        const first = rows.find(({ item }) => item)?.item;
        if (source === null && first) source = sourceOf(first);
        const place = await placeOf(db, seer, siteId, {
          source,
          isMoving: options.addresses === 'move',
        });
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
        for (const { row, act } of planned)
          if (row.item && act !== 'unchanged') count.add(row.item);
        if (isDryRun) return planned.map((plan) => outcomeOf(plan, null, place));
        const fresh = planned.filter(({ act }) => act === 'added');
        const ids = await addPosts(db, await postsOf(db, place, fresh));
        const written = new Map<number, Written>(
          fresh.map(({ row }, at) => [
            row.line,
            { recordId: ids[at] ?? null, version: 1, before: null },
          ]),
        );
        for (const [line, change] of await updated(db, seer, place, planned))
          written.set(line, change);
        await insertPictures(db, id, rows.flatMap(picturesOf(written)));
        return planned.map((plan) => outcomeOf(plan, written.get(plan.row.line) ?? null, place));
      },
      endCheck(db) {
        const { labels, others } = count.most(mostLabelsShown);
        return saveLabels(db, id, labels, { source: source ?? '', otherLabels: others });
      },
    };
  },
  undo: undoPosts,
};

type Known = Awaited<ReturnType<typeof findByKeys>>[number];

/** What to do with a row. */
interface Plan {
  row: PostRow;
  act: RowOutcome['act'];
  /** The post that is here. */
  here: Known | null;
  /** Its key from now on. */
  key: string;
}

/** What was saved for a row. */
interface Written {
  recordId: number | null;
  version: number;
  before: ImportedText | null;
}

/** The key of a post imported as a second copy of an existing one. */
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
  // Why the URL too: posts of different sites can have the same former key.
  const here =
    known.get(item.externalKey) ?? (former && former.postUrl === item.url ? former : null);
  const plan = { row, here, key: item.externalKey };
  if (!here) return { ...plan, act: 'added' };
  const isSame = here.fingerprint === null || here.fingerprint === item.fingerprint;
  if (isSame || known.has(keyBeside(item))) return { ...plan, act: 'unchanged' };
  if (differing === 'add') return { ...plan, act: 'added', key: keyBeside(item) };
  return { ...plan, act: differing === 'update' && here.isUntouched ? 'changed' : 'differs' };
}

/** Updates posts that nobody has changed here with the file's content; returns the result by line. */
async function updated(
  db: Db,
  seer: Seer,
  place: Place,
  plans: readonly Plan[],
): Promise<Map<number, Written>> {
  const changing = plans.filter(({ act }) => act === 'changed');
  if (changing.length === 0) return new Map();
  const posts = await postsOf(db, place, changing);
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
  await saveOldAddresses(
    db,
    changing.map(({ here }, at) => ({
      id: here?.id ?? 0,
      siteId: place.siteId,
      addresses: posts[at]?.oldAddresses ?? [],
    })),
  );
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
  // Why: a post that has moved here stays here.
  postUrl: old.postUrl && (post.postUrl ?? null),
  byline: post.byline ?? null,
  bylineNames: post.bylineNames ?? [],
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

function outcomeOf(
  { row, act, here }: Plan,
  written: Written | null,
  { rules }: Place,
): RowOutcome {
  const { line, item, headline, messages } = row;
  const text = headline.slice(0, 100);
  const told = item ? [...messages, ...tagsOf(sorted(item, rules).tags).messages] : messages;
  const problems = told.map((message) => ({
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

/** The target site, and what labels become on it. */
interface Place {
  siteId: number;
  /** They are read here from now on: their old addresses lead to their pages. */
  isMoving: boolean;
  /** The section of its own that an event has, in every case. */
  eventSectionIds: number[];
  rules: LabelRules;
}

async function placeOf(
  db: Db,
  seer: Seer,
  siteId: number,
  { source, isMoving }: { source: string | null; isMoving: boolean },
): Promise<Place> {
  const { all, rules } = await rulesFor(db, rowsOf(seer, siteRows), siteId, source ?? '');
  const ofEvents = all.filter(({ title }) => title === eventSection).slice(0, 1);
  return { siteId, isMoving, eventSectionIds: ofEvents.map((section) => section.id), rules };
}

/** Where a post was read, as its site leads from there. */
function oldAddressesOf({ url, otherAddresses }: ImportedPost): string[] {
  const host = url && new URL(url).host;
  const addresses = [url, ...otherAddresses].flatMap((address) => {
    const { host: other, pathname, search } = new URL(address ?? 'none:');
    return address && (!host || other === host) ? (oldAddressOf(pathname, search) ?? []) : [];
  });
  return [...new Set(addresses)];
}

async function postsOf(db: Db, place: Place, plans: readonly Plan[]): Promise<NewPost[]> {
  const now = new Date();
  const planned = plans.flatMap(({ row: { item }, key }) =>
    item ? [{ item, key, parts: sorted(item, place.rules) }] : [],
  );
  const authorIds = await findOrAddAuthors(
    db,
    planned.flatMap(({ parts }) => parts.people),
  );
  return planned.map(({ item, key, parts: { sectionIds, tags, people, bylineNames } }) => ({
    siteId: place.siteId,
    type: item.type,
    ...standingOf(item, now),
    headline: item.headline,
    slug: slugOf(item.slug ?? '') || slugOf(item.headline),
    description: item.dek,
    body: item.body,
    imageUrl: item.imageUrl,
    postUrl: place.isMoving ? null : item.url,
    oldAddresses: place.isMoving ? oldAddressesOf(item) : [],
    tags: tagsOf(tags).kept,
    internalTags: item.occurrence ? [occurrenceTag(item.occurrence)] : [],
    startsAt: item.startsAt,
    endsAt: item.endsAt,
    details: detailsOf(item),
    sectionIds: item.type === 'event' ? [...place.eventSectionIds, ...sectionIds] : sectionIds,
    authorIds: authorIds.splice(0, people.length),
    byline: item.authors.join(', ') || null,
    bylineNames,
    externalKey: key,
  }));
}

/**
 * The status of an imported post: pending and unlisted posts keep theirs, non-public ones become drafts,
 * future ones scheduled drafts, and the rest are live.
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
/** Tags within the limits of a post, and notes about the others. */
function tagsOf(tags: readonly string[]): { kept: string[]; messages: string[] } {
  const short = [...new Set(tags.map((tag) => tag.slice(0, longestTag).trim()))];
  const left = short.slice(newsItemLimits.tags).map((tag) => `"${tag}"`);
  return {
    kept: short.slice(0, newsItemLimits.tags),
    messages: [
      ...tags
        .filter((tag) => tag.length > longestTag)
        .map((tag) => labelMessages.tagCut(tag.slice(0, longestTag))),
      ...(left.length > 0 ? [labelMessages.tooManyTags(left.join(', '))] : []),
    ],
  };
}
