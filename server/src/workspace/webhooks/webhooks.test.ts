import { newsItemEditEndpoints } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { webhookEndpoints } from '@masthead/shared/workspace/webhooks/webhook.endpoints.ts';
import { webhookMessages } from '@masthead/shared/workspace/webhooks/webhook.messages.ts';
import { webhookEvents } from '@masthead/shared/workspace/webhooks/webhook.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { buildNewsItem } from '../../editorial/posts/news-items.testing.ts';
import { buildDigest, buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildDesk, buildInvoice } from '../../finance/invoices/invoices.testing.ts';
import { withStaff } from '../../people/users/with-staff.testing.ts';
import { write } from '../../platform/db/client.ts';
import { buildPlace, createSlot, slotAt } from '../../showcase/ad-slots/ad-slots.testing.ts';
import { tellOfSlots } from './deliveries.queries.ts';

const server = withTestServer();
const admin = withStaff(server, 'admin');
const editor = withStaff(server, 'editor');
const {
  list,
  create,
  update,
  enable,
  rotate,
  test: tryOut,
  remove,
  deliveries,
  again,
} = webhookEndpoints;
const given = {
  name: 'Site',
  url: 'https://site.example/hook',
  events: Object.keys(webhookEvents),
  siteIds: [] as number[],
};
let site: Awaited<ReturnType<typeof buildSite>>;
let id: number;

beforeAll(async () => {
  site = await buildSite(server.pool);
});
beforeEach(async () => {
  await server.pool`delete from webhooks`;
  id = await add();
});

async function add(changes: Partial<typeof given> = {}): Promise<number> {
  const { body, error } = await admin.call(create, { body: { ...given, ...changes } });
  expect(error.message).toBeUndefined();
  return body.id;
}
/** What a webhook is to be told, oldest first. */
const told = async (webhookId = id) => {
  const { body } = await admin.call(deliveries, { params: { id: webhookId } });
  return body.nodes
    .map(({ type, request }) => ({ type, data: (JSON.parse(request) as { data: object }).data }))
    .reverse();
};
const types = async (webhookId = id) => (await told(webhookId)).map(({ type }) => type);
const post = (more: object = {}) =>
  buildNewsItem(server.pool, { siteId: site.id, postUrl: null, slug: 'tacos', ...more });

describe('what is told', () => {
  test('a post published, changed and taken down, with its address; a draft is not', async () => {
    const { pool } = server;
    const postId = await post({ status: 5, headline: 'Tacos', slug: 'tacos-1' });
    await pool`update news_items set headline = 'Tacos at dawn' where id = ${postId}`;
    expect(await told()).toEqual([]);
    await pool`update news_items set status = 0 where id = ${postId}`;
    await pool`update news_items set headline = 'Tacos at noon' where id = ${postId}`;
    await pool`update news_items set total_views = 7, is_starred = true where id = ${postId}`;
    await pool`update news_items set status = 5 where id = ${postId}`;
    expect(await types()).toEqual(['post.published', 'post.changed', 'post.taken_down']);
    expect((await told())[2]?.data).toEqual({
      id: postId,
      siteId: site.id,
      type: 'article',
      slug: 'tacos-1',
      title: 'Tacos at noon',
      url: `https://masthead.example/sites/${site.id}/tacos-1`,
    });
  });

  test('several saves in one transaction once, and nothing that is rolled back', async () => {
    const postId = await post({ slug: 'tacos-2', status: 5 });
    await write(server.pool, null, async (db) => {
      await db`update news_items set status = 0 where id = ${postId}`;
      await db`update news_items set headline = 'Once' where id = ${postId}`;
      await db`update news_items set headline = 'Twice' where id = ${postId}`;
    });
    expect(await types()).toEqual(['post.published']);
    const rollback = write(server.pool, null, async (db) => {
      await db`update news_items set headline = 'Never' where id = ${postId}`;
      throw new Error('rolled back');
    });
    await expect(rollback).rejects.toThrow('rolled back');
    expect(await types()).toEqual(['post.published']);
  });

  test('what an editor publishes in the product', async () => {
    const postId = await post({ slug: 'tacos-3', status: 5, body: '<p>Tacos.</p>' });
    const { body } = await editor.call(newsItemEditEndpoints.get, { params: { id: postId } });
    const { version, draft_version } = body;
    const { status, error } = await editor.call(newsItemEditEndpoints.publish, {
      body: { id: postId, version, draft_version },
    });
    expect(error.message).toBeUndefined();
    expect([status, await types()]).toEqual([200, ['post.published']]);
  });

  test('an email sent and an invoice approved', async () => {
    const { pool } = server;
    const digestId = await buildDigest(pool, { siteId: site.id });
    await pool`update campaigns set status = 'sending', provider_campaign_id = 'x' where id = ${digestId}`;
    await pool`update campaigns set status = 'sent' where id = ${digestId}`;
    const desk = await buildDesk(pool);
    const { id: invoiceId } = await buildInvoice(pool, desk);
    await pool`
      update invoices set state = 'approved', decided_at = now(), decided_by = editor_id where id = ${invoiceId}`;
    expect(await told()).toMatchObject([
      { type: 'email.sent', data: { id: digestId, kind: 'daily-digest' } },
      {
        type: 'invoice.approved',
        data: { id: invoiceId, amount: expect.stringMatching(/^\d+\.\d\d$/) },
      },
    ]);
  });

  test('an ad slot when sites begin and cease to show it', async () => {
    const { pool } = server;
    const tellNow = () => write(pool, null, tellOfSlots);
    const place = await buildPlace(pool, null);
    const { body, error } = await createSlot(admin, slotAt(place));
    expect(error.message).toBeUndefined();
    await pool`update ad_slots set start_date = current_date + 5, end_date = current_date + 9`;
    await tellNow();
    expect(await told()).toEqual([]);
    await pool`update ad_slots set start_date = current_date - 2`;
    await tellNow();
    await tellNow();
    await pool`update ad_slots set is_paused = true`;
    await tellNow();
    expect(await told()).toMatchObject([
      { type: 'ad_slot.live', data: { id: body.id, siteIds: [place.siteId] } },
      { type: 'ad_slot.over', data: { id: body.id } },
    ]);
  });

  test('only the events and sites that were chosen, and nothing while it is disabled', async () => {
    const other = await buildSite(server.pool);
    const ofOther = await add({ siteIds: [other.id] });
    const ofEmails = await add({ events: ['email.sent'] });
    const off = await add();
    await admin.call(enable, { params: { id: off }, body: { isEnabled: false } });
    await post({ slug: 'tacos-4' });
    await post({ slug: 'tacos-5', siteId: other.id });
    const counts = [id, ofOther, ofEmails, off].map(async (one) => (await types(one)).length);
    expect(await Promise.all(counts)).toEqual([2, 1, 0, 0]);
  });
});

