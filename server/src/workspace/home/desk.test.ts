import { photoEndpoints } from '@masthead/shared/editorial/photos/photo.endpoints.ts';
import { newsItemEndpoints } from '@masthead/shared/editorial/posts/news-item.endpoints.ts';
import { seriesEndpoints } from '@masthead/shared/editorial/series/series.endpoints.ts';
import type { CampaignKind, EmailStyle } from '@masthead/shared/email/campaigns/campaign.ts';
import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { dailyDigestOperations } from '@masthead/shared/email/daily-digests/daily-digest.operations.ts';
import { hotwOperations } from '@masthead/shared/email/homes-of-the-week/hotw.operations.ts';
import { newsAlertOperations } from '@masthead/shared/email/news-alerts/news-alert.operations.ts';
import { promoAlertOperations } from '@masthead/shared/email/promo-alerts/promo-alert.operations.ts';
import { invoiceEndpoints } from '@masthead/shared/finance/invoices/invoice.endpoints.ts';
import type { InvoiceWishes } from '@masthead/shared/finance/invoices/invoice.ts';
import { adSlotEndpoints } from '@masthead/shared/showcase/ad-slots/ad-slot.endpoints.ts';
import { firmEndpoints } from '@masthead/shared/showcase/firms/firm.endpoints.ts';
import { listingEndpoints } from '@masthead/shared/showcase/listings/listing.endpoints.ts';
import { representativeOperations } from '@masthead/shared/showcase/representatives/representative.operations.ts';
import { chatEndpoints } from '@masthead/shared/workspace/chat/chat.endpoints.ts';
import { deskEndpoints } from '@masthead/shared/workspace/home/desk.endpoints.ts';
import { type DeskKey, deskItems, deskKeys } from '@masthead/shared/workspace/home/desk.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { buildNewsItem } from '../../editorial/posts/news-items.testing.ts';
import { addSeriesFor } from '../../editorial/series/series.testing.ts';
import { buildDigest, buildSite, buildTemplate } from '../../email/campaigns/campaigns.testing.ts';
import { buildInvoice, type InvoiceDesk } from '../../finance/invoices/invoices.testing.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { type Db, write } from '../../platform/db/client.ts';
import {
  buildFirm,
  buildListing,
  buildShowcase,
  buildSlot,
  inDays,
  type Showcase,
} from '../../showcase/delivery/showcase.testing.ts';
import { buildMember } from '../chat/chat.testing.ts';

const server = withTestServer();
let showcase: Showcase;
let people: Record<string, number>;

type Search = Record<string, string>;
/** The number of rows of a list for its filters, requested as its page does. */
type Lists = Record<DeskKey, (client: TestClient, search: Search, id: number) => Promise<number>>;

const campaigns =
  (
    operation:
      | typeof dailyDigestOperations.dailyDigests
      | typeof hotwOperations.hotws
      | typeof promoAlertOperations.promoAlerts
      | typeof newsAlertOperations.newsAlerts,
  ) =>
  async (client: TestClient, { status }: Search) =>
    (await client.run(operation, { status })).data.totalCount;

const posts = (type: string) => async (client: TestClient, search: Search) => {
  const query = {
    type,
    status: search.status ?? '0,1,2,5',
    ...(search.marked === 'flagged' && { flaggedForEditor: 'true' }),
    ...(search.when && { when: search.when }),
    ...(search.comments && { comments: search.comments as 'open' }),
    ...(search.suggestions && { suggestions: search.suggestions as 'open' }),
    ...(search.due && { due: search.due as 'overdue' }),
  };
  const { raw } = await client.call(newsItemEndpoints.search, { query });
  return Number(raw.headers['x-count']);
};

const queue = async (client: TestClient, { show }: Search) => {
  const { body } = await client.call(adSlotEndpoints.queue);
  const shown =
    show === 'ending' ? [body.ending] : [body.starting, body.withoutImage, body.pastOpenHouse];
  return shown.flat().length;
};

