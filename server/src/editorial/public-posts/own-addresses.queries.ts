import { postStatus } from '@masthead/shared/editorial/posts/news-item.ts';
import { pageSection, postPath } from '@masthead/shared/editorial/public-posts/page-address.ts';
import { centralDay } from '@masthead/shared/platform/values/dates.ts';
import type { LookedUp } from '@masthead/shared/platform/values/looked-up.ts';
import { rowsOf, theProduct } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { listDelivered } from '../../platform/images/images.queries.ts';
import { findSeriesBySlug, seriesRows } from '../series/series.store.ts';
import { findPageSite, listAddressed, listSiteSections } from './public-posts.queries.ts';

/** When readers follow the links of an email, and the posts whose state is told besides. */
interface Sending {
  publicUrl: string;
  sendAt: Date | null;
  pickedIds: readonly number[];
}

type Found = Pick<LookedUp, 'outcome'> & Partial<LookedUp>;

const there: Found = { outcome: 'answers' };
const dead: Found = { outcome: 'dead' };

/** A page of a site of ours: its front page, or what stands in the parts after it. */
interface AskedPage {
  siteId: number;
  parts: readonly string[];
}

const words = (path: string): string[] | null => {
  try {
    return path.split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
};

/** The page of a site that a path leads to, or null: some other part of this server. */
function pageAt(pathname: string): AskedPage | null {
  const [, site = '', rest = ''] = /^\/sites\/([1-9]\d{0,8})(?:\/(.*?))?\/?$/.exec(pathname) ?? [];
  const parts = rest === '' ? [] : words(rest);
  return site && parts ? { siteId: Number(site), parts } : null;
}

/** Why the dot: feeds and maps of a site have addresses with an ending, which no slug has. */
const isPost = ({ parts: [slug = '', ...more] }: AskedPage) =>
  slug !== '' && more.length === 0 && !slug.includes('.');

/** Where posts are, by site and slug: a draft that goes live before the email counts as live. */
async function postsAt(db: Db, pages: readonly AskedPage[], sending: Sending) {
  const asked = pages.filter(isPost).map(({ siteId, parts }) => ({ siteId, slug: parts[0] ?? '' }));
  const rows = asked.length === 0 ? [] : await listAddressed(db, asked);
  return ({ siteId, parts: [slug] }: AskedPage): Found => {
    const row = rows.find((one) => one.asked.siteId === siteId && one.asked.slug === slug);
    if (!row) return dead;
    if (row.status === postStatus.live || row.status === postStatus.unlisted)
      return row.slug === slug
        ? there
        : { ...there, finalUrl: `${sending.publicUrl}${postPath(siteId, row.slug)}` };
    // Why: what is wrong with a post that was picked is said of the post.
    const isTold = sending.pickedIds.includes(row.id);
    const { scheduledAt } = row;
    const isLiveThen = scheduledAt && sending.sendAt && scheduledAt <= sending.sendAt;
    if (isTold || (row.status !== postStatus.deleted && isLiveThen)) return there;
    // Why: one that was taken down may lead elsewhere.
    return row.movedTo
      ? { ...there, finalUrl: new URL(row.movedTo, sending.publicUrl).href }
      : dead;
  };
}

async function seriesAt(
  db: Db,
  siteId: number,
  slug: string,
  { publicUrl, sendAt }: Sending,
): Promise<Found> {
  const series = await findSeriesBySlug(db, rowsOf(theProduct, seriesRows), siteId, slug);
  const day = centralDay(sendAt ?? new Date());
  if (!series || (series.startDate !== null && series.startDate > day)) return dead;
  const isMoved = series.slug.toLowerCase() !== slug.toLowerCase();
  return isMoved ? { ...there, finalUrl: `${publicUrl}${series.url}` } : there;
}

async function sectionAt(db: Db, siteId: number, slug: string): Promise<Found> {
  const all = await listSiteSections(db, siteId);
  return all.some(({ title }) => pageSection(title).slug === slug) ? there : dead;
}

/** What a page of a site answers; null for what is no page: a feed, a preview. */
async function pageOf(
  db: Db,
  page: AskedPage,
  postOf: (page: AskedPage) => Found,
  sending: Sending,
): Promise<Found | null> {
  const { siteId, parts } = page;
  const [first = '', second = '', ...more] = parts;
  if (isPost(page)) return postOf(page);
  if (parts.length === 0) return (await findPageSite(db, siteId)) ? there : dead;
  if (more.length > 0 || second === '') return null;
  if (first === 'sections') return sectionAt(db, siteId, second);
  return first === 'series' ? seriesAt(db, siteId, second, sending) : null;
}

const pictures = '/images/upload/';

/**
 * Resolves URLs of this server from the database, without a request and always up to date. URLs
 * that are neither a page of a site nor an image are left out.
 */
export async function lookUpOwn(
  db: Db,
  urls: readonly string[],
  sending: Sending,
): Promise<Map<string, LookedUp>> {
  const { host } = new URL(sending.publicUrl);
  const own = urls.flatMap((url) => {
    const address = URL.parse(url);
    return address?.host === host ? [{ url, pathname: address.pathname }] : [];
  });
  const shown = own.filter(({ pathname }) => pathname.startsWith(pictures));
  const pages = own.flatMap(({ url, pathname }) => {
    const page = pageAt(pathname);
    return page ? [{ url, page }] : [];
  });
  const delivered = await listDelivered(
    db,
    shown.map(({ pathname }) => pathname.slice(pictures.length)),
  );
  const postOf = await postsAt(
    db,
    pages.map(({ page }) => page),
    sending,
  );
  const found: [string, Found | null][] = [
    ...shown.map(({ url }, at): [string, Found] => {
      const picture = delivered[at];
      return [url, picture ? { ...there, ...picture } : dead];
    }),
    ...(await Promise.all(
      pages.map(
        async ({ url, page }): Promise<[string, Found | null]> => [
          url,
          await pageOf(db, page, postOf, sending),
        ],
      ),
    )),
  ];
  return new Map(
    found.flatMap(([url, one]) => (one ? [[url, { finalUrl: url, bytes: null, ...one }]] : [])),
  );
}