describe('the screen', () => {
  test('the secret is shown once and stored sealed', async () => {
    const { body } = await admin.call(create, { body: given });
    expect(body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const [row] = await server.pool<{ all: string }[]>`
      select string_agg(w::text, '') as all from webhooks w`;
    expect(row?.all).not.toContain(body.secret.slice(6));
    const listed = await admin.call(list);
    expect(listed.raw.body).not.toContain(body.secret);
    const [changes] = await server.pool<{ all: string }[]>`
      select string_agg(c::text, '') as all from changes c where table_name = 'webhooks'`;
    expect(changes?.all).not.toMatch(/sealed_secret"?: "[\w-]{20}/);
  });

  test.each([
    ['a name', { name: ' ' }, webhookMessages.nameRequired],
    ['https', { url: 'http://site.example/' }, webhookMessages.badUrl],
    ['no port', { url: 'https://site.example:8443/' }, webhookMessages.badUrl],
    ['no password', { url: 'https://a:b@site.example/' }, webhookMessages.badUrl],
    ['an event', { events: [] }, webhookMessages.eventsRequired],
    ['a known event', { events: ['toString'] }, webhookMessages.unknownEvent],
    ['known sites', { siteIds: [999_999] }, webhookMessages.unknownSite],
  ])('a webhook needs %s', async (_what, changes, sentence) => {
    const { status, error } = await admin.call(create, { body: { ...given, ...changes } });
    expect([status, error.message?.[0]]).toEqual([400, sentence]);
  });

  test('a change, a change by two people, a new secret, an end', async () => {
    const [before] = (await admin.call(list)).body;
    const body = { ...given, id, version: before?.version, name: 'Renamed', siteIds: [site.id] };
    expect((await admin.call(update, { body })).status).toBe(200);
    const late = await admin.call(update, { body });
    expect([late.status, late.error.conflict?.version]).toEqual([409, 2]);
    await admin.call(rotate, { params: { id } });
    const [after] = (await admin.call(list)).body;
    expect(after).toMatchObject({ name: 'Renamed', siteIds: [site.id], isEnabled: true });
    expect(after?.overlapUntil).not.toBeNull();
    expect((await admin.call(remove, { params: { id } })).status).toBe(200);
    const gone = { params: { id } };
    const answers = [
      await admin.call(update, { body }),
      await admin.call(enable, { ...gone, body: { isEnabled: true } }),
      await admin.call(rotate, gone),
      await admin.call(tryOut, gone),
      await admin.call(remove, gone),
      await admin.call(again, gone),
      await admin.call(deliveries, gone),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  });

  test('a delivery is sent again under its id; not to a disabled webhook', async () => {
    await post({ slug: 'tacos-6' });
    await server.pool`update webhook_deliveries set status = 'delivered', tries = 2`;
    const find = async () => (await admin.call(deliveries, { params: { id } })).body.nodes[0];
    const before = await find();
    const params = { id: before?.id ?? 0 };
    expect((await admin.call(again, { params })).status).toBe(200);
    expect(await find()).toMatchObject({
      status: 'waiting',
      tries: 0,
      messageId: before?.messageId,
    });
    await admin.call(enable, { params: { id }, body: { isEnabled: false } });
    const refused = await admin.call(again, { params });
    expect([refused.status, refused.error.message[0]]).toEqual([409, webhookMessages.isDisabled]);
  });

  test('deliveries come page by page', async () => {
    for (let made = 0; made < 21; made += 1) await admin.call(tryOut, { params: { id } });
    const first = await admin.call(deliveries, { params: { id } });
    const query = { before: first.body.next ?? 0 };
    const rest = await admin.call(deliveries, { params: { id }, query });
    expect([first.body.nodes.length, rest.body.nodes.length, rest.body.next]).toEqual([
      20,
      1,
      null,
    ]);
  });

  test('only admins', async () => {
    const params = { id };
    const answers = [
      await editor.call(list),
      await editor.call(create, { body: given }),
      await editor.call(update, { body: { ...given, id, version: 1 } }),
      await editor.call(enable, { params, body: { isEnabled: false } }),
      await editor.call(rotate, { params }),
      await editor.call(tryOut, { params }),
      await editor.call(remove, { params }),
      await editor.call(deliveries, { params }),
      await editor.call(again, { params }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
  });
});