const lists: Lists = {
  digestSends: campaigns(dailyDigestOperations.dailyDigests),
  hotwSends: campaigns(hotwOperations.hotws),
  promoAlertSends: campaigns(promoAlertOperations.promoAlerts),
  newsAlertSends: campaigns(newsAlertOperations.newsAlerts),
  overdueArticles: posts('article'),
  overdueEvents: posts('event'),
  overdueCharities: posts('charity'),
  overduePlaces: posts('place'),
  digestReleases: campaigns(dailyDigestOperations.dailyDigests),
  hotwReleases: campaigns(hotwOperations.hotws),
  promoAlertReleases: campaigns(promoAlertOperations.promoAlerts),
  newsAlertReleases: campaigns(newsAlertOperations.newsAlerts),
  digestsMissing: async (client) =>
    (await client.call(dailyDigestEndpoints.missing)).body.nodes.length,
  flaggedArticles: posts('article'),
  flaggedEvents: posts('event'),
  flaggedCharities: posts('charity'),
  flaggedPlaces: posts('place'),
  commentedArticles: posts('article'),
  commentedEvents: posts('event'),
  commentedCharities: posts('charity'),
  commentedPlaces: posts('place'),
  suggestedArticles: posts('article'),
  suggestedEvents: posts('event'),
  suggestedCharities: posts('charity'),
  suggestedPlaces: posts('place'),
  eventsNotOut: posts('event'),
  eventsUndated: posts('event'),
  seriesLacking: async (client, { active, lacking }) => {
    const all = await client.call(seriesEndpoints.list, { params: { siteId: 'All' } });
    const isShown = (one: (typeof all.body)[number]) =>
      (active !== 'yes' || one.active) && (lacking !== 'yes' || one.data.post_count === 0);
    return all.body.filter(isShown).length;
  },
  chatMentions: async (client, search, id) => {
    const { nodes, members } = (await client.call(chatEndpoints.list, { query: search })).body;
    const name = members.find((one) => one.id === id)?.name ?? '';
    return nodes.filter(({ mentions, user }) => user.id !== id && mentions.includes(name)).length;
  },
  invoicesToReview: async (client, { state, only }) => {
    const body = { state, decidable: only === 'decidable' } as InvoiceWishes;
    return (await client.call(invoiceEndpoints.search, { body })).body.totalCount;
  },
  invoicesChanged: async (client, { exported }) => {
    const body = { exported } as InvoiceWishes;
    return (await client.call(invoiceEndpoints.search, { body })).body.totalCount;
  },
  invoicesSentBack: async (client, search, id) => {
    const body = { ...search, contributorId: id };
    return (await client.call(invoiceEndpoints.search, { body })).body.totalCount;
  },
  slotsEnding: queue,
  slotsLacking: queue,
  firmsLacking: async (client, { lacking }) =>
    (await client.call(firmEndpoints.search, { body: { isLacking: lacking === 'yes' } })).body
      .totalCount,
  realtorsLacking: async (client, { lacking }) => {
    const args = { isLacking: lacking === 'yes' };
    return (await client.run(representativeOperations.representatives, args)).data.totalCount;
  },
  listingsLacking: async (client, { lacking }) => {
    const body = { isLacking: lacking === 'yes' };
    return (await client.call(listingEndpoints.search, { body })).body.totalCount;
  },
  photosUnfinished: async (client, { view }) => {
    const query = { unfinished: String(view === 'worklist') };
    return (await client.call(photoEndpoints.list, { query })).body[1];
  },
};

async function fillPosts(siteId: number) {
  const { pool } = server;
  for (const type of ['article', 'event', 'charity', 'place'] as const) {
    const add = (status: number) => buildNewsItem(pool, { siteId, type, status });
    const flagged = [await add(5), await add(5), await add(0), await add(4)];
    await pool`update news_items set is_flagged_for_editor = true where id = any(${flagged}::int[])`;
    const [late = 0, later = 0, live = 0] = flagged;
    await pool`
      insert into news_item_workflow (news_item_id, due_at, is_open)
      values (${late}, '2026-01-01T18:00:00Z', true), (${later}, '2039-01-01T18:00:00Z', true),
             (${live}, '2026-01-01T18:00:00Z', false)`;
    await pool`
      insert into news_item_threads (news_item_id, resolved_at)
      values (${late}, null), (${late}, null), (${later}, now()), (${live}, null)`;
    await pool`
      insert into news_item_suggestions (news_item_id, base, suggested, changes)
      values (${late}, '', '<p>a</p>', 1), (${late}, '', '<p>b</p>', 2), (${later}, '', '', 0)`;
    await add(5);
  }
}

/** Events before and after today and without a date, and series with and without a post. */
async function fillNewsroom(siteId: number) {
  const { pool } = server;
  const add = (status: number, startsAt: string | null) =>
    buildNewsItem(pool, { siteId, type: 'event', status, startsAt });
  for (const status of [5, 0, 4]) await add(status, '2026-01-01T18:00:00Z');
  const coming = await add(5, '2039-01-01T18:00:00Z');
  const client = server.as(showcase.people.admin);
  const addSeries = async (data: object) => {
    const { id } = await addSeriesFor(client, siteId, { startDate: inDays(-1), ...data });
    return id;
  };
  await addSeries({ name: 'Empty' });
  await addSeries({ name: 'Long over', startDate: '2020-01-01', endDate: '2020-02-01' });
  const filled = await addSeries({ name: 'Filled' });
  await client.call(seriesEndpoints.addPost, {
    params: { siteId, seriesId: filled, postId: coming },
  });
}

