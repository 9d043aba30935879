import { seriesSlots } from '@masthead/shared/daily-digests/daily-digest.ts';
import { allKinds } from '@masthead/shared/history/record-kinds.ts';
import type { Db } from '../db/client.ts';

/** Every foreign record has this id, so that one call after the other can be asked for all of them. */
export const foreignId = 777;
/** And every deleted one this. */
export const deletedId = 778;
/** Nothing has this id. */
export const missingId = 999_777;

/** The word that only the foreign record of a kind holds. */
export const canary = (slug: string) => `canary-${slug}.`;

type Row = Record<string, unknown> & { id: number | string };
type Build = (id: number, words: string) => [table: string, row: Row];

const soon = '2030-01-01T00:00:00Z';

/** An empty digest: every block is there, nothing is in it. */
const digestContent = {
  newsItems: [],
  newsLinks: [],
  trendingEvents: [],
  trendingPlaces: [],
  charityEvent: null,
  charityOrganizations: [],
  ...Object.fromEntries(seriesSlots.map((slot) => [slot, null])),
};

/** A foreign record of every kind, in an order in which one may name another. */
const builders: Record<string, Build> = {
  organization: (id, name) => ['organizations', { id, name }],
  site: (id, name) => [
    'sites',
    { id, property: 'Canary', city: `City ${id}`, url: `https://c${id}.example`, name },
  ],
  user: (id, name) => [
    'users',
    { id, username: `u${id}`, email: `u${id}@example.com`, name, organization_id: foreignId },
  ],
  author: (id, name) => ['authors', { id, name }],
  audience: (id, name) => ['audiences', { id: String(id), name, site_id: foreignId }],
  subscriber: (id, words) => [
    'subscribers',
    { id, audience_id: String(foreignId), email: `${words}@example.com` },
  ],
  // Why: everybody may read how a template is called, so the word stands where only staff may look.
  'email-template': (id, words) => [
    'email_templates',
    {
      id,
      description: `Template ${id}`,
      category: 'Daily Digest',
      site_id: foreignId,
      from_name: words,
      reply_to: 'a@example.com',
      mailchimp_list_id: String(foreignId),
    },
  ],
  'daily-digest': (id, subject) => [
    'campaigns',
    {
      id,
      kind: 'daily-digest',
      style: 'Daily Digest',
      subject,
      site_id: foreignId,
      utm: { source: 'a', medium: 'b', campaign: 'c' },
      content: digestContent,
    },
  ],
  mailing: (id, subject) => [
    'mailings',
    {
      id,
      campaign_id: foreignId,
      audience_id: String(foreignId),
      subject,
      from_name: 'A',
      reply_to: 'a@example.com',
      html: subject,
      text: subject,
      send_at: soon,
      archive_key: `archive-${id}`,
    },
  ],
  post: (id, headline) => [
    'news_items',
    { id, site_id: foreignId, type: 'article', status: id === deletedId ? 4 : 0, headline },
  ],
  firm: (id, name) => ['showcase_firms', { id, name, organization_id: foreignId }],
  representative: (id, name) => ['representatives', { id, name, showcase_firm_id: foreignId }],
  listing: (id, words) => [
    'listings',
    {
      id,
      showcase_firm_id: foreignId,
      type: 'Product',
      description1: words,
      url: 'https://a.example',
      image_url: '',
    },
  ],
  'ad-slot': (id, title1) => [
    'ad_slots',
    { id, title1, start_date: '2026-11-01', end_date: '2030-02-01' },
  ],
  session: (id, words) => [
    'sessions',
    {
      id,
      user_id: foreignId,
      user_agent: words,
      token_hash: `\\x${id}0`,
      expires_at: soon,
    },
  ],
};

/** What is in no list of kinds, and still somebody's. */
const alsoBuilt: Record<string, Build> = {
  import: (id, file_name) => [
    'imports',
    { id, kind: 'listings', file_name, state: 'done', organization_id: foreignId },
  ],
};

/** The kinds that a foreign record is built of. */
export const builtKinds = Object.keys(builders);

async function insert(db: Db, slug: string, build: Build, id: number): Promise<void> {
  const [table, row] = build(id, `${canary(slug)}${id}`);
  const columns = db(Object.keys(row));
  await db`
    insert into ${db(table)} (${columns}) overriding system value
    select ${columns} from jsonb_populate_record(null::${db(table)}, ${db.json(row as never)})`;
}

/** A foreign record of every kind, and a deleted one of every kind with a trash. */
export async function buildForeign(db: Db): Promise<void> {
  for (const [slug, build] of Object.entries({ ...builders, ...alsoBuilt }))
    await insert(db, slug, build, foreignId);
  await db`insert into ad_slot_firms (ad_slot_id, firm_id, position) values (${foreignId}, ${foreignId}, 1)`;
  await db`insert into ad_slot_sites (ad_slot_id, site_id) values (${foreignId}, ${foreignId})`;
  for (const { slug, table, isKept } of allKinds) {
    const build = builders[slug];
    if (!isKept || !build) continue;
    await insert(db, slug, build, deletedId);
    await db`update ${db(table)} set deleted_at = now() where id::text = ${String(deletedId)}`;
  }
}
