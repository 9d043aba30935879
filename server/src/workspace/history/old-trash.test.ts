import { retentionEndpoints } from '@masthead/shared/platform/retention/retention.endpoints.ts';
import type { Retained } from '@masthead/shared/platform/retention/retention.ts';
import { allKinds } from '@masthead/shared/record-kinds.ts';
import { activityEndpoints } from '@masthead/shared/workspace/history/history.endpoints.ts';
import { expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { buildNewsItem } from '../../editorial/posts/news-items.testing.ts';
import {
  buildAudience,
  buildDigest,
  buildReadyDigest,
  buildSite,
  buildTemplate,
} from '../../email/campaigns/campaigns.testing.ts';
import { buildMailing } from '../../email/mailings/mailings.testing.ts';
import { buildInvoice } from '../../finance/invoices/invoices.testing.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { retainNow } from '../../retentions.testing.ts';
import {
  buildFirm,
  buildListing,
  buildRepresentative,
  buildSlot,
} from '../../showcase/delivery/showcase.testing.ts';
import { countOldTrash, trashTables } from './old-trash.queries.ts';

const server = withTestServer();
const days = 60;

const tables = [...trashTables, 'photos', 'organizations', 'invoices'];

test('every kind of record that has a trash is considered', () => {
  const known = allKinds.filter(({ hasTrash }) => hasTrash).map(({ table }) => table);
  expect([...new Set(known)].sort()).toEqual([...tables].sort());
});

const remove = (table: string, id: number | string, ago = days + 1) =>
  server.pool`
    update ${server.pool(table)} set deleted_at = now() - make_interval(days => ${ago}) where id::text = ${String(id)}`;
const hasRow = async (table: string, id: number | string) =>
  (await server.pool`select from ${server.pool(table)} where id::text = ${String(id)}`).length ===
  1;
const idOf = async (rows: PromiseLike<readonly { id: number }[]>) => (await rows)[0]?.id ?? 0;

/** Records of each table: one that nothing names, and some that stay. */
async function build(): Promise<
  Record<string, { leaves: number | string; stays: (number | string)[] }>
> {
  const { pool } = server;
  const { id: siteId } = await buildSite(pool);
  const firmId = await buildFirm(pool);
  const audience = await buildAudience(pool, siteId, 0);
  const template = await buildTemplate(pool, {
    siteId,
    audienceId: audience,
    style: 'Daily Digest',
  });
  const segment = () =>
    idOf(pool`insert into segments (audience_id, name, conditions)
    values (${audience}, gen_random_uuid(), '[]') returning id`);
  const segmentInUse = await segment();
  const user = await buildStaff(pool, 'editor');
  const post = () => buildNewsItem(pool, { siteId, body: '<p>Hello</p>' });
  const [named, billed] = [await post(), await post()];
  const invoice = await buildInvoice(pool, { contributor: user, editor: user, siteId });
  await pool`insert into invoice_posts (invoice_id, news_item_id, position, headline) values (${invoice.id}, ${billed}, 0, '')`;
  const [inEmail, inSlot, listing] = [
    await buildListing(pool, { firmId }),
    await buildListing(pool, { firmId }),
    await buildListing(pool, { firmId }),
  ];
  const realtor = await buildRepresentative(pool, { firmId });
  await pool`update listings set representative_id = ${realtor} where id = ${inSlot}`;
  await buildSlot(pool, { firmIds: [], siteIds: [siteId], listingIds: [inSlot] });
  const seen = await buildSlot(pool, { firmIds: [firmId], siteIds: [siteId] });
  await pool`insert into ad_slot_days (ad_slot_id, site_id, day, impressions) values (${seen}, ${siteId}, current_date, 3)`;
  const using = await buildDigest(pool, { siteId, emailTemplateId: template });
  await pool`
    update campaigns set segment_id = ${segmentInUse}, content = content || ${pool.json({ slots: [inEmail], newsItems: [{ id: named }] })}
     where id = ${using}`;
  const mailed = await buildMailing(pool);
  const draft = await buildReadyDigest(pool);
  await pool`insert into accepted_warnings (campaign_id, rule, about, reason) values (${draft.id}, 'a', 'b', 'c')`;
  await pool`insert into test_emails (user_id, campaign_id) values (${user}, ${draft.id})`;
  const set = () =>
    idOf(pool`insert into photosets (name) values (gen_random_uuid()) returning id`);
  const shown = await set();
  await buildNewsItem(pool, { siteId, body: `<div data-photoset="${shown}"></div>` });
  return {
    campaigns: { leaves: draft.id, stays: [mailed.campaignId] },
    email_templates: { leaves: draft.emailTemplateId, stays: [template] },
    segments: { leaves: await segment(), stays: [segmentInUse] },
    audiences: {
      leaves: await buildAudience(pool, siteId, 0),
      stays: [audience, draft.audienceId],
    },
    ad_slots: {
      leaves: await buildSlot(pool, { firmIds: [firmId], siteIds: [siteId] }),
      stays: [seen],
    },
    listings: { leaves: listing, stays: [inEmail, inSlot] },
    representatives: { leaves: await buildRepresentative(pool, { firmId }), stays: [realtor] },
    photosets: { leaves: await set(), stays: [shown] },
    news_items: { leaves: await post(), stays: [named, billed] },
    invoices: { leaves: '', stays: [invoice.id] },
  };
}

test('records that nothing names leave the trash for good after the period', async () => {
  const { pool } = server;
  const admin = server.as(await buildStaff(pool, 'admin'));
  const records = await build();
  for (const [table, { leaves, stays }] of Object.entries(records))
    for (const id of [leaves, ...stays]) await remove(table, id);
  // The template and its email leave in one run, the email first.
  const leaving = trashTables.length - 1;
  expect(await countOldTrash(pool, days, 100)).toBe(leaving);
  const params = { params: { kind: 'trash' as const } };
  expect((await admin.call(retentionEndpoints.change, { ...params, body: { days } })).status).toBe(
    200,
  );
  const { body } = await admin.call(retentionEndpoints.list);
  expect(body.find(({ kind }: Retained) => kind === 'trash')).toMatchObject({
    days,
    due: leaving,
    rows: null,
  });
  await retainNow(pool);
  for (const [table, { leaves, stays }] of Object.entries(records)) {
    expect([table, await hasRow(table, leaves)]).toEqual([table, false]);
    for (const id of stays) expect([table, id, await hasRow(table, id)]).toEqual([table, id, true]);
  }
  expect(await countOldTrash(pool, days, 100)).toBe(0);
  // What was done to them is still told.
  const activity = await admin.call(activityEndpoints.list);
  expect(activity.status).toBe(200);
});

test('a record that is not in the trash, or not for that long, stays', async () => {
  const { pool } = server;
  const { id: siteId } = await buildSite(pool);
  const [live, young] = [
    await buildNewsItem(pool, { siteId }),
    await buildNewsItem(pool, { siteId }),
  ];
  await remove('news_items', young, days - 1);
  await retainNow(pool);
  expect([await hasRow('news_items', live), await hasRow('news_items', young)]).toEqual([
    true,
    true,
  ]);
});

test('without a period the trash is kept for good', async () => {
  const { pool } = server;
  await pool`update retention_periods set days = null where kind = 'trash'`;
  const { id: siteId } = await buildSite(pool);
  const id = await buildNewsItem(pool, { siteId });
  await remove('news_items', id, 3000);
  await retainNow(pool);
  expect(await hasRow('news_items', id)).toBe(true);
});
