import type { Db } from '@masthead/server/db/client.ts';
import { addDays, today } from '@masthead/shared/dates.ts';
import { slugOf } from '@masthead/shared/news-items/news-item-form.ts';
import { z } from 'zod';
import { readRecords } from './content.ts';

const days = z.int().nullable();
const given = readRecords(
  'series',
  z.array(
    z.strictObject({
      name: z.string(),
      headline: z.string(),
      type: z.string(),
      /** First and last day, from today; null is none. */
      from: days,
      until: days,
      inDigest: z.boolean().optional(),
      /** Weekdays on which digests take it up; none is every day. */
      digestDays: z.array(z.string()).optional(),
      hideDates: z.boolean().optional(),
      /** Its posts come in another order each time. */
      shuffle: z.boolean().optional(),
      /** The front page of its site leads to it. */
      homePage: z.boolean().optional(),
      note: z.string().optional(),
      sponsor: z.string().optional(),
    }),
  ),
);

/** Series of every type for every city: active, past, to come and without dates. */
export async function fillSeries(db: Db, now: Date): Promise<void> {
  const sites = await db<{ id: number }[]>`select id from sites where is_main order by id`;
  for (const [at, { id }] of sites.entries()) await fillSite(db, id, at, now);
}

async function fillSite(db: Db, siteId: number, siteAt: number, now: Date): Promise<void> {
  const posts = await db<{ id: number; imageUrl: string | null }[]>`
    select id, image_url from news_items where site_id = ${siteId} and type = 'article' and status in (0, 5)
     order by created_at desc, id desc limit 48`;
  const day = (days: number | null) => (days === null ? null : addDays(today(now), days));
  for (const [at, one] of given.entries()) {
    // Why: cities do not run the same ones.
    if ((at + siteAt) % 5 === 4) continue;
    const own = posts.slice(at * 7, at * 7 + (one.type === 'Single' ? 1 : 5));
    const pictures = own.flatMap(({ imageUrl }) => imageUrl ?? []);
    const row = {
      siteId,
      slug: slugOf(one.name),
      name: one.name,
      headline: one.headline,
      type: one.type,
      note: one.note ?? null,
      shuffle: one.shuffle ?? false,
      homePage: one.homePage ?? false,
      hideDates: one.hideDates ?? false,
      startDate: day(one.from),
      endDate: day(one.until),
      banner: pictures[0] ?? null,
      logo: one.sponsor ? `/images/demo/logo-${slugOf(one.sponsor)}.jpg` : null,
      digestSeries: one.inDigest ?? false,
      digestDays: db.json(one.digestDays ?? []),
      digestHeaderImage: one.digestDays ? (pictures.at(-1) ?? null) : null,
      sponsorName: one.sponsor ?? null,
      sponsorLink: one.sponsor ? 'https://lonestarbank.example/' : null,
      position: at + 1,
    };
    const [series] = await db<{ id: number }[]>`insert into series ${db(row)} returning id`;
    await db`insert into series_posts (series_id, news_item_id, position)
      select ${series?.id ?? 0}, id, place
        from unnest(${own.map(({ id }) => id)}::int[]) with ordinality g (id, place)`;
    if (one.hideDates)
      await db`update news_items set internal_tags = internal_tags || '{hidedate}'::text[]
        where id = any(${own.map(({ id }) => id)}::int[]) and not 'hidedate' = any(internal_tags)`;
  }
}