const styles = {
  'daily-digest': 'Daily Digest',
  hotw: 'Homes of the Week',
  'promo-alert': 'Promo Alert',
  'news-alert': 'News Alert',
} as const satisfies Record<CampaignKind, EmailStyle>;

async function fillCampaigns(siteId: number) {
  const { pool } = server;
  for (const [kind, style] of Object.entries(styles))
    for (const status of ['failed', 'late', 'unknown', 'draft', 'canceled'])
      await pool`insert into campaigns (kind, style, subject, site_id, utm, content, status)
        values (${kind}, ${style}, ${status}, ${siteId}, '{"source":"s","medium":"m","campaign":"c"}', '{}', ${status})`;
  await pool`update campaigns set deleted_at = now() where kind = 'hotw' and status = 'late'`;
  await buildDigest(pool, { siteId, sendDate: inDays(1) });
  // Only the first of these is a city of the main property.
  await buildSite(pool);
  await buildSite(pool, { property: 'AutoMap' });
  await buildSite(pool, { isMain: false });
}

/** Of each kind: requested by two people, and needing no approval. */
async function fillReleases(siteId: number) {
  const { pool } = server;
  const { admin = 0, editor = 0 } = people;
  for (const [kind, style] of Object.entries(styles)) {
    const template = async (site: number, needsRelease: boolean) => {
      const id = await buildTemplate(pool, { siteId: site, audienceId: null, style });
      await pool`update email_templates set needs_release = ${needsRelease} where id = ${id}`;
      return id;
    };
    const strict = await template(siteId, true);
    const asked = async (by: number, given: { status?: string; templateId?: number } = {}) => {
      const { status = 'draft', templateId = strict } = given;
      const [row] = await pool<{ id: number }[]>`
        insert into campaigns (kind, style, subject, site_id, utm, content, status, email_template_id, provider_campaign_id)
        values (${kind}, ${style}, 'To approve', ${siteId}, '{"source":"s","medium":"m","campaign":"c"}', '{}',
                ${status}, ${templateId}, ${status === 'scheduled' ? kind : null}) returning id`;
      await pool`insert into release_steps (campaign_id, step, person_id) values (${row?.id ?? 0}, 'asked', ${by})`;
      return row?.id ?? 0;
    };
    await asked(admin);
    await asked(editor);
    await asked(editor, { status: 'scheduled' });
    await asked(editor, {
      templateId: await template((await buildSite(pool, { isMain: false })).id, false),
    });
    const deleted = await asked(editor);
    await pool`update campaigns set deleted_at = now() where id = ${deleted}`;
    const approved = await asked(editor);
    await pool`
      insert into release_steps (campaign_id, step, person_id, fingerprint) values (${approved}, 'approved', ${admin}, 'x')`;
  }
}

async function fillSlots() {
  const { pool } = server;
  await buildFirm(pool);
  for (const { firm, listing } of [showcase.alpha, showcase.beta]) {
    const common = { firmIds: [firm], siteIds: [showcase.siteId], listingIds: [listing] };
    await buildSlot(pool, { ...common, startDate: inDays(1), endDate: inDays(30) });
    const complete = await buildSlot(pool, {
      ...common,
      startDate: inDays(2),
      endDate: inDays(40),
    });
    await pool`update ad_slots set url = 'https://example.com', button_text = 'See' where id = ${complete}`;
    await buildSlot(pool, { ...common, endDate: inDays(5), isPaused: true });
    await buildListing(pool, { firmId: firm, imageUrl: '' });
    await buildListing(pool, { firmId: firm, openHouseEndDate: new Date('2026-01-01') });
  }
}

async function fillPhotos() {
  const { pool } = server;
  const add = (alt: string, credit: string | null, missing = false) => pool`
    insert into photos (original, width, height, alt_tag, credit, missing_credits)
    values (${`/images/upload/${alt}${credit}.jpg`}, 10, 10, ${alt}, ${credit}, ${missing})`;
  await add('', 'Ana Ruiz');
  await add('The river', null);
  await add('The bridge', null, true);
  await add('The market', 'Ana Ruiz');
}

