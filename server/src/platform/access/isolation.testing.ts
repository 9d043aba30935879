import { seriesSlots } from '@masthead/shared/email/daily-digests/daily-digest.ts';
import { roles } from '@masthead/shared/platform/access/roles.ts';
import { allKinds } from '@masthead/shared/record-kinds.ts';
import type { Db } from '../db/client.ts';
import {
  type Build,
  canary,
  deletedId,
  foreignId,
  idOf,
  ownerId,
  type Row,
} from './isolation-ids.testing.ts';
import { alsoBuilt, alsoBuiltKinds } from './isolation-others.testing.ts';

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

const marks = { source: 'a', medium: 'b', campaign: 'c' };

/** A foreign record of every kind, in an order in which one may name another. */
const email =
  (kind: string, style: string): Build =>
  (id, subject) => [
    'campaigns',
    { id, kind, style, subject, site_id: foreignId, utm: marks, content: {} },
  ];

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
  segment: (id, name) => ['segments', { id, audience_id: String(foreignId), name, conditions: [] }],
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
      utm: marks,
      content: digestContent,
    },
  ],
  hotw: email('hotw', 'Homes of the Week'),
  'promo-alert': email('promo-alert', 'Promo Alert'),
  'news-alert': email('news-alert', 'News Alert'),
  'mailchimp-account': (id, account_name) => [
    'mailchimp_accounts',
    { id, sealed_key: 'x', data_center: 'us1', account_id: 'a', account_name },
  ],
  webhook: (id, name) => [
    'webhooks',
    { id, name, url: 'https://a.example', events: ['email.sent'], sealed_secret: 'x' },
  ],
  import: (id, file_name) => [
    'imports',
    { id, kind: 'listings', file_name, state: 'done', organization_id: foreignId },
  ],
  suppression: (id, words) => [
    'suppressions',
    { id, email: `${words}@example.com`, reason: 'complained' },
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
  photo: (id, alt_tag) => [
    'photos',
    {
      id,
      alt_tag,
      key: `canary${id}`.padEnd(20, 'a').replace(/[01]/g, 'z'),
      original: '/x',
      width: 1,
      height: 1,
    },
  ],
  photoset: (id, name) => ['photosets', { id, name }],
  series: (id, name) => [
    'series',
    { id, site_id: foreignId, slug: `series-${id}`, name, headline: name, type: 'Series' },
  ],
  invoice: (id, description) => [
    'invoices',
    {
      id,
      contributor_id: foreignId,
      editor_id: foreignId,
      site_id: foreignId,
      type: 'Article',
      description,
      date: '2026-11-01',
      amount: '125.50',
    },
  ],
  'retention-period': (id, words) => [
    'retention_periods',
    { id, kind: `${words} ${id}`, days: 90 },
  ],
  'demanded-factor': (id, words) => ['demanded_factors', { id, role: `${words} ${id}` }],
  'job-decision': (id, title) => ['job_decisions', { id, title, decision: 'retried', at: soon }],
  'read-only-mode': (id, sentence) => ['read_only', { id, sentence, since: soon }],
  session: (id, words) => [
    'sessions',
    {
      id,
      user_id: ownerId,
      user_agent: words,
      token_hash: `\\x${id}0`,
      expires_at: soon,
    },
  ],
};

/** The kinds that a foreign record is built of. */
export const builtKinds = Object.keys(builders);

function builderOf(slug: string): Build {
  const build = builders[slug] ?? alsoBuilt[slug]?.build;
  if (!build) throw new Error(`Nobody has said how a foreign ${slug} is made`);
  return build;
}

const postPart = (id: number): [string, Row] => [
  'news_item_contents',
  { news_item_id: id, body: '<p>Words</p>', details: {}, draft_version: 0 },
];

/** Builds a foreign record of a kind. */
export async function insertForeign(db: Db, slug: string, id: number): Promise<void> {
  const ownId = idOf(slug, id);
  await insertRow(db, builderOf(slug)(ownId, `${canary(slug)}${id}`));
  const part = slug === 'post' ? postPart : alsoBuilt[slug]?.part;
  if (part) await insertRow(db, part(ownId));
}

async function insertRow(db: Db, [table, row]: [string, Row]): Promise<void> {
  const columns = db(Object.keys(row));
  await db`
    insert into ${db(table)} (${columns}) overriding system value
    select ${columns} from jsonb_populate_record(null::${db(table)}, ${db.json(row)})`;
}

/** Whoever has written, kept and sent what is a person's own: one of the staff, and of the chat. */
async function buildOwner(db: Db): Promise<void> {
  await db`
    insert into organizations (id, name, is_owner) overriding system value
    values (${ownerId}, 'The owner', true)`;
  await db`
    insert into users (id, username, email, name, organization_id, is_chat_member) overriding system value
    values (${ownerId}, 'keeper', 'keeper@example.com', 'Keeper', ${ownerId}, true)`;
  await db`insert into user_roles (user_id, name) select ${ownerId}, unnest(${[...roles]}::text[])`;
}

/** A foreign record of every kind, and a deleted one of every kind with a trash. */
export async function buildForeign(db: Db): Promise<void> {
  await buildOwner(db);
  for (const slug of [...builtKinds, ...alsoBuiltKinds]) await insertForeign(db, slug, foreignId);
  await db`insert into ad_slot_sites (ad_slot_id, site_id) values (${foreignId}, ${foreignId})`;
  for (const { slug, table, hasTrash } of allKinds) {
    if (!hasTrash) continue;
    await insertForeign(db, slug, deletedId);
    await db`update ${db(table)} set deleted_at = now() where id::text = ${String(idOf(slug, deletedId))}`;
  }
  for (const id of [foreignId, deletedId])
    await db`insert into ad_slot_firms (ad_slot_id, firm_id, position) values (${id}, ${foreignId}, 1)`;
}

/** Everything that is stored of a foreign record, to be compared with itself later. */
export async function storedOf(db: Db, slug: string): Promise<unknown> {
  const [table] = builderOf(slug)(foreignId, '');
  return db`
    select to_jsonb(t) as stored from ${db(table)} t
     where id::text = any(${[foreignId, deletedId].map((id) => String(idOf(slug, id)))}) order by id`;
}

/** Has somebody change every foreign record that has a version, and the keeper; an absent change of the version counts as one. */
export async function changeForeign(db: Db): Promise<void> {
  const versioned = await db<{ tableName: string }[]>`
    select table_name from information_schema.columns where table_schema = 'public' and column_name = 'version'`;
  const tables = new Set(versioned.map(({ tableName }) => tableName));
  for (const slug of [...builtKinds, ...alsoBuiltKinds]) {
    const [table] = builderOf(slug)(foreignId, '');
    if (!tables.has(table)) continue;
    const ids = [idOf(slug, foreignId), ownerId].map(String);
    await db`update ${db(table)} set version = 0 where id::text = any(${ids})`;
  }
}