/** Three exported invoices, of which one was approved again and one reopened since. */
async function exportTwice(desk: Pick<InvoiceDesk, 'contributor' | 'editor' | 'siteId'>) {
  const { pool } = server;
  const [row] = await pool<{ id: number }[]>`
    insert into invoice_exports (wishes, finished_at) values ('{}', now()) returning id`;
  for (const changes of [0, 1, 2]) {
    const { id: invoice, version } = await buildInvoice(pool, desk, {
      contributorId: people.nobody ?? 0,
      state: 'approved',
    });
    await pool`insert into invoice_export_rows (export_id, invoice_id, version) values (${row?.id ?? 0}, ${invoice}, ${version})`;
    await pool`update invoices set version = version + ${changes} where id = ${invoice}`;
  }
}

/** Two messages that mention the member of the chat, and one of their own. */
async function fillChat() {
  const { pool } = server;
  const member = people['chat member'] ?? 0;
  const says = (db: Db, by: number, mentions: number[]) => db`
    insert into chat_messages (user_id, client_id, type, message, mentions)
    values (${by}, gen_random_uuid(), 'text', 'Who?', ${mentions})`;
  const other = await buildMember(pool);
  for (const mentions of [[], [member], [member, other]]) await says(pool, other, mentions);
  await write(pool, member, (db) => says(db, member, [member]));
}

beforeAll(async () => {
  const { pool } = server;
  showcase = await buildShowcase(pool);
  people = {
    admin: showcase.people.admin,
    editor: await buildStaff(pool, 'editor'),
    author: await buildStaff(pool, 'author'),
    contributor: await buildStaff(pool, 'contributor'),
    events: await buildStaff(pool, 'events'),
    'email-campaign': await buildStaff(pool, 'email-campaign'),
    'ad-slot': await buildStaff(pool, 'ad-slot'),
    series: await buildStaff(pool, 'series'),
    firm: await buildStaff(pool, 'firm'),
    rep: await buildStaff(pool, 'rep'),
    listing: await buildStaff(pool, 'listing'),
    nobody: await buildStaff(pool),
    'chat member': await buildMember(pool),
    partner: showcase.people.alpha,
    'other partner': showcase.people.beta,
    'partner admin': showcase.people.partnerAdmin,
    'of no organization': showcase.people.nowhere,
  };
  await fillPosts(showcase.siteId);
  await fillNewsroom(showcase.siteId);
  await fillCampaigns(showcase.siteId);
  await fillReleases(showcase.siteId);
  await fillSlots();
  await fillPhotos();
  const { editor = 0, contributor = 0, author = 0 } = people;
  const desk = { editor, contributor, siteId: showcase.siteId };
  for (const contributorId of [contributor, contributor, author, editor])
    for (const state of ['awaiting', 'changes asked', 'approved'] as const)
      await buildInvoice(pool, desk, { contributorId, state });
  await exportTwice(desk);
  await fillChat();
});

const deskOf = async (client: TestClient) => {
  const { status, body } = await client.call(deskEndpoints.get);
  expect(status).toBe(200);
  return body.items;
};

const sends = { digestSends: 3, hotwSends: 2, promoAlertSends: 3, newsAlertSends: 3 };
const releases = { hotwReleases: 1, promoAlertReleases: 1, newsAlertReleases: 1 };
const flagged = { flaggedArticles: 2, flaggedEvents: 2, flaggedCharities: 2 };
const overdue = { overdueArticles: 1, overdueEvents: 1, overdueCharities: 1 };
const commented = { commentedArticles: 2, commentedEvents: 2, commentedCharities: 2 };
const suggested = { suggestedArticles: 1, suggestedEvents: 1, suggestedCharities: 1 };
const events = { eventsNotOut: 1, eventsUndated: 4 };
const ofPartner = { slotsEnding: 1, slotsLacking: 3, realtorsLacking: 1 };
const expected: [string, Partial<Record<DeskKey, number>>][] = [
  [
    'admin',
    {
      ...sends,
      ...overdue,
      overduePlaces: 1,
      digestsMissing: 1,
      digestReleases: 1,
      ...releases,
      ...flagged,
      flaggedPlaces: 2,
      ...commented,
      commentedPlaces: 2,
      ...suggested,
      suggestedPlaces: 1,
      ...events,
      seriesLacking: 1,
      invoicesToReview: 4,
      invoicesChanged: 2,
      slotsEnding: 3,
      slotsLacking: 6,
      firmsLacking: 1,
      realtorsLacking: 3,
      photosUnfinished: 2,
    },
  ],
  [
    'editor',
    {
      ...sends,
      ...overdue,
      digestsMissing: 1,
      digestReleases: 1,
      ...releases,
      ...flagged,
      ...commented,
      ...suggested,
      ...events,
      // Why: the editor's own email is approved by someone else.
      invoicesToReview: 3,
      invoicesChanged: 2,
      invoicesSentBack: 1,
    },
  ],
  ['author', { invoicesSentBack: 1 }],
  ['contributor', { invoicesSentBack: 2 }],
  ['events', events],
  ['series', { seriesLacking: 1 }],
  ['email-campaign', { ...sends, hotwReleases: 2, promoAlertReleases: 2, newsAlertReleases: 2 }],
  ['ad-slot', { slotsEnding: 3, slotsLacking: 6 }],
  ['firm', { firmsLacking: 1 }],
  ['rep', { realtorsLacking: 3 }],
  ['listing', { listingsLacking: 4 }],
  ['nobody', {}],
  ['chat member', { chatMentions: 2 }],
  ['partner', ofPartner],
  ['other partner', ofPartner],
  ['partner admin', ofPartner],
  ['of no organization', {}],
];

test.each(expected)(
  'each count on the to-do list of %s matches its list',
  async (name, waiting) => {
    const id = people[name] ?? 0;
    const client = server.as(id);
    const items = await deskOf(client);
    expect(items.map(({ key, count }) => [key, count])).toEqual(Object.entries(waiting));
    for (const { key, count, search } of items)
      expect([key, await lists[key](client, search, id)]).toEqual([key, count]);
  },
);

test('every kind of entry appears for someone, in its order', async () => {
  const all = new Set<DeskKey>();
  for (const id of Object.values(people)) {
    const items = await deskOf(server.as(id));
    const keys = items.map(({ key }) => key);
    const ofRank = (wanted: string) =>
      deskKeys.filter((key) => items.some((one) => one.key === key && one.rank === wanted));
    expect(keys).toEqual(['late', 'today', 'rest'].flatMap(ofRank));
    for (const key of keys) all.add(key);
  }
  expect([...all].sort()).toEqual([...deskKeys].sort());
  expect(Object.keys(lists)).toEqual(Object.keys(deskItems));
});

test('names what is late, failed or due today, with its state and since when', async () => {
  const items = await deskOf(server.as(people.admin ?? 0));
  const ranks = Object.groupBy(items, ({ rank }) => rank);
  const stories = Object.keys({ ...overdue, overduePlaces: 1 });
  expect(ranks.late?.map(({ key }) => key)).toEqual([...Object.keys(sends), ...stories]);
  expect(ranks.late?.find(({ key }) => key === 'overdueArticles')?.named).toMatchObject([
    { siteId: showcase.siteId, state: 'late', since: '2026-01-01T18:00:00.000Z' },
  ]);
  expect(
    ranks.late?.[0]?.named.map(({ name, state, since }) => [name, state, since !== null]),
  ).toEqual(['failed', 'late', 'unknown'].map((state) => [state, state, true]));
  expect(ranks.today).toMatchObject([
    { key: 'digestsMissing', named: [{ id: null, state: null }] },
  ]);
  expect(ranks.rest?.flatMap(({ named }) => named)).toEqual([]);
});

test('ranks an approval by the earliest send date', async () => {
  const editor = server.as(people['email-campaign'] ?? 0);
  // Why: a change would withdraw the requests.
  await server.pool`alter table campaigns disable trigger user`;
  const rankFor = async (days: number) => {
    await server.pool`update campaigns set send_date = ${inDays(days)} where kind = 'hotw' and subject = 'To approve'`;
    const item = (await deskOf(editor)).find(({ key }) => key === 'hotwReleases');
    return [item?.rank, item?.named[0]?.due];
  };
  expect(await rankFor(-1)).toEqual(['late', inDays(-1)]);
  expect(await rankFor(0)).toEqual(['today', inDays(0)]);
  expect(await rankFor(1)).toEqual(['rest', undefined]);
  await server.pool`alter table campaigns enable trigger user`;
});

test('finished work and the counts of others do not appear', async () => {
  const admin = server.as(people.admin ?? 0);
  const before = await deskOf(admin);
  await server.pool`update campaigns set status = 'draft' where status in ('failed', 'late', 'unknown')`;
  const gone = before.map(({ key }) => key).filter((key) => key.endsWith('Sends'));
  expect(gone).toHaveLength(4);
  const after = (await deskOf(admin)).map(({ key }) => key);
  expect(gone.filter((key) => after.includes(key))).toEqual([]);
  expect((await server.as(null).call(deskEndpoints.get)).status).toBe(401);
});
